import type { Browser, Page } from '@playwright/test'
import { chooseServers } from './servers.ts'

const { ports } = await chooseServers()
/** Address of the first or the second server process. */
export const origin = (process: 0 | 1) => `http://localhost:${ports[process]}`

const size = { width: 1280, height: 800 }
/** Less motion: each frame of what slides, fades or shimmers is drawn by the processors that all tests share. */
const usualMedia = { colorScheme: 'light', reducedMotion: 'reduce', forcedColors: null } as const
/** A page of our own origin that runs no script. */
const restingPlace = '/healthz'
/** All that a page leaves on its device but what the browser fetched. */
const keptByPages = 'local_storage,indexeddb,cache_storage'
/** What a test asks of a page in these ways nothing takes back. */
const lasting = ['addInitScript', 'exposeFunction', 'exposeBinding', 'routeWebSocket'] as const

/** What a window is opened as. */
export interface Look {
  process?: 0 | 1
  width?: number
  dark?: boolean
  /** Whether things move, as for everybody who does not ask for less motion: for what moves, or keeps still while others do. */
  moves?: boolean
  /** Whether the window has a service worker. Without one every request can be intercepted. */
  worker?: boolean
  /** Whether no test may have used the window before: for what a first visit or a lost connection shows. */
  isNew?: boolean
}

/**
 * The windows of one worker. What the browser has fetched and compiled it keeps for the next test in the same window: a screen
 * costs a third then. Of all else a window is empty when it is used again.
 */
export class Windows {
  readonly #browser: Browser
  readonly #free: Record<0 | 1, Page[]> = { 0: [], 1: [] }
  readonly #spoilt = new WeakSet<Page>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** An empty page in an empty window. */
  async open({ process = 0, width = size.width, dark, moves, worker, isNew }: Look): Promise<Page> {
    const free = worker || isNew ? undefined : this.#free[process].pop()
    const page = free ?? (await this.#make(process, worker === true))
    if (worker || isNew) this.#spoilt.add(page)
    if (width !== size.width) await page.setViewportSize({ ...size, width })
    if (dark) await page.emulateMedia({ colorScheme: 'dark' })
    if (moves) await page.emulateMedia({ reducedMotion: 'no-preference' })
    return page
  }

  /** Takes back the window of a test that is over. */
  async close(page: Page, process: 0 | 1 = 0): Promise<void> {
    if (this.#spoilt.has(page) || page.isClosed() || (await hasOwnClock(page))) return page.context().close()
    await empty(page)
    this.#free[process].push(page)
  }

  async #make(process: 0 | 1, worker: boolean): Promise<Page> {
    const context = await this.#browser.newContext({
      baseURL: origin(process),
      viewport: size,
      timezoneId: 'Asia/Singapore',
      locale: 'en-GB',
      serviceWorkers: worker ? 'allow' : 'block',
      ...usualMedia,
    })
    const page = await context.newPage()
    const setOffline = context.setOffline.bind(context)
    context.setOffline = (isOffline) => {
      if (!this.#spoilt.has(page))
        throw new Error('A window that loses its connection must be new: see anew().')
      return setOffline(isOffline)
    }
    for (const name of lasting) {
      const act: (...given: never[]) => unknown = page[name]
      const noted = (...given: never[]) => {
        this.#spoilt.add(page)
        return Reflect.apply(act, page, given)
      }
      Object.assign(page, { [name]: noted })
    }
    return page
  }
}

/** A clock that a test has set stays with the window. */
const hasOwnClock = (page: Page) => page.evaluate(() => !String(Date).includes('[native code]'))

/** Empties a window, but for what the browser fetched. */
export async function empty(page: Page): Promise<void> {
  const context = page.context()
  for (const one of context.pages()) if (one !== page) await one.close()
  for (const routed of [context, page]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
  page.removeAllListeners()
  await context.clearPermissions()
  await page.mouse.move(0, 0)
  await page.emulateMedia(usualMedia)
  await page.setViewportSize(size)
  await forget(page)
}

/** Leaves the page's screen, and leaves nothing of it on the device but what the browser fetched. */
export async function forget(page: Page): Promise<void> {
  // What a page does last, such as keeping a draft, it has done then. Elsewhere the browser would begin a new process.
  await page.goto(restingPlace)
  await page.evaluate(() => sessionStorage.clear())
  await page.context().clearCookies()
  const chromium = await page.context().newCDPSession(page)
  for (const process of [0, 1] as const)
    await chromium.send('Storage.clearDataForOrigin', { origin: origin(process), storageTypes: keptByPages })
  await chromium.send('Page.resetNavigationHistory')
  await chromium.detach()
}
