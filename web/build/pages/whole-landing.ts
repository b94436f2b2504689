import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What a page's first paint waits for. */
const awaited = {
  script: /<script src="\/(?<file>[^"]+)"><\/script>/g,
  style: /<link rel="stylesheet"[^>]* href="\/(?<file>[^"]+)">/g,
}

/** A page with its styles and scripts in itself; `read` returns the text of a file that it names. Throws where it names none of either. */
export function whole(page: string, read: (file: string) => string): string {
  return Object.entries(awaited).reduce((written, [tag, link]) => {
    if (written.search(link) < 0) throw new Error(`the page names no file of a ${tag}`)
    return written.replaceAll(link, (_link, file: string) => `<${tag}>${read(file)}</${tag}>`)
  }, page)
}

/**
 * Makes the landing page whole: it stands there after one round trip, where it waited for two. The server admits by their
 * hashes what stands in it. Comes after all plugins that look for its links.
 */
export function wholeLanding(): Plugin {
  let publicDir = ''
  return {
    name: 'whole-landing',
    apply: 'build',
    configResolved: (config) => {
      publicDir = config.publicDir
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('the build has no index.html')
        page.source = whole(String(page.source), (file) => {
          const made = bundle[file]
          return made?.type === 'asset' ? String(made.source) : readFileSync(join(publicDir, file), 'utf8')
        })
      },
    },
  }
}
