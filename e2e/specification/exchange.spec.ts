import { prepare } from '../database.ts'
import { inDays } from '../dates.ts'
import { card, comment, fact, foodNamed, lookFor, publish, search } from '../exchange.ts'
import { expect, type Page } from '../fixtures.ts'
import { png } from '../pictures.ts'
import { type Ground, holdTable, type Row } from './table.ts'

/** Two students: one who shares food, and one who looks at it. */
async function twoOf({ openAs, newStudent }: Ground) {
  const { page: owner, student } = await openAs({
    student: await newStudent({ firstName: 'Arun', lastName: 'Raj' }),
  })
  const { page: other, student: viewer } = await openAs()
  return { owner, other, ownerId: student.id, viewerId: viewer.id }
}

const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })
const empty = (page: Page) =>
  page.route('**/api/exchange/posts?**', (route) => route.fulfill({ json: { items: [], nextCursor: null } }))

holdTable('Exchange', [
  {
    section: '2',
    says: "Back, search by food name, dorm filter, sort, empty state 'No posts yet'",
    check: async (ground) => {
      const { page } = await ground.openAs()
      await empty(page)
      await page.goto('/home')
      await page.getByRole('link', { name: 'Food Exchange' }).click()
      await expect(page.getByRole('heading', { name: 'Food Exchange' })).toBeVisible()
      await expect(page.getByText('No posts yet', { exact: true })).toBeVisible()
      await ground.expectAccessible(page)
      await page.getByRole('button', { name: 'Back' }).click()
      await expect(page).toHaveURL(/\/home$/)
    },
  },
  {
    section: '2',
    says: "the sort offers 'Expiring First' and 'Expiring Last'; all dorms to choose from",
    check: async (ground) => {
      const { page } = await ground.openAs()
      await publish(page, { foodName: foodNamed('Rice') })
      await page.goto('/exchange')
      const options = (name: string) => page.getByLabel(name, { exact: true }).getByRole('option')
      await expect(options('Sort')).toHaveText(['Expiring First', 'Expiring Last'])
      await expect(options('Dorm')).toHaveCount(14)
      await expect(options('Dorm').first()).toHaveText('All dorms')
      await expect(options('Dorm').last()).toHaveText('Valour House')
    },
  },
  {
    section: '2',
    says: 'another text when a filter hides all, and a way out of it',
    check: async (ground) => {
      const { page } = await ground.openAs()
      const food = foodNamed('Tofu')
      await publish(page, { foodName: food })
      await lookFor(page, food)
      await expect(card(page, food)).toBeVisible()
      await page.getByLabel('Dorm', { exact: true }).selectOption('RC4')
      await expect(page.getByText(`Nobody is sharing “${food}” at RC4 right now.`)).toBeVisible()
      await expect(page.getByText('No posts yet')).toHaveCount(0)
      await page.getByRole('button', { name: 'Clear filters' }).click()
      await expect(page.getByRole('searchbox')).toHaveValue('')
      await expect(page.getByLabel('Dorm', { exact: true })).toHaveValue('')
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    section: 'D13',
    says: 'search by part of the food name, without case or accents; it stands in the address',
    check: async (ground) => {
      const { page } = await ground.openAs()
      const food = foodNamed('Crème Brûlée')
      await publish(page, { foodName: food })
      await page.goto('/exchange')
      await page.getByLabel('Search by food name').fill(`EME brulee ${food.slice(-8)}`)
      await expect(page).toHaveURL(/search=EME/)
      await expect(names(page)).toHaveText([food])
      await page.reload()
      await expect(names(page)).toHaveText([food])
      await page.getByRole('button', { name: 'Clear search' }).click()
      await expect(page.getByRole('searchbox')).toBeFocused()
      await expect(page).toHaveURL(/\/exchange$/)
    },
  },
  {
    section: '2',
    says: 'dorm filter',
    check: async (ground) => {
      const { page } = await ground.openAs()
      const food = foodNamed('Noodles')
      await publish(page, { foodName: `${food} at PGP` })
      await publish(page, { foodName: `${food} at RC4`, location: 'RC4' })
      await lookFor(page, food)
      await expect(names(page)).toHaveCount(2)
      await page.getByLabel('Dorm', { exact: true }).selectOption('RC4')
      await expect(names(page)).toHaveText([`${food} at RC4`])
      await expect(page).toHaveURL(/dorm=RC4/)
    },
  },
  {
    section: '2, D13',
    says: 'Expiring First is the default; Expiring Last turns it round',
    check: async (ground) => {
      const { page } = await ground.openAs()
      const food = foodNamed('Egg')
      for (const days of [5, 2, 9]) await publish(page, { foodName: `${food} ${days}`, days })
      await lookFor(page, food)
      await expect(names(page)).toHaveText([`${food} 2`, `${food} 5`, `${food} 9`])
      await page.getByLabel('Sort').selectOption('Expiring Last')
      await expect(names(page)).toHaveText([`${food} 9`, `${food} 5`, `${food} 2`])
      await expect(page).toHaveURL(/order=expiringLast/)
    },
  },
  {
    section: '3',
    says: 'a card shows food name, quantity, expiry, description, location and the poster',
    check: async (ground) => {
      const { owner, other, ownerId } = await twoOf(ground)
      const food = foodNamed('Kaya buns')
      await publish(owner, {
        ...{ foodName: food, quantity: 6, days: 4, location: 'Tembusu', description: 'Baked this morning' },
      })
      await lookFor(other, food)
      await expect(fact(other, food, 'Quantity')).toHaveText('6')
      await expect(fact(other, food, 'Location')).toHaveText('Tembusu')
      await expect(card(other, food).locator('time').first()).toHaveAttribute('datetime', inDays(4))
      await expect(card(other, food)).toContainText('Baked this morning')
      await card(other, food).getByRole('link', { name: 'Arun Raj', exact: true }).click()
      await expect(other).toHaveURL(new RegExp(`/viewprofile/${ownerId}$`))
      await expect(other.getByText('Arun Raj')).toBeVisible()
    },
  },
  ...(
    [
      [2, '2 days left'],
      [1, '1 day left'],
      [0, 'Expires today'],
    ] as const
  ).map(
    ([days, tag]): Row => ({
      section: '4, D7',
      says: `${days} days: '${tag}'`,
      check: async (ground) => {
        const { page } = await ground.openAs()
        const food = foodNamed('Tofu')
        await publish(page, { foodName: food, days })
        await lookFor(page, food)
        await expect(card(page, food).getByText(tag, { exact: true })).toBeVisible()
      },
    }),
  ),
  {
    section: 'D13',
    says: "an expired post stays with its owner, marked 'Expired', and leaves everybody else",
    check: async (ground) => {
      const { owner, other } = await twoOf(ground)
      const food = foodNamed('Yoghurt')
      const id = await publish(owner, { foodName: food })
      await prepare(
        "update posts set expiry_date = (now() at time zone 'Asia/Singapore')::date - 1 where id = $1",
        [id],
      )
      await lookFor(owner, food)
      await expect(card(owner, food).getByText('Expired', { exact: true })).toBeVisible()
      await lookFor(other, food)
      await expect(other.getByText(`Nobody is sharing “${food}” right now.`)).toBeVisible()
    },
  },
  {
    section: '6, D25',
    says: 'the owner sees Claim 1, Edit and Delete and no Contact; everybody else Contact alone',
    check: async (ground) => {
      const { owner, other, ownerId, viewerId } = await twoOf(ground)
      const food = foodNamed('Soup')
      await publish(owner, { foodName: food })
      await lookFor(owner, food)
      for (const action of ['Claim 1', 'Edit', 'Delete'])
        await expect(card(owner, food).getByRole('button', { name: action })).toBeVisible()
      await expect(card(owner, food).getByRole('link', { name: /Contact/ })).toHaveCount(0)
      await lookFor(other, food)
      await expect(card(other, food).getByRole('button', { name: /Claim|Edit|Delete/ })).toHaveCount(0)
      await card(other, food).getByRole('link', { name: 'Contact' }).click()
      await expect(other).toHaveURL(new RegExp(`/chat/${[ownerId, viewerId].sort().join('_')}$`))
    },
  },
  {
    section: '4, D14',
    says: 'Claim 1 lowers the quantity by one; the last one deletes the post; each is a donation',
    check: async (ground) => {
      const { page } = await ground.openAs()
      const food = foodNamed('Bread')
      await publish(page, { foodName: food, quantity: 2 })
      await lookFor(page, food)
      const claim = card(page, food).getByRole('button', { name: 'Claim 1' })
      await claim.click()
      await expect(fact(page, food, 'Quantity')).toHaveText('1')
      await expect(page.getByRole('status').filter({ hasText: `One ${food} handed over.` })).toBeVisible()
      await claim.click()
      await expect(card(page, food)).toHaveCount(0)
      await page.reload()
      await expect(page.getByText(`Nobody is sharing “${food}” right now.`)).toBeVisible()
      await page.goto('/progress')
      await page.getByRole('button', { name: 'Kind Donor' }).click()
      await expect(page.getByRole('dialog')).toContainText(/2\s*(?:\/|of)\s*5/)
    },
  },
  {
    section: '4, D10',
    says: 'Delete is undoable: the post returns with its comments',
    check: async (ground) => {
      const { page } = await ground.openAs()
      const food = foodNamed('Jam')
      await comment(page, await publish(page, { foodName: food }), 'Strawberry')
      await lookFor(page, food)
      await card(page, food).getByRole('button', { name: 'Delete', exact: false }).first().click()
      await expect(card(page, food)).toHaveCount(0)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(card(page, food)).toContainText('Strawberry')
      await page.reload()
      await expect(card(page, food)).toContainText('Strawberry')
    },
  },
  {
    section: '9',
    says: 'the list goes on while it is scrolled, and says where it ends',
    check: async (ground) => {
      const { page } = await ground.openAs({ width: 360 })
      const food = foodNamed('Can')
      for (let n = 0; n < 28; n++) await publish(page, { foodName: `${food} ${n}`, days: n })
      await lookFor(page, food)
      await expect(names(page).first()).toHaveText(`${food} 0`)
      await expect(async () => {
        await page.mouse.wheel(0, 4_000)
        await expect(page.getByText('That is everything: 28 posts.')).toBeInViewport({ timeout: 300 })
      }).toPass()
      await expect(card(page, `${food} 27`)).toBeVisible()
    },
  },
  {
    section: 'words',
    says: 'a list that cannot be loaded says so, and Retry loads it',
    check: async (ground) => {
      const { page } = await ground.openAs()
      const food = foodNamed('Pear')
      await publish(page, { foodName: food })
      await page.route('**/api/exchange/posts?**', (route) => route.abort())
      await lookFor(page, food)
      await expect(page.getByRole('alert')).toContainText('The posts could not be loaded', {
        timeout: 20_000,
      })
      await ground.expectAccessible(page)
      await page.unroute('**/api/exchange/posts?**')
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(card(page, food)).toBeVisible()
    },
  },
  {
    section: 'D16',
    says: 'names on posts and comments follow the present name',
    check: async (ground) => {
      const { owner, other } = await twoOf(ground)
      const food = foodNamed('Plum')
      await comment(owner, await publish(owner, { foodName: food }), 'Very ripe')
      await lookFor(other, food)
      await expect(card(other, food).getByRole('link', { name: 'Arun Raj', exact: true })).toHaveCount(2)
      await owner.goto('/profile')
      await owner.getByLabel('Name', { exact: true }).fill('Uncle Arun')
      await owner.getByRole('button', { name: 'Save' }).click()
      await expect(card(other, food).getByRole('link', { name: 'Uncle Arun', exact: true })).toHaveCount(2)
    },
  },
])

/** The form to add a post, filled in well. */
async function openForm({ openAs }: Ground): Promise<Page> {
  const { page } = await openAs()
  await page.goto('/exchange')
  await page.getByRole('button', { name: 'Add Post' }).click()
  await expect(page.getByRole('dialog', { name: 'Add New Post' })).toBeVisible()
  await expect(page.getByLabel('Dorm location').getByRole('option')).toHaveCount(14)
  return page
}

const fill = async (page: Page, fields: Record<string, string>) => {
  const form = page.getByRole('dialog')
  for (const [label, value] of Object.entries(fields)) {
    if (label === 'Dorm location') await form.getByLabel(label).selectOption(value)
    else await form.getByLabel(label, { exact: true }).fill(value)
  }
}
const submit = (page: Page, name = 'Post') =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** Posting these values answers this text beside its field, and keeps the form with what was typed. */
const refused = (fields: Record<string, string>, text: string) => async (ground: Ground) => {
  const page = await openForm(ground)
  const values = { 'Food name': 'Milk', 'Expiry date': inDays(3), 'Dorm location': 'PGP', ...fields }
  await fill(page, values)
  await submit(page)
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(text)
  for (const [label, value] of Object.entries(values))
    await expect(page.getByRole('dialog').getByLabel(label, { exact: true })).toHaveValue(value)
}
const quantityText = 'Quantity must be a whole number from 1 to 9999.'

holdTable('Exchange form', [
  {
    section: '4, 5',
    says: 'a post is created with quantity 1, then edited: prefilled, Update, Cancel Edit resets',
    check: async (ground) => {
      const page = await openForm(ground)
      const food = foodNamed('Melon')
      await expect(page.getByLabel('Quantity')).toHaveValue('1')
      await fill(page, { 'Food name': food, 'Expiry date': inDays(3), 'Dorm location': 'UTown' })
      await submit(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await search(page, food)
      await expect(fact(page, food, 'Location')).toHaveText('UTown')
      const edit = card(page, food).getByRole('button', { name: 'Edit' })
      await edit.click()
      await expect(page.getByRole('dialog', { name: 'Edit Post' })).toBeVisible()
      await expect(page.getByLabel('Food name', { exact: true })).toHaveValue(food)
      await expect(page.getByLabel('Expiry date', { exact: true })).toHaveValue(inDays(3))
      await fill(page, { Quantity: '9' })
      await submit(page, 'Cancel Edit')
      await expect(edit).toBeFocused()
      await edit.click()
      await expect(page.getByLabel('Quantity')).toHaveValue('1')
      await fill(page, { Quantity: '4', 'Description (optional)': 'Sweet' })
      await submit(page, 'Update')
      await expect(fact(page, food, 'Quantity')).toHaveText('4')
      await page.reload()
      await expect(card(page, food)).toContainText('Sweet')
    },
  },
  {
    section: '5',
    says: 'food name required and non-blank',
    check: refused({ 'Food name': '  ' }, 'Food name is required.'),
  },
  ...['0', '-3', '1.5', ''].map(
    (quantity): Row => ({
      section: '5',
      says: `quantity “${quantity}” is refused`,
      check: refused({ Quantity: quantity }, quantityText),
    }),
  ),
  ...[
    ['yesterday', inDays(-1)],
    ['no date', ''],
  ].map(
    ([which, date = '']): Row => ({
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
      await fill(page, { 'Food name': food, 'Expiry date': inDays(3), 'Dorm location': 'PGP' })
      const photo = page.getByLabel(/Photo/).first()
      await expect(photo).toHaveAttribute('accept', /^image\//)
      const text = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') }
      await photo.setInputFiles(text)
      await expect(page.getByRole('alert')).toHaveText('Failed to upload image.')
      await submit(page)
      await expect(page.getByLabel('Food name', { exact: true })).toHaveValue(food)
      await photo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png() })
      await expect(page.getByRole('alert')).toHaveCount(0)
      await submit(page)
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
      // The answer is lost on its way, not the request.
      await page.route('**/api/exchange/posts', async (route) => {
        await route.fetch()
        await route.abort()
      })
      await fill(page, { 'Food name': food, Quantity: '3', 'Expiry date': inDays(2), 'Dorm location': 'PGP' })
      await submit(page)
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
      await expect(page.getByLabel('Food name', { exact: true })).toHaveValue(food)
      await page.unroute('**/api/exchange/posts')
      await submit(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await search(page, food)
      await expect(names(page)).toHaveText([food])
    },
  },
])

holdTable('Exchange comments', [
  {
    section: '5',
    says: 'the comment Post button is disabled while the text is blank',
    check: async (ground) => {
      const { page } = await ground.openAs()
      const food = foodNamed('Corn')
      await publish(page, { foodName: food })
      await lookFor(page, food)
      const post = card(page, food).getByRole('button', { name: 'Post', exact: true })
      const field = card(page, food).getByRole('textbox')
      await expect(post).toBeDisabled()
      await field.fill('   ')
      await expect(post).toBeDisabled()
      await field.fill('Is it sweet?')
      await post.click()
      await expect(card(page, food).getByRole('listitem')).toContainText('Is it sweet?')
      await expect(field).toHaveValue('')
      await field.fill('And how much?')
      await field.press('Enter')
      await expect(card(page, food).getByRole('listitem')).toHaveCount(2)
      await expect(card(page, food)).toContainText('2 comments')
    },
  },
  {
    section: '2, 6',
    says: "only a comment's author sees its delete button; the name leads to the profile",
    check: async (ground) => {
      const { owner, other, ownerId } = await twoOf(ground)
      const food = foodNamed('Peas')
      const id = await publish(other, { foodName: food })
      await comment(owner, id, 'Mine')
      await comment(other, id, 'Yours')
      await lookFor(other, food)
      const own = card(other, food).getByRole('listitem').filter({ hasText: 'Yours' })
      const foreign = card(other, food).getByRole('listitem').filter({ hasText: 'Mine' })
      await expect(foreign.getByRole('button')).toHaveCount(0)
      await own.getByRole('button', { name: /Delete/ }).click()
      await expect(own).toHaveCount(0)
      await foreign.getByRole('link', { name: 'Arun Raj', exact: true }).click()
      await expect(other).toHaveURL(new RegExp(`/viewprofile/${ownerId}$`))
    },
  },
  {
    section: '8',
    says: "'Failed to delete comment.', and Retry deletes it",
    check: async (ground) => {
      const { page } = await ground.openAs()
      const food = foodNamed('Leek')
      await comment(page, await publish(page, { foodName: food }), 'Oops')
      await lookFor(page, food)
      await page.route('**/api/exchange/comments/*', (route) => route.abort())
      await card(page, food)
        .getByRole('button', { name: /Delete your comment/ })
        .click()
      await expect(page.getByRole('alert')).toHaveText('Failed to delete comment.')
      await expect(card(page, food)).toContainText('Oops')
      await page.unroute('**/api/exchange/comments/*')
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(card(page, food)).not.toContainText('Oops')
    },
  },
  {
    section: 'words',
    says: 'a comment that fails stands in its field again, and goes out once',
    check: async (ground) => {
      const { page } = await ground.openAs()
      const food = foodNamed('Okra')
      await publish(page, { foodName: food })
      await lookFor(page, food)
      const calls = '**/api/exchange/posts/*/comments'
      await page.route(calls, async (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        await route.fetch()
        await route.abort()
      })
      const field = card(page, food).getByRole('textbox')
      await field.fill('Are they fresh?')
      await field.press('Enter')
      await expect(card(page, food).getByRole('alert')).toContainText('Your comment could not be posted.')
      await expect(field).toHaveValue('Are they fresh?')
      await ground.expectAccessible(page)
      await page.unroute(calls)
      await field.press('Enter')
      await expect(card(page, food).getByRole('alert')).toHaveCount(0)
      await expect(card(page, food).getByRole('listitem')).toHaveCount(1)
      await page.reload()
      await expect(card(page, food).getByRole('listitem')).toHaveCount(1)
    },
  },
  {
    section: '4',
    says: "the newest twenty, and 'Show older' for the others",
    check: async (ground) => {
      const { page } = await ground.openAs()
      const food = foodNamed('Beans')
      const id = await publish(page, { foodName: food })
      for (let n = 1; n <= 23; n++) await comment(page, id, `Comment ${n}.`)
      await lookFor(page, food)
      const rows = card(page, food).getByRole('listitem')
      await expect(rows).toHaveCount(20)
      await expect(rows.first()).toContainText('Comment 4.')
      await expect(rows.last()).toContainText('Comment 23.')
      await card(page, food).getByRole('button', { name: 'Show older' }).click()
      await expect(rows).toHaveCount(23)
      await expect(rows.first()).toContainText('Comment 1.')
      await expect(card(page, food).getByRole('button', { name: 'Show older' })).toHaveCount(0)
    },
  },
])

/** A pantry item, donated: the form is open. */
async function donate({ openAs }: Ground, name: string): Promise<Page> {
  const { page } = await openAs()
  const answer = await page.request.post('/api/pantry/items', {
    data: { name, quantity: 4, remark: 'Half a loaf', expiryDates: [inDays(2)] },
  })
  expect(answer.status()).toBe(201)
  await page.goto('/pantry')
  await page.getByRole('button', { name: `Donate ${name}` }).click()
  await expect(page.getByRole('dialog', { name: 'Add New Post' })).toBeVisible()
  return page
}
const inPantry = async (page: Page, name: string, quantity: string) => {
  await page.getByRole('link', { name: 'Pantry', exact: true }).click()
  await expect(page.getByRole('article', { name }).getByRole('definition').first()).toHaveText(quantity)
}

holdTable('Donate', [
  {
    section: '4, D12',
    says: 'the form is prefilled; cancelling changes nothing and clears the address',
    check: async (ground) => {
      const name = foodNamed('Toast')
      const page = await donate(ground, name)
      const form = page.getByRole('dialog')
      await expect(form.getByLabel('Food name', { exact: true })).toHaveValue(name)
      await expect(form.getByLabel('Quantity')).toHaveValue('4')
      await expect(form.getByLabel('Expiry date', { exact: true })).toHaveValue(inDays(2))
      await expect(form.getByLabel('Description (optional)')).toHaveValue('Half a loaf')
      await submit(page, 'Cancel')
      await expect(page).toHaveURL(/\/exchange$/)
      await inPantry(page, name, '4')
    },
  },
  {
    section: 'D12',
    says: 'no more than there is; publishing moves the quantity out of the pantry, Undo moves it back',
    check: async (ground) => {
      const name = foodNamed('Bagel')
      const page = await donate(ground, name)
      await fill(page, { Quantity: '5', 'Dorm location': 'PGP' })
      await submit(page)
      await expect(page.getByRole('alert')).toHaveText('There are 4 in your pantry.')
      await fill(page, { Quantity: '3' })
      await submit(page)
      await expect(page).toHaveURL(/\/exchange$/)
      await expect(page.getByRole('status').filter({ hasText: `Posted ${name}.` })).toBeVisible()
      await inPantry(page, name, '1')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('article', { name }).getByRole('definition').first()).toHaveText('4')
      await lookFor(page, name)
      await expect(page.getByText(`Nobody is sharing “${name}” right now.`)).toBeVisible()
    },
  },
  {
    section: 'D12',
    says: "deleting the post offers 'Put back in my pantry'",
    check: async (ground) => {
      const name = foodNamed('Scone')
      const page = await donate(ground, name)
      await fill(page, { 'Dorm location': 'PGP' })
      await submit(page)
      await search(page, name)
      const remove = card(page, name).getByRole('button', { name: `Delete ${name}` })
      await remove.click()
      await expect(
        page.getByRole('dialog').getByRole('button', { name: 'Put back in my pantry' }),
      ).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(remove).toBeFocused()
      await remove.click()
      await submit(page, 'Delete')
      await expect(card(page, name)).toHaveCount(0)
      await page.getByRole('button', { name: 'Undo' }).last().click()
      await remove.click()
      await submit(page, 'Put back in my pantry')
      await expect(card(page, name)).toHaveCount(0)
      await inPantry(page, name, '4')
    },
  },
])
