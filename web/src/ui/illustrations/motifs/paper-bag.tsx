import { cream, tomato } from '../palette.ts'
import { Heart } from './heart.tsx'
import { type At, Place } from './place.tsx'

/** A paper bag of food to give away, 38 x 44. */
export function PaperBag(at: At) {
  return (
    <Place {...at}>
      <path d="M-18-42l6 4 6-4 6 4 6-4 6 4 6-4 1 39q0 3-3 3h-32q-3 0-3-3z" fill={cream} />
      <Heart y={-18} fill={tomato} />
    </Place>
  )
}
