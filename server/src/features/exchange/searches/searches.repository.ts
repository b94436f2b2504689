import { savedSearchesMax } from '@shelfmate/contract/exchange/search-limits'
import { betweenWords } from '@shelfmate/contract/exchange/search-words'
import type { SavedSearch } from '@shelfmate/contract/exchange/searches'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isoUtc } from '#platform/database/column-lists.ts'
import { literal, sqlStatement } from '#platform/database/statement.ts'
import { savedSearches } from './searches.table.ts'

const searchColumns = sql`s.id, s.words, ${isoUtc(sql`s.created_at`)} as "createdAt"`

export const listSearches = sqlStatement<{ userId: string }, SavedSearch>(
  'exchange_list_searches',
  (at) => sql`
    select ${searchColumns} from ${savedSearches} s where s.user_id = ${at.userId}::uuid order by s.created_at desc, s.id`,
)

type NewSearch = { userId: string; words: string; foldedWords: string; now: string }

/** Saves words, as they are typed now; returns nothing where there are too many. */
export const saveSearch = sqlStatement<NewSearch, SavedSearch>(
  'exchange_save_search',
  (at) => sql`
    insert into ${savedSearches} as s (user_id, words, folded_words, created_at)
    select ${at.userId}::uuid, ${at.words}, ${at.foldedWords}, ${at.now}::timestamptz
    where (select count(*) from ${savedSearches} where user_id = ${at.userId}::uuid) < ${literal(savedSearchesMax)}
      or exists (select from ${savedSearches} where user_id = ${at.userId}::uuid and folded_words = ${at.foldedWords})
    on conflict (user_id, folded_words) do update set words = excluded.words
    returning ${searchColumns}`,
)

export const deleteSearch = sqlStatement<{ userId: string; id: string }, { id: string }>(
  'exchange_delete_search',
  (at) => sql`
    delete from ${savedSearches} where id = ${at.id}::uuid and user_id = ${at.userId}::uuid returning id`,
)

const gaps = sql.raw(`'${betweenWords.replaceAll("'", "''")}'`)

/** Whether a user wants to be told of food of that folded name. */
export const looksFor = (userId: SQLWrapper, foldedName: SQLWrapper): SQL => sql`exists (
  select from ${savedSearches} looking
  where looking.user_id = ${userId} and (position(looking.folded_words in ${foldedName}) > 0
    or regexp_replace(looking.folded_words, ${gaps}, '', 'g') <> '' and not exists (
      select from regexp_split_to_table(looking.folded_words, ${gaps}) word
      where position(word in ${foldedName}) = 0)))`
