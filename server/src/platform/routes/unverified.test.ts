import { randomUUID } from 'node:crypto'
import { achievementsCalls } from '@shelfmate/contract/achievements/achievements'
import { everyCall } from '@shelfmate/contract/api/calls'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { blocksCalls } from '@shelfmate/contract/people/blocks'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import { beforeAll, describe, expect, it } from 'vitest'
import { bytesOf, fetchImage, startWithImages, testImage, upload } from '#platform/images/images.factory.ts'
import { bodies, paramsNaming, queries } from '../../testing/examples.ts'
import { LiveClient } from '../../testing/live-client.ts'
import { app, withApp } from '../../testing/suite.ts'
import { sessionCookie, type TestUser, urlOf } from '../../testing/test-app.ts'

/** D60: one can keep a pantry and cook, keep one's own account and badges, and look at what is offered. */
const allowed = [
  'auth.changePassword',
  'auth.readEmail',
  'auth.changeEmail',
  'auth.moveTimeZone',
  'auth.resendVerification',
  'auth.confirmCode',
  'images.upload',
  'images.read',
  'images.readThumbnail',
  'profile.readOwn',
  'profile.update',
  'exchange.listPosts',
  'exchange.readMarks',
  'exchange.listComments',
  'requests.list',
  'chat.listChats',
]
/** Whole features that concern nobody else, but for the leaderboard, whose names can be looked at as those of posts can. */
const allowedFeatures = ['pantry', 'entry', 'recipes', 'foods', 'barcodes', 'notifications', 'achievements']
const refusedThere = ['notifications.sendNow']

let unverified: TestUser
let member: TestUser
withApp(() => startWithImages({ SMTP_URL: 'smtp://localhost' }))
beforeAll(async () => {
  unverified = await app.signUp({ firstName: 'Nobody', lastName: 'Knows' })
  member = await verifiedMember()
})

async function verifiedMember(): Promise<TestUser> {
  const user = await app.signUp()
  await verify(user)
  return user
}

const verify = ({ id }: TestUser) =>
  app.pool.query('update users set verified_at = now() where id = $1', [id])

const aboutNobody = {
  displayName: 'Nobody Sees',
  age: 20,
  dorm: 'PGP',
  preferences: '',
  allergies: '',
  photoId: null,
}

const signedIn = everyCall.filter(({ call }) => call.access === 'signedIn')
const mayCall = (name: string) =>
  allowed.includes(name) ||
  (allowedFeatures.includes(name.split('.')[0] ?? '') && !refusedThere.includes(name))

const ask = async (name: string, as: TestUser) => {
  const call = signedIn.find((each) => each.name === name)?.call
  if (!call) throw new Error(`${name} is no call`)
  const id = randomUUID()
  return app.send(call.method, urlOf(call, { params: paramsNaming(call, id), query: queries[name] ?? {} }), {
    body: call.bodyAs === 'multipart' ? undefined : bodies[name]?.(),
    as,
  })
}

describe('an account whose address nobody confirmed', () => {
  it('may make these calls of the route table and no other', () => {
    const open = signedIn.filter(({ call }) => !call.verifiedOnly).map(({ name }) => name)
    expect(open.toSorted()).toEqual(
      signedIn
        .map(({ name }) => name)
        .filter(mayCall)
        .toSorted(),
    )
  })

  it.each(signedIn.filter(({ call }) => call.verifiedOnly))('is refused $name', async ({ name }) => {
    const answer = await ask(name, unverified)
    expect([answer.status, answer.error?.code]).toEqual([403, 'UNVERIFIED'])
  })

  it.each(signedIn.filter(({ name }) => mayCall(name)))('is not refused $name', async ({ name }) => {
    const answer = await ask(name, unverified)
    expect(answer.error?.code).not.toBe('UNVERIFIED')
    // A new password brings a new cookie.
    if (name === 'auth.changePassword') unverified.cookie = sessionCookie(answer)
    expect(answer.status).not.toBe(401)
  })

  it.each(['post', 'chat'])('uploads no picture for a %s', async (purpose) => {
    const form = new FormData()
    form.set('purpose', purpose)
    form.set('file', new Blob(['no picture']))
    const request = new Request('http://localhost', { method: 'POST', body: form })
    const raw = await app.app.http.inject({
      method: 'POST',
      url: '/api/images',
      headers: { cookie: unverified.cookie, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    expect([raw.statusCode, raw.json().error.code]).toEqual([403, 'UNVERIFIED'])
  })

  it('has a profile picture that nobody else sees, until it is confirmed', async () => {
    const ghost = await app.signUp()
    const { body: photo } = await upload(app, ghost, await bytesOf(testImage(8, 6).png()))
    const body = { ...aboutNobody, displayName: 'Kai Lim', photoId: photo.id }
    expect((await app.call(profileCalls.update, { as: ghost, input: { body } })).status).toBe(200)
    const seen = () =>
      Promise.all([ghost, member].map(async (as) => (await fetchImage(app, as, photo.id, '/thumb')).status))
    expect(await seen()).toEqual([200, 404])
    await verify(ghost)
    expect(await seen()).toEqual([200, 200])
  })

  it('is seen by nobody, in no list and by no address, and no screen of others hears of it', async () => {
    const origin = await app.listen()
    const screen = new LiveClient(origin, member, { origin })
    await screen.connected()
    const ghost = await app.signUp({ firstName: 'Nobody', lastName: 'Knows' })
    for (let n = 0; n < 12; n++)
      await app.send('POST', '/api/pantry/items', { as: ghost, body: bodies['pantry.addItems']?.() })
    const body = aboutNobody
    await app.call(profileCalls.update, { as: ghost, input: { body } })
    const badges = await app.pool.query('select badge_count from achievement_counters where user_id = $1', [
      ghost.id,
    ])
    expect(badges.rows[0].badge_count).toBeGreaterThan(0)
    const partnerChat = chatIdOf(member.id, ghost.id)
    const seen = await Promise.all([
      app.call(chatCalls.listPeople, { as: member, input: { query: {} } }),
      app.call(chatCalls.listPeople, { as: member, input: { query: { search: 'Nobody' } } }),
      app.call(chatCalls.listPeople, { as: member, input: { query: { search: 'No' } } }),
      app.call(achievementsCalls.leaderboard, { as: member }),
      app.call(exchangeCalls.listPosts, { as: member, input: { query: {} } }),
    ])
    for (const answer of seen) {
      expect(answer.status).toBe(200)
      expect(answer.raw.body).not.toMatch(new RegExp(`${ghost.id}|Nobody`))
    }
    const view = await app.call(profileCalls.view, { as: member, input: { params: { userId: ghost.id } } })
    expect(view.error?.code).toBe('NOT_FOUND')
    const chat = await app.call(chatCalls.open, { as: member, input: { params: { chatId: partnerChat } } })
    expect(chat.error?.code).toBe('NOT_FOUND')
    await app.call(blocksCalls.block, { as: member, input: { params: { userId: ghost.id } } })
    expect((await app.call(blocksCalls.list, { as: member })).body.items).toEqual([])
    // Something that everybody hears: what was to come before has come.
    await app.call(profileCalls.update, { as: member, input: { body: { ...body, displayName: 'Member' } } })
    await expect.poll(() => JSON.stringify(screen.all)).toContain('Member')
    expect(JSON.stringify(screen.all)).not.toMatch(new RegExp(`${ghost.id}|Nobody`))
    screen.close()
  })
})
