export const forgotPassword = 'Forgot password'
export const forgotPasswordAlone = 'Forgot password?'
export const logIn = 'Log In'
export const loggedIn = 'Logged in!'
export const resetPassword = 'Reset password'
export const newPasswordSet = 'Your new password is set. Please log in with it.'
export const newPasswordSetBeside = (displayName: string) =>
  `Your new password is set. ${displayName} is logged in here: log out before you log in with it.`
export const signUp = 'Sign Up'
export const confirmYourEmail = 'Confirm your email'
export const emailConfirmed = 'Thanks! Your email address is confirmed.'
