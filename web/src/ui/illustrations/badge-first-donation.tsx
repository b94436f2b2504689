import { type BadgeProps, Medal } from './medal.tsx'
import { BokChoy } from './motifs/bok-choy.tsx'
import { PaperBag } from './motifs/paper-bag.tsx'
import { tomato } from './palette.ts'

/** First Donation: one bag with a heart. */
export function BadgeFirstDonation(props: BadgeProps) {
  return (
    <Medal ribbon={tomato} {...props}>
      <BokChoy x={62} y={68} s={0.82} r={6} />
      <PaperBag x={60} y={74} s={0.95} />
    </Medal>
  )
}
