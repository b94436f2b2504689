import { type BadgeProps, Medal } from './medal.tsx'
import { Face } from './motifs/face.tsx'
import { carrot, cream } from './palette.ts'

/** Century Saver: a flame that burned for a hundred days. */
export function BadgeCenturySaver(props: BadgeProps) {
  return (
    <Medal ribbon={carrot} {...props}>
      <path
        d="M56 20c2 10 20 16 20 33 0 12-7 19-16 19s-17-7-17-19c0-7 4-11 6-17 2 3 3 5 5 6 3-6 3-14 2-22z"
        fill={carrot}
      />
      <Face x={60} y={50} s={1.05} />
      <rect x="38" y="66" width="44" height="18" rx="6" fill={cream} />
      <path d="M47 72l2-1v9" />
      <path d="M56 75.5a3.5 4.5 0 1 0 7 0 3.5 4.5 0 1 0-7 0M68 75.5a3.5 4.5 0 1 0 7 0 3.5 4.5 0 1 0-7 0" />
    </Medal>
  )
}
