export const line = (number: number, unread: string) => `line ${number}: ${unread}`
