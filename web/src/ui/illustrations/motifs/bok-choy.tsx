import { leaf, paper, sprout } from '../palette.ts'
import { Face } from './face.tsx'
import { type Character, Place } from './place.tsx'

/** A head of bok choy, 46 x 60. */
export function BokChoy({ mood, ...at }: Character) {
  return (
    <Place {...at}>
      <path
        d="M-5-24c-19 2-24-22-13-30 12 2 17 16 13 30zm10 0c19 2 24-22 13-30C6-52 1-38 5-24z"
        fill={leaf}
      />
      <path d="M0-24c-13-10-12-31 0-36 12 5 13 26 0 36z" fill={sprout} />
      <path d="M0-30v-16" />
      <path d="M-8-28c0 9-10 14-9 23 1 7 33 7 34 0 1-9-9-14-9-23-4-4-12-4-16 0z" fill={paper} />
      {mood ? <Face y={-11} s={0.85} mood={mood} /> : <path d="M-4-20c0 6-4 8-4 13M4-20c0 6 4 8 4 13" />}
    </Place>
  )
}
