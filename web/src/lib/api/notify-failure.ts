import { notifyError } from '#ui/layers/toasts.ts'
import { describeError } from './errors.ts'

/** Says why something could not be done, in a message over the screen. */
export function notifyFailure(error: unknown): void {
  const { message, requestId } = describeError(error)
  notifyError(message, { requestId })
}
