import { Art, type ArtProps } from './art.tsx'
import { Face } from './motifs/face.tsx'
import { amber, mint } from './palette.ts'

/** Home card: two speech bubbles in good company. */
export function Chats(props: ArtProps) {
  return (
    <Art width={96} height={96} {...props}>
      <path d="M46 6h34a13 13 0 0 1 13 13v18a13 13 0 0 1-9 12l2 12-14-11H46z" fill={amber} />
      <path d="M72 28h.01M79 28h.01M86 28h.01" strokeWidth="4" />
      <path
        d="M16 24h36a13 13 0 0 1 13 13v26a13 13 0 0 1-13 13H36L20 91l1-15h-5A13 13 0 0 1 3 63V37a13 13 0 0 1 13-13z"
        fill={mint}
      />
      <Face x={34} y={46} s={1.45} />
    </Art>
  )
}
