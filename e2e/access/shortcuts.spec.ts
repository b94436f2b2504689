import { expect, type Page, test } from '../fixtures.ts'
import { at } from '../steps/accounts.ts'
import { line } from '../steps/entry.ts'
import { foodNamed, publish } from '../steps/exchange.ts'
import { openPantry } from '../steps/pantry.ts'

const item = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

test('keys lead to the screens, along the cards, and act on the one that has the focus', async ({
  openAs,
  expectAccessible,
}) => {
  const page = await openPantry({ openAs }, { name: 'Milk', days: [2] }, { name: 'Rice', days: [9] })
  const press = (keys: string) => page.keyboard.type(keys)

  // They come behind what the screen itself needs.
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(async () => {
    await press('?')
    await expect(list).toBeVisible({ timeout: 500 })
  }).toPass()
  await expectAccessible(page, 'the list of shortcuts')
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)

  await press('/')
  await expect(line(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).click()

  for (const [keys, name] of [
    ['j', 'Milk'],
    ['j', 'Rice'],
    ['j', 'Rice'],
    ['k', 'Milk'],
  ] as const) {
    await press(keys)
    await expect(item(page, name)).toBeFocused()
  }
  await press('e')
  const form = page.getByRole('dialog', { name: 'Edit Item' })
  await expect(form.getByLabel('Food name')).toHaveValue('Milk')
  // What is typed into a form is text.
  await form.getByLabel('Food name').focus()
  await press('x')
  await expect(form.getByLabel('Food name')).toHaveValue(/x/)
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await press('k')
  await expect(item(page, 'Milk')).toBeFocused()
  await press('x')
  await expect(page.getByRole('checkbox', { name: 'Choose Milk' })).toBeChecked()
  await page.getByRole('button', { name: 'Stop choosing' }).click()

  // In rows it opens in its place.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'Show Rice' })).toBeVisible()
  await press('jje')
  await expect(page.getByRole('button', { name: 'Close Rice' })).toBeVisible()

  for (const [keys, path] of [
    ['ge', '/exchange'],
    ['gr', '/recipes'],
    ['gc', '/chat'],
    ['gp', '/pantry'],
    ['gh', '/home'],
  ] as const) {
    await press(keys)
    await at(page, path)
    if (path !== '/pantry') continue
    await expect(line(page)).toBeVisible()
    // From another screen as well, and beside a search.
    for (const key of ['n', '/']) {
      await press(key)
      await expect(line(page)).toBeFocused()
      await page.getByRole('heading', { level: 1 }).click()
    }
  }
  // Where nothing is offered there is nothing to look for.
  await publish(page, { foodName: foodNamed('Kaya') })
  await press('ge')
  await at(page, '/exchange')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await press('gp')
  await expect(page.getByRole('searchbox')).toHaveValue('gp')
  await at(page, '/exchange')
  await page.getByRole('heading', { level: 1 }).click()
  await press('n')
  await expect(page.getByRole('dialog', { name: 'Add New Post' })).toBeVisible()
})
