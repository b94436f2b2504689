import { Art, type ArtProps } from './art.tsx'
import { amber, leaf, paper, sprout } from './palette.ts'

/** The mark: two foods on a shelf that smiles. */
export function LogoMark(props: ArtProps) {
  return (
    <Art width={64} height={64} {...props}>
      <g stroke="none">
        <rect width="64" height="64" rx="17" fill={leaf} />
        <path d="M22 20c0-6 4-9 10-9 0 6-4 9-10 9z" fill={sprout} />
        <circle cx="21" cy="28" r="8" fill={amber} />
        <circle cx="43" cy="28" r="8" fill={paper} />
      </g>
      <path d="M12 42c10 12 30 12 40 0" stroke={paper} strokeWidth="6" />
    </Art>
  )
}
