/** What /home greets everybody with; the name follows. */
export const welcome = 'Welcome Back'
