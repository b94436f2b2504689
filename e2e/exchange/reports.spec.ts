import { randomUUID } from 'node:crypto'
import { tabTo } from '../access/focus.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { logIn } from '../steps/accounts.ts'
import { bubble, openChat, post, sideBySide } from '../steps/chats.ts'
import { prepare } from '../steps/database.ts'
import { card, foodNamed, lookFor, openComments, publish } from '../steps/exchange.ts'

/** Makes somebody a steward of a dorm, or of the campus. */
async function nameSteward({ id }: { id: string }, dorm?: string): Promise<void> {
  await prepare('update users set is_steward = true where id = $1', [id])
  if (dorm !== undefined)
    await prepare('insert into steward_dorms (user_id, dorm) values ($1, $2)', [id, dorm])
}

const queue = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Reports' }).getByRole('article').filter({ hasText: text })

const leastGapPx = 8

/** How far the card of a heading stands below the profile, which is as wide. */
const gapAbove = (page: Page, heading: string) =>
  page.getByRole('region', { name: heading }).evaluate((section) => {
    const ours = section.parentElement?.getBoundingClientRect()
    const profile = document.querySelector('main form')?.parentElement?.getBoundingClientRect()
    return (ours?.top ?? 0) - (profile?.bottom ?? 0)
  })

/** Sends the open question what is wrong. */
async function send(page: Page, kind: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `Report this ${kind}` })
  await dialog.getByLabel('What’s wrong?').selectOption('Spam or selling')
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await expect(page.getByText('Thank you. A steward will look at it.').last()).toBeVisible()
  await expect(dialog).toHaveCount(0)
}

test('a post is reported, looked at, taken away with a reason, and its author answers', async ({
  openAs,
  newStudent,
  expectAccessible,
}) => {
  const { page: mei } = await openAs({ width: 360 })
  const { page: arun } = await openAs({ process: 1 })
  const [steward, elsewhere] = [await newStudent({ firstName: 'Sana' }), await newStudent()]
  await nameSteward(steward, 'PGP')
  await nameSteward(elsewhere, 'Tembusu')
  const food = foodNamed('Cheap phones')
  await publish(mei, { foodName: food, description: 'Only 20 dollars' })
  await mei.goto('/home')

  await test.step('reported with three presses', async () => {
    await lookFor(arun, food)
    await arun.getByRole('button', { name: `Report ${food}, by Mei Tan` }).click()
    await expect(arun.getByRole('button', { name: 'Send the report' })).toBeVisible()
    await expectAccessible(arun, 'reporting a post')
    await send(arun, 'post')
  })

  const { page: sana } = await openAs({ student: steward })
  await test.step('a steward of the dorm finds it from the profile, and decides by keyboard', async () => {
    await sana.goto('/profile')
    await sana.getByRole('link', { name: 'Reports to decide' }).click()
    await expect(queue(sana, food)).toContainText('Spam or selling · PGP')
    await expect(queue(sana, food)).toContainText('Only 20 dollars')
    await tabTo(sana, queue(sana, food).getByRole('button', { name: /^Look at/ }))
    await sana.keyboard.press('Enter')
    const dialog = sana.getByRole('dialog', { name: 'Post by Mei Tan' })
    await expect(dialog.getByText('Nothing has been decided about this person before.')).toBeVisible()
    await expectAccessible(sana, 'a report to decide')
    await tabTo(sana, dialog.getByLabel('Decision', { exact: true }))
    await sana.keyboard.type('Rem')
    await expect(dialog.getByLabel('Decision', { exact: true })).toHaveValue('removed')
    await sana.keyboard.press('Tab')
    await sana.keyboard.type('Shelfmate is for food, and nothing is sold.')
    await sana.keyboard.press('Tab')
  })

  await test.step('the post is gone, and both are told at once', async () => {
    const isTold = (page: Page) =>
      expect(page.getByText('A steward decided something that concerns you.')).toBeVisible()
    await Promise.all([...[arun, mei].map(isTold), sana.keyboard.press('Enter')])
    await expect(queue(sana, food)).toHaveCount(0)
    await expect(card(arun, food)).toHaveCount(0)
    await arun.goto('/profile')
    await expect(arun.getByText('A steward removed it.')).toBeVisible()
    await mei.goto('/profile')
    await expect(mei.getByText('Shelfmate is for food, and nothing is sold.')).toBeVisible()
  })

  await test.step('its author answers once, and the steward reads it in the record', async () => {
    await mei.getByLabel('Your answer').fill('Sorry, I did not know.')
    await expectAccessible(mei, 'a decision about oneself')
    expect(await gapAbove(mei, 'What stewards decided about you')).toBeGreaterThanOrEqual(leastGapPx)
    await mei.getByRole('button', { name: 'Send the answer' }).click()
    await expect(mei.getByText('Your answer: Sorry, I did not know.')).toBeVisible()
    await sana.getByLabel('Status').selectOption('Decided')
    await queue(sana, food)
      .getByRole('button', { name: /^Look at/ })
      .click()
    await expect(sana.getByRole('dialog').getByText('The answer: Sorry, I did not know.')).toBeVisible()
  })

  await test.step('a steward of another dorm finds nothing of it, and others nothing at all', async () => {
    const { page: other } = await openAs({ student: elsewhere })
    const listed = await sana.request.get('/api/steward/reports?state=closed')
    const { items }: { items: { id: string; quote: { text: string } }[] } = await listed.json()
    const id = items.find(({ quote }) => quote.text.includes(food))?.id ?? ''
    expect((await sana.request.get(`/api/steward/reports/${id}`)).status()).toBe(200)
    expect((await other.request.get(`/api/steward/reports/${id}`)).status()).toBe(404)
    await other.goto('/steward')
    await other.getByLabel('Status').selectOption('Decided')
    await expect(queue(other, food)).toHaveCount(0)
    await arun.goto('/steward')
    await expect(arun.getByText('This page is for stewards.')).toBeVisible()
  })
})

test('comments and messages are reported where they stand', async ({ openAs, newStudent }) => {
  const { left: mei, right: arun, chatId } = await sideBySide({ openAs, newStudent })
  const food = foodNamed('Tofu')
  const postId = await publish(mei, { foodName: food })
  const said = await mei.request.post(`/api/exchange/posts/${postId}/comments`, {
    data: { content: 'Buy my phone' },
  })
  expect(said.status()).toBe(201)
  await lookFor(arun, food)
  await openComments(arun, food)
  await arun.getByRole('button', { name: 'Report the comment “Buy my phone”' }).click()
  await send(arun, 'comment')

  await post(mei, chatId, 'Ten dollars')
  await openChat(arun, chatId)
  await bubble(arun, 'Ten dollars').getByRole('button', { name: 'Report: Ten dollars' }).click()
  await arun.getByRole('menuitem', { name: 'Report' }).click()
  await send(arun, 'message')
  await arun.goto('/profile')
  await expect(arun.getByText('Message: Spam or selling')).toBeVisible()
  await expect(arun.getByText('Comment: Spam or selling')).toBeVisible()
})

test('whoever wrote and has blocked since is reported and blocked in turn where their chat was', async ({
  openAs,
  newStudent,
  expectAccessible,
}) => {
  const { left: mei, right: arun, arun: reader, chatId } = await sideBySide({ openAs, newStudent })
  await post(mei, chatId, 'I know where you live')
  await openChat(arun, chatId)
  await expect(bubble(arun, 'I know where you live')).toBeVisible()
  expect((await mei.request.put(`/api/blocks/${reader.id}`)).status()).toBe(204)
  await expect(arun.getByText('Chat not found.')).toBeVisible()
  await expectAccessible(arun, 'a chat that is not there any more')
  await arun.getByRole('button', { name: 'Report the other person…' }).click()
  await send(arun, 'person')
  await arun.getByRole('button', { name: 'Block the other person…' }).click()
  await arun.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(arun.getByText('Blocked. You can undo this in your profile.')).toBeVisible()
  // Who blocked first does not decide alone when the two meet again.
  expect((await mei.request.delete(`/api/blocks/${reader.id}`)).status()).toBe(204)
  expect((await mei.request.get(`/api/chats/${chatId}`)).status()).toBe(404)
  await arun.goto('/profile')
  await expect(arun.getByText('Person: Spam or selling')).toBeVisible()
})

test('a steward of the campus names another one, told from a namesake, who finds the reports then', async ({
  openAs,
  newStudent,
  expectAccessible,
}) => {
  const [campus, chosen] = [await newStudent(), await newStudent({ lastName: randomUUID().slice(0, 8) })]
  await nameSteward(campus)
  const { page: twin } = await openAs({ student: await newStudent({ lastName: chosen.lastName }) })
  const lives = { age: null, dorm: 'PGP', preferences: '', allergies: '', photoId: null }
  const name = `${chosen.firstName} ${chosen.lastName}`
  expect((await twin.request.put('/api/profile', { data: { displayName: name, ...lives } })).ok()).toBe(true)
  const { page } = await openAs({ student: campus, width: 360 })
  await page.goto('/steward')
  await page.getByRole('button', { name: 'Add a steward' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a steward' })
  const search = dialog.getByLabel('Search by name')
  const people = '**/api/steward/people*'
  const error = { code: 'INTERNAL', message: 'Broken', requestId: 'a1b2c3d4' }
  await page.route(people, (route) => route.fulfill({ status: 500, json: { error } }))
  await search.fill(chosen.lastName.slice(0, -1))
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByText('Error ID: a1b2c3d4')).toBeVisible()
  await page.unroute(people)
  await search.fill(chosen.lastName)
  await expect(dialog.getByRole('option', { name: `${name}, PGP` })).toBeAttached()
  await dialog.getByLabel('Person').selectOption(name)
  await dialog.getByLabel('Steward of').selectOption('PGP')
  await expect(dialog.getByRole('link', { name: 'See who that is' })).toHaveAttribute(
    'href',
    `/viewprofile/${chosen.id}`,
  )
  await dialog.getByLabel('Why').fill('Looks after level 3.')
  await expectAccessible(page, 'naming a steward')
  await dialog.getByRole('button', { name: 'Make steward' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: `${name}, PGP` })).toBeVisible()
  const { page: theirs } = await openAs({ student: chosen })
  await theirs.goto('/profile')
  await expect(theirs.getByText('You’re a steward of PGP.')).toBeVisible()
})

test('who is suspended answers at the login, and is in again once a steward lifts it', async ({
  openVisitor,
  openAs,
  newStudent,
  expectAccessible,
}) => {
  const [steward, suspended] = [await newStudent(), await newStudent({ firstName: 'Sonya' })]
  await nameSteward(steward)
  const { page: sana } = await openAs({ student: steward, width: 360 })
  const id = randomUUID()
  const data = { id, kind: 'person', targetId: suspended.id, reason: 'spam', note: '' }
  const { page: arun } = await openAs()
  expect((await arun.request.post('/api/reports', { data })).status()).toBe(204)
  const decided = await sana.request.post(`/api/steward/reports/${id}/decision`, {
    data: { outcome: 'suspended', reason: 'You sold food.' },
  })
  expect(decided.status()).toBe(204)
  const sonya = await openVisitor()
  await sonya.setViewportSize({ width: 360, height: 800 })
  await sonya.goto('/login')
  await test.step('they read why, and say what they think of it', async () => {
    await logIn(sonya, suspended.email, suspended.password)
    await expect(sonya.getByRole('alert')).toContainText('You sold food.')
    await sonya.getByLabel('Your answer').fill('It was a gift.')
    await expectAccessible(sonya, 'a suspension to answer')
    await sonya.getByRole('button', { name: 'Send the answer' }).click()
    await expect(sonya.getByText('Your answer has been sent.')).toBeVisible()
  })

  await test.step('a steward finds the answer, and lifts the suspension', async () => {
    await sana.goto('/steward')
    await sana.getByLabel('Status').selectOption('Answered')
    await queue(sana, 'Sonya')
      .getByRole('button', { name: /^Look at/ })
      .click()
    const dialog = sana.getByRole('dialog', { name: /^Sonya/ })
    await expect(dialog.getByText('The answer: It was a gift.')).toBeVisible()
    await dialog.getByLabel('Why').fill('It was a gift indeed.')
    await expectAccessible(sana, 'a suspension to lift')
    await dialog.getByRole('button', { name: 'Lift the suspension' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('they are in again, and read why', async () => {
    await logIn(sonya, suspended.email, suspended.password)
    await expect(sonya.getByRole('heading', { level: 1 })).toBeVisible()
    await sonya.goto('/profile')
    await expect(sonya.getByText('It was a gift indeed.')).toBeVisible()
    await expect(sonya.getByText('Suspension lifted')).toBeVisible()
  })
})
