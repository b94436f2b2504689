import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetNotices, listenForPush } from './push.ts'

const origin = 'https://shelf.campus.test'
const notice = { title: 'Kai Lim', body: 'New message', tag: 'chat:a_b', url: '/chat/a_b' }

let scope: EventTarget
let shown: { title: string; options: NotificationOptions }[]
let tabs: { url: string; focus: () => Promise<void> }[]
let opened: string[]
let focused: string[]
beforeEach(() => {
  shown = []
  tabs = []
  opened = []
  focused = []
  scope = Object.assign(new EventTarget(), {
    location: { origin },
    registration: {
      showNotification: async (title: string, options: NotificationOptions) =>
        void shown.push({ title, options }),
    },
    clients: { matchAll: async () => tabs, openWindow: async (url: string) => void opened.push(url) },
  })
  // Everything of a worker's global that is used here.
  listenForPush(scope as ServiceWorkerGlobalScope)
})

let left: { notices: number; subscription: number }
/** What is called when whoever was signed in leaves: there are notices and, unless told, a subscription. */
async function leave(given: object = { pushManager: { getSubscription: async () => subscription } }) {
  left = { notices: 2, subscription: 1 }
  const shownNotice = { close: () => void left.notices-- }
  const registration = { getNotifications: async () => [shownNotice, shownNotice], ...given }
  // Everything of a worker's global that is used here.
  await forgetNotices({ registration } as unknown as ServiceWorkerGlobalScope)
}
const subscription = { unsubscribe: async () => void left.subscription-- }

async function happen(name: string, properties: object): Promise<void> {
  const waiting: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => void waiting.push(work)
  scope.dispatchEvent(Object.assign(new Event(name), { ...properties, waitUntil }))
  expect(waiting).toHaveLength(1)
  await Promise.all(waiting)
}

const push = (text: string) => happen('push', { data: { json: () => JSON.parse(text) } })
const press = (data: unknown) =>
  happen('notificationclick', { notification: { data, close: () => undefined } })
const openTab = (path: string) => {
  const url = origin + path
  tabs.push({ url, focus: async () => void focused.push(url) })
}

describe('a push', () => {
  it('shows what was sent, in place of an older one of its tag', async () => {
    await push(JSON.stringify(notice))
    expect(shown).toMatchObject([
      { title: 'Kai Lim', options: { body: 'New message', tag: 'chat:a_b', data: { url: '/chat/a_b' } } },
    ])
  })

  it('is heard again where an older one of its tag still lies there', async () => {
    await push(JSON.stringify(notice))
    expect(shown).toMatchObject([{ options: { tag: 'chat:a_b', renotify: true } }])
  })

  it('is marked by a shape alone: of a whole icon Android shows a white square', async () => {
    await push(JSON.stringify(notice))
    const image = readFileSync(new URL(`../../public${shown[0]?.options.badge}`, import.meta.url))
    const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const opacities = data.filter((_, n) => n % info.channels === info.channels - 1)
    expect(opacities.filter((opacity) => opacity > 0).length).toBeLessThan(opacities.length / 2)
  })

  it.each(['not json', '{}', '[]', 'null', '"text"', '{"title":1,"body":"","tag":"","url":""}'])(
    'shows something for %s: a worker that shows nothing loses its subscription',
    async (text) => {
      await push(text)
      expect(shown).toMatchObject([{ title: 'Shelfmate', options: { data: { url: '/home' } } }])
    },
  )

  it('shows something for nothing at all', async () => {
    await happen('push', { data: null })
    expect(shown).toHaveLength(1)
  })
})

describe('a press on a notice', () => {
  it('opens what it is about, and leaves other tabs as they are', async () => {
    openTab('/pantry')
    await press({ url: '/chat/a_b' })
    expect([opened, focused]).toEqual([[`${origin}/chat/a_b`], []])
  })

  it('leads to the tab that shows it already', async () => {
    openTab('/pantry')
    openTab('/chat/a_b')
    await press({ url: '/chat/a_b' })
    expect([opened, focused]).toEqual([[], [`${origin}/chat/a_b`]])
  })

  it.each([
    'https://evil.test/',
    '//evil.test/',
    'javascript:alert(1)',
    String.raw`\\evil.test`,
    'https://shelf.campus.test.evil.test',
    42,
    undefined,
  ])('never leads elsewhere: %s', async (url) => {
    await press({ url })
    expect(opened).toEqual([`${origin}/home`])
  })

  it('without an address leads home', async () => {
    await press(null)
    expect(opened).toEqual([`${origin}/home`])
  })
})

describe('whoever leaves', () => {
  it('leaves no notice, and no subscription for the next one', async () => {
    await leave()
    expect(left).toEqual({ notices: 0, subscription: 0 })
  })

  it.each([
    ['takes no pushes', undefined],
    ['has no network', { getSubscription: () => Promise.reject(new Error('no network')) }],
    ['took none', { getSubscription: async () => null }],
  ])('leaves no notice where the browser %s', async (_, pushManager) => {
    await leave({ pushManager })
    expect(left.notices).toBe(0)
  })
})

describe('a subscription that the browser moved', () => {
  const unsubscribe = vi.fn(async () => true)
  const moved = {
    toJSON: () => ({ endpoint: 'https://push.test/new', keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe,
  }
  const renew = async () => {
    const done = happen('pushsubscriptionchange', { newSubscription: moved })
    await vi.runAllTimersAsync()
    await done
  }
  const answerWith = (...statuses: (number | 'cut')[]) => {
    const asked = vi.fn(async (_address: string, _request: RequestInit) => {
      const status = statuses.shift() ?? 200
      if (status === 'cut') throw new TypeError('Failed to fetch')
      return new Response(null, { status })
    })
    vi.stubGlobal('fetch', asked)
    return asked
  }
  beforeEach(() => {
    unsubscribe.mockClear()
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is told to the server', async () => {
    const asked = answerWith(200)
    await renew()
    expect(asked).toHaveBeenCalledOnce()
    const [address, request] = asked.mock.calls[0] ?? []
    expect([address, request?.method]).toEqual(['/api/notifications/push/device', 'PUT'])
    expect(request?.body).toBe(JSON.stringify(moved.toJSON()))
    expect(unsubscribe).not.toHaveBeenCalled()
  })

  it('ends when its user is not signed in any more', async () => {
    answerWith(401)
    await renew()
    expect(unsubscribe).toHaveBeenCalledOnce()
  })

  it('stays, and is told again, while the server or the network is away', async () => {
    const asked = answerWith('cut', 503, 429, 200)
    await renew()
    expect(asked).toHaveBeenCalledTimes(4)
    expect(unsubscribe).not.toHaveBeenCalled()
  })

  it('is told no more once whoever had switched it on has left', async () => {
    const asked = answerWith('cut', 200)
    const done = happen('pushsubscriptionchange', { newSubscription: moved })
    await vi.advanceTimersByTimeAsync(0)
    await leave()
    await vi.runAllTimersAsync()
    await done
    expect(asked).toHaveBeenCalledOnce()
  })

  it.each(['cut', 500, 429, 409] as const)('stays though the server never takes it: %s', async (answer) => {
    answerWith(answer, answer, answer, answer)
    await renew()
    expect(unsubscribe).not.toHaveBeenCalled()
  })
})
