import { limits } from '@shelfmate/contract/api/limits'
import { IconPhotoOff } from '@tabler/icons-react'
import { useState } from 'react'
import { fittedSize } from '#lib/images/shrink-image.ts'
import { UploadFailure } from '#lib/images/upload-failure.tsx'
import type { ImageUpload } from '#lib/images/use-image-upload.ts'
import { CloseButton } from '#ui/close-button.tsx'
import { UploadProgress } from '#ui/files/upload-progress.tsx'
import classes from './composer-image.module.css'
import * as words from './composer-words.ts'

interface ComposerImageProps {
  upload: ImageUpload
  /** Told the size that the image will be stored in, once it is known. */
  onSize: (size: { width: number; height: number }) => void
  onRemove: () => void
}

/** The image that goes with the message: how it looks, how far it is, and how it is taken away again. */
export function ComposerImage({ upload, onSize, onRemove }: ComposerImageProps) {
  const { image } = upload
  const [unread, setUnread] = useState<string>()
  if (!image) return null
  const isUnread = image.previewUrl === unread
  return (
    <div className={classes.image} tabIndex={-1}>
      <div className={classes.preview} aria-busy={image.state === 'sending'}>
        {isUnread ? (
          <IconPhotoOff size={28} aria-hidden />
        ) : (
          <img
            key={image.id}
            src={image.previewUrl}
            alt={words.pictureToSend}
            onError={() => setUnread(image.previewUrl)}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              onSize(fittedSize({ width, height }, limits.imageSide))
            }
          />
        )}
      </div>
      <div className={classes.state}>
        {isUnread && image.state !== 'failed' && <p role="status">{words.pictureUnread}</p>}
        {image.state === 'sending' && <UploadProgress share={image.progress} />}
        <UploadFailure message={words.imageNotUploaded} upload={upload} />
      </div>
      <CloseButton label={words.removePicture} onClick={onRemove} />
    </div>
  )
}
