import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumPath } from '../drills/product/chromium.ts'
import { chooseServers } from './servers.ts'

const startMs = 180_000
/** How fast a shared machine is, no test can say: these are at least four times what the slowest takes alone on a slow one. */
const testMs = 600_000
const expectMs = 45_000
const actionMs = 45_000
/** A run that is red all over tells nothing more after these. */
const enoughFailures = 8
const stopMs = 8_000
/** Pixels in which two pictures of a screen may differ: more than the edges of letters do, fewer than a button that moved by its padding. */
const differentPixels = 400

const { ports, sitePort, dataDir } = await chooseServers()

/** `SLOWEST=30` asks for the thirty slowest tests. */
const slowest: ['./slowest.ts'][] = process.env['SLOWEST'] ? [['./slowest.ts']] : []

/** Two processes on one data folder: a journey may look at both. */
const server = (port: number) => ({
  command: `"${process.execPath}" server/dist/main.js`,
  cwd: join(import.meta.dirname, '..'),
  url: `http://localhost:${port}/readyz`,
  timeout: startMs,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: stopMs },
  stdout: 'ignore' as const,
  env: {
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'warn',
    RECIPE_ORIGINS: `http://127.0.0.1:${sitePort}`,
  },
})

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  timeout: testMs,
  expect: {
    timeout: expectMs,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixels: differentPixels },
  },
  // One set of pictures for every system: the browser brings its own fonts.
  snapshotPathTemplate: '{testDir}/visual/pictures/{arg}{ext}',
  // Two cores: two windows at once are all they carry.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // One crowded moment of a shared machine ends no run; what needed it is listed as flaky, and is a bug.
  retries: 1,
  maxFailures: enoughFailures,
  reporter: [['dot'], ['./access/judged.ts'], ...slowest],
  webServer: ports.map(server),
  use: {
    baseURL: `http://localhost:${ports[0]}`,
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Asia/Singapore',
    locale: 'en-GB',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    actionTimeout: actionMs,
    launchOptions: {
      executablePath: await chromiumPath(),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
})
