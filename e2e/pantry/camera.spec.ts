import { expect, type Page, test } from '../fixtures.ts'
import { signedInOn } from '../requests/people.ts'
import { browserThatSees, picturesOfPacks, printed } from '../steps/camera.ts'
import { openPantry } from '../steps/pantry.ts'

const [milk, tofu] = ['4006381333931', '96385074']

const popup = (page: Page) => page.getByRole('dialog', { name: 'Scan' })
const scanned = (page: Page) =>
  popup(page).getByRole('list', { name: 'Scanned so far' }).getByRole('listitem')

async function openCamera(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add many at once' }).click()
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await expect(popup(page)).toBeVisible()
}

test('without a camera: a number is typed, a picture is read, and names are learned', async ({
  openAs,
  expectAccessible,
}) => {
  const page = await openPantry({ openAs })
  await openCamera(page)
  await expect(popup(page).getByText(/^There’s no camera here\. Choose a picture,/)).toBeVisible()
  await popup(page).getByRole('button', { name: 'Close' }).click()
  // Somebody answers the browser's question with No.
  await page.evaluate(() => {
    const refused = new DOMException('Permission denied', 'NotAllowedError')
    navigator.mediaDevices.getUserMedia = () => Promise.reject(refused)
  })
  await openCamera(page)
  await expect(
    popup(page).getByText(/^The camera isn’t allowed here\. Allow it in your browser’s settings/),
  ).toBeVisible()
  await popup(page).getByLabel('Barcode number').fill('4006381333932')
  await popup(page).getByRole('button', { name: 'Add number' }).click()
  await expect(popup(page).getByText('Please check the digits.')).toBeVisible()
  await popup(page).getByLabel('Barcode number').fill(milk)
  await popup(page).getByRole('button', { name: 'Add number' }).click()
  await popup(page).getByLabel(`Name of ${milk}`).fill('Oat milk')
  await popup(page).getByText('A date', { exact: true }).click()
  await choosePicture(page, dateOfPack)
  const date = scanned(page).getByRole('button', { name: 'Thu, 24 Dec 2026' })
  await expect(date).toBeVisible()
  await expectAccessible(page, 'what was scanned')
  await date.click()
  await popup(page).getByRole('button', { name: 'Check 1 item' }).click()
  await page.getByRole('button', { name: 'Add 1 item' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'Oat milk' })).toBeVisible()
  await expect
    .poll(async () => (await page.request.get('/api/pantry/items')).json())
    .toMatchObject({
      items: [{ name: 'Oat milk', expiryDate: '2026-12-24', dateSource: 'scanned' }],
    })
  await openCamera(page)
  await popup(page).getByLabel('Barcode number').fill(milk)
  await popup(page).getByRole('button', { name: 'Add number' }).click()
  await expect(popup(page).getByLabel(`Name of ${milk}`)).toHaveValue('Oat milk')
  // What was scanned before goes along with a receipt's food.
  await popup(page).getByText('A receipt', { exact: true }).click()
  await choosePicture(page, ['SPINACH 200G', 'TOFU 300G'])
  const names = page.getByRole('textbox', { name: /^Food \d$/ })
  await expect(names).toHaveCount(3)
  await expect(names.first()).toHaveValue('Oat milk')
})

const dateOfPack = ['BEST BEFORE', '24 DEC 2026']

async function choosePicture(page: Page, lines: readonly string[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    popup(page).getByText('Choose a picture', { exact: true }).click(),
  ])
  const buffer = await printed(page, lines)
  await chooser.setFiles({ name: 'print.png', mimeType: 'image/png', buffer })
}

test('the reader that was fetched once reads on without a network', async ({ openAs }) => {
  const { page } = await openAs({ worker: true })
  await page.goto('/pantry')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const date = scanned(page).getByRole('button', { name: 'Thu, 24 Dec 2026' })
  for (const isOffline of [false, true]) {
    await page.context().setOffline(isOffline)
    await page.reload()
    await openCamera(page)
    await popup(page).getByText('A date', { exact: true }).click()
    await choosePicture(page, dateOfPack)
    await expect(date).toBeVisible()
    // It would wait in the review else, also after the reload.
    await scanned(page).getByRole('button', { name: 'One less of the new product' }).click()
  }
})

test('with a camera: packs are scanned one after another, felt, counted, and lit', async ({ newStudent }) => {
  const browser = await browserThatSees(picturesOfPacks([milk, tofu, milk]))
  try {
    const student = await newStudent()
    const page = await signedInOn(browser, student)
    await page.addInitScript(phoneWithLight)
    await page.goto('/pantry')
    await openCamera(page)
    await expect(scanned(page)).toHaveCount(2)
    await expect(popup(page).getByLabel(`Name of ${milk}`)).toBeVisible()
    await expect(popup(page).getByLabel(`Name of ${tofu}`)).toBeVisible()
    await expect(popup(page).getByRole('button', { name: 'Check 2 items' })).toBeVisible()
    const { shakes } = await page.evaluate(() => window.shelfmatePhone)
    expect(shakes.length).toBeGreaterThanOrEqual(2)
    expect(new Set(shakes)).toEqual(new Set([60]))
    await popup(page).getByRole('button', { name: 'Light on' }).click()
    await popup(page).getByRole('button', { name: 'Light off' }).click()
    await expect(popup(page).getByRole('button', { name: 'Light on' })).toBeVisible()
    expect(await page.evaluate(() => window.shelfmatePhone.lights)).toEqual([true, false])
  } finally {
    await browser.close()
  }
})

declare global {
  interface Window {
    /** What a phone was asked: to shake for so many milliseconds, and to light or not. */
    shelfmatePhone: { shakes: unknown[]; lights: unknown[] }
  }
}

/** Runs in the page before its own scripts: the browser of the tests has neither light nor motor. */
function phoneWithLight(): void {
  const asked: Window['shelfmatePhone'] = { shakes: [], lights: [] }
  window.shelfmatePhone = asked
  navigator.vibrate = (ms) => asked.shakes.push(ms) > 0
  const light: object = { torch: true }
  MediaStreamTrack.prototype.getCapabilities = () => light
  MediaStreamTrack.prototype.applyConstraints = (wanted) => {
    for (const each of wanted?.advanced ?? []) asked.lights.push(Object.values(each)[0])
    return Promise.resolve()
  }
}
