import { type ReactNode, useLayoutEffect, useRef } from 'react'
import classes from './held-fields.module.css'

interface HeldFieldsProps {
  isHeld: boolean
  children: ReactNode
}

/**
 * Fields that can't be changed while what they hold is being sent: what is typed then would be neither sent nor kept. The
 * focus waits on what was pressed.
 */
export function HeldFields({ isHeld, children }: HeldFieldsProps) {
  const fields = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = fields
    if (!isHeld || !current?.contains(document.activeElement)) return
    current.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }, [isHeld])
  return (
    <div ref={fields} className={classes.fields} inert={isHeld}>
      {children}
    </div>
  )
}
