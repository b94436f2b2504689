/** Writes src/foods.gen.ts from data/foods.csv: bundles and browsers have no file system, and a string needs none. */
import { readFileSync, writeFileSync } from 'node:fs'

const csv = readFileSync(new URL('../data/foods.csv', import.meta.url), 'utf8')
if (/[`\\$]/.test(csv)) throw new Error('data/foods.csv holds a character that a template string would read')
writeFileSync(
  new URL('../src/foods.gen.ts', import.meta.url),
  `/** Made from data/foods.csv by scripts/generate-foods.mjs; change the table, not this file. */\nexport const foodsCsv = \`${csv}\`\n`,
)
