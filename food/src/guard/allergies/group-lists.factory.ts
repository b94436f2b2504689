/** What people write between the things on a list. */
export const listSeparators: readonly string[] = [
  ...[' ', ', ', ',', '/', ' and ', ' & ', '\n', '\t', '  ', '-', ' - ', '; ', '、'],
  ...[' 🚫 ', '🚫', ' • ', '•', '\n- '],
]
