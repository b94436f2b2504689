import { expect } from '../fixtures.ts'
import {
  card,
  comment,
  foodNamed,
  lookFor,
  openComments,
  openOwnPost,
  publish,
  twoOf,
} from '../steps/exchange.ts'
import { holdTable } from './table.ts'

holdTable('Exchange comments', [
  {
    section: '5',
    says: 'the comment Post button is disabled while the text is blank',
    check: async (ground) => {
      const { page, food } = await openOwnPost(ground, 'Corn')
      const post = card(page, food).getByRole('button', { name: 'Post', exact: true })
      const field = await openComments(page, food)
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
      await field.fill('x'.repeat(1001))
      await expect(card(page, food).getByRole('status')).toHaveText('1 character too many')
      await expect(post).toBeDisabled()
      await field.fill('At the gate,\nat eight.')
      await post.click()
      const last = card(page, food).getByRole('listitem').last()
      await expect(last.getByRole('button', { name: /Delete/ })).toBeVisible()
      expect(await last.getByRole('paragraph').innerText()).toBe('At the gate,\nat eight.')
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
      await openComments(other, food)
      const own = card(other, food).getByRole('listitem').filter({ hasText: 'Yours' })
      const foreign = card(other, food).getByRole('listitem').filter({ hasText: 'Mine' })
      await expect(foreign.getByRole('button', { name: /Report/ })).toBeVisible()
      await expect(foreign.getByRole('button')).toHaveCount(1)
      await own.getByRole('button', { name: /Delete/ }).click()
      await expect(own).toHaveCount(0)
      await foreign.getByRole('link', { name: 'Arun Raj', exact: true }).click()
      await expect(other).toHaveURL(new RegExp(`/viewprofile/${ownerId}$`))
      // Folded, the newest alone stands under its post.
      await lookFor(other, food)
      const newest = card(other, food).getByRole('listitem').filter({ hasText: 'Mine' })
      await expect(newest.getByRole('button')).toHaveCount(0)
      await newest.getByRole('link', { name: 'Arun Raj', exact: true }).click()
      await expect(other).toHaveURL(new RegExp(`/viewprofile/${ownerId}$`))
    },
  },
  {
    section: '8',
    says: "'Failed to delete comment.', and Retry deletes it",
    check: async (ground) => {
      const { page, food } = await openOwnPost(ground, 'Leek', { comments: ['Oops'] })
      await openComments(page, food)
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
    says: 'a comment that is refused stands in its field again, and one whose answer is lost goes out once',
    check: async (ground) => {
      const { page, food } = await openOwnPost(ground, 'Okra')
      const calls = '**/api/exchange/posts/*/comments'
      const refusal = { error: { code: 'FORBIDDEN_ORIGIN', message: 'Elsewhere.', requestId: 'r1' } }
      await page.route(calls, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 403, json: refusal })
          : route.fallback(),
      )
      const field = await openComments(page, food)
      await field.fill('Are they fresh?')
      await field.press('Enter')
      await expect(card(page, food).getByRole('alert')).toContainText('Your comment could not be posted.')
      await expect(field).toHaveValue('Are they fresh?')
      await ground.expectAccessible(page)
      await page.unroute(calls)
      let isLost = false
      await page.route(calls, async (route) => {
        if (route.request().method() !== 'POST' || isLost) return route.fallback()
        isLost = true
        await route.fetch()
        await route.abort()
      })
      await field.press('Enter')
      await expect(field).toHaveValue('')
      await expect(card(page, food).getByRole('alert')).toHaveCount(0)
      await expect(card(page, food).getByRole('listitem')).toHaveCount(1)
      await expect(card(page, food).getByText('Posting…')).toHaveCount(0)
      await page.reload()
      await openComments(page, food)
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
      await expect(rows).toHaveText('Mei Tan Comment 23.')
      await openComments(page, food)
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
