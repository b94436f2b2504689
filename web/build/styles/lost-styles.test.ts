import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterEach, expect, it, vi } from 'vitest'
import { lostStyles } from './lost-styles.ts'

let root: string | undefined

afterEach(async () => {
  vi.unstubAllGlobals()
  if (root) await rm(root, { recursive: true, force: true })
})

/** A page whose screen has a style sheet, as Vite builds it. Returns how it opens the screen. */
async function built(): Promise<() => Promise<unknown>> {
  root = await mkdtemp(join(tmpdir(), 'lost-styles-'))
  const sources = {
    'entry.js': "export const open = () => import('./screen.js')",
    'screen.js': "import './screen.css'\nexport const shown = document.title",
    'screen.css': '.screen { color: red }',
    'package.json': '{ "type": "module" }',
  }
  for (const [name, source] of Object.entries(sources)) await writeFile(join(root, name), source)
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [lostStyles()],
    build: {
      modulePreload: { polyfill: false },
      outDir: join(root, 'dist'),
      rolldownOptions: {
        input: join(root, 'entry.js'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'entry.js' },
      },
    },
  })
  const entry = pathToFileURL(join(root, 'dist/entry.js')).href
  return ((await import(/* @vite-ignore */ entry)) as { open: () => Promise<unknown> }).open
}

/** A link as far as Vite's helper knows one. */
class Link extends EventTarget {
  rel = ''
  href = ''
  remove = () => links.splice(links.indexOf(this), 1)
}
const links: Link[] = []
const sheets = () => links.filter(({ rel }) => rel === 'stylesheet')

it('asks again for a style sheet that was lost, and waits for it', async () => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', {
    title: 'Exchange',
    querySelector: () => null,
    createElement: () => new Link(),
    getElementsByTagName: () => links,
    head: { appendChild: (link: Link) => links.push(link) },
  })
  const open = await built()
  for (const _ of ['lost', 'lost once more']) {
    const lost = open()
    expect(sheets()).toHaveLength(1)
    sheets()[0]?.dispatchEvent(new Event('error'))
    await expect(lost).rejects.toThrow(/^Unable to preload CSS/)
    expect(sheets()).toEqual([])
  }
  const opened = vi.fn()
  const opening = open().then(opened)
  const [sheet] = sheets()
  expect(sheet?.href).toMatch(/\.css$/)
  await new Promise((resolve) => setTimeout(resolve))
  expect(opened).not.toHaveBeenCalled()
  sheet?.dispatchEvent(new Event('load'))
  await opening
  expect(opened).toHaveBeenCalledWith(expect.objectContaining({ shown: 'Exchange' }))
})
