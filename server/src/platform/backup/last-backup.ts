import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf } from '#platform/errors/message-of.ts'
import { giveToFolderOwner, openDataFolder } from '#platform/files/data-folder.ts'
import { flush } from '#platform/files/flush.ts'

/** When this data folder's last backup was made, for the metrics: a file in it. */
export const lastBackupFile = 'last-backup'

/** Notes when a backup was made, whole or not at all; returns what kept it from that, for the backup is one all the same. */
export async function noteBackup(dataDir: string, madeAt: Date): Promise<string | undefined> {
  const draft = join(dataDir, `.${lastBackupFile}-${process.pid}`)
  try {
    await openDataFolder(dataDir)
    await writeFile(draft, madeAt.toISOString(), { mode: 0o600 })
    await giveToFolderOwner(draft)
    await flush(draft)
    await rename(draft, join(dataDir, lastBackupFile))
    return undefined
  } catch (error) {
    return messageOf(error)
  } finally {
    await rm(draft, { force: true })
  }
}
