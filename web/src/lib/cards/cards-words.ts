export const expiry = 'Expiry'
export const quantity = 'Quantity'
export const about = 'about '
