import { cream } from '../palette.ts'
import { Face } from './face.tsx'
import { type Character, Place } from './place.tsx'

/** An egg, 26 x 33. */
export function Egg({ mood, ...at }: Character) {
  return (
    <Place {...at}>
      <path d="M0 0c-8 0-13-6-13-14C-13-23-6-33 0-33s13 10 13 19C13-6 8 0 0 0z" fill={cream} />
      {mood && <Face y={-16} s={0.75} mood={mood} />}
    </Place>
  )
}
