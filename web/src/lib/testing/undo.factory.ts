import { readToasts } from '#ui/layers/toasts.ts'

/** Does what a press on the newest Undo does, if there is one. */
export const undo = (): void =>
  readToasts()
    .findLast(({ kind }) => kind === 'undo')
    ?.action?.run()
