import { tomato } from '../palette.ts'
import { type At, Place } from './place.tsx'

/** A heart around its own centre, 20 x 18. */
export function Heart({ fill = tomato, ...at }: At & { fill?: string }) {
  return (
    <Place {...at}>
      <path d="M0 9c-7-4-10-8-10-12 0-6 8-8 10-2 2-6 10-4 10 2 0 4-3 8-10 12z" fill={fill} />
    </Place>
  )
}
