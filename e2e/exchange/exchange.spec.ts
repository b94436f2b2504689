import { expect, test } from '../fixtures.ts'
import { inDays } from '../steps/dates.ts'
import { card, fact, foodNamed, lookFor, openComments } from '../steps/exchange.ts'
import { origin } from '../windows.ts'

/** Two lines each, with the gaps above, between and below them. */
const twoToastsPx = 144
/** A request takes most of a second to leave: the page is gone before. */
const weakUplink = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 2_000 }

test('two students share food, side by side', async ({ openAs, newStudent, playwright }) => {
  const { page: mei, student: author } = await openAs()
  const { page: arun, student } = await openAs({
    isNew: true,
    student: await newStudent({ firstName: 'Arun', lastName: 'Raj' }),
    process: 1,
    width: 360,
  })
  const food = foodNamed('Dumplings')
  await lookFor(arun, food)
  await expect(arun.getByText(`Nobody is sharing “${food}” right now.`)).toBeVisible()

  await test.step('a post arrives live', async () => {
    await lookFor(mei, food)
    await mei.getByRole('button', { name: 'Add Post' }).click()
    const form = mei.getByRole('dialog', { name: 'Add New Post' })
    await form.getByLabel('Food name').fill(food)
    await form.getByLabel('Quantity').fill('4')
    await form.getByLabel('Expiry date').fill(inDays(1))
    await form.getByLabel('Dorm location').selectOption('Tembusu')
    await form.getByLabel('Description').fill('Steam them for ten minutes')
    await form.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(card(mei, food)).toBeVisible()
    await expect(card(arun, food)).toContainText('1 day left')
  })

  await test.step('comments go both ways, and away again', async () => {
    await (await openComments(arun, food)).fill('Two for me, please')
    await arun.keyboard.press('Enter')
    const said = card(mei, food).getByRole('listitem').filter({ hasText: 'Two for me, please' })
    await expect(said).toBeVisible()
    await (await openComments(mei, food)).fill('Come at eight')
    await card(mei, food).getByRole('button', { name: 'Post', exact: true }).click()
    await expect(card(arun, food).getByRole('listitem').last()).toContainText('Come at eight')
    await card(arun, food)
      .getByRole('button', { name: /Delete your comment/ })
      .click()
    await expect(said).toHaveCount(0)
  })

  await test.step('an edit and a claim arrive live', async () => {
    await card(mei, food).getByRole('button', { name: 'Edit' }).click()
    await mei.getByRole('dialog', { name: 'Edit Post' }).getByLabel('Quantity').fill('3')
    await mei.getByRole('button', { name: 'Update' }).click()
    await expect(fact(arun, food, 'Quantity')).toHaveText('3')
    await card(mei, food).getByRole('button', { name: 'Claim 1' }).click()
    await expect(fact(mei, food, 'Quantity')).toHaveText('2')
    await expect(fact(arun, food, 'Quantity')).toHaveText('2')
  })

  const address =
    await test.step('it stands whole at its own address, and others are sent there', async () => {
      await arun.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await card(arun, food).getByRole('link', { name: food, exact: true }).click()
      await expect(arun).toHaveURL(/\/exchange\/posts\/[\w-]{36}$/)
      await expect(card(arun, food).getByRole('listitem').last()).toContainText('Come at eight')
      await arun.getByRole('button', { name: `Share ${food}` }).click()
      await expect(arun.getByText('Link copied.')).toBeVisible()
      expect(await arun.evaluate(() => navigator.clipboard.readText())).toBe(arun.url())
      const link = arun.url()
      await lookFor(arun, food)
      return new URL(link).pathname
    })

  await test.step('a preview tells what its owner lets it tell, and no more', async () => {
    await mei.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await card(mei, food).getByRole('link', { name: food, exact: true }).click()
    await mei.getByRole('button', { name: `Share ${food}` }).click()
    await mei.getByText('Show the food and its photo in previews').click()
    await mei.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click()
    await expect(mei.getByText('Link copied.')).toBeVisible()
    const shared = new URL(await mei.evaluate(() => navigator.clipboard.readText()))
    expect(shared.pathname).toBe(address)
    const [told, untold] = await Promise.all(
      [shared.pathname + shared.search, shared.pathname].map(async (path) =>
        (await playwright.request.newContext({ baseURL: origin(0) })).get(path).then((page) => page.text()),
      ),
    )
    expect(told).toContain(`og:title" content="${food} · `)
    expect(told).not.toContain(author.lastName)
    expect(untold).not.toContain(food)
    await lookFor(mei, food)
  })

  await test.step('a claim outlives the page that is reloaded while it leaves', async () => {
    const chromium = await mei.context().newCDPSession(mei)
    await chromium.send('Network.emulateNetworkConditions', weakUplink)
    await card(mei, food)
      .getByRole('button', { name: 'Claim 1' })
      .evaluate((button: HTMLElement) => {
        button.click()
        window.location.reload()
      })
    await expect(fact(arun, food, 'Quantity')).toHaveText('1')
    await chromium.detach()
    await expect(fact(mei, food, 'Quantity')).toHaveText('1')
  })

  await test.step('a deleted post goes, and comes back with its comments', async () => {
    await card(mei, food)
      .getByRole('button', { name: `Delete ${food}` })
      .click()
    // Its time stands still under the pointer.
    await mei.getByRole('button', { name: 'Undo' }).hover()
    await expect(card(arun, food)).toHaveCount(0)
    await mei.getByRole('button', { name: 'Undo' }).click()
    await expect(card(arun, food)).toContainText('Come at eight')
  })

  await test.step('what happens while a screen is cut off is there when it is back', async () => {
    await arun.context().setOffline(true)
    await (await openComments(mei, food)).fill('One left')
    await mei.keyboard.press('Enter')
    await expect(card(mei, food).getByRole('listitem').last()).toContainText('One left')
    await arun.context().setOffline(false)
    await expect(card(arun, food).getByRole('listitem').last()).toContainText('One left')
  })

  await test.step('the last card of a phone can be scrolled clear of two toasts', async () => {
    await arun.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const [last, bar] = [
      await card(arun, food).boundingBox(),
      await arun.getByRole('navigation').boundingBox(),
    ]
    expect((bar?.y ?? 0) - ((last?.y ?? 0) + (last?.height ?? 0))).toBeGreaterThan(twoToastsPx)
  })

  await test.step('Contact leads to the chat of the two', async () => {
    await card(arun, food).getByRole('link', { name: 'Contact' }).click()
    await expect(arun).toHaveURL(/\/chat\/[\w-]+_[\w-]+$/)
    expect(arun.url()).toContain(student.id)
    await arun.goBack()
  })

  await test.step('the last one handed over takes the post from both screens', async () => {
    await card(mei, food).getByRole('button', { name: 'Claim 1' }).click()
    await expect(card(mei, food)).toHaveCount(0)
    await expect(card(arun, food)).toHaveCount(0)
    await arun.goto(address)
    await expect(arun.getByText('Post not found.')).toBeVisible()
  })

  await test.step('what is posted when the session is over goes out once its author is back', async () => {
    const rice = foodNamed('Leftover rice')
    await mei.getByRole('button', { name: 'Add Post' }).click()
    const form = mei.getByRole('dialog', { name: 'Add New Post' })
    await form.getByLabel('Food name').fill(rice)
    await form.getByLabel('Expiry date').fill(inDays(1))
    await form.getByLabel('Dorm location').selectOption('Tembusu')
    // The press is told that the session is over, and asks whether it is; nothing else that is asked meanwhile.
    const isHeard = /\/api\/(?:exchange\/posts|auth\/session)$/
    await mei.route('**/api/**', (route) =>
      isHeard.test(route.request().url()) ? route.fallback() : route.abort(),
    )
    await mei.context().clearCookies()
    await form.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(mei).toHaveURL(/\/login/)
    // Its code is on its way: what is asked for as the interception ends can get lost.
    await expect(mei.getByLabel('Email')).toBeVisible()
    await mei.unroute('**/api/**')
    await mei.getByLabel('Email').fill(author.email)
    await mei.getByLabel('Password', { exact: true }).fill(author.password)
    await mei.getByRole('button', { name: 'Log In', exact: true }).last().click()
    await lookFor(arun, rice)
    await expect(card(arun, rice)).toBeVisible()
    await expect(card(arun, rice)).toHaveCount(1)
  })
})
