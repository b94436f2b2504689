import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { S3Double } from '../../server/src/platform/images/storage/testing/s3-double.ts'
import { findRedis, type Redis } from '../chat-cuts/redis.ts'
import { installed } from '../debian.ts'
import { OwnPostgres } from '../product/own-postgres.ts'
import { Product } from '../product/product.ts'
import { type Proxy, startProxy } from '../product/proxy.ts'

const processesOfEach = 2
const s3 = { bucket: 'pictures', region: 'us-east-1', accessKeyId: 'drill', secretAccessKey: 'drill-secret' }
export const roles = ['web', 'worker'] as const
export type Role = (typeof roles)[number]

/** A campus of two web and two worker processes behind HAProxy, on a PostgreSQL, a Redis and an S3 of their own. */
export class Ground {
  readonly postgres: OwnPostgres
  /** None: PostgreSQL carries events between processes. */
  readonly redis: Redis | undefined
  readonly pool: pg.Pool
  readonly folder: string
  readonly #entry: string
  readonly #s3: S3Double
  readonly #ports: Record<Role, number[]>
  readonly #inspectors: Record<Role, number[]>
  readonly #redisUrl: string | undefined
  readonly #products: Record<Role, Product[]> = { web: [], worker: [] }
  #proxy: Proxy | undefined

  private constructor(from: {
    folder: string
    entry: string
    postgres: OwnPostgres
    redis: Redis | undefined
    redisUrl: string | undefined
    store: S3Double
    ports: number[]
  }) {
    this.folder = from.folder
    this.postgres = from.postgres
    this.redis = from.redis
    this.pool = new pg.Pool({ connectionString: from.postgres.url, max: 1 })
    // Between its stops the database ends connections that nobody uses.
    this.pool.on('error', () => undefined)
    this.#entry = from.entry
    this.#s3 = from.store
    this.#redisUrl = from.redisUrl
    const [web, worker, ...inspectors] = Array.from({ length: 4 }, (_, n) =>
      from.ports.slice(n * processesOfEach, (n + 1) * processesOfEach),
    )
    this.#ports = { web: web ?? [], worker: worker ?? [] }
    this.#inspectors = { web: inspectors[0] ?? [], worker: inspectors[1] ?? [] }
  }

  /** Starts all of it in an empty folder. */
  static async start(folder: string, entry: string, hasRedis: boolean): Promise<Ground> {
    const redis = hasRedis ? findRedis() : undefined
    const haproxy = installed('haproxy')
    if (!haproxy || (hasRedis && !redis))
      throw new Error('the soak needs redis-server and haproxy: apt-get install both')
    const postgres = await OwnPostgres.create(join(folder, 'postgres'))
    await postgres.start()
    const store = new S3Double(s3)
    await store.listen()
    const ports: number[] = []
    for (let n = 0; n < 4 * processesOfEach; n++) ports.push(await freePort())
    const ground = new Ground({
      folder,
      entry,
      postgres,
      redis,
      redisUrl: await redis?.start(),
      store,
      ports,
    })
    try {
      for (const role of roles) for (let n = 0; n < processesOfEach; n++) await ground.#start(role, n).ready()
      const settings = join(folder, 'haproxy.cfg')
      ground.#proxy = await startProxy('haproxy', { program: haproxy, settings, servers: ground.#ports.web })
    } catch (error) {
      await ground.stop()
      throw error
    }
    return ground
  }

  /** Where students come in. */
  get url(): string {
    return `http://127.0.0.1:${this.#proxy?.port ?? 0}`
  }

  /** What listens where. */
  get ports(): Map<number, string> {
    return new Map([
      ...roles.flatMap((role) => this.#ports[role].map((port) => [port, 'students'] as const)),
      ...Object.values(this.#inspectors)
        .flat()
        .map((port) => [port, 'inspector'] as const),
      [this.postgres.port, 'postgres'],
      ...(this.#redisUrl === undefined ? [] : [[Number(new URL(this.#redisUrl).port), 'redis'] as const]),
      [Number(new URL(this.#s3.origin).port), 's3'],
    ])
  }

  get products(): { name: string; pid: number; inspector: number }[] {
    return roles.flatMap((role) =>
      this.#products[role].map(({ pid }, n) => ({
        name: `${role} ${n}`,
        pid,
        inspector: this.#inspectors[role][n] ?? 0,
      })),
    )
  }

  /** Ends a process by a signal and starts its successor at the same address; returns what was amiss. */
  async replace(role: Role, n: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<string[]> {
    const old = this.#products[role][n]
    old?.child.kill(signal)
    const end = await old?.ended
    await this.#start(role, n).ready()
    const expected = signal === 'SIGTERM' ? 'code 0' : signal
    return end === expected ? [] : [`${role} ${n} ended with ${end} after ${signal}`]
  }

  /** Processes that have ended by themselves. */
  get ended(): string[] {
    return roles.flatMap((role) =>
      this.#products[role].flatMap(({ alive }, n) => (alive ? [] : [`${role} ${n} has ended by itself`])),
    )
  }

  async stop(): Promise<void> {
    await Promise.all(roles.flatMap((role) => this.#products[role].map((product) => product.stop())))
    await this.#proxy?.stop()
    await this.pool.end()
    await this.redis?.stop()
    await this.postgres.stop()
    await this.#s3.close()
  }

  #start(role: Role, n: number): Product {
    const port = this.#ports[role][n] ?? 0
    const product = Product.start({
      entry: this.#entry,
      port,
      logFile: join(this.folder, `${role}-${n}.log`),
      env: {
        ROLES: role,
        LOG_LEVEL: 'warn',
        TRUST_PROXY: '1',
        DATA_DIR: join(this.folder, 'data'),
        ...(role === 'worker' && { WORKER_PORT: String(port) }),
        DATABASE_URL: this.postgres.url,
        ...(this.#redisUrl !== undefined && { REDIS_URL: this.#redisUrl }),
        S3_ENDPOINT: this.#s3.origin,
        S3_BUCKET: s3.bucket,
        S3_REGION: s3.region,
        S3_ACCESS_KEY_ID: s3.accessKeyId,
        S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
        SESSION_SECRET: secret,
        // Listens only once it is asked to by a signal.
        NODE_OPTIONS: `--inspect-port=127.0.0.1:${this.#inspectors[role][n]}`,
      },
    })
    this.#products[role][n] = product
    return product
  }
}

const secret = randomBytes(32).toString('hex')
