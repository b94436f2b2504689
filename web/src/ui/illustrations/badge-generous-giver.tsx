import { type BadgeProps, Medal } from './medal.tsx'
import { Basket } from './motifs/basket.tsx'
import { Carrot } from './motifs/carrot.tsx'
import { Milk } from './motifs/milk.tsx'
import { Tomato } from './motifs/tomato.tsx'
import { tomato } from './palette.ts'

/** Generous Giver: a basket filled above its rim. */
export function BadgeGenerousGiver(props: BadgeProps) {
  return (
    <Medal ribbon={tomato} {...props}>
      <Milk x={50} y={64} s={0.68} r={-6} />
      <Carrot x={63} y={70} s={0.72} r={8} />
      <Tomato x={75} y={58} s={0.5} />
      <Basket x={60} y={73} s={0.74} mood="happy" />
    </Medal>
  )
}
