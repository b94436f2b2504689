import type { SignedInUser } from '@shelfmate/contract/account/auth'

/** Students, each as the one who is signed in. */
export const mei: SignedInUser = {
  id: 'mei',
  email: 'mei@campus.test',
  displayName: 'Mei Tan',
  verified: true,
}
export const arun: SignedInUser = { ...mei, id: 'arun', email: 'arun@campus.test', displayName: 'Arun Raj' }

/** Mei, as what she writes names her. */
export const author = { userId: mei.id, displayName: mei.displayName, photoId: null }
