const timestampLength = 12
const randomByteCount = 10

/**
 * A new id for something this browser creates: a UUIDv7, so that ids of one device sort by time. Works without a secure
 * context, unlike crypto.randomUUID: a dorm may serve over plain HTTP.
 */
export function newId(
  nowMs = Date.now(),
  random = crypto.getRandomValues(new Uint8Array(randomByteCount)),
): string {
  const time = nowMs.toString(16).padStart(timestampLength, '0')
  const bits = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = ((Number.parseInt(bits.slice(4, 5), 16) & 0b0011) | 0b1000).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${bits.slice(1, 4)}-${variant}${bits.slice(5, 8)}-${bits.slice(8)}`
}
