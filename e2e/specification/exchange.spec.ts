import type { Locator } from '@playwright/test'
import { livePath } from '@shelfmate/contract/api/live'
import { expect, type Page } from '../fixtures.ts'
import { prepare } from '../steps/database.ts'
import { inDays } from '../steps/dates.ts'
import {
  card,
  comment,
  fact,
  foodNamed,
  lookFor,
  names,
  openComments,
  openOwnPost,
  publish,
  sent,
  twoOf,
} from '../steps/exchange.ts'
import { holdTable, holdVisit } from './table.ts'

/** Cards of a long list that are near a phone's screen; with all of them it would be slow. */
const mostDrawn = 14

/** Shows a dorm where nobody gives anything away, whatever the tests beside this one publish. */
async function empty(page: Page): Promise<void> {
  await page.route('**/api/exchange/posts?**', (route) =>
    route.fulfill({ json: { items: [], nextCursor: null } }),
  )
  await page.routeWebSocket(new RegExp(`${livePath}/`), () => undefined)
}

/** Where it stands in the window once it stands still: a wheel that was turned still scrolls when the call is over. */
async function restingPlace(part: Locator): Promise<number> {
  let last = Number.NaN
  await expect
    .poll(async () => {
      const before = last
      last = (await part.boundingBox())?.y ?? Number.NaN
      return last - before
    })
    .toBe(0)
  return last
}

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
    section: '3',
    says: 'a card shows food name, quantity, expiry, description, location and the poster',
    check: async (ground) => {
      const { owner, other, ownerId } = await twoOf(ground)
      const food = foodNamed('Kaya buns')
      await publish(owner, {
        foodName: food,
        quantity: 6,
        days: 4,
        location: 'Tembusu',
        description: 'Baked this morning',
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
      const { page, food } = await openOwnPost(ground, 'Bread', { quantity: 2 })
      const claim = card(page, food).getByRole('button', { name: 'Claim 1' })
      await claim.click()
      await expect(fact(page, food, 'Quantity')).toHaveText('1')
      await expect(page.getByRole('status').filter({ hasText: `Handed over 1 × ${food}.` })).toBeVisible()
      await sent(page, () => claim.click())
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
      const { page, food } = await openOwnPost(ground, 'Jam', { comments: ['Strawberry'] })
      await card(page, food).getByRole('button', { name: 'Delete', exact: false }).first().click()
      await expect(card(page, food)).toHaveCount(0)
      await sent(page, () => page.getByRole('button', { name: 'Undo' }).click())
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
      // A new account gives away so many a day: two share it.
      const { page: other } = await ground.openAs()
      const food = foodNamed('Can')
      for (let n = 0; n < 28; n++)
        await publish(n % 2 === 0 ? page : other, { foodName: `${food} ${n}`, days: n })
      await lookFor(page, food)
      await expect(names(page).first()).toHaveText(`${food} 0`)
      await expect(async () => {
        await page.mouse.wheel(0, 4_000)
        await expect(page.getByText('That’s everything: 28 posts.')).toBeInViewport({ timeout: 300 })
      }).toPass()
      await expect(card(page, `${food} 27`)).toBeVisible()
      expect(await names(page).count()).toBeLessThan(mostDrawn)
      // What comes in above moves nothing that is being read.
      const read = card(page, `${food} 26`)
      const before = await restingPlace(read)
      await publish(page, { foodName: `${food} new`, days: 3 })
      await expect(page.getByText('That’s everything: 29 posts.')).toBeVisible()
      expect(await restingPlace(read)).toBeCloseTo(before, 0)
    },
  },
  {
    section: 'words',
    says: 'a list that cannot be loaded says so, and Retry loads it',
    check: async (ground) => {
      const { page } = await ground.openAs()
      const food = foodNamed('Pear')
      await publish(page, { foodName: food })
      // What the screen asks by itself fails for as long as nobody pressed.
      const isPressed = () => page.evaluate(() => 'isPressed' in document.documentElement.dataset)
      await page.route('**/api/exchange/posts?**', async (route) =>
        (await isPressed()) ? route.continue() : route.abort(),
      )
      await lookFor(page, food)
      await expect(page.getByRole('alert')).toContainText('The posts could not be loaded')
      await ground.expectAccessible(page)
      await page.evaluate(() =>
        addEventListener('click', () => (document.documentElement.dataset.isPressed = '')),
      )
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
      await openComments(other, food)
      await expect(card(other, food).getByRole('link', { name: 'Arun Raj', exact: true })).toHaveCount(2)
      await owner.goto('/profile')
      await owner.getByLabel('Name', { exact: true }).fill('Uncle Arun')
      await owner.getByRole('button', { name: 'Save' }).click()
      await expect(card(other, food).getByRole('link', { name: 'Uncle Arun', exact: true })).toHaveCount(2)
    },
  },
])

const foods = { Tofu: [2, '2 days left'], Milk: [1, '1 day left'], Bread: [0, 'Expires today'] } as const

holdVisit(
  'Exchange',
  'the tag of a date',
  async ({ openAs }) => {
    const { page } = await openAs()
    const name = foodNamed('of')
    for (const [food, [days]] of Object.entries(foods))
      await publish(page, { foodName: `${food} ${name}`, days })
    await lookFor(page, name)
    return { page, name }
  },
  Object.entries(foods).map(([food, [days, tag]]) => ({
    section: '4, D7',
    says: `${days} days: '${tag}'`,
    check: ({ page, name }) =>
      expect(card(page, `${food} ${name}`).getByText(tag, { exact: true })).toBeVisible(),
  })),
)
