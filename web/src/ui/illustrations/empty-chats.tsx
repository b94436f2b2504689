import { Art, type ArtProps } from './art.tsx'
import { KopiCup } from './motifs/kopi-cup.tsx'
import { Scene } from './motifs/scene.tsx'
import { mint, paper } from './palette.ts'

/** No conversation yet: two cups, one word away from each other. */
export function EmptyChats(props: ArtProps) {
  return (
    <Art width={200} height={150} {...props}>
      <Scene />
      <path
        d="M46 24h44a11 11 0 0 1 11 11v15a11 11 0 0 1-11 11H74L62 73l1-12H46a11 11 0 0 1-11-11V35a11 11 0 0 1 11-11z"
        fill={paper}
      />
      <path d="M56 43h.01M68 43h.01M80 43h.01" strokeWidth="5" />
      <path
        d="M118 42h32a10 10 0 0 1 10 10v10a10 10 0 0 1-10 10h-4l1 10-11-10h-18a10 10 0 0 1-10-10V52a10 10 0 0 1 10-10z"
        fill={mint}
      />
      <path d="M126 57h.01M134 57h.01M142 57h.01" strokeWidth="4" />
      <KopiCup x={58} y={131} s={1.2} mood="happy" />
      <KopiCup x={140} y={131} s={1.2} mood="happy" />
    </Art>
  )
}
