const longText = 90
const longTextLines = 2

/** Whether a text that people wrote is cut until asked for. */
export const isLong = (text: string) => text.length > longText || text.split('\n').length > longTextLines
