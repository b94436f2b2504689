/**
 * Returns what opens something when it is first asked for, once for all who ask. Where that fails, they hear of it, and the next one
 * has it opened anew. (Of a module that was found and could not be read whole, Node itself keeps the failure.)
 */
export function openedOnce<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let opened: Promise<Opened> | undefined
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
}
