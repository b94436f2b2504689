import type { Background } from '#platform/jobs/background.ts'
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
  readonly #background: Background

  constructor(mailer: Mailer, publicUrl: string, background: Background) {
    this.#mailer = mailer
    this.#publicUrl = publicUrl
    this.#background = background
  }

  /** Mails the link to set a new password; rejects when the mail could not be handed over. */
  async resetLink({ email, displayName }: Recipient, token: string): Promise<void> {
    await this.#mailer.send(resetMail(email, displayName, `${this.#publicUrl}/reset?token=${token}`))
  }

  /** Tells that the password was changed. The change stands whether or not the notice gets through. */
  passwordChanged({ email, displayName }: Recipient): void {
    const mail = passwordChangedMail(email, displayName, `${this.#publicUrl}/forgot`)
    this.#background.run(this.#mailer.send(mail), 'a password notice could not be sent')
  }
}
