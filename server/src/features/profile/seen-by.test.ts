import { profileCalls } from '@shelfmate/contract/profile/profile'
import type { Audience, AudienceField, SeenBy } from '@shelfmate/contract/profile/seen-by'
import { beforeAll, describe, expect, it } from 'vitest'
import { app, withApp } from '../../testing/suite.ts'
import type { TestUser } from '../../testing/test-app.ts'
import { addPost } from '../exchange/exchange.factory.ts'
import { act, ask } from '../requests/requests.factory.ts'

const told = { age: 21, dorm: 'Tembusu', preferences: 'Halal', allergies: 'Peanuts' }
const untold = { age: null, dorm: '', preferences: '', allergies: '' }
const fields = Object.keys(told) as AudienceField[]
const forAll = (audience: Audience): SeenBy => ({
  age: audience,
  dorm: audience,
  preferences: audience,
  allergies: audience,
})

let owner: TestUser
let taker: TestUser
let giver: TestUser
let promised: TestUser
let stranger: TestUser

withApp()
beforeAll(async () => {
  const made = [app.signUp(), app.signUp(), app.signUp(), app.signUp(), app.signUp()] as const
  ;[owner, taker, giver, promised, stranger] = await Promise.all(made)
  await handOver(owner, taker)
  await handOver(giver, owner)
  const post = await addPost(app, owner, { giving: 'firstCome' })
  await ask(app, promised, post.id)
})

async function handOver(from: TestUser, to: TestUser) {
  const post = await addPost(app, from, { giving: 'firstCome' })
  const { id, code } = await ask(app, to, post.id)
  await act(app, from, id, 'enterCode', { code: code ?? '' })
}

const save = (seenBy?: SeenBy) => {
  const body = { displayName: 'Mei Tan', photoId: null, ...told, ...(seenBy && { seenBy }) }
  return app.call(profileCalls.update, { as: owner, input: { body } })
}
const view = async (as: TestUser) =>
  (await app.call(profileCalls.view, { as, input: { params: { userId: owner.id } } })).body
const readOwn = async () => (await app.call(profileCalls.readOwn, { as: owner })).body

describe('who sees what of somebody (D59)', () => {
  it('is everybody for everything until they choose otherwise', async () => {
    await save()
    expect((await readOwn()).seenBy).toEqual(forAll('everybody'))
    expect(await view(stranger)).toMatchObject(told)
  })

  it.each(fields)('holds for %s alone', async (field) => {
    const hidden = { [field]: untold[field] }
    await save({ ...forAll('everybody'), [field]: 'nobody' })
    for (const as of [stranger, promised, taker, giver])
      expect(await view(as)).toMatchObject({ ...told, ...hidden })
    await save({ ...forAll('everybody'), [field]: 'handedOver' })
    for (const as of [taker, giver]) expect(await view(as)).toMatchObject(told)
    // Whoever asks first is promised at once: that alone must open nothing.
    for (const as of [stranger, promised]) expect(await view(as)).toMatchObject({ ...told, ...hidden })
  })

  it('shows its owner all of it, whatever they chose', async () => {
    await save(forAll('nobody'))
    expect(await readOwn()).toMatchObject({ ...told, seenBy: forAll('nobody') })
    expect(await view(owner)).toMatchObject(told)
    expect(await view(taker)).toMatchObject(untold)
  })

  it('stays as it is when a page of the version before saves', async () => {
    await save(forAll('handedOver'))
    const answer = await save()
    expect(answer.body.seenBy).toEqual(forAll('handedOver'))
    expect((await readOwn()).seenBy).toEqual(forAll('handedOver'))
  })

  it('says to others neither what is hidden nor that something is', async () => {
    await save(forAll('nobody'))
    expect(Object.keys(await view(stranger)).sort()).toEqual(
      ['userId', 'displayName', 'photoId', ...fields].sort(),
    )
  })
})
