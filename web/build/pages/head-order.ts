import type { Plugin } from 'vite'

/** What a page's head asks for, by when it is needed: a browser asks for six files at a time over HTTP/1.1, and in this order. */
const ranks: readonly RegExp[] = [
  /<script src="[^"]*"><\/script>/g,
  /<link rel="stylesheet"[^>]*>/g,
  /<link rel="preload" as="fetch"[^>]*>/g,
  /<script defer [^>]*><\/script>/g,
  /<link rel="preload" as="font"[^>]*>/g,
  /<script type="module"[^>]*><\/script>/g,
  /<link rel="(?:modulepreload|preload" as="style)"[^>]*>/g,
]
const afterTitle = /<title>[^<]*<\/title>/

/** A page whose head asks first for what the first paint waits for, then for data, then for the app. */
export function inOrder(page: string): string {
  if (!afterTitle.test(page)) throw new Error('a page has no title')
  let rest = page
  const sorted = ranks.flatMap((rank) => {
    const found = rest.match(rank) ?? []
    rest = rest.replaceAll(rank, '')
    return found
  })
  return rest.replaceAll(/\n\s*(?=\n)/g, '').replace(afterTitle, (title) => [title, ...sorted].join('\n    '))
}

/** Puts the heads of all pages of the build in order; after all plugins that write into them. */
export function headOrder(): Plugin {
  return {
    name: 'head-order',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.html'))
            file.source = inOrder(String(file.source))
      },
    },
  }
}
