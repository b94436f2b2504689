/** A first line for the chat, ready to edit. */
export const firstLine = (foodName: string, units: number): string =>
  `Hi! I’d like ${units} × ${foodName}. When can I come by?`
