import { Art, type ArtProps } from './art.tsx'
import { PaperBag } from './motifs/paper-bag.tsx'
import { RiceBowl } from './motifs/rice-bowl.tsx'
import { line } from './palette.ts'

/** Home card: a bag goes one way, a bowl the other. */
export function FoodExchange(props: ArtProps) {
  return (
    <Art width={96} height={96} {...props}>
      <PaperBag x={25} y={52} r={-5} />
      <RiceBowl x={64} y={91} s={1.05} mood="happy" />
      <path d="M54 14q22-1 25 20M71 28l8 7 6-9M27 85q-13-4-14-18M6 74l7-8 8 6" stroke={line} />
    </Art>
  )
}
