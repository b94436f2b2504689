import type { OpenReport } from '#features/reports/index.ts'

const minuteLength = 16

/** What somebody wrote, on one line: nothing in it may move a terminal about. */
export const flat = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

/** A report as a terminal shows it: when, what, about whom and why, and below it what was written. */
export function linesOf({
  createdAt,
  kind,
  targetId,
  subject,
  reason,
  note,
  quote,
  isSeen,
}: OpenReport): string {
  const facts = [
    createdAt.slice(0, minuteLength).replace('T', ' '),
    kind,
    targetId,
    `${subject.displayName} <${subject.userId ?? 'gone'}>`,
    reason,
    ...(isSeen ? [] : ['no steward sees it']),
  ]
  const written = [
    ['Note', note],
    ['Quote', quote.text],
    ...quote.earlier.map(({ text }) => ['Before', text]),
    ['Picture', quote.imageId ?? ''],
  ]
  const below = written.flatMap(([name, text = '']) => (text === '' ? [] : [`    ${name}: ${flat(text)}`]))
  return [facts.join('  '), ...below].join('\n')
}
