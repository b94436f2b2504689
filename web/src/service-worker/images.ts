/** Thumbnails that this device has seen. Private: the page empties it when its user leaves. */
const cacheName = 'pictures'
/** About 20 kB each. */
const kept = 200

/** Counts the users who left, so that an image still on its way for one is not kept for the next. */
let leavings = 0

export const isThumbnail = (path: string) => /^\/api\/images\/[\w-]+\/thumb$/.test(path)

/** The stored image, which never changes, else the server's answer, kept for the next time. */
export async function readThumbnail(event: FetchEvent): Promise<Response> {
  const { request } = event
  const cache = await caches.open(cacheName)
  const stored = await cache.match(request, { ignoreVary: true })
  if (stored) return stored
  const asked = leavings
  const answer = await fetch(request)
  if (answer.ok) {
    const copy = answer.clone()
    event.waitUntil(asked === leavings ? keep(request, copy) : Promise.resolve())
  }
  return answer
}

async function keep(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.put(request, answer)
  // Oldest first.
  const all = await cache.keys()
  for (const old of all.slice(0, Math.max(0, all.length - kept))) await cache.delete(old)
}

/** Empties the store of images, also of those still on their way. */
export async function forgetImages(): Promise<void> {
  leavings += 1
  await caches.delete(cacheName)
}
