import { createPublicKey, verify } from 'node:crypto'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import webPush from 'web-push'
import { makeLog } from '#platform/log/log.ts'
import { TestClock } from '../../testing/test-clock.ts'
import { PushHosts } from './push-hosts.ts'
import { type Device, PushService, silence } from './testing/push-service.ts'
import { contactOf, WebPushSender } from './web-push-sender.ts'

const clock = new TestClock()
const keys = webPush.generateVAPIDKeys()

let service: PushService
let device: Device
let sender: WebPushSender
let registry: Registry
beforeEach(async () => {
  service = await PushService.start()
  device = service.newDevice()
  sender = senderFor(service.origin)
})
afterEach(() => service.stop())

/** Longer than a busy machine takes to answer itself. */
const usualPatienceMs = 10_000

function senderFor(host: string, patienceMs = usualPatienceMs) {
  registry = new Registry()
  return new WebPushSender({
    keys,
    hosts: new PushHosts([host]),
    contact: 'https://shelf.campus.test',
    part: { name: 'notices', uses: 'a test' },
    clock,
    log: makeLog('silent'),
    registry,
    patienceMs,
  })
}

const message = {
  payload: '{"title":"Use soon: Milk 🥛"}',
  topic: 'expiry',
  keepSeconds: 60,
  urgency: 'normal',
} as const
const send = (to = device.subscription) => sender.send({ endpoint: to.endpoint, ...to.keys }, message)

describe('a message', () => {
  it('arrives as it was sent, readable by the device alone', async () => {
    expect(await send()).toEqual({ kind: 'sent' })
    expect(device.received).toMatchObject([
      {
        payload: { title: 'Use soon: Milk 🥛' },
        headers: {
          ttl: '60',
          urgency: 'normal',
          'content-encoding': 'aes128gcm',
          topic: expect.stringMatching(/^[\w-]{32}$/),
        },
      },
    ])
  })

  it('is signed for its push service with the keys that browsers subscribe with', async () => {
    await send()
    const { authorization = '' } = device.received[0]?.headers ?? {}
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
    expect(key).toBe(sender.publicKey)
    const [head = '', claims = '', signature = ''] = token.split('.')
    const point = Buffer.from(sender.publicKey, 'base64url')
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
    const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
    const signed = Buffer.from(`${head}.${claims}`)
    const by = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
    expect(verify('sha256', signed, by, Buffer.from(signature, 'base64url'))).toBe(true)
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: service.origin,
      sub: 'https://shelf.campus.test',
    })
  })

  it.each([
    [201, 'sent'],
    [204, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [400, 'refused'],
    [403, 'refused'],
    [413, 'refused'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
  ])('answered with %i is %s', async (status, kind) => {
    device.answer = { status }
    expect((await send()).kind).toBe(kind)
    expect(await registry.metrics()).toContain(`push_notices_total{outcome="${kind}"} 1`)
  })

  it('waits as long as the push service says', async () => {
    device.answer = { status: 429, headers: { 'retry-after': '120' } }
    expect(await send()).toEqual({ kind: 'later', waitMs: 120_000 })
    device.answer = { status: 503, headers: { 'retry-after': 'Fri, 31 Dec 2027 23:59:59 GMT' } }
    expect(await send()).toEqual({ kind: 'later' })
  })

  it('follows no redirect', async () => {
    const elsewhere = service.newDevice()
    for (const status of [301, 302, 303, 307, 308]) {
      device.answer = { status, headers: { location: elsewhere.subscription.endpoint } }
      expect(await send()).toEqual({ kind: 'refused' })
    }
    expect([device.tries, elsewhere.tries]).toEqual([5, 0])
  })

  it('goes to no address that is not listed', async () => {
    const other = await PushService.start()
    const stranger = other.newDevice()
    expect(await send(stranger.subscription)).toEqual({ kind: 'gone' })
    expect(stranger.tries).toBe(0)
    await other.stop()
  })

  it('for a key that is no point of the curve is for nobody', async () => {
    const { endpoint, keys: own } = device.subscription
    const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url')
    expect(await sender.send({ endpoint, ...own, p256dh }, message)).toEqual({ kind: 'gone' })
    expect(device.tries).toBe(0)
  })
})

describe('a push service that does not answer', () => {
  it('is given up in time, and after five failures not asked for a while', async () => {
    device.answer = silence
    sender = senderFor(service.origin, 500)
    for (let n = 0; n < 5; n++) expect(await send()).toEqual({ kind: 'later' })
    expect(device.tries).toBe(5)
    device.answer = { status: 201 }
    expect(await send()).toEqual({ kind: 'later' })
    expect(device.tries).toBe(5)
    clock.set('2020-01-01T00:00:00Z')
    clock.advance(60_000)
    expect(await send()).toEqual({ kind: 'sent' })
  })

  it('holds up no other', async () => {
    await service.stop()
    for (let n = 0; n < 6; n++) expect(await send()).toEqual({ kind: 'later' })
    service = await PushService.start()
    device = service.newDevice()
    sender = senderFor(service.origin)
    expect(await send()).toEqual({ kind: 'sent' })
  })
})

describe('the contact told to push services', () => {
  it.each([
    ['https://shelf.campus.test', 'Shelfmate <shelf@campus.test>', 'https://shelf.campus.test'],
    ['http://localhost:3000', 'Shelfmate <shelf@campus.test>', 'mailto:shelf@campus.test'],
    [undefined, 'shelf@campus.test', 'mailto:shelf@campus.test'],
  ])('of %s and %s is %s', (publicUrl, mailFrom, contact) =>
    expect(contactOf(publicUrl, mailFrom)).toBe(contact),
  )
})
