/** An outlined stroke (a handle, a leg, a cord), so that it shows on a dark page too. */
export function Tube({ d, fill, w = 3 }: { d: string; fill: string; w?: number }) {
  return (
    <>
      <path d={d} strokeWidth={w + 4.5} />
      <path d={d} stroke={fill} strokeWidth={w} />
    </>
  )
}
