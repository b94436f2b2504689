import { counted } from '@shelfmate/contract/text/counted'

export { edit, show } from '#ui/usual-words.ts'

interface Waiting {
  /** Changes that wait to be sent. */
  held: number
  /** Changes that the server did not take. */
  refused: number
  isConnected: boolean
}

/** '2 changes are waiting for a connection.'; undefined when nothing waits. */
export function waitingWords({ held, refused, isConnected }: Waiting): string | undefined {
  const parts = [
    held > 0 &&
      `${counted(held, 'change')} ${held === 1 ? 'is' : 'are'} waiting for ${isConnected ? 'the server' : 'a connection'}.`,
    refused > 0 && `${counted(refused, 'change')} ${refused === 1 ? 'wasn’t' : 'weren’t'} accepted.`,
  ]
  return parts.filter(Boolean).join(' ') || undefined
}

export const changeNotAccepted = 'A change wasn’t accepted.'
export const waitingForIt = (count: number) =>
  `${counted(count, 'later change')} ${count === 1 ? 'is' : 'are'} waiting for it.`
export const waitingChanges = 'Waiting changes'
export const everythingHasBeenSent = 'Everything has been sent.'
export const haveBeenSent = (count: number) =>
  `${counted(count, 'waiting change')} ${count === 1 ? 'has' : 'have'} been sent.`
export const howSent = 'They’re kept on this device and sent automatically, each once and in this order.'
export const tryNow = 'Try now'
export const aChange = 'A change'
export const dependsOnAnother = 'It depends on another change that wasn’t accepted.'
export const tryAgain = 'Retry'
export const tryAgainOf = (what: string) => `Retry: ${what}`
export const editOf = (what: string) => `Edit: ${what}`
export const discard = 'Discard'
export const discardOf = (what: string) => `Discard: ${what}`
export const versionCannotSend =
  'This version of the app can’t send it. Reload the page to try again, or discard the change.'
export const formOfChangeNotLoaded =
  'The form could not be loaded. Your change is still in the list. Reload the page to try again.'
