import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** A hook may start a whole server, or fill a campus: in a crowded run that took over a minute, some five times what it takes alone. */
const hookTimeoutMs = 180_000
/** Some three times what the slowest takes on a machine that is loaded and slow; one that takes more, as a drill does, says so itself. */
const testTimeoutMs = 90_000
/** What is waited for comes at once, but for a crowded moment. */
const pollTimeoutMs = 30_000

export default defineConfig({
  test: {
    reporters: ['default'],
    // Two cores: more workers only make each other slow.
    maxWorkers: 2,
    testTimeout: testTimeoutMs,
    expect: { poll: { timeout: pollTimeoutMs } },
    // As in the browser: what needed its second try is printed with it, and is a bug. But for a property that found a
    // counterexample by chance: a second try would not meet it again.
    retry: { count: 1, condition: /^(?!Property failed after)/ },
    hookTimeout: hookTimeoutMs,
    projects: [
      { extends: true, test: { name: 'bench', include: ['bench/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['contract/**/*.test.ts', 'food/**/*.test.ts', 'scripts/**/*.test.ts'],
          // Rules keep nothing that another file could meet; loading them anew for each cost half of their time.
          isolate: false,
        },
      },
      // A page's modules hold its state: each file gets its own.
      { extends: true, test: { name: 'web', include: ['web/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['web/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['web/src/lib/testing/take-away.factory.ts'],
          // What is drawn is taken away after each test; loading React and the parts anew for each file took twice as long.
          isolate: false,
        },
      },
      {
        extends: true,
        // A dorm of users is signed up a thousand times.
        resolve: {
          alias: {
            '@node-rs/argon2': fileURLToPath(
              new URL('server/src/testing/remembered-hashes.ts', import.meta.url),
            ),
          },
        },
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'drills/**/*.test.ts', 'demo/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          // Every file brings its own app and database; loading the server anew for each would cost half the run.
          isolate: false,
        },
      },
    ],
  },
})
