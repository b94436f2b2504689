import { productName, tagline } from '@shelfmate/contract/api/product'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in HTML. */
export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character)

/** What somebody typed, so that no mail program makes a link of it: nothing that looks like an address stays in one piece. */
export const unlinked = (text: string) =>
  text.replaceAll(/(?<=\S)[.:@。．｡]+(?=\S)/gu, (sign) => `${sign}\u200B`)

/** The body of every mail of ours; what somebody typed without a blank may be wider than a phone. */
export const bodyStyle =
  'font-family:sans-serif;font-size:16px;line-height:1.5;color:#22301f;max-width:520px;margin:0 auto;padding:24px;overflow-wrap:anywhere;word-break:break-word'

/** What a mail says, before it is laid out. */
interface MailContent {
  paragraphs: string[]
  button?: { label: string; url: string }
  closing?: string
}

/** Content in both forms of a mail: plain text, and the same as simple HTML that every mail program shows. */
export function renderMail({ paragraphs, button, closing }: MailContent): { text: string; html: string } {
  const text = [
    ...paragraphs,
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...(closing ? [closing] : []),
    `${productName}. ${tagline}`,
  ]
  const link = button
    ? `<p><a href="${escapeHtml(button.url)}" style="background:#2b6b43;color:#ffffff;padding:12px 20px;border-radius:10px;text-decoration:none;display:inline-block">${escapeHtml(button.label)}</a></p><p style="word-break:break-all">${escapeHtml(button.url)}</p>`
    : ''
  const html = `<!doctype html><html lang="en"><body style="${bodyStyle}">${paragraphs
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join(
      '',
    )}${link}${closing ? `<p>${escapeHtml(closing)}</p>` : ''}<p style="color:#5c6657;font-size:14px">${productName}. ${tagline}</p></body></html>`
  return { text: text.join('\n\n'), html }
}
