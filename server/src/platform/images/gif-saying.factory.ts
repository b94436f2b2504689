/** A GIF that says it is of this size. */
export function gifSaying(gif: Buffer, width: number, height: number): Buffer {
  const said = Buffer.from(gif)
  // And in the descriptor of its frame, which follows its graphic control extension.
  const frame = said.indexOf(Buffer.from([0x21, 0xf9, 4])) + 8
  for (const at of [6, frame + 5]) said.writeUInt16LE(width, at)
  for (const at of [8, frame + 7]) said.writeUInt16LE(height, at)
  return said
}
