import { expect } from '../../fixtures.ts'
import { card, lookFor, openComments } from '../../steps/exchange.ts'
import { hold, share } from '../stock.ts'
import { group, opening } from '../table.ts'

/** One's own post in the exchange, and what opens over it. */
export const exchangeStates = group(
  'the exchange',
  async ({ openAs }) => {
    const { page } = await openAs()
    return { page, food: await share(page) }
  },
  [
    {
      screen: '/exchange',
      shows: 'a post with a photo and a comment',
      open: async ({ page, food }) => {
        await lookFor(page, food)
        await expect(page.getByText('Still warm')).toBeVisible()
        await openComments(page, food)
      },
    },
    {
      screen: '/exchange',
      shows: 'a photo',
      open: async ({ page, food }) => {
        await page.getByRole('button', { name: `Show the photo of ${food}` }).click()
        await expect(page.getByRole('dialog').getByRole('img', { name: food })).toBeVisible()
      },
    },
    {
      screen: '/exchange',
      shows: 'the question what becomes of the food',
      open: async ({ page, food }) => {
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: `Delete ${food}` }).click()
        await expect(page.getByRole('button', { name: 'Put back in my pantry' })).toBeVisible()
      },
    },
    {
      screen: '/exchange',
      shows: 'a post being edited',
      open: async ({ page, food }) => {
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: `Edit ${food}` }).click()
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Update' })).toBeVisible()
      },
    },
    {
      screen: '/exchange',
      shows: 'the form with its errors',
      open: async ({ page }) => {
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Add Post' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click()
        await expect(page.getByText('Please choose a dorm location.')).toBeVisible()
      },
    },
    {
      screen: '/exchange',
      shows: 'an undo toast over comments',
      open: async ({ page, food }) => {
        await page.keyboard.press('Escape')
        await card(page, food).getByRole('button', { name: 'Claim 1' }).click()
        await hold(page, /^Handed over 1 × Kaya buns/)
      },
    },
    {
      screen: '/exchange',
      shows: 'nothing of that name',
      open: async ({ page }) => {
        await lookFor(page, 'nothing-is-called-so')
        await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible()
      },
    },
    {
      screen: '/exchange/posts/$postId',
      shows: 'one post whole',
      open: async ({ page, food }) => {
        await lookFor(page, food)
        await card(page, food).getByRole('link', { name: food, exact: true }).click()
        await expect(page.getByRole('heading', { name: 'Food to share' })).toBeVisible()
        await expect(page.getByText('Still warm')).toBeVisible()
      },
    },
    {
      screen: '/exchange/posts/$postId',
      shows: 'how much a preview tells',
      open: async ({ page, food }) => {
        await page.getByRole('button', { name: `Share ${food}` }).click()
        await page.getByText('Show the food and its photo in previews').click()
        await expect(
          page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }),
        ).toBeEnabled()
      },
    },
    {
      screen: '/exchange/poster',
      shows: 'a poster',
      open: opening('/exchange/poster', (page) => page.getByRole('img', { name: /^QR code/ })),
    },
    {
      screen: '/exchange/posts/$postId',
      shows: 'that it is gone',
      open: opening('/exchange/posts/01900000-0000-7000-8000-000000000000', (page) =>
        page.getByText('Post not found.'),
      ),
    },
  ],
)
