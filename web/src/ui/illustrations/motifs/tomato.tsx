import { leaf, tomato } from '../palette.ts'
import { Face } from './face.tsx'
import { type Character, Place } from './place.tsx'

/** A tomato, 40 x 40. */
export function Tomato({ mood, ...at }: Character) {
  return (
    <Place {...at}>
      <path d="M0-31c10-6 20 1 20 13C20-6 12 0 0 0s-20-6-20-18C-20-30-10-37 0-31z" fill={tomato} />
      <path d="M0-30c-4 3-8 3-11 0 4-1 6-4 11-4s7 3 11 4c-3 3-7 3-11 0zm0-4q0-4 3-6" fill={leaf} />
      {mood && <Face y={-16} s={0.95} mood={mood} />}
    </Place>
  )
}
