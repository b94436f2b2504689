export const correctionNotSaved = (name: string) => `Your answer about “${name}” could not be saved.`
export const rememberWhatIs = (name: string) => `Remember what ${name} is`
