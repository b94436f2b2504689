import { notifyOffer } from '#ui/layers/toasts.ts'
import * as words from './forms-words.ts'

let isOffered = false

/** Browsers ask for a part of a page once: one that a cut kept away comes with the next page, which also sends what waits. */
export function offerReload(): void {
  if (!navigator.onLine || isOffered) return
  isOffered = true
  notifyOffer(words.partOfAppNotLoaded, {
    label: words.reload,
    run: () => window.location.reload(),
  })
}
