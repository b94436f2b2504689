import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { authCalls } from '@shelfmate/contract/account/auth'
import { achievementsCalls } from '@shelfmate/contract/achievements/achievements'
import { livePath } from '@shelfmate/contract/api/live'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { recipesCalls } from '@shelfmate/contract/recipes/recipes'
import { WebSocket } from 'ws'
import { send } from '../product/api.ts'
import { cookieOf, idOf } from './campus.ts'

export interface Asked {
  name: string
  ms: number
  status: number
}

/** Every so many students do what not everybody does at every visit. */
const every = { recipes: 4, message: 3, leaderboard: 5 }
const fewestPauseMs = 500
const morePauseMs = 2_000

type Step = { name: string; method: string; path: string; body?: object }

/** What a student does at a visit: look into the pantry, add something, look at posts and chats. */
function stepsOf(n: number): Step[] {
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const partner = n % 2 === 0 ? n - 1 : n + 1
  const chatPath = `/chats/${chatIdOf(idOf(n), idOf(partner))}`
  const item = { id: randomUUID(), name: 'Milk', quantity: 1, expiryDates: [day] }
  return [
    { name: 'session', ...authCalls.session },
    { name: 'pantry', ...pantryCalls.listItems },
    { name: 'add an item', ...pantryCalls.addItems, body: item },
    { name: 'pantry', ...pantryCalls.listItems },
    ...(n % every.recipes === 0 ? [{ name: 'recipes', ...recipesCalls.generate, body: {} }] : []),
    { name: 'exchange', ...exchangeCalls.listPosts },
    { name: 'chats', ...chatCalls.listChats },
    ...(n % every.message === 0
      ? [
          { name: 'open a chat', method: 'GET', path: chatPath },
          {
            name: 'send a message',
            method: 'POST',
            path: `${chatPath}/messages`,
            body: { id: randomUUID(), text: 'Is it still there?' },
          },
        ]
      : []),
    ...(n % every.leaderboard === 0 ? [{ name: 'leaderboard', ...achievementsCalls.leaderboard }] : []),
  ]
}

/** One student's visit with an open screen; returns how long each answer took. Pauses are those of somebody who reads. */
export async function visit(url: string, n: number, random: () => number): Promise<Asked[]> {
  const cookie = cookieOf(n)
  const screen = openScreen(url, cookie)
  const asked: Asked[] = []
  try {
    for (const { name, method, path, body } of stepsOf(n)) {
      const since = performance.now()
      const { status } = await send(url, { method, path, cookie, ...(body && { body }) })
      asked.push({ name, status, ms: performance.now() - since })
      await sleep(fewestPauseMs + random() * morePauseMs)
    }
    return asked
  } finally {
    screen.terminate()
  }
}

/** A live connection as the web's own: it answers pings and hears what is told. */
function openScreen(url: string, cookie: string): WebSocket {
  const screen = new WebSocket(`${url.replace('http', 'ws')}${livePath}/?EIO=4&transport=websocket`, {
    headers: { origin: url, cookie },
  })
  // A screen that is cut asks again in the browser; here the visit's answers tell what is wrong.
  screen.on('error', () => undefined)
  screen.on('open', () => screen.send('40'))
  screen.on('message', (data: Buffer) => {
    if (data.length === 1 && data.toString() === '2') screen.send('3')
  })
  return screen
}
