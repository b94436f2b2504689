import react from '@vitejs/plugin-react'
import { createServer } from 'vite'

const web = `${import.meta.dirname}/../..`

interface Prerendered {
  /** The landing page. */
  landing: string
  /** What stands of some screens whoever looks at them, by address. */
  frames: Record<string, string>
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
    const { renderFrames } = (await server.ssrLoadModule('/src/app/pages/screen-frames.tsx')) as {
      renderFrames: () => Record<string, string>
    }
    return { landing: renderLanding(), frames: renderFrames() }
  } finally {
    await server.close()
  }
}

let once: Promise<Prerendered> | undefined

/** The same for the whole of one build. */
export const prerendered = (): Promise<Prerendered> => (once ??= prerender())
