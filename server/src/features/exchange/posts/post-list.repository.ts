import { limits } from '@shelfmate/contract/api/limits'
import type { PostOrder } from '@shelfmate/contract/exchange/exchange'
import type { HiddenKind } from '@shelfmate/contract/exchange/offer-values'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isoUtc } from '#platform/database/column-lists.ts'
import type { Executor } from '#platform/database/database.ts'
import { notKept } from '#platform/database/prepared-query.ts'
import { literal, type Slots, sqlStatement } from '#platform/database/statement.ts'
import type { Revision } from '#platform/identity/revisions.ts'
import { shownName, users } from '#platform/identity/users.table.ts'
import { shownImage } from '#platform/images/index.ts'
import { authorJson } from '../exchange.repository.ts'
import { posts } from '../exchange.table.ts'
import { markOf } from '../offers/marks.repository.ts'
import { offerJson, wordsKey } from '../offers/stored-offer.ts'
import { type PageOfPosts, type Values, valuesOf } from './page-of-posts.ts'
import { postChanges } from './post-changes.table.ts'

/** Where the list of posts stands: every change of what a page may show raises it, in its own transaction. */
export const postsRevision: Revision = {
  name: 'posts',
  of: () => sql`(select coalesce(sum(${postChanges.changes}), 0)::float8 from ${postChanges})`,
}

/** Told to the planner as a number: with a parameter it would plan for a tenth of the table. */
const most = literal(limits.postsPage)
/** How far a search looks along the list before it asks the index of the names. */
const nearby = sql.raw('1000')
/** A term that more names than this hold is frequent: reading them all would take longer than looking along the list. */
const rare = sql.raw('1000')

interface Form {
  order: PostOrder
  dorm: boolean
  elsewhere: boolean
  search: boolean
  /** Whether it is for several terms: one alone costs no list. */
  words: boolean
  /** Whether somebody is hidden: who wrote a post stands in no index of the list. */
  hides: boolean
  mine: boolean
  by: boolean
  place: boolean
  window: boolean
  only: boolean
  marks: boolean
  hide: HiddenKind | null
}

const formOf = (order: PostOrder, page: PageOfPosts): Form => ({
  order,
  dorm: page.dorm !== '',
  elsewhere: page.isElsewhere,
  search: page.terms.length > 0,
  words: page.terms.length > 1,
  hides: page.hidden.length > 0,
  mine: page.mine,
  by: page.by !== null,
  place: page.place !== '',
  window: page.window !== null,
  only: page.only !== null,
  marks: page.avoided !== null,
  hide: page.avoided && page.hide,
})

/**
 * What PostgreSQL always keeps prepared: of all forms there are some 2,300, of 325 kB on each connection, and one student could have
 * them all kept. Of the others it keeps the first that are asked for, and those beyond them are planned each time.
 */
const isUsual = ({ words, mine, place, window, only }: Form): boolean =>
  !(words || mine || place || window || only)
const mostOthersKept = 48

type ListStatement = ReturnType<typeof listStatement>

/** What is kept, by the name of its form: each once it is asked for. */
const usual = new Map<string, ListStatement>()
const others = new Map<string, ListStatement>()

type Flag = Exclude<keyof Form, 'order' | 'hide'>

/** How the name of a form's statement tells each: PostgreSQL takes no more than 63 bytes of it. */
// biome-ignore format: a table is read by its rows.
const letters: Record<Flag, string> = {
  dorm: 'd', elsewhere: 'e', search: 's', words: 't', hides: 'h', mine: 'm',
  by: 'b', place: 'p', window: 'w', only: 'o', marks: 'k',
}

function nameOf(form: Form): string {
  // The record has exactly these keys.
  const told = (Object.keys(letters) as Flag[]).filter((flag) => form[flag]).map((flag) => letters[flag])
  return ['exchange_list_posts', form.order, told.join(''), form.hide ?? 'all'].join('_')
}

function statementOf(form: Form): ListStatement {
  const name = nameOf(form)
  const kept = isUsual(form) ? usual : others
  const known = kept.get(name)
  if (known) return known
  if (kept === others && others.size === mostOthersKept) return listStatement(notKept, form)
  const statement = listStatement(name, form)
  kept.set(name, statement)
  return statement
}

/** One page as the JSON of its answer, which PostgreSQL writes; posts that nobody has read yet are marked 'unread' in it. */
export async function listPosts(on: Executor, order: PostOrder, page: PageOfPosts): Promise<string> {
  const [row] = await statementOf(formOf(order, page))(on, valuesOf(order, page))
  if (!row) throw new Error('a page answers one row')
  return row.answer
}

/** A statement of its own for each form, so that each has the plan that fits it. */
function listStatement(name: string, form: Form) {
  return sqlStatement<Values, { answer: string }>(name, (at) => {
    const { direction, last } = towards[form.order]
    return sql`
      with listed as (
        select id from ((${form.search ? matching(form, at) : current(form, at)}) union all (${ownPast(form, at)})
          union all (${inGrace(form, at)})) as either
        ${inOrder(form)} limit ${at.limit}::int
      )
      select json_build_object(
        'items', coalesce(json_agg(json_build_object(
          'id', p.id, 'author', ${authorJson(sql`p.user_id`, shownName('u'))}, 'foodName', p.food_name,
          'description', p.description, 'quantity', p.quantity, 'promised', p.promised, 'giving', p.giving,
          'expiryDate', p.expiry_date, 'location', p.location,
          'photoId', ${shownImage(sql`p.photo_id`)}, 'fromPantry', p.pantry_item_id is not null, 'commentCount', p.comment_count,
          'createdAt', ${isoUtc(sql`p.created_at`)}, 'version', p.version, ${offerJson}
          ${form.marks ? sql`, 'mark', ${markOf(at)}` : sql``}
        ) order by p.expiry_date ${direction}, p.id ${direction}), '[]'::json),
        'nextCursor', case when count(*) = ${at.limit}::int then ${last}(p.expiry_date::text || '_' || p.id::text) end
        ${form.marks ? sql`, 'isMarked', true` : sql``}
      )::text as answer
      from listed join ${posts} p using (id) join ${users} u on u.id = p.user_id`
  })
}

const towards = {
  expiringFirst: { direction: sql.raw('asc'), follows: sql.raw('>'), last: sql.raw('max') },
  expiringLast: { direction: sql.raw('desc'), follows: sql.raw('<'), last: sql.raw('min') },
}

type At = Slots<Values>

const place = sql`(expiry_date, id)`
const isSeen = (form: Form, at: At) => sql`
  ${form.hides ? sql`and user_id <> all(${at.hidden}::uuid[])` : sql``} ${form.mine ? sql`and user_id = ${at.viewerId}` : sql``}
  ${isBy(form, at)} ${isOne(form, at)} ${isPickedUp(form, at)} ${isEaten(form, at)}`
const isBy = ({ by }: Form, at: At) => (by ? sql`and user_id = ${at.by}::uuid` : sql``)
const isOne = ({ only }: Form, at: At) => (only ? sql`and id = ${at.only}::uuid` : sql``)
/** Each condition as its index has it. */
const isPickedUp = ({ window, ...form }: Form, at: At) => sql`
  ${form.place ? sql`and pickup_place <> '' and pickup_place = ${at.place}` : sql``}
  ${window ? sql`and pickup_until is not null and pickup_from < ${at.until}::timestamptz and pickup_until > ${at.from}::timestamptz` : sql``}`
/** What nobody has read yet stays: it is looked at when the page is there. What was read comes first, as it costs no key. */
const isEaten = ({ hide }: Form, at: At) =>
  hide
    ? sql`and (user_id = ${at.viewerId} or ((coalesce((met_contains | met_may) & ${at.mask}::int, 0) = 0
      or met_key is distinct from ${keyNow(at)}) ${hide === 'unstated' ? sql`and allergens is not null` : sql``}))`
    : sql``
const keyNow = (at: At) => wordsKey(at.edition, sql`food_name`, sql`description`)
function inDorm({ dorm, elsewhere }: Form, at: At): SQL {
  if (elsewhere) return sql`and location <> ${at.dorm}`
  return dorm ? sql`and location = ${at.dorm}` : sql``
}
const isNamed = ({ words }: Form, at: At) =>
  words ? sql`folded_name like all(${at.patterns}::text[])` : sql`folded_name like ${at.pattern}`
const follows = ({ order }: Form, date: SQLWrapper, id: SQLWrapper) =>
  sql`${place} ${towards[order].follows} (${date}::date, ${id}::uuid)`
const inOrder = ({ order }: Form) =>
  sql`order by expiry_date ${towards[order].direction}, id ${towards[order].direction}`

/** Everybody's posts of today and later, from the page's place on. */
function currentFrom(form: Form, at: At): SQL {
  const until = form.order === 'expiringLast' ? sql`and expiry_date >= ${at.today}::date` : sql``
  return sql`
    from ${posts}
    where removed_at is null ${inDorm(form, at)} ${isSeen(form, at)} and ${follows(form, at.currentDate, at.currentId)} ${until}`
}

const current = (form: Form, at: At) => sql`
  select expiry_date, id ${currentFrom(form, at)} ${inOrder(form)} limit ${most}`

/** The viewer's own posts whose date has passed (D13). */
const ownPast = (form: Form, at: At) => sql`
  select expiry_date, id from ${posts}
  where removed_at is null and user_id = ${at.viewerId} and expiry_date < ${at.today}::date ${inDorm(form, at)}
    ${isBy(form, at)} ${isOne(form, at)} ${isPickedUp(form, at)}
    and ${follows(form, at.afterDate, at.afterId)} ${form.search ? sql`and ${isNamed(form, at)}` : sql``}
  ${inOrder(form)} limit ${most}`

/** Others' posts that are past their best-before date and still offered (D55): few, in an index of their own. */
const inGrace = (form: Form, at: At) => sql`
  select expiry_date, id from ${posts}
  where removed_at is null and grace_days > 0 and user_id <> ${at.viewerId}
    and expiry_date < ${at.today}::date and expiry_date >= ${at.today}::date - ${literal(limits.graceDaysMax)}
    and expiry_date + grace_days >= ${at.today}::date ${inDorm(form, at)} ${isSeen(form, at)}
    and ${follows(form, at.afterDate, at.afterId)} ${form.search ? sql`and ${isNamed(form, at)}` : sql``}
  ${inOrder(form)} limit ${most}`

/**
 * The matches of a page. A frequent term is met among the next posts of the list; where that fills no page the index of the
 * names knows all posts of a rare one; and a term that turns out to be neither is looked for along the rest of the list.
 */
const matching = (form: Form, at: At) => sql`
  with near as materialized (
    select expiry_date, id, folded_name ${currentFrom(form, at)} ${inOrder(form)} limit ${nearby}
  ), met as materialized (
    select expiry_date, id from near where ${isNamed(form, at)} ${inOrder(form)} limit ${most}
  ), named as materialized (
    select expiry_date, id, location from ${posts}
    where (select count(*) from met) < ${at.limit}::int and (select count(*) from near) = ${nearby}
      and removed_at is null and post_grams(folded_name, location) @> ${at.grams}::text[] and ${isNamed(form, at)}
      ${isSeen(form, at)}
    limit ${rare}
  )
  select expiry_date, id from met
  union all
  (select expiry_date, id from named
   where (select count(*) from named) < ${rare}
     and expiry_date >= ${at.today}::date ${inDorm(form, at)} and ${beyondNear(form)}
   ${inOrder(form)} limit ${most})
  union all
  (select expiry_date, id from (
     select expiry_date, id, folded_name from ${posts}
     where (select count(*) from named) = ${rare}
       and removed_at is null and expiry_date >= ${at.today}::date ${inDorm(form, at)} ${isSeen(form, at)} and ${beyondNear(form)}
     ${inOrder(form)} offset 0
   ) as rest where ${isNamed(form, at)} limit ${most})`

const beyondNear = (form: Form) =>
  sql`${place} ${towards[form.order].follows} (select expiry_date, id from near ${inOrder(opposite(form))} limit 1)`

const opposite = (form: Form): Form => ({
  ...form,
  order: form.order === 'expiringFirst' ? 'expiringLast' : 'expiringFirst',
})
