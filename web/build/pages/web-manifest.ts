import type { Plugin } from 'vite'
import { productName, tagline } from '../../../contract/src/api/product.ts'
import { addressOf, previews } from './screenshots.ts'

const fileName = 'manifest.webmanifest'
const paper = '#fbf7ee'

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
})

const manifest = JSON.stringify({
  id: '/home',
  name: productName,
  short_name: productName,
  description: tagline,
  lang: 'en',
  start_url: '/home',
  scope: '/',
  display: 'standalone',
  theme_color: paper,
  background_color: paper,
  categories: ['food', 'lifestyle'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  screenshots: previews.map((picture) => ({
    src: addressOf(picture),
    sizes: `${picture.width}x${picture.height}`,
    type: 'image/webp',
    form_factor: picture.form,
    label: picture.label,
  })),
  shortcuts: [
    shortcut('My Inventory', '/pantry'),
    shortcut('Food Exchange', '/exchange'),
    shortcut('Recipe Suggestions', '/recipes'),
    shortcut('Chats', '/chat'),
  ],
})

/** Writes the web app manifest: what a device shows once the app is installed on it. The product's name stands in it. */
export function webManifest(): Plugin {
  return {
    name: 'web-manifest',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json')
        response.end(manifest)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: manifest })
    },
  }
}
