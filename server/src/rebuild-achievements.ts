import { counted } from '@shelfmate/contract/text/counted'
import { type Rebuilt, rebuildAchievements } from '#features/achievements/index.ts'
import { readConfig } from '#platform/config/config.ts'
import { databaseOver } from '#platform/database/database.ts'
import { withPool } from './with-database.ts'

export { textOfProblem } from './known-problem.ts'

const differencesShown = 50

interface Report {
  differs: boolean
  lines: string[]
}

/** Counts all achievements anew, tells where that differs from what is stored, and stores it when asked to. */
export async function runRebuild(write: boolean): Promise<Report> {
  const config = readConfig(process.env)
  return withPool(config, async (pool) => {
    const rebuilt = await rebuildAchievements({
      database: databaseOver(pool),
      campusZone: config.CAMPUS_TIME_ZONE,
      now: new Date(),
      write,
    })
    return report(rebuilt, write)
  })
}

function report({ users, differences }: Rebuilt, write: boolean): Report {
  const lines = differences
    .slice(0, differencesShown)
    .map(
      ({ userId, what, stored, rebuilt }) =>
        `${userId}: ${what} is ${stored ?? 'missing'}, by the logs ${rebuilt ?? 'nothing'}`,
    )
  if (differences.length > differencesShown)
    lines.push(`... and ${differences.length - differencesShown} more`)
  const differing = new Set(differences.map((each) => each.userId)).size
  const differs = differing > 0
  const found = differing === 1 ? '1 differs' : `${differing} differ`
  lines.push(`${counted(users, 'user')} counted, ${found}.${write && differs ? ' Fixed.' : ''}`)
  return { differs, lines }
}
