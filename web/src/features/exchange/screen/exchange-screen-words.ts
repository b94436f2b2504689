import { counted } from '@shelfmate/contract/text/counted'

export { loadingMore } from '#ui/usual-words.ts'

export const postsNotLoaded = 'The posts could not be loaded.'
export const showing = (count: number) => `Showing ${counted(count, 'post')}`
export const posts = 'Posts'
export const loadingPosts = 'Loading posts…'
export const addPost = 'Add Post'
export const noPostsYet = 'No posts yet'
export const firstPostHint = 'Food you can’t finish could be someone’s dinner.'
export const shareTheFirstFood = 'Share the first food'
export const otherFoodHint = 'There may be other food to pick up.'
export const clearFilters = 'Clear filters'
export const searchByFoodName = 'Search by food name'
export const sort = 'Sort'
export const whosePosts = 'Whose posts'
export const whatICantEat = 'What I can’t eat'
export const dorm = 'Dorm'
export const morePostsNotLoaded = (message: string) => `More posts could not be loaded. ${message}`
export const thatIsEverything = (count: number) => `That’s everything: ${counted(count, 'post')}.`
