/** Does work while no other tab does work under the same name; 'shared' work goes beside its like. Over plain HTTP there are no locks. */
export function amongTabs<T>(name: string, work: () => Promise<T>, mode: LockMode = 'exclusive'): Promise<T> {
  const { locks } = navigator as { locks?: LockManager | null }
  return locks ? locks.request(name, { mode }, work) : work()
}
