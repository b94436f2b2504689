/**
 * Forgets what the page asked for in its head (web/build/early-start.ts) and no screen has taken. A browser keeps each answer until somebody asks for it, a refusal as well: who
 * logs in now shall not get that.
 */
export function forgetAskedAhead(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')) {
    link.remove()
    // A question takes the answer that is kept.
    fetch(link.href).catch(() => undefined)
  }
}
