import { notifyError, notifySuccess } from '#ui/layers/toasts.ts'
import { shareWords } from './share-words.ts'

/** The address of a post for others; with a key it tells its food, and shows its image, before they log in. */
export function addressOfPost(origin: string, id: string, key?: string): string {
  const address = new URL(`/exchange/posts/${id}`, origin)
  if (key !== undefined) address.searchParams.set('key', key)
  return address.href
}

/** Hands a link to whatever the device shares with, else to its clipboard. */
export async function shareLink(title: string, url: string): Promise<void> {
  // Browsers leave them out over plain HTTP.
  const { share, clipboard } = navigator as { share?: Navigator['share']; clipboard?: Clipboard }
  try {
    if (share) return await navigator.share({ title, url })
    if (!clipboard) return void notifyError(shareWords.noClipboard(url))
    await clipboard.writeText(url)
    notifySuccess(shareWords.copied)
  } catch (error) {
    // Closed without sharing: that is an answer as well.
    if (error instanceof DOMException && error.name === 'AbortError') return
    notifyError(shareWords.noClipboard(url))
  }
}
