import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const styles = join(import.meta.dirname, '../../../node_modules/@mantine/core/styles')
const listOfSheets = join(import.meta.dirname, '../../src/ui/theme/mantine-styles.ts')
/** The sheet of text fields comes with their script: most first screens have none. */
const fields = 'Input.layer.css'
const nameOfSheet = /(?<=@mantine\/core\/styles\/)[\w-]+\.layer\.css/g

/** Parts that no screen of ours draws; Mantine's names for them in its sheets. */
const unusedParts = [
  'm_80d6d844',
  'm_70be2a01', // Button.Group and its section
  'm_1a0f1b21',
  'm_437b6484', // ActionIcon.Group and its section
  'm_7a2bd4cd',
  'm_870bb79',
  'm_4e3f22d7',
  'm_870c4af', // Loaders of bars and of dots
]
const isUnused = (selector: string) =>
  /\[dir=["']?rtl/.test(selector) || unusedParts.some((part) => selector.includes(part))

/** What Mantine's sheets say, without what is not ours, and in the browser's own units: its scale is 1. */
export const withoutUnused = (css: string): string =>
  css
    .replace(/calc\((-?[\d.]+rem) \* var\(--mantine-scale\)\)/g, '$1')
    .replace(/(?<=^|[{}]|\*\/)([^{}@]+)\{[^{}]*\}/g, (rule, selectors: string) =>
      selectors.split(/,(?![^(]*\))/).every(isUnused) ? '' : rule,
    )

/** The text of every sheet of Mantine's that the app has. */
export const sheetsOfMantine = (): string[] =>
  [...(readFileSync(listOfSheets, 'utf8').match(nameOfSheet) ?? []), fields].map((name) =>
    withoutUnused(readFileSync(join(styles, name), 'utf8')),
  )

/** Makes Mantine's style sheets small: `mantine-styles.ts` names those of every screen. */
export function mantineStyles(): Plugin {
  // In development Mantine's scripts are one file, which no plugin sees by their names.
  let isServed = false
  const withFields = (code: string) => `import '@mantine/core/styles/${fields}'\n${code}`
  return {
    name: 'mantine-styles',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isServed = command === 'serve'
    },
    transform: {
      filter: {
        id: /@mantine\/core\/styles\/[\w-]+\.layer\.css$|\/Input\/Input\.mjs$|\/ui\/theme\/mantine-styles\.ts$/,
      },
      handler: (code, id) => {
        if (id.endsWith('.css')) return { code: withoutUnused(code), map: null }
        return { code: id.endsWith('.mjs') || isServed ? withFields(code) : code, map: null }
      },
    },
  }
}
