import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { codesIn, loadCodeProgram } from '../../web/src/lib/camera/reading/code-reader.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { card, comment, foodNamed, lookFor, publish } from '../steps/exchange.ts'
import { photo } from '../steps/pictures.ts'

const posts = 9
const screenPx = 3000
/** A code that is read from across a kitchen, of a sheet that is 210 mm wide. */
const leastMm = 80
const pxPerMm = 96 / 25.4
/** More than a line of a card holds. */
const asked =
  'Is there any left at eight? I’m at the library until then and would come straight to your kitchen.'

test('nine posts fit in 3,000 px of a phone, and a poster’s code opens those of a dorm', async ({
  openAs,
}) => {
  const { page } = await openAs({ width: 390 })
  const food = foodNamed('Rice')
  await test.step('posts as people write them', async () => {
    for (let n = 1; n <= posts; n++) {
      const description = 'Cooked too much again. Bring your own container.'
      const told = {
        ...(n % 3 === 0 && { pickupPlace: 'Kitchen, level 3' }),
        ...(n % 3 === 1 && { allergens: { contains: ['eggs', 'milk'], mayContain: [] } }),
      }
      const foodName = `${food} ${n}`
      const id = await publish(page, { foodName, description, photoId: await photo(page), ...told })
      if (n % 2 === 0) await comment(page, id, asked)
    }
    await lookFor(page, food)
    // From the first one down each is drawn as one comes near it.
    for (let n = 1; n <= posts; n++) await card(page, `${food} ${n}`).scrollIntoViewIfNeeded()
    const [first, last] = [await placeOf(page, `${food} 1`), await placeOf(page, `${food} ${posts}`)]
    const [top, bottom] = [Math.min(first.top, last.top), Math.max(first.bottom, last.bottom)]
    test.info().annotations.push({ type: 'nine posts', description: `${Math.round(bottom - top)} px` })
    expect(bottom - top).toBeLessThanOrEqual(screenPx)
  })

  await test.step('a long comment ends with its card', async () => {
    const line = card(page, `${food} 2`).getByRole('listitem').filter({ hasText: asked })
    await expect(line).toBeVisible()
    expect(await rightOf(line)).toBeLessThan(await rightOf(card(page, `${food} 2`)))
  })

  await test.step('a poster is one sheet, whose code leads to the dorm’s posts', async () => {
    await page.goto('/exchange')
    await page.goto('/exchange/poster')
    await page.getByLabel('Dorm', { exact: true }).selectOption('PGP')
    await page.getByLabel('Kitchen (optional)').fill('Kitchen on level 3')
    await page.emulateMedia({ media: 'print' })
    const code = page.getByRole('img', { name: 'QR code that opens the posts of PGP' })
    expect((await code.boundingBox())?.width).toBeGreaterThan(leastMm * pxPerMm)
    await expect(page.getByRole('navigation')).toBeHidden()
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    const [address = ''] = await readCodes(await code.screenshot())
    await page.emulateMedia({ media: 'screen' })
    await page.goto(address)
    await expect(page.getByRole('combobox', { name: 'Dorm' })).toHaveValue('PGP')
  })
})

test('a long name of a poster stands clear of the place above it, and both begin where the food does', async ({
  newStudent,
  openAs,
}) => {
  const student = await newStudent({
    firstName: 'Wolfeschlegelsteinhausen',
    lastName: 'Venkatanarasimharaju',
  })
  const { page } = await openAs({ width: 360, student })
  const food = foodNamed('Rice')
  await publish(page, { foodName: food })
  await lookFor(page, food)
  const post = card(page, food)
  const [title, pin] = [post.getByRole('link', { name: food }), post.locator('dl svg').first()]
  expect(Math.round(await leftOf(pin))).toBe(Math.round(await leftOf(title)))
  const person = post.getByRole('link', { name: /^Wolfe/ })
  const [place, name] = [await post.getByText('PGP').boundingBox(), await person.locator('bdi').boundingBox()]
  expect(name?.height).toBeGreaterThan(2 * (place?.height ?? 0) - 1)
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(name?.y ?? 0)
})

const leftOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().left)

const rightOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right)

async function placeOf(page: Page, foodName: string) {
  return card(page, foodName).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top: top + scrollY, bottom: bottom + scrollY }
  })
}

/** By the reader that scans barcodes. */
async function readCodes(png: Buffer): Promise<string[]> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  await loadCodeProgram(Uint8Array.from(readFileSync(path)).buffer)
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const picture = { data: Uint8ClampedArray.from(data), width: info.width, height: info.height }
  return codesIn({ ...picture, colorSpace: 'srgb' }, 'qr')
}
