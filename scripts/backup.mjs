// `npm run backup -- FILE`: database and pictures in one file, also while the server runs.
import { abortOnSignal, commandLine, fileArgument, finish } from './lib/command.mjs'

const usage = `Usage: npm run backup -- FILE

Writes the database and all pictures, as they are at this moment, into FILE. The server may run meanwhile.
FILE appears complete or not at all; one that is there already is replaced. Keep it private: it holds what people
wrote, their addresses and their password hashes. Settings come from the environment, as for npm start.`

const { positionals } = commandLine(usage, {})
const file = fileArgument(positionals, usage)
const { runBackup, textOfProblem } = await import('../server/src/backup.ts')
await finish(() => runBackup(file, abortOnSignal()), textOfProblem)
