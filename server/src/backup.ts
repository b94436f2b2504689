import { productName } from '@shelfmate/contract/api/product'
import { counted } from '@shelfmate/contract/text/counted'
import { type BackupSite, backUp } from '#platform/backup/backup.ts'
import { type CheckedBackup, openBackup, restore } from '#platform/backup/restore.ts'
import { type Config, readConfig } from '#platform/config/config.ts'
import { makeStorage } from '#platform/images/index.ts'
import { databaseWords, withDatabase } from './with-database.ts'

export { textOfProblem } from './known-problem.ts'

const bytesPerMegabyte = 1_000_000

interface Summary {
  text: string
  /** False where something is missing in the backup. */
  isComplete: boolean
}

/** Backs up what the environment configures. Returns what to print. */
export async function runBackup(
  file: string,
  { strict, signal }: { strict: boolean; signal: AbortSignal },
): Promise<Summary> {
  const config = readConfig(process.env)
  const { rows, images, missing, others, bytes, unnoted } = await withDatabase(config, (target) =>
    backUp(siteOf(config, target), { file, madeAt: new Date(), strict, signal }),
  )
  const what = `${contents(rows, images)} of ${databaseWords(config)}`
  const text = `Backed up ${what} into ${file} (${(bytes / bytesPerMegabyte).toFixed(1)} MB).${leftOut(others)}${notToldOf(unnoted)}`
  if (missing.length === 0) return { text, isComplete: true }
  const lines = missing.map(({ file: name, shown }) => `  - ${name}: ${shown.join('; ')}`)
  return {
    text: `${text}\nIncomplete: ${counted(missing.length, 'picture')} could not be read from the image store:\n${lines.join('\n')}`,
    isComplete: false,
  }
}

/** Restores to where the environment points. Returns what to print. */
export async function runRestore(
  file: string,
  { replace, signal }: { replace: boolean; signal: AbortSignal },
): Promise<string> {
  const config = readConfig(process.env)
  return opened(file, async (backup) => {
    await withDatabase(config, (target) => restore(siteOf(config, target), backup, { replace, signal }), {
      make: true,
    })
    return `Restored ${describe(backup)}, into ${databaseWords(config)}.${leftOut(backup.own.others)}`
  })
}

/** Reads a backup to its last byte and touches nothing. Returns what to print. */
export const runCheck = (file: string): Promise<string> =>
  opened(file, async (backup) => `The file is whole: ${describe(backup)}.${leftOut(backup.own.others)}`)

async function opened<T>(file: string, work: (backup: CheckedBackup) => Promise<T>): Promise<T> {
  const backup = await openBackup(file)
  try {
    return await work(backup)
  } finally {
    await backup.archive.close()
  }
}

const siteOf = (config: Config, target: BackupSite['target']): BackupSite => ({
  target,
  storage: makeStorage(config),
  dataDir: config.DATA_DIR,
})

function describe({ manifest, summary }: CheckedBackup): string {
  const lacks = summary.missing.length > 0 ? `, without ${summary.missing.length} that were missing` : ''
  return `${contents(summary.rows, summary.images)}${lacks}, backed up at ${manifest.madeAt}`
}

function contents(rows: Record<string, number>, images: string[]): string {
  const total = Object.values(rows).reduce((sum, each) => sum + each, 0)
  const tables = Object.keys(rows).length
  return `${counted(rows.users ?? 0, 'user')} (${counted(total, 'row')} of ${tables} tables) and ${counted(images.length, 'picture')}`
}

const leftOut = (others: string[]) =>
  others.length > 0 ? `\nLeft out, because it isn't part of ${productName}: ${others.join(', ')}.` : ''

const notToldOf = (unnoted: string | undefined) =>
  unnoted
    ? `\nThe backup is fine, but its time could not be noted, so an alert about an old backup may fire: ${unnoted}.`
    : ''
