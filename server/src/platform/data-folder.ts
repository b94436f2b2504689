import { chmod, mkdir, stat } from 'node:fs/promises'

/** Its owner's alone: it holds secrets, mails and pictures. */
const ownersAlone = 0o700
const forOthers = 0o077

/**
 * Makes the data folder where it is missing and closes it to the other users of this machine. One that belongs to somebody
 * else is left as it is: the status says so.
 */
export async function openDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: ownersAlone })
  const uid = process.getuid?.()
  const found = await stat(folder)
  if ((found.mode & forOthers) !== 0 && (uid === found.uid || uid === 0)) await chmod(folder, ownersAlone)
}

/** Whether other users of this machine may look into the folder. */
export async function isOpenToOthers(folder: string): Promise<boolean> {
  return process.getuid !== undefined && ((await stat(folder)).mode & forOthers) !== 0
}
