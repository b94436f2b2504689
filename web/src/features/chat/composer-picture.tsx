import { Button, CloseButton } from '@mantine/core'
import { limits } from '@shelfmate/contract/limits'
import { isApiError } from '#lib/api-error.ts'
import { describeError } from '#lib/errors.ts'
import { fittedSize } from '#lib/shrink-image.ts'
import type { ImageUpload } from '#lib/use-image-upload.ts'
import { FormAlert } from '#ui/form-alert.tsx'
import classes from './composer-picture.module.css'

const percent = 100

interface ComposerPictureProps {
  upload: ImageUpload
  /** Told the size that the picture will be stored in, once it is known. */
  onSize: (size: { width: number; height: number }) => void
}

/** The picture that goes with the message: how it looks, how far it is, and how it is taken away again. */
export function ComposerPicture({ upload, onSize }: ComposerPictureProps) {
  const { picture } = upload
  if (!picture) return null
  const sent = Math.round(picture.progress * percent)
  return (
    <div className={classes.picture}>
      <div className={classes.preview} aria-busy={picture.state === 'sending'}>
        <img
          key={picture.id}
          src={picture.previewUrl}
          alt="To be sent"
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            onSize(fittedSize({ width, height }, limits.imageSide))
          }
        />
      </div>
      <div className={classes.state}>
        {picture.state === 'sending' && (
          <>
            <progress aria-label="Upload" max={percent} value={sent} />
            <span aria-hidden>{sent < percent ? `Uploading… ${sent} %` : 'Almost done…'}</span>
          </>
        )}
        {picture.state === 'failed' && <UploadFailure error={picture.error} onRetry={upload.retry} />}
      </div>
      <CloseButton aria-label="Remove picture" onClick={upload.clear} />
    </div>
  )
}

function UploadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { message, requestId } = describeError(error)
  return (
    <FormAlert message="❌ Failed to upload image." requestId={requestId}>
      <p className={classes.reason}>{message}</p>
      {!isItsFault(error) && (
        <Button variant="default" onClick={onRetry}>
          Retry
        </Button>
      )}
    </FormAlert>
  )
}

/** The same file would fail again. */
const isItsFault = (error: unknown) =>
  isApiError(error, 'IMAGE_INVALID') || isApiError(error, 'IMAGE_TOO_LARGE')
