import { itemFields } from '@shelfmate/contract/pantry/pantry.factory'
import type { PoolConfig } from 'pg'
import { addUser } from '../drills/product/users.ts'
import { PantryService } from '../server/src/features/pantry/pantry.service.ts'
import { systemClock } from '../server/src/platform/clock/clock.ts'
import { type Database, databaseOver } from '../server/src/platform/database/database.ts'
import { openPool } from '../server/src/platform/database/pool.ts'
import { Events } from '../server/src/platform/events/events.ts'
import { makeLog } from '../server/src/platform/log/log.ts'

const users = 500
const itemsEach = 50
const foods = ['Milk', 'Eggs', 'Jasmine rice', 'Kaya', 'Tofu', 'Bak choy', 'Instant noodles', 'Bananas']
const daysInMonth = 28

/** Fills pantries through the product's own statements; returns their owners' session tokens. */
export async function seed(target: PoolConfig): Promise<string[]> {
  const pool = openPool(target, makeLog('silent'))
  try {
    const tokens: string[] = []
    const pantry = quietPantry(databaseOver(pool))
    for (let n = 0; n < users; n++) {
      const { id, token } = await addUser(pool)
      await fillPantry(pantry, id)
      tokens.push(token)
    }
    await pool.query('vacuum analyze')
    return tokens
  } finally {
    await pool.end()
  }
}

/** So many collectors of badges on the leaderboard. */
export async function seedCollectors(target: PoolConfig, collectors: number): Promise<void> {
  const pool = openPool({ ...target, statement_timeout: 0 }, makeLog('silent'))
  try {
    await pool.query(
      `with collectors as (
         insert into users (id, email, display_name, password_hash)
         select gen_random_uuid(), 'collector-' || n || '@bench.test', 'Collector ' || n, 'none'
         from generate_series(1, $1::int) as n returning id
       )
       insert into achievement_counters (user_id, badge_count, badge_count_at)
       select id, 1 + (hashtext(id::text) & 7), now() - interval '1 second' * (hashtext(id::text) & 65535) from collectors`,
      [collectors],
    )
    await pool.query('vacuum analyze')
  } finally {
    await pool.end()
  }
}

async function fillPantry(pantry: PantryService, userId: string): Promise<void> {
  const perFood = Math.ceil(itemsEach / foods.length)
  for (const [f, name] of foods.entries()) {
    const count = Math.min(perFood, itemsEach - f * perFood)
    const expiryDates = Array.from({ length: count }, (_, n) => dateOf(f * perFood + n))
    await pantry.add(userId, itemFields({ name, quantity: f + 1, remark: 'second shelf', expiryDates }))
  }
}

/** The product's own pantry, without anybody who counts or listens. */
const quietPantry = (database: Database) =>
  new PantryService({ database, events: new Events(), clock: systemClock, publish: () => undefined })

const dateOf = (n: number) => `2031-${pad((n % 12) + 1)}-${pad((n % daysInMonth) + 1)}`
const pad = (n: number) => String(n).padStart(2, '0')
