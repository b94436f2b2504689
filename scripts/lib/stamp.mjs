import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

/** Outputs, tests, and files that a build writes itself. */
const ignored =
  /(^|\/)(node_modules|dist|dist-dev|dist\.new|testing|\.tanstack)(\/|$)|\.test\.tsx?$|\.gen\.ts$/

/** One hash over names and contents of everything a build reads. */
export function hashInputs(inputs) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesOf).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

export function readStamp(folder) {
  try {
    return readFileSync(path.join(root, folder, '.stamp'), 'utf8')
  } catch {
    return undefined
  }
}

export function writeStamp(folder, hash) {
  writeFileSync(path.join(root, folder, '.stamp'), hash)
}

function filesOf(input) {
  const found = statSync(path.join(root, input), { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [input]
  return readdirSync(path.join(root, input), { withFileTypes: true }).flatMap((entry) => {
    const file = `${input}/${entry.name}`
    if (ignored.test(file)) return []
    return entry.isDirectory() ? filesOf(file) : entry.isFile() ? [file] : []
  })
}
