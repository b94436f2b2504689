import { counted } from '@shelfmate/contract/text/counted'

export const unreadChats = (count: number) => counted(count, 'unread chat')
export const yourChats = 'Your chats'
export const noUnreadChats = 'No unread chats'
export const readAndAnswer = 'Read and answer'
export const writeToSomeone = 'Write to someone'
export const noNewPosts = 'No new posts'
export const seeThePosts = 'See the posts'
export const newPosts = (count: number) => counted(count, 'new post')
export const manyNewPosts = (fresh: number) => `${fresh}+ new posts`
export const yourHandOvers = 'Your hand-overs'
export const noHandOvers = 'No hand-overs'
export const findOrOfferFood = 'Find or offer food'
export const onCampusSinceYesterday = 'On campus since yesterday'
export const sinceYesterday = (dorm: string) => `${dorm}, since yesterday`
export const streak = (streakText: string) => `Streak: ${streakText}`
export const yourStreak = 'Your streak'
export const seeYourBadges = 'See your badges'
export const aNewStreak = 'A new streak'
export const todayAlreadyCounts = 'Today already counts'
export const addUseUpOrDonate = 'Add, use up or donate something'
