import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { prerendered } from '../pages/prerender.ts'
import { lonelyScript } from './lonely-script.ts'

const web = join(import.meta.dirname, '../..')
const versionLength = 12
/** Files without a hash in their names that pages of the app ask for. */
const unhashed = ['theme.js', 'favicon.svg', 'icon-192.png']

/**
 * Builds the service worker beside the app: one script with a stable name that knows the files of this build. Its bytes
 * change with any of them, which is how a browser learns of a new version.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = [...filesOfTheApp(bundle), ...unhashed.map((file) => `/${file}`)].sort()
        const source = await lonelyScript('src/service-worker/main.ts', {
          __FILES__: JSON.stringify(files),
          __PAINTED_AT_ONCE__: JSON.stringify(Object.keys((await prerendered()).frames)),
          __VERSION__: JSON.stringify(versionOf(files, bundle)),
        })
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
      },
    },
  }
}

/** Everything with a hash in its name but the camera's tools, which come when they are used, and what only the landing page loads: that page needs a network to be of use. */
function filesOfTheApp(bundle: Rolldown.OutputBundle): string[] {
  const page = Object.values(bundle).find((file) => file.fileName === 'index.html')
  const landing = page?.type === 'asset' ? String(page.source) : ''
  return Object.keys(bundle)
    .filter((file) => /^assets\/[^/]+\.(?:js|css|woff2|svg)$/.test(file))
    .filter((file) => !(file.endsWith('.css') && landing.includes(file)))
    .map((file) => `/${file}`)
}

function versionOf(files: readonly string[], bundle: Rolldown.OutputBundle): string {
  const hash = createHash('sha256').update(files.join())
  const page = bundle['app.html']
  if (page?.type === 'asset') hash.update(page.source)
  for (const file of unhashed) hash.update(readFileSync(join(web, 'public', file)))
  return hash.digest('hex').slice(0, versionLength)
}
