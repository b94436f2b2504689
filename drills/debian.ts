import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'

const folders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin']

/** Where a program of a Debian package lies; undefined where it is not installed. */
export function installed(program: string): string | undefined {
  return folders.map((folder) => join(folder, program)).find(isProgram)
}

/** Whether a file is there and may be run. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    // Not there, or not for us.
    return false
  }
}

/** What a drill says that cannot be done on this machine. */
export const lacks = (program: string, debianPackage: string) => ({
  ok: false,
  lines: [
    `${program} is not on this machine: apt-get install ${debianPackage}, then again. Nothing was tried.`,
  ],
})

/** A command as nobody in particular: some programs refuse to be root, who may yet read what is ours. */
export const unprivileged = (command: string[]): string[] =>
  process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=65534', '--', ...command] : command
