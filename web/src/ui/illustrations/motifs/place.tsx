import type { ReactNode } from 'react'

/** Where a motif stands: its foot at (x, y), scaled by `s`, turned by `r` degrees. */
export interface At {
  x?: number
  y?: number
  s?: number
  r?: number
}

/** How a face looks. */
export type Mood = 'happy' | 'sad' | 'wow' | 'asleep'

/** A motif that may wear a face. */
export interface Character extends At {
  mood?: Mood
}

/** Places a motif and keeps the family's line weight whatever the scale. */
export function Place({ x = 0, y = 0, s = 1, r = 0, children }: At & { children: ReactNode }) {
  const turn = r === 0 ? '' : `rotate(${r})`
  const size = s === 1 ? '' : `scale(${s})`
  return (
    <g
      transform={`translate(${x} ${y})${turn}${size}`}
      strokeWidth={s === 1 ? undefined : Math.round(250 / s) / 100}
    >
      {children}
    </g>
  )
}
