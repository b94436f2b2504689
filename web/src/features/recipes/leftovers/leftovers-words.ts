export const leftovers = (name: string) => `Leftovers: ${name}`
export const madeOnWith = (date: string, foods: string) => `Made on ${date} with ${foods}.`
/** 'bread (Sesame loaf; contains soy)'. */
export const withSaid = (food: string, said: readonly string[]) =>
  said.length === 0 ? food : `${food} (${said.join('; ')})`
export const more = 'more'
/**
 * 'eggs, milk, and soy cream (dairy-free)'. The guard takes what the end of a line claims for the whole of it, but not where a word such as
 * 'and' makes that unclear; and the comma before it keeps 'without nuts' from reaching the next food.
 */
export const allOf = (foods: readonly string[]) =>
  foods.map((food, at) => (at > 0 && at === foods.length - 1 ? `and ${food}` : food)).join(', ')
