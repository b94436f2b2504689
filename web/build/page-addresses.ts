import type { Connect, Plugin } from 'vite'

/** In development and preview: `/` is the landing page, every other page address is the app, as the server does it. */
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
    configureServer: (server) => {
      server.middlewares.use(toPage)
    },
    configurePreviewServer: (server) => {
      server.middlewares.use(toPage)
    },
  }
}
