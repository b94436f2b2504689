/** What a notice says that can't be read. */
export const somethingNew = 'There’s something new.'
