import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { describe, expect, test } from 'vitest'
import type { Food } from '../../foods.ts'
import { dishes } from '../dishes/dishes.ts'
import { readPreferences } from './preferences.ts'

const isFish = ({ allergens }: Food) => allergens.includes('fish')
const isMeat = (food: Food) => food.category === 'meat' || food.category === 'poultry'

/** Which of the two the preferences leave. */
function left(text: string): string[] {
  const { allows } = readPreferences(text)
  const foods = dishes.filter(allows).flatMap((dish) => dish.foods)
  return [...(foods.some(isFish) ? ['fish'] : []), ...(foods.some(isMeat) ? ['meat'] : [])]
}

describe('who likes meat and eats no fish keeps the meat and loses the fish', () => {
  test.each(
    rowsOf(`
      I like meat but don't eat fish | I don't eat fish but like meat
      I like meat and I don't eat fish | I don't eat fish and I like meat
      Meat is fine, fish I don't eat | No fish and meat is fine
      J'aime la viande mais je ne mange pas de poisson | Je ne mange pas de poisson mais j'aime la viande
      J'aime la viande et je n'aime pas le poisson | Je n'aime pas le poisson et j'aime la viande
      Ich mag Fleisch, esse aber keinen Fisch | Ich esse keinen Fisch, mag aber Fleisch
      Ich mag Fleisch aber Fisch nicht | Ich esse keinen Fisch aber gerne Fleisch
      Me gusta la carne pero no como pescado | No como pescado pero me gusta la carne
      Me gusta la carne y no me gusta el pescado | No como pescado y me gusta la carne
      Mi piace la carne ma non mangio pesce | Non mangio pesce ma mi piace la carne
      Gosto de carne mas não como peixe | Não como peixe mas gosto de carne
      Saya suka daging tetapi tidak makan ikan | Saya tidak makan ikan tetapi suka daging
      Aku suka daging tapi tak suka ikan | Aku tak suka ikan tapi suka daging
      Lubię mięso, ale nie jem ryb | Nie jem ryb ale lubię mięso
      Ik hou van vlees maar eet geen vis | Ik eet geen vis maar hou van vlees
      Я люблю мясо, но не ем рыбу | Я не ем рыбу но люблю мясо
      Eti severim ama balık yemem | Balık yemem ama eti severim
      Et yerim balık sevmem | Balığı sevmem eti severim
      Tôi thích thịt nhưng không ăn cá | Tôi không ăn cá nhưng thích thịt
      ชอบเนื้อสัตว์แต่ไม่กินปลา | ไม่กินปลาแต่ชอบเนื้อสัตว์
      أحب اللحم لكن لا آكل السمك | لا آكل السمك لكن أحب اللحم
      मुझे मांस पसंद है लेकिन मछली नहीं | मछली नहीं खाता लेकिन मांस पसंद है
      मांस खाता हूँ मछली नहीं | मैं मछली नहीं खाता हूँ मांस खाता हूँ
      எனக்கு இறைச்சி பிடிக்கும் ஆனால் மீன் சாப்பிட மாட்டேன் | மீன் பிடிக்காது ஆனால் இறைச்சி பிடிக்கும்
      我喜欢吃肉但不吃鱼 | 我不吃鱼但喜欢吃肉
      我喜歡吃肉，但是不吃魚 | 不吃魚可是喜歡吃肉
      爱吃肉不吃鱼 | 不吃鱼爱吃肉
      肉は好きだけど魚は食べない | 魚は食べないけど肉は好き
      肉は食べられますが魚は食べられません | 魚は食べませんが肉は食べます
      肉が好きで魚は食べません | 魚は嫌いですが肉は好きです
      고기는 좋아하지만 생선은 못 먹어요 | 생선은 안 먹지만 고기는 좋아해요
      고기는 먹고 생선은 안 먹어요 | 생선은 못 먹고 고기는 좋아해요
    `),
  )('%s / %s', (...texts) => {
    for (const text of texts) expect([left(text), readPreferences(text).understood], text).toEqual(justMeat)
  })
})
const justMeat = [['meat'], expect.arrayContaining(['no fish'])]

test.each(
  rowsOf(`
    牛肉は食べられますが豚肉は食べられません | no pork
    鶏肉なし豚肉なし | no chicken+no pork
    süt severim ama yumurta yemem | no egg
    मांस खाता हूँ अंडा नहीं | no egg
    豚肉も牛肉も食べません | no pork+no beef
    Keine Eier und kein Fisch | no egg+no fish
    Kein Fleisch und Fisch | no meat+no fish
    Geen vis of vlees | no fish+no meat
    Nie jem mięsa ani ryb | no meat+no fish
    لا آكل اللحم والسمك | no meat+no fish
    no meat except fish | no meat
    pas de viande sauf le poisson | no meat
    kein Fleisch außer Fisch | no meat
    ไม่กินเนื้อสัตว์ยกเว้นปลา | no meat
    balık hariç et yemem | no meat
    생선 빼고 고기는 안 먹어요 | no meat
    tout sauf le poisson | no fish
    I don't drink alcohol or eat pork | no alcohol+no pork
    no pork or beef, chicken is fine | no beef+no pork
    no pork or beef, or fish | no beef+no fish+no pork
    no dairy, eggs, or nuts | no dairy+no egg+no nuts
    geen vlees of vis, kip is prima | no fish+no meat
    не ем свинину или говядину, курица ок | no beef+no pork
    fish and meat I don't eat | no fish+no meat
    tudo menos peixe | no fish
    como de todo menos cerdo | no pork
    no como carne menos pescado | no meat
    neither pork nor beef | no beef+no pork
    je ne mange ni porc ni boeuf | no beef+no pork
    ni porc ni alcool | no alcohol+no pork
    weder Schwein noch Rind | no beef+no pork
    je ne mange plus de viande | no meat
    jamais de porc | no pork
    nunca como cerdo | no pork
    no: eggs, milk, fish | no dairy+no egg+no fish
    avoid: pork, shellfish | no pork+no shellfish
    No - pork, beef. Likes: fish | no beef+no pork
    dislikes: fish, eggs, likes: pasta, chicken | no egg+no fish
    pork is forbidden | no pork
    meat is not ok, fish is ok | no meat
    beef and pork are not allowed | no beef+no pork
    I love chicken and pork is forbidden | no pork
    I like chicken and olives are not ok | no olives
    I like fish and meat I don't eat | no meat
    not allowed - beef | no beef
    not ok: pork, beef | no beef+no pork
    avoid eating - pork | no pork
    please avoid these - nuts, eggs | no egg+no nuts
    avoid: pork, fish is fine | no pork
    avoid: pork, fish is fine, beef | no beef+no pork
    avoid: pork, fish ok, beef and eggs | no beef+no egg+no pork
    avoid: pork, love fish, chicken | no pork
    no nuts or milk, eggs or fish | no dairy+no egg+no fish+no nuts
    without pork, beef | no beef+no pork
    allergic to peanuts, shellfish | no nuts+no shellfish
    no shellfish, fish ok | no shellfish
    no pork, noodles | no pork
    avoid: pork, fish is fine, chicken too | no pork
    no nuts allergy | no nuts
    sans gluten intolérance | no gluten
    no mushrooms, chicken | no mushrooms
    no allergies, no pork | no pork
    no other allergies than soy | no soy
    no allergies only eggs | no egg
    no allergies aside from eggs | no egg
    keine Allergien bis auf Soja | no soy
    keine andere Allergie als Soja | no soy
    no pork allergy to eggs | no pork+no egg
    no pork allergies: eggs | no pork+no egg
    no pork allergies: eggs, milk | no pork+no egg+no dairy
    no pork, allergies: eggs, milk | no pork+no egg+no dairy
    Allergies: eggs | no egg
    Allergie: Eier, Fisch | no egg+no fish
    food allergies: none, no pork | no pork
    no allergies: no pork | no pork
    ohne Fisch Allergie gegen Soja | no fish+no soy
    keine Allergien, kein Fisch | no fish
    mushrooms make me sick | no mushrooms
    no - pork, beef, chicken ok | no beef+no pork
    avoid: pork, love fish | no pork
    avoid: pork, prefer chicken | no pork
    avoid: pork, more vegetables | no pork
    dislikes: fish, likes pasta | no fish
    rice is ok and noodles not ok | no noodles
    pork, beef and shellfish are forbidden | no beef+no pork+no shellfish
    pork, beef and fish are not allowed | no beef+no fish+no pork
    Italian, pork and beef are forbidden | no beef+no pork
    I like eggs, fish and beef are not ok | no beef+no fish
    all meat is forbidden except chicken | no meat
    nothing is off-limits except pork | no pork
    meat isn't ok | no meat
    fish isn’t allowed, chicken is | no fish
    eggs aren't ok | no egg
    pork no go | no pork
    pork is not ok with me | no pork
    eggs are not allowed for me | no egg
    meat is not allowed in my religion | no meat
    beef isn't ok for me | no beef
    fish isn't for me | no fish
    pork isn't allowed at all | no pork
    eggs are not good for me | no egg
    chicken is ok but pork isn't | no pork
    pork, beef are not ok for me | no beef+no pork
    pork, beef and fish aren't allowed | no beef+no fish+no pork
    not ok with pork | no pork
    I'm not ok with eggs | no egg
    no-gos: pork, beef | no beef+no pork
    not a fan of: fish, eggs | no egg+no fish
    No: pork - beef - fish | no beef+no fish+no pork
    I don't eat - pork - beef | no beef+no pork
    nunca cerdo | no pork
    nunca cerdo ni pescado | no fish+no pork
    nunca he comido cerdo | no pork
    nunca puedo comer cerdo | no pork
    je ne mange jamais de porc | no pork
    jamais du porc | no pork
    je ne tolère plus les œufs | no egg
    je ne mangerai jamais de poisson | no fish
    je ne cuisine plus de porc | no pork
    no: pork, fine with eggs | no pork
    аллергия на яйца | no egg
    soy alérgico a los frutos secos | no nuts
    allergique aux œufs | no egg
    allergisch gegen Nüsse | no nuts
    sono allergico alle uova | no egg
    alergi telur | no egg
  `),
)('%s: %s', (text, refusals) => {
  const { understood } = readPreferences(text)
  expect(understood.filter((label) => label.startsWith('no ')).sort()).toEqual(refusals.split('+').sort())
})

describe('a diet stays beside a refusal', () => {
  test.each(
    rowsOf(`
      no nuts or milk, vegetarian | vegetarian+no dairy+no nuts
      no eggs, vegetarian or halal | halal+vegetarian+no egg
      sans noix ou oeufs, halal | halal+no egg+no nuts
      keine Pilze oder Oliven, vegetarisch | vegetarian+no oliven+no pilze
      不吃猪肉或牛肉，素食 | vegetarian+no beef+no pork
      I'm vegetarian and fish I don't eat | vegetarian+no fish
      vegetarian and fish and eggs I don't eat | vegetarian+no egg+no fish
      halal and pork no | halal+no pork
      no pork - halal | halal+no pork
      allergies: vegetarian | vegetarian
      allergies: eggs, vegetarian | vegetarian+no egg
      no food allergies: vegetarian | vegetarian
      no - pork, beef - halal | halal+no beef+no pork
      vegan and gluten I can't eat | vegan+no gluten
      vegetarisch und Fisch nicht | vegetarian+no fish
      wegetarianin i ryb nie jem | vegetarian+no fish
      soy vegetariano y el pescado no me gusta | vegetarian+no fish
      ik ben vegetariër en vis niet | vegetarian+no fish
      я вегетарианец и рыбу не ем | vegetarian+no fish
      vejetaryenim ve balık yemem | vegetarian+no fish
      मैं शाकाहारी हूँ और मछली नहीं | vegetarian+no fish
      más o menos vegetariano | vegetarian
      al menos vegetariano | vegetarian
      soy más o menos vegano | vegan
      pelo menos vegetariano | vegetarian
    `),
  )('%s: %s', (text, said) => {
    const { understood, notUnderstood } = readPreferences(text)
    const rules = understood.filter((label) => /^(?:vega|vegetarian|halal|no )/.test(label))
    expect(rules.map((label) => label.replace(/ \(.*/, '')).sort()).toEqual(said.split('+').sort())
    expect(notUnderstood).toEqual([])
  })

  test.each([
    'vegan no',
    'vegetarian not',
    'vegetarian or not',
    'halal o no',
    'vegan cheese no',
    'végétarien ou pas',
  ])('or is said not to be understood: %s', (text) => {
    const { understood, notUnderstood } = readPreferences(text)
    expect(understood.filter((label) => /^(?:vega|vegetarian|halal)/.test(label))).toEqual([])
    expect(notUnderstood).not.toEqual([])
  })

  test('what is refused with a diet in one breath is told', () => {
    expect(readPreferences('ben vejetaryen balık yemem')).toMatchObject({
      understood: ['no fish'],
      notUnderstood: ['vejetaryen balık'],
    })
  })
})

test.each([
  'I eat anything, meat or not',
  'menos sal',
  '牛肉は食べられます',
  'no problem with beef',
  "I don't mind beef",
  'not allergic to beef',
  'pas de problème avec le boeuf',
  'pas de souci avec le boeuf',
  'kein Problem mit Rind',
  'nichts gegen Rind',
  'ningún problema con la ternera',
  'sin problemas con la ternera',
  'nessun problema con il manzo',
  'sem problema com carne',
  'tidak masalah dengan lembu',
  'nie mam problemu z wieprzowiną',
  'geen probleem met varkensvlees',
  'нет проблем с говядиной',
  'không có vấn đề với thịt bò',
  'لا مشكلة مع لحم البقر',
  'ไม่มีปัญหากับเนื้อวัว',
  '不介意吃牛肉',
  '不怕辣',
  "can't live without cheese",
  'avoid - none',
  'nothing but fish',
  'ich bin nicht vegetarisch',
  'pork is not a problem',
  "pork isn't haram",
  'not only fish',
  "I don't hate fish",
  "je n'évite pas le porc",
  'je ne déteste pas le porc',
  'no odio el pescado',
  'je ne me lasse jamais du poulet',
  'jamais déçu par le poulet',
  'nunca me canso del pollo',
  'no problem with pork for me',
  'nunca enjoo de frango',
  'je ne refuse jamais le fromage',
  'pas du tout allergique aux œufs',
  'non allergico alle uova',
  'keine Allergie gegen Eier',
  'no allergy to eggs',
  'no egg allergy',
  "pas d'allergie aux œufs",
  'sin alergia al huevo',
  'geen allergie voor eieren',
  'nie mam alergii na jajka',
  '卵アレルギーなし',
  '对鸡蛋不过敏',
  '계란 알레르기 없음',
  'yumurta alerjim yok',
  'not lactose intolerant',
  'keine Unverträglichkeit gegen Milch',
  'keine Laktoseintoleranz',
  'viande ou pas',
  'у меня нет аллергии на яйца',
  'tidak ada alergi telur',
  'không bị dị ứng với trứng',
  'pas allergique aux œufs',
  'no soy alérgico al huevo',
  'nicht allergisch gegen Eier',
  'tidak alergi telur',
])('%s refuses nothing', (text) => {
  expect(readPreferences(text).understood.filter((label) => /^(?:no|not) |vegetarian/.test(label))).toEqual(
    [],
  )
})

test.each(
  rowsOf(`
    no fish | geen vis | bez ryb | без рыбы | balık yok | không cá | ไม่กินปลา | بدون سمك | मछली नहीं | 생선 안 먹어요
    no egg | geen eieren | bez jajek | без яиц | yumurta yok | không trứng | ไม่กินไข่ | بدون بيض | अंडे नहीं | 계란 빼고
    no dairy | geen zuivel | bez nabiału | без молока | süt yok | không sữa | ไม่กินนม | بدون حليب | दूध नहीं | 牛乳なし
    no chicken | geen kip | bez kurczaka | без курицы | tavuk yok | không thịt gà | ไม่กินไก่ | بدون دجاج | चिकन नहीं | 鶏肉なし
    no beef | geen rundvlees | bez wołowiny | sığır eti yok
    no lamb | geen lamsvlees | без баранины | kuzu eti yok | मटन नहीं
    no seafood | geen zeevruchten | bez owoców morza | sem frutos do mar | не ем морепродукты | 해산물은 못 먹어요
    no nuts | keine Nüsse | geen noten | bez orzechów | без орехов | kuruyemiş yok | ナッツなし | بدون مكسرات
    no soy | kein Soja | sin soja | không đậu nành | 大豆なし
  `),
)('%s, whole kinds in other languages', (english = '', ...texts) => {
  for (const text of texts) expect(readPreferences(text).understood, text).toEqual([english])
})

test('a word that only is spelled as a but parts no list', () => {
  expect(readPreferences('no ale or beer').understood).toEqual(['no ale', 'no beer'])
  expect(readPreferences('keine Eier, Mais oder Fisch').understood).toEqual(
    expect.arrayContaining(['no egg', 'no fish']),
  )
})

test('a refusal that nothing is known of is said, beside one that is understood', () => {
  expect(readPreferences('no pork and blorf').notUnderstood).toEqual(['blorf'])
  expect(readPreferences('Kein Schwein, Rind oder Fisch').notUnderstood).toEqual([])
  expect(readPreferences('I like noodles but no zorgle').notUnderstood).toEqual(['no zorgle'])
})

test.each(['Allergies: none', 'Avoid - none', 'dislikes: nothing'])('%s says nothing', (text) => {
  expect(readPreferences(text)).toMatchObject({ understood: [], notUnderstood: [] })
})

test.each(['diet: vegetarian', 'my diet is vegetarian', 'Diet - vegetarian'])(
  '%s asks for nothing light',
  (text) => {
    expect(readPreferences(text).understood).toEqual(['vegetarian'])
  },
)
