import { randomUUID } from 'node:crypto'

export interface Upload {
  bytes: Buffer
  name?: string
  type?: string
}

export interface UploadAnswer {
  status: number
  code: string | undefined
  id: string
  width: number
  height: number
  ms: number
}

/** A student with a session, who uploads pictures as a browser does. */
export class Student {
  readonly #origin: string
  readonly #cookie: string

  private constructor(origin: string, cookie: string) {
    this.#origin = origin
    this.#cookie = cookie
  }

  static async signUp(origin: string): Promise<Student> {
    const answer = await fetch(`${origin}/api/auth/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Mei',
        lastName: 'Tan',
        email: `${randomUUID()}@campus.test`,
        password: 'steamed-rice with kaya 9',
      }),
    })
    const cookie = answer.headers.get('set-cookie')?.split(';')[0]
    if (answer.status !== 201 || !cookie) throw new Error(`sign-up answered ${answer.status}`)
    return new Student(origin, cookie)
  }

  async upload({ bytes, name = 'photo.jpg', type = 'image/jpeg' }: Upload): Promise<UploadAnswer> {
    const id = randomUUID()
    const form = new FormData()
    form.set('id', id)
    form.set('purpose', 'post')
    form.set('file', new Blob([Uint8Array.from(bytes)], { type }), name)
    const begun = performance.now()
    const answer = await fetch(`${this.#origin}/api/images`, {
      method: 'POST',
      headers: { cookie: this.#cookie },
      body: form,
    })
    // One of the two shapes that the contract allows; the drill judges which.
    const body = (await answer.json()) as { width?: number; height?: number; error?: { code: string } }
    const ms = performance.now() - begun
    const { width = 0, height = 0, error } = body
    return { status: answer.status, code: error?.code, id, width, height, ms }
  }

  /** The served bytes of an image and of its thumbnail. */
  async fetchBoth(id: string): Promise<Buffer[]> {
    const served: Buffer[] = []
    for (const variant of ['', '/thumb']) {
      const answer = await fetch(`${this.#origin}/api/images/${id}${variant}`, {
        headers: { cookie: this.#cookie },
      })
      if (answer.status !== 200) throw new Error(`an image that was taken is answered with ${answer.status}`)
      served.push(Buffer.from(await answer.arrayBuffer()))
    }
    return served
  }

  /** How long the server takes to say that it is there. */
  async ping(): Promise<number> {
    const begun = performance.now()
    const answer = await fetch(`${this.#origin}/api/auth/session`, { headers: { cookie: this.#cookie } })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`a small request answered ${answer.status}`)
    return performance.now() - begun
  }
}
