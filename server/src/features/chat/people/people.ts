import { foldForSearch } from '@shelfmate/contract/api/fold-for-search'
import { limits } from '@shelfmate/contract/api/limits'
import type { Person } from '@shelfmate/contract/chat/chat'
import { findProfiles } from '#features/profile/index.ts'
import type { Executor } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { Onlooker } from '#platform/identity/visibility.ts'
import { notThisCursor } from '#platform/routes/cursors.ts'
import type { Seat } from '../seat.ts'
import { listPeople, searchBeyondAscii, searchInOrder, searchParts } from './people.repository.ts'

export interface Page {
  search?: string | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

/** More than these the index of parts is not worth its sorting. */
const mostSorted = 2_000
/** A shorter part is in no index of parts. */
const indexedPart = 3
const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Everybody but the viewer by name, or those with `search` in their names, without case or accents. */
export async function findPeople(
  on: Executor,
  { userId, hidden }: Onlooker,
  { search = '', limit = limits.peoplePage, cursor }: Page,
): Promise<{ items: Person[]; nextCursor: string | null }> {
  if (cursor !== undefined && !uuidPattern.test(cursor)) throw notThisCursor()
  const found = await idsOf(on, foldForSearch(search), {
    unseen: [userId, ...hidden],
    afterId: cursor ?? null,
  })
  const ids = found.slice(0, limit)
  const people = await findPersons(on, ids)
  return {
    items: ids.flatMap((id) => people.get(id) ?? []),
    nextCursor: found.length > limit ? (ids.at(-1) ?? null) : null,
  }
}

/**
 * A part that few names have is found by the index of parts, where walking along the names would read everybody; one that
 * many have is met soon on that walk, where the index would bring thousands to be sorted.
 */
async function idsOf(
  on: Executor,
  part: string,
  page: { unseen: string[]; afterId: string | null },
): Promise<string[]> {
  if (part === '') return idsIn(await listPeople(on, page))
  const search = { ...page, pattern: patternOf(part) }
  if ([...part].length >= indexedPart) {
    const [found] = await searchParts(on, { ...search, most: mostSorted })
    if (found?.ids) return found.ids
  } else if (!isAscii(part)) return idsIn(await searchBeyondAscii(on, search))
  return idsIn(await searchInOrder(on, search))
}

const idsIn = (rows: { id: string }[]) => rows.map(({ id }) => id)

const isAscii = (text: string) => Buffer.byteLength(text) === text.length

/** The LIKE pattern of a folded part of a name; that of an empty one takes everybody. */
export const patternOf = (part: string): string =>
  part === '' ? '%' : `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Users as lists show them, by their ids; who is not there any more is left out. */
export async function findPersons(on: Executor, userIds: string[]): Promise<Map<string, Person>> {
  if (userIds.length === 0) return new Map()
  const profiles = await findProfiles(on, { userIds })
  return new Map(
    profiles.map(({ userId, displayName, photoId }) => [userId, { userId, displayName, photoId }]),
  )
}

/** The other user of a chat. Errors: NOT_FOUND. */
export async function requirePartner(on: Executor, { partnerId }: Seat): Promise<Person> {
  const partner = (await findPersons(on, [partnerId])).get(partnerId)
  if (!partner) throw new DomainError('NOT_FOUND')
  return partner
}
