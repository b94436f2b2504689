import type { ReactNode } from 'react'
import classes from './cards-below.module.css'

/** Cards that stand below another one, each with room around it. */
export const CardsBelow = ({ children }: { children: ReactNode }) => (
  <div className={classes.below}>{children}</div>
)
