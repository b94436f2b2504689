import { audiences } from '@shelfmate/contract/profile/seen-by'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { owner } from '#platform/identity/users.table.ts'
import { images } from '#platform/images/images.table.ts'

const audience = (name: string) => text(name, { enum: audiences }).notNull().default('everybody')

/** What people tell of themselves; no row says nothing. The name and the address are those of the account. */
export const profiles = pgTable(
  'profiles',
  {
    userId: owner().primaryKey(),
    age: integer('age'),
    dorm: text('dorm').notNull().default(''),
    preferences: text('preferences').notNull().default(''),
    allergies: text('allergies').notNull().default(''),
    photoId: uuid('photo_id').references(() => images.id, { onDelete: 'set null' }),
    ageSeenBy: audience('age_seen_by'),
    dormSeenBy: audience('dorm_seen_by'),
    preferencesSeenBy: audience('preferences_seen_by'),
    allergiesSeenBy: audience('allergies_seen_by'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // For the collector: deleting an image looks for whom it would leave without one.
    index('profiles_by_photo').on(table.photoId).where(sql`photo_id is not null`),
    index('profiles_by_dorm').on(sql`lower(dorm)`).where(sql`dorm <> ''`),
    check('profiles_age', sql`age between 1 and 199`),
  ],
)
