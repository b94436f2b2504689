import { counted } from '@shelfmate/contract/text/counted'

export const today = 'Today'
/** Said of the button for a date so many days from today: on one that stands beside other foods' buttons, with its food. */
export const spoken = (days: number, food?: string) => {
  const distance = days === 0 ? 'today' : `+${counted(days, 'day')}`
  return food === undefined ? distance : `${food}: ${distance}`
}
