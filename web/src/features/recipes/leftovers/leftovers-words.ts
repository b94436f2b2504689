export const leftovers = (name: string) => `Leftovers: ${name}`
export const madeOnWith = (date: string, foods: string) => `Made on ${date} with ${foods}.`
