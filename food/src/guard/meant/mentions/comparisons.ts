/** What a step only compares with: 'as soft as butter', 'looks like breadcrumbs', 'wie Butter'. Read on folded text. */
import { beforeList } from './food-lists.ts'
import { anyOf } from './word-lists.ts'

/** How something may be, as much as something else is. */
const be = anyOf(`
  soft softened thick thin smooth light rich pale dark hard firm crisp crispy crunchy fine coarse big large small creamy silky fluffy white yellow brown
  golden moist tender sweet sticky runny wide loose cold delicate glossy shiny stiff dense airy flaky bouncy chewy mild sour salty dry wet red green juicy stretchy buttery`)
/** What something does as something else would; as nouns these words would give examples: 'a spread like butter'. */
const behave = anyOf(`
  look looks looking looked feel feels tastes tasting smells smelling behaves acts runs drops falls flows pours rattle rattles crackles crunches wobbles trembles
  spreads melts flakes puffs snaps thickens thicken sets turns shines crumbles slices cuts cooks works whips rounds slices pieces strips balls sticks shapes shaped it them this through slice fry cook cut roll fold eat treat handle out thinly flat`)
/** Words between, which leave the comparison what it is. */
const between = anyOf(`
  a an the some any your very fairly quite rather thick thin runny single double heavy pouring whipped whipping soft softened softly melted melting cold warm coarse
  fine fresh dry damp wet stale toasted roasted plain good proper real classic little small large big tiny loose greek natural set half hens ducks quails made with from of bought best lightly freshly`)

const english = [
  `(?:as )?(?:${be}) as`,
  `(?:${behave})(?: (?:just|almost|exactly|a bit|a little|rather|much|more|nearly|something))* like`,
  `(?:until|till|is|are|be|gets?|becomes?|turns?|stays?)(?: (?:it is|they are))?(?: (?:${be}|and|very|almost))* (?:${be}) like`,
  anyOf(
    'resemble resembles resembling resembled mimics imitates reminiscent_of reminds_you_of reminds_me_of',
  ),
  'to resemble',
  '^(?:almost|nearly|a bit|a little|very much) like',
  '(?:should|will|must|it|they) (?:run|drop|fall|flow|pour|melt|spread|crumble|snap|set|turn|wobble|shine) like',
  '(?:texture|consistency|thickness|colou?r|size|sizes|shape|look|appearance|softness|width|thickness|strength) of',
]

const german = [
  `(?:so )?(?:${anyOf('weich zart fein dick dickflussig cremig gross grosse grosser dunn goldgelb fluffig fest flussig streichfahig samig luftig locker knusprig glatt kornig braun hell ahnlich fast aus schmeckt schmecken aussieht aussehen')}) wie`,
  '(?:erinnert|erinnern) an',
  '(?:konsistenz|grosse|farbe|textur|form) (?:von|einer|eines|der|des)',
]
const romance = [
  `(?:${anyOf('moelleux moelleuse onctueux onctueuse fondant fondante doux douce lisse lisses epais epaisse mou molle tendre tendres souple ferme fin fine fins fines leger legere cremeux cremeuse mousseux croustillant croustillante gros grosse grosses')}) comme`,
  '(?:ressemble|ressemblent|ressembler) a',
  '(?:taille|grosseur|couleur|consistance|texture|forme) (?:de|du|d|des)',
  `(?:${anyOf('suave suaves blando blanda blandos blandas tierno tierna tiernos tiernas cremoso cremosa espeso espesa fino fina finos finas finitas duro dura grande grandes esponjoso esponjosa')}) como`,
  '(?:tamano|textura|consistencia|color|forma|tamanho|cor) (?:de|del|do|da)',
  `(?:${anyOf('morbido morbida morbidi morbide cremoso cremosa cremosi cremose liscio liscia lisci lisce denso densa sottile sottili duro dura duri dure grande grandi soffice soffici spesso spessa fine fini')}) (?:come|quanto)`,
  '(?:grandezza|dimensioni|consistenza|colore|forma) (?:di|del|della|dei|delle|dell|d)',
  `(?:${anyOf('macio macia macios macias cremoso cremosa grosso grossa fino fina duro dura')}) como`,
]
const malay = [
  '(?:lembut|halus|pekat|kental|empuk|gebu|rangup|sebesar|seukuran|warna)(?: (?:seperti|macam))?',
]

const fillers = anyOf(
  'ein eine einer einem eines der die das von un une le la les du de des d l una el los las del lo il i gli uno um uma o os as do da seperti macam sebiji',
)
const comparison = new RegExp(
  `(?<!\\p{L})(?:(?:${english.join('|')})(?: (?:${between}))*|(?:${[...german, ...romance, ...malay].join('|')})(?: (?:${fillers}))*)$`,
  'u',
)
/** 'Until it looks like cheese has melted' speaks of cheese that is there. */
const isThere = /^(?:has|have|is|are|was|were|starts?|begins?|melts?|had|been)(?!\p{L})/u
/** What gives an example and compares nothing: 'something creamy like yogurt', 'if it looks like more butter'. */
const exampleOf =
  /(?<!\p{L})(?:something|anything|ingredients?|toppings?|extras?|such|need|needs|needed)(?!\p{L})/u

const inChinese = /(?:像|好像|如同|似|好似)$/u
const behindInChinese = /^[ \n]?(?:一样|一樣|似的|般|那样|那樣|状|狀)/u

/** Adjectives that are made of a food and say how something is. */
const adjective =
  /^(?:buttery|creamy|milky|nutty|eggy|bready|chocolatey|caramelly|custardy|cheesy|biscuity|fishy)$/u
const isHow =
  /(?<!\p{L})(?:until|till|and|is|are|be|so|very|really|almost|quite|smooth|soft|tastes?|smells?|turns?|becomes?|looks?|feels?|gets?|a|has|the|into|lovely|slightly|rich)$/u
const howMuch =
  /^(?:texture|soft|softness|smooth|smoothness|mouthfeel|feel|feeling|consistency|tender|tenderness|richness|yellow|colour|color|taste|smell|aroma|flavour|flavor|note|notes|scent|crust|crumb)(?!\p{L})/u

/** Whether the clause around a place only compares with what stands there; `word` is what stands there, all folded. */
export function isCompared(before: string, word: string, behind: string): boolean {
  if (beforeList(before).some((words) => comparison.test(words)))
    return !isThere.test(behind) && !exampleOf.test(before)
  if (inChinese.test(before) && behindInChinese.test(behind)) return true
  return adjective.test(word) && isHow.test(before) && (behind === '' || howMuch.test(behind))
}
