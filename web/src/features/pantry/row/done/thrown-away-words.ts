export const itWasThrownAway = 'It was thrown away'
export const thrownAwayNoted = 'Noted. Only you can see the total, under Progress.'
export const notNotedAsThrownAway = (name: string) => `${name} could not be noted as thrown away.`
