import { exchangeCalls, type PostPage } from '@shelfmate/contract/exchange/exchange'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import { beforeEach, expect, it } from 'vitest'
import { app, mei, ravi, withApp, withMeiAndRavi } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { addPost } from '../exchange.factory.ts'

let postId: string
withApp()
withMeiAndRavi({ alone: true })
beforeEach(async () => {
  postId = (await addPost(app, mei)).id
})

const page = async (as = ravi, query: { id?: string } = {}): Promise<PostPage> =>
  (await app.call(exchangeCalls.listPosts, { as, input: { query } })).body
const changes = async () =>
  Number((await app.pool.query('select coalesce(sum(changes), 0) as n from post_changes')).rows[0].n)

/** As any process makes them, one of the version before among them: behind this one's back. */
const changesBehind: Record<string, string> = {
  'a unit that is given away': `update posts set quantity = quantity - 1, handed_over = handed_over + 1 where id = $1`,
  'a promise': 'update posts set promised = 1 where id = $1',
  'a comment': 'update posts set comment_count = comment_count + 1 where id = $1',
  'a removal': 'update posts set removed_at = now() where id = $1',
  'an end': 'delete from posts where id = $1',
  'a move': `update posts set location = 'Elsewhere' where id = $1`,
  'another name of its author': `update users set display_name = 'Wei' where id = (select user_id from posts where id = $1)`,
  'a mark beside that name': `update users set name_mark = 2 where id = (select user_id from posts where id = $1)`,
  'the end of its author': 'delete from users where id = (select user_id from posts where id = $1)',
}

it.each(Object.entries(changesBehind))('shows %s at once', async (_, change) => {
  const before = await page()
  expect(before.items).toHaveLength(1)
  await app.pool.query(change, [postId])
  expect(await page()).not.toEqual(before)
})

it('shows another post at once', async () => {
  await page()
  await addPost(app, mei)
  expect((await page()).items).toHaveLength(2)
})

async function avoid(as: TestUser, allergies: string) {
  const told = { displayName: 'Ravi Nair', photoId: null, age: null, dorm: '', preferences: '' }
  const { status } = await app.call(profileCalls.update, { as, input: { body: { ...told, allergies } } })
  expect(status).toBe(200)
}

it('marks what its viewer has just said to avoid', async () => {
  await page()
  await avoid(ravi, 'soy')
  expect((await page()).items[0]?.mark).toBe('contains')
  expect((await page(mei)).items[0]?.mark ?? null).toBeNull()
})

/** Runs while every post has another name that no revision tells of: what still shows the old one was kept. */
async function unseen(work: () => Promise<void>) {
  await app.pool.query('alter table posts disable trigger user')
  await app.pool.query(`update posts set food_name = 'Read anew'`)
  try {
    await work()
  } finally {
    await app.pool.query('alter table posts enable trigger user')
  }
}
const isKept = ({ items }: PostPage) => items.every(({ foodName }) => foodName !== 'Read anew')

it('is read again by nobody while nothing changed, whoever asks', async () => {
  const before = await page()
  const kai = await app.signUp()
  await unseen(async () => {
    expect(await page()).toEqual(before)
    expect(await page(kai)).toEqual(before)
    // What she offers is not past its date: she sees what all see.
    expect(await page(mei)).toEqual(before)
  })
})

it('is shared among those who avoid the same, and with nobody else', async () => {
  const [kai, tim] = [await app.signUp(), await app.signUp()]
  for (const each of [ravi, kai]) await avoid(each, 'soy')
  await avoid(tim, 'peanuts')
  const before = await page()
  await unseen(async () => {
    expect(await page(kai)).toEqual(before)
    expect(isKept(await page(tim))).toBe(false)
    expect(isKept(await page(mei))).toBe(false)
  })
})

it('is read by nobody who has an account, also one of the nil UUID, which is taken no more', async () => {
  const nil = '00000000-0000-0000-0000-000000000000'
  await avoid(ravi, 'soy')
  await app.pool.query(
    `insert into users (id, email, display_name, password_hash) values ($1, 'nil@campus.test', 'Nil', '-')`,
    [nil],
  )
  await app.pool.query('update posts set user_id = $2 where id = $1', [postId, nil])
  expect((await page()).items).toEqual([
    expect.objectContaining({ author: expect.objectContaining({ userId: nil }), mark: 'contains' }),
  ])
  await app.pool.query(`update posts set expiry_date = '2020-01-01' where id = $1`, [postId])
  expect((await page()).items).toEqual([])
})

it.each(['soy', ''])(
  'of one post tells by its speed nobody else whether %j is avoided',
  async (allergies) => {
    const kai = await app.signUp()
    for (const each of [ravi, kai]) await avoid(each, allergies)
    await page(ravi, { id: postId })
    await unseen(async () => {
      expect(isKept(await page(ravi, { id: postId }))).toBe(true)
      expect(isKept(await page(kai, { id: postId }))).toBe(false)
    })
  },
)

it('leaves what only its owner sees or has unmarked to its owner', async () => {
  const kai = await app.signUp()
  for (const each of [mei, ravi]) await avoid(each, 'soy')
  for (const each of [mei, ravi, mei]) {
    const [post] = (await page(each)).items
    expect(post?.mark ?? null).toBe(each === mei ? null : 'contains')
  }
  await app.pool.query(`update posts set expiry_date = '2020-01-01' where id = $1`, [postId])
  for (const each of [mei, ravi, kai, mei])
    expect((await page(each)).items).toHaveLength(each === mei ? 1 : 0)
})

it('counts a transaction once, and waits for nobody but its own connection', async () => {
  const before = await changes()
  const [one, other] = [await app.pool.connect(), await app.pool.connect()]
  try {
    for (const client of [one, other]) await client.query('begin')
    const late = await addPost(app, mei)
    await one.query('update posts set description = $2 where id = $1', [postId, 'for you'])
    await one.query('update posts set description = $2 where id = $1', [postId, 'for all'])
    await other.query('update posts set description = $2 where id = $1', [late.id, 'for you'])
    for (const client of [one, other]) await client.query('commit')
  } finally {
    for (const client of [one, other]) client.release()
  }
  expect(await changes()).toBe(before + 3)
})
