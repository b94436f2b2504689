import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Whether node_modules holds what package-lock.json asks for on this machine. */
export function isInstalled(root) {
  const wanted = fingerprint(root)
  if (readOrEmpty(markerFile(root)) === wanted) return true
  if (!matchesLockfile(root)) return false
  markInstalled(root)
  return true
}

/** Leaves the lockfile's hash in node_modules, so that the next run has only that to compare. */
export function markInstalled(root) {
  try {
    writeFileSync(markerFile(root), fingerprint(root))
  } catch {
    // Installed by another user: the next run compares the lockfiles again.
  }
}

export function markerFile(root) {
  return path.join(root, 'node_modules', '.shelfmate-installed')
}

/** Platform and processor belong to it: a folder shared between machines holds the programs of one of them. */
function fingerprint(root) {
  const lockfile = readFileSync(path.join(root, 'package-lock.json'))
  return createHash('sha256').update(`${process.platform} ${process.arch} `).update(lockfile).digest('hex')
}

/** npm's own record of what it installed last; it lets an `npm ci` that somebody ran by hand count. */
function matchesLockfile(root) {
  const record = readOrEmpty(path.join(root, 'node_modules', '.package-lock.json'))
  if (record === '') return false
  const installed = JSON.parse(record).packages
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(([folder, entry]) => {
    if (folder === '') return true
    const found = installed[folder]
    if (!found) return entry.optional === true && !isForThisMachine(entry)
    const same = found.version === entry.version && found.integrity === entry.integrity
    return same && existsSync(path.join(root, folder))
  })
}

/** An optional package that names no machine comes along with one that does, so its absence says nothing. */
function isForThisMachine({ os, cpu, libc }) {
  if (!os && !cpu) return false
  return fits(os, process.platform) && fits(cpu, process.arch) && (!libc || fits(libc, ourLibc()))
}

function fits(list, value) {
  return !list || list.includes(value)
}

function ourLibc() {
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
