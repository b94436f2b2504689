import { expect, type Page, test } from '../fixtures.ts'
import { inDays } from '../steps/dates.ts'
import { senderIsThere } from '../steps/device.ts'
import { fillPost, submitPost } from '../steps/exchange.ts'

interface Food {
  name: string
  quantity?: number
  days?: number
  place?: string
}

/** Puts foods into the pantry over the API and shows it. */
async function stocked(page: Page, foods: readonly Food[]): Promise<void> {
  for (const { name, quantity = 1, days = 5, place = '' } of foods) {
    const data = { name, quantity, place, remark: `${name} remark`, expiryDates: [inDays(days)] }
    expect((await page.request.post('/api/pantry/items', { data })).status()).toBe(201)
  }
  await page.goto('/pantry')
  await expect(page.getByRole('article')).toHaveCount(foods.length)
}

const many = Array.from({ length: 12 }, (_, n) => ({ name: `Food ${n + 1}`, days: n, quantity: 2 }))

test('at least seven items are seen on a phone, and Add Item stays in reach', async ({ openAs }) => {
  const { page } = await openAs({ width: 390 })
  await page.setViewportSize({ width: 390, height: 844 })
  await stocked(page, many)
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
  const seen = await page
    .getByRole('article')
    .evaluateAll(
      (cards, bottom) =>
        cards.filter(
          (card) => card.getBoundingClientRect().bottom <= bottom && card.getBoundingClientRect().top >= 0,
        ).length,
      bar?.y ?? 0,
    )
  expect(seen).toBeGreaterThanOrEqual(7)
  await page.mouse.wheel(0, 2000)
  await expect(page.getByRole('button', { name: 'Add Item' })).toBeInViewport()
})

/** As on a weak network. */
const slowMs = 200

test('a row that is opened low on a phone has its buttons clear of Add Item', async ({ openAs }) => {
  const { page } = await openAs({ width: 360, isNew: true })
  await page.setViewportSize({ width: 360, height: 740 })
  await stocked(page, [...many, { name: 'Milk', days: 3 }])
  await page.route('**/assets/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowMs))
    await route.fallback()
  })
  await page.reload()
  await expect(page.getByRole('article', { name: 'Milk' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const milk = page.getByRole('article', { name: 'Milk' })
  await milk.getByRole('button', { name: 'Show Milk' }).dispatchEvent('click')
  await expect(milk.getByText(/^Read as/)).toBeVisible()
  const [remove, add] = [
    milk.getByRole('button', { name: 'Remove Milk' }),
    page.getByRole('button', { name: 'Add Item' }),
  ]
  const overlapPx = async () => {
    const [end, start] = [await remove.boundingBox(), await add.boundingBox()]
    return (end?.y ?? Number.POSITIVE_INFINITY) + (end?.height ?? 0) - (start?.y ?? 0)
  }
  await expect.poll(overlapPx).toBeLessThanOrEqual(0)
})

test('four cards stand side by side on a wide screen', async ({ openAs }) => {
  const { page } = await openAs({ width: 1920 })
  await stocked(page, many)
  const tops = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4)
})

test('a row opens in its place, uses one up by a press, and takes it back', async ({
  openAs,
  expectAccessible,
}) => {
  const { page } = await openAs({ width: 390 })
  await stocked(page, [{ name: 'Fresh milk', quantity: 2, days: 9 }, { name: 'Rice' }])
  const milk = page.getByRole('article', { name: 'Fresh milk' })
  await expectAccessible(page, 'rows')
  await milk.getByRole('button', { name: 'Consumed Fresh milk' }).click()
  await expect(milk).toContainText('1 ×')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(milk).toContainText('2 ×')
  await milk.getByRole('button', { name: 'Show Fresh milk' }).click()
  await expect(milk).toContainText('Fresh milk remark')
  for (const action of ['Consumed', 'Edit', 'Donate', 'Remove'])
    await expect(milk.getByRole('button', { name: `${action} Fresh milk` })).toBeVisible()
  await expectAccessible(page, 'a row that is open')
  await milk.getByRole('button', { name: 'Opened Fresh milk' }).click()
  await expect(milk).toContainText('Previous date')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(milk).not.toContainText('Previous date')
  await milk.getByRole('button', { name: 'Opened Fresh milk' }).click()
  await expect(milk).toContainText('about')
  await milk.getByRole('button', { name: 'Date is right Fresh milk' }).click()
  await expect(milk).not.toContainText('about')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(milk).toContainText('about')
  await milk.getByRole('button', { name: 'Close Fresh milk' }).click()
  await expect(milk).not.toContainText('remark')
})

test('the list is grouped, sorted and narrowed to a place, and the address keeps it', async ({
  openAs,
  expectAccessible,
}) => {
  const { page } = await openAs({ width: 390 })
  await stocked(page, [
    { name: 'Rice', days: 3, place: 'cupboard' },
    { name: 'Milk', days: 4, place: 'fridge' },
    { name: 'Bread', days: 5, place: 'fridge' },
  ])
  const headings = page.getByRole('article').getByRole('heading')
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await page.getByLabel('Sort by').selectOption('newest')
  await expect(headings).toHaveText(['Bread', 'Milk', 'Rice'])
  await expect(page).toHaveURL(/sort=newest/)
  await page.getByLabel('Sort by').selectOption('date')
  await page.getByLabel('Group by').selectOption('place')
  await expect(headings).toHaveText(['Milk', 'Bread', 'Rice'])
  await expectAccessible(page, 'how the list is shown')
  await expect(page.getByRole('listitem').first()).toContainText('Fridge')
  await page.getByLabel('Sort by').selectOption('name')
  await expect(headings).toHaveText(['Bread', 'Milk', 'Rice'])
  await page.getByLabel('Place', { exact: true }).selectOption('fridge')
  await expect(headings).toHaveText(['Bread', 'Milk'])
  await page.reload()
  await expect(headings).toHaveText(['Bread', 'Milk'])
  await expect(page).toHaveURL(/sort=name.*group=place.*place=fridge/)
})

test('this device remembers cards or rows', async ({ openAs }) => {
  const { page } = await openAs({ width: 1280 })
  await stocked(page, [{ name: 'Rice' }])
  await expect(page.getByRole('button', { name: 'Edit Rice' })).toBeVisible()
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await page.getByLabel('Show as').selectOption('rows')
  await expect(page.getByRole('button', { name: 'Edit Rice' })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Show Rice' })).toBeVisible()
})

async function chooseFoods(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await page.getByRole('button', { name: 'Choose items' }).click()
  for (const name of names) await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
}

test('several items are chosen and removed in one change, and one Undo brings them back', async ({
  openAs,
  expectAccessible,
}) => {
  const { page } = await openAs({ width: 390 })
  await stocked(page, many.slice(0, 4))
  await chooseFoods(page, 'Food 1', 'Food 3')
  await expect(page.getByText('2 items chosen')).toBeVisible()
  await expectAccessible(page, 'items that are chosen')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'It was thrown away' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article')).toHaveCount(4)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(4)

  // Each donation has words of its own: one form follows the other.
  await chooseFoods(page, 'Food 2', 'Food 4')
  await page.getByRole('button', { name: 'Donate', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Add New Post' })
  for (const [at, name] of ['Food 2', 'Food 4'].entries()) {
    await expect(form.getByRole('heading', { name: `Add New Post (${at + 1} of 2)` })).toBeVisible()
    await expect(form.getByLabel('Food name', { exact: true })).toHaveValue(name)
    await fillPost(page, { 'Dorm location': 'PGP' })
    await submitPost(page)
  }
  await expect(form).toHaveCount(0)
  await expect
    .poll(async () => {
      const { items } = await (await page.request.get('/api/pantry/items')).json()
      return items.map(({ name }: { name: string }) => name)
    })
    .toEqual(['Food 1', 'Food 3'])
})

test('what is done to several items offline goes out once', async ({ openAs }) => {
  const { page } = await openAs({ isNew: true })
  await stocked(page, many.slice(0, 3))
  await chooseFoods(page, 'Food 1', 'Food 2')
  await expect(page.getByText('2 items chosen')).toBeVisible()
  await senderIsThere(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Use up 1 of each' }).click()
  await expect(page.getByRole('article', { name: 'Food 1' })).toContainText('1')
  await page.context().setOffline(false)
  await expect
    .poll(async () => {
      const { items } = await (await page.request.get('/api/pantry/items')).json()
      return items.map(({ quantity }: { quantity: number }) => quantity).join()
    })
    .toBe('1,1,2')
})

test('what was removed can be said to be thrown away, and only its owner sees how much', async ({
  openAs,
}) => {
  const { page } = await openAs()
  await stocked(page, [{ name: 'Rice' }, { name: 'Milk' }])
  await page.getByRole('button', { name: 'Remove Rice' }).click()
  await page.getByRole('button', { name: 'It was thrown away' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect
    .poll(async () => (await (await page.request.get('/api/achievements')).json()).thrownAway)
    .toBe(1)
  await page.goto('/progress')
  await expect(page.getByText('Thrown away in the last 30 days: 1 item. Only you see this.')).toBeVisible()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  /** A finger on the line of an item: comes down, moves sideways, is told what that does, and goes. */
  async function swipe(page: Page, name: string, by: number, says: string): Promise<void> {
    const line = page.getByRole('button', { name: `Show ${name}` })
    const box = await line.boundingBox()
    if (!box) throw new Error('the row is there')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const down = { ...touch, clientX: x, clientY: y }
    // In one go: a finger that rests for half a second chooses.
    await line.evaluate(
      (row, [from, to]) => {
        row.dispatchEvent(new PointerEvent('pointerdown', from))
        row.dispatchEvent(new PointerEvent('pointermove', to))
      },
      [down, { ...down, clientX: x + by / 2 }] as const,
    )
    // What moves stays within its card.
    const card = page.getByRole('article', { name })
    expect(await card.evaluate((it) => getComputedStyle(it).overflowX)).toBe('clip')
    expect(await card.evaluate((it) => getComputedStyle(it, '::after').content)).toBe(`"${says}"`)
    await line.dispatchEvent('pointerup', { ...touch, clientX: x + by, clientY: y })
  }
  const touch = { pointerType: 'touch', bubbles: true, pointerId: 7, isPrimary: true }

  test('a swipe to the right uses one up, one to the left donates, and a long press chooses', async ({
    openAs,
  }) => {
    const { page } = await openAs({ width: 390 })
    await stocked(page, [
      { name: 'Yoghurt', quantity: 3, days: -1 },
      { name: 'Rice', quantity: 3 },
      { name: 'Lamb', quantity: 2, days: 2 },
    ])
    const row = (name: string) => page.getByRole('article', { name })
    const form = page.getByRole('dialog', { name: 'Add New Post' })
    await swipe(page, 'Rice', 140, 'Use up one')
    await expect(row('Rice')).toContainText('2 ×')
    // Neither a short one, nor one that would offer what went past its date.
    await swipe(page, 'Rice', 60, 'Use up one')
    await swipe(page, 'Yoghurt', -140, '')
    await swipe(page, 'Rice', -140, 'Donate')
    await expect(form.getByLabel('Food name', { exact: true })).toHaveValue('Rice')
    await page.goto('/pantry')
    await expect(row('Rice')).toContainText('2 ×')

    await page.getByRole('button', { name: 'Show Rice' }).dispatchEvent('pointerdown', touch)
    await expect(page.getByText('1 item chosen')).toBeVisible()
    // Where the finger goes from there is no swipe.
    const box = page.getByRole('checkbox', { name: 'Choose Rice' })
    await box.dispatchEvent('pointermove', { ...touch, clientX: 140 })
    await box.dispatchEvent('pointerup', { ...touch, clientX: 140 })
    await expect(box).toBeChecked()
    await page.getByRole('checkbox', { name: 'Choose Lamb' }).check()
    await page.getByRole('button', { name: 'Frozen', exact: true }).click()
    await expect(page.getByText(/^Froze /)).toBeVisible()
    await expect
      .poll(() => stored(page))
      .toEqual(['Yoghurt 3 ', 'Rice 2 freezer', 'Lamb 2 freezer'].toSorted())

    await page.getByRole('button', { name: 'List', exact: true }).click()
    await page.getByRole('button', { name: 'Choose items' }).click()
    for (const name of ['Rice', 'Yoghurt'])
      await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
    await page.getByRole('button', { name: 'Use up all', exact: true }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect.poll(() => stored(page)).toEqual(['Lamb 2 freezer'])
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect.poll(() => stored(page)).toHaveLength(3)
  })
})

/** Name, quantity and place of what the server keeps, by name. */
async function stored(page: Page): Promise<string[]> {
  const { items } = await (await page.request.get('/api/pantry/items')).json()
  return items.map(({ name, quantity, place }: Required<Food>) => `${name} ${quantity} ${place}`).toSorted()
}
