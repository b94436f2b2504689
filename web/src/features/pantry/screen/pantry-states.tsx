import { SkeletonCards } from '#ui/states/skeletons.tsx'
import * as words from './pantry-screen-words.ts'
import classes from './pantry-states.module.css'

const cardHeightPx = 188

export function PantryLoading() {
  return (
    <div className={classes.loading}>
      <SkeletonCards label={words.loadingYourPantry} height={cardHeightPx} />
    </div>
  )
}
