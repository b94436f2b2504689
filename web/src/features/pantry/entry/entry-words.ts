import { counted } from '@shelfmate/contract/text/counted'

export const yourUsual = 'your usual'
export const usualOnThisCampus = 'usual on this campus'
export const usuallyKeeps = 'usually keeps'
export const days = (count: number) => counted(count, 'day')
export const quickAddNotLoaded = 'Quick add could not be loaded. Check your connection and try again.'
export const quickAddExample = '2 milk fri, 6 eggs 3 dec, spinach 200g freezer'
export const quickAdd = 'Quick add'
export const quickAddHint =
  'Type foods with amounts, places and dates, separated by commas. Press Enter to add them all.'
