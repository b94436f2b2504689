import { limits } from '@shelfmate/contract/api/limits'

/** What a list shows of a message, as PostgreSQL cuts it where a list is read: by code points. */
export const glimpseOf = (text: string): string =>
  text.length > limits.glimpseLength ? [...text].slice(0, limits.glimpseLength).join('') : text
