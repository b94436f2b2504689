import { Art, type ArtProps } from './art.tsx'
import { Bell } from './motifs/bell.tsx'
import { Scene } from './motifs/scene.tsx'
import { cream, line } from './palette.ts'

/** Nothing to be told: the bell is asleep under the moon. */
export function NoNotifications(props: ArtProps) {
  return (
    <Art width={200} height={150} {...props}>
      <Scene />
      <path d="M62 36c-9 2-15 9-15 18 0 10 8 18 18 18 8 0 14-5 17-12-14 3-24-10-20-24z" fill={cream} />
      <Bell x={108} y={132} s={1.5} mood="asleep" />
      <path d="M142 56h10l-10 12h10M160 32h14l-14 17h14" stroke={line} />
    </Art>
  )
}
