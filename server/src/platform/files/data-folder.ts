import { chmod, lchown, lstat, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { hasCode } from '#platform/errors/has-code.ts'

/** Its owner's alone: it holds secrets, mails and images. */
const ownersAlone = 0o700
const forOthers = 0o077

/** What lies in a data folder, or on a disk of its own. */
const own = /^(?:\.?session-secret|\.?last-backup|postgres|images|uploads|outbox|compiled|lost\+found)/

/**
 * Makes the data folder where it is missing and closes it to the other users of this machine. One that belongs to somebody
 * else is left as it is, and so is what root named by mistake, such as /srv: the status says so.
 */
export async function openDataFolder(folder: string): Promise<void> {
  await makeFolder(folder)
  const uid = process.getuid?.()
  const found = await stat(folder)
  const mayClose = uid === 0 ? (await readdir(folder)).every((name) => own.test(name)) : uid === found.uid
  if ((found.mode & forOthers) !== 0 && mayClose) await chmod(folder, ownersAlone)
}

/** Step by step: Node's own way tries for ever where a parent is there and takes none, as /proc does. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: ownersAlone })
  } catch (error) {
    const parent = dirname(folder)
    if (hasCode(error, 'ENOENT') && !(await isFolder(parent))) {
      await makeFolder(parent)
      await makeFolder(folder)
    } else if (!(await isFolder(folder))) throw error
  }
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )

/** Whether other users of this machine may look into the folder. */
export async function isOpenToOthers(folder: string): Promise<boolean> {
  return process.getuid !== undefined && ((await stat(folder)).mode & forOthers) !== 0
}

/**
 * Gives what root made to whoever owns the folder around it: as that user the server runs, and it must read what a restore
 * by root brought back.
 */
export async function giveToFolderOwner(path: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(dirname(path))
  if ((await lstat(path)).uid === uid) return
  await lchown(path, uid, gid).catch((error: unknown) => {
    // A file system of another machine may take root for nobody.
    if (!hasCode(error, 'EPERM')) throw error
  })
}
