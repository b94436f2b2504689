/**
 * The open popups, the topmost last. A modal dialog makes everything outside of it inert: what must stay readable above it
 * (the toasts) is drawn inside the topmost one.
 */
let dialogs: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function update(next: readonly HTMLElement[]) {
  dialogs = next
  for (const listener of listeners) listener()
}

export const readTopLayer = () => dialogs.at(-1)
export function subscribeToTopLayer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Puts an opened dialog on top; the returned function takes it away again. */
export function enterTopLayer(dialog: HTMLElement): () => void {
  update([...dialogs, dialog])
  return () => update(dialogs.filter((other) => other !== dialog))
}
