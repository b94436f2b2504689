export const correctionNotSaved = (name: string) => `What ${name} is could not be saved.`
export const rememberWhatIs = (name: string) => `Remember what ${name} is`
