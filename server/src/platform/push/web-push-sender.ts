import { createHash } from 'node:crypto'
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { msPerSecond } from '@shelfmate/contract/api/durations'
import { Counter, type Registry } from 'prom-client'
import webPush from 'web-push'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import { lookupPublic } from '#platform/internet/public-address.ts'
import type { Log } from '#platform/log/log.ts'
import type { SystemPart } from '#platform/status/status.ts'
import { type PushAddress, PushHosts } from './push-hosts.ts'
import type { PushKeys } from './push-keys.ts'
import type { PushMessage, PushOutcome, PushSender, PushTarget } from './push-sender.ts'
import { ServiceHealth } from './service-health.ts'
import { VapidTokens } from './vapid-tokens.ts'

const patienceMs = 10_000
const connectionsPerHost = 8
const longestTopic = 32
const gone = new Set([404, 410])
const tooMany = 429
const failed = 500

interface Options {
  keys: PushKeys
  hosts: PushHosts
  /** Whom a push service can turn to: an https: or mailto: address. */
  contact: string
  part: SystemPart
  clock: Clock
  log: Log
  registry: Registry
  patienceMs?: number
}

/** The sender that the configuration asks for. */
export function pushSenderFrom(
  { PUBLIC_URL, MAIL_FROM, PUSH_HOSTS }: Config,
  { keys, clock, log, registry }: Pick<Options, 'keys' | 'clock' | 'log' | 'registry'>,
): PushSender {
  const isReachable = PUBLIC_URL?.startsWith('https:') ?? false
  return new WebPushSender({
    keys,
    hosts: new PushHosts(PUSH_HOSTS),
    contact: contactOf(PUBLIC_URL, MAIL_FROM),
    part: {
      name: 'notices',
      uses: 'the push services of browsers',
      why: isReachable ? undefined : 'PUBLIC_URL is not https: browsers take notices from localhost alone',
    },
    clock,
    log,
    registry,
  })
}

/** Apple refuses contacts on localhost, so the address that students open goes first. */
export function contactOf(publicUrl: string | undefined, mailFrom: string): string {
  if (publicUrl?.startsWith('https:')) return publicUrl
  const address = /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim()
  return `mailto:${address}`
}

/** Notices by Web Push (RFC 8030, 8188, 8291, 8292): encrypted for the browser, sent to its push service and nowhere else. */
export class WebPushSender implements PushSender {
  readonly publicKey: string
  readonly part: SystemPart
  readonly #hosts: PushHosts
  readonly #tokens: VapidTokens
  readonly #health: ServiceHealth
  readonly #log: Log
  readonly #notices: Counter
  readonly #patienceMs: number
  readonly #secure = new HttpsAgent({ keepAlive: true, maxSockets: connectionsPerHost })
  readonly #plain = new HttpAgent({ maxSockets: connectionsPerHost })

  constructor(options: Options) {
    const { keys, hosts, contact, part, clock, log, registry } = options
    this.publicKey = keys.publicKey
    this.part = part
    this.#hosts = hosts
    this.#tokens = new VapidTokens(keys, contact)
    this.#health = new ServiceHealth(() => clock.elapsedMs())
    this.#log = log
    this.#patienceMs = options.patienceMs ?? patienceMs
    this.#notices = new Counter({
      name: 'push_notices_total',
      help: 'Notices handed to the push services of browsers',
      labelNames: ['outcome'],
      registers: [registry],
    })
  }

  accepts(endpoint: string): boolean {
    return this.#hosts.find(endpoint) !== undefined
  }

  async send(to: PushTarget, message: PushMessage): Promise<PushOutcome> {
    const outcome = await this.#handOver(to, message)
    this.#notices.inc({ outcome: outcome.kind })
    return outcome
  }

  async #handOver(to: PushTarget, message: PushMessage): Promise<PushOutcome> {
    // PUSH_HOSTS may have changed since the browser subscribed.
    const address = this.#hosts.find(to.endpoint)
    const body = address && this.#encrypt(to, message)
    if (!address || !body) return { kind: 'gone' }
    const service = this.#health.of(address.url.host)
    if (!service.admits()) return { kind: 'later' }
    try {
      const { status, waitMs } = await this.#post(address, message, body)
      if (status >= failed) service.failed()
      else service.succeeded()
      const outcome = outcomeOf(status, waitMs)
      if (outcome.kind !== 'sent')
        this.#log.info({ service: address.url.host, status, outcome: outcome.kind }, 'a notice was not taken')
      return outcome
    } catch (error) {
      service.failed()
      // Never the address itself: whoever has it can send there.
      this.#log.warn(
        { service: address.url.host, problem: describe(error) },
        'a push service could not be reached',
      )
      return { kind: 'later' }
    }
  }

  #encrypt({ p256dh, auth }: PushTarget, { payload }: PushMessage): Buffer | undefined {
    try {
      return webPush.encrypt(p256dh, auth, payload, 'aes128gcm').cipherText
    } catch {
      // A key that is no point of the curve: no browser has made it.
      return undefined
    }
  }

  /** One request. Follows no redirect and reads no answer: neither is of any use, and both are the other side's choice. */
  #post(
    { url, mayBePrivate }: PushAddress,
    { topic, keepSeconds, urgency }: PushMessage,
    body: Buffer,
  ): Promise<{ status: number; waitMs: number | undefined }> {
    const isSecure = url.protocol === 'https:'
    const { promise, resolve, reject } = Promise.withResolvers<{
      status: number
      waitMs: number | undefined
    }>()
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      method: 'POST',
      agent: isSecure ? this.#secure : this.#plain,
      signal: AbortSignal.timeout(this.#patienceMs),
      ...(!mayBePrivate && { lookup: lookupPublic }),
      headers: {
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        'content-length': body.length,
        authorization: this.#tokens.of(url.origin),
        ttl: keepSeconds,
        topic: createHash('sha256').update(topic).digest('base64url').slice(0, longestTopic),
        urgency,
      },
    })
    request.on('error', reject)
    request.on('response', (answer: IncomingMessage) => {
      answer.on('error', reject)
      answer.resume()
      resolve({ status: answer.statusCode ?? failed, waitMs: waitOf(answer.headers['retry-after']) })
    })
    request.end(body)
    return promise
  }
}

function outcomeOf(status: number, waitMs: number | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (gone.has(status)) return { kind: 'gone' }
  return status === tooMany || status >= failed ? { kind: 'later', waitMs } : { kind: 'refused' }
}

/** Retry-After in seconds; its other form, a date, is as good as none. */
function waitOf(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) * msPerSecond : undefined
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error ? String(error.code) : error.message
}
