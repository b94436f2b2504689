import { knownZone } from '@shelfmate/contract/api/fields'
import { limits } from '@shelfmate/contract/api/limits'
import { productName } from '@shelfmate/contract/api/product'
import { defaultDorms } from '@shelfmate/contract/campus/dorms'
import * as z from 'zod'
import { shortestSecret } from '#platform/secret/secret.ts'
import { usualDataDir } from './given.ts'
import { pushHostPattern } from './push-host-pattern.ts'
import { namesProxies, trustedProxies } from './trusted-proxies.ts'

const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** `https://`, `mailto:`: how a URL of that protocol starts. */
const startOf = (protocol: string) => (protocol === 'mailto:' ? protocol : `${protocol}//`)

const url = (...protocols: string[]) =>
  z
    .string()
    .refine((text) => protocols.some((protocol) => text.trim().toLowerCase().startsWith(protocol)), {
      error: `takes a URL that starts with ${protocols.map(startOf).join(' or ')}`,
      abort: true,
    })
    .refine((text) => URL.canParse(text), {
      error:
        'takes a whole URL, with special characters as every URL writes them: / as %2F, # as %23, @ as %40',
    })
    .refine((text) => !URL.canParse(text) || isDecodable(new URL(text)), {
      error: 'takes a user and a password as every URL writes them: % as %25, @ as %40',
    })

function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(`${username}:${password}`)
    return true
  } catch {
    return false
  }
}

/** Where students reach it: a page's origin says no more than scheme, host and port, and requests are held to it. */
const origin = url('http:', 'https:')
  .refine((text) => !URL.canParse(text) || isOrigin(new URL(text)), {
    error: 'takes scheme, host and port alone, such as https://food.example.edu',
  })
  .transform((text) => new URL(text).origin)

const isOrigin = ({ pathname, search, hash, username, password }: URL) =>
  /^\/*$/.test(pathname) && search + hash + username + password === ''

const zone = z
  .string()
  .refine((name) => knownZone(name) !== undefined, {
    error: 'takes an IANA time zone such as Asia/Singapore',
    abort: true,
  })
  .transform((name) => knownZone(name) ?? name)

const lastPort = 65_535

/** In plain digits: what `0x50` or `8e1` stands for is another number than it looks like. */
const wholeNumber = (rule: string, most = Number.MAX_SAFE_INTEGER) =>
  z.string().trim().regex(/^\d+$/, rule).transform(Number).pipe(z.number().max(most, rule))

const port = wholeNumber('takes a port number', lastPort)
const requests = wholeNumber('takes a number of requests')
/** `name <address>` or the address alone. */
const senderPattern = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/
const domainPattern = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u
const areDifferent = (names: string[]) =>
  new Set(names.map((name) => name.toLowerCase())).size === names.length
const dormRule = `takes dorm names of at most ${limits.dormLength} characters, separated by commas`

/** The documented environment: a test holds the table of docs/operations.md to the descriptions here. */
const variables = z.object({
  PORT: port.default(3000).describe('Port of the web server'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe(
      'Address to listen on; 0.0.0.0 for other machines, such as a proxy or a phone in the same Wi-Fi',
    ),
  PUBLIC_URL: origin
    .optional()
    .describe('Address that students open; links in mails start with it and https makes cookies Secure'),
  DATA_DIR: z
    .string()
    .default(usualDataDir)
    .describe('Folder of the embedded database, images, secrets and the outbox'),
  DATABASE_URL: url('postgres:', 'postgresql:')
    .optional()
    .describe('Any PostgreSQL 16 or newer; unset: the embedded one'),
  REDIS_URL: url('redis:', 'rediss:')
    .optional()
    .describe('Redis or Valkey that carries live updates between processes; unset: PostgreSQL does'),
  S3_ENDPOINT: url('http:', 'https:')
    .optional()
    .describe('Any S3 server, for images; unset: they lie in DATA_DIR/images'),
  S3_BUCKET: z.string().optional().describe('Bucket of the images; it must exist'),
  S3_REGION: z.string().default('us-east-1').describe('Region that S3 requests are signed for'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Key that may read, write and delete in the bucket'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret of that key'),
  SMTP_URL: url('smtp:', 'smtps:')
    .refine((text) => !URL.canParse(text) || new URL(text).hostname !== '', {
      error: 'takes the host of a mail server, as in smtps://mail.example.edu:465',
    })
    .optional()
    .describe(
      'Mail server; smtp:// to another machine demands STARTTLS unless it ends in ?requireTLS=false; unset: every mail becomes a file in DATA_DIR/outbox',
    ),
  MAIL_FROM: z
    .string()
    .regex(senderPattern, `takes a sender such as ${productName} <shelfmate@example.edu>`)
    .default(`${productName} <shelfmate@localhost>`)
    .describe('Sender of mails'),
  SECURITY_CONTACT: url('https:', 'mailto:')
    .optional()
    .describe(
      'Where to report a hole, as /.well-known/security.txt says: mailto:… or https://…; unset: the sender of mails',
    ),
  PUSH_HOSTS: z
    .string()
    .transform((text) => list(text.toLowerCase()))
    .pipe(
      z.array(
        z.string().regex(pushHostPattern, 'takes hosts such as push.example.org, *.example.org or host:8443'),
      ),
    )
    .default([])
    .describe(
      'Comma-separated hosts of push services, beside those of Chrome, Firefox, Edge and Safari, that notifications may be sent to',
    ),
  RECIPE_ORIGINS: z
    .string()
    .transform((text) => list(text.toLowerCase()))
    .pipe(z.array(origin))
    .default([])
    .describe(
      'Comma-separated origins in your own network that students may bring recipes from, beside the public Internet',
    ),
  AI_BASE_URL: url('http:', 'https:')
    .optional()
    .describe('Any OpenAI-compatible API (…/v1) that writes recipes; unset: the built-in cookbook'),
  AI_MODEL: z.string().optional().describe('Name of its model'),
  AI_API_KEY: z.string().optional().describe('Its key, where it asks for one'),
  AI_DAILY_CEILING: requests
    .default(1000)
    .describe('Requests to the model that all users together may cause in a day'),
  AI_VISION: z
    .enum(['true', 'false'], { error: 'takes true or false' })
    .transform((text) => text === 'true')
    .default(false)
    .describe(
      'Whether AI_MODEL can see: true: students may have it read photos of receipts and shopping, each after a press that says so',
    ),
  PRODUCT_DATA_URL: url('http:', 'https:')
    .optional()
    .describe(
      'Server of the Open Food Facts API that names scanned products which nobody here has named; unset: none is asked',
    ),
  CAMPUS_NAME: z
    .string()
    .max(80, 'takes at most 80 characters')
    .optional()
    .describe('Shown beside the product name'),
  CAMPUS_TIME_ZONE: zone.default('Asia/Singapore').describe('Used where no zone of the user is known'),
  DORMS: z
    .string()
    .transform(list)
    .pipe(
      z
        .array(z.string().max(limits.dormLength, dormRule))
        .min(1, dormRule)
        .refine(areDifferent, 'takes each dorm once, in large or small letters'),
    )
    .default([...defaultDorms])
    .describe('Comma-separated dorm names'),
  ALLOWED_EMAIL_DOMAINS: z
    .string()
    .transform((text) => list(text.toLowerCase()))
    .pipe(z.array(z.string().regex(domainPattern, 'takes domains such as campus.example.edu')))
    .default([])
    .describe('Comma-separated; set: only such addresses may sign up'),
  TRUST_PROXY: z
    .string()
    .refine(namesProxies, { error: 'takes true, false, a number of proxies or addresses such as 10.0.0.0/8' })
    .transform(trustedProxies)
    .default(false)
    .describe(
      'Whether (true), how many (1) or which (10.0.0.0/8) proxies in front may name the client address',
    ),
  REQUESTS_PER_MINUTE: requests
    .default(6000)
    .describe(
      'Reads that each student may ask of one process in a minute, and half as many changes; 0: as many as they like',
    ),
  ROLES: z
    .string()
    .transform(list)
    .pipe(
      z
        .array(z.enum(['web', 'worker'], { error: 'takes web, worker or both' }))
        .min(1, 'takes web, worker or both'),
    )
    .default(['web', 'worker'])
    .describe('Duties of this process'),
  WORKER_PORT: port
    .optional()
    .describe(
      'Port of a process for health and metrics alone; unset: none, for one with the role web has them on PORT',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'takes fatal, error, warn, info, debug, trace or silent',
    })
    .default('info')
    .describe('Least severe line to write'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'takes at least 16 characters')
    .optional()
    .describe('Bearer token that /metrics then asks of everybody, this machine too; at least 16 characters'),
  SESSION_SECRET: z
    .string()
    .min(shortestSecret, `takes at least ${shortestSecret} characters`)
    .optional()
    .describe(
      'Key of signed links, codes and limits, at least 32 characters; unset: made once and kept in DATA_DIR',
    ),
})

const s3Parts = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
/** Without its address they would say nothing, and the built-in cookbook would answer as if they were not set. */
const ofTheModel = ['AI_MODEL', 'AI_API_KEY', 'AI_VISION'] as const

/** Also where a variable is wrong by itself: one start is to say all. */
const always = { when: () => true }

/** The variables and what holds between them. */
export const settings = variables.superRefine((given, context) => {
  if (given.AI_BASE_URL === undefined)
    for (const name of ofTheModel.filter((each) => given[each]))
      context.addIssue({ code: 'custom', path: [name], message: 'goes with AI_BASE_URL' })
  else if (given.AI_MODEL === undefined)
    context.addIssue({ code: 'custom', path: ['AI_MODEL'], message: 'goes with AI_BASE_URL' })
  // What is no port is still a text, and is told as such.
  const isPort = typeof given.WORKER_PORT === 'number' && given.WORKER_PORT > 0
  if (isPort && given.WORKER_PORT === given.PORT && given.ROLES.includes('web'))
    context.addIssue({ code: 'custom', path: ['WORKER_PORT'], message: 'takes another port than PORT' })
  if (s3Parts.every((name) => given[name] === undefined)) return
  for (const name of s3Parts.filter((part) => given[part] === undefined))
    context.addIssue({ code: 'custom', path: [name], message: 'goes with the other S3_ variables' })
}, always)
