import { randomUUID } from 'node:crypto'
import { authCalls } from '@shelfmate/contract/account/auth'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { type ReportKind, type ReportOutcome, reportsCalls } from '@shelfmate/contract/people/reports'
import { stewardsCalls } from '@shelfmate/contract/people/stewards'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { block } from '#features/blocks/blocks.factory.ts'
import { editMessage, openChat, sendMessage } from '#features/chat/chat.factory.ts'
import { addComment, addPost } from '#features/exchange/exchange.factory.ts'
import { bytesOf, fetchImage, startWithImages, testImage, upload } from '#platform/images/images.factory.ts'
import { app, withApp } from '../../testing/suite.ts'
import { type TestUser, urlOf } from '../../testing/test-app.ts'
import { waitingForLocks } from '../../testing/test-database.ts'
import { decide, nameSteward, report } from './reports.factory.ts'

/** Of whom something is reported; lives in Tembusu. */
let author: TestUser
let reporter: TestUser
/** Of Tembusu. */
let steward: TestUser
/** Of another dorm. */
let elsewhere: TestUser
let campus: TestUser
withApp(startWithImages)
beforeAll(async () => {
  steward = await app.signUp({ firstName: 'Tembusu', lastName: 'Warden' })
  elsewhere = await app.signUp()
  campus = await app.signUp()
  await nameSteward(app, steward, 'Tembusu')
  await nameSteward(app, elsewhere, 'Cinnamon')
  await nameSteward(app, campus)
})
beforeEach(async () => {
  author = await app.signUp({ firstName: 'Rude', lastName: 'Person' })
  reporter = await app.signUp({ firstName: 'Kind', lastName: 'Person' })
  await livesIn(author, 'Tembusu')
})

const livesIn = (as: TestUser, dorm: string, photoId: string | null = null) =>
  app.call(profileCalls.update, {
    as,
    input: {
      body: { displayName: as.displayName, age: null, dorm, preferences: '', allergies: 'peanuts', photoId },
    },
  })

const newImage = async (as: TestUser, purpose: 'profile' | 'chat') =>
  (await upload(app, as, await bytesOf(testImage(8, 6).png()), { purpose })).body.id

/** A thing of each kind by the author that the reporter sees, and a word that its quote holds. */
const things: Record<
  ReportKind,
  () => Promise<{ targetId: string; chatId?: string; says: string; imageId?: string }>
> = {
  post: async () => ({
    targetId: (await addPost(app, author, { foodName: 'Stale bread' })).id,
    says: 'Stale bread',
  }),
  comment: async () => {
    const post = await addPost(app, reporter)
    return { targetId: (await addComment(app, author, post.id, 'Go away')).id, says: 'Go away' }
  },
  message: async () => {
    const [id, chatId] = [randomUUID(), chatIdOf(author.id, reporter.id)]
    await sendMessage(app, author, chatId, { id, text: 'You are stupid' })
    return { targetId: id, chatId, says: 'You are stupid' }
  },
  picture: async () => {
    const photoId = await newImage(author, 'profile')
    await livesIn(author, 'Tembusu', photoId)
    return { targetId: photoId, says: '', imageId: photoId }
  },
  person: async () => ({ targetId: author.id, says: author.displayName }),
}

/** A new thing of this kind, as a report names it. */
async function targetOf(kind: ReportKind) {
  const { says: _, imageId: __, ...target } = await things[kind]()
  return target
}

const queue = async (as: TestUser, query: object = {}) =>
  (await app.call(stewardsCalls.listReports, { as, input: { query } })).body.items
const detail = (as: TestUser, id: string) =>
  app.call(stewardsCalls.readReport, { as, input: { params: { id } } })
const measuresOf = async (as: TestUser) => (await app.call(reportsCalls.measures, { as })).body.items
const outcomeOf = async (id: string) =>
  (await app.call(reportsCalls.mine, { as: reporter })).body.items.find((each) => each.id === id)?.outcome
const audited = async () =>
  (
    await app.pool.query<{ action: string; operator: string }>(
      // What one moment of the test's clock holds stands in the order in which it was written.
      'select action, operator from admin_actions order by at, ctid',
    )
  ).rows

describe('a report', () => {
  it.each(Object.keys(things) as ReportKind[])('of a %s quotes what its reporter sees', async (kind) => {
    const { says, imageId = null, ...target } = await things[kind]()
    const id = await report(app, reporter, { kind, ...target }, 'It hurts')
    const { body } = await detail(steward, id)
    expect(body).toMatchObject({ kind, dorm: 'Tembusu', note: 'It hurts', subject: { userId: author.id } })
    expect(body.quote.text).toContain(says)
    // A copy of its own.
    expect(body.quote.imageId === null).toBe(imageId === null)
    expect(body.quote.imageId).not.toBe(imageId ?? '')
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`peanuts|${reporter.id}|${reporter.displayName}`))
    expect((await queue(steward)).map((each) => each.id)).toContain(id)
    expect(await outcomeOf(id)).toBeNull()
  })

  it('of an edited message brings what it said before, which is shown nowhere else', async () => {
    const target = await things.message()
    const { targetId, chatId = '' } = target
    await editMessage(app, author, chatId, targetId, 'Have a nice day')
    const id = await report(app, reporter, { kind: 'message', targetId, chatId })
    const { body } = await detail(steward, id)
    expect(body.quote).toMatchObject({ text: 'Have a nice day', earlier: [{ text: 'You are stupid' }] })
    expect(JSON.stringify(await openChat(app, reporter, chatId))).not.toContain('stupid')
  })

  it('is of the open dorm that the profile means, else of the post’s, else of the campus', async () => {
    const dormOf = async (kind: 'post' | 'person') => {
      const { targetId } = await things[kind]()
      const id = await report(app, await app.signUp(), { kind, targetId })
      const isTold = (await queue(steward)).some((each) => each.id === id)
      return { dorm: (await detail(campus, id)).body.dorm, isTold }
    }
    await livesIn(author, 'tembusu')
    expect(await dormOf('person')).toEqual({ dorm: 'Tembusu', isTold: true })
    await livesIn(author, '12 Clementi Road')
    expect(await dormOf('post')).toEqual({ dorm: 'Tembusu', isTold: true })
    expect(await dormOf('person')).toEqual({ dorm: '', isTold: false })
  })

  it('keeps its copy when the thing goes', async () => {
    const { targetId } = await things.post()
    const id = await report(app, reporter, { kind: 'post', targetId })
    await app.call(exchangeCalls.removePost, { as: author, input: { params: { id: targetId } } })
    expect((await detail(steward, id)).body.quote.text).toContain('Stale bread')
  })

  it('is taken once while it is open', async () => {
    const { targetId } = await things.post()
    const first = await report(app, reporter, { kind: 'post', targetId })
    const again = await report(app, reporter, { kind: 'post', targetId })
    expect((await detail(steward, first)).status).toBe(200)
    expect((await detail(steward, again)).status).toBe(404)
  })

  it.each(['post', 'comment', 'picture', 'person'] as const)(
    'is of no %s that one does not see',
    async (kind) => {
      const target = await targetOf(kind)
      await block(app, author, reporter)
      const ask = (targetId: string) =>
        app.call(reportsCalls.report, {
          as: reporter,
          input: { body: { id: randomUUID(), reason: 'spam', kind, ...target, targetId } },
        })
      for (const targetId of [target.targetId, randomUUID()]) expect((await ask(targetId)).status).toBe(404)
      expect((await queue(campus)).filter((each) => each.subject.userId === author.id)).toEqual([])
    },
  )

  it('is of nothing of one’s own, and of no message of a chat of others', async () => {
    const { targetId, chatId = '' } = await things.message()
    const third = await app.signUp()
    for (const as of [author, third]) {
      const body = { id: randomUUID(), kind: 'message' as const, reason: 'rude' as const, targetId, chatId }
      expect((await app.call(reportsCalls.report, { as, input: { body } })).status).toBe(404)
    }
  })

  it('by three people hides a picture from others until a steward has looked', async () => {
    const { targetId } = await things.picture()
    const people = [reporter, await app.signUp(), await app.signUp()]
    const third = await app.signUp()
    const seen = async (as: TestUser) => (await fetchImage(app, as, targetId)).status
    const ids: string[] = []
    for (const as of people) {
      expect(await seen(third)).toBe(200)
      ids.push(await report(app, as, { kind: 'picture', targetId }))
    }
    expect([await seen(third), await seen(elsewhere), await seen(author)]).toEqual([404, 404, 200])
    const { imageId } = (await detail(steward, ids[0] ?? '')).body.quote
    expect((await fetchImage(app, steward, imageId ?? '')).status).toBe(200)
    expect((await decide(app, steward, ids[0] ?? '', { outcome: 'dismissed' })).status).toBe(204)
    expect(await seen(third)).toBe(200)
    // Decided for all three.
    expect((await decide(app, steward, ids[2] ?? '', { outcome: 'removed' })).error?.code).toBe(
      'ALREADY_DECIDED',
    )
    const next = await report(app, reporter, { kind: 'picture', targetId })
    await decide(app, steward, next, { outcome: 'removed' })
    expect(await seen(author)).toBe(404)
  })
})

describe('a steward', () => {
  it('of one dorm finds nothing of another’s, and nobody else finds anything', async () => {
    const { targetId } = await things.post()
    const id = await report(app, reporter, { kind: 'post', targetId })
    expect((await detail(campus, id)).status).toBe(200)
    for (const as of [elsewhere, author, reporter]) {
      expect((await detail(as, id)).status).toBe(404)
      expect((await decide(app, as, id, { outcome: 'removed' })).status).toBe(404)
    }
    expect((await queue(elsewhere)).map((each) => each.id)).not.toContain(id)
    for (const as of [author, reporter]) {
      expect((await app.call(stewardsCalls.me, { as })).status).toBe(404)
      expect((await app.call(stewardsCalls.listReports, { as, input: { query: {} } })).status).toBe(404)
    }
    expect((await app.call(stewardsCalls.me, { as: steward })).body.dorms).toEqual(['Tembusu'])
  })

  it('reads nothing of a private chat but the message that is quoted', async () => {
    const { targetId, chatId = '' } = await things.message()
    const imageId = await newImage(author, 'chat')
    await sendMessage(app, author, chatId, { text: 'Quillmoss', imageId })
    const edited = randomUUID()
    await sendMessage(app, reporter, chatId, { id: edited, text: 'Quillmoss before' })
    await editMessage(app, reporter, chatId, edited, 'Quillmoss after')
    const id = await report(app, reporter, { kind: 'message', targetId, chatId })
    for (const as of [steward, campus]) {
      const shown = await detail(as, id)
      expect(shown.body.quote.text).toContain('You are stupid')
      expect(shown.raw.body + JSON.stringify(await queue(as))).not.toMatch(new RegExp(`Quillmoss|${imageId}`))
      expect((await fetchImage(app, as, imageId)).status).toBe(404)
      const params = { chatId, id: targetId }
      for (const call of Object.values(chatCalls).filter(({ path }) => path.includes(':chatId'))) {
        const query = { before: '50', after: '0' }
        const body = { text: 'Hello', seq: 1 }
        const { status, raw } = await app.send(call.method, urlOf(call, { params, query }), { as, body })
        expect(status, call.path).toBeGreaterThanOrEqual(400)
        expect(raw.body).not.toMatch(/Quillmoss|stupid/)
      }
    }
    expect((await fetchImage(app, reporter, imageId)).status).toBe(200)
  })

  it('decides nothing about themselves', async () => {
    const { rows } = await app.pool.query('select 1 from reports where subject_id = $1', [steward.id])
    expect(rows).toEqual([])
    const id = await report(app, reporter, { kind: 'person', targetId: steward.id })
    expect((await detail(steward, id)).status).toBe(404)
    expect((await detail(campus, id)).status).toBe(200)
  })

  it.each(['post', 'comment', 'message', 'picture'] as const)(
    'removes a %s: recorded, and told to both',
    async (kind) => {
      const target = await targetOf(kind)
      const id = await report(app, reporter, { kind, ...target })
      expect((await decide(app, steward, id, { outcome: 'removed' }, 'Not here.')).status).toBe(204)
      expect(await outcomeOf(id)).toBe('removed')
      expect(await measuresOf(author)).toMatchObject([
        { action: 'removed', reason: 'Not here.', answer: null },
      ])
      expect((await audited()).at(-1)).toEqual({ action: `remove ${kind}`, operator: steward.email })
      const again = report(app, reporter, { kind, ...target })
      await expect(again).rejects.toThrow('404')
      expect((await decide(app, steward, id, { outcome: 'warned' })).error?.code).toBe('ALREADY_DECIDED')
    },
  )

  it.each([
    ['post', exchangeCalls.removePost],
    ['comment', exchangeCalls.removeComment],
  ] as const)('removes a %s that its author has removed: recorded, and told to both', async (kind, call) => {
    const { targetId } = await things[kind]()
    const id = await report(app, reporter, { kind, targetId })
    expect((await app.call(call, { as: author, input: { params: { id: targetId } } })).status).toBe(200)
    // As if the time of the Undo had passed.
    await app.pool.query('delete from posts where id = $1', [targetId])
    expect((await decide(app, steward, id, { outcome: 'removed' }, 'Not here.')).status).toBe(204)
    expect(await outcomeOf(id)).toBe('removed')
    expect(await measuresOf(author)).toMatchObject([{ action: 'removed', reason: 'Not here.' }])
    expect((await audited()).at(-1)).toEqual({ action: `remove ${kind}`, operator: steward.email })
    expect((await queue(steward)).map((each) => each.id)).not.toContain(id)
  })

  it('warns; the person answers once', async () => {
    const id = await report(app, reporter, { kind: 'person', targetId: author.id })
    await decide(app, steward, id, { outcome: 'warned' })
    const [told] = await measuresOf(author)
    const answer = (as: TestUser) =>
      app.call(reportsCalls.answer, {
        as,
        input: { params: { id: told?.id ?? '' }, body: { text: 'I am sorry.' } },
      })
    expect((await answer(reporter)).status).toBe(404)
    expect((await answer(author)).status).toBe(204)
    expect((await answer(author)).error?.code).toBe('ALREADY_ANSWERED')
    expect((await detail(steward, id)).body.record).toMatchObject([
      { action: 'warned', answer: 'I am sorry.' },
    ])
  })

  it('suspends for days: out at once, told why at the login', async () => {
    const id = await report(app, reporter, { kind: 'person', targetId: author.id })
    await decide(app, steward, id, { outcome: 'suspended', days: 3 }, 'Third time.')
    expect((await app.call(reportsCalls.measures, { as: author })).status).toBe(401)
    const { email, password } = author
    const login = () => app.call(authCalls.login, { input: { body: { email, password } } })
    expect((await login()).error).toMatchObject({
      code: 'SUSPENDED_UNANSWERED',
      message: expect.stringContaining('Third time.'),
    })
    expect((await audited()).at(-1)).toEqual({ action: 'suspend for 3 days', operator: steward.email })
    expect((await detail(steward, id)).body.record).toMatchObject([
      { action: 'suspended', until: expect.any(String) },
    ])
    app.clock.advance(3 * 86_400_000)
    expect((await login()).status).toBe(200)
  })

  it.each([
    [undefined, 1, 'First.'],
    [3, 1, 'First.'],
    [1, 3, 'Second.'],
  ])('lets nobody in earlier than another decision: %s and %s days', async (first, second, told) => {
    const { targetId } = await things.post()
    const post = await report(app, reporter, { kind: 'post', targetId })
    const person = await report(app, reporter, { kind: 'person', targetId: author.id })
    const ends = new Date(app.clock.now().getTime() + 3 * 86_400_000).toISOString()
    const forDays = (days?: number) => ({ outcome: 'suspended' as const, ...(days && { days }) })
    expect((await decide(app, steward, post, forDays(first), 'First.')).status).toBe(204)
    expect((await decide(app, steward, person, forDays(second), 'Second.')).status).toBe(204)
    app.clock.advance(2 * 86_400_000)
    const { email, password } = author
    const { error } = await app.call(authCalls.login, { input: { body: { email, password } } })
    expect(error).toMatchObject({ code: 'SUSPENDED_UNANSWERED', message: expect.stringContaining(told) })
    const { record } = (await detail(steward, person)).body
    expect(record.find(({ reason }) => reason === 'Second.')?.until).toBe(first === undefined ? null : ends)
  })

  it('can only dismiss, or remove things of, whoever is gone', async () => {
    const post = await report(app, reporter, { kind: 'post', targetId: (await things.post()).targetId })
    const person = await report(app, reporter, { kind: 'person', targetId: author.id })
    const refused = async (id: string, outcome: ReportOutcome) =>
      expect((await decide(app, steward, id, { outcome })).error).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: { outcome: expect.any(String) },
      })
    await app.pool.query('delete from users where id = $1', [author.id])
    await refused(person, 'removed')
    for (const outcome of ['warned', 'suspended'] as const) await refused(post, outcome)
    expect(await outcomeOf(post)).toBeNull()
    expect((await decide(app, steward, post, { outcome: 'removed' })).status).toBe(204)
    expect((await decide(app, steward, person, { outcome: 'dismissed' })).status).toBe(204)
  })

  it.each(['warned', 'suspended'] as const)(
    'who decides %s while the account is deleted is told so',
    async (outcome) => {
      const id = await report(app, reporter, { kind: 'person', targetId: author.id })
      const holder = await app.pool.connect()
      await holder.query('begin')
      await holder.query('delete from users where id = $1', [author.id])
      const deciding = decide(app, steward, id, { outcome })
      await expect.poll(() => waitingForLocks(app)).toBe(1)
      await holder.query('commit')
      holder.release()
      expect((await deciding).error).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: { outcome: expect.any(String) },
      })
    },
  )

  it('dismisses: the reporter is told, the person is not', async () => {
    const id = await report(app, reporter, { kind: 'person', targetId: author.id })
    await decide(app, steward, id, { outcome: 'dismissed' }, 'A joke among friends.')
    expect(await outcomeOf(id)).toBe('dismissed')
    expect(await measuresOf(author)).toEqual([])
    expect((await queue(steward, { state: 'closed' })).map((each) => each.id)).toContain(id)
    expect((await queue(steward)).map((each) => each.id)).not.toContain(id)
  })

  it('pages through the queue without a gap', async () => {
    const ids: string[] = []
    for (let n = 0; n < 5; n++) {
      app.clock.advance(1000)
      ids.unshift(await report(app, reporter, { kind: 'post', targetId: (await addPost(app, author)).id }))
    }
    const read: string[] = []
    let cursor: string | null | undefined
    while (cursor !== null) {
      const query = { limit: 2, ...(cursor && { cursor }) }
      const { body } = await app.call(stewardsCalls.listReports, { as: steward, input: { query } })
      read.push(...body.items.map((each) => each.id))
      cursor = body.nextCursor
    }
    expect(read.slice(0, 5)).toEqual(ids)
    expect(new Set(read).size).toBe(read.length)
  })

  it('refuses a cursor that no page of the queue has named', async () => {
    const now = app.clock.now().toISOString()
    for (const cursor of ['last', `${now}_${'-'.repeat(36)}`, `2026-02-30T12:00:00.000Z_${randomUUID()}`]) {
      const refused = await app.call(stewardsCalls.listReports, { as: steward, input: { query: { cursor } } })
      expect(refused.error?.fields).toEqual({ cursor: 'This is not a cursor of this list.' })
    }
  })

  it('of the campus tells people of one name apart by their dorms, as far as everybody sees them, and by their marks', async () => {
    const name = `Twin${randomUUID().slice(0, 8)}`
    const at = async (dorm: string, audience: 'everybody' | 'nobody') => {
      const twin = await app.signUp({ firstName: name, lastName: 'Lim' })
      const everybody = 'everybody' as const
      const seenBy = { age: everybody, dorm: audience, preferences: everybody, allergies: everybody }
      const texts = { displayName: twin.displayName, dorm, preferences: '', allergies: '' }
      const body = { ...texts, age: null, photoId: null, seenBy }
      await app.call(profileCalls.update, { as: twin, input: { body } })
    }
    await at('Tembusu', 'everybody')
    await at('Tembusu', 'everybody')
    await at('Cinnamon', 'everybody')
    await at('PGP', 'nobody')
    const find = (as: TestUser) =>
      app.call(stewardsCalls.findPeople, { as, input: { query: { search: name.toLowerCase() } } })
    const told = (await find(campus)).body.items.map(({ displayName, dorm }) => `${displayName}, ${dorm}`)
    expect(told.toSorted()).toEqual([
      `${name} Lim (2), Tembusu`,
      `${name} Lim, `,
      `${name} Lim, Cinnamon`,
      `${name} Lim, Tembusu`,
    ])
    for (const as of [steward, reporter]) expect((await find(as)).status).toBe(404)
  })

  it('of the campus names others, of a dorm or the campus; one of a dorm names nobody', async () => {
    const name = (as: TestUser, dorm: string, userId = reporter.id) =>
      app.call(stewardsCalls.name, {
        as,
        input: { params: { userId }, body: { dorm, reason: 'Lives there' } },
      })
    expect((await name(steward, 'Tembusu')).status).toBe(404)
    expect((await name(campus, 'Tembusu', randomUUID())).error?.code).toBe('NOT_FOUND')
    // Whom their screen does not find.
    const suspended = await app.signUp()
    await app.pool.query('update users set suspended_at = now() where id = $1', [suspended.id])
    expect((await name(campus, 'Tembusu', suspended.id)).error?.code).toBe('NOT_FOUND')
    expect((await name(campus, 'tembusu')).status).toBe(204)
    expect((await name(campus, 'PGP')).status).toBe(204)
    const refused = async (dorm: string) =>
      expect((await name(campus, dorm)).error).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: { dorm: expect.any(String) },
      })
    await refused('Moon')
    const me = async () => (await app.call(stewardsCalls.me, { as: reporter })).body.dorms
    expect(await me()).toEqual(['PGP', 'Tembusu'])
    const { body } = await app.call(stewardsCalls.listStewards, { as: campus })
    expect(body.items.filter(({ userId }) => userId === reporter.id).map(({ dorm }) => dorm)).toEqual(
      await me(),
    )
    await app.pool.query('update users set suspended_at = now() where id = $1', [reporter.id])
    const others = (await app.call(stewardsCalls.listStewards, { as: campus })).body.items
    expect(others.map(({ userId }) => userId)).not.toContain(reporter.id)
    await app.pool.query('update users set suspended_at = null where id = $1', [reporter.id])
    expect((await name(campus, '')).status).toBe(204)
    expect(await me()).toEqual([])
    await refused('PGP')
    expect((await audited()).at(-1)).toEqual({ action: 'name steward', operator: campus.email })
  })
})
