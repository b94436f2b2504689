const everyMs = 5_000

/**
 * Watches how many server processes there are. One that vanished may have committed changes that it never told of: whoever
 * was connected elsewhere would hear of them only with the next change. Returns the stop.
 */
export function watchPeers(count: () => Promise<number>, onVanished: () => void): () => void {
  let known = 0
  const look = async () => {
    const now = await count()
    if (now < known) onVanished()
    known = now
  }
  // A count that fails says nothing, and the next one will tell.
  const timer = setInterval(() => void look().catch(() => undefined), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
