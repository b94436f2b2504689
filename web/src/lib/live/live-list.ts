import type { Query, QueryFilters, QueryKey } from '@tanstack/react-query'
import { isApiError } from '../api/api-error.ts'
import { queryClient } from '../api/query-client.ts'

/** Changes overtake each other on their way: a missing one is given this long before the list is read again. */
const gapGraceMs = 250
const rereadsMax = 3

interface LiveListOptions<Of, List, Change> {
  /** Begins the key of every list of this kind; what a list is of follows, where there are several. */
  key: QueryKey
  /** Of several changes the one with the smaller number is folded first. */
  numberOf: (change: Change) => number
  /**
   * What a change makes of a list: the list itself when it holds the change already; 'gap' when one before it was missed;
   * 'unknown' when only the server knows.
   */
  fold: (list: List, change: Change, of: Of) => Partial<List> | 'gap' | 'unknown'
  /** Whether a change may concern a list; all do unless told. */
  concerns?: (of: Of, change: Change) => boolean
}

interface Extension<List, Page, Change, Cursor> {
  /** Where the next page begins; null at the end. */
  cursorOf: (list: List) => Cursor | null
  readPage: (cursor: Cursor) => Promise<Page>
  /** The list with its next page; `heard` are the changes that came while it was read. */
  join: (list: List, page: Page, heard: readonly Change[]) => List
}

/** A list or a page on its way, with what happened meanwhile. */
interface Reader<Of, List, Change> {
  of: Of
  heard: Change[]
  updates: ((list: List) => List)[]
}

/**
 * Lists of one kind in the query cache, kept right by the server's changes: each change is folded into them, and what misses
 * one is read again. The change that a screen makes itself comes the same way.
 */
export class LiveList<Of, List extends object, Change> {
  readonly #options: LiveListOptions<Of, List, Change>
  readonly #readers = new Set<Reader<Of, List, Change>>()
  /** Changes that came before their time. */
  readonly #early = new WeakMap<Query, readonly Change[]>()

  constructor(options: LiveListOptions<Of, List, Change>) {
    this.#options = options
  }

  /** The key of a list in the query cache. */
  keyOf(of: Of): QueryKey {
    const { key } = this.#options
    return of === undefined ? key : [...key, of]
  }

  /** A list as it is cached now; undefined before its first answer. */
  cached(of: Of): List | undefined {
    return queryClient.getQueryData(this.keyOf(of))
  }

  /** Makes this what the page holds of a list; one that is marked as old stays so, with its age. */
  put(of: Of, list: List): void {
    const before = queryClient.getQueryState(this.keyOf(of))
    // A list that never came is no old one.
    const old = before?.isInvalidated && before.data !== undefined ? before : undefined
    queryClient.setQueryData(this.keyOf(of), list, old && { updatedAt: old.dataUpdatedAt })
    if (old) markAsOld(this.#exactly(of))
  }

  /** Every cached list. */
  all(): List[] {
    return this.#known().flatMap((of) => this.cached(of) ?? [])
  }

  /**
   * What a query function returns: the answer of `readList`, with what changed while it was on its way. Where only the server
   * knows what that makes of it, it is read again: of several pages each may be from another moment.
   */
  async read(of: Of, readList: () => Promise<List>): Promise<List> {
    try {
      for (let reread = 0; ; reread += 1) {
        const [list, { heard }] = await this.#hearing(of, readList)
        const folded = this.#foldAll(list, heard, of)
        const isUnknown = heard.some((change) => this.#options.fold(folded, change, of) === 'unknown')
        if (!isUnknown || reread === rereadsMax) return folded
      }
    } catch (error) {
      // The query of a screen that is left goes back, a moment later, to what was put last: to before its mark.
      setTimeout(() => markAsOld({ ...this.#exactly(of), type: 'inactive' }))
      throw error
    }
  }

  /** Reads a list's next page, if there is one. */
  async extend<Page, Cursor>(
    of: Of,
    { cursorOf, readPage, join }: Extension<List, Page, Change, Cursor>,
  ): Promise<void> {
    const before = this.cached(of)
    const cursor = before ? cursorOf(before) : null
    if (cursor === null) return
    const [page, { heard, updates }] = await this.#hearing(of, () => readPage(cursor))
    const list = this.cached(of)
    // Read anew meanwhile: the page may not follow it.
    if (!list || cursorOf(list) !== cursor) return
    const joined = this.#foldAll(join(list, page, heard), heard, of)
    this.put(
      of,
      updates.reduce((next, update) => update(next), joined),
    )
  }

  /**
   * Takes in a change, from an answer or from an event; one that is known already does no harm. Resolves once every list
   * that it concerns holds it: at once, or after a missing change before it has come or the list has been read again.
   */
  async receive(change: Change): Promise<void> {
    const { concerns } = this.#options
    const isOf = (of: Of) => !concerns || concerns(of, change)
    for (const { of, heard } of this.#readers) if (isOf(of)) heard.push(change)
    await Promise.all(
      this.#known()
        .filter(isOf)
        .map((of) => this.#follow(of, change)),
    )
  }

  /** Changes every cached list otherwise than by a change of its own, such as by a person's new name; the same list is left alone. */
  update(change: (list: List) => List): void {
    for (const { updates } of this.#readers) updates.push(change)
    for (const of of this.#known()) {
      const list = this.cached(of)
      const next = list && change(list)
      if (next && next !== list) this.put(of, next)
      // What is being read may be from before it.
      if (this.#isReading(of)) void this.#reread(of)
    }
  }

  /** Reads again what is on a screen, and marks the rest as old. */
  async refresh(): Promise<void> {
    await Promise.all(this.#known().map((of) => this.#reread(of)))
  }

  /** Marks everything as old: shown at once at the next visit, and read again. For when nobody listens any more. */
  leave(): void {
    markAsOld({ queryKey: this.#options.key })
  }

  async #follow(of: Of, change: Change): Promise<void> {
    const list = this.cached(of)
    if (list) this.#advance(of, list, change)
    else {
      // Read for the first time at this moment, perhaps from before the change.
      if (this.#isReading(of)) await this.#awaitReading(of)
      // Refused, because it was not there yet: it is now.
      if (!this.cached(of)) await this.#awaitReading(of)
    }
    const isUnknown = () => this.#outcome(of, change) === 'unknown'
    // What is being read has heard of it.
    if (isUnknown() && this.#isReading(of)) await this.#awaitReading(of)
    if (isUnknown()) return this.#reread(of)
    const isBehind = () => this.#outcome(of, change) === 'gap'
    if (!isBehind()) return
    await new Promise((resolve) => setTimeout(resolve, gapGraceMs))
    for (let reread = 0; isBehind() && reread < rereadsMax; reread += 1) await this.#awaitReading(of)
    if (isBehind()) markAsOld(this.#exactly(of))
  }

  /** Folds a change, and those that waited for it. */
  #advance(of: Of, list: List, change: Change): void {
    const query = queryClient.getQueryCache().find(this.#exactly(of))
    const waiting = [...((query && this.#early.get(query)) ?? []), change]
    const folded = this.#foldAll(list, waiting, of)
    if (folded !== list) this.put(of, folded)
    const stillWaiting = waiting.filter((each) => this.#outcome(of, each) === 'gap')
    if (query) this.#early.set(query, stillWaiting)
  }

  /** What becomes of a change in a list as it is now. */
  #outcome(of: Of, change: Change): Partial<List> | 'gap' | 'unknown' | undefined {
    const list = this.cached(of)
    return list && this.#options.fold(list, change, of)
  }

  #foldAll(list: List, changes: readonly Change[], of: Of): List {
    const { fold, numberOf } = this.#options
    return changes
      .toSorted((a, b) => numberOf(a) - numberOf(b))
      .reduce<List>((folded, change) => {
        const next = fold(folded, change, of)
        return typeof next === 'string' || next === folded ? folded : { ...folded, ...next }
      }, list)
  }

  /** Runs `work`; returns with its answer what changed meanwhile: the answer may be from before that. */
  async #hearing<T>(of: Of, work: () => Promise<T>): Promise<[answer: T, reader: Reader<Of, List, Change>]> {
    const reader: Reader<Of, List, Change> = { of, heard: [], updates: [] }
    this.#readers.add(reader)
    try {
      return [await work(), reader]
    } finally {
      this.#readers.delete(reader)
    }
  }

  async #reread(of: Of): Promise<void> {
    // What is on its way may be older than what is asked for, and would start over if it were not waited for.
    if (this.#isReading(of)) await this.#awaitReading(of)
    await queryClient.invalidateQueries({
      ...this.#exactly(of),
      // What was refused for good is not asked for again: it would flicker.
      predicate: ({ state }) => state.data !== undefined || !isClientError(state.error),
    })
  }

  /** Waits for what is being read; a list on a screen that is not being read is read again. */
  #awaitReading(of: Of): Promise<void> {
    return queryClient.refetchQueries({ ...this.#exactly(of), type: 'active' }, { cancelRefetch: false })
  }

  #known(): Of[] {
    const { key } = this.#options
    // `keyOf` made every key that begins so.
    return queryClient
      .getQueryCache()
      .findAll({ queryKey: key })
      .map(({ queryKey }) => queryKey[key.length] as Of)
  }

  #isReading(of: Of): boolean {
    return queryClient.isFetching(this.#exactly(of)) > 0
  }

  #exactly(of: Of) {
    return { queryKey: this.keyOf(of), exact: true }
  }
}

const markAsOld = (which: QueryFilters) =>
  void queryClient.invalidateQueries({ ...which, refetchType: 'none' })

/** Whether the server answered that what was asked for is not to be had, by a status between 400 and 499. */
const isClientError = (error: unknown) => isApiError(error) && error.status >= 400 && error.status < 500
