/** Actions that put an item into another state. */
export const stateActions = ['open', 'freeze', 'thaw', 'move'] as const
export type StateAction = (typeof stateActions)[number]
