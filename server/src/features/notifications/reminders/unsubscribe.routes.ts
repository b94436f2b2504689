import { randomBytes } from 'node:crypto'
import { productName } from '@shelfmate/contract/api/product'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { DomainError } from '#platform/errors/domain-error.ts'
import { pageAnswer } from '#platform/http/security-headers.ts'
import type { LinkSigner } from '#platform/secret/secret.ts'

interface Unsubscribe {
  links: LinkSigner
  switchOff(userId: string): Promise<void>
}

/**
 * The link in every reminder. GET shows a page and changes nothing, because mail scanners open links; POST switches off
 * without a session, as mail programs do it (RFC 8058) and as the page's button does.
 */
export function registerUnsubscribe(app: FastifyInstance, { links, switchOff }: Unsubscribe): void {
  void app.register(async (scope) => {
    // Mail programs post a form. Nothing in it matters: the token in the address says it all.
    scope.addContentTypeParser(
      /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/,
      (_request, payload, done) => {
        payload.resume()
        done(null)
      },
    )

    scope.get<{ Params: { token: string } }>('/unsubscribe/:token', async ({ params }, reply) => {
      // A person reads this answer: some mail programs cut a long link in two.
      if (!links.verify(params.token)) {
        return page(
          reply.code(404),
          'This link is incomplete.',
          '<p>Copy all of it from the email, or <a href="/notifications">turn the emails off here</a>.</p>',
        )
      }
      return page(
        reply,
        'Stop the reminder emails?',
        '<form method="post"><button type="submit">Stop the reminder emails</button></form>',
      )
    })

    // The browser names no origin even for this page's own button, because the page sends no referrer.
    const config = { fromAnySite: true }
    scope.post<{ Params: { token: string } }>(
      '/unsubscribe/:token',
      { config },
      async ({ params }, reply) => {
        await switchOff(requireUser(links, params.token))
        return page(
          reply,
          'Done. You won’t get any more reminder emails.',
          '<p><a href="/notifications">Turn them on again</a></p>',
        )
      },
    )
  })
}

function requireUser(links: LinkSigner, token: string): string {
  const userId = links.verify(token)
  if (!userId) throw new DomainError('NOT_FOUND')
  return userId
}

const nonceBytes = 16
/** The product's colours, and a button that a thumb finds. The page stands alone: the built web may be of another version. */
const style = `:root{color-scheme:light dark}
body{margin:0;padding:2rem 1rem;font:1rem/1.5 system-ui,sans-serif;color:light-dark(#24352c,#f3efe4);background:light-dark(#fbf7ee,#1b1a16)}
main{max-width:28rem;margin:0 auto}
h1{font-size:1.5rem;line-height:1.25}
a{color:inherit}
button{min-height:2.75rem;padding:0 1.25rem;font:inherit;font-weight:700;color:#fff;background:#1f6b41;border:0;border-radius:.75rem;cursor:pointer}`

function page(reply: FastifyReply, title: string, content: string): FastifyReply {
  const nonce = randomBytes(nonceBytes).toString('base64')
  return reply
    .headers(pageAnswer({ styles: [`'nonce-${nonce}'`] }))
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · ${productName}</title><style nonce="${nonce}">${style}</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`,
    )
}
