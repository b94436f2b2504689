import { useEffect } from 'react'
import { putDrawingsInPage } from './drawings.ts'
import classes from './food-picture.module.css'

interface FoodPictureProps {
  /** Its code, as the server says; undefined while that is not known: its room is kept. */
  picture: string | undefined
}

/** A small picture beside a food's name, which says it all to those who do not see it. */
export function FoodPicture({ picture }: FoodPictureProps) {
  useEffect(putDrawingsInPage, [])
  return (
    <span className={classes.tile} aria-hidden>
      {picture && (
        <svg width={32} height={32}>
          <use href={`#food-${picture}`} />
        </svg>
      )}
    </span>
  )
}
