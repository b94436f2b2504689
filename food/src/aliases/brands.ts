import { aliasesOf } from './aliases.ts'

/** Brands by the food that tells what is in them; the label of the packet has the last word. */
export const brands = aliasesOf({
  butter: "Lurpak, Kerrygold, President butter, SCS, Président, Elle & Vire, Land O'Lakes, Amul butter",
  'cheese slices':
    'Babybel, Laughing Cow, La Vache Qui Rit, Kraft Singles, Dairylea, Chesdale, Cheestrings, Velveeta, Leerdammer, Président cheese, Kraft cheddar, Cathedral City, Emborg',
  'condensed milk': 'Milkmaid, Teapot milk, F&N condensed milk',
  'cream cheese':
    'Philadelphia, Philly, Exquisa, Almette, Boursin, Cream cheese Philadelphia, Miree, Kiri, Boursin ail et fines herbes, Boursin garlic, Rondele, Tartare ail',
  'cultured milk drink': 'Actimel, Calpis, Chamyto, Danacol',
  'evaporated milk': 'Carnation, F&N evaporated',
  'flavoured milk': 'Yazoo, Müllermilch, Banania, Chocomel, Milo drink, Hershey milk',
  'fresh milk':
    'Meiji, Magnolia milk, Marigold, Farmhouse, Dutch Lady, Greenfields, Cravendale, Weihenstephan, Amul, Dodoni milk, HL milk, Pauls, Cowhead, Ultra milk, Lactel, Fairlife',
  'greek yogurt': "Fage, Chobani, Oikos, Total yogurt, Farmers Union, Siggi's",
  margarine:
    "Flora margarine, Blue Band, Rama, Country Crock, I Can't Believe It's Not Butter, Becel, Daisy margarine, Lätta, Marge, Utterly Butterly, Bertolli spread, Flora spread, Clover spread",
  'milk powder': 'Nespray, Anlene, Dutch Lady powder, Dancow, Everyday whitener',
  'yogurt fruit':
    'Müller, Müller Corner, Activia, Danone, Yoplait, Danonino, Fruchtzwerge, Petit Filous, Marigold yogurt, Landliebe, Almighurt, Petits Filous',
  'plant-based mince': "Beyond Meat, Omnipork, Rügenwalder Mühle, Vivera, This Isn't mince",
  'veggie burger patty': 'Beyond Burger, Impossible Burger, Garden Gourmet',
  'cake plain': 'Kinder Milchschnitte, Milchschnitte, Kinder Delice, Mr Kipling, Kinder Pingui',
  'white bread':
    'Gardenia, Warburtons, Hovis, Wonder Bread, Kingsmill, Golden Toast, Harrys pain, Bimbo, Massimo bread, Sari Roti, Bonjour bread',
  'wrap tortilla': 'Mission wraps, Old El Paso, Mission tortilla, Poco Loco wraps',
  'dried pasta': 'Barilla, De Cecco, San Remo, Garofalo, Buitoni, Rummo',
  muesli: 'Jordans, Alpen, Dorset Cereals, Vitalis, Crunchy Nut, Honey Bunches of Oats',
  'breakfast cereal':
    "Weetabix, Kellogg's, Cheerios, Frosties, Coco Pops, Special K, Rice Krispies, Nesquik cereal, Lucky Charms, Froot Loops, Shreddies, Chex, Cap'n Crunch, Chocapic, Cini Minis, Milo cereal, Corn Pops, Crunchy Nut",
  'cup noodles':
    'Indomie, Indomie Goreng, Mie Sedaap, Nissin Cup Noodles, Pot Noodle, Mamee cup, Itsuki, Maruchan',
  'curry instant noodles': 'Maggi curry noodles, Maggi Kari',
  'instant noodles':
    'Indomie Goreng, Maggi 2-Minute, Mie Sedaap, Top Ramen, Yippee noodles, Wai Wai noodles, Myojo noodles, Mamee, Sarimi, Mi Goreng, Supermie, Chings noodles, Sapporo Ichiban, Demae Ramen, Yum-Yum noodles, Lucky Me, Pancit Canton, Doll noodles, 出前一丁, demae iccho, Nissin 出前一丁',
  'korean ramyun': 'Nongshim, Samyang, Neoguri, Chapagetti, Jin Ramen, Paldo, Ottogi, Jjapaghetti',
  'microwave rice': "Uncle Ben's, Tilda, Ben's Original, Hetbahn, Minute Rice, Rice-a-Roni",
  'seafood instant noodles': 'Mama noodles tom yum, Myojo noodles, Maruchan, Lucky Me',
  'baked beans': 'Heinz Beanz, Branston beans, Ayam Brand baked beans, Heinz baked',
  'canned coconut milk': 'Kara, Aroy-D, Chaokoh, Santan Kara, Ayam coconut milk',
  'canned sardines': 'Ayam Brand, ABC sarden, King Oscar, Ligo',
  'canned soup':
    "Campbell's, Campbells soup, Heinz tomato soup, Progresso, Erasco, Heinz cream of tomato, Heinz cream of chicken, Heinz cream of mushroom",
  'canned tuna':
    'Ayam Brand, John West, StarKist, Rio Mare, Saupiquet, Princes tuna, Bumble Bee, Sirena, Century Tuna, Nostromo',
  'luncheon meat': 'Maling, Tulip luncheon',
  'chilli crisp': 'Laoganma crisp, Fly by Jing, Momofuku chili',
  'chilli sauce': "Maggi chilli, Lingham's, Kimball chilli, Sambal ABC, Mae Pranom, Jufran",
  'curry paste thai': 'Mae Ploy, Maesri, Blue Dragon, Thai Taste paste',
  'curry roux block': 'Vermont Curry, S&B Golden Curry, S&B curry, House curry, Java Curry, Kokumaro',
  'fish sauce': 'Squid Brand, Red Boat, Tiparos, Chin-Su',
  'hot sauce': "Cholula, Franks RedHot, Huy Fong, Nando's sauce, Valentina, Encona",
  'kecap manis': 'ABC kecap, Bango, Conimex ketjap',
  ketchup: 'Heinz Ketchup, Heinz tomato, Del Monte ketchup, ABC ketchup',
  'light soy sauce': 'Lee Kum Kee soy, Pearl River Bridge, Maggi Würze, Lee Kum Kee light',
  mayonnaise: "Hellmann's, Best Foods, Heinz mayo, Duke's, Miracle Whip, Thomy mayonnaise",
  'oyster sauce': 'Maekrua, Panda oyster sauce',
  'pasta sauce jar':
    "Dolmio, Barilla sauce, Rao's, Loyd Grossman, Bertolli sauce, Leggo's, Homepride, Dolmio lasagne sauce",
  'steak sauce': 'A1 sauce, Daddies, OK Sauce, Bulldog sauce',
  'stock cube':
    'Knorr, Oxo, Kallo, Maggi cube, Royco, Masako, Knorr chicken powder, Vegeta, Aromat, Maggi seasoning, Goya adobo, Better Than Bouillon, Totole',
  'worcestershire sauce': 'Lea & Perrins, Lee Perrins',
  'olive oil': 'Bertolli, Filippo Berio',
  'vegetable oil': 'Mazola, Crisco oil, Knife oil, Naturel oil, Thomy Sonnenblumenöl, Wesson',
  'chocolate spread': 'Nocilla, Ovaltine spread, Nusspli, Nutoka',
  'lotus biscuit spread': 'Lotus Biscoff spread',
  'peanut butter':
    'Skippy, Jif peanut butter, Calvé, Peter Pan peanut butter, Sunpat, Meridian peanut butter',
  vegemite: 'Vegemite jar, Bovril',
  'mixed seasoning': "Old Bay, Old El Paso seasoning, Aromat seasoning, Lawry's",
  'bread mix':
    'Betty Crocker, Duncan Hines, Bisquick, Aunt Jemima mix, Pillsbury mix, Jiffy cornbread mix, cornbread mix jiffy, Stove Top stuffing',
  'corn starch': 'Maizena, Argo, Mondamin',
  gelatin: 'Dr Oetker gelatine',
  'plain flour': 'Aashirvaad, King Arthur flour, Prima flour, Pillsbury flour',
  peanut: "Crunchy Nut, Reese's Puffs, Nutter Butter",
  biscuits:
    "Digestive, Digestives, McVitie's, McVities digestives, Hobnobs, Rich Tea biscuits, Parle-G, Britannia, Tiger biscuits, Good Day, Khong Guan, Hup Seng, Leibniz, Leibniz Keks, Bahlsen, Custard Cream, Bourbon biscuit, Arnotts, Scotch Finger, Julie's, Munchy's, Lexus biscuits, Digestive McVitie, LU biscuits, Belvita, BelVita breakfast",
  'cheese puffs': 'Wotsits, Cheezels, Super Ring, Kurkure, Chee-tos, Cheese Tris',
  'chocolate biscuit':
    'Oreos, Pepero, Hello Panda, Koala March, Penguin biscuit, Toppo, Choco Leibniz, Prinzenrolle, Petit Ecolier, Dark Fantasy, Bourbon choc, Party Rings, Cadbury Fingers, Yan Yan, Jaffa Cakes, Gullon, Pocky',
  cookies:
    'Chips Ahoy, Famous Amos cookies, Kjeldsens, Danisa, Mrs Fields, Pepperidge Farm, Jaffa Cakes, Gullon, Subway cookie, Nutter Butter',
  'corn chips': 'Tostitos, Mission tortilla chips, Bugles, Fritos',
  crackers: "Jacob's, Tuc, Wheat Thins, Triscuit, Mini Cheddars, Hup Seng cream crackers, Cheez-It, Cheezits",
  'fruit gummies':
    'Haribo Goldbären, Skittles gummies, Sour Patch, Starburst, Rowntrees, Fruit Pastilles, Katjes, Trolli, Yupi, Swedish Fish',
  'granola bar': 'Nature Valley, Kind bar, Clif Bar, Corny, Quaker bar, Alpen bar, RXBar, Larabar, Cliff bar',
  marshmallow: 'Jet-Puffed',
  'potato chips':
    "Walkers crisps, Tyrrells, Calbee chips, Jacker, Chitato, Mister Potato, Kurkure chips, Chio, Funny-frisch, Estrella chips, Smiths crisps, Twisties potato, Uncle Chipps, Sensations, McCoy's, Wavy Lays, Pringles, Pringles sour cream, Kettle Chips",
  pretzels: 'Snyders, Saltletts',
  'protein bar':
    'Kind bar, Clif Bar, Corny, RXBar, Larabar, Quest bar, Grenade, Barebells, PhD bar, Cliff bar',
  'rice cracker': 'Shelly Senbei',
  wafer: 'Knoppers, Hanuta, Manner, Neapolitaner, Beng-Beng, Tango wafer, Richeese, Kinder Bueno',
  candy:
    "Skittles, Mentos, Tic Tac, Chupa Chups, Ricola, Polo mints, Fisherman's Friend, Halls mints, Kopiko candy, Altoids, Life Savers, Jolly Rancher",
  'chewing gum': "Wrigley's, Wrigleys Extra, Airwaves, Orbit gum, Lotte Xylitol",
  'chocolate milk bar':
    "Kinder, Kinder Bueno, Kinder Surprise, Kinder Joy, Ritter Sport, Milka, Cadbury Dairy Milk, Dairy Milk chocolate, Toblerone, Lindt, Mars bar, Twix, Bounty bar, Kit Kat, KitKat Chunky, Hershey, Hersheys Kisses, Galaxy bar, Maltesers, Smarties, M&Ms, Crunchie bar, Wispa, Daim, Yorkie, Freddo, Tony's Chocolonely, Merci, Côte d'Or, Celebrations, Quality Street, Kinder Country, Kinder Schokolade, duplo, Hanuta, Beng-Beng, SilverQueen, Dove chocolate, Van Houten chocolate, Meiji chocolate, Crunky, Ghana chocolate, Five Star, Munch bar, Milkybar, Creme Egg, Creme Eggs, Mini Eggs",
  'chocolate truffle':
    'Ferrero Rocher, Raffaello, Lindor, Mon Cheri, After Eight, Guylian, Godiva, Ferrero Küsschen',
  'pudding cup': 'Ambrosia, Danette, Paula pudding, Jell-O pudding',
  toffee: "Werther's, White Rabbit, Sugus, Eclairs toffee, Alpenliebe, Campino, Werther's Original, Mintola",
  'almond milk': 'Almond Breeze, Alpro almond, Silk almond, 137 Degrees',
  beer: 'Tiger beer, Heineken, Guinness, Carlsberg, Budweiser, Corona beer, Asahi, Sapporo, Becks, Singha, Anchor beer, Peroni, Stella Artois, Kronenbourg, Bintang, Hoegaarden, Tsingtao, Paulaner',
  'coconut milk drink': 'Alpro coconut',
  'coffee 3-in-1':
    'Old Town, Kopiko, Indocafe, Owl coffee, Maxim coffee, Torabika, G7 coffee, Nescafe 3in1, Luwak white koffie',
  'coffee creamer powder': 'Coffee-Mate, Nestle creamer, Krimer, International Delight',
  'coffee ground':
    'Lavazza, Illy, Jacobs Krönung, Dallmayr, Starbucks coffee, Nespresso, Tassimo, Dolce Gusto, Melitta, Tchibo, Folgers, Cafe Bustelo',
  'coffee instant':
    "Nescafe Gold, Kenco, Moccona, Davidoff coffee, Bru coffee, Maxwell House, Folgers instant, Taster's Choice",
  'drinking chocolate':
    'Nesquik, Cadbury drinking chocolate, Swiss Miss, Cola Cao, Options hot chocolate, Kaba',
  'energy drink': 'Monster can, Rockstar, Monster Energy, Prime energy, Lucozade Energy',
  'fruit cordial': 'Robinsons, Vimto, Rooh Afza, Rose syrup, Marjan, Kool Aid, Crystal Light',
  'iced lemon tea':
    'Lipton Ice Tea, Nestea, Fuze Tea, Arizona tea, Teh Botol, Heaven and Earth, Pokka green tea, Ito En',
  'isotonic drink': 'Powerade, Lucozade Sport, Aquarius, Pocari',
  'malt drink': 'Ovomaltine, Nestle Milo, Milo 3in1, Horlicks malt, Bournvita, Complan',
  'meal replacement shake': 'Huel, Ensure, Soylent, SlimFast, Yfood',
  'milk tea 3-in-1': 'Boh teh tarik, Aik Cheong teh tarik, Lipton milk tea',
  'oat milk': 'Oatly, Oatside, Alpro oat, Minor Figures, Vly oat, Chobani oat, Oatly Barista',
  'soft drink':
    'Coca-Cola, 7 Up, Dr Pepper, Mountain Dew, A&W, Schweppes, Irn-Bru, Thums Up, Limca, Fritz-Kola, Orangina, Mirinda, Kickapoo, San Pellegrino aranciata, Inca Kola, Guarana Antarctica, Almdudler',
  'soy milk': "Vitasoy, Alpro soya, Yeo's soy, Mr Bean soy, Silk soy",
  spirits:
    "Bacardi, Jack Daniels, Absolut, Smirnoff, Johnnie Walker, Bombay Sapphire, Gordon's gin, Captain Morgan",
  'tea bags':
    'Lipton, PG Tips, Twinings, Tetley, Yorkshire Tea, Boh tea, Ahmad tea, Dilmah, Brooke Bond, Tata tea, Red Label tea, Sariwangi, Teekanne, Taj Mahal tea, Wagh Bakri',
  'frozen chicken nuggets':
    'CP nuggets, Ayamas nuggets, Fiesta nugget, Tyson nuggets, So Good nuggets, Ramly nuggets',
  'frozen fish fingers': "Birds Eye fish fingers, Iglo, Käpt'n Iglo, Captain Birdseye, Findus, Gorton's",
  'frozen fries': "McCain, Aviko, Ore-Ida, Aunt Bessie's chips",
  'frozen pizza':
    'Dr Oetker, Ristorante pizza, DiGiorno, Chicago Town, Goodfellas, Wagner pizza, Big Americans',
  'ice cream':
    "Häagen-Dazs, Carte d'Or, Mövenpick ice cream, Baskin Robbins, Breyers, King's ice cream, Campina ice cream, Ben & Jerry's",
  'ice cream bar': 'Solero, Paddle Pop, Melona, Nogger, Feast ice cream, Magnum',
  'chicken essence': 'Brands essence',
  multivitamin: 'Centrum, Redoxon, Berocca',
  'protein powder': 'Optimum Nutrition, MyProtein, Gold Standard whey, MusclePharm',
  'vegan cheese': 'Violife, Daiya, Bedda, Simply V',
  'vegan butter': "Naturli, Earth Balance, Miyoko's, Flora Plant",
  'milk dessert': 'Danette, Ehrmann',
  'milk coffee drink':
    'Starbucks, Starbucks Frappuccino, Caffreze, Emmi Caffè Latte, Nescafe can, Wonda, Boss coffee',
  'infant formula': 'Aptamil, Similac, Enfamil, S-26, Friso, Cow & Gate',
  crispbread: 'Ryvita, Wasa, Finn Crisp, Dr Karg',
  'choco pie': 'Orion Choco Pie, Lotte Choco Pie, Wagon Wheels',
  spaetzle: 'Bürger Spätzle',
  gravy: 'Bisto, Oxo gravy',
  'stir-fry sauce': 'Lee Kum Kee sauce, Ayam Brand sauce, Lee Kum Kee',
  'curry sauce jar': "Sharwood's, Loyd Grossman korma, Kitchens of India",
  'chocolate sauce': "Hershey's syrup, Nesquik syrup",
  'vegetable shortening': 'Trex, Stork',
  'speculoos biscuits': 'Lotus Biscoff, Biscoff biscuits, Lotus biscuit',
  'peanut butter cups': "Reese, Reese's Puffs, Reese's cup, Reeses Pieces, Butterfinger",
  'hazelnut chocolate':
    "Kinder Bueno, Kinder Country, duplo, Hanuta, Merci, Knoppers, Tony's Chocolonely, Choceur, Milka, Ritter Sport",
  'bombay mix': "Haldiram's, Haldirams bhujia, Bikaji, Kurkure, Bikano",
  'peanut puffs': 'Bamba, Erdnussflips',
  'ice cream with mix-ins': "Ben n Jerry's, Cherry Garcia, Phish Food, Chunky Monkey, Häagen-Dazs cookies",
  'ice cream cone': 'Drumstick cone, Nestle Drumstick',
  'cream liqueur': 'Amarula',
  cider: 'Strongbow, Somersby, Magners, Kopparberg',
  'fruit juice':
    "Capri-Sun, Rubicon, Minute Maid, Ocean Spray, Maaza, Frooti, Tropicana tropical, Hohes C, Granini, Yeo's juice",
  quorn: 'Quorn mince, Quorn nuggets, Quorn fillets, Quorn sausages',
  'sweet chilli sauce': 'Blue Dragon sweet chilli',
  'egg noodles dry': 'Sharwoods egg noodles, Sharwoods noodles',
  'mac and cheese box': 'Velveeta shells, Kraft Dinner, Annies mac',
  'frozen ready meal': 'Hot Pockets',
  liquorice: 'Twizzlers',
  'shredded cheese': 'Sargento',
  'bak kwa': 'Bee Cheng Hiang',
  sandwich: 'Lunchables',
  'malt drink packet': 'Milo 3in1',
  'peanut butter sandwich': 'Uncrustables',
})
