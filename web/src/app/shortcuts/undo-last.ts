import { dismissToast, readToasts } from '#ui/layers/toasts.ts'

/** Takes back what was done last and still may be, drawn or not; returns whether there was something. */
export function undoLast(): boolean {
  const toast = readToasts().findLast(({ kind }) => kind === 'undo')
  if (!toast?.action) return false
  dismissToast(toast.id)
  toast.action.run()
  return true
}
