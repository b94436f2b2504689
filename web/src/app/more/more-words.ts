export const more = 'More'
export const home = 'Home'
export const profile = 'Profile'
export const notifications = 'Notifications'
