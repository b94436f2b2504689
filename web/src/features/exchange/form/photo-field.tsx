import { imageAddress, pictureTypes } from '#lib/images/images.ts'
import { UploadFailure } from '#lib/images/upload-failure.tsx'
import type { ImageUpload } from '#lib/images/use-image-upload.ts'
import { PicturePicker } from '#ui/files/picture-picker.tsx'
import { EmptyExchange } from '#ui/illustrations/empty-exchange.tsx'
import * as words from './exchange-form-words.ts'
import classes from './post-form.module.css'

interface PhotoFieldProps {
  /** The stored picture, unless it was taken away in this form. */
  photoId: string | null
  upload: ImageUpload
  onRemove: () => void
}

/** The post's picture as it will be, and the ways to another one. It is uploaded at once. */
export function PhotoField({ photoId, upload, onRemove }: PhotoFieldProps) {
  const { picture } = upload
  const shown = picture?.previewUrl ?? (photoId === null ? undefined : imageAddress(photoId, 'thumb'))
  return (
    <div className={classes.photo}>
      <UploadFailure message={words.imageNotUploaded} upload={upload} />
      <PicturePicker
        label={shown === undefined ? words.addAPhotoOptional : words.chooseAnotherPhoto}
        accept={pictureTypes}
        camera="environment"
        onFile={upload.choose}
        name={words.photo}
        removeLabel={words.removePhoto}
        onRemove={shown === undefined ? undefined : onRemove}
        progress={picture?.state === 'sending' ? picture.progress : undefined}
      >
        <span className={classes.preview} data-empty={shown === undefined || undefined}>
          {shown === undefined ? <EmptyExchange /> : <img src={shown} alt={words.foodAsSeen} />}
        </span>
      </PicturePicker>
    </div>
  )
}
