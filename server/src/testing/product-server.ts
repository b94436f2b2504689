import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a product-data server answers a request for a product. */
type Behaviour = (code: string, response: ServerResponse) => void

/** Answers as the Open Food Facts API does: a product by this name, or none. */
export const knowing =
  (names: Readonly<Record<string, string>>): Behaviour =>
  (code, response) => {
    const name = names[code]
    response.writeHead(name === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(
        name === undefined ? { code, status: 0 } : { code, status: 1, product: { product_name: name } },
      ),
    )
  }

/** A server on this machine that stands in for a product-data server. */
export class ProductServer {
  readonly #server: Server
  /** Addresses that were asked for, with who said to ask. */
  readonly requests: { url: string; agent: string | undefined }[] = []
  behave: Behaviour = knowing({})

  private constructor() {
    this.#server = createServer((request, response) => {
      const { url = '' } = request
      this.requests.push({ url, agent: request.headers['user-agent'] })
      this.behave(/(\d+)\.json/.exec(url)?.[1] ?? '', response)
    })
  }

  static async start(): Promise<ProductServer> {
    const made = new ProductServer()
    await new Promise<void>((resolve) => made.#server.listen(0, '127.0.0.1', resolve))
    return made
  }

  /** The setting of a process that shall ask this server. */
  get env(): { PRODUCT_DATA_URL: string } {
    // A server that listens on a port has an address of this kind.
    const { port } = this.#server.address() as AddressInfo
    return { PRODUCT_DATA_URL: `http://127.0.0.1:${port}` }
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
