export const notDone = (name: string, outcome: string) => `${name} could not be ${outcome}.`
export const offline = (outcome: string) => `${outcome} You seem to be offline.`
export const timedOut = (outcome: string) => `${outcome} The server took too long to answer.`
