import { achievementsCalls, type Collector } from '@shelfmate/contract/achievements'
import type { Database } from '#platform/database/database.ts'
import { type Implementation, implement, RawJson } from '#platform/routes/implementation.ts'
import { listLeaders } from './achievements.repository.ts'
import type { AchievementsService } from './achievements.service.ts'

/** The achievements' calls. */
export function achievementsRoutes(database: Database, achievements: AchievementsService): Implementation[] {
  return [
    implement(achievementsCalls.mine, ({ viewer }) => achievements.read(viewer)),
    implement(achievementsCalls.celebrated, async ({ viewer, body }) => {
      await achievements.celebrated(viewer.userId, body.badges)
      return null
    }),
    implement(achievementsCalls.leaderboard, async () => {
      const [row] = await listLeaders(database, {})
      if (!row) throw new Error('a leaderboard answers one row')
      return new RawJson<{ items: Collector[]; nextCursor: null }>(row.answer)
    }),
  ]
}
