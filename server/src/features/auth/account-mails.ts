import type { Background } from '#platform/jobs/background.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import type { Mail, Mailer } from '#platform/mail/mailer.ts'
import {
  alreadyYoursMail,
  emailChangedMail,
  passwordChangedMail,
  type Recipient,
  resetMail,
  verificationMail,
} from './auth.mail.ts'

interface AccountMailPorts {
  mailer: Mailer
  publicUrl: string
  background: Background
  /** Notices to one address: nobody's inbox fills with what the account's user does. */
  noticeLimit: Limiter
}

/** The account mails, with links to this installation's own pages. */
export class AccountMails {
  readonly #ports: AccountMailPorts

  constructor(ports: AccountMailPorts) {
    this.#ports = ports
  }

  /** Mails the link to set a new password; rejects when the mail could not be handed over. */
  async resetLink(to: Recipient, token: string): Promise<void> {
    await this.#ports.mailer.send(resetMail(to, this.#url(`/reset?token=${token}`)))
  }

  /** Mails what proves an address; rejects when the mail could not be handed over. */
  async proofs(to: string, { code, token }: { code: string; token: string }): Promise<void> {
    await this.#ports.mailer.send(verificationMail(to, code, this.#url(`/verify?token=${token}`)))
  }

  /** Tells an address that it has an account, where somebody wanted to take it for another one. */
  async alreadyYours(to: string): Promise<void> {
    await this.#ports.mailer.send(alreadyYoursMail(to, this.#url('/login')))
  }

  /** Tells that the password was changed. The change stands whether or not the notice gets through. */
  passwordChanged(to: Recipient): void {
    this.#notice(passwordChangedMail(to, this.#url('/forgot')))
  }

  /** Tells the old address that the account has another one now. */
  emailChanged(to: Recipient): void {
    this.#notice(emailChangedMail(to))
  }

  #notice(mail: Mail): void {
    const { mailer, background, noticeLimit } = this.#ports
    const send = async () => {
      if (await noticeLimit.tryTake(mail.to.toLowerCase())) await mailer.send(mail)
    }
    background.run(send(), 'an account notice could not be sent')
  }

  #url(path: string): string {
    return `${this.#ports.publicUrl}${path}`
  }
}
