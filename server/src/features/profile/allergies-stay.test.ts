import type { Call } from '@shelfmate/contract/api/call'
import { everyCall } from '@shelfmate/contract/api/calls'
import { profileChangedEvent } from '@shelfmate/contract/api/live'
import { chatCalls, chatChangedEvent, chatTypingEvent } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { exchangeCalls, exchangeChangedEvent } from '@shelfmate/contract/exchange/exchange'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import type { Audience } from '@shelfmate/contract/profile/seen-by'
import { requestsChangedEvent } from '@shelfmate/contract/requests/requests'
import { beforeAll, describe, expect, it } from 'vitest'
import { bytesOf, startWithImages, testImage, upload } from '#platform/images/images.factory.ts'
import { bodies, queries } from '../../testing/examples.ts'
import { LiveClient } from '../../testing/live-client.ts'
import { app, withApp } from '../../testing/suite.ts'
import { type TestUser, urlOf } from '../../testing/test-app.ts'
import { sendMessage } from '../chat/chat.factory.ts'
import { addComment, addPost, wholeList } from '../exchange/exchange.factory.ts'
import { addItem } from '../pantry/pantry.factory.ts'
import { nameSteward, report } from '../reports/reports.factory.ts'
import { act, ask } from '../requests/requests.factory.ts'

/** Words of nothing that is eaten, beside one that the guard knows: what follows from it would be told by its group. */
const planted = ['zanzibarberry', 'quillmoss', 'hazelnut']
const leaked = new RegExp(planted.join('|'), 'i')

/** Who avoids something, and has to do with everybody below. */
let ravi: TestUser
let neighbour: TestUser
let steward: TestUser
/** What of Ravi's a path can name. */
let things: Record<'post' | 'comment' | 'image' | 'request' | 'report', string>
let heard: readonly { event: string; payload: unknown }[]

withApp(startWithImages)
beforeAll(async () => {
  ;[ravi, neighbour, steward] = await Promise.all([app.signUp(), app.signUp(), app.signUp()])
  await nameSteward(app, steward)
  const screens = await Promise.all(
    [neighbour, steward].map(async (as) => new LiveClient(await app.listen(), as).connected()),
  )
  await tell('nobody')
  const dealt = await deal()
  const reported = await report(app, neighbour, { kind: 'person', targetId: ravi.id })
  things = { ...dealt, report: reported, image: await tell('nobody') }
  for (const screen of screens) await screen.receives(profileChangedEvent, 2)
  heard = screens.flatMap(({ all }) => all)
  for (const screen of screens) screen.close()
})

/** Ravi says what they avoid, and whom that is for; returns their new image's id. */
async function tell(allergies: Audience): Promise<string> {
  const { id: photoId } = (
    await upload(app, ravi, await bytesOf(testImage(8, 6).png()), { purpose: 'profile' })
  ).body
  const rest = { age: 'everybody', dorm: 'everybody', preferences: 'everybody' } as const
  const body = { displayName: 'Ravi Nair', age: 21, dorm: 'Tembusu', preferences: 'spicy', photoId }
  const input = { body: { ...body, allergies: planted.join(', '), seenBy: { ...rest, allergies } } }
  expect((await app.call(profileCalls.update, { as: ravi, input })).status).toBe(200)
  return photoId
}

/** Ravi does with the neighbour whatever two can do; returns what is there of it. */
async function deal(): Promise<Record<'post' | 'comment' | 'request', string>> {
  for (let n = 0; n < 10; n++) await addItem(app, ravi)
  const { id: post } = await addPost(app, ravi, { foodName: 'Hazel tofu', quantity: 3 })
  const theirs = await addPost(app, neighbour, { giving: 'firstCome', quantity: 2 })
  const { id: comment } = await addComment(app, ravi, theirs.id, 'Anything in it that I should know?')
  await wholeList(app, ravi, { hide: 'unstated' })
  await app.call(exchangeCalls.readMarks, { as: ravi, input: { body: { ids: [theirs.id] } } })
  const { id: request, code } = await ask(app, ravi, theirs.id)
  const { id: other } = await ask(app, neighbour, post)
  await act(app, ravi, other, 'promise')
  await act(app, neighbour, request, 'enterCode', { code: code ?? '' })
  await act(app, ravi, request, 'thank')
  const chatId = chatIdOf(ravi.id, neighbour.id)
  await app.call(chatCalls.typing, { as: ravi, input: { params: { chatId } } })
  await sendMessage(app, ravi, chatId, { text: 'See you at the kitchen' })
  return { post, comment, request }
}

/** What ends the session or the acquaintance. */
const apart = ['auth.changePassword', 'auth.changeEmail', 'auth.logout', 'blocks.block']
const calls = everyCall.filter(({ name, call }) => call.access === 'signedIn' && !apart.includes(name))
const viewOfPerson = 'profile.view'

const isThing = (touches: Call['touches']): touches is keyof typeof things =>
  touches !== undefined && touches in things

/** What of Ravi's the path can name. */
function idFor({ path, touches }: Call, viewer: TestUser): string {
  if (path.includes(':chatId')) return chatIdOf(ravi.id, viewer.id)
  if (path.includes(':userId')) return ravi.id
  return isThing(touches) ? things[touches] : things.post
}

/** The answer to somebody else, where whatever the path can name is Ravi's. */
async function answerTo(as: TestUser, { name, call }: (typeof calls)[number]): Promise<string> {
  const id = idFor(call, as)
  const params = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, key = '']) => [key, id]))
  const body = call.bodyAs === 'multipart' ? undefined : bodies[name]?.()
  const { raw } = await app.send(call.method, urlOf(call, { params, query: queries[name] ?? {} }), {
    as,
    body,
  })
  return raw.body + JSON.stringify(raw.headers)
}

describe('what somebody avoids and shows to nobody', () => {
  it.each(calls)('is in no answer of $name', async (each) => {
    for (const as of [neighbour, steward]) expect(await answerTo(as, each)).not.toMatch(leaked)
  })

  it('is in nothing that open screens hear', () => {
    const kinds = new Set(heard.map(({ event }) => event))
    for (const kind of [profileChangedEvent, exchangeChangedEvent, requestsChangedEvent])
      expect(kinds).toContain(kind)
    for (const kind of [chatChangedEvent, chatTypingEvent]) expect(kinds).toContain(kind)
    expect(JSON.stringify(heard)).not.toMatch(leaked)
  })

  it('is found by this search where it is shown', async () => {
    await tell('everybody')
    const found: string[] = []
    for (const each of calls.filter(({ call }) => call.method === 'GET'))
      if (leaked.test(await answerTo(neighbour, each))) found.push(each.name)
    expect(found).toEqual([viewOfPerson])
  })
})
