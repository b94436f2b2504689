import { aliasesOf } from './aliases.ts'

/** What people who write English say beside the table: British, American, Indian and Singaporean. */
export const english = aliasesOf({
  apple:
    'cooking apple, bramley, granny smith, pink lady, honeycrisp, eating apple, braeburn, cox apple, jazz apple, envy apple, russet apple, red delicious, golden delicious, mcintosh, cosmic crisp, cripps pink, apple wedges',
  avocado: 'avo, avocado pear, alligator pear, hass avocado',
  banana: 'pisang mas, baby banana, plantain banana, lady finger banana',
  blueberry: 'bilberry, huckleberry',
  cantaloupe: 'melon, charentais melon',
  clementine: 'satsuma, mandarin, mikan, naartjie, halos, tangelo, minneola',
  'coconut fresh': 'coconut',
  'cranberry fresh': 'cranberry',
  'dragon fruit': 'pitahaya',
  'fig fresh': 'fig',
  'fruit salad cut':
    'fruit salad, fruit platter, fruit, mixed fruit, melon medley, tropical fruit mix, fruit cocktail fresh',
  grape: 'red grape, green grape, white grape, black grape, concord grapes',
  honeydew: 'melon, galia melon, piel de sapo',
  'jackfruit fresh': 'jackfruit',
  kiwi: 'kiwi fruit, green kiwi, kiwi berries',
  lime: 'lime fruit, persian lime, key lime, key limes, lime wedge',
  lychee: 'lichi, leechee',
  mango: 'alphonso mango, mangoes, mango fingers, ataulfo mango, kent mango',
  orange: 'blood orange, seville orange, oranges, cara cara, juicing oranges',
  papaya: 'pawpaw',
  'passion fruit': 'passionfruit, maracuja',
  pear: 'conference pear, williams pear, bartlett pear, anjou pear, comice, concorde pear, rocha pear',
  persimmon: 'kaki, sharon fruit',
  'star fruit': 'starfruits',
  watermelon: 'water melon, watermelon fingers',
  'bean sprout': 'sprouts, bean shoots',
  beetroot: 'beets, cooked beetroot, vac packed beetroot',
  'bitter gourd': 'karela, balsam pear',
  'bok choy':
    'xiao bai chye, xiao bai cai, siew pak choy, pak choi, bok choi, pakchoy, shanghai greens, xiao bok choy',
  'bottle gourd': 'doodhi, calabash',
  broccoli:
    'tenderstem, tenderstem broccoli, brocolli, broccoli florets, purple sprouting broccoli, sprouting broccoli, calabrese',
  'brussels sprout': 'brussel sprout, sprouts brussels',
  'butternut squash': 'squash, acorn squash, hokkaido squash, winter squash, spaghetti squash',
  'button mushroom':
    'closed cup mushroom, sliced mushroom, brown mushroom, mushies, chestnut mushrooms, chestnut mushroom, baby bella, baby bellas, forestiere mushrooms',
  cabbage:
    'green cabbage, spring cabbage, shredded cabbage, hispi cabbage, sweetheart cabbage, coleslaw mix, slaw mix',
  capsicum:
    'sweet pepper, red pepper, bell peppers, mixed peppers, pepper red, orange pepper, romano pepper, green capsicum, red capsicum, peppers, tri color peppers, pointed peppers, snack peppers, traffic light peppers, pepper trio, fajita veg',
  carrot:
    'baby carrot, carrot stick, grated carrot, batons carrot, carrot batons, chantenay carrots, matchstick carrots',
  cauliflower: 'cauli, cauliflower rice',
  celery: 'celery stick, celery heart',
  'cherry tomato':
    'baby plum tomato, baby tomato, cocktail tomato, vine cherry tomato, piccolo tomatoes, santini tomatoes',
  'chilli fresh':
    'chile, chile pepper, chilli pepper, chili pepper, jalapeno, jalapeno fresh, red chili, green chili, habanero, scotch bonnet, serrano pepper, hot pepper, mirchi, padron peppers, padron, shishito, shishito peppers, finger chilli, serranos, poblano, poblanos, anaheim pepper',
  'choy sum': 'chye sim vegetable, yu choy, yau choy',
  'corn on the cob': 'sweetcorn, maize, corncob, baby corn, corncobettes',
  cucumber: 'cuke, persian cucumber, english cucumber, mini cucumber',
  daikon: 'daikon radish, chinese radish, japanese radish',
  eggplant: 'aubergines, egg plant, baby eggplant, baingan',
  'fennel bulb': 'fennel',
  'french bean':
    'green bean, runner bean, fine bean, string bean, haricots verts, green beans, runner beans, dwarf beans, bobby beans, trimmed beans, wax beans, yellow beans',
  garlic: 'garlic clove, clove of garlic, minced garlic, peeled garlic, garlic paste, lazy garlic',
  ginger: 'fresh ginger, root ginger, ginger paste, ginger knob, lazy ginger',
  'iceberg lettuce': 'iceberg, lettuce shredded, round lettuce, crisphead',
  'ladies finger': "lady's finger, ladyfinger vegetable, lady finger okra",
  leek: 'leeks',
  'leafy salad mix':
    'mixed leaves, spring mix, salad greens, green salad, salad bag, side salad, lambs lettuce, baby leaves, salad kit leaves',
  'local lettuce':
    'little gem, gem lettuce, boston lettuce, red lettuce, oak leaf lettuce, green coral lettuce',
  'napa cabbage': 'chinese leaf, nappa cabbage, wongbok',
  onion:
    'white onion, brown onion, spanish onion, sweet onion, onions, vidalia, pearl onions, pickling onions',
  potato:
    'new potato, baking potato, king edward, maris piper, red potato, yukon gold, potatoes, spud, aloo, jersey royals, jersey royal, king edwards, charlotte potatoes, russets, jacket potatoes, fingerling potatoes, salad potatoes, tatties, rooster potatoes, jacket potato',
  pumpkin: 'kabocha, japanese pumpkin, red kuri squash, munchkin pumpkin, delicata squash',
  radish: 'radishes, breakfast radish',
  rocket: 'rocket leaves, wild rocket, rucola',
  'romaine lettuce': 'romaine hearts, baby gem',
  shallot: 'banana shallot, shallots',
  'snow pea': 'mange tout, pea pods',
  spinach: 'spinach leaves, palak',
  'spring onion': 'salad onion, green onions, scallions, spring onions',
  'sugar snap pea': 'sugar snaps, sugarsnap',
  'sweet potato': 'yam orange, sweet potatoes',
  tomato: 'tomatoes, vine tomato, beef tomato, plum tomato, salad tomato, beefsteak tomato, heirloom tomato',
  turnip: 'white turnip',
  watercress: 'water cress',
  'winter melon': 'ash gourd',
  zucchini: 'courgettes, zucchinis, marrow, courgette spirals, zoodles, yellow squash, summer squash',
  'basil fresh': 'basil, fresh basil, basil leaves, tulsi, basil plant',
  'chives fresh': 'chives, chive',
  coriander: 'fresh coriander, coriander leaves, dhania, cilantro leaves, coriander leaf',
  'curry leaves': 'curry leaf, curry patta, kadi patta',
  'dill fresh': 'fresh dill, dill weed',
  lemongrass: 'lemon grass, lemongrass stalk',
  'mint fresh': 'mint, fresh mint, spearmint, mint bunch',
  'pandan leaf': 'pandan leaves',
  'parsley fresh': 'parsley, curly parsley, fresh parsley',
  'rosemary fresh': 'rosemary, fresh rosemary',
  'thyme fresh': 'thyme, fresh thyme',
  'turmeric fresh': 'turmeric root',
  'blue cheese': 'stilton, danish blue, saint agur, dolcelatte, cambozola, bleu cheese',
  brie: 'brie cheese, camembert cheese, brie wheel, brie de meaux, soft ripened cheese, st agur brie',
  butter:
    'salted butter block, lurpak, anchor butter, kerrygold, scs butter, spreadable butter, butter stick, butter block, cultured butter, salted butter, unsalted butter, whipped butter',
  'cheddar block':
    'cheddar cheese, mature cheddar, red leicester, colby, monterey jack, pepper jack, wensleydale, double gloucester, block cheese, cheese block, gouda cheese, edam cheese, provolone, havarti, babybel, cheshire cheese, lancashire cheese, caerphilly, colby jack, cheder, munster cheese, port salut, jarlsberg, tilsit',
  'cheese slices':
    'cheese slice, cheese singles, kraft singles, sandwich cheese, dairylea, laughing cow, cheese triangles, cheese spread, processed cheese slices, swiss slices, provolone slices, cheese dip, spray cheese, cheez whiz, primula',
  'condensed milk': 'milkmaid, sweet condensed milk, eagle brand milk',
  'cooking cream':
    'double cream, single cream, heavy whipping cream, light cream, whipping cream carton, fresh cream, pouring cream, whipped cream, dairy cream, elmlea, elmlea double, elmlea single, table cream',
  'cottage cheese': 'cottage cheese tub',
  'cream cheese':
    'philly cheese, philly cheese spread, philadelphia, philly, cream cheese spread, soft cheese, soft white cheese, whipped cream cheese, schmear, neufchatel',
  'creme fraiche': 'creme fraiche light, creme fresh, cream fraiche, creme fresh tub',
  'cultured milk drink':
    'yakult light, probiotic shot, actimel, cultured drink, fermented milk, probiotic yogurt drink',
  'evaporated milk': 'evap milk, carnation milk, carnation',
  feta: 'feta cheese, greek salad cheese, salad cheese, white cheese in brine, feta crumbles',
  'flavoured milk':
    'choco milk, chocolate flavoured milk, flavored milk, milo milk, vanilla milk, yoohoo, nesquik milk, bandung, air bandung, rose milk, rose syrup milk, badam milk',
  'fresh milk':
    "semi skimmed milk, semi-skimmed, skimmed milk, full fat milk, blue top milk, green top milk, cow's milk, pasteurized milk, organic milk, meiji milk, lowfat milk, fat free milk, milk bottle, reduced fat milk, red top milk, jersey milk, gold top milk",
  ghee: 'desi ghee, pure ghee',
  'goat cheese': 'goats cheese',
  'goat milk': 'goats milk, sheep milk',
  'greek yogurt': 'fage, chobani, greek style yogurt, greek style yoghurt, icelandic yogurt, fage total',
  halloumi: 'haloumi, grilling cheese, halloumi cheese',
  'lactose-free milk': 'lactofree, lactaid, lacto free milk',
  lassi: 'sweet lassi, chaas, chaach, moru, buttermilk drink, yoghurt drink',
  margarine: 'marge, flora spread, buttery spread, stork, sunflower spread, spread dairy free',
  'milk powder': 'dried milk, skimmed milk powder, milk powder tin, anlene, nespray',
  'mozzarella block': 'mozzarella cheese, mozarella',
  'mozzarella fresh':
    'mozzarella balls, mozzarella pearls, bocconcini, ball of mozzarella, buffalo mozzarella, fresh mozzarella, mozzarella ball, mozarella ball',
  paneer: 'panner, paneer cubes, cottage cheese indian, malai paneer',
  parmesan: 'parmesan cheese, grated parmesan, parmigiano reggiano, pecorino romano, romano cheese',
  ricotta: 'ricotta cheese',
  'shredded cheese':
    'mozzarella shredded, grated mozzarella, mexican cheese blend, shredded mozzarella, grated cheddar, mexican blend cheese, shredded cheddar, four cheese blend, taco cheese',
  'string cheese': 'cheese strings, cheestrings, cheese sticks, mini babybel',
  'uht milk': 'h-milk',
  yogurt:
    'dahi, set yogurt, natural yoghurt, low fat yogurt, plain yoghurt, plain curd, yogurts, yoghurts, yog, bio yogurt, activia, danone, live yogurt, curd chillies, mor milagai, dahi chilli',
  'yogurt fruit':
    'strawberry yogurt, strawberry yoghurt, vanilla yogurt, peach yoghurt, blueberry yogurt, fruit yoghurt, flavored yogurt, muller corner, frubes, kids yogurt, froobs, go gurt, yogurt tubes, peach yogurt, cherry yogurt, raspberry yogurt, rhubarb yogurt, munch bunch, yoghurt drink strawberry, lemon yogurt, toffee yogurt',
  'chicken egg':
    'free range eggs, free-range egg, cage free eggs, large eggs, medium eggs, brown eggs, dozen eggs, half dozen eggs, kampung eggs, raw egg, egg yolk, egg white, whole eggs, organic eggs, burford browns, eggs boiled raw',
  'hard-boiled egg': 'boiled eggs, hard boiled eggs, egg pot',
  'onsen egg': 'half boiled eggs, poached egg',
  bacon:
    'bacon rashers, smoked bacon, bacon bits, bacon medallions, rashers, unsmoked bacon, maple bacon, canadian bacon, gammon steak, gammon joint',
  'beef cubes':
    'diced beef, stew beef, braising steak, casserole steak, chuck steak, beef stew meat, beef chuck, stew meat, casserole beef, stewing steak, beef cheeks',
  'beef mince':
    'mince, mince beef, lean beef mince, hamburger meat, keema, minced meat beef, ground meat, ground chuck',
  'beef patty raw':
    'burger patty, beef burgers frozen, burger patties, beefburger, beef patty, quarter pounders, hamburger patties, steak burgers, burgers beef frozen',
  'beef slices': 'sliced beef, roast beef, stir fry beef, beef strips, beef joint, beef roast',
  'beef steak':
    'steak, rump steak, fillet steak, flank steak, rib eye, sirloin steak, beef fillet, t-bone steak, skirt steak, minute steak, new york strip, frying steak, tomahawk steak, hanger steak, flat iron steak',
  'ham sliced':
    'ham slices, honey roast ham, cooked ham slices, wafer thin ham, deli ham, smoked ham, gammon ham, black forest ham, york ham, parma style ham, honey ham, ham hock, ham off the bone',
  'lamb chop': 'lamb cutlets, lamb chops, lamb steaks, lamb leg steaks',
  'lamb mince': 'minced lamb, diced lamb, mutton keema',
  mutton: 'goat, mutton curry cut, diced mutton, goat curry cut, lamb neck, stewing lamb',
  'pork belly': 'belly pork, pork belly slices, belly slices',
  'pork chop': 'pork chops, pork steak, pork loin steak, pork escalope, pork cutlets',
  'pork ribs': 'ribs, spareribs, baby back ribs, rack of ribs',
  'pork slices': 'pork strips, diced pork, pork meat, pork joint',
  'chicken breast':
    'chicken breasts, chicken fillets, chicken mini fillets, diced chicken, chicken tenders raw, chicken cubes, chicken strips raw, chicken goujons raw, chicken tenderloins, chicken steaks, chicken stir fry strips, chicken escalopes',
  'chicken drumstick': 'drumsticks, chicken legs, drumstick chicken, chicken leg quarter, chicken quarters',
  'chicken thigh': 'chicken thighs, boneless thigh, thigh fillet, skinless thighs',
  'chicken wing': 'chicken wings, wings, buffalo wings',
  'chicken whole':
    'whole chickens, roasting chicken, chicken pieces, chicken curry cut, raw chicken, broiler, roast chicken raw, spatchcock chicken, poussin, cornish hen, capon',
  'chicken marinated raw': 'tandoori chicken raw, bbq chicken raw',
  'duck raw': 'duck leg, gressingham duck',
  'turkey raw': 'turkey breast, turkey steak, turkey legs',
  'chicken ham': 'chicken slices, chicken roll',
  'chicken sausage': 'chicken sausages, chicken franks, chicken hotdog',
  'chinese sausage': 'lap xuong, lup chong, lap cheung',
  chorizo: 'chorizo ring, chorizo sausage',
  fishcake: 'fishcakes, fish cake slices, fish cake slice, sliced fish cake, fish cakes sliced, crab cakes',
  frankfurter:
    'frankfurters, hotdogs, wiener, hot dog sausages, smoked sausage, kielbasa, kabanos, mattessons',
  'meatball raw': 'meatballs, beef meatballs',
  pate: 'pate brussels, chicken liver pate, ardennes pate, brussels pate',
  salami: 'salami slices, summer sausage, milano salami, genoa salami, peperami',
  'sausage raw':
    'bangers, pork sausages, cumberland sausage, lincolnshire sausage, breakfast sausage, chipolata, brats, sausage links, sausage meat, toulouse sausage, sausage patties, snags, saveloy',
  'crab stick': 'crabstick, crab sticks, crab flavour stick, seafood sticks, krab',
  clam: 'cockles, vongole, littleneck',
  cuttlefish: 'sotong, squids, calamari, squid rings, squid tubes',
  'fish fillet white':
    'white fish, haddock, pollock, sole, plaice, sea bass, sea bream, hake, monkfish, flounder, cod fillet, fish fillets, fresh fish, whole fish, red snapper, grouper, turbot, coley, smoked haddock, smoked haddock fillet, smoked cod, basa fillets, whiting, mahi mahi, swordfish, fish pie mix, skate wing, perch, orange roughy, rockfish, redfish, john dory',
  mackerel: 'mackerel fillet, sardine, fresh sardines',
  mussel: 'mussels fresh, mussels in white wine, mussel meat',
  prawn:
    'shrimps, king prawns, raw prawns, jumbo shrimp, tiger prawns, peeled prawns, prawn meat, prawns cooked peeled, scampi raw, shrimp cocktail ring, coldwater prawns',
  'salmon fillet':
    'salmon fillets, salmon steak, fresh salmon, salmon portion, salmon darnes, salmon side, sockeye salmon, coho salmon',
  'shellfish cooked': 'shellfish, cooked shellfish',
  'smoked salmon': 'smoked salmon trimmings, gravlax, gravadlax, kiln roasted salmon',
  'tuna steak': 'ahi tuna, yellowfin tuna, seared tuna',
  'firm tofu': 'extra firm tofu, smoked tofu, marinated tofu, hard tofu, tofu block, tofu cubes',
  'plant-based mince':
    'vegan mince, meat-free mince, vegetarian mince, beyond meat, impossible meat, soya mince, veggie mince, meatless crumbles, plant mince',
  'silken tofu': 'tofu silken, bean curd, beancurds, soy curd, japanese silken tofu',
  'tau pok': 'tofu puff, fried bean curd, puffed tofu',
  tempeh: 'soy tempeh',
  'veggie burger patty':
    'veggie burger, beyond burger, vegan burger, vegetarian burger, bean burger, plant burger, veggie patties, boca burger, gardenburger, vegetable fingers, veggie fingers',
  'vegan sausage':
    'veggie sausage, vegetarian sausages, meat-free sausages, linda mccartney sausages, glamorgan sausages, veggie dogs, vegan hot dogs, beyond sausage',
  bagel:
    'bagels, plain bagel, everything bagel, everything bagels, bagels everything, cinnamon raisin bagels, bagel thins',
  baguette: 'french stick, french bread, baguettes, batard, baton bread',
  'banana bread': 'banana loaf',
  brownie: 'brownies, chocolate brownie, blondie, blondies, brownie bites',
  'burger bun': 'burger buns, hamburger buns, brioche buns, sesame buns',
  'cake slice':
    'chocolate cake, carrot cake, cream gateau, slice of cake, black forest gateau, sherry trifle, trifle, sticky toffee pudding, sticky toffee pud',
  'cake plain':
    'madeira cake, loaf cake, victoria sponge, vanilla cake, angel cake, lemon drizzle, angel food cake, bundt cake, carrot cake slice, red velvet cake, battenberg, ginger cake, coffee cake, cake bars, mini rolls, french fancies, twinkies, red velvet, fondant fancies, lamington, jamaica ginger cake',
  chapati: 'rotis, leftover rotis, phulkas, chapatis, chapatti, phulka, roti wrap',
  cupcake: 'cupcakes, blueberry muffin, chocolate muffin, fairy cake, bran muffin',
  'danish pastry':
    'cinnamon bun, cinnamon swirl, pain au raisin, chocolate twist, maple pecan plait, danish, apple strudel, palmier, apple turnover, turnover',
  doughnut: 'doughnuts, donuts, krispy kreme, jam doughnut, glazed donut, donut holes, donettes',
  'english muffin': 'english muffins, breakfast muffins, toasting muffins',
  'gluten-free bread': 'gf bread, gluten free loaf',
  'hot dog bun': 'hotdog buns, hot dog rolls, finger rolls, frankfurter rolls',
  'naan fresh': 'naan bread, garlic naan, nan bread, naans, plain naan, peshwari naan',
  'pie savoury':
    'pork pie, steak pie, pot pie, savoury pie, steak and kidney pie, pasty, pasties, steak bake, cheese and onion pasty, steak slice',
  'pie sweet':
    'pumpkin pie, cherry pie, mince pie, key lime pie, sweet pie, pecan pie, bakewell tart, apple tart, lemon tart, treacle tart, lemon meringue pie, apple crumble, fruit crumble, rhubarb crumble, cobbler, peach cobbler, jam tart, jam tarts, crumble, bakewells, bakewell tarts',
  'pita bread':
    'pitta, pitta bread, pittas, pitas, lavash, arabic bread, lebanese bread, pita pockets, turkish bread, khobez',
  'pizza base fresh': 'pizza base, pizza crust',
  sourdough: 'sourdough loaf, country loaf',
  'taco shell': 'taco shells, tacos, taco kit, none',
  'white bread':
    'loaf, loaf of bread, white loaf, sliced bread, toast, toast loaf, warburtons, hovis, wonder bread, bread loaf, half loaf, sandwich loaf, thick sliced bread, bread slices, britannia bread, modern bread, sandwich bread, sliced white, thick sliced white, bloomer, white sliced, best of both, tiger bread, bread crusts',
  'wholemeal bread':
    'hovis wholemeal, wholemeal toast, wholegrain loaf, wholemeal loaf, wheat bread, granary bread, seeded bread, whole grain bread, seeded loaf, whole meal bread, gardenia wholemeal, warburtons wholemeal, wholewheat loaf, oat bread, granary loaf, malted bread, grain bread, 50/50 bread, 12 grain bread, malt bread, brown loaf',
  'wrap tortilla':
    'wraps, flour tortillas, tortilla wraps, wrap bread, soft tacos, burrito wraps, wholemeal wraps, wrap, fajita wraps',
  'basmati rice': 'basmati',
  'bee hoon dry': 'bee hoon, rice vermicelli noodles, vermicelli rice, mihun',
  'brown rice': 'wholegrain rice bag, red cargo rice',
  'cellophane noodles': 'glass noodle, bean thread noodles, tanghoon, sweet potato noodles',
  'chickpeas dried': 'chick peas, dried chickpeas, kabuli chana',
  couscous: 'cous cous, giant couscous, pearl couscous',
  dal: 'lentil, red lentils, green lentils, puy lentils, dhal lentils, moong dal, urad dal, masoor, toor, daal, brown lentils, split lentils, red split lentils, beluga lentils',
  'dried beans':
    'rajma, rajma dried, kidney beans, black beans, pinto beans, haricot beans, butter beans, dried kidney beans, cannellini, navy beans, borlotti beans, lima beans, rajma beans, beans, black eyed peas, black-eyed beans, cannellini beans dried, black turtle beans, soup mix beans',
  'dried pasta':
    'pastas, pasta shapes, farfalle, rigatoni, tagliatelle, pasta shells, orzo, bow tie pasta, fettuccine, fettucine, noodles pasta, pasta bows, tortiglioni, wholewheat pasta, wholemeal pasta, spagetti, bucatini, conchiglie, spaghetti pasta, pasta penne, pappardelle, elbow macaroni, pasta twists, spirali, rotini, ziti, pasta quills, cappellini, gemelli, mafalda, pasta spirals, wheels pasta, alphabet pasta, capellini, penne rigate',
  'egg noodles dry':
    'egg noodles, medium egg noodles, egg noodle nests, wantan mee, wonton noodles, chow mein noodles',
  'egg noodles fresh':
    'yellow mee, hokkien noodles, fresh noodles, fresh egg noodles, lo mein noodles, hong kong noodles, hong kong noodles fresh, fresh hong kong noodles, straight to wok noodles, stir fry noodles, singapore noodles fresh',
  'fresh pasta': 'fresh fettuccine',
  'glutinous rice': 'glutinous rice bag, sweet glutinous rice',
  gnocchi: 'gnocchis',
  'jasmine rice':
    "white long grain rice, long grain rice, easy cook rice, rice bag, bag of rice, parboiled rice, uncle ben's, ponni rice, sona masoori, idli rice, raw rice, uncooked rice, boil in the bag rice, patna rice",
  muesli: 'granolas, crunchy granola, alpen, nut granola, granola clusters, country crisp, bircher muesli',
  oats: 'porridge oats, oat, rolled oat, oat flakes, steel cut oats, quaker oats, overnight oats, jumbo oats, ready brek, pinhead oats',
  'popiah skin': 'spring roll wrapper, spring roll wrappers, spring roll skin, spring roll pastry',
  quinoa: 'quinoa grain, red quinoa, white quinoa',
  'rice paper':
    'rice paper wrappers, rice paper rolls, ricepaper, spring roll wrappers rice, summer roll wrappers, rice wrappers',
  'soba dry': 'soba noodles',
  'sushi rice': 'sticky sushi rice, koshihikari',
  'udon fresh': 'udon noodles, udon noodle',
  'wonton skin': 'wonton wrappers, gyoza skin, dumpling skin, wonton wrapper',
  'breakfast cereal':
    'cereals, weetabix, corn flakes, rice krispies, cheerios, frosties, coco pops, special k, shreddies, bran cereal, honey stars, kelloggs, lucky charms, froot loops, shredded wheat, fruit loops, cornflake, granola cereal, crunchy nut cornflakes, frosted flakes, cinnamon toast crunch, captain crunch, raisin bran, all bran, krave, golden nuggets, golden grahams, curiously cinnamon, cocoa puffs, fruit n fibre, trix, wheat biscuits, honey loops, grape nuts, malted wheats, cookie crisp, life cereal, wheaties, choco hoops, puffed wheat, wheetos, oatibix, sugar puffs',
  'cup noodles':
    'pot noodle, instant ramen cup, cup ramen, cuppa noodle, noodle pot, nissin cup, instant lunch',
  'instant noodles':
    '2 minute noodles, two minute noodles, super noodles, maggi noodles, packet noodles, top ramen, koka noodles, mama noodles, nissin, maggie noodles, myojo, masala noodles, maggi masala noodles, noodle packets, ramen chicken flavor',
  'instant soup':
    'cup a soup, packet soup, noodle soup packet, cuppa soup, cup of soup, soup sachet, soup mix, dried soup, mug soup, onion soup mix, lipton soup, soup packets',
  'korean ramyun': 'shin ramen, samyang, neoguri, jin ramen, buldak noodles, shin noodles, ramyeon',
  'mac and cheese box':
    'kraft mac n cheese, kraft mac and cheese, boxed mac n cheese, boxed mac and cheese, mac n cheese, mac & cheese, mac and cheese, easy mac, pasta n sauce, batchelors pasta n sauce, annies shells, pasta roni, mug shot pasta, kraft mac, macaroni and cheese, rice a roni pasta, macaroni cheese',
  'microwave rice':
    "microwaveable rice, pouch rice, rice pouch, ben's original, minute rice, express rice, egg fried rice pouch, ready rice, golden vegetable rice",
  'seafood instant noodles': 'mama noodles, koka noodles, myojo, instant noodles tom yum',
  'baked beans':
    'heinz beans, beans in tomato sauce, heinz baked beans, tin of beans, tinned beans, baked beanz, beans on toast beans, beanz, bbq beans, boston baked beans, pork and beans, snap pots beans',
  'canned anchovies': 'anchovies, anchovy, anchovies in oil',
  'canned beans':
    'kidney bean can, tinned kidney beans, canned kidney beans, canned black beans, tin of kidney beans, red kidney beans, kidney beans can, kidney beans tin, tinned beans mixed, mixed beans, beans tin, chilli beans, three bean salad, black beans can, haricot beans tin, navy beans can, black eye beans, mixed bean salad, five bean salad',
  'canned chickpeas':
    'chick peas tin, tin of chick peas, chickpeas, chickpea, tinned chickpeas, garbanzo beans, garbanzos, can of chickpeas, chana, chick pea tin, chick peas can, chick pea can',
  'canned coconut milk':
    'coconut milk can, tinned coconut milk, coconut milk tin, creamed coconut, kara coconut, coconut milk powder',
  'canned corn':
    'tinned sweetcorn, canned sweetcorn, sweetcorn tin, corn kernels, tinned corn, tin of corn, green giant sweetcorn, corn niblets, whole kernel corn',
  'canned fruit cocktail':
    'tinned peaches, peaches canned, tinned fruit, canned fruit, fruit cocktail, peaches in syrup, peach slices, canned pears, tinned pears, mandarin segments, peaches in juice, mandarin oranges tin, canned mandarins, tinned mandarins, peach halves, prunes in juice, grapefruit segments, cherry pie filling, pie filling',
  'canned mackerel': 'tinned mackerel, mackerel fillets in oil, mackerel tin',
  'canned pineapple':
    'tinned pineapple, pineapple chunks, pineapple slices, pineapple tin, pineapple tidbits, crushed pineapple, pineapple in juice',
  'canned salmon': 'tinned salmon, red salmon tin, salmon can',
  'canned sardines':
    'sardines, tinned sardines, sardine can, sardines in oil, sardines tin, pilchards, brisling, sprats tin',
  'canned soup':
    'tomato soup, tinned soup, chicken noodle soup, mushroom soup, heinz soup, cream of mushroom soup, cream of tomato soup, cream of chicken soup, campbells, oxtail soup, leek and potato soup, soup tin, tin of soup, chunky soup, carrot and coriander soup, butternut squash soup, scotch broth, french onion soup, pea soup, split pea soup, broccoli cheddar soup, soup carton, new covent garden soup, fresh soup, mulligatawny, big soup, corn chowder, black bean soup, condensed soup, minestrone',
  'canned tomatoes':
    'tinned tomatoes, tin tomatoes, crushed tomatoes, canned tomato, tomatoes can, plum tomatoes tin, tin of tomatoes, chopped tomatoes tin, chopped tomatoes can, rotel, tomatoes tin, stewed tomatoes, fire roasted tomatoes, polpa, cherry tomatoes tin, tomato polpa',
  'canned tuna':
    'tinned tuna, tuna tin, tuna can, tuna chunks, can of tuna, tin of tuna, ayam brand tuna, tuna flakes, tuna in oil, tuna in brine, skipjack tuna, tuna steak can, albacore tuna can, tuna fish',
  'luncheon meat': 'tinned ham, spam tin, bacon grill, canned ham, chopped pork, pek',
  passata: 'sieved tomatoes, tomato sauce can',
  'refried beans': 'refried black beans',
  'vegetable stock carton': 'veg stock, vegetable stock',
  'chicken stock carton': 'chicken stock pot, liquid stock',
  'apple cider vinegar': 'acv, braggs vinegar, spirit vinegar',
  'balsamic vinegar': 'balsamic, balsamic glaze, balsamic reduction, modena vinegar',
  'barbecue sauce': 'barbeque sauce, bar-b-q sauce, smoky bbq sauce, sweet baby rays, hickory bbq sauce',
  'caesar dressing': 'caesar salad dressing, caesar sauce, cesar dressing',
  'chilli crisp': 'laoganma, crispy chilli oil, chili crisp, chilli oil jar, chili oil',
  'chilli sauce': 'chili sauce, hot chilli sauce, sambal oelek, chilli garlic paste',
  'curry paste indian':
    'indian curry paste, balti paste, madras paste, vindaloo paste, curry pastes, korma paste, tandoori paste, jalfrezi paste',
  'curry paste thai':
    'thai curry paste, thai green curry paste, thai red curry paste, green curry paste jar, yellow curry paste, panang paste, tom yum paste jar, mae ploy, curry paste',
  'curry roux block': 'curry cubes, golden curry, vermont curry',
  'dark soy sauce': 'dark soya sauce, dark soy, thick dark sauce, black soy',
  'fish sauce': 'fish sauce bottle, squid brand fish sauce',
  gochujang: 'gochujang paste, red pepper paste korean',
  honey: 'manuka honey, clear honey, runny honey, honey bear, honeycomb honey, acacia honey, rowse',
  'hot sauce':
    "frank's red hot, cholula, siracha, sirracha, chipotle sauce, louisiana hot sauce, tapatio, buffalo sauce, hot pepper sauce, chilli sauce hot, habanero sauce",
  jam: 'raspberry jam, jelly jam, blackcurrant jam, apricot jam, grape jelly, jams, lemon marmalade, orange marmalade, bonne maman, fruit spread, jelly grape, strawberry preserve, lemon curd jam, damson jam, strawberry jelly, seville orange marmalade, conserve, smuckers jelly, blackberry jelly, mint jelly, redcurrant jelly, quince paste, cherry jam, plum jam, rhubarb jam, cranberry jelly, apple butter',
  'kecap manis': 'sweet soya sauce, abc sauce',
  ketchup: 'tomato sauce, catsup, heinz ketchup, tomato ketchup bottle, red sauce, tommy k',
  'light soy sauce': 'light soya sauce, soy sauce bottle, shoyu sauce, low sodium soy sauce, la choy',
  'maple syrup':
    'golden maple syrup, pancake syrups, maple sirup, pancake syrup, aunt jemima syrup, corn syrup, karo, log cabin syrup, mrs butterworth, syrup, pearl milling syrup',
  mayonnaise:
    'mayonaise, hellmanns, light mayo, kewpie mayo, salad cream, best foods mayonnaise, miracle whip, burger sauce, sandwich spread, thousand island, big mac sauce, chicken mayo sauce',
  'miso paste': 'miso soup paste, yellow miso, shiro miso',
  molasses: "black treacle, lyle's golden syrup",
  mustard:
    'english mustard, mustard jar, honey mustard, american mustard, whole grain mustard, dijon, mustard grain',
  'oyster sauce': 'lee kum kee oyster sauce, vegetarian oyster sauce',
  'pesto jar': 'green pesto, red pesto, pesto sauce, pesto genovese, pesto rosso',
  'rice vinegar': 'rice wine vinegar, distilled vinegar, white wine vinegar spirit',
  'salad dressing vinaigrette':
    'vinaigrette, french dressing, balsamic vinaigrette, honey mustard dressing, catalina dressing, pizza express dressing',
  salsa:
    'tomato salsa, salsa dip, salsa verde, pico de gallo, doritos salsa, picante sauce, enchilada sauce, tostitos salsa',
  'satay sauce': 'satay paste, peanut dip, peanut satay sauce',
  'sesame oil': 'toasted sesame oil',
  'sesame dressing': 'goma sauce, deep roasted sesame dressing',
  'pasta sauce jar':
    'tomato pasta sauce, dolmio, arrabiata sauce, arrabbiata sauce, ragu sauce, tomato and basil sauce, marinara sauce, pizza sauce, bolognese sauce, napolitana sauce, lasagne sauce red, tomato basil sauce, pasta bake sauce, pomodoro sauce, puttanesca sauce, tomato sauce pasta',
  'stock cube':
    'oxo cube, knorr cube, chicken stock cube, vegetable oxo, stock powder, stock cubes, broth cube, knorr, maggi cube, beef stock cube, bovril, bouillon powder, oxo cubes beef, oxo beef, oxo chicken, oxo cubes chicken, veg stock cubes',
  'sweet chilli sauce': 'sweet chili sauce, sweet chilli dipping sauce, sweet chilli',
  taucu: 'tauchu, soybean paste, bean paste',
  'tamarind paste': 'tamarind, imli, tamarind concentrate, puli',
  'tartare sauce': 'tartar sauce',
  'teriyaki sauce': 'teriyaki, teriyaki marinade, yakitori sauce',
  'tomato paste':
    'tomato purees, double concentrate tomato, tomato puree tube, tomato concentrate, sundried tomato paste, double concentrate',
  'worcestershire sauce': 'worcester sauce, lea and perrins, lea & perrins',
  furikake: 'furikake seasoning',
  'coconut oil': 'virgin coconut oil',
  lard: 'dripping, pork fat, suet, bacon fat, beef tallow',
  'olive oil': 'evoo, olive oil extra virgin, light olive oil',
  'peanut oil': 'arachis oil, ground nut oil',
  'cooking spray': 'pam spray, oil cooking spray',
  'vegetable oil':
    'veg oil, canola, sunflower oil bottle, frying oil, olive pomace oil, vegetable cooking oil, groundnut free oil, crisp n dry',
  'almond butter': 'hazelnut butter, mixed nut butter, walnut butter',
  'chocolate spread':
    'nutela, choc spread, chocolate hazelnut spread, hazelnut chocolate spread, nutella jar, hazelnut cocoa spread, ferrero spread',
  guacamole: 'guac, smashed avocado',
  hummus: 'houmous, humus, hommus, hoummos, houmus, humous, hummous',
  'lotus biscuit spread': 'biscoff, lotus spread, speculoos spread',
  'peanut butter':
    'smooth peanut butter, crunchy peanut butter, skippy, jif, pnut butter, pb, peanutbutter, chunky peanut butter, sun-pat, pb2, whole earth peanut butter, pip and nut, uncrustables, pb and j, pbj, peanut butter sandwich, peanut butter and jelly sandwich',
  tahini: 'tahina, tahini paste',
  vegemite: 'marmite jar, bovril yeast, marmite spread, promite',
  'black pepper':
    'pepper, peppercorns, pepper ground, white pepper powder, peppercorn, cracked pepper, ground black pepper, cracked black pepper',
  cardamom: 'cardamon, elaichi, cardamom pods, green cardamom',
  'chilli flakes':
    'chili flakes, chilli powder red, chili powder, red pepper flakes, crushed chilli, cayenne pepper, red chilli powder, kashmiri chilli powder, lal mirch, crushed red pepper, chipotle flakes, chipotle powder, aleppo pepper, ancho powder',
  'chinese five spice': '5 spice, five spice',
  cinnamon: 'cinnamon powder, cinnamon sticks, dalchini, mixed spice, pumpkin pie spice, pumpkin spice',
  cloves: 'whole cloves, laung, ground cloves',
  'coriander powder': 'coriander seed, coriander seeds, dhania powder',
  cumin: 'cumin seed, cumin seeds, cumin powder, jeera, jeera powder',
  'curry powder':
    'curry spice, mild curry powder, madras curry powder, meat curry powder, chip shop curry powder',
  'dried herbs':
    'mixed herbs, oregano, italian seasoning, herbs, herbes de provence, dried mint, dried parsley, dried rosemary, oregano dried, basil dried, dried sage, dried dill, dried marjoram, dried coriander leaf, tarragon dried, dried chives',
  'garlic powder':
    'garlic granules, onion granules, garlic salt, granulated garlic, dried onion, onion flakes, dried minced onion',
  'mala spice': 'sichuan pepper, szechuan peppercorn, szechuan pepper',
  'hotpot soup base': 'hot pot base, haidilao soup base, mala xiang guo paste',
  'mixed seasoning':
    'season all, chicken seasoning, old bay, fajita mix, taco mix, fajita seasoning, bbq seasoning, jerk seasoning, piri piri seasoning, steak seasoning, seasoned salt, bbq rub, lemon pepper, mrs dash, creole seasoning, slap ya mama, nandos rub, tajin',
  msg: 'accent seasoning',
  paprika: 'paprika powder, sweet paprika',
  saffron: 'kesar, saffron strands',
  salt: 'rock salt, himalayan salt, iodised salt, pink salt, cooking salt, kosher salt, black salt, table salts, maldon salt',
  'turmeric powder': 'turmeric, haldi, ground turmeric',
  'almond flour': 'ground almonds, almond powder',
  'baking soda': 'bicarb soda, bicarbonate soda, sodium bicarbonate',
  'bread flour': 'strong white flour, bread flour strong',
  'bread mix':
    'cake mixes, muffin mix, bread machine mix, cornbread mix, jiffy mix, krusteaz, cornbread, yorkshire pudding mix, waffle mix',
  breadcrumbs:
    'bread crumbs, panko breadcrumbs, bread crumb, stuffing mix, sage and onion stuffing, paxo, shake n bake',
  'brown sugar':
    'dark brown sugar, light brown sugar, demerara sugar, soft brown sugar, demerara, jaggery powder, raw sugar, turbinado',
  'chocolate chips':
    'chocolate chip, choc chips, baking chocolate bar, chocolate chunks, cooking chocolate, choc drops, chocolate drops',
  'cocoa powder': 'cocoa, cacao powder, unsweetened cocoa, hersheys cocoa',
  'coconut sugar': 'jaggery, gur, palm sugar block',
  'corn starch': 'cornstarch, corn flour, arrowroot, potato flour, maizena',
  'dry yeast': "yeast, baker's yeast, fresh yeast, dried yeast, yeast sachet, fast action yeast, bread yeast",
  gelatin: 'gelatine sheets, gelatine powder',
  'granulated sugar':
    'sugars, white granulated sugar, golden caster sugar, castor sugar, sugar cubes, cane sugar, superfine sugar, table sugar, tate and lyle sugar, silver spoon sugar',
  'icing sugar': 'powder sugar',
  'jelly crystals': 'jelly, jell-o, gelatin dessert, hartleys jelly cubes',
  'pie crust':
    'shortcrust pastry, pastry case, pie shell, pastry dough, puff pastry sheet, graham cracker crust',
  'plain flour':
    'flours, ap flour, maida, white flour, refined flour, plain white flour, pastry flour, plane flour, gold medal flour',
  'self-raising flour': 'sr flour, self rising flour',
  sweetener:
    'splenda, sugar substitute, canderel, artificial sweetener, sweet n low, truvia, sucralose, xylitol, hermesetas, equal sweetener, monk fruit sweetener',
  'vanilla extract': 'vanilla, vanilla paste, vanilla flavouring, vanilla bean paste',
  'wholemeal flour': 'atta, wholewheat flour, wholemeal atta, chapati flour, aashirvaad atta',
  almond:
    'ground almonds whole, almond flakes, flaked almonds, almond nuts, badam, sliced almonds, marcona almonds, blanched almonds, slivered almonds, badam milk',
  cashew: 'cashewnut, kaju',
  'chestnut roasted': 'chestnut, roasted chestnut, vac pack chestnuts',
  flaxseed: 'flax seed, flax seeds, linseeds, flax',
  hazelnut: 'filbert, cobnut',
  'mixed nuts':
    'assorted nuts, roasted nuts, fruit and nut mix, salted nuts, nuts and raisins, planters mixed nuts, student mix',
  peanut:
    'salted peanuts, roasted peanuts, monkey nuts, dry roasted peanuts, groundnut, goobers, crunchy nut cornflakes, kp nuts, planters peanuts, redskin peanuts',
  pecan: 'pecan pie',
  'pine nut': 'pine kernels',
  pistachio: 'pistachio nuts, pista',
  'pumpkin seed': 'pumpkin seeds, pepita',
  'sunflower seed': 'sunflower seeds',
  walnut: 'walnut halves, akhrot',
  'dried anchovy': 'dried anchovies, anchovy dried',
  'dried cranberries': 'cranberries dried, dried cherries, dried blueberries',
  'dried dates': 'date, pitted dates, dried date, deglet nour, khajoor, figs dried',
  'dried mango':
    'dried fruit, dried apricots, apricots dried, mixed dried fruit, dried fig, dried figs, dried banana, banana chips',
  'dried seaweed': 'seaweed, wakame seaweed, kelp, kombu seaweed, sushi nori',
  'goji berry': 'goji berries, wolfberries',
  prune: 'dried plum, ready to eat apricots, dried apple rings, dried apple',
  raisin: 'sultana, currants, kishmish, raisins box, mixed fruit dried, sun maid raisins',
  'salted fish': 'salt cod, stockfish',
  'sun-dried tomato': 'sundried tomatoes, sundried tomato, sunblush tomatoes, semi dried tomatoes',
  biscuits:
    "digestives, digestive biscuit, rich tea, rich tea biscuits, tea biscuits, hobnobs, custard creams, mcvities, marie biscuit, parle g, britannia biscuits, bourbon biscuits, ginger nuts, jammie dodgers, petit beurre, shortbread fingers, julie's biscuits, malted milk biscuits, graham crackers, chocolate digestives, garibaldi biscuits, fig rolls, fig newtons, bourbon creams, nilla wafers, ginger snaps, lemon puffs",
  'cheese puffs':
    'wotsits, cheetos puffs, cheezels, nik naks, cheese curls, monster munch, twiglets, cheez doodles, flamin hot cheetos, onion rings crisps, space raiders, pirates booty, frazzles, cheesy puffs',
  'chocolate biscuit':
    "oreos, oreo cookies, tim tams, penguin bar, chocolate digestive, jaffa cakes, pepero, hello panda, koala's march, yan yan, chocolate biscuits, caramel wafer, caramel wafers, hob nobs chocolate, chocolate hobnobs, choc hobnobs, penguins, chocolate fingers, club biscuits, chocolate bourbon, blue riband, breakaway, rocky bar, caramel digestives, tunnocks, chocolate leibniz, milk chocolate digestives, viennese whirls, tunnocks caramel wafers",
  cookies:
    'choc chip cookies, oatmeal cookies, butter cookies, famous amos, chips ahoy, maryland cookies, danish butter cookies, jaffa cakes, snickerdoodles, girl scout cookies, thin mints, animal crackers, double choc cookies, triple chocolate cookies',
  'corn chips': 'tortilla chip, nacho chips, nacho, takis',
  crackers:
    "water biscuits, saltines, jacob's crackers, ritz crackers, cheese crackers, goldfish crackers, tuc, cream crackers, saltine, jacobs cream crackers, club crackers, oatcakes, table water biscuits, matzo, matzah, wheat crackers, cornish wafers",
  'fruit gummies':
    'gummies, gummy, gummi bears, haribos, jelly babies, wine gums, jelly beans, gummy worms, starburst, swedish fish, sour patch kids, starmix, percy pigs, fruit roll ups, midget gems, jelly tots, gummy sweets, percy pig, tangfastics, squashies, fizzy cola bottles, cola bottles, sour worms, haribo tangfastics, sports mix',
  'granola bar':
    'granola bars, cereal bars, nature valley, kind bar, muesli bars, snack bar, fruit and nut bar, nakd bar, breakfast bar, nutri grain, eat natural bar, chewy bars, trek bar, rice krispies squares',
  keropok: 'prawn cracker, shrimp crackers, shrimp chips',
  popcorn:
    'pop corn, caramel popcorn, sweet popcorn, popping corn, kettle corn, butterkist, skinny pop, caramel corn, smartfood',
  'potato chips':
    'potato crisps, walkers, kettle chips, salt and vinegar crisps, cheese and onion crisps, hula hoops, calbee, kettle crisps, sour cream and onion chips, jack n jill, ready salted, doritos chips, sour cream and onion crisps, prawn cocktail crisps, cape cod chips, utz, discos, squares crisps, chipsticks, potato sticks',
  pretzels: 'pretzel, pretzel sticks, pretzel twists, rold gold',
  'protein bar':
    'protein bars, grenade bar, quest bar, kind bar, fruit and nut bar, power bar, fulfil bar, protein balls',
  'rice cracker': 'rice crackers packet, want want crackers',
  'rice cake puffed': 'rice cakes, corn cakes, rice cake, snack a jacks',
  'roasted seaweed':
    'seaweed snacks, nori sheets, tao kae noi, seaweed sheets, seaweed thins, itsu seaweed, gimme seaweed',
  candy:
    'candies, boiled sweets, lollies, mint candy, polo mints, tic tac, mentos, skittles, lollipops, mint sweets, sherbet, candy cane, love hearts, refreshers, smarties american, fox glacier mints, rhubarb and custards, nerds, chewits, parma violets, rock candy, drumstick lollies, cough sweets sweets, dum dums, candy floss, twizzlers strawberry, drumsticks sweets',
  'chocolate dark':
    'plain chocolate, bittersweet chocolate, dark choc, cooking choc dark, 70% chocolate, bournville, green and blacks dark, 85% chocolate, mint thins, after eights, after eight',
  'chocolate milk bar':
    "dairy milk, galaxy, mars bar, twix, bounty, milky way, chocolate bars, choc bar, m&ms, m&m, maltesers, smarties, hershey's, toblerone, kit kat, snickers bar, milk chocolate bar, crunchie, chocolate egg, easter egg, advent calendar chocolate, quality street, celebrations chocolate, milka, lindt, ritter sport, wispa, flake bar, picnic bar, double decker bar, aero, minstrels, chocolate buttons, double decker, boost bar, twirl, lion bar, terrys chocolate orange, chocolate coins, crunch bar, almond joy, mounds, chocolate bunny, fun size mars, york peppermint, fruit and nut bar cadbury, butterfinger",
  'chocolate truffle':
    'ferrero rocher, lindor, chocolate box, truffles, box of chocolates, raffaello, truffle chocolate, chocolates box, roses chocolates, heroes chocolates, milk tray, thorntons, assorted chocolates, russell stover, sees candies, terrys all gold, chocolate pralines',
  mochi: 'mochis, rice mochi',
  'pudding cup':
    'creme caramel, flan, caramel custard, creme brulee, custard cup, chocolate pudding cup, flan dessert, chocolate mousse, mousse pot, trifle, banoffee pot',
  toffee:
    "caramels, butterscotch, toffees, werther's original, riesen, quality street toffee, milky caramels, rolo, rolos",
  'almond milk':
    'almond drink, unsweetened almond milk, cashew milk, hazelnut milk, alpro almond, almond breeze',
  'apple juice':
    'apple juice carton, cloudy apple juice, copella apple, apple cider american, motts apple juice',
  beer: 'lagers, beers, ipa, tiger beer, guinness, heineken, wheat beer, pale ale, craft beer, non-alcoholic beer, carlsberg, corona, stella, carling, bud light, fosters, alcohol free beer, pilsner, bud, pbr, newcastle brown, coors light, shandy, porter ale, blue moon, modelo, san miguel',
  'bubble tea': 'boba milk tea, bbt',
  'coffee creamer powder': 'coffee mate, coffee whitener',
  'coffee ground':
    'filter coffee, ground coffee bag, coffee powder, coffee pods, nespresso, coffee capsules, coffee grounds, nespresso pods, k cups, nespresso capsules, tassimo pods, espresso ground, dolce gusto pods, keurig pods, coffee bags, dark roast coffee, espresso, taylors coffee',
  'coffee instant':
    'coffees, instant coffees, nescafe gold, nescafe instant, gold blend, azera, douwe egberts, instant decaf',
  'drinking chocolate':
    'hot chocolate, hot cocoa, cocoa drink, hot choc, swiss miss, cadbury hot chocolate, cocoa mix',
  'energy drink':
    'redbull, monster energy, monster drink, rockstar energy, lucozade, 5 hour energy, celsius drink, relentless, celsius, bang energy',
  'fruit cordial':
    'squash drink, cordial, robinsons squash, orange squash, blackcurrant squash, fruit syrup, elderflower cordial, mio, dilutable juice, lemon barley, summer fruits squash, diluting juice',
  'green tea': 'matcha, green tea bags, jasmine green tea, white tea, genmaicha',
  'iced lemon tea':
    'ice tea, iced tea, lipton ice tea, iced green tea, peach iced tea, bottled green tea, arizona iced tea, sweet tea, snapple',
  'isotonic drink':
    'sports drink, powerade, pocari, electrolyte drink, prime hydration, vitamin water, pedialyte',
  'malt drink': 'milo tin, ovaltine powder, malted milk, bournvita, boost drink, malted drink',
  'oat milk': 'oatmilk, oat drink, oatly, oat beverage, barista oat milk, minor figures, oatside, oat m*lk',
  'orange juice':
    'oj, tropicana, orange juice carton, orange juice bottle, copella orange, simply orange, minute maid orange, orange juice pulp',
  'rice milk': 'rice drink',
  'soft drink':
    'coca cola, diet coke, coke zero, pepsi max, dr pepper, lemonade, ginger ale, ginger beer, fizzy drink, mountain dew, root beer, soft drinks, cokes, irn bru, schweppes, lilt, tango, pop cans, cream soda, appletiser, vimto fizzy, fizzy pop, san pellegrino lemon, lucozade orange soft, cherry coke, bitter lemon, canada dry, seven up, ting, elderflower presse, cloudy lemonade, indian tonic, slimline tonic',
  'soy milk':
    'soya drink, soy drink, soybean drink, alpro soya, soymilk, soya milk carton, soy beverage, yeos soya, soya bean milk, soybean milk, yeos soya bean milk, soya bean drink',
  'sparkling water':
    'fizzy water, soda water can, perrier, san pellegrino, tonic, seltzer, la croix, club soda, topo chico, bubly, carbonated water',
  spirits:
    'whiskey, tequila, brandy, bourbon, schnapps, rum bottle, cognac, malibu rum, scotch, mezcal, absinthe, hard seltzer, gin and tonic can, pimms, gin tonic cans',
  'tea bags':
    'teabags, pg tips, yorkshire tea, english breakfast tea, teabag, tetley, lipton tea, teas, breakfast tea, assam tea, darjeeling tea, chai tea, builders tea, darjeeling, rooibos bags, ceylon tea, pg tips pyramid bags, yorkshire teabags',
  'tea herbal':
    'herbal tea, camomile tea, mint tea, fruit tea, rooibos, rooibos tea, infusion tea, lemon ginger tea, lemon and ginger tea, berry tea, detox tea, turmeric tea, sleepytime tea, hibiscus tea, fennel tea, cranberry tea',
  'vegetable juice': 'carrot juice, celery juice, beet juice, beetroot juice, clamato',
  'water bottled':
    'bottled water, still water, spring water, evian, volvic, buxton water, dasani, fiji water, poland spring, alkaline water, highland spring',
  wine: 'rose wine, wines, port wine, shiraz, chardonnay, merlot, mulled wine, prosecco wine, pinot grigio, sauvignon blanc, malbec, rioja, cabernet, sherry, vermouth, pinot noir, port, moscato, marsala, rosé, bottle of red',
  'frozen berries':
    'frozen blueberries, frozen strawberries, frozen raspberries, frozen mixed berries, frozen mango chunks, summer fruits, mixed berries, berry mix, frozen cherries, smoothie mix frozen, berry medley, forest fruits, black forest fruits, triple berry blend',
  'frozen chicken nuggets':
    'chicken nuggets, chicken nugget, chicken strips, popcorn chickens, chicken dippers, chicken goujons, dino nuggets, turkey dinosaurs, southern fried chicken, chicken fingers, breaded chicken breast, turkey twizzlers, hot n spicy chicken, chicken burgers breaded, chicken patties, chicken fries, boneless bites, turkey dinos, chicken kiev, chicken kievs',
  'frozen dumplings': 'potstickers, gyozas, guotie, frozen gyoza',
  'frozen fish balls': 'fishball frozen, fishballs yong tau foo',
  'frozen fish fingers':
    'fish fingers, fish sticks, fish finger, fish stick, battered fish, battered cod, scampi breaded, breaded cod, filet o fish, breaded haddock, fish goujons, battered haddock, cod bites, scampi',
  'frozen fries':
    'fries, oven chips, chips frozen, hash brown, waffles potato, frozen chips, frozen potatoes, potato waffles, potato smiles, wedges, mccain fries, frozen french fries, curly fries, sweet potato fries, roast potatoes frozen, waffle fries, smiley faces potato, crinkle fries, chunky chips, potato croquettes, micro chips, hash brown patties, frozen roasties',
  'frozen lasagna': 'frozen lasagne, vegetable lasagne, veg lasagne',
  'frozen mixed vegetables':
    'mixed vegetables, frozen veg, frozen vegetables, stir fry vegetables, stir-fry mix, veg mix, vegetable medley, mixed veg, frozen stir fry, farmhouse mix veg, casserole veg, california blend, peas and carrots, broccoli and cauliflower mix, frozen peppers, steam veg, soup mix veg, stew pack, mirepoix mix',
  'frozen paratha': 'roti prata, roti paratha, kawan paratha, frozen roti',
  'frozen peas': 'pea, petit pois, garden peas',
  'frozen pizza':
    'pizza frozen, pepperoni pizza, cheese pizza, margherita pizza, margarita pizza, dr oetker pizza, totinos, french bread pizza, pizza rolls, pizza bagels, hawaiian pizza, bagel bites, red baron, stonebaked pizza',
  'frozen prawns': 'frozen raw prawns, frozen shrimps',
  'frozen puff pastry':
    'puff pastry, phyllo, phyllo pastry, filo, filo sheets, phyllo dough, ready rolled pastry, pastry sheet, jus rol, crescent rolls, pillsbury dough, jus rol pastry, crescent roll dough, pillsbury crescents',
  'frozen ready meal':
    'frozen meal, lean cuisine, frozen dinner, hamburger helper, microwave dinner, hungry man, charlie bighams, weight watchers meal, stouffers, healthy choice',
  'frozen seafood mix': 'mixed seafood',
  'frozen spinach': 'frozen spinach cubes',
  'ice cream':
    'icecream, vanilla ice cream, chocolate ice cream, ice-cream tub, haagen dazs, magnum tub, walls ice cream, soft serve, frozen yogurt, frozen yoghurt, neapolitan ice cream, raspberry ripple, blue bunny, edys, viennetta, froyo',
  'ice cream bar':
    'ice creams, solero cream, choc ice, drumstick ice cream, magnum ice cream, ice cream sandwich, klondike bar, mars ice cream, mini milk, dibs',
  popsicle:
    'ice lollies, popsicles, fruit lolly, calippo, ice pops, twister lolly, fab lolly, freezies, rocket lollies, freeze pops, fruit ice, otter pops, raspberry sorbet, fudgsicle lolly, italian ice',
  'cooked beans': 'dal cooked, leftover dal, dal tadka, dal fry, dal makhani, refried bean',
  'cooked chicken':
    'roast chicken, roasted chicken, chicken leftovers, leftover chicken, shredded chicken, chicken roast, bbq chicken, chicken breast cooked, chicken bites cooked, sliced chicken, pulled chicken',
  'cooked pasta': 'pasta leftovers, cooked spaghetti, boiled pasta, cold pasta',
  'cooked rice':
    'boiled rice, rice leftovers, white rice cooked, day-old rice, steamed white rice, cooked white rice, coconut rice, sticky rice cooked',
  'curry leftover':
    'leftover curry, chicken curry, beef curry, vegetable curry, thai green curry leftovers, chickpea curry, jalfrezi, balti, vindaloo, lentil curry, curry takeaway, rogan josh, bhuna, dhansak, dopiaza, chicken jalfrezi, potato curry, chicken madras',
  'egg salad': 'egg mayonnaise, egg mayo filling',
  'fried chicken':
    'kfc, chicken karaage, karaage, korean fried chicken, popeyes, southern fried chicken pieces, orange chicken, sweet and sour chicken, general tso chicken',
  'fried rice': 'nasi goreng, special fried rice, yangzhou fried rice, veg fried rice',
  'pasta salad': 'potato salads, macaroni salad',
  'pizza leftover': 'pizzas, leftover pizzas, slice of pizza, dominos pizza, papa johns pizza',
  sandwich:
    'sandwiches, sandwhich, club sandwich, sarnie, ham sandwich, cheese sandwich, subway sandwich, meal deal sandwich, chicken sandwich, grilled cheese, sub sandwich, chicken wrap, subway sub, cheese and ham sandwich, tuna melt, egg and cress sandwich, bacon roll, reuben, italian sub, hoagie, philly cheesesteak, sausage mcmuffin, mcmuffin, uncrustables, pb and j, pbj, peanut butter sandwich, peanut butter and jelly sandwich',
  'soup leftover':
    'leftover soup, vegetable soup, chicken soup, soups, stews, lentil soup, pumpkin soup, leftover stew, beef stew leftovers, tagine, goulash, hotpot lancashire, ratatouille, pot roast leftovers, veg stew, chicken stew',
  sushi: 'sushi rolls, sushi box, maki rolls, california roll, dragon roll, hosomaki',
  'takeaway food': 'takeout, doggy bag, takeaway, left overs, leftover dinner',
  achar: 'indian pickle, achaar',
  capers: 'caper, nonpareille capers, caper berries',
  gherkin:
    'dill pickles, pickled gherkins, pickled cucumber, gherkins jar, cornichons, bread and butter pickles, pickled onions, silverskin onions, piccalilli, pickled onion, branston pickle, pickled eggs jar, pickled red onions, jalapenos jar, jalapenos sliced',
  kimchi: 'kim chi, kimchee, cabbage kimchi',
  olives: 'olive, kalamata olives, stuffed olives, green olive, black olive, pitted olives, nocellara olives',
  'pickled green chilli': 'jalapenos, jalapeno slices, sliced jalapenos, pickled chilli',
  sauerkraut: 'pickled cabbage',
  'fish oil': 'cod liver oil, omega 3',
  multivitamin:
    'vitamins, vitamin tablets, berocca, vitamin c, multivitamins, vitamin d, zinc tablets, iron tablets, effervescent vitamins, magnesium tablets',
  'protein powder':
    'whey, whey powder, protein shake powder, myprotein, casein powder, casein protein, impact whey, whey isolate',
  plantain: 'green plantain',
  'broad bean fresh': 'fava beans, broad beans, favas',
  'sage fresh': 'sage leaves',
  'soy yogurt': 'soya yogurt, vegan yogurt, alpro yogurt, plant based yoghurt, alpro yoghurt',
  'vegan cheese':
    'dairy-free cheese, vegan mozzarella, violife, daiya, vegan cheddar, cathedral city plant based, vegan feta, sheese',
  'vegan butter': 'dairy-free spread, vegan spread, vegan margarine, dairy-free butter, vegan block',
  custard: "bird's custard, ready made custard, ambrosia custard, sherry trifle, trifle",
  milkshake: 'milkshakes, frappe, mcflurry, frijj',
  'barley drink': 'barley water',
  'milk coffee drink':
    'iced coffee, latte, cappuccino, flat white, frappuccino, starbucks latte, iced latte can, emmi latte, mocha drink, starbucks doubleshot, latte macchiato',
  'mixed mince': 'minced meats, mixed minced meat',
  pancetta: 'pancetta cubes, smoked lardons, bacon lardons, prosciutto cotto',
  'breaded schnitzel': 'breaded chicken cutlet, chicken schnitzel, pork schnitzel, chicken cutlet',
  'cold cuts':
    'deli meat, lunch meat, sandwich meat, sliced sausage, sliced meats, antipasti meat, deli selection, antipasto platter',
  'smoked mackerel':
    'kippers, smoked mackerel fillets, smoked haddock, peppered mackerel, smoked herring, bloater',
  'bread roll':
    'bread rolls, rolls, baps, ciabatta roll, pav buns, dinner rolls, soft rolls, barm, barm cake, batch rolls, crusty rolls, kaiser rolls, hoagie roll, sub rolls, stottie, submarine rolls, sandwich thins, tear and share bread, slider buns',
  crumpet: 'crumpets, pikelets',
  scone: 'scones, biscuits american, buttermilk biscuits',
  pancake: 'crepes, drop scones, crempog, hotcakes, scotch pancakes, blini, blinis, pancake stack',
  waffle: 'toaster waffles, eggo, liege waffles',
  'garlic bread':
    'garlic baguette, cheesy garlic bread, garlic ciabatta, texas toast, garlic dough balls, doughballs, garlic flatbread',
  papadum: 'poppadom, poppadum, pappadam',
  'flattened rice': 'beaten rice, poha flakes',
  semolina:
    'sooji rava, cream of wheat, suji rava, rava idli mix, rava idli, rava dosa, rava upma mix, dhokla mix, gits dhokla mix',
  'rice stick noodles dry': 'rice stick, rice sticks, rice noodle, flat rice noodle, ribbon rice noodles',
  'filled pasta': 'stuffed pasta, spinach and ricotta tortellini, agnolotti, ravioli fresh, meat tortellini',
  'hearts of palm': 'heart of palm',
  'canned ravioli':
    'spaghettios, tinned spaghetti, alphabet pasta tin, chef boyardee, alphabetti spaghetti, ravioli tin, heinz spaghetti, macaroni cheese tin, alphabet spaghetti',
  'chilli con carne':
    'chili con carne, chili, chilli beef, can of chili, chilli con carne leftovers, chilli tin, stagg chili, hormel chili, vegetarian chili, bean chilli, veggie chilli, three bean chilli',
  aioli: 'garlic mayonnaise, garlic aioli',
  'vegan mayonnaise': 'vegan mayo, vegenaise, hellmanns vegan, plant based mayo',
  gravy: 'gravy powder, bisto',
  'stir-fry sauce':
    'chow mein sauce, oyster and spring onion sauce, pad thai sauce kit, stir fry sachet, wok sauce',
  'curry sauce jar':
    'curry sauce, jar of curry sauce, korma sauce jar, butter chicken paste, simmer sauce, balti sauce, jalfrezi sauce, madras sauce, makhani sauce, rogan josh sauce, korma jar, tikka masala jar, katsu curry sauce, chip shop curry sauce, butter chicken jar',
  'gram flour': 'chick pea flour, besan flour, dhokla mix, gits dhokla mix',
  'peanut butter cups': "reese's cups, reese's pieces, peanut butter cup, peanut m&ms",
  liquorice: 'licorice allsorts, liquorice allsorts, red vines, bassetts allsorts',
  'indian sweets': 'burfi, laddu, laddoo, kaju katli, halwa sweet, soan papdi',
  'bombay mix': 'haldiram, aloo bhujia, kurkure, indian snack mix',
  'ice cream with mix-ins': "ben and jerry's, ben and jerry, cookie dough icecream, halo top, b&j ice cream",
  'cookie dough': 'cookie dough tub, edible cookie dough, slice and bake cookies, pillsbury cookie dough',
  cider: 'ciders, hard cider, strongbow, thatchers, bulmers, angry orchard, old mout',
  'sparkling wine': "cava, prosecco bottle, bubbly, buck's fizz, asti, mimosa",
  smoothie:
    'smoothies, innocent smoothie, green smoothie, naked juice, berry smoothie, strawberry banana smoothie, bolthouse',
  'fruit juice':
    'juice box, multivitamin juice, tropical juice, juices, cranberry juice drink, capri sun, innocent juice, pomegranate juice, lychee juice, fruit punch, grapefruit juice, cranberry cocktail, um bongo, hawaiian punch, cherry juice, v8 fusion, juicy juice, prune juice, fruit shoot, fruit shoots, guava juice, kiwi juice',
  falafel: 'falafels, falafel balls',
  hamburger: 'big mac, whopper, chicken burger',
  kebab: 'shish kebab, souvlaki, kebabs, kebab meat and pitta',
  burrito: 'burritos, fajitas, enchiladas, quesadillas, chimichanga, taquitos',
  'mashed potato': 'mashed potatoes, potatoes mashed, bubble and squeak, colcannon, loaded potato skins',
  'spring rolls': 'vegetable spring rolls',
  'spaghetti bolognese':
    'spag bol, spaghetti bolognaise, bolognaise, pasta bolognese, spaghetti and meatballs, sloppy joe mince',
  samosa: 'samosas, vegetable samosa',
  'fried noodles': 'chicken chow mein, stir fried noodles, fried noodle',
  quorn: 'quorn mince, quorn pieces, meat-free pieces',
  'egg white liquid': 'egg whites, egg whites carton, carton egg whites',
  'half and half': 'half & half, half & half creamer, half and half creamer, half n half',
  'curry puff': 'old chang kee puff, chang kee puff, old chang kee',
  'preserved radish': 'chai tow kway, chai tow kueh',
  'sour cream': 'sour creme, sourcream, soured cream, mexican crema',
  'toaster pastry': 'pop tarts, pop tart',
  polenta: 'grits, quaker grits, corn grits, hominy grits',
  'whipped cream aerosol': 'cool whip, squirty cream, whipped topping, reddi whip',
  'ranch dressing': 'hidden valley, hidden valley ranch, ranch, ranch sauce',
  'sesame seed': 'everything bagel, everything bagels, bagels everything, everything bagel seasoning',
  'collard greens': 'collards',
  'idli dosa batter': 'rava idli mix, rava idli, rava dosa',
  'dried shrimp': 'hae bi, hae bee, hay bee, hae bi hiam',
  'raisin bread': 'hot cross bun, hot cross buns, soreen, malt loaf, teacake, teacakes, fruit loaf',
  wafer: 'caramel wafer, caramel wafers',
  'fish roe': 'taramasalata, taramosalata, tarama, caviar, salmon roe, lumpfish roe, cod roe',
  'laksa paste': 'prima taste laksa, prima taste',
  'ho fun fresh': 'chee cheong fun, cheong fun, rice noodle roll, rice noodle rolls, steamed rice rolls',
  'creamed spinach': 'spinach in cream, cream spinach',
  'vermicelli pasta': 'roasted vermicelli, vermicelli roasted, semiya, seviyan, wheat vermicelli',
  brioche: 'challah, chollah, challah bread',
  millet: 'ragi flour, ragi, jowar, bajra, jowar flour, bajra flour',
  'ridge gourd': 'tinda, turai, tori',
  'prawn roll snack': 'skips prawn cocktail',
  blackberry: 'bramble, brambles',
  cherry: 'bing cherries, morello cherries, rainier cherries',
  lemon: 'meyer lemon, amalfi lemon',
  peach: 'flat peach, saturn peach, peach slices fresh',
  plum: 'damson, damsons, greengage, victoria plum, plumcot, pluot',
  pineapple: 'fresh pineapple chunks, pineapple fingers',
  kale: 'lacinato kale, tuscan kale, dinosaur kale',
  'rice pudding': 'muller rice',
  omelette: 'spanish tortilla, egg bites, egg muffin cups',
  prosciutto: 'iberico ham, coppa, iberico',
  'corned beef deli': 'salt beef, sliced corned beef, roast beef slices, deli roast beef',
  'beef brisket':
    'brisket, roasting joint beef, topside, silverside, pot roast, chuck roast, beef roasting joint, corned brisket, rump roast',
  'pork shoulder':
    'pulled pork, boston butt, pork butt, pork roast, roast pork joint, pork loin joint, carnitas',
  'pork tenderloin': 'pork medallions',
  'lamb leg': 'lamb joint, rack of lamb',
  'turkey mince': 'minced turkey, turkey thigh mince',
  'black pudding': 'white pudding, haggis, black puding, blood pudding, blood sausage',
  trout: 'sea trout, steelhead',
  'crab meat pasteurised': 'crab meat, white crab meat, dressed crab, lump crab',
  'crab raw': 'crab legs, snow crab, dungeness crab, soft shell crab',
  lobster: 'rock lobster',
  seitan: 'vital wheat gluten',
  'vegan nuggets': 'vegan chicken nuggets, vegan chicken pieces',
  'rye bread': 'dark rye, rye loaf',
  'fruit cake': 'christmas cake, dundee cake, eccles cakes, christmas pudding, tea loaf, bara brith, soreen',
  'bun sweet': 'iced buns, chelsea bun, currant buns, iced fingers, belgian bun, fruit teacakes',
  'swiss roll': 'arctic roll, yule log, jam roly poly',
  cheesecake: 'new york cheesecake',
  quiche: 'flan savoury',
  crispbread: 'krisprolls, lavosh',
  'instant oatmeal sachet':
    'oat so simple, porridge pots, porridge sachets, instant porridge oats, porridge pot, oatmeal packets, moma porridge',
  'risotto rice': 'arborio, paella rice, pudding rice, bomba rice, pearl rice',
  'lasagna sheets': 'lasagne pasta, lasagna noodles',
  'bulgur wheat': 'cracked wheat',
  'canned lentils':
    'lentils tin, lentil pouch, tinned lentils, merchant gourmet lentils, puy lentils pouch, ready to eat lentils',
  'canned peas': 'marrowfat peas, tinned peas, processed peas, garden peas tin',
  'canned corned beef': 'corned beef hash can',
  'vienna sausage': 'tinned hot dogs, hot dogs in brine, hot dogs tin',
  'steak sauce': 'a1',
  'sour cream dip':
    'onion dip, chive dip, garlic and herb dip, spinach dip, spinach artichoke dip, dip selection, ranch dip',
  tzatziki: 'cucumber dip, raita, tzatziki dip, mint raita',
  'cream pasta sauce jar':
    'white lasagne sauce, alfredo, cheese sauce jar, vodka sauce, lasagne white sauce, creamy mushroom sauce, tuna pasta bake sauce, creamy tomato pasta bake, four cheese sauce',
  'white sauce': 'parsley sauce, peppercorn sauce, bread sauce',
  'hoisin sauce': 'peking duck sauce',
  'malt vinegar': 'chip vinegar, brown vinegar, pickling vinegar',
  'wine vinegar': 'champagne vinegar',
  chutney: 'branston, ploughmans pickle',
  'vegetable shortening': 'shortening, vegetable fat, vegetable suet',
  'jelly cup': 'jelly pot, hartleys jelly pot, jello cups, jello cup',
  sprinkles: 'hundreds and thousands, sugar strands, nonpareils, jimmies, sugar pearls',
  fondant:
    'buttercream icing, frosting, ready to roll icing, royal icing, vanilla frosting, icing, can of frosting, betty crocker frosting',
  'mixed seeds': 'seed mix, omega seed mix, salad topper seeds, four seed mix, seeds',
  'microwave popcorn': 'popcorn kernels, orville redenbacher, act ii popcorn, pop secret',
  marshmallow: 'pink and whites',
  'hazelnut chocolate':
    'chocolate with hazelnuts, chocolate covered almonds, cadbury fruit and nut, chocolate brazils, chocolate almonds, chocolate coated nuts',
  'white chocolate': 'white chocolate buttons',
  'chewing gum': 'trident gum, bubblegum',
  'ice cream cone': 'ice cream cones filled',
  'lemon juice bottled': 'jif lemon, realemon',
  'tea loose leaf': 'loose tea, oolong, pu erh, loose leaf earl grey',
  'coffee beans': 'espresso beans, lavazza beans',
  'cold brew': 'black iced coffee, nitro cold brew',
  'coffee creamer liquid':
    'coffee mate liquid, french vanilla creamer, hazelnut creamer, half n half creamer, coffee creamer',
  'coconut milk drink': 'coconut drink, koko milk, so delicious coconut milk',
  liqueur:
    'jagermeister, cointreau, triple sec, amaretto liqueur, kahlua, sambuca, malibu, peach schnapps, midori, sourz',
  'yorkshire pudding': 'aunt bessies yorkshires, yorkies puddings, yorkshires, toad in the hole, popovers',
  'instant mashed potato': 'smash, idahoan, instant mash, potato flakes, instant potatoes, mash potato mix',
  'boiled potatoes': 'roasties, cooked potatoes, leftover potatoes, roasted potatoes',
  'pasta bake':
    'macaroni bake, baked ziti, cheesy pasta bake, cannelloni, moussaka, lasagne slice, cauliflower cheese pasta',
  'shepherds pie': "shepards pie, fisherman's pie, cumberland pie",
  'butter chicken': 'tikka masala, makhani, chicken pasanda, murgh makhani',
  'packed salad bowl': 'chicken salad',
  'hot dog': 'corn dog, corn dogs, chili dog',
  pakora: 'bhajia, vegetable pakora',
  'potato pancakes': 'potato cakes, hash brown homemade, boxty, potato farls',
  'stuffed vine leaves': 'vine leaves',
  croutons: 'caesar croutons',
  'meal replacement shake':
    'protein shake, protein shakes, premier protein, fairlife core power, muscle milk, meal replacement',
  'food colouring': 'food dye, gel food colouring, food colour',
  'desiccated coconut': 'coconut flakes, coconut shavings, coconut chips, coconut shreds',
  'coconut yogurt': 'coconut yoghurt, coyo, coconut collaborative',
  'edamame fresh': 'edamame pods, edamame beans',
  'canned jackfruit': 'jackfruit in brine, jackfruit tin, pulled jackfruit, young jackfruit',
  'canned artichoke':
    'artichokes jar, marinated artichokes, antipasti artichokes, antipasto artichokes, artichoke antipasti',
  'roasted red peppers jar':
    'roasted peppers, chargrilled peppers, peppadew, antipasti peppers, peppers in jar, peppadews, grilled peppers jar',
  'dulce de leche': 'caramel tin, carnation caramel, caramel spread',
  'chocolate sauce': 'ice cream sauce, fudge sauce, hot fudge',
  'infant formula': 'sma milk, cow and gate, follow on milk',
  'sausage roll': 'pigs in a blanket pastry',
  'clam chowder': 'new england clam chowder, manhattan clam chowder',
  'egg curry': 'egg masala, anda masala, egg gravy',
  'prawn ball': 'sotong balls, sotong ball, seafood balls',
  'fish curry': 'fish masala, goan fish curry',
  'prawn curry': 'prawn gravy',
  eggnog: 'nog',
  'turnip cake': 'fried carrot cake, chai tow kway, chye tow kueh',
})
