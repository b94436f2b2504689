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
        const address = `/${this.getFileName(reference)}`
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || file.fileName !== 'app.html') continue
          file.source = String(file.source).replace(
            '<script type="module"',
            `<script src="${address}"></script>\n    $&`,
          )
        }
      },
    },
  }
}

/** The files of each screen by its address, those of the frame and of the screen's layout included. */
function screens(bundle: Bundle): [prefix: string, files: string[], questions: string[]][] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunkOf = (end: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.includes(end))
  const known = filesOf(
    bundle,
    chunks.find(({ isEntry, name }) => isEntry && name === 'app'),
  )
  const frame = filesOf(bundle, chunkOf('/src/app/frame.tsx'))
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
    const prefix = `/${path}/`.replace(/(?:\$.*|index\/)$/, '')
    return [[prefix, files, firstQuestions[prefix] ?? [session]]]
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

/** Runs in the browser as it stands here: no build step sees it. A longer address wins over its beginning (`/chat/`). */
const script = (of: ReturnType<typeof screens>) => `(function () {
  var path = location.pathname.replace(/\\/?$/, '/')
  var fitting = ${JSON.stringify(of)}.filter(function (screen) { return path.indexOf(screen[0]) === 0 })
  var screen = fitting.sort(function (a, b) { return b[0].length - a[0].length })[0]
  function load(rel, as, address) {
    var link = document.createElement('link')
    link.rel = rel
    if (as) link.as = as
    link.crossOrigin = ''
    link.href = address
    document.head.append(link)
  }
  if (!screen) return
  screen[2].forEach(function (address) { load('preload', 'fetch', address) })
  screen[1].forEach(function (file) {
    if (/css$/.test(file)) load('preload', 'style', '/' + file)
    else load('modulepreload', '', '/' + file)
  })
})()
`
