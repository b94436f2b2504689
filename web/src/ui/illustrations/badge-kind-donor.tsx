import { type BadgeProps, Medal } from './medal.tsx'
import { Face } from './motifs/face.tsx'
import { leaf, tomato } from './palette.ts'

/** Kind Donor: a heart that grew a leaf. */
export function BadgeKindDonor(props: BadgeProps) {
  return (
    <Medal ribbon={tomato} {...props}>
      <path d="M60 36c0-8 4-13 13-14 1 9-4 14-13 14z" fill={leaf} />
      <path d="M60 74C43 65 36 56 36 46c0-14 20-17 24-5 4-12 24-9 24 5 0 10-7 19-24 28z" fill={tomato} />
      <Face x={60} y={51} s={1.15} />
    </Medal>
  )
}
