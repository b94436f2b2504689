export const markNotSaved = (title: string) => `Your choice for ${title} could not be saved.`
export const rememberMark = (title: string) => `Save your choice for ${title}`
export const recipesNotLoaded = 'Your recipes could not be loaded.'
export const lookingThroughYourRecipes = 'Looking through your recipes…'
export const nothingKept =
  'Nothing kept yet. Press Keep on a recipe you like. Your own recipes will be here, too.'
export const keep = 'Keep'
export const keepOf = (title: string) => `Keep: ${title}`
export const notKept = (title: string) => `${title} isn’t kept any more.`
export const yourRatingOf = (title: string) => `Your rating of ${title}`
export const outOfFive = (rating: number) => `${rating} of 5`
export const notForMe = 'Not for me'
export const notForMeOf = (title: string) => `Not for me: ${title}`
export const notSuggestedAgain = 'It won’t be suggested again.'
export const ideas = 'Ideas'
export const myRecipes = 'My recipes'
export const whichRecipes = 'Which recipes'
