/** Imports nothing: the route reads it from the address before the screen's code is there. */
const sorts = ['date', 'name', 'newest'] as const
export type Sort = (typeof sorts)[number]

/** Whether a value from the address is a way to sort that we know. */
export const isSort = (value: unknown): value is Sort => sorts.some((known) => known === value)
