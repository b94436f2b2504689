import { type BadgeProps, Medal } from './medal.tsx'
import { Carrot } from './motifs/carrot.tsx'
import { Sparkle } from './motifs/sparkle.tsx'
import { ink, leaf, sky, tomato } from './palette.ts'

/** Waste Vanisher: leftovers disappear in a magician's hat. */
export function BadgeWasteVanisher(props: BadgeProps) {
  return (
    <Medal ribbon={sky} {...props}>
      <ellipse cx="60" cy="47" rx="27" ry="7" fill={ink} />
      <Carrot x={56} y={70} s={0.8} r={9} />
      <path d="M43 51h34v21q-17 6-34 0z" fill={leaf} />
      <path d="M43 55q17 6 34 0v7q-17 6-34 0z" fill={tomato} />
      <path d="M33 47a27 7 0 0 0 54 0h-8q-19 8-38 0z" fill={leaf} />
      <Sparkle x={42} y={30} s={0.8} />
      <Sparkle x={81} y={32} />
    </Medal>
  )
}
