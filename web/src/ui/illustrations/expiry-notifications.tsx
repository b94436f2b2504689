import { Art, type ArtProps } from './art.tsx'
import { Bell } from './motifs/bell.tsx'
import { Milk } from './motifs/milk.tsx'
import { line } from './palette.ts'

/** Home card: a bell rings for the milk. */
export function ExpiryNotifications(props: ArtProps) {
  return (
    <Art width={96} height={96} {...props}>
      <Milk x={34} y={92} s={1.3} mood="happy" />
      <Bell x={70} y={52} s={0.72} r={12} />
      <path d="M90 18q5 9 2 19" stroke={line} />
    </Art>
  )
}
