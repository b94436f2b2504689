import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'

// By its name it would be this file again. What it exports is what its types say.
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2
const known = new Map<string, Promise<string>>()

/** Hashes each password once: most users of tests have the same. To verify one takes as long as ever. */
export function hash(password: string, options: Argon2.Options): Promise<string> {
  const key = JSON.stringify([password, options])
  const hashed = known.get(key) ?? argon2.hash(password, options)
  known.set(key, hashed)
  return hashed
}

export const { verify } = argon2
