import { Art, type ArtProps } from './art.tsx'
import { BokChoy } from './motifs/bok-choy.tsx'
import { Carrot } from './motifs/carrot.tsx'
import { Egg } from './motifs/egg.tsx'
import { Face } from './motifs/face.tsx'
import { Heart } from './motifs/heart.tsx'
import { Jar } from './motifs/jar.tsx'
import { KopiCup } from './motifs/kopi-cup.tsx'
import { Milk } from './motifs/milk.tsx'
import { PaperBag } from './motifs/paper-bag.tsx'
import { RiceBowl } from './motifs/rice-bowl.tsx'
import { Tofu } from './motifs/tofu.tsx'
import { Tomato } from './motifs/tomato.tsx'
import { Tube } from './motifs/tube.tsx'
import { amber, carrot, hair, leaf, line, mint, paper, skin, sky, tomato, wash, wood } from './palette.ts'

/** A name tag on an item: the colour says how long it keeps, the stroke stands for a name. */
function Tag({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth="2">
      <rect x="-15" y="-6" width="30" height="12" rx="3" fill={paper} />
      <path d="M-8 0h.01" stroke={fill} strokeWidth="6" />
      <path d="M-2 0h12" />
    </g>
  )
}

function Plant() {
  return (
    <>
      <Tube d="M34 266h72M46 266l-6 71M94 266l6 71M42 308h56" fill={wood} w={2.5} />
      <path
        d="M70 226c-2-26-20-36-34-34-2 20 10 34 34 34zm0-4c-4-32 2-46 12-54 12 12 8 36-12 54zm0 4c2-18 12-28 28-26 1 18-10 30-28 26z"
        fill={leaf}
      />
      <path d="M50 224h40l-5 38H55z" fill={tomato} />
      <Face x={70} y={240} />
    </>
  )
}

function OpenFridge() {
  return (
    <>
      <path d="M176 330v7h10v-7M288 330v7h10v-7" fill={wood} />
      <rect x="160" y="36" width="154" height="296" rx="20" fill={mint} />
      <path d="M160 122h154M176 86v22" />
      <Face x={240} y={80} s={2} />
      <path d="M286 54h14v14h-14z" fill={paper} />
      <Heart x={293} y={61} s={0.4} />
      <rect x="172" y="132" width="130" height="190" rx="10" fill={paper} />
      <path d="M173 262h128v40H173z" fill={sky} stroke="none" />
      <Milk x={194} y={197} s={0.95} />
      <Tofu x={236} y={197} s={0.95} />
      <Jar x={281} y={197} s={0.95} />
      <RiceBowl x={204} y={261} />
      <Egg x={247} y={261} s={0.8} />
      <Egg x={271} y={261} s={0.8} />
      <path d="M172 198h130M172 262h130" />
      <BokChoy x={200} y={317} s={0.85} />
      <Carrot x={232} y={318} s={0.75} r={10} />
      <BokChoy x={272} y={317} s={0.85} r={6} />
      <path d="M172 292h130v20a10 10 0 0 1-10 10H182a10 10 0 0 1-10-10z" fill={sky} />
      <path d="M226 306h22" />
      <Tag x={194} y={183} fill={amber} />
      <Tag x={234} y={188} fill={leaf} />
      <Tag x={204} y={249} fill={tomato} />
      <path d="M160 132l-38-16q-8-3-8 6v204q0 9 8 6l38-14z" fill={mint} />
      <path d="M152 146l-28-11v176l28-10z" fill={paper} />
      <path d="M133 170h10v32h-10zM135 163h6v7h-6z" fill={carrot} />
      <path d="M131 244h14v26h-14z" fill={amber} />
      <path d="M124 190l28 2v16l-28 2zM124 258l28-2v18l-28 4z" fill={sky} />
    </>
  )
}

function Student() {
  return (
    <>
      <path d="M400 330h-14q-4 7 0 7h16zM438 330h14q4 7 0 7h-16z" fill={paper} />
      <path d="M396 262h46l2 68h-18l-6-46-6 46h-20z" fill={sky} />
      <PaperBag x={456} y={318} s={0.95} />
      <path d="M397 206q22-12 44 0 8 30 6 66h-56q-2-36 6-66z" fill={leaf} />
      <path d="M408 240h22v16h-22z" />
      <path d="M345 246h.01M456 272h.01" strokeWidth="22" />
      <path d="M345 246h.01M456 272h.01" stroke={skin} strokeWidth="17" />
      <Tube d="M400 216q-10 32-40 31M440 216q16 20 16 44" fill={leaf} w={16} />
      <Tomato x={338} y={241} s={0.95} />
      <circle cx="419" cy="170" r="27" fill={skin} />
      <path d="M391 176c-8-44 64-48 56 0-4-6-6-12-6-18-10 4-24 3-32-2-4 8-10 14-18 20z" fill={hair} />
      <Face x={416} y={176} s={1.15} />
    </>
  )
}

/** The landing page: a shared fridge with labelled food, and a student who puts something in. */
export function LandingHero(props: ArtProps) {
  return (
    <Art width={480} height={360} {...props}>
      <path
        d="M40 336C4 290 14 200 70 170c40-22 40-84 96-116 60-34 130-40 190-12 66 30 104 96 110 164 4 56-8 98-30 130z"
        fill={wash}
        stroke="none"
      />
      <path d="M14 337h452" stroke={line} />
      <rect x="352" y="106" width="112" height="9" rx="4" fill={wood} />
      <KopiCup x={390} y={105} />
      <path d="M384 62q-5-5 0-10t0-10M396 62q-5-5 0-10t0-10" stroke={line} />
      <Jar x={441} y={105} s={0.8} fill={tomato} />
      <Plant />
      <OpenFridge />
      <Student />
    </Art>
  )
}
