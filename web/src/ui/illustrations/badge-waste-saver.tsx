import { type BadgeProps, Medal } from './medal.tsx'
import { Face } from './motifs/face.tsx'
import { mint, paper, sky } from './palette.ts'

/** Waste Saver: a plate eaten clean. */
export function BadgeWasteSaver(props: BadgeProps) {
  return (
    <Medal ribbon={sky} {...props}>
      <circle cx="60" cy="48" r="20" fill={paper} />
      <circle cx="60" cy="48" r="13.5" fill={mint} stroke="none" />
      <Face x={60} y={46} s={0.95} />
      <path d="M31.5 34v9q0 4 4 4M35.5 34v30M39.5 34v9q0 4-4 4M86 64V34q-5 6-4 16h4" />
    </Medal>
  )
}
