import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { messageOf } from '#platform/errors/message-of.ts'
import { projectRoot } from '#platform/files/paths.ts'

// The way in reads DATA_DIR before compiled code is kept: what is imported here is compiled anew with each start.

export type Environment = Record<string, string | undefined>

interface Given {
  value?: string
  problem?: string
}

/** What is given for NAME, by itself or by the file that NAME_FILE names: a blank value counts as unset, an empty file as a mistake. */
export function givenFor(env: Environment, name: string): Given {
  // Not trimmed: a SESSION_SECRET with blanks stays the same key.
  const value = env[name]?.trim() ? env[name] : undefined
  const file = env[`${name}_FILE`]
  if (value && file) return { value, problem: `${name} and ${name}_FILE are both set; set one of them` }
  if (value) return { value }
  return file ? givenIn(file, name) : {}
}

function givenIn(file: string, name: string): Given {
  try {
    const value = readFileSync(file, 'utf8').trim()
    return value ? { value } : { problem: `${name}_FILE is empty` }
  } catch (error) {
    return { problem: `${name}_FILE cannot be read: ${messageOf(error)}` }
  }
}

export const usualDataDir = './data'

/** The data folder of an environment, as `readConfig` has it; what is wrong with it is for that to say. */
export const dataDirOf = (env: Environment): string =>
  dataDirAt(givenFor(env, 'DATA_DIR').value ?? usualDataDir)

/** Where a data folder lies that may be named as seen from the project's folder. */
export const dataDirAt = (path: string): string => resolve(projectRoot, path)
