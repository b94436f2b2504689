import { Art, type ArtProps } from './art.tsx'
import { Fridge } from './motifs/fridge.tsx'
import { Scene } from './motifs/scene.tsx'
import { amber, line, paper } from './palette.ts'

/** A fault: the fridge came unplugged. */
export function SomethingBroke(props: ArtProps) {
  return (
    <Art width={200} height={150} {...props}>
      <Scene />
      <path d="M106 122c22 0 16-16 30-16s8 20 22 20" stroke={line} />
      <Fridge x={78} y={132} s={1.22} mood="sad" />
      <path d="M158 119h7q8 0 8 7t-8 7h-7z" fill={amber} />
      <path d="M174 123h6M174 129h6" stroke={line} />
      <rect x="142" y="50" width="30" height="30" rx="7" fill={paper} />
      <path d="M152 62v6M162 62v6" strokeWidth="3.5" />
      <path d="M132 56l-7-4M131 66h-8M134 76l-6 5" stroke={line} />
    </Art>
  )
}
