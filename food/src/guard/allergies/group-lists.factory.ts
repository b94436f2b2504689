/** What people write between the things on a list. */
// biome-ignore format: a table is read by its rows.
export const listSeparators: readonly string[] = [
  ' ', ', ', ',', '/', ' and ', ' & ', '\n', '\t', '  ', '-', ' - ', '; ', '、',
  ' 🚫 ', '🚫', ' • ', '•', '\n- ',
]
