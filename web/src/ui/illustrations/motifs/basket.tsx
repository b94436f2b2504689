import { amber, wood } from '../palette.ts'
import { Face } from './face.tsx'
import { type Character, Place } from './place.tsx'

/** The front of a woven basket, 72 x 36; what is drawn before it looks out of it. */
export function Basket({ mood, ...at }: Character) {
  return (
    <Place {...at}>
      <path d="M-31-30h62l-5 26q-1 4-5 4h-42q-4 0-5-4z" fill={amber} />
      <path d="M-27-9h54M-22-24v22M22-24v22" stroke={wood} />
      <path d="M-31-30h62l-5 26q-1 4-5 4h-42q-4 0-5-4z" />
      <rect x="-36" y="-36" width="72" height="9" rx="4.5" fill={wood} />
      {mood && <Face y={-17} s={1.1} mood={mood} />}
    </Place>
  )
}
