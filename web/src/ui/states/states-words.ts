export const request = (requestId: string) => `Request ${requestId}`
export const retry = 'Retry'
export const retryOf = (title: string) => `Retry: ${title}`
