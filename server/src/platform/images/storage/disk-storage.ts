import { randomUUID } from 'node:crypto'
import { constants, copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode } from '#platform/errors/has-code.ts'
import { messageOf } from '#platform/errors/message-of.ts'
import { giveToFolderOwner } from '#platform/files/data-folder.ts'
import { flush } from '#platform/files/flush.ts'
import { StoreError } from '#platform/storage-problem.ts'
import { type ImageStorage, keyOf, type Variant, variants } from './storage.ts'

/** Images as files below a folder. A file appears complete or not at all, and is on the disk before it is answered. */
export class DiskStorage implements ImageStorage {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async put(hash: string, files: Record<Variant, string>): Promise<void> {
    for (const variant of variants) await this.#store(files[variant], this.#pathOf(hash, variant))
  }

  async read(hash: string, variant: Variant): Promise<Uint8Array | undefined> {
    try {
      return await readFile(this.#pathOf(hash, variant))
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return undefined
      throw failureOf(error)
    }
  }

  async remove(hash: string): Promise<void> {
    for (const variant of variants) await rm(this.#pathOf(hash, variant), { force: true })
  }

  #pathOf(hash: string, variant: Variant): string {
    return join(this.#folder, keyOf(hash, variant))
  }

  async #store(from: string, to: string): Promise<void> {
    const folder = dirname(to)
    const draft = join(folder, `.${randomUUID()}`)
    try {
      const made = await mkdir(folder, { recursive: true, mode: 0o700 })
      if (made !== undefined)
        for (const each of [this.#folder, dirname(folder), folder]) await giveToFolderOwner(each)
      // By reflink where the file system can: no byte is moved.
      await copyFile(from, draft, constants.COPYFILE_FICLONE)
      await giveToFolderOwner(draft)
      await flush(draft)
      await rename(draft, to)
    } catch (error) {
      await rm(draft, { force: true })
      throw failureOf(error)
    }
    await flush(folder)
  }
}

const failureOf = (error: unknown) =>
  new StoreError(`the folder of the pictures fails: ${messageOf(error)}`, { cause: error })
