import { open } from 'node:fs/promises'

/** Brings a file to the disk, or what a folder holds: a rename survives a power cut only after that of its folder. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } catch (error) {
    // Windows does not flush folders.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
  } finally {
    await handle.close()
  }
}
