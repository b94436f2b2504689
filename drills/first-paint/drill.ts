import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { chromiumPath } from '../product/chromium.ts'
import { preparedData } from '../product/prepared-data.ts'
import { Product } from '../product/product.ts'
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

export interface SecondVisitFigures {
  /** The pantry from the device. */
  again: Paint
  /** The slowest press of a visit to the pantry, until its effect is seen; the median of the visits. */
  pressMs: number
}

export interface FirstPaintOptions {
  /** The server's program: the bundle, or its sources. */
  entry: string
  visits: number
  items: number
  /** Routes of what is visited: those of visitors, and of a student with so many items. */
  screens: readonly string[]
  /** Whether each screen is visited once before it is measured, which warms the server for it; the first always is. */
  warmsEach: boolean
  /** Hears of each screen as soon as it is measured. */
  onMeasured: (screen: string, paint: Paint) => void
}

const visitorsScreens = new Set(['/', '/login', '/signup'])

/** A weak phone on the Wi-Fi of a shared kitchen: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowdown = 4
const viewport = { width: 360, height: 740 }
/** Nothing more is painted and moved after that. */
const settledMs = 2_500

/** Opens screens in a browser that has never been here, again and again, then the pantry in one that has. */
export async function runFirstPaint(options: FirstPaintOptions): Promise<SecondVisitFigures> {
  const { entry, visits, items, screens, warmsEach, onMeasured } = options
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-first-paint-'))
  const dataDir = await preparedData(join(folder, 'data'))
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const port = await freePort()
  const product = await Product.start({ entry, port, env, logFile: join(folder, 'server.log') }).ready()
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] })
  try {
    const { cookie, addressOf } = await prepareGround(product.url, dataDir, items)
    for (const [n, screen] of screens.entries()) {
      const who = visitorsScreens.has(screen) ? undefined : cookie
      const url = product.url + addressOf(screen)
      if (n === 0 || warmsEach) await visit(browser, url, who, 1)
      onMeasured(screen, await visit(browser, url, who, visits))
    }
    return await visitAgain(browser, `${product.url}/pantry`, cookie, visits)
  } finally {
    await browser.close()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** In a browser that keeps the app, and what it showed last. */
async function visitAgain(
  browser: Browser,
  url: string,
  cookie: string,
  visits: number,
): Promise<SecondVisitFigures> {
  const context = await openContext(browser, url, cookie)
  const first = await context.newPage()
  await first.goto(url)
  await first.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await first.waitForTimeout(settledMs)
  // Pages that stay open follow each press of the others, on the same two cores.
  await first.close()
  const paints: Paint[] = []
  const presses: number[] = []
  for (let n = 0; n < visits; n++) {
    const page = await context.newPage()
    paints.push(await measure(page, url))
    presses.push(await slowestPress(page))
    await page.close()
  }
  await context.close()
  return { again: summary(paints), pressMs: median(presses) }
}

async function visit(
  browser: Browser,
  url: string,
  cookie: string | undefined,
  visits: number,
): Promise<Paint> {
  const paints: Paint[] = []
  for (let n = 0; n < visits; n++) {
    const context = await openContext(browser, url, cookie)
    paints.push(await measure(await context.newPage(), url))
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

async function measure(page: Page, url: string): Promise<Paint> {
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
  await page.waitForTimeout(settledMs)
  const seen = await page.evaluate(() => window.shelfmatePaints)
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

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
