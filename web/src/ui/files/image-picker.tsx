import { Button } from '@mantine/core'
import { IconCamera, IconPhotoUp, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import * as words from '../fields/fields-words.ts'
import { giveLostFocus } from '../layers/use-focus-return.ts'
import { FileButton } from './file-button.tsx'
import classes from './image-picker.module.css'
import { useFileDrop, usePastedFile } from './incoming-files.ts'
import { UploadProgress } from './upload-progress.tsx'

interface ImagePickerProps {
  /** Names the button that opens the file dialog. */
  label: string
  /** Media types that the file dialog offers. */
  accept: string
  /** Which camera a phone opens. */
  camera: 'user' | 'environment'
  /** Called with whatever was chosen, dropped or pasted: it need not be an image. */
  onFile: (file: File) => void
  /** What the image is called here. */
  name?: string
  /** What the button that takes the image away says. */
  removeLabel?: string
  /** Offered while there is an image. */
  onRemove?: (() => void) | undefined
  /** Share that has been uploaded, while it is. */
  progress?: number | undefined
  /** What the image looks like now. */
  children: ReactNode
}

/** Takes an image from a file dialog, from the camera, dropped on it, or pasted anywhere on the screen. */
export function ImagePicker(props: ImagePickerProps) {
  const {
    label,
    accept,
    camera,
    onFile,
    name = words.picture,
    removeLabel = words.removePicture,
    onRemove,
    progress,
    children,
  } = props
  const area = useArea(onFile)
  const dropping = useFileDrop(onFile)
  return (
    // Dropping a file is one way more: the button inside does the same for everybody.
    <section ref={area} className={classes.picker} tabIndex={-1} aria-label={name} {...dropping}>
      <div className={classes.preview} aria-busy={progress !== undefined}>
        {children}
      </div>
      <div className={classes.ways}>
        <div className={classes.buttons}>
          <FileButton className={classes.button} accept={accept} onFile={onFile}>
            <IconPhotoUp size={20} aria-hidden />
            {label}
          </FileButton>
          <FileButton
            className={`${classes.button} ${classes.camera}`}
            accept="image/*"
            capture={camera}
            onFile={onFile}
          >
            <IconCamera size={20} aria-hidden />
            {words.takeAPhoto}
          </FileButton>
          {onRemove && (
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconTrash size={20} aria-hidden />}
              onClick={() => {
                flushSync(onRemove)
                giveLostFocus(area.current) // The button stays where another picture comes up.
              }}
            >
              {removeLabel}
            </Button>
          )}
        </div>
        {progress === undefined ? (
          <p className={classes.hint}>{words.orDropOrPaste}</p>
        ) : (
          <UploadProgress share={progress} />
        )}
      </div>
    </section>
  )
}

/** The part of the screen that takes what is pasted, unless its form is being sent. */
function useArea(onFile: (file: File) => void) {
  const area = useRef<HTMLElement>(null)
  usePastedFile((file) => {
    if (!area.current?.closest('[inert]')) onFile(file)
  })
  return area
}
