import { type BadgeProps, Medal } from './medal.tsx'
import { Carrot } from './motifs/carrot.tsx'
import { Face } from './motifs/face.tsx'
import { mint, sky } from './palette.ts'

/** Waste Warrior: a shield, and a carrot for a sword. */
export function BadgeWasteWarrior(props: BadgeProps) {
  return (
    <Medal ribbon={sky} {...props}>
      <Carrot x={86} y={19} s={0.88} r={200} />
      <path d="M35 31q11 0 17-6 6 6 17 6 2 32-17 43-19-11-17-43z" fill={mint} />
      <Face x={52} y={46} s={1.05} />
    </Medal>
  )
}
