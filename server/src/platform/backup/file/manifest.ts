import * as z from 'zod'
import { BackupError } from '../backup-error.ts'

/** Raised when an older program could not read the files of a newer one. */
export const formatVersion = 1

const names = {
  manifest: 'manifest.json',
  summary: 'summary.json',
  table: (table: string, part: number) => `database/${table}.${String(part).padStart(4, '0')}.copy.gz`,
  image: (key: string) => `images/${key}`,
  file: (name: string) => `files/${name}`,
} as const

export { names as entryNames }

const manifest = z.object({
  format: z.number(),
  product: z.literal('shelfmate'),
  madeAt: z.iso.datetime(),
  /** Every migration that the database had seen, oldest first. */
  migrations: z.array(z.object({ hash: z.string(), createdAt: z.number() })).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
})

export type Manifest = z.infer<typeof manifest>
export type Table = Manifest['tables'][number]

/** Becomes part of a path: no other text may. */
const hash = z.string().regex(/^[\da-f]{64}$/)

const summary = z.object({
  rows: z.record(z.string(), z.number()),
  /** Hashes of the images, each there in every variant. */
  images: z.array(hash),
  /** Hashes of those that were not to be had. */
  missing: z.array(hash).default([]),
  files: z.array(z.string()),
})

export type Summary = z.infer<typeof summary>

/** What the file says of itself. Errors: BackupError when a newer program wrote it. */
export function readManifest(bytes: Buffer): Manifest {
  const known: unknown = JSON.parse(bytes.toString())
  const parsed = manifest.safeParse(known)
  if (parsed.data?.format === formatVersion) return parsed.data
  throw new BackupError('The file was written by another version of the program than this one can read.')
}

/** What the file says at its end of what it holds. Errors: ZodError when that is none. */
export const readSummary = (bytes: Buffer): Summary => summary.parse(JSON.parse(bytes.toString()))

/** A manifest or summary as it stands in the archive. */
export const toBytes = (value: Manifest | Summary) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
