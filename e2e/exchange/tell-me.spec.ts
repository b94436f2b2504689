import { expect, type Page, test } from '../fixtures.ts'
import { prepare } from '../steps/database.ts'
import { inDays } from '../steps/dates.ts'
import { card, foodNamed, lookFor } from '../steps/exchange.ts'

const dorm = 'PGP'

const saveProfile = async (page: Page, displayName: string) => {
  const rest = { age: null, preferences: '', allergies: '', photoId: null }
  const saved = await page.request.put('/api/profile', { data: { displayName, dorm, ...rest } })
  expect(saved.ok()).toBe(true)
}

/** A device that takes notices, as a browser subscribes it. */
const subscribe = async (page: Page, id: string) => {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${id}`
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
  const answer = await page.request.put('/api/notifications/push/device', { data: { endpoint, keys } })
  expect(answer.ok()).toBe(true)
}

test('who looks for a food in vain is told when a neighbour rescues it with one press', async ({
  openAs,
  expectAccessible,
}) => {
  const { page: arun, student: seeker } = await openAs({ width: 360 })
  const { page: mei, student: giver } = await openAs()
  const food = foodNamed('Jasmine rice')
  await saveProfile(arun, 'Arun Raj')
  await saveProfile(mei, 'Mei Lin')
  await subscribe(arun, seeker.id)

  await test.step('nothing is found: one asks to be told', async () => {
    await lookFor(arun, food)
    await arun.getByRole('button', { name: 'Tell me when it’s offered' }).click()
    const dialog = arun.getByRole('dialog')
    await expect(dialog).toContainText(`a neighbour in ${dorm}`)
    await expect(dialog.getByLabel('Food')).toHaveValue(food)
    await dialog.getByRole('button', { name: 'Tell me', exact: true }).click()
    await expect(dialog.getByRole('listitem')).toHaveText(new RegExp(food))
    await expectAccessible(arun, 'what one is told of')
    await arun.keyboard.press('Escape')
  })

  await test.step('two days before its date one press offers it, prefilled', async () => {
    const answer = await mei.request.post('/api/pantry/items', {
      data: { name: food, quantity: 2, remark: 'unopened', expiryDates: [inDays(2)] },
    })
    expect(answer.status()).toBe(201)
    await mei.goto('/home')
    await mei.getByRole('button', { name: `Offer ${food}` }).click()
    const form = mei.getByRole('dialog')
    await expect(form.getByLabel('Quantity')).toHaveValue('2')
    await form.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(form).toBeHidden()
  })

  await test.step('who asked is told, and the giver is not', async () => {
    const told = async () => {
      await prepare('update posts_to_tell set due_at = now() where due_at > now()', [])
      const rows = await prepare('select user_id as id from post_tellings where user_id = any($1)', [
        [seeker.id, giver.id],
      ])
      return rows.map(({ id }) => id)
    }
    await expect.poll(told).toEqual([seeker.id])
  })

  await test.step('the giver’s page shows what they share', async () => {
    await arun.goto(`/viewprofile/${giver.id}`)
    await expect(arun.getByRole('link', { name: 'Chat', exact: true })).toBeVisible()
    const shared = arun.getByRole('region', { name: 'Food they share' })
    await expect(shared).toContainText(`2 available · ${dorm}`)
    await expectAccessible(arun, 'a profile with open posts')
    await shared.getByRole('link', { name: food }).click()
    await expect(arun).toHaveURL(/\/exchange\/posts\//)
    await expect(card(arun, food)).toBeVisible()
  })

  await test.step('what one is told of is taken away again', async () => {
    await lookFor(arun, food)
    await arun.getByRole('button', { name: 'Tell me when something like this is offered' }).click()
    await arun.getByRole('button', { name: `Remove ${food}` }).click()
    await expect(arun.getByRole('dialog').getByRole('listitem')).toHaveCount(0)
    await expect(arun.getByLabel('Food', { exact: true })).toBeFocused()
  })
})
