/** Words about allergies in a preference text, in every language that refusals are read in. */

/** Alone or at the end of a longer word: 'Nussallergie'. */
const spaced =
  '\\p{L}*al{1,2}[eéèê]r[gj]\\p{L}*|intol{1,2}[eé]r\\p{L}*|nietoleranc\\p{L}*|\\p{L}*unvertr(?:ä|ae)glich\\p{L}*|uczul\\p{L}*|anaphyla\\p{L}*|' +
  'аллерг\\p{L}*|непереносим\\p{L}*|(?:ال)?حساسي\\p{L}*|[एऐ]लर्जी|अलर्जी|ஒவ்வாமை|அலர்ஜி|dị ứng'
/** A word about allergies. */
export const allergyWord = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${spaced})(?![\\p{L}\\p{M}])|アレル(?:ギー|ゲン)(?:食材|食品)?|알레르[기겐]|알러지|[过過]敏(?:原|源|史|食物)?|(?:อาหารที่)?แพ้(?:อาหาร)?`,
  'u',
)

/** What stands around such a word and names no food. */
const fillers = new RegExp(
  `(?<!\\p{L})(?:${[
    'i|am|m|ve|have|has|had|got|having|my|our|me|us|he|she|they|we|an?|the|any|some|known|foods?|other|and|or|to|are|is|be|of|for|against|include[sd]?|including|following|list|also|with|both|these|those|things?|stuff|what|which|that|as|follows|dislikes?|andere',
    'very|really|quite|severely|highly|severe|serious|bad|mild',
    'ich|habe|bin|meine?|eine?|gegen|auf|sind|ist|und|lebensmittel|folgende',
    'j|ai|je|suis|mes|mon|ma|une?|aux?|[àa]|las?|les?|l|sont|est|et|alimentaires?|aliments?',
    'tengo|mis?|al|los|el|son|es|y|alimentari[ao]s?|alimentos|ho|sono|mie|mia|alle|alla|agli|ai|gli|il|tenho|sou|minhas?|uma|aos?|[àa]s|s[ãa]o|e',
    'saya|aku|ada|terhadap|kepada|pada|dengan|makanan|benim|var\\p{L}*|mam|jestem|na|pokarmowe|ik|heb|ben|mijn|een|voor|zijn',
    'у|меня|есть|на|пищев\\p{L}+|tôi|bị|với|có|là|chất|gây|मुझे|से|है|हैं|எனக்கு|உள்ளது',
  ].join(
    '|',
  )})(?![\\p{L}\\p{M}])|[我对對有会會的がはをにのでも]|です|あり(?:ます)?|있\\p{L}*|(?<=\\s|^)[은는이가](?!\\p{L})`,
  'gu',
)

/** Whether nothing is left of some words but what stands around a word for allergies. */
export const namesNothing = (words: string): boolean => !/\p{L}/u.test(words.replace(fillers, ' '))

/** Whether a part of a text only says that allergies are told below it: 'My allergies', 'Allergien:'. */
export function isAllergyHeading(part: string): boolean {
  const said = part.toLowerCase()
  const word = allergyWord.exec(said)?.[0]
  if (word === undefined || compound.test(word)) return false
  const others = said.replace(word, ' ')
  return namesNothing(others) || isAllergyHeading(others)
}

/** 'Eierallergie' names its food itself. */
const compound = /^\p{L}{3,}(?:al{1,2}[eéèê]r[gj]|unvertr)/u
