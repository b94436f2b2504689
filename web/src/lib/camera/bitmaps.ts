/** Longest sides in px: codes need little, small print all that there is. */
export const sides = { codes: 1280, print: 2000 }

function drawn(source: CanvasImageSource, size: { width: number; height: number }, side: number): ImageData {
  const scale = Math.min(1, side / Math.max(size.width, size.height))
  const width = Math.round(size.width * scale)
  const height = Math.round(size.height * scale)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser draws nothing')
  context.drawImage(source, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}

/** What a camera sees now; undefined before its first picture. */
export function frameOf(video: HTMLVideoElement, side: number): ImageData | undefined {
  const { videoWidth: width, videoHeight: height } = video
  return width > 0 && height > 0 ? drawn(video, { width, height }, side) : undefined
}

/** The picture in a file. Throws for what is none. */
export async function bitmapOf(file: Blob, side: number): Promise<ImageData> {
  const bitmap = await createImageBitmap(file)
  try {
    return drawn(bitmap, bitmap, side)
  } finally {
    bitmap.close()
  }
}
