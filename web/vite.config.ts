import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'
import { coveredLandingPage } from './build/pages/covered-landing.ts'
import { earlyStart } from './build/pages/early-start.ts'
import { headOrder } from './build/pages/head-order.ts'
import { landingPage } from './build/pages/landing-page.ts'
import { pageAddresses } from './build/pages/page-addresses.ts'
import { pageHead } from './build/pages/page-head.ts'
import { screenshots } from './build/pages/screenshots.ts'
import { webManifest } from './build/pages/web-manifest.ts'
import { wholeLanding } from './build/pages/whole-landing.ts'
import { codeSplitting } from './build/scripts/chunks.ts'
import { serviceWorker } from './build/scripts/service-worker.ts'
import { withoutUnusedParts } from './build/scripts/unused-parts.ts'
import { websocketOnly } from './build/scripts/websocket-only.ts'
import { lostStyles } from './build/styles/lost-styles.ts'
import { mantineStyles } from './build/styles/mantine-styles.ts'
import { themeVariables } from './build/styles/theme-variables.ts'

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'
const proxy = { '/api': apiOrigin, '/live': { target: apiOrigin, ws: true } }

/** Apart from what every screen needs: the server gives these scripts a policy of their own, and no device fetches them ahead. */
const cameraFiles = {
  entryFileNames: 'assets/camera/[name]-[hash].js',
  assetFileNames: 'assets/camera/[name]-[hash][extname]',
}

export default defineConfig({
  root: import.meta.dirname,
  appType: 'mpa',
  plugins: [
    themeVariables(),
    mantineStyles(),
    websocketOnly(),
    lostStyles(),
    withoutUnusedParts(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routes.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
      addExtensions: true,
      disableLogging: true,
    }),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    pageHead(),
    landingPage(),
    pageAddresses(),
    screenshots(),
    webManifest(),
    earlyStart(),
    coveredLandingPage(),
    headOrder(),
    serviceWorker(),
    wholeLanding(),
    compression({
      algorithms: [defineAlgorithm('gzip', { level: 9 }), 'brotliCompress'],
      include: /\.(?:html|js|css|svg|txt|wasm|webmanifest)$/,
      // The server writes its address into the pages: compressed now they'd be of no use.
      exclude: /\.html$/,
    }),
  ],
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // `data:` addresses are not allowed by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    manifest: true,
    rolldownOptions: {
      input: { landing: `${import.meta.dirname}/index.html`, app: `${import.meta.dirname}/app.html` },
      output: { codeSplitting },
      // Words stand in files by feature, and reach only the screens that say them.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
    },
  },
  worker: { rolldownOptions: { output: cameraFiles } },
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
})
