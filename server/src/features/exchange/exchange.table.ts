import { dateKinds } from '@shelfmate/contract/exchange/offer-values'
import type { Allergens } from '@shelfmate/contract/foods/allergens'
import { givingModes } from '@shelfmate/contract/requests/machine'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'
import { owner } from '#platform/identity/users.table.ts'
import { images } from '#platform/images/images.table.ts'

/** Food that somebody offers. A row's lock puts the changes of one post in one order; `version` numbers them. */
export const posts = pgTable(
  'posts',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    foodName: text('food_name').notNull(),
    /** The name without case and accents (foldText): what searches look in. */
    foldedName: text('folded_name').notNull(),
    description: text('description').notNull(),
    /** What is there: free, or promised to somebody. */
    quantity: integer('quantity').notNull(),
    promised: integer('promised').notNull().default(0),
    /** All that was ever offered with it; the trigger posts_ledger keeps it for servers of the version before. */
    posted: integer('posted').notNull().default(0),
    handedOver: integer('handed_over').notNull().default(0),
    takenBack: integer('taken_back').notNull().default(0),
    /** Whether whoever asks first gets it, or the owner chooses (D47). */
    giving: text('giving', { enum: givingModes }).notNull().default('iChoose'),
    expiryDate: date('expiry_date', { mode: 'string' }).notNull(),
    location: text('location').notNull(),
    photoId: uuid('photo_id').references(() => images.id, { onDelete: 'set null' }),
    /** The item of the owner's pantry that it came out of. No foreign key: the item may be long gone. */
    pantryItemId: uuid('pantry_item_id'),
    /** How that item was kept as its units left it; null of posts of the version before. */
    itemKept: jsonb('item_kept'),
    commentCount: integer('comment_count').notNull(),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull(),
    /** What the owner stated of the 14 groups; null: nothing (D53). */
    allergens: jsonb('allergens').$type<Allergens>(),
    dateKind: text('date_kind', { enum: dateKinds }),
    madeOn: date('made_on', { mode: 'string' }),
    homeMade: boolean('home_made').notNull().default(false),
    opened: boolean('opened').notNull().default(false),
    /** Days after its date on which others still see it (D55). */
    graceDays: integer('grace_days').notNull().default(0),
    pickupPlace: text('pickup_place').notNull().default(''),
    pickupFrom: moment('pickup_from'),
    pickupUntil: moment('pickup_until'),
    /** The groups that it contains and that it may, stated or read in its words, in the bits of a number; null: not read yet. */
    metContains: integer('met_contains'),
    metMay: integer('met_may'),
    /** What these were read from: another value than `wordsKey` gives for the row means that they are out of date. */
    metKey: integer('met_key'),
    /** Whether a key over its id alone shows it: servers of the version before give such keys out, and store nothing here. */
    hasBareKey: boolean('has_bare_key').notNull().default(true),
    /** Set while the post is gone but its deletion can still be undone; purged soon after. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    // The name lies beside the place in the list: a search looks along the index and not at every row.
    index('posts_by_expiry').on(table.expiryDate, table.id, table.foldedName).where(sql`removed_at is null`),
    index('posts_by_dorm')
      .on(table.location, table.expiryDate, table.id, table.foldedName)
      .where(sql`removed_at is null`),
    // Removed ones too: whoever ends what somebody offers looks for all of it, and so does PostgreSQL when an account goes.
    index('posts_of_owner').on(table.userId, table.expiryDate, table.id),
    // Trigrams in every script, and shorter pieces for short searches: post_grams is ours, because pg_trgm knows letters
    // by the database's locale and nothing of two characters. No list of pending entries: each search would read it all.
    index('posts_by_name')
      .using('gin', sql`post_grams(folded_name, location)`)
      .with({ fastupdate: false })
      .where(sql`removed_at is null`),
    index('posts_by_photo').on(table.photoId).where(sql`photo_id is not null`),
    index('posts_removed').on(table.removedAt).where(sql`removed_at is not null`),
    // Few: what is past its date and still offered, what says when or where it is picked up, and what states its allergens.
    index('posts_in_grace').on(table.expiryDate, table.id).where(sql`removed_at is null and grace_days > 0`),
    index('posts_by_window')
      .on(table.expiryDate, table.id, table.pickupFrom, table.pickupUntil)
      .where(sql`removed_at is null and pickup_until is not null`),
    index('posts_by_dorm_window')
      .on(table.location, table.expiryDate, table.id, table.pickupFrom, table.pickupUntil)
      .where(sql`removed_at is null and pickup_until is not null`),
    index('posts_by_place')
      .on(table.pickupPlace, table.expiryDate, table.id)
      .where(sql`removed_at is null and pickup_place <> ''`),
    index('posts_stated')
      .on(table.expiryDate, table.id)
      .where(sql`removed_at is null and allergens is not null`),
    check('posts_grace_days', sql`grace_days between 0 and 30`),
    check('posts_quantity', sql`quantity between 1 and 9999`),
    check(
      'posts_ledger',
      sql`promised between 0 and quantity and handed_over >= 0 and taken_back >= 0
        and posted = (quantity - promised) + promised + handed_over + taken_back`,
    ),
  ],
)
