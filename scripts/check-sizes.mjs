// Size budgets of the web build (kB = 1000 bytes). Reads the manifest of `vite build` and follows imports.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { loadedFiles, ofCamera } from './lib/loaded-files.mjs'

const dist = join(import.meta.dirname, '../web/dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
const budgets = { landing: 5, entry: 110, shell: 60, route: 35, pantryOverTheWire: 192, firstPaint: 60 }
const firstPaintRequests = 20

const gzip = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000
const isCompressible = (file) => !/\.(?:woff2|png)$/.test(file)
const wire = (file) => {
  const bytes = readFileSync(join(dist, file))
  return (isCompressible(file) ? brotliCompressSync(bytes) : bytes).length / 1000
}
const sum = (files, size) => [...files].reduce((total, file) => total + size(file), 0)
const scripts = (files) => new Set([...files].filter((file) => file.endsWith('.js')))
const without = (files, known) => new Set([...files].filter((file) => !known.has(file)))

const filesOf = (key) => loadedFiles(manifest, key)

/** The manifest's chunk that holds a route's component. A route without one is in a chunk that others load as well. */
function routeKey(file) {
  const found = Object.keys(manifest).find(
    (key) => key.startsWith(`src/routes/${file}?`) && manifest[key].isDynamicEntry,
  )
  if (!found) throw new Error(`the route ${file} has no chunk of its own`)
  return found
}
const union = (...sets) => new Set(sets.flatMap((set) => [...set]))

/** Scripts and styles that a page names itself. */
const namedBy = (page) =>
  new Set(
    [...readFileSync(join(dist, page), 'utf8').matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(
      ([, file]) => file,
    ),
  )
const landing = namedBy('index.html')
/** What stands in the page itself. */
const landingScript = Array.from(
  readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/<script>(?<text>.*?)<\/script>/gs),
  ({ groups }) => groups.text,
).join('\n')
const frame = filesOf(Object.keys(manifest).find((key) => manifest[key].name === 'frame'))
const page = 'screens/pantry.html'
const screen = union(frame, filesOf(routeKey('_app.tsx')), filesOf(routeKey('_app/pantry.tsx')))
// The page names the frame and the screen as well, for them to come early.
const entry = without(namedBy(page), without(screen, filesOf('app.html')))
const shell = without(union(frame, filesOf(routeKey('_app.tsx'))), entry)
const known = union(entry, shell)
const publicEntry = union(entry, frame, filesOf(routeKey('_landing.tsx')))
/** The frame around it draws it. */
const withoutComponent = '_landing/index.tsx'
const routes = readdirSync(join(import.meta.dirname, '../web/src/routes'), { recursive: true })
  .filter((file) => /^_(?:app|landing)\/(?:.*\/)?[^-/][^/]*\.tsx$/.test(file) && file !== withoutComponent)
  .map((file) => ({
    file,
    files: without(filesOf(routeKey(file)), file.startsWith('_app') ? known : publicEntry),
  }))
const font = new Set(
  readdirSync(join(dist, 'assets'))
    .filter((file) => /^nunito-basic.*woff2$/.test(file))
    .map((file) => `assets/${file}`),
)
const live = scripts(liveClient())
const pantry = union(entry, screen, font, live, new Set([page]))

/** The realtime client is loaded by every signed-in screen, after it has been drawn. */
function liveClient() {
  const key = Object.keys(manifest).find((name) => name.includes('socket.io-client'))
  if (!key) throw new Error('the manifest names no realtime client: what it weighs would not count')
  return filesOf(key)
}

const rows = [
  [
    'landing, script',
    sum(scripts(landing), gzip) + gzipSync(landingScript, { level: 9 }).length / 1000,
    budgets.landing,
  ],
  ['app entry, script', sum(scripts(entry), gzip), budgets.entry],
  ['signed-in shell, script, more', sum(without(union(scripts(shell), live), entry), gzip), budgets.shell],
  ...routes.map(({ file, files }) => [
    `route ${file.replace(/\.tsx$/, '')}`,
    sum(scripts(files), gzip),
    budgets.route,
  ]),
  ['/pantry in all, over the wire (brotli)', sum(pantry, wire), budgets.pantryOverTheWire],
]
/** What a page asks for before it asks for the app: its first paint waits for some of it, and the app for all. */
const paintedAtOnce = ['home', 'pantry', 'exchange', 'chat'].map((name) => `screens/${name}.html`)
const early = paintedAtOnce.map((file) => {
  const [head = ''] = readFileSync(join(dist, file), 'utf8').split('<script type="module"')
  const asked = [
    ...head.matchAll(/<(?:script|link rel="(?:stylesheet|preload)")[^>]*(?:src|href)="\/([^"]+)"/g),
  ]
  return { file, asked: asked.map(([, address]) => address) }
})
for (const { file, asked } of early)
  rows.push([
    `/${file} before the app, over the wire`,
    sum([file, ...asked.filter((address) => !address.startsWith('api/'))], wire),
    budgets.firstPaint,
  ])
for (const [name, size, budget] of rows) {
  const verdict = size > budget ? 'OVER' : 'ok'
  console.log(
    `${name.padEnd(44)} ${size.toFixed(1).padStart(7)} kB of ${String(budget).padStart(3)}  ${verdict}`,
  )
}
console.log(
  `beside the budgets: landing in all ${(sum(union(landing, font, new Set(['index.html'])), wire)).toFixed(1)} kB over the wire (brotli)`,
)
const camera = ofCamera(pantry, (file) => readFileSync(join(dist, file), 'utf8'))
const many = early.filter(({ asked }) => asked.length >= firstPaintRequests)
for (const { file, asked } of many) console.log(`${file} asks for ${asked.length} files before the app: OVER`)
if (camera.length > 0) console.log(`OF THE CAMERA, and loaded with /pantry: ${camera.join(', ')}`)
process.exitCode = camera.length + many.length > 0 || rows.some(([, size, budget]) => size > budget) ? 1 : 0
