import type { AddressInfo } from 'node:net'
import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smtpMailer } from './mailer.ts'
import { refusesAddress } from './refusal.ts'

let answer: { code: number; text: string }
/** 'MAIL FROM', 'RCPT TO' or 'DATA'. */
let refusedAt: string
let url = ''
const refusal = () => Object.assign(new Error(answer.text), { responseCode: answer.code })
const at = (command: typeof refusedAt) => (refusedAt === command ? refusal() : null)
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  // The codes are those of the answers here.
  hideENHANCEDSTATUSCODES: true,
  closeTimeout: 100,
  onMailFrom: (_address, _session, done) => done(at('MAIL FROM')),
  onRcptTo: (_address, _session, done) => done(at('RCPT TO')),
  onAuth: (_auth, _session, done) => done(refusal()),
  onData: (stream, _session, done) => {
    stream.on('end', () => done(at('DATA'))).resume()
  },
})
beforeAll(async () => {
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  url = `127.0.0.1:${port}`
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

const mail = { to: 'mei@campus.test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }

async function isOfAddress(from: string, code: number, text: string, login = ''): Promise<boolean> {
  answer = { code, text }
  const sent = smtpMailer(`smtp://${login}${url}`, `${from} <${from}@campus.test>`).send(mail)
  return sent.then(() => Promise.reject(new Error('it was taken')), refusesAddress)
}

describe('a mail server that refuses', () => {
  it.each(
    rowsOf(`
    RCPT TO | 550 | 5.1.1 <mei@campus.test>: Recipient address rejected: User unknown
    RCPT TO | 501 | 5.1.3 Bad recipient address syntax
    RCPT TO | 552 | 5.2.2 The mailbox is full
    RCPT TO | 550 | No such user here
    DATA | 550 | 5.1.1 User unknown
  `),
  )('an address for good, at %s with %s %s, refuses that', async (command = '', code = '', text = '') => {
    refusedAt = command
    expect(await isOfAddress('us', Number(code), text)).toBe(true)
  })

  it.each(
    rowsOf(`
    RCPT TO | 450 | 4.2.0 Greylisted, see you soon
    RCPT TO | 452 | 4.2.2 The mailbox is full
    RCPT TO | 554 | 5.7.1 <mei@campus.test>: Relay access denied
    RCPT TO | 550 | relay not permitted
    RCPT TO | 550 | 5.1.8 <us@campus.test>: Domain not found
    RCPT TO | 550 | 5.1.0 <us@campus.test>: Sender address rejected: User unknown
    RCPT TO | 530 | 5.7.0 Log in first
    RCPT TO | 503 | Bad sequence of commands
    MAIL FROM | 550 | 5.1.1 User unknown
    DATA | 554 | Rejected
    DATA | 552 | 5.3.4 Too large
  `),
  )('anything else, at %s with %s %s, may take it later', async (command = '', code = '', text = '') => {
    refusedAt = command
    expect(await isOfAddress('us', Number(code), text)).toBe(false)
  })

  it('a login may take it later, and so may one that is not there', async () => {
    refusedAt = 'DATA'
    expect(await isOfAddress('us', 550, '5.1.1 User unknown', 'us:secret@')).toBe(false)
    expect(await smtpMailer('smtp://127.0.0.1:1', 'us@campus.test').send(mail).catch(refusesAddress)).toBe(
      false,
    )
  })
})
