// `npm run backup -- FILE`: database and pictures in one file, also while the server runs.
import { abortOnSignal, commandLine, fileArgument, finish } from './lib/command.mjs'

const usage = `Usage: npm run backup -- FILE [--strict]

Writes the database and all pictures, as they are at this moment, into FILE. The server may run meanwhile.
FILE appears complete or not at all; one that is there already is replaced. Keep it private: it holds what people
wrote, their addresses and their password hashes. Settings come from the environment, as for npm start.
A picture that the image store does not have is named, and left out: the exit code is then 3.
  --strict   end without a backup where a picture is missing`

const { values, positionals } = commandLine(
  usage,
  { strict: { type: 'boolean', default: false } },
  { takesFile: true },
)
const file = fileArgument(positionals, usage)
const { runBackup, textOfProblem } = await import('../server/src/backup.ts')
const incomplete = 3
await finish(async () => {
  const { text, isComplete } = await runBackup(file, { strict: values.strict, signal: abortOnSignal() })
  if (!isComplete) process.exitCode = incomplete
  return text
}, textOfProblem)
