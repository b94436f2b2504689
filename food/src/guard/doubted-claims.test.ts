import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { describe, expect, it } from 'vitest'
import { doubtedGroups, readOffer, toldAllergens } from '../offers/told-allergens.ts'
import { readAllergies } from './allergies/read-allergies.ts'
import { avoiding } from './avoiding.factory.ts'
import { checkRecipe } from './check-recipe.ts'
import { shown, withheld } from './line-rows.factory.ts'
import { isLineShown } from './told-cases.factory.ts'

describe('a claim that is denied', () => {
  withheld(`
    milk | 50 g cheese (non-vegan)
    eggs | mayo (non-vegan)
    eggs | 1 egg (semi-vegan)
    milk | cheese (non dairy-free)
    milk | 50 g non-vegan cheese
    milk | 50 g not really vegan cheese
    milk | 1 tbsp almost dairy-free butter
    gluten | pasta (non gluten-free)
    gluten | bread, non gluten-free
    gluten | 200 g kein glutenfreies Mehl
    milk | queso (no vegano)
    milk | Käse (nicht vegan)
    milk | fromage (pas vegan)
    milk | masło (nie wegańskie)
    milk | 50 g not at all vegan cheese
    milk | 50 g anything but vegan butter
    milk | 50 g anti-vegan cheese
    milk | not even vegan cheese
    milk | 50 g un-vegan cheese
    gluten | 2 slices non certified gluten-free bread
    gluten | 2 slices not labelled gluten-free bread
  `)
  shown(`
    gluten | 2 slices certified gluten-free bread
  `)

  it.each(
    rowsOf(`
    eggs | Cookies, non-vegan
    milk | Cookies, non-vegan
    milk | Lasagne, non-vegan
    milk | Pizza (non vegan)
    milk | Galletas (no vegano)
    milk | Non-vegan cheese
    gluten | Bread (non gluten-free)
  `),
  )('marks a post for %s: %s', (group, foodName) => {
    const words = { foodName, description: '' }
    const { contains, mayContain } = toldAllergens(words)
    expect([...contains, ...mayContain]).toContain(group)
    expect(readOffer(words).hits.map((hit) => hit.group)).toContain(group)
  })

  it('frees no title', () => {
    const recipe = { title: 'Non-vegan cheese toastie', ingredients: ['2 corn tortillas'], steps: ['Toast.'] }
    expect(checkRecipe(recipe, avoiding('milk')).ok).toBe(false)
  })
})

describe('what a line says for somebody, and not of itself', () => {
  withheld(`
    milk | 50 g parmesan (leave out for vegan)
    gluten | 50 g croutons (leave out for gluten-free)
    eggs | 2 eggs (leave out for vegan)
    gluten | 200 g flour, gluten-free as needed
    milk | butter (skip for vegan)
    milk | feta, for serving (skip for vegan)
    milk | cream (vegan: coconut cream)
    milk | Butter (vegan für Veganer)
    milk | milk (see notes for dairy-free)
    eggs | 2 eggs (make vegan with flax)
    eggs | 2 Eier (vegan: Leinsamen)
    eggs | 1 egg, vegan below
    gluten | soy sauce (tamari for gluten-free)
    gluten | pasta (zoodles for gluten-free)
    soy | tofu (skip for soy-free)
    soy | soy sauce (coconut aminos for soy-free)
    gluten | farine à remplacer par une sans gluten
    milk | crème (version vegan)
    milk | mantequilla (vegana si hace falta)
    milk | 50 g (vegan) butter
    milk | butter (50% vegan)
    gluten | bread (gluten-free?)
    milk | parmesan (vegan), grated for omnivores
    gluten | 200 g de farine de préférence sans gluten
    gluten | 200 g de farine éventuellement sans gluten
    gluten | 320 g di pasta anche senza glutine
    gluten | 320 g di farina se volete senza glutine
    gluten | 200 g harina mejor sin gluten
    gluten | 200 g harina si quieres sin gluten
    gluten | 200 g farinha de preferência sem glúten
    milk | 50 g chocolat blanc si allergie sans lait
    milk | Joghurt mit statt ohne Milch
  `)
  shown(`
    milk | 50 g feta (vegan)
    milk | 50 g butter, dairy-free
    gluten | 100 g cornflakes (gluten-free), crushed
    milk | 50 g feta (vegan), finely crumbled
    milk | 1 tbsp cream (vegan, gluten-free)
    gluten | 2 sausages (gluten-free, 97% pork)
    gluten | 1 tbsp soy sauce (certified gluten-free)
    milk | 50 g Butter (vegan), geschmolzen
    milk | 50 g chocolat noir sans lait
    gluten | 200 g penne senza glutine
    celery | 500 ml celery-free stock
  `)

  describe('of the last of several foods', () => {
    withheld(`
      milk | 200 ml milk, 50 g butter (dairy-free)
      milk | eggs, milk, butter (dairy-free)
      milk | To serve: butter, syrup, ice cream (vegan)
      milk | Milch, Butter (vegan)
      milk | leche, mantequilla (vegana)
      eggs | eggs, mayonnaise (vegan)
      eggs | eggs, mayonnaise, vegan
      gluten | soy sauce, noodles (gluten-free)
      gluten | pasta, 2 tbsp soy sauce (gluten-free)
      gluten | plain flour, baking powder (gluten-free)
      milk | 100 g cheese, 50 g butter, softened (vegan)
    `)
    shown(`
      milk | Butter, softened (vegan)
      milk | 50 g feta, crumbled, vegan
      milk | 100 g dark chocolate, 70% cocoa (vegan)
      gluten | 200 g pasta, such as penne (gluten-free)
    `)

    it('marks a post', () => {
      const reading = readOffer({ foodName: 'Milk, cream, butter (vegan)', description: '' })
      expect(reading.hits.map((hit) => hit.group)).toContain('milk')
    })
  })

  it('hides lactose', () =>
    expect(isLineShown('100 ml milk, dairy-free as needed', readAllergies('lactose'))).toBe(false))
})

describe('the other half of an alternative', () => {
  withheld(`
    gluten | 200 g plain or gluten-free flour
    gluten | 200 g plain or rice flour
    gluten | 200 g plain or fine rice flour
    gluten | white or fine rice flour
    milk | 1 cup whole or unsweetened oat milk
    milk | 200 ml skimmed or barista oat milk
    gluten | half plain half rice flour
    gluten | half plain, half rice flour
    gluten | half plain and half rice flour
    milk | half whole half oat milk
    gluten | halb normales halb Reismehl
    gluten | 200 g plain / rice flour
    gluten | regular or gluten-free pasta
    gluten | fresh or dried or instant or rice noodles
    gluten | 2 slices seeded or gluten-free bread
    gluten | dark or gluten-free soy sauce
    milk | 200 ml whole or oat milk
    milk | 2% or almond milk
    milk | whole, skimmed or oat milk
    milk | skimmed, oat or soy milk
    milk | goat or oat milk
    milk | unsalted/vegan butter
    milk | 50 g regular and vegan cheese
    milk | 50 g non-vegan or vegan cheese
    gluten | reduced salt or gluten-free soy sauce
    milk | double or oat cream
    milk | fettarme oder Sojamilch
    milk | Natur- oder Sojajoghurt
    gluten | frische oder Reisnudeln
    gluten | frische oder glutenfreie oder Reisnudeln
    milk | whole, vegan, soy or oat milk
    milk | 全脂或燕麦奶
    eggs | regular or vegan mayo
    eggs | 2 large or flax eggs
    eggs | fresh or egg-free pasta
    nuts | regular or nut-free pesto
    peanuts | crunchy or almond butter
    fish | regular or vegan fish sauce
    molluscs | regular or vegetarian oyster sauce
    milk | oat milk or regular
    milk | oat milk (200 ml) or regular
    milk | oat milk (or any other)
    milk | vegan butter, or unsalted
    gluten | gluten-free flour (or plain)
    gluten | rice flour or plain
    eggs | flax egg (or regular)
    milk | lait d'avoine ou entier
    milk | leche de avena o entera
    milk | 1 cup whole, oat, or almond milk
    milk | whole, oat, soy, or almond milk
    milk | 2%, oat or almond milk
    milk | whole, 2%, oat or almond milk
    milk | skimmed, oat, almond or soy milk
    milk | whole/oat/almond/soy milk
    gluten | plain, rice, or almond flour
    milk | Voll-, Hafer- oder Sojamilch
    milk | 1 pot strawberry or soya yoghurt
    milk | honey or soy yogurt
    milk | Vanille- oder Sojajoghurt
    milk | Knoblauch- oder Mandelbutter
    milk | 200 ml nicht vegane oder Sojamilch
    milk | garlic or vegan butter
    eggs | chilli or vegan mayo
    gluten | olive or gluten-free bread
    gluten | Eier- oder Reisnudeln
    nuts | basil or nut-free pesto
    milk | almond milk or 2%
    milk | oat milk (or 1.5%)
    gluten | 250 g farina di riso o 00
    gluten | Reismehl oder 405
    milk | sojamelk of halfvolle
  `)
  shown(`
    milk | 200 g tofu or coconut milk
    milk | 200 ml rice or oat milk
    milk | 2 tbsp oil or vegan butter
    milk | 2 tbsp olive oil, or vegan butter
    milk | 1 tin (400 ml) coconut or oat milk
    milk | 2 tbsp smooth or crunchy peanut butter
    milk | 2 tbsp peanut butter, smooth or crunchy
    milk | 2 tbsp peanut butter or more to taste
    milk | oat milk or water
    milk | oat milk or another plant milk
    milk | 1 tin coconut milk, full-fat or light
    nuts | 250 g white or chestnut mushrooms
    molluscs | 250 g button or oyster mushrooms
    milk | 1 tin white or butter beans
    milk | hemp or oat milk
    milk | Hafer- oder Sojamilch
    gluten | 100 g rice flour, and extra for dusting
    gluten | rice noodles or cooked rice
    gluten | 1 tbsp tamari or gluten-free soy sauce
    milk | rice, oat, or almond milk
    milk | 1/2 cup oat or almond milk
    milk | onion, garlic, or vegan butter
    milk | 1 tbsp salt and vegan butter
    milk | olives or vegan butter
    milk | coconut or soy milk
    gluten | rice flour or 1/2 cup cornflour
    milk | oat milk x 2 or 3
    milk | sojamelk of water
    milk | Soja- oder Hafermilch
    gluten | Reis- oder Glasnudeln
    milk | Kokosmilch oder Kokossahne
    milk | 25 cl de lait de soja ou d'avoine
    milk | beurre de cacahuète ou d'amande
    milk | latte d'avena o di soia
    milk | 200 ml chilled and whipped coconut cream
    milk | mild or medium curry powder and coconut milk
    milk | oat milk (or any non-dairy alternative)
    gluten | rice noodles or courgetti
    gluten | wide or flat rice noodles
    gluten | white or brown rice flour
    milk | 1 cup unsweetened or sweetened almond milk
    milk | raw or roasted almond butter
    milk | half oat milk, half water
    milk | half a lemon, half a tin coconut milk
    milk | stock or unsweetened almond milk
    gluten | half rice flour half chickpea flour
  `)

  it.each(
    rowsOf(`
    gluten | plain or gluten-free flour
    milk | unsalted or vegan butter
    milk | Whole, oat, soy, or almond milk
    milk | Strawberry or soya yoghurt
  `),
  )('marks a post for %s: %s', (group, foodName) => {
    const reading = readOffer({ foodName, description: '' })
    expect([...reading.hits.map((hit) => hit.group), ...doubtedGroups(reading)]).toContain(group)
  })
})

describe('a claim that is clear', () => {
  shown(`
    nuts | 50 g oats (nut-free)
    peanuts | 50 g oats (nut-free)
    nuts | sunflower seed butter, nut-free
    nuts | 50 g granola (nut-free)
    nuts | 2 tbsp pesto (nut-free)
    nuts | 2 tbsp pesto (tree nut-free)
    fish | 1 tbsp fish sauce (vegan)
    fish | 1 tsp Worcestershire sauce (vegan)
    molluscs | 1 tbsp oyster sauce (vegan)
  `)
  withheld(`
    peanuts | 2 tbsp peanut butter (nut-free)
    nuts | 50 g almonds (nut-free)
    nuts | 2 tbsp pesto (pine nut-free)
    peanuts | 50 g satay sauce (tree nut-free)
    nuts | 2 tbsp pesto (not nut-free)
    nuts | 2 tbsp pesto (nut-free if needed)
    nuts | 2 tbsp pesto (peanut-free)
    fish | 1 tbsp fish sauce (non-vegan)
    molluscs | 1 tbsp oyster sauce (vegan or not)
  `)

  const toldOf = (post: string) => {
    const [foodName = '', description = ''] = post.split(' // ')
    return toldAllergens({ foodName, description })
  }

  it.each(
    rowsOf(`
    gluten | Gluten-free bread // Frozen, half a loaf.
    milk | Vegan brownies // No milk, no eggs.
    eggs | Vegan brownies // No milk, no eggs.
    milk | Vegan brownies
    eggs | Vegan mayo
    milk | Butter (vegan)
    gluten | Bread (gluten-free)
    gluten | Gluten-free bread // The bread is from Monday.
    milk | Brownies, vegan
  `),
  )('is believed of a post for %s: %s', (group, post) => {
    expect(toldOf(post).contains).not.toContain(group)
  })

  it.each(
    rowsOf(`
    milk | Vegan brownies // Made with butter.
    milk | Brownies (vegan option)
    milk | Vegan or regular brownies
    milk | Vegan-style brownies
    milk | Non-vegan brownies
    milk | Brownies (not vegan)
    milk | Brownies, better than vegan
    milk | Vegan brownies, lasagne
    milk | Eggs, milk, butter (dairy-free)
    milk | Vegan brownies // Mit Sahne.
    milk | Vegan brownies // Topped with mozzarella.
    milk | Vegane Brownies mit Sahne
    milk | Vegan brownies with cream cheese
    milk | Vegan brownies // No milk, just butter.
    gluten | Gluten-free bread // Rolled in wheat flour.
    gluten | Vegan brownies
    gluten | Gluten-free seitan
    gluten | Bread // Not gluten-free.
    milk | Gluten-free brownies
  `),
  )('is not stretched in a post for %s: %s', (group, post) => expect(toldOf(post).contains).toContain(group))

  it('leaves what may be in it', () => {
    const { contains, mayContain } = toldOf('Vegan brownies // May contain milk.')
    expect(contains).not.toContain('milk')
    expect(mayContain).toContain('milk')
  })
})

describe('a claim before or behind the food', () => {
  shown(`
    milk | 1 sheet vegan puff pastry
    milk | 1 sheet dairy-free shortcrust pastry
    milk | 100 ml vegan single cream
    milk | 2 scoops vegan vanilla ice cream
    milk | 50 g dairy-free dark chocolate chips
    milk | dairy-free whipped topping
    gluten | 1 gluten-free vegetable stock cube
    gluten | 1 gluten-free chicken stock cube
    gluten | 8 gluten-free lasagne sheets
    gluten | 6 gluten-free digestive biscuits
    gluten | 4 gluten-free fish fingers
    gluten | 200 g gluten-free 1-to-1 baking flour
    gluten | 2 tbsp gluten-free tamari soy sauce
    eggs | 200 g vegan egg noodles
    milk | 50 g vegane Butter, weich
    milk | 50 g pflanzliche Butter
    milk | 200 ml vegane Sahne
    milk | 150 g veganer Joghurt
    milk | 50 g veganer Feta
    milk | 100 g veganer Reibekäse
    milk | 250 ml Pflanzenmilch
    milk | 50 g Pflanzenbutter
    eggs | 1 EL vegane Mayonnaise
    gluten | 2 EL glutenfreie Sojasauce
    gluten | 50 g glutenfreies Paniermehl
    milk | 25 cl de lait végétal
    milk | 20 cl de crème végétale
    milk | 50 g de beurre végétal
    milk | 100 g de fromage vegan râpé
    milk | 1 yaourt au soja
    eggs | 2 c. à soupe de mayonnaise vegan
    milk | 200 ml di latte vegetale
    milk | 50 g di burro vegetale
    milk | 50 g di burro vegano
    milk | 100 g di formaggio vegano grattugiato
    eggs | 2 cucchiai di maionese vegana
    milk | 125 g di yogurt di soia
    milk | 200 ml de leche vegetal
    milk | 50 g de mantequilla vegana
    milk | 100 g de queso vegano rallado
    milk | 125 g de yogur vegetal
    eggs | 2 cucharadas de mayonesa vegana
    milk | 200 ml de leite vegetal
    milk | 2 colheres de manteiga vegana
    milk | 250 ml mleka roślinnego
    milk | mleko roślinne
    gluten | 200 g mąki bezglutenowej
    gluten | mąka bezglutenowa
    milk | 50 g plantaardige boter
    milk | 200 ml plantaardige melk
    gluten | 200 g glutenvrije pasta
    gluten | 200 g glutenvrij meel
    milk | 50 g växtbaserat smör
    gluten | 200 g glutenfri pasta
    milk | 200 ml bitkisel süt
    gluten | 无麸质面粉 200克
  `)
  withheld(`
    milk | Butter oder vegane Butter
    milk | normale oder vegane Butter
    milk | 50 g nicht vegane Butter
    milk | keine vegane Butter
    gluten | 200 g nicht glutenfreies Mehl
    gluten | Mehl oder glutenfreies Mehl
    gluten | normales oder glutenfreies Mehl
    milk | 50 g Pflanzenmargarine
    milk | 200 ml pflanzliche Schlagcreme mit Buttermilch
    eggs | veganes Ei oder Mayonnaise
    milk | lait ou lait végétal
    milk | lait entier ou végétal
    milk | lait végétal ou entier
    milk | lait pas végétal
    milk | beurre (non végétal)
    milk | beurre végétal ou beurre
    milk | margarine végétale
    milk | latte o latte vegetale
    milk | latte intero o vegetale
    milk | latte vegetale o intero
    milk | 200 ml di panna vegetale
    milk | burro non vegano
    milk | leche entera o vegetal
    milk | leche vegetal o entera
    milk | leche o leche vegetal
    milk | queso no vegano
    milk | 200 ml de nata vegetal
    milk | leite ou leite vegetal
    milk | leite não vegetal
    milk | creme vegetal
    milk | mleko lub mleko roślinne
    milk | nie wegańskie masło
    gluten | mąka pszenna lub bezglutenowa
    milk | boter of plantaardige boter
    milk | gewone of plantaardige boter
    milk | niet plantaardige boter
    gluten | gewone of glutenvrije pasta
    milk | smör eller växtbaserat smör
    milk | inte växtbaserat smör
    gluten | vanlig eller glutenfri pasta
    milk | süt veya bitkisel süt
    milk | bitkisel margarin
    gluten | 普通或无麸质面粉
    milk | plain or vegan puff pastry
    milk | 1 sheet puff pastry
    milk | not vegan single cream
    eggs | egg noodles or vegan egg noodles
    celery | gluten-free vegetable stock cube
    fish | gluten-free fish fingers
  `)
})

describe('a claim beside what is not meant by it', () => {
  withheld(`
    gluten | 320 g fusilli senza glutine o integrali
    gluten | lasagne senza glutine o all'uovo
    gluten | macarrones sin gluten o integrales
    gluten | salsa de soja sin gluten o normal
    gluten | penne sans gluten ou complètes
    gluten | molho de soja sem glúten ou normal
    milk | 50 g beurre végétal ou demi-sel
    milk | beurre vegan ou salé
    milk | mantequilla vegana o salada
    milk | fromage végétal ou râpé
    eggs | mayonesa vegana o casera
    milk | yogurt alla soia o greco
    milk | yaourt au soja ou nature
    nuts | nougat (nut-free)
    nuts | 100 g Haselnusscreme (nut-free)
    nuts | noisettes hachées, nut-free
    nuts | Studentenfutter (nut-free)
    peanuts | beurre de cacahuète (nut-free)
    gluten | Dinkelmehl, glutenfrei
    gluten | pâtes d'épeautre (sans gluten)
    gluten | farina di farro (senza glutine)
    gluten | pan de centeno sin gluten
    gluten | Roggenbrot (glutenfrei)
    crustaceans | spaghetti with prawns (vegan)
    fish | wraps with tuna (vegan)
    molluscs | pasta with clams, vegan
  `)
  shown(`
    gluten | 320 g fusilli senza glutine
    gluten | 200 g glutenfreie Haferflocken
    milk | 50 g beurre végétal
    milk | 20 cl de lait d'avoine
    eggs | mayonesa vegana
    nuts | 50 g oats (nut-free)
  `)
})
