export interface Answer {
  status: number
  /** It says after how long to come again. */
  comesAgain: boolean
  /** The server closes the connection behind it. */
  isLast: boolean
  /** How long its body is. */
  bytes: number
}

const endOfHead = Buffer.from('\r\n\r\n')

/** Reads answers with a known length off one connection, one at a time, and looks at no body. */
export class AnswerReader {
  #head: Buffer = Buffer.alloc(0)
  #answer: Answer | undefined
  #bodyLeft = 0

  /** Returns an answer once all of it has come. */
  read(data: Buffer): Answer | undefined {
    if (this.#answer) this.#bodyLeft -= data.length
    else {
      const seen = this.#head.length > 0 ? Buffer.concat([this.#head, data]) : data
      const end = seen.indexOf(endOfHead)
      if (end < 0) {
        this.#head = seen
        return undefined
      }
      this.#begin(seen.toString('latin1', 0, end + 2), seen.length - end - endOfHead.length)
    }
    if (this.#bodyLeft > 0) return undefined
    const answer = this.#answer
    this.#answer = undefined
    this.#head = Buffer.alloc(0)
    return answer
  }

  #begin(head: string, bodyRead: number): void {
    const bytes = Number(/\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1] ?? 0)
    this.#bodyLeft = bytes - bodyRead
    this.#answer = {
      bytes,
      status: Number(head.slice(9, 12)),
      comesAgain: /\r\nretry-after: \d+\r\n/i.test(head),
      isLast: /\r\nconnection: close\r\n/i.test(head),
    }
  }
}
