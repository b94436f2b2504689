import type { ReactNode } from 'react'
import classes from './card.module.css'

/** A panel that holds one form or text. */
export function Card({ children }: { children: ReactNode }) {
  return <div className={classes.card}>{children}</div>
}
