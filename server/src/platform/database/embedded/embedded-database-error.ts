import { messageOf } from '#platform/errors/message-of.ts'

/** A failure of the embedded PostgreSQL, worded for the person who starts the program. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
}

const sentences: readonly (readonly [RegExp, string])[] = [
  [
    /ENOSPC|No space left on device|database or disk is full/i,
    'The disk is full: free some space and start again.',
  ],
  [/EDQUOT|Disk quota exceeded/i, 'The disk quota is used up: free some space and start again.'],
  [
    /EROFS|Read-only file system/i,
    'The file system is read-only: point DATA_DIR at a folder that can be written.',
  ],
  [
    /EACCES|EPERM|Permission denied|Operation not permitted|wrong ownership|unable to open database file|readonly database/i,
    'Permission is denied: DATA_DIR must belong to the user who starts the program.',
  ],
  [/ENOTDIR|EEXIST/, 'DATA_DIR is not a folder.'],
  [/ENOENT.* mkdir /, 'No folder can be made there: point DATA_DIR at one that can be written.'],
  [/ENAMETOOLONG/, 'The path of DATA_DIR is too long.'],
  [
    /ENOMEM|Cannot allocate memory|could not map anonymous shared memory/i,
    'The machine has too little free memory for PostgreSQL.',
  ],
]

/** Turns whatever went wrong into one error with a plain sentence first and the detail after it. */
export function explain(what: string, cause: unknown): EmbeddedDatabaseError {
  if (cause instanceof EmbeddedDatabaseError) return cause
  const detail = messageOf(cause)
  const sentence = sentences.find(([pattern]) => pattern.test(detail))?.[1]
  const text = [what, sentence, detail.trim() && `(${detail.trim()})`].filter(Boolean).join(' ')
  return new EmbeddedDatabaseError(text, { cause })
}
