import { msPerDay } from '@shelfmate/contract/api/durations'
import { dateInZone } from '@shelfmate/contract/pantry/expiry'
import pg from 'pg'
import { fillUpTo } from '../large-lists/seed.ts'
import { type Account, addItems } from '../product/api.ts'
import { connectionOf } from '../product/postgres.ts'

const daysAhead = 60
const places = ['fridge', 'freezer', 'cupboard', 'Shelf 3', '']
const foods = [
  'Milk',
  'Eggs',
  'Rice',
  'Tofu',
  'Spinach',
  'Cheddar',
  'Kimchi',
  'Bread',
  'Apples',
  'Lentils',
  'Kaya',
]

/** A pantry of different foods in all places. */
export async function fillPantry(url: string, { cookie }: Account, items: number): Promise<void> {
  const rows = Array.from({ length: items }, (_, n) => ({
    name: foods[n % foods.length] ?? '',
    quantity: 20 + (n % 9),
    place: places[n % places.length] ?? '',
    expiryDate: dateInZone(new Date(Date.now() + (n % daysAhead) * msPerDay), 'UTC'),
  }))
  await addItems(url, cookie, rows)
}

/** A conversation with the only other user there is. */
export async function fillChat(dataDir: string, { userId }: Account, messages: number): Promise<void> {
  const client = new pg.Client(connectionOf(dataDir))
  await client.connect()
  const amount = { users: 2, posts: 0, ownChats: 1, longest: messages, messages: 0, comments: 0 }
  await fillUpTo(client, userId, amount)
  await client.end()
}
