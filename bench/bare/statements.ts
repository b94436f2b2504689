import { limits } from '@shelfmate/contract/api/limits'

/** As many as the product gives who names no limit. */
const postsPage = 20

/**
 * The least SQL for each call: one statement, which finds the session as well. It gives no row where there is no session, and
 * one row of nulls where a list is empty. $1 is the hash of the token.
 */
const ofSession = (page: string) =>
  `select page.* from tokens me left join lateral (${page}) page on true where me.hash = $1`

/** Names are looked up for the page alone. */
const posts = (where: string) => `
  select p.id, p.owner, s.name, p.food, p.about, p.units, p.expires::text, p.dorm, p.made
  from (select * from posts where expires >= current_date and units > 0 ${where} order by expires, id limit ${postsPage}) p
  join students s on s.id = p.owner order by p.expires, p.id`

const items =
  'select id, name, quantity, expires::text, note, added from items where owner = me.student order by expires, id'

export const reads = {
  pantry: ofSession(`${items} limit ${limits.pageSize}`),
  feed: ofSession(posts(`and dorm = $2 and food ilike '%' || $3 || '%'`)),
  exchange: ofSession(posts('')),
  leaderboard: ofSession(
    'select id, name, badges from students where badges > 0 order by badges desc, badges_at, id limit 5',
  ),
  chats: ofSession(`
    select c.partner as id, s.name, c.last - c.seen as unread, m.sender, m.body, m.sent
    from (select one, other, other as partner, last, one_read as seen from chats where one = me.student
          union all
          select one, other, one, last, other_read from chats where other = me.student) c
    join students s on s.id = c.partner
    join messages m on m.one = c.one and m.other = c.other and m.seq = c.last
    order by m.sent desc limit ${limits.peoplePage}`),
  recipes: ofSession(`
    select i.id, i.name, i.quantity, i.expires, s.allergies from (${items} limit ${limits.pantryItems}) i
    join students s on s.id = me.student`),
  session: ofSession('select id, name from students where id = me.student'),
} as const

/** An item: its id, name, quantity, date and remark. */
export const addItem = `
  insert into items select $2, student, $3, $4, $5, $6, now() from tokens where hash = $1 returning id, owner`

/** One unit of a post of one's own, by the gift's id; no row where none is left. */
export const claim = `
  with post as (
    update posts set units = units - 1 from tokens where hash = $1 and id = $2 and owner = student and units > 0
    returning id
  ) insert into gifts select $3, id, now() from post returning id`

/** A message of one of a chat's two members: its id and text. */
export const sendMessage = `
  with chat as (
    update chats set last = last + 1 from tokens
    where hash = $1 and one = $2 and other = $3 and student in (one, other) returning one, other, last, student
  ) insert into messages select one, other, last, $4, student, $5, now() from chat
  returning id, seq, sender, body, sent, case when sender = one then other else one end as partner`

export const addImage = `
  insert into pictures select $2, student, $3, now() from tokens where hash = $1 returning id`
