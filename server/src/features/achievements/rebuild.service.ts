import {
  achievementsChangedEvent,
  leaderboardChangedEvent,
} from '@shelfmate/contract/achievements/achievements'
import { badgeRules } from '@shelfmate/contract/achievements/badges'
import type { Database, Tx } from '#platform/database/database.ts'
import type { AchievementsPorts } from './achievements.service.ts'
import {
  countRebuilt,
  createRebuilt,
  type Difference,
  deleteUnearned,
  listDifferences,
  lockAchievements,
  rebuildActions,
  rebuildBadgeCounts,
  rebuildCounters,
  rebuildDays,
  rebuildUnlocks,
  setUpRebuild,
  writeRebuilt,
} from './rebuild.repository.ts'

interface RebuildOptions {
  database: Database
  campusZone: string
  now: Date
  /** Stores what was rebuilt; else it is only compared. */
  write: boolean
}

export interface Rebuilt {
  users: number
  /** Where what was stored did not say what the logs say: nowhere, or something is broken. */
  differences: Difference[]
}

/** Counts everything anew from the logs, set-based and in one transaction, and compares it with what is stored. */
export async function rebuildAchievements(options: RebuildOptions): Promise<Rebuilt> {
  return options.database.transaction(async (tx) => {
    await setUp(tx, options)
    return await rebuild(tx, options)
  })
}

/** Changes what is counted and counts everything anew, in one transaction: both or neither. */
export async function changeAndRebuild<T>(
  options: Omit<RebuildOptions, 'write'>,
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  return options.database.transaction(async (tx) => {
    await setUp(tx, { write: true })
    const changed = await change(tx)
    await rebuild(tx, { ...options, write: true })
    return changed
  })
}

async function setUp(tx: Tx, { write }: Pick<RebuildOptions, 'write'>): Promise<void> {
  tx.allowSilence()
  for (const each of setUpRebuild) await each(tx, {})
  if (write) await lockAchievements(tx, {})
}

async function rebuild(
  tx: Tx,
  { campusZone, now, write }: Omit<RebuildOptions, 'database'>,
): Promise<Rebuilt> {
  for (const each of createRebuilt) await each(tx, {})
  await rebuildActions(tx, { campusZone })
  await rebuildDays(tx, {})
  await rebuildCounters(tx, {})
  await rebuildUnlocks(tx, { ...listed(badgeRules), now: now.toISOString() })
  await rebuildBadgeCounts(tx, {})
  const [counted] = await countRebuilt(tx, {})
  const differences = await listDifferences(tx, {})
  if (write) for (const each of writeRebuilt) await each(tx, {})
  return { users: counted?.users ?? 0, differences }
}

type Taking = Pick<AchievementsPorts, 'campusZone' | 'publish' | 'publishToEveryone'>

/**
 * Takes the badges that a user's donations do not earn any more, also by the days on which the `annulled` ones were made; a rebuild
 * counts the rest, and keeps badges, for what somebody undid has earned them as well. Open screens read again after the commit.
 */
export async function takeUnearnedBack(
  tx: Tx,
  userId: string,
  annulled: readonly { donatedAt: string }[],
  { campusZone, publish, publishToEveryone }: Taking,
): Promise<void> {
  const rules = badgeRules.filter(({ metric }) => metric === 'donated' || metric === 'streak')
  const annulledAt = annulled.map(({ donatedAt }) => donatedAt)
  await deleteUnearned(tx, { userId, annulledAt, campusZone, ...listed(rules) })
  tx.afterCommit(() => {
    publish(userId, achievementsChangedEvent, null)
    publishToEveryone(leaderboardChangedEvent, null)
  })
}

const listed = (rules: typeof badgeRules) => ({
  badges: rules.map((rule) => rule.name),
  metrics: rules.map((rule) => rule.metric),
  needed: rules.map((rule) => rule.require),
})
