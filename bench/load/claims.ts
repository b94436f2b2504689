import { Connection } from './connection.ts'
import { bytesOf, claimOf } from './requests.ts'
import { type Result, resultOf } from './result.ts'

export interface Claims {
  kind: 'claims'
  port: number
  owner: number
  postIds: string[]
  units: number
  claimers: number
}

/** Many claimers of each post at once, one post after the other; a time is that of all claims of a post. */
export async function claims({ port, owner, postIds, units, claimers }: Claims): Promise<Result> {
  const connections = Array.from({ length: claimers }, () => new Connection(port))
  const tookMs: number[] = []
  let wrong = 0
  const since = performance.now()
  for (const postId of postIds) {
    const begun = performance.now()
    const answers = await Promise.all(connections.map((each) => each.ask(bytesOf(claimOf(postId, owner)))))
    tookMs.push(performance.now() - begun)
    const given = answers.filter(({ status }) => status === 201).length
    const refused = answers.filter(({ status }) => status === 404).length
    if (given !== units || refused !== claimers - units) wrong++
  }
  const allMs = performance.now() - since
  for (const connection of connections) connection.close()
  return resultOf(tookMs, wrong, allMs)
}
