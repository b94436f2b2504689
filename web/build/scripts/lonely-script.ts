import { join } from 'node:path'
import { build } from 'vite'

const web = join(import.meta.dirname, '../..')

/** One script of the build that shares no file with the app, from where its source begins; `define` fills in what only the build knows. */
export async function lonelyScript(entry: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    publicDir: false,
    define,
    build: {
      write: false,
      target: ['chrome123', 'firefox121', 'safari17.5'],
      rolldownOptions: { input: join(web, entry), output: { format: 'iife' } },
    },
  })
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const [script] = chunks
  if (chunks.length !== 1 || script?.type !== 'chunk') throw new Error(`${entry} is to be one script`)
  return script.code
}
