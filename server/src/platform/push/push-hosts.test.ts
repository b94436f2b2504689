import { describe, expect, it } from 'vitest'
import { pushHostPattern } from '#platform/config/push-host-pattern.ts'
import { PushHosts } from './push-hosts.ts'

const hosts = new PushHosts([])
const path = '/fcm/send/dGVzdA:APA91b'

describe('the push services of browsers', () => {
  it.each([
    `https://fcm.googleapis.com${path}`,
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAB%2fz%3d',
    'https://web.push.apple.com/QGuQyavXutnMH0Y',
  ])('are taken: %s', (endpoint) =>
    expect(hosts.find(endpoint)).toMatchObject({ url: { href: endpoint }, mayBePrivate: false }),
  )
})

const refused = [
  // This machine and its network
  'http://127.0.0.1/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://127.0.0.1:443/',
  'https://localhost/',
  'https://localhost.localdomain/',
  'https://0.0.0.0/',
  'https://0/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[fd00:ec2::254]/latest/meta-data/',
  'https://metadata.google.internal/',
  // Numbers written otherwise
  'https://2130706433/',
  'https://017700000001/',
  'https://0x7f000001/',
  'https://0x7f.1/',
  'https://127.000.000.001/',
  'https://①②⑦.0.0.1/',
  // A known name where it does not count
  `https://fcm.googleapis.com@127.0.0.1${path}`,
  `https://fcm.googleapis.com:pass@127.0.0.1${path}`,
  `https://user@fcm.googleapis.com${path}`,
  `https://user:pass@fcm.googleapis.com${path}`,
  `https://:@fcm.googleapis.com${path}`,
  'https://127.0.0.1/fcm.googleapis.com',
  'https://127.0.0.1/?fcm.googleapis.com',
  'https://127.0.0.1#fcm.googleapis.com',
  'https://127.0.0.1\\fcm.googleapis.com/',
  'https:\\\\fcm.googleapis.com\\x',
  'https://fcm.googleapis.com\\@127.0.0.1/',
  'https://127.0.0.1%2ffcm.googleapis.com/',
  `https://fcm.googleapis.com${path}#fragment`,
  `https://fcm.googleapis.com${path}#`,
  // Names that only look like one
  `https://fcm.googleapis.com.evil.test${path}`,
  `https://evil-fcm.googleapis.com${path}`,
  `https://sub.fcm.googleapis.com${path}`,
  `https://fcm.googleapis.com.${path}`,
  `https://fcm.googleapis.com..${path}`,
  `https://fcm%2egoogleapis.com${path}`,
  `https://fcm。googleapis。com${path}`,
  `https://ｆｃｍ.googleapis.com${path}`,
  `https://FCM.googleapis.com${path}`,
  `https://fсm.googleapis.com${path}`,
  'https://push.apple.com/x',
  'https://evilpush.apple.com/x',
  'https://notify.windows.com/w/',
  'https://notify.windows.com.evil.test/w/',
  'https://push.services.mozilla.com.evil.test/x',
  'https://.push.apple.com/x',
  'https://nip.io/127.0.0.1',
  'https://127.0.0.1.nip.io/',
  // Other ports and protocols
  `http://fcm.googleapis.com${path}`,
  `https://fcm.googleapis.com:443${path}`,
  `https://fcm.googleapis.com:22${path}`,
  `https://fcm.googleapis.com:0${path}`,
  `//fcm.googleapis.com${path}`,
  `fcm.googleapis.com${path}`,
  `ftp://fcm.googleapis.com${path}`,
  `gopher://fcm.googleapis.com${path}`,
  `ws://fcm.googleapis.com${path}`,
  `wss://fcm.googleapis.com${path}`,
  `blob:https://fcm.googleapis.com${path}`,
  `view-source:https://fcm.googleapis.com${path}`,
  'file:///etc/passwd',
  'data:text/plain,x',
  'javascript:alert(1)',
  // Spaces, controls and steps
  ` https://fcm.googleapis.com${path}`,
  `https://fcm.googleapis.com${path} `,
  `https://fcm.googleapis.com\t${path}`,
  `https://fcm.goo\ngleapis.com${path}`,
  `https:///fcm.googleapis.com${path}`,
  `https:fcm.googleapis.com${path}`,
  'https://fcm.googleapis.com/../../x',
  'https://fcm.googleapis.com/a b',
  'https://fcm.googleapis.com',
  '',
  'https://',
]

describe('everything else', () => {
  it('is sixty forms and more', () => expect(new Set(refused).size).toBeGreaterThanOrEqual(60))

  it.each(refused)('is refused: %j', (endpoint) => expect(hosts.find(endpoint)).toBeUndefined())
})

describe('what PUSH_HOSTS adds', () => {
  const added = new PushHosts(['push.campus.test', '*.ntfy.test', 'up.test:8443', 'http://127.0.0.1:4567'])

  it.each([
    'https://push.campus.test/x',
    'https://a.ntfy.test/x',
    'https://up.test:8443/x',
    'http://127.0.0.1:4567/x',
  ])('is taken: %s', (endpoint) => expect(added.find(endpoint)).toMatchObject({ mayBePrivate: true }))

  it.each([
    'http://push.campus.test/x',
    'https://push.campus.test:8443/x',
    'https://x.push.campus.test/x',
    'https://ntfy.test/x',
    'https://up.test/x',
    'https://127.0.0.1:4567/x',
    'http://127.0.0.1:4568/x',
    'http://localhost:4567/x',
  ])('is no more than that: %s', (endpoint) => expect(added.find(endpoint)).toBeUndefined())

  it.each(['push.campus.test', '*.ntfy.test', 'up.test:8443', '10.0.0.5:443', 'http://127.0.0.1:80'])(
    'may be written so: %s',
    (host) => expect(host).toMatch(pushHostPattern),
  )

  it.each([
    '*',
    '*.',
    '.test',
    'a.*.test',
    'https://push.test',
    'http://push.test:80',
    'http://10.0.0.1:80',
    'push.test/x',
    'a b',
    '',
  ])('may not be written so: %j', (host) => expect(host).not.toMatch(pushHostPattern))
})
