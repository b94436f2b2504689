import { amber, tomato } from '../palette.ts'
import { Face } from './face.tsx'
import { type Character, Place } from './place.tsx'

/** A cooking pot without its lid, 74 x 38. */
export function Pot({ mood, ...at }: Character) {
  return (
    <Place {...at}>
      <path d="M-27-27h-6a4 4 0 0 0 0 9h6M27-27h6a4 4 0 0 1 0 9h-6" fill={amber} />
      <path d="M-28-34h56v22c0 8-4 12-12 12h-32c-8 0-12-4-12-12z" fill={tomato} />
      <rect x="-31" y="-39" width="62" height="8" rx="4" fill={tomato} />
      {mood && <Face y={-19} s={1.1} mood={mood} />}
    </Place>
  )
}
