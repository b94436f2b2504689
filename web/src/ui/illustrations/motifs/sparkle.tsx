import { amber } from '../palette.ts'
import { type At, Place } from './place.tsx'

/** A four-pointed glint, 16 x 16, without an outline. */
export function Sparkle(at: At) {
  return (
    <Place {...at}>
      <path d="M0-8Q1-1 8 0 1 1 0 8-1 1-8 0-1-1 0-8z" fill={amber} stroke="none" />
    </Place>
  )
}
