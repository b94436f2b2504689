import { type DragEvent, useEffect, useEffectEvent, useState } from 'react'

/** Takes an image pasted anywhere on the screen. Text that is pasted into a field stays the field's. */
export function usePastedFile(onFile: (file: File) => void) {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? []
    if (!file?.type.startsWith('image/') || event.clipboardData?.types.includes('text/plain')) return
    event.preventDefault()
    onFile(file)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}

/** What an element needs for files to be dropped on it. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isHovered, setHovered] = useState(false)
  useFileDropGuard()
  return {
    'data-hovered': isHovered || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setHovered(true)
    },
    onDragLeave: () => setHovered(false),
    onDrop: (event: DragEvent) => {
      setHovered(false)
      const [file] = event.dataTransfer.files
      if (!file) return
      event.preventDefault()
      onFile(file)
    },
  }
}

/** A file that misses its place must not open instead of the screen. */
function useFileDropGuard() {
  useEffect(() => {
    const guard = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    window.addEventListener('dragover', guard)
    window.addEventListener('drop', guard)
    return () => {
      window.removeEventListener('dragover', guard)
      window.removeEventListener('drop', guard)
    }
  }, [])
}
