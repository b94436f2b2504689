import { imageTypes, thumbAddress } from '#lib/images/image-address.ts'
import { UploadFailure } from '#lib/images/upload-failure.tsx'
import type { ImageUpload } from '#lib/images/use-image-upload.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ImagePicker } from '#ui/files/image-picker.tsx'
import * as words from '../profile-words.ts'
import classes from './profile-form.module.css'

interface ProfileImageFieldProps {
  name: string
  /** The saved image, unless it was taken away in this form. */
  photoId: string | null
  upload: ImageUpload
  onRemove: () => void
}

const size = 112

/** The image as it will be, and the ways to another one. It is uploaded at once and becomes the profile's on Save. */
export function ProfileImageField({ name, photoId, upload, onRemove }: ProfileImageFieldProps) {
  const { image } = upload
  const saved = thumbAddress(photoId)
  const isThere = image !== undefined || saved !== undefined
  return (
    <div className={classes.image}>
      <UploadFailure message={words.pictureNotUploaded} upload={upload} />
      <ImagePicker
        label={words.uploadNewPicture}
        accept={imageTypes}
        camera="user"
        onFile={upload.choose}
        onRemove={isThere ? onRemove : undefined}
        progress={image?.state === 'sending' ? image.progress : undefined}
      >
        <Avatar name={name} src={image?.previewUrl ?? saved} size={size} />
      </ImagePicker>
    </div>
  )
}
