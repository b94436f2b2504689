import { achievementsCalls, type Collector } from '@shelfmate/contract/achievements/achievements'
import { Batcher } from '#platform/database/batcher.ts'
import { mayInteract, type Onlooker } from '#platform/identity/visibility.ts'
import { type Implementation, implement, type RawJson } from '#platform/routes/implementation.ts'
import { ResponseCache, type Revisioned } from '#platform/routes/response-cache.ts'
import { leadersRevision, listLeaders } from './achievements.repository.ts'
import type { AchievementsPorts, AchievementsService } from './achievements.service.ts'

/** The achievements' calls. */
export function achievementsRoutes(
  ports: Pick<AchievementsPorts, 'database' | 'clock'>,
  achievements: AchievementsService,
): Implementation[] {
  const leaders = sharedLeaders(ports)
  const kept = new ResponseCache<Leaderboard>()
  return [
    implement(achievementsCalls.mine, ({ viewer }) => achievements.read(viewer)),
    implement(achievementsCalls.celebrated, async ({ viewer, body }) => {
      await achievements.celebrated(viewer.userId, body.badges)
      return null
    }),
    implement(
      achievementsCalls.leaderboard,
      async ({ viewer }) => {
        const revision = viewer.at[leadersRevision.name]
        return seenBy(viewer, await kept.answer('', revision, () => leaders.ask(null)))
      },
      leadersRevision,
    ),
  ]
}

type Leaderboard = { items: Collector[]; nextCursor: null }
type Leaders = RawJson<Leaderboard>

const nameOfNobody = 'A neighbour'

/** The same with a neutral name for those whom the viewer does not meet. */
function seenBy({ hidden }: Pick<Onlooker, 'hidden'>, leaders: Leaders): Leaders | Leaderboard {
  if (hidden.length === 0) return leaders
  // It is our own JSON, of the schema that the statement writes.
  const { items } = JSON.parse(leaders.text) as Leaderboard
  return {
    items: items.map((one) =>
      one.userId === null || mayInteract({ hidden }, one.userId)
        ? one
        : { ...one, userId: null, displayName: nameOfNobody },
    ),
    nextCursor: null,
  }
}

/** All who ask at once may see the same reading: it is the same for everybody, and begins after the last of them asked. */
const sharedLeaders = ({ database, clock }: Pick<AchievementsPorts, 'database' | 'clock'>) =>
  new Batcher<null, Revisioned>(
    async (calls) => {
      const [row] = await listLeaders(database, { now: clock.now().toISOString() })
      if (!row) throw new Error('a leaderboard answers one row')
      return calls.map(() => row)
    },
    { runs: 1, keys: Number.POSITIVE_INFINITY },
  )
