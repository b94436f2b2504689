import { chatNoticeTag } from '@shelfmate/contract/chat/chat-id'

/** Takes away what this device still shows of a chat's messages: they are read. */
export async function closeNoticesOf(chatId: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  // Not every browser that has a worker shows notices.
  if (!registration || !('getNotifications' in registration)) return
  for (const notice of await registration.getNotifications({ tag: chatNoticeTag(chatId) })) notice.close()
}
