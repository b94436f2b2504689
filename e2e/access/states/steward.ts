import { randomUUID } from 'node:crypto'
import { expect } from '../../fixtures.ts'
import { prepare } from '../../steps/database.ts'
import { foodNamed, publish } from '../../steps/exchange.ts'
import { group } from '../table.ts'

/** What a steward of the campus finds to decide. */
export const stewardStates = group(
  'the reports',
  async ({ openAs, newStudent }) => {
    const { page, student } = await openAs()
    const { page: giver } = await openAs()
    await prepare('update users set is_steward = true where id = $1', [student.id])
    // A name that breaks nowhere by itself stands in the list of stewards, too.
    const longName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoraltern'
    const colleague = await newStudent({ lastName: longName })
    await prepare('update users set is_steward = true where id = $1', [colleague.id])
    const food = foodNamed('Cheap phones')
    const targetId = await publish(giver, { foodName: food })
    const { page: reporter } = await openAs()
    const answer = await reporter.request.post('/api/reports', {
      data: { id: randomUUID(), kind: 'post', targetId, reason: 'spam', note: 'Every day.' },
    })
    expect(answer.status()).toBe(204)
    return { page, food, longName }
  },
  [
    {
      screen: '/steward',
      shows: 'reports to decide',
      open: async ({ page, food, longName }) => {
        await page.goto('/steward')
        await expect(page.getByText(food).first()).toBeVisible()
        await expect(page.getByText(longName)).toBeVisible()
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
