import { open } from 'node:fs/promises'
import { hasCode } from '#platform/errors/has-code.ts'

/** Brings a file to the disk, or what a folder holds: a rename survives a power cut only after that of its folder. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } catch (error) {
    // Windows does not flush folders.
    if (!hasCode(error, 'EPERM')) throw error
  } finally {
    await handle.close()
  }
}
