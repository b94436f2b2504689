export const whatYoureToldOfNotLoaded = 'What you’re told of could not be loaded.'
export const toldOf = 'You’re told of'
export const noLongerToldOf = (words: string) => `You won’t be told of ${words}.`
export const remove = 'Remove'
export const removeOf = (words: string) => `Remove ${words}`
export const tellMeWhenItComes = 'Tell me when it comes'
export const willTellOf = (words: string) => `We’ll tell you of ${words}.`
export const yourDorm = 'your dorm'
export const addMyDorm = 'Add my dorm'
export const turnOnNotificationsHere = 'Turn on notifications here'
export const food = 'Food'
export const foodExample = 'Rice'
export const tellMe = 'Tell me'
