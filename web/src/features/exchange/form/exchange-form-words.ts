export { pictureUnread } from '#lib/images/images-words.ts'
export { cancel, update } from '#ui/usual-words.ts'

export const dormLocation = 'Dorm location'
export const chooseADorm = 'Choose a dorm'
export const dormsNotLoaded = (message: string) => `The dorms could not be loaded. ${message}`
export const imageNotUploaded = 'Failed to upload image.'
export const endIsOver = 'Choose an end that’s still ahead.'
export const startTooLate = 'Choose a start on or before the food’s last day.'
export const photo = 'Photo'
export const addAPhotoOptional = 'Add a Photo (optional)'
export const chooseAnotherPhoto = 'Choose Another Photo'
export const removePhoto = 'Remove photo'
export const foodAsSeen = 'The food, as others will see it'
export const onlyHave = (available: number) => `You only have ${available} in your pantry.`
export const notPosted = (foodName: string) => `${foodName} could not be posted.`
export const makeNewPost = 'Make it a new post'
export const leavesWhenPosted = 'This leaves your pantry when you post it, not before.'
export const post = 'Post'
export const cancelEdit = 'Cancel Edit'
export const dayItWasMade = 'Day it was made'
export const expiryDate = 'Expiry date'
export const descriptionOptional = 'Description (optional)'
export const editPost = 'Edit Post'
export const addNewPost = 'Add New Post'
export const addOneOf = ({ at, of }: { at: number; of: number }) => `${addNewPost} (${at} of ${of})`
