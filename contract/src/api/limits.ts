/** Plain numbers that both sides share. Imports nothing: a number must not pull a schema library into a bundle. */
export const limits = {
  nameLength: 80,
  emailLength: 254,
  verificationCodeLength: 6,
  passwordMin: 8,
  passwordMax: 128,
  foodNameLength: 80,
  remarkLength: 500,
  /** What one look at typed or pasted food reads. */
  entryLength: 8000,
  /** Of a size as somebody types it: '1.5 fl oz', with room to spare. */
  sizeLength: 20,
  quantityMin: 1,
  quantityMax: 9999,
  expiryDateMin: '2025-01-01',
  expiryDateMax: '2100-12-31',
  expiryDatesPerAdd: 20,
  /** Different items that one change may add. */
  itemsPerBatch: 50,
  pantryItems: 2000,
  placeLength: 30,
  /** Places of one's own, beside fridge, freezer and cupboard. */
  ownPlaces: 10,
  /** Items that one press may change together. */
  itemsPerAction: 100,
  pageSize: 100,
  /** Names that one request for recipes may send. */
  recipeIngredients: 200,
  recipeMinutes: 240,
  /** Items that one 'I cooked this' may use up: one for each line of a recipe. */
  cookedItems: 40,
  /** Recipes that a user keeps, rates or writes. */
  bookRecipes: 500,
  recipeIdLength: 80,
  /** Names that a user says the meaning of. */
  foodCorrections: 500,
  /** Products that a user names; of more the latest are kept. */
  barcodeNames: 1000,
  recipeTitleLength: 100,
  recipeLineLength: 160,
  recipeAmountLength: 40,
  recipeStepLength: 600,
  recipeLines: 40,
  recipeSteps: 30,
  recipePortions: 12,
  /** How many of the recipes above a user may have written or brought. */
  ownRecipes: 300,
  /** A stew takes its day. */
  ownRecipeMinutes: 1440,
  /** All texts of one's own recipe together; the guard reads no more than 20,000. */
  ownRecipeLength: 12_000,
  /** What one call saves fits into one request. */
  ownRecipesPerSave: 20,
  ownRecipesLength: 15_000,
  recipeAddressLength: 500,
  /** How long a device may wait for a connection before it sends what was done on it, and what was uploaded for that stays. */
  waitingDays: 30,
  /** How long the server accepts an undo; the toast that offers it closes much earlier. */
  undoWindowSeconds: 60,
  /** First and last name of the sign-up, and the space between. */
  displayNameLength: 161,
  ageMin: 1,
  ageMax: 199,
  dormLength: 120,
  /** Preferences and allergies, each. */
  dietLength: 500,
  imageBytes: 10 * 1024 * 1024,
  imagePixels: 50_000_000,
  /** Longest side of a stored image and of its thumbnail. */
  imageSide: 1600,
  thumbnailSide: 320,
  cursorLength: 200,
  /** Code points of what a search looks for. */
  searchLength: 64,
  /** What even the longest texts keep below 200 kB. */
  postsPage: 30,
  commentsPage: 25,
  commentLength: 1000,
  pickupPlaceLength: 120,
  /** Posts whose marks are asked for at once. */
  marksPerCall: 50,
  /** The longest that home-made food is offered from the day it was made. */
  madeOnDays: 7,
  /** The longest that any food is offered past its best-before date. */
  graceDaysMax: 30,
  /** What a giver says with a decline. */
  requestNoteLength: 300,
  /** Open requests for one post. */
  requestsPerPost: 100,
  /** Requests that one answer carries. */
  requestsListed: 200,
  /** How far ahead a pick-up can be arranged. */
  pickupDaysAhead: 14,
  peoplePage: 50,
  /** Messages that one answer carries. */
  messagesPage: 50,
  messageLength: 4000,
  /** Code points of a message that a list of chats shows. */
  glimpseLength: 160,
  /** Largest number of a message or a change that can be asked for. */
  positionMax: 2_147_483_647,
  /** Reminders that a user may ask for in a day, beside the morning's. */
  remindersPerDay: 3,
  pushEndpointLength: 1024,
  suspensionDays: 365,
} as const
