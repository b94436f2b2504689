import { aliasesOf } from './aliases.ts'

/** German, with Austrian and Swiss words. */
export const german = aliasesOf({
  apple: 'Apfel, Apfelstücke, Elstar, Boskop, Jonagold, Tafeläpfel, Öpfel, Rubinette',
  apricot: 'Aprikose, Aprikosen, Marille, Marillen',
  avocado: 'Avocados, Avocadohälfte',
  banana: 'Banane, Bananen, Bananenstaude',
  blackberry: 'Brombeere, Brombeeren',
  blueberry:
    'Heidelbeere, Heidelbeeren, Blaubeere, Blaubeeren, Kulturheidelbeeren, Waldheidelbeeren, Schwarzbeeren, Moosbeeren',
  cantaloupe: 'Melone, Melonen, Zuckermelone, Cantaloupemelone',
  cherry: 'Kirsche, Kirschen, Süßkirschen, Sauerkirschen, Herzkirschen, Weichseln, Knorpelkirschen',
  clementine: 'Klementine, Mandarine, Mandarinen, Clementinen',
  'coconut fresh': 'Kokosnuss, Kokosnüsse',
  'cranberry fresh': 'Preiselbeeren, Moosbeere',
  'fig fresh': 'Feige, Feigen',
  'fruit salad cut':
    'Obst, Obstsalat, Früchte, Frucht, Obstteller, Obstbecher, Obstmix, Früchtemix, Früchteteller, Melonenmix',
  grape: 'Traube, Trauben, Weintraube, Weintrauben, helle Trauben, Tafeltrauben, Weinbeeri, Traubenrispe',
  grapefruit: 'Pampelmuse, Pampelmusen',
  honeydew: 'Honigmelone, Honigmelonen, Galiamelone, Netzmelone, Charentais-Melone',
  kiwi: 'Kiwis',
  lemon: 'Zitrone, Zitronen, Bio-Zitrone',
  lime: 'Limette, Limetten',
  mango: 'Mangos',
  nectarine: 'Nektarine, Nektarinen',
  orange: 'Orangen, Apfelsine, Apfelsinen',
  'passion fruit': 'Passionsfrucht',
  peach: 'Pfirsich, Pfirsiche, Weinbergpfirsich, Plattpfirsich, Bergpfirsich, Saturnpfirsich',
  pear: 'Birne, Birnen, Abate Fetel, Williams-Birne, Conference-Birnen',
  persimmon: 'Kaki, Kakis, Sharon, Sharonfrucht, Khaki',
  pineapple: 'Ananas, Ananasstücke, Ananasscheiben frisch',
  plum: 'Pflaume, Pflaumen, Zwetschge, Zwetschgen, Zwetschke, Zwetschken, Reineclauden, Ringlotten',
  pomegranate: 'Granatapfel, Granatapfelkerne',
  raspberry: 'Himbeere, Himbeeren',
  strawberry: 'Erdbeere, Erdbeeren',
  watermelon: 'Wassermelone, Wassermelonen',
  artichoke: 'Artischocke, Artischocken',
  asparagus: 'Spargel, grüner Spargel, weißer Spargel, Spargelstangen, Bleichspargel, Spargelspitzen',
  'bean sprout': 'Sojasprossen, Sprossen, Mungbohnensprossen',
  beetroot:
    'Rote Bete, Rote Beete, Rande, Rote Rübe, Randen, Rahne, Rote Rüben, Rohnen, Rote Bete vakuumiert',
  'bok choy': 'Pak Choi, Paksoi, Senfkohl',
  broccoli: 'Brokkoli, Brokkoliröschen, Brokkolistrunk',
  'brussels sprout': 'Rosenkohl, Kohlsprossen, Sprossenkohl, Rosenköhlchen, Kohlröschen',
  'butternut squash': 'Butternut, Hokkaido, Hokkaidokürbis, Butternutkürbis',
  'button mushroom':
    'Champignons, Pilz, Pilze, Schwammerl, Egerlinge, Mischpilze, Waldpilze, Schwämme, Zuchtpilze, Champignonscheiben, Pilzmix, Pilzpfanne, Butterpilz, Butterpilze',
  cabbage:
    'Weißkohl, Kohl, Weißkraut, Kraut, Kabis, Weißkohlkopf, Jaromakohl, Filderkraut, Krautkopf, Kohlkopf',
  capsicum:
    'Paprika rot, Paprikaschote, Paprikaschoten, rote Paprika, gelbe Paprika, grüne Paprika, Peperoni süß, Spitzpaprika, Peperone, Paprikas, Paprikas rot, Paprikas gelb, Paprika grün, Paprika gelb, Paprika Mix, Snackpaprika, Paprikastreifen, Ampelpaprika, Minipaprika, Blockpaprika, Gemüsepaprika, Paprikatrio',
  carrot:
    'Karotte, Karotten, Möhre, Möhren, Mohrrübe, Mohrrüben, Rüebli, gelbe Rüben, Bundmöhren, Babykarotten, Karottensticks, Möhrchen, Karottenbund, Fingermöhren, Snackmöhren',
  cauliflower: 'Blumenkohl, Karfiol, Blumenkohlröschen, Romanesco, Karfiolröschen, Romanescu',
  celeriac: 'Knollensellerie, Sellerieknolle, Selleriekopf, Zeller, Selleriesalat, Zellerknolle',
  celery:
    'Sellerie, Staudensellerie, Stangensellerie, Selleriestange, Selleriestangen, Selleriestauden, Stangenzeller, Bleichsellerie',
  'cherry tomato':
    'Kirschtomaten, Cherrytomaten, Cocktailtomaten, Kirschtomate, Datteltomaten, Cherrytomate, Cocktailtomate, Snacktomaten, Cherrystrauchtomaten, Partytomaten, Rispentomaten klein, Pflaumentomaten mini, Kirschparadeiser, Minitomaten, Cherryrispen, Snackparadeiser',
  'chilli fresh':
    'Chilischote, Chilischoten, Peperoncini, Pfefferoni, Peperoni scharf, scharfe Peperoni, Ölpfefferoni frisch',
  'corn on the cob': 'Mais, Maiskolben, Kukuruz, vorgegarte Maiskolben',
  cucumber:
    'Gurke, Gurken, Salatgurke, Salatgurken, Minigurken, Schlangengurke, Snackgurken, Feldgurke, Gärtnergurke, Gurkenhälfte, Gurkerl, Snackgurke',
  daikon: 'Rettich, Radi, Bierrettich, Eiszapfen',
  eggplant: 'Auberginen, Melanzani',
  'fennel bulb': 'Fenchel, Fenchelknolle',
  'french bean':
    'grüne Bohnen, Buschbohnen, Fisolen, Prinzessbohnen, Brechbohnen, Stangenbohnen, Bohnenschoten, Keniabohnen, Bohnenbündel, Wachsbohnen, Breite Bohnen, Strauchbohnen, Bohnli',
  garlic:
    'Knoblauch, Knoblauchzehe, Knoblauchzehen, Knobi, Knoblauchknolle, Knofel, Knofi, Knoblauchpaste, Bärlauch frisch',
  ginger: 'Ingwer, Ingwerknolle, Ingwerwurzel, Ingwershot Wurzel, Ingwerstück',
  'iceberg lettuce': 'Eisbergsalat, Eissalat, Eisberg, Krachsalat, Bummerlsalat',
  kale: 'Grünkohl, Federkohl, Braunkohl, Palmkohl, Schwarzkohl',
  leek: 'Lauchstange, Lauchstangen, Stange Lauch, Lauch, Porree, Lauchringe, Porreestange, Porreestangen, Lauchgemüse',
  'leafy salad mix':
    'Salat, Feldsalat, Salatmischung, Blattsalat, Vogerlsalat, Nüsslisalat, gemischter Salat, Pflücksalat, Rapunzel, Mischsalat, Schnittsalat, Ackersalat, Wildkräutersalat, Salatmix, Babyleaf, Salatbeutel, Rohkostsalat Mix, Vogerl, Gartensalat, Salatschale, Rohkost',
  'local lettuce':
    'Kopfsalat, grüner Salat, Lollo Rosso, Salatkopf, Häuptelsalat, Eichblattsalat, Lollo Bianco, Lollo Bionda, Eichblatt, Salanova, Multileafsalat, Krauthäuptel, Schnittsalat grün',
  'napa cabbage': 'Chinakohl, Chinakohlkopf, Japankohl',
  onion:
    'Zwiebel, Zwiebeln, rote Zwiebel, rote Zwiebeln, Gemüsezwiebel, Speisezwiebeln, Haushaltszwiebeln, Zwiebelnetz, Zwiebelringe, Zwiebelwürfel, Röstzwiebel frisch, Küchenzwiebel, Zibele',
  parsnip: 'Pastinake, Pastinaken, Petersilienwurzel, Wurzelpetersilie, Petersilwurzel',
  potato:
    'Kartoffel, Kartoffeln, Erdäpfel, Speisekartoffeln, Pellkartoffeln roh, festkochende Kartoffeln, Gschwellti, Frühkartoffeln, Drillinge, Kartoffelsack, Grumbeere, Grundbirnen, Härdöpfel, Raclettekartoffeln, Ofenkartoffeln roh, mehlige Kartoffeln, Annabelle, Kartoffelnetz, Kartoffelwürfel, Biokartoffeln, Heurige, Neue Kartoffeln',
  pumpkin: 'Kürbis, Kürbisse, Muskatkürbis, Kürbisspalten, Kürbisfleisch, Kürbiswürfel',
  radish: 'Radieschen, Radieserl, Radieschenbund, Radiesli, Radieserlbund',
  rocket: 'Rucola, Rauke',
  'romaine lettuce': 'Römersalat, Romanasalat, Salatherzen, Romanaherzen, Mini-Romana, Lattich, Kochsalat',
  shallot: 'Schalotte, Schalotten',
  'snow pea': 'Zuckerschoten, Zuckererbsen, Kaiserschoten, Kefen, Kiefelerbsen, Erbsenschoten',
  spinach: 'Spinat, Blattspinat, Babyspinat, Wurzelspinat, Spinatblätter',
  'spring onion':
    'Frühlingszwiebel, Frühlingszwiebeln, Lauchzwiebel, Lauchzwiebeln, Jungzwiebeln, Bundzwiebeln, Lauchzwiebelbund, Zwiebellauch, Winterzwiebel, Frühlingszwiebelbund, Jungzwiebel, Schlottenzwiebel',
  'sweet potato': 'Süßkartoffel, Süßkartoffeln, Batate, Süßkartoffelwürfel',
  tomato:
    'Tomate, Tomaten, Paradeiser, Strauchtomaten, Rispentomaten, Fleischtomate, Romatomaten, Fleischtomaten, Ochsenherztomaten, Eiertomaten, Rispenparadeiser, San-Marzano-Tomaten, Gartentomaten, Ochsenherzen',
  turnip: 'Rübe, Rüben, Mairübe, weiße Rübe, Teltower Rübchen, Herbstrüben, Navetten, Rübchen',
  zucchini: 'Zucchetti, Zucchinischeiben',
  'basil fresh': 'Basilikum, Basilikumtopf, Basilikumblätter, Basilikumpflanze',
  'chives fresh': 'Schnittlauch, Schnittlauchröllchen, Schnittlauchtopf, Schnittlauchbund',
  coriander: 'Koriander, Koriandergrün, frischer Koriander',
  'mint fresh': 'Minze, Pfefferminze frisch, Nanaminze, Pfefferminzblätter, Minzblätter',
  'parsley fresh':
    'Petersilie, Petersil, glatte Petersilie, krause Petersilie, Peterli, Petersilienbund, Petersilie kraus, Petersiliensträußchen, Petersil glatt',
  'rosemary fresh': 'Rosmarin, Rosmarinzweige',
  'thyme fresh': 'Thymian',
  'blue cheese':
    'Blauschimmelkäse, Edelpilzkäse, Bavaria Blu, Blauschimmel, Schimmelkäse, Österkron, Bergader',
  brie: 'Weichkäse, Backcamembert, Rotkäppchen Camembert, Weißschimmelkäse, Rotschmierkäse, Romadur, Handkäse, Harzer Käse, Mainzer Käse, Sauermilchkäse, Obazda, Obatzda, Quargel, Ofenkäse, Vacherin, Geramont, Rahmkäse, Liptauer, Gerupfter',
  butter:
    'Süßrahmbutter, Sauerrahmbutter, Streichbutter, Kräuterbutter, Teebutter, Irische Butter, Weidebutter, Markenbutter, Vorzugsbutter, Anken, Faßbutter, Butterpäckchen, Buttä',
  buttermilk: 'Buttermilch, Reine Buttermilch, Buttermilchdrink',
  'cheddar block':
    'Hartkäse, Schnittkäse, Butterkäse, Tilsiter, junger Gouda, Edamer, Käse am Stück, Maasdamer, Allgäuer Emmentaler, Chester, Appenzellerkäse Stück, Räucherkäse, Trappistenkäse, Esrom, Steppenkäse, Sennerkäse, Schafkäse Schnitt, Old Amsterdam, Milkana Stück, Käsewürfel, Käseblock, Wilstermarsch, Pyrenäenkäse',
  'cheese slices':
    'Gouda jung Scheiben, Gouda Scheiben, Käse, Scheibenkäse, Käsescheiben, Käseaufschnitt, Schmelzkäse, Toastkäse, Scheibletten, Leerdammer, Kas, Gouda in Scheiben, Käse in Scheiben, Schmelzkäseecken, Sandwichkäse, Emmentaler Scheiben, Butterkäse Scheiben, Tilsiter Scheiben, Edamer Scheiben, Schmelzkäsescheiben, Sandwichscheiben, Toastscheiben Käse, Chesterscheiben, Cheddarscheiben, Frühstückskäse, Käseplatte, Burgerkäse, Burgerscheiben, Käsle, Hochland Sandwich, Milram Käse, Käsesnack, Kinderkäse, Käseecken',
  'condensed milk': 'gezuckerte Kondensmilch, Milchmädchen, Kaffeeweißer gezuckert',
  'cooking cream':
    'Sahne, Schlagsahne, Kochsahne, Rahm, Schlagobers, Obers, Schlagrahm, Kaffeesahne, Cremefine, süße Sahne, Vollrahm, Sauerobers Schlag, Saucenhalbrahm, Saucenrahm, Doppelrahm, Rama Cremefine, Sahnebecher, Rahma, Konditorsahne, Nidel',
  'cottage cheese': 'körniger Frischkäse, Hüttenkäse, Exquisa körnig, Cottage-Käse',
  'cream cheese':
    'Frischkäse, Doppelrahmfrischkäse, Kräuterfrischkäse, Frischkäsezubereitung, Bresso, Doppelrahmkäse, Buko, Gervais, Brunch Aufstrich, Streichkäse',
  'creme fraiche': 'Schmand, Saure-Sahne Schmand, Schmandbecher',
  'evaporated milk': 'Kondensmilch, Dosenmilch, Bärenmarke, Büchsenmilch, Kaffeemilch',
  feta: 'Schafskäse, Hirtenkäse, Fetakäse, Salatkäse, Balkankäse, Weichkäse in Salzlake, Patros, Salakis, Fetawürfel, Hirtenkäsewürfel, Weißkäse, Schafskäsewürfel, Käse in Salzlake, Salzlakenkäse',
  'flavoured milk':
    'Kakao Getränk, Schokomilch, Erdbeermilch, Bananenmilch, Müllermilch, Kaba Drink, Vanillemilch, Kakaodrink, Kakaomilch, Schokodrink, Schokoladenmilch, Milchmischgetränk, Bananendrink, Trinkmilch Schoko, Müllermilch Schoko, Landliebe Kakao, Schulmilch Kakao, Comfort Drink, Erdbeerdrink, Zott Monte Drink, Chocolat Drink',
  'fresh milk':
    'Milch, Frischmilch, Vollmilch, fettarme Milch, Kuhmilch, Magermilch, Landmilch, Bio-Milch, Alpenmilch, Weidemilch, Heumilch, Bergbauernmilch, Milchtüte, Trinkmilch, ESL-Milch, längerfrische Milch, Bergmilch, Rohmilch, Milli, Drinkmilch, Pastmilch, Entrahmte Milch, Länger-frisch-Milch, Milchpackerl',
  'goat cheese':
    'Ziegenkäse, Ziegenfrischkäse, Ziegengouda, Ziegenrolle, Ziegencamembert, Ziegenkäserolle, Ziegenfrischkäsetaler, Geißkäse, Geissenkäse',
  'goat milk': 'Ziegenmilch, Schafsmilch, Geißmilch',
  'greek yogurt':
    'griechischer Joghurt, Joghurt griechischer Art, Griechischer Jogurt, Jogurt griechisch, Greek Style Joghurt, Joghurt nach griechischer Art, Griechenjoghurt',
  halloumi: 'Grillkäse, Hallumi',
  'lactose-free milk': 'laktosefreie Milch, Minus L Milch, L-Milch',
  margarine:
    'Rama, Lätta, Pflanzenmargarine, Halbfettmargarine, Backmargarine, Sonnenblumenmargarine, Deli Reform, Diätmargarine, Sanella, Pflanzenstreichfett, Streichfett, Thea Margarine',
  'milk powder': 'Milchpulver',
  'mozzarella fresh': 'Büffelmozzarella, Mozzarella Kugel, Minimozzarella',
  parmesan: 'geriebener Parmesan, Parmesanspäne, Parmesanstück, Hartkäse gerieben',
  quark:
    'Magerquark, Speisequark, Topfen, Kräuterquark, Sahnequark, Früchtequark, Quarkspeise, Topfenaufstrich, Speisetopfen, Bröseltopfen, Blanc battu, Schichtkäse, Quarkzubereitung, Bibbeleskäs',
  'shredded cheese':
    'Reibekäse, geriebener Käse, Streukäse, Pizzakäse, Gratinkäse, Käse gerieben, Gouda gerieben, Emmentaler gerieben, Raspelkäse, Pizza-Mix, Überbackkäse, geriebener Gouda, geriebener Emmentaler, Mozzarella gerieben, Fonduemischung Reibkäse, Auflaufkäse',
  'sour cream': 'Sauerrahm, saure Sahne, saurer Rahm, saurer Halbrahm, Rührsauerrahm',
  'uht milk': 'H-Milch, haltbare Milch, H-Vollmilch, UHT-Milch, haltbare Vollmilch, Haltbare Alpenmilch',
  'whipped cream aerosol': 'Sprühsahne, Sprührahm, Schlagrahm Dose, Schlagsahnespray',
  yogurt:
    'Joghurt, Naturjoghurt, Jogurt, Sahnejoghurt, Rahmjoghurt, Vollmilchjoghurt, stichfester Joghurt, Magermilchjoghurt, Sauermilch, Dickmilch, Schwedenmilch, Bifidus, Joghurtbecher, Jogi, Setzmilch',
  'yogurt fruit':
    'Fruchtjoghurt, Erdbeerjoghurt, Vanillejoghurt, Fruchtzwerge, Kirschjoghurt, Himbeerjoghurt, Pfirsichjoghurt, Heidelbeerjoghurt, Erdbeerjogurt, Müsliprofi Joghurt, Joghurt mit der Ecke, Kirschjogurt, Fruchtjogurt, Joghurt mit Früchten, Bananenjoghurt, Mangojoghurt, Pfirsich-Maracuja-Joghurt, Stracciatellajoghurt, Zitronenjoghurt, Knoppers-Joghurt, Froop, Mövenpick Joghurt, Schokojoghurt, Kokosjoghurt Milch, Waldbeerjoghurt, Birchermüeslijoghurt, Mokka-Joghurt, Haselnussjoghurt Frucht',
  'chicken egg':
    'Ei, Eier, Hühnerei, Hühnereier, Bio-Eier, Freilandeier, Eigelb, Eiweiß, Eidotter, frische Eier, Bodenhaltungseier, Eierkarton 10, Frischei, Zehnerpackung Eier, Eierschachtel, Eiklar, Bruderhahn-Eier, Vollei, Gaggi',
  'hard-boiled egg':
    'gekochte Eier, gekochtes Ei, hartgekochte Eier, Ostereier, hartgekochtes Ei, bunte Eier, Brotzeiteier, gefärbte Eier, Osterei, gekochtes Frühstücksei, Soleier, bunte Brotzeiteier, Frühstücksei',
  bacon:
    'Speck, Frühstücksspeck, Bauchspeck, Schinkenspeck, Baconscheiben, Bauchspeckscheiben, Bratspeck, Räucherspeck, Hamburgerspeck, Jausenspeck, durchwachsener Speck, Dörrfleisch, Geräucherter Bauch, Speckscheiben, Speckstreifen, Bratspecktranchen',
  'beef cubes':
    'Gulasch, Gulaschfleisch, Rindergulasch, Suppenfleisch, Tafelspitz, Beinscheibe, Rindsvoressen, Ragout, Rindsragout, Gulyas, Bratenfleisch, Beinfleisch, Rinderwade, Wadschinken, Ochsenbacken, Rinderbacken, Schulterscherzel, Gulaschwürfel, Sauerbraten, Schmorbraten',
  'beef mince':
    'Rinderhack, Rinderhackfleisch, Rindfleisch gehackt, Tatar, Rindergehacktes, Rindsfaschiertes, Hack vom Rind, Beefhack, Gehacktes vom Rind, Hackfleisch Rind, Hackfleisch vom Rind',
  'beef slices':
    'Rindfleisch, Rinderbraten, Geschnetzeltes, Rinderstreifen, Fleisch, Rouladen, Rinderrouladen, Rindergeschnetzeltes, Minutensteak, Rindsplätzli, Rindsschnitzel, Fonduefleisch, Fleischfondue, Rindfleischstreifen, Carpaccio Rind, Zwiebelrostbraten, Rostbraten, Plätzli, Huftplätzli, Rinderscheiben, Rinderschnitzel, Hohrücken, Fondue Chinoise',
  'beef steak':
    'Steak, Rindersteak, Rumpsteak, Hüftsteak, Rinderfilet, Filetsteak, Rinderhüfte, Rindshuftsteak, Beiried, Rinderlende, Lungenbraten, Tomahawk',
  'ham sliced':
    'Schinken, Kochschinken, gekochter Schinken, Vorderschinken, Hinterschinken, Toastschinken, Kochschinkenscheiben, Beinschinken, Pressschinken, Backofenschinken, Schinkli, Formschinken, Toastblockschinken, Krustenschinken, Landrauchschinken gekocht',
  'lamb chop':
    'Lammkotelett, Lammkoteletts, Lammkarree, Lammracks, Lammlachse, Gigot Scheiben, Lammrack, Lammfilet',
  'lamb mince':
    'Lamm, Lammfleisch, Lammhack, Lammhackfleisch, Lammfaschiertes, Lammgeschnetzeltes, Lammgulasch',
  liver: 'Leber, Kalbsleber, Rinderleber, Schweineleber, Leberli, Schweinsleber',
  mutton: 'Ziegenfleisch, Hammel',
  'pork belly':
    'Schweinebauch, Bauchfleisch, Wammerl, Bauchscheiben, Schweinebauchscheiben, Grillbauch, Bauchspeck frisch, frischer Bauch',
  'pork chop':
    'Schweinekotelett, Kotelett, Koteletts, Nackensteak, Nackensteaks, Kasseler, Schweineschnitzel natur, Schweinesteak, Schweinerückensteak, Minutensteak Schwein, Stielkotelett, Schweinsplätzli, Lummersteak, Schopfsteak, Schopf, Halssteak, Minutenschnitzel, Lachssteak, Nackenkotelett, Grillsteak, Holzfällersteak, Schweinenackensteak, Selchkarree, Karree, Ripperl, Kasseler Nacken',
  'pork mince':
    'Schweinehack, Schweinemett, Schweinehackfleisch, Schweinsfaschiertes, Schweinshack, Gehacktes vom Schwein, Schweinebrät, Kalbsbrät, Hackfleisch Schwein',
  'pork ribs':
    'Spareribs, Rippchen, Schälrippchen, Schweinerippchen, Rippli, Rippele, Dicke Rippe, Leiterchen, Ripperl gegrillt',
  'pork slices':
    'Schweinefleisch, Schwein, Schweineschnitzel, Schnitzelfleisch, Fleisch, Schweinegeschnetzeltes, Schweinegulasch, Schweinsgeschnetzeltes, Pfannengyros, Gyrosfleisch, Schweinsragout, Schweinsschnitzel, Schweineragout, Schweinestreifen, Schweineoberschale, Schweinelachs, Schnitzel natur, Schnitzel roh, Schweinernes',
  'pork tenderloin':
    'Schweinefilet, Schweinelende, Schweinslungenbraten, Schweinemedaillons, Schweinefiletspitzen, Schweinsfiletmedaillons',
  'rabbit meat':
    'Kaninchen, Hirsch, Reh, Hase, Hirschgulasch, Rehrücken, Wildgulasch, Wildfleisch, Hirschragout, Rehragout, Kaninchenkeulen, Chüngel, Hasenkeule, Hasenrücken, Rehkeule, Hirschkeule, Hirschsteak, Elchfleisch, Rentierfleisch',
  'chicken breast':
    'Hähnchenbrust, Hühnerbrust, Hähnchenbrustfilet, Hähnchenfilet, Hühnchenbrust, Pouletbrust, Hendlbrust, Hähncheninnenfilet, Hähnchengeschnetzeltes, Hühnerfilet, Hühnerbrustfilet, Pouletgeschnetzeltes, Pouletschnitzel, Hendlfilet, Hühnergeschnetzeltes, Hähnchenschnitzel natur, Hühnerschnitzel natur, Hähnchenstreifen, Hähnchenwürfel, Maispoulardenbrust, Hendlbrustfilet, Hähnchenbrustwürfel, Hendlstreifen',
  'chicken drumstick':
    'Hähnchenschenkel, Hähnchenkeule, Hähnchenkeulen, Hühnerkeule, Hähnchenunterkeule, Hendlhaxerl, Hühnerhaxerl, Hühnerhaxn, Hähnchenunterschenkel, Pouletschenkel, Pouletunterschenkel, Hendlkeule, Hühnerunterkeulen, Backhendlkeule roh, Hühnerschenkel',
  'chicken mince':
    'Hähnchenhack, Geflügelhack, Hühnerhack, Pouletgehacktes, Hühnerfaschiertes, Hähnchenhackfleisch, Pouletbrät',
  'chicken thigh':
    'Hähnchenoberkeule, Hähnchenoberschenkel, Hühneroberkeule, Hühnerkeulenfleisch, Pouletoberschenkel, Hähnchenschenkelsteak, Hühneroberkeulen, Hähnchenkeulensteak, ausgelöste Keule',
  'chicken wing':
    'Hähnchenflügel, Chickenwings, Pouletflügel, Hühnerflügel, Hendlflügerl, Hühnerflügerl, Pouletflügeli, Hotwings roh',
  'chicken whole':
    'Hähnchen, Huhn, Hühnchen, Hühnerfleisch, Brathähnchen roh, Poulet, Hendl, Suppenhuhn, Hähnchenfleisch, Poularde, Masthuhn, Stubenküken, Backhendl roh, Hühnerklein, Mistkratzerli, Hendlfleisch, Suppenhenne, Geflügel',
  'duck raw':
    'Ente, Entenbrust, Entenkeule, Entenfilet, Barbarie-Ente, Gänsekeule, Gänsebrust, Martinigansl, Barbarie-Entenbrust, Flugente, Gans, Gänse, Gänsebraten, Weihnachtsgans, Martinsgans',
  'turkey raw':
    'Pute, Putenbrust, Putenfleisch, Truthahn, Putenschnitzel, Putensteak, Putengeschnetzeltes, Putenbrustfilet, Putenoberkeule, Truthahnbrust, Trutenschnitzel, Trutenbrust, Putenfilet, Putenstreifen, Putenragout, Putengulasch, Putenrollbraten, Trutengeschnetzeltes, Putenkeule, Putenmedaillons, Trutenplätzli',
  frankfurter:
    'Wiener, Würstchen, Wiener Würstchen, Bockwurst, Knackwurst, Cervelat, Debreziner, Bockwürste, Weißwurst, Geflügelwürstchen, Wienerle, Saitenwürste, Bockwürstchen, Käsekrainer, Krainer, Brühwurst, Brühwürste, Knackwürste, Cervelas, Cervelatwurst gebrüht, Münchner Weißwurst, Weißwürste, Geflügelwiener, Würschtl, Rindswurst, Kochwurst, Pinkel, Schüblig, Saiten, Wollwurst, Currywurst roh',
  'meatball raw':
    'Frikadelle, Frikadellen, Bulette, Buletten, Hackbällchen, Fleischpflanzerl, Köttbullar, Königsberger Klopse, Bouletten, Fleischküchle, Cevapcici, Fleischbällchen, Fleischlaberl, Faschierte Laibchen, Fleischlaiberl, Hacktätschli, Fleischkügeli, Hackplätzli, Hamburger deutsch Frikadelle, Falscher Hase, Hackbraten, Klopse, Fleischklops, Hacksteak, Hacksteaks, Bifteki, Tschewapi, Fleischklößchen, Grillhackröllchen, Leberknödel, Leberknödel roh, faschierter Braten',
  pate: 'Pastete, Leberpastete, Leberparfait, Geflügelpastete',
  prosciutto:
    'roher Schinken, Rohschinken, Schwarzwälder Schinken, Serranoschinken, Parmaschinken, Lachsschinken, Räucherschinken, Katenschinken, Nussschinken, Bündnerfleisch, Knochenschinken, Holsteiner Katenschinken, Landschinken, Schinken roh, Karreespeck, Tiroler Speck, Südtiroler Speck, Mostbröckli, Trockenfleisch, Walliser Trockenfleisch, Rohschinkenscheiben, luftgetrockneter Schinken, Westfälischer Schinken, Schinkenspeck roh, Rauchschinken, Kernschinken',
  salami:
    'Landjäger, Kaminwurzen, Cabanossi, Salamischeiben, Minisalami, Geflügelsalami, Rindersalami, Salametti, Hauswurst, Kantwurst, Edelsalami, Kabanossi, Pick Salami, Chorizoscheiben Salami, Bierbeißer, Debreziner roh, Ungarische Salami, Mailänder Salami, Cervelatwurst, Plockwurst, Ahle Wurst, Stracke, Bifi, Salamisticks, Edelschimmelsalami, Katenrauchwurst, Ahle Worscht',
  'sausage raw':
    'Bratwurst, Bratwürste, Rostbratwurst, Wurst, Würste, grobe Bratwurst, Nürnberger, Merguez, Grillwurst, Thüringer, Krakauer, Hähnchenbratwurst, Mettenden, Grobe Mettwurst roh, Bregenwurst, Puten-Bratwurst',
  'luncheon meat sliced': 'Putenaufschnitt, Geflügelaufschnitt, Putenwurst, Geflügelwurst, Leberkäs',
  clam: 'Muscheln, Venusmuscheln',
  'crab raw': 'Krabbe, Krebs, Taschenkrebs, Krabbenscheren, Königskrabbe, Strandkrabbe',
  cuttlefish:
    'Tintenfisch, Calamari, Tintenfischringe, Kalmar, Calamariringe, Tintenfischtuben, Tintenfischarme, Sepien',
  'fish fillet white':
    'Fisch, Fischfilet, Kabeljau, Seelachs, Scholle, Rotbarsch, Zander, Dorsch, Heilbutt, Alaska-Seelachs, Kabeljaufilet, Seehecht, Schellfisch, Seelachsfilet, Wolfsbarsch, Tilapiafilet, Zanderfilet, Kabeljaurücken, Rotbarschfilet, Schollenfilet, Schollenfilets, Limandes, Goldbrasse, Barsch, Flussbarsch, Egli, Eglifilet, Felchen, Felchenfilets, Steinbeißer, Seezunge, Seeteufel, Hecht, Renke, Viktoriabarsch, Viktoriabarschfilet, Fischstücke, Kliesche, Köhler, Lengfilet, Barramundifilet, Rotbrasse, Fangfrischer Fisch, Wolfsbarschfilet, Dorschfilet, Zanderli, Fischknusperli roh, Seehechtfilet, Butterfisch, Aal, Aalfilet',
  lobster: 'Hummer, Languste',
  mackerel: 'Makrele, Makrelen, Makrelenfilet',
  mussel: 'Miesmuscheln, Grünschalmuscheln',
  octopus: 'Krake, Oktopus, Oktopusarme',
  'oyster fresh': 'Auster, Austern',
  prawn:
    'Garnelen, Garnele, Shrimps, Krabben, Riesengarnelen, Nordseekrabben, Scampi, Crevetten, Cocktailshrimps, Crevettenschwänze, Büsumer Krabben, Eismeergarnelen, Tiefseegarnelen, Garnelenschwänze, Riesencrevetten, Nordseegarnelen, Riesengarnelenschwänze, Granat',
  'salmon fillet': 'Lachs, Lachsfilet, Wildlachs, Lachsseite, Lachswürfel, Atlantiklachs, Rotlachs',
  scallop: 'Jakobsmuscheln, Jakobsmuschel',
  'smoked salmon':
    'Räucherlachs, geräucherter Lachs, Stremellachs, Graved Lachs, Rauchlachs, Räucherlachsscheiben, Lachs geräuchert, Beizlachs, Wildlachs geräuchert, Lachs-Aufschnitt',
  'firm tofu':
    'Räuchertofu, Tofu natur, Naturtofu, Tofuwürfel, marinierter Tofu, Tofu fest, Tofu geräuchert, Basilikumtofu, Tofu Rosso, Bratfilet Tofu',
  'plant-based mince':
    'veganes Hack, Sojahack, Veganes Hackfleisch, Veggie Hack, vegetarisches Hack, Pflanzenhack, Vegane Gehacktes, Erbsenhack',
  'soy chunks':
    'Sojaschnetzel, Sojagranulat, Sojamedaillons, Big Steaks Soja, Sojawürfel, Sojageschnetzeltes',
  'veggie burger patty':
    'Gemüsepatty, Veggieburger, Gemüsebratlinge, Bratling, Gemüseburger, Gemüsefrikadellen, vegane Burger Patties, vegetarische Frikadellen, Grünkernbratlinge, Gemüselaibchen, Linsenbratlinge, Veganer Burger, vegane Frikadellen, Gemüseschnitzel',
  'vegan sausage':
    'vegane Wurst, Tofuwürstchen, vegane Bratwurst, vegetarische Wurst, vegane Würstchen, veganer Aufschnitt, vegane Salami, vegane Mortadella, vegetarischer Aufschnitt, vegetarische Würstchen, Tofuwurst, vegane Wiener, vegane Leberwurst, vegetarische Bratwurst, Veggie-Würstchen, vegane Lyoner, vegetarische Mortadella, Vegetarischer Schinken Spicker, vegane Grillwurst',
  baguette:
    'Stangenbrot, Meterbrot, Baguettebrötchen, Aufback-Baguette, Mehrkornbaguette, Steinofenbaguette, Baguettestange, Pariserbrot, Parisette, Stangenweißbrot',
  'burger bun': 'Burgerbrötchen, Hamburgerbrötchen',
  'cake slice':
    'Kuchen, Torte, Sahnetorte, Schokokuchen, Schokoladenkuchen, Tortenstück, Kuchenstück, Geburtstagstorte, Schwarzwälder Kirschtorte, Donauwelle, Bienenstich, Schokotorte, Käsesahne, Geburtstagskuchen, Punschkrapfen, Dobostorte, Malakofftorte, Buttercremetorte, Biskuitrolle Sahne, Sahneschnitte, Prinzregententorte, Schokoladentorte, Eierlikörtorte, Kalter Hund, Zupfkuchen, Russischer Zupfkuchen, Schoggichueche, Selbstgebackener Kuchen, Kardinalschnitte, Tortenecke',
  'cake plain':
    'Rührkuchen, Marmorkuchen, Napfkuchen, Gugelhupf, Sandkuchen, Zitronenkuchen, Biskuitboden, Tortenboden, Streuselkuchen, Blechkuchen, Marmorgugelhupf, Kastenkuchen, Königskuchen, Eierlikörkuchen, Bundkuchen, Topfkuchen, Zitronenrolle, Amerikaner, Butterkuchen, Zuckerkuchen, Streuselschnecke, Streuseltaler, Streuselschnecken, Zitronencake, Marmorcake, Schmandkuchen, Sandmasse, Biskuitrolle, Fertigkuchen',
  cheesecake: 'Käsekuchen, Topfenkuchen, Käsetorte, Käsesahnetorte, Quarkkuchen',
  croissant:
    'Hörnchen, Kipferl, Gipfeli, Schokocroissant, Buttercroissant, Buttercroissants, Nussgipfel, Laugencroissant, Schinkengipfeli Teig, Plundergipfel, Schokobrötchen, Schoggigipfeli, Nougatcroissant, Nusshörnchen',
  'danish pastry':
    'Nussschnecke, Zimtschnecke, Plunder, Gebäck, Rosinenschnecke, Franzbrötchen, Puddingteilchen, Plundergebäck, Puddingbrezel, Teilchen, Kopenhagener, Schneckennudel, Mohnschnecke, Apfelschnecke, Topfenkolatsche, Vanilleschnecke, Kolatsche, Golatsche, Schweineohr, Schweineohren, Puddingschnecke, Rohrnudeln',
  doughnut:
    'Krapfen, Berliner, Pfannkuchen Berliner, Faschingskrapfen, Quarkbällchen, Kreppel, Fasnachtskrapfen, Fasnachtschüechli, Quarkinis, Mutzen, Krapfen gefüllt, Schmalzkuchen, Spritzkuchen, Schmalzgebäck, Auszogne, Schenkeli, Schoko-Donut, Kräbbel',
  'gluten-free bread': 'glutenfreies Brot',
  'hot dog bun': 'Hotdog-Brötchen',
  'pie sweet':
    'Apfelkuchen, Apfelstrudel, Strudel, Pflaumenkuchen, Zwetschgenkuchen, Obstkuchen, Apfeltasche, Zwetschgendatschi, Kirschkuchen, Apfelwähe, Zwetschgenwähe, Fruchtwähe, Aprikosenwähe, Rhabarberkuchen, Apfelstreuselkuchen, gedeckter Apfelkuchen, Marillenkuchen, Zwetschkenkuchen, Kirschstreusel, Milchrahmstrudel, Zwetschkenfleck, Kirschtasche, Erdbeerkuchen, Obstboden, Obstwähe, Streuselkuchen Apfel, Rhabarberwähe, Heidelbeerkuchen, Quarktasche, Topfengolatsche, Kirschplotzer, Aprikosenkuchen',
  'pita bread': 'Fladenbrot, Pitabrot',
  'pizza base fresh':
    'Pizzateig, Pizzaboden, Pizzateig Rolle, Pizzateig Kugel, Flammkuchenteig, Flammkuchenboden, Pizza-Kit, Hefeteig, Brotteig, Germteig, Hefeteig frisch',
  'rye bread':
    'Roggenbrot, Roggenmischbrot, Roggenvollkornbrot, Pumpernickelbrot, Sauerteigroggen, Walliser Roggenbrot, Roggentoast, Kommissbrot',
  'white bread':
    'Brot, Weißbrot, Toast, Toastbrot, Buttertoast, Kastenbrot, Mischbrot, Graubrot, Brotscheiben, Kastenweißbrot, Weizenmischbrot, Brotreste, Sandwichtoast, American Sandwich, Brotrinde, Toastscheibe, Sandwichbrot, Modelbrot, Toascht, altbackenes Brot',
  'wholemeal bread':
    'Toastbrot Vollkorn, Vollkornbrot, Vollkorntoast, Körnerbrot, Mehrkornbrot, Schwarzbrot, Eiweißbrot, Dinkelbrot, Sonnenblumenkernbrot, Haferbrot, Dreikornbrot, Kürbiskernbrot, Vollkorntoastbrot, Leinsamenbrot, Fitnessbrot, Sonnenblumenbrot, Vollkornsandwich, Mehrkorntoast, Saatenbrot, Grahambrot, Dinkeltoast, Ruchvollkornbrot, Dreikorntoast, Kerniges Brot, Vollkornbrotscheiben, Proteinbrot, Roggenmischbrot Vollkorn, Chiabrot, Rheinisches Schwarzbrot, Ballastoastbrot, Weltmeisterbrot, Vollkornweckerl',
  'wrap tortilla': 'Wraps, Weizentortillas, Tortillafladen, Wrapfladen',
  'barley pearl': 'Graupen, Gerste, Gerstengraupen, Perlgraupen',
  'basmati rice': 'Basmatireis',
  'bee hoon dry': 'Reisnudeln dünn',
  'brown rice': 'Naturreis, Vollkornreis',
  buckwheat: 'Buchweizen',
  'bulgur wheat': 'Weizenschrot',
  'cellophane noodles': 'Glasnudeln',
  'chickpeas dried': 'getrocknete Kichererbsen',
  couscous: 'Kuskus',
  dal: 'Linsen, rote Linsen, Tellerlinsen, Linse, Berglinsen, Belugalinsen, Alblinsen, Puy-Linsen, Linsen trocken',
  'dried beans':
    'Bohnen, weiße Bohnen, schwarze Bohnen, getrocknete Bohnen, Bohnenkerne, Wachtelbohnen, Käferbohnen, Saubohnenkerne, Kidneybohnen getrocknet, Feuerbohnen',
  'dried pasta':
    'Nudeln, Nudel, Makkaroni, Spirelli, Bandnudeln, Teigwaren, Vollkornnudeln, Hörnli, Farfalle, Hörnchennudeln, Fadennudeln, Spiralnudeln, Vollkornspaghetti, Gabelspaghetti, Röhrennudeln, Muschelnudeln, Buchstabennudeln, Müscheli, Älplermagronen Teigwaren, Hartweizennudeln, Fleckerl, Schmetterlingsnudeln, Krawattennudeln',
  'egg noodles dry':
    'Eiernudeln, Mie-Nudeln, Suppennudeln, Tagliatelle Nester, Wok-Nudeln, Eierteigwaren, Eierbandnudeln, Frischei-Nudeln, Chinanudeln, Fadennudeln Ei, Frischeiteigwaren, Nüdeli, Backerbsen, Suppeneinlage, Schwäbische Nudeln, Tiroler Nudeln, Nudelnester, Eier-Spätzle getrocknet',
  'fresh pasta':
    'frische Nudeln, Frische Tagliatelle, Frischteigwaren, frische Bandnudeln, Pasta frisch, frische Eiernudeln, Frischnudeln',
  'jasmine rice':
    'Reis, Langkornreis, Jasminreis, Kochbeutelreis, Duftreis, Parboiledreis, Spitzenreis, Reis im Kochbeutel, Reis 10 Minuten, Spitzen-Langkornreis, Trockenreis, Siamreis, Carolinareis, Reisbeutel, Schnellkochreis',
  millet: 'Hirse',
  muesli:
    'Müsli, Knuspermüsli, Früchtemüsli, Schokomüsli, Müslimischung, Birchermüsli, Bircher, Schokomüesli, Nussmüsli, Vitalmüsli, Haferkrunchy, Trockenfrüchtemüsli',
  oats: 'Haferflocken, Hafer, zarte Haferflocken, kernige Haferflocken, Großblatt Haferflocken, Kleinblatt Haferflocken, Schmelzflocken, Köllnflocken, Feinblatt, Porridgeflocken, Blütenzarte Haferflocken, Haferbrei, Haferflockenbrei, Hafergrütze',
  polenta: 'Maisgrieß, Bramata, Polentagrieß, Ribelmais',
  'split peas': 'Schälerbsen',
  'breakfast cereal':
    'Frühstücksflocken, Cerealien, Knusperflocken, Schokomüsli, Schokopops, Schokoflakes, Zimtflakes, Zimtchips, Honigpops, Dinkelpops, Choco Krispies, Lion Cereals, Schokomuscheln, Schoko-Kissen, Knusperone Flakes',
  'instant noodles':
    'Instantnudeln, Nudelsuppe, Yum Yum, Asianudeln, Tütennudeln, Nudelsnack, Asiasuppe, Asia-Nudelsuppe, Bratnudeln Instant, Asia Snack, 5-Minuten-Nudeln, Fertignudeln, Mama Nudeln',
  'instant mashed potato':
    'Kartoffelpüree Pulver, Pfanni, Kartoffelpüree Beutel, Kartoffelstock Pulver, Stocki, Kartoffelbreipulver, Instant-Kartoffelpüree, Kartoffelpüreeflocken',
  'instant soup':
    'Tütensuppe, Instantsuppe, Buchstabensuppe, Fertigsuppe, 5 Minuten Terrine, Fünf Minuten Terrine, Knorr Suppe, Maggi Suppe, Päckchensuppe, Suppenpäckchen, Packerlsuppe, Spargelcremesuppe Tüte, Suppenbeutel, Frittatensuppe Packerl, Nudelsuppe Tüte, Packungssuppe, Beutelsuppe, Flädlesuppe Tüte',
  'canned anchovies': 'Sardellen, Anchovis, Sardelle, Sardellenfilets, Anchovisfilets, Sardellenringerl',
  'canned beans':
    'Kidneybohnen, Bohnen Dose, weiße Bohnen Dose, Riesenbohnen, Chilibohnen, Indianerbohnen, Käferbohnen Dose, Baked-Bean-Bohnen, Bohnenmix Dose, Borlottibohnen, schwarze Bohnen Dose, Kidneys Dose, Feuerbohnen Dose, weisse Bohnen Büchse',
  'canned beetroot':
    'eingelegte Rote Bete, Rote Bete im Glas, Rote-Bete-Kugeln, Rote Beete Glas, Rote-Bete-Scheiben, Randen eingelegt, Rote Rüben Glas',
  'canned chickpeas': 'Kichererbsen, Kichererbse, Chichererbsen',
  'canned coconut milk': 'Kokosmilch, Kokoscreme, Kokosnussmilch, Kokosrahm',
  'canned corn': 'Dosenmais, Mais Dose, Maiskörner, Gemüsemais, Zuckermais, Büchsenmais, Salatmais',
  'canned fruit cocktail':
    'Dosenpfirsiche, Dosenobst, Fruchtcocktail, Mandarinen Dose, Pfirsiche Dose, Schattenmorellen, Kirschen im Glas, Mandarin-Orangen, Obstsalat Dose, Mandarinen aus der Dose, Pfirsichhälften, Aprikosen Dose, Birnen Dose, Kirschen Glas, Pfirsichkompott, Aprikosenhälften, Obstkonserve, Sauerkirschen Glas, Weichselkompott, Pfirsiche halbe Frucht',
  'canned pineapple':
    'Dosenananas, Ananas Dose, Ananasringe, Ananasstücke Dose, Ananas aus der Dose, Ananasscheiben Dose, Ananas in Stücken',
  'canned sardines':
    'Sardinen, Ölsardinen, Sardine, Sprotten, Ölsardinendose, Sardinenbüchse, Sardinen in Tomatensoße',
  'canned soup':
    'Dosensuppe, Tomatensuppe, Gulaschsuppe, Hühnernudelsuppe, Hühnersuppe Dose, Nudelsuppe Dose, Dosenterrine, Cremesuppe, Champignoncremesuppe, Spargelcremesuppe, Tomatencremesuppe, Dosen-Eintopf, Broccolicremesuppe, Hühnereintopf Dose, Ochsenschwanzsuppe, Suppe aus der Dose',
  'canned tomatoes':
    'Dosentomaten, gehackte Tomaten, geschälte Tomaten, stückige Tomaten, Tomaten Dose, Tomatenstücke, Tomaten stückig, Pizzatomaten, Tomaten gehackt, gehackte Pelati, Schältomaten, Tomatenfruchtfleisch, Tomaten geschält, Tomaten in Stücken, Tomatenwürfel Dose',
  'canned tuna':
    'Thunfisch, Thunfisch Dose, Dosenthunfisch, Thunfisch im eigenen Saft, Thunfischfilets, Thunfischkonserve, Thunfischbüchse',
  passata:
    'passierte Tomaten, Tomatenpassata, Tomaten passiert, Tomaten passiert Tetrapack, passierte Tomate, Polpa fein, Tomatenpüree, Passierte Paradeiser',
  'vegetable stock carton': 'Gemüsebrühe flüssig, Gemüsefond',
  'chicken stock carton': 'Hühnerbrühe, Brühe, Geflügelfond, Hühnersuppe',
  'beef stock carton': 'Rinderbrühe, Rinderfond, Fleischbrühe, Fond',
  applesauce:
    'Apfelmus, Apfelmark, Apfelkompott, Birnenmus, Quetschie, Quetschies, Fruchtpüree, Fruchtmus, Apfel-Mango-Mark, Öpfelmues, Obstmus, Quetschbeutel Obst, Apfelbrei, Hipp Früchte',
  'apple cider vinegar': 'Apfelessig, Mostessig, Obstessig',
  'balsamic vinegar': 'Balsamico, Balsamicoessig, Balsamicocreme, Balsamessig, Crema di Balsamico',
  'barbecue sauce':
    'Grillsauce, Grillsoße, BBQ-Soße, Schaschliksauce, Zigeunersauce, Zigeunersoße, Currysauce Grill, Schaschliksoße, Paprikasauce, Paprikasoße, Currywurstsauce, Currywurst-Soße',
  'chilli sauce': 'Chilisauce, Chilisoße',
  'curry paste thai': 'Currypaste, rote Currypaste, grüne Currypaste',
  'fish sauce': 'Fischsauce, Fischsoße',
  honey:
    'Honig, Bienenhonig, Blütenhonig, Waldhonig, Imkerhonig, Akazienhonig, Rapshonig, Lindenhonig, Cremehonig, Sommerhonig, Langnese Honig, Kastanienhonig, Bergblütenhonig',
  horseradish: 'Meerrettich, Kren, Sahnemeerrettich',
  jam: 'Marmelade, Konfitüre, Erdbeermarmelade, Gelee, Fruchtaufstrich, Erdbeerkonfitüre, Pflaumenmus, Johannisbeergelee, Himbeermarmelade, Kirschmarmelade, Aprikosenmarmelade, Zwetschgenmus, Quittengelee, Powidl, Zwetschkenmarmelade, Johannisbeermarmelade, Hagebuttenmarmelade, Konfi, Gonfi, Gomfi, Hägenmark, Fruchtgelee, Latwerge, Brotaufstrich süß, Himbeergelee, Heidelbeermarmelade, Waldbeermarmelade, Holundergelee, Schwartau, Samt Marmelade',
  ketchup:
    'Tomatenketchup, Curryketchup, Gewürzketchup, Ketschap, Ketchupflasche, Hela Curryketchup, Kinderketchup',
  'light soy sauce': 'Sojasauce, Sojasoße, Sojasoße salzreduziert',
  'maple syrup': 'Ahornsirup, Pfannkuchensirup',
  mayonnaise:
    'Majonäse, Majo, Salatmayonnaise, Miracel Whip, Delikatessmayonnaise, Salatcreme, Remouladen-Mayo, Trüffelmayo',
  molasses:
    'Zuckerrübensirup, Rübensirup, Melasse, Rübenkraut, Grafschafter Goldsaft, Goldsaft, Zuckersirup, Birnenhonig, Birnel, Apfelkraut',
  mustard:
    'Senf, süßer Senf, mittelscharfer Senf, Dijonsenf, Bautzner Senf, Löwensenf, Kremser Senf, Weißwurstsenf, körniger Senf, Senftube, Düsseldorfer Senf, Süßer Händlmaier, Händlmaier, Sempf, Rotisseur-Senf, Bautzner, Senf mittelscharf',
  'pesto jar': 'Basilikumpesto, rotes Pesto, grünes Pesto, Pestoglas',
  'ranch dressing':
    'Salatdressing, Joghurtdressing, Salatsoße, Salatsauce, Sylter Salatfrische, Sylter Dressing, Salatsauce French, Cocktail-Dressing, American Dressing',
  'rice vinegar':
    'Essig, Branntweinessig, Tafelessig, Reisessig, Essigessenz, Haushaltsessig, Surig, Hesperidenessig, Speiseessig',
  'salad dressing vinaigrette':
    'Salatdressing, Salatsoße, Salatsauce, Italienisches Dressing, Salatfix, Salatkrönung, Salatkräuter Dressing, Essig-Öl-Dressing, Kräuterdressing, Balsamico-Dressing, Salatsößle',
  'sesame oil': 'Sesamöl',
  'pasta sauce jar':
    'Tomatensauce, Tomatensoße, Nudelsoße, Nudelsauce, Bolognesesauce, Spaghettisauce, Bolognesesoße, Napolisauce, Pastasoße, Arrabiata Soße, Miracoli, Napoli, Bolognese Glas, Pizzasoße, Basilikumsauce',
  'stock cube':
    'Brühwürfel, Suppenwürfel, Bouillonwürfel, Suppenpulver, Maggi Würze, Fondor, Gemüsebrühwürfel, Fleischsuppe Würfel, Hühnersuppe Würfel, Rindsuppenwürfel, Rinderbouillon, klare Brühe, Klare Suppe, Fette Brühe, Hühnerbrühe Pulver, Rinderbrühe Pulver, Streuwürze, Maggi flüssig, Maggi Fondor, Mirador, Fleischbrühe Pulver, Bouillonpulver, Delikatess-Brühe',
  'tomato paste':
    'Tomatenmark, Paradeismark, Tomatenmark dreifach, Tomatenkonzentrat, Tomatenpüree konzentriert',
  'coconut oil': 'Kokosöl, Kokosfett, Palmin, Kokosfett Platte, natives Kokosöl, Ceres',
  lard: 'Schmalz, Schweineschmalz, Griebenschmalz, Grammelschmalz, Schmalztopf, Grieben, Grammeln',
  'olive oil': 'Olivenöl, natives Olivenöl, Olivenöl nativ extra, Bratolivenöl',
  'peanut oil': 'Erdnussöl',
  'vegetable oil':
    'Öl, Pflanzenöl, Sonnenblumenöl, Rapsöl, Speiseöl, Bratöl, Keimöl, Bratöl hitzebeständig, Frittieröl, Leinöl, Distelöl, Kürbiskernöl, Salatöl, Traubenkernöl, Hanföl, Tafelöl, Albaöl, kaltgepresstes Rapsöl, Rapskernöl',
  'almond butter': 'Mandelmus, Cashewmus, Nussmus, Haselnussmus, braunes Mandelmus, Mandelbutter',
  'chocolate spread':
    'Schokocreme, Nuss-Nougat-Creme, Schokoaufstrich, Haselnusscreme, Nudossi, Nougatcreme, Nuss-Nougat, Haselnussaufstrich, Nusscreme, Ovomaltine Crunchy Cream, Schokobrotaufstrich, Schokoladenaufstrich, Milka Creme, Ferrero Nutella, Brotaufstrich Schoko',
  hummus: 'Kichererbsenpüree, Kichererbsenaufstrich, Kichererbsenmus',
  'peanut butter': 'Erdnussbutter, Erdnussmus, Erdnusscreme, Erdnussaufstrich',
  tahini: 'Sesammus, Sesampaste',
  tzatziki: 'Zaziki, Tsatsiki, Gurkenjoghurt, Gurkenquark',
  vegemite: 'Hefeextrakt',
  'bay leaf': 'Lorbeer, Lorbeerblatt, Lorbeerblätter',
  'black pepper':
    'Pfeffer, schwarzer Pfeffer, Pfefferkörner, weißer Pfeffer, bunter Pfeffer, Pfeffermischung, Zitronenpfeffer',
  cardamom: 'Kardamom',
  'chilli flakes': 'Chiliflocken, Chilipulver',
  cinnamon: 'Zimt, Zimtstange, Zimtstangen, Zimtpulver, Ceylon-Zimt, Kaneel, Zimtrinde',
  cloves: 'Nelken, Gewürznelken, Nelkenpulver',
  'coriander powder': 'Koriandersamen, Koriander gemahlen',
  cumin: 'Kreuzkümmel',
  'curry powder': 'Currypulver',
  'dried herbs':
    'Kräuter, italienische Kräuter, getrocknete Kräuter, Oregano, Bärlauch, Petersilie getrocknet, Kräuter der Provence, Salatkräuter, Thymian getrocknet, Gartenkräuter, Kräutermischung, Küchenkräuter, Pizza-Kräuter, Basilikum gerebelt, Majoran gerebelt, Bohnenkraut, Dill getrocknet, Thymian gerebelt, Salbei getrocknet, Liebstöckel, Maggikraut, Dillspitzen getrocknet, Rosmarin getrocknet',
  'fennel seed': 'Fenchelsamen, Anis',
  'garlic powder': 'Knoblauchpulver, Zwiebelpulver',
  'mixed seasoning':
    'Gewürzmischung, Brathähnchengewürz, Gewürz, Gewürze, Grillgewürz, Pommesgewürz, Hähnchengewürz, Gyrosgewürz, Gewürzsalz, Bratkartoffelgewürz, Pommessalz, Brathendlgewürz, Pizzagewürz, Bratwurstgewürz, Nudelgewürz, Rührei-Gewürz, Gewürzzubereitung, Allzweckgewürz, Döner-Gewürz, Kräuterwürze, Fischgewürz, Kebabgewürz, Fajita-Gewürz',
  'mustard seed': 'Senfkörner',
  nutmeg: 'Muskat, Muskatnuss, Muskatnüsse, Macis',
  paprika:
    'Paprikapulver, Paprika edelsüß, Rosenpaprika, Paprika rosenscharf, Paprika rosenscharf Pulver, geräuchertes Paprikapulver, Delikatesspaprika, Rosenpaprikapulver',
  saffron: 'Safran',
  salt: 'Salz, Speisesalz, Meersalz, Jodsalz, Kräutersalz, Steinsalz, Siedesalz, Jodsalz mit Fluorid, Bad Reichenhaller, Ursalz, Knoblauchsalz',
  'sesame seed': 'Sesam, Sesamsamen',
  'star anise': 'Sternanis',
  'turmeric powder': 'Kurkuma',
  'vegetable bouillon':
    'Gemüsebrühe, Gemüsebrühpulver, gekörnte Brühe, Brühpulver, Gemüsebrühe Pulver, Gemüsebouillon, Gemüsesuppenwürfel, Gemüsebrühe gekörnt, Suppengewürz, Gemüsebouillon Paste, Suppenpulver Gemüse, gekörnte Gemüsebrühe',
  'almond flour': 'gemahlene Mandeln, Mandelmehl',
  'baking powder': 'Backpulver, Backpulver Tütchen, Weinsteinbackpulver, Backpulverpäckchen',
  'baking soda':
    'Natron, Backnatron, Kaisernatron, Speisenatron, Haushaltsnatron, Speisesoda, Natronpulver, Bullrichsalz',
  'bread mix':
    'Backmischung, Brotbackmischung, Brownie-Backmischung, Pizzateigmischung, Pfannkuchenmischung, Brotmischung, Brötchen-Backmischung, Backmix, Waffelmischung, Kuchenmischung, Backmischung Marmorkuchen, Pfannkuchenteig fertig',
  breadcrumbs: 'Semmelbrösel, Paniermehl, Brösel, Semmelmehl, Knödelbrot, Weckmehl, Paniermischung',
  'brown sugar': 'brauner Zucker, Rohrzucker, Rohrohrzucker, Braunzucker, Kandisfarin, Farinzucker',
  'chocolate chips':
    'Schokodrops, Kuvertüre, Schokotröpfchen, Blockschokolade, Raspelschokolade, Schokoladentropfen, Blockschoki, Kuchenglasur, Schokoglasur, Schokoladenglasur, Zartbitterkuvertüre, Schokoraspel, Kuvertüre Zartbitter, Backschokolade, Schokoladenstückchen, Kakaoglasur',
  'cocoa powder':
    'Kakao, Kakaopulver, Backkakao, Kakao zum Backen, Bensdorp Kakao, Backkakao entölt, Kakaopulver stark entölt',
  'corn starch':
    'Speisestärke, Stärke, Maisstärke, Mondamin, Kartoffelstärke, Kartoffelmehl, Saucenbinder, Tapiokastärke, Kartoffelstärkemehl, Stärkemehl, Soßenbinder hell',
  'desiccated coconut': 'Kokosraspel, Kokosflocken',
  'dry yeast':
    'Hefe, Trockenhefe, Backhefe, Germ, frische Hefe, Frischhefe, Hefewürfel, Trockengerm, Germwürfel, Hefe trocken',
  'granulated sugar':
    'Zucker, Kristallzucker, Feinzucker, Würfelzucker, Haushaltszucker, Raffinadezucker, Kandis, Hagelzucker, Würfelzuckerl, Normalkristallzucker, Kluntje, Zuckerstücke, Zuckerwürfel, Grießzucker',
  'icing sugar': 'Puderzucker, Staubzucker, Zuckerguss, Glasurzucker',
  'jelly crystals':
    'Götterspeise, Wackelpudding, Wackelpuddingpulver, Götterspeise Pulver, Waldmeister Götterspeise, Tortenguss, Wackelpeter, Götterspeise Waldmeister',
  'pie crust':
    'Mürbeteig, Kuchenteig, Quicheteig, Tarteteig, Linzer Teig, Geriebener Teig, Mürbeteigboden, Tartelettes, Mürbteigböden',
  'plain flour':
    'Mehl, Weizenmehl, Mehl 405, glattes Mehl, Weizenmehl 405, Haushaltsmehl, griffiges Mehl, Universalmehl, doppelgriffiges Mehl, Kuchenmehl, Zopfmehl, Ruchmehl, Halbweissmehl, Weizenmehl glatt, Spätzlemehl, Wiener Grießler, Mehl glatt, Mehl griffig, Pizzamehl',
  sprinkles:
    'Streusel, Zuckerstreusel, Schokostreusel, Liebesperlen, Schokoladenstreusel, Zuckerperlen, Kuchendeko, Zuckerdekor',
  sweetener:
    'Süßstoff, Birkenzucker, Süßstofftabletten, Erythrit, Xylit, Xucker, Flüssigsüße, Assugrin, Kandisin',
  'wholemeal flour': 'Vollkornmehl, Grahammehl',
  almond:
    'Mandel, Mandeln, Mandelblättchen, Mandelstifte, gebrannte Mandeln, Mandelsplitter, Mandelkerne, blanchierte Mandeln',
  'brazil nut': 'Paranuss, Paranüsse',
  cashew: 'Cashewkerne, Cashewnüsse, Cashews, Cashewnuss, Kaschunüsse, Cashewbruch',
  'chestnut roasted':
    'Maronen, Esskastanien, Kastanien, Maroni, heiße Maroni, Maronen vakuumiert, vorgegarte Maronen, Edelkastanien, Keschtn, heissi Marroni',
  'chia seed': 'Chiasamen',
  flaxseed: 'Leinsamen',
  hazelnut:
    'Haselnuss, Haselnüsse, gemahlene Haselnüsse, Haselnusskerne, Haselnussblättchen, Haselnusskrokant, Krokant',
  'lupin flour': 'Lupinenmehl, Lupinen, Lupinenkerne, Lupinenschrot, Lupinenflocken, Süßlupinenmehl',
  macadamia: 'Macadamianuss, Macadamianüsse',
  'mixed nuts':
    'Nussmischung, Studentenfutter, gemischte Nüsse, Nussmix, Nusskernmischung, Tropenmix, Nusskerne, Tuttifrutti',
  peanut:
    'Erdnuss, Erdnüsse, Erdnusskerne, Erdnüssli, Spanische Nüssli, Nüssli, Erdnüsse in der Schale, Aschanti-Nüsse, Spanisch Nüssli',
  pecan: 'Pekannuss, Pekannüsse',
  'pine nut': 'Pinienkerne',
  pistachio: 'Pistazie, Pistazien, Pistazienkerne',
  'pumpkin seed': 'Kürbiskerne',
  'sunflower seed': 'Sonnenblumenkerne',
  walnut: 'Walnuss, Walnüsse, Baumnuss, Baumnüsse, Walnusskerne, Walnusshälften, Baumnusskerne',
  'dried dates': 'Datteln, Dattel',
  'dried mango':
    'Trockenobst, getrocknete Aprikosen, Trockenfrüchte, Dörrobst, Apfelringe, Apfelchips, Dörrfrüchte, Feigen getrocknet, getrocknete Feigen, Dörraprikosen, Trockenfrüchtemix, getrocknete Mango, Bananenchips, getrocknete Apfelringe, Dörrbirnen, Dörrapfel, getrocknete Äpfel, getrocknete Marillen, Dörrmarillen, Feigenkranz',
  'dried mushroom': 'getrocknete Pilze',
  prune:
    'Trockenpflaumen, Backpflaumen, Dörrpflaumen, Softaprikosen, Trockenaprikosen, Dörrzwetschken, Dörrzwetschgen, Kurpflaumen, getrocknete Pflaumen, Pflaumen getrocknet, Trockenzwetschgen',
  raisin: 'Rosinen, Sultaninen, Rosine, Weinbeeren, Korinthen, Zibeben, Rosinli, Sultaninli',
  'sun-dried tomato': 'getrocknete Tomaten',
  biscuits:
    'Kekse, Keks, Butterkekse, Butterkeks, Doppelkekse, Prinzenrolle, Gebäckmischung, Vollkornkekse, Russisch Brot, Löffelbiskuit, Haferkekse, Biskotten, Kekspackung, Guetzli, Teegebäck, Knusperkekse, Kinderkekse, Militärbiscuits, Zitronenwaffeln Keks, Mürbekekse, Keksröllchen, Tiramisu-Biskuit, Manner Biskotten, Waffelkekse, Zoo Kekse',
  cookies:
    'Plätzchen, Kekse mit Schokostückchen, Guetsli, Weihnachtsplätzchen, Vanillekipferl, Butterplätzchen, Spritzgebäck, Schwarz-Weiß-Gebäck, Mailänderli, Weihnachtskekse, Schokocookies groß, Hausfreunde, Linzer Augen, Spitzbuben, Husarenkrapfen, Keksmischung, Vanillekekse, Heidesand, Kekserl, Schokochip-Cookies, Terrassenplätzchen, Keksteller',
  crackers:
    'Salzcracker, Kräcker, Käsecracker, Salzkekse, Käsegebäck, Knabbergebäck, Partygebäck, Goldfischli, Käsestangen, Blätterteigstangen, Apérogebäck',
  'fruit gummies':
    'Gummibärchen, Fruchtgummi, Goldbären, Weingummi, Saure Würmer, Colaflaschen Haribo, Gummibärli, Gummischlangen, Gummizeug, Colaflaschen, Lachgummi, Nimm2 Lachgummi, saure Gurken Haribo, Gummibärchentüte, Sauerwürmer, Joghurtgums, Schlümpfe Haribo, saure Apfelringe, Gelee-Bananen, Geleefrüchte, Gummizuckerl, Fizzers',
  'granola bar':
    'Müsliriegel, Riegel, Fruchtschnitte, Nussriegel, Getreideriegel, Energieriegel, Schoko-Müsliriegel, Fruchtschnitten, Frühstücksriegel',
  popcorn: 'Puffmais, Karamellpopcorn, Kinopopcorn',
  'potato chips':
    'Kartoffelchips, Stapelchips, Paprikachips, Ofenchips, Kesselchips, Chipsfrisch, Crunchips, Chips ungarisch, Chipstüte, Pom-Bär, Pombären, Riffelchips, Zweifel Chips, Chipspackung, Chipsletten',
  pretzels:
    'Salzstangen, Salzbrezeln, Salzstangerl, Salzgebäck, Salzletten, Salzbrezel, Laugenbrezel Snack, Salzbrezelchen, Soletti, Salzstangen Soletti, Brezli, Mini-Brezeln, Laugenknabber',
  'protein bar': 'Proteinriegel, Eiweißriegel, Fitnessriegel, Proteinsnack',
  'rice cake puffed': 'Reiswaffeln, Maiswaffeln, Reiswaffel',
  candy:
    'Bonbon, Bonbons, Süßigkeiten, Lutscher, Zuckerl, Traubenzucker, Hustenbonbons, Kaubonbons, Pfefferminzbonbons, Gutsle, Schleckzeug, Ahoj-Brause, Brausepulver, Schlecker, Nimm2, Hustenzuckerl, Eukalyptusbonbons, Zältli, Schläckstengel, Traubenzuckertabletten, Dextro Energen, Pfefferminz, Zuckerstange, Naschkram, Süßkram, Süßwaren, Zuckerwatte, Guzli, Halsbonbons, Maoam, Lollis, Dauerlutscher',
  'chewing gum': 'Kaugummi, Kaugummis, Kaugummidose, Chätschi, Kaugummistreifen',
  'chocolate dark':
    'Zartbitterschokolade, dunkle Schokolade, Bitterschokolade, Zartbitter, Edelbitter, Edelbitterschokolade, Herrenschokolade, schwarze Schokolade, Zartbitterschoki, Kochschokolade, Noir Schokolade',
  'chocolate milk bar':
    'Schokolade, Vollmilchschokolade, Schoko, Schokoriegel, Milchschokolade, Schoki, Schokoladentafel, Schokohase, Überraschungsei, Kinderriegel, Schokobons, Ü-Ei, Alpenmilchschokolade, Schoko-Osterhase, Adventskalender Schokolade, Schoggi, Schokonikolaus, Schokoladenweihnachtsmann, Schoko-Weihnachtsmann, Yogurette, Schoggistängeli, Schokoladenosterhase, Schokokugeln, Ragusa, Branchli, Schoggihase, Schoko-Eier, Osterschokolade, Nikolaus Schoko, Schoggitafel, Puffreis-Schokolade, Schokocrossies, Choco Crossies, Schokoladenei, Goldhase, Luftschokolade, Schokotafel',
  'chocolate truffle':
    'Pralinen, Praline, Schokopralinen, Toffifee, Merci Schokolade, Rocher, Pralinenschachtel, Trüffelpralinen, Schokoladentrüffel, Lindor-Kugeln, Mozartkugel, Mozartkugeln, Pralinenmischung, Weinbrandbohnen, Schoggipralinés, Giotto, Trüffel Schokolade, Nougatpralinen',
  'almond milk':
    'Mandelmilch, Mandeldrink, Nussmilch, Haselnussdrink, Cashewdrink, Haselnussmilch, Mandelgetränk, Cashewmilch',
  'apple juice':
    'Apfelsaft, Apfelschorle, Apfelsaftschorle, Apfelmost, Süßmost, gespritzter Apfelsaft, Süessmoscht, Apfelsaft gespritzt, Obi gespritzt, Möhl',
  beer: 'Bier, Weizenbier, Hefeweizen, Pils, Radler, Weißbier, alkoholfreies Bier, Helles, Kölsch, Alsterwasser, Bierkasten, Märzen, Exportbier, Altbier, Bockbier, Zwickl, Krügerl, Seidl, Malzbier, Karamalz, Sixpack Bier, Sternburg, Augustiner, Biermischgetränk, Bierdose, Bierflasche, Biermix, Dunkles, Kristallweizen, Berliner Weiße',
  'coffee beans':
    'Kaffeebohnen, Espressobohnen, ganze Bohnen, Bohnenkaffee, Crema-Bohnen, Café Crema Bohnen, Lavazza Bohnen',
  'coffee ground':
    'Kaffee, gemahlener Kaffee, Filterkaffee, Kaffeepulver, Kaffeepads, Kaffeekapseln, Röstkaffee, Dallmayr Prodomo, Nespresso-Kapseln, Espressopulver, Mokka, Kaffi, entkoffeinierter Kaffee, Kaffeepackung, Dolce-Gusto-Kapseln, Kafi',
  'coffee instant':
    'löslicher Kaffee, Instantkaffee, Löskaffee, Pulverkaffee, Espresso löslich, Schnellkaffee, Löslicher Bohnenkaffee',
  'drinking chocolate':
    'Trinkschokolade, Kakaogetränk, Kaba, Nesquik, heiße Schokolade, Kakao, Kakaopulver zum Trinken, Kabapulver, Nesquikpulver, Kakaogetränkepulver, Heiße Schoggi, Schokopulver, Trinkkakao, Caotina, Trinkschokolade Pulver, Schoggipulver, Kakaotrunk Pulver, Benco',
  'fruit cordial':
    'Sirup, Holundersirup, Himbeersirup, Holunderblütensirup, Hollersirup, Getränkesirup, Zitronensirup, Waldmeistersirup, Tri Top, Erdbeersirup, Sirupflasche',
  'green tea': 'Grüntee, grüner Tee',
  'iced lemon tea':
    'Eistee, Eistee Zitrone, Eistee Pfirsich, Eistee Pulver, Pfirsicheistee, Zitroneneistee, Kult-Eistee',
  'oat milk': 'Hafermilch, Haferdrink, Hafergetränk, Hafer Barista',
  'orange juice':
    'Orangensaft, O-Saft, Orangennektar, Orangensaft Direktsaft, Orangendirektsaft, Orangenjus, Frucht-O-Saft',
  'rice milk': 'Reismilch, Reisdrink, Reisgetränk',
  'soft drink':
    'Limo, Limonade, Spezi, Mezzo Mix, Brause, Fassbrause, Zitronenlimonade, Orangenlimonade, Bionade, Club Mate, Rivella, Zitronenlimo, Orangenlimo, Afri-Cola, Vita Cola, Schwip Schwap, Paulaner Spezi, Cola-Orange, Bluna, Waldmeisterbrause, Kracherl, Colaflasche, Skiwasser, Elmer Citro, Rhabarberlimonade, Mate-Limo',
  'soy milk': 'Sojamilch, Sojadrink, Sojagetränk, Soyamilch',
  'sparkling water':
    'Sprudel, Sprudelwasser, Selters, Mineralwasser medium, Mineralwasser mit Kohlensäure, Mineralwasser classic, Sodawasser, Wasser mit Kohlensäure, prickelndes Mineral, Gerolsteiner, Mineralwasser spritzig, Bizzelwasser, Blöterliwasser',
  spirits:
    'Schnaps, Wodka, Likör stark, Weinbrand, Obstler, Kirschwasser, Klarer, Doppelkorn, Obstbrand, Marillenschnaps, Träsch, Zwetschgenwasser, Hochprozentiges, Pfläumli, Stroh Rum, Enzian Schnaps, Klopfer',
  'tea bags':
    'Tee, Schwarztee, Teebeutel, schwarzer Tee, Ostfriesentee, Englischer Tee, Assamtee, Darjeelingtee, Teepackung, Friesentee, Kannenbeutel, Aufgussbeutel Tee',
  'tea herbal':
    'Kräutertee, Pfefferminztee, Kamillentee, Früchtetee, Fencheltee, Teebeutel Kamille, Hagebuttentee, Ingwertee, Salbeitee, Brennnesseltee, Roibuschtee, Melissentee, Teebeutel Kräuter, Verveinetee, Lindenblütentee, Eisenkrauttee, Apfeltee, Hustentee, Schlaftee, Bronchialtee, Fenchel-Anis-Kümmel-Tee, Malventee, Zitronenmelissentee, Yogi-Tee, Kamille, Orangentee, Teemischung, Früchteteebeutel, Schlaf- und Nerventee',
  'vegetable juice':
    'Tomatensaft, Gemüsesaft, Karottensaft, Möhrensaft, Rote-Bete-Saft, Rüeblisaft, Sauerkrautsaft, Biotta, Randensaft',
  'water bottled':
    'Wasser, Mineralwasser, stilles Wasser, Stilles Mineralwasser, Leitungswasser, Wasserkasten, Wasser ohne Kohlensäure, Quellwasser, Hahnenwasser',
  wine: 'Wein, Rotwein, Weißwein, Rosé Wein, Glühwein, Weinflasche, Rotweinflasche, Weißweinschorle, Weinschorle, Grüner Veltliner, Riesling, Grauburgunder, Spätburgunder, Federweißer, Gspritzter, Heuriger, Müller-Thurgau, Zweigelt, Fendant, Glühmost, Glüehwii',
  'frozen berries':
    'TK-Beeren, Beeren, Tiefkühlbeeren, Beerenmischung, gefrorene Beeren, TK Himbeeren, Beerenmix, TK-Erdbeeren, Tiefkühlhimbeeren, gefrorene Himbeeren, TK-Heidelbeeren, TK-Waldbeeren, Waldbeeren, gefrorene Früchte, TK-Früchte, TK-Obst, TK Mango, Erdbeeren gefroren, Heidelbeeren gefroren, Tiefkühlfrüchte, Himbeeren gefroren',
  'frozen chicken nuggets':
    'Chicken-Nuggets, Hähnchennuggets, Backhendl, Hähnchenknusperli, Chickencrossies, Hähnchensticks, Knusperhähnchen, Backhendlstreifen, Backhuhnstücke, Pouletknusperli, panierte Hähnchenstreifen, Chicken-Wings paniert, Hähnchen-Crossies',
  'frozen fish fingers':
    'Fischstäbchen, Backfisch, Schlemmerfilet, Fischburger, Knusperfilets, Fischknusperli, Backfischfilet, Knusperfisch, paniertes Fischfilet, panierter Fisch, Schlemmerfilet Bordelaise, Fischfilet paniert, Schlemmerfilet à la Bordelaise, gebackener Fisch, Fischnuggets, Ofenfisch, Fischburgerpatty, Fischlifinger',
  'frozen fries':
    'Pommes, Pommes frites, Kroketten, Backofenpommes, Kartoffelecken, Fritten, Kartoffelspalten, Süßkartoffelpommes, Kartoffel-Wedges, Kringelpommes, Wellenpommes, Ofenfrites, Smileys Kartoffel, Kartoffelsmileys, Twister Pommes, Rösti-Ecken, Rösti-Sticks, Pommfritz, Fritesli',
  'frozen mixed vegetables':
    'TK-Gemüse, Gemüse, Buttergemüse, Mischgemüse, Tiefkühlgemüse, Kaisergemüse, Gemüsemischung, Pfannengemüse, Asiagemüse, Wokgemüse, Gemüsepfanne, Suppengemüse TK, Sommergemüse, Gmües, Schlemmergemüse, Mexiko-Mix, Gemüseplatte, Erbsen-Möhren-Mix, Sommergemüse TK, Ratatouille-Gemüse, Ofengemüse, Gmias',
  'frozen peas': 'Erbsen, Erbse, TK-Erbsen, Tiefkühlerbsen, Erbsli, Markerbsen, Erbslein',
  'frozen pizza':
    'Tiefkühlpizza, TK-Pizza, Pizza Salami, Pizza Margherita, Ristorante, Steinofenpizza, Salamipizza, Fertigpizza, Pizza Speciale, Pizza Hawaii, Piccolinis, Big Pizza, Pizza Funghi, Pizza Prosciutto, Bistro-Baguette, Bistro Baguettes, Pizzabaguette, Pizzaburger, Minipizzas, Mini-Pizzen, Backofenpizza, Pizza TK, Pizzaschnecken, Pizzataschen, Holzofenpizza',
  'frozen puff pastry':
    'Blätterteig, Filoteig, Strudelteig, Croissantteig, Blätterteigrolle, Blätterteigplatten, Fillo-Teig, Yufkateig, Yufka-Teigblätter, Yufkablätter, Sonntagsbrötchen Teig, Strudelblätter, Strudelteigblätter, Brickteig, Plunderteig',
  'frozen ready meal':
    'Fertiggericht, Tiefkühlgericht, Tiefkühlmenü, TK-Gericht, Pfannengericht, Mikrowellenmenü, Frosta, Bami Goreng TK, Nasi Goreng TK',
  'frozen spinach':
    'TK-Spinat, Blattspinat TK, Tiefkühlspinat, Blattspinat gefroren, Spinat TK, TK-Blattspinat, gefrorener Spinat, Spinatwürfel, Blattspinat tiefgekühlt, Spinat gefroren, Hackspinat',
  'ice cream':
    'Eis, Speiseeis, Eiscreme, Vanilleeis, Schokoeis, Rahmglace, Glace, Erdbeereis, Stracciatella Eis, Eisbecher, Schokoladeneis, Fürst-Pückler-Eis, Nusseis, Softeis, Eiskugeln, Joghurteis, Cremissimo, Mövenpick-Eis, Eispackung, Eisdessert, Schoggiglace, Spaghettieis, Walnusseis, Bananeneis, Haselnusseis, Kugel Eis',
  'ice cream bar':
    'Stieleis, Eis am Stiel, Eislutscher Schoko, Steckerleis, Mandeleis am Stiel, Sandwicheis, Glacestängel, Eskimo Eis, Eisriegel, Mars Eis, Glacé am Stiel',
  'ice cubes': 'Eiswürfel',
  popsicle:
    'Wassereis, Eis am Stiel, Zitroneneis, Capri-Eis, Twister Eis, Kinder-Wassereis, Fruchteis, Wasserglace, Zitronensorbet, Erdbeersorbet, Himbeersorbet, Flutschfinger, Rakete Eis, Raketenglace, Schleckeis',
  'cooked chicken':
    'Brathähnchen, Grillhähnchen, halbes Hähnchen, Hähnchenbrust gebraten, halbes Hendl, Grillhendl, Brathendl, Pouletreste, Hähnchenreste, gebratenes Hähnchen, Gummiadler, Güggeli, Güggeli vom Grill, gegrilltes Hähnchen, Hähnchen gebraten, Hähnchenschenkel gebraten, Wiesnhendl, Hendlreste, Brathuhn, Hühnerfleisch gekocht',
  'cooked pasta':
    'gekochte Nudeln, Nudelreste, Restnudeln, Nudeln gekocht, übrige Nudeln, Spaghettireste, Nudeln von gestern, Nudeln mit Tomatensoße, Pasta Reste',
  'cooked rice':
    'gekochter Reis, Reis gekocht, Reisreste, Reis von gestern, Restreis, Reis Rest, übriger Reis, Reispfanne natur, Basmatireis gekocht, Reis vom Vortag',
  'pasta salad':
    'Kartoffelsalat, Nudelsalat, Krautsalat, Geflügelsalat, Erdäpfelsalat, Mayonnaisesalat, Waldorfsalat, Farmersalat, schwäbischer Kartoffelsalat, Farmersalat Becher, Tortellinisalat, Härdöpfelsalat, Partysalat, Feinkostsalat, Russischer Salat, Französischer Salat',
  sandwich:
    'belegtes Brötchen, belegtes Brot, Butterbrot, Stulle, Käsebrötchen, Pausenbrot, Wurstbrot, Käsebrot, Salamibrötchen, Käsestulle, Wurstbrötchen, Käsesemmel, Wurstsemmel, Schinkenbrot, Schinkenbrötchen, Leberkässemmel, Eingeklemmtes, Canapés, Jausenbrot, Fleischkäsbrötchen, Leberkäsweckle, Bemme, Vesperbrot, Salamibrot, Schulbrot, Belegte Semmel, Toast Hawaii, Mettbrötchen, Schnitzelbrötchen, Schnitzelsemmel, Fischbrötchen, Sandwichecke, Dreiecksandwich, Käsetoast, Schinken-Käse-Toast, Schinkentoast, Belegte Brote, Krustenbrötchen belegt, Baguette belegt, Schinken-Käse-Baguette, Salamisemmel',
  'soup leftover':
    'Suppe, Eintopf, Kartoffelsuppe, Gemüsesuppe, Kürbissuppe, Suppenrest, Gulaschreste, Hühnersuppe selbstgemacht, Pichelsteiner, Grünkohleintopf, Rindsuppe, Gulasch fertig, Schmortopf, Kartoffelgulasch, Erdäpfelgulasch, Suppentopf',
  'takeaway food':
    'Reste, Essensreste, Mensaessen, Mittagessen Reste, Essen vom Lieferdienst, Lieferando-Reste, Rest vom Chinesen, Rest vom Mittagessen, Abendessen Reste, Essen von gestern, Resteessen, Lieferessen, Vortagesessen, Meal Prep, Essen von Oma, Übriggebliebenes, Pfannengerichtreste, Gröstl, Tiroler Gröstl, Restpfanne',
  capers: 'Kapern',
  gherkin:
    'saure Gurken, Gewürzgurken, Essiggurken, Gewürzgurke, Cornichons, Essiggurkerl, Gurken im Glas, Senfgurken, Silberzwiebeln, Spreewaldgurken, Spreewälder Gurken, Gurkensticks, Delikatessgurken, Salzgurken, Essiggurke, Knackgurken, Gurkenglas, Gurkensticks süßsauer, Senfgurke, Salz-Dill-Gurken, Gurkenscheiben Glas, Burgergurken, Perlzwiebeln, eingelegte Gurken, Barrel-Gurken',
  olives: 'Oliven, grüne Oliven, schwarze Oliven, Olivenmix, Kalamata-Oliven, gefüllte Oliven, Olivenglas',
  'protein powder':
    'Eiweißpulver, Proteinpulver, Molkepulver, Whey-Pulver, Eiweißshake-Pulver, Molkenprotein',
  blackcurrant: 'Johannisbeere, Johannisbeeren, schwarze Johannisbeeren, schwarze Ribisel',
  gooseberry: 'Stachelbeere, Stachelbeeren',
  quince: 'Quitte, Quitten',
  rhubarb: 'Rhabarber',
  'swiss chard': 'Mangold, Krautstiel, Krautstiele, Stielmangold, bunter Mangold',
  chicory: 'Chicorée, Endivie, Endiviensalat, Zuckerhut, Brüsseler, Cicorino, Zichorie',
  'red cabbage': 'Rotkohl, Rotkraut, Blaukraut, Apfelrotkohl, Rotkabis',
  'savoy cabbage': 'Wirsing, Spitzkohl, Wirsingkohl, Wirz, Spitzkraut',
  swede: 'Steckrübe, Steckrüben, Kohlrübe, Kohlrüben, Bodenkohlrabi, Wruke, Butterrübe',
  porcini: 'Steinpilze, Pfifferlinge, Eierschwammerl, Pfifferling, Steinpilz',
  'sprouts mixed':
    'Kresse, Gartenkresse, Brunnenkresse Beet, Alfalfasprossen, Sprossenmix, Kresseschale, Radieschensprossen',
  'soup greens':
    'Suppengrün, Suppengemüse, Wurzelwerk, Suppenbund, Wurzelgemüse, Wurzelgmias, Suppenwürfel Gemüse TK, Röstgemüse',
  'sage fresh': 'Salbei',
  'oregano fresh': 'Majoran, frischer Oregano',
  tarragon: 'Estragon, Kerbel, Estragonzweige',
  'soy yogurt': 'Sojajoghurt, Sojagurt, Joghurtalternative Soja, Soja Natur, Alpro Natur',
  'mountain cheese':
    'Bergkäse, Emmentaler, Appenzeller, Greyerzer, Raclettekäse, Allgäuer, Almkäse, Vorarlberger Bergkäse, Sbrinz, Tête de Moine, Alpkäse, Raclettescheiben, Vacherin Fribourgeois',
  custard:
    'Vanillesoße, Vanillesauce, Vanillesoße Tetrapack, Vanillecreme, Vanillepudding Soße, Eiercreme, Puddingcreme, Konditorcreme',
  'rice pudding':
    'Milchreis, Grießbrei, Grießpudding warm, Grießkoch, Milchreisbecher, Griessköpfli, Grießmehlbrei',
  'milk dessert':
    'Schokopudding, Vanillepudding, Grießpudding, Dessertcreme, Götterspeise mit Sahne, Zott Monte, Dany Sahne, Dr. Oetker Pudding, Puddingbecher, Pudding Schoko, Sahnepudding Schoko, Wölkchen, Flammeri, Bayerische Creme, Gmundner Dessert, Griess Dessert, Vanillepuddingbecher, Milchcreme, Grießbrei',
  'infant formula':
    'Babymilch, Säuglingsmilch, Pre-Milch, Pre Nahrung, Folgemilch, Babynahrung Pulver, Kindermilch',
  omelette: 'Rührei, Omelett, Rühreier, Eierspeise, Eierspeis, Eierstich',
  veal: 'Kalb, Kalbfleisch, Kalbsschnitzel, Kalbsplätzli, Kalbsgeschnetzeltes, Kalbsbraten, Kalbsragout, Kalbskotelett, Kalbsfilet, Ossobuco roh',
  'mixed mince':
    'Hackfleisch, gemischtes Hackfleisch, Hack, Faschiertes, Gehacktes, Hackfleisch gemischt, Mett, Mixhack, Bratlinge Hack, Hacki, Hackfleischmix, Schweine-Rinder-Hack, Hackepeter, Zwiebelmett, Haschee, Ghackets, Schweine- und Rinderhack, gemischtes Hack, Hack gemischt, Hack halb und halb, Hackfleisch halb und halb, Halb und Halb',
  'pork shoulder':
    'Schweinebraten, Schweinshaxe, Eisbein, Schweineschulter, Schweinenacken, Krustenbraten, Kasslerbraten, Spanferkel, Schopfbraten, Schäufele, Stelze, Surstelze, Kalbshaxe, Surfleisch, Haxe, Schweinehals, Rollbraten, Kümmelbraten, Wädli, Schinkenbraten, Schweinskarree, Schäuferl',
  'lamb leg': 'Lammkeule, Lammschulter, Lammhaxe, Lammhaxen',
  pancetta: 'Speckwürfel, Schinkenwürfel, Speckwürfelchen, Baconwürfel',
  'breaded schnitzel':
    'Wiener Schnitzel, paniertes Schnitzel, Hähnchenschnitzel, Putenschnitzel paniert, Schnitzel paniert, paniertes Hähnchenschnitzel, Schweineschnitzel paniert, Pariser Schnitzel, Schnitzel Wiener Art, Schnipo, Münchner Schnitzel, Knusperschnitzel, Hähnchenschnitzel paniert, Putenschnitzel Wiener Art, Surschnitzel paniert, Jägerschnitzel, Zigeunerschnitzel, Schnitzi, Backhuhn',
  'black pudding':
    'Blutwurst, Blunzn, Blunzen, Grützwurst, Rotwurst, Thüringer Rotwurst, Flönz, Blutwurstscheiben, Panhas, Schwartenmagen',
  'liver sausage':
    'Leberwurst, Teewurst, Streichwurst, Mettwurst, Kalbsleberwurst, Pfälzer Leberwurst, Geflügelleberwurst, Streichleberwurst, Aufstrichwurst, Leberaufstrich, Streichmettwurst, Schmierwurst',
  'cold cuts':
    'Aufschnitt, Fleischwurst, Lyoner, Mortadella Aufschnitt, Wurstaufschnitt, Bierschinken, Jagdwurst, Leberkäse, Fleischkäse, Extrawurst, Gelbwurst, Bierwurst, Schinkenwurst, Wurstscheiben, Wurstreste, Fleischwurstring, Krakauer Aufschnitt, Bierschinkenwurst, Wurstplatte, Wurstsalat roh, Lyonerwurst, Paprikawurst, Mortadellascheiben, Krainer Aufschnitt, Mettwurst Scheiben, Zungenwurst, Sülze, Aspik, Schweinskopfsülze, Presswurst, Presskopf, Leberkassemmel Wurst, Wurstwaren, Brotbelag Wurst, Sülzwurst',
  trout:
    'Forelle, Forellen, Saibling, Forellenfilet, Lachsforelle, Regenbogenforelle, Saiblingsfilet, Seesaibling',
  catfish: 'Karpfen',
  'smoked mackerel':
    'Räuchermakrele, Räucherfisch, geräucherte Forelle, Räucherforelle, Bückling, geräucherte Makrele, geräucherte Makrelen, Räuchermakrelen, Räucherforellen, Forellenfilets geräuchert, geräucherter Fisch, Schillerlocken, Kieler Sprotten, Räucheraal, Pfeffermakrele, Makrelenfilets geräuchert, Steckerlfisch, Räucherforellenfilets',
  'pickled herring':
    'Hering, Matjes, Bismarckhering, Brathering, Heringsfilet, Heringssalat, Matjesfilets, Sahnehering, Matjesfilet, Heringsfilets in Öl, Heringshappen, Nordische Heringsfilets',
  crayfish: 'Flusskrebse, Flusskrebs, Flusskrebsschwänze, Kaisergranat, Krebsschwänze',
  'bread roll':
    'Brötchen, Semmel, Semmeln, Schrippe, Weckle, Kaisersemmel, Weggli, Aufbackbrötchen, Laugenbrötchen, Rundstück, Wecken, Mohnbrötchen, Milchbrötchen, Weizenbrötchen, Mehrkornbrötchen, Körnerbrötchen, Roggenbrötchen, Doppelweck, Brötle, Weckerl, Handsemmel, Laugenweckerl, Mutschli, Brötli, Schusterjunge, Röggelchen, Sonntagsbrötchen, Weltmeisterbrötchen, Körnerweckerl, Kürbiskernweckerl, Kornspitz, Aufbackweckerl, Rosenbrötchen, Krustis, Weggen, Wegge, Brödsche',
  brioche:
    'Hefezopf, Zopf, Butterzopf, Stuten, Hefekranz, Osterzopf, Milchbrot, Briochestriezel, Striezel, Allerheiligenstriezel, Hefeschnecken natur, Zöpfli, Brioche-Brötchen, Sonntagszopf, Nusszopf natur, Osterbrot, Hefegebäck, Weckmann, Stutenkerl, Grittibänz, Dreikönigskuchen, Mandelzopf natur',
  pancake:
    'Pfannkuchen, Palatschinken, Eierkuchen, Kaiserschmarrn, Omeletten, Eierpfannkuchen, Flädle, Frittaten, Omelette süß, Schmarrn, Plinsen, Griessschmarrn, Schokocrêpes',
  waffle:
    'Waffel, Waffeln, belgische Waffeln, Herzwaffeln, Brüsseler Waffeln, Waffelherzen, Brätzeli, Bricelets',
  'soft pretzel':
    'Brezel, Brezeln, Breze, Laugenstange, Butterbrezel, Laugengebäck, Laugenecke, Brezn, Laugensemmel, Silserli, Laugenzopf, Laugenkonfekt, Brezenstange, Laugengipfeli, Aufback-Brezeln',
  gingerbread:
    'Pfefferkuchen, Spekulatius, Dominosteine, Printen, Lebkuchenherz, Lebkuchenherzen, Lebkuchenhaus, Aachener Printen, Biberli, Appenzeller Biber, Pfeffernüsse, Magenbrot, Honigkuchen, Lebkuchen gefüllt, Nürnberger Lebkuchen, Oblatenlebkuchen, Schokolebkuchen',
  panettone: 'Christstollen',
  'sausage roll':
    'Würstchen im Schlafrock, Wurstweggen, Würstchen im Teig, Hotdog im Schlafrock, Bockwurst im Schlafrock, Wurstwecken, Schlafrockwürstchen',
  quiche:
    'Zwiebelkuchen, Flammkuchen, Lauchkuchen, Zwiebelwähe, Speckwähe, Käsewähe, Chäschüechli, Käseküchlein, Gemüsewähe, Elsässer Flammkuchen, Speckkuchen, Dinnele, Ramequin, Wähe',
  semolina: 'Grieß, Weichweizengrieß, Hartweizengrieß, Grießpudding, Grießbrei, Grießdessert',
  spelt: 'Dinkel, Grünkern, Weizen, Weizenkörner, Dinkelkörner, Einkorn, Emmer, Weizenschrot grob, Urdinkel',
  'wheat germ': 'Weizenkleie, Haferkleie, Weizenkeime',
  'risotto rice': 'Risottoreis, Milchreis roh, Rundkornreis, Milchreis ungekocht, Mittelkornreis, Paellareis',
  'rice stick noodles dry': 'Reisnudeln, Reisbandnudeln',
  'lasagna sheets': 'Lasagneplatten, Lasagneblätter',
  'filled pasta':
    'Maultaschen, Tortelloni, Schwäbische Maultaschen, Schlutzkrapfen, Kärntner Kasnudeln, Kasnudeln, Herrgottsbscheißerle, Schlipfkrapfen, Teigtaschen gefüllt, Panzerotti',
  spaetzle: 'Knöpfle, Eierspätzle, Spätzli, Nockerl, Kühlregal-Spätzle, Chnöpfli, Schupfspätzle',
  'potato dumplings':
    'Knödel, Klöße, Kloß, Kartoffelknödel, Semmelknödel, Serviettenknödel, Kloßteig, Kartoffelklöße, Kartoffelkloßteig, Fingernudeln, Bubespitzle, Grießnockerl, Thüringer Klöße, Knödel im Kochbeutel, Klöße im Kochbeutel, Kartoffelnudeln, Kaspressknödel, Tiroler Knödel, Waldviertler Knödel, Knödelteig, Klößchen, Grießklößchen, Kasknödel',
  'canned lentils': 'Linsen Dose, Linsen aus der Dose, Tellerlinsen Dose, Dosenlinsen, Linsen im Glas',
  'canned peas':
    'Erbsen Dose, Erbsen und Möhren, Dosenerbsen, Erbsen & Karotten, Erbsen fein Dose, Erbsen im Glas, Leipziger Allerlei, Erbsen und Karotten, Erbsen Möhren Dose, Junge Erbsen',
  'canned ravioli':
    'Ravioli Dose, Dosenravioli, Dosenravioli Maggi, Ravioli in Tomatensauce, Büchsenravioli, Ravioli aus der Dose, Spaghetti in Tomatensauce Dose',
  'canned herring':
    'Fischkonserve, Hering in Tomatensoße, Fisch in Dose, Heringsfilets in Tomatensauce, Heringsfilet in Tomatensoße, Heringsfilets, Heringsdose, Hering in Tomate, Heringsfilets Tomate, Hering in Tomatensauce, Makrelen in Tomatensoße, Fischdose, Hawesta, Appel Hering, Heringsfilets in Senfsoße, Fisch in der Dose',
  harissa: 'Ajvar scharf',
  'pepper relish': 'Paprikamark',
  remoulade: 'Remouladensoße, Dänische Remoulade, Tatarsauce',
  hollandaise: 'Sauce Hollandaise, Hollandaise Tetrapack, Spargelsauce, Spargelsoße, Holländische Soße',
  'white sauce':
    'Bechamelsoße, helle Soße, Käsesoße, Helle Sauce, weiße Soße, Käsesauce, Vier-Käse-Sauce, Käse-Sahne-Soße',
  gravy:
    'Bratensoße, Bratensauce, Jägersoße, Soßenpulver, Rahmsoße, Soßenbinder, Bratensaft, Bratensaucenpulver, Saucenpulver, Soßenpäckchen, Sauce zum Braten, Dunkle Soße, Jägersauce, Rahmsauce, Pfefferrahmsauce, Zwiebelsoße, Bratenfond, Bratenjus, Soße zum Braten, Champignonrahmsauce, Pfeffersoße, Sauce Rahm',
  'wine vinegar':
    'Weinessig, Weißweinessig, Rotweinessig, Kräuteressig, Himbeeressig, Sherryessig, Condimento bianco',
  'agave syrup':
    'Agavendicksaft, Dattelsirup, Reissirup, Birnendicksaft, Apfeldicksaft, Kokosblütensirup, Agavensirup, Glukosesirup',
  allspice: 'Piment, Wacholderbeeren, Wacholder',
  caraway: 'Kümmel, Schwarzkümmel, Brotgewürz, Schwarzkümmelsamen',
  'walnut oil': 'Walnussöl',
  'duck fat': 'Gänseschmalz, Gänsefett, Entenfett, Rinderfett, Rindertalg',
  'speculoos biscuits':
    'Spekulatius, Gewürzspekulatius, Karamellkekse, Karamellgebäck, Butterspekulatius, Lotus Kekse',
  'rye flour':
    'Roggenmehl, Dinkelmehl, Dinkelvollkornmehl, Roggenvollkornmehl, Urdinkelmehl, Dinkelweissmehl',
  'gram flour': 'Kichererbsenmehl',
  'vanilla sugar': 'Vanillezucker, Vanillinzucker, Vanilleschote, Bourbon-Vanillezucker, Vanillestange',
  'jelly sugar': 'Gelierzucker, Einmachzucker, Gelfix, Geliermittel',
  marzipan: 'Marzipanrohmasse, Marzipankartoffeln, Marzipanbrot, Lübecker Marzipan, Marzipanschweinchen',
  'pudding powder':
    'Puddingpulver, Vanillepuddingpulver, Schokopuddingpulver, Puddingpulver Schoko, Cremepulver, Paradiescreme, Instantpudding',
  'hemp seed': 'Hanfsamen',
  'poppy seed': 'Mohn, Mohnsamen',
  'white chocolate': 'weiße Schokolade, Schokolade weiß, weiße Schoki, weisse Schoggi',
  'hazelnut chocolate':
    'Nussschokolade, Nougat Schokolade, Schokolade mit Nüssen, Haselnussschokolade, Traube-Nuss, Ganze Nuss, Traube-Nuss-Schokolade, Milka Nuss, Nougat, Nougatriegel, Mandelschokolade, Trauben-Nuss, Schokolade Haselnuss, Nougatmasse, Marabou Nuss, Nussriegel Schoko',
  liquorice:
    'Lakritz, Lakritze, Lakritzschnecken, Lakritzstangen, Lakritze Schnecken, Bärendreck, Lakritzmix, Katzenpfötchen, Salmiak, Lakritzkonfekt',
  'peanut puffs': 'Erdnussflips, Flips, Erdnusslocken, Curly Erdnuss, Flips Erdnuss',
  'vegan nuggets':
    'veganes Schnitzel, Sojaschnitzel, vegane Nuggets, vegane Chicken Nuggets, veganes Hähnchen, veganes Geschnetzeltes, vegane Schnitzel, vegetarische Nuggets, vegane Filetstücke, vegetarische Schnitzel, vegane Cordon bleu, vegane Fischstäbchen',
  'cookie dough':
    'Plätzchenteig, Keksteig, Guetzliteig, Mailänderliteig, Keksteigrolle, Plätzchenteigrolle, Cookieteig',
  cider: 'Apfelwein, Ebbelwoi, Viez, Saurer Most, Suure Moscht, Äppelwoi, Apfelwein Bembel, Saft saurer',
  'sparkling wine':
    'Sekt, Champagner, Rotkäppchen Sekt, Schaumwein, Sektflasche, Mumm Sekt, Perlwein, Cüpli, Winzersekt',
  'fruit juice':
    'Saft, Traubensaft, Multivitaminsaft, Fruchtsaft, Kirschsaft, Fruchtnektar, Multisaft, Johannisbeersaft, Ananassaft, Kirschnektar, Bananensaft, Birnensaft, Rhabarberschorle, Saftschorle, Holundersaft, Fruchtsaftgetränk, Direktsaft, Granatapfelsaft, Cranberrysaft, Säfte, Fruchtschorle, Kirschschorle, KiBa, Johannisbeerschorle, Traubenschorle, Orangen-Mango-Saft, Mangosaft, Maracujasaft, Ribiselsaft, Marillensaft, Pfirsichnektar, Marillennektar, Capri-Sonne, Trinkpäckchen, Durstlöscher, Quittensaft, Multivitaminnektar',
  kebab:
    'Dönerkebab, Dürüm, Dönerteller, Dönerbox, Dönertasche, Dönerfleisch im Brot, Dönerrest, Kebabteller, Drehspieß im Brot, Pide Döner',
  'mashed potato':
    'Kartoffelbrei, Kartoffelpüree, Kartoffelstampf, Stampfkartoffeln, Kartoffelstock, Kartoffelpü, Kartoffelmus, Härdöpfelstock',
  'boiled potatoes':
    'Bratkartoffeln, Salzkartoffeln, Pellkartoffeln, Ofenkartoffeln, gekochte Kartoffeln, Kartoffeln gekocht, Röstkartoffeln, Kartoffelreste, Bratkartoffel, Röster, Petersilienkartoffeln, Erdäpfel gekocht, gebratene Kartoffeln, Rosmarinkartoffeln, Folienkartoffeln, Gschwellti gekocht, Quellkartoffeln, Kartoffeln vom Vortag, gekochte Erdäpfel, Braterdäpfel, Bauernkartoffeln, Kartoffeln mit Schale',
  'potato pancakes':
    'Kartoffelpuffer, Reibekuchen, Kartoffelpuffer Teig, Reiberdatschi, Berner Rösti, Röstitaschen, Erdäpfelpuffer, Kartoffelplätzchen, Rievkooche, Kartoffelpfannkuchen, Röschti, Reibeplätzchen, Gemüsepuffer, Zucchinipuffer',
  'pasta bake':
    'Auflauf, Nudelauflauf, Käsespätzle, Gratin, Kartoffelauflauf, Kasspatzen, Lasagne Reste, Schinkennudeln, Schinkenfleckerl, Älplermagronen, Spätzle mit Käse, Ofengratin, Lasagne selbstgemacht, Chäshörnli, Krautfleckerl',
  'creamed spinach':
    'Rahmspinat, Blubb Spinat, Spinat mit Blubb, Cremespinat, Spinat Rahm, Iglo Rahmspinat, Cremespinat Iglo',
  crispbread: 'Knäcke, Roggenknäcke, Filinchen, Darvida',
  ghee: 'Butterschmalz, Butterreinfett, geklärte Butter, Bratbutter',
  'luncheon meat': 'Frühstücksfleisch, Dosenfleisch, Jagdwurst Dose, Fleischkonserve, Schmalzfleisch',
  'crab stick': 'Surimisticks, Krebsfleischimitat, Surimistäbchen, Krabbensticks, Fischstäbchen Surimi',
  'pudding cup': 'Sahnepudding',
  'vegetable shortening': 'Frittierfett, Biskin, Pflanzenfett, Backfett, Bratfett, Kakaobutter',
  croquettes:
    'Kroketten, Kartoffelkroketten, Mandelkroketten, Prinzesskartoffeln, Herzoginkartoffeln, Duchesse-Kartoffeln, Kartoffelbällchen',
  sauerkraut:
    'Weinsauerkraut, Mildessa, Weinkraut, Surchabis, Sauerchrut, Bayrisch Kraut, Mildes Sauerkraut, Sauerkrautsalat',
  'shiitake fresh': 'Shiitakepilze',
  'oyster mushroom fresh': 'Austernpilze, Austernseitlinge, Austernpilz, Austernseitling',
  'king oyster mushroom': 'Kräuterseitlinge, Kräuterseitling',
  redcurrant: 'Ribisel, rote Johannisbeeren, Johannisbeeren rot, Träuble, Meertrübeli',
  'chocolate biscuit':
    'Schokokekse, Kekse mit Schokolade, Schokoladenkekse, Schoko-Butterkekse, Schokobutterkeks, Doppelkeks Schoko, Schokocookies, Softcake, Soft Cakes, Schokowaffelkeks, Schokoladenkeks, Kambly, Waffelmischung Schoko, Petit Beurre Schokolade, Ohne Gleichen, Waffelblättchen Schoko, Schoggiguetzli',
  wafer:
    'Waffelröllchen, Mannerschnitten, Neapolitaner Waffeln, Kägi fret, Loacker Waffeln, Waffelröllchen Schoko, Schokowaffel, Schokowaffeln, Haselnussschnitten, Haselnusswaffeln, Waffelschnitten, Nusswaffeln, Waffelblätter, Schnitten Manner, Karlsbader Oblaten',
  'fruit cake': 'Früchtebrot',
  'raisin bread': 'Rosinenbrot, Rosinenbrötchen, Rosinenstuten, Rosinenzopf',
  toffee:
    'Karamellbonbons, Sahnebonbons, Karamellen, Sahne-Muh-Muhs, Muh-Muhs, Rahmtäfeli, Weichkaramell, Nidelzeltli, Salzkaramell, Riesen Storck',
  'pizza leftover': 'Pizzareste, Pizzastück, Pizzastücke, Pizzaecke, Lieferpizza',
  'spaghetti bolognese':
    'Spaghetti Bolo, Hackfleischsauce, Bolo-Sauce, Ghackets mit Hörnli, Hackfleischsoße, Bolognesesoße selbstgemacht',
  'chilled ready meal':
    'Fertigessen, Mikrowellengericht, Fertigmenü, Kühlgericht, Menüschale, Mahlzeit Fertig, Mikrowellenessen',
  'garlic bread': 'Kräuterbaguette, Knoblauchbaguette, Kräuterbutterbaguette',
  'sour cream dip': 'Kräuterdip, Kräuterquark Dip, Knoblauchdip, Ofenkartoffelquark, Grilldip',
  'dragon fruit': 'Drachenfrucht, Drachenfrüchte',
  'star fruit': 'Sternfrucht, Karambole',
  'portobello mushroom': 'Riesenchampignons, Portobellopilze',
  'shimeji mushroom': 'Buchenpilze',
  'sugar snap pea': 'Zuckererbse, Knackerbsen',
  kohlrabi: 'Oberrübe, Kohlrabistifte',
  'dill fresh': 'Dillspitzen',
  lassi: 'Trinkjoghurt, Joghurtdrink, Joghurtgetränk, Fruchttrinkjoghurt, Molkedrink, Molke, Fruchtmolke',
  'cultured milk drink': 'Probiotischer Drink, Joghurtdrink probiotisch',
  'mozzarella block': 'Mozzarellastange',
  ricotta: 'Molkenkäse',
  'string cheese': 'Käsestangen Snack, Käsesticks, Käsestick, Mozzarellasnack',
  'chocolate mousse': 'Schokomousse, Mousse au Chocolat, Schokoladenmousse, Schaumcreme Schoko',
  'milk coffee drink': 'Eiskaffee, Kaffeegetränk, Milchkaffee, Kaffeedrink, Müller Kaffee',
  'vegan cheese': 'veganer Käse, vegane Scheiben, veganer Reibekäse',
  'vegan butter': 'vegane Butter, Vegane Margarine Block, Alsan',
  'coconut yogurt': 'Kokosjoghurt vegan, Kokosghurt',
  'quail egg': 'Wachteleier, Wachtelei',
  'fried egg': 'Spiegelei, Spiegeleier, Ochsenauge, Setzei, Setzeier, Stierenaugen',
  'spanish omelette': 'Kartoffelomelett, Bauernfrühstück, Tortilla spanisch, spanische Tortilla',
  'egg salad': 'Eiersalat',
  'egg liqueur': 'Eierlikör, Eierlikör Verpoorten, Verpoorten',
  'beef brisket': 'Rinderbrust, Tellerfleisch, Suppenfleisch Rind, Siedfleisch, Ochsenbrust',
  'beef patty raw': 'Rinderpatties, Hamburgerfleisch, Hamburger Pattys',
  'beef short rib': 'Rinderrippen, Hochrippe Knochen, Zwerchrippe',
  'chicken ham': 'Putenschinken, Hähnchenbrustaufschnitt, Trutenschinken, Pouletschinken, Geflügelschinken',
  tripe: 'Kutteln, Nierchen, Rinderherz, Kuttelflecke, Rinderzunge, Innereien, Lüngerl, Beuschel',
  'chicken marinated raw':
    'Grillhähnchen mariniert, marinierte Hähnchenflügel, mariniertes Hähnchen, Hähnchenspieße, Hähnchengyros, Pouletspiessli, Hühnerspieße, Putenspieße, marinierte Putensteaks, Hähnchensteak mariniert',
  'turkey mince': 'Putenhack, Putenhackfleisch, Putenfaschiertes, Truthahnhack',
  bratwurst:
    'Nürnberger Rostbratwürste, Nürnberger Bratwürste, Nürnberger Würstchen, Nürnberger Rostbratwürstchen, Thüringer Rostbratwurst, Thüringer Bratwurst, Olma-Bratwurst, St. Galler Bratwurst, Bratwürstel, Rostbratwürstchen, Berner Würstel, Grillwürstchen, Grillwürste, Bratwurstschnecke, Käsebratwurst, Bratwürstchen, Bratwürschtel, fränkische Bratwurst, Grillschnecke, Cipollata',
  currywurst: 'Currywurst Schale, Currywurst mit Soße, Phosphatwurst',
  'meat salad':
    'Fleischsalat, Wurstsalat, Bayerischer Wurstsalat, Schweizer Wurstsalat, Ochsenmaulsalat, Rindfleischsalat, Straßburger Wurstsalat, Fleischsalätchen, Budapester Salat, Geflügelsalat Mayo, Waldorfsalat Mayo',
  'corned beef deli': 'Deutsches Corned Beef, Rindersaftschinken',
  'herring in cream':
    'Sahnehering, Heringssalat, Hering in Sahnesoße, Matjes in Sahne, Sahnematjes, Heringsstipp, Hausfrauenhering, Hering Hausfrauenart, Heringsfilets in Sahne, Heringe in Rahm, roter Heringssalat, Hering in Dillsoße, Matjessalat, Sahneheringsfilets, Heringstopf',
  'fish roe': 'Forellenkaviar, Lachskaviar, Deutscher Kaviar, Seehasenrogen, Kaviarcreme',
  'frozen prawns':
    'TK-Garnelen, Tiefkühlgarnelen, Tiefkühlcrevetten, Garnelen TK, gefrorene Garnelen, Garnelen gefroren, TK Shrimps',
  'frozen seafood mix':
    'Meeresfrüchte, Frutti di Mare, Meeresfrüchtemix, TK-Meeresfrüchte, Meeresfrüchtecocktail',
  'anchovy fresh': 'frische Sardellen, Stint, Stinte',
  'eel fresh': 'Aale',
  fishcake: 'Fischfrikadelle, Fischfrikadellen, Fischbuletten, Fischbulette, Fischküchle',
  'fish quenelle': 'Hechtklößchen, Fischklößchen, Hechtnockerl, Fischnockerln',
  'silken tofu': 'Seidentofu',
  seitan: 'Seitanwürfel, Weizeneiweiß',
  'country bread':
    'Bauernbrot, Landbrot, Holzofenbrot, Steinofenbrot, Krustenbrot, Ruchbrot, Hausbrot, Bürli, Bürlibrot, Wurzelbrot, Kartoffelbrot, Malzbrot, Weizensauerteigbrot, Halbweißbrot, Weissbrot Bäcker, Bauernlaib, Laib Brot, Krustenlaib, Bierbrot, Zwiebelbrot, Pfisterbrot, Bergsteigerbrot, Schwarzwälder Brot, Wurzelkrusti, Zürcher Brot, St. Galler Brot, Basler Brot, Walliser Brot, Semmelbrot, Weißbrotlaib, Brotlaib, Paderborner',
  sourdough: 'Sauerteigbrot, Natursauerteigbrot',
  rusk: 'Zwiebackbrösel, Kinderzwieback',
  'savoury ring biscuits': 'Grissinistangen, Brotstangen, Knabberstangen Brot',
  'nut cookies':
    'Vanillekipferl, Nussecken, Nussecke, Zimtsterne, Zimtstern, Makronen, Kokosmakronen, Mandelkekse, Mandelhörnchen, Haselnussmakronen, Nussmakronen, Bethmännchen, Florentiner, Nusskekse, Brunsli, Basler Brunsli, Mandelplätzchen, Nussplätzchen, Cantuccini, Amarettini, Amarettikekse, Walnussplätzchen, Engelsaugen, Mandelmakronen, Elisenlebkuchen, Mandelbrot, Mandelspekulatius, Bärentatzen, Nussbögen, Läckerli, Basler Läckerli',
  'almond cake':
    'Bienenstich, Bienenstichkuchen, Nusskuchen, Mandelkuchen, Haselnusskuchen, Frankfurter Kranz, Linzer Torte, Nusstorte, Bündner Nusstorte, Engadiner Nusstorte, Nussstrudel, Mohnnusskuchen, Aargauer Rüeblitorte, Rüeblitorte, Karottenkuchen, Möhrenkuchen, Rüblikuchen, Rüblitorte, Walnusskuchen, Nusszopf, Nusskranz, Nussschnitte, Marzipantorte, Baumkuchen, Prinzregententorte Nuss, Mandelhörnli, Nussbeugel, Esterházy-Torte, Esterhazyschnitte, Nussschnecken, Nusskipferl, Nussgipfeli, Mandelschnitte, Stollenkonfekt, Mandelstollen, Marzipanstollen',
  'steamed dumpling bread':
    'Germknödel, Dampfnudel, Dampfnudeln, Buchteln, Buchtel, Hefeklöße, Hefekloß, Marillenknödel, Zwetschkenknödel, Zwetschgenknödel, Topfenknödel, Mohnnudeln, Hefeknödel, Böhmische Knödel, Obstknödel, Wuchteln, Powidltascherl, Quarkknödel',
  'french toast':
    'Arme Ritter, Armer Ritter, Fotzelschnitten, Scheiterhaufen, Ofenschlupfer, Kirschenmichel, Rostige Ritter, Pofesen, Brotauflauf süß',
  macaron: 'Baiser-Macarons',
  meringue: 'Baiser, Baisers, Merängge, Windbäckerei, Spanischer Wind',
  marshmallow:
    'Schokoküsse, Mohrenköpfe, Schaumkuss, Dickmanns, Super Dickmanns, Schwedenbomben, Schokokuss, Schaumküsse, Mäusespeck, Marshmallows Schoko',
  eclair: 'Windbeutel, Brandteigkrapfen, Mini-Windbeutel, Liebesknochen, Ofenküchlein, Ofenchüechli',
  'cream filled pastry':
    'Cremeschnitte, Cremeschnitten, Cremeschnittli, Schaumrolle, Schaumrollen, Schillerlocke süß, Schlotfeger',
  'red berry pudding':
    'rote Grütze, grüne Grütze, Kirschgrütze, Beerengrütze, Erdbeergrütze, Beerenkompott, Kirschkompott, Grütze, Rhabarberkompott, Zwetschgenkompott, Zwetschkenröster, Obstkompott, Birnenkompott, Hollerkoch, Beerenröster',
  'pie savoury':
    'Fleischpastete, Blätterteigtaschen, Spinatstrudel, Gemüsestrudel, Krautstrudel, Schinkengipfeli, Fleischstrudel, Börek Spinat, Spinattaschen, Käsetaschen, Gefüllte Teigtaschen, Piroggen gebacken, Pastetli, Königinpastete, Teigtaschen gebacken, Schinkenhörnchen',
  'gluten-free pasta':
    'glutenfreie Nudeln, glutenfreie Spaghetti, Maisnudeln, Linsennudeln, Kichererbsennudeln, rote Linsen Nudeln, Reisnudeln Penne, Erbsennudeln, Buchweizennudeln glutenfrei, Linsenpasta',
  gnocchi: 'Pfannengnocchi',
  'microwave rice':
    'Mikrowellenreis, Expressreis, Reis Express, Reis für die Mikrowelle, Minutenreis, 2-Minuten-Reis',
  'baked beans': 'Bohnen in Tomatensoße, weiße Bohnen in Tomatensoße, Bohnen in Tomatensauce',
  'lentil stew':
    'Linseneintopf, Linsensuppe, Erbseneintopf, Erbsensuppe, Bohneneintopf, Linsen mit Spätzle Eintopf, Erbswurst, Linseneintopf Dose, Gelberbsensuppe, Serbische Bohnensuppe, Bohnensuppe, Linsencurrysuppe, Linsengemüse, Linsendal Eintopf, Linsentopf, Rest Linseneintopf, Linsesupp, Rote-Linsen-Suppe',
  'vegetable soup':
    'Gemüseeintopf, Karottensuppe, Lauchsuppe, Zucchinisuppe, Möhrensuppe, Kohlsuppe, Gemüsecremesuppe, Selleriesuppe, Kartoffel-Lauch-Suppe',
  'cup noodles':
    'Nudelbecher, Instantnudelbecher, Nudelsnack Becher, Nudeln im Becher, Bechernudeln, Pasta Snack, Knorr Snack Bar',
  'cream pasta sauce jar':
    'Carbonara-Soße, Sahnesoße, Sahnesauce, Rahmsoße Pasta, Carbonara Glas, Alfredosoße',
  'canned mushrooms': 'Pilze Dose, Champignons Dose, Dosenchampignons, Champignons im Glas, Mischpilze Glas',
  'canned mackerel': 'Makrelendose, Makrelenfilets in Öl, Makrele Dose, Makrelenfilet Dose',
  'pickled vegetables':
    'Mixed Pickles Glas, Antipasti, eingelegtes Gemüse, Antipasti-Gemüse, Essiggemüse, Pickles Gemüse',
  'pickled green chilli':
    'eingelegte Peperoni, Peperoni mild, Peperoni eingelegt, Ölpfefferoni, Pfefferoni eingelegt, milde Peperoni, Peperoncini eingelegt',
  'roasted red peppers jar':
    'eingelegte Paprika, Paprika im Glas, Tomatenpaprika, gegrillte Paprika Glas, Paprika eingelegt, Röstpaprika',
  'cocktail sauce': 'Cocktailsoße, Knoblauchsauce, Knoblauchsoße, Burgersoße, Hamburgersauce, Sandwichsauce',
  'sweet chilli sauce': 'süße Chilisauce, Asia-Sauce süß-scharf, süßscharfe Soße, Asiasauce',
  'sweet and sour sauce': 'süß-saure Soße, süßsaure Sauce, Süß-Sauer-Soße, süss-sauer-Sauce',
  'hot sauce': 'scharfe Soße, scharfe Sauce, Tabascosauce, Chilisauce scharf',
  'vanilla extract':
    'Vanillearoma, Vanilleextrakt, Backaroma, Vanillepaste, Butter-Vanille-Aroma, Rum-Aroma, Bittermandelaroma',
  'nutritional yeast': 'Hefeflocken, Edelhefe, Bierhefeflocken',
  gelatin: 'Gelatineblätter, Sofortgelatine, Gelatinepulver',
  'coated peanuts':
    'ummantelte Erdnüsse, Nic Nacs, Teigmantelnüsse, Knabbererdnüsse im Teigmantel, Paprika-Erdnüsse',
  'mixed seeds': 'Salatkerne, Kernemix, Saatenmix, Kernemischung, Salatkernemix, Körnermix',
  'chestnut puree': 'Maronencreme, Marronipüree, Maronipüree, Maronenpüree, Kastanienreis, Maronireis',
  'corn chips': 'Maischips, Tacochips',
  'microwave popcorn': 'Mikrowellenpopcorn',
  halva: 'Türkischer Honig',
  'ice cream cone':
    'Eistüte, Eishörnchen, Eistüten, Hörncheneis, Eiswaffeln, Waffeltüte, Cornet Glace, Eisstanitzel, Waffelhörnchen',
  'frozen broccoli': 'TK-Brokkoli, Brokkoli TK, TK-Blumenkohl, Tiefkühlbrokkoli, gefrorener Brokkoli',
  'breaded prawns':
    'panierte Garnelen, Garnelen im Knuspermantel, Backgarnelen, Crevetten im Teig, Torpedo-Garnelen, Knuspergarnelen, panierte Shrimps',
  'cordon bleu': 'Puten-Cordon-bleu',
  'mozzarella sticks':
    'Käsenuggets, Camembert paniert, Chili-Cheese-Nuggets, panierter Käse, gebackener Emmentaler, gebackener Camembert, Käsestäbchen, Jalapeno-Poppers',
  'doner kebab meat':
    'Dönerfleisch, Hähnchendöner Fleisch, Drehspießfleisch, Dönerfleisch TK, Kebabfleisch, Pfannen-Döner, Hähnchen-Döner',
  'packed salad bowl': 'Salatbox, Salatbowl, Fertigsalat, Salat to go, Snack-Salat',
  tabbouleh: 'Couscous-Salat, Bulgursalat',
  hamburger: 'Burger vom Imbiss, Mikrowellenburger',
  'cooked vegetables':
    'gekochtes Gemüse, Gemüsereste, Ofengemüse gebacken, gebratenes Gemüse, Gemüse gebraten, Gemüse gekocht, gekochte Bohnen grün, Gemüserest, Letscho, Lecso, gedünstetes Gemüse, Peperonata, Kaponata',
  'cheese fondue': 'Moitié-Moitié, Gerber Fondue, Fonduemischung, Schmelzkäsedip',
  gazpacho: 'kalte Tomatensuppe',
  falafel: 'Falafelbällchen, Falafelmischung, Kichererbsenbällchen',
  'malt drink': 'Malzgetränk, Ovomaltinepulver, Malzkakao',
  liqueur:
    'Likör, Kräuterlikör, Kirschlikör, Pfirsichlikör, Kaffeelikör, Berliner Luft, Pfefferminzlikör, Fruchtlikör, Beerenlikör',
  'cream liqueur': 'Sahnelikör, Rahmlikör, Baileys Likör, Cremelikör',
  'coffee 3-in-1': 'Cappuccinopulver, 3in1 Kaffee, Instant-Cappuccino, Eiskaffeepulver',
  'coconut milk drink': 'Kokosdrink, Kokosnussdrink, Kokosmilchdrink',
  'pea milk': 'Erbsendrink, Erbsenmilch',
  'plant creamer':
    'Hafersahne, Sojasahne, Hafer-Cuisine, Soja-Cuisine, pflanzliche Sahne, vegane Sahne, Sojacreme, Hafercreme, Pflanzensahne, vegane Kochcreme, Kochcreme vegan, Haferrahm, Sojarahm',
  'energy drink': 'Energiegetränk, Effect Energy, Koffeinbrause',
  'isotonic drink': 'Sportgetränk, Iso-Drink, Isogetränk, Elektrolytgetränk',
  'plant protein powder':
    'veganes Proteinpulver, Erbsenprotein, Reisprotein, Sojaproteinpulver, veganes Eiweißpulver, Hanfprotein',
  'meal replacement shake':
    'Eiweißshake, Proteindrink, Almased, Proteinmilch, Trinkmahlzeit, Eiweissdrink, Diätshake, High-Protein-Drink',
  multivitamin:
    'Brausetabletten, Vitamin-C-Brausetabletten, Magnesium-Brausetabletten, Vitamintabletten, Vitaminpräparat, Magnesium Brause',
  'psyllium husk': 'Flohsamen, Flohsamenschalen, indische Flohsamen',
  'lotus seed': 'Erdmandel, Erdmandeln',
  'stuffed vine leaves': 'Weinblätter, Weinblatt',
  'wild boar': 'Wildschwein, Wildschweinbraten, Wildschweinkeule, Wildschweinragout, Wildschweingulasch',
  'game bird': 'Fasan, Fasane, Perlhuhn, Perlhuhnbrust, Rebhuhn, Rebhühner',
  'quail or pigeon': 'Wachtel, Wachteln, Taube, Tauben, Straußensteak, Straußenfilet',
  'horse meat': 'Pferdefleisch, Pferdesteak, Pferdewurst',
  'frog legs': 'Froschschenkel',
})
