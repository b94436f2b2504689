import { type CDPSession, expect, type Page } from '@playwright/test'
import { livePath } from '@shelfmate/contract/api/live'
import { empty, type Windows } from '../windows.ts'
import { type Exception, type Reply, replyTo } from './canned-server.ts'
import { now } from './dorm.ts'

type Chromium = Pick<CDPSession, 'on' | 'send'>
interface Paused {
  requestId: string
  request: { url: string; method: string; postData?: string }
  responseStatusCode?: number
  /** Why no response came: the window is offline, or left. */
  responseErrorReason?: string
}

/** Whoever asked has left the page meanwhile: nobody waits for a reply. */
const isLeft = (error: unknown) => error instanceof Error && error.message.includes('Invalid InterceptionId')

/** What the server says other than usual; without `isLive` no live connection is to be had. */
interface Exceptions {
  exceptions?: readonly Exception[]
  isLive?: boolean
}

/**
 * A window whose server always says the same, at one moment of time. Its requests are intercepted past Playwright, which would
 * have the browser fetch and compile everything anew for each screen.
 */
export class CannedWindow {
  readonly page: Page
  readonly #chromium: Chromium
  #said: Exceptions = {}
  #troubles: unknown[] = []

  private constructor(page: Page, chromium: Chromium) {
    this.page = page
    this.#chromium = chromium
  }

  static async open(windows: Windows): Promise<CannedWindow> {
    const page = await windows.open({ isNew: true })
    await page.clock.setFixedTime(now)
    const chromium = await page.context().newCDPSession(page)
    const made = new CannedWindow(page, chromium)
    await made.#greetLive()
    chromium.on('Fetch.requestPaused', (paused) => {
      made.#reply(paused).catch((error: unknown) => {
        if (!isLeft(error)) made.#troubles.push(error)
      })
    })
    const patterns = [{ urlPattern: '*/api/*' }, { urlPattern: '*.css', requestStage: 'Response' as const }]
    await chromium.send('Fetch.enable', { patterns })
    // A page is drawn in its font where that is there at once, and else in another: the first one would not find it.
    await page.goto('/')
    await page.evaluate(() => document.fonts.load('1em "Nunito Variable"'))
    return made
  }

  /** Lets the server say this from now on. */
  say(exceptions: Exceptions): void {
    this.#said = exceptions
  }

  /** Leaves the screen and empties the window; throws when something was asked that has no answer. */
  async empty(): Promise<void> {
    await this.page.context().setOffline(false)
    await empty(this.page)
    expect(this.#troubles.splice(0)).toEqual([])
  }

  async #reply(paused: Paused): Promise<void> {
    const { requestId, request, responseStatusCode, responseErrorReason } = paused
    if (responseErrorReason !== undefined)
      return void (await this.#chromium.send('Fetch.continueRequest', { requestId }))
    if (responseStatusCode !== undefined) return this.#showFonts(requestId)
    const reply = this.#replyOrFailure(request)
    if (reply === 'silence') return
    if ('failure' in reply)
      return void (await this.#chromium.send('Fetch.failRequest', { requestId, errorReason: reply.failure }))
    await this.#fulfill(requestId, reply)
  }

  #replyOrFailure(request: Paused['request']): Reply {
    try {
      return replyTo(request, this.#said.exceptions ?? [])
    } catch (error) {
      this.#troubles.push(error)
      return { failure: 'Failed' }
    }
  }

  /** A late font may be left out for the whole visit. Here it is waited for. */
  async #showFonts(requestId: string): Promise<void> {
    const { body, base64Encoded } = await this.#chromium.send('Fetch.getResponseBody', { requestId })
    const css = Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString()
    await this.#fulfill(requestId, {
      contentType: 'text/css',
      body: css.replaceAll('font-display:optional', 'font-display:block'),
    })
  }

  async #fulfill(
    requestId: string,
    { status = 200, contentType = 'application/json', body }: Exclude<Reply, 'silence' | { failure: string }>,
  ): Promise<void> {
    await this.#chromium.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders: [{ name: 'content-type', value: contentType }],
      body: Buffer.from(body).toString('base64'),
    })
  }

  /** The two greetings of Socket.IO, then silence. */
  async #greetLive(): Promise<void> {
    await this.page.routeWebSocket(new RegExp(`${livePath}/`), (socket) => {
      socket.onMessage((said) => {
        if (said === '40')
          socket.send(this.#said.isLive === false ? '44{"message":"closed"}' : '40{"sid":"canned"}')
      })
      socket.send(
        '0{"sid":"canned","upgrades":[],"pingInterval":600000,"pingTimeout":600000,"maxPayload":100000}',
      )
    })
  }
}
