/**
 * Does some work several times side by side and ends with the last of them: a job that failed while a part of it went on
 * would run over itself, and a stop would not wait for it. Throws the first failure.
 */
export async function inParallel(count: number, work: () => Promise<void>): Promise<void> {
  const ends = await Promise.allSettled(Array.from({ length: count }, work))
  const failure = ends.find((end) => end.status === 'rejected')
  if (failure) throw failure.reason
}
