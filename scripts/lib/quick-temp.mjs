import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem } from 'node:os'
import path from 'node:path'

const gigabyte = 1024 ** 3
/** Some eight times what a run of everything has lying about at once. */
const neededBytes = 2 * gigabyte

/**
 * A new folder in memory for what tests write, gone with this process; undefined where the system has none, or too little of it. Tests
 * make and drop hundreds of databases of hundreds of files each, and a disk's file system looks for room among all that
 * was just given back: a third of what the server's tests took.
 */
export function quickTemp({ parent = '/dev/shm', needed = neededBytes, free = freemem() } = {}) {
  if (free < needed) return undefined
  let folder
  try {
    const { bavail, bsize } = statfsSync(parent)
    if (bavail * bsize < needed) return undefined
    folder = mkdtempSync(path.join(parent, 'tests-'))
  } catch {
    // There is none, or it is not ours to write in.
    return undefined
  }
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (!canRun(folder)) {
    remove()
    return undefined
  }
  process.on('exit', remove)
  return folder
}

/** Some systems let nothing run that lies in memory. */
function canRun(folder) {
  const program = path.join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\n')
  chmodSync(program, 0o700)
  const { status } = spawnSync(program)
  rmSync(program)
  return status === 0
}
