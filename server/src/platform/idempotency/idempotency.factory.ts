import { createHash } from 'node:crypto'
import type { RequestKey } from './request-key.ts'

/** The key of a request as a client sends it; `body` is whatever tells it from others. */
export const sentKey = (id: string, body = ''): RequestKey => ({
  id,
  fingerprint: createHash('sha256').update(body).digest(),
})
