import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, '../../../docs/screenshots')
const sizes = { narrow: [360, 740], wide: [1280, 800] } as const

/** One picture of the documents that the build brings along: `name` is a screen of `npm run screenshots`. */
const screenshot = (name: string, form: keyof typeof sizes, label: string) => {
  const [width, height] = sizes[form]
  return { file: `${name}-${width}-light.webp`, form, label, width, height }
}

/** What links show of the product. */
export const preview = screenshot(
  'landing',
  'wide',
  'The first page: less waste, less stress, more fridge space',
)
/** What a device shows before the app is installed on it. */
export const previews = [
  screenshot('pantry', 'narrow', 'What is in the pantry, soonest expiry first'),
  screenshot('recipes', 'narrow', 'Recipes from what expires soon'),
  screenshot('exchange', 'narrow', 'Food that neighbours give away'),
  screenshot('pantry', 'wide', 'What is in the pantry, soonest expiry first'),
  screenshot('exchange', 'wide', 'Food that neighbours give away'),
]

export const addressOf = ({ file }: { file: string }): string => `/screenshots/${file}`

/** Brings the pictures along. */
export function screenshots(): Plugin {
  return {
    name: 'screenshots',
    apply: 'build',
    generateBundle() {
      for (const { file } of [preview, ...previews])
        this.emitFile({
          type: 'asset',
          fileName: `screenshots/${file}`,
          source: readFileSync(join(folder, file)),
        })
    },
  }
}
