import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { questions } from '../../src/app/first/questions.ts'
import { lonelyScript } from '../scripts/lonely-script.ts'
import { pageOfScreen } from './page-addresses.ts'
import { prerendered } from './prerender.ts'

type Bundle = Rolldown.OutputBundle

const { session } = questions
/** What a screen asks the server for first. The answer waits for the screen's own request to the same address. */
const firstQuestions: Record<string, string[]> = {
  '/pantry/': [session, questions.pantry],
  '/exchange/': [session, questions.posts],
  '/chat/': [session, questions.chats],
  // These open for everybody, signed in or not.
  '/forgot/': [],
  '/reset/': [],
}

/**
 * Lets every page name what its screen needs: the code and the first answers are on their way while the app itself, which would ask
 * for them a second later, still is. A screen of a signed-in user has a page of its own for that. app.html, which opens any
 * screen from a device that keeps it, runs a script first that knows all of them.
 */
export function earlyStart(): Plugin {
  return {
    name: 'early-start',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const chunkNamed = (wanted: string) => chunksOf(bundle).find(({ name }) => name === wanted)
        const entry = filesOf(bundle, chunkNamed('app'))
        const frame = without(filesOf(bundle, chunkNamed('frame')), entry)
        const all = screens(bundle, new Set([...entry, ...frame]))
        const page = bundle['app.html']
        if (page?.type !== 'asset') throw new Error('the build has no app.html')
        const source = String(page.source).replace('  </head>', `${frame.map(linkTo).join('')}$&`)
        const { frames } = await prerendered()
        const emitScript = (name: string, script: string): string => {
          const fileName = this.getFileName(this.emitFile({ type: 'asset', name, source: script }))
          // What compresses the other files has done so by now, and everything waits for these.
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(script) })
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(script) })
          return fileName
        }
        const firstWords = emitScript('first-words.js', await lonelyScript('src/app/first/first-words.ts'))
        for (const { route, layout, files, asked } of all.filter((screen) => screen.layout === '_app')) {
          const named = source
            .replace(appScript, `${asked.map(linkTo).join('')}    $&`)
            .replace('  </head>', `${files.map(linkTo).join('')}$&`)
          const shown = frames[route.replace(layout, '')]
          this.emitFile({
            type: 'asset',
            fileName: pageOfScreen(route),
            source: shown ? withFrame(named, shown, firstWords) : named,
          })
        }
        const fileName = emitScript('early.js', scriptOf(all.map(forAnybody)))
        page.source = source.replace(appScript, `<script src="/${fileName}"></script>\n    $&`)
      },
    },
  }
}

/** A page that is painted as soon as its styles are there; main.tsx takes the place of what it shows. Where an answer fills a template of it, a script does that. */
const withFrame = (page: string, frame: string, firstWords: string) =>
  page
    .replace(appScript, (app) =>
      frame.includes('<template')
        ? `<script defer fetchpriority="high" src="/${firstWords}"></script>\n    ${app}`
        : app,
    )
    .replaceAll('rel="preload" as="style"', 'rel="stylesheet"')
    .replace(
      '<div id="root">',
      (root) => root + frame.replace('<div', '<div inert aria-hidden="true" aria-disabled="true"'),
    )

const appScript = '<script type="module"'

/** Sends for a file of the build, or an answer of the server. */
const linkTo = (file: string) =>
  `    <link ${kindOf(file)} crossorigin href="${file.replace(/^(?!\/)/, '/')}">\n`

function kindOf(file: string): string {
  if (file.startsWith('/')) return 'rel="preload" as="fetch"'
  return file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"'
}

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk')
const without = (files: Iterable<string>, known: ReadonlySet<string>) =>
  [...files].filter((file) => !known.has(file))

interface Screen {
  /** `_app/` or `_landing/` in front are its layout. */
  route: string
  layout: string
  files: string[]
  /** What it asks the server for first. */
  asked: string[]
}

/** The files of each screen by its address, those of the screen's layout included. */
function screens(bundle: Bundle, known: ReadonlySet<string>): Screen[] {
  const chunks = chunksOf(bundle)
  const chunkOf = (end: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.includes(end))
  return chunks.flatMap((chunk) => {
    const [, layout, path] =
      /\/src\/routes\/(_\w+)\/(.+)\.tsx\?tsr-split=component$/.exec(chunk.facadeModuleId ?? '') ?? []
    if (!layout || !path) return []
    const layoutFiles = filesOf(bundle, chunkOf(`/src/routes/${layout}.tsx?`))
    const files = without(new Set([...layoutFiles, ...filesOf(bundle, chunk)]), known)
    const route = `${layout}/${path}`.replace(/\/index$/, '')
    return [{ route, layout, files, asked: firstQuestions[addressOf(route)] ?? [session] }]
  })
}

/** A screen as a page names it that visitors get as well: what only a signed-in user is told, it does not ask. */
const forAnybody = (screen: Screen): Screen => ({
  ...screen,
  asked: screen.asked.filter((question) => question === session),
})

/** An address that ends in `$` stands for all below it. */
const addressOf = (route: string) => `${route.replace(/^_\w+/, '')}/`.replace(/(?<=\$).*/, '')

/** A chunk, its styles and what it imports statically. */
function filesOf(
  bundle: Bundle,
  chunk: Rolldown.OutputChunk | undefined,
  seen = new Set<string>(),
): Set<string> {
  if (!chunk || seen.has(chunk.fileName)) return seen
  seen.add(chunk.fileName)
  for (const file of chunk.viteMetadata?.importedCss ?? []) seen.add(file)
  for (const file of chunk.imports) {
    const imported = bundle[file]
    if (imported?.type === 'chunk') filesOf(bundle, imported, seen)
  }
  return seen
}

/** Runs in the browser as it stands here: no build step sees it. */
function scriptOf(all: readonly Screen[]): string {
  // Most screens need the same files: each is named once.
  const names = [...new Set(all.flatMap(({ files, asked }) => [...files, ...asked]))]
  const placesOf = (wanted: readonly string[]) => wanted.map((name) => names.indexOf(name))
  const rows = all.map(({ route, files, asked }) => [addressOf(route), placesOf([...asked, ...files])])
  return `(function () {
  var path = location.pathname.replace(/\\/?$/, '/')
  var names = ${JSON.stringify(names)}
  var screen = ${JSON.stringify(rows)}.find(function (one) {
    var above = one[0].split('$')
    return above.length === 1 ? path === one[0] : path !== above[0] && path.indexOf(above[0]) === 0
  })
  if (!screen) return
  screen[1].forEach(function (place) {
    var name = names[place]
    var link = document.createElement('link')
    link.rel = /js$/.test(name) ? 'modulepreload' : 'preload'
    if (/css$/.test(name)) link.as = 'style'
    if (name[0] === '/') link.as = 'fetch'
    link.crossOrigin = ''
    link.href = name[0] === '/' ? name : '/' + name
    document.head.append(link)
  })
})()
`
}
