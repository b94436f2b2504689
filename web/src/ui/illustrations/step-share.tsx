import { Art, type ArtProps } from './art.tsx'
import { Heart } from './motifs/heart.tsx'
import { Pot } from './motifs/pot.tsx'
import { RiceBowl } from './motifs/rice-bowl.tsx'
import { line, sky } from './palette.ts'

/** Third step: cook it, or give it to a neighbour. */
export function StepShare(props: ArtProps) {
  return (
    <Art width={120} height={96} {...props}>
      <path d="M8 92h104" stroke={line} />
      <path d="M30 44q-5-5 0-10t0-10M42 44q-5-5 0-10t0-10" stroke={line} />
      <Pot x={37} y={91} s={0.88} mood="happy" />
      <RiceBowl x={91} y={91} s={0.9} fill={sky} mood="happy" />
      <Heart x={72} y={30} s={1.1} r={8} />
    </Art>
  )
}
