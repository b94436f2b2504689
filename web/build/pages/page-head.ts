import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { productName, tagline } from '../../../contract/src/api/product.ts'
import { addressOf, preview } from './screenshots.ts'

const commonHead = readFileSync(join(import.meta.dirname, 'head.html'), 'utf8').trim()

/** Writes what their heads have in common and the product's name into both pages, says what a link to them looks like, and lets the font arrive together with the styles that ask for it. */
export function pageHead(): Plugin {
  return {
    name: 'page-head',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => ({
        html: html
          .replace('<!--head-->', commonHead.replaceAll('\n', '\n    '))
          .replaceAll('%TITLE%', `${productName} · ${tagline}`)
          .replaceAll('%DESCRIPTION%', `${productName}: ${tagline}`),
        tags: [
          ...Object.keys(bundle ?? {})
            .filter((file) => /nunito-basic.*\.woff2$/.test(file))
            .map(fontPreload),
          ...Object.entries(openGraph).map(metaTag),
        ],
      }),
    },
  }
}

/** What a link to the product looks like in a chat; whoever draws it wants whole addresses, which only the server knows. */
const origin = '__ORIGIN__'
const openGraph = {
  'og:type': 'website',
  'og:site_name': productName,
  'og:title': `${productName} · ${tagline}`,
  'og:description': `${productName}: ${tagline}`,
  'og:url': `${origin}/`,
  'og:image': origin + addressOf(preview),
  'og:image:width': String(preview.width),
  'og:image:height': String(preview.height),
  'og:image:alt': preview.label,
}

const metaTag = ([property, content]: [string, string]): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { property, content },
  injectTo: 'head',
})

const fontPreload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
  injectTo: 'head-prepend',
})
