import { randomUUID } from 'node:crypto'
import type { Call } from '@shelfmate/contract/api/call'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { pantryActionCalls } from '@shelfmate/contract/pantry/pantry-actions'
import { goodPassword, otherPassword } from '#features/auth/auth.factory.ts'
import { sendMessage } from '#features/chat/chat.factory.ts'
import { addComment, addPost, donate, tofu } from '#features/exchange/exchange.factory.ts'
import { saveSearch } from '#features/exchange/searches/searches.factory.ts'
import { addItem, milk, rowOf } from '#features/pantry/pantry.factory.ts'
import { nightEggs, saveOwnRecipe } from '#features/recipes/own/own.factory.ts'
import { decide, nameSteward, report } from '#features/reports/reports.factory.ts'
import { ask, offer } from '#features/requests/requests.factory.ts'
import { bytesOf, testImage, upload } from '#platform/images/images.factory.ts'
import { Device } from '#platform/push/testing/push-service.ts'
import type { TestApp, TestUser } from './test-app.ts'

/** How somebody comes by each kind of thing that the path of a call can name; returns its id. */
export const belongings: Record<
  NonNullable<Call['touches']>,
  (app: TestApp, owner: TestUser) => Promise<string>
> = {
  pantryItem: async (app, owner) => (await addItem(app, owner)).id,
  consumption: async (app, owner) => {
    const { id } = await addItem(app, owner)
    const answer = await app.call(pantryCalls.consumeItem, { as: owner, input: { params: { id }, body: {} } })
    return answer.body.consumptionId
  },
  itemAction: async (app, owner) => {
    const { id } = await addItem(app, owner)
    const body = { action: 'open' as const, itemIds: [id] }
    const answer = await app.call(pantryActionCalls.actOnItems, { as: owner, input: { body } })
    return answer.body.actionId
  },
  image: async (app, owner) => {
    const answer = await upload(app, owner, await bytesOf(testImage(8, 6).png()), { purpose: 'chat' })
    return answer.body.id
  },
  post: async (app, owner) => (await donate(app, owner)).post.id,
  comment: async (app, owner) => (await addComment(app, owner, (await addPost(app, owner)).id)).id,
  report: async (app, owner) => {
    await nameSteward(app, owner)
    const [reporter, author] = [await app.signUp(), await app.signUp()]
    return report(app, reporter, { kind: 'person', targetId: author.id })
  },
  suspension: async (app, owner) => {
    const id = await belongings.report(app, owner)
    await decide(app, owner, id, { outcome: 'suspended' })
    return id
  },
  measure: async (app, owner) => {
    const { rows } = await app.pool.query<{ id: string }>(
      `insert into measures (user_id, action, reason, at) values ($1, 'warned', 'Be kind.', now()) returning id`,
      [owner.id],
    )
    return rows[0]?.id ?? ''
  },
  request: async (app, owner) => (await ask(app, owner, (await offer(app)).post.id)).id,
  savedSearch: (app, owner) => saveSearch(app, owner),
  ownRecipe: (app, owner) => saveOwnRecipe(app, owner),
  chat: async (app, owner) => {
    const partner = await app.signUp()
    const chatId = chatIdOf(owner.id, partner.id)
    await sendMessage(app, owner, chatId, { id: messageOfChat(chatId) })
    return chatId
  },
}

/** The example's message bears an id made of those of its chat's two users: one text names both. */
const messageOfChat = (chatId: string) => {
  const [first = '', second = first] = chatId.split('_')
  const half = first.length / 2
  return first.slice(0, half) + second.slice(half)
}

/** Calls whose path names what everybody may see. */
export const openToAll = [
  'profile.view',
  'exchange.listComments',
  'exchange.listPostsOf',
  'sharing.readSharedPhoto',
  'exchange.addComment',
  'blocks.block',
  'blocks.unblock',
  'stewards.name',
  'profile.view',
  'exchange.listComments',
  'exchange.addComment',
  'blocks.block',
  'blocks.unblock',
  'requests.ask',
]

/** Path parameters of a call that all name the same thing. */
export const paramsNaming = ({ path, touches }: Call, id: string): Record<string, string> =>
  Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [
      name,
      touches === 'chat' && name === 'id' ? messageOfChat(id) : id,
    ]),
  )

/** A good query for the calls that cannot do without one, by the call's name. */
export const queries: Record<string, Record<string, string>> = {
  'entry.suggestNames': { search: 'mil' },
  'foods.search': { q: 'tofu' },
  'stewards.findPeople': { search: 'mei' },
  'chat.listMessages': { before: '50' },
  'chat.catchUp': { after: '0' },
}

const askedRecipes = () => ({
  ingredients: ['Rice', 'Eggs'],
  preferences: 'spicy',
  allergies: 'peanuts',
  equipment: ['kettle'],
  maxMinutes: 30,
  seed: 7,
  engine: 'cookbook',
})

/** A good body for every call that takes one, by the call's name. */
export const bodies: Record<string, () => object> = {
  'auth.signUp': () => ({
    id: randomUUID(),
    firstName: 'Aisyah',
    lastName: 'Rahman',
    email: `${randomUUID()}@campus.test`,
    password: goodPassword,
    timeZone: 'Asia/Singapore',
  }),
  'auth.login': () => ({
    email: `${randomUUID()}@campus.test`,
    password: goodPassword,
    timeZone: 'Asia/Singapore',
  }),
  'auth.answerSuspension': () => ({
    email: `${randomUUID()}@campus.test`,
    password: goodPassword,
    text: 'Sorry.',
  }),
  'auth.moveTimeZone': () => ({ timeZone: 'Asia/Singapore' }),
  'auth.changePassword': () => ({ currentPassword: goodPassword, newPassword: otherPassword }),
  'auth.changeEmail': () => ({ email: `${randomUUID()}@campus.test`, password: goodPassword }),
  'auth.confirmCode': () => ({ code: '123456' }),
  'auth.verifyEmail': () => ({ token: `${randomUUID()}.${'x'.repeat(43)}` }),
  'auth.forgotPassword': () => ({ email: `${randomUUID()}@campus.test` }),
  'auth.resetPassword': () => ({ token: 'x'.repeat(43), password: goodPassword }),
  'images.upload': () => ({ id: randomUUID(), purpose: 'chat' }),
  'profile.update': () => ({
    displayName: 'Aisyah Rahman',
    age: 21,
    dorm: 'Kent Ridge Hall',
    preferences: 'spicy',
    allergies: 'peanuts',
    photoId: null,
  }),
  'pantry.addItems': () => ({ id: randomUUID(), ...milk }),
  'pantry.addBatch': () => ({ id: randomUUID(), items: [rowOf('Milk'), rowOf('Eggs')] }),
  'entry.suggestDates': () => ({ foods: [{ name: 'Milk' }, { name: 'Spinach', place: 'freezer' }] }),
  'entry.readPicture': () => ({}),
  'barcodes.readNames': () => ({ codes: ['4006381333931', '96385074'] }),
  'barcodes.learnNames': () => ({ names: [{ code: '4006381333931', name: 'Spinach' }] }),
  'pantry.editItem': () => ({
    replacementId: randomUUID(),
    ...milk,
    expiryDates: ['2026-12-24', '2026-12-25'],
  }),
  'pantry.actOnItems': () => ({ id: randomUUID(), action: 'open', itemIds: [randomUUID(), randomUUID()] }),
  'pantry.throwAway': () => ({ itemIds: [randomUUID()] }),
  'pantry.consumeItem': () => ({ id: randomUUID() }),
  'exchange.readMarks': () => ({ ids: [randomUUID()] }),
  'exchange.saveSearch': () => ({ words: 'Rice' }),
  'exchange.suggestOffer': () => ({ foodName: 'Tofu' }),
  'exchange.createPost': () => ({ id: randomUUID(), ...tofu }),
  'exchange.editPost': () => {
    const { pantryItemId: _, ...fields } = tofu
    return { ...fields, foodName: 'Firm tofu' }
  },
  'exchange.claim': () => ({ id: randomUUID() }),
  'exchange.addComment': () => ({ id: randomUUID(), content: 'Is it still there?' }),
  'requests.ask': () => ({ id: randomUUID(), units: 1 }),
  'requests.act': () => ({ id: randomUUID(), action: 'keep', keep: false }),
  'requests.restore': () => ({ actionId: randomUUID() }),
  'recipes.generate': askedRecipes,
  'recipes.generateStream': askedRecipes,
  'recipes.mark': () => ({
    id: 'egg-fried-rice',
    writer: 'cookbook',
    kept: false,
    rating: 4,
    notForMe: false,
    cookedOn: '2026-12-01',
    recipe: null,
  }),
  'recipes.saveOwn': () => ({ recipes: [{ id: randomUUID(), recipe: nightEggs, address: null }] }),
  'recipes.readPage': () => ({ address: 'http://127.0.0.1/recipe' }),
  'foods.correct': () => ({ name: 'Blorf', takenAs: 'noFood', food: null }),
  'foods.readDiet': () => ({ preferences: 'spicy', allergies: 'peanuts' }),
  'recipes.cook': () => ({ id: randomUUID(), itemIds: [randomUUID(), randomUUID()] }),
  'chat.send': () => ({ id: randomUUID(), text: 'Still there?', imageId: null }),
  'chat.edit': () => ({ text: 'Is it still there?' }),
  'chat.read': () => ({ seq: 1 }),
  'reports.report': () => ({ id: randomUUID(), kind: 'person', targetId: randomUUID(), reason: 'rude' }),
  'reports.answer': () => ({ text: 'I am sorry.' }),
  'stewards.decide': () => ({ outcome: 'warned', reason: 'Be kind.' }),
  'stewards.lift': () => ({ reason: 'That was a mistake' }),
  'stewards.name': () => ({ dorm: 'Tembusu', reason: 'Lives there' }),
  'notifications.update': () => ({ emailEnabled: true }),
  'notifications.subscribe': () => new Device('https://fcm.googleapis.com').subscription,
  'achievements.celebrated': () => ({ badges: ['Pantry Builder'] }),
}
