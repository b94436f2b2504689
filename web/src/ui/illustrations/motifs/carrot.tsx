import { carrot, leaf, sprout } from '../palette.ts'
import { Face } from './face.tsx'
import { type Character, Place } from './place.tsx'

/** A carrot standing on its tip, 30 x 72. */
export function Carrot({ mood, ...at }: Character) {
  return (
    <Place {...at}>
      <path d="M0-44c-10-2-17-10-14-18 8 0 14 8 14 18zm0 0c10-2 17-10 14-18-8 0-14 8-14 18z" fill={leaf} />
      <path d="M0-44c-7-8-6-20 0-26 6 6 7 18 0 26z" fill={sprout} />
      <path d="M-15-34c0-14 30-14 30 0C15-18 6 0 0 0s-15-18-15-34z" fill={carrot} />
      <path d={mood ? 'M-8-13h5M9-17H5' : 'M-14-28h7M13-22H7M-9-14h5'} />
      {mood && <Face y={-32} s={0.85} mood={mood} />}
    </Place>
  )
}
