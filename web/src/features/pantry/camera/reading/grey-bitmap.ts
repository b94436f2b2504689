/** A bitmap in shades of grey, a byte a pixel, row by row. */
export interface GreyBitmap {
  width: number
  height: number
  data: Uint8ClampedArray
}

/** How much each colour adds to what eyes take for brightness, of 256. */
const weights = { red: 77, green: 150, blue: 29 }
const bytesPerPixel = 4
const white = 255

/** The brightness of a bitmap of four bytes a pixel. */
export function greyOf({
  width,
  height,
  data,
}: {
  width: number
  height: number
  data: ArrayLike<number>
}): GreyBitmap {
  const grey = new Uint8ClampedArray(width * height)
  for (let at = 0; at < grey.length; at++) {
    const from = at * bytesPerPixel
    const sum =
      weights.red * (data[from] ?? 0) +
      weights.green * (data[from + 1] ?? 0) +
      weights.blue * (data[from + 2] ?? 0)
    grey[at] = sum >> 8
  }
  return { width, height, data: grey }
}

/** The negative: white print on a dark lid reads as black on white. */
export const inverted = ({ width, height, data }: GreyBitmap): GreyBitmap => ({
  width,
  height,
  data: data.map((value) => white - value),
})

const headerBytes = 54
const paletteBytes = 1024
const rowAlignment = 4
const shades = 256

/** The bitmap as a BMP file, which costs next to nothing to write and to read. */
export function bmpOf({ width, height, data }: GreyBitmap): Uint8Array {
  const rowBytes = Math.ceil(width / rowAlignment) * rowAlignment
  const offset = headerBytes + paletteBytes
  const file = new Uint8Array(offset + rowBytes * height)
  file.set(headerOf(width, height, offset, file.length))
  for (let shade = 0; shade < shades; shade++)
    file.set([shade, shade, shade, 0], headerBytes + shade * bytesPerPixel)
  // Rows stand from the lowest up.
  for (let y = 0; y < height; y++)
    file.set(data.subarray(y * width, (y + 1) * width), offset + (height - 1 - y) * rowBytes)
  return file
}

/** The head of a BMP file of eight bits a pixel; the offsets are the format's. */
function headerOf(width: number, height: number, offset: number, length: number): Uint8Array {
  const header = new Uint8Array(headerBytes)
  const view = new DataView(header.buffer)
  header.set(new TextEncoder().encode('BM'))
  view.setUint32(2, length, true)
  view.setUint32(10, offset, true)
  view.setUint32(14, 40, true)
  view.setInt32(18, width, true)
  view.setInt32(22, height, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, 8, true)
  return header
}
