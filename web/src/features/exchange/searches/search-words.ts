export { remove } from '#ui/usual-words.ts'

export const toldAboutNotLoaded = 'The foods we’ll tell you about could not be loaded.'
export const toldAbout = 'We’ll tell you about'
export const noLongerToldAbout = (words: string) => `We won’t tell you about ${words} any more.`
export const removeOf = (words: string) => `Remove ${words}`
export const tellMeWhenItComes = 'Tell me when it’s offered'
export const willTellAbout = (words: string) => `We’ll tell you about ${words}.`
export const yourDorm = 'your dorm'
export const addMyDorm = 'Add my dorm'
export const turnOnNotificationsHere = 'Turn on notifications here'
export const food = 'Food'
export const foodExample = 'Rice'
export const tellMe = 'Tell me'
