import { inDays } from './dates.ts'
import { expect, type Page, test } from './fixtures.ts'

const widths = [360, 1280]
const themes = ['light', 'dark'] as const

const visitorScreens = [
  '/',
  '/login',
  '/signup',
  '/forgot',
  '/reset?token=0123456789abcdefghijABCDEFGHIJ',
  '/no-such-shelf',
]
const signedInScreens = [
  ...[
    '/home',
    '/pantry',
    '/changepassword',
    '/profile',
    '/notifications',
    '/recipes',
    '/exchange',
    '/progress',
    '/chat',
  ],
  '/viewprofile/00000000-0000-4000-8000-000000000000',
]

/** What can be opened over a screen. */
const overlays: { path: string; opens: string; open: (page: Page) => Promise<void> }[] = [
  {
    path: '/home',
    opens: 'the profile menu',
    open: (page) => page.getByRole('button', { name: 'Profile' }).click(),
  },
  {
    path: '/pantry',
    opens: 'the form with its errors',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add Item' }).first().click()
      await page.getByRole('button', { name: 'Add another date' }).click()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Food name is required.')).toBeVisible()
    },
  },
  {
    path: '/pantry',
    opens: 'an undo toast',
    open: async (page) => {
      await page.getByRole('button', { name: 'Remove Milk' }).click()
      await expect(page.getByRole('button', { name: /Undo/ })).toBeVisible()
    },
  },
  {
    path: '/progress',
    opens: 'a badge',
    open: (page) => page.getByRole('button', { name: 'Pantry King' }).click(),
  },
]

for (const width of widths) {
  for (const theme of themes) {
    const dark = theme === 'dark'
    test.describe(`at ${width} px, ${theme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme: theme })

      for (const path of visitorScreens) {
        test(`${path} is accessible and fits`, async ({ page, expectAccessible }) => {
          await page.goto(path)
          await expect(page.getByRole('heading').first()).toBeVisible()
          await expectAccessible(page)
          await expectNoSideScroll(page)
        })
      }

      test('every signed-in screen is accessible and fits', async ({ openAs, expectAccessible }) => {
        const { page } = await openAs({ width, dark })
        await stock(page)
        for (const path of signedInScreens) {
          await test.step(path, async () => {
            await page.goto(path)
            await expect(
              page.getByRole('main').getByRole('heading').or(page.getByRole('alert')).first(),
            ).toBeVisible()
            await expectAccessible(page)
            await expectNoSideScroll(page)
          })
        }
      })

      for (const { path, opens, open } of overlays) {
        test(`${path} with ${opens} is accessible`, async ({ openAs, expectAccessible }) => {
          const { page } = await openAs({ width, dark })
          await stock(page)
          await page.goto(path)
          await open(page)
          await expectAccessible(page)
        })
      }
    })
  }
}

/** One item in each state, so that cards, tags and badges are there to be judged. */
async function stock(page: Page): Promise<void> {
  for (const [name, days] of [
    ['Milk', -1],
    ['Tofu', 0],
    ['Eggs', 2],
    ['Rice', 90],
  ] as const) {
    const answer = await page.request.post('/api/pantry/items', {
      data: { name, quantity: 2, remark: 'Second shelf', expiryDates: [inDays(days)] },
    })
    expect(answer.status()).toBe(201)
  }
  // Celebrated, so that no confetti covers what is judged.
  await page.request.post('/api/achievements/celebrated', { data: { badges: ['First Time Pantry User'] } })
}

async function expectNoSideScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0)
}
