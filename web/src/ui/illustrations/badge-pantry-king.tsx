import { type BadgeProps, Medal } from './medal.tsx'
import { Crown } from './motifs/crown.tsx'
import { Tomato } from './motifs/tomato.tsx'

/** Pantry King: a crowned tomato. */
export function BadgePantryKing(props: BadgeProps) {
  return (
    <Medal {...props}>
      <Tomato x={60} y={76} s={1.1} mood="happy" />
      <Crown x={60} y={44} s={0.95} />
    </Medal>
  )
}
