import { notifyOffer } from '#ui/layers/toasts.ts'

let isOffered = false

/** Browsers ask for a part of a page once: one that a cut kept away comes with the next page, which also sends what waits. */
export function offerReload(): void {
  if (!navigator.onLine || isOffered) return
  isOffered = true
  notifyOffer('Part of the app didn’t load. What you do is kept, and is sent when you reload the page.', {
    label: 'Reload',
    run: () => window.location.reload(),
  })
}
