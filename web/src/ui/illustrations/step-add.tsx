import { Art, type ArtProps } from './art.tsx'
import { Carrot } from './motifs/carrot.tsx'
import { amber, leaf, line, mint, paper, sprout, tomato } from './palette.ts'

/** First step: write down what you have. */
export function StepAdd(props: ArtProps) {
  return (
    <Art width={120} height={96} {...props}>
      <path d="M8 92h104" stroke={line} />
      <rect x="34" y="6" width="48" height="84" rx="9" fill={paper} />
      <path d="M35.5 18h45v9h-45z" fill={mint} stroke="none" />
      <path d="M53 12h10M54 36h18M54 49h12M54 62h16" />
      <path d="M44 36h.01" stroke={leaf} strokeWidth="7" />
      <path d="M44 49h.01" stroke={amber} strokeWidth="7" />
      <path d="M44 62h.01" stroke={tomato} strokeWidth="7" />
      <circle cx="79" cy="72" r="13" fill={sprout} />
      <path d="M79 66v12M73 72h12" />
      <Carrot x={20} y={92} s={0.85} r={-6} mood="happy" />
    </Art>
  )
}
