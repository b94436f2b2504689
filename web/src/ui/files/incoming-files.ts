import { useEffect, useEffectEvent } from 'react'

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

/** A file that misses its place must not open instead of the screen. */
export function useFileDropGuard() {
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
