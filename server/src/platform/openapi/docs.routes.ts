import type { FastifyInstance } from 'fastify'
import { docsPage } from './docs-page.ts'
import { type DocumentOptions, openApiDocument } from './document.ts'

/** /api/openapi.json and /api/docs, written once when they are first asked for. */
export function registerDocs(app: FastifyInstance, options: DocumentOptions): void {
  let document: string | undefined
  let page: string | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(options))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  app.get('/api/docs', async (_request, reply) => {
    page ??= docsPage()
    return reply.type('text/html; charset=utf-8').send(page)
  })
}
