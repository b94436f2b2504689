import { cream, paper } from '../palette.ts'
import { Face } from './face.tsx'
import { type Character, Place } from './place.tsx'

/** A block of tofu, 50 x 36. */
export function Tofu({ mood, ...at }: Character) {
  return (
    <Place {...at}>
      <path d="M-21-24l9-11h36v25L17 0z" fill={cream} />
      <path d="M17-24l7-11" />
      <rect x="-22" y="-25" width="39" height="25" rx="4" fill={paper} />
      {mood ? <Face x={-2.5} y={-14} s={0.9} mood={mood} /> : <path d="M-14-16h4M4-8h4" />}
    </Place>
  )
}
