import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'

// By its name it would be this file again. What it exports is what its types say.
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2
const hashes = new Map<string, Promise<string>>()
const verdicts = new Map<string, Promise<boolean>>()
let takesItsTime = false

/** Hashes each password once: most users of tests have the same. */
export function hash(password: string, options: Argon2.Options): Promise<string> {
  const key = JSON.stringify([password, options])
  const hashed = hashes.get(key) ?? argon2.hash(password, options)
  hashes.set(key, hashed)
  return hashed
}

/** Compares each password with each hash once: most logins of tests are the same. */
export function verify(hashed: string, password: string): Promise<boolean> {
  if (takesItsTime) return argon2.verify(hashed, password)
  const key = JSON.stringify([hashed, password])
  const verdict = verdicts.get(key) ?? argon2.verify(hashed, password)
  verdicts.set(key, verdict)
  return verdict
}

/** Does something while each comparison takes as long as ever: for what is about that time, or about who comes meanwhile. */
export async function inFullTime<T>(work: () => Promise<T>): Promise<T> {
  takesItsTime = true
  try {
    return await work()
  } finally {
    takesItsTime = false
  }
}
