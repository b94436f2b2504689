import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { dataDirOf } from './given.ts'

const folder = mkdtempSync(join(tmpdir(), 'shelfmate-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(text: string): string {
  const path = join(folder, `secret-${Math.random()}`)
  writeFileSync(path, text)
  return path
}

function problemsOf(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'none'
}

const expectNamed = (problems: string, names: string[]) =>
  expect(names.filter((name) => !problems.includes(name))).toEqual([])

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      CAMPUS_TIME_ZONE: 'Asia/Singapore',
      ROLES: ['web', 'worker'],
      LOG_LEVEL: 'info',
      ALLOWED_EMAIL_DOMAINS: [],
      TRUST_PROXY: false,
    })
    expect(readConfig({}).DATABASE_URL).toBeUndefined()
    expect(readConfig({}).DORMS).toContain('Kent Ridge Hall')
  })

  it.each([
    ['PORT', '0', 0],
    ['PORT', '', 3000],
    ['PORT', ' 8080 ', 8080],
    ['REQUESTS_PER_MINUTE', ' ', 6000],
    ['METRICS_TOKEN', ' \n', undefined],
    ['PUBLIC_URL', 'https://shelf.campus.test///', 'https://shelf.campus.test'],
    ['DATA_DIR', '/srv/shelfmate', '/srv/shelfmate'],
    ['DORMS', ' North Hall , South Hall,', ['North Hall', 'South Hall']],
    ['ALLOWED_EMAIL_DOMAINS', 'U.Campus.Test', ['u.campus.test']],
    ['PUSH_HOSTS', 'Push.Campus.Test, *.ntfy.test,', ['push.campus.test', '*.ntfy.test']],
    ['ROLES', 'worker', ['worker']],
    ['TRUST_PROXY', 'true', true],
    ['TRUST_PROXY', '10.0.0.0/8', '10.0.0.0/8'],
    ['TRUST_PROXY', 'loopback, 10.0.0.5, fd00::/8', 'loopback, 10.0.0.5, fd00::/8'],
    ['PUBLIC_URL', 'https://Shelf.campus.test:443/', 'https://shelf.campus.test'],
    ['MAIL_FROM', 'food@campus.test', 'food@campus.test'],
    ['CAMPUS_TIME_ZONE', 'Europe/Zurich', 'Europe/Zurich'],
    ['CAMPUS_TIME_ZONE', 'SST', 'Pacific/Guadalcanal'],
  ] as const)('reads %s %j', (name, value, expected) => {
    expect(readConfig({ [name]: value })[name]).toEqual(expected)
  })

  it('trusts as many proxies as a number says', () => {
    const trust = readConfig({ TRUST_PROXY: '1' }).TRUST_PROXY
    if (typeof trust !== 'function') throw new Error('a number makes a test of each hop')
    expect([0, 1, 2].map((hop) => trust('10.0.0.1', hop))).toEqual([true, false, false])
  })

  it.each([
    ...rowsOf(`
    PORT | 65536 | takes a port number
    PORT | -1 | takes a port number
    PORT | 80.5 | takes a port number
    PORT | http | takes a port number
    PORT | 0x1000 | takes a port number
    PORT | 1e3 | takes a port number
    PORT | +80 | takes a port number
    WORKER_PORT | 0b1 | takes a port number
    REQUESTS_PER_MINUTE | 6e3 | takes a number of requests
    AI_DAILY_CEILING | 0x10 | takes a number of requests
    AI_MODEL | llama3.1 | goes with AI_BASE_URL
    AI_API_KEY | canary | goes with AI_BASE_URL
    AI_VISION | true | goes with AI_BASE_URL
    WORKER_PORT | 3000 | takes another port than PORT
    PUBLIC_URL | shelf.campus.test | takes a URL that starts with http:// or https://
    PUBLIC_URL | ftp://shelf.campus.test | takes a URL that starts with http:// or https://
    DATABASE_URL | mysql://db | takes a URL that starts with postgres:// or postgresql://
    REDIS_URL | redis://:100%@localhost | takes a user and a password as every URL writes them: % as %25
    REDIS_URL | localhost:6379 | takes a URL that starts with redis:// or rediss://
    SMTP_URL | mail.campus.test | takes a URL that starts with smtp:// or smtps://
    SMTP_URL | smtps:// | takes the host of a mail server, as in smtps://mail.example.edu:465
    SMTP_URL | smtps://us:pa/ss@mail.test | special characters as every URL writes them: / as %2F
    DATABASE_URL | postgres://us:p#ss@db/shelf | special characters as every URL writes them: / as %2F
    SECURITY_CONTACT | us@campus.test | takes a URL that starts with https:// or mailto:
    CAMPUS_TIME_ZONE | Singapore/Asia | takes an IANA time zone such as Asia/Singapore
    CAMPUS_TIME_ZONE | +08:00 | takes an IANA time zone such as Asia/Singapore
    PUBLIC_URL | https://campus.test/shelfmate | takes scheme, host and port alone
    PUBLIC_URL | https://campus.test/?food | takes scheme, host and port alone
    MAIL_FROM | Shelfmate | takes a sender such as
    DORMS | North Hall,South Hall,north hall | takes each dorm once
    ALLOWED_EMAIL_DOMAINS | @campus.test | takes domains such as
    ALLOWED_EMAIL_DOMAINS | campus.test other.test | takes domains such as
    TRUST_PROXY | maybe | takes true, false, a number of proxies or addresses
    TRUST_PROXY | -1 | takes true, false, a number of proxies or addresses
    TRUST_PROXY | 10.0.0.0/33 | takes true, false, a number of proxies or addresses
    PUSH_HOSTS | https://push.campus.test/ | takes hosts such as push.example.org
    PUSH_HOSTS | http://10.0.0.5:80 | takes hosts such as push.example.org
    ROLES | web,mailer | takes web, worker or both
    ROLES | , | takes web, worker or both
    LOG_LEVEL | loud | takes fatal, error, warn, info, debug, trace or silent
    METRICS_TOKEN | short | takes at least 16 characters
    SESSION_SECRET | short | takes at least 32 characters
    `),
    ['AI_DAILY_CEILING', '9'.repeat(20), 'takes a number of requests'],
    ['CAMPUS_NAME', 'x'.repeat(81), 'takes at most 80 characters'],
    ['DORMS', ' , ', 'takes dorm names'],
    ['DORMS', `North,${'x'.repeat(121)}`, 'takes dorm names of at most 120 characters'],
  ])('refuses %s %j by name', (name = '', value = '', rule = '') => {
    const problems = problemsOf({ [name]: value })
    expect(problems).toContain(name)
    expect(problems).toContain(rule)
    expect(problems).not.toContain('mailto://')
  })

  it('names everything that is wrong at once, and no secret', () => {
    const problems = problemsOf({
      PORT: 'x',
      LOG_LEVEL: 'x',
      SESSION_SECRET: 'canary',
      METRICS_TOKEN: 'canary',
    })
    expectNamed(problems, ['PORT', 'LOG_LEVEL', 'SESSION_SECRET', 'METRICS_TOKEN'])
    expect(problems).not.toContain('canary')
  })

  it('names what does not go together beside what is wrong by itself', () => {
    const problems = problemsOf({
      PORT: '80',
      WORKER_PORT: '80',
      AI_MODEL: 'x',
      LOG_LEVEL: 'x',
      S3_BUCKET: 'x',
    })
    expectNamed(problems, ['WORKER_PORT', 'AI_MODEL', 'LOG_LEVEL', 'S3_ENDPOINT'])
    // A wrong address is one all the same: what goes with it is not at fault.
    expect(problemsOf({ AI_BASE_URL: 'x', AI_MODEL: 'x' })).not.toContain('AI_MODEL')
    const ports = problemsOf({ PORT: 'x', WORKER_PORT: 'x', ROLES: 'x' })
    expect(ports).not.toContain('another port')
  })

  it('takes a value from a file', () => {
    const SESSION_SECRET_FILE = fileWith(`${'s'.repeat(32)}\n`)
    expect(readConfig({ SESSION_SECRET_FILE }).SESSION_SECRET).toBe('s'.repeat(32))
  })

  it('takes a blank value beside a file as unset', () => {
    expect(readConfig({ PORT: ' ', PORT_FILE: fileWith('8080') }).PORT).toBe(8080)
  })

  it('leaves the blanks of a value', () => {
    const SESSION_SECRET = ` ${'s'.repeat(32)} `
    expect(readConfig({ SESSION_SECRET }).SESSION_SECRET).toBe(SESSION_SECRET)
  })

  it.each([{}, { DATA_DIR: ' ' }, { DATA_DIR: 'there' }, { DATA_DIR_FILE: fileWith('/srv/there\n') }])(
    'has the data folder where the way in looks for it, with %o',
    (env) => expect(dataDirOf(env)).toBe(readConfig(env).DATA_DIR),
  )

  it.each<[string, Record<string, string>, string]>([
    ['is not there', { SMTP_URL_FILE: '/nowhere' }, 'SMTP_URL_FILE cannot be read'],
    ['is empty', { PORT_FILE: fileWith(' \n') }, 'PORT_FILE is empty'],
    ['holds a wrong value', { SMTP_URL_FILE: fileWith('mail') }, 'SMTP_URL: takes a URL'],
    [
      'stands beside the value itself',
      { SMTP_URL: 'smtp://mail', SMTP_URL_FILE: fileWith('smtp://mail') },
      'SMTP_URL and SMTP_URL_FILE are both set; set one of them',
    ],
  ])('refuses a file that %s', (_, env, problem) => {
    expect(problemsOf(env)).toContain(problem)
  })
})
