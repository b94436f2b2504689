import { randomBytes } from 'node:crypto'
import { expect, type Fixtures, type Page, test } from './fixtures.ts'

type Permission = 'default' | 'granted' | 'denied'

const section = (page: Page) => page.getByRole('region', { name: 'On this device' })
const switchOn = (page: Page) => section(page).getByRole('button', { name: 'Turn on notifications' })
const switchOff = (page: Page) => section(page).getByRole('button', { name: 'Turn off notifications' })

/** What the server knows. */
async function settings(
  page: Page,
): Promise<{ deviceEndpoint: string | null; push: Record<string, unknown> }> {
  return (await page.request.get('/api/notifications')).json()
}

/**
 * Stands in for what a browser without a screen and without a network has not: the question, the user's answer to it, and
 * the browser's own push service. What was subscribed outlives the page, as it does in a browser.
 */
async function stubBrowser(
  page: Page,
  permission: Permission,
  answer: Permission = 'granted',
): Promise<void> {
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(16).toString('base64url')}`
  await page.addInitScript(
    (given) => {
      const note = 'stub:'
      const present = () => localStorage.getItem(`${note}permission`) ?? given.permission
      Object.defineProperty(Notification, 'permission', { get: present })
      Notification.requestPermission = async () => {
        localStorage.setItem(`${note}asked`, String(Number(localStorage.getItem(`${note}asked`)) + 1))
        if (present() === 'default') localStorage.setItem(`${note}permission`, given.answer)
        // One of the three.
        return present() as NotificationPermission
      }
      const subscription = {
        endpoint: given.endpoint,
        toJSON: () => ({ endpoint: given.endpoint, expirationTime: null, keys: given.keys }),
        unsubscribe: async () => {
          localStorage.removeItem(`${note}subscribed`)
          return true
        },
      }
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (localStorage.getItem(`${note}subscribed`) ? subscription : null),
        subscribe: async () => {
          localStorage.setItem(`${note}subscribed`, 'yes')
          return subscription
        },
      })
    },
    { permission, answer, endpoint, keys },
  )
}

const timesAsked = (page: Page) => page.evaluate(() => Number(localStorage.getItem('stub:asked')))

async function openNotifications(
  { openAs }: Pick<Fixtures, 'openAs'>,
  permission: Permission,
  { answer }: { answer?: Permission } = {},
) {
  const { page, student } = await openAs({ worker: true })
  await stubBrowser(page, permission, answer)
  await openSection(page)
  return { page, student }
}

async function openSection(page: Page): Promise<void> {
  await page.goto('/notifications')
  await expect(section(page)).toBeVisible()
  // A press waits for it, and on a crowded machine it takes as long as a test may wait for a button.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

async function openSwitchedOn(ground: Pick<Fixtures, 'openAs'>) {
  const opened = await openNotifications(ground, 'granted')
  await switchOn(opened.page).click()
  await expect(switchOff(opened.page)).toBeVisible()
  return opened
}

/** One student's settings on two devices of two processes, on in the first and pressed on in the second. */
async function openOnTwoDevices(ground: Pick<Fixtures, 'openAs'>): Promise<{ page: Page; phone: Page }> {
  const { page, student } = await openSwitchedOn(ground)
  const { page: phone } = await ground.openAs({ worker: true, student, process: 1 })
  await stubBrowser(phone, 'granted')
  await openSection(phone)
  await switchOn(phone).click()
  return { page, phone }
}

test.describe('notices on this device', () => {
  test('are asked for by a press and never before', async ({ openAs }) => {
    const { page } = await openNotifications({ openAs }, 'default')
    await expect(switchOn(page)).toBeVisible()
    await page.goto('/home')
    await page.goto('/notifications')
    await expect(switchOn(page)).toBeVisible()
    expect(await timesAsked(page)).toBe(0)
    expect((await settings(page)).deviceEndpoint).toBeNull()
    await switchOn(page).click()
    await expect(section(page).getByRole('status')).toHaveText('Notifications are on.')
    expect(await timesAsked(page)).toBe(1)
    expect((await settings(page)).deviceEndpoint).toContain('https://fcm.googleapis.com/')
    await page.reload()
    await expect(section(page).getByRole('status')).toHaveText('Notifications are on.')
  })

  test('that the user blocks say how to allow them, and are asked for no more', async ({ openAs }) => {
    const { page } = await openNotifications({ openAs }, 'default', { answer: 'denied' })
    await switchOn(page).click()
    const told = section(page).getByRole('status')
    await expect(told).toContainText('Notifications are blocked for Shelfmate in this browser.')
    await expect(told).toBeFocused()
    await expect(switchOn(page)).toHaveCount(0)
    expect((await settings(page)).deviceEndpoint).toBeNull()
  })

  test('blocked before say the same', async ({ openAs }) => {
    const { page } = await openAs({ worker: true })
    await page.context().clearPermissions()
    await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'denied' }))
    await page.goto('/notifications')
    await expect(section(page).getByRole('status')).toContainText('Notifications are blocked')
  })

  test('say where a browser cannot show any', async ({ openAs }) => {
    const { page } = await openAs({ worker: true })
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
    await page.goto('/notifications')
    await expect(section(page).getByRole('status')).toContainText('This browser can’t show notifications.')
    await expect(section(page).getByRole('button')).toHaveCount(0)
  })

  test('go off here and stay on elsewhere', async ({ openAs }) => {
    const { page, phone } = await openOnTwoDevices({ openAs })
    await expect(switchOff(phone)).toBeVisible()
    await switchOff(page).click()
    await expect(switchOn(page)).toBeVisible()
    await page.reload()
    await expect(switchOn(page)).toBeVisible()
    expect((await settings(page)).deviceEndpoint).toBeNull()
    expect((await settings(phone)).deviceEndpoint).not.toBeNull()
  })

  test('are off for who logs in next', async ({ openAs, newStudent }) => {
    const { page } = await openSwitchedOn({ openAs })
    await page.request.post('/api/auth/logout')
    const { email, password } = await newStudent()
    await page.request.post('/api/auth/login', { data: { email, password } })
    await page.goto('/notifications')
    await expect(switchOn(page)).toBeVisible()
  })

  test('that could not be switched on say so and offer another try', async ({ openAs }) => {
    const { page } = await openNotifications({ openAs }, 'granted')
    await page.route('**/api/notifications/push/device', (route) => route.abort())
    await switchOn(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Notifications are still off.' })).toBeVisible()
    await page.unroute('**/api/notifications/push/device')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(switchOff(page)).toBeVisible()
  })

  test('tell what the user chooses, on all screens', async ({ openAs }) => {
    const { page, phone } = await openOnTwoDevices({ openAs })
    const food = (on: Page) => section(on).getByRole('switch', { name: 'Expiring food' })
    const text = (on: Page) => section(on).getByRole('switch', { name: 'Show the text of messages' })
    await expect(food(page)).toBeChecked()
    await expect(text(page)).not.toBeChecked()
    await food(page).click()
    await expect(food(phone)).not.toBeChecked()
    await section(page).getByRole('switch', { name: 'New messages' }).click()
    await expect(text(phone)).toHaveCount(0)
    await section(page).getByLabel('From').fill('23:30')
    await section(page).getByLabel('Until').click()
    await expect(section(phone).getByLabel('From')).toHaveValue('23:30')
    await page.reload()
    await expect(section(page).getByLabel('From')).toHaveValue('23:30')
    expect((await settings(page)).push).toEqual({
      expiry: false,
      messages: false,
      messageText: false,
      rescue: false,
      quietFrom: '23:30',
      quietUntil: '07:00',
    })
  })

  test('need a time for quiet hours', async ({ openAs }) => {
    const { page } = await openSwitchedOn({ openAs })
    await section(page).getByLabel('From').fill('')
    await section(page).getByLabel('Until').click()
    await expect(section(page).getByRole('alert')).toHaveText('Please enter a time, such as 22:00.')
    expect((await settings(page)).push['quietFrom']).toBe('22:00')
  })

  test('can be tried', async ({ openAs }) => {
    const { page } = await openSwitchedOn({ openAs })
    await section(page).getByRole('button', { name: 'Send a test notification' }).click()
    await expect(
      page.getByRole('status').filter({ hasText: 'A test notification is on its way.' }),
    ).toBeVisible()
  })

  test('work by keyboard alone', async ({ openAs }) => {
    const { page } = await openNotifications({ openAs }, 'granted')
    await page.getByRole('switch', { name: 'Email Reminders' }).focus()
    await page.keyboard.press('Tab')
    await expect(switchOn(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(switchOff(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(section(page).getByRole('button', { name: 'Send a test notification' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(section(page).getByRole('switch', { name: 'Expiring food' })).not.toBeChecked()
    for (let switches = 0; switches < 4; switches++) await page.keyboard.press('Tab')
    await expect(section(page).getByLabel('From')).toBeFocused()
    // One hour back, whether the browser counts twelve of them or 24.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await settings(page)).push['quietFrom']).toBe('21:00')
  })
})

test.describe('the service worker', () => {
  test('hears what is pushed to it', async ({ openAs }) => {
    const { page } = await openAs({ worker: true })
    await page.goto('/notifications')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    const [worker] = page.context().serviceWorkers()
    const notice = { title: 'Kai Lim', body: 'New message', tag: 'chat:a_b', url: '/chat/a_b' }
    // A browser without a screen shows no notice: what it is asked to show is taken down instead.
    const shown = await worker?.evaluate(async (pushed) => {
      const asked: unknown[] = []
      const waiting: Promise<unknown>[] = []
      const { registration } = self as unknown as { registration: object }
      Object.assign(registration, { showNotification: async (title: string) => void asked.push(title) })
      const data = { json: () => pushed }
      const waitUntil = (work: Promise<unknown>) => void waiting.push(work)
      self.dispatchEvent(Object.assign(new Event('push'), { data, waitUntil }))
      await Promise.all(waiting)
      return asked
    }, notice)
    expect(shown).toEqual(['Kai Lim'])
  })

  test('leaves the page behind a mail’s link to the server', async ({ openAs }) => {
    const { page } = await openAs({ worker: true })
    await page.goto('/notifications')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.goto('/unsubscribe/not-a.link-of-ours')
    await expect(page.getByRole('heading', { name: 'This link is incomplete.' })).toBeVisible()
  })
})

for (const permission of ['default', 'denied', 'granted'] as const)
  test(`notices with permission ${permission} are accessible and fit`, async ({
    openAs,
    expectAccessible,
  }) => {
    const { page } = await openNotifications({ openAs }, permission)
    if (permission === 'granted') {
      await switchOn(page).click()
      await section(page).getByLabel('From').fill('')
      await section(page).getByLabel('Until').click()
      await expect(section(page).getByRole('alert')).toBeVisible()
    }
    await expect(section(page).getByRole('status')).not.toHaveText('Checking this device…')
    await expectAccessible(page)
  })
