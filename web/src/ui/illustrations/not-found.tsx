import { Art, type ArtProps } from './art.tsx'
import { Carrot } from './motifs/carrot.tsx'
import { Scene } from './motifs/scene.tsx'
import { amber, line, wood } from './palette.ts'

/** No such page: a carrot that lost its way at the signpost. */
export function NotFound(props: ArtProps) {
  return (
    <Art width={200} height={150} {...props}>
      <Scene />
      <path d="M12 122q16-10 28 0t26 0" stroke={line} strokeDasharray="1 7" />
      <path d="M134 24q0-3 3-3h5q3 0 3 3v107h-11z" fill={wood} />
      <path d="M112 34h50l12 11-12 11h-50z" fill={amber} />
      <path d="M168 66h-50l-12 11 12 11h50z" fill={amber} />
      <path d="M124 45h28M128 77h28" />
      <path d="M62 92l-12-7M98 92l12-8" stroke={line} />
      <Carrot x={80} y={131} s={1.3} mood="wow" />
      <path d="M36 40c0-12 17-11 16 0 0 7-8 7-8 14M44 64h.01" stroke={line} strokeWidth="3.5" />
    </Art>
  )
}
