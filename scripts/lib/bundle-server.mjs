import { renameSync, rmSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import path from 'node:path'
import { build, context } from 'esbuild'
import { root } from './root.mjs'

/** Packages that load compiled programs by path, and one that `pg` only tries. */
const notBundled = ['sharp', '@node-rs/argon2', 'pg-native']

/** CommonJS packages inside the bundle still ask for these. */
const banner = `import { createRequire as makeRequire } from 'node:module'
const require = makeRequire(import.meta.url)
const __filename = import.meta.filename
const __dirname = import.meta.dirname`

const require = createRequire(import.meta.url)

/**
 * Node's own modules by their names alone. An import has Node look at all that a module exports, behind getters as well: for
 * node:http it loads a whole HTTP client (undici), some 15 ms of every start.
 */
const builtins = {
  name: 'builtins',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[a-z]/ }, ({ path: name, kind }) =>
      kind === 'import-statement' && isBuiltin(name) ? { path: name, namespace: 'builtins' } : undefined,
    )
    onLoad({ filter: /./, namespace: 'builtins' }, ({ path: name }) => ({
      contents: [
        `const builtin = /* @__PURE__ */ process.getBuiltinModule(${JSON.stringify(name)})`,
        'export default builtin',
        // What nobody imports is left out, and never looked at.
        ...exportsOf(name).map((key) => `export const ${key} = /* @__PURE__ */ (() => builtin.${key})()`),
      ].join('\n'),
    }))
  },
}

const exportsOf = (name) =>
  Object.keys(require(name)).filter((key) => key !== 'default' && /^[\w$]+$/.test(key))

const options = (outdir) => ({
  absWorkingDir: root,
  // The image decoder and the reader of pages run in processes of their own, the raters in a thread: each is a program of its own.
  entryPoints: {
    main: 'server/src/main.ts',
    'image-decoder': 'server/src/platform/images/decoder/process.ts',
    'rate-passwords': 'server/src/features/auth/passwords/rate-passwords.ts',
    'read-pages': 'server/src/features/recipes/own/read-pages.ts',
  },
  outdir,
  bundle: true,
  platform: 'node',
  // A package's own ES modules first: its CommonJS form loses its names behind a dynamic import.
  mainFields: ['module', 'main'],
  target: 'node24',
  format: 'esm',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  sourcemap: true,
  // The text of what runs stays in memory: a third of it is indentation and comments (6 MB). Names stay as they are.
  minifyWhitespace: true,
  minifySyntax: true,
  external: notBundled,
  banner: { js: banner },
  plugins: [builtins],
  logLevel: 'warning',
})

/** Bundles the server into server/dist, which starts several times cheaper than its many files. */
export async function bundleServer() {
  const output = path.join(root, 'server', 'dist')
  const draft = `${output}.new`
  rmSync(draft, { recursive: true, force: true })
  await build(options(draft))
  rmSync(output, { recursive: true, force: true })
  renameSync(draft, output)
}

/** Bundles a program made of the server's parts into a folder below the server: `process.ts` becomes `process.js`. */
export async function bundleProgram(source, outdir) {
  await build({ ...options(outdir), entryPoints: [source] })
}

/** What the server's program reads before anybody asks for anything: sources, by their paths from the root. */
export async function startSources() {
  const { metafile } = await build({
    ...options('nowhere'),
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  const read = new Set()
  const add = (source) => {
    if (read.has(source)) return
    read.add(source)
    for (const { kind, path: next, external } of metafile.inputs[source]?.imports ?? [])
      if (kind !== 'dynamic-import' && !external) add(next)
  }
  add('server/src/run.ts')
  return [...read]
}

/** Bundles the server into a folder of its own now and after each save; `onBundled` hears of every bundle that is whole. */
export async function watchServer(onBundled) {
  const outdir = path.join(root, 'server', 'dist-dev')
  rmSync(outdir, { recursive: true, force: true })
  const listener = {
    name: 'listener',
    setup: ({ onEnd }) =>
      onEnd(({ errors }) => errors.length === 0 && onBundled(path.join(outdir, 'main.js'))),
  }
  const bundle = await context({ ...options(outdir), plugins: [builtins, listener] })
  await bundle.watch()
  return bundle
}
