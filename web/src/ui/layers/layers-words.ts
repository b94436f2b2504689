export const close = 'Close'
export const closeMessage = 'Close message'
export const request = (requestId: string) => `Request ${requestId}`
export const retry = 'Retry'
export const undo = 'Undo'
