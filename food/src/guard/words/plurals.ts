/** The plurals that a term may stand in, by rule and for its last word; more than English allows, because a wrong one harms nobody. */
export function plurals(term: string): string[] {
  if (!/[a-z]{3}$/.test(term)) return []
  if (/[^aeiou]y$/.test(term)) return [`${term.slice(0, -1)}ies`, `${term}s`]
  if (/(?:[sxz]|[cs]h)$/.test(term)) return [`${term}es`]
  if (term.endsWith('o')) return [`${term}s`, `${term}es`]
  if (/[lra]f$/.test(term)) return [`${term.slice(0, -1)}ves`, `${term}s`]
  if (term.endsWith('fe')) return [`${term.slice(0, -2)}ves`, `${term}s`]
  return [`${term}s`]
}
