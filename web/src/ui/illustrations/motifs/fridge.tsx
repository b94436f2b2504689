import { amber, cream, mint, paper } from '../palette.ts'
import { Face } from './face.tsx'
import { type Character, Place } from './place.tsx'

/** A closed fridge, 56 x 86. */
export function Fridge({ mood, ...at }: Character) {
  return (
    <Place {...at}>
      <path d="M-20-4v4h6v-4M14-4v4h6v-4" fill={cream} />
      <rect x="-28" y="-86" width="56" height="82" rx="11" fill={mint} />
      <path d="M-28-58h56M-19-74v8M-19-50v14" />
      <path d="M6-77h12v10H6z" fill={paper} />
      <path d="M12-79h.01" stroke={amber} strokeWidth="5" />
      {mood && <Face x={3} y={-34} s={1.15} mood={mood} />}
    </Place>
  )
}
