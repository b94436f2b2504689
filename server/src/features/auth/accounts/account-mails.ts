import type { Tx } from '#platform/database/database.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import type { DueLetter, Letter, Letters } from '#platform/mail/letters.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import {
  alreadyYoursMail,
  emailChangedMail,
  passwordChangedMail,
  type Recipient,
  resetMail,
  restoredMail,
  stillSuspendedMail,
  verificationMail,
} from './auth.mail.ts'

interface AccountMailPorts {
  letters: Letters
  publicUrl: string
  /** Notices to one address: nobody's inbox fills with what the account's user does. */
  noticeLimit: Limiter
}

const kinds = {
  changed: 'account notice',
  /** A kind of its own: a server of the version before leaves it alone, and would make a change of the address of the other. */
  restored: 'account restored',
  stillSuspended: 'account still suspended',
} as const

const aboutOf = ({ email, displayName, verifiedAt }: Recipient): Letter['about'] => ({
  email,
  displayName,
  verifiedAt: verifiedAt?.toISOString() ?? '',
})

const recipientOf = ({ email = '', displayName = '', verifiedAt }: DueLetter['about']): Recipient => ({
  email,
  displayName,
  verifiedAt: verifiedAt ? new Date(verifiedAt) : null,
})

/** Tells that a suspension has been lifted. */
export const restoredLetter = (to: Recipient): Letter => ({ kind: kinds.restored, about: aboutOf(to) })

/** Tells until when somebody is suspended from now on, as it is read; null: until further notice. */
export const stillSuspendedLetter = (to: Recipient, until: string | null): Letter => ({
  kind: kinds.stillSuspended,
  about: { ...aboutOf(to), ...(until !== null && { until }) },
})

/** The account mails, with links to this installation's own pages. */
export class AccountMails {
  readonly #ports: AccountMailPorts

  constructor(ports: AccountMailPorts) {
    this.#ports = ports
    const { letters, noticeLimit } = ports
    const withinLimit = async (mail: Mail, { isFirstTry, about: { changed = '' } }: DueLetter) => {
      // The last word that an old address ever gets has an allowance of its own: other notices must not use it up.
      const key = `${changed === 'email' ? 'left ' : ''}${mail.to.toLowerCase()}`
      const mayGo = !isFirstTry || (await noticeLimit.tryTake(key))
      return mayGo ? mail : undefined
    }
    letters.writes(kinds.changed, (due) => withinLimit(this.#noticeOf(due.about), due))
    letters.writes(kinds.restored, (due) =>
      withinLimit(restoredMail(recipientOf(due.about), this.#url('/login')), due),
    )
    letters.writes(kinds.stillSuspended, (due) => {
      const { until = null } = due.about
      return withinLimit(stillSuspendedMail(recipientOf(due.about), until, this.#url('/login')), due)
    })
  }

  /** The mail with the link to set a new password. */
  resetLink(to: Recipient, token: string): Mail {
    return resetMail(to, this.#url(`/reset?token=${token}`))
  }

  /** The mail that proves an address. */
  proofs(to: string, { code, token }: { code: string; token: string }): Mail {
    return verificationMail(to, code, this.#url(`/verify?token=${token}`))
  }

  /** Tells an address that it has an account, where somebody wanted to take it for another one. */
  alreadyYours(to: string): Mail {
    return alreadyYoursMail(to, this.#url('/login'))
  }

  /** Tells that the password was changed, if it is. */
  passwordChanged(tx: Tx, to: Recipient): Promise<void> {
    return this.#notice(tx, 'password', to)
  }

  /** Tells the old address that the account has another one now, if it has. */
  emailChanged(tx: Tx, to: Recipient): Promise<void> {
    return this.#notice(tx, 'email', to)
  }

  #notice(tx: Tx, changed: string, to: Recipient): Promise<void> {
    return this.#ports.letters.queue(tx, { kind: kinds.changed, about: { changed, ...aboutOf(to) } })
  }

  #noticeOf({ changed, ...about }: DueLetter['about']): Mail {
    const to = recipientOf(about)
    return changed === 'password' ? passwordChangedMail(to, this.#url('/forgot')) : emailChangedMail(to)
  }

  #url(path: string): string {
    return `${this.#ports.publicUrl}${path}`
  }
}
