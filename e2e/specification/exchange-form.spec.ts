import { expect, type Page } from '../fixtures.ts'
import { inDays } from '../steps/dates.ts'
import { card, fact, fillPost, foodNamed, names, search, sent, submitPost } from '../steps/exchange.ts'
import { png } from '../steps/pictures.ts'
import { type Ground, holdTable, holdVisit, type Row, refusedFoods } from './table.ts'

/** The form to add a post, filled in well. */
async function openForm({ openAs }: Ground): Promise<Page> {
  const { page } = await openAs()
  await page.goto('/exchange')
  await page.getByRole('button', { name: 'Add Post' }).click()
  await expect(page.getByRole('dialog', { name: 'Add New Post' })).toBeVisible()
  await expect(page.getByLabel('Dorm location').getByRole('option')).toHaveCount(14)
  return page
}

/** Posting these values answers this text beside its field, and keeps the form with what was typed. */
const refused = (fields: Record<string, string>, text: string) => async (page: Page) => {
  const usual = { 'Food name': 'Milk', Quantity: '1', 'Expiry date': inDays(3), 'Dorm location': 'PGP' }
  const values = { ...usual, ...fields }
  await fillPost(page, values)
  await expect(page.getByRole('dialog').getByRole('alert'), 'nothing is left of the row before').toHaveCount(
    0,
  )
  await submitPost(page)
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(text)
  for (const [label, value] of Object.entries(values))
    await expect(page.getByRole('dialog').getByLabel(label, { exact: true })).toHaveValue(value)
}

holdTable('Exchange form', [
  {
    section: '4, 5',
    says: 'a post is created with quantity 1, then edited: prefilled, Update, Cancel Edit resets',
    check: async (ground) => {
      const page = await openForm(ground)
      const food = foodNamed('Melon')
      await expect(page.getByLabel('Quantity')).toHaveValue('1')
      await fillPost(page, { 'Food name': food, 'Expiry date': inDays(3), 'Dorm location': 'UTown' })
      await submitPost(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await search(page, food)
      await expect(fact(page, food, 'Location')).toHaveText('UTown')
      const edit = card(page, food).getByRole('button', { name: 'Edit' })
      await edit.click()
      await expect(page.getByRole('dialog', { name: 'Edit Post' })).toBeVisible()
      await expect(page.getByLabel('Food name', { exact: true })).toHaveValue(food)
      await expect(page.getByLabel('Expiry date', { exact: true })).toHaveValue(inDays(3))
      await fillPost(page, { Quantity: '9' })
      await submitPost(page, 'Cancel Edit')
      await expect(edit).toBeFocused()
      await edit.click()
      await expect(page.getByLabel('Quantity')).toHaveValue('1')
      await fillPost(page, { Quantity: '4', 'Description (optional)': 'Sweet' })
      await sent(page, () => submitPost(page, 'Update'))
      await expect(fact(page, food, 'Quantity')).toHaveText('4')
      await page.reload()
      await expect(card(page, food)).toContainText('Sweet')
    },
  },
  {
    section: '5',
    says: "the profile's dorm is filled in",
    check: async (ground) => {
      const { page } = await ground.openAs()
      await page.request.put('/api/profile', {
        data: {
          displayName: 'Mei',
          age: null,
          dorm: 'Sheares Hall',
          preferences: '',
          allergies: '',
          photoId: null,
        },
      })
      await page.goto('/exchange')
      await page.getByRole('button', { name: 'Add Post' }).click()
      await expect(page.getByLabel('Dorm location')).toHaveValue('Sheares Hall')
    },
  },
  {
    section: '5, 8',
    says: "photo accepts images only: 'Failed to upload image.', and what was typed is kept",
    check: async (ground) => {
      const page = await openForm(ground)
      const food = foodNamed('Cake')
      await fillPost(page, { 'Food name': food, 'Expiry date': inDays(3), 'Dorm location': 'PGP' })
      const photo = page.locator('input[type=file]').first()
      await expect(photo).toHaveAttribute('accept', /^image\//)
      const text = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') }
      await photo.setInputFiles(text)
      await expect(page.getByRole('alert')).toHaveText('Failed to upload image.')
      await submitPost(page)
      await expect(page.getByLabel('Food name', { exact: true })).toHaveValue(food)
      await photo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png() })
      await expect(page.getByRole('alert')).toHaveCount(0)
      await submitPost(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await search(page, food)
      await card(page, food)
        .getByRole('button', { name: `Show the photo of ${food}` })
        .click()
      const picture = page.getByRole('dialog', { name: food }).getByRole('img', { name: food })
      await expect(picture).toBeVisible()
      expect(
        await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      ).toBe(40)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: `Show the photo of ${food}` })).toBeFocused()
    },
  },
  {
    section: 'words',
    says: 'a refused post comes back with what was typed, and is published once',
    check: async (ground) => {
      const page = await openForm(ground)
      const food = foodNamed('Mango')
      const calls = '**/api/exchange/posts'
      const refusal = { error: { code: 'FORBIDDEN_ORIGIN', message: 'Elsewhere.', requestId: 'r1' } }
      await page.route(calls, (route) => route.fulfill({ status: 403, json: refusal }))
      await fillPost(page, {
        'Food name': food,
        Quantity: '3',
        'Expiry date': inDays(2),
        'Dorm location': 'PGP',
      })
      await submitPost(page)
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
      await expect(page.getByLabel('Food name', { exact: true })).toHaveValue(food)
      await page.unroute(calls)
      // The answer is lost on its way, not the request.
      let isLost = false
      await page.route(calls, async (route) => {
        if (isLost) return route.fallback()
        isLost = true
        await route.fetch()
        await route.abort()
      })
      await sent(page, () => submitPost(page))
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await search(page, food)
      await expect(names(page)).toHaveText([food])
    },
  },
])

holdVisit('Exchange form', 'what is refused', openForm, [
  ...refusedFoods(refused, { section: '5', quantities: ['0', '-3', '1.5', ''] }),
  ...[
    ['yesterday', inDays(-1)],
    ['no date', ''],
  ].map(
    ([which, date = '']): Row<Page> => ({
      section: '5',
      says: `${which}: 'Please select an expiry date that is today or later.'`,
      check: refused({ 'Expiry date': date }, 'Please select an expiry date that is today or later.'),
    }),
  ),
  {
    section: '5',
    says: 'dorm location required',
    check: refused({ 'Dorm location': '' }, 'Please choose a dorm location.'),
  },
])
