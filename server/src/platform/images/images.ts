import { open, readFile, rm } from 'node:fs/promises'
import type { Image, ImagePurpose } from '@shelfmate/contract/api/images'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Executor, Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { NotBegunError } from '#platform/errors/not-begun-error.ts'
import { firstAnswer, keyValues } from '#platform/idempotency/idempotency.ts'
import type { RequestKey } from '#platform/idempotency/request-key.ts'
import { mayInteract, type Onlooker } from '#platform/identity/visibility.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import type { UploadedFile } from '#platform/routes/implementation.ts'
import { StoreError } from '#platform/storage-problem.ts'
import type { Decoder } from './decoder/decoder.ts'
import type { Decoded } from './decoder/protocol.ts'
import { sniffImageType, typeBytes } from './image-type.ts'
import {
  attach,
  deleteImage,
  findImage,
  markStored,
  type StoredImage,
  upsertBlob,
  upsertImage,
} from './images.repository.ts'
import type { ImageStorage, Variant } from './storage/storage.ts'

/** Whether a viewer who is not the owner may see an attached image. */
type MaySee = (on: Executor, viewerId: string, imageId: string) => Promise<boolean>

interface ImagesPorts {
  database: Database
  storage: ImageStorage
  decoder: Decoder
  /** A user's daily allowance, in kB. */
  allowance: Limiter
  clock: Clock
}

const bytesPerPoint = 1_000
/** Small files cost work too: none counts as less than this, so that a day's allowance is 2,000 of them. */
const leastPoints = 100

const pointsOf = ({ byteSize }: UploadedFile) => Math.max(leastPoints, Math.ceil(byteSize / bytesPerPoint))

/**
 * Hostile images cost the most work, one that stops its decoder above all; so does one that was decoded for an id which
 * another image took meanwhile.
 */
const isImageFault = (error: unknown): boolean =>
  error instanceof DomainError &&
  !(error instanceof NotBegunError) &&
  ['IMAGE_INVALID', 'IMAGE_TOO_LARGE', 'UNAVAILABLE', 'ID_REUSED'].includes(error.code)

type Work<T> = (decoded: Decoded, files: Record<Variant, string>) => Promise<T>

const anybody: MaySee = async () => true
const nobody: MaySee = async () => false

/** Images that people upload, from the check of their bytes to who may see them. */
export class Images {
  readonly #ports: ImagesPorts
  readonly #maySee = new Map<ImagePurpose, MaySee>([
    ['profile', anybody],
    ['post', anybody],
  ])
  #mayJudge: MaySee = nobody

  constructor(ports: ImagesPorts) {
    this.#ports = ports
  }

  /** Says who, beside its owner, may see attached images of a purpose; nobody may until somebody said so. */
  allow(purpose: ImagePurpose, maySee: MaySee): void {
    this.#maySee.set(purpose, maySee)
  }

  /**
   * Stores an uploaded image re-encoded; the same one sent again while it is there is answered at once.
   * Errors: IMAGE_INVALID, IMAGE_TOO_LARGE, RATE_LIMITED, UNAVAILABLE, ID_REUSED.
   */
  async create(ownerId: string, purpose: ImagePurpose, file: UploadedFile, key: RequestKey): Promise<Image> {
    const { storage, database, clock } = this.#ports
    const { id } = key
    const request = { userId: ownerId, key, kind: 'image' } as const
    await firstAnswer(database, request)
    const known = await this.#storedBefore(ownerId, id, purpose)
    if (known) return known
    return this.#reencoded(ownerId, file, async (decoded, files) => {
      const { hash, width, height } = decoded
      const named = await database.transaction(async (tx) => {
        await upsertBlob(tx, { hash, width, height, byteSize: decoded.byteSize })
        return upsertImage(tx, { id, ownerId, purpose, hash, now: clock.now() })
      })
      if (named.length === 0) {
        // A twin was first.
        await firstAnswer(database, request)
        const first = await this.#storedBefore(ownerId, id, purpose)
        if (first) return first
        throw new DomainError('ID_REUSED')
      }
      await storage.put(hash, files)
      await markStored(database, { id, ownerId, hash, now: clock.now(), ...keyValues(request, clock.now()) })
      return { id, width, height }
    })
  }

  /**
   * An uploaded image as it would be stored, which it is not: upright, its longest side 1600 px, WebP, without metadata.
   * Errors: IMAGE_INVALID, IMAGE_TOO_LARGE, RATE_LIMITED, UNAVAILABLE.
   */
  redraw(ownerId: string, file: UploadedFile): Promise<Uint8Array> {
    return this.#reencoded(ownerId, file, (_decoded, files) => readFile(files.full))
  }

  /** Says who, beside those who may see it anyway, may see an image to judge it. */
  letJudge(maySee: MaySee): void {
    this.#mayJudge = maySee
  }

  /** The bytes of an image that the viewer may see. Errors: IMAGE_NOT_FOUND. */
  async read(viewer: Onlooker, id: string, variant: Variant): Promise<Uint8Array> {
    const { hash } = await this.see(viewer, id)
    const bytes = await this.#ports.storage.read(hash, variant)
    if (!bytes) throw new StoreError(`the bytes of image ${id} are missing in the store`)
    return bytes
  }

  /** An image that the viewer may see. Errors: IMAGE_NOT_FOUND. */
  async see(viewer: Onlooker, id: string): Promise<StoredImage> {
    const { database } = this.#ports
    const [image] = await findImage(database, { id })
    if (!image) throw new DomainError('IMAGE_NOT_FOUND')
    if (!(await this.#isVisible(image, viewer)) && !(await this.#mayJudge(database, viewer.userId, id)))
      throw new DomainError('IMAGE_NOT_FOUND')
    return image
  }

  async #isVisible(image: StoredImage, viewer: Onlooker): Promise<boolean> {
    const { id, ownerId, purpose, attachedAt, hiddenAt } = image
    if (ownerId === viewer.userId) return true
    // Others see nothing of somebody whose address is not verified (D60).
    if (!image.ownerVerified) return false
    // While somebody is suspended others see their name alone.
    if (image.ownerSuspended && purpose === 'profile') return false
    if (attachedAt === null || hiddenAt !== null || !mayInteract(viewer, ownerId)) return false
    return (await this.#maySee.get(purpose)?.(this.#ports.database, viewer.userId, id)) ?? false
  }

  /** The image of an id, if it is stored. Errors: ID_REUSED when it is not this owner's, or for something else. */
  async #storedBefore(ownerId: string, id: string, purpose: ImagePurpose): Promise<Image | undefined> {
    const [image] = await findImage(this.#ports.database, { id })
    if (!image) return undefined
    if (image.ownerId !== ownerId || image.purpose !== purpose) throw new DomainError('ID_REUSED')
    return { id, width: image.width, height: image.height }
  }

  /** Hands the re-encoded files to `work`; they are gone afterwards. What fails but for the image is not counted. */
  #reencoded<T>(ownerId: string, file: UploadedFile, work: Work<T>): Promise<T> {
    const price = { points: pointsOf(file), costs: isImageFault }
    return this.#ports.allowance.spend(ownerId, () => this.#filesOf(file, work), price)
  }

  async #filesOf<T>({ path }: UploadedFile, work: Work<T>): Promise<T> {
    const type = sniffImageType(await readHead(path))
    if (!type) throw new DomainError('IMAGE_INVALID')
    const files = { full: `${path}.full`, thumb: `${path}.thumb` }
    try {
      const decoded = await this.#ports.decoder.decode({
        type,
        input: path,
        output: files.full,
        thumbnail: files.thumb,
      })
      return await work(decoded, files)
    } finally {
      await Promise.all([rm(files.full, { force: true }), rm(files.thumb, { force: true })])
    }
  }
}

interface Attachment {
  id: string
  ownerId: string
  purpose: ImagePurpose
  now: Date
}

/**
 * Makes an image part of what names it, so that others may see it and nobody collects it. Only the owner's own upload of
 * that purpose that nothing else names will do; returns it with its size. Errors: IMAGE_NOT_FOUND.
 */
export async function attachImage(tx: Tx, attachment: Attachment): Promise<Image> {
  const [attached] = await attach(tx, attachment)
  if (!attached) throw new DomainError('IMAGE_NOT_FOUND')
  return attached
}

/** Forgets an image that nothing names any more; its bytes go with the next collection. */
export async function detachImage(tx: Tx, id: string): Promise<void> {
  await deleteImage(tx, { id })
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(typeBytes), 0, typeBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
