import { randomUUID } from 'node:crypto'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { expect, type Fixtures, type Page, test } from '../fixtures.ts'
import { bubble, conversation, field, openChat, write } from '../steps/chats.ts'
import { inDays } from '../steps/dates.ts'
import { drainMs, isSeen, queue, seen } from '../steps/device.ts'
import { openRow } from '../steps/pantry.ts'

const cuts = 50

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

/** A student whose device has everything that it needs to open without a network. */
async function openOnDevice({ openAs }: Pick<Fixtures, 'openAs'>, path: string, student?: { width: number }) {
  const { page, student: who } = await openAs({ worker: true, ...student })
  await page.goto(path)
  await isReady(page)
  return { page, student: who }
}

/** The worker controls the page, and what the page shows is on the disk. */
async function isReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

async function addItem(page: Page, name: string, days = 5): Promise<void> {
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add New Item' })
  await form.getByLabel('Food name').fill(name)
  await form.getByLabel('Expiry date').fill(inDays(days))
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(card(page, name)).toBeVisible()
}

interface Item {
  id: string
  name: string
  dateAdded: string
}

/** The pantry as the server has it, in the order in which it was added. */
async function stored(page: Page): Promise<string[]> {
  const { items }: { items: Item[] } = await (await page.request.get('/api/pantry/items')).json()
  return items.sort((a, b) => (a.dateAdded < b.dateAdded ? -1 : 1)).map(({ name }) => name)
}

/** Such a student at the pantry, and their chat with Arun, who has signed up. */
async function openBesideArun({ newStudent, openAs }: Pick<Fixtures, 'newStudent' | 'openAs'>) {
  const arun = await newStudent({ firstName: 'Arun', lastName: 'Raj' })
  const { page, student } = await openOnDevice({ openAs }, '/pantry')
  return { page, chatId: chatIdOf(student.id, arun.id) }
}

async function addOverApi(page: Page, name: string): Promise<string> {
  const id = randomUUID()
  const answer = await page.request.post('/api/pantry/items', {
    data: { id, name, quantity: 2, remark: '', expiryDates: [inDays(4)] },
  })
  expect(answer.status()).toBe(201)
  return id
}

test('two items and a message made offline survive a reload and arrive once, in order', async ({
  openAs,
  newStudent,
  expectAccessible,
}) => {
  const { page, chatId } = await openBesideArun({ newStudent, openAs })
  await addOverApi(page, 'Rice')
  await expect(card(page, 'Rice')).toBeVisible()
  await isSeen(page, 'pantry items … Rice')
  await openChat(page, chatId)
  await isSeen(page, 'chat conversation')

  await page.context().setOffline(true)
  await page.reload()
  await expect(field(page)).toBeVisible()
  await expect(page.getByText(/^Offline · As of \d\d:\d\d$/)).toBeVisible()
  await page.goto('/pantry')
  await expect(card(page, 'Rice')).toBeVisible()
  await addItem(page, 'Milk')
  await addItem(page, 'Eggs')
  await page.goto(`/chat/${chatId}`)
  await write(page, 'I have milk and eggs')
  await expect(bubble(page, 'milk and eggs').getByRole('status')).toContainText('Not sent yet.')

  await page.reload()
  await expect(bubble(page, 'milk and eggs')).toBeVisible()
  await page.getByRole('button', { name: /3 changes are waiting for a connection/ }).click()
  await expect(queue(page).getByRole('listitem')).toHaveText([/Add Milk/, /Add Eggs/, /Send “I have milk/])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.goto('/pantry')
  await expect(card(page, 'Milk')).toBeVisible()
  await expect(card(page, 'Eggs')).toBeVisible()
  expect(await stored(page)).toEqual(['Rice'])

  await expect(page.getByRole('button', { name: /3 changes are waiting/ })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('button', { name: /waiting for/ })).toBeHidden()
  await expect.poll(() => stored(page)).toEqual(['Rice', 'Milk', 'Eggs'])
  await openChat(page, chatId)
  await expect(conversation(page).getByRole('article')).toHaveCount(1)
  await expect(bubble(page, 'milk and eggs')).toContainText('Delivered')
  const { messages } = await (await page.request.get(`/api/chats/${chatId}`)).json()
  expect(messages).toHaveLength(1)
  // Nothing comes after it.
  expect(await stored(page)).toEqual(['Rice', 'Milk', 'Eggs'])
})

test(`a connection that is cut ${cuts} times loses, doubles and reorders nothing`, async ({
  openAs,
  newStudent,
}) => {
  const { page, chatId } = await openBesideArun({ newStudent, openAs })
  await openChat(page, chatId)
  const foods: string[] = []
  const messages: string[] = []
  for (let cut = 1; cut <= cuts; cut++) {
    await page.context().setOffline(true)
    if (cut % 10 === 0) {
      await page.goto('/pantry')
      foods.push(`Food ${cut} a`, `Food ${cut} b`)
      await addItem(page, `Food ${cut} a`)
      await addItem(page, `Food ${cut} b`)
      await page.goto(`/chat/${chatId}`)
    }
    messages.push(`message ${cut}`)
    await write(page, `message ${cut}`)
    await page.context().setOffline(false)
    // Cut again at some moment of the sending: no two cuts meet it at the same one.
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), (cut * 37) % 200)
  }
  await expect
    .poll(async () => (await (await page.request.get(`/api/chats/${chatId}`)).json()).messages.length, {
      timeout: drainMs,
    })
    .toBe(cuts)
  const sent: { text: string }[] = (await (await page.request.get(`/api/chats/${chatId}`)).json()).messages
  expect(sent.map(({ text }) => text)).toEqual(messages)
  await expect.poll(() => stored(page)).toEqual(foods)
  await expect(page.getByRole('button', { name: /waiting for/ })).toBeHidden()
})

test('the app opens from the device on every screen, and says how old it is', async ({
  openAs,
  expectAccessible,
}) => {
  const { page } = await openOnDevice({ openAs }, '/pantry')
  await addOverApi(page, 'Rice')
  await expect(card(page, 'Rice')).toBeVisible()
  await isSeen(page, 'pantry items … Rice')
  await page.goto('/progress')
  await isSeen(page, 'achievements mine', 'achievements leaderboard')
  await page.goto('/exchange')
  await isSeen(page, 'exchange posts')
  await page.goto('/profile')
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
  await isSeen(page, 'profiles own')
  await page.context().setOffline(true)
  for (const [path, shown] of [
    ['/', /Welcome Back, Mei Tan!/],
    ['/home', /Welcome Back, Mei Tan!/],
    ['/pantry', 'My Inventory'],
    ['/progress', /Achievements/],
    ['/exchange', 'Food Exchange'],
    ['/profile', 'Edit Profile'],
    ['/recipes', 'Recipe Suggestions'],
    ['/chat', 'Start a chat'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: shown, level: 1 })).toBeVisible()
  }
  for (const path of ['/pantry', '/progress', '/exchange', '/profile']) {
    await page.goto(path)
    await expect(page.getByText(/^Offline · As of \d\d:\d\d$/)).toBeVisible()
    // What others have posted is judged elsewhere.
    if (path !== '/exchange') await expectAccessible(page, `${path}: as it was seen last, offline`)
  }
  for (const path of ['/home', '/recipes', '/chat', '/exchange?search=never-looked-for']) {
    await page.goto(path)
    await expect(page.getByText(/^Offline/)).toBeVisible()
    await expectAccessible(page, `${path}: offline, not seen before`)
  }
})

/** As a newer version of the app might have left it on the device, which then went back to this one. */
const leaveStrangeChange = (page: Page, userId: string) =>
  page.evaluate(
    (entry) =>
      new Promise<void>((resolve, reject) => {
        const opened = indexedDB.open('shelfmate')
        opened.addEventListener('error', () => reject(opened.error))
        opened.addEventListener('success', () => {
          const { result: database } = opened
          const writing = database.transaction('outbox', 'readwrite')
          writing.objectStore('outbox').add(entry)
          writing.addEventListener('complete', () => {
            database.close()
            resolve()
          })
        })
      }),
    {
      id: randomUUID(),
      userId,
      kind: 'smell',
      payload: null,
      lane: 'smells',
      creates: [],
      needs: [],
      pressedAt: new Date().toISOString(),
      attempts: 0,
    },
  )

test('what was done on a food offline is undone, discarded and done in order', async ({ openAs }) => {
  const { page, student } = await openOnDevice({ openAs }, '/pantry')
  await addOverApi(page, 'Tofu')
  await expect(card(page, 'Tofu')).toBeVisible()
  await page.context().setOffline(true)
  await card(page, 'Tofu')
    .getByRole('button', { name: /Consumed/ })
    .click()
  await expect(page.getByText('Used up 1 × Tofu.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /waiting/ })).toHaveCount(0)
  await card(page, 'Tofu')
    .getByRole('button', { name: /Consumed/ })
    .click()
  await card(page, 'Tofu')
    .getByRole('button', { name: /Remove/ })
    .click()
  await expect(card(page, 'Tofu')).toHaveCount(0)
  await page.getByRole('button', { name: /2 changes are waiting for a connection/ }).click()
  await queue(page).getByRole('button', { name: 'Discard: Remove Tofu' }).click()
  await expect(queue(page).getByRole('listitem')).toHaveText([/Use up 1 × Tofu/])
  await page.keyboard.press('Escape')
  await expect(card(page, 'Tofu')).toBeVisible()
  await expect(page.getByRole('button', { name: '1 change is waiting for a connection.' })).toBeVisible()
  await leaveStrangeChange(page, student.id)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: '1 change is waiting for the server.' }).click()
  await expect(queue(page).getByRole('listitem')).toHaveText([/This version of the app can’t send it/])
  await queue(page).getByRole('button', { name: 'Discard' }).click()
  await expect(queue(page)).toContainText('Everything has been sent.')
  const tofu = async () => (await (await page.request.get('/api/pantry/items')).json()).items
  await expect.poll(tofu).toMatchObject([{ name: 'Tofu', quantity: 1 }])
})

test('a conflict is told after a reload, and what was typed is offered again', async ({
  openAs,
  expectAccessible,
}) => {
  const { page } = await openOnDevice({ openAs }, '/pantry', { width: 360 })
  const id = await addOverApi(page, 'Bread')
  await expect(card(page, 'Bread')).toBeVisible()
  await isSeen(page, 'pantry items … Bread')
  await page.context().setOffline(true)
  await openRow(page, 'Bread')
  await card(page, 'Bread').getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Food name').fill('Sourdough')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(card(page, 'Sourdough')).toBeVisible()
  await page.reload()
  await expect(card(page, 'Sourdough')).toBeVisible()
  expect((await page.request.delete(`/api/pantry/items/${id}`)).status()).toBe(200)

  await page.context().setOffline(false)
  await expect(page.getByRole('alert').filter({ hasText: 'Sourdough could not be saved.' })).toContainText(
    'may have been removed on another device',
  )
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(queue(page)).toContainText('2 × Sourdough')
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: '1 change wasn’t accepted.' }).click()
  await queue(page).getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Item' })
  await expect(form.getByLabel('Food name')).toHaveValue('Sourdough')
  await form.getByRole('button', { name: 'Add it as a new item' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => stored(page)).toEqual(['Sourdough'])
})

test('logout asks about unsent changes, and clears the device in all tabs', async ({
  openAs,
  expectAccessible,
}) => {
  const { page } = await openOnDevice({ openAs }, '/pantry')
  const other = await page.context().newPage()
  await other.goto('/pantry')
  await expect(other.getByRole('heading', { name: 'My Inventory' })).toBeVisible()
  await page.route('**/api/pantry/items', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await other.route('**/api/pantry/items', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await addItem(page, 'Milk')
  await addItem(page, 'Eggs')
  await expect(card(other, 'Eggs')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  const dialog = page.getByRole('dialog', { name: 'You have 2 changes that haven’t been sent' })
  await expect(dialog.getByRole('button', { name: 'Stay logged in' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Stay logged in' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Logout' }).click()
  await dialog.getByRole('button', { name: 'Log out anyway' }).click()
  await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible()
  await other.waitForURL(/\/login/)
  const left = await page.evaluate(async () => {
    const opened = indexedDB.open('shelfmate')
    await new Promise((resolve) => {
      opened.addEventListener('success', resolve)
    })
    const stores = [...opened.result.objectStoreNames]
    const counts = stores.map(
      (name) =>
        new Promise<number>((resolve) => {
          const count = opened.result.transaction(name).objectStore(name).count()
          count.addEventListener('success', () => resolve(count.result))
        }),
    )
    const notes = Object.keys(localStorage).filter((key) => key.startsWith('account:'))
    return { records: await Promise.all(counts), notes, pictures: await caches.has('pictures') }
  })
  expect(left).toEqual({ records: [0, 0, 0], notes: [], pictures: false })
  await page.context().setOffline(true)
  await page.goto('/pantry')
  await expect(page.getByText('Milk')).toHaveCount(0)
})

test('a second visit is drawn from the device before the server has answered anything, whose answer counts', async ({
  openAs,
  newStudent,
}) => {
  const { page } = await openOnDevice({ openAs }, '/pantry')
  for (const name of ['Rice', 'Tofu', 'Kaya']) await addOverApi(page, name)
  await expect(card(page, 'Kaya')).toBeVisible()
  await isSeen(page, 'pantry items … Kaya')
  const hanging: (() => Promise<void>)[] = []
  await page.route('**/api/**', (route) => hanging.push(() => route.continue()))
  await page.goto('/pantry')
  await expect(card(page, 'Kaya')).toBeVisible()
  const from = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation')
    // The type of the one entry of this kind.
    const { workerStart, transferSize } = visit as PerformanceNavigationTiming
    return { isWorkers: workerStart > 0, transferSize }
  })
  expect(from).toEqual({ isWorkers: true, transferSize: 0 })
  expect(hanging.length).toBeGreaterThan(0)
  for (const goOn of hanging) await goOn()
  await page.unroute('**/api/**')
  // A page that is open would see that somebody else signs in, and load itself anew at any moment.
  await page.goto('about:blank')

  const { email, password } = await newStudent({ firstName: 'Arun', lastName: 'Raj' })
  expect((await page.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200)
  await page.goto('/pantry')
  await expect(page.getByText('(No items in pantry yet)')).toBeVisible()
  await expect(card(page, 'Kaya')).toHaveCount(0)

  expect((await page.request.post('/api/auth/logout')).status()).toBe(204)
  await page.goto('/pantry')
  await page.waitForURL(/\/login\?next=%2Fpantry/)
  await expect.poll(() => seen(page)).toEqual([])
})

test('the app can be installed', async ({ openAs }) => {
  const { page } = await openOnDevice({ openAs }, '/home')
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ start_url: '/home', display: 'standalone', short_name: 'Shelfmate' })
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    '/pantry',
    '/exchange',
    '/recipes',
    '/chat',
  ])
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200)
  const chromium = await page.context().newCDPSession(page)
  const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})

test('on a phone Add Item stands clear of what says that it is offline and what waits', async ({
  openAs,
}) => {
  const { page } = await openOnDevice({ openAs }, '/pantry', { width: 360 })
  await page.context().setOffline(true)
  await addItem(page, 'Rice')
  const pill = page.getByRole('button', { name: /^Offline.*1 change is waiting for a connection\.$/ })
  const [below, above] = [
    await pill.boundingBox(),
    await page.getByRole('button', { name: 'Add Item' }).boundingBox(),
  ]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
})
