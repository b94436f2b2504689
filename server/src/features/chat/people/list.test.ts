import { randomUUID } from 'node:crypto'
import { limits } from '@shelfmate/contract/api/limits'
import { type ChatSummary, chatCalls, type Person } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { blocksCalls } from '@shelfmate/contract/people/blocks'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../testing/error-shape.ts'
import { app, mei, withApp, withMei } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { listedChat, readUpTo, sendMessage } from '../chat.factory.ts'

const maxAnswerBytes = 200_000

withApp()
withMei()

interface Query {
  search?: string
  limit?: number
  cursor?: string
}

const list = (as: TestUser, query: Query = {}) => app.call(chatCalls.listChats, { as, input: { query } })
const people = (as: TestUser, query: Query = {}) => app.call(chatCalls.listPeople, { as, input: { query } })

/** Reads a paged list to its end. */
async function whole<T>(
  page: (query: Query) => Promise<{ body: { items: T[]; nextCursor: string | null } }>,
  query: Query,
): Promise<T[]> {
  const { body } = await page(query)
  if (body.nextCursor === null) return body.items
  return [...body.items, ...(await whole(page, { ...query, cursor: body.nextCursor }))]
}

/** Somebody who has written to Mei. */
async function writerTo(partner: TestUser, firstName: string, lastName = 'Lim') {
  const user = await app.signUp({ firstName, lastName })
  const chatId = chatIdOf(user.id, partner.id)
  await sendMessage(app, user, chatId)
  return { user, chatId }
}

describe('the list of chats', () => {
  const idsOf = (chats: ChatSummary[]) => chats.map(({ chatId }) => chatId)

  it('is empty before the first message', async () => {
    expect((await list(mei)).body).toEqual({ items: [], nextCursor: null, unreadChats: 0 })
  })

  it('has the latest message first, also among those of the same moment', async () => {
    const [one, two, three] = [
      await writerTo(mei, 'Ann'),
      await writerTo(mei, 'Ben'),
      await writerTo(mei, 'Cai'),
    ]
    const sameMoment = [one.chatId, two.chatId, three.chatId].toSorted().toReversed()
    expect(idsOf((await list(mei)).body.items)).toEqual(sameMoment)
    app.clock.advance(1000)
    await sendMessage(app, mei, one.chatId)
    expect(idsOf((await list(mei)).body.items)[0]).toBe(one.chatId)
  })

  it('comes in pages that hold every chat once', async () => {
    for (const name of ['Ann', 'Ben', 'Cai', 'Dan', 'Eve']) {
      await writerTo(mei, name)
      if (name === 'Cai') app.clock.advance(1000)
    }
    const all = idsOf((await list(mei)).body.items)
    expect(idsOf(await whole((query) => list(mei, query), { limit: 2 }))).toEqual(all)
    expect(new Set(all).size).toBe(5)
  })

  it('finds part of the partner’s name without case or accents', async () => {
    const { chatId } = await writerTo(mei, 'Zoë', 'Müller_50%')
    await writerTo(mei, 'Kai')
    for (const search of ['zoe', 'OË M', 'muller', 'R_5', '50%'])
      expect(idsOf((await list(mei, { search })).body.items), search).toEqual([chatId])
    for (const search of ['zoex', '%x', '_u', String.raw`\\`])
      expect((await list(mei, { search })).body.items, search).toEqual([])
  })

  it('counts the chats with something unread on all pages', async () => {
    const { chatId } = await writerTo(mei, 'Ann')
    await writerTo(mei, 'Ben')
    await writerTo(mei, 'Cai')
    expect((await list(mei, { limit: 1 })).body.unreadChats).toBe(3)
    await readUpTo(app, mei, chatId, 1)
    expect((await list(mei, { limit: 1, search: 'nobody' })).body).toMatchObject({
      items: [],
      unreadChats: 2,
    })
  })

  it('shows the partner’s present name', async () => {
    const { user, chatId } = await writerTo(mei, 'Ann')
    const { userId: _, email: __, ...profile } = (await app.call(profileCalls.readOwn, { as: user })).body
    const body = { ...profile, displayName: 'Annabel Lim' }
    await app.call(profileCalls.update, { as: user, input: { body } })
    expect((await listedChat(app, mei, chatId))?.partner.displayName).toBe('Annabel Lim')
    expect((await list(mei, { search: 'annabel' })).body.items).toHaveLength(1)
  })

  it('is nobody else’s', async () => {
    await writerTo(mei, 'Ann')
    const stranger = await app.signUp()
    expect((await list(stranger)).body.items).toEqual([])
  })

  it('stays small with fifty chats of the longest names and messages', async () => {
    const others = Array.from({ length: limits.peoplePage }, () => randomUUID())
    await app.pool.query(
      `insert into users (id, email, display_name, password_hash)
       select id, id::text, repeat(E'\\u0001', 161), '-' from unnest($1::uuid[]) as id`,
      [others],
    )
    await app.pool.query(
      `insert into chats select least(id, $1), greatest(id, $1), 1, 1, now() from unnest($2::uuid[]) as id`,
      [mei.id, others],
    )
    await app.pool.query(
      `insert into chat_members select least(id, $1), greatest(id, $1), $1, id, 0, 1, now() from unnest($2::uuid[]) as id`,
      [mei.id, others],
    )
    await app.pool.query(
      `insert into messages select least(id, $1), greatest(id, $1), 1, gen_random_uuid(), id,
         repeat(E'\\u0001', 4000), null, null, null, now(), null, null, 1 from unnest($2::uuid[]) as id`,
      [mei.id, others],
    )
    const { body, raw } = await list(mei)
    expect(body.items).toHaveLength(limits.peoplePage)
    expect(raw.rawPayload.byteLength).toBeLessThan(maxAnswerBytes)
  })

  it.each(['x', '2026-11-20_x', `2026-11-20T08:00:00.000Z_${randomUUID()}`, '_'])(
    'refuses the cursor %s',
    async (cursor) => {
      expectRefusal((await list(mei, { cursor })).raw, 'VALIDATION_FAILED')
    },
  )

  it('refuses a cursor of the year 0, which PostgreSQL does not have', async () => {
    const cursor = `0000-01-01T00:00:00.000Z_${chatIdOf(mei.id, randomUUID())}`
    expectRefusal((await list(mei, { cursor })).raw, 'VALIDATION_FAILED')
  })

  it('needs a session', async () => {
    expectRefusal((await app.send('GET', '/api/chats')).raw, 'UNAUTHENTICATED')
  })
})

describe('the list of people', () => {
  /** Removes whom a test has added by the thousand, in parts: each goes from some forty tables, which takes a slow machine longer than one statement may. */
  const remove = async (email: string): Promise<void> => {
    const { rowCount } = await app.pool.query(
      'delete from users where id in (select id from users where email like $1 limit 200)',
      [email],
    )
    if (rowCount) await remove(email)
  }

  /** Of this test's own, among everybody that other tests have signed up. */
  let tag: string
  let made: Record<string, string>
  beforeEach(async () => {
    tag = randomUUID().slice(0, 8)
    made = {}
    for (const name of ['Chloé', 'adam', 'Bo']) {
      const { id } = await app.signUp({ firstName: name, lastName: tag })
      made[name] = id
    }
  })
  const namesOf = (persons: Person[]) => persons.map(({ displayName }) => displayName.split(' ')[0])

  it('holds everybody but me, by name without case, in pages', async () => {
    const everybody = await whole((query) => people(mei, query), { limit: 7 })
    const ids = everybody.map(({ userId }) => userId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain(mei.id)
    const ours = everybody.filter(({ displayName }) => displayName.endsWith(tag))
    expect(namesOf(ours)).toEqual(['adam', 'Bo', 'Chloé'])
    expect(ours[0]).toEqual({ userId: made['adam'], displayName: `adam ${tag}`, photoId: null })
    const { rows } = await app.pool.query('select count(*)::int as users from users')
    expect(ids).toHaveLength(rows[0].users - 1)
  })

  it('finds part of a name without case or accents, in pages', async () => {
    const search = async (part: string) =>
      namesOf(await whole((query) => people(mei, query), { search: part, limit: 2 }))
    expect(await search(tag)).toEqual(['adam', 'Bo', 'Chloé'])
    expect(await search(`LOE ${tag}`)).toEqual(['Chloé'])
    expect(await search(`bö ${tag}`)).toEqual(['Bo'])
    expect(await search(`% ${tag}`)).toEqual([])
    expect(await search(`_ ${tag}`)).toEqual([])
  })

  it('finds the rare among many as well as what many have', async () => {
    const many = 2_500
    await app.pool.query(
      `insert into users (id, email, display_name, folded_name, password_hash)
       select gen_random_uuid(), $1 || n, 'Aaa Student', 'aaa student ' || $1, '-' from generate_series(1, $2::int) as n`,
      [tag, many],
    )
    expect((await people(mei, { search: `chloe ${tag}` })).body.items).toHaveLength(1)
    const unhurried = (query: Query) => {
      app.clock.advance(1_000)
      return people(mei, query)
    }
    const common = await whole(unhurried, { search: `student ${tag}` })
    expect(new Set(common.map(({ userId }) => userId)).size).toBe(many)
    await remove(`${tag}%`)
  })

  it('finds one or two characters of other scripts', async () => {
    const { id } = await app.signUp({ firstName: '陳志明', lastName: tag })
    for (const search of ['志', '志明', '陳志明'])
      expect(
        (await people(mei, { search })).body.items.map(({ userId }) => userId),
        search,
      ).toContain(id)
    expect((await people(mei, { search: '明志' })).body.items).toEqual([])
  })

  it('leaves out who has no display name', async () => {
    await app.pool.query(`update users set display_name = '' where id = $1`, [made['adam']])
    expect(namesOf((await people(mei, { search: tag })).body.items)).toEqual(['Bo', 'Chloé'])
  })

  it('leaves out who is suspended, and holds them again when that is over by itself', async () => {
    const { id } = await app.signUp({ firstName: '陳志明 a', lastName: tag })
    // Each is looked for in another way: along all names, by the index of parts, along all names with a part, along those beyond ASCII.
    const timesFound = async () => {
      const lists = [undefined, tag, 'a', '志明'].map((search) =>
        whole((query) => people(mei, query), search === undefined ? {} : { search }),
      )
      return (await Promise.all(lists)).map((found) => found.filter(({ userId }) => userId === id).length)
    }
    const suspendFor = (duration: string | null) =>
      app.pool.query(
        'update users set suspended_at = now(), suspended_until = now() + $2::interval where id = $1',
        [id, duration],
      )
    for (const duration of [null, '1 hour']) {
      await suspendFor(duration)
      expect(await timesFound()).toEqual([0, 0, 0, 0])
    }
    await suspendFor('-1 second')
    expect(await timesFound()).toEqual([1, 1, 1, 1])
  })

  it('takes a name that folds to eighteen times its length', async () => {
    const { status } = await people(await app.signUp({ firstName: 'ﷺ'.repeat(80), lastName: 'ﷺ'.repeat(80) }))
    expect(status).toBe(200)
  })

  it('refuses what is no cursor', async () => {
    expectRefusal((await people(mei, { cursor: 'x' })).raw, 'VALIDATION_FAILED')
    expect((await people(mei, { cursor: randomUUID() })).body).toEqual({ items: [], nextCursor: null })
  })

  it('ends after a cursor of who is not listed, as after one of nobody', async () => {
    const [blocker, unconfirmed, nameless, suspended] = await Promise.all(
      Array.from({ length: 4 }, () => app.signUp({ firstName: 'Aaa', lastName: tag })),
    )
    if (!blocker || !unconfirmed || !nameless || !suspended) throw new Error('nobody signed up')
    const after = async (cursor: string) =>
      Promise.all(
        [{}, { search: tag }, { search: 'a' }, { search: 'é' }].map(
          async (query) => (await people(mei, { ...query, cursor })).body,
        ),
      )
    expect((await after(blocker.id))[1]?.items).not.toEqual([])
    await app.call(blocksCalls.block, { as: blocker, input: { params: { userId: mei.id } } })
    await app.pool.query('update users set verified_at = null where id = $1', [unconfirmed.id])
    await app.pool.query(`update users set display_name = '' where id = $1`, [nameless.id])
    await app.pool.query('update users set suspended_at = now() where id = $1', [suspended.id])
    const nobody = await after(randomUUID())
    for (const { id } of [blocker, unconfirmed, nameless, suspended, mei])
      expect(await after(id)).toEqual(nobody)
  })

  it('is limited, and says when to go on', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, () => people(mei, { limit: 1 })))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.map(({ raw }) => raw.headers['retry-after'])).toEqual(['1'])
  })

  it('needs a session', async () => {
    expectRefusal((await app.send('GET', '/api/people')).raw, 'UNAUTHENTICATED')
  })
})
