import net from 'node:net'
import { type Answer, AnswerReader } from '../../drills/overload/answer-reader.ts'

/** One connection that is kept open and asked one thing after the other. */
export class Connection {
  readonly #socket: net.Socket
  readonly #reader = new AnswerReader()
  #waiting: PromiseWithResolvers<Answer> | undefined

  constructor(port: number) {
    this.#socket = net.connect(port, '127.0.0.1').setNoDelay()
    this.#socket.on('data', (data: Buffer) => {
      const answer = this.#reader.read(data)
      if (answer) this.#waiting?.resolve(answer)
    })
    this.#socket.on('error', (error) => this.#waiting?.reject(error))
    this.#socket.on('close', () => this.#waiting?.reject(new Error('the connection was closed')))
  }

  /** Resolves once all of the answer has come. */
  ask(request: Buffer): Promise<Answer> {
    this.#waiting = Promise.withResolvers()
    this.#socket.write(request)
    return this.#waiting.promise
  }

  close(): void {
    this.#waiting = undefined
    this.#socket.destroy()
  }
}
