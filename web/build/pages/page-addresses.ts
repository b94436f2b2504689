import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { appPage, coveredLanding } from './covered-landing.ts'

const routes = join(import.meta.dirname, '../../src/routes')
const fileName = 'addresses.json'
/** Addresses whose screens stand over the landing page: their page brings it along. */
const overLanding = '_landing'
/** Where the page lies that fits every screen: what a device keeps to open the app without a network. */
export const shellAddress = '/shell'

/** The page that names what the screen of a route needs: `_app/chat/$chatId` has `screens/chat-chatId.html`. */
export const pageOfScreen = (route: string): string =>
  `screens/${route
    .replace(/^_app\//, '')
    .replaceAll('$', '')
    .replaceAll('/', '-')}.html`

/**
 * Every address of the app in the server's notation with its page, from the names of its routes: `_app/chat/$chatId.tsx` is
 * `/chat/:chatId`. A file whose name begins with a hyphen is part of a route, and none itself.
 */
export const pagesOfTheApp = (): Record<string, string> =>
  Object.fromEntries([
    ...globSync('_*/**/[!-]*.tsx', { cwd: routes })
      .map((file) => file.replaceAll('\\', '/').replace(/(?:\/index)?\.tsx$/, ''))
      .map((route) => [
        route.replace(/^_\w+/, '').replaceAll('$', ':'),
        route.startsWith(overLanding) ? coveredLanding : pageOfScreen(route),
      ])
      .filter(([address]) => address !== '')
      .toSorted(),
    [shellAddress, appPage],
  ])

/**
 * Tells the server in a file which addresses are the app's, and which page each gets. In development and preview, where nobody reads it, `/` is the
 * landing page and every other page address is the app.
 */
export function pageAddresses(): Plugin {
  const toPage: Connect.NextHandleFunction = (request, _response, next) => {
    const path = request.url?.split('?')[0] ?? '/'
    const isPage =
      request.headers.accept?.includes('text/html') && !/^\/(?:api|live|@|assets)|\.\w+$/.test(path)
    if (isPage && path !== '/') request.url = `/${appPage}`
    next()
  }
  return {
    name: 'page-addresses',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(pagesOfTheApp()) })
    },
    configureServer: (server) => {
      server.middlewares.use(toPage)
    },
    configurePreviewServer: (server) => {
      server.middlewares.use(toPage)
    },
  }
}
