import type { Events } from '#platform/events/events.ts'
import type { Implementation } from '#platform/routes/implementation.ts'
import { listenForAchievements } from './achievements.listeners.ts'
import { achievementsRoutes } from './achievements.routes.ts'
import { type AchievementsPorts, AchievementsService } from './achievements.service.ts'

export { changeAndRebuild, type Rebuilt, rebuildAchievements, takeUnearnedBack } from './rebuild.service.ts'

/** The achievements feature: badges, streak and leaderboard, fed by the events of others. */
export function achievementsFeature(ports: AchievementsPorts, events: Events): Implementation[] {
  const service = new AchievementsService(ports)
  listenForAchievements(events, service)
  return achievementsRoutes(ports, service)
}
