/** Bars of a digit, a bit a module: as they stand in the left half with odd parity; the right half is its negative. */
const left = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ')
/** Which digits of the left half are mirrored: so EAN-13 says its first digit. */
const parities = 'OOOOOO OOEOEE OOEEOE OOEEEO OEOOEE OEEOOE OEEEOO OEOEOE OEOEEO OEEOEO'.split(' ')

const negative = (bits: string) => bits.replaceAll(/./g, (bit) => (bit === '0' ? '1' : '0'))
const mirrored = (bits: string) => bits.split('').toReversed().join('')
const barsOf = (digit: string) => left[Number(digit)] ?? ''

/** The modules of an EAN-8 or an EAN-13, which a UPC-A is with a 0 before. */
function modulesOf(code: string): string {
  const isShort = code.length === 8
  const parity = isShort ? 'OOOO' : (parities[Number(code[0])] ?? '')
  const digits = isShort ? code : code.slice(1)
  const half = digits.length / 2
  const bars = (part: string, bits: (digit: string, n: number) => string) =>
    part
      .split('')
      .map((digit, n) => bits(digit, n))
      .join('')
  const first = bars(digits.slice(0, half), (digit, n) =>
    parity[n] === 'E' ? mirrored(negative(barsOf(digit))) : barsOf(digit),
  )
  const second = bars(digits.slice(half), (digit) => negative(barsOf(digit)))
  return `101${first}01010${second}101`
}

export interface BarcodeLook {
  /** Px of the narrowest bar. */
  module: number
  /** Degrees. */
  turn: number
  /** Brightness of paper and ink, 0 to 255. */
  paper: number
  ink: number
  /** How far values stray, 0 to 255. */
  noise: number
  /** Share of the light that is lost towards one side. */
  shade: number
}

const size = { width: 640, height: 480 }
const barShare = 42
const bytesPerPixel = 4
/** Each pixel is the mean of so many points each way, as a lens would see it. */
const points = 3

/** A picture of a barcode as a camera may see it; `random` gives 0 to 1. */
export function barcodePicture(code: string, look: BarcodeLook, random: () => number) {
  const modules = modulesOf(code)
  const { width, height } = size
  const data = new Uint8ClampedArray(width * height * bytesPerPixel)
  const angle = (look.turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const isInk = (x: number, y: number) => {
    const [dx, dy] = [x - width / 2, y - height / 2]
    const along = (dx * cos + dy * sin) / look.module + modules.length / 2
    const across = Math.abs(dy * cos - dx * sin) / look.module
    return across < barShare / 2 && along >= 0 && modules[Math.floor(along)] === '1'
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let ink = 0
      for (let n = 0; n < points * points; n++)
        if (isInk(x + (n % points) / points, y + Math.floor(n / points) / points)) ink += 1
      const share = ink / (points * points)
      const light = 1 - (look.shade * x) / width
      const value = (look.paper + (look.ink - look.paper) * share) * light + (random() - 0.5) * look.noise
      data.set([value, value, value, 255], (y * width + x) * bytesPerPixel)
    }
  return { width, height, data, colorSpace: 'srgb' as const }
}
