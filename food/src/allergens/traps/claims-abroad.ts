/** Foods made without, as other languages name them: 'vegane Butter', 'lait végétal', 'glutenvrij meel'. */
import { listed } from '../../word-lists.ts'
import { type Claim, without } from './harmless-claims.ts'

/** Each thing before each maker, as Romance languages put them. */
const behind = (groups: Claim['groups'], things: string, makers: string): Claim =>
  without(groups, things, makers)

/*
 * Made of plants alone is what calls itself vegan, and the milk, butter, cheese and yogurt that say so. Margarine, creams to
 * whip and their kin of many lands are called 'vegetal' or 'pflanzlich' and hold milk: 'panna vegetale', 'Pflanzencreme'.
 */
const german: readonly Claim[] = [
  without(
    ['milk'],
    'vegane, veganer, veganes, veganen, veganem',
    `butter, milch, margarine, sahne, schlagsahne, kochsahne, joghurt, jogurt, naturjoghurt, käse, reibekäse, streukäse, frischkäse, feta, mozzarella, parmesan, quark, schmand, crème fraîche,
    schokolade, zartbitterschokolade, eis, vanilleeis, butteralternative, käsealternative, sahnealternative`,
  ),
  without(
    ['milk'],
    'pflanzliche, pflanzlicher, pflanzliches, pflanzlichen, milchfreie, milchfreier, milchfreies',
    'butter, milch, joghurt, jogurt, käse, reibekäse, frischkäse',
  ),
  { groups: ['milk'], phrases: listed('pflanzenmilch, pflanzenbutter, pflanzenjoghurt, sojajoghurt') },
  without(
    ['eggs'],
    'vegane, veganer, veganes, veganen, eifreie, eifreier, eifreies',
    'mayonnaise, mayo, aioli, remoulade',
  ),
  without(
    ['gluten'],
    'glutenfreie, glutenfreier, glutenfreies, glutenfreien',
    `mehl, nudeln, pasta, spaghetti, penne, brot, brötchen, toast, sojasauce, sojasoße, sojasosse, paniermehl, semmelbrösel, haferflocken, lasagneplatten, tortillas, wraps, kekse, mehlmischung`,
  ),
]

const french: readonly Claim[] = [
  behind(
    ['milk'],
    'lait, beurre, crème, crème fraîche, crème liquide, fromage, fromage râpé, fromage frais, yaourt, yogourt, chocolat, mozzarella, parmesan, feta, margarine, glace',
    'vegan, végane, végan, vegane, végétalien, végétalienne',
  ),
  behind(['milk'], 'lait, beurre, yaourt, yogourt, fromage', 'végétal'),
  {
    groups: ['milk'],
    phrases: listed(
      'laits végétaux, crème végétale, yaourt de soja, yaourt au soja, yaourts au soja, yaourt végétal au soja, crème de soja',
    ),
  },
  behind(['eggs'], 'mayonnaise, mayo', 'vegan, végane, végan, vegane, végétale, végétalienne'),
  behind(
    ['gluten'],
    'sauce soja, chapelure, nouilles, flocons d avoine, biscuits, tortillas, lasagnes, penne',
    'sans gluten',
  ),
]

const italian: readonly Claim[] = [
  behind(
    ['milk'],
    'latte, burro, formaggio, yogurt, parmigiano, cioccolato, gelato, panna, mozzarella, ricotta, feta, besciamella, margarina',
    'vegano, vegana, vegan',
  ),
  behind(['milk'], 'latte, burro, formaggio, yogurt', 'vegetale'),
  { groups: ['milk'], phrases: listed('yogurt di soia, panna di soia, yogurt alla soia') },
  behind(['eggs'], 'maionese', 'vegana, vegan'),
  behind(['gluten'], 'salsa di soia, pangrattato, fusilli, lasagne, gnocchi, biscotti', 'senza glutine'),
]

const iberian: readonly Claim[] = [
  behind(
    ['milk'],
    'mantequilla, margarina, queso, yogur, nata, crema, chocolate, mozzarella, parmesano, feta, leche, helado, manteiga, queijo, iogurte, natas, creme, leite',
    'vegano, vegana, veganos, veganas',
  ),
  behind(['milk'], 'leche, yogur, queso, leite, iogurte, queijo', 'vegetal'),
  {
    groups: ['milk'],
    phrases: listed('bebida vegetal, yogur de soja, iogurte de soja, leches vegetales'),
  },
  behind(['eggs'], 'mayonesa, mahonesa, maionese', 'vegana'),
  behind(['gluten'], 'salsa de soja, pan rallado, fideos, macarrones, galletas', 'sin gluten'),
  behind(['gluten'], 'molho de soja, espaguete, bolachas', 'sem glúten'),
]

const slavic: readonly Claim[] = [
  {
    groups: ['milk'],
    phrases: listed(
      `mleko roślinne, mleka roślinnego, mlekiem roślinnym, roślinne mleko, roślinnego mleka, masło wegańskie, masła wegańskiego, wegańskie masło, wegańskiego masła,
      ser wegański, sera wegańskiego, wegański ser, wegańskiego sera, jogurt roślinny, jogurtu roślinnego, jogurt wegański, wegański jogurt, śmietana wegańska, wegańska śmietana, wegańskiej śmietany,
      mleka migdałowego, mleka owsianego, mleka sojowego, mleka kokosowego, mleka ryżowego`,
    ),
  },
  { groups: ['eggs'], phrases: listed('majonez wegański, majonezu wegańskiego, wegański majonez') },
  {
    groups: ['gluten'],
    phrases: listed(
      `mąka bezglutenowa, mąki bezglutenowej, mąkę bezglutenową, makaron bezglutenowy, makaronu bezglutenowego, chleb bezglutenowy, chleba bezglutenowego, bezglutenowa mąka, bezglutenowej mąki, bezglutenowy makaron, bezglutenowego makaronu, bezglutenowy chleb, bezglutenowego chleba`,
    ),
  },
]

const northern: readonly Claim[] = [
  without(
    ['milk'],
    'vegan, veganistische',
    'boter, melk, yoghurt, kaas, geraspte kaas, room, slagroom, kwark, roomkaas, margarine, chocolade',
  ),
  without(['milk'], 'plantaardige', 'boter, melk, yoghurt, kaas'),
  without(['eggs'], 'vegan, veganistische', 'mayonaise, mayo'),
  without(
    ['gluten'],
    'glutenvrije, glutenvrij',
    'pasta, meel, bloem, brood, spaghetti, havermout, sojasaus, noedels, noodles, paneermeel',
  ),
  without(
    ['milk'],
    'växtbaserat, växtbaserad, vegansk, veganskt, plantebaseret, plantebasert',
    'smör, mjölk, grädde, yoghurt, ost, smør, mælk, melk, fløde, fløte',
  ),
  without(['eggs'], 'vegansk', 'majonnäs, mayonnaise, majones'),
  without(
    ['gluten'],
    'glutenfri, glutenfritt, glutenfria, glutenfrit, glutenfrie',
    'pasta, mjöl, bröd, nudlar, sojasås, havregryn, mel, brød, nudler',
  ),
]

const eastern: readonly Claim[] = [
  {
    groups: ['milk'],
    phrases: listed('bitkisel süt, vegan tereyağı, vegan peynir, vegan süt, vegan yoğurt'),
  },
  { groups: ['gluten'], phrases: listed('glutensiz un, glutensiz makarna, glutensiz ekmek') },
  {
    groups: ['gluten'],
    phrases: listed(
      'グルテンフリーパスタ, グルテンフリー麺, グルテンフリーパン, グルテンフリー醤油, 글루텐프리 파스타, 글루텐프리 밀가루, 글루텐프리 빵, 글루텐프리 간장, 글루텐프리 국수, 无麸质面粉, 无麸质面条, 无麸质意面, 无麸质面包, 无麸质酱油, 無麩質麵粉, 無麩質麵條, 無麩質麵包, 無麩質醬油',
    ),
  },
]

export const claimsAbroad: readonly Claim[] = [
  ...german,
  ...french,
  ...italian,
  ...iberian,
  ...slavic,
  ...northern,
  ...eastern,
]
