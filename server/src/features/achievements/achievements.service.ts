import {
  type Achievements,
  achievementsChangedEvent,
  badgesUnlockedEvent,
  leaderboardChangedEvent,
} from '@shelfmate/contract/achievements/achievements'
import { badgeRules, badgesReached } from '@shelfmate/contract/achievements/badges'
import { streakOn } from '@shelfmate/contract/achievements/streak'
import { msPerDay } from '@shelfmate/contract/api/durations'
import { dateInZone } from '@shelfmate/contract/pantry/expiry'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/database/database.ts'
import type { Viewer } from '#platform/identity/sessions.ts'
import type { Screens } from '#platform/realtime/screens.ts'
import { Service } from '#platform/service/service.ts'
import {
  type Counters,
  countActions,
  findCounters,
  findUnlocks,
  markCelebrated,
  recountStreak,
  uncountConsumption,
  unlockBadges,
} from './achievements.repository.ts'

export interface AchievementsPorts extends Screens {
  database: Database
  clock: Clock
  /** Zone of users whose own is not known. */
  campusZone: string
  /** Sends an event to every open screen of everybody. */
  publishToEveryone(event: string, payload: unknown): void
}

/** How far back the figure of what was thrown away looks. */
const wasteMs = 30 * msPerDay

/** What a user did at once. */
interface Action {
  userId: string
  logged?: number
  consumed?: number
  donated?: number
}

/** Counts what students do, in the transaction in which they do it, and unlocks what that earns. */
export class AchievementsService extends Service<AchievementsPorts> {
  /** Counts actions of one moment and unlocks the badges that they reach, once each (D19). */
  async count(tx: Tx, at: Date, actions: readonly Action[]): Promise<void> {
    const done = byUser(actions)
    const counted = await countActions(tx, {
      userIds: done.map(({ userId }) => userId),
      actions: done.map((each) => each.actions),
      logged: done.map(({ logged }) => logged),
      consumed: done.map(({ consumed }) => consumed),
      donated: done.map(({ donated }) => donated),
      at: at.toISOString(),
      campusZone: this.ports.campusZone,
    })
    const rows = new Map(counted.map((row) => [row.userId, row]))
    for (const each of done) await this.#unlock(tx, at, each, rows.get(each.userId))
  }

  async #unlock(tx: Tx, at: Date, done: Done, counted: Counted | undefined): Promise<void> {
    if (!counted) throw new Error('counting an action answers the counters')
    const { userId } = done
    const late = counted.streakDay !== null && counted.day < counted.streakDay
    const recounted = late ? (await recountStreak(tx, { userId }))[0] : undefined
    // Filled in late, a day may complete a run that is not the last one.
    const counters = recounted ? { ...counted, streak: recounted.bestStreak } : counted
    const earned = badgesReached(counters).map((badge) => badge.name)
    const before = late ? 0 : badgesReached(without(counters, done)).length
    // Badges that were reached before stand already; only a step over a threshold asks the table.
    const unlocked =
      earned.length > before ? await unlockBadges(tx, { userId, badges: earned, at: at.toISOString() }) : []
    this.#announce(
      tx,
      userId,
      unlocked.map((row) => row.badge),
    )
  }

  /** Takes a consumption back. What it unlocked stays unlocked (D17). */
  async uncount(tx: Tx, userId: string, at: Date): Promise<void> {
    const { campusZone } = this.ports
    const [day] = await uncountConsumption(tx, { userId, at: at.toISOString(), campusZone })
    if (day?.actions === 0) await recountStreak(tx, { userId })
    this.#announce(tx, userId, [])
  }

  /** A user's badges and streak as of today in their zone. */
  async read({ userId, timeZone }: Pick<Viewer, 'userId' | 'timeZone'>): Promise<Achievements> {
    const { database, clock, campusZone } = this.ports
    const wasteSince = new Date(clock.now().getTime() - wasteMs).toISOString()
    const [[counters], unlocked] = await Promise.all([
      findCounters(database, { userId, wasteSince }),
      findUnlocks(database, { userId }),
    ])
    if (!counters) throw new Error('counters answer one row, of whomever')
    const today = dateInZone(clock.now(), timeZone ?? campusZone)
    const streak = streakOn(today, { length: counters.streak, lastDay: counters.streakDay })
    const progress = { ...counters, streak: streak.days }
    const unlockedAt = new Map(unlocked.map((row) => [row.badge, new Date(row.unlockedAt).toISOString()]))
    return {
      badges: badgeRules.map(({ name, description, metric, require }) => ({
        name,
        description,
        require,
        progress: Math.min(progress[metric], require),
        unlockedAt: unlockedAt.get(name) ?? null,
      })),
      streak: { ...streak, best: counters.bestStreak },
      uncelebrated: unlocked.filter((row) => row.celebratedAt === null).map((row) => row.badge),
      thrownAway: counters.thrownAway,
    }
  }

  async celebrated(userId: string, badges: string[]): Promise<void> {
    await markCelebrated(this.ports.database, { userId, badges, now: this.ports.clock.now().toISOString() })
  }

  /** Puts a user on the leaderboard, with the badges that nobody saw before. */
  async admit(tx: Tx, userId: string): Promise<void> {
    if ((await findUnlocks(tx, { userId })).length > 0) tx.afterCommit(() => this.#tellOfLeaders())
  }

  /** Has a user's open screens read again. */
  tellChanged(userId: string): void {
    this.ports.publish(userId, achievementsChangedEvent, null)
  }

  #announce(tx: Tx, userId: string, badges: string[]): void {
    tx.afterCommit(() => {
      this.tellChanged(userId)
      if (badges.length === 0) return
      this.ports.publish(userId, badgesUnlockedEvent, { badges })
      this.#tellOfLeaders()
    })
  }

  #tellOfLeaders(): void {
    this.ports.publishToEveryone(leaderboardChangedEvent, null)
  }
}

type Counted = Counters & { day: string }

interface Done extends Required<Action> {
  /** How many actions they are. */
  actions: number
}

/** Each user once, in the order of their ids: all who count lock them in this order. */
function byUser(actions: readonly Action[]): Done[] {
  const users = new Map<string, Done>()
  for (const { userId, logged = 0, consumed = 0, donated = 0 } of actions) {
    const done = users.get(userId) ?? { userId, actions: 0, logged: 0, consumed: 0, donated: 0 }
    done.actions += 1
    done.logged += logged
    done.consumed += consumed
    done.donated += donated
    users.set(userId, done)
  }
  return [...users.values()].sort((a, b) => (a.userId < b.userId ? -1 : 1))
}

/** The counters as they were before an action. A streak of one day more cannot be told apart: it is looked up. */
function without(
  counters: Counters,
  action: { logged: number; consumed: number; donated: number },
): Counters {
  return {
    ...counters,
    logged: counters.logged - action.logged,
    consumed: counters.consumed - action.consumed,
    donated: counters.donated - action.donated,
    streak: counters.streak - 1,
  }
}
