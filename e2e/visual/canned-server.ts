import type { BrowserContext, Route } from '@playwright/test'
import { authCalls } from '@shelfmate/contract/account/auth'
import { achievementsCalls } from '@shelfmate/contract/achievements/achievements'
import type { Call, CallAnswer, CallBody } from '@shelfmate/contract/api/call'
import { livePath } from '@shelfmate/contract/api/live'
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

type Answer = (route: Route) => Promise<void>

/** What a canned server says to one call instead. */
export interface Exception {
  call: Call
  answer: Answer
  /** Whether it is never answered. */
  isSilent?: boolean
}

/** Stands for every photo. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><rect width="8" height="5" fill="#f4d9a8"/><circle cx="4" cy="2.5" r="1.5" fill="#d0462d"/></svg>'

const json =
  (value: unknown, status = 200): Answer =>
  (route) =>
    route.fulfill({ status, json: value })

/** Types keep the canned answers what the contract says. */
export const says = <C extends Call>(call: C, answer: CallAnswer<C>): Exception => ({
  call,
  answer: json(answer),
})
const last = { nextCursor: null }

export const refuses = (call: Call, status: number, code: string): Exception => ({
  call,
  answer: json({ error: { code, message: code, requestId: 'a1b2c3d4' } }, status),
})

/** The call is never answered: what waits for it goes on waiting. */
export const keepsSilent = (call: Call): Exception => ({
  ...{ call, answer: () => Promise.resolve() },
  isSilent: true,
})

/** As without a network. */
export const doesNotReach = (call: Call): Exception => ({
  call,
  answer: (route) => route.abort('internetdisconnected'),
})

/** The book of somebody with a recipe of their own. */
export const ownBook = says(recipeBookCalls.readBook, dorm.ownBook)
export const emptyPantry = says(pantryCalls.listItems, { items: [], seq: 1, ...last })
export const placedPantry = says(pantryCalls.listItems, { items: dorm.placedPantry, seq: 1, ...last })
export const emptyExchange = says(exchangeCalls.listPosts, { items: [], ...last })
export const emptyChats = says(chatCalls.listChats, { items: [], unreadChats: 0, ...last })
export const promisedFood = says(requestsCalls.list, { items: [dorm.promised] })
const keepsFor = (days: number) => ({ days, from: 'foods' as const })
export const usualMilk = says(entryCalls.suggestDates, { dates: [keepsFor(7)], pictures: ['milk'] })
/** How long the first three of some foods keep. */
export const usualDates = says(entryCalls.suggestDates, {
  dates: [keepsFor(7), { days: 40, from: 'mine' }, keepsFor(5), null],
  pictures: ['milk', 'spinach', 'rice', 'food'],
})
/** One number is known on the campus, others to nobody. */
export const knownPack: Exception = {
  call: barcodesCalls.readNames,
  answer: (route) => {
    const { codes }: CallBody<typeof barcodesCalls.readNames> = route.request().postDataJSON()
    const names = codes.map((code) =>
      code === '4006381333931' ? { name: 'Oat milk', from: 'campus' as const } : null,
    )
    return says(barcodesCalls.readNames, { names }).answer(route)
  },
}
/** What is added is stored as it was sent. */
export const added: Exception = {
  call: pantryCalls.addItems,
  answer: (route) => {
    const { id, name }: CallBody<typeof pantryCalls.addItems> = route.request().postDataJSON()
    const upserted = [{ ...dorm.spinach, ...(id !== undefined && { id }), name }]
    return says(pantryCalls.addItems, { seq: 2, upserted, removed: [] }).answer(route)
  },
}
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
  says(requestsCalls.list, { items: [] }),
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

function stream(route: Route): Promise<void> {
  const events: RecipesEvent[] = [
    { type: 'begun', considered: dorm.considered },
    { type: 'finished', answer: dorm.recipes },
  ]
  const body = events.map((event) => `${JSON.stringify(event)}\n`).join('')
  return route.fulfill({ contentType: 'application/x-ndjson', body })
}

/** Answers everything that screens ask, always the same; what it has no answer for fails. Without `isLive` no live connection is to be had. */
export async function answerFrom(
  context: BrowserContext,
  { exceptions = [], isLive = true }: { exceptions?: Exception[]; isLive?: boolean },
): Promise<void> {
  const answers = [...exceptions, ...usual]
  await context.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith('/api/images/'))
      return route.fulfill({ contentType: 'image/svg+xml', body: picture })
    const method = route.request().method()
    const known = answers.find(({ call }) => call.method === method && isAt(call, pathname))
    if (!known) throw new Error(`There is no canned answer to ${method} ${pathname}.`)
    return known.answer(route)
  })
  await context.route('**/*.css', async (route) => {
    const response = await route.fetch()
    // A late font may be left out for the whole visit. Here it is waited for.
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block')
    await route.fulfill({ response, body })
  })
  await context.routeWebSocket(new RegExp(`${livePath}/`), (socket) => {
    // The two greetings of Socket.IO, then silence.
    socket.onMessage((said) => {
      if (said === '40') socket.send(isLive ? '40{"sid":"canned"}' : '44{"message":"closed"}')
    })
    socket.send(
      '0{"sid":"canned","upgrades":[],"pingInterval":600000,"pingTimeout":600000,"maxPayload":100000}',
    )
  })
}

const isAt = ({ path }: Call, pathname: string) =>
  new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname)
