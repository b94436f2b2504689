/** Written by the build (web/build/scripts/service-worker.ts): the files of this version of the app, whose pages are painted before it runs, and a name for the version. */
declare const __FILES__: readonly string[]
declare const __PAINTED_AT_ONCE__: readonly string[]
declare const __VERSION__: string

const prefix = 'shell-'
const cacheName = `${prefix}${__VERSION__}`
/** Where the server has the page that fits every screen (web/build/pages/page-addresses.ts); its headers belong to it. */
const page = '/shell'
/** After so long on a slow network the stored page is better than none. */
const patienceMs = 3_000
const serverFault = 500
const files = new Set(__FILES__)
/** The camera's tools: 6 MB that seldom change. A new version of the app takes over those it still uses. */
const cameraFolder = '/assets/camera/'
const cameraCache = 'camera'
const hashAndKind = /-[\w-]{8}\.\w+$/

/** Keeps everything that the app needs to open. All or nothing: a half-stored version never becomes active. */
export async function storeShell(): Promise<void> {
  const cache = await caches.open(cacheName)
  const asked: RequestInit = { cache: 'no-cache', headers: { accept: 'text/html' } }
  const pages = [page, ...__PAINTED_AT_ONCE__].map((path) => new Request(path, asked))
  await cache.addAll([...pages, ...files])
}

/** Takes away what earlier versions stored. */
export async function forgetOldShells(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name)
}

/** Addresses that are the app's, as the server sees it: everything but the API, what programs ask for, the page behind a mail's link, and files. */
export const isPage = (path: string) =>
  !/^\/(?:api|live|metrics|healthz|readyz|unsubscribe|\.well-known)(?:\/|$)|\.\w+$/.test(path)

/**
 * The stored page at once: a newer version is offered once its worker has it whole. At `/` visitors shall see the landing
 * page, which is the server's, and the stored one only when the network fails, the server does, or either takes too long.
 */
export async function readPage(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const cache = await caches.open(cacheName)
  const stored = await cache.match(__PAINTED_AT_ONCE__.includes(pathname) ? pathname : page)
  if (!stored) return fetch(request)
  if (pathname !== '/') return stored
  const patience = new Promise<Response>((resolve) => setTimeout(resolve, patienceMs, stored))
  const sound = fetch(request).then(
    (answer) => (answer.status >= serverFault ? stored : answer),
    () => stored,
  )
  return Promise.race([sound, patience])
}

/** Names with a hash in them never change their contents; the few others are read anew with each version. */
export const isBuildFile = (path: string) => path.startsWith('/assets/') || files.has(path)

/** A file of the build: the stored one, else the server’s, kept for the next time. */
export async function readBuildFile(event: FetchEvent): Promise<Response> {
  const { request } = event
  const { pathname } = new URL(request.url)
  const isOfCamera = pathname.startsWith(cameraFolder)
  const cache = await caches.open(isOfCamera ? cameraCache : cacheName)
  const stored = await cache.match(request, { ignoreVary: true })
  if (stored) return stored
  const answer = await fetch(request)
  if (answer.ok && pathname.startsWith('/assets/')) {
    const copy = answer.clone()
    const keep = async () => {
      if (isOfCamera) await forgetOther(cache, pathname)
      await cache.put(request, copy)
    }
    // A device without room asks the network the next time, too.
    event.waitUntil(keep().catch(() => undefined))
  }
  return answer
}

/** What a file is called in every version: 'eng.traineddata', 'text-worker'. */
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(hashAndKind, '')

/** Forgets another version of a file. */
async function forgetOther(cache: Cache, path: string): Promise<void> {
  for (const { url } of await cache.keys()) {
    const other = new URL(url).pathname
    if (other !== path && nameOf(other) === nameOf(path)) await cache.delete(url)
  }
}
