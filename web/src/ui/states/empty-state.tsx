import type { ReactNode } from 'react'
import classes from './state.module.css'

interface EmptyStateProps {
  illustration?: ReactNode
  /** The specification's text, to the letter. */
  text: string
  /** One sentence more. */
  hint?: string
  /** Read out at once: what was here may have gone while it was read. */
  isNews?: boolean
  /** The one next step, as a button or link. */
  children?: ReactNode
}

/** Says that a list is empty and what to do next. */
export function EmptyState({ illustration, text, hint, isNews, children }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {illustration && <div className={classes.art}>{illustration}</div>}
      <p className={classes.text} role={isNews ? 'alert' : undefined}>
        {text}
      </p>
      {hint && <p className={classes.hint}>{hint}</p>}
      {children && <div className={classes.action}>{children}</div>}
    </div>
  )
}
