import { type BadgeProps, Medal } from './medal.tsx'
import { Milk } from './motifs/milk.tsx'

/** First Time Pantry User: the first carton. */
export function BadgeFirstTimePantryUser(props: BadgeProps) {
  return (
    <Medal {...props}>
      <Milk x={60} y={73} s={0.86} mood="happy" />
    </Medal>
  )
}
