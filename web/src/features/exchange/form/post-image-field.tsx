import { IconPhotoOff } from '@tabler/icons-react'
import { useState } from 'react'
import { imageTypes, thumbAddress } from '#lib/images/image-address.ts'
import { UploadFailure } from '#lib/images/upload-failure.tsx'
import type { ImageUpload } from '#lib/images/use-image-upload.ts'
import { ImagePicker } from '#ui/files/image-picker.tsx'
import { EmptyExchange } from '#ui/illustrations/empty-exchange.tsx'
import * as words from './exchange-form-words.ts'
import classes from './post-form.module.css'

interface PostImageFieldProps {
  /** The stored image, unless it was taken away in this form. */
  photoId: string | null
  upload: ImageUpload
  onRemove: () => void
}

/** The post's image as it will be, and the ways to another one. It is uploaded at once. */
export function PostImageField({ photoId, upload, onRemove }: PostImageFieldProps) {
  const { image } = upload
  const shown = image?.previewUrl ?? thumbAddress(photoId)
  const [unread, setUnread] = useState<string>()
  const isUnread = shown !== undefined && shown === unread
  return (
    <div className={classes.image}>
      <UploadFailure message={words.imageNotUploaded} upload={upload} />
      {isUnread && image && image.state !== 'failed' && (
        <p role="status" className={classes.note}>
          {words.pictureUnread}
        </p>
      )}
      <ImagePicker
        label={shown === undefined ? words.addAPhotoOptional : words.chooseAnotherPhoto}
        accept={imageTypes}
        camera="environment"
        onFile={upload.choose}
        name={words.photo}
        removeLabel={words.removePhoto}
        onRemove={shown === undefined ? undefined : onRemove}
        progress={image?.state === 'sending' ? image.progress : undefined}
      >
        <span className={classes.preview} data-empty={shown === undefined || undefined}>
          {shown === undefined ? (
            <EmptyExchange />
          ) : isUnread ? (
            <IconPhotoOff className={classes.unread} aria-hidden />
          ) : (
            <img src={shown} alt={words.foodAsSeen} onError={() => setUnread(shown)} />
          )}
        </span>
      </ImagePicker>
    </div>
  )
}
