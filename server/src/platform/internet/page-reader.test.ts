import type { LookupAddress } from 'node:dns'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicPageAddress } from './page-address.ts'
import { PageReader } from './page-reader.ts'
import type { Resolve } from './public-address.ts'

/** Addresses that must never be asked for, however they are written. */
const hostile = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://127.0.0.1:80/',
  'http://0.0.0.0/',
  'http://0/',
  'http://2130706433/',
  'http://017700000001/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://127.000.000.001/',
  'http://①②⑦.0.0.1/',
  'http://127。0。0。1/',
  'http://%31%32%37.0.0.1/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://198.18.0.1/',
  'http://192.0.2.1/',
  'http://224.0.0.1/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[fc00::1]/',
  'http://[fd00:ec2::254]/',
  'http://[fe80::1]/',
  'http://[ff02::1]/',
  'http://[2001:db8::1]/',
  'http://localhost/',
  'http://LOCALHOST./',
  'http://sub.localhost/',
  'http://localhost.localdomain/',
  'http://metadata.google.internal/',
  'http://router.lan/',
  'http://printer.local/',
  'http://db/',
  'http://user@example.org/',
  'http://user:pass@example.org/',
  'http://:secret@example.org/',
  'http://example.org:22/',
  'http://example.org:8080/',
  'https://example.org:5432/',
  'http://8.8.8.8:25/',
  'file:///etc/passwd',
  'ftp://example.org/',
  'gopher://example.org/',
  'data:text/html,x',
  'ws://example.org/',
  'javascript:alert(1)',
  'blob:http://example.org/x',
  '//example.org/',
  'example.org',
  '',
  'http://',
]

describe('an address from a user', () => {
  it('is tried in forty forms and more', () => expect(new Set(hostile).size).toBeGreaterThanOrEqual(40))

  it.each(hostile)('is refused: %j', async (address) => {
    expect(publicPageAddress(address, [])).toBeUndefined()
    await expect(new PageReader({ named: [] }).read(address)).rejects.toMatchObject({ fault: 'refused' })
  })

  it.each([
    'https://example.org/dal?x=1#top',
    'http://example.org',
    'https://example.org:443/',
    'http://8.8.8.8/',
  ])('is taken: %s', (address) =>
    expect(publicPageAddress(address, [])).toMatchObject({ mayBePrivate: false }),
  )

  it('may be of an origin that the operator named, and of no other beside it', () => {
    const named = ['http://127.0.0.1:4567']
    expect(publicPageAddress('http://127.0.0.1:4567/x', named)).toMatchObject({ mayBePrivate: true })
    for (const other of ['http://127.0.0.1:4568/x', 'http://localhost:4567/', 'https://127.0.0.1:4567/'])
      expect(publicPageAddress(other, named)).toBeUndefined()
  })
})

/** A name server that says what it is told to, another thing each time. */
const resolving = (...answers: readonly (readonly string[])[]) => {
  const asked: string[] = []
  // `dns.lookup` in the one form that the reader uses.
  const resolve = ((name: string, _: object, done: (error: Error | null, found: LookupAddress[]) => void) => {
    const answer = answers[Math.min(asked.push(name) - 1, answers.length - 1)] ?? []
    done(
      null,
      answer.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }) as unknown as Resolve
  return { resolve, asked }
}

describe('a name', () => {
  it.each([
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['169.254.169.254'],
    ['100.100.100.200'],
    ['192.168.0.10'],
    ['::1'],
    ['fd12::1'],
    ['::ffff:10.0.0.1'],
    ['8.8.8.8', '127.0.0.1'],
    ['2606:4700::1111', '::1'],
    ['0.0.0.0'],
  ])('that leads to %s is refused', async (...found) => {
    const { resolve } = resolving(found)
    const read = new PageReader({ named: [], resolve }).read('http://rebind.example.org/')
    await expect(read).rejects.toMatchObject({ fault: 'refused' })
  })

  it('is looked up once for a connection: a second answer has no say', async () => {
    const { resolve, asked } = resolving(['192.0.2.7'], ['8.8.8.8'])
    const read = new PageReader({ named: [], resolve }).read('http://rebind.example.org/')
    await expect(read).rejects.toMatchObject({ fault: 'refused' })
    expect(asked).toEqual(['rebind.example.org'])
  })
})

describe('a page', () => {
  let server: Server
  let origin: string
  let answer: RequestListener
  beforeAll(async () => {
    server = createServer((request, reply) => answer(request, reply))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    // It listens on a port.
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const reader = (options: { patienceMs?: number; maxBytes?: number } = {}) =>
    new PageReader({ named: [origin], resolve: resolving(['10.0.0.1']).resolve, ...options })
  const html = { 'content-type': 'text/html; charset=utf-8' }

  it('is read, with where it was in the end', async () => {
    answer = ({ url, headers }, reply) => {
      expect(headers).not.toHaveProperty('cookie')
      if (url === '/old') reply.writeHead(301, { location: '/new' }).end()
      else reply.writeHead(200, html).end('<p>Crème</p>')
    }
    expect(await reader().read(`${origin}/old`)).toEqual({
      address: `${origin}/new`,
      mediaType: 'text/html',
      text: '<p>Crème</p>',
    })
  })

  it.each([
    ['gzip', gzipSync('<p>soup</p>')],
    ['br', brotliCompressSync('<p>soup</p>')],
  ])('is unpacked: %s', async (encoding, body) => {
    answer = (_, reply) => reply.writeHead(200, { ...html, 'content-encoding': encoding }).end(body)
    expect((await reader().read(origin)).text).toBe('<p>soup</p>')
  })

  it('is read in its own letters', async () => {
    answer = (_, reply) =>
      reply
        .writeHead(200, { 'content-type': 'text/html; charset=ISO-8859-1' })
        .end(Buffer.from('Crème', 'latin1'))
    expect((await reader().read(origin)).text).toBe('Crème')
  })

  it.each([
    'http://127.0.0.1:1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://intern.example.org/',
    'file:///etc/passwd',
    'http://user@example.org/',
    '//10.0.0.1/',
    'http://[not an address',
  ])('that sends on to %s is refused', async (location) => {
    answer = (_, reply) => reply.writeHead(302, { location }).end()
    await expect(reader().read(origin)).rejects.toMatchObject({ fault: 'refused' })
  })

  it('that sends on for ever ends', async () => {
    let asked = 0
    answer = (_, reply) => reply.writeHead(302, { location: `/${++asked}` }).end()
    await expect(reader().read(origin)).rejects.toMatchObject({ fault: 'unreachable' })
    expect(asked).toBeLessThan(10)
  })

  it('that is too large ends, whether it says so or hides it', async () => {
    const maxBytes = 10_000
    const bombs: RequestListener[] = [
      (_, reply) => reply.writeHead(200, { ...html, 'content-length': 1e9 }).end(),
      (_, reply) => reply.writeHead(200, html).end(Buffer.alloc(maxBytes + 1)),
      (_, reply) =>
        reply.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(5e6))),
    ]
    for (answer of bombs)
      await expect(reader({ maxBytes }).read(origin)).rejects.toMatchObject({ fault: 'too large' })
  })

  it.each(['image/png', 'application/octet-stream', 'application/pdf', ''])(
    'of the type %j is none',
    async (type) => {
      answer = (_, reply) => reply.writeHead(200, type === '' ? {} : { 'content-type': type }).end('x')
      await expect(reader().read(origin)).rejects.toMatchObject({ fault: 'no page' })
    },
  )

  it.each([404, 500, 204, 304])('that answers %i cannot be reached', async (status) => {
    answer = (_, reply) => reply.writeHead(status, html).end()
    await expect(reader().read(origin)).rejects.toMatchObject({ fault: 'unreachable' })
  })

  it('that takes its time is waited for so long', async () => {
    answer = (_, reply) => void reply.writeHead(200, html).write('<p>')
    await expect(reader({ patienceMs: 200 }).read(origin)).rejects.toMatchObject({ fault: 'unreachable' })
  })

  it('that is broken off cannot be reached', async () => {
    answer = (_, reply) => void reply.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end('no gzip')
    await expect(reader().read(origin)).rejects.toMatchObject({ fault: 'unreachable' })
  })
})
