import { Art, type ArtProps } from './art.tsx'
import { Face } from './motifs/face.tsx'
import { Scene } from './motifs/scene.tsx'
import { Sparkle } from './motifs/sparkle.tsx'
import { Tube } from './motifs/tube.tsx'
import { cream, leaf, sky, sprout, tomato, wood } from './palette.ts'

/** Not there yet: a seedling grows in an old tin. */
export function ComingSoon(props: ArtProps) {
  return (
    <Art width={200} height={150} {...props}>
      <Scene />
      <Tube d="M80 82V50" fill={sprout} w={2.5} />
      <path d="M80 60c-4-18-18-22-32-20 2 16 14 24 32 20z" fill={leaf} />
      <path d="M80 52c2-20 16-28 34-26-1 18-14 30-34 26z" fill={sprout} />
      <path d="M54 80h52v46q0 6-6 6H60q-6 0-6-6z" fill={cream} />
      <path d="M54 91h52v30H54z" fill={tomato} />
      <ellipse cx="80" cy="80" rx="26" ry="6" fill={wood} />
      <Face x={80} y={104} s={1.2} />
      <Tube d="M160 98c0-14 24-14 24 4 0 10-6 16-12 18" fill={sky} w={2.5} />
      <path d="M142 122l-15-21 5-4 16 12z" fill={sky} />
      <path d="M122 100l12-9 3 4-12 9z" fill={sky} />
      <path d="M142 98h30l4 28q0 6-6 6h-26q-6 0-6-6z" fill={sky} />
      <Sparkle x={34} y={72} />
      <Sparkle x={132} y={58} s={0.7} />
    </Art>
  )
}
