import { join } from 'node:path'
import { msPerDay } from '@shelfmate/contract/api/durations'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { Limiter, type LimitStore } from '#platform/limits/limiter.ts'
import type { Log } from '#platform/log/log.ts'
import type { Implementation } from '#platform/routes/implementation.ts'
import type { SystemPart } from '#platform/status/status.ts'
import { Decoder } from './decoder/decoder.ts'
import { collectImages } from './images.jobs.ts'
import { imagesRoutes } from './images.routes.ts'
import { Images } from './images.ts'
import { CheckedStorage } from './storage/checked-storage.ts'
import { DiskStorage } from './storage/disk-storage.ts'
import { S3Storage } from './storage/s3-storage.ts'
import type { ImageStorage } from './storage/storage.ts'

export {
  copyImage,
  hiddenImage,
  hideImage,
  isHiddenCopy,
  isImage,
  lockImage,
  showImage,
  shownImage,
} from './images.repository.ts'
export { attachImage, detachImage, type Images } from './images.ts'

/** 200 MB a day and user. */
const dailyAllowance = { name: 'image-upload', points: 200_000, windowMs: msPerDay }

interface ImagePlatform {
  images: Images
  routes: Implementation[]
  jobs: Job[]
  /** Where uploads stay while they are answered. */
  uploadFolder: string
  parts: SystemPart[]
  close(): void
}

/** Puts the images' parts together. Starts nothing: the decoder's process comes with the first image. */
export function makeImages(ports: {
  config: Config
  limitStore: LimitStore
  database: Database
  clock: Clock
  log: Log
}): ImagePlatform {
  const { config, limitStore, database, clock, log } = ports
  const uploadFolder = join(config.DATA_DIR, 'uploads')
  const storage = makeStorage(config)
  const decoder = new Decoder(log)
  const allowance = new Limiter(limitStore, dailyAllowance)
  const images = new Images({ database, storage, decoder, allowance, clock })
  return {
    images,
    routes: imagesRoutes(images),
    jobs: [collectImages({ database, storage, clock, uploadFolder })],
    uploadFolder,
    parts: [storagePart(config, storage), decoder.part],
    close: () => decoder.close(),
  }
}

/** Where the configuration says that images lie. */
export const makeStorage = (config: Config): ImageStorage => new CheckedStorage(storeOf(config))

function storeOf(config: Config): ImageStorage {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config
  if (!S3_ENDPOINT) return new DiskStorage(join(config.DATA_DIR, 'images'))
  // The settings demand all of them together.
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) throw new Error('S3 is half configured')
  return new S3Storage({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  })
}

/** Nobody's image: asking for it tells whether the store answers us at all. */
const nobodysHash = '0'.repeat(64)

function storagePart({ DATA_DIR, S3_ENDPOINT, S3_BUCKET }: Config, storage: ImageStorage): SystemPart {
  const look = async () => {
    if (await storage.read(nobodysHash, 'thumb')) throw new Error('it has a picture that nobody gave it')
    return 'it answers'
  }
  return S3_ENDPOINT
    ? { name: 'pictures', uses: `the bucket ${S3_BUCKET} at ${new URL(S3_ENDPOINT).host}`, look }
    : { name: 'pictures', uses: `files in ${join(DATA_DIR, 'images')}`, why: 'S3_ENDPOINT is not set', look }
}
