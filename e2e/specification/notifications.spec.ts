import { expect, type Page } from '../fixtures.ts'
import { inDays } from '../steps/dates.ts'
import { holdBack } from '../steps/hold-back.ts'
import { type Ground, holdTable } from './table.ts'

const note = 'Reminders are sent daily at 8am via email if any items are expiring in 3 days.'

const toggle = (page: Page) => page.getByRole('switch', { name: 'Email Reminders' })

/** The notifications of a student whose pantry holds these foods. */
async function openNotifications({ openAs }: Ground, foods: Record<string, number> = {}) {
  const { page, student } = await openAs()
  await addFoods(page, foods)
  await page.goto('/notifications')
  await expect(toggle(page)).toBeVisible()
  return { page, student }
}

async function addFoods(page: Page, foods: Record<string, number>): Promise<void> {
  for (const [name, days] of Object.entries(foods)) {
    const answer = await page.request.post('/api/pantry/items', {
      data: { name, quantity: 2, remark: '', expiryDates: [inDays(days)] },
    })
    expect(answer.status()).toBe(201)
  }
}

const saved = async (page: Page) => (await (await page.request.get('/api/notifications')).json()).emailEnabled

holdTable('Notifications', [
  {
    section: '2',
    says: note,
    check: async (ground) => {
      const { page } = await openNotifications(ground)
      await expect(page.getByText(note, { exact: true })).toBeVisible()
      await expect(toggle(page)).toHaveAccessibleDescription(note)
    },
  },
  {
    section: '9',
    says: 'on for new users',
    check: async (ground) => expect(toggle((await openNotifications(ground)).page)).toBeChecked(),
  },
  {
    section: '2',
    says: 'Processing... while loading',
    check: async ({ openAs }) => {
      const { page } = await openAs()
      const answer = await holdBack(page, '**/api/notifications')
      await page.goto('/notifications')
      await expect(page.getByText('Processing...', { exact: true })).toBeVisible()
      answer()
      await expect(toggle(page)).toBeVisible()
      await expect(page.getByText('Processing...')).toHaveCount(0)
    },
  },
  {
    section: '4',
    says: 'the toggle saves at once',
    check: async (ground) => {
      const { page } = await openNotifications(ground)
      await toggle(page).click()
      await expect(toggle(page)).not.toBeChecked()
      await expect.poll(() => saved(page)).toBe(false)
      await page.reload()
      await expect(toggle(page)).not.toBeChecked()
      await toggle(page).press('Space')
      await expect.poll(() => saved(page)).toBe(true)
    },
  },
  {
    section: 'live',
    says: 'another screen of the same student follows, one of another student does not',
    check: async (ground) => {
      const { page, student } = await openNotifications(ground)
      const { page: second } = await ground.openAs({ student, process: 1 })
      const { page: stranger } = await ground.openAs()
      for (const screen of [second, stranger]) {
        await screen.goto('/notifications')
        await expect(toggle(screen)).toBeChecked()
      }
      await toggle(page).click()
      await expect(toggle(second)).not.toBeChecked()
      await toggle(second).click()
      await expect(toggle(page)).toBeChecked()
      await expect(toggle(stranger)).toBeChecked()
      expect(await saved(stranger)).toBe(true)
    },
  },
  {
    section: 'words',
    says: 'a switch that could not be saved goes back and says so',
    check: async (ground) => {
      const { page } = await openNotifications(ground)
      await page.route('**/api/notifications', (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.continue(),
      )
      await toggle(page).click()
      await expect(page.getByRole('alert').filter({ hasText: 'Your change wasn’t saved.' })).toBeVisible()
      await expect(toggle(page)).toBeChecked()
      await page.unroute('**/api/notifications')
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(toggle(page)).not.toBeChecked()
      await expect.poll(() => saved(page)).toBe(false)
    },
  },
  {
    section: 'D30',
    says: 'what the next mail would contain: within 3 days, soonest first',
    check: async (ground) => {
      const { page } = await openNotifications(ground, { Tofu: 1, Milk: 0, Rice: 3, Kaya: 4 })
      const mail = page.getByRole('region', { name: 'Today’s email would say' })
      await expect(mail.getByText('3 items to use up soon')).toBeVisible()
      await expect(mail.getByRole('listitem')).toHaveText([
        'Milk (2), today',
        'Tofu (2), tomorrow',
        'Rice (2), in 3 days',
      ])
    },
  },
  {
    section: 'D30',
    says: 'nothing to say, no mail',
    check: async (ground) => {
      const { page } = await openNotifications(ground, { Kaya: 4 })
      await expect(page.getByText('Nothing expires in the next 3 days.')).toBeVisible()
    },
  },
  {
    section: 'D30',
    says: "sends today's email now, a few times a day",
    check: async (ground) => {
      const { page } = await openNotifications(ground, { Milk: 0 })
      const now = page.getByRole('button', { name: 'Send me today’s email now' })
      const told = page.getByRole('group', { name: 'Today’s reminder is on its way.' })
      for (let n = 1; n <= 3; n++) {
        await now.click()
        await expect(told.getByRole('status')).toBeVisible()
        await told.getByRole('button', { name: 'Close message' }).click()
        await expect(told).toHaveCount(0)
      }
      await now.click()
      await expect(
        page
          .getByRole('alert')
          .filter({ hasText: 'The reminder wasn’t sent. You’ve asked for it 3 times today.' }),
      ).toBeVisible()
    },
  },
])
