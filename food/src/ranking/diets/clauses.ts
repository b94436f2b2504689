/** Parts a preference text where a like meets a refusal, in every language that refusals are read in. */

/** No letter stands at either side. */
const word = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`

/** 'But': of other words spelled so ('ginger ale', 'kein Mais', 'all but fish') none parts anything. */
const contrast = new RegExp(
  `(?<!(?<!\\p{L})(?:all|any|anything|everything|nothing|no|not|without|avoid|keine?n?|ohne|esse|mag|trinke|pas de|ginger|pale) )${word(
    'but|however|(?:even )?though|although|yet|mais|par contre|aber|sondern|jedoch|doch|pero|sino|sin embargo|ma(?! po )|però|mas|porém|' +
      'tetapi|tapi|namun|ale|lecz|jednak|natomiast|maar|но|а|однако|nhưng(?: mà)?|tuy nhiên|و?لكن|إنما|' +
      'ama(?! ebi)|fakat|ancak|lakin|लेकिन|मगर|किंतु|परंतु|ஆனால்|하지만|しかし',
  )}(?!\\s+${word('and|or|nor|und|oder|et|ou')})(?=\\s*[\\p{L}])|但是?|可是|不[过過](?!敏)|แต่`,
  'giu',
)
/** The same as an ending: 'けど', '지만'. */
const contrastEnding =
  /(?:けれども?|けど|(?<=です|ます|ません|[だるい])が|(?<=\p{L})지만|(?<=는)데|(?<=(?:좋아하|즐기|먹|[있없])고))(?=\s|\p{L}|$)/gu

/** Where a like begins that is no 'don't like': in languages that say the verb first. */
const likeBegins = new RegExp(
  [
    word(
      '(?:and )?(?:i|we|he|she|they)(?: (?:also|can|do|only|really|still))* (?:like|love|eat|enjoy|prefer|want)s?',
    ),
    word('and (?:also |really )?(?:like|love|enjoy|prefer)s?'),
    `(?<!\\p{L})and (?=[\\p{L} ]{1,30}? (?:is|are) (?:all right|allowed|fine|good|ok|okay)(?!\\p{L}))`,
    word("(?:et )?j(?:e |[’'])(?:aime|adore|mange|préfère)(?! pas)"),
    word('(?:und )?(?:ich )?(?:mag|liebe|esse)'),
    word(
      '(?<!(?:no|ni|tampoco|nunca) )(?:y )?(?:a mí )?(?:me (?:gustan?|encantan?)|amo|adoro|prefiero|sí como)',
    ),
    word('(?<!(?:non|né|neanche) )(?:e )?(?:mi piac\\p{L}+|preferisco|mangio)'),
    word('(?<!(?:n[ãa]o|nem) )(?:e )?(?:eu )?(?:gosto|prefiro)'),
    word(
      '(?<!(?:tidak|tak|nggak|gak|kurang|jangan)(?: boleh| bisa| mau)? )(?:dan )?(?:saya |aku )?(?:suka|gemar)',
    ),
    word('(?<!(?:nie|ani) )(?:i )?(?:lubi[ęe]|uwielbiam|kocham|jem|jadam|wolę)'),
    word('(?:en )?(?:ik )?(?:houd? (?:wel )?van|lust|eet (?:graag|wel)|ben dol op)'),
    word('(?<!(?:не|ни) )(?:и )?(?:я )?(?:люблю|обожаю|ем|предпочитаю)'),
    word('(?<!(?:không|chẳng|chưa) )(?:và )?(?:tôi )?(?:thích|yêu|mê)'),
    word('(?<!(?:و?لا|لم|لن) )و?(?:أنا )?(?:أحب|احب|آكل|أفضل|أعشق)'),
    '(?<!ไม่(?:ค่อย|ได้)?)(?:ชอบ|กิน|ทาน)',
    '(?<![不没別别勿无無](?:能|可以|太|想|敢|会|會|要|喜欢|喜歡|爱|愛)*)(?<![小好难難])(?:喜欢吃?|喜歡吃?|[只爱愛也能想]吃|可以吃|(?<![只爱愛也能想以欢歡])吃)',
  ].join('|'),
  'giu',
)
/** Where one ends, in languages that say the verb last. */
const likeEnds = new RegExp(
  [
    word('sever(?:im|iz)|seviyoru[mz]|yer(?:im|iz)|yiyoru[mz]|bayılırım'),
    `(?:पसंद(?: है| हैं)?|(?:खा|पी)(?:ता|ती|ते) (?:हूँ|हूं|हैं|है))(?![\\p{L}\\p{M}]|\\s*(?:है|हैं|नहीं))`,
    '좋아(?:해요?|합니다)|(?<![안못] ?)먹(?:어요?|습니다|을 수 있어요)',
    '(?:大?好き|平気|大丈夫)(?:です|だ|で(?!は|も?な))?(?!が|け|じゃ|では|です|だ|で)|(?<=食べ)(?:ます|る|られます|られる)(?!が|け)',
    '(?:பிடிக்கும்|சாப்பிடுவேன்)(?![\\p{L}\\p{M}])',
  ].join('|'),
  'gu',
)

/** What somebody is who cannot eat a food, with what joins the two. */
const allergic =
  '(?:al+[ée]rgi(?:que|c[oa])s?|intol[ée]rante?s?) (?:aux|au|agli|ai|alle|alla|al|aos?|[àa]s?)(?: l[aeo]s?)?|allergisch (?:gegen|auf|voor)|' +
  'alergi(?: terhadap| dengan)?|uczulon[ya] na|аллерги\\p{L}* на|dị ứng(?: với)?'

const noneOf =
  'no(?: (?:tengo|hay))?|not any|without(?: any)?|keine(?:rlei)?|ohne|aucune|sans|sin|ninguna|nessuna|non ho(?: nessuna)?|senza|sem|nenhuma|n[ãa]o tenho|geen|nie mam|bez|brak'
/** The noun, in either number. */
const allergies =
  'al+erg(?:y|ies?|ien|ias?|ii?)|intol[eé]ran(?:ces?|cias?|z[ae]n?|ties?)|unvertr(?:ä|ae)glichkeit(?:en)?|uczuleni[ae]'
/** What it is to, where that stands before it: 'egg', 'Nuss-'. 'No nuts allergy' may refuse them. */
const toWhat = '(?:\\p{L}+-|\\p{L}*[^s\\P{L}] )?\\p{L}*?'
/** 'No allergies', 'no egg allergy', 'keine Nussallergie', 'pas d’allergie'; what stands behind with 'to' is none either. */
export const noAllergy = `(?:(?:no|without|keine|ohne|geen) ${toWhat}|(?:${noneOf}) |pas d[’'] ?)(?:${allergies})`

/** 'No other allergies than soy' tells of one; so do 'no pork allergy to eggs' and 'no pork allergies: eggs', that nobody parted. */
const refusesAndTells = `(?:no|without|keine|ohne|geen) (?:(?:other|andere\\p{L}*) |(?!(?:food|known|real|serious|severe) )\\p{L}+ (?:${allergies})(?: (?:to|gegen|auf|voor)(?!\\p{L})| ?:(?! ?(?:none|nothing|no|all|any|every))))`
/** What the only allergy of all stands behind. */
const exceptOne = 'only|just|aside from|beyond|bis auf|nur'

/** What holds a 'no' and refuses nothing. */
const harmlessNo = new RegExp(
  [
    word(
      '(?:no|not|without|never)(?: (?:a|an|any|much|really))? (?:problems?|issues?|objections?|trouble|averse|opposed|against|bothered)(?: (?:with|to|by|eating|having))*',
    ),
    word(
      "(?:do not|don[’']?t|doesn[’']?t|wouldn[’']?t|never) (?:mind|avoid|dislike|hate)(?: (?:eating|having))?",
    ),
    word(
      '(?:no|non|n[ãa]o) (?:od[ei]+o|evit[oa]|detesto)|(?:[ée]vite|d[ée]teste) pas|(?:lasse|refuse) (?:pas|jamais)(?: d(?:[eu]|es))?',
    ),
    word('(?:not|never)(?: been)? (?:allerg(?:ic|y)|intolerant)(?: to)?|not (?:only|just)'),
    word('(?:not|never|no longer) lactose[- ]intolerant'),
    word(
      `(?!${refusesAndTells})${noAllergy}(?!\\p{L})(?! (?:${exceptOne})(?!\\p{L}))(?: (?:to|against|gegen|auf|aux?|à|a|al|alla|alle|agli|ai|aos?|contra|voor|tegen|op|na)(?!\\p{L}))?(?: l[aeo]s?)?`,
    ),
    'アレルギー(?:は|が)?(?:なし|無し|ない|ありません)|알레르기(?:가|는)? ?없\\p{L}*|alerji\\p{L}* yok(?:tur)?|不[过過]敏|[没沒]有?[过過]敏',
    word(
      `(?:pas(?: du tout)?|no(?: soy)?|nicht|non(?: sono)?|n[ãa]o(?: sou)?|niet|(?:tidak|tak)(?: ada| punya)?|nie(?: jestem)?|не|нет|без|không(?: bị)?) (?:${allergic})`,
    ),
    word("(?:can[’']?t|cannot|can not|couldn[’']?t) (?:live|do|go) without|(?:never |can[’']?t )say no to"),
    word('(?:pas|sans|aucun)(?: de| aucun)? (?:probl[èe]mes?|soucis?)(?: avec| pour)?'),
    word('(?:keine?n?|ohne) probleme?(?: mit)?|nichts gegen'),
    word('(?:ning[úu]n|sin|no (?:tengo|hay)) problemas?(?: con)?'),
    word('(?:(?:nessun|senza|non ho) )+problem[ai](?: con| a)?'),
    word('(?:sem|nenhum|n[ãa]o (?:tenho|h[áa])) problemas?(?: com)?'),
    word('(?:tidak|tak|tiada|tanpa)(?: ada)? (?:masalah|apa[- ]apa|keberatan|kisah)(?: dengan)?'),
    word('(?:nie ma(?:m)?|bez|żadn\\p{L}+) problem\\p{L}*(?: z)?'),
    word('(?:geen|zonder) (?:probleem|problemen|moeite)(?: met)?'),
    word('(?:нет|без|не имею) проблем\\p{L}*(?: с)?|не против'),
    word('không (?:(?:có )?vấn đề(?: gì)?(?: với)?|sao|ngại|phiền)'),
    word('(?:لا|بدون|بلا|ليس لدي|ليس عندي) (?:أي )?(?:مشكلة|مشاكل|مانع)(?: مع| في)?'),
    'ไม่(?:มีปัญหา|แพ้|รังเกียจ)(?:กับ)?',
    '不(?:介意|反[对對]|怕|忌口|限|挑食)吃?|[没沒](?:有)?(?:问题|問題|忌口)|[没沒无無]所[谓謂]|[无無]辣不[欢歡]',
  ].join('|'),
  'giu',
)

/** The text with an end, ' ; ', for each 'but': what is liked and what is refused are told apart by it. */
export const partedAtBut = (text: string): string =>
  text.replace(contrast, ' ; ').replace(contrastEnding, '$& ; ')

/** Whether a part of a text says what is liked. */
export const beginsLike = (part: string): boolean =>
  part.search(likeBegins) >= 0 || part.search(likeEnds) >= 0

/** Before a food it may deny no allergy and refuse what stands in it: 'no pork allergies', 'no allergies'. */
const deniesAllergy = new RegExp(`^(?:no|without|keine|ohne|geen) .*(?:${allergies})$`, 'iu')

/**
 * The same with an end at each like too, and without what only sounds like a refusal: 'no problem with beef'. What a food stands right
 * behind is none: 'no pork allergies eggs' tells of the eggs.
 */
export const inClauses = (text: string, isFoodBehind: (rest: string) => boolean): string =>
  partedAtBut(
    text.replace(harmlessNo, (said, ...matched) => {
      const at = matched.findIndex((one) => typeof one === 'number')
      const rest = text.slice(Number(matched[at]) + said.length)
      return deniesAllergy.test(said) && isFoodBehind(rest) ? said : ' ; '
    }),
  )
    .replace(likeBegins, ' ; $&')
    .replace(likeEnds, '$& ; ')
