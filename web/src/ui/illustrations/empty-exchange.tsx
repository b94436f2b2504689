import { Art, type ArtProps } from './art.tsx'
import { Basket } from './motifs/basket.tsx'
import { Heart } from './motifs/heart.tsx'
import { Scene } from './motifs/scene.tsx'
import { Tube } from './motifs/tube.tsx'
import { line, paper, wood } from './palette.ts'

/** Nothing shared yet: a basket waits on the table. */
export function EmptyExchange(props: ArtProps) {
  return (
    <Art width={200} height={150} {...props}>
      <Scene />
      <Tube d="M62 92c0-62 76-62 76 0" fill={wood} w={4} />
      <Basket x={100} y={132} s={1.3} mood="happy" />
      <path d="M139 98l14 6" stroke={line} />
      <path d="M152 98l24 8-6 20-24-8z" fill={paper} />
      <Heart x={161} y={112} s={0.6} r={18} />
      <path d="M30 78h.01M44 60h.01M100 34h.01M168 70h.01" stroke={line} strokeWidth="4" />
    </Art>
  )
}
