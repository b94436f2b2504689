import { type BadgeProps, Medal } from './medal.tsx'
import { Face } from './motifs/face.tsx'
import { cream, paper } from './palette.ts'

/** Pantry Chef: the hat. */
export function BadgePantryChef(props: BadgeProps) {
  return (
    <Medal {...props}>
      <path d="M43 58c-14-2-15-22 1-23 2-15 30-15 32 0 16 1 15 21 1 23z" fill={paper} />
      <path d="M43 56h34v13q-17 5-34 0z" fill={cream} />
      <Face x={60} y={43} s={1.15} />
    </Medal>
  )
}
