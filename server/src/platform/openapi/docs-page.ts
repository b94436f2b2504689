import type { Call } from '@shelfmate/contract/api/call'
import { everyCall } from '@shelfmate/contract/api/calls'
import { errorCatalogue } from '@shelfmate/contract/api/errors'
import { productName } from '@shelfmate/contract/api/product'
import { summaries } from '@shelfmate/contract/api/summaries'
import * as z from 'zod'
import type { $ZodType } from 'zod/v4/core'
import { escapeHtml } from '#platform/mail/render-mail.ts'
import { codesOf } from './document.ts'

/** The readable page of the API: the route table as plain HTML, without script. */
export function docsPage(): string {
  const calls = everyCall
    .map(
      ({
        name,
        call,
      }) => `<section id="${name}"><h2><code>${call.method} /api${escapeHtml(call.path)}</code></h2>
<p>${escapeHtml(summaries[name])}. <small>${name}, ${call.access === 'public' ? 'for everybody' : 'with a session'}</small></p>
${part('Query', call.query)}${part(bodyTitle(call), call.body)}${part(answerTitle(call), call.answer)}
<p>Errors: ${codesOf(call)
        .map((code) => `<code>${code}</code> (${errorCatalogue[code].status})`)
        .join(', ')}</p></section>`,
    )
    .join('\n')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${productName} API</title></head><body><main><h1>${productName} API</h1>
<p>JSON in, JSON out, but for pictures. Times are ISO 8601 in UTC, dates <code>YYYY-MM-DD</code>, lists <code>{ items, nextCursor }</code>. A create accepts a
client-made UUID as <code>id</code>: the same id again answers the first result. Errors have one shape:
<code>{ error: { code, message, fields?, requestId } }</code>. The machine-readable form is <a href="/api/openapi.json">openapi.json</a>.</p>
<ul>${everyCall.map(({ name, call }) => `<li><a href="#${name}">${call.method} /api${escapeHtml(call.path)}</a> ${escapeHtml(summaries[name])}</li>`).join('')}</ul>
${calls}</main></body></html>`
}

const bodyTitle = ({ bodyAs }: Call) =>
  bodyAs === 'multipart' ? 'Body, as multipart/form-data with a part named file' : 'Body'
const answerTitle = ({ status = 200, answerAs }: Call) => `Answer ${status}${answerAs ? `, ${answerAs}` : ''}`

function part(title: string, schema: $ZodType | undefined): string {
  if (!schema) return ''
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(json, null, 2))}</pre></details>`
}
