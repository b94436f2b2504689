import type { Plugin } from 'vite'

/** Leaves the ways of talking out of Socket.IO's client that lib/realtime.ts never takes: WebSockets are the only one. */
export function websocketOnly(): Plugin {
  return {
    name: 'websocket-only',
    transform: {
      filter: { id: /\/engine\.io-client\/build\/esm\/transports\/(?:index|polling-xhr)\.js$/ },
      handler: (_code, id) =>
        id.endsWith('/index.js')
          ? {
              code: "import { WS } from './websocket.js'\nexport const transports = { websocket: WS }\n",
              map: null,
            }
          : // What it does when it is loaded would keep it in.
            { moduleSideEffects: false },
    },
  }
}
