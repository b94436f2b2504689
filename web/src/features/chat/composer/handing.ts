import type { ImageUpload } from '#lib/images/use-image-upload.ts'
import { createStore } from '#lib/store.ts'
import { notifyError } from '#ui/layers/toasts.ts'
import * as words from './composer-words.ts'

/** Chats in which Send was pressed while the image was on its way: also for who leaves one and comes back. */
const chats = createStore<readonly string[]>([])

// A name of its own: the compiler takes `chats.use()` for no hook.
const useChats = chats.use

/** Whether a message of a chat waits for its image. */
export const useIsHanding = (chatId: string): boolean => useChats().includes(chatId)

/** Says so until `work` has ended. */
export async function whileHanding(chatId: string, work: () => Promise<void>): Promise<void> {
  chats.set([...chats.get(), chatId])
  try {
    await work()
  } finally {
    chats.set(chats.get().filter((each) => each !== chatId))
  }
}

/** Takes an image for the next message, unless one before it is still waited for. */
export function chooseImage(upload: ImageUpload, chatId: string, file: File): void {
  if (chats.get().includes(chatId)) notifyError(words.onePictureAtATime)
  else upload.choose(file)
}
