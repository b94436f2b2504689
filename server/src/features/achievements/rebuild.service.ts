import { badgeRules } from '@shelfmate/contract/achievements/badges'
import type { Database, Tx } from '#platform/database/database.ts'
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
export async function rebuildAchievements({
  database,
  campusZone,
  now,
  write,
}: RebuildOptions): Promise<Rebuilt> {
  return database.transaction(async (tx) => {
    tx.allowSilence()
    for (const each of setUpRebuild) await each(tx, {})
    if (write) await lockAchievements(tx, {})
    for (const each of createRebuilt) await each(tx, {})
    await rebuildActions(tx, { campusZone })
    await rebuildDays(tx, {})
    await rebuildCounters(tx, {})
    await rebuildUnlocks(tx, {
      badges: badgeRules.map((rule) => rule.name),
      metrics: badgeRules.map((rule) => rule.metric),
      needed: badgeRules.map((rule) => rule.require),
      now: now.toISOString(),
    })
    await rebuildBadgeCounts(tx, {})
    const [counted] = await countRebuilt(tx, {})
    const differences = await listDifferences(tx, {})
    if (write) for (const each of writeRebuilt) await each(tx, {})
    return { users: counted?.users ?? 0, differences }
  })
}

/** Takes the badges that a user's donations do not earn any more; a rebuild counts the rest. */
export async function takeUnearnedBack(tx: Tx, userId: string): Promise<void> {
  const rules = badgeRules.filter((rule) => rule.metric === 'donated')
  await deleteUnearned(tx, {
    userId,
    badges: rules.map((rule) => rule.name),
    needed: rules.map((rule) => rule.require),
  })
}
