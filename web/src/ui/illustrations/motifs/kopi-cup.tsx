import { cream, leaf, paper, wood } from '../palette.ts'
import { Face } from './face.tsx'
import { type Character, Place } from './place.tsx'
import { Tube } from './tube.tsx'

/** A kopitiam cup on its saucer, 58 x 36. */
export function KopiCup({ mood, ...at }: Character) {
  return (
    <Place {...at}>
      <Tube d="M18-25c12-2 11 13-2 12" fill={paper} w={2.5} />
      <path d="M-26-4h52c-2 3-6 4-10 4h-32c-4 0-8-1-10-4z" fill={cream} />
      <path d="M-19-31h38v11c0 9-5 16-10 16H-9c-5 0-10-7-10-16z" fill={paper} />
      <ellipse cy="-31" rx="19" ry="4.5" fill={wood} />
      {mood ? <Face y={-19} s={0.95} mood={mood} /> : <path d="M-12-15q6 6 12 0t12 0" stroke={leaf} />}
    </Place>
  )
}
