import { spawnSync } from 'node:child_process'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sparticuz, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium'

const cache = join(import.meta.dirname, '../../node_modules/.cache/chromium')
const packed = join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/bin')

/**
 * Path of the browser to test with: CHROMIUM_PATH, else the one that a development dependency carries, unpacked once.
 * Sets up the libraries it needs where the system has none.
 */
export async function chromiumPath(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return inFolder(cache, async () => {
    const path = await sparticuz.executablePath()
    useOwnFonts()
    if (!starts(path)) {
      await inflate(join(packed, 'al2023.tar.br'))
      setupLambdaEnvironment(join(cache, 'al2023/lib'))
      if (!starts(path))
        throw new Error(
          `The browser at ${path} does not start. Set CHROMIUM_PATH to a Chromium of this system.`,
        )
    }
    return path
  })
}

/** The package unpacks into the system's folder for temporary files; ours is cleaned up with node_modules. */
async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(folder, { recursive: true })
  const { TMPDIR } = process.env
  process.env.TMPDIR = folder
  try {
    return await work()
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}

/** The package looks for its fonts where a cloud has them. Without any font the browser ends at the first unusual letter. */
function useOwnFonts(): void {
  const file = join(cache, 'fonts.conf')
  const written = `${file}.${process.pid}`
  writeFileSync(
    written,
    `<fontconfig><dir>${cache}/fonts</dir><cachedir>${cache}/fonts-cache</cachedir></fontconfig>`,
  )
  renameSync(written, file)
  process.env.FONTCONFIG_FILE = file
}

function starts(path: string): boolean {
  return spawnSync(path, ['--headless', '--no-sandbox', '--version']).status === 0
}
