/** The product's name: a campus renames Shelfmate here and nowhere else. Imports nothing, so that it costs no bundle anything. */
export const productName = 'Shelfmate'
export const tagline = 'Less waste. Less stress. More fridge space.'
export const footerLine = 'Built with love for students, communities, and fridge space everywhere.'
export const copyrightLine = `© 2025 ${productName}`
