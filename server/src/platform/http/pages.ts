import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { projectRoot } from '#platform/paths.ts'
import { everyAnswer, pageAnswer, strictTransport, workerAnswer } from './security-headers.ts'

const nonceBytes = 16
const noncePlaceholder = /__CSP_NONCE__/g
const serviceWorker = 'service-worker.js'
/** Written by the web's build. */
const addressList = 'addresses.json'
const notFound = 404
const oneYearSeconds = 31_536_000

export interface PageOptions {
  secure: boolean
  /** Whether the request carries an open session: such a visitor of the landing page goes to /home (D3). */
  isSignedIn(request: FastifyRequest): Promise<boolean>
  root?: string
}

/** The built web: hashed assets for a year, the landing page at /, the app at its own addresses. */
export async function registerPages(
  app: FastifyInstance,
  { secure, isSignedIn, root = join(projectRoot, 'web/dist') }: PageOptions,
) {
  if (!existsSync(join(root, 'app.html'))) {
    app.log.warn('the web is not built: only the API is served')
    return
  }
  const landing = readEncodings(join(root, 'index.html'))
  const page = readFileSync(join(root, 'app.html'), 'utf8')

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

  const transport = secure ? strictTransport : {}
  const staticPage = { ...pageAnswer(), ...transport }

  app.get('/', async (request, reply) => {
    if (await isSignedIn(request)) return reply.redirect('/home')
    const encoding = preferredEncoding(request.headers['accept-encoding'], landing)
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .headers({ ...staticPage, vary: 'accept-encoding, cookie' })
      .type('text/html; charset=utf-8')
      .send(landing[encoding ?? 'identity'])
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

interface Encodings {
  identity: Buffer
  br?: Buffer
  gzip?: Buffer
}

/** A file with its precompressed forms, as far as the build made them. */
function readEncodings(path: string): Encodings {
  return {
    identity: readFileSync(path),
    ...(existsSync(`${path}.br`) && { br: readFileSync(`${path}.br`) }),
    ...(existsSync(`${path}.gz`) && { gzip: readFileSync(`${path}.gz`) }),
  }
}

function preferredEncoding(accepted: string | undefined, { br, gzip }: Encodings): 'br' | 'gzip' | undefined {
  if (br && accepted?.includes('br')) return 'br'
  return gzip && accepted?.includes('gzip') ? 'gzip' : undefined
}
