import { messageOf } from '#platform/errors/message-of.ts'
import { isDiskFull } from '#platform/storage-problem.ts'
import { decode, Refused } from './decode.ts'
import type { DecodeJob, DecodeReply } from './protocol.ts'

/**
 * The decoder's own process: the only one that touches an image's bytes. It holds no secret and no connection, and when a
 * file takes it down, the server only starts the next one.
 */
process.on('message', (message) => {
  // The server, our parent, sends nothing else.
  const job = message as DecodeJob
  void answer(job).then((reply) => process.send?.(reply))
})
process.on('disconnect', () => process.exit(0))

async function answer(job: DecodeJob): Promise<DecodeReply> {
  try {
    return { job: job.job, decoded: await decode(job) }
  } catch (error) {
    if (isDiskFull(error)) return { job: job.job, refused: 'STORAGE_FULL' }
    if (error instanceof Refused) return { job: job.job, refused: error.refusal }
    return { job: job.job, failed: messageOf(error) }
  }
}
