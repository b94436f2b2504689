import { badgeRules } from '@shelfmate/contract/achievements/badges'
import { expect, type Page } from '../fixtures.ts'
import { prepareCounters } from '../steps/database.ts'
import { inDays } from '../steps/dates.ts'
import { type Ground, holdTable, holdVisit, type Row } from './table.ts'

type Past = Parameters<typeof prepareCounters>[1]

/** The achievements of a student with this past, and items logged today on top of it. */
async function openProgress(
  { openAs }: Ground,
  { past = {}, logged = 0, moves = false }: { past?: Past; logged?: number; moves?: boolean } = {},
) {
  const { page, student } = await openAs({ moves })
  if (Object.keys(past).length > 0) await prepareCounters(student.id, past)
  if (logged > 0) await logItems(page, logged)
  await page.goto('/progress')
  await expect(page.getByRole('heading', { name: 'Not Started' })).toBeVisible()
  return { page, student }
}

async function logItems(page: Page, count: number): Promise<void> {
  const expiryDates = Array.from({ length: count }, (_, n) => inDays(n + 4))
  const answer = await page.request.post('/api/pantry/items', {
    data: { name: 'Rice', quantity: 1, remark: '', expiryDates },
  })
  expect(answer.status()).toBe(201)
}

const group = (page: Page, name: string) => page.getByRole('region', { name })

const streakLine =
  (past: Past, texts: string[]) =>
  async ({ page, student }: Awaited<ReturnType<typeof openProgress>>) => {
    await prepareCounters(student.id, past)
    await page.reload()
    for (const text of texts) await expect(page.getByText(text)).toBeVisible()
  }

holdTable('Achievements', [
  {
    section: '2',
    says: 'three groups; all twelve badges begin as Not Started',
    check: async (ground) => {
      const { page } = await openProgress(ground)
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([
        'Unlocked',
        'In Progress',
        'Not Started',
        'Top 5 Badge Collectors',
      ])
      await expect(group(page, 'Not Started').getByRole('button')).toHaveText(
        badgeRules.map((rule) => rule.name),
      )
    },
  },
  {
    section: '4',
    says: 'progress 0 is not started, below the requirement in progress, at it unlocked',
    check: async (ground) => {
      const { page } = await openProgress(ground, { logged: 5 })
      await expect(group(page, 'Unlocked').getByRole('button')).toHaveText([
        'First Time Pantry User',
        'Pantry Builder',
      ])
      await expect(group(page, 'In Progress').getByRole('button')).toHaveText([
        'Pantry Chef',
        'Pantry King',
        'Century Saver',
      ])
      await expect(group(page, 'Not Started').getByRole('button', { name: 'Waste Saver' })).toBeVisible()
    },
  },
  {
    section: '4',
    says: 'the groups follow what happens on another screen',
    check: async (ground) => {
      const { page } = await openProgress(ground)
      await logItems(page, 1)
      await expect(
        group(page, 'Unlocked').getByRole('button', { name: 'First Time Pantry User' }),
      ).toBeVisible()
    },
  },
  {
    section: '2',
    says: 'the modal tells how far a badge has come; Escape closes it and the focus returns',
    check: async (ground) => {
      const { page } = await openProgress(ground, { logged: 3 })
      const badge = page.getByRole('button', { name: 'Pantry Chef' })
      await badge.click()
      const modal = page.getByRole('dialog', { name: 'Pantry Chef' })
      await expect(modal.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3')
      await ground.expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(modal).toBeHidden()
      await expect(badge).toBeFocused()
    },
  },
  {
    section: 'D18',
    says: 'Century Saver counts the uncapped streak',
    check: async (ground) => {
      const { page } = await openProgress(ground, { past: { streak: 45 } })
      await page.getByRole('button', { name: 'Century Saver' }).click()
      await expect(page.getByRole('dialog', { name: 'Century Saver' })).toContainText('45 / 100')
    },
  },
  {
    section: '4',
    says: "'You just unlocked {badge name}' and confetti, 5 seconds",
    check: async (ground) => {
      const { page } = await openProgress(ground, { moves: true })
      await logItems(page, 1)
      const toast = page.getByRole('status').filter({ hasText: 'You just unlocked First Time Pantry User' })
      await Promise.all([
        expect(toast).toBeVisible(),
        expect(page.locator('canvas[data-confetti]')).toBeVisible(),
      ])
      await expect(toast).toBeHidden()
      await expect(page.locator('canvas[data-confetti]')).toHaveCount(0)
    },
  },
  {
    section: '2',
    says: "'Top 5 Badge Collectors': at most five, and a name opens a profile popup",
    check: async (ground) => {
      const { page } = await openProgress(ground, { logged: 10 })
      const board = group(page, 'Top 5 Badge Collectors')
      await expect(board.getByRole('listitem').first()).toBeVisible()
      expect(await board.getByRole('listitem').count()).toBeLessThanOrEqual(5)
      const counts = (await board.getByRole('listitem').allInnerTexts()).map((text) =>
        Number(/(\d+) badges?$/.exec(text)?.[1]),
      )
      expect(counts).toEqual(counts.toSorted((a, b) => b - a))
      const name = board.getByRole('button').first()
      const displayName = await name.innerText()
      await name.click()
      const popup = page.getByRole('dialog', { name: displayName })
      await expect(popup).toContainText('Preferences')
      await expect(popup).toContainText('Not provided')
      await ground.expectAccessible(page)
    },
  },
])

holdVisit(
  'Achievements',
  'what each badge asks for',
  async (ground) => (await openProgress(ground)).page,
  badgeRules.map(
    ({ name, require, metric, description }): Row<Page> => ({
      section: '9',
      says: `${name}: ${metric} ${require}; its modal has image, description and progress bar`,
      check: async (page) => {
        await page.getByRole('button', { name, exact: true }).click()
        const modal = page.getByRole('dialog', { name })
        await expect(modal.locator('svg').first()).toBeVisible()
        await expect(modal).toContainText(description)
        await expect(modal.getByRole('progressbar')).toHaveAttribute('aria-valuemax', String(require))
        await expect(modal).toContainText(`0 / ${require}`)
        await page.keyboard.press('Escape')
        await expect(modal).toBeHidden()
      },
    }),
  ),
)

holdVisit('Achievements', 'the streak', openProgress, [
  {
    section: 'D18',
    says: 'no streak yet',
    check: streakLine({}, ['A new streak starts today.', 'Log, use up or donate something to begin.']),
  },
  {
    section: 'D18',
    says: 'a streak that today counts for',
    check: streakLine({ streak: 12 }, ['Current streak: 12 days', 'Today already counts.']),
  },
  {
    section: 'D18',
    says: 'until something happens today it runs back from yesterday and says what keeps it alive',
    check: streakLine({ streak: 1, endedDaysAgo: 1 }, [
      'Current streak: 1 day',
      'Log, use up or donate something today to keep it alive.',
    ]),
  },
  {
    section: 'D18',
    says: 'a day without anything ends it',
    check: streakLine({ streak: 8, endedDaysAgo: 2 }, ['A new streak starts today.', 'Best so far: 8 days.']),
  },
  { section: '9', says: '30 days', check: streakLine({ streak: 30 }, ['Current streak: 30 days']) },
  { section: 'D18', says: "'30+ days'", check: streakLine({ streak: 45 }, ['Current streak: 30+ days']) },
])
