import { Button } from '@mantine/core'
import { FormAlert } from '#ui/fields/form-alert.tsx'
import { isApiError } from '../api/api-error.ts'
import { describeError } from '../api/errors.ts'
import * as words from './images-words.ts'
import classes from './upload-failure.module.css'
import type { ImageUpload } from './use-image-upload.ts'

interface UploadFailureProps {
  /** The exact text. */
  message: string
  upload: ImageUpload
}

/** Says why a picture could not be sent, and offers another try unless the same file would fail again. */
export function UploadFailure({ message, upload }: UploadFailureProps) {
  if (upload.picture?.state !== 'failed') return null
  const { error } = upload.picture
  const { message: reason, requestId } = describeError(error)
  return (
    <FormAlert message={message} requestId={requestId}>
      <p className={classes.reason}>{reason}</p>
      {!isItsFault(error) && (
        <Button variant="default" onClick={upload.retry}>
          {words.retry}
        </Button>
      )}
    </FormAlert>
  )
}

const isItsFault = (error: unknown) =>
  isApiError(error, 'IMAGE_INVALID') || isApiError(error, 'IMAGE_TOO_LARGE')
