import type { SavedSearch } from '@shelfmate/contract/exchange/searches'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { notifyFailure } from '#lib/api/notify-failure.ts'
import { LoadError } from '#lib/states/load-error.tsx'
import { NameList } from '#lib/states/name-list.tsx'
import { notifyUndo } from '#ui/layers/toasts.ts'
import { useFocusReturn } from '#ui/layers/use-focus-return.ts'
import * as words from './search-words.ts'
import classes from './searches.module.css'
import { removeSearch, saveSearch, searchesQuery } from './searches.queries.ts'

const none: SavedSearch[] = []

/** What one is told of, each to be removed. */
export function SavedSearches({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const query = useQuery(searchesQuery)
  const items = query.data?.items ?? none
  useFocusReturn(
    items.map(({ id }) => id),
    field,
  )
  if (!query.data && query.error) return <LoadError title={words.toldAboutNotLoaded} query={query} />
  if (items.length === 0) return null
  return (
    <section aria-labelledby="told-of">
      <h3 id="told-of" className={classes.title}>
        {words.toldAbout}
      </h3>
      <NameList
        names={items.map(({ id, words: name }) => ({ id, name }))}
        word={words.remove}
        label={words.removeOf}
        remove={({ id }) => removeSearch(id)}
        onRemoved={({ name }) =>
          notifyUndo(words.noLongerToldAbout(name), () => void saveSearch(name).catch(notifyFailure))
        }
      />
    </section>
  )
}
