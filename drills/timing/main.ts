// Whether login, 'forgot' and the change of an address tell by time or by a word which addresses have an account. The sign-up
// says so in words, as it is specified.
import { program } from '../product/product.ts'
import { runTiming } from './drill.ts'

const each = { full: 2_000, small: 60 }

export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const count = each[small ? 'small' : 'full']
  const figures = await runTiming(program, count)
  return {
    ok: figures.length > 0 && figures.every(({ ok }) => ok),
    lines: figures.flatMap(({ name, whole, quick, words, ok }) => [
      `${ok ? '    ' : 'TELLS'} ${name.padEnd(18)} 2 x ${count}: t = ${whole.t.toFixed(2)}, of the quickest nine in ten ${quick.t.toFixed(2)} (goal below 4.5); ${quick.shownFrom.toFixed(2)} ms would have shown`,
      ...(words.length === 1 ? [] : words.map((said) => `      it said ${said}`)),
    ]),
  }
}
