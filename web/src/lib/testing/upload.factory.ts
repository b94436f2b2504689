import type { ChosenImage, ImageUpload } from '../images/use-image-upload.ts'

const nothing = () => undefined

/** An upload at rest, or with a chosen picture on its way; of which a test may say more. */
export const uploadWith = (image?: Partial<ChosenImage>): ImageUpload => ({
  image: image && {
    id: 'p',
    file: new Blob(),
    previewUrl: 'blob:p',
    progress: 0,
    state: 'sending',
    ...image,
  },
  choose: nothing,
  retry: nothing,
  clear: nothing,
  settled: async () => undefined,
  failure: nothing,
})
