import { Art, type ArtProps } from './art.tsx'
import { KopiCup } from './motifs/kopi-cup.tsx'
import { Scene } from './motifs/scene.tsx'
import { line, tomato } from './palette.ts'

/** No connection: the signal above the kopi fades like steam. */
export function Offline(props: ArtProps) {
  return (
    <Art width={200} height={150} {...props}>
      <Scene />
      <path d="M84 62q14-12 28 0M72 48q26-24 52 0" stroke={line} strokeWidth="4" />
      <path d="M60 34q38-34 76 0" stroke={line} strokeWidth="4" strokeDasharray="1 8" />
      <path d="M132 50l14 14M146 50l-14 14" stroke={tomato} strokeWidth="5" />
      <KopiCup x={98} y={131} s={1.6} mood="asleep" />
    </Art>
  )
}
