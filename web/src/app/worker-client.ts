import { notifyError, notifyOffer } from '#ui/layers/toasts.ts'
import * as words from './app-words.ts'
import { followTyping, hasTypedText } from './shortcuts/typed-text.ts'

const script = '/service-worker.js'
const checkEveryMs = 3_600_000
/** The worker fetches the whole app: the screen that was asked for comes first. */
const startAfterMs = 2_000
const nothingToDo = () => undefined

/** Registers the service worker and offers its newer versions. Does nothing where there is none: in development, over plain HTTP. */
export async function startWorker(): Promise<void> {
  // The frame of the signed-in screens, which asks for it, comes and goes with the sessions of one page.
  if (isStarted || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  isStarted = true
  followTyping()
  const { serviceWorker } = navigator
  let hadWorker = serviceWorker.controller !== null
  // Another tab has let a new version in: the files of this page's version are gone. The first worker of all brings none.
  serviceWorker.addEventListener('controllerchange', () => {
    if (isReloading) window.location.reload()
    else if (hadWorker) offer(() => window.location.reload())
    hadWorker = true
  })
  await new Promise((resolve) => setTimeout(resolve, startAfterMs))
  try {
    const { trustedScript } = await import('#lib/trusted-script.ts')
    const registration = await serviceWorker.register(trustedScript(script), { updateViaCache: 'none' })
    offerWhenReady(registration)
    setInterval(() => void registration.update().catch(nothingToDo), checkEveryMs)
  } catch {
    // Storage is full or forbidden. Everything works but opening without a network.
  }
}

let isStarted = false
let isReloading = false

/** A new version waits beside the old one until it is let in. */
function offerWhenReady(registration: ServiceWorkerRegistration): void {
  const letIn = () => {
    // Let in by another tab already.
    if (!registration.waiting) return window.location.reload()
    isReloading = true
    registration.waiting.postMessage({ kind: 'take over' })
  }
  if (registration.waiting && navigator.serviceWorker.controller) offer(letIn)
  const follow = () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller) offer(letIn)
    })
  }
  // The browser looked for a new version as it opened the page: one may be on its way already.
  follow()
  registration.addEventListener('updatefound', follow)
}

/** Never reloads by itself, and never over typed text. */
function offer(reload: () => void): void {
  notifyOffer(words.newVersionReady, {
    label: words.reload,
    run: () => {
      if (!hasTypedText()) return reload()
      notifyError(words.unsavedText, {
        action: { label: words.reload, run: () => (hasTypedText() ? offer(reload) : reload()) },
      })
    },
  })
}
