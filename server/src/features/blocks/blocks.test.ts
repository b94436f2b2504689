import { randomUUID } from 'node:crypto'
import { achievementsCalls } from '@shelfmate/contract/achievements/achievements'
import type { Call } from '@shelfmate/contract/api/call'
import { everyCall } from '@shelfmate/contract/api/calls'
import { resyncEvent } from '@shelfmate/contract/api/live'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { blocksCalls } from '@shelfmate/contract/people/blocks'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import { beforeAll, describe, expect, it } from 'vitest'
import { sendMessage } from '#features/chat/chat.factory.ts'
import { addComment, addPost, tofu } from '#features/exchange/exchange.factory.ts'
import { addItem } from '#features/pantry/pantry.factory.ts'
import { act, ask as askFor } from '#features/requests/requests.factory.ts'
import { bytesOf, fetchImage, startWithImages, testImage, upload } from '#platform/images/images.factory.ts'
import { bodies, queries } from '../../testing/examples.ts'
import { LiveClient } from '../../testing/live-client.ts'
import { app, withApp } from '../../testing/suite.ts'
import { type Answer, type TestUser, urlOf } from '../../testing/test-app.ts'
import { waitingForLocks } from '../../testing/test-database.ts'
import { block, unblock } from './blocks.factory.ts'

/** Somebody with a thing of every kind that others see. */
interface Person extends TestUser {
  /** A word in all that they wrote. */
  mark: string
  post: string
  /** Under the third one's post. */
  comment: string
  images: string[]
  message: string
  /** What the other got from them. */
  request: string
}

let third: TestUser
let mei: Person
let zola: Person
let sharedPost: string
withApp(startWithImages)
beforeAll(async () => {
  third = await app.signUp({ firstName: 'Third', lastName: 'Person' })
  sharedPost = (await addPost(app, third)).id
  const [first, second] = [await newcomer('Meimark'), await newcomer('Zolamark')]
  mei = await furnished(first, second)
  zola = await furnished(second, first)
  await block(app, mei, zola)
})

const newcomer = (mark: string) => app.signUp({ firstName: mark, lastName: 'Tan' })

const newImage = async (as: TestUser, purpose: 'profile' | 'post' | 'chat') =>
  (await upload(app, as, await bytesOf(testImage(8, 6).png()), { purpose })).body.id

async function furnished(user: TestUser, other: TestUser): Promise<Person> {
  const mark = user.displayName.split(' ')[0] ?? ''
  const photoId = await newImage(user, 'profile')
  await saveProfile(user, mark, photoId)
  const postImage = await newImage(user, 'post')
  const post = await addPost(app, user, { foodName: `${mark} tofu`, photoId: postImage })
  const comment = await addComment(app, user, sharedPost, `${mark} asks`)
  const chatImage = await newImage(user, 'chat')
  const message = randomUUID()
  const chatId = chatIdOf(user.id, other.id)
  await sendMessage(app, user, chatId, { id: message, text: `${mark} writes`, imageId: chatImage })
  for (let n = 0; n < 12; n++) await addItem(app, user)
  const request = await handedTo(user, other)
  return {
    ...user,
    mark,
    post: post.id,
    comment: comment.id,
    images: [photoId, postImage, chatImage],
    message,
    request,
  }
}

/** A request of somebody's that was met, which they could still give thanks for; the food itself stays theirs. */
async function handedTo(giver: TestUser, taker: TestUser): Promise<string> {
  const { id: postId } = await addPost(app, giver, { giving: 'firstCome' })
  const { id, code } = await askFor(app, taker, postId)
  await act(app, giver, id, 'enterCode', { code: code ?? '' })
  return id
}

/** Holds what a statement locks, until what it returns is called. */
async function hold(lock: string, values: string[]): Promise<() => Promise<void>> {
  const other = await app.pool.connect()
  await other.query('begin')
  await other.query(lock, values)
  return async () => {
    await other.query('commit')
    other.release()
  }
}

const saveProfile = (as: TestUser, mark: string, photoId: string | null = null) =>
  app.call(profileCalls.update, {
    as,
    input: {
      body: {
        displayName: `${mark} Tan`,
        age: 20,
        dorm: `${mark} Hall`,
        photoId,
        preferences: mark,
        allergies: mark,
      },
    },
  })

const sides = () =>
  [
    { viewer: mei, other: zola },
    { viewer: zola, other: mei },
  ] as const

/** Everything by which somebody could be known in an answer. */
const tracesOf = ({ id, mark, post, comment, images, message, request }: Person) =>
  new RegExp([id, mark, post, comment, ...images, message, request].join('|'))

/** What of somebody's a call can name, by what its path says. */
function idsFor({ path, touches }: Call, viewer: Person, other: Person | undefined): string[] {
  const anybody = randomUUID()
  if (path.includes(':chatId')) return [chatIdOf(viewer.id, other?.id ?? anybody)]
  if (path.includes(':userId')) return [other?.id ?? anybody]
  if (touches === 'image') return other?.images ?? [anybody]
  if (touches === 'comment') return [other?.comment ?? anybody]
  if (touches === 'request') return other ? [other.request, viewer.request] : [anybody]
  return [other?.post ?? anybody]
}

function ask(name: string, call: Call, as: TestUser, id: string, message: string) {
  const params = Object.fromEntries(
    [...call.path.matchAll(/:(\w+)/g)].map(([, key = '']) => [
      key,
      call.path.includes(':chatId') && key === 'id' ? message : id,
    ]),
  )
  const body = call.bodyAs === 'multipart' ? undefined : bodies[name]?.()
  return app.send(call.method, urlOf(call, { params, query: queries[name] ?? {} }), { as, body })
}

const facts = ({ status, raw }: Answer<unknown>) => [status, raw.body.replace(/"requestId":"[^"]+"/, '')]

/** What ends the session itself, or is answered to any body. */
const apart = ['auth.changePassword', 'auth.changeEmail', 'auth.logout', 'blocks.block', 'blocks.unblock']
/** The list of those whom one has blocked, for the one who did. */
const ownBlocks = 'blocks.list'
const calls = everyCall.filter(({ name, call }) => call.access === 'signedIn' && !apart.includes(name))
const naming = calls.filter(({ call }) => call.path.includes(':'))

describe('two people of whom one has blocked the other', () => {
  it('are met by more than sixty cases', () => {
    expect(2 * calls.length).toBeGreaterThanOrEqual(60)
  })

  it.each(calls.flatMap((each) => [0, 1].map((side) => ({ ...each, side }))))(
    '$name shows nothing of the other (side $side)',
    async ({ name, call, side }) => {
      const { viewer, other } = sides()[side] ?? sides()[0]
      for (const id of idsFor(call, viewer, other)) {
        const answer = await ask(name, call, viewer, id, other.message)
        const shown = name === ownBlocks && viewer === mei ? '' : answer.raw.body
        expect(shown).not.toMatch(tracesOf(other))
      }
    },
  )

  it.each(naming.flatMap((each) => [0, 1].map((side) => ({ ...each, side }))))(
    '$name answers what is the other’s like what is not there (side $side)',
    async ({ name, call, side }) => {
      const { viewer, other } = sides()[side] ?? sides()[0]
      const [nobody = ''] = idsFor(call, viewer, undefined)
      const missing = facts(await ask(name, call, viewer, nobody, randomUUID()))
      expect(missing[0]).toBeGreaterThanOrEqual(400)
      for (const id of idsFor(call, viewer, other))
        expect(facts(await ask(name, call, viewer, id, other.message))).toEqual(missing)
    },
  )

  it('find each other in no search, list, page of a search, or count', async () => {
    for (const { viewer, other } of sides()) {
      for (const search of [other.mark, other.mark.slice(0, 2), '', 'Tan']) {
        const people = await app.call(chatCalls.listPeople, { as: viewer, input: { query: { search } } })
        const chats = await app.call(chatCalls.listChats, { as: viewer, input: { query: { search } } })
        expect(people.raw.body + chats.raw.body).not.toMatch(tracesOf(other))
        expect(chats.body.unreadChats).toBe(0)
      }
      for (const query of [{ search: 'tofu' }, { dorm: tofu.location }, { order: 'expiringLast' as const }]) {
        const posts = await app.call(exchangeCalls.listPosts, { as: viewer, input: { query } })
        expect(posts.raw.body).not.toMatch(tracesOf(other))
        expect(posts.raw.body).toContain(viewer.mark)
      }
    }
  })

  it('stand on the leaderboard without a name', async () => {
    for (const { viewer, other } of sides()) {
      const { body } = await app.call(achievementsCalls.leaderboard, { as: viewer })
      expect(body.items.map(({ displayName }) => displayName)).toContain('A neighbour')
      expect(body.items.map(({ userId }) => userId)).not.toContain(other.id)
    }
    const { body } = await app.call(achievementsCalls.leaderboard, { as: third })
    expect(body.items.map(({ userId }) => userId)).toEqual(expect.arrayContaining([mei.id, zola.id]))
  })

  it('hear of nothing that the other does, and everybody else does', async () => {
    const origin = await app.listen()
    const versionOfShared = async () => {
      const text = 'select version from posts where id = $1'
      return (await app.pool.query<{ version: number }>(text, [sharedPost])).rows[0]?.version ?? 0
    }
    for (const { viewer, other } of sides()) {
      const [screen, thirds] = [
        new LiveClient(origin, viewer, { origin }),
        new LiveClient(origin, third, { origin }),
      ]
      await Promise.all([screen.connected(), thirds.connected()])
      // What came before may be told a moment later, as changes of one post are told once a second.
      const before = await versionOfShared()
      await saveProfile(other, `${other.mark} Anew`)
      const post = await addPost(app, other, { foodName: `${other.mark} rice` })
      const { pantryItemId: _, ...fields } = tofu
      const edited = { params: { id: post.id }, body: { ...fields, foodName: `${other.mark} noodles` } }
      await app.call(exchangeCalls.editPost, { as: other, input: edited })
      await addComment(app, third, post.id, `to ${other.mark}`)
      const comment = await addComment(app, other, sharedPost, `${other.mark} again`)
      await app.call(exchangeCalls.removeComment, { as: other, input: { params: { id: comment.id } } })
      await app.call(exchangeCalls.removePost, { as: other, input: { params: { id: post.id } } })
      const chatId = chatIdOf(viewer.id, other.id)
      const input = { params: { chatId }, body: { id: randomUUID(), text: other.mark } }
      expect((await app.call(chatCalls.send, { as: other, input })).status).toBe(404)
      expect((await app.call(chatCalls.typing, { as: other, input: { params: { chatId } } })).status).toBe(
        404,
      )
      // Something that everybody hears: what was to come before has come.
      await saveProfile(third, 'Bell')
      await expect.poll(() => JSON.stringify(screen.all)).toContain('Bell')
      const heard = JSON.stringify(screen.all)
      expect(heard).not.toMatch(tracesOf(other))
      expect(heard).not.toContain(post.id)
      expect(heard).not.toContain(comment.id)
      // Yet the third one's post counts on without a gap.
      const versions = screen
        .received('exchange.changed')
        .map((change) => (change as { version: number }).version)
      expect(versions.filter((version) => version > before)).toEqual([before + 1, before + 2])
      expect(JSON.stringify(thirds.all)).toMatch(tracesOf(other))
      screen.close()
      thirds.close()
    }
  })

  it('keep the answers of before to themselves', async () => {
    const [ann, ben] = [await newcomer('Annmark'), await newcomer('Benmark')]
    const post = await addPost(app, ben, { foodName: 'Benmark rice' })
    const input = { params: { id: post.id }, body: { id: randomUUID(), content: 'Mine?' } }
    expect((await app.call(exchangeCalls.addComment, { as: ann, input })).status).toBe(201)
    await block(app, ben, ann)
    const again = await app.call(exchangeCalls.addComment, { as: ann, input })
    expect(again.status).toBe(404)
  })
})

describe('blocking', () => {
  it('holds for what is told a moment later, too', async () => {
    const [ann, ben] = [await newcomer('Annf'), await newcomer('Benf')]
    const { pantryItemId: _, ...fields } = tofu
    const rename = async (as: TestUser, id: string, foodName: string) => {
      const input = { params: { id }, body: { ...fields, foodName } }
      expect((await app.call(exchangeCalls.editPost, { as, input })).status).toBe(200)
    }
    const origin = await app.listen()
    const screen = new LiveClient(origin, ben, { origin })
    await screen.connected()
    // Changes of one post are told once a second, so both new names are held; Ann’s for less long.
    const [anns, thirds] = [await addPost(app, ann), await addPost(app, third)]
    await rename(ann, anns.id, 'Held rice')
    await block(app, ben, ann)
    await rename(third, thirds.id, 'Told later')
    await expect.poll(() => JSON.stringify(screen.all)).toContain('Told later')
    const since = screen.all.slice(screen.all.findIndex(({ event }) => event === resyncEvent))
    expect(JSON.stringify(since)).not.toContain('Held rice')
    screen.close()
  })

  /** Blocks somebody whose deed waits for a lock at that moment; resolves to what the blocker's screen hears from then on. */
  const heardAfterBlock = async (
    [blocker, blocked]: [TestUser, TestUser],
    lock: [statement: string, ids: string[]],
    say: () => Promise<unknown>,
  ) => {
    const origin = await app.listen()
    const screen = new LiveClient(origin, blocker, { origin })
    await screen.connected()
    const letGo = await hold(...lock)
    const saying = say()
    await expect.poll(() => waitingForLocks(app)).toBe(1)
    let isBlocked = false
    const blocking = block(app, blocker, blocked).then(() => (isBlocked = true))
    await expect.poll(async () => isBlocked || (await waitingForLocks(app)) === 2).toBe(true)
    await letGo()
    await Promise.all([saying, blocking])
    const last = `Last ${blocker.id}`
    await saveProfile(blocker, last)
    await expect.poll(() => JSON.stringify(screen.all)).toContain(last)
    screen.close()
    return JSON.stringify(screen.all.slice(screen.all.findLastIndex(({ event }) => event === resyncEvent)))
  }

  it('waits for a comment that waits for its post: nothing of it comes later', async () => {
    const [ann, ben] = [await newcomer('Anng'), await newcomer('Beng')]
    const lock: [string, string[]] = ['select from posts where id = $1 for update', [sharedPost]]
    const heard = await heardAfterBlock([ben, ann], lock, () =>
      addComment(app, ann, sharedPost, 'Anng waits'),
    )
    expect(heard).not.toContain('Anng waits')
  })

  it('waits for a message that waits for its chat: nothing of it comes later', async () => {
    const [ann, ben] = [await newcomer('Anni'), await newcomer('Beni')]
    const chatId = chatIdOf(ann.id, ben.id)
    await sendMessage(app, ben, chatId)
    const heard = await heardAfterBlock(
      [ann, ben],
      ['select from chats where user_a = $1 and user_b = $2 for update', chatId.split('_')],
      () => sendMessage(app, ben, chatId, { text: 'Beni waits' }),
    )
    expect(heard).not.toContain('Beni waits')
  })

  it.each([
    ['there', true],
    ['new', false],
  ])('holds for a message whose sender was let in before, in a chat that is %s', async (_, isThere) => {
    const [ann, ben] = [await newcomer('Annj'), await newcomer('Benj')]
    const chatId = chatIdOf(ann.id, ben.id)
    if (isThere) await sendMessage(app, ben, chatId)
    const imageId = await newImage(ben, 'chat')
    const letGo = await hold('select from images where id = $1 for update', [imageId])
    const input = { params: { chatId }, body: { id: randomUUID(), text: 'Benj waits', imageId } }
    const sending = app.call(chatCalls.send, { as: ben, input })
    await expect.poll(() => waitingForLocks(app)).toBe(1)
    let isBlocked = false
    const blocking = block(app, ann, ben).then(() => (isBlocked = true))
    await expect.poll(async () => isBlocked || (await waitingForLocks(app)) === 2).toBe(true)
    const wasFirst = isBlocked
    await letGo()
    const [{ status }] = await Promise.all([sending, blocking])
    // Who began a chat was first, and the block waited for it.
    expect([wasFirst, status]).toEqual(isThere ? [true, 404] : [false, 201])
  })

  it('shows whom one has blocked to oneself alone, until one takes it back', async () => {
    const [ann, ben] = [await newcomer('Anna'), await newcomer('Bena')]
    const blockedBy = async (as: TestUser) =>
      (await app.call(blocksCalls.list, { as })).body.items.map(({ userId }) => userId)
    await block(app, ann, ben)
    await block(app, ann, ben)
    expect([await blockedBy(ann), await blockedBy(ben)]).toEqual([[ben.id], []])
    // Each for themselves: what one takes back the other still wants.
    await block(app, ben, ann)
    expect([await blockedBy(ann), await blockedBy(ben)]).toEqual([[], []])
    await unblock(app, ann, ben)
    expect([await blockedBy(ann), await blockedBy(ben)]).toEqual([[], [ann.id]])
    const view = () => app.call(profileCalls.view, { as: ann, input: { params: { userId: ben.id } } })
    expect((await view()).status).toBe(404)
    await unblock(app, ann, ben)
    expect((await view()).status).toBe(404)
    await unblock(app, ben, ann)
    expect((await view()).status).toBe(200)
    expect((await app.pool.query('select 1 from blocks where user_id = $1', [ann.id])).rowCount).toBe(0)
  })

  it('taken back by who never made it moves nothing: neither tells them of the other’s', async () => {
    const [ann, ben] = [await newcomer('Annh'), await newcomer('Benh')]
    await block(app, ann, ben)
    const origin = await app.listen()
    const screens = [ann, ben].map((as) => new LiveClient(origin, as))
    for (const screen of screens) await screen.connected()
    await unblock(app, ben, ann)
    await unblock(app, ann, ben)
    // What came first would stand before it.
    for (const screen of screens) {
      await screen.receives(resyncEvent)
      await expect(screen.receives(resyncEvent, 2, 500)).rejects.toThrow('1 times of 2')
      screen.close()
    }
  })

  it('of nobody, or of oneself, does nothing', async () => {
    const ann = await newcomer('Annb')
    for (const userId of [randomUUID(), ann.id])
      expect((await app.call(blocksCalls.block, { as: ann, input: { params: { userId } } })).status).toBe(204)
    expect((await app.pool.query('select 1 from blocks where user_id = $1', [ann.id])).rowCount).toBe(0)
  })

  it('of somebody who is blocked already takes nothing of the day’s', async () => {
    const [ann, ben] = [await newcomer('Anng'), await newcomer('Beng')]
    await app.pool.query(`delete from rate_limits where key like 'blocks:%'`)
    for (let times = 0; times < 3; times += 1) await block(app, ann, ben)
    const { rows } = await app.pool.query(`select points from rate_limits where key like 'blocks:%'`)
    expect(rows).toEqual([{ points: 1 }])
  })

  it('of each other at the same moment leaves one pair', async () => {
    const [ann, ben] = [await newcomer('Annc'), await newcomer('Benc')]
    await Promise.all([
      block(app, ann, ben),
      block(app, ben, ann),
      block(app, ann, ben),
      block(app, ben, ann),
    ])
    const { rows } = await app.pool.query('select by_user, by_other from blocks where user_id = $1', [ann.id])
    expect(rows).toEqual([{ by_user: true, by_other: true }])
  })

  it('gives both what they had when it ends', async () => {
    const [ann, ben] = [await newcomer('Annd'), await newcomer('Bend')]
    const chatId = chatIdOf(ann.id, ben.id)
    const image = await newImage(ben, 'chat')
    await sendMessage(app, ben, chatId, { text: 'Still there', imageId: image })
    await block(app, ann, ben)
    expect((await fetchImage(app, ann, image)).status).toBe(404)
    await unblock(app, ann, ben)
    const chats = await app.call(chatCalls.listChats, { as: ann, input: { query: {} } })
    expect(chats.body.items.map((chat) => chat.chatId)).toEqual([chatId])
    expect(chats.body.unreadChats).toBe(1)
    expect((await fetchImage(app, ann, image)).status).toBe(200)
  })

  it('stops a notice of a message that is on its way', async () => {
    const [ann, ben] = [await newcomer('Anne'), await newcomer('Bene')]
    const chatId = chatIdOf(ann.id, ben.id)
    await sendMessage(app, ben, chatId)
    const { readUnread } = await import('#features/chat/index.ts')
    const { databaseOver } = await import('#platform/database/database.ts')
    const database = databaseOver(app.pool)
    expect(await readUnread(database, ann.id, chatId)).toMatchObject({ count: 1 })
    await block(app, ann, ben)
    expect(await readUnread(database, ann.id, chatId)).toBeUndefined()
  })
})
