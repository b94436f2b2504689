import { counted } from '@shelfmate/contract/text/counted'

export const commentNotPosted = (message: string) => `Your comment could not be posted. ${message}`
export const commentOn = (foodName: string) => `Comment on ${foodName}`
export const writeAComment = 'Write a comment'
export const post = 'Post'
export const posting = 'Posting…'
export const waitingToBePosted = 'Waiting to be posted'
export const reportTheComment = (content: string) => `Report the comment “${content}”`
export const deleteYourComment = (content: string) => `Delete your comment “${content}”`
export const commentOnNotPosted = (foodName: string) => `Your comment on ${foodName} could not be posted.`
export const failedToDeleteComment = 'Failed to delete comment.'
export const comments = (count: number) => counted(count, 'comment')
export const commentsNotLoaded = (message: string) => `The comments could not be loaded. ${message}`
export const showOlder = 'Show older'
export const commentsOn = (foodName: string) => `Comments on ${foodName}`
