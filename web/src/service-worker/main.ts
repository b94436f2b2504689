/**
 * The service worker: opens the app without a network and keeps small images. What a page must tell the server goes
 * past it: it answers nothing but pages, the files of the build and thumbnails.
 */
import { forgetImages, isThumbnail, readThumbnail } from './images.ts'
import { forgetNotices, listenForPush } from './push.ts'
import { forgetOldShells, isBuildFile, isPage, readBuildFile, readPage, storeShell } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

listenForPush(self)

self.addEventListener('install', (event) => event.waitUntil(storeShell()))

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

async function takeOver(): Promise<void> {
  await forgetOldShells()
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(readPage(request))
  } else if (isBuildFile(pathname)) event.respondWith(readBuildFile(event))
  else if (isThumbnail(pathname)) event.respondWith(readThumbnail(event))
})

/** What a page of ours asks for; see app/worker-client.ts. */
self.addEventListener('message', (event) => {
  // Pages of this origin alone can reach this worker.
  const { kind } = event.data as { kind: string }
  // A new version waits until somebody says so: it would take the files away that open pages still load.
  if (kind === 'take over') void self.skipWaiting()
  if (kind === 'forget') event.waitUntil(Promise.all([forgetImages(), forgetNotices(self)]))
})
