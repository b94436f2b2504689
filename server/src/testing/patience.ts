/** What `vi.waitFor` waits at most, in ms: as long as `expect.poll` does (vitest.config.ts). Its own second is over in a crowded moment. */
export const patienceMs = 30_000
