import { afterAll, beforeAll, beforeEach } from 'vitest'
import { TestApp, type TestUser } from './test-app.ts'

/** The app of the file whose tests run, where it says `withApp()`. */
export let app: TestApp
/** Who is new to every test, where its file says `withMei()` or `withMeiAndRavi()`. */
export let mei: TestUser
export let ravi: TestUser

interface Beginning {
  /** Nobody else has an account, nor anything. */
  alone?: boolean
  /** The app's clock, as ISO 8601. */
  at?: string
}

/** Starts the file's app before its first test, and closes it after its last. */
export function withApp(start: () => Promise<TestApp> = TestApp.start): void {
  beforeAll(async () => {
    app = await start()
  })
  afterAll(() => app.close())
}

/** Signs Mei up before each test. */
export function withMei({ alone = false, at }: Beginning = {}): void {
  beforeEach(async () => {
    if (alone) await app.pool.query('delete from users')
    if (at) app.clock.set(at)
    mei = await app.signUp()
  })
}

/** Signs Mei and Ravi up before each test. */
export function withMeiAndRavi(beginning: Beginning = {}): void {
  withMei(beginning)
  beforeEach(async () => {
    ravi = await app.signUp({ firstName: 'Ravi', lastName: 'Nair' })
  })
}
