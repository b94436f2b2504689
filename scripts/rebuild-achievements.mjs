// `npm run rebuild-achievements [-- --write]`: counts all achievements anew from the logs; exit code 1 where they differed.
import { parseArgs } from 'node:util'
import { runRebuild } from '../server/src/rebuild-achievements.ts'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const differed = await runRebuild(values.write)
if (differed && !values.write) process.exitCode = 1
