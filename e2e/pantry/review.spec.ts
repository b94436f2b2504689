import { anew, expect, type Page, test } from '../fixtures.ts'
import { inDays } from '../steps/dates.ts'
import { line, table } from '../steps/entry.ts'
import { items, openPantry, storedItems } from '../steps/pantry.ts'

const rows = (page: Page) => table(page).getByRole('listitem')

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer()
    data.setData('text', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)

test('a pasted list is looked through by keys, outlives the page, and is one change with one Undo', async ({
  openAs,
  expectAccessible,
}) => {
  const page = await openPantry({ openAs })
  // What hears a paste comes beside the screen.
  await expect(page.getByRole('button', { name: 'Add many at once' })).toBeVisible()
  await line(page).focus()
  await paste(page, 'milk 2 +5\nblorf\n- spinach 200g freezer +30\n')
  await expect(rows(page)).toHaveCount(3)
  await expectAccessible(page, 'the review table')
  await expect(rows(page).first()).toMatchAriaSnapshot(`
    - listitem:
      - checkbox "Add milk" [checked]
      - textbox "Food 1": milk
      - textbox "Quantity of milk": "2"
      - textbox "Size of milk"
      - combobox "Place of milk"
      - textbox "Expiry date of milk"
      - button "Remove milk"
  `)
  await expect(page.getByRole('checkbox', { name: 'Add milk' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('oat milk')
  await page.keyboard.press('ArrowDown')
  await expect(table(page).getByRole('textbox', { name: 'Food 2' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(table(page).getByRole('textbox', { name: 'Food 1' })).toBeFocused()
  await page.reload()
  await expect(rows(page)).toHaveCount(3)
  await expect(table(page).getByRole('textbox', { name: 'Food 1' })).toHaveValue('oat milk')
  await table(page).getByRole('button', { name: 'Add 3 items' }).click()
  await expect(table(page).getByRole('alert')).toHaveText('blorf needs a date.')
  await expect(table(page).getByLabel('Expiry date of blorf')).toBeFocused()
  await table(page).getByRole('button', { name: 'All without a date: +7 days' }).click()
  await table(page).getByRole('button', { name: 'Add 3 items' }).click()
  await expect(items(page)).toHaveCount(3)
  await expect
    .poll(() => storedItems(page))
    .toMatchObject([
      { name: 'oat milk', quantity: 2, expiryDate: inDays(5), dateSource: 'typed' },
      { name: 'blorf', expiryDate: inDays(7) },
      { name: 'spinach', size: '200 g', place: 'freezer' },
    ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(items(page)).toHaveCount(0)
  await expect.poll(() => storedItems(page)).toEqual([])
})

test('a date is typed over a suggested one, and all of it by keys', async ({ openAs }) => {
  const page = await openPantry({ openAs })
  await page.getByRole('button', { name: 'Add many at once' }).click()
  await page.getByLabel('Paste a list or a receipt').fill('eggs\nmilk\nblorf')
  await page.getByRole('button', { name: 'Read it' }).click()
  const eggs = table(page).getByLabel('Expiry date of eggs')
  await expect(eggs).not.toHaveValue('')
  const [year] = (await eggs.inputValue()).split('-')
  await eggs.focus()
  await page.keyboard.press('Backspace')
  await expect(eggs).toHaveValue('')
  // The same as day and as month: browsers ask for them in different orders.
  await page.keyboard.type('1212')
  await expect(eggs).toHaveValue(`${year}-12-12`)
  await table(page).getByRole('button', { name: 'milk: the date is right' }).press('Enter')
  await expect(table(page).getByLabel('Expiry date of milk')).toBeFocused()
  await table(page).getByRole('button', { name: 'All without a date: +7 days' }).press('Enter')
  await expect(table(page).getByRole('button', { name: 'Add 3 items' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await storedItems(page)).toSorted((a, b) => a.name.localeCompare(b.name)))
    .toMatchObject([
      { name: 'blorf', expiryDate: inDays(7) },
      { name: 'eggs', expiryDate: `${year}-12-12`, dateSource: 'typed' },
      { name: 'milk', dateSource: 'typed' },
    ])
})

/** Twelve products as a till prints them, and what it prints around them. */
const receipt = `GREEN GROCER LTD
12 Station Road  Tel 0113 555 0100
12/11/2026 17:02  Till 3
SEMI SKIM MLK 2PT        1.20
FREE RANGE EGGS 6PK      1.95
2 x 0.85
BAKED BEANS 415G         1.70
LOOSE CARROTS
0.455 kg @ 0.65/kg       0.30
CHKN BRST FLT 650G       4.75
BAKED BEANS OFFER       -0.40
WHT BREAD 800G           0.75
BASMATI RICE 1KG         2.10
SPINACH 200G             1.10
GREEK YOG 500G           1.05
CHERRY TOMATOES          0.95
TOFU 300G                1.50
MATURE CHED 400G         2.39
CARRIER BAG              0.20
SUBTOTAL                19.54
TOTAL                   19.54
VISA CONTACTLESS        19.54
CLUBCARD POINTS 19`
const mostTaps = 3
const keysPerSecond = 3
const mostSeconds = 45

test('twelve products of a pasted receipt', async ({ openAs }) => {
  const page = await openPantry({ openAs })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), receipt)
  await expect(page.getByRole('button', { name: 'Add many at once' })).toBeVisible()
  let taps = 0
  await line(page).click()
  taps += 1
  // 'Paste' in the field's menu is a tap on a phone.
  await page.keyboard.press('ControlOrMeta+V')
  taps += 1
  await expect(rows(page)).toHaveCount(12)
  await expect(rows(page).first()).toContainText('Found as “SEMI SKIM MLK 2PT”')
  await expect(rows(page).filter({ hasText: 'About' })).toHaveCount(12)
  await table(page).getByRole('button', { name: 'Add 12 items' }).click()
  taps += 1
  await expect(items(page)).toHaveCount(12)
  test.info().annotations.push({ type: 'figures', description: `${taps} taps, no key` })
  expect(taps).toBeLessThanOrEqual(mostTaps)
  expect(taps / keysPerSecond).toBeLessThanOrEqual(mostSeconds)
  await expect
    .poll(async () => (await storedItems(page)).find(({ name }) => name === 'Baked beans'))
    .toMatchObject({ quantity: 2, size: '415 g', dateSource: 'suggested' })
})

test('what is there is marked and joined by a tick; offline, with a lost answer, once', async ({
  openAs,
  expectAccessible,
}) => {
  const page = await openPantry(anew({ openAs }), { name: 'Milk', quantity: 2, days: [4] })
  await expect(page.getByRole('button', { name: 'Add many at once' })).toBeVisible()
  await page.getByRole('button', { name: 'Add many at once' }).click()
  await expect(page.getByLabel('Paste a list or a receipt')).toBeVisible()
  await expectAccessible(page, 'the ways to add many')
  await page.getByLabel('Paste a list or a receipt').fill('3 milk +9\nblorf +3\n6 eggs +9')
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(rows(page)).toHaveCount(3)
  // On a tick the one is enough; where text stands it takes the other as well.
  for (const [field, key] of [
    [page.getByRole('checkbox', { name: 'Add blorf' }), 'Delete'],
    [page.getByLabel('Quantity of blorf'), 'Control+Delete'],
  ] as const) {
    await field.press(key)
    await expect(rows(page)).toHaveCount(2)
    await expect(page.getByRole('checkbox', { name: 'Add eggs' })).toBeFocused()
    await table(page).getByRole('button', { name: 'Put back' }).click()
    await expect(rows(page)).toHaveCount(3)
  }
  await page.getByRole('checkbox', { name: 'Add blorf' }).uncheck()
  await page.getByRole('checkbox', { name: /^milk: You have 2, until .* makes 5\.$/ }).check()
  await expectAccessible(page, 'the review table with what is there')
  await page.context().setOffline(true)
  let sent = 0
  await page.route('**/api/pantry/batches', async (route) => {
    sent += 1
    if (sent > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await table(page).getByRole('button', { name: 'Add 2 items' }).click()
  await expect(items(page)).toHaveCount(2)
  await expect(items(page).filter({ hasText: 'Milk' })).toContainText('5')
  await page.context().setOffline(false)
  await expect.poll(() => sent).toBeGreaterThan(1)
  await expect
    .poll(async () => (await storedItems(page)).map(({ name, quantity }) => [name, quantity]))
    .toEqual([
      ['Milk', 5],
      ['eggs', 6],
    ])
})

test('a file’s rows are looked through, and those that could not be read say where they stand', async ({
  openAs,
  expectAccessible,
}) => {
  const page = await openPantry({ openAs })
  await page.getByRole('button', { name: 'Add many at once' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the template' }).click()
  expect((await saved).suggestedFilename()).toBe('shelfmate-template.csv')
  const many = Array.from({ length: 60 }, (_, n) => `Food ${n + 1},1,2027-01-01`)
  await page.getByLabel('Open a CSV file').setInputFiles({
    name: 'stock.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Product,Amount,Due date', 'Milk,2,31.02.2027', ...many].join('\n')),
  })
  await expect(table(page)).toContainText('From stock.csv.')
  await expect(rows(page)).toHaveCount(50)
  await expect(rows(page).first()).toContainText('Couldn’t read “line 2: 31.02.2027”')
  await page.getByRole('checkbox', { name: 'Add Milk' }).uncheck()
  await table(page).getByRole('button', { name: 'Add 49 items' }).click()
  await expect(rows(page)).toHaveCount(11)
  await expectAccessible(page, 'a row of a file that could not be read whole')
  await page.keyboard.press('Escape')
  await expect(items(page)).toHaveCount(49)
  await page.getByRole('button', { name: '11 rows to check' }).click()
  await expect(rows(page)).toHaveCount(11)
})
