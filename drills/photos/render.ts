/** A picture of print as a phone takes it; drawn in the browser that reads it. */
export interface Photo {
  lines: readonly string[]
  width: number
  height: number
  font: string
  /** Px of the letters. */
  size: number
  /** Printed by points of ink. */
  isDotted: boolean
  ink: string
  paper: string
  /** Degrees. */
  tilt: number
  /** Px. */
  blur: number
  /** How dark the shadow is, 0 to 1, and where it falls. */
  shadow: number
  shadowAt: number
  /** How far brightness strays from pixel to pixel, of 255. */
  grain: number
  seed: number
}

/** Draws a photo; runs in the page, so all that it needs stands in it. Returns a PNG as a data URL. */
export function drawPhoto(photo: Photo): string {
  const { lines, width, height, font, size, isDotted, tilt, blur, shadow, shadowAt, grain } = photo
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws nothing')
  context.fillStyle = photo.paper
  context.fillRect(0, 0, width, height)
  context.save()
  context.filter = blur > 0 ? `blur(${blur}px)` : 'none'
  context.translate(width / 2, height / 2)
  context.rotate((tilt * Math.PI) / 180)
  context.fillStyle = photo.ink
  context.font = `${size}px ${font}`
  const lineHeight = size * 1.35
  const widest = Math.max(...lines.map((line) => context.measureText(line).width))
  const ink = document.createElement('canvas')
  ink.width = Math.ceil(widest) + 4
  ink.height = Math.ceil(lineHeight * lines.length) + 4
  const print = ink.getContext('2d')
  if (!print) throw new Error('this browser draws nothing')
  print.fillStyle = photo.ink
  print.font = context.font
  for (const [n, line] of lines.entries()) print.fillText(line, 0, (n + 0.8) * lineHeight)
  if (isDotted) {
    const step = size / 11
    print.globalCompositeOperation = 'destination-in'
    print.beginPath()
    for (let y = 0; y < ink.height; y += step)
      for (let x = 0; x < ink.width; x += step) {
        print.moveTo(x + step * 0.52, y)
        print.arc(x, y, step * 0.52, 0, 2 * Math.PI)
      }
    print.fill()
  }
  context.drawImage(ink, -ink.width / 2, -ink.height / 2)
  context.restore()
  const shade = context.createLinearGradient(0, 0, width, height * shadowAt)
  shade.addColorStop(0, `rgb(0 0 0 / ${shadow})`)
  shade.addColorStop(0.3 + shadowAt / 3, `rgb(0 0 0 / ${shadow * 0.8})`)
  shade.addColorStop(Math.min(1, 0.45 + shadowAt / 3), 'rgb(0 0 0 / 0)')
  context.fillStyle = shade
  context.fillRect(0, 0, width, height)
  const pixels = context.getImageData(0, 0, width, height)
  let state = photo.seed
  for (let at = 0; at < pixels.data.length; at += 4) {
    state = (state * 16_807) % 2_147_483_647
    const stray = (state / 2_147_483_647 - 0.5) * grain
    for (let colour = 0; colour < 3; colour++)
      pixels.data[at + colour] = (pixels.data[at + colour] ?? 0) + stray
  }
  context.putImageData(pixels, 0, 0)
  return canvas.toDataURL('image/png')
}
