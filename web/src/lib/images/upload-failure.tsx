import { isApiError } from '../api/api-error.ts'
import { describeError } from '../api/errors.ts'
import { FailureAlert } from '../states/failure-alert.tsx'
import classes from './upload-failure.module.css'
import type { ImageUpload } from './use-image-upload.ts'

interface UploadFailureProps {
  /** The exact text. */
  message: string
  upload: ImageUpload
}

/** Says why an image could not be sent, and offers another try unless the same file would fail again. */
export function UploadFailure({ message, upload }: UploadFailureProps) {
  if (upload.image?.state !== 'failed') return null
  const { error } = upload.image
  return (
    <FailureAlert error={error} said={() => message} onRetry={isItsFault(error) ? undefined : upload.retry}>
      <p className={classes.reason}>{describeError(error).message}</p>
    </FailureAlert>
  )
}

const isItsFault = (error: unknown) =>
  isApiError(error, 'IMAGE_INVALID') || isApiError(error, 'IMAGE_TOO_LARGE')
