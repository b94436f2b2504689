import { cutFields } from '../access/controls.ts'
import { expect, test } from '../fixtures.ts'
import { inDays } from '../steps/dates.ts'
import { beginPost, card, foodNamed, lookFor } from '../steps/exchange.ts'

test('what a post contains is confirmed with one press, marked for whom it meets, and left out on asking', async ({
  openAs,
  expectAccessible,
}) => {
  const { page: mei } = await openAs()
  const { page: arun } = await openAs({ width: 360 })
  const food = foodNamed('Peanut butter')
  const told = { displayName: 'Arun Raj', age: null, dorm: '', preferences: '', photoId: null }
  const saved = await arun.request.put('/api/profile', { data: { ...told, allergies: 'peanuts' } })
  expect(saved.ok()).toBe(true)
  await lookFor(arun, food)

  await test.step('the owner confirms', async () => {
    const form = await beginPost(mei, food)
    await form.getByLabel('Kind of date').selectOption('Best before')
    await form.getByRole('button', { name: 'Confirm' }).click()
    await expect(form.getByText('You’ve confirmed: Contains peanuts.')).toBeVisible()
    await form.getByLabel('Pick-up place').fill('Kitchen, level 3')
    await form.getByLabel('Pick up from').fill(inDays(1))
    await form.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(form.getByText('Choose both a day and a time.')).toBeVisible()
    await expectAccessible(mei, 'a post with all that can be said of it')
    await form.getByLabel('From what time').fill('18:00')
    await form.getByLabel('Pick up until').fill(inDays(1))
    await form.getByLabel('Until what time').fill('20:00')
    await form.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(card(mei, food)).toContainText('Contains peanuts.')
    await expect(card(mei, food)).toContainText('Pick up: Kitchen, level 3')
    await expect(card(mei, food)).toContainText('18:00–20:00')
    const [calendar] = await Promise.all([
      mei.waitForEvent('download'),
      mei.getByRole('button', { name: `Add the pick-up of ${food} to my calendar` }).click(),
    ])
    expect(calendar.suggestedFilename()).toBe('pick-up.ics')
  })

  await test.step('it is marked live for whom it meets, and for nobody else', async () => {
    await expect(card(arun, food)).toContainText('Contains something you avoid.')
    await expect(card(mei, food)).not.toContainText('something you avoid')
  })

  await test.step('and hidden on asking; the address keeps it', async () => {
    await arun.getByLabel('What I can’t eat').selectOption('Hide what I can’t eat')
    await expect(card(arun, food)).toHaveCount(0)
    await expect(arun).toHaveURL(/hide=met/)
    await arun.reload()
    await expect(arun.getByText('There may be other food to pick up.')).toBeVisible()
  })
})

test('on a narrow phone the days and times of a pick-up can be read to their ends', async ({ openAs }) => {
  const { page } = await openAs({ width: 360 })
  const form = await beginPost(page, foodNamed('Rice'))
  await form.getByLabel('Pick up until').fill(inDays(1))
  await form.getByLabel('Until what time').fill('20:00')
  expect(await page.evaluate(cutFields, 'dialog')).toEqual([])
})
