/**
 * Writes src/foods.gen.ts from data/foods.csv and, below its rows, those of data/more-foods.csv: bundles and browsers
 * have no file system, and a string needs none.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const read = (name) => readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')
const [header, ...added] = read('more-foods.csv').split('\n')
const csv = read('foods.csv')
if (csv.split('\n', 1)[0] !== header)
  throw new Error('data/more-foods.csv has other columns than data/foods.csv')
const table = csv + added.join('\n')
if (/[`\\$]/.test(table))
  throw new Error('the food table holds a character that a template string would read')
writeFileSync(
  new URL('../src/foods.gen.ts', import.meta.url),
  `/** Made from data/foods.csv and data/more-foods.csv by scripts/generate-foods.mjs; change those, not this file. */\nexport const foodsCsv = \`${table}\`\n`,
)
