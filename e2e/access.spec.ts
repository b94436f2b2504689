import { chatIdOf } from '@shelfmate/contract/chat-id'
import { bubble, field, openChat, photo, post, write } from './chats.ts'
import { inDays } from './dates.ts'
import { comment, foodNamed, publish } from './exchange.ts'
import { expect, type Fixtures, type Page, type Student, test } from './fixtures.ts'
import { png } from './pictures.ts'

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

/** What can be opened over a screen. `{own}` in a path stands for the name of the student's own post. */
const overlays: {
  path: string
  opens: string
  open: (page: Page, who: Pick<Fixtures, 'openAs'> & { student: Student }) => Promise<void>
}[] = [
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
    path: '/exchange?search={own}',
    opens: 'the form with its errors',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add Post' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click()
      await expect(page.getByText('Please choose a dorm location.')).toBeVisible()
    },
  },
  {
    path: '/exchange?search={own}',
    opens: 'a photo',
    open: async (page) => {
      await page.getByRole('button', { name: 'Show the photo of Kaya buns' }).click()
      await expect(page.getByRole('dialog').getByRole('img', { name: 'Kaya buns' })).toBeVisible()
    },
  },
  {
    path: '/exchange?search={own}',
    opens: 'the question what becomes of the food',
    open: async (page) => {
      await page.getByRole('button', { name: 'Delete Kaya buns' }).click()
      await expect(page.getByRole('button', { name: 'Put back in my pantry' })).toBeVisible()
    },
  },
  {
    path: '/exchange?search={own}',
    opens: 'an undo toast over comments',
    open: async (page) => {
      await expect(page.getByText('Still warm')).toBeVisible()
      await page.getByRole('button', { name: 'Claim 1 Kaya buns' }).click()
      await expect(page.getByText(/^One Kaya buns .* handed over\.$/)).toBeVisible()
    },
  },
  {
    path: '/exchange?search=nothing-is-called-so',
    opens: 'nothing to show',
    open: (page) => expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible(),
  },
  {
    path: '/progress',
    opens: 'a badge',
    open: (page) => page.getByRole('button', { name: 'Pantry King' }).click(),
  },
  {
    path: '/chat',
    opens: 'a profile',
    open: async (page, who) => {
      await talk(page, who)
      await page.goto('/chat')
      await expect(page.getByRole('list', { name: 'All Chats' }).getByRole('listitem')).toHaveCount(1)
      await page.getByRole('list', { name: 'All Available Users' }).getByRole('button').first().click()
      await expect(page.getByRole('dialog')).toContainText('Not provided')
    },
  },
  {
    path: '/chat/a_b',
    opens: 'nobody to chat with',
    open: (page) => expect(page.getByText('This page is not on any shelf')).toBeVisible(),
  },
  {
    path: '/chat',
    opens: 'a chat that has no message yet',
    open: async (page, { openAs, student }) => {
      const { student: partner } = await openAs()
      await openChat(page, chatIdOf(student.id, partner.id))
    },
  },
  {
    path: '/chat',
    opens: 'a chat with unread, own, edited, deleted and failed messages and a picture',
    open: async (page, who) => {
      await talk(page, who)
      await page.route('**/api/chats/*/messages', (route) => route.abort())
      await write(page, 'Not sent')
      await expect(bubble(page, 'Not sent').getByRole('alert')).toBeVisible()
      await page.getByLabel('Attach Image').setInputFiles(photo())
      await field(page).fill('x'.repeat(4_001))
      await expect(page.getByRole('img', { name: 'To be sent' })).toBeVisible()
    },
  },
  {
    path: '/chat',
    opens: 'the menu of a message',
    open: async (page, who) => {
      await talk(page, who)
      await bubble(page, 'Thank you').hover()
      await bubble(page, 'Thank you').getByRole('button').click()
      await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
    },
  },
  {
    path: '/chat',
    opens: 'a message being edited',
    open: async (page, who) => {
      await talk(page, who)
      await field(page).press('ArrowUp')
      await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
    },
  },
  {
    path: '/chat',
    opens: 'a picture of a chat',
    open: async (page, who) => {
      await talk(page, who)
      await page.getByRole('button', { name: /Open picture/ }).click()
      await expect(page.getByRole('dialog', { name: /Picture by/ })).toBeVisible()
    },
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
          const { page, student } = await openAs({ width, dark })
          const own = await stock(page)
          await page.goto(path.replace('{own}', own))
          await open(page, { openAs, student })
          await expectAccessible(page)
        })
      }
    })
  }
}

/** A conversation with a bit of everything, the partner's last message unread. */
async function talk(
  page: Page,
  { openAs, student }: Pick<Fixtures, 'openAs'> & { student: Student },
): Promise<void> {
  const { page: partner, student: other } = await openAs()
  const chatId = chatIdOf(student.id, other.id)
  await post(partner, chatId, 'I have tofu, see https://example.org/tofu')
  await openChat(page, chatId)
  await write(page, 'Lovely')
  await write(page, 'Wrong window')
  await page.getByLabel('Attach Image').setInputFiles(photo())
  await write(page, 'My shelf')
  await expect(bubble(page, 'My shelf')).toContainText('Delivered')
  await bubble(page, 'Wrong window').hover()
  await bubble(page, 'Wrong window')
    .getByRole('button', { name: /Edit or delete/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(bubble(page, '[deleted]')).toContainText('Delivered')
  await field(page).press('ArrowUp')
  await field(page).fill('Lovely, thanks')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(bubble(page, 'Lovely, thanks')).toContainText('Edited')
  await write(page, 'Thank you')
  await page.goto('/pantry')
  await post(partner, chatId, 'When do you come?')
  await openChat(page, chatId)
  await expect(page.getByText('New messages')).toBeVisible()
  await expect(bubble(page, 'Thank you')).toContainText('Delivered')
}

/** Adds to the pantry over the API; answers the items' ids. */
async function addItem(page: Page, data: object): Promise<string[]> {
  const answer = await page.request.post('/api/pantry/items', { data })
  expect(answer.status()).toBe(201)
  const { upserted }: { upserted: { id: string }[] } = await answer.json()
  return upserted.map(({ id }) => id)
}

/** One item in each state, so that cards, tags and badges are there to be judged; answers the name of a post that is there as well. */
async function stock(page: Page): Promise<string> {
  for (const [name, days] of [
    ['Milk', -1],
    ['Tofu', 0],
    ['Eggs', 2],
    ['Rice', 90],
  ] as const) {
    await addItem(page, { name, quantity: 2, remark: 'Second shelf', expiryDates: [inDays(days)] })
  }
  const own = foodNamed('Kaya buns')
  await share(page, own)
  // Celebrated, so that no confetti covers what is judged.
  await page.request.post('/api/achievements/celebrated', {
    data: { badges: ['First Time Pantry User', 'Pantry Builder'] },
  })
  return own
}

/** A post out of the pantry, with a photo and a comment. */
async function share(page: Page, foodName: string): Promise<void> {
  const [bun] = await addItem(page, { name: foodName, quantity: 3, remark: '', expiryDates: [inDays(1)] })
  const bunPhoto = { name: 'buns.png', mimeType: 'image/png', buffer: png() }
  const stored = await page.request.post('/api/images', { multipart: { purpose: 'post', file: bunPhoto } })
  const { id: photoId }: { id: string } = await stored.json()
  const postId = await publish(page, {
    ...{ foodName, quantity: 2, days: 1, description: 'Baked this morning' },
    ...{ photoId, pantryItemId: bun },
  })
  await comment(page, postId, 'Still warm')
}

async function expectNoSideScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0)
}
