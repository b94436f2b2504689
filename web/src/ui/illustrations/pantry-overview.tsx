import { Art, type ArtProps } from './art.tsx'
import { Carrot } from './motifs/carrot.tsx'
import { Fridge } from './motifs/fridge.tsx'
import { Tomato } from './motifs/tomato.tsx'

/** Home card: a content fridge with its vegetables. */
export function PantryOverview(props: ArtProps) {
  return (
    <Art width={96} height={96} {...props}>
      <Fridge x={33} y={92} s={1.02} mood="happy" />
      <Carrot x={78} y={92} s={0.78} r={5} />
      <Tomato x={63} y={92} s={0.62} />
    </Art>
  )
}
