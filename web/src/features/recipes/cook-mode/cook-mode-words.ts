export { back } from '#ui/usual-words.ts'

export const ingredients = 'Ingredients'
export const optional = ' (optional)'
export const stepNumber = (number: number, count: number) => `Step ${number} of ${count}`
export const nextStep = 'Next step'
export const done = 'Done'
export const theScreenStaysOn = 'The screen stays on.'
export const timer = (words: string) => `Timer: ${words}`
export const timerOfStep = (words: string, from: number) => `${words}, step ${from}`
export const step = (from: number) => `Step ${from}`
export const stop = 'Stop'
export const stopOf = (words: string) => `Stop: ${words}`
export const timeIsUp = 'Time’s up'
export const timeIsUpStep = (words: string, from: number) => `Time’s up: ${words}, step ${from}.`
export const timeIsUpOf = (words: string, from: number, title: string) =>
  `Time’s up: ${words}, step ${from} of ${title}.`
export const timerStarted = (words: string) => `Timer started: ${words}.`
export const timerStopped = 'Timer stopped.'
