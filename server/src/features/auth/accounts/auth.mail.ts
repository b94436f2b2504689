import { productName } from '@shelfmate/contract/api/product'
import type { Mail } from '#platform/mail/mailer.ts'
import { renderMail, unlinked } from '#platform/mail/render-mail.ts'

/** Whom an account mail goes to. */
export interface Recipient {
  email: string
  displayName: string
  /** Null: nobody knows yet whose address it is, so nothing that somebody typed goes there. */
  verifiedAt: Date | null
}

const hello = ({ displayName, verifiedAt }: Recipient) =>
  verifiedAt ? `Hello ${unlinked(displayName)},` : 'Hello,'

/** The mail with the link to set a new password. */
export function resetMail(to: Recipient, url: string): Mail {
  return {
    to: to.email,
    subject: `Set a new ${productName} password`,
    ...renderMail({
      paragraphs: [hello(to), 'You asked for a new password. This link works once, for one hour:'],
      button: { label: 'Set a new password', url },
      closing: 'If you didn’t ask for it, you can ignore this email: your password stays as it is.',
    }),
  }
}

/** The mail that proves an address: the code to type, or the link to open. */
export function verificationMail(to: string, code: string, url: string): Mail {
  return {
    to,
    subject: `Your ${productName} code: ${code}`,
    ...renderMail({
      paragraphs: [
        'Hello,',
        `This address was used to sign up for ${productName}, or to change an account’s address. If that was you, enter this code:`,
        code,
        'Or open this link. Both work for a day:',
      ],
      button: { label: 'Confirm my address', url },
      closing: 'If it wasn’t you, you can ignore this email: without the code, no one can use your address.',
    }),
  }
}

/** For somebody whose address was given for another account: nobody else is told that it has one. */
export function alreadyYoursMail(to: string, loginUrl: string): Mail {
  return {
    to,
    subject: `You already have a ${productName} account`,
    ...renderMail({
      paragraphs: [
        'Hello,',
        `Someone tried to use this address for another ${productName} account, but it already has one. Nothing was changed.`,
      ],
      button: { label: 'Log in', url: loginUrl },
      closing: 'If it wasn’t you, there’s nothing you need to do.',
    }),
  }
}

/** The notice that a password was changed, in case it was somebody else. */
export function passwordChangedMail(to: Recipient, forgotUrl: string): Mail {
  return {
    to: to.email,
    subject: `Your ${productName} password was changed`,
    ...renderMail({
      paragraphs: [hello(to), 'Your password was just changed, and all other devices were logged out.'],
      button: { label: 'It wasn’t me', url: forgotUrl },
      closing: 'If it was you, there’s nothing you need to do.',
    }),
  }
}

/** The notice to the old address that an account has another one now. */
export function emailChangedMail(to: Recipient): Mail {
  return {
    to: to.email,
    subject: `Your ${productName} account has a new email address`,
    ...renderMail({
      paragraphs: [
        hello(to),
        'The email address of your account was just changed by someone who entered your password. From now on you log in with the new one, and our emails go there.',
      ],
      closing: `If it wasn’t you, tell the people who run ${productName} here: reply to this email or ask at your dorm.`,
    }),
  }
}

/** The notice that somebody who was suspended may log in again. */
export function restoredMail(to: Recipient, loginUrl: string): Mail {
  return {
    to: to.email,
    subject: `You can use ${productName} again`,
    ...renderMail({
      paragraphs: [
        hello(to),
        'Your account is no longer suspended. Your profile says why. What you had offered was removed when you were suspended and does not come back: post it again if you still have it.',
      ],
      button: { label: 'Log in', url: loginUrl },
    }),
  }
}

/** The notice that another suspension holds in the place of one that was lifted; `until` as it is read, null for further notice. */
export function stillSuspendedMail(to: Recipient, until: string | null, loginUrl: string): Mail {
  const end = until === null ? 'until further notice' : `until ${until}`
  return {
    to: to.email,
    subject: `Your ${productName} account is suspended ${end}`,
    ...renderMail({
      paragraphs: [
        hello(to),
        `A suspension of your account was lifted. Another one holds: your account is suspended ${end}. When you log in, you read why.`,
      ],
      button: { label: 'Log in', url: loginUrl },
    }),
  }
}
