import { requestReasons, requestStates } from '@shelfmate/contract/requests/machine'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { keysOf, moment } from '#platform/database/columns.ts'
import { owner } from '#platform/identity/users.table.ts'
import { images } from '#platform/images/images.table.ts'

/**
 * One row a post that somebody asked for. Its lock puts all changes of the post's requests in one order, also when the post
 * itself is gone; `change` numbers them.
 */
export const requestLines = pgTable('request_lines', {
  postId: uuid('post_id').primaryKey(),
  change: integer('change').notNull(),
})

/** Whether a request is open. */
export const isOpen = sql`state in ('asked', 'waiting', 'promised')`

const requestColumns = () => ({
  id: uuid('id').primaryKey(),
  /** No foreign key: the post goes with its last unit. */
  postId: uuid('post_id').notNull(),
  giverId: owner('giver_id'),
  takerId: owner('taker_id'),
  turn: integer('turn').notNull(),
  units: integer('units').notNull(),
  state: text('state', { enum: requestStates }).notNull(),
  reason: text('reason', { enum: requestReasons }),
  foodName: text('food_name').notNull(),
  expiryDate: date('expiry_date', { mode: 'string' }).notNull(),
  /** The last day that the post is offered: best-before food has some days more. */
  offeredUntil: date('offered_until', { mode: 'string' }).notNull(),
  location: text('location').notNull(),
  photoId: uuid('photo_id').references(() => images.id, { onDelete: 'set null' }),
  askedAt: moment('asked_at').notNull(),
  pickupAt: moment('pickup_at'),
  /** A pick-up time that had passed when its giver set another: its taker, who was there, can say so (D51). */
  passedAt: moment('passed_at'),
  /** The end of its post's hours, where it is held for these: another pick-up time is its giver's own. */
  hoursEnd: moment('hours_end'),
  endsAt: moment('ends_at'),
  endedAt: moment('ended_at'),
  /** Four digits, drawn anew with each promise. */
  code: text('code'),
  wrongCodes: integer('wrong_codes').notNull().default(0),
  pausedUntil: moment('paused_until'),
  giverPressed: boolean('giver_pressed').notNull().default(false),
  takerPressed: boolean('taker_pressed').notNull().default(false),
  keep: boolean('keep').notNull().default(true),
  thanked: boolean('thanked').notNull().default(false),
})

/** Every column: what SQL by hand reads and writes. */
export const requestKeys = keysOf(requestColumns())
/** Those of them that change. */
export const changingKeys = keysOf(
  requestColumns(),
  'id',
  'postId',
  'giverId',
  'takerId',
  'turn',
  'units',
  'askedAt',
)

/** What neighbours ask for (D46). It outlives its post: what it needs of that is kept here, as it was last. */
export const foodRequests = pgTable('food_requests', requestColumns(), (table) => [
  uniqueIndex('food_requests_by_turn').on(table.postId, table.turn),
  uniqueIndex('food_requests_one_open').on(table.postId, table.takerId).where(isOpen),
  index('food_requests_by_giver').on(table.giverId, table.takerId, table.state),
  index('food_requests_by_taker').on(table.takerId, table.state),
  index('food_requests_due').on(table.endsAt).where(sql`state = 'promised'`),
  index('food_requests_passing').on(table.offeredUntil).where(isOpen),
  index('food_requests_by_photo').on(table.photoId).where(sql`photo_id is not null`),
  check('food_requests_two', sql`giver_id <> taker_id`),
  check('food_requests_units', sql`units between 1 and 9999`),
  check(
    'food_requests_promise',
    sql`(state = 'promised') = (ends_at is not null) and (state <> 'promised' or code is not null)`,
  ),
])

/** How somebody kept their word (D51) with people whose accounts are gone: the numbers alone outlive these. */
export const requestRecords = pgTable('request_records', {
  userId: owner().primaryKey(),
  handedOver: integer('handed_over').notNull(),
  missed: integer('missed').notNull(),
})
