// `npm run rebuild-achievements [-- --write]`: counts all achievements anew from the logs.
import { commandLine, finish } from './lib/command.mjs'

const usage = `Usage: npm run rebuild-achievements [-- --write]

Counts counters, streaks and badges anew from the logs, and says who differs: the exit code is then 1, and 2 where it
could not count. Settings come from the environment, as for npm start.
  --write   store what the logs say`

const { values } = commandLine(usage, { write: { type: 'boolean', default: false } })
const { runRebuild, textOfProblem } = await import('../server/src/rebuild-achievements.ts')
const failed = 2
await finish(
  async () => {
    const { differs, lines } = await runRebuild(values.write)
    if (differs && !values.write) process.exitCode = 1
    return lines.join('\n')
  },
  textOfProblem,
  failed,
)
