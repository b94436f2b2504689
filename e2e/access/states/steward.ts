import { randomUUID } from 'node:crypto'
import { expect } from '../../fixtures.ts'
import { prepare } from '../../steps/database.ts'
import { foodNamed, publish } from '../../steps/exchange.ts'
import { group } from '../table.ts'

/** What a steward of the campus finds to decide. */
export const stewardStates = group(
  'the reports',
  async ({ openAs }) => {
    const { page, student } = await openAs()
    const { page: other } = await openAs()
    await prepare('update users set is_steward = true where id = $1', [student.id])
    const food = foodNamed('Cheap phones')
    const targetId = await publish(other, { foodName: food })
    const { page: reporter } = await openAs()
    const answer = await reporter.request.post('/api/reports', {
      data: { id: randomUUID(), kind: 'post', targetId, reason: 'spam', note: 'Every day.' },
    })
    expect(answer.status()).toBe(204)
    return { page, food }
  },
  [
    {
      screen: '/steward',
      shows: 'reports to decide',
      open: async ({ page, food }) => {
        await page.goto('/steward')
        await expect(page.getByText(food).first()).toBeVisible()
      },
    },
    {
      screen: '/steward',
      shows: 'what was decided',
      open: async ({ page }) => {
        await page.getByLabel('Status').selectOption('Decided')
        await expect(
          page.getByRole('list', { name: 'Reports' }).or(page.getByText('Nothing has been decided yet.')),
        ).toBeVisible()
      },
    },
  ],
)
