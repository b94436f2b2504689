export const suggestedNames = 'Suggested names'
