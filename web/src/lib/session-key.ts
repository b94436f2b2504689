/** Where the query cache keeps who is signed in. */
export const sessionKey = ['session'] as const
