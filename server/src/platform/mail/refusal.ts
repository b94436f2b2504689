/** The first refusal may be a mail server's bad moment. */
const triesEnough = 2

/** RFC 3463: something is wrong with the address (1) or its mailbox (2); 1.7 and 1.8 are the sender's. */
const namesAddress = /^5\d\d[ -]5\.(?:1\.(?![78]\b)|2\.)/
/** The same of a server that sends no such codes. */
const namesNothing = /^55\d(?![ -]5\.\d)/
/** Asked whether it takes a recipient, a server also refuses what it would take from nobody, or nobody from us. */
const concernsEverybody = /relay|sender|auth|prohibit|polic/i

/**
 * Whether a mail server refuses a mail for good because of its one recipient. Who refuses a login, a sender or everybody
 * may be set right: such a mail is not lost.
 */
export function refusesAddress(error: unknown): boolean {
  if (!(error instanceof Error && 'command' in error && 'response' in error)) return false
  const { command, response } = error
  if (typeof response !== 'string' || concernsEverybody.test(response)) return false
  if (command === 'RCPT TO') return namesAddress.test(response) || namesNothing.test(response)
  return command === 'DATA' && namesAddress.test(response)
}

/** Whether a mail that was tried so often is to be tried no more. */
export const isRefusedForGood = (error: unknown, attempts: number): boolean =>
  attempts >= triesEnough && refusesAddress(error)
