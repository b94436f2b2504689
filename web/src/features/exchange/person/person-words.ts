import { counted } from '@shelfmate/contract/text/counted'

export const whatTheyShareNotLoaded = 'What they share could not be loaded.'
export const foodTheyShare = 'Food they share'
export const showMore = 'Show more'
export const pastBestBefore = 'Past its best-before date'
export const freeCount = (free: number) => `${free} available`
export const allPromised = 'All promised'
export const days = (count: number) => `${counted(count, 'day')} left`
