import { type BadgeProps, Medal } from './medal.tsx'
import { BokChoy } from './motifs/bok-choy.tsx'
import { Egg } from './motifs/egg.tsx'
import { Jar } from './motifs/jar.tsx'
import { Tofu } from './motifs/tofu.tsx'
import { Tomato } from './motifs/tomato.tsx'
import { Tube } from './motifs/tube.tsx'
import { wood } from './palette.ts'

/** Pantry Builder: five things on two boards. */
export function BadgePantryBuilder(props: BadgeProps) {
  return (
    <Medal {...props}>
      <Jar x={49} y={43} s={0.47} />
      <BokChoy x={69} y={43} s={0.45} />
      <Tomato x={44} y={66} s={0.45} />
      <Tofu x={61} y={66} s={0.42} />
      <Egg x={77} y={66} s={0.52} />
      <Tube d="M34 44h52M37 67h46" fill={wood} w={2.5} />
    </Medal>
  )
}
