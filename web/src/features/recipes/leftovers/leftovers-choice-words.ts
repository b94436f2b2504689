import { counted } from '@shelfmate/contract/text/counted'

export const leftoversOf = (title: string) => `Leftovers of ${title}`
export const portionsLeftOver = 'Portions left over'
export const portionsLeft = (choice: number) => `${counted(choice, 'portion')} left`
export const leftoversAdded = 'Leftovers are in your pantry'
export const portions = (count: number) => counted(count, 'portion')
