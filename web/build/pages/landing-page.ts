import type { Plugin } from 'vite'
import { prerender, prerendered } from './prerender.ts'

/** Renders the landing page into index.html from the components that also stand behind the login popup: no script needed. */
export function landingPage(): Plugin {
  let isBuild = false
  return {
    name: 'landing-page',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    // Before all else: amid the build its modules wait for hundreds of others, and on a slow machine for longer than Vite does.
    buildStart: async () => {
      if (isBuild) await prerendered()
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        if (!html.includes('<!--landing-->')) return html
        const { landing } = await (isBuild ? prerendered() : prerender())
        return html.replace('<!--landing-->', () => landing)
      },
    },
  }
}
