/** Fetches a file of this build, and tells of each part that comes. */
export async function fetchBytes(
  address: string,
  cameBytes: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address)
  if (!response.ok || !response.body) throw new Error(`${address} answered ${response.status}`)
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, next) {
        cameBytes(part.byteLength)
        next.enqueue(part)
      },
    }),
  )
  return new Uint8Array(await new Response(counted).arrayBuffer())
}

/** The contents of a packed file. */
export async function gunzip(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
