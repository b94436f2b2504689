import path from 'node:path'
import { parseArgs } from 'node:util'

/** Reads the arguments; `--help` prints the usage and ends, an unknown one does so as a mistake, and so does a word where no file is taken. */
export function commandLine(usage, options, { takesFile = false } = {}) {
  try {
    const parsed = parseArgs({
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: takesFile,
    })
    refuseKeptByNpm(options, parsed.values)
    if (!parsed.values.help) return parsed
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`)
    process.exit(2)
  }
  console.log(usage)
  process.exit(0)
}

/** Without `--` before them npm keeps options for itself, and what was only to be checked would be restored. */
export function refuseKeptByNpm(options, values) {
  const kept = Object.keys(options).filter((name) => !values[name] && process.env[`npm_config_${name}`])
  if (kept.length > 0)
    throw new Error(
      `npm took --${kept.join(' and --')} for its own: put -- before what is meant for the command.`,
    )
}

/** The one file that a command takes, seen from the folder where npm was called. */
export function fileArgument(positionals, usage) {
  if (positionals.length === 1) return path.resolve(process.env.INIT_CWD ?? '.', positionals[0])
  console.error(usage)
  process.exit(2)
}

/** Ctrl-C lets the work clean up behind itself. */
export function abortOnSignal() {
  const abort = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => abort.abort(`Stopped by ${signal}; nothing was changed.`))
  return abort.signal
}

/** Prints what the work answers; what it cannot do becomes a sentence and an exit code. */
export async function finish(work, textOfProblem, failed = 1) {
  try {
    console.log(await work())
  } catch (error) {
    console.error(textOfProblem(error))
    process.exitCode = failed
  }
}
