import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'

const web = `${import.meta.dirname}/..`

/** Renders the landing page into index.html from the components that also stand behind the login popup: no script needed. */
export function landingPage(): Plugin {
  let isBuild = false
  let rendered: (() => string) | undefined
  return {
    name: 'landing-page',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    // Before all else: amid the build its modules wait for hundreds of others, and on a slow machine for longer than Vite does.
    buildStart: async () => {
      if (isBuild) rendered = await render()
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) =>
        html.includes('<!--landing-->') ? html.replace('<!--landing-->', rendered ?? (await render())) : html,
    },
  }
}

async function render(): Promise<() => string> {
  const server = await createServer({
    configFile: false,
    root: web,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [react()],
  })
  try {
    // The module is ours: src/app/pages/landing.tsx.
    const { renderLanding } = (await server.ssrLoadModule('/src/app/pages/landing.tsx')) as {
      renderLanding: () => string
    }
    const page = renderLanding()
    return () => page
  } finally {
    await server.close()
  }
}
