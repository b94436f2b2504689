import type { imagesCalls } from '@shelfmate/contract/api/images'
import { addressOf } from '../api/api-client.ts'

type Path = (typeof imagesCalls)['read' | 'readThumbnail']['path']
const paths = { full: '/images/:id', thumb: '/images/:id/thumb' } as const satisfies Record<string, Path>

/** Types that a file dialog offers. Without HEIC among them an iPhone hands out its photos as JPEG. */
export const imageTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

/** Where the bytes of a stored image are. */
export const imageAddress = (id: string, variant: 'full' | 'thumb') => addressOf(paths[variant], { id })

/** Where the small one is; undefined where there is none. */
export const thumbAddress = (id: string | null): string | undefined =>
  id === null ? undefined : imageAddress(id, 'thumb')
