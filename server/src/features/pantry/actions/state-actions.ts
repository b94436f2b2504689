/** Actions that put an item into another state. */
export const stateActions = ['open', 'freeze', 'thaw', 'move', 'confirmDate'] as const
export type StateAction = (typeof stateActions)[number]
