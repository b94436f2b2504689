import { defineConfig } from 'vitest/config'

const hookTimeoutMs = 120_000
// Generous: a loaded machine takes its time, and what must be quick is measured by the benchmarks.
const testTimeoutMs = 180_000

export default defineConfig({
  test: {
    reporters: ['default'],
    // Two cores: more workers only make each other slow.
    maxWorkers: 2,
    testTimeout: testTimeoutMs,
    // As in the browser: what needed its second try is printed with it, and is a bug.
    retry: 1,
    hookTimeout: hookTimeoutMs,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'contract/**/*.test.ts',
            'food/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
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
