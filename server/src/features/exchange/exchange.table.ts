import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
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
    quantity: integer('quantity').notNull(),
    expiryDate: date('expiry_date', { mode: 'string' }).notNull(),
    location: text('location').notNull(),
    photoId: uuid('photo_id').references(() => images.id, { onDelete: 'set null' }),
    /** The item of the owner's pantry that it came out of. No foreign key: the item may be long gone. */
    pantryItemId: uuid('pantry_item_id'),
    commentCount: integer('comment_count').notNull(),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull(),
    /** Set while the post is gone but its deletion can still be undone; purged soon after. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    // The name lies beside the place in the list: a search looks along the index and not at every row.
    index('posts_by_expiry').on(table.expiryDate, table.id, table.foldedName).where(sql`removed_at is null`),
    index('posts_by_dorm')
      .on(table.location, table.expiryDate, table.id, table.foldedName)
      .where(sql`removed_at is null`),
    index('posts_by_owner').on(table.userId, table.expiryDate, table.id).where(sql`removed_at is null`),
    // Trigrams in every script, and shorter pieces for short searches: post_grams is ours, because pg_trgm knows letters
    // by the database's locale and nothing of two characters. No list of pending entries: each search would read it all.
    index('posts_by_name')
      .using('gin', sql`post_grams(folded_name, location)`)
      .with({ fastupdate: false })
      .where(sql`removed_at is null`),
    index('posts_by_photo').on(table.photoId).where(sql`photo_id is not null`),
    index('posts_removed').on(table.removedAt).where(sql`removed_at is not null`),
    check('posts_quantity', sql`quantity between 1 and 9999`),
  ],
)

export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: owner(),
    content: text('content').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('comments_by_post').on(table.postId, table.createdAt, table.id),
    index('comments_by_author').on(table.userId),
  ],
)

/** Every unit given away (D15): it stays when the post goes. Keyed by giver first: an id can meet nobody else's. */
export const donations = pgTable(
  'donations',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    postId: uuid('post_id').notNull(),
    foodName: text('food_name').notNull(),
    donatedAt: moment('donated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index('donations_by_post').on(table.postId)],
)
