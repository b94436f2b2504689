import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect, Plugin } from 'vite'

const routes = join(import.meta.dirname, '../src/routes')
const fileName = 'addresses.json'

/** Every address of the app in the server's notation, from the names of its routes: `_app/chat/$chatId.tsx` is `/chat/:chatId`. */
export const addressesOfTheApp = (): string[] =>
  globSync('_*/**/*.tsx', { cwd: routes })
    .map((file) =>
      file
        .replaceAll('\\', '/')
        .replace(/^_\w+/, '')
        .replace(/\.tsx$/, ''),
    )
    .map((path) => path.replace(/\/index$/, '').replaceAll('$', ':'))
    .filter((address) => address !== '')
    .toSorted()

/**
 * Tells the server in a file which addresses are the app's. In development and preview, where nobody reads it, `/` is the
 * landing page and every other page address is the app.
 */
export function pageAddresses(): Plugin {
  const toPage: Connect.NextHandleFunction = (request, _response, next) => {
    const path = request.url?.split('?')[0] ?? '/'
    const isPage =
      request.headers.accept?.includes('text/html') && !/^\/(?:api|live|@|assets)|\.\w+$/.test(path)
    if (isPage && path !== '/') request.url = '/app.html'
    next()
  }
  return {
    name: 'page-addresses',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(addressesOfTheApp()) })
    },
    configureServer: (server) => {
      server.middlewares.use(toPage)
    },
    configurePreviewServer: (server) => {
      server.middlewares.use(toPage)
    },
  }
}
