import { insertMessage } from '../../server/src/features/chat/chat.repository.ts'
import type { Executor } from '../../server/src/platform/database/database.ts'
import { sessionFinder } from '../../server/src/platform/identity/identity.repository.ts'

/** A statement of the product's as text, with the names of its parameters in their order. */
export interface NamedStatement {
  name: string
  text: string
  parameters: string[]
}

export interface ChatStatements {
  findSession: NamedStatement
  insertMessage: NamedStatement
}

type Run<Values> = (on: Executor, values: Values) => Promise<unknown>

/** What the product sends for every message: who asks, and the message itself. */
export async function chatStatements(): Promise<ChatStatements> {
  return {
    findSession: await written(sessionFinder([]), ['tokenHashes', 'now']),
    insertMessage: await written(insertMessage, [
      ...['userA', 'userB', 'userId', 'id', 'text', 'now'],
      ...['imageId', 'imageWidth', 'imageHeight'],
    ]),
  }
}

/** Lets a statement write itself down: each parameter is given its own name as its value. */
async function written<Values>(run: Run<Values>, names: string[]): Promise<NamedStatement> {
  let statement: NamedStatement | undefined
  const connection = {
    async query(name: string, text: string, values: string[]) {
      statement = { name, text, parameters: values }
      return []
    },
  }
  // All that a statement in SQL asks of where it runs, and values of the wrong type that nothing looks at.
  const executor = {
    use: (work: (on: typeof connection) => unknown) => work(connection),
  } as unknown as Executor
  await run(executor, Object.fromEntries(names.map((name) => [name, name])) as Values)
  if (!statement) throw new Error('the statement was not sent')
  return statement
}
