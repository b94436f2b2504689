import { productName } from '@shelfmate/contract/product'
import { layOut } from '#platform/mail/layout.ts'
import type { Mail } from '#platform/mail/mailer.ts'

/** Whom an account mail goes to. */
export interface Recipient {
  email: string
  displayName: string
  /** Null: nobody knows yet whose address it is, so nothing that somebody typed goes there. */
  verifiedAt: Date | null
}

const hello = ({ displayName, verifiedAt }: Recipient) => (verifiedAt ? `Hello ${displayName},` : 'Hello,')

/** The mail with the link to set a new password. */
export function resetMail(to: Recipient, url: string): Mail {
  return {
    to: to.email,
    subject: `Set a new ${productName} password`,
    ...layOut({
      paragraphs: [hello(to), `you asked for a new password. This link works once and for one hour:`],
      button: { label: 'Set a new password', url },
      closing: 'If you did not ask for it, you can ignore this mail: your password stays as it is.',
    }),
  }
}

/** The mail that proves an address: the code to type, or the link to open. */
export function verificationMail(to: string, code: string, url: string): Mail {
  return {
    to,
    subject: `Your ${productName} code: ${code}`,
    ...layOut({
      paragraphs: [
        'Hello,',
        `this address was given for a ${productName} account. If that was you, type this code where you were asked for it:`,
        code,
        'Or open this link. Both work for a day:',
      ],
      button: { label: 'Confirm my address', url },
      closing: 'If it was not you, you can ignore this mail: without the code nobody uses your address.',
    }),
  }
}

/** For somebody whose address was given for another account: nobody else is told that it has one. */
export function alreadyYoursMail(to: string, loginUrl: string): Mail {
  return {
    to,
    subject: `You have a ${productName} account already`,
    ...layOut({
      paragraphs: [
        'Hello,',
        `this address was given for another ${productName} account, but it has one already. Nothing was changed.`,
      ],
      button: { label: 'Log in', url: loginUrl },
      closing: 'If it was not you, there is nothing to do.',
    }),
  }
}

/** The notice that a password was changed, in case it was somebody else. */
export function passwordChangedMail(to: Recipient, forgotUrl: string): Mail {
  return {
    to: to.email,
    subject: `Your ${productName} password was changed`,
    ...layOut({
      paragraphs: [hello(to), 'your password was just changed, and your other devices were signed out.'],
      button: { label: 'It was not me', url: forgotUrl },
      closing: 'If it was you, there is nothing to do.',
    }),
  }
}

/** The notice to the old address that an account has another one now. */
export function emailChangedMail(to: Recipient): Mail {
  return {
    to: to.email,
    subject: `Your ${productName} account has another address now`,
    ...layOut({
      paragraphs: [
        hello(to),
        'the address of your account was just changed with your password. From now on you log in with the new one, and mails go there.',
      ],
      closing: 'If it was not you, tell the people who run this place: answer this mail or ask at your dorm.',
    }),
  }
}
