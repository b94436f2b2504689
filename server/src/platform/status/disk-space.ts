import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'

const bytesPerGigabyte = 1_000_000_000
/** With less than that PostgreSQL and a handful of uploads soon fail. */
const fullBelowBytes = 100_000_000

/** How a disk is looked at; another way for tests, whose disks are never full. */
type Look = (folder: string) => Promise<Pick<StatsFs, 'bavail' | 'bsize'>>

/** Bytes that are free where a folder lies. */
export async function freeBytes(folder: string, look: Look = statfs): Promise<number> {
  const { bavail, bsize } = await look(folder)
  return bavail * bsize
}

/** How much is free where a folder lies, for the status. Throws when that is next to nothing. */
export async function freeOf(folder: string, look?: Look): Promise<string> {
  const free = await freeBytes(folder, look)
  const told = `${(free / bytesPerGigabyte).toFixed(1)} GB free`
  if (free < fullBelowBytes) throw new Error(`${told}: the disk is full`)
  return told
}
