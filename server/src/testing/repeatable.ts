import { randomUUID } from 'node:crypto'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { addPost, tofu } from '#features/exchange/exchange.factory.ts'
import { addItem, milk, rowOf } from '#features/pantry/pantry.factory.ts'
import { ask, offer } from '#features/requests/requests.factory.ts'
import { bytesOf, encodeForm, testImage } from '#platform/images/images.factory.ts'
import { bodies } from './examples.ts'
import type { TestApp, TestUser } from './test-app.ts'

/** What a call that may be repeated is sent: a request, and another one for the same id. */
interface Pair {
  params?: Record<string, string>
  body: object
  other: { params?: Record<string, string>; body?: object }
}

const inDays = (...dates: string[]) => ({ ...milk, expiryDates: dates })

/** A request to every call that takes a client's id, and another request, by the call's name; without the id itself. */
export const pairs: Record<string, (app: TestApp, user: TestUser) => Promise<Pair>> = {
  'auth.signUp': async () => ({
    body: { ...bodies['auth.signUp']?.() },
    // Under another name the address is only said to be taken.
    other: { body: { email: `${randomUUID()}@campus.test` } },
  }),
  'images.upload': async () => ({ body: { purpose: 'post', side: 40 }, other: { body: { side: 48 } } }),
  'pantry.addItems': async () => ({
    body: inDays('2026-12-01', '2026-12-02'),
    other: { body: { name: 'Oat milk' } },
  }),
  'pantry.addBatch': async () => ({
    body: { items: [rowOf('Milk'), rowOf('Eggs')] },
    other: { body: { items: [rowOf('Milk'), rowOf('Tofu')] } },
  }),
  'pantry.actOnItems': async (app, user) => {
    const itemIds = [(await addItem(app, user)).id, (await addItem(app, user)).id]
    return { body: { action: 'useUpOne', itemIds }, other: { body: { itemIds: itemIds.slice(1) } } }
  },
  'pantry.editItem': async (app, user) => ({
    params: { id: (await addItem(app, user)).id },
    body: inDays('2026-12-24'),
    other: { body: { remark: 'door' } },
  }),
  'pantry.consumeItem': async (app, user) => ({
    params: { id: (await addItem(app, user)).id },
    body: {},
    other: { params: { id: (await addItem(app, user)).id } },
  }),
  'recipes.cook': async (app, user) => {
    const itemIds = [(await addItem(app, user)).id, (await addItem(app, user)).id]
    return { body: { itemIds }, other: { body: { itemIds: itemIds.slice(1) } } }
  },
  'exchange.createPost': async () => ({ body: tofu, other: { body: { foodName: 'Tempeh' } } }),
  'exchange.claim': async (app, user) => ({
    params: { id: (await addPost(app, user)).id },
    body: {},
    other: { params: { id: (await addPost(app, user)).id } },
  }),
  'exchange.addComment': async (app, user) => ({
    params: { id: (await addPost(app, user)).id },
    body: { content: 'Is it still there?' },
    other: { body: { content: 'I would take two.' } },
  }),
  'requests.ask': async (app) => ({
    params: { id: (await offer(app)).post.id },
    body: { units: 1 },
    other: { body: { units: 2 } },
  }),
  'requests.act': async (app, user) => ({
    params: { id: (await ask(app, user, (await offer(app)).post.id)).id },
    body: { action: 'keep', keep: false },
    other: { body: { keep: true } },
  }),
  'chat.send': async (app, user) => ({
    params: { chatId: chatIdOf(user.id, (await app.signUp()).id) },
    body: { text: 'Still there?' },
    other: { body: { text: 'Never mind.' } },
  }),
  'reports.report': async (app) => ({
    body: { kind: 'person', targetId: (await app.signUp()).id, reason: 'rude' },
    other: { body: { reason: 'spam' } },
  }),
}

/** The request body as a form with an image whose `side` says which one. */
export async function imageForm({ side, ...fields }: Record<string, unknown>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  form.set('file', new Blob([await bytesOf(testImage(Number(side), Number(side)).png())]), 'picture.png')
  return encodeForm(form)
}
