import type { HtmlTagDescriptor, Plugin } from 'vite'
import { productName, tagline } from '../../contract/src/product.ts'

/** Writes the product's name into both pages and lets the font arrive together with the styles that ask for it. */
export function pageHead(): Plugin {
  return {
    name: 'page-head',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => ({
        html: html
          .replaceAll('%TITLE%', `${productName} · ${tagline}`)
          .replaceAll('%DESCRIPTION%', `${productName}: ${tagline}`),
        tags: Object.keys(bundle ?? {})
          .filter((file) => /nunito-basic.*\.woff2$/.test(file))
          .map(fontPreload),
      }),
    },
  }
}

const fontPreload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
  injectTo: 'head-prepend',
})
