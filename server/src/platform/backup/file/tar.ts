/** The tape archive of POSIX (ustar), the little of it that a backup needs: files of a known size, one after another. */

export const blockBytes = 512

/** Where the parts of a header lie. */
const at = { mode: 100, uid: 108, gid: 116, size: 124, time: 136, sum: 148, type: 156, magic: 257 }
const longestName = 100
const octalDigits = 11

/** The block before a file's bytes. */
export function tarHeader(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > longestName) throw new Error(`${name} is too long a name`)
  const header = Buffer.alloc(blockBytes)
  header.write(name, 0)
  header.write('0000600\0', at.mode)
  header.write('0000000\0', at.uid)
  header.write('0000000\0', at.gid)
  header.write(`${size.toString(8).padStart(octalDigits, '0')}\0`, at.size)
  // No time: the same content makes the same bytes.
  header.write(`${''.padStart(octalDigits, '0')}\0`, at.time)
  header.write('0', at.type)
  header.write('ustar\x0000', at.magic)
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, at.sum)
  return header
}

/** What a header says, or undefined for a block that is none. */
export function readTarHeader(header: Buffer): { name: string; size: number } | undefined {
  if (header.length < blockBytes || !header.toString('latin1', at.magic).startsWith('ustar')) return undefined
  const size = header.toString('latin1', at.size, at.size + octalDigits)
  const name = header.toString('utf8', 0, longestName).replace(/\0.*$/s, '')
  // A sign would read as a number too, and lead a reader backwards.
  return /^[0-7]+$/.test(size) && name !== '' ? { name, size: Number.parseInt(size, 8) } : undefined
}

/** How many bytes fill the last block of a file. */
export const paddingOf = (size: number) => (blockBytes - (size % blockBytes)) % blockBytes

/** The header's checksum counts its own place as blanks. */
function sumOf(header: Buffer): number {
  const blanks = 8 * ' '.charCodeAt(0)
  return header.reduce((sum, byte, n) => (n >= at.sum && n < at.sum + 8 ? sum : sum + byte), blanks)
}
