/** A line of a stream is a few hundred bytes; one without an end is an attack or a mistake. */
const maxLineCharacters = 256 * 1024

/** The lines of a body, read no further than they are asked for. Throws beyond `maxBytes`, or when a line has no end. */
export async function* linesOf(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder()
  let bytes = 0
  let rest = ''
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new RangeError('the answer has too many bytes')
    // Only the new text is searched: a line that comes byte by byte must not be read over and over.
    const [end = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n')
    rest += end
    if (rest.length > maxLineCharacters) throw new RangeError('a line of the answer is too long')
    for (const line of others) {
      yield rest
      rest = line
    }
  }
  if (rest !== '') yield rest
}
