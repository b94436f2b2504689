import { Button } from '@mantine/core'
import { isApiError } from '#lib/api-error.ts'
import { describeError } from '#lib/errors.ts'
import { imageAddress, pictureTypes } from '#lib/images.ts'
import type { ImageUpload } from '#lib/use-image-upload.ts'
import { Avatar } from '#ui/avatar.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { PicturePicker } from '#ui/picture-picker.tsx'
import classes from './profile-form.module.css'

interface PhotoFieldProps {
  name: string
  /** The saved picture, unless it was taken away in this form. */
  photoId: string | null
  upload: ImageUpload
  onRemove: () => void
}

const size = 112

/** The picture as it will be, and the ways to another one. It is uploaded at once and becomes the profile's on Save. */
export function PhotoField({ name, photoId, upload, onRemove }: PhotoFieldProps) {
  const { picture } = upload
  const saved = photoId === null ? undefined : imageAddress(photoId, 'thumb')
  const isThere = picture !== undefined || saved !== undefined
  return (
    <div className={classes.photo}>
      {picture?.state === 'failed' && <UploadFailure error={picture.error} onRetry={upload.retry} />}
      <PicturePicker
        label="Upload New Picture"
        accept={pictureTypes}
        camera="user"
        onFile={upload.choose}
        onRemove={isThere ? onRemove : undefined}
        progress={picture?.state === 'sending' ? picture.progress : undefined}
      >
        <Avatar name={name} src={picture?.previewUrl ?? saved} size={size} />
      </PicturePicker>
    </div>
  )
}

function UploadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { message, requestId } = describeError(error)
  return (
    <FormAlert message="Failed to upload profile picture." requestId={requestId}>
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
