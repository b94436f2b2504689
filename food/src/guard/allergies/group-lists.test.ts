import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allergenGroups, isAllergenGroup } from '../../allergens/groups.ts'
import { listSeparators } from './group-lists.factory.ts'
import { groupNames } from './group-names.ts'
import { readAllergies } from './read-allergies.ts'

/** The fourteen groups, in their order, as people of six languages write them. */
const languages = {
  English: 'gluten,prawns,eggs,fish,peanuts,soy,milk,tree nuts,celery,mustard,sesame,sulphites,lupin,squid',
  Chinese: '麸质,虾,鸡蛋,鱼,花生,大豆,牛奶,坚果,芹菜,芥末,芝麻,亚硫酸盐,羽扇豆,贝类',
  Malay:
    'gandum,udang,telur,ikan,kacang tanah,kacang soya,susu,kacang pokok,saderi,biji sawi,bijan,sulfit,lupin,sotong',
  German:
    'Weizen,Krebstiere,Eier,Fisch,Erdnüsse,Soja,Milch,Schalenfrüchte,Sellerie,Senf,Sesam,Sulfite,Lupinen,Weichtiere',
  French:
    'blé,crustacés,œufs,poisson,arachides,soja,lait,fruits à coque,céleri,moutarde,sésame,sulfites,lupin,mollusques',
  Spanish:
    'trigo,crustáceos,huevos,pescado,cacahuetes,soja,leche,frutos secos,apio,mostaza,sésamo,sulfitos,altramuces,moluscos',
}

test('the names are names of groups', () => {
  const unknown = [...groupNames()].flatMap(([, groups]) =>
    [...groups].filter((group) => !isAllergenGroup(group)),
  )
  expect(unknown).toEqual([])
})

test('any list of groups in any order, language and separator avoids all of them', () => {
  const list = fc.record({
    names: fc.constantFrom(...Object.values(languages)).map((names) => names.split(',')),
    chosen: fc.shuffledSubarray([...allergenGroups.keys()], { minLength: 1 }),
    separator: fc.constantFrom(...listSeparators),
  })
  fc.assert(
    fc.property(list, ({ names, chosen, separator }) => {
      const { groups } = readAllergies(chosen.map((at) => names[at]).join(separator))
      expect(groups).toEqual(expect.arrayContaining(chosen.map((at) => allergenGroups[at])))
    }),
    { numRuns: 1_000 },
  )
})
