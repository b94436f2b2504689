import type { Plugin } from 'vite'

/** What Vite's helper that loads parts of the app does, and what it is to do instead. */
const changes: readonly (readonly [found: RegExp, put: string])[] = [
  // It remembers a sheet that was lost as if it were there.
  [/(?<=\(err\) => \{\s*)seen\[href\] = void 0/, 'delete seen[href]'],
  [/(?<=\.type === "error"\) )rej\(/, 'link.remove(), rej('],
]

/** Asks again for a style sheet that did not come, where Vite draws the screen without it from the second time on. */
export function lostStyles(): Plugin {
  return {
    name: 'lost-styles',
    // Before what writes the helper's code in other words.
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: (code) => ({ code: changes.reduce(changed, code), map: null }),
    },
  }
}

/** Throws where another version of Vite does it otherwise. */
function changed(code: string, [found, put]: (typeof changes)[number]): string {
  if (!found.test(code)) throw new Error(`Vite's preload helper has no ${found}`)
  return code.replace(found, put)
}
