import { amber, cream, paper, sky, tomato } from '../palette.ts'
import { Face } from './face.tsx'
import { type Character, Place } from './place.tsx'

/** A jam jar, 36 x 44; `fill` is what it holds, none leaves it empty. */
export function Jar({ mood, fill = amber, ...at }: Character & { fill?: string }) {
  return (
    <Place {...at}>
      <rect x="-18" y="-37" width="36" height="37" rx="9" fill={fill === 'none' ? paper : sky} />
      {fill === 'none' ? (
        <path d="M-12-22v-4q0-5 5-5" stroke={sky} />
      ) : (
        <path d="M-18-22q9-5 18 0t18 0v13a9 9 0 0 1-9 9H-9a9 9 0 0 1-9-9z" fill={fill} />
      )}
      <rect x="-15" y="-44" width="30" height="9" rx="3" fill={tomato} />
      {mood ? (
        <Face y={-19} mood={mood} />
      ) : (
        <rect x="-8" y="-20" width="16" height="11" rx="2" fill={cream} />
      )}
    </Place>
  )
}
