export { cancel } from '#ui/usual-words.ts'

/** What blocking does, before it is done. */
export const blockExplained =
  'You won’t see or reach each other any more, and your open hand-overs with each other end. They aren’t told that you blocked them. You can undo the block in your profile.'

export const blockedPeople = 'Blocked people'
export const blockedNotLoaded = 'The people you blocked could not be loaded.'
export const unblocked = 'Unblocked.'
export const unblock = 'Unblock'
export const unblockOf = (displayName: string) => `Unblock ${displayName}`
export const named = { block: 'Block…', report: 'Report…' }
/** Where no name is shown. */
export const unnamed = { block: 'Block the other person…', report: 'Report the other person…' }
export const reportOf = (displayName: string) => `Report ${displayName}…`
export const blockedNote = 'Blocked. You can undo this in your profile.'
export const blockAlone = 'Block'
