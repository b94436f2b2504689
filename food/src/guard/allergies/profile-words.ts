/** Words that mean more in a profile than in a recipe: illnesses, short forms, and all of it. */
import { foodsByOtherNames, type ProfileWord } from './saying/profile-foods.ts'

/** An illness that stands for its group, in the languages that have a word of their own for it. */
// biome-ignore format: a table is read by its rows.
const coeliac = new RegExp(
  `^(?:(?:maladie|enfermedad|doenca|morbo) )?(?:${[
    'coeliac', 'celiac', 'ceoliac', 'seliac', 'coeliaque', 'celiaque', 'celiaca', 'celiaco', 'celiachia',
    'celiaquia', 'celiaki', 'zoliakie', 'zoeliakie', 'colyak', 'seliak', 'celiakia', '乳糜泻', '乳糜瀉',
    'celiakie', 'celiakija', 'keliakia', 'coeliakie', 'coelic', 'celic', 'siliac', 'silliac', 'celiak',
    '(?:einheimische )?sprue', 'wdeia', '(?:morbus )?duhring', 'gluten(?:sjuka|ataxie)',
    'dermatit(?:is|e) (?:h?erpetiform(?:is|e)|d?erpetiforme)(?: duhring)?',
    'セリアック病?', '셀리악병?', 'सीलिएक', 'சீலியாக்',
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
  // 'Anything from the sea', 'everything that swims', in words that say so beside a food as well.
  {
    pattern:
      /^(?:(?:deep )?(?:seas?|oceans?|see)|(?:sea|ocean|marine|aquatic) (?:creatures?|animals?|life|things?|products?|food)|swims?|swimming|meer|meerestiere?|mer|mare|zee|zeedieren|havet|havsdjur|sjomat)$/,
    groups: ['crustaceans', 'fish', 'molluscs'],
  },
  { pattern: /^(?:gills|fins|scales)$/, groups: ['fish'] },
  { pattern: /^(?:lactose|lacto|diary|dairies)(?: free| intoleran\w+)?$/, groups: ['milk'] },
  { pattern: coeliac, groups: ['gluten'] },
  { pattern: /^(?:g ?f|ncgs|glutn free)$/, groups: ['gluten'] },
  { pattern: /^(?:d ?f|l ?i|lf|cma|cmpa|cmpi|cmpa allergy|no moo|i?a?plv|kmpa|abmk|kma)$/, groups: ['milk'] },
  { pattern: /^(?:e ?f)$/, groups: ['eggs'] },
  { pattern: /^(?:n ?f|pn ?tn|tn ?pn)$/, groups: ['nuts', 'peanuts'] },
  { pattern: /^tn$/, groups: ['nuts'] },
  // Lipid transfer proteins, of many fruits and plants.
  {
    pattern: /^(?:ltp|lipid transfer proteins?|ns ?ltp)$/,
    groups: ['nuts', 'peanuts'],
    words: [
      'peach',
      'nectarine',
      'apricot',
      'plum',
      'cherry',
      'apple',
      'pear',
      'grape',
      'strawberry',
      'raspberry',
      'tomato',
      'lettuce',
      'corn',
    ],
    note: 'WORD_ONLY',
  },
  { pattern: /^pn$/, groups: ['peanuts'] },
  // Its noodles hold wheat; who writes these names the plant.
  {
    pattern: /^(?:buckwheats?|sarrasin|fagopyrum(?: esculentum)?|そば|蕎麦|蕎麥|ソバ|메밀)$/,
    groups: [],
    words: [
      'buckwheat',
      'galette bretonne',
      'galettes bretonnes',
      'そば',
      '蕎麦',
      'ソバ',
      '메밀',
      '막국수',
      '소바',
    ],
    note: 'WORD_ONLY',
  },
  {
    pattern: /^(?:pku|phenylketonuri[ae]|phenylcetonurie|fenilcetonuria|fenilchetonuria|苯丙酮尿症)$/,
    groups: [],
    words: ['phenylalanine'],
    note: 'WORD_ONLY',
  },
  { pattern: /^(?:sulfa|sulpha)(?: drugs?)?$/, groups: ['sulphites'], words: ['sulfa'], note: 'WORD_ONLY' },
  ...foodsByOtherNames,
]

/** Too wide to check a recipe against. */
export const everything = /^(?:everything|all|all food|most food|any food|many|many things|a lot|lots)$/
