// `node web/build/food-pictures/draw.ts`: writes the file that pages take food pictures from.
import { writeFileSync } from 'node:fs'
import { sprite } from './sprite.ts'

writeFileSync(new URL('../../src/ui/food-picture/food-pictures.gen.svg', import.meta.url), sprite())
