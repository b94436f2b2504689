/**
 * What this device keeps for an account beside the server: drafts, messages that are not sent yet. Gone at logout. A
 * browser that keeps nothing forgets it with the page, so nothing here throws.
 */
const root = 'account:'

/** The name of a note, or the beginning of several. */
export const noteName = (userId: string, ...parts: readonly string[]) =>
  `${root}${[userId, ...parts].join(':')}`

export function readNote(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

export function writeNote(name: string, text: string): void {
  try {
    localStorage.setItem(name, text)
  } catch {
    // Full, or forbidden.
  }
}

export function removeNote(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Forbidden: there is nothing to remove.
  }
}

/** Names of all notes that begin so, sorted. */
export function notesOf(beginning: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(beginning))
      .sort()
  } catch {
    return []
  }
}

/** At logout: whoever uses this device next finds nothing. */
export function forgetNotes(): void {
  for (const name of notesOf(root)) removeNote(name)
}
