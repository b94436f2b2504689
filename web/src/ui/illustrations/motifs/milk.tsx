import { paper, sky } from '../palette.ts'
import { Face } from './face.tsx'
import { type Character, Place } from './place.tsx'

/** A carton of milk, 34 x 59. */
export function Milk({ mood, ...at }: Character) {
  return (
    <Place {...at}>
      <path d="M-17-40-10-52h20l7 12z" fill={sky} />
      <rect x="-11" y="-59" width="22" height="7" rx="2" fill={paper} />
      <path d="M-17-40h34v37a3 3 0 0 1-3 3h-28a3 3 0 0 1-3-3z" fill={paper} />
      <path d="M-17-9q8.5-6 17 0t17 0v6a3 3 0 0 1-3 3h-28a3 3 0 0 1-3-3z" fill={sky} />
      {mood && <Face y={-27} s={0.95} mood={mood} />}
    </Place>
  )
}
