import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type * as z from 'zod'
import { messageOf } from '#platform/errors/message-of.ts'
import { projectRoot } from '#platform/files/paths.ts'
import { settings } from './settings.ts'

export type Config = z.infer<typeof settings>

/** Thrown when the environment does not make sense; its message names every wrong variable and what it takes. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

/** Parses the environment once. `NAME_FILE` gives the value of NAME from a file; a blank value counts as unset, an empty file as a mistake. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const problems: string[] = []
  const given: Record<string, string> = {}
  for (const name of Object.keys(settings.shape)) {
    // Not trimmed: a SESSION_SECRET with blanks stays the same key.
    const value = env[name]?.trim() ? env[name] : undefined
    const file = env[`${name}_FILE`]
    if (value && file) problems.push(`${name} and ${name}_FILE are both set; set one of them`)
    if (value) given[name] = value
    else if (file) {
      try {
        const text = readFileSync(file, 'utf8').trim()
        if (text) given[name] = text
        else problems.push(`${name}_FILE is empty`)
      } catch (error) {
        problems.push(`${name}_FILE cannot be read: ${messageOf(error)}`)
      }
    }
  }
  const parsed = settings.safeParse(given)
  for (const issue of parsed.error?.issues ?? []) problems.push(`${issue.path.join('.')}: ${issue.message}`)
  if (problems.length > 0 || !parsed.data) throw new ConfigError(problems)
  return { ...parsed.data, DATA_DIR: resolve(projectRoot, parsed.data.DATA_DIR) }
}
