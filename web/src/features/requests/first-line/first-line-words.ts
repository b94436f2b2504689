/** A first line for the chat, ready to edit. */
export const firstLine = (foodName: string, units: number, isTimeKnown: boolean): string =>
  `Hi! I’d like ${units} × ${foodName}. ${isTimeKnown ? 'Thank you!' : 'When can I come by?'}`
