import { notifyError, notifyOffer, readToasts } from '#ui/layers/toasts.ts'
import * as words from './forms-words.ts'

let offered: number | undefined

/**
 * Says that a part of the page did not load, once a page: nobody has asked for it. A browser asks for a part once; after a lost
 * connection it comes with the next page, which also sends what waits.
 */
export function offerReload(): void {
  if (navigator.onLine && offered === undefined) offer()
}

/** Says the same of what somebody has pressed, each time: nothing happens without a word. */
export function tellNotLoaded(): void {
  if (!navigator.onLine) notifyError(words.needsConnection)
  else if (!readToasts().some(({ id }) => id === offered)) offer()
}

function offer(): void {
  offered = notifyOffer(words.partOfAppNotLoaded, {
    label: words.reload,
    run: () => window.location.reload(),
  })
}
