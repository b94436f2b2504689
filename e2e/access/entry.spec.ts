import { expect, type Page, test } from '../fixtures.ts'
import { line, preview, table } from '../steps/entry.ts'
import { items, openPantry, openRow } from '../steps/pantry.ts'
import { stickingOut } from './controls.ts'
import { tabTo } from './focus.ts'
import { listen, spoken } from './spoken.ts'

const item = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

/** A window of 1280 x 1024 at 400 %. */
const zoomed = { width: 320, height: 256 }
const inRows = { width: 360, height: 740 }

test('at 400 % one types, looks through, opens a row and chooses several, and nothing sticks out', async ({
  openAs,
}) => {
  const page = await openPantry({ openAs })
  await page.setViewportSize(zoomed)
  const fits = async () => expect(await page.evaluate(stickingOut)).toEqual([])
  await line(page).fill('blorf, 2 milk +5')
  await button(page, 'blorf: +3 days').click()
  await fits()
  await button(page, 'Add 2 items').click()
  await expect(items(page)).toHaveCount(2)
  await button(page, 'Add many at once').click()
  await page.getByLabel('Paste a list or a receipt').fill('6 eggs +9\nzorb')
  await fits()
  await button(page, 'Read it').click()
  await table(page).getByLabel('Food 2').fill('zorbine')
  await table(page).getByLabel('Quantity of zorbine').fill('4')
  await table(page).getByLabel('Place of zorbine').selectOption('cupboard')
  await button(page, 'All without a date: +7 days').click()
  await fits()
  await button(page, 'Add 2 items').click()
  await expect(items(page)).toHaveCount(4)
  await openRow(page, 'milk')
  await fits()
  await button(page, 'Consumed milk').click()
  await button(page, 'Close milk').click()
  await expect(item(page, 'milk')).toContainText('1 ×')
  await button(page, 'List').click()
  await fits()
  await button(page, 'Choose items').click()
  for (const name of ['blorf', 'zorbine']) await box(page, `Choose ${name}`).check()
  await fits()
  await page.getByLabel('Move to').selectOption('freezer')
  await expect(page.getByRole('region', { name: 'Chosen items' })).toHaveCount(0)
  await expect(page.getByText(/^Moved/)).toBeVisible()
  await fits()
})

test('by keys alone one adds many, looks through, opens a row, chooses several and never loses the focus', async ({
  openAs,
}) => {
  const page = await openPantry({ openAs })
  await page.setViewportSize(inRows)
  const press = (key: string) => page.keyboard.press(key)
  // A window that nothing warmed yet draws its screen later than an empty pantry has no items.
  await expect(line(page)).toBeVisible()
  // The keys come behind what the screen itself needs.
  await expect(async () => {
    await press('n')
    await expect(line(page)).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type('blorf, 2 milk +5')
  await press('Enter')
  await expect(button(page, 'blorf: today')).toBeFocused()
  await press('Tab')
  await press('Enter')
  await tabTo(page, button(page, 'Add 2 items'))
  await press('Enter')
  await expect(items(page)).toHaveCount(2)
  await expect(line(page)).toBeFocused()
  await tabTo(page, button(page, 'Add many at once'))
  await press('Enter')
  await tabTo(page, page.getByLabel('Paste a list or a receipt'))
  await page.keyboard.type('6 eggs +9\nzorb\n')
  await tabTo(page, button(page, 'Read it'))
  await press('Enter')
  await expect(box(page, 'Add eggs')).toBeFocused()
  await press('Enter')
  await expect(box(page, 'Add zorb')).toBeFocused()
  await press('Tab')
  await page.keyboard.type('zorbine')
  await press('Tab')
  await page.keyboard.type('4')
  await tabTo(page, table(page).getByLabel('Place of zorbine'))
  await press('ArrowDown')
  await tabTo(page, button(page, 'All without a date: +7 days'))
  await press('Space')
  await tabTo(page, button(page, 'Add 2 items'))
  await press('Enter')
  await expect(items(page)).toHaveCount(4)
  await tabTo(page, button(page, 'Show milk'))
  await press('Enter')
  await expect(item(page, 'milk')).toBeFocused()
  await tabTo(page, button(page, 'Close milk'))
  await press('Enter')
  await expect(item(page, 'milk')).toBeFocused()
  await tabTo(page, button(page, 'List'), 'Shift+Tab')
  await press('Enter')
  await tabTo(page, button(page, 'Choose items'))
  await press('Enter')
  await expect(button(page, 'List')).toBeFocused()
  // Toasts make way for the bar once it is there.
  await expect(page.getByRole('region', { name: 'Chosen items' })).toBeVisible()
  for (const name of ['blorf', 'zorbine']) {
    await tabTo(page, box(page, `Choose ${name}`))
    await press('Space')
  }
  await tabTo(page, button(page, 'Use up 1 of each'))
  await press('Enter')
  await expect(item(page, 'zorbine')).toContainText('3 ×')
  await expect(item(page, 'zorbine')).toBeFocused()
  // What can be undone is said once it is done.
  await expect(page.getByText(/^Used up 1 each of /)).toBeVisible()
  await press('z')
  await expect(items(page)).toHaveCount(4)
  await tabTo(page, button(page, 'List'), 'Shift+Tab')
  await press('Enter')
  await tabTo(page, button(page, 'Choose items'))
  await press('Enter')
  await tabTo(page, box(page, 'Choose zorbine'))
  await press('Space')
  await tabTo(page, page.getByLabel('Move to'))
  // To pass a place is not to choose it.
  for (const _ of ['fridge', 'freezer']) await press('ArrowDown')
  await tabTo(page, button(page, 'Move'))
  await press('Enter')
  await expect(page.getByText('Moved zorbine to the freezer.')).toBeVisible()
  await expect(item(page, 'zorbine')).toBeFocused()
})

test('a screen reader hears what is read, what is missing, what is chosen and what became of it', async ({
  openAs,
}) => {
  const page = await openPantry({ openAs })
  await page.setViewportSize(inRows)
  await listen(page)
  await expect(line(page)).toHaveAccessibleDescription(
    'Type foods with amounts, places and dates, separated by commas. Press Enter to add them all.',
  )
  await line(page).pressSequentially('blorf, 2 zorb fridge +5')
  await expect(preview(page)).toMatchAriaSnapshot(`
    - list "What will be added":
      - listitem:
        - text: blorf
        - 'button "blorf: today"'
        - 'button "blorf: +1 day"'
        - 'button "blorf: +3 days"'
        - 'button "blorf: +7 days"'
        - textbox "Expiry date of blorf"
      - listitem:
        - text: 2 × zorb Fridge
        - 'button /^zorb: .*Change the date$/'
  `)
  await line(page).press('Enter')
  await expect(button(page, 'blorf: today')).toBeFocused()
  await page.keyboard.press('Enter')
  await line(page).press('Enter')
  await expect(items(page)).toHaveCount(2)
  await button(page, 'Add many at once').click()
  await page.getByLabel('Paste a list or a receipt').fill('6 zorb +9\nqux')
  await button(page, 'Read it').click()
  await expect(table(page)).toMatchAriaSnapshot(`
    - dialog "Check before adding":
      - heading "Check before adding"
      - paragraph: /Nothing has been added to your pantry yet/
      - list "Rows":
        - listitem:
          - checkbox "Add zorb" [checked]
          - textbox "Food 1": zorb
          - textbox "Quantity of zorb": "6"
          - textbox "Size of zorb"
          - combobox "Place of zorb"
          - textbox "Expiry date of zorb"
          - button "Remove zorb"
          - checkbox /^zorb. You have 2, until .* makes 8\\.$/
        - listitem:
          - checkbox "Add qux" [checked]
      - 'group "1 item has no date. Days from today:"':
        - 'button "All without a date: +3 days"'
      - button "Discard all"
      - button "Add 2 items"
  `)
  await button(page, 'Add 2 items').click()
  await expect(table(page).getByLabel('Expiry date of qux')).toHaveAttribute('aria-invalid', 'true')
  await button(page, 'Remove qux').click()
  await button(page, 'Add 1 item').click()
  await expect(items(page)).toHaveCount(3)
  await expect(item(page, 'blorf')).toMatchAriaSnapshot(`
    - article "blorf":
      - button "Show blorf" [expanded=false]
      - heading "blorf" [level=2]
      - button "Consumed blorf"
  `)
  await openRow(page, 'blorf')
  await expect(item(page, 'blorf')).toMatchAriaSnapshot(`
    - article "blorf":
      - heading "blorf" [level=2]
      - button "Close blorf" [expanded]
      - button "Opened blorf"
      - button "Consumed blorf"
      - button "Edit blorf"
      - button "Donate blorf"
      - button "Remove blorf"
  `)
  await button(page, 'Close blorf').click()
  await button(page, 'List').click()
  await button(page, 'Choose items').click()
  await box(page, 'Choose blorf').check()
  await expect(page.getByRole('region', { name: 'Chosen items' })).toMatchAriaSnapshot(`
    - region "Chosen items":
      - status: 1 item chosen
      - button "Use up 1 of each"
      - button "Use up all"
      - button "Frozen"
      - button "Remove"
      - button "Donate"
      - combobox "Move to"
      - button "Stop choosing"
  `)
  await button(page, 'Remove').click()
  await expect(items(page)).toHaveCount(2)
  expect(await spoken(page)).toEqual(
    expect.arrayContaining([
      '2 items read, 1 without a date',
      'blorf needs a date.',
      '2 items read',
      'Added 2 items.',
      'qux needs a date.',
      'Removed qux.Put back',
      'Showing 3 items',
      '1 item chosen',
      'Removed blorf.',
    ]),
  )
})
