import { beforeEach, expect, it, vi } from 'vitest'

vi.stubGlobal('__FILES__', [])
vi.stubGlobal('__PAINTED_AT_ONCE__', [])
vi.stubGlobal('__VERSION__', '1')
const { isPage, readBuildFile } = await import('./shell.ts')

const stored = new Map<string, Response>()
let put: (request: Request, answer: Response) => Promise<void>
const cache = {
  match: async (request: Request) => stored.get(request.url),
  put: async (request: Request, answer: Response) => put(request, answer),
  keys: async () => [...stored.keys()].map((url) => ({ url })),
  delete: async (url: string) => stored.delete(url),
}
vi.stubGlobal('caches', { open: async () => cache })
vi.stubGlobal('fetch', async ({ url }: Request) => new Response(`file of ${url}`))

let late: Promise<unknown>[]
beforeEach(() => {
  stored.clear()
  late = []
  put = async ({ url }, answer) => void stored.set(url, answer)
})

const read = (path: string) =>
  readBuildFile({
    request: new Request(`https://shelf.campus.test${path}`),
    waitUntil: (work: Promise<unknown>) => void late.push(work),
    // What is used of it here.
  } as FetchEvent)

const file = '/assets/pantry-abcdefgh.js'
const said = `file of https://shelf.campus.test${file}`

it('keeps a file of the build that it had to ask for', async () => {
  expect(await (await read(file)).text()).toBe(said)
  await Promise.all(late)
  expect(await stored.get(`https://shelf.campus.test${file}`)?.text()).toBe(said)
})

it.each([
  ['is full', () => Promise.reject(new DOMException('full', 'QuotaExceededError'))],
  ['takes its time', () => new Promise<void>(() => undefined)],
])('answers with what the network delivered when the storage %s', async (_, store) => {
  put = store
  expect(await (await read(file)).text()).toBe(said)
})

it('leaves nothing unhandled when the storage is full', async () => {
  put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  await read(file)
  await expect(Promise.all(late)).resolves.toHaveLength(1)
})

it('forgets the version of a camera file that another takes the place of', async () => {
  const old = 'https://shelf.campus.test/assets/camera/text-worker-11111111.js'
  stored.set(old, new Response('old'))
  await read('/assets/camera/text-worker-22222222.js')
  await Promise.all(late)
  expect([...stored.keys()]).toEqual(['https://shelf.campus.test/assets/camera/text-worker-22222222.js'])
})

it.each([
  ['/pantry', true],
  ['/exchange/posts/1b4e28ba-2fa1-4d3a-8c4f-0d9a6f1b2c3d', true],
  ['/api/docs', false],
  ['/readyz', false],
  ['/robots.txt', false],
  // The server's own page; its token ends in a hash, which may hold a hyphen.
  ['/unsubscribe/1b4e28ba-2fa1-4d3a-8c4f-0d9a6f1b2c3d.a_b3', false],
  ['/unsubscribe/1b4e28ba-2fa1-4d3a-8c4f-0d9a6f1b2c3d.a-b3', false],
])('takes %s for a page of the app: %s', (path, is) => expect(isPage(path)).toBe(is))
