export const retry = 'Retry'
