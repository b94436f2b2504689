import { dismissToast, notifyError, notifyUndo, type ToastAction } from '#ui/layers/toasts.ts'
import { type ApiErrorCode, isApiError } from '../api/api-error.ts'
import { describeError } from '../api/errors.ts'
import { firstRefused } from '../forms/refused-fields.ts'
import { type Pressed, withdraw } from './press.ts'
import { isHeldUp, isUnsent, type PressState } from './press-machine.ts'
import { GivenUp } from './press-refusal.ts'
import { pressState, when } from './press-store.ts'
import * as words from './press-words.ts'

interface Explained {
  /** What became of it when it did not work. */
  failure: string
  begin: () => Promise<void>
  retry: () => void
  /** What still helps when it is too late to undo it. */
  instead?: ToastAction
}

interface Undoable extends Explained {
  message: string
  undo: () => void
  /** Something else that may be said of it. */
  also?: ToastAction | undefined
}

/** Carries out a press that shows at once, with a few seconds to take it back. */
export function runUndoable({ message, undo, also, begin, ...rest }: Undoable): void {
  const done = begin()
  const toast = notifyUndo(message, undo, also)
  runExplained({ ...rest, begin: () => done.catch(dismissOnFailure(toast)) })
}

/** Takes the words of a deed back with it. */
export const dismissOnFailure =
  (toast: number) =>
  (error: unknown): never => {
    dismissToast(toast)
    throw error
  }

/** Says what the forms of one feature did, and takes the words back with the deed. */
export function announcer() {
  let said: number | undefined
  /** Takes the last such message away: it shall not stand before the form's buttons. */
  const dismiss = (): void => {
    if (said !== undefined) dismissToast(said)
  }
  const announce = (say: () => number, { id, done }: Pressed): Pressed => {
    dismiss()
    said = say()
    return { id, done: done.catch(dismissOnFailure(said)) }
  }
  /** The same once it is known whether the server has it or it waits; a refusal has its own words. */
  const announceOutcome = (say: (isWaiting: boolean) => number, { id, done }: Pressed): Pressed => {
    dismiss()
    const tell = async () => {
      const isWaiting = await waits(id)
      if (!isWaiting) await done
      said = say(isWaiting)
      if (isWaiting) await done.catch(dismissOnFailure(said))
    }
    // Whoever made the press is told by `done`.
    tell().catch(() => undefined)
    return { id, done }
  }
  return { announce, announceOutcome, dismiss }
}

/** Resolves as soon as a press is held up (true), or is not to be sent any more. */
async function waits(id: string): Promise<boolean> {
  const isWaiting = (state: PressState) => !navigator.onLine || isHeldUp(state, id)
  await when(
    (state) => isWaiting(state) || !state.presses.some((press) => press.id === id && isUnsent(press)),
  )
  return isWaiting(pressState())
}

interface TakenBack extends Omit<Explained, 'begin'> {
  /** The press to take back; undefined when it was tried before. */
  undoes: string | undefined
  /** What undoes it once it may have arrived. */
  press: () => Pressed
  /** What was said of it. */
  toast?: number
}

/** Takes a press back: what was never sent is as if it had never been made, what may have arrived is undone by another. */
export function takeBack({ undoes, press, toast, ...rest }: TakenBack): void {
  const begin = async () => {
    if (undoes !== undefined && (await withdraw(undoes))) return
    await press().done
  }
  runExplained({
    ...rest,
    begin: () => (toast === undefined ? begin() : begin().catch(dismissOnFailure(toast))),
  })
}

/** What the same press cannot get past. */
const finalStatuses = [400, 401, 403, 404, 410, 422]
/** Other conflicts end by waiting, or by what the user removes or declines first. */
const finalConflicts: readonly ApiErrorCode[] = [
  'ALREADY_ASKED',
  'ID_REUSED',
  'LINE_FULL',
  'REQUEST_MOVED_ON',
  'UNITS_TOO_MANY',
]

/** Whether the same press would be refused again, so that nobody is offered to repeat it. */
const isRetryUseless = (error: unknown) =>
  isApiError(error) && (finalStatuses.includes(error.status) || finalConflicts.includes(error.code))

/** Carries out a press; a failure is told, with Retry where that may help. */
export function runExplained({ failure, begin, retry, instead }: Explained): void {
  begin().catch((error: unknown) => {
    if (error instanceof GivenUp) return
    notifyError(actionFailure(failure, error), {
      requestId: isApiError(error) ? error.requestId : undefined,
      retry: isRetryUseless(error) ? undefined : retry,
      ...(instead && isApiError(error, 'UNDO_EXPIRED') && { action: instead }),
    })
  })
}

/** Why a press did not work and what became of it; nothing was typed, so nothing is said about that. */
export function actionFailure(outcome: string, error: unknown): string {
  if (isApiError(error, 'OFFLINE')) return words.offline(outcome)
  if (isApiError(error, 'TIMEOUT')) return words.timedOut(outcome)
  return `${outcome} ${firstRefused(error) ?? describeError(error).message}`
}
