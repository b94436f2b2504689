import { dismissToast, notifyError, notifyUndo } from '#ui/toasts.ts'
import { isApiError } from './api-error.ts'
import { describeError } from './errors.ts'
import { GivenUp } from './in-turn.ts'

interface Explained {
  /** What became of it when it did not work. */
  failure: string
  begin: () => Promise<void>
  retry: () => void
}

interface Undoable extends Explained {
  message: string
  undo: (done: Promise<void>) => void
}

/** Carries out a press that shows at once, with a few seconds to take it back. */
export function undoable({ message, undo, begin, ...rest }: Undoable): void {
  const done = begin()
  const toast = notifyUndo(message, () => undo(done))
  explained({
    ...rest,
    begin: () =>
      done.catch((error: unknown) => {
        dismissToast(toast)
        throw error
      }),
  })
}

/** Carries out a press; a failure is told, with Retry where that may help. */
export function explained({ failure, begin, retry }: Explained): void {
  begin().catch((error: unknown) => {
    if (error instanceof GivenUp) return
    const isFinal =
      isApiError(error) &&
      (error.code === 'NOT_FOUND' || error.code === 'UNDO_EXPIRED' || error.status === 401)
    notifyError(actionFailure(failure, error), {
      requestId: isApiError(error) ? error.requestId : undefined,
      retry: isFinal ? undefined : retry,
    })
  })
}

/** Why a press did not work and what became of it; nothing was typed, so nothing is said about that. */
export function actionFailure(outcome: string, error: unknown): string {
  if (isApiError(error, 'OFFLINE')) return `${outcome} You seem to be offline.`
  if (isApiError(error, 'TIMEOUT')) return `${outcome} The server took too long to answer.`
  return `${outcome} ${describeError(error).message}`
}
