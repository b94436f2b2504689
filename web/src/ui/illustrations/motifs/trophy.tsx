import { amber, leaf, wood } from '../palette.ts'
import { Face } from './face.tsx'
import { type Character, Place } from './place.tsx'
import { Tube } from './tube.tsx'

/** A cup for the winner, 68 x 62. */
export function Trophy({ mood, ...at }: Character) {
  return (
    <Place {...at}>
      <Tube d="M-20-54h-11c0 12 5 20 16 21M20-54h11c0 12-5 20-16 21" fill={amber} w={2.5} />
      <path d="M-5-24h10l2 14H-7z" fill={amber} />
      <path d="M-22-60h44c0 22-7 38-22 38s-22-16-22-38z" fill={amber} />
      <path d="M-15-10h30v10h-30z" fill={mood ? wood : leaf} />
      {mood && <Face y={-46} s={1.1} mood={mood} />}
    </Place>
  )
}
