import { crc32, deflateSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'

/** A picture of one colour, as PNG. */
export function png(side = 40): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const framed = Buffer.alloc(body.length + 8)
    framed.writeUInt32BE(data.length)
    body.copy(framed, 4)
    framed.writeUInt32BE(crc32(body), body.length + 4)
    return framed
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2], 8)
  const rows = Buffer.alloc(side * (1 + side * 3), 0x40)
  for (let row = 0; row < side; row++) rows[row * (1 + side * 3)] = 0
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Dispatches an event that carries this picture to an element. */
export const bring = (zone: Locator, event: 'drop' | 'paste', picture: Buffer) =>
  zone.evaluate(
    (element, { kind, base64 }) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
      const carried = new DataTransfer()
      carried.items.add(new File([data], 'shelf.png', { type: 'image/png' }))
      const options = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: carried })
          : new ClipboardEvent('paste', { ...options, clipboardData: carried }),
      )
    },
    { kind: event, base64: picture.toString('base64') },
  )

/** Uploads it for a post over the API; returns its id. */
export async function photo(page: Page): Promise<string> {
  const file = { name: 'food.png', mimeType: 'image/png', buffer: png() }
  const stored = await page.request.post('/api/images', { multipart: { purpose: 'post', file } })
  const { id }: { id: string } = await stored.json()
  return id
}
