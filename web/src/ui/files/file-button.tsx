import type { ReactNode, Ref } from 'react'
import classes from './file-button.module.css'

interface FileButtonProps {
  ref?: Ref<HTMLInputElement>
  className: string | undefined
  /** Media types that the file dialog offers. */
  accept: string
  /** Which camera a phone opens instead of the dialog. */
  capture?: 'user' | 'environment'
  onFile: (file: File) => void
  /** What the button looks like and is called. */
  children: ReactNode
}

/** A file input that looks like a button and is one to the keyboard, to a screen reader and to a drop. */
export function FileButton({ ref, className = '', accept, capture, onFile, children }: FileButtonProps) {
  return (
    <label className={`${classes.button} ${className}`}>
      {children}
      <input
        ref={ref}
        type="file"
        accept={accept}
        capture={capture}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // Choosing the same file again shall be heard again.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
