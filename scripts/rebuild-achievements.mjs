// `npm run rebuild-achievements [-- --write]`: counts all achievements anew from the logs; exit code 1 where they differed.
import { parseArgs } from 'node:util'
import { runRebuild } from '../server/src/rebuild-achievements.ts'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const { differs, lines } = await runRebuild(values.write)
for (const line of lines) console.log(line)
if (differs && !values.write) process.exitCode = 1
