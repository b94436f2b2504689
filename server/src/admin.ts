import { parseArgs } from 'node:util'
import { counted } from '@shelfmate/contract/text/counted'
import { achievementsFeature, changeAndRebuild, takeUnearnedBack } from '#features/achievements/index.ts'
import { type Account, AdminError, AdminService, DormsAdmin, isKeptOut } from '#features/admin/index.ts'
import { AuthAdmin } from '#features/auth/index.ts'
import { leaveChats } from '#features/chat/index.ts'
import { ExchangeAdmin, movePosts } from '#features/exchange/index.ts'
import { messageNotices } from '#features/notifications/index.ts'
import { listenForNewcomers, moveProfiles } from '#features/profile/index.ts'
import { listOpenReports, moveReports, shortenSuspensions } from '#features/reports/index.ts'
import { endingForCommands, moveRequests, shownSince } from '#features/requests/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { type Config, readConfig } from '#platform/config/config.ts'
import { type Database, databaseOver } from '#platform/database/database.ts'
import { ownName } from '#platform/database/embedded/index.ts'
import { messageOf } from '#platform/errors/message-of.ts'
import { Events } from '#platform/events/events.ts'
import { postgresAdapter, redisAdapter } from '#platform/realtime/adapter/adapter.ts'
import { CommandRealtime } from '#platform/realtime/command-realtime.ts'
import { textOfProblem as textOf } from './known-problem.ts'
import { flat, linesOf } from './open-reports.ts'
import { withPool } from './with-database.ts'

export const usage = `Usage: npm run admin -- COMMAND ...

For whoever runs this place. It works while the server runs, on the same database.
WHO is an address or an id. Every change asks for --reason "why", which is recorded with your name;
where there is a *, the person is told it, too.

Look
  list                        the newest fifty accounts
  find PART                   accounts with this part in address or name
  log [--since DATE]          the latest fifty changes made here, by whom and why; or all since a day (UTC)
  reports                     the fifty oldest reports to decide, and which of them no steward sees

Accounts
  suspend WHO [--days N] *    logs them out everywhere within a second; they can't log in until then,
                              or until restored; their posts are removed and their hand-overs end
  restore WHO                 ends a suspension
  verify WHO                  confirms the address, where a mail cannot
  reset WHO                   prints a link to set a new password; it works once, for a day
  steward add WHO [DORM]      names a steward, of a dorm or of the whole campus
  steward remove WHO          takes that back
  delete WHO                  deletes the account and everything in it, but for what reports quote
                              and the log says; only a backup brings it back

The campus
  dorms                       the dorms that posts can name
  add-dorm NAME               one more, or one that was closed
  rename-dorm OLD NEW         posts, requests, profiles, reports and stewards of it go along
  close-dorm NAME             new posts cannot name it; what names it already stays

What people wrote and gave
  remove-post ID              deletes a post with its comments
  remove-comment ID           deletes a comment
  annul WHO [--post ID]       takes back donations that never happened, and the badges they earned

Examples
  npm run admin -- find mei
  npm run admin -- add-dorm "North House" --reason "Opens in January"
  npm run admin -- suspend mei@campus.edu --days 7 --reason "Sold food instead of giving it away"
`

interface Asked {
  reason: string
  /** Of a steward: which one; empty: the campus. Of a dorm: its new name. */
  dorm: string
  days: number | undefined
  post: string | undefined
  since: Date | undefined
}

type Command = (
  admin: AdminService,
  target: string,
  asked: Asked,
  dorms: DormsAdmin,
  database: Database,
) => Promise<string>

const done = (words: string) => (account: Account) => `${account.displayName} <${account.email}> ${words}`

const looks: Record<string, Command> = {
  list: async (admin) => tableOf(await admin.list()),
  find: async (admin, part) => tableOf(await admin.find(part)),
  dorms: async (_admin, _target, _asked, dorms) => lines(await dorms.list()),
  log: async (admin, _target, { since }) =>
    lines(
      (await admin.log(since)).map(({ at, operator, action, target, userId, reason }) =>
        [minute(at), operator, action, target, ...(userId === null ? [] : [userId]), flat(reason)].join('  '),
      ),
    ),
  reports: async (_admin, _target, _asked, _dorms, database) =>
    lines((await listOpenReports(database, { now: systemClock.now() })).map(linesOf)),
}

const changes: Record<string, Command> = {
  suspend: (admin, who, { reason, days }) =>
    admin
      .suspend(who, reason, days)
      .then(done(`is suspended ${days ? `for ${counted(days, 'day')}` : 'until further notice'}.`)),
  restore: (admin, who, { reason }) =>
    admin.restore(who, reason).then(done('may log in again. Posts that went with the suspension stay gone.')),
  verify: (admin, who, { reason }) => admin.verify(who, reason).then(done('counts as verified.')),
  'steward add': async (admin, who, { reason, dorm }) => {
    const { id } = await admin.steward(who, reason, true, dorm)
    return lines((await admin.find(id)).map((account) => done(`is a ${stewardWords(account)}.`)(account)))
  },
  'steward remove': (admin, who, { reason }) =>
    admin.steward(who, reason, false).then(done('is no longer a steward.')),
  delete: (admin, who, { reason }) => admin.delete(who, reason).then(done('is deleted.')),
  reset: async (admin, who, { reason }) => `Works once, for a day:\n${await admin.reset(who, reason)}`,
  'add-dorm': async (_admin, name, { reason }, dorms) =>
    `Posts can name ${await dorms.add(name, reason)} from now on.`,
  'rename-dorm': async (_admin, name, { reason, dorm }, dorms) => {
    const { from, to } = await dorms.rename(name, dorm, reason)
    return `${from} is called ${to} from now on.`
  },
  'close-dorm': async (_admin, name, { reason }, dorms) =>
    `New posts cannot name ${await dorms.close(name, reason)} any more.`,
  'remove-post': async (admin, id, { reason }) => {
    await admin.removePost(id, reason)
    return 'The post is gone.'
  },
  'remove-comment': async (admin, id, { reason }) => {
    await admin.removeComment(id, reason)
    return 'The comment is gone.'
  },
  annul: async (admin, who, { reason, post }) =>
    `${counted(await admin.annul(who, reason, post), 'donation')} annulled.`,
}

/** What commands take besides words. */
export const adminOptions = {
  reason: { type: 'string' },
  days: { type: 'string' },
  post: { type: 'string' },
  since: { type: 'string' },
} as const

const idCommands = ['remove-post', 'remove-comment']
const alone = ['list', 'log', 'dorms', 'reports']
/** Those that take a name behind whom or what they are about. */
const withName = ['steward add', 'rename-dorm']
/** Those whose name is two words. */
const paired = 'steward'
/** Options that one command alone takes. */
const ownOptions = { days: 'suspend', post: 'annul', since: 'log' } as const
/** What Node says next, of arguments that begin with a dash, is of no help here. */
const firstSentenceEnd = /\.(?:\s|$)|\n/
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Does what the arguments ask for on the configured database; returns what to print. Throws AdminError with what is wrong. */
export async function runAdmin(args: string[]): Promise<string> {
  const { values, positionals } = parse(args)
  const [name = 'help', target = '', ...rest] =
    positionals[0] === paired ? [positionals.slice(0, 2).join(' '), ...positionals.slice(2)] : positionals
  if (name === 'help' || values.help) return usage
  const command = looks[name] ?? changes[name]
  if (!command) throw new AdminError(`There is no command “${name}”. To see all: npm run admin -- help`)
  const [dorm = '', ...tooMany] = withName.includes(name) ? rest : ['', ...rest]
  if (target !== '' && alone.includes(name)) tooMany.push(target)
  if (tooMany.length > 0)
    throw new AdminError(
      'Too many words. Put a name with spaces in quotes, and options behind npm run admin --; see npm run admin -- help',
    )
  if (target === '' && !alone.includes(name)) throw new AdminError(`Whom or what? See: npm run admin -- help`)
  if (name === 'rename-dorm' && dorm === '')
    throw new AdminError('Say the new name, too: rename-dorm OLD NEW')
  if (idCommands.includes(name)) requireId(target)
  refuseForeign(values, name)
  if (values.post !== undefined) requireId(values.post)
  const reason = values.reason?.trim() ?? ''
  if (name in looks && values.reason !== undefined) throw new AdminError('--reason goes with changes alone.')
  if (name in changes && reason === '') throw new AdminError('Say why: --reason "..."')
  const days = values.days === undefined ? undefined : Number(values.days)
  if (days !== undefined && !(/^\d+$/.test(values.days ?? '') && days > 0 && days <= longestDays))
    throw new AdminError(`--days takes a whole number from 1 to ${longestDays}.`)
  const since = values.since === undefined ? undefined : dayOf(values.since)
  return withAdmin(readConfig(process.env), (admin, dorms, database) =>
    command(
      admin,
      target.trim(),
      { reason, dorm: dorm.trim(), days, post: values.post, since },
      dorms,
      database,
    ),
  )
}

const longestDays = 3_650

/** Throws AdminError for an option that only another command takes. */
function refuseForeign(given: object, name: string): void {
  for (const [option, only] of Object.entries(ownOptions))
    if (name !== only && option in given) throw new AdminError(`--${option} goes with ${only} alone.`)
}

/** When a day begins, as the log tells time. */
function dayOf(text: string): Date {
  const day = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00Z` : Number.NaN)
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
    throw new AdminError('--since takes a date such as 2026-11-20.')
  return day
}

function requireId(text: string): void {
  if (!uuid.test(text)) throw new AdminError(`${text} is not an id.`)
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { ...adminOptions, help: { type: 'boolean', short: 'h' } },
    })
  } catch (error) {
    throw new AdminError(`${messageOf(error).split(firstSentenceEnd)[0]}. See: npm run admin -- help`)
  }
}

/** A sentence where its reader can do something. */
export const textOfAdminProblem = (error: unknown): string =>
  error instanceof AdminError ? error.message : textOf(error)

async function withAdmin<T>(
  config: Config,
  work: (admin: AdminService, dorms: DormsAdmin, database: Database) => Promise<T>,
): Promise<T> {
  return withPool(config, async (pool, log) => {
    const database = databaseOver(pool)
    const live = await CommandRealtime.open(
      config.REDIS_URL ? await redisAdapter(config.REDIS_URL, log) : postgresAdapter(pool, log),
    )
    const campusZone = config.CAMPUS_TIME_ZONE
    const { publish, publishToEveryone } = live
    const channels = { publish, publishToEveryone }
    const { DORMS: configuredDorms } = config
    const shared = { database, clock: systemClock, operator: operatorName(), configuredDorms }
    const events = new Events()
    achievementsFeature({ database, clock: systemClock, campusZone, ...channels }, events)
    listenForNewcomers(events)
    const notices = messageNotices({ database, clock: systemClock, events, log })
    const ending = endingForCommands({ database, clock: systemClock, events, campusZone, ...channels })
    try {
      return await work(
        new AdminService({
          ...shared,
          auth: new AuthAdmin({
            clock: systemClock,
            events,
            publish,
            letIn: live.letIn,
            publicUrl: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
          }),
          exchange: new ExchangeAdmin({ events, ...channels }),
          takeUnearnedBack: (tx, userId, annulled) =>
            takeUnearnedBack(tx, userId, annulled, { campusZone, ...channels }),
          requests: ending,
          leaveChats,
          ...channels,
          shortenSuspensions,
          recount: (change) => changeAndRebuild({ database, campusZone, now: new Date() }, change),
        }),
        new DormsAdmin({
          ...shared,
          async move(tx, names) {
            // First: it locks users, whom a suspension and a deletion lock before their posts.
            await moveProfiles(tx, names)
            await movePosts(tx, names)
            await moveRequests(tx, { ...names, since: shownSince(systemClock.now()) })
            await moveReports(tx, names)
          },
        }),
        database,
      )
    } finally {
      await notices.close()
      await live.close()
    }
  })
}

/** Who sits at the terminal; in a container they may have no name. */
const operatorName = () => ownName() || `uid ${process.getuid?.()}`

const minuteLength = 16
const minute = (at: Date) => new Date(at).toISOString().slice(0, minuteLength).replace('T', ' ')

const lines = (each: string[]) => (each.length > 0 ? each.join('\n') : 'Nothing found.')

const tableOf = (accounts: Account[]) =>
  lines(
    accounts.map((account) =>
      [
        minute(account.createdAt),
        account.id,
        `${account.displayName} <${account.email}>`,
        ...states(account),
      ].join('  '),
    ),
  )

/** A name with a comma in it would read as two. */
const whole = (dorm: string) => (dorm.includes(',') ? `“${dorm}”` : dorm)

const stewardWords = ({ stewardDorms }: Account) =>
  `steward of ${stewardDorms.length === 0 ? 'the campus' : stewardDorms.map(whole).join(', ')}`

function states(account: Account): string[] {
  const { verifiedAt, isSteward } = account
  return [
    ...(verifiedAt ? [] : ['not verified']),
    ...(isSteward ? [stewardWords(account)] : []),
    ...suspensionWords(account),
  ]
}

function suspensionWords(account: Account): string[] {
  if (!isKeptOut(account, systemClock.now())) return []
  const { suspendedUntil, suspensionReason } = account
  const end = suspendedUntil ? `until ${minute(suspendedUntil)} UTC` : 'until further notice'
  return [`suspended ${end}: ${flat(suspensionReason ?? '')}`]
}
