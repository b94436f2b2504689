import { Art, type ArtProps } from './art.tsx'
import { Sparkle } from './motifs/sparkle.tsx'
import { Trophy } from './motifs/trophy.tsx'

/** Home card: a cup that is happy for you. */
export function Achievements(props: ArtProps) {
  return (
    <Art width={96} height={96} {...props}>
      <Trophy x={48} y={90} s={1.25} mood="happy" />
      <Sparkle x={14} y={72} />
      <Sparkle x={82} y={68} s={0.7} />
    </Art>
  )
}
