import { Button } from '@mantine/core'
import type { SavedSearch } from '@shelfmate/contract/exchange/searches'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { tellFailure } from '#lib/api/tell-failure.ts'
import { LoadError } from '#lib/live/load-error.tsx'
import { notifyUndo } from '#ui/layers/toasts.ts'
import { cardId, useFocusReturn } from '#ui/layers/use-focus-return.ts'
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
      <ul className={classes.list}>
        {items.map((search) => (
          <SearchRow key={search.id} search={search} />
        ))}
      </ul>
    </section>
  )
}

function SearchRow({ search: { id, words: food } }: { search: SavedSearch }) {
  const removing = useMutation({
    mutationFn: () => removeSearch(id),
    onSuccess: () =>
      notifyUndo(words.noLongerToldAbout(food), () => void saveSearch(food).catch(tellFailure)),
    onError: tellFailure,
  })
  return (
    <li data-item={id}>
      <bdi>{food}</bdi>
      <Button
        id={cardId(id)}
        variant="default"
        loading={removing.isPending}
        aria-label={words.removeOf(food)}
        onClick={() => removing.mutate()}
      >
        {words.remove}
      </Button>
    </li>
  )
}
