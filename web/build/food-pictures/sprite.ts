import { baked, treats } from './baked.ts'
import { dairyAndEggs, meatAndFish, proteins } from './fresh.ts'
import { fruit } from './fruit.ts'
import { drinks, grains, larder } from './larder.ts'
import { meals } from './meals.ts'
import * as p from './pen.ts'
import { vegetables } from './vegetables.ts'

/** Every food picture by its code. */
export const pictures: Readonly<Record<string, string>> = {
  ...{ ...fruit, ...vegetables, ...dairyAndEggs, ...meatAndFish, ...proteins },
  ...{ ...baked, ...treats, ...larder, ...grains, ...drinks, ...meals },
}

const outline = `fill="none" stroke="${p.ink}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"`

/** One file with all of them, which a page takes up whole and unseen: it shows one by its code. */
export function sprite(): string {
  const symbols = Object.entries(pictures).map(
    ([code, drawing]) =>
      `<symbol id="food-${code}" viewBox="0 0 32 32"><g ${outline}>${drawing}</g></symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" display="none">\n${symbols.join('\n')}\n</svg>\n`
}
