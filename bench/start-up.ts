import { freePort, Product } from '../drills/product/product.ts'
import { residentMib } from './usage.ts'

export interface StartUp {
  /** From the process's start to a /readyz that says yes, the embedded PostgreSQL's own start included. */
  readyMs: number
  residentMib: number
}

/** Starts the product alone on a data folder that it has used before, as a second `npm start` does. */
export async function measureStart(entry: string, dataDir: string, logFile: string): Promise<StartUp> {
  const port = await freePort()
  const since = performance.now()
  const product = Product.start({ entry, port, env: { DATA_DIR: dataDir }, logFile })
  try {
    await product.ready()
    return { readyMs: performance.now() - since, residentMib: residentMib(product.pid) }
  } finally {
    await product.stop()
  }
}
