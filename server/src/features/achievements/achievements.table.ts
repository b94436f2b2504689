import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { exactMoment } from '#platform/database/columns.ts'
import { owner } from '#platform/identity/users.table.ts'

const count = (name: string) => integer(name).notNull().default(0)

/** One row a user, kept with every action, so that nothing is ever counted over the logs on a screen's way. */
export const achievementCounters = pgTable(
  'achievement_counters',
  {
    userId: owner().primaryKey(),
    logged: count('logged'),
    consumed: count('consumed'),
    donated: count('donated'),
    /** The run of active days that ends on `streakDay`. */
    streak: count('streak'),
    streakDay: date('streak_day', { mode: 'string' }),
    bestStreak: count('best_streak'),
    badgeCount: count('badge_count'),
    /** When the present badge count was reached: of equals the earlier stands first (D20). */
    badgeCountAt: exactMoment('badge_count_at'),
  },
  (table) => [
    index('achievement_leaderboard')
      .on(table.badgeCount.desc().nullsFirst(), table.badgeCountAt, table.userId)
      .where(sql`badge_count > 0`),
  ],
)

/** Days on which a user did something that counts, with how often: an undo takes one back. */
export const activityDays = pgTable(
  'activity_days',
  { userId: owner(), day: date('day', { mode: 'string' }).notNull(), actions: integer('actions').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

/** Badges earned, once and for good (D17). */
export const unlocks = pgTable(
  'unlocks',
  {
    userId: owner(),
    badge: text('badge').notNull(),
    unlockedAt: exactMoment('unlocked_at').notNull(),
    /** Null until a screen of the user has celebrated it (D19). */
    celebratedAt: exactMoment('celebrated_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.badge] })],
)
