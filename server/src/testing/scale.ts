/** Runs of a randomised test: `TEST_SCALE=20` makes the drill of what is a sample in every other run. */
export const scaled = (runs: number) => Math.ceil(runs * Number(process.env.TEST_SCALE ?? 1))

/** How long an answer may take, in ms: in a drill less than a person waits, beside other tests what only a hang takes. */
export const answerWithinMs = Number(process.env.TEST_SCALE ?? 1) > 1 ? 2_000 : 20_000
