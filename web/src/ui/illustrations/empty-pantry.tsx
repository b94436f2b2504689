import { Art, type ArtProps } from './art.tsx'
import { Jar } from './motifs/jar.tsx'
import { Scene } from './motifs/scene.tsx'
import { line, wood } from './palette.ts'

/** Nothing in the pantry: one empty jar on the shelf, and the places where food will stand. */
export function EmptyPantry(props: ArtProps) {
  return (
    <Art width={200} height={150} {...props}>
      <Scene />
      <path d="M34 30h9v102h-9zM157 30h9v102h-9z" fill={wood} />
      <path d="M43 66h114v9H43zM43 121h114v9H43z" fill={wood} />
      <path
        d="M62 66V45l5-9h12l5 9v21M62 45h22M134 66c-22 0-13-34 0-34s22 34 0 34M104 121c-8-12-12-24-7-29 4-5 14-5 18 0 5 5 1 17-7 29M106 88c-8-10 8-10 0 0M128 100h24c0 11-6 16-9 21h-6c-3-5-9-10-9-21z"
        stroke={line}
        strokeDasharray="1 5"
      />
      <Jar x={70} y={120} fill="none" mood="happy" />
    </Art>
  )
}
