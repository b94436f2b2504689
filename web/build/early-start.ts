import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

const session = '/api/auth/session'
/** What a screen asks the server for first. The answer waits for the screen's own request to the same address. */
const firstQuestions: Record<string, string[]> = {
  '/pantry/': [session, '/api/pantry/items'],
  // These open for everybody, signed in or not.
  '/forgot/': [],
  '/reset/': [],
}

/**
 * Writes the script that app.html runs first: it sends for the code and the first answers of the screen asked for while
 * the app itself, which would ask for them a second later, is still on its way.
 */
export function earlyStart(): Plugin {
  return {
    name: 'early-start',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const source = script(screens(bundle))
        const reference = this.emitFile({ type: 'asset', name: 'early.js', source })
        const fileName = this.getFileName(reference)
        // What compresses the other files has done so by now, and everything waits for this one.
        this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(source) })
        this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(source) })
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || file.fileName !== 'app.html') continue
          file.source = String(file.source).replace(
            '<script type="module"',
            `<script src="/${fileName}"></script>\n    $&`,
          )
        }
      },
    },
  }
}

/** An address that ends in `$` stands for all below it. */
type Screen = [address: string, files: string[], questions: string[]]

/** The files of each screen by its address, those of the frame and of the screen's layout included. */
function screens(bundle: Bundle): Screen[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunkOf = (end: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.includes(end))
  const known = filesOf(
    bundle,
    chunks.find(({ isEntry, name }) => isEntry && name === 'app'),
  )
  const frame = filesOf(
    bundle,
    chunks.find(({ name }) => name === 'frame'),
  )
  return chunks.flatMap((chunk) => {
    const [, layout, path] =
      /\/src\/routes\/(_\w+)\/(.+)\.tsx\?tsr-split=component$/.exec(chunk.facadeModuleId ?? '') ?? []
    if (!layout || !path) return []
    const all = [
      ...frame,
      ...filesOf(bundle, chunkOf(`/src/routes/${layout}.tsx?`)),
      ...filesOf(bundle, chunk),
    ]
    const files = [...new Set(all)].filter((file) => !known.has(file))
    const address = `/${path}/`.replace(/(?<=\$).*|index\/$/, '')
    return [[address, files, firstQuestions[address] ?? [session]]]
  })
}

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
function script(of: readonly Screen[]): string {
  // Most screens need the same files: each is named once.
  const names = [...new Set(of.flatMap(([, files, questions]) => [...files, ...questions]))]
  const placesOf = (wanted: readonly string[]) => wanted.map((name) => names.indexOf(name))
  const screens = of.map(([address, files, questions]) => [address, placesOf([...questions, ...files])])
  return `(function () {
  var path = location.pathname.replace(/\\/?$/, '/')
  var names = ${JSON.stringify(names)}
  var screen = ${JSON.stringify(screens)}.find(function (one) {
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
