import { parentPort } from 'node:worker_threads'
import type { Page } from '#platform/outside/page-reader.ts'
import { pageRecipes } from './page-recipes.ts'

/** Reads pages in a thread of its own: strangers write them, and may make them cost any time and memory. */
parentPort?.on('message', (page: Page) => {
  parentPort?.postMessage(pageRecipes(page))
})
