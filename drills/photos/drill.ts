import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { dateInZone } from '@shelfmate/contract/pantry/expiry'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { type Random, seeded } from '../allergen-guard/random.ts'
import { signUp } from '../product/api.ts'
import { chromiumPath } from '../product/chromium.ts'
import { preparedData } from '../product/prepared-data.ts'
import { Product, program, root } from '../product/product.ts'
import { drawPhoto, type Photo } from './render.ts'
import { dateScene, receiptScene } from './scenes.ts'

interface PhotosFigures {
  dates: { pictures: number; right: number; first: number; ms: number[] }
  receipts: {
    foods: number
    found: number
    rows: number
    /** Rows that are no food of their receipt. */
    noise: number
    ms: number[]
  }
  /** What one device fetches for it, once, in bytes. */
  downloads: { barcodes: number; text: number }
  faults: string[]
}

const patienceMs = 60_000
const zone = 'Asia/Singapore'
const viewport = { width: 390, height: 844 }

/** Rendered packs and receipts through the product in a real browser, from "Choose a picture" to what it offers. */
export async function runPhotos(dates: number, receipts: number, seed: number): Promise<PhotosFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-photos-'))
  const env = { DATA_DIR: await preparedData(join(folder, 'data')), LOG_LEVEL: 'warn' }
  const logFile = join(folder, 'server.log')
  const product = await Product.start({ entry: program, port: await freePort(), env, logFile }).ready()
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] })
  try {
    const { cookie } = await signUp(product.url)
    const context = await browser.newContext({ viewport, locale: 'en-GB', timezoneId: zone })
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url: product.url }])
    const page = await context.newPage()
    await page.goto(`${product.url}/pantry`)
    const random = seeded(seed)
    const faults: string[] = []
    return {
      dates: await readDates(page, { count: dates, random, faults }),
      receipts: await readReceipts(page, { count: receipts, random, faults }),
      downloads: downloads(),
      faults,
    }
  } finally {
    await browser.close()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Task {
  count: number
  random: Random
  faults: string[]
}

async function openCamera(page: Page, mode: string): Promise<void> {
  await page.getByRole('button', { name: 'Add many at once' }).click({ timeout: patienceMs })
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await page.getByText(mode, { exact: true }).click()
}

/** Chooses a picture in the product; returns how long it took to be read. */
async function choose(page: Page, photo: Photo): Promise<number> {
  const address = await page.evaluate(drawPhoto, photo)
  const buffer = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  const reading = page.getByText(/^(?:Reading|Loading the reader)…$/)
  const begins = reading.waitFor()
  const since = performance.now()
  await page.locator('input[type=file]').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })
  await begins
  await reading.waitFor({ state: 'detached', timeout: patienceMs })
  return performance.now() - since
}

async function readDates(page: Page, { count, random, faults }: Task): Promise<PhotosFigures['dates']> {
  await openCamera(page, 'A date')
  const figures: PhotosFigures['dates'] = { pictures: count, right: 0, first: 0, ms: [] }
  for (let n = 0; n < count; n++) {
    const { photo, date } = dateScene(random, dateInZone(new Date(), zone))
    figures.ms.push(await choose(page, photo))
    const offered = await offeredDates(page)
    if (offered[0] === date) figures.first += 1
    if (offered.includes(date)) figures.right += 1
    else faults.push(`${date} read as ${offered.join(', ') || 'nothing'}: ${JSON.stringify(photo)}`)
  }
  await page.reload()
  // What was scanned waits in the review; the receipts begin without it.
  await page.getByRole('button', { name: /rows? to check/ }).click()
  await page.getByRole('button', { name: 'Discard all' }).click()
  return figures
}

async function offeredDates(page: Page): Promise<string[]> {
  const dates = page.getByRole('group', { name: /^Which date is on/ }).getByRole('button')
  const texts = await dates.allInnerTexts()
  return texts.map((text) => new Date(`${text.slice(text.indexOf(',') + 1)} UTC`).toISOString().slice(0, 10))
}

async function readReceipts(page: Page, { count, random, faults }: Task): Promise<PhotosFigures['receipts']> {
  const figures: PhotosFigures['receipts'] = { foods: 0, found: 0, rows: 0, noise: 0, ms: [] }
  for (let n = 0; n < count; n++) {
    await openCamera(page, 'A receipt')
    const { photo, foods } = receiptScene(random)
    figures.ms.push(await choose(page, photo))
    const rows = page.getByRole('textbox', { name: /^Food \d+$/ })
    // The rows are drawn, or said to be none, a moment after the reader has ended.
    await rows.or(page.getByText('No food was found in that picture.')).first().waitFor()
    const names = await rows.evaluateAll((fields) =>
      fields.map((field) => ('value' in field ? String(field.value) : '').toUpperCase()),
    )
    const missed = foods.filter((food) => !names.some((each) => isNear(each, food)))
    figures.foods += foods.length
    figures.found += foods.length - missed.length
    figures.rows += names.length
    const noise = names.filter((each) => !foods.some((food) => isNear(each, food)))
    figures.noise += noise.length
    if (noise.length > 0) faults.push(`no food of its receipt: ${noise.join(', ')}`)
    if (missed.length > 0) faults.push(`missed ${missed.join(', ')} among ${names.join(', ') || 'no rows'}`)
    if (names.length > 0) await page.getByRole('button', { name: 'Discard all' }).click()
    else await page.reload()
  }
  return figures
}

/** One letter in so many may be misread. */
const lettersPerSlip = 5

/** Whether a row is that food: but for a letter in five, which the table's owner mends. */
function isNear(name: string, food: string): boolean {
  let before = Array.from({ length: food.length + 1 }, (_, at) => at)
  for (let n = 1; n <= name.length; n++) {
    const row = [n]
    for (let at = 1; at <= food.length; at++) {
      const cost = name[n - 1] === food[at - 1] ? 0 : 1
      row.push(Math.min((before[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1, (before[at - 1] ?? 0) + cost))
    }
    before = row
  }
  return (before[food.length] ?? food.length) <= Math.ceil(food.length / lettersPerSlip)
}

/** Sizes over the wire of what the readers are made of. */
function downloads(): PhotosFigures['downloads'] {
  const folder = join(root, 'web/dist/assets/camera')
  const files = readdirSync(folder).filter((file) => /\.(?:js|wasm)$|traineddata.*\.gz$/.test(file))
  const wire = (file: string) => {
    const packed = join(folder, `${file}.br`)
    return statSync(existsSync(packed) ? packed : join(folder, file)).size
  }
  const sum = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file)).reduce((total, file) => total + wire(file), 0)
  return { barcodes: sum(/^(?:barcode|zxing)/), text: sum(/^(?:text|tesseract|eng)/) }
}
