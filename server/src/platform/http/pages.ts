import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { projectRoot } from '#platform/paths.ts'
import { everyAnswer, pageAnswer, strictTransport, workerAnswer } from './security-headers.ts'

const nonceBytes = 16
const noncePlaceholder = /__CSP_NONCE__/g
const originPlaceholder = '__ORIGIN__'
const serviceWorker = 'service-worker.js'
/** Written by the web's build. */
const addressList = 'addresses.json'
const notFound = 404
const oneYearSeconds = 31_536_000

export interface PageOptions {
  /** The address that students open. */
  publicUrl: string
  /** Whether the request carries an open session: such a visitor of the landing page goes to /home (D3). */
  isSignedIn(request: FastifyRequest): Promise<boolean>
  root?: string
}

/** The built web: hashed assets for a year, the landing page at /, the app at its own addresses. */
export async function registerPages(
  app: FastifyInstance,
  { publicUrl, isSignedIn, root = join(projectRoot, 'web/dist') }: PageOptions,
) {
  if (!existsSync(join(root, 'app.html'))) {
    app.log.warn('the web is not built: only the API is served')
    return
  }
  const read = (file: string) =>
    readFileSync(join(root, file), 'utf8').replaceAll(originPlaceholder, () => publicUrl)
  const landing = encodingsOf(read('index.html'))
  const page = read('app.html')

  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isAsset = path.includes('/assets/')
      if (path === join(root, serviceWorker)) void reply.headers(workerAnswer)
      else
        void reply
          .headers(everyAnswer)
          .header('cache-control', isAsset ? `public, max-age=${oneYearSeconds}, immutable` : 'no-cache')
    },
  })

  const transport = publicUrl.startsWith('https:') ? strictTransport : {}
  const staticPage = { ...pageAnswer(), ...transport }

  app.get('/', async (request, reply) => {
    if (await isSignedIn(request)) return reply.redirect('/home')
    const encoding = preferredEncoding(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply
      .headers({ ...staticPage, vary: 'accept-encoding, cookie' })
      .type('text/html; charset=utf-8')
      .send(landing[encoding])
  })
  const sendApp = (reply: FastifyReply) => {
    const nonce = randomBytes(nonceBytes).toString('base64')
    return reply
      .headers({ ...pageAnswer(nonce), ...transport })
      .type('text/html; charset=utf-8')
      .send(page.replace(noncePlaceholder, nonce))
  }
  for (const address of addressesOf(root)) app.get(address, async (_request, reply) => sendApp(reply))
  // Where nothing is, people get the app's own words for that, and programs the error.
  app.get('/*', async (request, reply) => {
    const forPeople = request.headers.accept?.includes('text/html')
    if (!forPeople || /^\/(?:api|assets)\//.test(request.url)) return reply.callNotFound()
    return sendApp(reply.code(notFound))
  })
}

/** The app's own addresses as its build lists them, with and without the slash that people add. */
function addressesOf(root: string): string[] {
  const listed = z.array(z.string()).parse(JSON.parse(readFileSync(join(root, addressList), 'utf8')))
  return listed.flatMap((address) => [address, `${address}/`])
}

type Encoding = 'identity' | 'br' | 'gzip'

/** A page in every form that it may be sent in. */
const encodingsOf = (page: string): Record<Encoding, Buffer> => ({
  identity: Buffer.from(page),
  br: brotliCompressSync(page),
  gzip: gzipSync(page),
})

function preferredEncoding(accepted = ''): Encoding {
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}
