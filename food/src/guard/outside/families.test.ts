import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { expect, test } from 'vitest'
import { toldAllergens } from '../../offers/told-allergens.ts'
import { avoiding } from '../avoiding.factory.ts'
import { checkRecipe } from '../check-recipe.ts'
import { isLineShown, missedLines, needlesslyWithheld, toldCases } from '../told-cases.factory.ts'

const groupsOf = (list: string): string[] => list.split('+').map((group) => group.trim())

test.each(
  rowsOf(`
  vetemjöl | gluten
  havremjölk | gluten
  rågbröd | gluten
  kanelbullar | gluten+milk+eggs
  skagenröra | crustaceans+eggs
  äggula | eggs
  inlagd sill | fish
  riven ost | milk
  pekannötter | nuts
  prinsesstårta | gluten+eggs+milk+nuts
  kammusslor | molluscs
  hvedemel | gluten
  rejer | crustaceans
  røræg | eggs
  rødspætte | fish
  piskefløde | milk
  hasselnødder | nuts
  blåmuslinger | molluscs
  fiskekaker | fish
  rømme | milk
  blåskjell | molluscs
  havermelk | gluten
  gerookte paling | fish
  roerei | eggs
  gevulde koek | nuts+milk+eggs
  kostka rosołowa | celery
  żurek | gluten
  ślimaki | molluscs
  sałatka jarzynowa | eggs
  placek orkiszowy | gluten
  sos maślany | milk
  sos jajeczny | eggs
  zupa serowa | milk
  sałatka z tuńczykiem | fish
  kotlety sojowe | soy
  latticini | milk
  hải sản | fish+crustaceans+molluscs
  maapähkinä | peanuts
  fruits de mer | fish
  Snickers | eggs+peanuts+milk
  Milky Way | eggs
  salade niçoise | eggs+fish
  scotch woodcock | eggs+fish+gluten
  escargots de Bourgogne | molluscs+milk
  egg cream soda | milk
  vatapá | crustaceans+peanuts
  fideuá | gluten
  royal icing | eggs
  white coffee | milk
  vegetarian duck | gluten
  galette des rois | nuts
  Tunnock's teacakes | eggs
  white russian | milk
  black bean chicken | soy
  deniz ürünleri | fish+crustaceans+molluscs
  Sachertorte | gluten+eggs+milk
  Rüblitorte | gluten+eggs+milk+nuts
  Kirschtorte | gluten+eggs+milk
  Erdbeertorten | gluten+eggs+milk
  Uromas Sonntagskuchen | gluten+eggs+milk
  Eipulver | eggs
  2 EL Walnusspulver | nuts
  Aal grün | fish
  raie au beurre noir | fish
  espadarte grelhado | fish
  esqueixada | fish
  couteaux de mer | molluscs
  cacciucco | molluscs+fish+crustaceans+gluten
  steak tartare | eggs
  bacalhau à brás | eggs
  tartar de ternera | eggs+mustard
  leche frita | eggs+gluten+milk
  baba au rhum | eggs+gluten+milk
  Flädlesuppe | gluten+eggs+milk
  s'mores | gluten+milk+soy
  horseradish sauce | milk
  ploughman's lunch | milk
  굴전 | eggs+gluten
  夫妻肺片 | peanuts+soy+sesame
  鴨南蛮 | gluten+soy+fish
  Bombay mixture | gluten+peanuts+nuts
  200 g Kerala mixture | gluten+peanuts+nuts
  light or coconut milk | milk
  fresh or rice noodles | gluten
  whole, light or organic soy milk | milk
  emulsifier: E426 | soy
  Biskuitboden | eggs+gluten
  faworki | eggs+gluten+milk
  ojja | eggs
  shanklish | milk
  onde-onde | sesame
  200 g châtaignes | nuts
  Maronen, gekocht | nuts
  castagne | nuts
  kestane | nuts
  kasztany | nuts
  E223 | sulphites
  prawn wonton wrappers | crustaceans
  Schnecken in Kräuterbutter | molluscs
  Weinbergschnecken | molluscs
  clams in the shell | molluscs
  champagne | sulphites
  eggless sponge | gluten+milk
  vegan sponge | gluten
  unsulphured apricots, dried apricots | sulphites
  sesame-free bread, hummus | sesame
  atta | gluten
  plain, fresh or frozen rice noodles | gluten
`),
)('%j holds %s', (line, list) => {
  expect(groupsOf(list).filter((group) => isLineShown(line, avoiding(group)))).toEqual([])
})

test.each(
  rowsOf(`
  äggplanta | eggs+milk
  light or organic coconut milk | milk
  canned or fresh coconut milk | milk
  400 ml light or organic coconut milk | milk
  2 tins, light or organic coconut milk | milk
  wide or flat rice noodles | gluten
  no-egg pasta | eggs
  E330 | gluten+milk+sulphites+soy
  E471 | gluten+eggs+peanuts
  wonton wrappers | crustaceans+fish+molluscs+milk
  vegan wonton wrappers | eggs
  Zimtschnecken | molluscs+crustaceans
  2 Puddingschnecken | molluscs
  Schneckennudeln | molluscs
  squidgy brownies | molluscs
  1 clamshell of strawberries | molluscs
  200 g champagne mushrooms | sulphites
  unsulphured dried apricots | sulphites
  sesame-free hummus | sesame
  mustard-free salad dressing | mustard
  eggless sponge cake | eggs
  maltitol | gluten
  châtaignes d'eau | nuts
  Wasserkastanien | nuts
  kestane kabağı | nuts
  200 g biscuits | crustaceans+mustard
  चावल का आटा | gluten
  makki ka atta | gluten
  mayonnaise sans œufs | eggs
  mayonesa sin huevo | eggs
  bezglutenowa mąka | gluten
  グルテンフリーパスタ | gluten
  글루텐프리 파스타 | gluten
  soy-free miso | soy
  ostronskivling | molluscs
  mandelpotatis | nuts
  smörgåsgurka | milk
  boekweit | gluten+molluscs
  mąka kukurydziana | gluten+crustaceans
  masło kakaowe | milk
  masło orzechowe | milk
  serce wołowe | mustard
  orzechy laskowe | peanuts+sulphites
  кокосовое молоко | milk+nuts
  мускатный орех | nuts+gluten
  рис | gluten+milk+fish
  Johannisbrotkernmehl | gluten
  Milchsäure | milk
  Butterpilze | milk+nuts
  calcium lactate | milk+sulphites
  lychee nuts | nuts+peanuts+sulphites
  cola nut drink | nuts+peanuts
  wine gums | sulphites
  Swedish Fish candy | fish
  prawn crackers | milk+soy
  kung pao chicken | crustaceans
  nut-free pesto | nuts
  vegan Worcester sauce | fish
  hickory smoked paprika | fish+nuts
  ryeland lamb chops | gluten
  nấm bào ngư | molluscs
  café en grano | gluten
  Malz | molluscs
  Backpulver | eggs+milk
  Kakaopulver | eggs+milk
  Himbeerpulver | gluten+eggs+milk
`),
)('%j is no reason to withhold from who avoids %s', (line, list) => {
  expect(groupsOf(list).filter((group) => !isLineShown(line, avoiding(group)))).toEqual([])
})

test.each(['Sachertorte', 'Erdbeertorte'])('an offer of %j is suggested what is told of it', (foodName) => {
  expect(toldAllergens({ foodName, description: '' }).contains).toEqual(['gluten', 'eggs', 'milk'])
  expect(checkRecipe({ title: 'Tea', ingredients: [foodName], steps: [] }, avoiding('fish'))).toEqual({
    ok: true,
  })
})

test.each(
  rowsOf(`
  cocoa butter | milk
  Kakaobutter | milk
  butterfish | milk
  nata de coco | milk
  head cheese | milk
  crab apple jelly | crustaceans
  karabuğday | gluten
  sweetbreads | gluten+milk
`),
)('an offer of %j warns nobody of %s', (foodName, list) => {
  const { contains, mayContain } = toldAllergens({ foodName, description: '' })
  expect(groupsOf(list).filter((group) => [...contains, ...mayContain].some((one) => one === group))).toEqual(
    [],
  )
})

test.each(
  rowsOf(`
  Podawać z masłem. | milk
  Dodać krewetki z jajkiem i mlekiem. | eggs+milk
  Wymieszać z serem, śmietaną i orzechami. | milk+nuts
  Obtoczyć w mące i zalać sosem sojowym. | soy
  Posypać sezamem, dodać łososia. | sesame+fish
`),
)('the step %j holds %s', (step, list) => {
  const shown = groupsOf(list).filter(
    (group) => checkRecipe({ title: 'Bowl', ingredients: ['ryż'], steps: [step] }, avoiding(group)).ok,
  )
  expect(shown).toEqual([])
})

test('kinds of food are found in dishes that don’t say so', () => {
  const cases = toldCases(`
  meat|doner; Döner; gyros; kebab; shawarma; chilli con carne; chili con carne; goulash; moussaka; stroganoff; cottage pie; Bovril; currywurst; spaghetti carbonara; sausage rolls; bolognese; souvlaki; Maultaschen; scotch egg; toad in the hole; meatloaf; philly cheesesteak; tamales; croque monsieur; quiche lorraine; hachis parmentier; tartiflette; saltimbocca; amatriciana; pierogi z mięsem; bigos; gołąbki; pelmeni; lahmacun; iskender; mantı; nihari; haleem; seekh kebab; larb; bun cha; mapo tofu; dan dan noodles; jajangmyeon; bitterballen; feijoada; fabada; barbacoa; asado; lomo saltado; pigs in blankets; Kassler; ćevapi; kåldolmar; pytt i panna; bangers and mash; spag bol; jambalaya; stifado; blanquette de veau; pho; coq au vin
  vegetarian|doner; Döner; gyros; kebab; shawarma; chilli con carne; chili con carne; goulash; moussaka; stroganoff; cottage pie; Bovril; currywurst; spaghetti carbonara; sausage rolls; bolognese; souvlaki; Maultaschen; scotch egg; toad in the hole; meatloaf; philly cheesesteak; tamales; croque monsieur; quiche lorraine; hachis parmentier; tartiflette; saltimbocca; amatriciana; pierogi z mięsem; bigos; gołąbki; pelmeni; lahmacun; iskender; mantı; nihari; haleem; seekh kebab; larb; bun cha; mapo tofu; dan dan noodles; jajangmyeon; bitterballen; feijoada; fabada; barbacoa; asado; lomo saltado; pigs in blankets; Kassler; ćevapi; kåldolmar; pytt i panna; bangers and mash; spag bol; jambalaya; stifado; blanquette de veau; pho; coq au vin
  red meat|doner; Döner; gyros; kebab; shawarma; chilli con carne; chili con carne; goulash; moussaka; stroganoff; cottage pie; Bovril; currywurst; spaghetti carbonara; sausage rolls; bolognese; souvlaki; Maultaschen; scotch egg; toad in the hole; meatloaf; philly cheesesteak; tamales; croque monsieur; quiche lorraine; hachis parmentier; tartiflette; saltimbocca; amatriciana; pierogi z mięsem; bigos; gołąbki; pelmeni; lahmacun; iskender; mantı; nihari; haleem; seekh kebab; larb; bun cha; mapo tofu; dan dan noodles; jajangmyeon; bitterballen; feijoada; fabada; barbacoa; asado; lomo saltado; pigs in blankets; Kassler; ćevapi; kåldolmar; pytt i panna; bangers and mash; spag bol; jambalaya; stifado; blanquette de veau; Leberkäse; Schnitzel; black pudding; cassoulet; morcilla
  alpha-gal|doner; Döner; gyros; kebab; shawarma; chilli con carne; chili con carne; goulash; moussaka; stroganoff; cottage pie; Bovril; currywurst; spaghetti carbonara; sausage rolls; bolognese; souvlaki; Maultaschen; scotch egg; toad in the hole; meatloaf; philly cheesesteak; tamales; croque monsieur; quiche lorraine; hachis parmentier; tartiflette; saltimbocca; amatriciana; pierogi z mięsem; bigos; gołąbki; pelmeni; lahmacun; iskender; mantı; nihari; haleem; seekh kebab; larb; bun cha; mapo tofu; dan dan noodles; jajangmyeon; bitterballen; feijoada; fabada; barbacoa; asado; lomo saltado; pigs in blankets; Kassler; ćevapi; kåldolmar; pytt i panna; bangers and mash; spag bol; jambalaya; stifado; blanquette de veau; Leberkäse; Schnitzel; black pudding; cassoulet; morcilla
  pork|sausage rolls; carbonara; Schnitzel; Leberwurst; Mett; currywurst; scotch egg; black pudding; quiche lorraine; croque monsieur; cassoulet; tartiflette; amatriciana; saltimbocca; bigos; tamales; feijoada; fabada; morcilla; bun cha; budae jjigae; jajangmyeon; mapo tofu; Maultaschen; Frikadellen; Hackfleisch; BLT; cordon bleu; Flammkuchen; Kassler; pigs in blankets; al pastor
  halal|sausage rolls; Schnitzel; carbonara; tiramisu; Mon Chéri; Schwarzwälder Kirschtorte; cheese fondue; zabaglione; Irish coffee
  beef|Hackfleisch; Bovril; suet; chilli con carne; goulash; stroganoff; cottage pie; Bündnerfleisch; nihari; sukiyaki; shabu shabu; birria; ropa vieja; philly cheesesteak; cornish pasty; bitterballen; hachis parmentier; Wiener Schnitzel; doner; barbacoa; asado
  lamb|doner; gyros; moussaka; kofta; shawarma; merguez; souvlaki; seekh kebab; Irish stew; lahmacun; adana kebab
  chicken|coq au vin; cordon bleu; shawarma; biryani; oyakodon; Geflügelsalat; Hühnerfrikassee
  coconut|Bounty; Raffaello; lamington; Malibu; piña colada; tom kha gai; panang curry; massaman curry; Kokosmakronen
  alcohol|tiramisu; boeuf bourguignon; Mon Chéri; sherry trifle; Black Forest cake; cheese fondue; moules marinières; zabaglione; Irish coffee; Bloody Mary; mojito; baba au rhum; crêpes suzette
  `)
  expect(missedLines(cases)).toEqual([])
})

test('kinds of food are not found in dishes that are made without them', () => {
  const cases = toldCases(`
  meat||vegan chilli con carne; vegetarian stroganoff; veggie doner; vegane Currywurst; vegetable suet; mushroom stroganoff; lentil bolognese; chilli sin carne; vegane Frikadellen
  pork||vegan carbonara; vegetarian sausage rolls; beef goulash
  beef||vegan stroganoff; vegetable suet
  coconut||bounty of herbs
  alcohol||cider vinegar; chocolate fondue
  `)
  expect(needlesslyWithheld(cases).lines).toBe('')
})
