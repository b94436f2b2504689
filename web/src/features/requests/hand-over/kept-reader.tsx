import { useEffect } from 'react'
import { openCodeReader } from '#lib/camera/codes.ts'

/** A picture that holds nothing: to ask for it brings the reader. */
const emptyPx = 1

let isKept = false

/** Has the reader of QR codes come, draws nothing: where food changes hands there may be no network. */
export function KeptReader() {
  useEffect(() => void keepReader(), [])
  return null
}

/** Once, and only where what comes is kept and the person did not ask to save data. */
async function keepReader(): Promise<void> {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (isKept || !serviceWorker?.controller || connection?.saveData === true) return
  isKept = true
  const reader = openCodeReader('qr', () => undefined)
  try {
    await reader.read(new ImageData(emptyPx, emptyPx))
  } catch {
    // There is no network now: the next card tries again, and the scan itself says what is missing.
    isKept = false
  } finally {
    reader.close()
  }
}
