/** Blanks, what Unicode says is not to be seen by itself, and the empty Braille pattern, which looks like nothing too. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether nothing of a text would show: what is required must not be blank. Imports nothing, for screens ask too. */
export const isBlank = (text: string): boolean => invisible.test(text)
