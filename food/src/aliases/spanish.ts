import { aliasesOf } from './aliases.ts'

/** Spanish of Spain and Latin America. */
export const spanish = aliasesOf({
  apple: 'manzana, manzanas verdes, manzana reineta, manzana verde doncella',
  apricot: 'albaricoque, damasco, chabacano',
  avocado: 'aguacate, palta',
  banana: 'plátano, banano, guineo, plátano de Canarias, cambur, plátano tabasco',
  blackberry: 'mora, zarzamora',
  blueberry: 'arándano, arándanos azules',
  cantaloupe: 'melón, melones, melón cantalupo',
  cherry: 'cereza, guindas, picota',
  clementine: 'mandarina, clementina',
  'coconut fresh': 'coco',
  'cranberry fresh': 'arándano rojo',
  'custard apple': 'chirimoya',
  'dragon fruit': 'pitahaya',
  'fig fresh': 'higo, breva',
  'fruit salad cut':
    'fruta, frutas, macedonia, ensalada de frutas, macedonia de frutas, fruta picada, coctel de frutas frescas, tutti frutti fresco, brocheta de fruta',
  grape: 'uva, uvas blancas, uvas sin pepitas',
  grapefruit: 'pomelo rosa, toronja, pomelos rosados, pomelo rosado',
  guava: 'guayaba',
  kiwi: 'kiwis',
  lemon: 'limón, limones, limón amarillo',
  lime: 'lima, limón verde',
  lychee: 'lichi',
  mango: 'mangos, mango ataulfo, mango petacón, mangos manila',
  nectarine: 'nectarina',
  orange: 'naranja, naranjas de zumo, naranja de mesa, naranjas valencianas',
  papaya: 'lechosa, fruta bomba, mamón papaya',
  'passion fruit': 'maracuyá, fruta de la pasión, parchita, granadilla, granadillas, chinola',
  peach: 'melocotón, durazno, melocotones, paraguayo, prisco',
  pear: 'pera, peras conferencia, pera conferencia, pera ercolini',
  persimmon: 'caqui, palosanto',
  pineapple: 'piña, ananá',
  plum: 'ciruela, ciruela claudia',
  pomegranate: 'granada',
  raspberry: 'frambuesa',
  soursop: 'guanábana',
  strawberry: 'fresa, fresón, frutilla, fresones, fresones de Huelva',
  watermelon: 'sandía, patilla, sandía sin pepitas',
  artichoke: 'alcachofa, alcauciles, alcaucil',
  asparagus: 'espárrago, espárragos trigueros, espárragos blancos, trigueros',
  'bean sprout': 'brotes de soja, germinados, brotes de soya, germen de soya, dientes de dragón',
  beetroot: 'remolacha, betabel',
  broccoli: 'brócoli, brécol',
  'brussels sprout': 'coles de Bruselas, col de Bruselas, repollitos de Bruselas, colecitas de Bruselas',
  'butternut squash': 'calabaza cacahuete, zapallo anco',
  'button mushroom':
    'champiñón, champiñones, seta, setas, hongos, champiñones laminados, champis, callampas, portobellos laminados',
  cabbage: 'repollo, col, berza, col blanca, col lisa',
  capsicum:
    'pimiento, pimiento rojo, pimiento verde, pimentón fresco, morrón, pimiento morrón, pimientos de Padrón, ají morrón, pimientos asar, ají dulce, chiltoma, pimentón rojo, pimiento choricero fresco, pimentones, locote',
  carrot: 'zanahoria',
  cassava: 'mandioca',
  cauliflower: 'coliflor, coliflores',
  celeriac: 'apionabo',
  celery: 'apio',
  'cherry tomato': 'tomate cherry, tomates cherry, tomatitos, tomates uva',
  'chilli fresh':
    'chile, guindilla, ají, chiles, jalapeño, chile verde, chiles serranos, rocoto, chiles de árbol frescos, locoto, chile güero, merkén fresco',
  'corn on the cob': 'maíz, mazorca, elote, choclo, mazorca de maíz, jojoto',
  cucumber: 'pepino, pepino holandés',
  daikon: 'rábano blanco, nabo japonés',
  eggplant: 'berenjena',
  'fennel bulb': 'hinojo',
  'french bean':
    'judías verdes, judía verde, ejotes, habichuelas verdes, vainitas, chauchas, judía plana, judías planas, habichuela verde, bajocas, porotos verdes, poroto verde',
  garlic: 'ajo, diente de ajo, dientes de ajo, cabeza de ajo, ajos, ajo negro',
  ginger: 'jengibre',
  'iceberg lettuce': 'lechuga iceberg',
  kale: 'col rizada',
  leek: 'puerro, ajoporro, poros',
  'leafy salad mix':
    'ensalada, mezcla de ensalada, canónigos, ensalada mixta, brotes tiernos, mezclum, mix de lechugas',
  'local lettuce':
    'lechuga, cogollos, cogollo, lechuga hoja de roble, cogollos de Tudela, lechuga francesa, lechuga mantecosa, lechuga orejona, trocadero lechuga',
  onion: 'cebolla, cebolla morada, cebolla blanca',
  parsnip: 'chirivía',
  potato:
    'patata, papa, papas, patatas nuevas, patatas para freír, patatas agrias, papa criolla, papas cambray',
  pumpkin: 'calabaza, zapallo, ayote, auyama, ahuyama, calabaza de Castilla',
  radish: 'rábano, rabanitos',
  rocket: 'rúcula',
  'romaine lettuce': 'lechuga romana',
  shallot: 'chalota, chalotas',
  'snow pea': 'tirabeques',
  spinach: 'espinaca, espinacas frescas',
  'spring onion':
    'cebolleta, cebollín, cebolla de verdeo, cebolleta tierna, cebollita de cambray, ajetes, cebollines, cebolla larga, cebolla cambray, cebollita china, cebolla verde',
  'sweet potato': 'boniato, batata, camote, moniatos, patata dulce, moniato',
  tomato:
    'tomate, jitomate, tomate pera, tomates en rama, tomates de ensalada, jitomate bola, tomate de colgar, tomate ensalada, tomate kumato',
  turnip: 'nabo',
  watercress: 'berro, berros',
  zucchini: 'calabacín, calabacita, zapallito, calabacines, zapallo italiano',
  'basil fresh': 'albahaca',
  'chives fresh': 'cebollino',
  coriander: 'cilantro fresco, culantro',
  'dill fresh': 'eneldo',
  lemongrass: 'hierba limón',
  'mint fresh': 'menta, hierbabuena, yerbabuena',
  'parsley fresh': 'perejil',
  'rosemary fresh': 'romero',
  'thyme fresh': 'tomillo',
  'blue cheese': 'queso azul, cabrales',
  brie: 'queso brie',
  butter: 'mantequilla, manteca, mantequilla sin sal, barra de mantequilla, pastilla de mantequilla',
  buttermilk: 'suero de leche',
  'cheddar block':
    'queso curado, queso semicurado, queso tierno, queso gouda, queso edam, queso chihuahua, queso de oveja, cuña de queso, queso semi, queso viejo, queso de vaca curado, queso de barra, queso mezcla, queso tetilla, queso mahón, queso de bola, queso añejo, queso mantecoso, queso dambo, queso pategrás, queso menonita, tetilla, queso asadero',
  'cheese slices':
    'queso, queso en lonchas, lonchas de queso, tranchetes, queso fundido, quesito, quesitos, queso amarillo, queso americano, sabanitas, queso havarti, queso sándwich, queso de sándwich, queso gouda en lonchas, el caserío, quesitos del caserío, queso de máquina, queso en fetas, vaca que ríe',
  'condensed milk': 'leche condensada, lechera',
  'cooking cream':
    'nata, nata para cocinar, crema de leche, nata líquida, nata montada, nata para montar, crema, nata de cocina, crema líquida, crema para batir, crema doble, crema culinaria, crema de leche para cocinar',
  'cottage cheese': 'requesón, queso cottage',
  'cream cheese':
    'queso crema, queso de untar, queso philadelphia, queso para untar, queso untable, queso fresco para untar, queso casancrem',
  'dulce de leche':
    'cajeta, arequipe, manjar, cajeta quemada, dulce de leche repostero, manjarblanco, leche condensada cocida, arequipe alpina',
  'evaporated milk': 'leche evaporada',
  feta: 'queso feta',
  'flavoured milk': 'batido de chocolate, leche con chocolate, Cola Cao preparado, leche chocolatada',
  'fresh milk':
    'leche, leche entera, leche semidesnatada, leche desnatada, leche fresca, leche de vaca, leche descremada, leche semidescremada',
  'goat cheese': 'queso de cabra, rulo de cabra, queso cabra, rulo cabra',
  'goat milk': 'leche de cabra, leche de oveja',
  'greek yogurt': 'yogur griego, yogures griegos',
  'lactose-free milk': 'leche sin lactosa, leche deslactosada',
  margarine: 'margarina, tulipán',
  'milk powder': 'leche en polvo',
  'mozzarella block': 'queso mozzarella, queso oaxaca',
  'mozzarella fresh': 'queso mozzarella fresco',
  parmesan: 'queso parmesano, parmesano',
  quark: 'queso batido, queso fresco batido',
  'shredded cheese': 'queso rallado, queso para fundir, mezcla de quesos rallados',
  'sour cream':
    'crema agria, nata agria, crema mexicana, crema ácida, jocoque, crema acidificada, natilla tica',
  'uht milk':
    'leche uht, leche en brick, brick de leche, tetrabrik de leche, leche larga vida, leche en caja, leche en bolsa uht',
  yogurt: 'yogur, yogur natural, yogures, vasito de yogur',
  'yogurt fruit':
    'yogur de fresa, yogur de frutas, petit suisse, yogur de sabores, yogur de limón, yogures de sabores, yogur de coco, yogur de plátano, yogurt de fresa, yogurt de durazno, yogur con trozos, yogur bebible, yogures de frutas, yogur líquido de fresa, bio frutas, yogur de macedonia, yogur con frutas',
  'chicken egg':
    'huevo, huevos, huevos camperos, clara de huevo, yema, yemas, huevos frescos, docena de huevos, claras, blanquillos, maple de huevos, panal de huevos, cubeta de huevos',
  'hard-boiled egg':
    'huevo duro, huevos duros, huevo cocido, huevos cocidos, huevo sancochado, huevos sancochados, huevo pasado por agua, huevos pochados',
  'quail egg': 'huevos de codorniz',
  bacon: 'beicon, tocino, panceta ahumada, tocineta, bacon en lonchas',
  'beef cubes':
    'carne para guisar, ragú de ternera, carne de guiso, guiso de ternera, ternera para guisar, res para guisar, morcillo, jarrete, carne guisar, falda de ternera, res en cubos, osobuco, carne para estofado, estofado de ternera, chambarete, falda de res, ragout de ternera, sobrebarriga, carne de puchero',
  'beef mince':
    'carne picada, carne molida, carne picada de ternera, ternera picada, carne molida de res, molida de res, carne picada de vacuno, picadillo de res crudo, molida especial, carne picada vacuno, molida de sirloin, carne picada especial, carne picada de res, carne de res molida',
  'beef slices':
    'carne, carne de res, ternera, carne de vaca, carne de ternera, filetes de añojo, bistec de res, suadero, sábana de res, carne para asar, filetes de vacuno, matambre, colita de cuadril, peceto, tapa de ternera, añojo, bola de lomo',
  'beef steak':
    'filete, bistec, solomillo, chuletón, entrecot, filete de ternera, bife, filetes de ternera, arrachera, lomo alto, lomo bajo, bife de chorizo, churrasco, ojo de bife, filete de res, rib eye de res, picaña, entraña',
  'ham sliced':
    'jamón, jamón york, jamón cocido, jamón de york, jamones, jamón dulce, lacón, jamón de pierna, fiambre de jamón, jamón virginia, jamón inglés, jamonada',
  'lamb chop': 'chuletas de cordero',
  'lamb mince': 'cordero, carne de cordero',
  liver: 'hígado',
  mutton: 'chivo, cabrito',
  'pork belly':
    'panceta de cerdo, tocino fresco, panceta fresca, tocino de cerdo fresco, chicharrón crudo, panceta en tiras, papada',
  'pork chop':
    'chuleta, chuletas de cerdo, lomo de cerdo, cinta de lomo, chuletas, chuletas de lomo, chuleta de sajonia, filetes de lomo, lomo en filetes',
  'pork mince': 'carne picada de cerdo',
  'pork ribs': 'costillas, costillas de cerdo, costillas adobadas, pechito de cerdo',
  'pork slices':
    'cerdo, carne de cerdo, puerco, lomo adobado, carne de puerco, secreto ibérico, presa ibérica, pluma ibérica, lomo de puerco, filetes de cerdo, pincho moruno, lagarto ibérico, maciza de cerdo, secreto de cerdo',
  'pork tenderloin': 'solomillo de cerdo',
  'rabbit meat': 'conejo, liebre, venado, ciervo, corzo',
  'chicken breast':
    'pechuga de pollo, pechuga, pechugas de pollo, filetes de pollo, filetes de pechuga, dados de pollo, solomillos de pollo, lomitos de pollo, tiras de pollo crudas, pechuguitas, pechuga de poyo, pechugas de poyo',
  'chicken drumstick':
    'muslo de pollo, muslos de pollo, jamoncitos de pollo, pierna de pollo, jamoncitos, muslitos de pollo, trutros de pollo, patas de pollo, tutos de pollo, cuarto trasero de pollo, pata muslo, pierna y muslo',
  'chicken thigh': 'contramuslo, contramuslos de pollo',
  'chicken wing': 'alitas, alitas de pollo, alas de pollo, alas de pollo partidas, alitas partidas',
  'chicken whole':
    'pollo, pollo entero, pollo troceado, carcasas de pollo, pollo picantón, carcasa de pollo, presas de pollo',
  'duck raw': 'pato, ganso',
  'turkey raw':
    'pavo, pechuga de pavo fresca, filetes de pavo, taquitos de pavo, solomillos de pavo, contramuslo de pavo, muslo de pavo, filete de pavo, pavita',
  chorizo:
    'chorizo fresco, chorizo picante, chorizo de pamplona, chorizo de freír, chistorra, sarta de chorizo, chorizos criollos, chorizo criollo, choricillos',
  frankfurter:
    'salchicha, salchichas, salchichas frankfurt, perritos, salchichas de frankfurt, salchichas oscar mayer, salchichas tipo frankfurt, salchichas viena, frankfurts, perritos calientes salchichas, panchos salchichas, salchichas parrilleras, vienesas, salchichas campofrío, salchichas bocadillo',
  'meatball raw': 'albóndigas, albóndiga, albondiguillas',
  pate: 'sobrasada',
  prosciutto:
    'jamón serrano, jamón ibérico, jamón curado, lomo embuchado, cecina, paletilla ibérica, jamón de bellota, jamón de cebo, jamón de jabugo, lomo ibérico, paleta ibérica, lomo curado, taco de jamón, jamón de Teruel, jamón ibérico de bellota, caña de lomo, bondiola',
  salami: 'salchichón, fuet, espetec, longaniza seca, somalla, butifarra seca',
  'sausage raw':
    'salchichas frescas, longaniza, salchicha fresca, butifarra, choricitos, salchichas de carnicería, salchichas de cerdo, salchichas rojas',
  'crab stick': 'palitos de cangrejo, palitos de surimi, palitos de mar',
  'luncheon meat sliced':
    'pechuga de pavo, fiambre de pavo, jamón de pavo, lonchas de pavo, fiambre de pechuga, pechuga de pollo en lonchas',
  clam: 'almejas, almeja, berberechos, chirlas, coquinas, navajas, conchas de almeja, machas, navaja marisco',
  'crab raw': 'cangrejo, jaiba, centollo',
  cuttlefish:
    'calamar, calamares, sepia, chipirones, anillas de calamar, chipirón, rejos, puntillas, puntillitas, tentáculos de calamar, choquitos, calamar en anillas, chopitos crudos',
  'fish fillet white':
    'pescado, merluza, bacalao, lubina, dorada, lenguado, filete de pescado, corvina, mero, filetes de merluza, abadejo, pescadilla, besugo, lomos de merluza, huachinango, lomos de bacalao, bacalao desalado, rodaballo, emperador, pez espada, palometa, mojarra, congrio, sargo, bacaladilla, bacaladitos, merlucitas, pejerrey, salmonetes, salmonete, dentón, migas de bacalao, cherna, filetes de rosada, tintorera, marrajo',
  'fish roe': 'huevas',
  lobster: 'langosta, bogavante',
  mackerel: 'caballa, jurel, sardinas frescas, verdel, jureles, xarda',
  mussel: 'mejillón, mejillones',
  octopus: 'pulpo, patas de pulpo, pulpitos, pata de pulpo',
  'oyster fresh': 'ostra, ostras, ostión',
  prawn:
    'gamba, gambas, langostino, langostinos, camarón, camarones, gambas peladas, gambones, camarón pacotilla, gambón, carabineros, quisquillas, gambas al ajillo, gambas a la plancha, gambas al pil pil',
  'salmon fillet': 'lomos de salmón, salmones, filete de salmón',
  scallop: 'vieira, vieiras',
  'smoked salmon': 'salmón ahumado',
  baguette: 'barra rústica, chapata, pistola de pan',
  'bun sweet': 'pan dulce, bollería, concha, pan de leche',
  'burger bun': 'pan de hamburguesa, panes de hamburguesa',
  'cake slice':
    'tarta, torta, tarta de chocolate, pasteles, pastel de chocolate, pastel de cumpleaños, tarta de cumpleaños, brazo de gitano, pionono, selva negra, chocotorta, torta de cumpleaños, milhojas torta, torta mil hojas, torta de panqueques, torta de hojarasca, tarta de zanahoria, pastel de zanahoria',
  'cake plain':
    'bizcocho, sobao, sobaos, queque, bizcochos, sobaos pasiegos, magdalenas caseras, panqué, panquecito, bizcochuelo, budín, torta de vainilla, pan de elote, magdalena valenciana, queque inglés, budín de limón, panqué de plátano',
  cheesecake: 'tarta de queso, pay de queso',
  croissant: 'cruasán, medialuna, medialunas, cruasanes, cuernitos, facturas, cachito',
  cupcake: 'magdalena, magdalenas, ponqué, mantecada',
  doughnut:
    'rosquilla, rosquillas, donas, dona, berlina, dona glaseada, bola de fraile, bolas de fraile, buñuelos, buñuelos de viento, pestiños, picarones, rosquetes, donas de chocolate, bombas de crema, calzones rotos, sopaipillas dulces',
  'gluten-free bread': 'pan sin gluten',
  'hot dog bun': 'pan de perrito, pan para hot dog',
  'pie savoury':
    'empanada, empanadas, empanadillas, empanada argentina, pastelón, empanadas argentinas, hojaldre relleno, salteñas, salteña, hojaldres de jamón y queso, torta pascualina, empanadas de pino, empanadas criollas',
  'pie sweet': 'tarta de manzana, pay de manzana',
  'pita bread': 'pan de pita, pan árabe',
  'pizza base fresh': 'masa de pizza, base de pizza',
  'rye bread': 'pan de centeno',
  'taco shell':
    'tortilla de maíz, tortillas de maíz, tostadas de maíz, tortillas de maíz azul, tortilla de nixtamal, tostadas para tacos, tortillas nixtamalizadas, tostadas horneadas, tortillas de taquería',
  'white bread':
    'pan de molde, pan blanco, barra de pan, pan, rebanadas de pan, pan lactal, pan Bimbo, pan tostado, hogaza, pan de pueblo, pan de sándwich, pan sin corteza, pan de miga, pan de molde sin corteza, pan tajado, pan molde',
  'wholemeal bread':
    'pan integral, pan de centeno y cereales, pan multicereales, pan de molde integral, pan de cereales, pan de semillas, pan de molde multicereales, pan de caja integral, pan negro, pan de salvado, pan con semillas, pan de avena, pan bimbo integral, pan de espelta, pan lactal integral, pan de molde con semillas',
  'wrap tortilla':
    'tortilla de trigo, tortillas de trigo, tortilla de harina, tortillas de harina, fajitas de trigo, tortillas para tacos de trigo, tortillinas, tortillas tia rosa, tortillas de fajitas, rapiditas',
  'barley pearl': 'cebada',
  'basmati rice': 'arroz basmati',
  'brown rice': 'arroz integral',
  buckwheat: 'trigo sarraceno, alforfón',
  'cellophane noodles': 'fideos de soja, fideos de cristal',
  'chickpeas dried': 'garbanzos secos',
  couscous: 'cuscús',
  dal: 'lenteja, lentejas, lentejas rojas, lenteja pardina, lentejas pardinas, lentejas castellanas, lentejón',
  'dried beans':
    'alubias, judías, frijoles, judías blancas, frijol, porotos, alubia, frijoles negros, judías pintas, caraotas, fabes, judiones, frijol negro, frijol bayo, frijoles bayos, habichuelas rojas, alubias rojas secas, fabes de la granja, frijol peruano, pallares, habichuelas secas, frijol flor de mayo, gandules secos, gandules, frijoles de carita',
  'dried pasta':
    'macarrones, fideos, espaguetis, espagueti, tallarines, pasta seca, coditos, hélices, lazos de pasta, pasta integral, fideo, espirales, fideo cabellín, pasta de letras, fideos de cabello de ángel, fideuá pasta, pasta tornillo, mostaccioli pasta, mostacholes, conchitas de pasta, cabello de ángel pasta, fideo de letras, fideos gruesos, fideos cortos, tirabuzones, fideos moñito, pasta de colores, corbatitas, cabello de ángel',
  'egg noodles dry':
    'fideos chinos, fideos de huevo, tallarines al huevo, fideos al huevo, tallarines de huevo, pasta al huevo, fideos ramen secos, fideos orientales, cintas al huevo',
  'fresh pasta': 'pasta fresca',
  'jasmine rice':
    'arroz, arroz blanco, arroz largo, arroz jazmín, arroz grado uno, arroz parboil, arroz crudo',
  muesli: 'muesli con frutos secos',
  oats: 'avena, copos de avena',
  polenta: 'harina de polenta, sémola de maíz',
  quinoa: 'quinua',
  'split peas': 'guisantes secos',
  'breakfast cereal': 'cereales, copos de maíz, cereales de desayuno',
  'instant noodles': 'fideos instantáneos, sopa instantánea maruchan, maruchan, Yatekomo',
  'instant soup': 'sopa de sobre, sopa instantánea, sopa de fideos sobre',
  'canned anchovies': 'anchoas, anchoa, anchoas del cantábrico',
  'canned beans':
    'alubias cocidas, alubias en bote, frijoles en lata, alubias rojas, habichuelas, frijoles enlatados, porotos en lata, alubias de bote, judías en conserva, bote de alubias, judías blancas cocidas, lata de frijoles, frijoles negros en lata, alubias blancas cocidas, bote de judías',
  'canned chickpeas': 'garbanzo, garbanzos, garbanzos cocidos, bote de garbanzos',
  'canned coconut milk': 'leche de coco, crema de coco',
  'canned corn':
    'maíz dulce, maíz en lata, lata de maíz, granos de elote, elote en lata, choclo en lata, maíz en grano, latas de maíz, elotitos, granos de maíz, maíz cocido',
  'canned fruit cocktail':
    'melocotón en almíbar, duraznos en almíbar, cóctel de frutas, melocotones en almíbar, macedonia en almíbar, duraznos al natural, pera en almíbar, durazno en almíbar, fruta en almíbar',
  'canned mackerel': 'caballa en lata',
  'canned pineapple': 'piña en lata, piña en su jugo',
  'canned sardines': 'sardinas, sardinas en lata, sardina, sardinillas',
  'canned soup': 'crema de verduras, gazpacho envasado, sopa de tomate, crema de calabaza',
  'canned tomatoes':
    'tomate triturado, tomate en lata, tomates pelados, tomate entero pelado, tomate natural triturado, tomate troceado, tomate entero, tomate en conserva, tomate natural, jitomate en lata, tomates en lata, tomate perita en lata',
  'canned tuna':
    'atún, atún en lata, lata de atún, atún en aceite, bonito del norte, bonito, latas de atún, atún claro, ventresca, lomitos de atún, lomo de atún en lata',
  passata: 'tomate tamizado, puré de tomate, puré de jitomate, tomate colado, extracto de tomate suave',
  'refried beans': 'frijoles refritos, frijoles molidos, puré de frijoles, frijol refrito',
  'vegetable stock carton': 'caldo de verduras, caldo vegetal',
  'chicken stock carton': 'caldo de pollo, caldo',
  'beef stock carton': 'caldo de carne',
  applesauce: 'compota de manzana, puré de manzana',
  'apple cider vinegar': 'vinagre de manzana',
  'balsamic vinegar': 'vinagre balsámico, vinagre de Módena, crema de vinagre',
  'barbecue sauce': 'salsa barbacoa, salsa bbq',
  'fish sauce': 'salsa de pescado',
  honey: 'miel, miel de abeja',
  'hot sauce':
    'salsa picante, salsa valentina, salsa búfalo, salsa botanera, tajín líquido, salsa huichol, ají picante',
  jam: 'mermelada, mermelada de fresa, confitura, mermelada de melocotón, dulce de membrillo, ate de membrillo, mermelada de albaricoque, mermelada de frambuesa, mermelada de arándanos, dulce de guayaba, bocadillo de guayaba, guayabate, cabello de ángel, carne de membrillo, membrillo dulce',
  ketchup: 'catsup',
  'light soy sauce': 'salsa de soja, salsa de soya, salsa soja',
  'lemon juice bottled': 'zumo de limón, jugo de limón',
  'maple syrup': 'sirope de arce, jarabe de arce',
  mayonnaise: 'mayonesa, mahonesa',
  mustard: 'mostaza, mostaza de Dijon',
  'oyster sauce': 'salsa de ostras',
  'pesto jar': 'salsa pesto',
  'ranch dressing': 'aderezo, salsa césar',
  'rice vinegar': 'vinagre, vinagre de arroz, vinagre blanco',
  'salad dressing vinaigrette': 'vinagreta, aderezo',
  salsa:
    'pico de gallo, salsa mexicana, salsa verde, mojo picón, salsa ranchera, salsa taquera, mojo verde, mojo rojo, pebre, salsa criolla, salsa molcajeteada, pico gallo',
  'sesame oil': 'aceite de sésamo',
  'pasta sauce jar':
    'tomate frito, salsa de tomate, salsa boloñesa, salsa para pasta, tomate para pasta, salsa napolitana, salsa para espagueti, salsa filetto',
  'stock cube':
    'pastilla de caldo, cubito de caldo, avecrem, pastillas de caldo, cubitos de caldo, caldo en polvo',
  'tomato paste': 'concentrado de tomate, pasta de tomate',
  'coconut oil': 'aceite de coco',
  lard: 'manteca de cerdo',
  'olive oil': 'aceite de oliva, aceite de oliva virgen extra, aove',
  'peanut oil': 'aceite de cacahuete',
  'vegetable oil': 'aceite, aceite de girasol, aceite vegetal, aceite de maíz, aceite de canola',
  'almond butter': 'crema de almendras',
  'chocolate spread':
    'crema de cacao, crema de cacao y avellanas, Nocilla, crema de avellanas, crema de chocolate, crema untable de avellana, bonella',
  hummus: 'humus de garbanzo',
  'peanut butter':
    'mantequilla de cacahuete, crema de cacahuete, mantequilla de maní, crema de cacahuate, crema de maní, mantequilla de cacahuate, manteca de maní, pasta de maní',
  tapenade: 'paté de aceitunas',
  'bay leaf': 'laurel, hoja de laurel, hojas de laurel',
  'black pepper': 'pimienta, pimienta negra, pimienta molida',
  'chilli flakes':
    'chile en polvo, cayena, ají molido, guindilla molida, chile de árbol seco molido, pimentón de cayena, ají en polvo, chile piquín, merkén, ají panca molido, chile molido',
  cinnamon: 'canela, canela en rama, canela molida',
  cloves: 'clavo, clavos de olor',
  cumin: 'comino',
  'dried herbs': 'hierbas provenzales, orégano, hierbas',
  'fennel seed': 'anís',
  'garlic powder': 'ajo en polvo, cebolla en polvo',
  'mixed seasoning':
    'especias, sazonador, condimento, sazonador de paella, sazonador de fajitas, colorante de paella, sazón completa',
  nutmeg: 'nuez moscada',
  paprika: 'pimentón, pimentón dulce, pimentón picante',
  saffron: 'azafrán',
  salt: 'sal, sal fina, sal gruesa, sal marina, sal gorda, sal en escamas, sal yodada, sal del Himalaya',
  'sesame seed': 'sésamo, ajonjolí, semillas de sésamo',
  'turmeric powder': 'cúrcuma',
  'almond flour': 'almendra molida, harina de almendra',
  'baking powder': 'levadura química, polvo de hornear, impulsor',
  'baking soda': 'bicarbonato, bicarbonato sódico',
  'bread flour': 'harina de fuerza',
  breadcrumbs: 'pan rallado, panko rallado, pan molido',
  'brown sugar': 'azúcar moreno, panela, azúcar morena, piloncillo',
  'chocolate chips': 'pepitas de chocolate, chispas de chocolate, chocolate para fundir',
  'cocoa powder': 'cacao en polvo, cacao puro',
  'corn starch': 'almidón de maíz, fécula de maíz, almidón',
  'desiccated coconut': 'coco rallado',
  'dry yeast': 'levadura, levadura fresca, levadura de panadero',
  gelatin: 'gelatina, gelatina neutra',
  'granulated sugar': 'azúcar, azúcar blanco, azúcar blanquilla',
  'icing sugar': 'azúcar glas, azúcar glass, azúcar impalpable',
  'jelly crystals': 'gelatina de sabor, gelatina de fresa',
  'pie crust': 'masa quebrada',
  'plain flour': 'harina de trigo, harina blanca, harina de repostería',
  'rice flour': 'harina de arroz',
  'self-raising flour': 'harina leudante, harina con levadura',
  sweetener: 'edulcorante, sacarina',
  'vanilla extract': 'vainilla, esencia de vainilla, extracto de vainilla',
  'wholemeal flour': 'harina integral',
  almond:
    'almendra, almendras tostadas, almendras marcona, almendras garrapiñadas, almendra marcona, peladillas',
  'brazil nut': 'nuez de Brasil',
  cashew: 'anacardo, nuez de la India, anacardos',
  'chestnut roasted': 'castaña, castañas',
  'chia seed': 'semillas de chía, chía',
  flaxseed: 'semillas de lino, linaza',
  hazelnut: 'avellana',
  macadamia: 'nueces de macadamia',
  'mixed nuts':
    'mezcla de frutos secos, cóctel de frutos secos, nueces mixtas, mezcla de nueces, revuelto de frutos secos',
  peanut:
    'cacahuete, maní, cacahuate, cacahuetes tostados, manises, cacahuetes con cáscara, cacahuates enchilados, mazapán de cacahuate, mazapán de la rosa, palanqueta',
  pecan: 'nuez pecana, nueces pecanas',
  'pine nut': 'piñón, piñones',
  pistachio: 'pistacho',
  'pumpkin seed': 'pipas de calabaza, semillas de calabaza',
  'sunflower seed':
    'pipas, pipas de girasol, semillas de girasol, pipas saladas, maravilla semillas, semillas de maravilla, pipas facundo',
  walnut: 'nuez, nueces',
  'dried dates': 'dátil, dátiles',
  'dried mango': 'orejones, fruta deshidratada, higos secos',
  'dried mushroom': 'setas secas',
  prune: 'ciruela pasa, ciruelas pasas',
  raisin: 'pasa, pasas, uvas pasas',
  biscuits:
    'galleta, galletas, galletas María, galletas digestive, galletas de desayuno, galletas maría doradas, galletas tostadas, galletas rellenas, chiquilín, galleta maría, campurrianas, marbú dorada, galletas surtidas, galletas gamesa, galletas champurradas, galletas de animalitos, tortas de aceite, torta de aceite',
  'chocolate biscuit':
    'galletas de chocolate, galletas Oreo, Príncipe, galletas de chocolate rellenas, filipinos, tosta rica cacao, galletas emperador, galletas bañadas en chocolate, dinosaurus chocolate, chocoflakes, galletas con chocolate bañado, emperador chocolate, príncipe galletas',
  cookies:
    'galletas con chocolate, galletas con pepitas de chocolate, polvorón, polvorones, galletas con pepitas, galletas caseras, bizcochos de soletilla, soletillas',
  'corn chips':
    'totopos, nachos de maíz, doritos nacho, triángulos de maíz, kikos, quicos, maíz tostado, cancha serrana, nachitos, churritos, maíz cancha',
  crackers:
    'galletas saladas, galleta salada, galletas de soda, galletas habaneras, galletas de agua, galletitas de agua, galletas de sal',
  'fruit gummies':
    'gominolas, gomitas, ositos de goma, panditas, osito de gominola, ositos de gominola, lombrices de gominola, gusanos de goma, ladrillos pica pica, haribo ositos, gelatinas de fruta',
  'granola bar': 'barrita de cereales, barritas de cereales, barritas',
  marshmallow:
    'malvaviscos, nubes, bombones de malvavisco, jamones nubes, bombones blancos mexicanos, masmelos, esponjitas, bombones para asar',
  popcorn: 'palomitas, palomitas de maíz, pochoclo',
  'potato chips':
    'patatas fritas de bolsa, papas fritas de bolsa, bolsa de patatas, chips de patata, sabritas, patatas de bolsa, patatas fritas bolsa, papitas fritas de bolsa, papas de bolsa, sabritas adobadas, bolsa de papas, patatas sabor jamón, patatas onduladas, patatas campesinas, patatas paja, papas al hilo',
  'rice cake puffed': 'tortitas de arroz, tortitas de maíz',
  wafer: 'barquillo, barquillos, obleas',
  candy:
    'caramelo, caramelos, chuches, golosinas, dulces, chupachups, piruleta, chupetes, dulces típicos, paleta de caramelo, halls, pulparindo, paletas de caramelo, dulce de tamarindo, tamarindos enchilados, pastillas de menta, peta zetas, pica-pica',
  'chewing gum': 'chicle, chicles',
  'chocolate dark': 'chocolate negro, chocolate amargo, chocolate puro',
  'chocolate milk bar':
    'chocolate con leche, chocolatina, tableta de chocolate, chocolatinas, huevo kinder, huevo de pascua, monedas de chocolate, lacasitos, carlos v, chocolate carlos v, jet chocolatina, chocolatina jet, huevos de pascua, chocolate en barra, sublime chocolate',
  'chocolate truffle': 'bombones, bombón, trufas de chocolate',
  nougat: 'turrón, turrón de jijona, turrón de alicante',
  'pudding cup':
    'flan, flan de huevo, flan de vainilla, natillas caseras, crema catalana, natillas de chocolate, flanes, flan napolitano, pudin de vainilla, quesillo venezolano, jericalla, pudín de chocolate, leche asada',
  'almond milk':
    'leche de almendras, bebida de almendras, leche de almendra, bebida vegetal de almendras, leche almendras, bebida de avellana, bebida de avellanas, leche de nuez, leche de avellanas',
  'apple juice': 'zumo de manzana, jugo de manzana, zumo manzana, néctar de manzana, mosto de manzana',
  beer: 'cerveza, cervezas, caña de cerveza, clara cerveza, cerveza sin alcohol, cañas, chela, chelas, cerveza rubia, cerveza tostada, clara de limón, caguama, mahou, estrella galicia, cruzcampo, tecate, litrona, quinto de cerveza, tercio de cerveza, cerveza clara, quilmes, polar cerveza',
  'coffee beans': 'café en grano',
  'coffee ground':
    'café, café molido, cápsulas de café, café de tueste natural, café en cápsulas, cápsulas dolce gusto, café torrefacto, café descafeinado molido, café en polvo para colar, cápsulas de nespresso, café de olla molido',
  'coffee instant':
    'café soluble, café instantáneo, café descafeinado, sobres de café, café en sobres, descafeinado soluble, café en polvo instantáneo, descafeinado de sobre',
  'drinking chocolate':
    'Cola Cao, chocolate a la taza, cacao soluble, chocolate caliente, chocolate abuelita, chocolate en polvo, chocolate de mesa, chocolate ibarra, cocoa en polvo azucarada, cacao en polvo soluble, colacao turbo, chocolisto, chocolate corona',
  'fruit cordial': 'sirope, granadina, jarabe',
  'green tea': 'té verde',
  'iced lemon tea': 'té helado',
  'oat milk': 'leche de avena, bebida de avena, bebida vegetal de avena, leche avena, bebida avena',
  'orange juice':
    'zumo de naranja, jugo de naranja, zumo naranja, zumo de naranja exprimido, néctar de naranja, jugo natural de naranja',
  'rice milk': 'leche de arroz, horchata de arroz, agua de horchata, horchata mexicana, leche arroz',
  'soft drink':
    'refresco, gaseosa, refrescos, fanta naranja, kas naranja, kas limón, agua tónica, tónica, casera, inca cola, sidral, mundet, trinaranjus, chesco, bitter kas, colombiana gaseosa, manzanita sol, manzana lift, postobón',
  'soy milk':
    'leche de soja, bebida de soja, leche de soya, bebida vegetal de soja, leche soja, bebida de soya',
  'sparkling water': 'agua con gas',
  spirits:
    'ron, ginebra, aguardiente, pisco, orujo, aguardiente antioqueño, licor de hierbas, anisado, fernet, ron miel, orujo de hierbas, chupito de orujo, singani',
  'tea bags': 'té, té negro, bolsitas de té, té rojo',
  'tea herbal':
    'manzanilla, infusión, poleo menta, tila, infusiones, manzanilla en bolsitas, poleo, menta poleo, té de hierbabuena, té de canela, infusión relax, hierba luisa, boldo, té de boldo, hierbas para infusión, cedrón',
  'vegetable juice':
    'zumo de tomate, jugo de tomate, jugo verde, jugo v8, zumo de zanahoria, jugo de zanahoria, jugo de verduras, zumo de verduras, zumo verde',
  'water bottled':
    'agua, agua mineral, botella de agua, agua sin gas, garrafón de agua, agua purificada, agua embotellada, garrafón, agua ciel, agua de manantial, bidón de agua potable',
  wine: 'vino, vino tinto, vino blanco, vino rosado, sangría, tinto de verano, rosado, vino de mesa, vino para cocinar, vino de cocina, vino blanco cocinar, vino blanco para cocinar, vino oloroso, jerez, vino de Jerez, ribera, albariño, verdejo, don simón, kalimotxo, calimocho, tinto, rebujito, moscatel, vermut, vermú, vino de misa, vino tinto cocinar, vino cocinar, rueda vino, oporto, vino tempranillo',
  'frozen berries':
    'frutos rojos, frutos del bosque, fresas congeladas, arándanos congelados, mango congelado, frambuesas congeladas, fruta congelada',
  'frozen chicken nuggets':
    'nuggets de pollo, fingers de pollo, fingers pollo, tiras de pollo empanadas, delicias de pollo, alitas empanadas, patitas de pollo, bocaditos de pollo, tiras de pollo empanizadas, deditos de pollo, popcorn de pollo, lagrimitas de pollo, pollo empanizado',
  'frozen fish fingers':
    'palitos de merluza, varitas de merluza, pescado empanado, palitos de pescado, merluza rebozada, varitas de pescado, merluza empanada, varitas de pescado pescanova, palitos de merluza rebozados, pescado rebozado, filetes de merluza empanados, filete de pescado empanado, barritas de pescado, dedos de pescado, deditos de pescado, pescado frito, merluza a la romana, bastones de merluza, pescaíto frito',
  'frozen fries':
    'patatas fritas, papas fritas, patatas congeladas, papas a la francesa, patatas prefritas, patatas gajo, patatas bravas, patatas deluxe, papas prefritas, papas gajo, papas noisette, bravas, papitas fritas, papas bastón, patatas corte fino',
  'frozen lasagna': 'lasaña',
  'frozen mixed vegetables':
    'verduras, verdura, menestra, verduras congeladas, menestra de verduras, ensaladilla congelada, salteado de verduras, verduras mixtas, wok de verduras, vegetales mixtos, ensaladilla rusa congelada, parrillada de verduras, primavera de verduras, vegetales, verduras salteadas congeladas',
  'frozen peas': 'guisante, guisantes, arvejas, chícharos, alverjas, petipuás, alverjitas',
  'frozen pizza':
    'pizza congelada, pizza de jamón y queso, pizzas congeladas, pizza barbacoa, pizza cuatro quesos, pizza fresca, pizza casa tarradellas, pizza margarita, pizza de pepperoni, pizza tarradellas, pizza jamón y queso, pizzeta, pizza precocinada',
  'frozen puff pastry': 'hojaldre, masa de hojaldre, masa filo',
  'frozen spinach': 'espinacas congeladas',
  'ice cream':
    'helado, helado de vainilla, helados, helado de chocolate, nieve de vainilla, barra de helado, corte de helado, nieve de chocolate, tarta helada, sándwich de helado, copa de helado',
  'ice cubes': 'hielo, cubitos de hielo',
  popsicle:
    'polo de hielo, paleta de hielo, polos, granizado, polos de hielo, bolis de hielo, flash helado, helado de hielo, paletas de agua, paleta de agua, polo de limón, nieve de limón, polo de fresa, helado de agua, palito de agua',
  'cooked chicken':
    "pollo asado, pollo a la brasa, pollo a l'ast, pollo rostizado, pollo al horno, pollo a la plancha, pollo deshebrado, restos de pollo, pollo desmechado, pollo al spiedo, pollo de ayer, pollo cocido, pollo desmenuzado, pechuga a la plancha, pollo en salsa, pollo al ajillo, pollo guisado, tinga de pollo, tinga",
  'cooked rice':
    'arroz de ayer, arroz cocido, arroz hervido, sobras de arroz, arroz de la noche, arroz recalentado, arroz sobrante, arroz blanco cocido, arroz con tomate, moros y cristianos, gallo pinto, arroz rojo, arroz a la mexicana, arroz con frijoles, congrí, casamiento, arroz con pollo, arroz cocinado, arroz blanco de ayer',
  'fried chicken': 'pollo frito, alitas fritas, chicharrón de pollo, pollo crispy',
  'pasta salad':
    'ensalada de pasta, ensalada de col, ensalada de macarrones, ensalada de repollo, ensalada de zanahoria y mayonesa',
  sandwich:
    'bocadillo, emparedado, bocata, sándwiches, montadito, torta de jamón, torta cubana, torta de milanesa, bikini sándwich, choripán, sándwich de miga, sándwiches de miga, pulga de jamón, tortas de jamón, pepito de ternera, sanguche, sánguches, tosta mixta, flauta de jamón, carlitos sandwich, barros luco',
  'soup leftover':
    'sopa, guiso, puré de verduras, crema de calabacín, sopa de pollo, lentejas guisadas, cocido madrileño, caldo casero, puré de calabacín, sopa de verduras, sancocho, ajiaco, pozole, menudo sopa, caldo de res, sopa de fideo, sopa de tortilla, caldo de pollo casero, puchero, locro, caldo tlalpeño, cocido de ayer, sobras de cocido, birria, carbonada',
  'takeaway food':
    'sobras, comida para llevar, comida china, comida de ayer, comida rápida, tupper de mamá, tupper de comida, tápers de comida, sobras de la cena, comida corrida, almuerzo de ayer, carne mechada, ropa vieja, cochinita pibil, carne en su jugo, carne asada, parrillada, chivo guisado, cochinita, pulled pork mexicano, sobras de la comida, comida casera',
  capers: 'alcaparras',
  gherkin:
    'pepinillo, pepinillos, encurtidos, banderillas, cebollitas en vinagre, pepinillos agridulces, cebolletas en vinagre, pepino en vinagre',
  olives:
    'aceituna, aceitunas, aceitunas sin hueso, aceitunas rellenas, aceituna manzanilla, aceitunas gordal, aceitunas kalamata',
  'pickled green chilli':
    'jalapeños en vinagre, piparras, rajas, chiles en vinagre, chiles chipotles adobados, chipotle en lata, guindillas en vinagre, chipotle adobado, chipotles',
  sauerkraut: 'chucrut',
  blackcurrant: 'grosella, grosellas',
  quince: 'membrillo',
  plantain:
    'plátano macho, plátano verde, plátanos machos, plátano maduro, platano de freír, patacón crudo, verdes plátano',
  rhubarb: 'ruibarbo',
  'swiss chard': 'acelga, acelgas, penca de acelga, pencas',
  'red cabbage': 'lombarda, col lombarda',
  'collard greens': 'grelos',
  'broad bean fresh': 'habas, haba, habitas',
  chayote: 'chayotes, tayota, güisquil, papa del aire',
  porcini: 'boletus, níscalos, boletos',
  'sage fresh': 'salvia',
  'hard grating cheese': 'queso manchego, queso sardo, queso reggianito, queso zamorano',
  custard: 'natillas, crema pastelera',
  'rice pudding': 'arroz con leche, atole de arroz, arroz zambito',
  'milk dessert':
    'cuajada, copa de chocolate, postre lácteo, postre de chocolate, mousse de yogur, copas de nata, copa chocolate y nata, dalky, gelatina de leche, panacota, manjar blanco postre, postre de leche, natilla colombiana',
  milkshake: 'batido, malteada',
  'infant formula': 'leche infantil',
  omelette:
    'tortilla de patatas, tortilla española, tortilla francesa, huevos revueltos, huevo frito, tortilla de patata, revuelto, pincho de tortilla, huevos pericos, huevos a la mexicana, huevos con jamón, perico huevos',
  'mixed mince': 'carne picada mixta, picada mixta',
  tripe:
    'callos, mondongo, panza de res, mollejas, callos a la madrileña, riñones, lengua de res, criadillas, zarajos, guatitas, chinchulines, corazón de res',
  pancetta:
    'taquitos de jamón, panceta, tacos de bacon, taquitos de bacon, bacon en tiras, cubitos de bacon, tacos de jamón serrano, virutas de jamón, taquitos de panceta, jamón en tacos',
  'breaded schnitzel':
    'milanesa, filete empanado, pollo empanado, escalope, milanesa de res, filetes empanados, pechuga empanada, libritos de lomo, milanesa napolitana, filetes rusos',
  'black pudding': 'morcilla, morcilla de Burgos, moronga, prieta, rellena morcilla',
  'cold cuts':
    'fiambre, embutido, mortadela, embutidos, pavo en lonchas, tabla de embutidos, salchichonada, cabeza de jabalí, lunch de pavo, chicharrón prensado, fiambrería',
  'anchovy fresh': 'boquerones, boquerón, bocartes, bocarte, anchoas frescas, chanquetes, anchoveta',
  trout: 'trucha',
  catfish: 'panga, bagre, carpa',
  crayfish: 'cigala, cigalas',
  'bread roll':
    'panecillo, bollo, panecillos, bollos de pan, bolillo, telera, mollete, marraqueta, pebete, pebetes, pan de viena, pulguitas, molletes de Antequera, pan francés pequeño, hallulla, hallullas, pan batido, medianoche pan, chapatitas',
  brioche: 'pan brioche',
  pancake: 'tortita, tortitas, panqueque, panqueques, hotcakes',
  waffle: 'gofre, gofres',
  crispbread: 'picos, regañás, colines',
  rusk: 'biscotes, tostadas, pan tostado, biscote, pan tostado integral, tostadas bimbo, pan tostado en rebanadas',
  croutons: 'picatostes',
  churros: 'porras, churros rellenos',
  semolina: 'sémola',
  'risotto rice': 'arroz bomba, arroz redondo',
  'rice stick noodles dry': 'fideos de arroz, tallarines de arroz',
  'lasagna sheets': 'placas de lasaña, láminas de lasaña',
  'filled pasta': 'raviolis, pasta rellena',
  'canned lentils':
    'lentejas cocidas, lentejas en bote, lentejas de bote, lentejas en conserva, lentejas en lata, bote de lentejas',
  'canned peas': 'guisantes en lata',
  'canned artichoke': 'corazones de alcachofa',
  'hearts of palm': 'palmitos',
  'canned mussels': 'mejillones en escabeche, mejillones en lata',
  aioli: 'alioli',
  'white sauce': 'besamel, salsa bechamel, salsa de queso',
  'wine vinegar': 'vinagre de vino, vinagre de Jerez',
  'agave syrup': 'sirope de agave',
  caraway: 'alcaravea',
  'gram flour': 'harina de garbanzo',
  'masa harina': 'harina de maíz, masa de maíz, harina pan, maseca',
  'vanilla sugar': 'azúcar vainillado, azúcar avainillado',
  marzipan: 'mazapán',
  'white chocolate': 'chocolate blanco',
  liquorice: 'regaliz',
  cider: 'sidra, sidra asturiana',
  'sparkling wine': 'cava brut, champán, cava semiseco, champaña, vino espumoso',
  smoothie: 'licuado, batido de frutas',
  'fruit juice':
    'zumo, jugo, zumo de piña, zumo multifrutas, jugo de mango, zumo de melocotón, jugos, zumo de frutas, mosto, néctar de durazno, jugo de piña, jugo de guayaba, jugo de durazno, jugos del valle, jumex, boing, jugo de maracuyá, jugo de mora, bifrutas, zumo tropical, jugo de arándano, zumo de arándanos, agua de fruta, agua fresca, aguas frescas, agua de sandía, zumo de mango, agua de limón, jugo de fruta, jugo hit, cepita, zumo de pomelo',
  hamburger: 'hamburguesa, hamburguesas, hamburguesa doble, hamburguesa completa',
  'hot dog':
    'perrito caliente, pancho, perritos calientes, jochos, jocho, completo italiano, perro caliente, perros calientes, completo chileno, pancho con mostaza, shuco',
  'mashed potato': 'puré de patatas, puré de papas',
  'frozen prawns':
    'gambas congeladas, langostinos congelados, gambas peladas congeladas, camarones congelados, colas de gamba congeladas, gambones ultracongelados, langostinos ultracongelados',
  'fresh cheese':
    'queso panela, queso blanco, queso de Burgos, queso burgos, queso campesino, quesillo, queso ranchero, queso canasta, queso paisa, queso llanero, queso cuajada, queso duro blando',
  paella:
    'paella de marisco, fideuá, arroz a banda, paella valenciana, arroz con marisco, arroz caldoso de marisco, arroz negro, arroz del senyoret, arroz meloso de marisco, paella precocinada',
  'microwave rice': 'arroz en vasitos, vasitos de arroz, arroz brillante',
  'boiled potatoes':
    'patatas cocidas, patatas asadas, papas arrugadas, patatas al horno, patatas hervidas, patata cocida, papas al horno, papas cocidas, patatas panaderas, patatas a lo pobre, patatas revolconas, papas hervidas, papa asada, papas sancochadas, patatas guisadas, papas salteadas',
  'roasted red peppers jar': 'pimientos del piquillo, pimientos asados, pimiento morrón en lata',
  ciabatta: 'pan de chapata',
  'danish pastry':
    'ensaimada, napolitana de chocolate, palmera de chocolate, caracola, hojaldre dulce, trenza de hojaldre, palmera de hojaldre, rollos de canela, roles de canela, rol de canela, palmeritas',
  'lupin flour': 'altramuces, altramuz, harina de altramuz, harina de altramuces',
  honeydew: 'melón valenciano',
  loquat: 'nísperos, níspero',
  'oyster mushroom fresh': 'setas de ostra, seta ostra, gírgolas',
  tomatillo: 'tomate verde, tomates verdes mexicanos, tomate de cáscara, miltomate',
  'chocolate mousse': 'mus de chocolate, espuma de chocolate',
  'fried egg':
    'huevos fritos, huevo estrellado, huevos estrellados, huevo a la plancha, huevos a la plancha, blanquillo estrellado, huevo a la copa',
  'spanish omelette':
    'tortilla de papas, tortilla de calabacín, tortilla de patatas con cebolla, tortilla de patatas precocinada, tortillas de patatas, media tortilla de patatas',
  'tomato and egg stir-fry': 'pisto con huevo, huevos rotos, huevos al plato',
  'beef patty raw':
    'carne de hamburguesa, hamburguesas de ternera, burger meat, hamburguesa cruda, hamburguesas de vacuno, carne para hamburguesa, medallones de carne',
  'beef short rib':
    'costilla de res, asado de tira, costillas de ternera, tira de asado, agujas norteñas, costilla de ternera',
  'pork shoulder':
    'paleta de cerdo, codillo, pierna de cerdo, hombro de cerdo, codillos, espaldilla de cerdo',
  'pork trotter': 'manitas de cerdo, patas de cerdo, patitas de puerco, manitas',
  'pork rinds': 'cortezas de cerdo, cortezas, torrezno',
  'cordon bleu': 'san jacobo, san jacobos, cachopo, flamenquín, flamenquines',
  'frozen seafood mix': 'salpicón de marisco, cóctel de mariscos, preparado para paella, cóctel de marisco',
  snail: 'caracoles, caracol, cañaíllas',
  ceviche: 'tiradito',
  'country bread':
    'hogaza de pan, pan rústico, pan de payés, pan payés, pan candeal, pan gallego, pan cateto, pan de leña, barra de pan de pueblo, pan de hogaza, pan de masa madre rústico, pan de barra, pan del día, pan de campo, pan casero, pan duro, barra gallega, pan de cristal, pan crujiente, barra artesana, pan de pueblo medio, pan francés barra, birote, pan gallego de trigo, pan moreno, pan amasado',
  arepa: 'pupusas sin queso, masa de arepa, arepas precocidas, arepitas',
  'cheese pastry':
    'pastelitos de queso, empanadas de queso, pupusas, pupusa, pupusas de queso, arepas de queso, arepa de queso, baleadas, quesadillas hondureñas, deditos de queso, pupusa revuelta',
  'cheese bread':
    'pandebono, pandebonos, almojábana, almojábanas, pan de queso, buñuelos colombianos, pan de yuca, cuñapé',
  tamales: 'hallacas, hallaca, humitas, humita, corundas, nacatamal, uchepos',
  'mole sauce': 'mole doña maría, pasta de mole, mole en pasta, mole negro, mole rojo, mole almendrado',
  burrito:
    'flautas, flautas doradas, gringas, chilaquiles, sincronizadas, enfrijoladas, entomatadas, enchiladas suizas',
  'tres leches cake': 'pastel de tres leches, torta tres leches, pastel tres leches, torta de tres leches',
  'almond cake':
    'tarta de Santiago, tarta de almendra, tarta de almendras, bizcocho de almendra, tarta de nueces, pan de Cádiz, pastel de nuez',
  panettone: 'roscón de reyes, roscón, rosca de reyes, pan dulce navideño, pan de pascua, pan de muerto',
  'nut cookies':
    'polvorones de almendra, mantecados, mantecado, mazapanes, carquinyols, carquiñoles, galletas de almendra, almendrados, mantecados de almendra, tejas de almendra, galletas de nuez, panellets, galletas de nueces, roscos de vino, surtido navideño, marquesas, almendrado, cocadas con almendra, polvorones sevillanos',
  alfajores: 'alfajor de chocolate, alfajores havanna, alfajores cordobeses',
  'french toast': 'tostadas francesas, pan francés dulce, budín de pan, capirotada, pudin de pan',
  'cream filled pastry':
    'milhojas, milhoja, cañas de crema, canutillos, pasteles de crema, cañas de chocolate, cuernos de crema, miguelitos, bayonesas, cañoncitos, borrachitos, piononos de crema, bartolillos',
  eclair: 'lionesas, petit choux, palos de crema, buñuelos de crema, repollitos de crema',
  'savoury ring biscuits':
    'picos de pan, piquitos, rosquilletas, bastones de pan, grisines, palitos de pan, rosquillas saladas, palillos de pan, picos camperos',
  'cooked pasta':
    'macarrones con tomate, pasta de ayer, espaguetis con tomate, restos de macarrones, pasta con tomate, sobras de pasta, pasta cocida, macarrones de ayer, fideos cocidos, fideos con tuco, sopa seca de fideo',
  'spaghetti bolognese':
    'espaguetis a la boloñesa, macarrones boloñesa, boloñesa, espagueti a la boloñesa, salsa boloñesa casera',
  'pasta bake':
    'lasaña casera, canelones, macarrones gratinados, restos de lasaña, lasaña de carne, pasta al horno, canelones caseros, pastel de pasta, lasaña de verduras, pastel azteca',
  'aubergine bake': 'berenjenas rellenas, musaca, berenjenas a la parmesana, lasaña de berenjena',
  'cooked beans':
    'frijoles cocidos, frijoles de la olla, habichuelas guisadas, fabada asturiana, fabada, alubias guisadas, porotos granados, frijoles charros, frijoles negros cocidos, judías guisadas, potaje de garbanzos, garbanzos con espinacas, potaje, bote de fabada, judías con chorizo, fabada litoral',
  'lentil stew':
    'guiso de lentejas, potaje de lentejas, lentejas con chorizo, sopa de lentejas, lentejas estofadas, crema de lentejas, guiso de garbanzos, lentejas de ayer, lentejas caseras, plato de lentejas, lentejas a la riojana',
  'vegetable soup':
    'crema de calabaza casera, crema de zanahoria, crema de puerros, puré de calabaza, puré de zanahoria, sopa juliana, crema de verduras casera, porrusalda, purrusalda, sopa de calabaza',
  gazpacho: 'salmorejo cordobés, gazpacho alvalle',
  'dried chilli':
    'chile guajillo, chiles guajillos, chile ancho, chile pasilla, chiles secos, chile chipotle seco, ñoras, chile mulato, chile de árbol, pimiento choricero, chiles anchos, ají panca',
  'coated peanuts':
    'cacahuates japoneses, cacahuate japonés, maní confitado, maní japonés, cacahuetes recubiertos',
  turron: 'turrones, turrón de guirlache',
  'cheese puffs':
    'gusanitos, chizitos, risketos, gublins, palitos de queso snack, ganchitos, cheetos gustosines, chizitos queso',
  'peanut butter cups':
    'conguitos, cacahuetes con chocolate, maní con chocolate, cacahuates con chocolate, sublime peruano',
  'hazelnut chocolate':
    'chocolate con almendras, chocolate con avellanas, chocolate con frutos secos, turrón de chocolate con almendras, praliné de avellana, suchard turrón',
  'ice cream bar':
    'bombón helado, bombones helados, paleta de crema, palito bombón, helado de palo, helados de palo, paletas de crema, almendrado helado, sándwich helado',
  'ice cream cone':
    'conos de helado, cono de helado, cucurucho de helado, cucuruchos, cucurucho, cono helado, conos helados',
  'mozzarella sticks':
    'palitos de mozzarella, fingers de queso, dedos de queso, bastones de mozzarella, queso empanado, queso frito, dedos de mozzarella, palitos de queso empanados, nuggets de queso',
  'breaded prawns':
    'gambas rebozadas, gambas empanadas, langostinos rebozados, gambas gabardina, gambas a la gabardina, camarones empanizados, langostinos crujientes, gambas orly, camarones empanados, langostinos empanados, camarones apanados',
  'chilled ready meal':
    'plato preparado, comida preparada, platos preparados, plato precocinado, comida lista, plato preparado fresco, precocinados, comida precocinada',
  'pizza leftover': 'fugazzeta',
  kebab: 'tacos árabes',
  'cooked vegetables':
    'verduras a la plancha, pisto, pisto manchego, verduras asadas, verduras cocidas, espinacas cocidas, calabacín a la plancha, escalivada, verduras salteadas, sofrito de verduras, acelgas cocidas, judías verdes cocidas, brócoli cocido, vegetales salteados, nopales cocidos, verduras al vapor, samfaina, coliflor cocida, parrillada de verdura, alboronía, verdura cocida',
  'tuna mayo mix':
    'ensaladilla rusa, ensaladilla casera, ensaladilla de atún, ensalada de atún, atún con mayonesa, ensaladilla rusa con atún, ensaladilla, ensalada rusa',
  'malt drink': 'pony malta, maltín, malta polar',
  'isotonic drink': 'bebida isotónica, electrolit, suero oral, bebidas isotónicas',
  horchata: 'chufas, horchata valenciana, orxata, chufa',
  'hibiscus tea':
    'agua de jamaica, flor de jamaica, jamaica, té de jamaica, flores de jamaica, rosa de jamaica',
  'yerba mate': 'hierba mate, mate cocido, yerba, mate en saquitos, yerba playadito, paquete de yerba',
  'milk coffee drink': 'café con leche, capuchino, cappuccino frío, café con leche frío, kaiku',
  liqueur: 'pacharán, licor de manzana, mistela, licor de melocotón',
  'egg liqueur': 'rompope, licor de huevo, rompón, sabajón, ponche de huevo',
  'cream liqueur': 'crema de orujo, crema de whisky, crema de licor, ponche crema, crema de ron',
  'tuna pasty':
    'empanada de atún, empanadas de atún, empanadilla de atún, empanadillas de atún, empanada gallega, empanada gallega de atún, pastel de atún, empanada de bonito, hojaldre de atún',
  'potato salad with mayonnaise':
    'ensalada de papa, ensalada campera, ensalada de patata, ensalada alemana, ensalada de papas, ensalada de patatas',
  'vegetable shortening': 'manteca de cacao, mantequilla de cacao',
  'lotus seed': 'chufa, chufas',
  'wild boar': 'jabalí',
  'game bird': 'faisán, perdiz, perdices',
  'quail or pigeon': 'codorniz, codornices, pichón, avestruz',
  'horse meat': 'carne de caballo, carne de potro',
  'frog legs': 'ancas de rana',
})
