export const draftKept = 'Here’s what you typed before.'
export const startOver = 'Start over'
export const foodName = 'Food name'
export const formNotLoaded = 'The form could not be loaded. Check your connection and try again.'
export const partOfAppNotLoaded =
  'Part of the app didn’t load. What you do is kept, and is sent when you reload the page.'
export const reload = 'Reload'
export const needsConnection = 'This part of the app isn’t on your device yet. Try again when you’re online.'
