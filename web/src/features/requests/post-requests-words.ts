export const requestsNotLoadedFor = (foodName: string) => `The requests for ${foodName} could not be loaded.`
export const askingFor = (foodName: string) => `Asking for ${foodName}…`
export const idLikeThis = 'I’d like this'
export const idLikeThisOf = (foodName: string) => `I’d like this: ${foodName}`
