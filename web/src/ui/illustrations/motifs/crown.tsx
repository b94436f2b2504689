import { amber, leaf, tomato } from '../palette.ts'
import { type At, Place } from './place.tsx'

/** A crown, 42 x 28. */
export function Crown(at: At) {
  return (
    <Place {...at}>
      <path d="M-19 0l-3-21 11 8L0-27l11 14 11-8-3 21q-19 4-38 0z" fill={amber} />
      <path d="M-9-5h.01M9-5h.01" stroke={leaf} strokeWidth="4.5" />
      <path d="M0-6h.01" stroke={tomato} strokeWidth="5.5" />
    </Place>
  )
}
