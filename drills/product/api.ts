import { randomUUID } from 'node:crypto'
import { limits } from '@shelfmate/contract/api/limits'
import {
  type BatchRow,
  type PantryItem,
  type PantryPage,
  pantryCalls,
} from '@shelfmate/contract/pantry/pantry'

/** Longer than any timeout inside the product: a request that takes this long hangs. */
const patienceMs = 30_000

export interface Account {
  userId: string
  cookie: string
}

export interface Answer {
  status: number
  body: unknown
}

/** A request as a program makes it: no browser, the session's cookie. Throws when no answer comes. */
export async function send(
  url: string,
  { method, path, cookie, body }: { method: string; path: string; cookie?: string; body?: object },
): Promise<Answer> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(cookie !== undefined && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patienceMs),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

export const signUpPassword = 'steamed-rice with kaya 9'

/** A new account with its session; behind a trusted proxy `from` is the network address that it comes from. */
export async function signUp(url: string, from?: string): Promise<Account> {
  const userId = randomUUID()
  const response = await fetch(`${url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(from !== undefined && { 'x-forwarded-for': from }) },
    body: JSON.stringify({
      id: userId,
      firstName: 'Mei',
      lastName: 'Tan',
      email: `${userId}@campus.test`,
      password: signUpPassword,
    }),
  })
  if (response.status !== 201)
    throw new Error(`sign-up answered ${response.status}: ${await response.text()}`)
  return { userId, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** Adds many items, as many at once as the product takes. */
export async function addItems(
  url: string,
  cookie: string,
  rows: readonly (Pick<BatchRow, 'name' | 'quantity' | 'expiryDate'> & { place?: string })[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += limits.itemsPerBatch) {
    const body = { items: rows.slice(from, from + limits.itemsPerBatch) }
    const { status } = await send(url, { method: 'POST', path: pantryCalls.addBatch.path, cookie, body })
    if (status !== 201) throw new Error(`adding items answered ${status}`)
  }
}

interface PantrySnapshot {
  items: PantryItem[]
  seq: number
}

/** The whole list as of one change; reads again from its start when a change comes between two pages. */
export async function readPantry(url: string, cookie: string): Promise<PantrySnapshot> {
  const items: PantryItem[] = []
  let first: PantryPage | undefined
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path = `${pantryCalls.listItems.path}${cursor && `?cursor=${cursor}`}`
    const { status, body } = await send(url, { method: 'GET', path, cookie })
    if (status !== 200) throw new Error(`the list answered ${status}`)
    // The product's own tests hold this answer to its schema.
    const page = body as PantryPage
    first ??= page
    if (page.seq !== first.seq) return readPantry(url, cookie)
    items.push(...page.items)
    cursor = page.nextCursor
  }
  return { items, seq: first?.seq ?? 0 }
}
