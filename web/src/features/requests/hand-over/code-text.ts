/** Letters, digits and colons alone, which a QR code packs tightest. */
const prefix = 'SHELFMATE'
const pattern = new RegExp(`^${prefix}:([0-9A-F-]{36}):(\\d{4})$`)

/** What the QR code of a hand-over says: for which request it is, and its four digits. */
export const codeText = (requestId: string, code: string): string =>
  `${prefix}:${requestId.toUpperCase()}:${code}`

/** What a scanned QR code tells; undefined where it is of something else. */
export function readCodeText(text: string): { requestId: string; code: string } | undefined {
  const [, id, code] = pattern.exec(text) ?? []
  return id === undefined || code === undefined ? undefined : { requestId: id.toLowerCase(), code }
}
