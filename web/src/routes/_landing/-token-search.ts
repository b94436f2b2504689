/** The token of a mailed link, as it stands in the address. */
export const tokenSearch = (search: Record<string, unknown>): { token: string } => ({
  token: typeof search['token'] === 'string' ? search['token'] : '',
})
