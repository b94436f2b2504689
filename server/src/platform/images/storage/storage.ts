/** Both forms of one stored image. */
export const variants = ['full', 'thumb'] as const
export type Variant = (typeof variants)[number]

/** Where images lie, each named by the SHA-256 of its bytes: writing one twice writes the same. */
export interface ImageStorage {
  /** Copies both files into the store; when it resolves they survive a crash. */
  put(hash: string, files: Record<Variant, string>): Promise<void>
  /** The bytes, or undefined when they are not there. */
  read(hash: string, variant: Variant): Promise<Uint8Array | undefined>
  /** Forgets both; what is not there does no harm. */
  remove(hash: string): Promise<void>
}

const extension: Record<Variant, string> = { full: 'webp', thumb: 'thumb.webp' }

/** `ab/cd/abcd….webp`: folders stay small however many images there are. */
export const keyOf = (hash: string, variant: Variant) =>
  `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}.${extension[variant]}`
