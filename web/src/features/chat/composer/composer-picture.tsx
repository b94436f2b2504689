import { limits } from '@shelfmate/contract/api/limits'
import { fittedSize } from '#lib/images/shrink-image.ts'
import { UploadFailure } from '#lib/images/upload-failure.tsx'
import type { ImageUpload } from '#lib/images/use-image-upload.ts'
import { CloseButton } from '#ui/close-button.tsx'
import { UploadProgress } from '#ui/files/upload-progress.tsx'
import classes from './composer-picture.module.css'
import * as words from './composer-words.ts'

interface ComposerPictureProps {
  upload: ImageUpload
  /** Told the size that the picture will be stored in, once it is known. */
  onSize: (size: { width: number; height: number }) => void
}

/** The picture that goes with the message: how it looks, how far it is, and how it is taken away again. */
export function ComposerPicture({ upload, onSize }: ComposerPictureProps) {
  const { picture } = upload
  if (!picture) return null
  return (
    <div className={classes.picture}>
      <div className={classes.preview} aria-busy={picture.state === 'sending'}>
        <img
          key={picture.id}
          src={picture.previewUrl}
          alt={words.pictureToSend}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            onSize(fittedSize({ width, height }, limits.imageSide))
          }
        />
      </div>
      <div className={classes.state}>
        {picture.state === 'sending' && <UploadProgress share={picture.progress} />}
        <UploadFailure message={words.imageNotUploaded} upload={upload} />
      </div>
      <CloseButton label={words.removePicture} onClick={upload.clear} />
    </div>
  )
}
