/** Plain numbers that the server alone counts by. Apart from the limits that both sides share: every screen loads those. */
export const serverLimits = {
  /**
   * What an account may write in chats in a day, edits counted: who types 40 words a minute for twelve hours writes less. It
   * bounds what one account stores to a few hundred kB a day.
   */
  chatCharactersPerDay: 200_000,
  /** One every five minutes of a waking day; each may be 10 MB before it is made smaller. */
  chatImagesPerDay: 200,
  /** How long the text before an edit is kept, for a report of that message alone. */
  earlierTextDays: 30,
  /** For so many days an account counts as new: what would bother strangers goes slower. */
  newcomerDays: 3,
  newcomerPostsPerDay: 20,
  newcomerCommentsPerDay: 60,
  newcomerChatsPerDay: 15,
  newcomerRequestsPerDay: 20,
  reportsPerDay: 20,
  /** What somebody's notes about one thing come to: those of a day, each as long as it may be. */
  reportNotesLength: 20_000,
  /** Different people whose reports hide an image until a steward has looked. */
  reportsThatHide: 3,
  /** How long stewards find an answer to what keeps nobody out: an answer to what does is found as long as it does. */
  answersShownDays: 30,
  /** Far more people than anybody has trouble with; each block costs two rows. */
  blocksPerDay: 50,
  /** What the list of those whom one has blocked holds. */
  blocksShown: 500,
} as const
