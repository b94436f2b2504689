import { currentSession } from '#lib/api/session.ts'
import { onSessionElsewhere } from '#lib/api/session-channel.ts'

/**
 * The cookie belongs to all tabs together. A tab that shows one account while the cookie names another starts over, and so
 * does a signed-in page that the browser brings back from its history: its session may be over.
 */
export function followOtherTabs(): void {
  onSessionElsewhere((userId) => {
    const user = currentSession()
    if (user !== undefined && (user?.id ?? null) !== userId) window.location.reload()
  })
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && currentSession()) window.location.reload()
  })
}
