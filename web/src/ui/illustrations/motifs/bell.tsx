import { amber, cream } from '../palette.ts'
import { Face } from './face.tsx'
import { type Character, Place } from './place.tsx'

/** A bell, 54 x 58. */
export function Bell({ mood, ...at }: Character) {
  return (
    <Place {...at}>
      <path d="M-7-8a7 7 0 0 0 14 0z" fill={cream} />
      <circle cy="-51" r="4" fill={amber} />
      <path d="M-27-8c6-5 7-11 7-22a20 20 0 0 1 40 0c0 11 1 17 7 22z" fill={amber} />
      {mood && <Face y={-27} mood={mood} />}
    </Place>
  )
}
