export const requestsNotLoaded = 'The requests could not be loaded.'
