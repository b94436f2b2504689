import type { Log } from '#platform/log/log.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { passwordChangedMail, resetMail } from './auth.mail.ts'

interface Recipient {
  email: string
  displayName: string
}

/** The account mails, with links to this installation's own pages. */
export class PasswordNotices {
  readonly #mailer: Mailer
  readonly #publicUrl: string
  readonly #log: Log

  constructor(mailer: Mailer, publicUrl: string, log: Log) {
    this.#mailer = mailer
    this.#publicUrl = publicUrl
    this.#log = log
  }

  /** Mails the link to set a new password; rejects when the mail could not be handed over. */
  async resetLink({ email, displayName }: Recipient, token: string): Promise<void> {
    await this.#mailer.send(resetMail(email, displayName, `${this.#publicUrl}/reset?token=${token}`))
  }

  /** Tells that the password was changed. The change stands whether or not the notice gets through. */
  passwordChanged({ email, displayName }: Recipient): void {
    this.#mailer
      .send(passwordChangedMail(email, displayName, `${this.#publicUrl}/forgot`))
      .catch((error: unknown) => this.#log.error({ err: error }, 'a password notice could not be sent'))
  }
}
