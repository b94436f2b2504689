import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')

/** The folders of our packages. */
export function workspaces() {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).workspaces
}

/** Whether this module is the script that was asked for, be it by Node or by run.mjs. */
export function isMain(url) {
  return process.argv[1] === fileURLToPath(url)
}
