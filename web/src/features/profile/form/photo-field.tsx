import { imageAddress, pictureTypes } from '#lib/images/images.ts'
import { UploadFailure } from '#lib/images/upload-failure.tsx'
import type { ImageUpload } from '#lib/images/use-image-upload.ts'
import { Avatar } from '#ui/avatar.tsx'
import { PicturePicker } from '#ui/files/picture-picker.tsx'
import * as words from '../profile-words.ts'
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
      <UploadFailure message={words.pictureNotUploaded} upload={upload} />
      <PicturePicker
        label={words.uploadNewPicture}
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
