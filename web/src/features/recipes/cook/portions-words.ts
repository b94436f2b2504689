import { counted } from '@shelfmate/contract/text/counted'

export const portionsOf = (title: string) => `Portions of ${title}`
export const portions = (count: number) => counted(count, 'portion')
