/** Sorts that one row of the food table holds together, and that nobody takes for each other: kidney beans are no black beans. */
import { foldText } from '../guard/text/fold.ts'
import { memoize } from '../memoize.ts'

/** By family, how each sort is called; folded. */
const families: readonly Readonly<Record<string, string>>[] = [
  {
    black:
      'black (?:turtle )?beans?|turtle beans?|black beans? dry|schwarze bohnen|haricots? noirs?|(?:frijol(?:es)?|alubias?|judias?|porotos?) negr[oa]s?|fagioli neri|feijao preto|zwarte bonen|czarn[ae] fasol[ai]|黑豆|黒豆|검은콩',
    kidney:
      'kidney beans?|kidneybohnen?|haricots? rouges?|(?:frijol(?:es)?|alubias?|judias?|porotos?) roj[oa]s?|fagioli rossi|feijao vermelho|kidneybonen|czerwon[ae] fasol[ai]|rajma|红腰豆|紅腰豆|강낭콩',
    pinto: 'pinto beans?|pintobohnen?|(?:frijol(?:es)?|alubias?|judias?) pint[oa]s?|feijao carioca',
    white:
      'white beans?|cannellini(?: beans?)?|haricot beans?|navy beans?|great northern beans?|weisse bohnen|haricots? blancs?|(?:frijol(?:es)?|alubias?|judias?|porotos?) blanc[oa]s?|fagioli (?:bianchi|cannellini)|feijao branco|witte bonen|bial[ae] fasol[ai]|白豆|白腰豆|흰콩',
    butter: 'butter beans?|lima beans?|gigantes|limabohnen?|riesenbohnen?|garrofones?',
    borlotti: 'borlotti(?: beans?)?|cranberry beans?|borlottibohnen?',
    'black-eyed': 'black eyed (?:beans?|peas?)|schwarzaugenbohnen?|carillas?|feijao fradinho',
  },
  {
    rabbit: 'rabbit|kaninchen|lapin|conejo|coniglio|coelho|konijn|krolik|兔|うさぎ|토끼',
    hare: 'hare|hase|lievre|liebre|lepre|lebre|zajac',
    venison:
      'venison|deer|hirsch|reh|chevreuil|cerf|venado|ciervo|cervo|capriolo|veado|hert|sarnina|jelen|鹿|사슴',
    elk: 'elk|moose|reindeer|elch|rentier',
  },
  {
    quail:
      'quails?|wachteln?|cailles?|codorni(?:z|ces)|codornas?|quaglie?|kwartels?|przepiork[ai]|鹌鹑|鵪鶉|うずら|메추리',
    pigeon: 'pigeons?|squab|tauben?|pigeonneau|pichon|piccione|duif|鸽|鴿|鳩',
    ostrich: 'ostrich|emu|strauss(?:ensteak|enfilet)|autruche|avestruz|struzzo',
    kangaroo: 'kangaroo|kanguru',
  },
  {
    pheasant: 'pheasants?|fasane?|faisan|fagiano|faisao|bazant|fazant',
    partridge: 'partridges?|rebh(?:u|ue)hn(?:er)?|perdrix|perdreau|perdi(?:z|ces)|pernice|kuropatwa|patrijs',
    'guinea fowl': 'guinea (?:fowl|hen)|perlhuhn|pintade|faraona|perliczka|parelhoen',
    grouse: 'grouse',
    woodcock: 'woodcock',
  },
  {
    goose: 'goose|geese|gans|ganse|gansebrust|gansekeule|oie|ganso|ges|gesina|鹅|鵝|거위',
    duck: 'duck|ente|entenbrust|entenkeule|canard|pato|anatra|kaczka|eend|鸭|鴨|오리',
  },
]

const unspaced = /[^\p{ASCII}]/u
const whole = (words: string): RegExp =>
  new RegExp(
    words
      .split(/\|(?![^(]*\))/)
      .map((word) => (unspaced.test(word) ? word : `(?<![a-z])${word}(?![a-z])`))
      .join('|'),
    'u',
  )
const sorts = families.map((family) =>
  Object.entries(family).map(([name, words]) => ({ name, pattern: whole(words) })),
)

/** 'Black or kidney beans' may be either. */
const either = /(?<!\p{L})(?:or|oder|ou|o|od|of|lub|atau)(?!\p{L})|\//iu

const textsKept = 10_000
/** The sorts that a text names, family by family. */
const sortsIn = memoize((text: string): readonly (readonly string[])[] => {
  if (either.test(text)) return []
  const plain = foldText(text)
  return sorts.map((family) => family.filter(({ pattern }) => pattern.test(plain)).map(({ name }) => name))
}, textsKept)

/** Whether two texts name different sorts of one food: 'black beans' and 'Kidney beans', but not 'beans'. */
export function areOtherSorts(one: string, other: string): boolean {
  const [own, others] = [sortsIn(one), sortsIn(other)]
  return own.some((names, family) => {
    const found = others[family] ?? []
    return names.length > 0 && found.length > 0 && !names.some((name) => found.includes(name))
  })
}
