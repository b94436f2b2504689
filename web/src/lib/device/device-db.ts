/**
 * The database of this device: who used it last, what they saw last, what they did that the server does not know yet. A
 * browser that keeps nothing (private windows, a full disk) makes every function answer as if it were empty.
 */
const name = 'shelfmate'
const version = 1
const stores = ['account', 'seen', 'outbox'] as const
export type StoreName = (typeof stores)[number]

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= connect()
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

async function connect(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('account')
    request.result.createObjectStore('seen')
    request.result.createObjectStore('outbox', { autoIncrement: true, keyPath: 'place' })
  })
  const database = await answerOf(request)
  const forget = () => {
    database.close()
    opened = undefined
  }
  // A newer version of the app, in another tab, shall not wait for this one.
  database.addEventListener('versionchange', forget)
  database.addEventListener('close', forget)
  return database
}

/** The answer of one request inside a transaction. */
export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

type Work<T> = (store: (name: StoreName) => IDBObjectStore) => Promise<T>

/**
 * Runs `work` in one transaction and resolves when it is on the disk; undefined when this browser keeps nothing. `work`
 * may await nothing but `answerOf`.
 */
export async function transact<T>(
  mode: 'readonly' | 'readwrite',
  names: readonly StoreName[],
  work: Work<T>,
): Promise<T | undefined> {
  try {
    const transaction = (await open()).transaction([...names], mode)
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error))
    })
    const [result] = await Promise.all([work((store) => transaction.objectStore(store)), done])
    return result
  } catch {
    return undefined
  }
}
