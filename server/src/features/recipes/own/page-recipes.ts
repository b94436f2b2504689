import type { RecipeDraft } from '@shelfmate/contract/recipe-book/importing/draft'
import { importedRecipes } from '@shelfmate/contract/recipe-book/importing/imported-recipes'
import type { Page } from '#platform/internet/page-reader.ts'
import { dataInHtml } from './html-data.ts'

/** More than any page of one recipe names; a page that lists hundreds is not what somebody meant. */
const recipesMax = 50

/** The recipes that a page tells of in the words of schema.org, or as the file of another program. */
export function pageRecipes({ text, mediaType, address }: Page): RecipeDraft[] {
  const drafts = mediaType.endsWith('json') ? importedRecipes(lenientJson(text)) : fromHtml(text)
  return drafts.slice(0, recipesMax).map((draft) => ({ ...draft, address }))
}

/** Pages that say the same in both ways say it more carefully as JSON-LD. */
function fromHtml(html: string): RecipeDraft[] {
  const { scripts, items } = dataInHtml(html)
  const fromScripts = importedRecipes(scripts.map(lenientJson))
  return fromScripts.length > 0 ? fromScripts : importedRecipes(items)
}

const openers = ['<!--', '/*<![CDATA[*/', '//<![CDATA[', '<![CDATA[']
const closers = [';', '-->', '/*]]>*/', '//]]>', ']]>']

/** Many pages write line breaks into their texts, or wrap the data as if it were a script. */
function lenientJson(text: string): unknown {
  let bare = text.trim()
  const opener = openers.find((each) => bare.startsWith(each)) ?? ''
  bare = bare.slice(opener.length).trim()
  for (const closer of closers) if (bare.endsWith(closer)) bare = bare.slice(0, -closer.length).trim()
  for (const attempt of [bare, bare.replace(/\p{Cc}+/gu, ' ')])
    try {
      return JSON.parse(attempt)
    } catch {
      // The next attempt may be readable; a page without data says so by what it gives.
    }
  return undefined
}
