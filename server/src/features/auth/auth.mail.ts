import { productName } from '@shelfmate/contract/product'
import { layOut } from '#platform/mail/layout.ts'
import type { Mail } from '#platform/mail/mailer.ts'

/** The mail with the link to set a new password. */
export function resetMail(to: string, displayName: string, url: string): Mail {
  return {
    to,
    subject: `Set a new ${productName} password`,
    ...layOut({
      paragraphs: [
        `Hello ${displayName},`,
        `you asked for a new password. This link works once and for one hour:`,
      ],
      button: { label: 'Set a new password', url },
      closing: 'If you did not ask for it, you can ignore this mail: your password stays as it is.',
    }),
  }
}

/** The notice that a password was changed, in case it was somebody else. */
export function passwordChangedMail(to: string, displayName: string, forgotUrl: string): Mail {
  return {
    to,
    subject: `Your ${productName} password was changed`,
    ...layOut({
      paragraphs: [
        `Hello ${displayName},`,
        'your password was just changed, and your other devices were signed out.',
      ],
      button: { label: 'It was not me', url: forgotUrl },
      closing: 'If it was you, there is nothing to do.',
    }),
  }
}
