import { Art, type ArtProps } from './art.tsx'
import { Scene } from './motifs/scene.tsx'
import { Tofu } from './motifs/tofu.tsx'
import { leaf, line, paper, tomato, wood } from './palette.ts'

/** No recipe yet: tofu sits before an unwritten cookbook. */
export function NoRecipes(props: ArtProps) {
  return (
    <Art width={200} height={150} {...props}>
      <Scene />
      <path d="M26 46h124v80q0 4-4 4H30q-4 0-4-4z" fill={leaf} />
      <path
        d="M88 50c-14-12-38-12-54-8v78c16-4 40-4 54 8 14-12 38-12 54-8V42c-16-4-40-4-54 8z"
        fill={paper}
      />
      <path d="M88 50v78" />
      <path
        d="M46 60q14-2 28 4M46 76q14-2 28 4M46 92q9-1 16 0M102 64q14-6 28-4"
        stroke={line}
        strokeDasharray="1 6"
      />
      <path d="M118 40v26l6-5 6 5V40z" fill={tomato} />
      <path d="M168 128l-8-62q-10-4-9-18t13-14 14 12-7 19l5 63z" fill={wood} />
      <Tofu x={128} y={132} s={1.1} mood="wow" />
    </Art>
  )
}
