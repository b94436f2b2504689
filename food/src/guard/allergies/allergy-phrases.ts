/** The words around an allergy: what ends a clause, what denies one, what says nothing, and what means more than it says. */
import type { AllergenGroup } from '../../allergens/groups.ts'
import { foldText } from '../text/fold.ts'
import type { AllergyNoteCode } from './allergies.ts'
import { saidWords } from './saying/said-words.ts'

/** Between clauses: a denial reaches no further than this. */
export const clauseEnds =
  /[;.,!?\n\r\t|•·。，；、！？；…()[\]{}]+|(?=\b(?:but|however|except(?: for)?|although|though|unless)\b)/iu

/** A clause that begins like this takes something back from the one before. */
export const takesBack = /^(?:but|however|except|although|though|unless)\b/

/** What a body does to somebody who is not fine with a food, however the sentence began. */
export const reactions =
  /\b(?:hives?|rash(?:es)?|itch(?:y|es|ing)?|swell(?:s|ing)?|swollen|sick(?:ness)?|ill|vomit(?:s|ing)?|throw up|nause\w+|cramps?|bloat\w*|diarr\w+|tummy|stomach|wheez\w+|sneez\w+|breath\w*|throat|tingl\w+|anaphyla\w+|epi ?pen|reacts?|reactions?|allerg\w*|intoleran\w+|hurts?|pain(?:ful)?|burns?|hospital|faint\w*|dizzy|headaches?|eczema|flare\w*|break out|breakout|problem|trouble|regret|suffer|careful|avoid)\b/

/** Between the foods of one clause. */
export const joiners =
  /[/&+\\*_"“”「」:：<>=]+|\s[-–—]+\s|\s(?:and|or|und|et|y|dan|atau|plus|also|with|as well as|especially|including|incl|like|such as|eg|ie)\s|(?<=[\p{Script=Han}])[和与與及跟或](?=[\p{Script=Han}])|[和与與及跟或](?=[\p{Script=Latin}])|(?<=[\p{Script=Hangul}])(?:\s?및\s?|(?:와|과|이랑|랑)\s)|(?<=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}])(?<!(?:食べる|たべる|飲む|のむ|摂る|触る)(?:こ)?)と(?=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}])/iu

/** An article that clings to its noun: 'l'ail', 'd’œufs', 'all'aglio'. */
export const clinging = /(?<!\p{L})(?:l|d|all|dell|un)['’](?=\p{L})/giu

/** 'I have no allergies' in languages that say it in several words. */
const noAllergies = `
  keine allergien, keine allergie, ich habe keine allergien, keine bekannt, keine bekannten allergien, nichts, geen, geen allergieën, geen allergie, ik heb geen allergieën, niets, niks,
  pas d'allergie, pas d'allergies, pas d allergies, aucune allergie, je n'ai pas d'allergies, rien, sin alergias, no tengo alergias, ninguna alergia, nada, ningún alérgeno,
  nessuna allergia, nessun allergia, non ho allergie, niente, nenhuma alergia, sem alergias, não tenho, não tenho alergias, inga allergier, inga, ingen allergi, ingen allergier, ingen, ei allergioita, ei ole, ei mitään,
  brak, brak alergii, nie mam alergii, žádné, žádná alergie, nincs, nincs allergiám, нет, нет аллергии, нет аллергий, немає, δεν έχω, όχι, alerjim yok, hiçbir alerjim yok, yok, koi allergy nahi, koi nahi, wala, wala akong allergy, walang allergy,
  không dị ứng gì, không bị dị ứng, không có dị ứng, 알레르기 없어요, 알레르기 없습니다, 알레르기없음, アレルギーはありません, アレルギーなし, アレルギーはない, 特にありません, 特にない, 没有什么过敏, 沒有什麼過敏, 没什么过敏, ไม่แพ้อะไร, ไม่แพ้, ไม่มีอาการแพ้, لا توجد حساسية, ليس لدي حساسية, لا حساسية, कोई एलर्जी नहीं, ஒவ்வாமை இல்லை`

/** Whole answers that mean no allergy at all. */
export const emptyAnswers: ReadonlySet<string> = new Set([
  ...noAllergies.split(',').map((answer) => foldText(answer).replaceAll('\n', ' ')),
  'none',
  'no',
  'nil',
  'null',
  'na',
  'n a',
  'nope',
  'nothing',
  'nan',
  'non',
  'zero',
  '0',
  'x',
  'not applicable',
  'not any',
  'no allergy',
  'no allergies',
  'no known allergy',
  'no known allergies',
  'none known',
  'none that i know of',
  'none so far',
  'no food allergy',
  'no food allergies',
  'no allergies at all',
  'i have no allergies',
  'i dont have any',
  'dont have any',
  'i dont have any allergies',
  'no known food allergies',
  'none at all',
  'nka',
  'nkda',
  'nkfa',
  'not allergic',
  'nothing at all',
  'i am not allergic to anything',
  'im not allergic to anything',
  'not allergic to anything',
  'no i dont',
  'none currently',
  'no dietary restrictions',
  'no restrictions',
  'dont have',
  'do not have',
  'i have none',
  'unknown',
  'not known',
  'undefined',
  'tiada',
  'tidak ada',
  'tak ada',
  'takde',
  'tidak',
  'tiada alahan',
  'tiada alergi',
  'kosong',
  '无',
  '無',
  '没有',
  '沒有',
  '没',
  '無し',
  'なし',
  'ない',
  'ありません',
  '特になし',
  '无过敏',
  '没有过敏',
  '沒有過敏',
  '無過敏',
  '無過敏史',
  '不过敏',
  '없음',
  '없어요',
  '없습니다',
  '무',
  '알레르기 없음',
  'இல்லை',
  'எதுவும் இல்லை',
  'ஒன்றும் இல்லை',
  'ไม่มี',
  'لا',
  'لا يوجد',
  'लागू नहीं',
  'नहीं',
  'कोई नहीं',
  'khong',
  'khong co',
  'keine',
  'ninguna',
  'nessuna',
  'nenhuma',
  'aucune',
  'yok',
  'bo',
  'mei you',
  'meiyou',
  'wu',
  'nashi',
  'eopseo',
  'illai',
])

/** Anything that qualifies a denial turns it back into an allergy: 'ok with a little milk'. */
export const reservations =
  /\b(?:cannot|cant|dont|doesnt|not (?:ok|okay|fine|good|alright|well|really|sure|always|too)|never|if|only|just|little|bit|some|sometimes|small|tiny|trace|traces|maybe|perhaps|probably|might|may|possibly|mostly|usually|mild|mildly|slight|slightly|baked|cooked|raw|processed|boiled|fried|lactose|without|no longer|was|used to|anymore|sort of|kind of|think|guess|unsure|hopefully|most|certain|other|half|limited|moderate|moderation|occasionally|rarely|once|when|after|long|provided|pills?|tablets?|lactaid|enzymes?|medic\w*|antihistamin\w*|depend\w*|soon|hope|wish|again|almost|nearly|hardly|barely|scarcely|far|until|till|during|while|weekends?|sadly|unfortunately|then|day|days|products?|unsure|question\w*|not known)\b/

/** What turns 'fine' into its opposite, wherever it stands: 'eggs isn't ok', 'fish no good'. */
export const denials =
  /\b(?:no|not|non|nor|none|neither|nothing|isnt|arent|aint|wasnt|werent|wont|wouldnt|shouldnt|couldnt|mustnt|didnt|hasnt|havent|hadnt|less|un(?:able|safe|well)|bad|worse|worst|avoid|hate|dislike|allerg\w*|intoleran\w*|free|ill|sick)\b/
/** How such a sentence begins. */
export const deniesAllergy =
  /^(?:i am |im |i m |am )?not allergic to |^(?:i have )?no (?:problem|problems|issue|issues|trouble|allergy|allergies) (?:with|to|for|against) /

const verb = '(?:eat|have|drink|take|handle|tolerate|consume|digest|enjoy)'
const fine = '(?:ok|okay|okey|fine|good|alright|all right|safe|cool|comfortable)'
/** What clearly says that something is no allergy; `food` is what it speaks of. Read on folded text. */
export const tolerated: readonly RegExp[] = [
  new RegExp(
    `^(?:i am |im |i m |am |its |it is )?(?:totally |perfectly |completely |all )?${fine} (?:with|for|to ${verb}) (?<food>.+)$`,
  ),
  new RegExp(`^(?<food>.+?) (?:is|are|s) (?:totally |perfectly |completely )?${fine}$`),
  new RegExp(`^(?<food>.+?) ${fine}$`),
  new RegExp(`^(?:i )?can (?:still |safely )?${verb} (?<food>.+)$`),
  /^(?:i am |im |i m |am )?not allergic to (?<food>.+)$/,
  /^(?:i have )?no (?:problem|problems|issue|issues|trouble|allergy|allergies) (?:with|to|for|against) (?<food>.+)$/,
]

/** Words that carry nothing: they neither name a food nor change what another word means. */
export const fillers: ReadonlySet<string> = new Set([
  ...saidWords,
  ...`i im am m but however except although though unless with ok okay fine good alright free diet little bit small tiny amount amounts trace traces is are my me we a an the of to from for any all very really super highly quite extremely so please pls plz thanks thank you
  allergic allergy allergies allergen allergens alergic alergi alergy allegic allegies alahan alergik alah intolerant intolerance intolerances
  sensitive sensitivity sensitivities anaphylaxis anaphylactic anaphylactically reaction reactions react reacts severe severely serious seriously strong
  strongly mild mildly slight slightly deadly life threatening lethal epipen epi pen have has having got get gets do does did not no non cannot cant dont wont
  never eat eating avoid avoiding avoids without free food foods product products stuff things thing items item anything containing contain contains
  kind kinds type types sort sorts every some certain most products based derived related be can could would should will it its them they this that these
  those hate must stay away off ban banned strictly strict only just mainly especially because makes make sick sickness ill rash hives itchy itch throat swell swelling
  swells skin makan tidak boleh tak saya kepada terhadap dengan pada orang yang
  ich bin hab habe gegen auf allergisch allergie unverträglichkeit kein keine keinen und oder sowie je suis jai allergique allergiques aux au à la le les un une des du de et ou ni pas sans
  l d dell alérgico alérgica alergico alergica intolerante tengo alergia al el los las lo y o con sin sono allergico allergica allergia ai agli alle allo alla gli i il di e ed con senza sou tenho ao aos às não nao eu yo io
  diagnosed diagnosis disease condition since last year years month months ago doctor confirmed tested still childhood birth born cok ciddi
  alerji alerjim var ve dị ứng với và allergisk mot och eller
  过敏 過敏 对 對 我 不能吃 不吃 敏感 アレルギー 알레르기 알러지 있음 있어요 ஒவ்வாமை`
    .split(/\s+/)
    .filter((word) => word !== ''),
])

/** Ways of eating that leave out nothing for sure. */
export const preferencesOnly: ReadonlySet<string> = new Set(['hindu', 'keto', 'paleo', 'low carb', 'organic'])

/** What a way of eating leaves out: groups, kinds of food by their labels, and words. */
interface Diet {
  readonly groups: readonly AllergenGroup[]
  readonly kinds: readonly string[]
  readonly words: readonly string[]
}

const seafood: readonly AllergenGroup[] = ['crustaceans', 'fish', 'molluscs']
const slaughtered = ['meat', 'gelatine']
const vegan: Diet = { groups: [...seafood, 'eggs', 'milk'], kinds: slaughtered, words: ['honey'] }
const vegetarian: Diet = { groups: seafood, kinds: slaughtered, words: [] }
const halal: Diet = { groups: [], kinds: ['pork', 'alcohol', 'gelatine'], words: [] }
/** What ferments: onions and garlic, wheat, milk sugar, beans, and the fruits and sweeteners with much fructose. */
const fodmaps: Diet = {
  groups: ['gluten', 'milk'],
  kinds: ['alliums', 'legumes', 'fructose', 'mushrooms'],
  words: ['inulin', 'chicory', 'cauliflower', 'asparagus', 'sorbitol', 'xylitol', 'mannitol', 'maltitol'],
}
const fructans: Diet = {
  groups: ['gluten'],
  kinds: ['alliums'],
  words: ['inulin', 'chicory', 'asparagus', 'artichoke'],
}
const polyols: Diet = {
  groups: [],
  kinds: ['stone fruit', 'mushrooms'],
  words: [
    'sorbitol',
    'xylitol',
    'mannitol',
    'maltitol',
    'isomalt',
    'erythritol',
    'apple',
    'pear',
    'cauliflower',
    'avocado',
  ],
}
const kosher: Diet = { groups: ['crustaceans', 'molluscs'], kinds: ['pork', 'gelatine'], words: [] }

/** Ways of eating that somebody wrote among their allergies are meant as strictly. */
export const diets: ReadonlyMap<string, Diet> = new Map([
  ...['vegan', 'vegane', 'vegano', 'vegana', 'végan', 'végane', '纯素', '純素', 'ビーガン', '비건'].map(
    (word) => [word, vegan] as const,
  ),
  ...['vegetarian', 'veggie', 'vegetarisch', 'végétarien', 'végétarienne', 'vegetariano', 'vegetariana'].map(
    (word) => [word, vegetarian] as const,
  ),
  ...['素食', '吃素', 'ベジタリアン', '채식'].map((word) => [word, vegetarian] as const),
  ['lacto vegetarian', { ...vegetarian, groups: [...seafood, 'eggs'] }],
  [
    'jain',
    {
      groups: [...seafood, 'eggs'],
      kinds: [...slaughtered, 'alliums'],
      words: ['honey', 'potato', 'carrot'],
    },
  ],
  ['pescatarian', { groups: [], kinds: slaughtered, words: [] }],
  ...['halal', 'muslim', 'helal', '清真'].map((word) => [word, halal] as const),
  ...['kosher', 'koscher', 'casher'].map((word) => [word, kosher] as const),
  ...['fodmap', 'fodmaps', 'low fodmap', 'low fodmaps', 'high fodmap', 'high fodmaps'].map(
    (word) => [word, fodmaps] as const,
  ),
  ...['fructan', 'fructans'].map((word) => [word, fructans] as const),
  ...['polyol', 'polyols', 'sugar alcohols'].map((word) => [word, polyols] as const),
  ...['gos', 'galactans', 'galactooligosaccharides'].map(
    (word) => [word, { groups: [], kinds: ['legumes'], words: [] }] as const,
  ),
])

interface ProfileWord {
  /** Matched on one part of a list, folded. */
  readonly pattern: RegExp
  readonly groups: readonly AllergenGroup[]
  readonly words?: readonly string[]
  readonly note?: AllergyNoteCode
}

/** An illness that stands for its group, in the languages that have a word of their own for it. */
const coeliac = new RegExp(
  `^(?:(?:maladie|enfermedad|doenca|morbo) )?(?:${[
    ...['coeliac', 'celiac', 'ceoliac', 'seliac', 'coeliaque', 'celiaque', 'celiaca', 'celiaco', 'celiachia'],
    ...['celiaquia', 'celiaki', 'zoliakie', 'zoeliakie', 'colyak', 'seliak', 'celiakia', '乳糜泻', '乳糜瀉'],
    ...['セリアック病?', '셀리악병?', 'सीलिएक', 'சீலியாக்'],
  ].join('|')})s?(?: (?:disease|sprue|hastaligi|hastasiyim))?$`,
)
/** Words that mean more in a profile than in a recipe. */
export const profileWords: readonly ProfileWord[] = [
  {
    pattern: /^(?:nuts?|坚果|堅果|果仁|ナッツ|견과류?|kacang|kekacang)$/,
    groups: ['nuts', 'peanuts'],
    note: 'NUTS_INCLUDE_PEANUTS',
  },
  {
    pattern: /^(?:shell ?fish(?:es)?|shelfish|贝壳类|貝殼類|甲壳类|甲殼類)$/,
    groups: ['crustaceans', 'molluscs'],
    note: 'SHELLFISH_IS_BOTH',
  },
  { pattern: /^(?:lactose|lacto|diary|dairies)(?: free| intoleran\w+)?$/, groups: ['milk'] },
  { pattern: coeliac, groups: ['gluten'] },
  { pattern: /^(?:g ?f|ncgs|glutn free)$/, groups: ['gluten'] },
  { pattern: /^(?:d ?f|l ?i|lf|cma|cmpa|cmpi|cmpa allergy|no moo|plv|aplv)$/, groups: ['milk'] },
  { pattern: /^(?:e ?f)$/, groups: ['eggs'] },
  { pattern: /^(?:n ?f|pn ?tn|tn ?pn)$/, groups: ['nuts', 'peanuts'] },
  { pattern: /^(?:tn|ltp)$/, groups: ['nuts'] },
  { pattern: /^pn$/, groups: ['peanuts'] },
  // Its noodles hold wheat; who writes these names the plant.
  {
    pattern: /^(?:そば|蕎麦|蕎麥|ソバ|메밀)$/,
    groups: [],
    words: ['buckwheat', 'そば', '蕎麦', 'ソバ', '메밀', '막국수', '소바'],
    note: 'WORD_ONLY',
  },
  {
    pattern: /^(?:pku|phenylketonuri[ae]|phenylcetonurie|fenilcetonuria|fenilchetonuria|苯丙酮尿症)$/,
    groups: [],
    words: ['aspartame', 'e951', 'nutrasweet', 'phenylalanine', 'canderel'],
    note: 'WORD_ONLY',
  },
  { pattern: /^(?:sulfa|sulpha)(?: drugs?)?$/, groups: ['sulphites'], words: ['sulfa'], note: 'WORD_ONLY' },
]

/** Too wide to check a recipe against. */
export const everything = /^(?:everything|all|all food|most food|any food|many|many things|a lot|lots)$/
