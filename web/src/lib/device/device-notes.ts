/**
 * What this device keeps for an account beside the server: drafts, messages that are not sent yet. Gone at logout. A
 * browser that keeps nothing forgets it with the page, so nothing here throws.
 */
const root = 'account:'

/** The name of a note, or the beginning of several. */
export const noteName = (userId: string, ...parts: readonly string[]) =>
  `${root}${[userId, ...parts].join(':')}`

/** What the device keeps under a name; null where there is none or the browser keeps nothing. */
export function readNote(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Keeps a text under a name, where the browser lets us; says whether it does. */
export function writeNote(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text)
    return true
  } catch {
    // Full, or forbidden.
    return false
  }
}

/** Forgets what is kept under a name. */
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

/** At logout, and when somebody else enters: whoever uses this device next finds nothing but their own. */
export function forgetNotes(keptUserId?: string): void {
  const kept = keptUserId === undefined ? undefined : noteName(keptUserId, '')
  for (const name of notesOf(root)) if (kept === undefined || !name.startsWith(kept)) removeNote(name)
}
