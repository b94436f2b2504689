import { correction, generate } from 'lean-qr/nano'
import classes from './qr-code.module.css'

interface QrCodeProps {
  text: string
  /** What it is, to who does not see it. */
  label: string
}

/** Cells of white around it, without which readers do not find it. */
const margin = 4

/** A text as a QR code as wide as its place: dark on white in both themes, and in print. */
export function QrCode({ text, label }: QrCodeProps) {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const side = code.size + 2 * margin
  const cells = Array.from({ length: code.size ** 2 }, (_, n) => [n % code.size, Math.floor(n / code.size)])
  const path = cells
    .flatMap(([x = 0, y = 0]) => (code.get(x, y) ? [`M${x + margin} ${y + margin}h1v1h-1z`] : []))
    .join('')
  return (
    <svg className={classes.code} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <path d={`M0 0h${side}v${side}H0z`} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
