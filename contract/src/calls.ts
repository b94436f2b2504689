import { achievementsCalls } from './achievements.ts'
import { authCalls } from './auth.ts'
import { barcodesCalls } from './barcodes/barcodes.ts'
import { blocksCalls } from './blocks.ts'
import type { Call } from './call.ts'
import { campusCalls } from './campus.ts'
import { chatCalls } from './chat.ts'
import { entryCalls } from './entry.ts'
import { exchangeCalls } from './exchange.ts'
import { foodsCalls } from './foods.ts'
import { imagesCalls } from './images.ts'
import { notificationsCalls } from './notifications.ts'
import { pantryCalls } from './pantry.ts'
import { pantryActionCalls } from './pantry-actions.ts'
import { profileCalls } from './profile.ts'
import { ownRecipeCalls } from './recipe-book/own-recipes.ts'
import { recipeBookCalls } from './recipe-book/recipe-book.ts'
import { recipesCalls } from './recipes.ts'
import { reportsCalls } from './reports.ts'
import { requestsCalls } from './requests/requests.ts'
import { stewardsCalls } from './stewards.ts'

/** The route table: every call of the API by feature. The server starts only if it implements exactly these. */
export const calls = {
  auth: authCalls,
  campus: campusCalls,
  images: imagesCalls,
  profile: profileCalls,
  pantry: { ...pantryCalls, ...pantryActionCalls },
  recipes: { ...recipesCalls, ...recipeBookCalls, ...ownRecipeCalls },
  entry: entryCalls,
  foods: foodsCalls,
  barcodes: barcodesCalls,
  exchange: exchangeCalls,
  requests: requestsCalls,
  chat: chatCalls,
  blocks: blocksCalls,
  reports: reportsCalls,
  stewards: stewardsCalls,
  notifications: notificationsCalls,
  achievements: achievementsCalls,
} as const

/** Every call with its operation name (`pantry.addItems`), in the table's order. */
export const everyCall: readonly { name: string; call: Call }[] = Object.entries(calls).flatMap(
  ([feature, of]) => Object.entries(of).map(([name, call]) => ({ name: `${feature}.${name}`, call })),
)
