/** Foods that are made of another and don't say so in their name: who avoids chickpeas leaves hummus. */
import { listed } from '../allergens/terms.ts'
import { numberless } from '../names.ts'

const lists: Readonly<Record<string, string>> = {
  avocado: 'guacamole, guac',
  beetroot: 'borscht, borsch, barszcz',
  'bell pepper': 'roasted pepper, stuffed pepper',
  broccoli: 'broccolini, tenderstem',
  capsicum:
    'roasted pepper, stuffed pepper, mixed pepper, pepper strip, sweet pepper, fajita, shakshuka, ratatouille, ajvar, peperonata',
  beef: 'bresaola, biltong, pastrami',
  buckwheat:
    'blinis, blini, grano saraceno, sarrasin, trigo sarraceno, buchweizen, soba, kasha, memil, galette bretonne',
  carrot: 'mixed vegetables, mirepoix, soffritto',
  chickpea:
    'hummus, houmous, falafel, besan, gram flour, garbanzo, chana, chole, socca, farinata, aquafaba, papadum, poppadom',
  chocolate: 'cocoa, cacao, nutella, brownie, ganache, oreo',
  cinnamon: 'cassia, pumpkin pie spice, garam masala, five spice, mixed spice, speculoos, chai',
  chilli:
    'sriracha, sambal, gochujang, gochugaru, harissa, tabasco, jalapeno, cayenne, hot sauce, kimchi, chipotle, ancho, guajillo, peri peri, piri piri, adobo',
  cilantro: 'ketumbar',
  coriander: 'cilantro, ketumbar, dhania, garam masala, curry powder, zhoug',
  cucumber: 'pickles, dill pickle, gherkin, cornichon, tzatziki, raita',
  durian: 'musang king, mao shan wang',
  eggplant: 'baba ganoush, moussaka, ratatouille, caponata, imam bayildi',
  garlic: 'aioli, aïoli, ail, tzatziki, toum, hummus, pesto',
  ginger: 'gingerbread, speculoos, gari',
  grape: 'raisin, sultana, currant, grapeseed oil, wine, wine vinegar, balsamic',
  'green bean': 'long bean, french bean, haricot vert, runner bean, kacang panjang',
  kiwi: 'chinese gooseberry',
  lentil: 'dal, dhal, daal, papadum, poppadom, dosa',
  mango: 'amchur, amchoor, 杨枝甘露, 楊枝甘露',
  onion: 'shallot, échalote, echalote, scallion, spring onion, mirepoix, soffritto',
  peach: 'nectarine, nectarina, 황도, 백도, 천도복숭아, 黄桃, 白桃, ネクタリン',
  potato: 'french fries, hash brown, gnocchi, crisps, rosti, tater tots, wedges',
  spinach: 'palak, saag, spanakopita, florentine',
  tomato:
    'toms, ketçap, ketchap, passata, ketchup, marinara, salsa, bolognese, pizza sauce, gazpacho, shakshuka, sugo',
  turmeric: '黄姜, 黃薑, curry powder, golden milk, haldi, kunyit, piccalilli',
  'latex-fruit': 'guacamole',
}

const byName = new Map(Object.entries(lists).map(([name, list]) => [keyOf(name), listed(list)]))

function keyOf(name: string): string {
  return name.split(' ').map(numberless).join('')
}

/** The foods that hold what a folded name names, in either number, and don't name it. */
export function madeOf(name: string): readonly string[] {
  return byName.get(keyOf(name)) ?? []
}
