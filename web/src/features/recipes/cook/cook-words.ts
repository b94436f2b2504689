export const whatDidYouUse = 'What did you use?'
export const pantryNotLoaded = 'Your pantry could not be loaded.'
export const lookingIntoYourPantry = 'Checking your pantry…'
export const onlyWhatYouSay = (title: string) => `For ${title}. Only what you say here leaves your pantry.`
export const nothingInPantry = 'None of this recipe’s ingredients are in your pantry any more.'
export const goneFromPantry = (names: readonly string[]) =>
  `Not in your pantry any more, so not taken: ${names.join(', ')}.`
export const take = 'Update pantry'
export const takeNothing = 'Keep everything'
export const howManyOf = (name: string) => `${name}: how many?`
export const aWholeOneGone = 'Is a whole one gone?'
export const allOfItGone = 'Is it all gone?'
export const yes = 'Yes'
export const no = 'No'
export const youHave = (quantity: number) => `you have ${quantity}`
export const theRecipeTakes = (amounts: string) => `The recipe takes ${amounts}`
export const you = 'You'
export const staysUnlessTicked = 'It stays unless you tick it.'
