import { Art, type ArtProps } from './art.tsx'
import { Face } from './motifs/face.tsx'
import { amber, cream, line, paper } from './palette.ts'

/** Second step: a mail at eight in the morning. */
export function StepMail(props: ArtProps) {
  return (
    <Art width={120} height={96} {...props}>
      <path d="M8 92h104" stroke={line} />
      <rect x="14" y="34" width="76" height="54" rx="7" fill={paper} />
      <path d="M16 37q2-3 5-3h62q3 0 5 3L58 60q-6 4-12 0z" fill={cream} />
      <Face x={52} y={72} />
      <path d="M76 11l7-6M110 11l-7-6" />
      <circle cx="93" cy="27" r="20" fill={amber} />
      <circle cx="93" cy="27" r="14" fill={paper} stroke="none" />
      <path d="M93 17v10l-7 4" />
    </Art>
  )
}
