import type { RecipeDraft } from '@shelfmate/contract/recipe-book/importing/draft'
import type { Page } from '#platform/internet/page-reader.ts'
import { pageRecipes } from './page-recipes.ts'

/** What a page holds. */
export interface PageReading {
  recipes: RecipeDraft[]
  /** What its reader stumbled over, which is a mistake of ours. */
  failure?: string
}

/** Reads pages in a process of its own: strangers write them, and may make them cost any time and memory. */
process.on('message', (page) => {
  // The server, our parent, sends nothing else.
  process.send?.(readingOf(page as Page))
})

/** A page that its reader stumbles over holds nothing to cook, and keeps nobody else from theirs. */
function readingOf(page: Page): PageReading {
  try {
    return { recipes: pageRecipes(page) }
  } catch (error) {
    return { recipes: [], failure: String(error) }
  }
}
