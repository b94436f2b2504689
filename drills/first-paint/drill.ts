import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { chromiumPath } from '../product/chromium.ts'
import { preparedData } from '../product/prepared-data.ts'
import { Product } from '../product/product.ts'
import { median } from '../quantiles.ts'
import { prepareGround } from './ground.ts'
import { slowestPress } from './presses.ts'

export interface Paint {
  /** Largest contentful paint, in milliseconds; the median of the visits. */
  largestMs: number
  /** The worst layout shift of all visits. */
  shift: number
  /** Bytes over the wire; the median of the visits. */
  bytes: number
  /** Medians, too. */
  requests: number
}

/** What is visited. */
export interface Screen {
  route: string
  /** Words that stand on it alone, once what it is about is there. */
  shows: string | RegExp
}

interface SecondVisitFigures {
  /** The pantry from the device. */
  again: Paint
  /** The slowest press of a visit to the pantry, until its effect is seen; the median of the visits. */
  pressMs: number
}

interface FirstPaintOptions {
  /** The server's program: the bundle, or its sources. */
  entry: string
  visits: number
  items: number
  /** Those of visitors, and of a student with so many items. */
  screens: readonly Screen[]
  /** Visited again. */
  pantry: Screen
  /** Whether each screen is visited once before it is measured, which warms the server for it. */
  warmsEach: boolean
  /** How long a page that asks for nothing more is watched on, for what is painted and moved late. */
  watchedMs: number
  /** Hears of each screen as soon as it is measured. */
  onMeasured: (route: string, paint: Paint) => void
}

const visitorsScreens = new Set(['/', '/login', '/signup'])

/** A weak phone on the Wi-Fi of a shared kitchen: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowdown = 4
const viewport = { width: 360, height: 740 }
/** The worker has kept the app by then, and the page what it shows. */
const keptMs = 2_500

/** Opens screens in a browser that has never been here, again and again, then the pantry in one that has. */
export async function runFirstPaint(options: FirstPaintOptions): Promise<SecondVisitFigures> {
  const { entry, items, screens, pantry, warmsEach, onMeasured } = options
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-first-paint-'))
  const dataDir = await preparedData(join(folder, 'data'))
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const port = await freePort()
  const product = await Product.start({ entry, port, env, logFile: join(folder, 'server.log') }).ready()
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] })
  try {
    const { cookie, addressOf } = await prepareGround(product.url, dataDir, items)
    for (const { route, shows } of screens) {
      const who = visitorsScreens.has(route) ? undefined : cookie
      const place = { url: product.url + addressOf(route), shows }
      if (warmsEach) await visit(browser, place, who, { ...options, visits: 1 })
      onMeasured(route, await visit(browser, place, who, options))
    }
    const place = { url: product.url + pantry.route, shows: pantry.shows }
    return await visitAgain(browser, place, cookie, options)
  } finally {
    await browser.close()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** How often a screen is visited, and for how long each time. */
type Visits = Pick<FirstPaintOptions, 'visits' | 'watchedMs'>

/** Where a screen is. */
interface Place extends Pick<Screen, 'shows'> {
  url: string
}

/** In a browser that keeps the app, and what it showed last. */
async function visitAgain(
  browser: Browser,
  place: Place,
  cookie: string,
  { visits, watchedMs }: Visits,
): Promise<SecondVisitFigures> {
  const context = await openContext(browser, place.url, cookie)
  const first = await context.newPage()
  await first.goto(place.url)
  await first.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await first.waitForTimeout(keptMs)
  // Pages that stay open follow each press of the others, on the same two cores.
  await first.close()
  const paints: Paint[] = []
  const presses: number[] = []
  for (let n = 0; n < visits; n++) {
    const page = await context.newPage()
    paints.push(await measure(page, place, watchedMs))
    presses.push(await slowestPress(page))
    await page.close()
  }
  await context.close()
  return { again: summary(paints), pressMs: median(presses) }
}

async function visit(
  browser: Browser,
  place: Place,
  cookie: string | undefined,
  { visits, watchedMs }: Visits,
): Promise<Paint> {
  const paints: Paint[] = []
  for (let n = 0; n < visits; n++) {
    const context = await openContext(browser, place.url, cookie)
    paints.push(await measure(await context.newPage(), place, watchedMs))
    await context.close()
  }
  return summary(paints)
}

async function openContext(browser: Browser, url: string, cookie: string | undefined) {
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true })
  const [name = '', value = ''] = cookie?.split('=') ?? []
  // By its origin: an address with a folder would keep the cookie to that folder.
  if (cookie) await context.addCookies([{ name, value, url: new URL(url).origin }])
  return context
}

const summary = (paints: readonly Paint[]): Paint => ({
  largestMs: median(paints.map((paint) => paint.largestMs)),
  shift: Math.max(...paints.map((paint) => paint.shift)),
  bytes: median(paints.map((paint) => paint.bytes)),
  requests: median(paints.map((paint) => paint.requests)),
})

/** Throws where another screen came, or nothing was painted: a quick error page must not pass for a quick screen. */
async function measure(page: Page, { url, shows }: Place, watchedMs: number): Promise<Paint> {
  const devtools = await page.context().newCDPSession(page)
  let bytes = 0
  let requests = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests += 1
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(watchPaints)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.getByText(shows).filter({ visible: true }).first().waitFor()
  await page.waitForTimeout(watchedMs)
  if (page.url() !== url) throw new Error(`${url} led to ${page.url()}`)
  const seen = await page.evaluate(() => window.shelfmatePaints)
  if (seen.largestMs <= 0) throw new Error(`${url} told of no paint`)
  return { ...seen, bytes, requests }
}

declare global {
  interface Window {
    shelfmatePaints: Pick<Paint, 'largestMs' | 'shift'>
  }
}

/** Runs in the page, before its own scripts. */
function watchPaints(): void {
  const seen = { largestMs: 0, shift: 0 }
  window.shelfmatePaints = seen
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
