/** Where a visitor goes on to after logging in (D3), as it stands in the address. */
export const nextSearch = (search: Record<string, unknown>): { next?: string } =>
  typeof search['next'] === 'string' ? { next: search['next'] } : {}
