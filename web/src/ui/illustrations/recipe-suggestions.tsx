import { Art, type ArtProps } from './art.tsx'
import { BokChoy } from './motifs/bok-choy.tsx'
import { Carrot } from './motifs/carrot.tsx'
import { Pot } from './motifs/pot.tsx'
import { line, wood } from './palette.ts'

/** Home card: what is left goes into one pot. */
export function RecipeSuggestions(props: ArtProps) {
  return (
    <Art width={96} height={96} {...props}>
      <path d="M62 60l8-34q2-9 9-7t4 11L70 62z" fill={wood} />
      <BokChoy x={34} y={80} s={0.9} r={-10} />
      <Carrot x={53} y={84} s={0.85} r={4} />
      <Pot x={48} y={90} s={1.15} mood="happy" />
      <path d="M42 18q-4-4 0-7t0-7M56 18q-4-4 0-7t0-7" stroke={line} />
    </Art>
  )
}
