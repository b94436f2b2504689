import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import * as words from './fields-words.ts'
import classes from './form-alert.module.css'

interface FormAlertProps {
  /** The exact text. */
  message: string
  requestId?: string | undefined
  /** A way on, such as a link. */
  children?: ReactNode
}

/** Says inside a form why it could not be sent (role alert). */
export function FormAlert({ message, requestId, children }: FormAlertProps) {
  return (
    <div className={classes.alert}>
      <IconAlertTriangle className={classes.icon} size={20} aria-hidden />
      <div>
        <p role="alert">{message}</p>
        {requestId && <p className={classes.request}>{words.request(requestId)}</p>}
        {children}
      </div>
    </div>
  )
}
