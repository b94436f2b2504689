import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const tops = '{contract,food,server,web,e2e,bench,drills,demo,scripts}'
const notOurs = ['**/node_modules/**', '**/dist*/**', '**/results/**']
const files = globSync([`${tops}/**/*.*`, '*.*', '.*.cjs'], { cwd: root, exclude: notOurs })
const sources = files.filter((file) => /\.(?:tsx?|css|[cm]js)$/.test(file))

/** Whole lines and what stands behind a line's code; in style sheets whatever is between the signs. */
const inScripts = /^\s*(?:\/\*|\*|\/\/|\{\/\*).*$|\s\/\/\s.*$/gm
const inStyles = /\/\*[^]*?\*\//g
/** No address of a page, no package, no pattern, and no NAME that stands for many. */
const path = /(?<![\w$@.*:/-])(?:\.{0,2}\/)?(?:[\w$.-]+\/)+(?!NAME)[\w$.-]+\.(?:tsx?|css|mjs|csv)\b/g

/** Paths that comments of a source name. */
const named = (file: string, text: string): string[] =>
  [...text.matchAll(file.endsWith('.css') ? inStyles : inScripts)].flatMap(([comment]) =>
    [...comment.matchAll(path)].map(([each]) => each),
  )

/** A comment may leave out where its package, or the folder of its package's sources, begins. */
const isThere = (wanted: string): boolean => {
  const end = wanted.replace(/^(?:\.{0,2}\/)+/, '')
  return files.some((file) => file === end || file.endsWith(`/${end}`))
}

it('every file that a comment names by its path is there', () => {
  const found = sources.flatMap((file) =>
    named(file, readFileSync(join(root, file), 'utf8')).map((wanted) => ({ file, wanted })),
  )
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter(({ wanted }) => !isThere(wanted))).toEqual([])
})

it.each([
  ['a.ts', '/** As lib/api/asked-ahead.ts has it. */', ['lib/api/asked-ahead.ts']],
  ['a.tsx', '      {/* See ../ui/theme/theme.css. */}', ['../ui/theme/theme.css']],
  ['a.ts', "const path = 'lib/nowhere.ts' // like data/foods.csv", ['data/foods.csv']],
  ['a.css', 'a { top: 0 } /* of\n  ui/theme/theme.css */', ['ui/theme/theme.css']],
  ['a.ts', "import { here } from '../lib/here.ts'", []],
  ['a.mjs', '// https://example.com/lib/page.ts, server/*/*.test.ts, scripts/NAME.mjs', []],
])('reads in %s %j the paths %j', (file, text, paths) => {
  expect(named(file, text)).toEqual(paths)
})
