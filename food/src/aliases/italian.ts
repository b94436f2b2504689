import { aliasesOf } from './aliases.ts'

/** Italian. */
export const italian = aliasesOf({
  apple: 'mela, mele, mele renette, mela annurca',
  apricot: 'albicocca, albicocche',
  avocado: 'avocado maturo',
  banana: 'banane',
  blackberry: 'mora, more di rovo, more di bosco',
  blueberry: 'mirtillo, mirtilli',
  cantaloupe: 'melone, meloni, melone retato',
  cherry: 'ciliegia, ciliegie, amarene, duroni, visciole',
  clementine: 'mandarino, mandarini, clementina, mandarancio',
  'coconut fresh': 'noce di cocco, cocco',
  'fig fresh': 'fico, fichi',
  'fruit salad cut': 'frutta, macedonia, frutta mista, frutta fresca, frutta tagliata, frutta di stagione',
  grape: 'uva bianca, uva nera, uva',
  grapefruit: 'pompelmo, pompelmi',
  kiwi: 'kiwi verdi',
  lemon: 'limone, limoni',
  lime: 'lime verdi',
  mango: 'manghi',
  nectarine: 'nettarina, pesca noce, nettarine, pesche noci',
  orange: 'arancia, arance, arance rosse, arance da spremuta',
  papaya: 'papaia',
  peach: 'pesca, pesche',
  pear: 'pera, pere',
  persimmon: 'cachi, caco',
  pineapple: 'ananas',
  plum: 'susina, susine, prugna, prugne fresche, prugne',
  pomegranate: 'melagrana, melograno',
  raspberry: 'lampone, lamponi',
  strawberry: 'fragola, fragole',
  watermelon: 'anguria, cocomero',
  artichoke: 'carciofo, carciofi, carciofi romaneschi, cuori di carciofo freschi',
  asparagus: 'asparago, asparagi',
  'bean sprout': 'germogli di soia, germogli di fagiolo',
  beetroot: 'barbabietola, barbabietole, rapa rossa, rape rosse',
  broccoli: 'broccolo, broccoli romani, cimette di broccoli, cima di rapa, broccoletti, rapini',
  'brussels sprout': 'cavoletti di Bruxelles, cavolini di Bruxelles',
  'butternut squash': 'zucca butternut, zucca violina',
  'button mushroom':
    'fungo, funghi, funghi champignon, prataioli, funghi misti, funghi trifolati, funghi coltivati, cremini freschi, cardoncelli, pleurotus',
  cabbage: 'cavolo cappuccio, cavolo, cavolo bianco, verza bianca, cavolo cuore',
  capsicum:
    'peperone, peperoni, peperone rosso, peperoni gialli, friggitelli, falde di peperoni, friarelli peperoni',
  carrot: 'carota, carote',
  cauliflower: 'cavolfiore, cavolfiori',
  celeriac: 'sedano rapa',
  celery: 'sedano, costa di sedano, coste di sedano',
  'cherry tomato':
    'pomodorini, pomodorino, ciliegini, datterini, pachino, pomodori datterini, pomodorini ciliegino, pomodoro ciliegino',
  'chilli fresh': 'peperoncino, peperoncini',
  'corn on the cob': 'pannocchia, pannocchie, granturco',
  cucumber: 'cetriolo, cetrioli',
  eggplant: 'melanzana, melanzane',
  'fennel bulb': 'finocchio, finocchi, finochio, finochi',
  'french bean': 'fagiolini, fagiolino, piattoni, taccola',
  garlic: "aglio, spicchio d'aglio, spicchi d'aglio, testa d'aglio",
  ginger: 'zenzero',
  kale: 'cavolo nero, cavolo riccio, cavolo kale',
  leek: 'porro, porri',
  'leafy salad mix':
    'insalata, insalata mista, misticanza, songino, valeriana, insalatina, valerianella, insalata riccia, radicchio e rucola, rucola e pomodorini',
  'local lettuce':
    'lattuga, lattughino, cappuccina, insalata gentile, lattuga iceberg tonda, gentilina, lollo, insalata trocadero',
  onion:
    'cipolla, cipolle, cipolla rossa, cipolle rosse, cipolla di Tropea, cipolla dorata, cipolline, cipolle dorate, cipolline borettane',
  potato: 'patata, patate, patate novelle, patatine novelle, patate a pasta gialla',
  pumpkin: 'zucca, zucche, zucca delica, zucca mantovana',
  radish: 'ravanello, ravanelli',
  rocket: 'rucola, rughetta',
  'romaine lettuce': 'lattuga romana',
  shallot: 'scalogno, scalogni',
  'snow pea': 'taccole',
  spinach: 'spinaci, spinacini, spinacino',
  'spring onion': 'cipollotto, cipollotti, cipolline fresche',
  'sweet potato': 'patata dolce, patate dolci',
  tomato:
    'pomodoro, pomodori, pomodori ramati, pomodori cuore di bue, pomodoro da insalata, pomodori da sugo, pomodori san marzano, pomodoro ramato, pomodoro cuore di bue, camone',
  turnip: 'rapa',
  zucchini: 'zucchina, zucchine, zucchino, zucchine romanesche, fiori di zucca, fiori di zucchina',
  'basil fresh': 'basilico, basilico fresco',
  'chives fresh': 'erba cipollina',
  coriander: 'coriandolo',
  'dill fresh': 'aneto',
  'mint fresh': 'menta',
  'parsley fresh': 'prezzemolo',
  'rosemary fresh': 'rosmarino',
  'thyme fresh': 'timo',
  'blue cheese': 'formaggio erborinato, gorgonzola dolce, gorgonzola e mascarpone',
  brie: 'formaggio morbido, crescenza, stracchino, taleggio, robiola, tomino, tomini, quartirolo, certosa, formaggio molle',
  butter: 'burro, burro salato, panetto di burro',
  buttermilk: 'latticello',
  'cheddar block':
    'provolone, scamorza, provola, caciotta, asiago, formaggio stagionato, caciocavallo, provola affumicata, pecorino toscano, montasio, emmental a pezzi, galbanino, formaggio duro, latteria, bitto, ragusano, caciocavallo silano, silano, fontal',
  'cheese slices':
    'formaggio, sottilette, formaggini, formaggio a fette, formaggino, formaggi, formaggio fuso, formaggio filante, formaggio da toast, tigre formaggino, belpaese',
  'condensed milk': 'latte condensato',
  'cooking cream': 'panna, panna da cucina, panna fresca, panna montata, panna liquida, panna da montare',
  'cottage cheese': 'fiocchi di latte, fiocchi di formaggio',
  'cream cheese': 'formaggio spalmabile, formaggio cremoso, formaggio fresco spalmabile, robiola spalmabile',
  feta: 'formaggio feta',
  'fresh milk':
    'latte, latte intero, latte fresco, latte parzialmente scremato, latte scremato, latte vaccino, latte di mucca, latte alta qualità, latte microfiltrato, latte parz scremato',
  'goat cheese': 'caprino, formaggio di capra, formaggio caprino',
  'goat milk': 'latte di capra',
  'greek yogurt': 'yogurt greco',
  'lactose-free milk': 'latte senza lattosio, latte zymil',
  margarine: 'margarina',
  'milk powder': 'latte in polvere',
  'mozzarella fresh':
    'mozzarella di bufala, fiordilatte, ciliegine di mozzarella, bufala, stracciatella, mozzarelline, mozzarellina, bocconcini, mozzarella ciliegine, bocconcini di mozzarella, treccia, nodini, mozzarella light, ovoline, provatura, mozzarelle',
  parmesan:
    'parmigiano reggiano, grana, parmigiano grattugiato, grana grattugiato, formaggio grattugiato, trentingrana, busta di grattugiato',
  'sour cream': 'panna acida',
  'uht milk': 'latte uht, latte a lunga conservazione',
  yogurt: 'yogurt bianco, yogurt intero, yogurt compatto',
  'yogurt fruit':
    'yogurt alla frutta, yogurt alla fragola, yogurt alla vaniglia, yogurt ai frutti di bosco, yogurt albicocca, yogurt pesca, yogurt mirtilli, yogurt banana, yogurt fragola, yogurt al limone, yogurt vaniglia, yogurt cocco, yogurt al caffè, yogurt da bere alla frutta',
  'chicken egg':
    'uovo, uova, uova fresche, tuorlo, albume, tuorli, albumi, uova biologiche, uova bio, uova fresche medie, uova da allevamento',
  'hard-boiled egg': 'uova sode, uovo sodo',
  bacon: 'pancetta affumicata, pancetta a fette, pancetta tesa, rigatino',
  'beef cubes':
    'spezzatino, spezzatino di manzo, bocconcini di manzo, brasato di manzo, carne da brodo, bollito di manzo, stracotto, cappello del prete, biancostato',
  'beef mince':
    'carne macinata, macinato, macinato di manzo, macinata, trita, carne trita, manzo macinato, macinato di bovino, macinato scelto, ragù di carne crudo, trita scelta, carne tritata, macinata di bovino',
  'beef slices':
    'manzo, carne di manzo, carne bovina, carpaccio, carne, straccetti di manzo, scottona, fettine di bovino, straccetti di bovino, vitellone, fesa di manzo, girello, scaloppine di manzo',
  'beef steak':
    'bistecca, filetto, fiorentina, bistecca di manzo, tagliata, bistecche, costata, controfiletto, scamone',
  'ham sliced':
    'prosciutto cotto, cotto a fette, prosciutto cotto a fette, prosciutto cotto alta qualità, spalla cotta, prosciutto di Praga, prosciutto cotto affettato',
  'lamb chop': 'costolette di agnello',
  'lamb mince': 'agnello, carne di agnello',
  liver: 'fegato, fegato di vitello',
  'pork chop':
    'braciola, braciole, lonza, lonza di maiale, costoletta di maiale, bistecche di maiale, bistecca di maiale, nodini di maiale, coppone, carrè di maiale, lombo di maiale',
  'pork ribs': 'costine, puntine di maiale',
  'pork slices':
    'carne, maiale, carne di maiale, arista, straccetti di maiale, capocollo fresco, filetto di maiale a fette',
  'rabbit meat': 'coniglio, lepre, cervo, capriolo',
  'chicken breast':
    'petto di pollo, petti di pollo, fettine di pollo, straccetti di pollo, filetti di pollo, petto pollo, tagliata di pollo',
  'chicken drumstick':
    'fusi di pollo, coscia di pollo, cosce di pollo, cosce e sovracosce, coscette di pollo',
  'chicken thigh': 'sovracoscia, sovracosce di pollo',
  'chicken wing': 'ali di pollo, alette di pollo',
  'chicken whole':
    'pollo, pollo intero, gallina, pollo ruspante, galletto, galletto amburghese, faraona, cappone',
  'duck raw': 'anatra',
  'turkey raw':
    'tacchino, petto di tacchino, fesa di tacchino cruda, arrosto di tacchino crudo, bocconcini di tacchino, coscia di tacchino, sovracoscia di tacchino',
  frankfurter: 'würstel, würstel di suino, salsicce di Francoforte',
  'meatball raw': 'polpette, polpetta, polpettine, polpette al sugo',
  pate: 'paté di fegato',
  prosciutto:
    'prosciutto crudo, bresaola, speck, culatello, crudo, san daniele, prosciutto san Daniele, speck alto adige, capocollo, lonzino, bresaola della Valtellina',
  salami:
    'salame, salamino, soppressata, nduja, salame piccante, salame milano, salame felino, ventricina, finocchiona, spianata, spianata calabra, salame napoli, salame ungherese, salsiccia secca, corallina, strolghino, cacciatorino, cacciatore salame, salsiccia stagionata',
  'sausage raw':
    'salsiccia, salsicce, salamella, cotechino, luganega, salsiccia luganega, salsiccia a punta di coltello, zampone, monzette, verzini',
  'luncheon meat sliced':
    'fesa di tacchino, affettato di tacchino, petto di tacchino affettato, affettato di pollo, petto di pollo affettato, tacchino affettato',
  clam: 'vongola, vongole, vongole veraci, lupini di mare, telline, fasolari, cannolicchi',
  'crab raw': 'granchio',
  cuttlefish:
    'calamaro, calamari, seppia, seppie, totano, totani, anelli di calamaro, anelli di totano, ciuffi di calamaro, seppioline, calamaretti',
  'fish fillet white':
    'pesce, merluzzo, branzino, orata, sogliola, nasello, filetto di pesce, spigola, filetti di merluzzo, platessa, baccalà, pesce bianco, pesce spada, cuori di merluzzo, persico, pesce persico, filetti di persico, cernia, rombo, rana pescatrice, coda di rospo, stoccafisso, baccalà ammollato, pangasio, dentice, triglie, triglia, gallinella, palombo, ombrina, ricciola, san pietro, platesse, sarago, luccio, lavarello, coregone, pagello',
  lobster: 'aragosta, astice',
  mackerel: 'sgombro',
  mussel: 'cozza, cozze',
  octopus: 'polpo, polipo, polpetti, moscardini',
  'oyster fresh': 'ostrica, ostriche',
  prawn:
    'gambero, gamberi, gamberetti, mazzancolle, gamberoni, gamberetto, code di gambero, gamberi argentini, code di mazzancolle',
  'salmon fillet': 'salmone, filetto di salmone, trancio di salmone',
  scallop: 'capesante, capasanta',
  'smoked salmon': 'salmone affumicato',
  baguette: 'filone, francesino',
  'burger bun': 'panini per hamburger, panino per hamburger',
  'cake slice':
    'torta, fetta di torta, torta al cioccolato, torte, torta di compleanno, fetta di torta al cioccolato, tortino al cioccolato, torta mimosa, millefoglie torta, profiterole torta, zuppa inglese, zuccotto, torta diplomatica, semifreddo torta',
  'cake plain':
    'ciambellone, plumcake, pan di spagna, ciambella, torta margherita, torta paradiso, plumcake allo yogurt, torta allo yogurt, torta al limone, ciambellone allo yogurt, tortino, angelica, camilla merendina, torta di carote, kinder brioss, fiesta merendina, flauti, torta soffice',
  cheesecake: 'torta al formaggio',
  ciabatta:
    'schiacciata, focaccia genovese, pizza bianca, focacce, focaccia barese, pizza bianca romana, pane ciabatta',
  doughnut:
    'bombolone, krapfen, bomboloni, frittelle, ciambelle, ciambella fritta, castagnole, graffe, chiacchiere, bugie, cenci, struffoli, tortelli di carnevale, crostoli, graffa',
  'gluten-free bread': 'pane senza glutine',
  'pie savoury':
    'torta salata, calzone, focaccia ripiena, torte salate, rustici, rustico, panzerotto, erbazzone, crescione, gattò di patate, sfogliatina salata, casatiello, torta rustica, danubio salato, tiella, scaccia',
  'pie sweet':
    'crostata, crostata di marmellata, torta di mele, crostatina, pastiera, pastiera napoletana, crostata alla nutella, torta ricotta e pere',
  'pita bread': 'pane arabo',
  'pizza base fresh': 'base per pizza, impasto per pizza, pasta per pizza',
  'rye bread': 'pane di segale',
  'white bread':
    'pane, pane bianco, pancarrè, pane in cassetta, pagnotta, fette di pane, pane casereccio, pane tostato, pane pugliese, pane raffermo, pane vecchio, pan bauletto, tramezzini pane',
  'wholemeal bread':
    'pane integrale, pane ai cereali, pane multicereali, pan bauletto integrale, pane di segale integrale, pan bauletto ai cereali, pane ai semi, pancarrè integrale, panini integrali, pane nero integrale',
  'wrap tortilla':
    'piadina, piadine, piadina romagnola, piade, piadine sfogliate, piadina sfogliata, piadelle, crescione vuoto',
  'barley pearl': 'orzo perlato, orzo decorticato, orzo in chicchi, zuppa di orzo secca',
  'basmati rice': 'riso basmati',
  'brown rice': 'riso integrale',
  'bulgur wheat': 'bulghur',
  'cellophane noodles': 'spaghetti di soia',
  'chickpeas dried': 'ceci secchi',
  couscous: 'cuscus',
  dal: 'lenticchia, lenticchie, lenticchie rosse, lenticchie di Castelluccio, lenticchie decorticate',
  'dried beans':
    "fagioli, fagioli secchi, borlotti, cannellini, fagiolo, fagioli borlotti secchi, fagioli cannellini secchi, misto legumi secchi, legumi secchi, zuppa di legumi secca, cicerchie, fagioli messicani, fagioli dall'occhio",
  'dried pasta':
    'maccheroni, rigatoni, farfalle, bucatini, pasta corta, pasta integrale, orecchiette, pennette, spaghettini, trofie, tortiglioni, mezze maniche, ditalini, pasta di semola, paccheri, mezze penne, conchiglioni, pipe rigate, sedanini, pastina, stelline, risoni, tempestina, casarecce, fregola, eliche, strozzapreti, calamarata, gnocchetti sardi, malloreddus, ditali, trofiette, pasta lunga, anellini, schiaffoni, busiate',
  'egg noodles dry':
    "spaghetti cinesi, tagliolini, pasta all'uovo secca, maltagliati, tagliatelle secche, pappardelle secche, quadrucci, tajarin, noodles all'uovo, fettuccine all'uovo, filini all'uovo, passatelli",
  'fresh pasta': "pasta fresca, tagliatelle fresche, pasta all'uovo, tagliatelle all'uovo",
  gnocchi: 'gnocchi di patate, gnocco, gnocchetti di patate, chicche di patate, gnocchetti',
  'jasmine rice': 'riso, riso bianco, riso parboiled, riso ribe, chicchi di riso',
  millet: 'miglio',
  oats: "avena, fiocchi d'avena, fiocchi di avena",
  polenta: 'farina gialla, farina di polenta, polenta istantanea, farina di mais',
  'breakfast cereal': 'cereali, fiocchi di mais, cereali da colazione',
  'canned anchovies':
    "acciughe, alici, acciuga, alici sott'olio, filetti di acciughe, acciughe dissalate, filetti d'acciuga",
  'canned beans':
    'fagioli in scatola, fagioli cannellini, fagioli borlotti, fagioli rossi, borlotti in scatola, cannellini in scatola, fagioli in barattolo, fagioli lessati, legumi in scatola, scatola di fagioli, fagioli messicani in scatola, fagioli già cotti',
  'canned chickpeas': 'ceci, cece, ceci in scatola',
  'canned coconut milk': 'latte di cocco',
  'canned corn': 'mais, mais in scatola, mais dolce',
  'canned fruit cocktail': 'pesche sciroppate',
  'canned mackerel':
    "sgombro in scatola, filetti di sgombro, sgombro sott'olio, filetti di sgombro in scatola, sgombro al naturale",
  'canned pineapple': 'ananas sciroppato, ananas in scatola',
  'canned sardines': "sardine, sardina, sarde, sarda, sarde sott'olio",
  'canned soup': 'zuppa pronta, vellutata',
  'canned tomatoes':
    'pelati, pomodori pelati, polpa di pomodoro, pomodori in scatola, pomodori a cubetti, polpa a pezzettoni, polpapronta, pelato, pomodorini in scatola, cubetti di pomodoro, datterini in scatola',
  'canned tuna':
    "tonno, tonno in scatola, tonno all'olio, scatoletta di tonno, tonno al naturale, tonno sott'olio, tonno sgocciolato, tonno all'olio d'oliva",
  passata:
    'passata di pomodoro, salsa di pomodoro passata, passata rustica, pomodoro passato, passata di pomodorini, conserva di pomodoro',
  'vegetable stock carton': 'brodo vegetale, brodo di verdure',
  'chicken stock carton': 'brodo, brodo di pollo, brodo di cappone',
  'beef stock carton': 'brodo di carne',
  'apple cider vinegar': 'aceto di mele',
  'balsamic vinegar': 'aceto balsamico, aceto balsamico di Modena',
  'barbecue sauce': 'salsa barbecue',
  honey: "miele, miele di acacia, miele millefiori, miele di castagno, miele d'arancio, miele di tiglio",
  jam: 'marmellata, confettura, marmellata di albicocche, marmellata di fragole, confettura di albicocche, gelatina di frutta spalmabile, cotognata',
  ketchup: 'salsa ketchup',
  'light soy sauce': 'salsa di soia',
  'lemon juice bottled': 'succo di limone',
  'maple syrup': "sciroppo d'acero",
  mayonnaise: 'maionese, maionese in tubetto, salsa rosa, maionese leggera, salsa burger',
  mustard: 'senape, senape di Digione, mostarda di Cremona, senape in grani',
  'pesto jar': 'pesto alla genovese, pesto genovese',
  'rice vinegar': 'aceto, aceto di riso, aceto bianco',
  'sesame oil': 'olio di sesamo',
  'pasta sauce jar':
    "sugo, sugo pronto, ragù pronto, sugo al pomodoro, salsa di pomodoro, sugo di pomodoro, sugo all'arrabbiata, arrabbiata, amatriciana, sugo all'amatriciana, salsa pronta, sugo barilla, puttanesca",
  'stock cube':
    'dado, dado da brodo, dado vegetale, dadi da brodo, dado classico, granulare, dado star, estratto di carne, insaporitore',
  'tomato paste': 'concentrato di pomodoro, doppio concentrato',
  'coconut oil': 'olio di cocco',
  lard: 'strutto',
  'olive oil':
    "olio d'oliva, olio di oliva, olio extravergine, olio evo, olio extravergine di oliva, olio extravergine d'oliva",
  'peanut oil': 'olio di arachidi, olio di semi di arachide',
  'vegetable oil': 'olio, olio di semi, olio di girasole, olio di semi di girasole, olio per friggere',
  'chocolate spread':
    'crema di nocciole, crema spalmabile, crema al cioccolato, crema gianduia, crema alle nocciole, crema pan di stelle, crema novi, crema nocciola, crema al gianduia, crema di nocciola, crema alla nocciola, crema cacao e nocciole, crema gianduja, crema di cioccolato',
  'peanut butter': "burro di arachidi, burro d'arachidi",
  tapenade: 'crema di olive, paté di olive',
  'bay leaf': 'alloro, foglia di alloro',
  'black pepper': 'pepe, pepe nero, pepe bianco, grani di pepe',
  'chilli flakes': 'peperoncino in polvere, peperoncino secco, peperoncino tritato',
  cinnamon: 'cannella, stecca di cannella',
  cloves: 'chiodi di garofano',
  cumin: 'cumino',
  'curry powder': 'curry in polvere',
  'dried herbs': 'origano, erbe aromatiche, erbe provenzali',
  'fennel seed': 'semi di finocchio, anice',
  'mixed seasoning': 'spezie, aromi',
  nutmeg: 'noce moscata',
  paprika: 'paprica',
  saffron: 'zafferano',
  salt: 'sale, sale fino, sale grosso, sale marino',
  'sesame seed': 'semi di sesamo, sesamo',
  'turmeric powder': 'curcuma',
  'almond flour': 'farina di mandorle, mandorle tritate',
  'baking powder':
    'lievito per dolci, lievito in polvere, lievito istantaneo, bustina di lievito, lievito vanigliato, lievito pane degli angeli, lievito chimico, pane degli angeli, lievito per torte, lievito per torte salate',
  'baking soda': 'bicarbonato',
  'bread flour': 'farina manitoba, manitoba',
  breadcrumbs: 'pangrattato, pane grattugiato, pane grattato, mollica di pane, panatura',
  'brown sugar': 'zucchero di canna',
  'chocolate chips': 'gocce di cioccolato, cioccolato da pasticceria',
  'cocoa powder': 'cacao amaro, cacao in polvere, cacao',
  'corn starch': 'amido di mais, fecola, fecola di patate, amido',
  'dry yeast':
    'lievito di birra, lievito, lievito di birra secco, lievito madre, mastro fornaio, pasta madre',
  gelatin: 'gelatina, colla di pesce, fogli di gelatina',
  'granulated sugar':
    'zucchero, zucchero semolato, zucchero bianco, zollette di zucchero, zucchero in zollette, zucchero bianco semolato, zucchero raffinato',
  'icing sugar': 'zucchero a velo',
  'pie crust': 'pasta frolla, pasta brisée, rotolo di frolla, frolla, frolla pronta, brisée',
  'plain flour': 'farina, farina 00, farina bianca, farina di grano tenero, farina caputo',
  'rice flour': 'farina di riso',
  sweetener: 'dolcificante',
  'vanilla extract': 'vaniglia, estratto di vaniglia',
  'wholemeal flour': 'farina integrale',
  almond:
    'mandorla, mandorle, mandorle a lamelle, amaretti, cantucci, mandorle pelate, mandorle affettate, granella di mandorle, lamelle di mandorle',
  'brazil nut': 'noci del Brasile',
  cashew: 'anacardo, anacardi',
  'chestnut roasted': 'castagna, castagne, caldarroste',
  'chia seed': 'semi di chia',
  flaxseed: 'semi di lino',
  hazelnut: 'nocciola, nocciole, granella di nocciole, nocciole piemonte',
  'lupin flour': 'lupini, farina di lupini',
  'mixed nuts': 'frutta secca, frutta a guscio, misto frutta secca, misto noci, mix energia noci',
  peanut: 'arachide, arachidi, noccioline, arachidi salate, bagigi, spagnolette, arachidi in guscio',
  pecan: 'noci pecan',
  'pine nut': 'pinoli, pinolo',
  pistachio: 'pistacchio, pistacchi, granella di pistacchi, pistacchi di Bronte, farina di pistacchi',
  'pumpkin seed': 'semi di zucca',
  'sunflower seed': 'semi di girasole',
  walnut: 'noce, noci, gherigli di noce, gherigli, noci di Sorrento, gheriglio',
  'dried dates': 'dattero, datteri',
  'dried mango':
    'albicocche secche, fichi secchi, frutta disidratata, albicocca secca, frutta essiccata, albicocche disidratate, mango essiccato, fichi essiccati, frutta candita, canditi misti',
  'dried mushroom': 'funghi secchi, porcini secchi',
  prune: 'prugne secche, prugne denocciolate, prugna secca',
  raisin: 'uvetta, uva passa, uva sultanina',
  'sun-dried tomato': "pomodori secchi, pomodori secchi sott'olio, pomodoro secco, pomodorini secchi",
  biscuits:
    "biscotto, biscotti, biscotti secchi, frollini, oro saiwa, biscotti da colazione, savoiardi, biscotti per la colazione, gallette biscotti, novellini, plasmon, savoiardi per tiramisù, pavesini, biscotti per l'infanzia, osvego, bucaneve, krumiri, biscotti del mattino",
  cookies:
    'biscotti con gocce di cioccolato, cantucci, amaretti, savoiardi, baci di dama, pan di stelle, biscotti frollini, frollini al cioccolato, gocciole, macine, abbracci, rigoli, tarallucci, galletti biscotti, cuor di mela, batticuori, biscotti fatti in casa, grisbì, baiocchi, abbracci mulino bianco, biscotti di pasta frolla, pastefrolle',
  'corn chips': 'patatine di mais, triangolini di mais',
  crackers: 'cracker salati, crackers salati, grissini torinesi, taralli pugliesi, salatini',
  'fruit gummies':
    'caramelle gommose, orsetti gommosi, gommose, caramelle haribo, gelatine di frutta, gelatine alla frutta, caramelle gelée, goleador',
  'granola bar': 'barretta ai cereali, barrette di cereali, barrette',
  'potato chips':
    'patatine, patatine in busta, patatine san carlo, patatine fritte in busta, patatine classiche, san carlo patatine, patatine rustiche, più gusto',
  'protein bar': 'barretta proteica',
  'rice cake puffed': 'gallette di riso, gallette di mais, gallette ai cereali senza glutine, gallette',
  wafer: 'wafer alla nocciola, cialde wafer, tronky',
  candy: 'caramella, caramelle, caramelle dure, lecca lecca, mentine, caramelle balsamiche, golia',
  'chewing gum': 'gomma da masticare, gomme da masticare, cicche, vigorsol, brooklyn gomme, big babol',
  'chocolate dark': 'cioccolato fondente, fondente, cioccolata fondente, cioccolato extra fondente',
  'chocolate milk bar':
    'cioccolato, cioccolato al latte, cioccolata, cioccolatini, tavoletta di cioccolato, barretta di cioccolato, uovo di Pasqua, uova di pasqua, kinder sorpresa, ovetto kinder, ovetti di cioccolato',
  nougat: 'torrone',
  'almond milk':
    'latte di mandorla, bevanda alla mandorla, latte di mandorle, bevanda di mandorla, bevanda alle mandorle, latte di nocciola, latte mandorla',
  'apple juice': 'succo di mela, succo di mele, succo mela limpido',
  beer: 'birra, birre, birra moretti, birra analcolica, moretti, ichnusa, birra bionda',
  'coffee beans': 'caffè in grani, chicchi di caffè, caffè in chicchi, grani di caffè',
  'coffee ground':
    'caffè, caffè macinato, caffè moka, cialde di caffè, capsule di caffè, caffè in polvere, cialde caffè, capsule caffè, capsule nespresso, caffè per moka, caffè decaffeinato',
  'coffee instant': 'caffè solubile, caffè istantaneo, caffè liofilizzato, nescafe solubile',
  'drinking chocolate':
    'cioccolata calda, cacao solubile, ciobar, preparato per cioccolata calda, cacao zuccherato, cioccolata in tazza',
  'green tea': 'tè verde, the verde',
  'iced lemon tea':
    'tè freddo, the freddo, estathé, thè alla pesca, tè alla pesca, tè al limone, thè al limone',
  'oat milk': "latte d'avena, latte di avena, bevanda all'avena, bevanda di avena, bevanda d'avena",
  'orange juice':
    "succo d'arancia, spremuta, succo di arancia, aranciata fresca, spremuta d'arancia, succo arancia rossa",
  'rice milk': 'latte di riso, bevanda di riso, bevanda al riso',
  'soft drink':
    'bibita, aranciata, gassosa, chinotto, bibite, cedrata, bibita gassata, sanbitter, crodino, lattina di coca, aranciata amara, bibite gassate',
  'soy milk': 'latte di soia, bevanda alla soia, bevanda di soia, latte soia',
  'sparkling water':
    'acqua frizzante, acqua gassata, acqua effervescente, acqua leggermente frizzante, acqua con gas, acqua minerale frizzante',
  spirits: 'grappa, liquori, superalcolici, mirto, centerbe, amaro del capo, sambuca molinari',
  'tea bags': 'tè, tè nero, bustine di tè, tè inglese, the nero',
  'tea herbal':
    'camomilla, tisana, infuso, tisana al finocchio, tisana rilassante, infuso ai frutti rossi, tisana drenante',
  'water bottled':
    "acqua, acqua naturale, acqua minerale, bottiglia d'acqua, cassa d'acqua, bottiglie d'acqua, acqua liscia, acqua oligominerale",
  wine: 'vino, vino rosso, vino bianco, chianti, montepulciano, vin santo, vino sfuso, barbera, primitivo, vino per cucinare, passito, falanghina, vin brulé',
  'frozen berries': 'frutti di bosco, lamponi surgelati, mirtilli surgelati',
  'frozen chicken nuggets':
    'bocconcini di pollo, crocchette di pollo, bocconcini di pollo panati, pepite di pollo, bastoncini di pollo, cotolette di pollo surgelate, bocconcini di pollo impanati',
  'frozen fish fingers':
    'bastoncini di pesce, bastoncini findus, pesce impanato, cotolette di pesce, bastoncini di merluzzo, merluzzo panato, filetti di platessa panati, cotoletta di merluzzo, platessa panata, fiori di merluzzo, filetti panati di pesce, capitan findus',
  'frozen fries':
    'patatine fritte, patate fritte, crocchette di patate, patatine surgelate, patate surgelate, patate a spicchi, patate da friggere, bastoncini di patate, stick di patate',
  'frozen lasagna': 'lasagne al forno',
  'frozen mixed vegetables':
    'verdure, verdura, verdure surgelate, minestrone, contorno di verdure, misto verdure, contorno leggerezza, contorno misto surgelato, verdure grigliate surgelate, leggerezza verdure',
  'frozen peas': 'pisello, piselli, pisellini, pisellini primavera, piselli finissimi',
  'frozen pizza':
    'pizza surgelata, pizza margherita, pizza al taglio, pizza buitoni, pizza congelata, pizza pronta, pizzette surgelate, pizzette, pizza diavola, pizza capricciosa, pizza quattro stagioni, pizza quattro formaggi, pizza rossa, bella napoli, pizze surgelate, pizza wurstel',
  'frozen puff pastry':
    'pasta sfoglia, pasta fillo, sfoglia, rotolo di sfoglia, rotolo di pasta sfoglia, sfoglia pronta, sfoglia surgelata',
  'frozen spinach': 'spinaci surgelati',
  'ice cream':
    'gelato alla vaniglia, gelati, vaschetta di gelato, gelato al cioccolato, semifreddo, tartufo gelato',
  'ice cubes': 'ghiaccio, cubetti di ghiaccio',
  popsicle: 'ghiacciolo, ghiaccioli, granita, sorbetto, polaretti',
  'cooked chicken':
    'pollo arrosto, pollo allo spiedo, pollo alla griglia, pollo avanzato, pollo cotto, petto di pollo grigliato, pollo alla cacciatora, girarrosto, pollo bollito, cosce di pollo al forno, pollo alla diavola, alette di pollo al forno',
  'cooked rice': 'riso bollito, riso cotto, riso in bianco, riso avanzato, riso lesso, riso di ieri',
  'fried chicken': 'pollo fritto, alette di pollo fritte',
  'pasta salad': 'insalata di riso, insalata di pasta, insalata russa, insalata capricciosa, pasta fredda',
  'pizza leftover': "trancio di pizza, pizza al trancio, pizza d'asporto",
  sandwich:
    'tramezzino, tramezzini, toast prosciutto e formaggio, panino imbottito, panino al prosciutto, panino col prosciutto, toast farcito, panino farcito, panino con salame, panini imbottiti, medaglione toast, panino cotto e fontina, panino con mortadella, piadina farcita, piadina prosciutto e squacquerone, focaccia farcita',
  'soup leftover':
    'zuppa, minestra, passato di verdure, zuppa di verdure, zuppa di legumi, minestrina, minestra in brodo, brodo avanzato',
  'takeaway food':
    'avanzi, avanzi di cena, avanzo, avanzi del pranzo, cibo da asporto, cena di ieri, schiscetta, avanzi del ristorante, gastronomia, piatto pronto da asporto, avanzi di pranzo',
  capers: 'capperi, cappero, capperi dissalati, cucunci',
  gherkin:
    "cetriolini, cetriolini sottaceto, sottaceti, giardiniera, cipolline sottaceto, cetrioli sott'aceto, cipolline in agrodolce, cetrioli in agrodolce",
  olives:
    'oliva, olive, olive verdi, olive nere, olive taggiasche, olive di Gaeta, olive schiacciate, olive leccine',
  'roasted red peppers jar':
    "peperoni sott'olio, peperoni arrostiti, peperoni in agrodolce, peperoni grigliati in barattolo",
  blackcurrant: 'ribes, ribes nero',
  quince: 'mela cotogna',
  rhubarb: 'rabarbaro',
  'swiss chard': 'bietola, bietole, coste, erbette, biete',
  chicory:
    'cicoria, indivia, scarola, puntarelle, radicchio rosso, indivia belga, catalogna, radicchio di Treviso, trevigiana, insalata belga',
  'red cabbage': 'cavolo rosso, cavolo viola, cavolo cappuccio rosso',
  'savoy cabbage': 'verza, cavolo verza, verze',
  'collard greens': 'cime di rapa, friarielli',
  'broad bean fresh': 'fave, fava, baccelli',
  porcini: 'funghi porcini, finferli, chiodini',
  'sage fresh': 'salvia',
  'oregano fresh': 'maggiorana, origano fresco',
  'soy yogurt': 'yogurt di soia',
  'hard grating cheese': 'pecorino romano, pecorino sardo, cacioricotta',
  'mountain cheese':
    'fontina, emmentaler, groviera, emmentaler svizzero, leerdammer fette, formaggio svizzero',
  custard: "crema pasticcera, crema inglese, zabaione, zabaglione, crema all'uovo",
  'milk dessert': 'budino, budino al cioccolato, budini, coppa panna e cioccolato',
  omelette:
    'frittata, uova strapazzate, uovo al tegamino, uova al tegamino, frittata al formaggio, uova strapazzate avanzate',
  veal: 'vitello, scaloppine, carne di vitello, ossobuco, ossibuchi, girello di vitello, spezzatino di vitello, noce di vitello',
  tripe: 'trippa, lampredotto, cuore di bovino, animelle, frattaglie, lingua di bovino, busecca',
  pancetta:
    'pancetta dolce, cubetti di pancetta, pancetta a cubetti, pancetta affumicata a cubetti, lardo, lardo di colonnata, pancetta arrotolata',
  'breaded schnitzel':
    'cotoletta, cotolette, cotoletta alla milanese, milanese, cotolette di pollo, fettina panata, fettine panate, cotolette panate, petto di pollo panato',
  'cold cuts': 'affettati, salumi, affettato, salume, arrosto di tacchino, porchetta, cicciolata',
  trout: 'trota',
  crayfish: 'scampo, gamberi di fiume, canocchie, cicale di mare',
  'bread roll':
    "panino, rosetta, panino al latte, michetta, panino vuoto, panini al latte, panino all'olio, panini all'olio, panini morbidi, paninetti, tartarughe pane, panini freschi, bocconcini di pane",
  brioche:
    'cornetto, cornetti, brioches, brioscine, brioche col tuppo, treccia di brioche, buondì, merendina, merendine, pangoccioli',
  pancake: 'crespelle, frittelline',
  waffle: 'cialde',
  crispbread: 'grissini, cracker di segale, friselle, gallette di segale',
  rusk: 'fette biscottate, fetta biscottata, fette tostate, bruschette',
  croutons: 'crostini',
  panettone: 'pandoro, colomba pasquale, colomba, colomba di Pasqua',
  semolina: 'semolino, semola, semola rimacinata, semola di grano duro',
  spelt: 'farro perlato, grano, farro decorticato, grano duro in chicchi, kamut in chicchi',
  'risotto rice':
    'riso arborio, riso carnaroli, carnaroli, riso vialone nano, riso roma, vialone nano, riso per risotti, riso originario, riso baldo',
  'rice stick noodles dry': 'spaghetti di riso, noodles di riso',
  'lasagna sheets':
    "sfoglie per lasagne, lasagne secche, sfoglia per lasagne, pasta per lasagne, lasagne all'uovo secche",
  'filled pasta':
    'cappelletti, agnolotti, tortelloni, tortelli, tortellini in brodo, anolini, pansotti, culurgiones, tortelli di zucca, casoncelli, cappellacci, fagottini',
  'canned lentils':
    'lenticchie in scatola, lenticchie in barattolo, lenticchie lessate, lenticchie già cotte',
  'canned peas': 'piselli in scatola, piselli in barattolo, pisellini in scatola',
  'canned artichoke': "carciofini, carciofi sott'olio, cuori di carciofo, carciofi alla romana in vaschetta",
  'white sauce': 'besciamella, salsa ai formaggi, crema ai formaggi, salsa ai quattro formaggi',
  'wine vinegar': 'aceto di vino',
  'pistachio spread':
    'crema di pistacchio, crema al pistacchio, pesto di pistacchi, crema spalmabile al pistacchio, crema pistacchi',
  'gram flour': 'farina di ceci',
  'vanilla sugar': 'vanillina, zucchero vanigliato, bacca di vaniglia',
  marzipan: 'pasta di mandorle, marzapane',
  'white chocolate': 'cioccolato bianco, cioccolata bianca',
  'hazelnut chocolate':
    'gianduiotti, cioccolato gianduia, cioccolato alle nocciole, baci Perugina, cioccolato con nocciole, cioccolato nocciolato, novi nocciolato, cremino',
  liquorice: 'liquirizia, rotelle di liquirizia, radice di liquirizia, tronchetti di liquirizia',
  'sparkling wine': "spumante, lambrusco, franciacorta, bollicine, moscato d'Asti, spumante brut",
  liqueur:
    'limoncello, amaro, spritz, amaretto di saronno, liquore, amaro lucano, liquore al caffè, nocino, strega, liquore alla liquirizia, limoncino, alchermes, maraschino',
  'fruit juice':
    'succo di frutta, succo, succhi di frutta, succo alla pesca, succo ace, succo di pesca, succo di ananas, succo di mirtillo, succo di melograno, succo albicocca, nettare di pera, succo ai frutti rossi, succhi, succo di pompelmo, succo multivitaminico, succo tropicale, nettare di pesca',
  'mashed potato': 'purè di patate, purea di patate, purea, schiacciata di patate',
  'pasta bake':
    'pasta al forno, parmigiana, sformato di pasta, avanzi di lasagna, timballo, cacio e pepe, lasagne avanzate, vincisgrassi, lasagne alla bolognese, pasta panna e prosciutto, sformato, pasta ai quattro formaggi, lasagna avanzata, lasagna fatta in casa',
  'risotto cooked': 'risotto ai funghi, risotto alla milanese, risotto allo zafferano, riso al salto',
  croquettes: 'crocchette, arancini, supplì, arancino, crocchè, panzarotti napoletani',
  'cooked pasta':
    'pasta avanzata, pasta cotta, avanzi di pasta, pasta al pomodoro, pasta al sugo, pasta in bianco, spaghetti al pomodoro, pasta di ieri, aglio olio e peperoncino, pasta aglio e olio, pasta asciutta avanzata, spaghetti avanzati, pasta e zucchine',
  'tuna steak': 'tonno fresco',
  'anchovy fresh': 'acciughe fresche, alici marinate, alici fresche, latterini, bianchetti',
  'boiled potatoes':
    'patate lesse, patate al forno, patate arrosto, patate bollite, patate avanzate, patate al vapore, patata lessa, patate saltate',
  croissant:
    'cornetto vuoto, croissant vuoto, cornetti vuoti, brioche vuota, cornetto alla crema, cornetti alla marmellata, cornetti surgelati, cornetto alla marmellata, fagottino, sfoglia alla crema, cornetto integrale',
  'chocolate biscuit': 'biscotti al cioccolato',
  'ice cream cone': 'cornetto algida, cono gelato, coni gelato, cornetti algida, cono panna e cioccolato',
  'barley tea': "orzo solubile, caffè d'orzo, orzo bimbo, caffè d'orzo solubile, orzo in polvere",
  'cooked vegetables':
    'verdure grigliate, verdure cotte, verdure alla griglia, verdure al forno, ratatouille avanzata, spinaci cotti, contorno di verdure cotte, verdure bollite, zucchine grigliate, verdure saltate, zucchine trifolate, melanzane grigliate, melanzane a funghetto, ciambotta, fagiolini lessi, verdura cotta, bietole cotte, cicoria ripassata',
  'soup greens':
    'misto soffritto, soffritto, trito per soffritto, misto per soffritto surgelato, misto soffritto surgelato',
  'mozzarella block': 'filone di mozzarella, mozzarella a filone',
  ricotta: 'ricotta di pecora, ricotta vaccina',
  'shredded cheese':
    'formaggio grattugiato misto, mozzarella julienne, mix di formaggi grattugiati, formaggio julienne',
  'egg liqueur': "zabov, liquore all'uovo, bombardino",
  'fried egg':
    "uovo fritto, uova fritte, uovo all'occhio di bue, uova all'occhio di bue, uovo in camicia, uova in camicia",
  'spanish omelette': 'frittatina, frittate, frittata di spaghetti',
  'beef patty raw': 'hamburger di manzo, hamburger di chianina, hamburger crudo, hamburger di scottona',
  mortadella: 'mortadella di Bologna, mortadella bologna, mortazza',
  'pork tenderloin': 'filetto di maiale, filettino di maiale',
  'pork shoulder': 'stinco di maiale, spalla di maiale, arrosto di maiale, stinco',
  'pork mince': 'macinato di suino, pasta di salame, pasta di salsiccia, macinato di maiale, trita di maiale',
  'mixed mince': 'macinato misto, carne macinata mista, trita mista, macinato misto bovino e suino',
  'fish roe': 'bottarga, uova di lompo, uova di salmone, bottarga di muggine, caviale',
  'frozen seafood mix':
    'misto mare, misto scoglio, insalata di mare, preparato per risotto alla pescatora, misto per risotto di mare, antipasto di mare',
  'shellfish cooked': 'fritto misto di mare',
  'country bread':
    'pane di Altamura, pagnotta di grano duro, pane toscano, pane di semola, pane comune, pane sciocco, pane fresco, pane di campagna, pane cafone, pane nero di campagna, pane di grano duro, filoncino, filone di pane, pane ferrarese, ciriola, coppia ferrarese, pane a lievitazione naturale, pane carasau, carasau, pane guttiau, pane rustico, pane secco',
  'savoury ring biscuits':
    'tarallini, grissino, tarallucci salati, schiacciatine, bibanesi, sfoglie croccanti, freselle, frisella, crostini di pane, bruschette confezionate, stirati',
  'almond cake':
    'torta caprese, caprese torta, torta di nocciole, torta di mandorle, torta alle mandorle, sbrisolona, torta sbrisolona, cassata, cassata siciliana, torta di noci, baci di dama torta, panforte, pan di mandorle',
  'nut cookies':
    'ricciarelli, biscotti alle mandorle, paste di mandorla, biscotti alle nocciole, brutti ma buoni, amaretto, krumiri alla nocciola, cavallucci, biscotti di mandorla, mostaccioli, roccocò, cantucci toscani, ossa dei morti, pasticcini di mandorla',
  'cream filled pastry':
    'sfogliatella, sfogliatelle, millefoglie, cannoncini, cannoncini alla crema, pasticcini, bignè alla crema, pasticciotto, pasticciotti, pasticcini mignon, aragostine, paste da pasticceria, sfogliatine',
  eclair: 'bignè, bignole, zeppole, zeppola, zeppole di san Giuseppe',
  tiramisu: 'tiramisu fatto in casa',
  'chocolate mousse': 'mousse al cioccolato, mousse di cioccolato',
  meringue: 'meringa',
  'potato dumplings': 'canederli, gnocchi alla romana, gnocchi di semolino, canederli allo speck',
  'gluten-free pasta':
    'pasta senza glutine, pasta di legumi, pasta di lenticchie, pasta di mais, pasta di riso integrale, pasta di ceci, pasta di piselli',
  'spaghetti bolognese': 'sugo di carne, ragù fatto in casa',
  'rice balls fried': 'suppli al telefono, crocchè di riso',
  'aubergine bake':
    'parmigiana di melanzane, melanzane alla parmigiana, parmigiana avanzata, parmigiana di zucchine',
  'lentil stew':
    'zuppa di lenticchie, minestra di legumi, zuppa di ceci, zuppa di fagioli, lenticchie in umido, minestra di lenticchie, lenticchie cotte',
  'cooked beans': "fagioli all'uccelletto, fagioli cotti, fagioli in umido",
  'vegetable soup':
    'minestra di verdure, vellutata di zucca, vellutata di verdure, ribollita, zuppa di verdura, vellutata di carote, misto per minestrone, crema di zucca, crema di verdure',
  'vegetable bouillon':
    'dado vegetale in polvere, brodo granulare vegetale, dado vegetale granulare, dado alle verdure, preparato per brodo vegetale',
  'anchovy paste': "pasta d'acciughe, pasta di acciughe, colatura di alici, crema di acciughe",
  'pickled vegetables':
    "sottaceti misti, verdure sott'aceto, antipasto di verdure, verdure sott'olio, sott'oli, antipasto misto sott'olio",
  'canned mushrooms': "funghi sott'olio, funghetti sott'olio, champignon in scatola, funghi in barattolo",
  'cheese puffs': 'fonzies, patatine al formaggio, palline al formaggio',
  toffee: 'caramelle mou, caramelle al latte, caramello salato, rossana',
  'chocolate truffle':
    'bacio perugina, boeri, praline al cioccolato, tartufi al cioccolato, pocket coffee, tartufi dolci',
  turron: 'torroni, torroncini, torrone di Cremona, torroncino',
  'sesame brittle': 'croccante al sesamo',
  'ice cream bar':
    'gelato stecco, gelati stecco, stecco gelato, stecchi gelato, biscotto gelato, mottarello, maxibon, ricoperto gelato, gelato al biscotto',
  'mozzarella sticks':
    'mozzarelline fritte, mozzarelline panate, mozzarelle panate, mozzarella in carrozza, mozzarelline panate surgelate, sofficini, sofficini al formaggio, provola panata, bastoncini di mozzarella, sofficini mozzarella',
  'breaded prawns': 'gamberi panati, gamberi fritti, gamberi in pastella, code di gambero panate',
  'cordon bleu': 'spinacine, spinacina',
  'tuna mayo mix':
    'salsa tonnata, vitello tonnato, vitel tonné, crema di tonno, tonnata, mousse di tonno, insalata di tonno e maionese',
  'chilled ready meal':
    'piatto pronto, piatti pronti, piatto pronto fresco, piatto pronto da microonde, gastronomia pronta, secondo pronto, primo pronto',
  'frozen ready meal':
    'piatto pronto surgelato, 4 salti in padella, quattro salti in padella, primi surgelati, paella surgelata, surgelato pronto',
  'vegetable juice':
    'succo di pomodoro, centrifugato di verdure, succo di carota, succo di verdure, estratto di verdure',
  'hibiscus tea': 'tè di ibisco',
  'milk coffee drink': 'caffè freddo al latte',
  'plant creamer':
    'panna vegetale, panna di soia, panna di avena, panna di soia da cucina, panna vegetale da cucina',
  'potato salad with mayonnaise': 'insalata di patate, insalata di patate e maionese',
  'vegetable shortening': 'burro di cacao',
  buckwheat: 'grano saraceno',
  'protein powder': 'siero di latte, siero di latte in polvere',
  'wild boar': 'cinghiale, ragù di cinghiale',
  'game bird': 'fagiano, faraona, pernice',
  'quail or pigeon': 'quaglia, quaglie, piccione, struzzo',
  'horse meat': 'carne di cavallo, carne equina',
  'frog legs': 'cosce di rana',
})
