import { cream, paper, tomato } from '../palette.ts'
import { Face } from './face.tsx'
import { type Character, Place } from './place.tsx'

/** A bowl of rice, 56 x 46. */
export function RiceBowl({ mood, fill = tomato, ...at }: Character & { fill?: string }) {
  return (
    <Place {...at}>
      <path d="M-22-25c-2-10 5-14 10-13 3-8 16-9 20-2 9-3 16 5 13 15z" fill={paper} />
      <path d="M-11-31l3-2M1-37l3 1M9-31l3 2M-1-30h2" strokeWidth="2" />
      <path d="M-10-2h20v2h-20z" fill={cream} />
      <path d="M-28-26h56c0 13-7 22-15 24h-26c-8-2-15-11-15-24z" fill={fill} />
      {mood && <Face y={-15} mood={mood} />}
    </Place>
  )
}
