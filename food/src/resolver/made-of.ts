/** Foods that are made of another and don't say so in their name: who avoids chickpeas leaves hummus. */

import { numberless } from '../names.ts'
import { listed } from '../word-lists.ts'

const lists: Readonly<Record<string, string>> = {
  apple: 'applesauce, apple sauce, compote, calvados, apfelstrudel, apple strudel, tarte tatin, waldorf',
  avocado: 'guacamole, guac',
  banana: 'banoffee, pisang goreng, kolak pisang',
  basil: 'pesto, caprese, margherita',
  beef: 'bresaola, biltong, pastrami',
  beetroot: 'borscht, borsch, barszcz',
  'bell pepper': 'roasted pepper, stuffed pepper',
  blackcurrant: 'ribena, cassis',
  broccoli: 'broccolini, tenderstem',
  buckwheat:
    'blinis, blini, grano saraceno, sarrasin, trigo sarraceno, buchweizen, soba, kasha, memil, galette bretonne',
  cabbage: 'sauerkraut, choucroute, coleslaw, slaw, kimchi, cabbage roll, sarma, okonomiyaki',
  capsicum:
    'roasted pepper, stuffed pepper, mixed pepper, pepper strip, sweet pepper, fajita, shakshuka, ratatouille, ajvar, peperonata',
  cardamom: 'garam masala, chai, elaichi',
  carrot: 'mixed vegetables, mirepoix, soffritto',
  cassava:
    'tapioca, boba, boba pearls, sago, bubble tea, fufu, farofa, sabudana, pao de queijo, pão de queijo',
  cauliflower: 'gobi, piccalilli',
  cherry: 'kirsch, maraschino, black forest, schwarzwälder',
  chickpea:
    'hummus, houmous, falafel, besan, gram flour, garbanzo, chana, chole, socca, farinata, aquafaba, papadum, poppadom',
  chilli:
    'sriracha, sambal, gochujang, gochugaru, harissa, tabasco, jalapeno, cayenne, hot sauce, kimchi, chipotle, ancho, guajillo, peri peri, piri piri, adobo',
  chocolate: 'cocoa, cacao, nutella, brownie, ganache, oreo',
  cilantro: 'ketumbar',
  cinnamon: 'cassia, pumpkin pie spice, garam masala, five spice, mixed spice, speculoos, chai',
  coffee:
    'cold brew, espresso, latte, cappuccino, mocha, americano, macchiato, flat white, frappuccino, frappe, tiramisu, affogato, kahlua, cortado, ristretto, kopi, dalgona, yuenyeung, yuanyang, 鸳鸯, 鴛鴦, cà phê, ca phe',
  coriander: 'cilantro, ketumbar, dhania, garam masala, curry powder, zhoug',
  cucumber: 'pickles, dill pickle, gherkin, cornichon, tzatziki, raita',
  cumin: 'garam masala, curry powder, jeera, dukkah, ras el hanout, baharat, taco seasoning, chaat masala',
  daikon: 'preserved radish, turnip cake, fried carrot cake, radish cake, danmuji, takuan, oden',
  duck: 'peking, foie gras, magret',
  durian: 'musang king, mao shan wang',
  eggplant: 'baba ganoush, moussaka, ratatouille, caponata, imam bayildi',
  fennel: 'five spice, panch phoron, saunf',
  garlic: 'aioli, aïoli, ail, tzatziki, toum, hummus, pesto, chimichurri, skordalia',
  ginger: 'gingerbread, speculoos, gari',
  grape:
    'raisin, sultana, currant, grapeseed oil, wine, wine vinegar, balsamic, verjus, prosecco, champagne, vermouth',
  'green bean': 'long bean, french bean, haricot vert, runner bean, kacang panjang',
  guava: 'goiabada',
  honey:
    'baklava, mead, miodownik, gozinaki, oyin, beeswax, bienenwachs, cire d’abeille, cera de abeja, cera di api, royal jelly, gelée royale, propolis, e901',
  jackfruit: 'nangka, gudeg',
  kale: 'caldo verde, cavolo nero',
  kiwi: 'chinese gooseberry',
  lamb: 'rogan josh, shepherds pie, mutton, haggis, kleftiko, 羊羔肉, 羔羊',
  'latex-fruit': 'guacamole',
  leek: 'vichyssoise, cock a leekie',
  lemon: 'limoncello, lemonade, gremolata, avgolemono',
  lentil: 'dal, dhal, daal, papadum, poppadom, dosa',
  lime: 'margarita, mojito, caipirinha, ceviche',
  mango: 'amchur, amchoor, 杨枝甘露, 楊枝甘露, aam panna, aam, aamras, aam papad, kairi, keri, mamuang',
  mint: 'peppermint, spearmint, pfefferminz, pfefferminztee, menthe poivrée, hierbabuena, menta piperita, pepermunt, pudina, mojito, tabbouleh, 薄荷茶, ペパーミントティー, 페퍼민트티',
  nutmeg: 'mace, pumpkin pie spice, eggnog',
  okra: 'gumbo, bhindi',
  olive: 'tapenade, puttanesca',
  onion: 'shallot, échalote, echalote, scallion, spring onion, mirepoix, soffritto',
  orange: 'marmalade, triple sec, cointreau, grand marnier',
  papaya: 'som tam, som tum, somtam, tam mak hung, ส้มตำ, atchara, papain, gỏi đu đủ',
  paprika: 'chorizo, goulash',
  parsley: 'tabbouleh, chimichurri, gremolata, persillade',
  pea: 'mangetout, matar, mattar',
  peach: 'nectarine, nectarina, 황도, 백도, 천도복숭아, 黄桃, 白桃, ネクタリン',
  pineapple: 'pina colada, piña colada, tepache, al pastor',
  plum: 'prune, umeboshi, slivovitz',
  pomegranate: 'grenadine, fesenjan, anardana',
  poppy: 'poppy seed, semillas de amapola, amapola, mák, mohn, pavot, mohnkuchen, makowiec, everything bagel',
  'poppy seed':
    'semillas de amapola, amapola, mák, mak, makowiec, mohnkuchen, valmuefrø, vallmofrö, maanzaad, everything bagel',
  potato:
    'french fries, hash brown, gnocchi, crisps, rosti, tater tots, wedges, potato salad, potato salad with mayonnaise, samosa, latke, dauphinoise, colcannon, shepherds pie, cottage pie, vichyssoise, poutine, pommes frites, frites, tortilla española, tortilla espanola, aligot, boxty, bubble and squeak, aloo gobi, pierogi ruskie',
  radish:
    'daikon, preserved radish, turnip cake, fried carrot cake, mooli, rettich, danmuji, takuan, 萝卜, 蘿蔔, 白萝卜, 大根, oden',
  raspberry: 'melba, framboise, chambord',
  rice: 'congee, porridge cooked, jook, risotto, paella, biryani, sushi, onigiri, mochi, nasi, idli, dosa, bibimbap, kimbap, pilaf, pilau, jollof, arancini, bee hoon, kway teow, hor fun, banh pho, pho, sake, mirin, tteokbokki, tteok, zongzi, lontong, ketupat, poha, donburi, chee cheong fun, 粥, 米粉, 河粉, おにぎり, 寿司, 떡',
  seaweed: 'nori, wakame, kombu, kelp, dashi, furikake, sushi, kimbap, onigiri',
  spinach: 'palak, saag, spanakopita, florentine',
  strawberry: 'eton mess',
  'sweet potato': 'dangmyeon, japchae, sweet potato noodle',
  tamarind: 'pad thai, sambar, rasam, worcestershire, assam, asam, imli',
  tomato:
    'toms, ketçap, ketchap, passata, ketchup, marinara, salsa, bolognese, pizza sauce, gazpacho, shakshuka, sugo, pico de gallo, puttanesca, arrabbiata, pomodoro, bloody mary, caprese, panzanella, margherita',
  turmeric: '黄姜, 黃薑, curry powder, golden milk, haldi, kunyit, piccalilli',
  turnip: 'neeps',
  vanilla: 'crème anglaise, creme anglaise',
  zucchini: 'ratatouille, courgetti, zoodle, caponata',
}

const byName = new Map(Object.entries(lists).map(([name, list]) => [keyOf(name), listed(list)]))

function keyOf(name: string): string {
  return name.split(' ').map(numberless).join('')
}

/** The foods that hold what a folded name names, in either number, and don't name it. */
export function madeOf(name: string): readonly string[] {
  return byName.get(keyOf(name)) ?? []
}
