/** Imports nothing: the route reads it from the address before the screen's code is there. */
export const stateFilters = ['all', 'expired', 'today', 'soon', 'fresh'] as const
export type StateFilter = (typeof stateFilters)[number]

/** Whether a value from the address is a filter that we know. */
export const isStateFilter = (value: unknown): value is StateFilter =>
  stateFilters.some((known) => known === value)
