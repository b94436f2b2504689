export const showLess = 'Show less'
export const showAll = 'Show all'
export const showLessOf = (of: string) => `Show less of ${of}`
export const showAllOf = (of: string) => `Show all of ${of}`
