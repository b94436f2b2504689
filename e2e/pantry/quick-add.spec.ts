import { anew, expect, type Page, test } from '../fixtures.ts'
import { inDays } from '../steps/dates.ts'
import { senderIsThere } from '../steps/device.ts'
import { line, preview } from '../steps/entry.ts'
import { items, openPantry, storedItems } from '../steps/pantry.ts'

const rows = (page: Page) => preview(page).getByRole('listitem')

/** Twelve products as one types them: names, amounts, and a date of each. */
const shop = [
  'milk +5',
  'eggs +9',
  '2 tofu +4',
  'rice +99',
  'oats +90',
  'kale +3',
  'figs +2',
  'ham +6',
  'feta +8',
  'pak choi +2',
  'soup +7',
  'leek +9',
].join()

const products = 12
const mostKeys = 110
const mostTaps = 4
const mostTapsOnNames = 18
const keysPerSecond = 3
const mostSeconds = 45

/** Taps a wanted name that the line offers and that is in sight; undefined where the names have to be moved first. */
async function tapOffered(page: Page, wanted: ReadonlySet<string>): Promise<string | undefined> {
  const offered = page.getByRole('listbox', { name: 'Suggested names' }).getByRole('option')
  await expect(offered.first()).toBeVisible()
  const seen = await offered.evaluateAll((chips) =>
    chips.flatMap((chip) => (chip.getBoundingClientRect().right <= innerWidth ? [chip.textContent] : [])),
  )
  const name = seen.find((each) => wanted.has(each))
  if (name !== undefined) await offered.getByText(name, { exact: true }).click()
  return name
}

test('twelve products with their dates: typed, and the next week by taps alone', async ({
  openAs,
  expectAccessible,
}) => {
  const page = await openPantry({ openAs })
  let [keys, taps] = [0, 0]
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  await line(page).click()
  taps += 1
  for (const key of shop) await press(key)
  await expect(rows(page)).toHaveCount(products)
  await expectAccessible(page, 'a line being typed')
  await press('Enter')
  await expect(items(page)).toHaveCount(products)
  await expect(line(page)).toHaveValue('')
  await expect(line(page)).toBeFocused()
  tell(`${keys} keys, ${taps} taps`, keys + taps)
  expect(keys).toBeLessThanOrEqual(mostKeys)
  expect(taps).toBeLessThanOrEqual(mostTaps)
  await expect
    .poll(async () => (await storedItems(page)).find(({ name }) => name === 'tofu'))
    .toMatchObject({ quantity: 2, expiryDate: inDays(4) })

  await page.setViewportSize({ width: 390, height: 844 })
  await line(page).click()
  taps = 1
  const left = new Set((await storedItems(page)).map(({ name }) => name))
  while (left.size > 0) {
    const name = await tapOffered(page, left)
    taps += 1
    // What is out of sight is a swipe away.
    if (name === undefined) await page.getByRole('listbox').evaluate((row) => row.scrollBy(innerWidth, 0))
    else left.delete(name)
    expect(taps).toBeLessThan(mostTapsOnNames)
  }
  await expect(rows(page).filter({ hasText: 'your usual' })).toHaveCount(products)
  // 'Done' of the phone's keyboard.
  await press('Enter')
  taps += 1
  await expect.poll(async () => (await storedItems(page)).length).toBe(2 * products)
  tell(`${taps} taps, no key`, taps)
  expect(taps).toBeLessThanOrEqual(mostTapsOnNames)
})

function tell(figures: string, presses: number): void {
  const seconds = presses / keysPerSecond
  test.info().annotations.push({ type: 'figures', description: `${figures}: ${seconds.toFixed(1)} s` })
  expect(seconds).toBeLessThanOrEqual(mostSeconds)
}

test('by keys alone: n leads to the line, a date is chosen, one Undo takes all back', async ({ openAs }) => {
  const page = await openPantry({ openAs })
  await expect(line(page)).toBeVisible()
  // The keys come behind what the screen itself needs.
  await expect(async () => {
    await page.keyboard.press('n')
    await expect(line(page)).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type('blorf, 6 eggs +9')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('blorf needs a date.')
  await expect(page.getByRole('button', { name: 'blorf: today' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^blorf: .* Change the date$/ })).toBeFocused()
  await line(page).press('Enter')
  await expect(items(page)).toHaveCount(2)
  await expect(items(page).filter({ hasText: 'blorf' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(items(page)).toHaveCount(0)
  await expect.poll(() => storedItems(page)).toEqual([])
})

for (const name of ['See it', 'Undo'])
  test(`news of a badge stands above Undo, and ${name} takes one press`, async ({ openAs }) => {
    const page = await openPantry(anew({ openAs }))
    await line(page).fill('milk +5')
    await line(page).press('Enter')
    // Its time stands still under the pointer, until the badge has come.
    await page.getByRole('button', { name: 'Undo' }).hover()
    await expect(page.getByRole('button', { name: 'See it' })).toBeVisible()
    await page.getByRole('button', { name }).click()
    if (name === 'Undo') await expect(items(page)).toHaveCount(0)
    else await expect(page).toHaveURL(/\/progress/)
  })

test('what could not be read is seen, and is left out at the second press alone', async ({ openAs }) => {
  const page = await openPantry({ openAs })
  await line(page).fill('blorf 31 feb')
  await expect(rows(page)).toContainText('Couldn’t read “31 feb”')
  await page.getByRole('button', { name: 'blorf: +3 days' }).click()
  await line(page).press('Enter')
  await expect(page.getByRole('alert')).toContainText('“31 feb” could not be read.')
  await line(page).press('Enter')
  await expect(items(page)).toHaveCount(1)
})

test('a food that is known gets a date: about right until it is confirmed', async ({
  openAs,
  expectAccessible,
}) => {
  const page = await openPantry({ openAs }, { name: 'Milk', days: [6] })
  await line(page).fill('milk, spinach')
  await expect(rows(page).first()).toContainText('your usual: 6 days')
  await expect(rows(page).last()).toContainText(/usually keeps: \d+ days/)
  await expectAccessible(page, 'suggested dates')
  await page.getByRole('button', { name: 'milk: the date is right' }).click()
  await page.getByRole('button', { name: /^milk: .*Change the date$/ }).click()
  await expectAccessible(page, 'a date being changed')
  await page.getByRole('button', { name: 'milk: +7 days' }).click()
  await line(page).press('Enter')
  await expect(items(page)).toHaveCount(3)
  await expect(items(page).filter({ hasText: 'spinach' })).toContainText('about')
  await expect
    .poll(async () => (await storedItems(page)).map(({ dateSource }) => dateSource).toSorted())
    .toEqual(['suggested', 'typed', 'typed'])
})

test('a line waits offline, and is stored once', async ({ openAs }) => {
  const page = await openPantry(anew({ openAs }))
  await expect(line(page)).toBeVisible()
  await line(page).fill('m')
  await expect(rows(page)).toHaveCount(1)
  await senderIsThere(page)
  await page.context().setOffline(true)
  await line(page).fill('milk +5, 2 tofu +4, rice +99')
  await line(page).press('Enter')
  await expect(items(page)).toHaveCount(3)
  await page.context().setOffline(false)
  await expect.poll(() => storedItems(page)).toHaveLength(3)
  await page.reload()
  await expect(items(page)).toHaveCount(3)
})

test('two devices see each other’s shopping', async ({ openAs, newStudent }) => {
  const student = await newStudent()
  const [phone, laptop] = [(await openAs({ student })).page, (await openAs({ student, process: 1 })).page]
  for (const page of [phone, laptop]) await page.goto('/pantry')
  await line(phone).fill('milk +5, 2 tofu +4')
  await line(laptop).fill('rice +99, kale +3')
  await Promise.all([line(phone).press('Enter'), line(laptop).press('Enter')])
  for (const page of [phone, laptop]) await expect(items(page)).toHaveCount(4)
})
