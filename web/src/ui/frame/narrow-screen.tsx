import type { ReactNode } from 'react'
import classes from './narrow-screen.module.css'

/** A screen of one card: its header and the card stand as one column in the middle of a wide window. */
export function NarrowScreen({ children }: { children: ReactNode }) {
  return <div className={classes.screen}>{children}</div>
}
