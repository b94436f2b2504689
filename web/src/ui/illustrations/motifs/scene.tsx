import { line, wash } from '../palette.ts'

/** The ground of every 200 x 150 drawing: a soft shape and a floor at y = 132. */
export function Scene() {
  return (
    <>
      <path
        d="M24 132C4 108 14 62 48 46 70 36 78 14 110 14c30 0 38 20 54 36 24 24 34 58 14 82z"
        fill={wash}
        stroke="none"
      />
      <path d="M10 132h180" stroke={line} />
    </>
  )
}
