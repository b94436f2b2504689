export const stepsNotLoaded = 'The steps could not be loaded. Check your connection and try again.'
export const cookStepByStep = 'Cook step by step'
export const cookStepByStepOf = (title: string) => `Cook step by step: ${title}`
