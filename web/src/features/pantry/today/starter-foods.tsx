import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import * as words from './pantry-today-words.ts'
import { StarterGrid, type StarterGridProps } from './starter-grid.tsx'
import classes from './today-pantry.module.css'

interface StarterFoodsProps extends StarterGridProps {
  heading: RefObject<HTMLHeadingElement | null>
}

/** Five taps and the pantry has begun. */
export function StarterFoods({ heading, ...grid }: StarterFoodsProps) {
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        {words.startHere}
      </h2>
      <Link to="/profile" className={classes.more}>
        {words.tellUsAboutYou}
      </Link>
      <p className={classes.calm}>{words.tapWhatYouHave}</p>
      <StarterGrid {...grid} />
    </>
  )
}
