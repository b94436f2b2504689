import type { ImageType } from '../image-type.ts'

/** One image to re-encode, named by paths: no image's bytes ever enter the server's own process. */
export interface DecodeJob {
  job: number
  type: ImageType
  input: string
  output: string
  thumbnail: string
}

export type DecoderRefusal = 'IMAGE_INVALID' | 'IMAGE_TOO_LARGE' | 'UNAVAILABLE' | 'STORAGE_FULL'

/** The re-encoded image that now lies at the job's `output`; sizes in px, the hash is its SHA-256 in hex. */
export interface Decoded {
  width: number
  height: number
  byteSize: number
  hash: string
}

/** What became of a job. `failed` is our own trouble. */
export type DecodeReply = { job: number } & (
  | { decoded: Decoded }
  | { refused: DecoderRefusal }
  | { failed: string }
)
