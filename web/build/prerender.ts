import react from '@vitejs/plugin-react'
import { createServer } from 'vite'

const web = `${import.meta.dirname}/..`

interface Prerendered {
  /** The landing page. */
  landing: string
  /** What stands of /pantry whoever looks at it. */
  pantryFrame: string
}

/** Renders what pages show without a script, from the app's own components. */
export async function prerender(): Promise<Prerendered> {
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
    // Both modules are ours.
    const { renderLanding } = (await server.ssrLoadModule('/src/app/pages/landing.tsx')) as {
      renderLanding: () => string
    }
    const { renderPantryFrame } = (await server.ssrLoadModule('/src/app/pages/pantry-frame.tsx')) as {
      renderPantryFrame: () => string
    }
    return { landing: renderLanding(), pantryFrame: renderPantryFrame() }
  } finally {
    await server.close()
  }
}

let once: Promise<Prerendered> | undefined

/** The same for the whole of one build. */
export const prerendered = (): Promise<Prerendered> => (once ??= prerender())
