import { authCalls } from '@shelfmate/contract/account/auth'
import { achievementsCalls } from '@shelfmate/contract/achievements/achievements'
import type { Call, CallAnswer, CallBody } from '@shelfmate/contract/api/call'
import { barcodesCalls } from '@shelfmate/contract/barcodes/barcodes'
import { campusCalls } from '@shelfmate/contract/campus/campus'
import { defaultDorms } from '@shelfmate/contract/campus/dorms'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { entryCalls } from '@shelfmate/contract/entry/entry'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { foodsCalls } from '@shelfmate/contract/foods/foods'
import { notificationsCalls } from '@shelfmate/contract/notifications/notifications'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { blocksCalls } from '@shelfmate/contract/people/blocks'
import { reportsCalls } from '@shelfmate/contract/people/reports'
import { stewardsCalls } from '@shelfmate/contract/people/stewards'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import { recipeBookCalls } from '@shelfmate/contract/recipe-book/recipe-book'
import { type RecipesEvent, recipesCalls } from '@shelfmate/contract/recipes/recipes'
import { requestsCalls } from '@shelfmate/contract/requests/requests'
import * as dorm from './dorm.ts'

/** What is said to a request, or why nothing is: `body` is JSON unless another type is told. */
export type Reply =
  | { status?: number; contentType?: string; body: string }
  | { failure: 'InternetDisconnected' | 'Failed' }
  | 'silence'

/** What a canned server says to one call instead. */
export interface Exception {
  call: Call
  /** Answers a request with this body. */
  answer: (asked: unknown) => Reply
  /** Whether it is never answered. */
  isSilent?: boolean
}

/** Stands for every photo. */
const picture: Reply = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><rect width="8" height="5" fill="#f4d9a8"/><circle cx="4" cy="2.5" r="1.5" fill="#d0462d"/></svg>',
}

const json = (value: unknown, status?: number): Reply => ({
  ...(status && { status }),
  body: JSON.stringify(value),
})

/** Types keep the canned answers what the contract says. */
export const says = <C extends Call>(call: C, answer: CallAnswer<C>): Exception => answers(call, () => answer)

/** What is said depends on what was sent. */
export const answers = <C extends Call>(
  call: C,
  answer: (sent: CallBody<C>) => CallAnswer<C>,
): Exception => ({
  call,
  // The product sends what the contract types, which its own tests hold it to.
  answer: (sent) => json(answer(sent as CallBody<C>)),
})
const last = { nextCursor: null }

export const refuses = (call: Call, status: number, code: string): Exception => ({
  call,
  answer: () => json({ error: { code, message: code, requestId: 'a1b2c3d4' } }, status),
})

/** The call is never answered: what waits for it goes on waiting. */
export const keepsSilent = (call: Call): Exception => ({ call, answer: () => 'silence', isSilent: true })

/** As without a network. */
export const doesNotReach = (call: Call): Exception => ({
  call,
  answer: () => ({ failure: 'InternetDisconnected' }),
})

/** The book of somebody with a recipe of their own. */
export const ownBook = says(recipeBookCalls.readBook, dorm.ownBook)
export const emptyPantry = says(pantryCalls.listItems, { items: [], seq: 1, ...last })
export const placedPantry = says(pantryCalls.listItems, { items: dorm.placedPantry, seq: 1, ...last })
export const emptyExchange = says(exchangeCalls.listPosts, { items: [], ...last })
export const emptyChats = says(chatCalls.listChats, { items: [], unreadChats: 0, ...last })
export const promisedFood = says(requestsCalls.list, { items: [dorm.promised], nextCursor: null })
const keepsFor = (days: number) => ({ days, from: 'foods' as const })
export const usualMilk = says(entryCalls.suggestDates, { dates: [keepsFor(7)], pictures: ['milk'] })
/** How long the first three of some foods keep. */
export const usualDates = says(entryCalls.suggestDates, {
  dates: [keepsFor(7), { days: 40, from: 'mine' }, keepsFor(5), null],
  pictures: ['milk', 'spinach', 'rice', 'food'],
})
/** One number is known on the campus, others to nobody. */
export const knownPack = answers(barcodesCalls.readNames, ({ codes }) => ({
  names: codes.map((code) =>
    code === '4006381333931' ? { name: 'Oat milk', from: 'campus' as const } : null,
  ),
}))
/** What is added is stored as it was sent. */
export const added = answers(pantryCalls.addItems, ({ id, name }) => ({
  seq: 2,
  upserted: [{ ...dorm.spinach, ...(id !== undefined && { id }), name }],
  removed: [],
}))
export const visitor = refuses(authCalls.session, 401, 'UNAUTHENTICATED')

const campus = { name: null, dorms: [...defaultDorms], hasVision: false }
/** The campus has a model that reads photos. */
export const seeingModel = says(campusCalls.read, { ...campus, hasVision: true })

const { userId: id, email, displayName } = dorm.mei

const usual: Exception[] = [
  says(authCalls.session, { user: { id, email, displayName, verified: true } }),
  says(campusCalls.read, campus),
  says(pantryCalls.listItems, { items: dorm.pantry, seq: 1, ...last }),
  says(pantryCalls.removeItem, { seq: 2, upserted: [], removed: [dorm.pantry[0]?.id ?? ''] }),
  says(exchangeCalls.listPosts, { items: dorm.posts, ...last }),
  says(exchangeCalls.listPostsOf, { items: [], ...last }),
  says(exchangeCalls.listComments, { items: dorm.comments, version: 1, ...last }),
  says(requestsCalls.list, { items: [], nextCursor: null }),
  says(achievementsCalls.mine, dorm.achievements),
  says(achievementsCalls.leaderboard, { items: dorm.collectors, ...last }),
  says(chatCalls.listChats, { items: dorm.chats, unreadChats: 2, ...last }),
  says(chatCalls.listPeople, { items: dorm.people, ...last }),
  says(chatCalls.open, dorm.conversation),
  says(chatCalls.catchUp, dorm.nothingNew),
  says(blocksCalls.list, { items: [], ...last }),
  says(reportsCalls.mine, { items: [], ...last }),
  says(reportsCalls.measures, { items: [], ...last }),
  refuses(stewardsCalls.me, 404, 'NOT_FOUND'),
  says(profileCalls.readOwn, dorm.ownProfile),
  says(profileCalls.view, dorm.otherProfile),
  says(notificationsCalls.read, dorm.notifications),
  says(recipesCalls.considered, dorm.considered),
  refuses(foodsCalls.readDiet, 503, 'UNAVAILABLE'),
  says(foodsCalls.readNames, { names: [...dorm.names, dorm.spinachReading] }),
  says(entryCalls.suggestNames, {
    names: dorm.names.map((known) => ({ name: known.name, picture: known.picture })),
  }),
  refuses(recipeBookCalls.readBook, 503, 'UNAVAILABLE'),
  says(recipesCalls.generate, dorm.recipes),
  { call: recipesCalls.generateStream, answer: stream },
]

function stream(): Reply {
  const events: RecipesEvent[] = [
    { type: 'begun', considered: dorm.considered },
    { type: 'finished', answer: dorm.recipes },
  ]
  const body = events.map((event) => `${JSON.stringify(event)}\n`).join('')
  return { contentType: 'application/x-ndjson', body }
}

/** Answers everything that screens ask, always the same; throws where there is no answer. */
export function replyTo(
  { url, method, postData }: { url: string; method: string; postData?: string },
  exceptions: readonly Exception[],
): Reply {
  const { pathname } = new URL(url)
  if (pathname.startsWith('/api/images/')) return picture
  const known = [...exceptions, ...usual].find(({ call }) => call.method === method && isAt(call, pathname))
  if (!known) throw new Error(`There is no canned answer to ${method} ${pathname}.`)
  return known.answer(postData && JSON.parse(postData))
}

const isAt = ({ path }: Call, pathname: string) =>
  new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname)
