// `npm run restore -- FILE`: puts back what `npm run backup` wrote, all or nothing.
import { abortOnSignal, commandLine, fileArgument, finish } from './lib/command.mjs'

const usage = `Usage: npm run restore -- FILE [--replace | --check]

Puts database and pictures back as FILE holds them, all or nothing. Stop the server first. A damaged file, one of a
newer version and a database that is in use are refused, and so is one that is not empty.
  --replace   give up what the database holds now
  --check     only read FILE to its last byte and tell what it holds`

const { values, positionals } = commandLine(
  usage,
  { replace: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
  { takesFile: true },
)
const file = fileArgument(positionals, usage)
const { runCheck, runRestore, textOfProblem } = await import('../server/src/backup.ts')
await finish(
  () =>
    values.check ? runCheck(file) : runRestore(file, { replace: values.replace, signal: abortOnSignal() }),
  textOfProblem,
)
