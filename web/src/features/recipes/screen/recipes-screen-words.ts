import { counted } from '@shelfmate/contract/text/counted'

export { retry } from '#ui/usual-words.ts'

export const whatIsConsidered = 'What is considered'
export const preferencesConsidered = 'Preferences considered:'
export const none = 'none'
export const awaitingYourProfile =
  'Recipes can be suggested once your new allergies and preferences are saved.'
export const allergiesAvoided = 'Allergies avoided:'
export const youWrote = (text: string) => `You wrote: ${text}. `
export const editPreferencesAndAllergies = 'Edit preferences and allergies'
export const kitchenAndTime = 'Kitchen and time:'
export const myKitchenHas = 'My kitchen has'
export const nothingTickedAnythingGoes = 'Nothing ticked: anything goes.'
export const noCookAlways = 'No-cook dishes are always included.'
export const time = 'Time'
export const any = 'Any'
export const minutesAtMost = (minutes: number) => `${minutes} min`
export const recipe = (number: number, title: string) => `Recipe ${number}: ${title}`
export const ingredients = 'Ingredients:'
export const toBuy = 'To buy:'
export const nothingToBuy = 'Nothing to buy.'
export const instructions = 'Instructions:'
export const cooked = 'Cooked'
export const iCookedThis = 'I cooked this'
export const writtenByAI = 'Written by AI.'
export const changedForYou = 'Changed for you'
export const inYourPantry = 'In your pantry'
export const youHaveIt = 'You have it'
export const toBuyAlone = 'To buy'
export const optional = ' (optional)'
export const standInNote = (standIn: string) => `Use your ${standIn} instead.`
export const openMyPantry = 'Open my pantry'
export const writingYourRecipes = 'Writing your recipes…'
export const soFar = (count: number) => `${counted(count, 'recipe')} so far…`
export const rewordAllergies = 'Please reword your allergies first.'
export const widenHint = 'More time, more equipment or one more ingredient may help.'
export const forYou = (count: number) => `${counted(count, 'recipe')} for you.`
export const hiddenSince = (count: number) =>
  `Hidden: ${counted(count, 'recipe')}, because you have since changed what their food is. Suggest recipes again to have it checked.`
export const cookbookInstead = 'Use the built-in cookbook'
export const recipeSuggestions = 'Recipe Suggestions'
export const recipesSubtitle = 'Dinner from what’s on your shelf.'
export const suggestionsNotLoaded = 'The recipe suggestions could not be loaded.'
