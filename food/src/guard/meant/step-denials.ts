/** What a step says that it does without, or only looks like: 'No ghee, no butter.', 'rounds like scallops'. Read on folded text. */

interface Stretch {
  readonly from: number
  readonly end: number
}

/** The same in Chinese, to the end of the clause. */
const saidInChinese = /(?:没有用|沒有用|没有|沒有|不含|不放|不加|不用)$/u
/** Before the food, from the beginning of its clause: nothing that could take the denial back. */
const saidBefore =
  /^(?:(?:and|so|we|just|please|there is|theres|with|made with|contains|use|uses) )*(?:no|without|zero|skip|leave out|omit|skipping|leaving out|omitting|no need for|there is no|free of|free from)(?: the| any| all| added)*$/
const saidBehind =
  /^(?:used|involved|needed|required|here|at all|in it|in this|added|on purpose|please|is used|is needed|are used|are needed)?$/
/** Behind the food, to the end of its clause. */
const isLeftOutBehind =
  /^(?:is |are |was |were )?(?:left out|omitted|skipped|not needed|not used|not required|not added)(?: on purpose| here| entirely| altogether| at all)*$/
const insteadBefore =
  /(?:^| )(?:instead of|in place of|rather than|to replace|replaces|replacing)(?: the| any| an| a)?$/
/** What is done with it, and not with the food that it stands for. */
const insteadBehind = /^(?:to \p{L}+|for \p{L}+ing)?$/u
const likeBefore =
  /(?:^| )(?:(?:rounds|slices|pieces|strips|balls|sticks|shapes|look|looks|shaped) like|to resemble|resembling)(?: the| a| an| little| small)*$/
const shapedBehind = /^(?:sized|shaped)(?: (?!how|as|like|any|into)|$)/

/** Whether the clause around a place of a step denies what stands there, or compares with it; `text` is folded. */
export function isMereMention(text: string, { from, end }: Stretch): boolean {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const stop = text.indexOf('\n', end)
  const before = text.slice(start, from).trim()
  const behind = text.slice(end, stop < 0 ? text.length : stop).trim()
  return (
    (saidBefore.test(before) && saidBehind.test(behind)) ||
    (before === '' && isLeftOutBehind.test(behind)) ||
    (insteadBefore.test(before) && insteadBehind.test(behind)) ||
    (likeBefore.test(before) && behind === '') ||
    (saidInChinese.test(before) && behind === '') ||
    shapedBehind.test(behind)
  )
}
