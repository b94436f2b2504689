import type { ExchangeChange } from '@shelfmate/contract/exchange'

const readers = new Set<ExchangeChange[]>()

/** Tells a change to all that is being read at this moment. */
export function tellReaders(change: ExchangeChange): void {
  for (const heard of readers) heard.push(change)
}

/**
 * Reads, and answers with it what changed meanwhile: the answer may be from before those changes. Older ones must not be
 * folded into it, because one that followed them may have been missed.
 */
export async function whileReading<T>(read: () => Promise<T>): Promise<[answer: T, heard: ExchangeChange[]]> {
  const heard: ExchangeChange[] = []
  readers.add(heard)
  try {
    return [await read(), heard]
  } finally {
    readers.delete(heard)
  }
}
