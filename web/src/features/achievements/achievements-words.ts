import { counted } from '@shelfmate/contract/text/counted'

export const thrownAwayLately = (count: number) =>
  `Thrown away in the last 30 days: ${counted(count, 'item')}. Only you see this.`
export const achievementsAndProgress = 'Achievements & Progress'
export const everyItemCounts = 'Every item that doesn’t go to waste counts.'
export const achievementsNotLoaded = 'Your achievements could not be loaded.'
export const loadingYourAchievements = 'Loading your achievements…'
export const unlocked = 'Unlocked'
export const logFirstItem = 'Log your first item and the first badge is yours.'
export const inProgress = 'In Progress'
export const nothingInProgress = 'Nothing is in progress right now.'
export const notStarted = 'Not Started'
export const youveStartedEveryBadge = 'You’ve started every badge.'
export const progressOf = (name: string) => `Progress of ${name}`
export const unlockedOn = (moment: string) => `Unlocked on ${moment}`
export const youJustUnlocked = (badge: string) => `You just unlocked ${badge}`
export const seeIt = 'See it'
export const top5BadgeCollectors = 'Top 5 Badge Collectors'
export const leaderboardNotLoaded = 'The leaderboard could not be loaded.'
export const loadingTheLeaderboard = 'Loading the leaderboard…'
export const nobodyHasBadge = 'Nobody has a badge yet. Be the first.'
export const badges = (count: number) => counted(count, 'badge')
export const currentStreak = (streakText: string) => `Current streak: ${streakText}`
export const newStreakStarts = 'A new streak starts today.'
export const bestSoFar = (streakText: string) => `Best so far: ${streakText}.`
export const beginStreak = 'Log, use up or donate something to begin.'
export const todayAlreadyCounts = 'Today already counts.'
export const keepStreakAlive = 'Log, use up or donate something today to keep it alive.'
