import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { projectRoot } from '#platform/files/paths.ts'
import { cameraAnswer, everyAnswer, pageAnswer, strictTransport, workerAnswer } from '../security-headers.ts'
import { inlinePartsOf } from './inline-parts.ts'
import { type HeadOfPage, withHead } from './page-head.ts'

const appPage = 'app.html'
/** Pages that begin with what a signed-in screen shows. */
const screenPages = 'screens/'
const originPlaceholder = '__ORIGIN__'
const serviceWorker = 'service-worker.js'
/** Written by the web's build. */
const addressList = 'addresses.json'
/** The camera's scripts, also in their compressed forms, whose names end in one more extension. */
const cameraScript = /\/assets\/camera\/[^/]+\.js(?:\.\w+)?$/
const html = 'text/html; charset=utf-8'
const notFound = 404
const oneYearSeconds = 31_536_000

interface PageOptions {
  /** The address that students open. */
  publicUrl: string
  /** Whether the request carries an open session: such a visitor of the landing page goes to /home (D3). */
  isSignedIn(request: FastifyRequest): Promise<boolean>
  /** Whether it carries a session at all: who has none is led to the login, and sees nothing of the screen before. */
  hasSession(request: FastifyRequest): boolean
  /** Addresses of the app whose links look like what is there, by what tells it. */
  heads: Readonly<Record<string, HeadOfPage>>
  root?: string
}

/** The built web: hashed assets for a year, the landing page at /, the app at its own addresses. */
export async function registerPages(
  app: FastifyInstance,
  { publicUrl, isSignedIn, hasSession, heads, root = join(projectRoot, 'web/dist') }: PageOptions,
) {
  if (!existsSync(join(root, appPage))) {
    app.log.warn('the web is not built: only the API is served')
    return
  }
  const read = (file: string) =>
    readFileSync(join(root, file), 'utf8').replaceAll(originPlaceholder, () => publicUrl)
  const pages = pagesOf(root)
  const files = new Set([appPage, ...Object.values(pages)])
  const transport = publicUrl.startsWith('https:') ? strictTransport : {}
  const kept = (file: string) => {
    const page = read(file)
    return { encoded: encodingsOf(page), headers: { ...pageAnswer(inlinePartsOf(page)), ...transport } }
  }
  const landing = kept('index.html')
  const keptPages = new Map([...files].map((file) => [file, kept(file)]))

  await serveFiles(app, root)

  const send = (reply: FastifyReply, page: ReturnType<typeof kept> | undefined, vary: string) => {
    const encoding = preferredEncoding(reply.request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply
      .headers({ ...page?.headers, vary })
      .type(html)
      .send(page?.encoded(encoding))
  }
  app.get('/', async (request, reply) =>
    (await isSignedIn(request)) ? reply.redirect('/home') : send(reply, landing, 'accept-encoding, cookie'),
  )
  // With and without the slash that people add.
  for (const [address, file] of Object.entries(pages))
    for (const path of [address, `${address}/`])
      app.get<Asked>(path, async (request, reply) => {
        const head = await heads[address]?.(request.params, request.query)
        const page = file.startsWith(screenPages) && !hasSession(request) ? appPage : file
        if (!head) return send(reply, keptPages.get(page), 'accept-encoding, cookie')
        // Whoever draws a preview, or opens a shared link for the first time: not worth packing.
        return reply
          .headers({ ...keptPages.get(file)?.headers })
          .type(html)
          .send(withHead(read(file), head, publicUrl))
      })
  // Where nothing is, people get the app's own words for that, and programs the error.
  app.get('/*', async (request, reply) => {
    const forPeople = request.headers.accept?.includes('text/html')
    if (!forPeople || /^\/(?:api|assets)\//.test(request.url)) return reply.callNotFound()
    return send(reply.code(notFound), keptPages.get(appPage), 'accept-encoding')
  })
}

async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  const served: FastifyStaticOptions = {
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isAsset = path.includes('/assets/')
      if (path === join(root, serviceWorker)) void reply.headers(workerAnswer)
      else
        void reply
          .headers(cameraScript.test(path) ? cameraAnswer : everyAnswer)
          .header('cache-control', isAsset ? `public, max-age=${oneYearSeconds}, immutable` : 'no-cache')
    },
  }
  // A route for each file of the root; one for the hundreds of assets, which spares a tenth of a second of the start.
  await app.register(fastifyStatic, {
    ...served,
    wildcard: false,
    globIgnore: ['assets/**', `${screenPages}**`],
  })
  // The plugin's own route would list the folder for each file, to see whether its name is spelled so: a tenth of the time of a visit.
  const assets = new Set(filesIn(join(root, 'assets')))
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const file = request.params['*']
    return assets.has(file) ? reply.sendFile(`assets/${file}`) : reply.callNotFound()
  })
}

/** Paths of all files below a folder, from there and with a slash between. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll(sep, '/'))

/** Which file each of the app's own addresses gets, as its build lists them. */
function pagesOf(root: string): Record<string, string> {
  const listed: unknown = JSON.parse(readFileSync(join(root, addressList), 'utf8'))
  return z.record(z.string(), z.string()).parse(listed)
}

type Asked = {
  Params: Partial<Record<string, string>>
  Querystring: Partial<Record<string, string>>
}

type Encoding = 'identity' | 'br' | 'gzip'

type Encoder = (encoding: Encoding) => Buffer

const encoders: Record<Encoding, (page: string) => Buffer> = {
  identity: (page) => Buffer.from(page),
  br: (page) => brotliCompressSync(page),
  gzip: (page) => gzipSync(page),
}

/** A page in the form that it may be sent in; each is made when it is first asked for. */
function encodingsOf(page: string): Encoder {
  const made: Partial<Record<Encoding, Buffer>> = {}
  return (encoding) => (made[encoding] ??= encoders[encoding](page))
}

function preferredEncoding(accepted = ''): Encoding {
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}
