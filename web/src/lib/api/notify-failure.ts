import { notifyError } from '#ui/layers/toasts.ts'
import { describeError } from './errors.ts'

/** Says why something could not be done, in a message over the screen. Returns the toast's id. */
export function notifyFailure(error: unknown): number {
  const { message, requestId } = describeError(error)
  return notifyError(message, { requestId })
}
