export const keyboardShortcuts = 'Keyboard shortcuts'
export const singleKeyShortcuts = 'Single-key shortcuts'
export const whenToSwitchOff =
  'Switch them off if keys do what you did not mean. Your profile opens this list, too.'

/** The keys, and what they do. */
export const keys = [
  ['n', 'Add something'],
  ['/', 'Quick add in the pantry, search elsewhere'],
  ['g then p', 'Pantry'],
  ['g then e', 'Exchange'],
  ['g then r', 'Recipes'],
  ['g then c', 'Chats'],
  ['g then h', 'Home'],
  ['j', 'Next card'],
  ['k', 'Previous card'],
  ['e', 'Open or edit the card'],
  ['x', 'Choose the item'],
  ['z', 'Undo'],
  ['?', 'This list'],
] as const
