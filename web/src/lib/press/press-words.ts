export const notDone = (name: string, outcome: string) => `${name} could not be ${outcome}.`
export const offline = (outcome: string) => `${outcome} You seem to be offline.`
export const timedOut = (outcome: string) => `${outcome} The server took too long to answer.`
/** When what waits goes out: '{…} will be posted when you’re back online.' */
export const whenSent = (isOnline: boolean) =>
  `when ${isOnline ? 'the server can be reached' : 'you’re back online'}`
