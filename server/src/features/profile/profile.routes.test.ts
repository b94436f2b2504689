import { randomUUID } from 'node:crypto'
import { type ProfileChange, profileChangedEvent } from '@shelfmate/contract/api/live'
import { type ProfileBody, profileCalls } from '@shelfmate/contract/profile/profile'
import { seenByEverybody } from '@shelfmate/contract/profile/seen-by'
import { io, type Socket } from 'socket.io-client'
import { beforeAll, describe, expect, it } from 'vitest'
import { bytesOf, fetchImage, startWithImages, testImage, upload } from '#platform/images/images.factory.ts'
import { app, withApp } from '../../testing/suite.ts'
import type { TestUser } from '../../testing/test-app.ts'

let origin: string
let owner: TestUser
let other: TestUser
withApp(startWithImages)
beforeAll(async () => {
  origin = await app.listen()
  owner = await app.signUp({ firstName: 'Mei', lastName: 'Tan' })
  other = await app.signUp({ firstName: 'Arun', lastName: 'Raj' })
})

const filled: ProfileBody = {
  displayName: 'Mei Ling Tan',
  age: 21,
  dorm: 'Tembusu',
  preferences: 'Halal, spicy',
  allergies: 'Peanuts',
  photoId: null,
}
const save = (as: TestUser, change: Partial<ProfileBody> = {}) =>
  app.call(profileCalls.update, { as, input: { body: { ...filled, ...change } } })
const view = (as: Pick<TestUser, 'cookie'>, userId: string) =>
  app.call(profileCalls.view, { as, input: { params: { userId } } })

async function uploadImage(as: TestUser, purpose: 'profile' | 'post' = 'profile'): Promise<string> {
  const answer = await upload(app, as, await bytesOf(testImage(40, 30).png()), { purpose })
  return answer.body.id
}

describe('profile.readOwn', () => {
  it('says nothing but name and address before anything was told', async () => {
    const fresh = await app.signUp({ firstName: 'Siti', lastName: 'Nur' })
    const answer = await app.call(profileCalls.readOwn, { as: fresh })
    expect(answer).toMatchObject({ status: 200 })
    expect(answer.body).toEqual({
      userId: fresh.id,
      email: fresh.email,
      displayName: 'Siti Nur',
      age: null,
      dorm: '',
      preferences: '',
      allergies: '',
      photoId: null,
      seenBy: seenByEverybody,
    })
  })

  it('asks for a session', async () => {
    expect(await app.call(profileCalls.readOwn, {})).toMatchObject({ status: 401 })
    expect(await save({ ...owner, cookie: '' })).toMatchObject({ status: 401 })
    expect(await view({ cookie: '' }, owner.id)).toMatchObject({ status: 401 })
  })
})

describe('profile.update', () => {
  it('saves every field, trimmed, and answers it', async () => {
    const answer = await save(owner, { displayName: '  Mei Ling\tTan ', dorm: ' Tembusu ' })
    expect(answer).toMatchObject({ status: 200, body: { ...filled, userId: owner.id, email: owner.email } })
    const read = await app.call(profileCalls.readOwn, { as: owner })
    expect(read.body).toEqual(answer.body)
  })

  it('changes the name that the account is known by', async () => {
    await save(owner, { displayName: 'Auntie Mei' })
    const session = await app.send<{ user: object }>('GET', '/api/auth/session', { as: owner })
    expect(session.body.user).toMatchObject({ displayName: 'Auntie Mei' })
  })

  it('takes a free address and empties what is emptied', async () => {
    await save(owner)
    const answer = await save(owner, {
      age: null,
      dorm: '21 Lower Kent Ridge Road',
      preferences: '',
      allergies: ' ',
    })
    expect(answer.body).toMatchObject({
      age: null,
      dorm: '21 Lower Kent Ridge Road',
      preferences: '',
      allergies: '',
    })
  })

  it.each<[object, Record<string, string>]>([
    [{ displayName: '' }, { displayName: 'Name is required' }],
    [{ displayName: ' \n ' }, { displayName: 'Name is required' }],
    [{ age: 0 }, { age: 'Age must be between 1 and 199.' }],
    [{ age: 200 }, { age: 'Age must be between 1 and 199.' }],
    [{ age: 20.5 }, { age: 'Age must be between 1 and 199.' }],
    [{ age: '20' as unknown as number }, { age: 'Age must be between 1 and 199.' }],
    [{ preferences: 'x'.repeat(501) }, { preferences: 'Please use at most 500 characters.' }],
    [{ allergies: 'nuts\0' }, { allergies: 'This text has characters we can’t save. Please type it again.' }],
    [{ dorm: 'x'.repeat(121) }, { dorm: 'Please use at most 120 characters.' }],
    [{ photoId: 'https://elsewhere.test/me.png' }, { photoId: 'This is not a valid id.' }],
    [{ email: 'mei@elsewhere.test' }, { email: 'This field is not known.' }],
    [{ userId: randomUUID() }, { userId: 'This field is not known.' }],
  ])('refuses %j and changes nothing', async (change, fields) => {
    await save(owner)
    expect(await save(owner, change)).toMatchObject({
      status: 400,
      error: { code: 'VALIDATION_FAILED', fields },
    })
    expect((await app.call(profileCalls.readOwn, { as: owner })).body).toMatchObject(filled)
  })

  it.each([1, 199])('takes an age of %i', async (age) => {
    expect(await save(owner, { age })).toMatchObject({ status: 200, body: { age } })
  })

  it('shows an uploaded picture to others once it is saved, and forgets the one before', async () => {
    const first = await uploadImage(owner)
    expect(await fetchImage(app, other, first)).toMatchObject({ status: 404 })
    expect(await save(owner, { photoId: first })).toMatchObject({ status: 200, body: { photoId: first } })
    expect(await fetchImage(app, other, first)).toMatchObject({ status: 200 })
    expect(await save(owner, { photoId: first })).toMatchObject({ status: 200 })
    const second = await uploadImage(owner)
    expect(await save(owner, { photoId: second })).toMatchObject({ status: 200 })
    expect(await fetchImage(app, owner, first)).toMatchObject({ status: 404 })
    expect(await save(owner, { photoId: null })).toMatchObject({ status: 200, body: { photoId: null } })
    expect(await fetchImage(app, owner, second)).toMatchObject({ status: 404 })
  })

  it('takes only one’s own upload for a profile', async () => {
    await save(owner)
    for (const photoId of [randomUUID(), await uploadImage(other), await uploadImage(owner, 'post')]) {
      const answer = await save(owner, { photoId, displayName: 'Thief' })
      expect(answer).toMatchObject({ status: 404, error: { code: 'IMAGE_NOT_FOUND' } })
    }
    expect((await app.call(profileCalls.readOwn, { as: owner })).body).toMatchObject(filled)
  })

  it('tells every open screen of everybody', async () => {
    const [own, foreign] = await Promise.all([connect(owner), connect(other)])
    const told = Promise.all([next(own), next(foreign)])
    await save(owner, { displayName: 'Mei the Third' })
    const change = { userId: owner.id, displayName: 'Mei the Third', photoId: null }
    expect(await told).toEqual([change, change])
    own.close()
    foreign.close()
  })
})

describe('profile.view', () => {
  it('shows all but the address', async () => {
    await save(owner)
    const answer = await view(other, owner.id)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ ...filled, userId: owner.id })
  })

  it('knows nobody who is not there', async () => {
    expect(await view(other, randomUUID())).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } })
    expect(await view(other, 'not-an-id')).toMatchObject({
      status: 400,
      error: { code: 'VALIDATION_FAILED' },
    })
  })
})

it('tells others of who saves on and on once a second at most, and how it ended', async () => {
  const screen = await connect(other)
  const heard: string[] = []
  screen.on(profileChangedEvent, ({ displayName }: ProfileChange) => void heard.push(displayName))
  for (let n = 1; n <= 20; n++) await save(owner, { displayName: `Mei ${n}` })
  await expect.poll(() => heard.at(-1)).toBe('Mei 20')
  expect(heard.length).toBeLessThan(10)
  screen.close()
})

async function connect(user: TestUser): Promise<Socket> {
  const socket = io(origin, {
    path: '/live',
    transports: ['websocket'],
    extraHeaders: { cookie: user.cookie, origin },
    forceNew: true,
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

const next = (socket: Socket) => new Promise((resolve) => socket.once(profileChangedEvent, resolve))
