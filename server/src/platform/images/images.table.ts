import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { owner } from '#platform/identity/users.table.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Stored bytes, named by their hash: one row however many images hold them. */
export const imageBlobs = pgTable('image_blobs', {
  hash: text('hash').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  byteSize: integer('byte_size').notNull(),
})

/** Uploaded images. What shows one names it by its id; one that nothing has named is collected after a day, one that nothing names any more goes at once. */
export const images = pgTable(
  'images',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner('owner_id'),
    purpose: text('purpose', { enum: ['profile', 'post', 'chat'] }).notNull(),
    hash: text('hash')
      .notNull()
      .references(() => imageBlobs.hash),
    createdAt: moment('created_at').notNull(),
    /** Null until the bytes lie in the store: before that nobody sees or names the image. */
    storedAt: moment('stored_at'),
    attachedAt: moment('attached_at'),
    /** Set while nobody but its owner sees it: several people reported it, and nobody has looked yet, or it is a report's copy. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    index('images_by_hash').on(table.hash),
    index('images_by_owner').on(table.ownerId),
    index('images_unattached').on(table.createdAt).where(sql`attached_at is null`),
    check('images_purpose', sql`purpose in ('profile', 'post', 'chat')`),
  ],
)
