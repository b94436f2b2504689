import { SkeletonCards } from '#ui/states/skeletons.tsx'
import classes from './pantry-states.module.css'

const cardHeightPx = 188

export function PantryLoading() {
  return (
    <div className={classes.loading}>
      <SkeletonCards label="Loading your pantry…" height={cardHeightPx} />
    </div>
  )
}
