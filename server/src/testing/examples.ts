import { randomUUID } from 'node:crypto'
import type { Call } from '@shelfmate/contract/call'
import { pantryCalls } from '@shelfmate/contract/pantry'
import { goodPassword, otherPassword } from '#features/auth/auth.factory.ts'
import { addItem, milk } from '#features/pantry/pantry.factory.ts'
import { bytesOf, picture, upload } from '#platform/images/images.factory.ts'
import type { TestApp, TestUser } from './test-app.ts'

/** How somebody comes by each kind of thing that the path of a call can name; answers its id. */
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
  image: async (app, owner) => {
    const answer = await upload(app, owner, await bytesOf(picture(8, 6).png()), { purpose: 'chat' })
    return answer.body.id
  },
}

/** Calls whose path names what everybody may see. */
export const openToAll = ['profile.view']

/** Path parameters of a call that all name the same thing. */
export const paramsNaming = ({ path }: Call, id: string): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, id]))

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
  'auth.changePassword': () => ({ currentPassword: goodPassword, newPassword: otherPassword }),
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
  'pantry.editItem': () => ({
    replacementId: randomUUID(),
    ...milk,
    expiryDates: ['2026-12-24', '2026-12-25'],
  }),
  'pantry.consumeItem': () => ({ id: randomUUID() }),
  'recipes.generate': askedRecipes,
  'recipes.generateStream': askedRecipes,
  'recipes.cook': () => ({ id: randomUUID(), itemIds: [randomUUID(), randomUUID()] }),
  'notifications.update': () => ({ emailEnabled: true }),
  'achievements.celebrated': () => ({ badges: ['Pantry Builder'] }),
}
