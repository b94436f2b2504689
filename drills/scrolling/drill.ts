import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { limits } from '@shelfmate/contract/api/limits'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { dateInZone } from '@shelfmate/contract/pantry/expiry'
import pg from 'pg'
import { fillUpTo } from '../large-lists/seed.ts'
import { type Account, send, signUp } from '../product/api.ts'
import { chromiumPath } from '../product/chromium.ts'
import { connectionOf } from '../product/postgres.ts'
import { freePort, Product } from '../product/product.ts'

/** What a long list did while a finger dragged it. */
export interface Scrolled {
  framesPerSecond: number
  /** The share of the frames that came when the screen was ready for them. */
  onTime: number
  longestMs: number
}

export interface ScrollingOptions {
  /** The server's program: the bundle, or its sources. */
  entry: string
  items: number
  messages: number
  /** How far each list is dragged, in px. */
  distance: number
}

const viewport = { width: 360, height: 740 }
/** A fast thumb; in px a second. */
const speed = 3_000
/** A screen shows a frame every 16.7 ms: one that took longer than this missed its turn. */
const lateMs = 25
const settledMs = 1_000
const patienceMs = 60_000
const pollMs = 100
const readBackMs = 120_000
const msPerDay = 86_400_000

/** Drags through a long pantry and a long conversation, both whole in the page, on a machine that is not slowed down. */
export async function runScrolling(options: ScrollingOptions): Promise<{ pantry: Scrolled; chat: Scrolled }> {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-scrolling-'))
  const dataDir = join(folder, 'data')
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const { entry, items, messages, distance } = options
  const logFile = join(folder, 'server.log')
  const product = await Product.start({ entry, port: await freePort(), env, logFile }).ready()
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] })
  try {
    const mei = await signUp(product.url)
    const partner = await signUp(product.url)
    await fillPantry(product.url, mei, items)
    await fillChat(dataDir, mei, messages)
    const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true })
    const [name = '', value = ''] = mei.cookie.split('=')
    await context.addCookies([{ name, value, url: product.url }])
    const page = await context.newPage()
    await page.goto(`${product.url}/pantry`)
    await page.getByText(`That is everything: ${items} items.`).waitFor({ timeout: patienceMs })
    const pantry = await drag(page, -distance)
    await page.goto(`${product.url}/chat/${chatIdOf(mei.userId, partner.userId)}`)
    await readBack(page, messages)
    const chat = await drag(page, -distance)
    return { pantry, chat }
  } finally {
    await browser.close()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fillPantry(url: string, { cookie }: Account, items: number): Promise<void> {
  for (let n = 0; n < items; n += limits.expiryDatesPerAdd) {
    const count = Math.min(limits.expiryDatesPerAdd, items - n)
    const expiryDates = Array.from({ length: count }, (_, day) =>
      dateInZone(new Date(Date.now() + day * msPerDay), 'UTC'),
    )
    const body = { name: `Rice ${n}`, quantity: 2, remark: 'top shelf', expiryDates }
    const { status } = await send(url, { method: 'POST', path: '/pantry/items', cookie, body })
    if (status !== 201) throw new Error(`adding items answered ${status}`)
  }
}

/** With the only other user there is. */
async function fillChat(dataDir: string, { userId }: Account, messages: number): Promise<void> {
  const client = new pg.Client(connectionOf(dataDir))
  await client.connect()
  const amount = { users: 2, posts: 0, ownChats: 1, longest: messages, messages: 0, comments: 0 }
  await fillUpTo(client, userId, amount)
  await client.end()
}

/** Scrolls up, as a hand does, until every message of the conversation is in the page. */
async function readBack(page: Page, messages: number): Promise<void> {
  const log = page.getByRole('log')
  await log.waitFor({ timeout: patienceMs })
  await log.hover()
  const deadline = Date.now() + readBackMs
  while ((await log.getByRole('article').count()) < messages) {
    if (Date.now() > deadline) throw new Error('the older messages did not come')
    await page.mouse.wheel(0, -viewport.height * 10)
    await page.waitForTimeout(pollMs)
  }
  await log.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }))
}

async function drag(page: Page, yDistance: number): Promise<Scrolled> {
  await page.waitForTimeout(settledMs)
  const devtools = await page.context().newCDPSession(page)
  await page.evaluate(watchFrames)
  await devtools.send('Input.synthesizeScrollGesture', {
    ...{ x: viewport.width / 2, y: viewport.height / 2, yDistance, speed },
    ...{ gestureSourceType: 'touch', preventFling: true },
  })
  const frames = await page.evaluate(() => window.shelfmateFrames)
  const gaps = frames.slice(1).map((at, n) => at - (frames[n] ?? at))
  const total = (frames.at(-1) ?? 0) - (frames[0] ?? 0)
  return {
    framesPerSecond: (gaps.length / total) * 1_000,
    onTime: gaps.filter((gap) => gap <= lateMs).length / gaps.length,
    longestMs: Math.max(...gaps),
  }
}

declare global {
  interface Window {
    shelfmateFrames: number[]
  }
}

/** Runs in the page. */
function watchFrames(): void {
  window.shelfmateFrames = []
  const note = (at: number) => {
    window.shelfmateFrames.push(at)
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}
