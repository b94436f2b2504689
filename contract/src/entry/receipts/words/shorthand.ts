/** Words as tills shorten them, spelled out: those alone that are no words of food themselves. */
const pairs: Readonly<Record<string, string>> = {
  mlk: 'milk',
  chkn: 'chicken',
  chk: 'chicken',
  brst: 'breast',
  flt: 'fillet',
  flts: 'fillets',
  bnls: 'boneless',
  sknls: 'skinless',
  grnd: 'ground',
  shrd: 'shredded',
  shrdd: 'shredded',
  ched: 'cheddar',
  mozz: 'mozzarella',
  chs: 'cheese',
  crm: 'cream',
  btr: 'butter',
  blk: 'black',
  wht: 'white',
  brn: 'brown',
  grn: 'green',
  whl: 'whole',
  wm: 'wholemeal',
  org: 'organic',
  lg: 'large',
  lrg: 'large',
  med: 'medium',
  sml: 'small',
  yog: 'yogurt',
  yoghrt: 'yogurt',
  brd: 'bread',
  veg: 'vegetables',
  toms: 'tomatoes',
  mush: 'mushrooms',
  strwb: 'strawberries',
  skim: 'skimmed',
  sndwch: 'sandwich',
  choc: 'chocolate',
  rotiss: 'rotisserie',
  atl: 'Atlantic',
  froz: 'frozen',
  frz: 'frozen',
  ital: 'Italian',
  grk: 'Greek',
  unslt: 'unsalted',
  sltd: 'salted',
  lact: 'lactose',
  bco: 'blanco',
  desn: 'desnatada',
  semidesn: 'semidesnatada',
  virg: 'virgen',
  pech: 'pechuga',
  halfv: 'halfvolle',
  geh: 'gehakt',
  geschn: 'geschnitten',
  freil: 'Freiland',
  festk: 'festkochend',
  vollk: 'Vollkorn',
  hähn: 'Hähnchen',
  gek: 'gekocht',
  gerief: 'gerieben',
  ecr: 'écrémé',
  pdt: 'pommes de terre',
}
const full = new Map(Object.entries(pairs))
/** At the end of a name: a colour stands before what it colours. */
const lastWords = new Map([['blk', 'block']])

/** A printed name with its shortened words spelled out. */
export const spelledOut = (name: string): string =>
  name
    .split(' ')
    .map((word, n, words) => {
      const short = word.toLowerCase().replace(/\.$/, '')
      return (n > 0 && n === words.length - 1 && lastWords.get(short)) || (full.get(short) ?? word)
    })
    .join(' ')
