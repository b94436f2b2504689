import { Art, type ArtProps } from './art.tsx'
import { Face } from './motifs/face.tsx'
import { Scene } from './motifs/scene.tsx'
import { amber, leaf, paper, sky, wood } from './palette.ts'

/** A search without a match: the magnifying glass found three peas. */
export function NoResults(props: ArtProps) {
  return (
    <Art width={200} height={150} {...props}>
      <Scene />
      <path d="M112 92l28 28q6 6 11 1t-1-11l-28-28z" fill={wood} />
      <circle cx="90" cy="68" r="40" fill={amber} />
      <circle cx="90" cy="68" r="31" fill={paper} />
      <path d="M67 62q4-14 18-17" stroke={sky} strokeWidth="4" />
      <Face x={92} y={68} s={1.5} mood="wow" />
      <g fill={leaf}>
        <circle cx="34" cy="126" r="6" />
        <circle cx="49" cy="126" r="6" />
        <circle cx="74" cy="126" r="6" />
      </g>
    </Art>
  )
}
