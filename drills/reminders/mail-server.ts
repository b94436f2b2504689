import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A real mail server on loopback that takes everything and keeps, per recipient, the Message-IDs that reached it. */
export class MailServer {
  readonly received = new Map<string, string[]>()
  count = 0
  readonly #server: SMTPServer
  readonly #onMail: (mail: string) => void

  private constructor(onMail: (mail: string) => void) {
    this.#onMail = onMail
    this.#server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          this.#keep(Buffer.concat(chunks).toString('utf8'), session.envelope.rcptTo[0]?.address ?? '')
          done()
        })
      },
    })
    // A killed worker's connection ends in the middle of something: that is the point of the drill.
    this.#server.on('error', () => undefined)
  }

  /** `onMail` gets each as it came over the wire. */
  static async start(onMail: (mail: string) => void): Promise<MailServer> {
    const server = new MailServer(onMail)
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve))
    return server
  }

  get url(): string {
    // A server that listens has an address, and by number a port.
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`
  }

  forget(): void {
    this.received.clear()
    this.count = 0
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve))
  }

  #keep(mail: string, recipient: string): void {
    const ids = this.received.get(recipient) ?? []
    ids.push(/^message-id:\s*(\S+)/im.exec(mail)?.[1] ?? 'none')
    this.received.set(recipient, ids)
    this.count++
    this.#onMail(mail)
  }
}
