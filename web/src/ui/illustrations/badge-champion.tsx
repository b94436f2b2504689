import { type BadgeProps, Medal } from './medal.tsx'
import { Sparkle } from './motifs/sparkle.tsx'
import { Trophy } from './motifs/trophy.tsx'
import { tomato } from './palette.ts'

/** Champion, 200 donations: the cup. */
export function BadgeChampion(props: BadgeProps) {
  return (
    <Medal ribbon={tomato} {...props}>
      <Trophy x={60} y={74} s={0.79} mood="happy" />
      <Sparkle x={36} y={62} s={0.7} />
      <Sparkle x={84} y={62} s={0.7} />
    </Medal>
  )
}
