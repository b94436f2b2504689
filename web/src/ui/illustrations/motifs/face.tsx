import { blush } from '../palette.ts'
import { type At, type Mood, Place } from './place.tsx'

const eyes: Record<Mood, string> = {
  happy: 'M-7 0h.01M7 0h.01',
  sad: 'M-7 0h.01M7 0h.01',
  wow: 'M-7 0h.01M7 0h.01',
  asleep: 'M-9.5 0q2.5 2.5 5 0M4.5 0q2.5 2.5 5 0',
}

const mouths: Record<Mood, string> = {
  happy: 'M-3.5 3.5q3.5 4 7 0',
  sad: 'M-3.5 6.5q3.5-4 7 0',
  wow: 'M-1.5 5a1.5 1.8 0 1 0 3 0 1.5 1.8 0 1 0-3 0',
  asleep: 'M-2 4.5q2 1.5 4 0',
}

/** The face all the food shares: two dots, a mouth, warm cheeks. */
export function Face({ mood = 'happy', ...at }: At & { mood?: Mood | undefined }) {
  return (
    <Place {...at}>
      <path d="M-11.5 4.5h.01M11.5 4.5h.01" stroke={blush} strokeWidth="5" />
      <path d={eyes[mood]} strokeWidth={mood === 'asleep' ? 2 : 4.2} />
      <path d={mouths[mood]} strokeWidth="2" />
    </Place>
  )
}
