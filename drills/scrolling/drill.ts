import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { signUp } from '../product/api.ts'
import { chromiumPath } from '../product/chromium.ts'
import { Product } from '../product/product.ts'
import { fillChat, fillPantry } from './fill.ts'
import { drag, framePx, type Scrolled } from './frames.ts'
import { timePresses } from './presses.ts'

interface ScrollingOptions {
  /** The server's program: the bundle, or its sources. */
  entry: string
  items: number
  messages: number
  /** How far each list is dragged, in px. */
  distance: number
  /** How often the presses are timed. */
  rounds: number
}

export interface ScrollingFigures {
  /** By what was scrolled. */
  lists: Map<string, Scrolled>
  /** By what was pressed: how long until the next picture, in ms; medians. */
  presses: Map<string, number>
}

const viewport = { width: 360, height: 740 }
/** The pantry's phone. */
const slowdown = 4
const patienceMs = 60_000
const pollMs = 100
const readBackMs = 120_000
/** Badges for so many items are celebrated first. */
const celebratedMs = 8_000

/** Drags through a long pantry on a slow phone, and through a long conversation that is whole in the page on one that is not. */
export async function runScrolling(options: ScrollingOptions): Promise<ScrollingFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-scrolling-'))
  const dataDir = join(folder, 'data')
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const { entry, items, messages, distance, rounds } = options
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
    const devtools = await context.newCDPSession(page)
    const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate })
    // Nobody looks at the confetti.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPantry(page, `${product.url}/pantry`, items)
    await page.waitForTimeout(celebratedMs)
    await page.emulateMedia({ reducedMotion: null })
    await slowDown(slowdown)
    const presses = await timePresses(page, rounds)
    const lists = new Map<string, Scrolled>()
    for (const [look, address, density] of looks) {
      await slowDown(1)
      await page.evaluate((chosen) => localStorage.setItem('pantry-density', chosen), density)
      await openPantry(page, product.url + address, items)
      await slowDown(slowdown)
      lists.set(`${items} pantry items as ${look}`, await drag(page, distance, framePx))
    }
    await slowDown(1)
    await page.goto(`${product.url}/chat/${chatIdOf(mei.userId, partner.userId)}`)
    await readBack(page, messages)
    // A conversation begins at its end: one reads upwards.
    lists.set(`${messages} messages of one conversation`, await drag(page, distance, -framePx))
    return { lists, presses }
  } finally {
    await browser.close()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What is grouped stands in rows. */
const looks = [
  ['rows', '/pantry', 'rows'],
  ['rows by place', '/pantry?group=place', 'rows'],
  ['cards', '/pantry', 'cards'],
] as const

async function openPantry(page: Page, url: string, items: number): Promise<void> {
  await page.goto(url)
  await page.getByText(`That’s everything: ${items} items.`).waitFor({ timeout: patienceMs })
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
