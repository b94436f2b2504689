import type { CallName } from './calls.ts'

/** What each call does, for the API's document: apart from the calls, which pages load and documents do not. */
export const summaries: Readonly<Record<CallName, string>> = {
  'auth.signUp': 'Create an account and log in',
  'auth.login': 'Log in with email and password',
  'auth.answerSuspension': 'Say once what I think of a suspension that keeps me out',
  'auth.logout': 'End this session and its live connections',
  'auth.session': 'Who is logged in; null for a visitor, which is no failure: every page asks this first',
  'auth.moveTimeZone': 'Tell the time zone that my browser is in now, as a login does',
  'auth.changePassword': 'Change the password and end all other sessions',
  'auth.readEmail':
    'My address, whether it is verified, the one that it shall change to, and whether a change waits for a mail',
  'auth.changeEmail':
    'Change my address: a mail with a code goes to the new one, which counts once it is confirmed',
  'auth.resendVerification': 'Send the mail with code and link once more',
  'auth.confirmCode': 'Confirm my address with the code of the mail',
  'auth.verifyEmail': 'Confirm an address with the token of the mailed link',
  'auth.forgotPassword':
    'Mail a link to reset the password, if the address has an account; the answer never tells whether it has',
  'auth.resetPassword': 'Set a new password with the token of a reset mail and end all sessions',
  'campus.read': 'Name and dorms of this campus, as its operator set them',
  'images.upload':
    'Upload a picture; whatever names its id afterwards shows it, and after 30 days unnamed it is gone',
  'images.read': 'The picture, its longest side 1600 px at most',
  'images.readThumbnail': 'The picture, its longest side 320 px at most',
  'profile.readOwn': 'My profile',
  'profile.update': 'Save my profile as a whole',
  'profile.view': 'What a user tells of themselves',
  'pantry.listItems': 'My pantry by expiry date, soonest first',
  'pantry.addItems': 'Add one item per expiry date, all or none',
  'pantry.addBatch': 'Add up to fifty different items, all or none, as one change',
  'pantry.undoBatch': 'Undo an addition: what is left of the items that it made is removed, as one change',
  'pantry.editItem': 'Update an item in place, or replace it by one item per date when its date changed',
  'pantry.consumeItem': 'Use up one of an item; the last one removes it',
  'pantry.undoConsumption': 'Undo a consumption: the item, its place and its log entry are as before',
  'pantry.removeItem': 'Remove an item',
  'pantry.restoreItem': 'Undo a removal: the item returns with its id and its place',
  'pantry.actOnItems':
    'Use up, open, freeze, thaw, move or remove items together, or confirm their dates; what is gone is left out',
  'pantry.undoAction': 'Undo an action on items, all of it or nothing: they are exactly as before',
  'pantry.throwAway':
    'Tell that items which were just removed were thrown away; only their owner sees how many',
  'recipes.considered': 'What recipes for me are written for: preferences, allergies, and what is left out',
  'recipes.generate': 'Recipes from my pantry, none of which breaks an allergy',
  'recipes.generateStream':
    'The same as lines of JSON (begun, recipe…, finished or failed), each recipe as soon as it is checked',
  'recipes.cook':
    'I cooked this: use up what was used of each item, all at once; those that are gone are left out',
  'recipes.undoCook': 'Undo a cooking: the items, their places and their log entries are as before',
  'recipes.readBook': 'What I keep, rate and wrote, past the allergen guard of now',
  'recipes.mark': 'Keep or rate a recipe, say that it is not for me or was cooked; the state as a whole',
  'recipes.saveOwn': 'Save recipes of my own, new ones or in place of those of the same ids; all or none',
  'recipes.removeOwn': 'Remove a recipe of my own',
  'recipes.readPage': 'The recipes of a public web page, as drafts to look at; nothing is saved',
  'entry.suggestDates':
    'How long foods that are being typed keep, as far as that is known, and what shows them; nothing is stored',
  'entry.suggestNames':
    'Names that begin like what is being typed, or usual ones where nothing is: my own first, then foods',
  'entry.readPicture':
    'Have the model that the operator named read the foods of a photo, a line each, to be looked through; nothing is stored',
  'foods.readDiet': 'What is understood of preferences and allergies as they are typed; nothing is stored',
  'foods.readNames': 'What the names in my pantry are taken for',
  'foods.search': 'Foods that we know by a name in any language',
  'foods.correct': 'Say what a name of mine means, from now on and for me alone',
  'barcodes.readNames':
    'What products are called, by the numbers under their stripes; null for those that nobody knows',
  'barcodes.learnNames':
    'Say what I call products, from now on; once two people agree, others are offered the name too',
  'exchange.listPosts': 'Posts that are still offered, and all of my own, by expiry date',
  'exchange.listPostsOf':
    'What a person offers, as far as I see it; without its place where I do not see their dorm',
  'exchange.readMarks': 'How posts meet what I must not eat; ids that are not there are left out',
  'exchange.suggestOffer':
    'What the food knowledge says of a food that I am about to post; nothing is stored',
  'exchange.createPost': 'Publish a post; food from my pantry leaves it',
  'exchange.editPost': 'Save my post as a whole; the pantry stays as it is',
  'exchange.removePost': 'Delete my post',
  'exchange.restorePost': 'Undo the deletion of my post: it returns with its comments',
  'exchange.putBack': 'Put what is left of my post, just deleted or not, back in my pantry; the post goes',
  'exchange.claim': 'Record that one unit of my post was handed over; the last one deletes the post',
  'exchange.listComments': 'The newest comments of a post, and older ones page by page',
  'exchange.addComment': 'Comment on a post',
  'exchange.removeComment': 'Delete my comment',
  'exchange.listSearches': 'What I want to be told of when it is offered in my dorm, the latest first',
  'exchange.saveSearch':
    'Tell me when food of this name is offered in my dorm; the same words again change nothing',
  'exchange.removeSearch': 'Tell me of it no more',
  'sharing.readShareKey':
    'The key of a link to my post that tells its food and shows its photo before anybody logs in, as long as it is offered',
  'sharing.readSharedPhoto':
    'The photo of a post whose owner shared it with this key, for the preview of a link',
  'requests.ask': 'Ask for some units of somebody else’s post: promised at once, or in its line',
  'requests.list':
    'My requests and those for my posts: open ones, and what became of others in the last days',
  'requests.act': 'Promise, decline, withdraw, hand over, and what else the two of a request may do',
  'requests.restore':
    'Undo my decline or withdrawal: the request stands as before; in its place in line where its units are promised by now',
  'chat.listPeople': 'People whom I can write to, by display name, or those whose name has this part',
  'chat.listChats':
    'My chats with a message in them, latest message first, or those with this part in the name',
  'chat.open': 'A conversation of mine with its newest messages; empty before the first one',
  'chat.listMessages': 'Messages before a place in the conversation, oldest first',
  'chat.catchUp':
    'Everything that changed after a change number; TOO_FAR_BEHIND when it is more than a page, or when the chat does not reach as far',
  'chat.send': 'Send a message; sent again with its id it is answered as it is now',
  'chat.edit': 'Change the text of my own text message',
  'chat.remove': 'Delete my own message, its picture too: [deleted] stands in its place',
  'chat.read': 'Tell that I have seen everything up to a message',
  'chat.typing': 'Tell my partner that I am writing',
  'blocks.list': 'Whom I have blocked, the latest first',
  'blocks.block':
    'Block somebody: neither of us finds, sees or reaches the other; they are not told. Nobody of that id is no error',
  'blocks.unblock': 'Take my block of somebody back, if there is one',
  'reports.report':
    'Report something that I see, or that was said to me; the server keeps a copy of it for the stewards',
  'reports.mine': 'What I reported, and what came of it, the latest first',
  'reports.measures': 'What stewards decided about me, the latest first',
  'reports.answer': 'Answer a decision about me, once',
  'stewards.me': 'Of which dorms I am a steward; none named: of the campus. NOT_FOUND for everybody else',
  'stewards.listReports':
    'Reports of my dorms, the latest first: those to decide, those decided, or those whose suspension was answered',
  'stewards.readReport': 'A report of my dorms with the record of whom it is about',
  'stewards.decide':
    'Decide a report, and all open ones of the same thing; the person and the reporters are told',
  'stewards.lift': 'End the suspension that a report led to; the person is told',
  'stewards.listStewards': 'All stewards, for a steward of the campus',
  'stewards.findPeople': 'People whose names have this part, the first ones, for a steward of the campus',
  'stewards.name': 'Name a steward, of a dorm or of the campus, as a steward of the campus',
  'notifications.read': 'My reminder settings, and what the next mail would contain',
  'notifications.update':
    'Switch the daily reminder email or push notifications on or off, or change the quiet hours',
  'notifications.sendNow': "Mail me today's reminder now",
  'notifications.pushKey':
    "The key that a browser subscribes with: notifications signed by it are this server's",
  'notifications.subscribe': "Send notifications to this session's device, until it ends",
  'notifications.unsubscribe': "Send no more notifications to this session's device",
  'notifications.testPush': "Send a test notification to this session's device",
  'achievements.mine': 'My badges with their progress, and my streak',
  'achievements.celebrated': 'Tell that a screen has celebrated these badges',
  'achievements.leaderboard': 'The top 5 badge collectors; of equals the earlier one stands first',
}
