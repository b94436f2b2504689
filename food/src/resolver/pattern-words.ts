/** All texts that a simple pattern stands for: 'berr(?:y|ies)' for 'berry' and 'berries'. Knows groups, alternatives and '?'. */
export function wordsOfPattern(pattern: string): string[] {
  let at = 0
  function alternatives(): string[] {
    let all: string[] = []
    do all = [...all, ...sequence()]
    while (pattern[at] === '|' && ++at)
    return all
  }
  function sequence(): string[] {
    let texts = ['']
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
      const part = single()
      const isOptional = pattern[at] === '?'
      if (isOptional) at++
      texts = texts.flatMap((text) => [...(isOptional ? [text] : []), ...part.map((end) => text + end)])
    }
    return texts
  }
  function single(): string[] {
    const opening = '(?:'
    if (!pattern.startsWith(opening, at)) return [pattern[at++] ?? '']
    at += opening.length
    const inside = alternatives()
    at++
    return inside
  }
  return alternatives()
}
