/** Runs of a randomised test: `TEST_SCALE=20` makes the drill of what is a sample in every other run. */
export const scaled = (runs: number) => Math.ceil(runs * Number(process.env.TEST_SCALE ?? 1))
