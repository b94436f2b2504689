import * as z from 'zod/mini'
import { defineCall } from '../api/call.ts'
import { id, moment, noContent, optionalText } from '../api/fields.ts'

/** Socket.IO event that carries newly unlocked badge names to every open screen of the user who earned them. */
export const badgesUnlockedEvent = 'achievements.unlocked'
/** Socket.IO event without content: counts or streak have changed. */
export const achievementsChangedEvent = 'achievements.changed'
/** Socket.IO event without content, to every open screen: somebody has earned a badge. */
export const leaderboardChangedEvent = 'achievements.leaderboardChanged'

const badge = z.strictObject({
  name: z.string(),
  description: z.string(),
  progress: z.int(),
  require: z.int(),
  unlockedAt: z.nullable(moment),
})
export type BadgeProgress = z.infer<typeof badge>

const achievements = z.strictObject({
  badges: z.array(badge),
  streak: z.strictObject({ days: z.int(), countedToday: z.boolean(), best: z.int() }),
  /** Badges earned while no screen was open to celebrate them (D19). */
  uncelebrated: z.array(z.string()),
  /** Items that I said were thrown away in the last thirty days; nobody else ever sees it (D41). */
  thrownAway: z.int(),
})
export type Achievements = z.infer<typeof achievements>

/** Without an id it is somebody whom the viewer does not meet (D57). */
const collector = z.strictObject({ userId: z.nullable(id), displayName: z.string(), badgeCount: z.int() })
export type Collector = z.infer<typeof collector>

const badgeNameLength = 80
const badgeCount = 12

export const achievementsCalls = {
  mine: defineCall('GET', '/achievements', { answer: achievements }),
  celebrated: defineCall('POST', '/achievements/celebrated', {
    body: z.strictObject({
      badges: z.array(optionalText(badgeNameLength)).check(z.maxLength(badgeCount)),
    }),
    ...noContent,
  }),
  leaderboard: defineCall('GET', '/achievements/leaderboard', {
    answer: z.strictObject({ items: z.array(collector), nextCursor: z.null() }),
  }),
} as const
