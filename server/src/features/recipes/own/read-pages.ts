import type { Page } from '#platform/outside/page-reader.ts'
import { pageRecipes } from './page-recipes.ts'

/** Reads pages in a process of its own: strangers write them, and may make them cost any time and memory. */
process.on('message', (page) => {
  // The server, our parent, sends nothing else.
  process.send?.(recipesOf(page as Page))
})

/** A page that its reader stumbles over holds nothing to cook, and keeps nobody else from theirs. */
function recipesOf(page: Page) {
  try {
    return pageRecipes(page)
  } catch {
    return []
  }
}
