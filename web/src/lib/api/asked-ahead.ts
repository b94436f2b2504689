declare global {
  /** Answers to what the page asked for in its head, by address: of the script that shows them before the app runs. */
  var shelfmateAhead: Map<string, Promise<Response>> | undefined
}

/** What the app asks for later than so long after its page, it asks anew. */
const freshMs = 15_000

const links = () => document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')

/** Takes the answers to what the page asks for in its head (web/build/pages/early-start.ts), and keeps them for the app. */
export function keepAskedAhead(): Map<string, Promise<Response>> {
  const kept = new Map<string, Promise<Response>>()
  for (const link of links()) {
    const { pathname, search } = new URL(link.href)
    kept.set(pathname + search, fetch(link.href))
    link.remove()
  }
  globalThis.shelfmateAhead = kept
  return kept
}

/** The answer that is kept for an address, once; undefined where none is, resolves to undefined where it is a refusal. */
export function takeAskedAhead(address: string): Promise<Response | undefined> | undefined {
  const answer = globalThis.shelfmateAhead?.get(address)
  globalThis.shelfmateAhead?.delete(address)
  if (!answer || performance.now() > freshMs) return undefined
  return answer.then(
    (one) => (one.ok ? one : undefined),
    () => undefined,
  )
}

/**
 * Forgets what the page asked for and no screen has taken. A browser keeps each answer until somebody asks for it, a
 * refusal as well: who logs in now shall not get that.
 */
export function forgetAskedAhead(): void {
  globalThis.shelfmateAhead = undefined
  for (const link of links()) {
    link.remove()
    // A question takes the answer that is kept.
    fetch(link.href).catch(() => undefined)
  }
}
