import { productName } from '@shelfmate/contract/api/product'
import { counted } from '@shelfmate/contract/text/counted'
import { whenSent } from '#lib/press/press-words.ts'

export { cancel } from '#ui/usual-words.ts'

export const unsentRemoved = (lost: number) =>
  `Removed from this device: ${counted(lost, 'unsent change')} from another account.`
export const yourEmailIs = 'Your email is'
export const codeToNewEmail = '. We’ll send a code to the new one. Nothing changes until you enter it.'
export const newEmailAtOnce = '. The new one counts at once, so check it before you press.'
export const emailStays = (email: string) => `Your email is still ${email}.`
export const emailNotLoaded = 'Your email address could not be loaded.'
export const loadingYourEmail = 'Loading your email address…'
export const newEmail = 'New email'
export const password = 'Password'
export const changeEmail = 'Change Email'
export const currentPassword = 'Current password'
export const newPassword = 'New password'
export const updatePassword = 'Update Password'
export const linkOnItsWay = (email: string) =>
  `If ${email} has an account, an email with a link is on its way. The link works once, for one hour.`
export const backToLogIn = 'Back to Log In'
export const howToReset = 'Enter your email address and we’ll send you a link to set a new password.'
export const email = 'Email'
export const sendLink = 'Send Link'
export const welcomeTo = `Welcome to ${productName}`
export const productInShort =
  'Know what’s in your fridge, cook it before its date, and pass on what you can’t finish. Made for life in a student dorm.'
export const signUp = 'Sign Up'
export const logIn = 'Log In'
export const howItWorks = 'How it works'
export const loginFailure = (reason: string) => `Login failure: ${reason}`
export const yourAnswer = 'Your answer'
export const answerOnce = 'You can answer once. The stewards read it.'
export const sendTheAnswer = 'Send the answer'
export const answerIsSent = 'Your answer has been sent. The stewards will read it.'
export const forgotPassword = 'Forgot password?'
export const newHereSignUp = 'New here? Sign Up'
export const stillLoggedIn = (message: string) => `You’re still logged in. ${message}`
export const logout = 'Logout'
/** Of so many changes, some of which the server may have refused. */
export function logoutRemoves(count: number, refused: number, isOnline: boolean): string {
  const them = count === 1 ? 'it' : 'them'
  const removes = `Logging out removes ${them} from this device.`
  if (refused === 0)
    return `${removes} Stay logged in, and ${count === 1 ? 'it’ll' : 'they’ll'} be sent ${whenSent(isOnline)}.`
  if (refused < count)
    return `${removes} Stay logged in, and what’s waiting will be sent ${whenSent(isOnline)}. The rest wasn’t accepted: try it again under “Waiting changes”.`
  return `${removes} ${count === 1 ? 'It wasn’t' : 'They weren’t'} accepted. You can still try ${them} again under “Waiting changes”.`
}
export const stay = 'Stay logged in'
export const logOutAnyway = 'Log out anyway'
export const unsentChanges = (count: number) =>
  `You have ${counted(count, 'change')} that ${count === 1 ? 'hasn’t' : 'haven’t'} been sent`
export const editProfile = 'Edit Profile'
export const changePassword = 'Change Password'
export const profile = 'Profile'
export const resetLinkIncomplete = 'This link is incomplete. Open it from the email, or ask for a new one.'
export const passwordRule = 'At least 8 characters, including a special one like ! or -.'
export const setPassword = 'Set Password'
export const askForNewLink = 'Ask for a new link'
export const invalidEmailAddress = 'Invalid email address.'
export const firstName = 'First Name'
export const lastName = 'Last Name'
export const isThatYouLogIn = 'Is that you? Log In'
export const haveAccountLogIn = 'Have an account? Log In'
export const emailConfirmed = 'Thanks! Your email address is confirmed.'
export const oneThingLeft = 'One thing left: your email'
export const codeSentTo = 'We sent a six-digit code to'
export const whatNeedsNoCode =
  'Your pantry and recipes are ready to use. Once you’ve entered the code, you can share food and chat, too.'
export const enterToSwitch = 'Enter the code here to switch to your new address.'
export const code = 'Code'
export const confirm = 'Confirm'
export const wrongAddressChangeIt = 'Wrong address? Change it'
export const anotherAddress = 'Use another email'
export const sendItAgain = 'Send it again'
export const codeOnItsWay = 'It’s on its way. Check your spam folder, too.'
export const verifyLinkIncomplete = 'This link is incomplete. Open it from the email, or type its code.'
export const pressToConfirm = 'Press the button to confirm this address.'
export const confirmMyAddress = 'Confirm my address'
export const goToHomeScreen = 'Go to the home screen'
export const notChanged = (reason: string) => `Error: ${reason}`
