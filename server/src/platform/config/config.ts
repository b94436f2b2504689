import type * as z from 'zod'
import { dataDirAt, type Environment, givenFor } from './given.ts'
import { settings } from './settings.ts'

export type Config = z.infer<typeof settings>

/** Thrown when the environment does not make sense; its message names every wrong variable and what it takes. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

/** Parses the environment once. `NAME_FILE` gives the value of NAME from a file. */
export function readConfig(env: Environment): Config {
  const problems: string[] = []
  const given: Record<string, string> = {}
  for (const name of Object.keys(settings.shape)) {
    const { value, problem } = givenFor(env, name)
    if (value !== undefined) given[name] = value
    if (problem !== undefined) problems.push(problem)
  }
  const parsed = settings.safeParse(given)
  for (const issue of parsed.error?.issues ?? []) problems.push(`${issue.path.join('.')}: ${issue.message}`)
  if (problems.length > 0 || !parsed.data) throw new ConfigError(problems)
  return { ...parsed.data, DATA_DIR: dataDirAt(parsed.data.DATA_DIR) }
}
