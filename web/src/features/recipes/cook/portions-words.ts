import { counted } from '#lib/counted.ts'

export const portionsOf = (title: string) => `Portions of ${title}`
export const portions = (count: number) => counted(count, 'portion')
