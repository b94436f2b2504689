import { authCalls } from '../account/auth.ts'
import { achievementsCalls } from '../achievements/achievements.ts'
import { barcodesCalls } from '../barcodes/barcodes.ts'
import { campusCalls } from '../campus/campus.ts'
import { chatCalls } from '../chat/chat.ts'
import { entryCalls } from '../entry/entry.ts'
import { exchangeCalls } from '../exchange/exchange.ts'
import { searchCalls } from '../exchange/searches.ts'
import { sharingCalls } from '../exchange/sharing.ts'
import { foodsCalls } from '../foods/foods.ts'
import { notificationsCalls } from '../notifications/notifications.ts'
import { pantryCalls } from '../pantry/pantry.ts'
import { pantryActionCalls } from '../pantry/pantry-actions.ts'
import { blocksCalls } from '../people/blocks.ts'
import { reportsCalls } from '../people/reports.ts'
import { stewardsCalls } from '../people/stewards.ts'
import { profileCalls } from '../profile/profile.ts'
import { ownRecipeCalls } from '../recipe-book/own-recipes.ts'
import { recipeBookCalls } from '../recipe-book/recipe-book.ts'
import { recipesCalls } from '../recipes/recipes.ts'
import { requestsCalls } from '../requests/requests.ts'
import type { Call } from './call.ts'
import { imagesCalls } from './images.ts'

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
  exchange: { ...exchangeCalls, ...searchCalls },
  sharing: sharingCalls,
  requests: requestsCalls,
  chat: chatCalls,
  blocks: blocksCalls,
  reports: reportsCalls,
  stewards: stewardsCalls,
  notifications: notificationsCalls,
  achievements: achievementsCalls,
} as const

type Calls = typeof calls
/** What the API's document calls an operation: `pantry.addItems`. */
export type CallName = { [F in keyof Calls]: `${F}.${keyof Calls[F] & string}` }[keyof Calls]

/** Every call with its operation name, in the table's order. */
export const everyCall: readonly { name: CallName; call: Call }[] = Object.entries(calls).flatMap(
  ([feature, of]) =>
    // Holds: the name is made of the table's own keys.
    Object.entries(of).map(([name, call]) => ({ name: `${feature}.${name}` as CallName, call })),
)
