/**
 * All files that an entry of Vite's manifest loads at once: itself, its styles and assets, and what it imports statically.
 * Throws where the manifest has no such entry.
 */
export function loadedFiles(manifest, key, seen = new Set()) {
  const entry = manifest[key]
  if (!entry) throw new Error(`the manifest has no ${key}: was the web built?`)
  if (seen.has(key)) return new Set()
  seen.add(key)
  const own = [entry.file, ...(entry.css ?? [])].filter((file) => !file.endsWith('.html'))
  const imported = (entry.imports ?? []).flatMap((each) => [...loadedFiles(manifest, each, seen)])
  return new Set([...own, ...imported])
}

const cameraName = /camera|zxing|tesseract/i
/** What runs the camera, or names the workers that do. */
const cameraCode = /assets\/camera\/|zxing|tesseract|BarcodeDetector/

/** Those of some files that are of the camera: by their names, or by what `textOf` tells of a script. */
export const ofCamera = (files, textOf) =>
  [...files].filter(
    (file) => cameraName.test(file) || (file.endsWith('.js') && cameraCode.test(textOf(file))),
  )
