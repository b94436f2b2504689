import { createStore } from '#lib/store.ts'

const asked = createStore(false)

/** Whether the screen is to show one's own recipes, whatever tab was chosen. */
export const useOwnAsked = asked.use

/** Shows one's own recipes on the recipes screen, or leaves the choice to its tabs. */
export const askForOwn = (isAsked: boolean): void => asked.set(isAsked)
