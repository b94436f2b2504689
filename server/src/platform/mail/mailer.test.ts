import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demandsTls, type Mail, smtpMailer } from './mailer.ts'
import { outboxMailer, purgeOutbox } from './outbox.ts'
import { escapeHtml, renderMail } from './render-mail.ts'

const from = 'Shelfmate <shelfmate@campus.test>'
const mail: Mail = {
  to: 'mei@campus.test',
  subject: 'Milk, 牛奶 🥛',
  ...renderMail({
    paragraphs: ['Hello <b>Mei</b> & "friends",', 'the milk is due.'],
    button: { label: 'Look', url: 'https://shelf.campus.test/pantry?a=1&b="2"' },
    closing: 'Bye.',
  }),
  messageId: '<one@shelf.campus.test>',
  headers: { 'List-Unsubscribe': '<https://shelf.campus.test/u/1>' },
}

async function expectTheMail(raw: string): Promise<void> {
  const read = await PostalMime.parse(raw)
  expect(read.from).toMatchObject({ name: 'Shelfmate', address: 'shelfmate@campus.test' })
  expect(read.to).toMatchObject([{ address: 'mei@campus.test' }])
  expect(read.subject).toBe(mail.subject)
  expect(read.messageId).toBe('<one@shelf.campus.test>')
  expect(read.headers).toContainEqual(
    expect.objectContaining({ key: 'list-unsubscribe', value: '<https://shelf.campus.test/u/1>' }),
  )
  // RFC 3834: nobody's 'I am away' answers it.
  expect(read.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
  expect(read.text?.trim()).toBe(mail.text)
  expect(read.html?.trim()).toBe(mail.html)
}

describe('outboxMailer', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'shelfmate-outbox-')), 'outbox')
  afterAll(() => rmSync(folder, { recursive: true }))

  it('keeps a mail as a file that any mail program opens', async () => {
    await outboxMailer(folder, from).send(mail)
    const files = readdirSync(folder)
    expect(files).toHaveLength(1)
    expect(await outboxMailer(folder, from).part?.look?.()).toBe('1 mail there')
    expect(files[0]).toMatch(/^\d{4}-\d{2}-\d{2}T[\d-]+\.\d+Z-[\da-f-]+\.eml$/)
    await expectTheMail(readFileSync(join(folder, files[0] ?? ''), 'utf8'))
  })

  it('lets nobody else of this machine read it', () => {
    const [file = ''] = readdirSync(folder)
    expect([folder, join(folder, file)].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600])
  })

  it('forgets it after thirty days, and the younger ones not', async () => {
    const [old = ''] = readdirSync(folder)
    await outboxMailer(folder, from).send(mail)
    const young = readdirSync(folder).filter((name) => name !== old)
    const at = (days: number) => Date.now() / 1000 - days * 86_400
    utimesSync(join(folder, old), at(30.1), at(30.1))
    for (const name of young) utimesSync(join(folder, name), at(29.9), at(29.9))
    await purgeOutbox(folder).run()
    expect(readdirSync(folder)).toEqual(young)
    await purgeOutbox(join(folder, 'not there')).run()
  })
})

describe('smtpMailer', () => {
  const received: string[] = []
  let refuse = false
  let visits = 0
  let url = ''
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // The mailer keeps a connection open for the next mail: nobody needs to wait for it.
    closeTimeout: 100,
    onConnect: (_session, done) => {
      visits += 1
      done()
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', () => {
        if (refuse) return done(new Error('not today'))
        received.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  beforeAll(async () => {
    server.on('error', () => undefined)
    const listening = Promise.withResolvers<void>()
    const net = server.listen(0, '127.0.0.1', () => listening.resolve())
    await listening.promise
    const address = net.address()
    url = `smtp://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
  })
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

  it('hands a mail over', async () => {
    await smtpMailer(url, from).send(mail)
    expect(received).toHaveLength(1)
    await expectTheMail(received[0] ?? '')
  })

  it('keeps a mail to itself rather than send it in the clear where TLS is demanded', async () => {
    const before = received.length
    await expect(smtpMailer(`${url}?requireTLS=true`, from).send(mail)).rejects.toThrow('STARTTLS')
    expect(received).toHaveLength(before)
  })

  it('logs in once for many who ask whether the server works', async () => {
    const before = visits
    const { part } = smtpMailer(url, from)
    for (let n = 0; n < 3; n++) expect(await part?.look?.()).toBe('the server takes our login')
    expect(visits - before).toBe(1)
  })

  it('rejects when the server refuses, or is not there', async () => {
    refuse = true
    await expect(smtpMailer(url, from).send(mail)).rejects.toThrow('not today')
    await expect(smtpMailer('smtp://127.0.0.1:1', from).send(mail)).rejects.toThrow('ECONNREFUSED')
  })
})

describe('a server whose answer never ends', () => {
  let endlessAt = ''
  let closed = 0
  const answer = (socket: Socket, command: string, code: number) => {
    if (command !== endlessAt) return void socket.write(`${code} go on\r\n`)
    // Something comes now and again: no silence is too long.
    const timer = setInterval(() => socket.write(`${code}-go on\r\n`), 20)
    socket.on('close', () => clearInterval(timer))
  }
  const server = createServer((socket) => {
    let message: string | undefined
    socket.on('error', () => undefined)
    socket.on('close', () => {
      closed += 1
    })
    socket.on('data', (data) => {
      if (message !== undefined) {
        message += data.toString()
        if (!message.endsWith('\r\n.\r\n')) return
        message = undefined
        return answer(socket, 'message', 250)
      }
      const command = data.toString().slice(0, 'EHLO'.length)
      if (command === 'DATA') message = ''
      answer(socket, command, command === 'DATA' ? 354 : 250)
    })
    answer(socket, 'greeting', 220)
  })
  let url = ''
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    // A server that listens has an address, and by number a port.
    url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())

  it.each(['greeting', 'EHLO', 'MAIL', 'DATA', 'message'])(
    'to the %s holds a mail up no longer',
    async (at) => {
      endlessAt = at
      closed = 0
      const mailer = smtpMailer(url, from, 300)
      await expect(mailer.send(mail)).rejects.toThrow('aborted')
      await expect.poll(() => closed).toBe(1)
      endlessAt = ''
      await mailer.send(mail)
    },
  )

  it('keeps nobody waiting who waits for less', async () => {
    endlessAt = 'greeting'
    await expect(smtpMailer(url, from).send(mail, 300)).rejects.toThrow('aborted')
  })
})

describe('a server that offers no TLS', () => {
  it.each([
    ['smtp://mail.campus.test:587', true],
    ['smtp://10.0.0.7', true],
    ['smtp://mail.campus.test:25?requireTLS=false', false],
    ['smtp://localhost:25', false],
    ['smtp://127.0.0.1:25', false],
    ['smtp://[::1]:25', false],
    ['smtp://localhost:25?requireTLS=true', true],
    ['smtps://mail.campus.test', false],
  ])('%s: STARTTLS is demanded: %s', (url, demanded) => {
    expect(demandsTls(new URL(url))).toBe(demanded)
  })
})

describe('renderMail', () => {
  it('says the same in text and in HTML, and takes no HTML from anybody', () => {
    expect(mail.text).toBe(
      [
        'Hello <b>Mei</b> & "friends",',
        'the milk is due.',
        'Look: https://shelf.campus.test/pantry?a=1&b="2"',
        'Bye.',
        'Shelfmate. Less waste. Less stress. More fridge space.',
      ].join('\n\n'),
    )
    expect(mail.html).toContain('<p>Hello &lt;b&gt;Mei&lt;/b&gt; &amp; &quot;friends&quot;,</p>')
    expect(mail.html).toContain('href="https://shelf.campus.test/pantry?a=1&amp;b=&quot;2&quot;"')
    expect(escapeHtml(`<>&"'`)).toBe('&lt;&gt;&amp;&quot;&#39;')
  })
})
