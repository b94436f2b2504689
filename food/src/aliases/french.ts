import { aliasesOf } from './aliases.ts'

/** French. */
export const french = aliasesOf({
  apple: 'pomme, pommes, pomme golden, pomme gala, pomme granny, reinette, canada grise',
  apricot: 'abricot',
  avocado: 'avocat',
  banana: 'banane',
  blackberry: 'mûre, mûres',
  blueberry: 'myrtille, bleuet, bleuets',
  cantaloupe: 'melon, melon charentais',
  cherry: 'cerise, griotte, bigarreaux, burlat',
  clementine: 'mandarine, clémentines corses',
  'coconut fresh': 'noix de coco',
  'cranberry fresh': 'canneberge, atoca, atocas, airelles',
  'fig fresh': 'figue',
  'fruit salad cut':
    'salade de fruits, fruits, macédoine de fruits, fruits frais, corbeille de fruits, plateau de fruits, cocktail de fruits frais',
  grape:
    'raisin frais, raisins blancs, raisin blanc, raisin noir, raisins frais, raisin muscat, raisin italia, grappe de raisin',
  grapefruit: 'pamplemousse, pomelos roses, pomélo rose',
  guava: 'goyave',
  'jackfruit fresh': 'jacquier, jaque',
  kiwi: 'kiwis',
  lemon: 'citron, citron jaune, citrons',
  lime: 'citron vert',
  mango: 'mangue',
  nectarine: 'brugnon',
  orange: 'oranges',
  papaya: 'papaye',
  'passion fruit': 'fruit de la passion',
  peach: 'pêche, pêches, pêche de vigne, pêches plates, pavie',
  pear: 'poire',
  persimmon: 'kaki',
  pineapple: 'ananas',
  plum: 'prune fraîche, mirabelle, quetsche, reine-claude, prunes fraîches, reines-claudes',
  pomegranate: 'grenade',
  raspberry: 'framboise',
  strawberry: 'fraise',
  watermelon: 'pastèque',
  artichoke: 'artichaut',
  asparagus: 'asperge',
  'bean sprout': 'germes de soja, pousses de soja, soja frais, fèves germées, pousses de haricot mungo',
  beetroot: 'betterave, betteraves cuites, betteraves sous vide',
  broccoli: 'brocoli',
  'brussels sprout': 'chou de Bruxelles, choux de Bruxelles',
  'butternut squash': 'courge butternut, courge, courges, butternut',
  'button mushroom': 'champignons de Paris, champignon de Paris, champignons, rosés des prés',
  cabbage: 'chou blanc, chou, chou vert, chou pointu',
  capsicum:
    'poivron, poivron rouge, poivron vert, poivron jaune, piment doux frais, poivrons tricolores, lanières de poivron',
  carrot: 'carotte, carottes râpées, carottes fanes',
  cassava: 'manioc',
  cauliflower: 'chou-fleur, choux-fleurs',
  celeriac: 'céleri-rave, céleri rémoulade, boule de céleri',
  celery: 'céleri, céleri branche, branche de céleri, côtes de céleri',
  'cherry tomato': 'tomate cerise, tomates cerises',
  'chilli fresh': 'piment, piments, piment rouge',
  'corn on the cob': "épi de maïs, maïs, blé d'Inde, épis de maïs, maïs en épi",
  cucumber: 'concombre',
  'fennel bulb': 'fenouil',
  'french bean': 'haricots verts, haricots plats, haricots beurre, haricots mange-tout, fèves vertes',
  garlic: "ail, gousse d'ail, gousses d'ail, tête d'ail, ail rose, ail des ours",
  ginger: 'gingembre',
  'iceberg lettuce': 'laitue iceberg, salade iceberg',
  kale: 'chou kale, chou frisé kale, chou plume',
  'ladies finger': 'gombo',
  leek: 'poireau, poireaux',
  'leafy salad mix':
    'salade, salade verte, mâche, jeunes pousses, roquette mâche, salade mélangée, roquette et mâche, doucette',
  'local lettuce':
    'laitue, batavia, feuille de chêne, coeur de laitue, laitue Boston, sucrine, sucrines, laitue frisée, scarole',
  'napa cabbage': 'chou chinois',
  onion: 'oignon, oignon rouge, oignons jaunes, oignon jaune',
  parsnip: 'panais',
  potato:
    'pomme de terre, pommes de terre, patate, patates, grenaille, charlottes, rattes, ratte du Touquet, bintje, agata, pommes de terre nouvelles',
  pumpkin: 'potiron, citrouille, potimarron, courge musquée, giraumon',
  radish: 'radis',
  rocket: 'roquette',
  shallot: 'échalote, échalotes',
  'snow pea': 'pois gourmand, pois gourmands',
  spinach: "épinard, épinards, pousses d'épinards",
  'spring onion':
    'oignon nouveau, cébette, ciboule, oignons nouveaux, oignons verts, échalotes vertes, cives, oignon vert',
  'sweet potato': 'patate douce, patates douces',
  tomato:
    'tomate, tomate coeur de boeuf, tomates grappe, tomates en grappe, tomates cœur de bœuf, tomate grappe, tomates anciennes',
  turnip: 'navet, rabioles, rabiole',
  watercress: 'cresson',
  'basil fresh': 'basilic',
  'chives fresh': 'ciboulette',
  coriander: 'coriandre, coriandre fraîche',
  'dill fresh': 'aneth',
  lemongrass: 'citronnelle',
  'mint fresh': 'menthe, menthe fraîche',
  'parsley fresh': 'persil, persil plat',
  'rosemary fresh': 'romarin',
  'thyme fresh': 'thym',
  'blue cheese':
    "bleu, fromage bleu, bleu d'Auvergne, fourme d'ambert, bleu de bresse, bleu des causses, bleu de gex",
  brie: "coulommiers, Caprice des Dieux, reblochon, fromage à pâte molle, munster, saint-nectaire, chaource, saint marcellin, camembert de Normandie, pont-l'évêque, livarot, maroilles, mont d'or, vieux-boulogne, saint-félicien, brillat-savarin",
  butter: 'beurre, beurre doux, beurre demi-sel, beurre salé, beurre de baratte, motte de beurre',
  buttermilk: 'babeurre, lait ribot',
  'cheddar block':
    "mimolette, cantal, fromage à pâte dure, tomme, morbier, ossau iraty, fromage en bloc, gouda jeune, fromage de brebis, tomme de savoie, saint-paulin, etorki, pavé d'affinois, laguiole, mimolette vieille",
  'cheese slices':
    'fromage, fromage en tranches, fromage fondu, Vache qui rit, fromage à burger, Kiri, fromages, fromage à croque-monsieur, toastinettes, apéricube, apéricubes, fromage à raclette nature, ficello, croque-emmental, plateau de fromages',
  'condensed milk': 'lait concentré sucré, lait concentré',
  'cooking cream':
    'crème liquide, crème entière, crème fleurette, crème légère, chantilly, crème liquide entière, crème à cuisson, crème de cuisson',
  'cottage cheese': 'faisselle',
  'cream cheese':
    'fromage frais, fromage à tartiner, Saint Môret, Boursin, carré frais, st moret, fromage à la crème, tartare ail et fines herbes, fromage ail et fines herbes',
  'creme fraiche': "crème épaisse, crème fraîche épaisse, crème d'Isigny",
  'evaporated milk': 'lait concentré non sucré',
  'flavoured milk':
    "lait chocolaté, lait fraise, Candy'up, lait au chocolat, lait fraise Candia, cacolac, lait aromatisé",
  'fresh milk':
    'lait, lait demi-écrémé, lait entier, lait écrémé, lait frais, lait de vache, brique de lait, pinte de lait, sac de lait',
  'goat cheese':
    'fromage de chèvre, bûche de chèvre, crottin de chèvre, crottin de chavignol, sainte-maure, rocamadour, cabécou, crottin, pélardon, valençay, petit billy, buchette de chèvre',
  'goat milk': 'lait de chèvre, lait de brebis',
  'greek yogurt': 'yaourt grec, yaourt à la grecque',
  'lactose-free milk': 'lait sans lactose',
  margarine: 'Planta fin',
  'milk powder': 'lait en poudre',
  'mozzarella fresh': 'mozza, boule de mozzarella',
  parmesan: 'parmesan râpé',
  quark: 'fromage blanc, petit suisse, petits suisses',
  'shredded cheese':
    "fromage râpé, emmental râpé, gruyère râpé, râpé de fromage, sachet d'emmental râpé, mozzarella râpée, parmesan râpé en sachet",
  'uht milk': 'lait uht, lait longue conservation, brique de lait demi-écrémé, lait stérilisé',
  yogurt: 'yaourt, yaourt nature, yogourt, yaourts, yaourt au lait entier, yaourt de brebis',
  'yogurt fruit':
    'yaourt aux fruits, yaourt à la fraise, yaourt vanille, petits suisses aux fruits, yogourt aux fraises, yaourts aux fruits, yaourt à boire aux fruits, yaourt aromatisé, yaourts aromatisés',
  'chicken egg':
    "oeuf, oeufs, oeufs frais, jaune d'oeuf, blanc d'oeuf, oeufs bio, boîte d'oeufs, oeufs plein air, oeufs de poule, jaunes d'oeufs, blancs d'oeufs, douzaine d'oeufs",
  'hard-boiled egg':
    'oeuf dur, oeufs durs, oeufs à la coque, oeuf à la coque, oeuf mollet, oeufs mollets, oeufs mimosa',
  bacon: 'poitrine fumée, lard fumé',
  'beef cubes':
    'bourguignon, boeuf bourguignon, pot-au-feu, paleron, gîte, joue de boeuf, macreuse, boeuf en cubes, jarret de boeuf',
  'beef mince':
    'boeuf haché, steak haché, viande hachée, haché de boeuf, steaks hachés, boeuf haché maigre, boeuf haché mi-maigre',
  'beef slices': 'boeuf, rosbif, rôti de boeuf, viande, viande de boeuf, bresaola de boeuf, viande à fondue',
  'beef steak':
    'bavette, entrecôte, faux-filet, filet de boeuf, bifteck, onglet, rumsteck, pavé de boeuf, tournedos, pièce de boeuf, hampe, pavé de rumsteck, basse côte, côte de boeuf, araignée de boeuf, contre-filet',
  'ham sliced':
    'jambon, jambon blanc, jambon cuit, tranche de jambon, blanc de jambon, jambon de paris, talon de jambon, jambon torchon, épaule de porc cuite',
  'lamb chop': "côtelettes d'agneau, côte d'agneau",
  'lamb mince': "agneau, viande d'agneau",
  liver: 'foie, foie de veau',
  'pork belly': 'poitrine de porc',
  'pork chop':
    "côte de porc, côtes de porc, échine de porc, côtelettes de porc, échine, côtes d'échine, grillades de porc, longe de porc",
  'pork mince': 'porc haché, chair à saucisse, porc haché maigre',
  'pork ribs': 'travers de porc',
  'pork slices': 'viande, porc, émincé de porc, viande de porc, escalope de porc',
  'pork tenderloin': 'filet mignon, filet mignon de porc',
  'rabbit meat': 'lapin, gibier, chevreuil, lièvre, cerf, lapereau',
  'chicken breast':
    'blanc de poulet, escalope de poulet, filet de poulet, blancs de poulet, filets de poulet, aiguillettes de poulet, escalopes de poulet, poitrine de poulet, poitrines de poulet, suprême de poulet, émincés de poulet, escalope de dinde ou poulet, aiguillettes',
  'chicken drumstick':
    'pilon de poulet, pilons de poulet, cuisse de poulet, cuisses de poulet, pilons, manchons de poulet',
  'chicken thigh': 'haut de cuisse, hauts de cuisse de poulet, hauts de cuisses',
  'chicken wing': 'aile de poulet, ailes de poulet, ailerons de poulet, wings de poulet',
  'chicken whole':
    'poulet, poulet entier, poulet fermier, volaille, coquelet, poule, pintade, chapon, cuisses et ailes',
  'duck raw':
    'canard, magret, magret de canard, confit de canard, cuisse de canard, cuisses de canard confites, aiguillettes de canard, gésiers de canard, oie, oie entière',
  'turkey raw': 'dinde, escalope de dinde, escalopes de dinde, rôti de dinde, cuisse de dinde, dindon',
  frankfurter:
    'knacki, saucisse de Strasbourg, knacks, saucisses de Strasbourg, saucisse de francfort, saucisse cocktail, saucisses knack, saucisses cocktail, francfort, saucisses à hot-dog, saucisse fumée, saucisses fumées, saucisse de Montbéliard',
  'meatball raw': 'boulettes, boulettes de viande, boulette',
  pate: "rillettes, mousse de canard, terrine, foie gras, pâté de campagne, cretons, creton, rillettes d'oie, mousse de foie",
  prosciutto:
    "jambon cru, jambon sec, jambon de Bayonne, jambon serrano, jambon de pays, jambon fumé, chiffonnade de jambon, jambon d'Auvergne, jambon de Parme, viande des Grisons, viande de grison, jambon de Savoie",
  salami:
    "saucisson, saucisson sec, rosette, rosette de lyon, saucisson à l'ail, saucisson de Lyon, saucisson d'Arles, figatelli, fuet catalan",
  'sausage raw':
    'saucisse, saucisses, chipolatas, saucisse de Toulouse, merguez, diot, saucisse de morteau, andouillette, andouillettes, godiveau, saucisses aux herbes',
  'crab stick': 'bâtonnets de surimi, bâtonnet de crabe, surimi bâtonnets, surimi, bâtonnets de crabe',
  'luncheon meat sliced': 'blanc de dinde, jambon de dinde',
  clam: 'palourde, palourdes',
  'crab raw': 'crabe, tourteau',
  cuttlefish:
    "calamar, calmar, encornet, seiche, calamars, anneaux d'encornet, rondelles d'encornet, supions",
  'fish fillet white':
    'poisson, cabillaud, colin, merlu, dos de cabillaud, filet de poisson, daurade, dorade, sole, lotte, merlan, églefin, lieu noir, rouget, flétan, aiglefin, morue, saint-pierre, perche du Nil',
  'fish roe': 'tarama, oeufs de lompe, oeufs de saumon, oeufs de truite, poutargue',
  lobster: 'homard, langouste',
  mackerel: 'maquereau, maquereaux',
  mussel: 'moules, moules de bouchot, moules marinières',
  octopus: 'poulpe, pieuvre',
  'oyster fresh': 'huître, huîtres',
  prawn:
    'crevette, crevettes, gambas, crevettes roses, crevette rose, crevettes grises, crevettes nordiques, queues de crevettes',
  'salmon fillet': 'saumon, pavé de saumon, filet de saumon',
  scallop:
    'coquille Saint-Jacques, noix de Saint-Jacques, Saint-Jacques, coquilles Saint-Jacques, noix de st jacques, pétoncles',
  'smoked salmon': 'saumon fumé',
  'firm tofu': 'tofu fumé, tofu nature',
  'silken tofu': 'tofu soyeux',
  'soy chunks': 'protéines de soja',
  'veggie burger patty': 'steak végétal, galette végétale, steak de soja',
  baguette:
    'baguette tradition, ficelle, demi-baguette, pain frais, baguette viennoise, baguette de pain, pain baguette, flûte',
  'burger bun': 'pain burger, pains burger, pain à burger',
  'cake slice':
    "gâteau, gâteau au chocolat, gâteaux, bûche de Noël, fondant au chocolat, moelleux au chocolat, forêt noire, tarte au chocolat, gâteau d'anniversaire, éclair géant, fraisier, framboisier, charlotte aux fraises, entremets, royal au chocolat, fondants au chocolat, coulant au chocolat",
  'cake plain':
    'quatre-quarts, madeleine, madeleines, génoise, gâteau au yaourt, cake aux fruits nature, savane, marbré, cake au citron, gâteau marbré, gâteau au citron, gâteau de Savoie, canelé, canelés, cannelé, far breton, kouign-amann, gâteau nature, brossard, savane marbré, gâteau basque, flognarde',
  croissant: 'chocolatine, viennoiserie, viennoiseries, pains au chocolat, pains choco',
  'danish pastry':
    'chausson aux pommes, pain aux raisins, oranais, roulés à la cannelle, brioche à la cannelle, pains aux raisins, danoise',
  doughnut: 'beignet, beignets, bugnes, churro français, chichis, merveilles',
  'gluten-free bread': 'pain sans gluten',
  'pie savoury':
    'tourte, pâté en croûte, tourtière, friand, friands, feuilleté au fromage, feuilletés, pâté à la viande, pâté au poulet, cake salé, friand au fromage, bouchées feuilletées',
  'pie sweet':
    'tarte aux pommes, tarte, tarte au citron, clafoutis, tarte aux fruits, galette des rois, tarte tatin, pouding chômeur, croustade aux pommes, tarte aux prunes, chausson fruits, flan pâtissier',
  'pita bread': 'pain pita, pain libanais',
  'pizza base fresh': 'pâte à pizza',
  'rye bread': 'pain de seigle, pain nordique, pain suédois',
  'white bread':
    'pain de mie, pain blanc, tranche de pain, pain tranché, pain de campagne, miche, pain rassis, pain carré',
  'wholemeal bread':
    'pain complet, pain aux céréales, pain aux graines, pain intégral, pain de mie complet, pain noir, pain au son, pain multicéréales, pain de blé entier, pain brun',
  'wrap tortilla': 'galette de blé, tortilla de blé, galettes de blé',
  'barley pearl': 'orge perlé, orge',
  'basmati rice': 'riz basmati',
  'bee hoon dry': 'vermicelles de riz',
  'brown rice': 'riz complet, riz brun',
  buckwheat: 'sarrasin, blé noir',
  'bulgur wheat': 'boulgour, boulghour',
  'cellophane noodles': 'vermicelles de soja, vermicelles',
  'chickpeas dried': 'pois chiches secs',
  couscous: 'semoule de couscous, graine de couscous',
  dal: 'lentille, lentilles, lentilles vertes, lentilles corail, lentilles du puy, lentilles blondes, lentille corail, lentilles beluga, lentilles vertes du Puy',
  'dried beans': 'haricots secs, haricots blancs, haricots, flageolets, haricots noirs',
  'dried pasta':
    'pâtes, coquillettes, nouilles pâtes, torsades, pâtes sèches, pâte penne, spaghettis, macaronis, pâtes complètes, pâtes alimentaires, pâtes papillon, panzani, lustucru pâtes, pâtes en sauce sèches, tortis, pâtes coquillettes, pâtes coudes, pâtes torsades',
  'egg noodles dry':
    "nouilles, nouilles chinoises, nouilles aux oeufs, pâtes d'Alsace, vermicelle aux œufs, nouilles sautées sèches, spaetzles alsaciens secs",
  'fresh pasta': 'pâtes fraîches, tagliatelles fraîches',
  'jasmine rice': 'riz, riz blanc, riz long, riz thaï, riz étuvé, riz cantonais sec',
  muesli: 'granola maison, muesli croustillant, krisly, cruesli chocolat',
  oats: "flocons d'avoine, avoine, gruau, flocon d'avoine, porridge d'avoine, avoine en flocons, gruau d'avoine",
  polenta: 'semoule de maïs',
  'rice paper': 'galettes de riz, feuilles de riz, galette de riz vietnamienne',
  'split peas': 'pois cassés',
  'vermicelli pasta': "vermicelle, cheveux d'ange",
  'breakfast cereal':
    'céréales, céréales du petit déjeuner, pétales de maïs, Chocapic, céréales au chocolat, lion céréales, trésor, miel pops, smacks, céréales enfants, cruesli',
  'instant noodles': 'nouilles instantanées, nouilles minute',
  'instant mashed potato': 'purée mousline, purée en flocons, mousline',
  'instant soup': 'soupe instantanée, soupe en sachet',
  'canned anchovies': 'anchois',
  'canned beans':
    'haricots rouges, haricots rouges en boîte, haricots blancs en conserve, flageolets en boîte, fèves en conserve, haricots noirs en conserve',
  'canned chickpeas': 'pois chiche, pois chiches',
  'canned coconut milk': 'lait de coco, crème de coco',
  'canned corn': 'maïs en boîte, maïs doux',
  'canned fruit cocktail':
    "fruits au sirop, pêches au sirop, poires au sirop, cocktail de fruits, abricots au sirop, macédoine de fruits en conserve, oreillons d'abricots, salade de fruits au sirop",
  'canned mackerel': 'maquereaux en boîte, filets de maquereaux',
  'canned pineapple': 'ananas en boîte',
  'canned sardines': "sardine, boîte de sardines, sardines à l'huile, sardines en conserve",
  'canned soup': 'soupe en boîte, velouté de tomates, velouté, soupe en brique',
  'canned tomatoes':
    'tomates pelées, tomates concassées, tomates en boîte, pulpe de tomate, tomates en conserve, dés de tomates, tomates en dés, tomates broyées',
  'canned tuna':
    "thon, boîte de thon, thon en boîte, thon au naturel, miettes de thon, thon à l'huile, thon à l'huile d'olive, rillettes de thon",
  passata: 'coulis de tomate, coulis de tomates',
  'vegetable stock carton': 'bouillon de légumes',
  'chicken stock carton': 'bouillon de volaille, bouillon de poule, fond de volaille',
  'beef stock carton': 'bouillon de boeuf, fond de veau',
  applesauce:
    "compote, compote de pommes, pom'potes, purée de pommes, compotes en gourde, purée de fruits, compotes, compote pomme, compote de pomme, compote pomme poire",
  'apple cider vinegar': 'vinaigre de cidre',
  'balsamic vinegar': 'vinaigre balsamique',
  'barbecue sauce': 'sauce barbecue',
  'fish sauce': 'sauce poisson',
  honey: "miel, miel de fleurs, miel d'acacia, miel de lavande, miel toutes fleurs",
  horseradish: 'raifort',
  'hot sauce': 'sauce piquante, sauce pimentée, sauce forte, sauce harissa pimentée',
  jam: "confiture, confiture de fraises, gelée, marmelade, confiture d'abricots, gelée de groseille, confiture de framboise, gelée de coing, confiture de myrtilles, tartinade de fraises, marmelade d'oranges, confiture d'oranges amères",
  'light soy sauce': 'sauce soja, sauce soja salée, sauce VH',
  'lemon juice bottled': 'jus de citron',
  'maple syrup': "sirop d'érable",
  mayonnaise: 'mayonnaise en tube, sauce samouraï, sauce algérienne, sauce burger, sauce andalouse',
  mustard: "moutarde, moutarde de Dijon, moutarde à l'ancienne, moutarde de Meaux",
  'pesto jar': 'pesto rouge, pesto vert, pistou',
  'rice vinegar': "vinaigre, vinaigre blanc, vinaigre de riz, vinaigre d'alcool",
  'salad dressing vinaigrette':
    'vinaigrette, sauce salade, sauce vinaigrette, sauce pour salade, sauce salade balsamique, vinaigrette balsamique',
  'sesame oil': 'huile de sésame',
  'pasta sauce jar': 'sauce tomate, sauce bolognaise, sauce napolitaine',
  'stock cube':
    'cube de bouillon, kub or, cubes de bouillon, bouillon en cube, Kub, cube or, bouillon de boeuf en cube, fond de veau en poudre',
  'tartare sauce': 'sauce tartare',
  'tomato paste': 'concentré de tomate, concentré de tomates',
  'coconut oil': 'huile de coco',
  lard: 'saindoux',
  'olive oil': "huile d'olive",
  'peanut oil': "huile d'arachide",
  'vegetable oil':
    'huile, huile de tournesol, huile de colza, huile végétale, huile de friture, huile de pépins de raisin',
  'almond butter': "purée d'amande, purée de noisettes",
  'chocolate spread':
    'pâte à tartiner, pâte à tartiner chocolat, nocciolata, tartinade chocolat, tartinade au chocolat et noisettes',
  guacamole: 'avocat écrasé',
  hummus: 'houmous',
  'lotus biscuit spread': 'pâte à tartiner spéculoos',
  'peanut butter':
    "beurre de cacahuète, beurre de cacahouète, beurre d'arachide, beurre de peanut, beurre de pinottes",
  tahini: 'purée de sésame',
  tapenade: 'tapenade noire',
  'bay leaf': 'laurier, feuille de laurier',
  'black pepper': 'poivre, poivre noir, poivre moulu',
  cardamom: 'cardamome',
  'chilli flakes': "piment en poudre, piment d'Espelette, piment de Cayenne",
  cinnamon: 'cannelle, bâton de cannelle',
  cloves: 'clou de girofle, clous de girofle',
  'curry powder': 'poudre de curry, curry en poudre',
  'dried herbs': 'herbes de Provence, origan, bouquet garni',
  'fennel seed': 'anis, graines de fenouil',
  'mixed seasoning': "épices, mélange d'épices, quatre-épices",
  nutmeg: 'noix de muscade, muscade',
  paprika: 'piment doux',
  saffron: 'safran',
  salt: 'sel, sel fin, gros sel, fleur de sel',
  'sesame seed': 'graines de sésame, sésame',
  'star anise': 'anis étoilé, badiane',
  'turmeric powder': 'curcuma',
  'almond flour': "poudre d'amande, poudre d'amandes, amandes en poudre, amandes moulues",
  'baking powder': 'levure chimique, poudre à lever, levure alsacienne',
  'baking soda': 'bicarbonate, bicarbonate de soude',
  breadcrumbs: 'chapelure, panure',
  'brown sugar': 'cassonade, sucre roux, vergeoise, sucre de canne, sucre brun, muscovado roux',
  'chocolate chips':
    'pépites de chocolat, chocolat pâtissier, chocolat à pâtisserie, brisures de chocolat, nestlé dessert, chocolat de couverture, pastilles de chocolat',
  'cocoa powder': 'cacao, cacao en poudre, poudre de cacao, poudre de cacao amer, cacao non sucré',
  'corn starch': 'maïzena, fécule, fécule de maïs, fécule de pomme de terre',
  'desiccated coconut': 'noix de coco râpée',
  'dry yeast': 'levure de boulanger, levure, levure boulangère',
  gelatin: 'feuilles de gélatine',
  'granulated sugar':
    'sucre, sucre en poudre, sucre blanc, sucre semoule, sucre en morceaux, sucre cristal, sucre cristallisé, sucre granulé',
  'icing sugar': 'sucre glace, sucre impalpable, sucre en glace',
  'pie crust': 'pâte brisée, pâte sablée, pâte à tarte',
  'plain flour':
    'farine, farine de blé, farine blanche, farine t55, farine t45, farine tout usage, farine fluide, farine ordinaire, farine de froment',
  'rice flour': 'farine de riz',
  sweetener: 'édulcorant, sucrettes',
  'vanilla extract': 'extrait de vanille, vanille',
  'wholemeal flour': 'farine complète',
  almond: "amande, amandes effilées, sirop d'orgeat",
  'brazil nut': 'noix du Brésil',
  cashew: 'noix de cajou, cajou',
  'chestnut roasted': 'marron, marrons, châtaigne, châtaignes, crème de marrons',
  'chia seed': 'graines de chia',
  flaxseed: 'graines de lin',
  hazelnut: 'noisette',
  macadamia: 'noix de macadamia',
  'mixed nuts': 'mélange de noix, noix mélangées, mélange apéritif, mélange du randonneur, mélange étudiant',
  peanut: 'cacahuète, cacahouète, arachide, cacahuètes salées, pinottes, pinotte',
  pecan: 'noix de pécan',
  'pine nut': 'pignon, pignons de pin',
  pistachio: 'pistache',
  'pumpkin seed': 'graines de courge',
  'sunflower seed': 'graines de tournesol',
  walnut: 'noix, cerneaux de noix, noix de Grenoble, noix cerneaux, cerneaux',
  'dried dates': 'datte',
  'dried mango': 'abricots secs, fruits séchés, figues sèches',
  'dried mushroom': 'champignons séchés',
  prune: "pruneau, pruneaux, pruneaux d'Agen",
  raisin: 'raisins secs',
  'sun-dried tomato': 'tomates séchées',
  biscuits:
    'petit beurre, petits beurres, biscuits secs, Petit Écolier, gâteaux secs, petit lu, véritable petit beurre, thé brun, choco BN, véritables petits-beurre, biscuits petit-déjeuner, casse-croûte biscuits',
  cookies:
    'sablé, sablés, palets bretons, galettes bretonnes, galettes pur beurre, sablés bretons, biscuits maison, cookies pépites, biscuits aux brisures de chocolat, st michel, boudoirs, boudoir, biscuits à la cuillère, barquettes fraise, galettes saint-michel',
  crackers:
    'biscuits apéritifs, biscuit apéritif, craquelins, biscuits soda, biscuits salés, belin, gâteaux apéro, gâteaux apéritif, crackers apéritif, monaco apéritif, gâteaux salés',
  'fruit gummies':
    'bonbons gélifiés, fraises tagada, dragibus, bonbons haribo, crocodiles haribo, oursons gélatine, têtes brûlées, bonbons acidulés, pâtes de fruits, pâte de fruits, schtroumpfs',
  'granola bar': 'barre de céréales, barres de céréales',
  marshmallow: 'guimauve, chamallow',
  popcorn: 'maïs soufflé, maïs éclaté, popcorn au caramel',
  'potato chips':
    "chips de pommes de terre, paquet de chips, croustilles, sac de chips, chips à l'ancienne, chips bolognaise, paquet de croustilles",
  pretzels: 'bretzels apéritif, sticks salés',
  'rice cake puffed': 'galettes de riz soufflé, galette de riz',
  wafer: 'gaufrette, gaufrettes',
  candy:
    "bonbon, bonbons, sucette, friandises, bonbecs, sucre d'orge, suçons, bonbon à la menthe, pastilles vichy, jujubes nature, bêtises de Cambrai, paparmanes",
  'chewing gum': 'chewing-gums, gomme à mâcher, hollywood chewing-gum',
  'chocolate dark':
    'chocolat noir, tablette de chocolat noir, chocolat à cuire, chocolat pâtissier noir, chocolat mi-amer',
  'chocolate milk bar':
    'chocolat au lait, tablette de chocolat, barre chocolatée, chocolats, oeufs de pâques, barre de chocolat, oeuf kinder, chocolats de Pâques, barres chocolatées, oeufs en chocolat',
  'chocolate truffle':
    'truffes au chocolat, boîte de chocolats, ballotin de chocolats, mon chéri chocolat, papillotes, bouchées chocolat, chocolats fourrés, pyrénéens',
  nougat: 'nougats',
  'pudding cup': 'crème caramel, crème brûlée, flan',
  toffee: 'caramels au beurre salé, caramels durs, carambar, carambars',
  'almond milk':
    "lait d'amande, boisson aux amandes, lait d'amandes, lait de noisette, lait végétal amande, boisson végétale amande, boisson d'amande",
  'apple juice': 'jus de pomme, jus de pomme pétillant',
  beer: 'bière, bière blonde, bière ambrée, bière sans alcool, canette de bière, demi pêche',
  'coffee beans': 'café en grains',
  'coffee ground':
    'café, café moulu, dosettes de café, capsules de café, dosettes, café filtre, capsule de café, café décaféiné, dosettes senseo, café carte noire',
  'coffee instant':
    'café soluble, café instantané, ricoré, chicorée en poudre, café lyophilisé, nescafé soluble',
  'drinking chocolate':
    'chocolat chaud, chocolat en poudre, poudre chocolatée, Poulain, chocolat instantané, poudre de chocolat, cacao sucré',
  'fruit cordial':
    "sirop, sirop de grenadine, grenadine, sirop de menthe, sirop à l'eau, sirop de fraise, sirop de pêche, sirop d'orgeat, sirop de citron, sirop de cassis",
  'green tea': 'thé vert',
  'iced lemon tea': 'thé glacé',
  'oat milk':
    "lait d'avoine, boisson à l'avoine, boisson d'avoine, lait végétal avoine, boisson végétale avoine",
  'orange juice':
    "jus d'orange, jus d'orange pressé, orange pressée, jus d'orange avec pulpe, nectar d'orange",
  'rice milk': 'lait de riz',
  'soft drink':
    "limonade, boisson gazeuse, Orangina, liqueur douce, boisson sucrée, coca light, soda orange, schweppes agrumes, diabolo, sirop à l'eau gazeux, canette de coca, bière d'épinette",
  'soy milk':
    'lait de soja, boisson au soja, boisson de soya, lait de soya, boisson végétale soja, lait végétal soja',
  'sparkling water': 'eau gazeuse, eau pétillante',
  spirits:
    'rhum, pastis, alcool fort, eau-de-vie, calvados, armagnac, ricard, rhum arrangé, liqueur de poire, chartreuse',
  'tea bags': 'thé noir, sachets de thé, sachet de thé',
  'tea herbal':
    "tisane, infusion, camomille, verveine, infusion fruits rouges, thé des bois, tilleul, sachets d'infusion, tisane nuit calme",
  'water bottled':
    "eau, eau minérale, bouteille d'eau, bouteilles d'eau, eau de source, pack d'eau, eau plate, bouteille d'eau minérale",
  wine: 'vin, vin rouge, vin blanc, vin rosé, rouge de cuisine, vin de cuisine, cubi de vin, porto, muscat vin, bordeaux, beaujolais, vin rouge pour cuisiner, vin blanc pour cuisiner, vin blanc de cuisine, vin rouge de cuisine',
  'frozen berries':
    'fruits rouges, fruits rouges surgelés, framboises surgelées, myrtilles surgelées, petits fruits congelés, petits fruits',
  'frozen chicken nuggets':
    'nuggets de poulet, croquettes de poulet, beignets de poulet, tenders de poulet, doigts de poulet, manchons panés',
  'frozen fish fingers':
    'poisson pané, bâtonnets de poisson, colin pané, poissons panés, croustibat, bâtonnets de colin, captain igloo, bâtonnets de poisson pané, croquettes de poisson',
  'frozen fries':
    'frites, frites surgelées, pommes dauphine, potatoes, pommes noisettes, pommes sautées surgelées, patates frites, frites allumettes, pommes sautées, pommes rissolées, rissolées',
  'frozen lasagna': 'lasagnes',
  'frozen mixed vegetables':
    'légumes surgelés, légumes, macédoine, jardinière de légumes, poêlée de légumes, macédoine de légumes, ratatouille surgelée, poêlée campagnarde, jardinière, printanière de légumes, légumes à pot-au-feu',
  'frozen peas': 'petits pois, pois',
  'frozen pizza':
    'pizza surgelée, pizza reine, pizza quatre fromages, pizza fraîche, pizza royale, pizza 4 fromages, pizza congelée, pizza chorizo, pizza du supermarché',
  'frozen puff pastry':
    'pâte feuilletée, feuilles de brick, pâte filo, feuilles de brik, pâte feuilletée rouleau, rouleau de pâte feuilletée',
  'frozen ready meal': 'plat préparé, plat cuisiné, repas congelé, plat surgelé, plats surgelés, plat Picard',
  'frozen spinach': 'épinards surgelés',
  'ice cream':
    'glace, crème glacée, glace à la vanille, bac de glace, glaces, glace au chocolat, crème molle, coupe glacée',
  'ice cubes': 'glaçons, glaçon',
  popsicle:
    "glace à l'eau, bâtonnet glacé, sorbets, mister freeze, glaces à l'eau, bâtonnets à l'eau, sorbet framboise, sucette glacée",
  'cooked chicken':
    'poulet rôti, reste de poulet, poulet cuit, poulet grillé, restes de poulet, poulet froid, poulet du dimanche, poulet BBQ cuit, poulet basquaise, carcasse de poulet rôti, cuisse de poulet rôtie, poulet rotisserie',
  'cooked pasta':
    "pâtes cuites, reste de pâtes, pâtes d'hier, nouilles cuites, spaghettis cuits, restes de coquillettes",
  'cooked rice': "riz cuit, reste de riz, restes de riz, riz d'hier",
  'fried chicken': 'poulet frit',
  sandwich:
    'croque-monsieur, jambon beurre, croque-madame, sandwich club, sandwich thon crudités, pan bagnat, sous-marin',
  'soup leftover': 'soupe, soupe de légumes, potage, velouté de potiron, pot-au-feu cuisiné, potée, garbure',
  'takeaway food':
    "restes, plat à emporter, plat du jour, reste du midi, plats à emporter, restants, restants d'hier, lunch d'hier, reste de couscous, couscous royal, tajine, reste de tajine, cassoulet, confit de canard cuisiné, poulet yassa, boeuf bourguignon cuisiné",
  capers: 'câpres',
  olives: 'olives vertes, olives noires, olives de Kalamata, olives farcies',
  sauerkraut: 'choucroute',
  'protein powder': 'protéines en poudre, whey protéine',
  blackcurrant: 'groseille, groseilles, baies de cassis',
  quince: 'coing',
  plantain: 'banane plantain',
  rhubarb: 'rhubarbe',
  'swiss chard': 'blette, blettes, bettes, bettes à carde rouges',
  chicory: 'endives, chicorée, frisée, chicon',
  'red cabbage': 'chou rouge',
  'savoy cabbage': 'chou frisé',
  'jerusalem artichoke': 'topinambour',
  porcini: 'cèpes, girolles, cèpe, girolle, chanterelles, morilles',
  'sage fresh': 'sauge',
  'oregano fresh': 'marjolaine',
  tarragon: 'estragon, cerfeuil',
  'soy yogurt': 'yaourt au soja, yaourt soja',
  'mountain cheese':
    "comté, beaufort, fromage à raclette, abondance, emmental en bloc, fromage à fondue, beaufort d'été",
  custard: 'crème anglaise, île flottante, îles flottantes, oeufs à la neige, pot de crème',
  'rice pudding': 'riz au lait, pouding au riz, semoule au lait, gâteau de semoule',
  'milk dessert':
    'crème dessert, Danette, mousse au chocolat, liégeois, flanby, crèmes desserts, danette chocolat, danette vanille, la laitière, liégeois au chocolat, viennois',
  'infant formula': 'lait infantile, lait en poudre bébé',
  omelette: 'oeufs brouillés, oeuf au plat, oeufs cocotte, oeuf cocotte',
  meringue: 'meringues',
  veal: 'veau, escalope de veau, rôti de veau, paupiettes de veau, osso bucco, jarret de veau, côte de veau, tendron de veau',
  'pork shoulder':
    'rôti de porc, jarret de porc, palette de porc, rouelle de porc, palette, jambonneau, épaule de porc, soc de porc',
  'lamb leg': "gigot, gigot d'agneau, épaule d'agneau",
  pancetta: 'lardon, allumettes de bacon, poitrine, allumettes, dés de jambon, dés de bacon, lard maigre',
  'breaded schnitzel': 'escalope panée, escalope milanaise, poulet pané',
  'cordon bleu': 'cordons bleus',
  'black pudding': 'boudin noir, boudin, boudin antillais',
  'cold cuts':
    'charcuterie, mortadelle, assiette de charcuterie, planche de charcuterie, viandes froides, baloney, viande fumée, plateau de charcuterie, simili-poulet',
  trout: 'truite',
  'smoked mackerel': 'truite fumée, haddock fumé, maquereau fumé',
  'pickled herring': 'hareng',
  crayfish: "écrevisse, queues d'écrevisses",
  snail: 'escargots, bulots, bigorneaux',
  'bread roll': 'petit pain, petits pains, pain au lait',
  brioche:
    'brioche tressée, brioche tranchée, pains au lait, brioche vendéenne, gâche, brioche aux pépites, fouace, pain brioché',
  pancake:
    'crêpes, galette de sarrasin, galettes, galette bretonne, crêpes bretonnes, galettes de blé noir, matefaim, ployes',
  waffle: 'gaufre, gaufres',
  'soft pretzel': 'bretzel',
  rusk: 'biscotte, biscottes, pain grillé suédois, pains grillés, heudebert, pain azyme grillé',
  macaron: 'macarons',
  gingerbread: "pain d'épices",
  eclair: 'éclair au chocolat, choux à la crème, profiteroles, chouquettes, religieuse',
  quiche:
    "quiche lorraine, tarte salée, tarte aux poireaux, tarte flambée, flammekueche, tarte au fromage, flamiche, tarte à l'oignon, tarte à la tomate, tarte aux légumes",
  semolina: 'semoule, semoule de blé, semoule fine, semoule au lait, gâteau de semoule',
  spelt: 'blé, épeautre, Ebly',
  'wheat germ': "son d'avoine, son de blé, germe de blé",
  'risotto rice': 'riz rond, riz arborio',
  'rice stick noodles dry': 'nouilles de riz, vermicelles de riz épais, pâtes de riz',
  'lasagna sheets': 'feuilles de lasagne, plaques de lasagne',
  'filled pasta': 'raviolis, tortellinis, ravioles, ravioles du dauphiné, ravioles de Romans',
  'canned lentils': 'lentilles en boîte, lentilles cuisinées',
  'canned peas':
    'petits pois carottes, petits pois en boîte, petits pois en conserve, macédoine en boîte, petits pois extra-fins',
  'canned artichoke': "coeurs d'artichaut, fonds d'artichaut",
  'hearts of palm': 'coeurs de palmier',
  'canned ravioli': 'raviolis en boîte',
  remoulade: 'sauce rémoulade, céleri rémoulade',
  hollandaise: 'sauce hollandaise, sauce béarnaise',
  'white sauce': 'sauce béchamel, sauce blanche',
  'wine vinegar': 'vinaigre de vin, vinaigre de xérès',
  'agave syrup': "sirop d'agave",
  'walnut oil': 'huile de noix',
  'duck fat': "graisse de canard, graisse d'oie",
  'gram flour': 'farine de pois chiche',
  'buckwheat flour': 'farine de sarrasin',
  'vanilla sugar': 'sucre vanillé, gousse de vanille',
  marzipan: "pâte d'amande",
  'poppy seed': 'graines de pavot',
  'white chocolate': 'chocolat blanc',
  'hazelnut chocolate':
    'chocolat aux noisettes, praliné, chocolat noisette, chocolat aux amandes, chocolat praliné, rocher suchard, rochers pralinés',
  liquorice: 'réglisse',
  cider: 'cidre, cidre brut, cidre de pomme alcoolisé',
  'sparkling wine':
    'crémant, mousseux, champagne brut, clairette de Die, blanquette de Limoux, bulles de champagne',
  'fruit juice':
    "jus de fruits, jus, jus de raisin, jus multifruits, nectar, jus d'ananas, jus de pamplemousse, jus multivitaminé, jus exotique, jus de cerise, jus de canneberge, jus de mangue, jus de poire, nectar d'abricot, oasis tropical, jus de tomate et fruits, jus de cranberry",
  tabbouleh:
    'taboulé, taboulé oriental, salade de boulgour, salade de quinoa, salade de couscous, taboulé en barquette',
  'mashed potato':
    'purée de pommes de terre, purée maison, purée, écrasé de pommes de terre, patates pilées, purée de pomme de terre',
  'spring rolls':
    'nem, nems, rouleaux de printemps frits, nem au porc, rouleaux impériaux, rouleau impérial, pâté impérial, pâtés impériaux',
  'summer rolls': 'rouleaux de printemps, rouleau de printemps',
  'spaghetti bolognese':
    'bolognaise, spaghettis bolognaise, sauce à spaghetti, spaghetti sauce viande, pâtes bolo',
  'pasta bake':
    'gratin, gratin de pâtes, gratin dauphinois, tartiflette, macaroni au fromage, lasagne maison, carbo, croziflette, gratin savoyard, endives au jambon, aligot, truffade, coquillettes jambon fromage',
  crispbread: 'cracotte',
  'shepherds pie': 'hachis parmentier, parmentier, brandade, pâté chinois',
  'cooked vegetables':
    "légumes cuits, reste de ratatouille, piperade, haricots verts cuits, légumes grillés, légumes vapeur, légumes rôtis, légumes cuisinés, poêlée de courgettes, poêlée de champignons, restes de légumes, carottes vichy, tian de légumes, haricots verts d'hier, petits pois carottes cuisinés",
  'chocolate biscuit':
    "princes de lu, granola lu, pim's, prince chocolat, mikado, biscuits au chocolat, petits écoliers, BN chocolat, biscuit chocolat, pepito, finger biscuits, whippet, biscuits fourrés chocolat",
  gherkin:
    'petits oignons, cornichons aigres-doux, cornichons malossol, malossols, marinades, oignons au vinaigre',
  redcurrant: 'groseilles rouges, gadelles',
  'oyster mushroom fresh': 'pleurote, pleurotes',
  swede: 'navet jaune',
  zucchini: 'courgettes rondes',
  'chocolate mousse': 'mousses au chocolat',
  'fried egg': 'oeufs au plat, oeufs au miroir, oeuf sur le plat, oeufs sur le plat, oeuf miroir',
  'spanish omelette': 'omelette aux pommes de terre, tortilla espagnole, tortilla aux pommes de terre',
  'canned salmon': 'rillettes de saumon',
  tripe: 'rognons, coeur de boeuf viande, gésiers, ris de veau, tripes à la mode de Caen, langue de boeuf',
  'meat in white sauce':
    'blanquette de veau, bouchée à la reine, bouchées à la reine, vol-au-vent, vols-au-vent, poulet à la crème, fricassée de poulet',
  'fish quenelle': 'quenelle de brochet, quenelles de brochet, quenelles lyonnaises',
  'country bread':
    'pain au levain de campagne, miche de pain, pain de seigle et froment, boule de pain, pain rustique, pain tradition, pain croûté, pain belge, gros pain, pain de ménage, fougasse nature',
  'almond cake':
    'tarte amandine, amandine, Paris-Brest, opéra, pithiviers, tarte aux noix, gâteau aux noix, gâteau aux amandes, croissants aux amandes, gâteau à la noisette, tarte bourdaloue, tarte aux noix de pécan, visitandine, dacquoise, croissant aux amandes',
  'nut cookies':
    'macarons aux amandes, tuiles aux amandes, croquants aux amandes, croquants, biscuits aux amandes, canistrelli, congolais, rochers coco, navettes aux amandes, calissons, dragées, sablés aux noisettes, massepain biscuit',
  'cream filled pastry':
    'tropézienne, tarte tropézienne, saint-honoré, religieuse au chocolat, jésuite pâtisserie',
  'french toast': 'pain perdu, pouding au pain, pain doré',
  'potato pancakes':
    'paillassons, galettes de pommes de terre, rapées de pommes de terre, criques, crique ardéchoise',
  'savoury ring biscuits': 'gressins, gressin, bâtonnets apéritif pain',
  'microwave rice':
    'riz micro-ondable, riz express, riz minute, sachet de riz micro-ondes, riz en sachet express',
  'lentil stew':
    'petit salé aux lentilles, soupe de lentilles, soupe aux pois, soupe aux pois cassés, velouté de lentilles, reste de lentilles, dhal de lentilles',
  'vegetable soup':
    'soupe aux légumes, soupe au chou, soupe au pistou, velouté de légumes, velouté de courgettes, soupe poireaux pommes de terre, potage de légumes, velouté de carottes, soupe de potiron',
  'baked beans': 'fèves au lard, binnes, haricots à la tomate, haricots blancs à la tomate',
  'pickled green chilli': 'piments marinés, banana peppers marinés, piments au vinaigre',
  'red berry pudding':
    'compotée de fruits rouges, coulis de fruits rouges, coulis de framboise, compote de rhubarbe, fruits rouges au sirop',
  'chestnut puree': 'purée de marrons, marrons glacés, crème de châtaignes, Clément Faugier',
  'cheese puffs': 'crottes de fromage, curly fromage, soufflés au fromage',
  'peanut puffs': 'curly, curlys, soufflés cacahuète',
  turron: 'nougat de Montélimar, nougat tendre',
  'ice cream bar': 'bâtonnets glacés, esquimau, esquimaux, esquimau glacé, barres glacées, sandwich glacé',
  'ice cream cone': 'cônes glacés, cornets de glace, cornets, cône glacé, extrême vanille',
  'pizza leftover': 'pointe de pizza',
  'breaded prawns': 'crevettes panées, beignets de crevettes, crevettes tempura panées',
  'mozzarella sticks':
    'bâtonnets de mozzarella, camembert pané, bâtonnets de fromage pané, fromage pané, nuggets de fromage, bouchées camembert',
  kebab: 'sandwich grec, galette kebab, chiche taouk, shish taouk',
  burrito: 'tacos français, french tacos, tacos lyonnais',
  'hot dog': 'pogos',
  hamburger: 'hambourgeois',
  'boiled potatoes':
    'pommes vapeur, pommes de terre cuites, pommes de terre vapeur, patates bouillies, patates au four, pommes de terre sautées, pommes de terre au four, restes de patates',
  'aubergine bake': "gratin d'aubergines, parmigiana d'aubergines, aubergines à la parmesane",
  'pasta salad':
    'salade de pâtes, salade de chou, salade de chou crémeuse, macédoine mayonnaise, salade de macaroni',
  'packed salad bowl': 'salade composée, salade en bol, salade à emporter, salade du traiteur',
  gazpacho: 'gaspacho, gaspacho andalou, soupe froide de tomates',
  'cheese fondue': 'fondue savoyarde, fondue au fromage, fondue suisse, raclette maison, cancoillotte',
  'chilled ready meal':
    'plat cuisiné frais, plat micro-ondes, barquette fraîche, plat tout prêt, plat préparé frais, barquette micro-ondable',
  'ranch dressing': 'vinaigrette ranch, sauce crudités, sauce cocktail mayonnaise',
  'caesar dressing': 'sauce césar, vinaigrette césar',
  'vegetable bouillon':
    'bouillon de légumes en cube, cube de bouillon de légumes, bouillon de légumes en poudre',
  'egg liqueur': 'lait de poule alcoolisé',
  croquettes: 'pommes duchesse',
  'potato salad with mayonnaise':
    'salade de pommes de terre, salade piémontaise, piémontaise, salade strasbourgeoise, salade de pomme de terre',
  'vegetable shortening': 'beurre de cacao',
  'lotus seed': 'souchet, noix tigrée',
  'stuffed vine leaves': 'feuilles de vigne, feuille de vigne',
  'rye flour': 'seigle, farine de seigle',
  'lupin flour': 'farine de lupin',
  'wild boar': 'sanglier, rôti de sanglier, marcassin',
  'mixed mince': 'viande hachée bœuf et porc, haché bœuf porc',
  'game bird': 'faisan, faisane, perdrix, perdreau',
  'quail or pigeon': 'cailles, pigeonneau, autruche',
  'horse meat': 'viande de cheval, steak de cheval',
  'frog legs': 'cuisses de grenouille, grenouille, grenouilles',
})
