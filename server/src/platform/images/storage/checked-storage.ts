import { DamagedImageError } from '#platform/storage-problem.ts'
import { type ImageStorage, keyOf, type Variant } from './storage.ts'

const headerBytes = 12
/** What a WebP file does not count of itself: its first word and the length. */
const uncountedBytes = 8

/** A store whose word is not taken for it: what comes out of it is a whole image of the kind that we put in, or a StoreError. */
export class CheckedStorage implements ImageStorage {
  readonly #store: ImageStorage

  constructor(store: ImageStorage) {
    this.#store = store
  }

  put(hash: string, files: Record<Variant, string>): Promise<void> {
    return this.#store.put(hash, files)
  }

  async read(hash: string, variant: Variant): Promise<Uint8Array | undefined> {
    const bytes = await this.#store.read(hash, variant)
    if (bytes && !isWholeWebp(bytes))
      throw new DamagedImageError(
        `the image store holds something else than a whole picture as ${keyOf(hash, variant)}`,
      )
    return bytes
  }

  remove(hash: string): Promise<void> {
    return this.#store.remove(hash)
  }
}

/** Whether the first bytes say WebP, and as many bytes as there are. */
function isWholeWebp(bytes: Uint8Array): boolean {
  if (bytes.length < headerBytes) return false
  const { buffer, byteOffset, byteLength } = bytes
  const head = Buffer.from(buffer, byteOffset, headerBytes)
  return (
    head.toString('latin1', 0, 4) === 'RIFF' &&
    head.toString('latin1', 8, headerBytes) === 'WEBP' &&
    head.readUInt32LE(4) + uncountedBytes === byteLength
  )
}
