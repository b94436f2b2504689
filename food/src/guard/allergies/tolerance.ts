/** What somebody says they can eat, in a text about what they can't. */
import { foodsNamed, isNameWord } from '../../resolver/lexicon.ts'
import { isPlainFood } from '../../resolver/plain-foods.ts'
import { theGuard } from '../reading/the-guard.ts'
import { kindCalled } from '../words/avoided-words.ts'
import { groupsOf } from './groups-told.ts'
import { named } from './list-parts.ts'
import { profileWords } from './profile-words.ts'

const beginsWithBut = /^but\b/
/** A clause that begins like this takes something back from the one before. */
const takesBack = /^(?:but|however|except|although|though|unless)\b/

/** A clause that begins like this says what is left out of the one before, and is never an excuse: 'except celery is fine'. */
const leavesOut =
  /^(?:except(?:ing)?|besides|apart from|aside from|other than|excluding|save for|minus|unless)\b/
const anyFood = '(?:everything|anything|all|all foods?|any foods?|whatever)(?: else)?'
const endsInAnyFood = new RegExp(`(?:^| )${anyFood}$`)

/** What a body does to somebody who is not fine with a food, however the sentence began. */
const reactions =
  /\b(?:hives?|rash(?:es)?|itch(?:y|es|ing)?|swell(?:s|ing)?|swollen|sick(?:ness)?|ill|vomit(?:s|ing)?|throw up|nause\w+|cramps?|bloat\w*|diarr\w+|tummy|stomach|wheez\w+|sneez\w+|breath\w*|throat|tingl\w+|anaphyla\w+|epi ?pen|reacts?|reactions?|allerg\w*|intoleran\w+|hurts?|pain(?:ful)?|burns?|hospital|faint\w*|dizzy|headaches?|eczema|flare\w*|break out|breakout|problem|trouble|regret|suffer|careful|avoid)\b/

/** Anything that qualifies a denial turns it back into an allergy: 'ok with a little milk'. */
const reservations =
  /\b(?:cannot|cant|dont|doesnt|not (?:ok|okay|fine|good|alright|well|really|sure|always|too)|never|if|only|just|little|bit|some|sometimes|small|tiny|trace|traces|maybe|perhaps|probably|might|may|possibly|mostly|usually|mild|mildly|slight|slightly|baked|cooked|raw|processed|boiled|fried|lactose|without|no longer|was|used to|anymore|sort of|kind of|think|guess|unsure|hopefully|most|certain|other|half|limited|moderate|moderation|occasionally|rarely|once|when|after|long|provided|pills?|tablets?|lactaid|enzymes?|medic\w*|antihistamin\w*|depend\w*|soon|hope|wish|again|except|excepting|besides|apart|aside|than|excluding|minus|save|sans|lacking|w o|omit\w*|skip\w*|leaving out|left out|instead|replac\w*|substitut\w*|almost|nearly|hardly|barely|scarcely|far|until|till|during|while|weekends?|sadly|unfortunately|then|day|days|products?|unsure|question\w*|not known)\b/

/** What turns 'fine' into its opposite, wherever it stands: 'eggs isn't ok', 'fish no good'. */
const denials =
  /\b(?:no|not|non|nor|none|neither|nothing|isnt|arent|aint|wasnt|werent|wont|wouldnt|shouldnt|couldnt|mustnt|didnt|hasnt|havent|hadnt|less|un(?:able|safe|well)|bad|worse|worst|avoid|hate|dislike|allerg\w*|intoleran\w*|free|ill|sick)\b/
/** How such a sentence begins. */
const deniesAllergy =
  /^(?:i am |im |i m |am )?not allergic to |^(?:i have )?no (?:problem|problems|issue|issues|trouble|allergy|allergies) (?:with|to|for|against) /

/** The same in other languages, for one food and nothing more: of those fewer words are known that qualify it. */
const deniesAbroad =
  /^(?:(?:ich habe )?keine allergien? gegen|(?:je n ?ai )?(?:pas d ?|aucune )allergie (?:a la|a l|aux?|a)|(?:no tengo |sin |ninguna )alergia (?:a las?|a los|al?)|(?:non ho )?nessuna allergia (?:alle|alla|agli|ai|al?)|(?:nao tenho |sem |nenhuma )alergia (?:aos?|as?)|geen allergie (?:voor|tegen)|nie mam alergii na) (?<food>[^ ]+)$/

/** 'Fisch geht', '鱼可以吃': one food, and nothing that qualifies it. */
const finesAbroad =
  /^(?<food>[^ 不没沒别別勿忌无無]+?)(?: (?:geht|geht gut|ist (?:ok|okay|in ordnung|kein problem)|kann ich essen|vertrage ich|est ok|ca va|(?:esta |va )bene?|esta bien|si puedo|si que puedo|si puedo comer|puedo comer|posso comer|tudo bem|boleh|gpp)|可以吃?|能吃|没问题|沒問題)$/

/** 'Tree nuts but not coconut'. */
const butNot = /^but not (?<food>.+)$/

const verb = '(?:eat|have|drink|take|handle|tolerate|consume|digest|enjoy)'
const fine = '(?:ok|okay|okey|fine|good|alright|all right|safe|cool|comfortable)'
/** What clearly says that something is no allergy; `food` is what it speaks of. Read on folded text. */
const tolerated: readonly RegExp[] = [
  new RegExp(
    `^(?:i am |im |i m |am |its |it is )?(?:totally |perfectly |completely |all )?${fine} (?:with|for|to ${verb}) (?<food>.+)$`,
  ),
  new RegExp(`^(?<food>.+?) (?:is|are|s) (?:totally |perfectly |completely )?${fine}$`),
  new RegExp(`^(?<food>.+?) ${fine}$`),
  new RegExp(`^(?:i )?can (?:still |safely )?${verb} (?<food>.+)$`),
  /^(?:i am |im |i m |am )?not allergic to (?<food>.+)$/,
  /^(?:i have )?no (?:problem|problems|issue|issues|trouble|allergy|allergies) (?:with|to|for|against) (?<food>.+)$/,
]

/** 'I can eat everything', of which clauses behind it may leave something out. */
const eatsAnyFood = new RegExp(
  `^(?:(?:but|and|now|so|otherwise) )*(?:i |im )?(?:now |also )?(?:(?:can )?(?:still |safely |happily )?${verb}|(?:am |m )?${fine} with) ${anyFood}(?: now)?$`,
)
const onlyAnyFood = new RegExp(`^${anyFood}$`)
const endsFine = new RegExp(`(?:^| )${fine}$`)

/** Whether a clause says that everything is eaten: whoever writes no more avoids nothing. */
export function isAllTolerated(words: string, after: readonly string[]): boolean {
  const [next = ''] = after
  const isSaidBehind =
    onlyAnyFood.test(words) && endsFine.test(next) && (leavesOut.test(next) || beginsWithBut.test(next))
  if (!isSaidBehind && !eatsAnyFood.test(words)) return false
  // What names a food, or is left out, is read as it stands; anything else takes it back.
  return after.every(
    (clause) =>
      leavesOut.test(clause) ||
      speaksOfFood(clause.replace(takesBack, '').trim()) ||
      !(reactions.test(clause) || reservations.test(clause) || takesBack.test(clause)),
  )
}

/**
 * 'Ok with milk' and 'not allergic to eggs' are no allergies, unless anything in the clause qualifies it or what follows
 * takes it back ('can eat eggs, only baked', 'ok with peanuts, though I get hives'). `before` is the clause before.
 */
export function isTolerated(words: string, after: readonly string[], before = ''): boolean {
  // 'Anything but nuts is fine.'
  if (leavesOut.test(words) || (takesBack.test(words) && endsInAnyFood.test(before))) return false
  // 'Most things but nuts are fine.'
  if (beginsWithBut.test(words) && !speaksOfFood(before) && !isCondition(before)) return false
  const spared = butNot.exec(words)?.groups?.['food']
  if (spared !== undefined && named(before) && areFoods(spared)) return !isTakenBack(after)
  if (reservations.test(words) || isTakenBack(after)) return false
  const abroad = (deniesAbroad.exec(words) ?? finesAbroad.exec(words))?.groups?.['food']
  if (abroad !== undefined) return areFoods(abroad) && (after[0] === undefined || speaksOfFood(after[0]))
  const own = words.replace(takesBack, '').trim()
  // Only 'no problem with' and 'not allergic to' begin with a no that says yes.
  const said = own.replace(deniesAllergy, '')
  if (denials.test(said) || reactions.test(said)) return false
  const food = tolerated
    .map((pattern) => pattern.exec(own)?.groups?.['food'])
    .find((found) => found !== undefined)
  // 'Ok with whatever' names nothing that could be left out, and 'eggs removed' or 'shock from nuts' may hide what was meant.
  return food !== undefined && areFoods(food)
}

/** Whether the clauses up to the next one about another food hold a reservation or a reaction. */
function isTakenBack(after: readonly string[]): boolean {
  for (const clause of after) {
    if (reactions.test(clause) || reservations.test(clause)) return true
    if (speaksOfFood(clause)) return false
    // 'But …' and no food: whatever it says, it is about the one before.
    if (takesBack.test(clause)) return true
  }
  return false
}

/** What may stand among the foods that are tolerated. */
const linking: ReadonlySet<string> = new Set(
  'a an the and or nor of in with as well too also any all every both my other kinds kind types type sorts sort forms form things thing foods food dishes dish anything everything containing'.split(
    ' ',
  ),
)

/** Whether a word names a food, is part of a name, or says nothing. */
const isOfFood = (word: string): boolean =>
  linking.has(word) || isNameWord(word) || isPlainFood(word) || speaksOfFood(word)

const areFoods = (text: string): boolean => speaksOfFood(text) && text.split(' ').every(isOfFood)

/** 'Coeliac, but milk is fine' leaves no milk out. */
const isCondition = (text: string): boolean =>
  text.split(' ').some((word) => profileWords.some(({ pattern }) => pattern.test(word)))

function speaksOfFood(text: string): boolean {
  return (
    groupsOf(text, theGuard()).length > 0 || foodsNamed(text).length > 0 || kindCalled(text) !== undefined
  )
}
