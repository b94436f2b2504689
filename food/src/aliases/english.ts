import { aliasesOf } from './aliases.ts'

/** What people who write English say beside the table: British, American, Indian and Singaporean. */
export const english = aliasesOf({
  apple:
    'cooking apple, bramley, granny smith, pink lady, honeycrisp, eating apple, braeburn, cox apple, jazz apple, envy apple, russet apple, red delicious, golden delicious, mcintosh, cosmic crisp, cripps pink, apple wedges, crab apple, crab apples',
  avocado: 'avo, avocado pear, alligator pear, hass avocado',
  banana:
    'pisang mas, baby banana, plantain banana, lady finger banana, poovan banana, nendran banana, robusta banana, elaichi banana, yelakki, elakki banana, bannana, bannanas, banannas',
  blueberry: 'bilberry, huckleberry',
  cantaloupe: 'melon, charentais melon',
  clementine:
    'satsuma, mandarin, mikan, naartjie, halos, tangelo, minneola, clemantine, mandarin imperial, murcott, afourer, lukan, clemmies, mandarin orange cny',
  'coconut fresh': 'coconut, shredded coconut fresh, nariyal pani fruit, coconut meat, coconut flesh',
  'cranberry fresh': 'cranberry',
  'dragon fruit': 'pitahaya',
  'fig fresh': 'fig',
  'fruit salad cut':
    'fruit salad, fruit platter, fruit, mixed fruit, melon medley, tropical fruit mix, fruit cocktail fresh',
  grape: 'red grape, green grape, white grape, black grape, concord grapes',
  honeydew: 'melon, galia melon, piel de sapo',
  'jackfruit fresh': 'jackfruit, chakka, jackfruit pods, jackfruit seeds',
  kiwi: 'kiwi fruit, green kiwi, kiwi berries',
  lime: 'lime fruit, persian lime, key lime, key limes, lime wedge',
  lychee: 'lichi, leechee, lychee nut, lychee nuts',
  mango:
    'alphonso mango, mangoes, mango fingers, ataulfo mango, kent mango, alphonso, dasheri, langra, banganapalli, totapuri, badami mango, sindhri, mango cheeks, kensington pride, mango puree, mango pulp, mango pulp tin, kesar pulp',
  orange:
    'blood orange, seville orange, oranges, cara cara, juicing oranges, malta orange, sumo citrus, juice oranges, sunkist, sunkist orange, sweet lime',
  papaya: 'pawpaw',
  'passion fruit': 'passionfruit, maracuja',
  pear: 'conference pear, williams pear, bartlett pear, anjou pear, comice, concorde pear, rocha pear',
  persimmon: 'kaki, sharon fruit',
  'star fruit': 'starfruits',
  watermelon: 'water melon, watermelon fingers',
  'bean sprout': 'sprouts, bean shoots',
  beetroot: 'beets, cooked beetroot, vac packed beetroot',
  'bitter gourd': 'karela, balsam pear, karella, kerela',
  'bok choy':
    'xiao bai chye, xiao bai cai, siew pak choy, pak choi, bok choi, pakchoy, shanghai greens, xiao bok choy',
  'bottle gourd': 'doodhi, calabash, louki, sorakaya, churakka',
  broccoli:
    'tenderstem, tenderstem broccoli, brocolli, broccoli florets, purple sprouting broccoli, sprouting broccoli, calabrese',
  'brussels sprout': 'brussel sprout, sprouts brussels',
  'butternut squash': 'squash, acorn squash, hokkaido squash, winter squash, spaghetti squash',
  'button mushroom':
    'closed cup mushroom, sliced mushroom, brown mushroom, mushies, chestnut mushrooms, chestnut mushroom, champagne mushrooms, baby bella, baby bellas, forestiere mushrooms',
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
  'ladies finger':
    "lady's finger, ladyfinger vegetable, lady finger okra, okra pods, vendakai, bhendakaya, ladyfinger, ladyfingers",
  leek: 'leeks',
  'leafy salad mix':
    'mixed leaves, spring mix, salad greens, green salad, salad bag, side salad, lambs lettuce, baby leaves, salad kit leaves, caesar salad kit leaves, bag of leaves, mixed greens, power greens',
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
  'romaine lettuce': 'romaine hearts, baby gem, romaine, baby cos',
  shallot: 'banana shallot, shallots',
  'snow pea': 'mange tout, pea pods',
  spinach: 'spinach leaves, palak, bathua, savoy spinach, spinich, spinnach',
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
  'blue cheese':
    'stilton, danish blue, saint agur, dolcelatte, cambozola, bleu cheese, st agur, blue cheese crumbles, shropshire blue, cashel blue, maytag blue',
  brie: 'brie cheese, camembert cheese, brie wheel, brie de meaux, soft ripened cheese, st agur brie, brie wedge, camembert wheel, somerset brie, breaded camembert, epoisses, limburger, bavarian brie',
  butter:
    'salted butter block, lurpak, anchor butter, kerrygold, scs butter, spreadable butter, butter stick, butter block, cultured butter, salted butter, unsalted butter, whipped butter, butter pat, butter pats, cannabis butter, danish butter, land o lakes butter, golden churn, anchor spreadable, buttery pat',
  'cheddar block':
    'cheddar cheese, mature cheddar, red leicester, colby, monterey jack, pepper jack, wensleydale, double gloucester, block cheese, cheese block, gouda cheese, edam cheese, provolone, havarti, babybel, cheshire cheese, lancashire cheese, caerphilly, colby jack, cheder, munster cheese, port salut, jarlsberg, tilsit, seriously strong, vermont cheddar, cheddar wheel, dubliner, red fox cheese, applewood cheese, smoked applewood, sage derby, cornish yarg, cornish cracker, edam ball, bavarian smoked cheese, austrian smoked cheese, coon cheese, bega cheese, mainland cheese, britannia cheese, muenster, leftover cheese, cheeseboard, longhorn cheese, chedder',
  'cheese slices':
    'cheese slice, cheese singles, kraft singles, sandwich cheese, dairylea, laughing cow, cheese triangles, cheese spread, processed cheese slices, swiss slices, provolone slices, spray cheese, cheez whiz, primula, kraft slices, burger cheese slices, burger cheese, american slices, american singles, plastic cheese, dairylea dunkers, dairylea lunchables, dunkers cheese, cheese whiz, nacho cheese sauce, sandwich slices cheese',
  'condensed milk':
    'milkmaid, sweet condensed milk, eagle brand milk, cond milk, sweet milk tin, sweetened creamer, sweetened condensed creamer',
  'cooking cream':
    'double cream, single cream, heavy whipping cream, light cream, whipping cream carton, fresh cream, pouring cream, whipped cream, dairy cream, elmlea, elmlea double, elmlea single, table cream, bulla cream, dollop cream, heavy whip, heavy whipping, sterilised cream',
  'cottage cheese': 'cottage cheese tub',
  'cream cheese':
    'philly cheese, philly cheese spread, philadelphia, philly, cream cheese spread, soft cheese, soft white cheese, whipped cream cheese, schmear, neufchatel, le roule, roulé, lightest soft cheese, cream cheese whipped, veggie cream cheese, philadephia, philidelphia, tatura',
  'creme fraiche': 'creme fraiche light, creme fresh, cream fraiche, creme fresh tub',
  'cultured milk drink':
    'yakult light, probiotic shot, actimel, cultured drink, fermented milk, probiotic yogurt drink, vitagen less sugar, kids probiotic, benecol drink, benecol shots',
  'evaporated milk': 'evap milk, carnation milk, carnation, evaporated creamer, pet milk',
  feta: 'feta cheese, greek salad cheese, salad cheese, white cheese in brine, feta crumbles, greek salad, apetina, apetina cubes, fetta, dodoni feta',
  'flavoured milk':
    'choco milk, chocolate flavoured milk, flavored milk, milo milk, vanilla milk, yoohoo, nesquik milk, bandung, air bandung, rose milk, rose syrup milk, badam milk',
  'fresh milk':
    "semi skimmed milk, semi-skimmed, skimmed milk, full fat milk, blue top milk, green top milk, cow's milk, pasteurized milk, organic milk, meiji milk, lowfat milk, fat free milk, milk bottle, reduced fat milk, red top milk, jersey milk, gold top milk, semi skim, vitamin d milk, gold top, creamline milk, arla bob, trim milk, standardised milk, mother dairy milk, milma milk, cow milk, buffalo milk, dairy milk fresh",
  ghee: 'desi ghee, pure ghee',
  'goat cheese': 'goats cheese, goats cheese logs, goat cheese crumbles, rosary goats cheese',
  'goat milk': 'goats milk, sheep milk, camel milk, st helens goats milk',
  'greek yogurt':
    'fage, chobani, greek style yogurt, greek style yoghurt, icelandic yogurt, fage total, total 0%, strained yoghurt, milky mist greek yogurt, epigamia',
  halloumi: 'haloumi, grilling cheese, halloumi cheese, bread cheese, juustoleipa, halumi',
  'lactose-free milk': 'lactofree, lactaid, lacto free milk, zymil, lactose-free semi',
  lassi:
    'sweet lassi, chaas, chaach, moru, buttermilk drink, yoghurt drink, rose lassi, drinking yogurt, drinking yoghurt, kefir mango drink, ayran drink, yop drink, danone drink',
  margarine:
    'marge, flora spread, buttery spread, stork, sunflower spread, spread dairy free, flora light, vitalite, flora buttery, flora original, benecol, benecol spread, sunflower margarine, bertolli light, olive oil spread, baking spread, smart balance, olivio, parkay, imperial margarine, meadow lea, nuttelex, low fat spread, light spread, pure spread, delicious spread, nutralite, soft spread, buttery taste spread',
  'milk powder':
    'dried milk, skimmed milk powder, milk powder tin, anlene, nespray, marvel milk, dairy whitener, amulya, nido, nido milk',
  'mozzarella block':
    'mozzarella cheese, mozarella, mozz, mozzerella, mozzarela, motzarella, pizza mozzarella',
  'mozzarella fresh':
    'mozzarella balls, mozzarella pearls, bocconcini, ball of mozzarella, buffalo mozzarella, fresh mozzarella, mozzarella ball, mozarella ball, mozarella pearls, mozzarella light ball, burrata ball',
  paneer:
    'panner, paneer cubes, cottage cheese indian, malai paneer, paneer tikka cubes raw, pannir, grilling paneer',
  parmesan:
    'parmesan cheese, grated parmesan, parmigiano reggiano, pecorino romano, romano cheese, parmasan, parmesean, parm reg',
  ricotta: 'ricotta cheese, ricota, riccota',
  'shredded cheese':
    'mozzarella shredded, grated mozzarella, mexican cheese blend, shredded mozzarella, grated cheddar, mexican blend cheese, shredded cheddar, four cheese blend, taco cheese, pizza topping cheese, shredded jack, fiesta blend',
  'string cheese':
    'cheese strings, cheestrings, cheese sticks, mini babybel, stringers, black diamond cheestrings, frigo cheese heads, mozzarella string',
  'uht milk': 'h-milk, amul taaza tetra pack, tetra pack milk',
  yogurt:
    'dahi, set yogurt, natural yoghurt, low fat yogurt, plain yoghurt, plain curd, yogurts, yoghurts, yog, bio yogurt, activia, danone, live yogurt, curd chillies, mor milagai, dahi chilli, yeo valley natural, hung curd, milky mist curd, thair',
  'yogurt fruit':
    'strawberry yogurt, strawberry yoghurt, vanilla yogurt, peach yoghurt, blueberry yogurt, fruit yoghurt, flavored yogurt, muller corner, frubes, kids yogurt, froobs, go gurt, yogurt tubes, peach yogurt, cherry yogurt, raspberry yogurt, rhubarb yogurt, munch bunch, yoghurt drink strawberry, lemon yogurt, toffee yogurt, fruit corner, muller fruit corner, light and free, light & free, skyr strawberry, strawberry skyr, mullerlight, ski yogurt, yop, passionfruit yogurt, coconut yoghurt dairy, chobani flip, noosa, dannon, dannon fruit on the bottom, blueberry yoghurt, apricot yogurt, raspberry yoghurt, greek style strawberry, mishti yogurt',
  'chicken egg':
    "free range eggs, free-range egg, cage free eggs, large eggs, medium eggs, brown eggs, dozen eggs, half dozen eggs, kampung eggs, raw egg, egg yolk, egg white, whole eggs, organic eggs, burford browns, eggs boiled raw, clarence court eggs, liquid egg, pasture eggs, eggland's best, omega 3 eggs, omega eggs, nati eggs, seng choon eggs, carrot eggs, lutein eggs, eggs mixed sizes, eggss, tray of eggs, egg tray eggs",
  'hard-boiled egg': 'boiled eggs, hard boiled eggs, egg pot, hard boil eggs',
  'onsen egg':
    'half boiled eggs, poached egg, half boil egg, soft boil eggs, runny eggs, 63 degree egg, dippy eggs',
  bacon:
    'bacon rashers, smoked bacon, bacon bits, bacon medallions, rashers, unsmoked bacon, maple bacon, canadian bacon, gammon steak, gammon joint, smoked streaky, bacon bites, bacon misshapes, applewood bacon, middle bacon, bacon lardons smoked',
  'beef cubes':
    'diced beef, stew beef, braising steak, casserole steak, chuck steak, beef stew meat, beef chuck, stew meat, casserole beef, stewing steak, beef cheeks, beef shank, ox cheek, beef bones, curry beef, stewing meat, gravy beef, beef rendang cut, short plate beef',
  'beef mince':
    'mince, mince beef, lean beef mince, hamburger meat, keema, minced meat beef, ground meat, ground chuck, ground round, mince meat beef, hamburger mince, taco meat raw',
  'beef patty raw':
    'burger patty, beef burgers frozen, burger patties, beefburger, beef patty, quarter pounders, hamburger patties, steak burgers, burgers beef frozen',
  'beef slices':
    'sliced beef, roast beef, stir fry beef, beef strips, beef joint, beef roast, ox tongue, beef tongue, roast beef leftover, beef stir fry, philly steak meat, shaved beef, beef stroganoff meat, sukiyaki slices, beef bulgogi raw, beef flank, beef sandwich steaks, roast beef slices leftover, hotpot beef slices, steamboat beef',
  'beef steak':
    'steak, rump steak, fillet steak, flank steak, rib eye, sirloin steak, beef fillet, t-bone steak, skirt steak, minute steak, new york strip, frying steak, tomahawk steak, hanger steak, flat iron steak, porterhouse, scotch fillet, denver steak, rib steak, london broil, prime rib, wagyu, wagyu beef, eye fillet, steak leftover, beef medallions, chuck eye',
  'ham sliced':
    'ham slices, honey roast ham, cooked ham slices, wafer thin ham, deli ham, smoked ham, gammon ham, black forest ham, york ham, parma style ham, honey ham, ham hock, ham off the bone, crumbed ham, tinned ham slices, honey baked ham, breaded ham, virginia ham, ham lunch meat, wiltshire ham, picnic ham, leftover ham, shaved ham, leg ham',
  'lamb chop': 'lamb cutlets, lamb chops, lamb steaks, lamb leg steaks',
  'lamb mince':
    'minced lamb, diced lamb, mutton keema, lamb koftas, lamb kofta, lamb burgers, lamb patties, minted lamb burgers',
  mutton: 'goat, mutton curry cut, diced mutton, goat curry cut, lamb neck, stewing lamb',
  'pork belly': 'belly pork, pork belly slices, belly slices',
  'pork chop': 'pork chops, pork steak, pork loin steak, pork escalope, pork cutlets',
  'pork ribs':
    'ribs, spareribs, baby back ribs, rack of ribs, prime ribs pork, prime rib pork, pork prime ribs, soft bone pork, pork soft bone, st louis ribs, rack ribs, pork bones, pork big bone, pork riblets',
  'pork slices':
    'pork strips, diced pork, pork meat, pork joint, pork stir fry strips, stewing pork, wild boar',
  'chicken breast':
    'chicken breasts, chicken fillets, chicken mini fillets, diced chicken, chicken tenders raw, chicken cubes, chicken strips raw, chicken goujons raw, chicken tenderloins, chicken steaks, chicken stir fry strips, chicken escalopes, sliced chicken raw, chicken for stir fry, stir fry chicken, chicken inner fillet',
  'chicken drumstick':
    'drumsticks, chicken legs, drumstick chicken, chicken leg quarter, chicken quarters, chicken drumlet, chicken drumlets, drumlets, drumstix, drummets, chicken drums, leg piece',
  'chicken thigh': 'chicken thighs, boneless thigh, thigh fillet, skinless thighs',
  'chicken wing':
    'chicken wings, wings, buffalo wings, chicken wing drummette, midwings, buffalo chicken wings, wingstop',
  'chicken whole':
    'whole chickens, roasting chicken, chicken pieces, chicken curry cut, raw chicken, broiler, roast chicken raw, spatchcock chicken, poussin, cornish hen, capon, chicken carcass, old hen, chicken meat',
  'chicken marinated raw': 'tandoori chicken raw, bbq chicken raw',
  'duck raw': 'duck leg, gressingham duck, goose, geese, goose breast, goose leg',
  'turkey raw':
    'turkey breast, turkey steak, turkey legs, turkey thighs, turkey cutlets, turkey tenderloin, roast turkey, leftover turkey, thanksgiving turkey, turkey leftovers, turkey escalopes',
  'chicken ham': 'chicken slices, chicken roll',
  'chicken sausage': 'chicken sausages, chicken franks, chicken hotdog',
  'chinese sausage': 'lap xuong, lup chong, lap cheung',
  chorizo: 'chorizo ring, chorizo sausage',
  fishcake:
    'fishcakes, fish cake slices, fish cake slice, sliced fish cake, fish cakes sliced, crab cakes, tempura fishcake, fish patties, smoked haddock fishcakes, salmon cakes, salmon patties, fish cutlet, dodo fishcake, fish burger patty',
  frankfurter:
    "frankfurters, hotdogs, wiener, hot dog sausages, smoked sausage, kielbasa, kabanos, mattessons, hot dog franks, beef franks, cocktail franks, cheesedogs, lil smokies, little smokies, smokies, smoked pork sausage, polish sausage, smoked pork sausage ring, ballpark franks, hotdog sausages pack, jumbo franks, mini hot dogs, taiwan sausage, taiwanese sausage, nathan's hot dogs, sausages for hot dogs, turkey hot dogs, turkey franks",
  'meatball raw': 'meatballs, beef meatballs',
  pate: 'pate brussels, chicken liver pate, ardennes pate, brussels pate',
  salami: 'salami slices, summer sausage, milano salami, genoa salami, peperami',
  'sausage raw':
    'bangers, pork sausages, cumberland sausage, lincolnshire sausage, breakfast sausage, chipolata, brats, sausage links, sausage meat, toulouse sausage, sausage patties, snags, saveloy, boerewors, sausage coil, cumberland ring, cocktail chipolatas, square sausage, lorne sausage, andouille, breakfast links, jimmy dean sausage, maple sausage, hot links, sausage crumbles',
  'crab stick':
    'crabstick, crab sticks, crab flavour stick, seafood sticks, krab, ocean sticks, crab filament, crab flakes, crabmeat stick, crab bites',
  clam: 'cockles, vongole, littleneck, clam meat, surf clams, gong gong, see hum, bamboo clam, manila clams, pipis, flower clam, geoduck',
  cuttlefish: 'sotong, squids, calamari, squid rings, squid tubes, squid tentacles, battered calamari',
  'fish fillet white':
    'white fish, haddock, pollock, sole, plaice, sea bass, sea bream, hake, monkfish, flounder, cod fillet, fish fillets, fresh fish, whole fish, red snapper, grouper, turbot, coley, smoked haddock, smoked haddock fillet, smoked cod, basa fillets, whiting, mahi mahi, swordfish, fish pie mix, skate wing, perch, orange roughy, rockfish, redfish, john dory, boil in the bag fish, fish in sauce boil in bag, pollack, sea bass fillets, dover sole, lemon sole, swai, mullet, red mullet, gurnard, hoki, gemfish, flathead, barra, sutchi, ang go li, selar, selar fish, kurau, senangin, cod steaks, garoupa, kingfish, seer fish, bombay duck, pabda, singhara fish, sear fish, fish steaks, curry cut fish, butterfish, escolar',
  mackerel:
    'mackerel fillet, sardine, fresh sardines, aila, kembong, horse mackerel, tenggiri, mathi fish, tarli',
  mussel:
    'mussels fresh, mussels in white wine, mussel meat, green lipped mussels, rope grown mussels, half shell mussels',
  prawn:
    'shrimps, king prawns, raw prawns, jumbo shrimp, tiger prawns, peeled prawns, prawn meat, prawns cooked peeled, scampi raw, shrimp cocktail ring, coldwater prawns, grey prawns, sea prawns, vannamei, ang kar prawns, salad shrimp, gulf shrimp, argentine red shrimp, chingri, prawns shell on, prawn tails, popcorn shrimp raw, north atlantic prawns',
  'salmon fillet':
    'salmon fillets, salmon steak, fresh salmon, salmon portion, salmon darnes, salmon side, sockeye salmon, coho salmon, side of salmon, sockeye, coho, salmon belly, salmon trim',
  'shellfish cooked':
    'shellfish, cooked shellfish, cooked shrimp, shrimp ring, prawn ring, seafood cocktail, cooked lobster, boiled prawns, boiled shrimp, crab boil, crawfish boil, seafood selection, garlic prawns',
  'smoked salmon': 'smoked salmon trimmings, gravlax, gravadlax, kiln roasted salmon, smoked salmon trim',
  'tuna steak': 'ahi tuna, yellowfin tuna, seared tuna',
  'firm tofu':
    'extra firm tofu, smoked tofu, marinated tofu, hard tofu, tofu block, tofu cubes, the tofoo co, naked tofu, tempura tofu block, tofu steaks, teriyaki tofu block',
  'plant-based mince':
    'vegan mince, meat-free mince, vegetarian mince, beyond meat, impossible meat, soya mince, veggie mince, meatless crumbles, plant mince, beyond beef, impossible burger meat, tvp mince, omnimeat, naked mince, veggie crumbles, vegan meatballs, plant based meatballs, meatless meatballs',
  'silken tofu':
    'tofu silken, bean curd, beancurds, soy curd, japanese silken tofu, water tofu, morinu tofu, unicurd tofu',
  'tau pok':
    'tofu puff, fried bean curd, puffed tofu, deep fried tofu, tofu pok, beancurd puff, beancurd puffs, tau kwa pau',
  tempeh: 'soy tempeh',
  'veggie burger patty':
    'veggie burger, beyond burger, vegan burger, vegetarian burger, bean burger, plant burger, veggie patties, boca burger, gardenburger, vegetable fingers, veggie fingers, veg burger, veg patty, veg patties, black bean burger, black bean burgers, moving mountains burger, dr praegers, morningstar burgers, quarter pounder vegan, mccain veggie patty, aloo tikki, aloo tikki burger patty, veg cutlet, veg cutlets, vegetable cutlet',
  'vegan sausage':
    'veggie sausage, vegetarian sausages, meat-free sausages, linda mccartney sausages, glamorgan sausages, veggie dogs, vegan hot dogs, beyond sausage, vegan bangers, richmond meat free, cauldron sausages, field roast, beyond brat, vegan chorizo, soyrizo, soy chorizo, vegan bacon, veggie bacon, meat free bacon, mock sausage, vegan salami, vegan ham slices, vegan pepperoni',
  bagel:
    'bagels, plain bagel, everything bagel, everything bagels, bagels everything, cinnamon raisin bagels, bagel thins',
  baguette: 'french stick, french bread, baguettes, batard, baton bread',
  'banana bread': 'banana loaf',
  brownie: 'brownies, chocolate brownie, blondie, blondies, brownie bites',
  'burger bun': 'burger buns, hamburger buns, brioche buns, sesame buns',
  'cake slice':
    'chocolate cake, carrot cake, cream gateau, slice of cake, black forest gateau, sherry trifle, trifle, sticky toffee pudding, sticky toffee pud, caterpillar cake, colin the caterpillar, ice cream cake, mississippi mud pie, mud cake, devils food cake, opera cake, tres leches, cake leftovers, wedding cake, black forest, black forest cake, truffle cake, pineapple cake, mango cake, pastry cake, cake pops, cake pop',
  'cake plain':
    'madeira cake, loaf cake, victoria sponge, vanilla cake, angel cake, lemon drizzle, angel food cake, bundt cake, carrot cake slice, red velvet cake, battenberg, ginger cake, coffee cake, cake bars, mini rolls, french fancies, twinkies, red velvet, fondant fancies, lamington, jamaica ginger cake, hostess cupcakes, little debbie, little debbies, zebra cakes, ding dongs, swiss rolls little debbie, lemon loaf, lemon cake, marble cake, muffin loaf, vanilla sponge, tea cake indian, britannia cake, monginis cake, fruit slice cake, bar cake, jaffa cake bars, angel slices, country slices, marble butter cake, sugee cake, orange cake, butter sponge, ondeh ondeh cake, kueh bolu, kuih bahulu, kueh bahulu, honeycomb cake',
  chapati:
    'rotis, leftover rotis, phulkas, chapatis, chapatti, phulka, roti wrap, poori masala, bhatoora, chapathi, chappati, roti pack, fulka, missi roti, jowar roti, tandoori roti, makki roti, leftover chapati, aashirvaad chapati, sel roti, wholewheat roti, chapatti flour bread, chapathis',
  cupcake: 'cupcakes, blueberry muffin, chocolate muffin, fairy cake, bran muffin',
  'danish pastry':
    'cinnamon bun, cinnamon swirl, pain au raisin, chocolate twist, maple pecan plait, danish, apple strudel, palmier, apple turnover, turnover',
  doughnut: 'doughnuts, donuts, krispy kreme, jam doughnut, glazed donut, donut holes, donettes',
  'english muffin': 'english muffins, breakfast muffins, toasting muffins',
  'gluten-free bread': 'gf bread, gluten free loaf',
  'hot dog bun': 'hotdog buns, hot dog rolls, finger rolls, frankfurter rolls',
  'naan fresh':
    'naan bread, garlic naan, nan bread, naans, plain naan, peshwari naan, butter naan, keema naan, cheese naan, garlic & coriander naan, tandoori naan, naan garlic, nan garlic, garlic nan',
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
  'brown rice':
    'wholegrain rice bag, red cargo rice, unpolished rice, forbidden rice, camargue red rice, rosematta rice, red cargo, mixed grain rice',
  'cellophane noodles': 'glass noodle, bean thread noodles, tanghoon, sweet potato noodles',
  'chickpeas dried':
    'chick peas, dried chickpeas, kabuli chana, black chana, white chana, kabuli, dried garbanzo',
  couscous: 'cous cous, giant couscous, pearl couscous',
  dal: 'lentil, red lentils, green lentils, puy lentils, dhal lentils, moong dal, urad dal, masoor, toor, daal, brown lentils, split lentils, red split lentils, beluga lentils, black gram, green gram, red gram, bengal gram, horse gram, pigeon peas, pigeon pea, urid beans, mung dal, split mung, toovar dal, arhar, black urad, panchmel dal, kulthi, kollu, moth beans',
  'dried beans':
    'rajma, rajma dried, kidney beans, black beans, pinto beans, haricot beans, butter beans, dried kidney beans, cannellini, navy beans, borlotti beans, lima beans, rajma beans, beans, black eyed peas, black-eyed beans, cannellini beans dried, black turtle beans, soup mix beans, soup mix pulses, cannelini beans, cowpeas, mayocoba, fava beans dried, dried chana, broth mix, turtle beans, rose coco beans, cranberry beans, chitra rajma',
  'dried pasta':
    'pastas, pasta shapes, farfalle, rigatoni, tagliatelle, pasta shells, orzo, bow tie pasta, fettuccine, fettucine, noodles pasta, pasta bows, tortiglioni, wholewheat pasta, wholemeal pasta, spagetti, bucatini, conchiglie, spaghetti pasta, pasta penne, pappardelle, elbow macaroni, pasta twists, spirali, rotini, ziti, pasta quills, cappellini, gemelli, mafalda, pasta spirals, wheels pasta, alphabet pasta, capellini, penne rigate',
  'egg noodles dry':
    'egg noodles, medium egg noodles, egg noodle nests, wonton noodles, chow mein noodles, ee mian, yee mee, efu noodles, noodle cakes egg, wanton noodle dry, prosperity noodles, longevity noodles, dried wanton mee, flat egg noodles, blue dragon noodles, blue dragon egg noodles, amish noodles, no yolks noodles, kluski noodles',
  'egg noodles fresh':
    'yellow mee, hokkien noodles, fresh noodles, fresh egg noodles, lo mein noodles, hong kong noodles, hong kong noodles fresh, fresh hong kong noodles, straight to wok noodles, stir fry noodles, singapore noodles fresh, flat yellow noodle',
  'fresh pasta': 'fresh fettuccine',
  'glutinous rice': 'glutinous rice bag, sweet glutinous rice',
  gnocchi: 'gnocchis',
  'jasmine rice':
    "white long grain rice, long grain rice, easy cook rice, rice bag, bag of rice, parboiled rice, uncle ben's, ponni rice, sona masoori, idli rice, raw rice, uncooked rice, boil in the bag rice, patna rice, boil in bag rice, songhe rice, new moon rice, thai hom mali, hom mali, surti kolam, ponni boiled rice, ir64, rice grains, broken rice, carolina rice, minute rice box",
  muesli: 'granolas, crunchy granola, alpen, nut granola, granola clusters, country crisp, bircher muesli',
  oats: 'porridge oats, oat, rolled oat, oat flakes, steel cut oats, quaker oats, overnight oats, jumbo oats, ready brek, pinhead oats',
  'popiah skin':
    'spring roll wrapper, spring roll wrappers, spring roll skin, spring roll pastry, popiah wrapper, spring roll sheets, lumpia wrapper, lumpia wrappers, spring roll pastry tyj, tyj spring roll',
  quinoa: 'quinoa grain, red quinoa, white quinoa',
  'rice paper':
    'rice paper wrappers, rice paper rolls, ricepaper, spring roll wrappers rice, summer roll wrappers, rice wrappers',
  'soba dry': 'soba noodles',
  'sushi rice': 'sticky sushi rice, koshihikari',
  'udon fresh': 'udon noodles, udon noodle',
  'wonton skin':
    'wonton wrappers, gyoza skin, dumpling skin, wonton wrapper, wanton skin, wonton sheets, gow gee wrappers, gow gee pastry, dumpling pastry, sui gao skin, wanton skins, siu mai wrapper, potsticker wrappers',
  'breakfast cereal':
    'cereals, weetabix, corn flakes, rice krispies, rice crispies, cheerios, frosties, coco pops, special k, shreddies, bran cereal, honey stars, kelloggs, lucky charms, froot loops, shredded wheat, fruit loops, cornflake, granola cereal, crunchy nut cornflakes, frosted flakes, cinnamon toast crunch, captain crunch, raisin bran, all bran, krave, golden nuggets, golden grahams, curiously cinnamon, cocoa puffs, fruit n fibre, trix, wheat biscuits, honey loops, grape nuts, malted wheats, cookie crisp, life cereal, wheaties, choco hoops, puffed wheat, wheetos, oatibix, sugar puffs',
  'cup noodles':
    'pot noodle, instant ramen cup, cup ramen, cuppa noodle, noodle pot, nissin cup, instant lunch, mug shot, mug shots, mugshot noodles, bombay bad boy pot noodle, instant noodle cup, bowl noodles, ramen bowl instant, cup mee, instant cup mee, cup maggi, kimchi noodle bowl, naked noodle, maggi cup, maggi hot cup, instant noodle pot, noodle bowl instant, yopokki cup, shin cup',
  'instant noodles':
    "2 minute noodles, two minute noodles, super noodles, maggi noodles, packet noodles, top ramen, koka noodles, mama noodles, nissin, maggie noodles, myojo, masala noodles, maggi masala noodles, noodle packets, ramen chicken flavor, instant mee, instant mee packet, mee packet, packet mee, indo mee, mee instant, yippee, 2-min noodles, instant ramen, pack of ramen, ramen pack, ramen noodle packet, batchelors super noodles, nissin ramen, mi goreng packet, indomie mi goreng, noodles instant, ramen bricks, smiths noodles, kabuto noodles, itsu noodles, cheap ramen, chicken ramen, noodle brick, maggi 2 minute noodles, maggi masala, atta noodles, sun noodles, ibumie, cintan, vit's noodles, vits instant",
  'instant soup':
    'cup a soup, packet soup, noodle soup packet, cuppa soup, cup of soup, soup sachet, soup mix, dried soup, mug soup, onion soup mix, lipton soup, soup packets, knorr soup, knorr soup packet, soup powder, lipton onion soup, ramen soup packet',
  'korean ramyun': 'shin ramen, samyang, neoguri, jin ramen, buldak noodles, shin noodles, ramyeon',
  'mac and cheese box':
    'kraft mac n cheese, kraft mac and cheese, boxed mac n cheese, boxed mac and cheese, mac n cheese, mac & cheese, mac and cheese, easy mac, pasta n sauce, batchelors pasta n sauce, annies shells, pasta roni, mug shot pasta, kraft mac, macaroni and cheese, rice a roni pasta, macaroni cheese',
  'microwave rice':
    "microwaveable rice, pouch rice, rice pouch, ben's original, minute rice, express rice, egg fried rice pouch, ready rice, golden vegetable rice, microwave rice pilau, pilau rice pouch, microwave pilau rice, uncle bens rice, egg fried rice microwave, basmati rice pouch, microwave basmati, rice sachet, rice cup, rice cups, pouch of rice, brown rice pouch, special fried rice pouch, cauliflower rice pouch, sticky rice pouch, mexican rice, spanish rice, coconut rice pouch",
  'seafood instant noodles': 'mama noodles, koka noodles, myojo, instant noodles tom yum',
  'baked beans':
    'heinz beans, beans in tomato sauce, heinz baked beans, tin of beans, tinned beans, baked beanz, beans on toast beans, beanz, bbq beans, boston baked beans, pork and beans, snap pots beans, beans & sausages, beans and sausages, beans with sausages, reduced sugar beans, low sugar beans, beans heinz, tin beans, van camps, snap pot beans, bean tin, beans heinz tin',
  'canned anchovies': 'anchovies, anchovy, anchovies in oil',
  'canned beans':
    'kidney bean can, tinned kidney beans, canned kidney beans, canned black beans, tin of kidney beans, red kidney beans, kidney beans can, kidney beans tin, tinned beans mixed, mixed beans, beans tin, chilli beans, three bean salad, black beans can, haricot beans tin, navy beans can, black eye beans, mixed bean salad, five bean salad, beans can, cannellini tin, butter beans tin, tin of butter beans, black bean can, kidney beans in water, kidney beans in chilli sauce, pinto tin, bean salad tin, tinned cannellini, borlotti tin, can of beans, carton of beans, taco beans, haricot tin, beans in water, black beans tin, cooked kidney beans, great northern can, chili beans',
  'canned chickpeas':
    'chick peas tin, tin of chick peas, chickpeas, chickpea, tinned chickpeas, garbanzo beans, garbanzos, can of chickpeas, chana, chick pea tin, chick peas can, chick pea can, chickpeas in water, tin chickpeas, chick peas in brine, boiled chickpeas, carton chickpeas',
  'canned coconut milk':
    'coconut milk can, tinned coconut milk, coconut milk tin, creamed coconut, kara coconut, kara coconut milk, kara coconut cream, ayam brand coconut milk, coconut block',
  'coconut milk powder': 'coconut powder milk, dried coconut milk',
  'canned corn':
    'tinned sweetcorn, canned sweetcorn, sweetcorn tin, corn kernels, tinned corn, tin of corn, green giant sweetcorn, corn niblets, whole kernel corn, tin sweetcorn, sweetcorn in can, sweetcorn small tin, can corn, can of corn, corn can, kernel corn, corn tin, niblets, corn in can, mexicorn, del monte corn, green giant corn, del monte sweetcorn',
  'canned fruit cocktail':
    'tinned peaches, peaches canned, tinned fruit, canned fruit, fruit cocktail, peaches in syrup, peach slices, canned pears, tinned pears, mandarin segments, peaches in juice, mandarin oranges tin, canned mandarins, tinned mandarins, peach halves, prunes in juice, grapefruit segments, cherry pie filling, pie filling, tin peaches, tin fruit, peaches tin, pears tin, tinned mandarin oranges, mandarin tin, tin of peaches, fruit in juice, fruit pots, dole cups, dole fruit cup, mandarin orange cups, mandarin cups, peach cups, diced peaches, pear halves, del monte fruit, apricot halves, tinned apricots, sliced peaches, tinned cherries, fruit salad tin, pie cherries, apple pie filling, grapefruit tin, lychee tin, tinned lychees, jackfruit syrup tin, tinned rambutan, apricots tin, tinned longan',
  'canned mackerel':
    'tinned mackerel, mackerel fillets in oil, mackerel tin, mackerel in oil, mackerel in tomato, tin mackerel, mackerel can, mackerel fillets tin, peppered mackerel tin',
  'canned pineapple':
    'tinned pineapple, pineapple chunks, pineapple slices, pineapple tin, pineapple tidbits, crushed pineapple, pineapple in juice, tin pineapple, pineapple can, pineapple in syrup, dole pineapple',
  'canned salmon': 'tinned salmon, red salmon tin, salmon can',
  'canned sardines':
    'sardines, tinned sardines, sardine can, sardines in oil, sardines tin, pilchards, brisling, sprats tin, tin sardines, sardine tin, sardines tomato, tin of sardines, ayam sardines, sardines in olive oil, brisling sardines, tin fish sardine',
  'canned soup':
    'tomato soup, tinned soup, chicken noodle soup, mushroom soup, heinz soup, cream of mushroom soup, cream of tomato soup, cream of chicken soup, campbells, oxtail soup, leek and potato soup, soup tin, tin of soup, chunky soup, carrot and coriander soup, butternut squash soup, scotch broth, french onion soup, pea soup, split pea soup, broccoli cheddar soup, soup carton, new covent garden soup, fresh soup, mulligatawny, big soup, corn chowder, black bean soup, condensed soup, minestrone, baxters soup, cully and sully, soup pot fresh, covent garden soup, heinz veg soup, soup in carton, soup cans, can of soup, chunky chicken soup, chicken soup tin, lentil soup tin, italian wedding soup, chicken and rice soup, beef barley soup, tomato bisque, lobster bisque, soup tub, cream of chicken, cream of celery, cream of mushroom, cream soup, soup chunky',
  'canned tomatoes':
    'tinned tomatoes, tin tomatoes, crushed tomatoes, canned tomato, tomatoes can, plum tomatoes tin, tin of tomatoes, chopped tomatoes tin, chopped tomatoes can, rotel, tomatoes tin, stewed tomatoes, fire roasted tomatoes, polpa, cherry tomatoes tin, tomato polpa, tin toms, tinned toms, plum tomato tin, san marzano, san marzano tomatoes, finely chopped tomatoes, tomato tin, tinned plum tomatoes, can tomatoes, can of tomatoes, tomatos tin, crushed tomato, polpa tomatoes, cirio tomatoes, mutti tomatoes, hunts tomatoes, carton tomatoes',
  'canned tuna':
    'tinned tuna, tuna tin, tuna can, tuna chunks, can of tuna, tin of tuna, ayam brand tuna, tuna flakes, tuna in oil, tuna in brine, skipjack tuna, tuna steak can, albacore tuna can, tuna fish, tuna steak tin, tuna sunflower oil, solid white tuna, albacore, skipjack, tuna spread plain, chili tuna, sweetcorn tuna tin',
  'luncheon meat':
    'tinned ham, spam tin, bacon grill, canned ham, chopped pork, pek, ham tin, danish ham tin, tin ham, luncheon pork, gulong luncheon, luncheon can, tulip pork, narcissus luncheon',
  passata: 'sieved tomatoes, tomato sauce can',
  'refried beans': 'refried black beans',
  'vegetable stock carton': 'veg stock, vegetable stock',
  'chicken stock carton': 'chicken stock pot, liquid stock',
  'apple cider vinegar': 'acv, braggs vinegar, spirit vinegar',
  'balsamic vinegar': 'balsamic, balsamic glaze, balsamic reduction, modena vinegar',
  'barbecue sauce': 'barbeque sauce, bar-b-q sauce, smoky bbq sauce, sweet baby rays, hickory bbq sauce',
  'caesar dressing':
    'caesar salad dressing, caesar sauce, cesar dressing, caesar kit, caesar salad kit, caesar kit salad, caesar salad',
  'chilli crisp': 'laoganma, crispy chilli oil, chili crisp, chilli oil jar, chili oil',
  'chilli sauce': 'chili sauce, hot chilli sauce, sambal oelek, chilli garlic paste',
  'curry paste indian':
    'indian curry paste, balti paste, madras paste, vindaloo paste, curry pastes, korma paste, tandoori paste, jalfrezi paste',
  'curry paste thai':
    'thai curry paste, thai green curry paste, thai red curry paste, green curry paste jar, yellow curry paste, panang paste, tom yum paste jar, mae ploy, curry paste',
  'curry roux block': 'curry cubes, golden curry, vermont curry',
  'dark soy sauce':
    'dark soya sauce, dark soy, thick dark sauce, black soy, black sauce, dark soya, caramel soy, tiger dark soy, chee seng dark soy, mushroom dark soy',
  'fish sauce': 'fish sauce bottle, squid brand fish sauce',
  gochujang: 'gochujang paste, red pepper paste korean',
  honey: 'manuka honey, clear honey, runny honey, honey bear, honeycomb honey, acacia honey, rowse',
  'hot sauce':
    "frank's red hot, cholula, siracha, sirracha, chipotle sauce, louisiana hot sauce, tapatio, buffalo sauce, hot pepper sauce, chilli sauce hot, habanero sauce, schezwan hot sauce, franks hot sauce, wing sauce, wings sauce, jalapeno sauce, scotch bonnet sauce, crystal hot sauce, sambal hot, buffalo wing sauce, yellowbird",
  jam: 'raspberry jam, jelly jam, blackcurrant jam, apricot jam, grape jelly, jams, lemon marmalade, orange marmalade, bonne maman, fruit spread, jelly grape, strawberry preserve, lemon curd jam, damson jam, strawberry jelly, seville orange marmalade, conserve, smuckers jelly, blackberry jelly, mint jelly, redcurrant jelly, quince paste, cherry jam, plum jam, rhubarb jam, cranberry jelly, apple butter, crab apple jelly',
  'kecap manis':
    'sweet soya sauce, abc sauce, sweet sauce, kicap manis habhal, kechap manis, ketjap manis, sweet soy, abc sweet soy',
  ketchup: 'tomato sauce, catsup, heinz ketchup, tomato ketchup bottle, red sauce, tommy k',
  'light soy sauce':
    'light soya sauce, soy sauce bottle, shoyu sauce, low sodium soy sauce, la choy, tai hua soya sauce, light soya, kikoman, less salt soy, sashimi soy sauce, steamed fish soy sauce, steam fish sauce, seasoning soy, golden mountain sauce, maggi seasoning sauce, dumpling sauce soy',
  'maple syrup':
    'golden maple syrup, pancake syrups, maple sirup, pancake syrup, aunt jemima syrup, corn syrup, karo, log cabin syrup, mrs butterworth, syrup, pearl milling syrup',
  mayonnaise:
    'mayonaise, hellmanns, light mayo, kewpie mayo, salad cream, best foods mayonnaise, miracle whip, burger sauce, sandwich spread, thousand island, big mac sauce, chicken mayo sauce',
  'miso paste': 'miso soup paste, yellow miso, shiro miso',
  molasses: "black treacle, lyle's golden syrup",
  mustard:
    'english mustard, mustard jar, honey mustard, american mustard, whole grain mustard, dijon, mustard grain',
  'oyster sauce': 'lee kum kee oyster sauce, vegetarian oyster sauce, panda oyster, abalone sauce',
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
    'tomato pasta sauce, dolmio, arrabiata sauce, arrabbiata sauce, ragu sauce, tomato and basil sauce, marinara sauce, pizza sauce, bolognese sauce, napolitana sauce, lasagne sauce red, tomato basil sauce, pasta bake sauce, pomodoro sauce, puttanesca sauce, tomato sauce pasta, manwich, sloppy joe sauce, tomato and herb sauce, tomato and mascarpone sauce, tomato sauce for pasta, pasta bake tomato sauce, ragu jar, sauce for pasta, passata sauce jar, lasagne tomato sauce',
  'stock cube':
    'oxo cube, knorr cube, chicken stock cube, vegetable oxo, stock powder, stock cubes, broth cube, knorr, maggi cube, beef stock cube, bovril, bouillon powder, oxo cubes beef, oxo beef, oxo chicken, oxo cubes chicken, veg stock cubes, beef oxo, oxo vegetable, stock pot chicken, stock melts, chicken seasoning powder, veggie stock cubes, chicken bouillon, beef bouillon, gravy stock cube, mushroom seasoning powder, hao chi seasoning, knorr seasoning powder, bouillon paste, swiss bouillon, marigold bouillon',
  'sweet chilli sauce': 'sweet chili sauce, sweet chilli dipping sauce, sweet chilli',
  taucu: 'tauchu, soybean paste, bean paste',
  'tamarind paste':
    'tamarind, imli, tamarind concentrate, puli, assam, assam pieces, tamarind pulp, tamarind puree, assam skin, kudampuli, kokum, gamboge',
  'tartare sauce': 'tartar sauce',
  'teriyaki sauce':
    'teriyaki, teriyaki marinade, yakitori sauce, teriyaki glaze, unagi sauce, eel sauce, kabayaki sauce',
  'tomato paste':
    'tomato purees, double concentrate tomato, tomato puree tube, tomato concentrate, sundried tomato paste, double concentrate',
  'worcestershire sauce':
    'worcester sauce, lea and perrins, lea & perrins, worcestershire, worchestershire, wooster sauce, worcs sauce',
  furikake: 'furikake seasoning',
  'coconut oil': 'virgin coconut oil',
  lard: 'dripping, pork fat, suet, bacon fat, beef tallow',
  'olive oil': 'evoo, olive oil extra virgin, light olive oil',
  'peanut oil': 'arachis oil, ground nut oil',
  'cooking spray':
    'pam spray, oil cooking spray, fry light, 1 cal spray, one cal spray, oil mist, low cal spray',
  'vegetable oil':
    'veg oil, canola, sunflower oil bottle, frying oil, olive pomace oil, vegetable cooking oil, groundnut free oil, crisp n dry',
  'almond butter': 'hazelnut butter, mixed nut butter, walnut butter',
  'chocolate spread':
    'nutela, choc spread, chocolate hazelnut spread, hazelnut chocolate spread, nutella jar, hazelnut cocoa spread, ferrero spread',
  guacamole: 'guac, smashed avocado',
  hummus: 'houmous, humus, hommus, hoummos, houmus, humous, hummous',
  'lotus biscuit spread': 'biscoff, lotus spread, speculoos spread',
  'peanut butter':
    'smooth peanut butter, crunchy peanut butter, skippy, jif, pnut butter, pb, peanutbutter, chunky peanut butter, sun-pat, pb2, whole earth peanut butter, pip and nut',
  tahini: 'tahina, tahini paste',
  vegemite: 'marmite jar, bovril yeast, marmite spread, promite',
  'black pepper':
    'pepper, peppercorns, pepper ground, white pepper powder, peppercorn, cracked pepper, ground black pepper, cracked black pepper, sarawak pepper, pepper powder, kurumulaku, tellicherry pepper',
  cardamom: 'cardamon, elaichi, cardamom pods, green cardamom',
  'chilli flakes':
    'chili flakes, chilli powder red, chili powder, red pepper flakes, crushed chilli, cayenne pepper, red chilli powder, kashmiri chilli powder, lal mirch, crushed red pepper, chipotle flakes, chipotle powder, aleppo pepper, ancho powder, chilli pwdr, reshampatti, red chili powder, guntur chilli powder, urfa, korean red pepper, pepper flakes, chile powder, ancho chile, chilli powdered',
  'chinese five spice': '5 spice, five spice',
  cinnamon: 'cinnamon powder, cinnamon sticks, dalchini, mixed spice, pumpkin pie spice, pumpkin spice',
  cloves: 'whole cloves, laung, ground cloves',
  'coriander powder':
    'coriander seed, coriander seeds, dhania powder, dhania seeds, ground coriander seeds, dhana jeera, malli podi',
  cumin: 'cumin seed, cumin seeds, cumin powder, jeera, jeera powder, jira, jeera seeds, cummin, shahi jeera',
  'curry powder':
    'curry spice, mild curry powder, madras curry powder, meat curry powder, chip shop curry powder, mutton masala, garam masala curry, fish curry powder, babas meat curry, chicken curry powder, alagappas curry, seafood curry powder, kurma powder, mutton masala powder',
  'dried herbs':
    'mixed herbs, oregano, italian seasoning, herbs, herbes de provence, dried mint, dried parsley, dried rosemary, oregano dried, basil dried, dried sage, dried dill, dried marjoram, dried coriander leaf, tarragon dried, dried chives',
  'garlic powder':
    'garlic granules, onion granules, garlic salt, granulated garlic, dried onion, onion flakes, dried minced onion',
  'mala spice':
    'mala paste, mala sauce packet, mala powder, sichuan mala paste, mala seasoning, szechuan spice, haidilao mala paste',
  'hotpot soup base':
    'hot pot base, haidilao soup base, mala xiang guo paste, mala hotpot base, haidilao, hai di lao base, hotpot paste, lee kum kee soup base, steamboat soup, mala soup packet, hotpot soup',
  'mixed seasoning':
    'season all, chicken seasoning, old bay, fajita mix, taco mix, fajita seasoning, bbq seasoning, jerk seasoning, piri piri seasoning, steak seasoning, seasoned salt, bbq rub, lemon pepper, mrs dash, creole seasoning, slap ya mama, nandos rub, tajin, kitchen king, pav bhaji masala, biryani masala, chole masala powder, chana masala powder, tandoori masala, tandoori spice, tikka masala spice, maggi magic masala, maggi masala ae magic, egg curry masala, fish masala powder, bafat, chettinad masala, shawarma spice, peri peri masala, peri peri salt, peri peri seasoning, chicken salt, dry rub, rib rub, burger seasoning, cajun spice, cajun, jerk spice, jerk rub, creole spice, sazon, sazon goya, fajita kit spices, chilli con carne mix, chilli mix, colmans chilli mix, schwartz mix, shepherds pie mix, casserole mix, spag bol mix, sausage casserole mix, chicken chasseur mix, chili mix packet, burrito mix, meatloaf mix, poultry seasoning, montreal steak, popcorn seasoning, vegetable seasoning, braai spice, shawarma seasoning, seafood seasoning',
  msg: 'accent seasoning',
  paprika: 'paprika powder, sweet paprika',
  saffron: 'kesar, saffron strands',
  salt: 'rock salt, himalayan salt, iodised salt, pink salt, cooking salt, kosher salt, black salt, table salts, maldon salt',
  'turmeric powder': 'turmeric, haldi, ground turmeric, tumeric, termeric, turmaric',
  'almond flour': 'ground almonds, almond powder',
  'baking soda': 'bicarb soda, bicarbonate soda, sodium bicarbonate',
  'bread flour': 'strong white flour, bread flour strong',
  'bread mix':
    'cake mixes, muffin mix, bread machine mix, cornbread mix, jiffy mix, krusteaz, cornbread, yorkshire pudding mix, waffle mix, hush puppy mix, hush puppies mix',
  breadcrumbs:
    'bread crumbs, panko breadcrumbs, bread crumb, stuffing mix, sage and onion stuffing, paxo, shake n bake, stove top mix, crispy crumb, coating crumbs, shake and bake, cornflake crumbs',
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
  'wholemeal flour':
    'atta, wholewheat flour, wholemeal atta, chapati flour, aashirvaad atta, triticale, triticale flour',
  almond:
    'ground almonds whole, almond flakes, flaked almonds, almond nuts, badam, sliced almonds, marcona almonds, blanched almonds, slivered almonds, badam milk',
  cashew: 'cashewnut, kaju',
  'chestnut roasted': 'chestnut, roasted chestnut, vac pack chestnuts',
  flaxseed: 'flax seed, flax seeds, linseeds, flax, alsi, linwoods, flax meal',
  hazelnut: 'filbert, cobnut',
  'mixed nuts':
    'assorted nuts, roasted nuts, fruit and nut mix, salted nuts, nuts and raisins, planters mixed nuts, student mix, camel mixed nuts, nuts camel, tong garden nuts, tong garden, nuts & seeds, cashew and peanut mix, dried fruits and nuts',
  peanut:
    'salted peanuts, roasted peanuts, monkey nuts, dry roasted peanuts, groundnut, goobers, crunchy nut cornflakes, kp nuts, planters peanuts, redskin peanuts, peanut cookies, peanut butter cookies, beer nuts, sweet chilli peanuts, peanut kernels, ikan bilis peanuts, masala peanuts, masala peanut, shell peanuts',
  pecan: 'pecan pie',
  'pine nut': 'pine kernels',
  pistachio: 'pistachio nuts, pista',
  'pumpkin seed': 'pumpkin seeds, pepita',
  'sunflower seed': 'sunflower seeds',
  walnut: 'walnut halves, akhrot',
  'dried anchovy':
    'dried anchovies, anchovy dried, ikan bilis peanuts packet, silver fish dried, whitebait dried, ikan bilis peanuts, ikan bilis peanut',
  'dried cranberries': 'cranberries dried, dried cherries, dried blueberries',
  'dried dates': 'date, pitted dates, dried date, deglet nour, khajoor, figs dried',
  'dried mango':
    'dried fruit, dried apricots, apricots dried, mixed dried fruit, dried fig, dried figs, dried banana, banana chips, aam papad, dried anjeer, anjeer dried, mango bar, dried papaya, dried peach, dried strawberries, freeze dried strawberries, freeze dried raspberries, apple crisps, apple chips, bear yoyos, yoyo bear, bear fruit rolls, dried guava, candied fruit, crystallised ginger, stem ginger, candied ginger, dried pears, dried kiwi, dried coconut chips, tropical dried fruit, mixed peel, candied peel, glace fruit',
  'dried seaweed': 'seaweed, wakame seaweed, kelp, kombu seaweed, sushi nori',
  'goji berry': 'goji berries, wolfberries, kei chi, gouji, dried goji',
  prune: 'dried plum, ready to eat apricots, dried apple rings, dried apple',
  raisin: 'sultana, currants, kishmish, raisins box, mixed fruit dried, sun maid raisins',
  'salted fish': 'salt cod, stockfish',
  'sun-dried tomato': 'sundried tomatoes, sundried tomato, sunblush tomatoes, semi dried tomatoes',
  biscuits:
    "digestives, digestive biscuit, rich tea, rich tea biscuits, tea biscuits, hobnobs, custard creams, mcvities, marie biscuit, parle g, britannia biscuits, bourbon biscuits, ginger nuts, jammie dodgers, petit beurre, shortbread fingers, julie's biscuits, malted milk biscuits, graham crackers, chocolate digestives, garibaldi biscuits, fig rolls, fig newtons, bourbon creams, nilla wafers, ginger snaps, lemon puffs, bourbons, bourbon biscs, jammy dodgers, jammy dodger, rich tea fingers, viennese fingers, shortcake biscuits, empire biscuits, jim jam, jim jams, little hearts, nutrichoice, anzac biscuits, anzac, iced gems, iced vovo, lincoln biscuits, abernethy, butter puff, malkist, dark chocolate digestives, ladyfinger, ladyfingers, savoiardi, sponge fingers",
  'cheese puffs':
    'wotsits, cheetos puffs, cheezels, nik naks, cheese curls, monster munch, twiglets, cheez doodles, flamin hot cheetos, onion rings crisps, space raiders, pirates booty, frazzles, cheesy puffs, pom bears, pom bear, funyun, pickled onion monster munch, cheese savouries, cheezy puffs, cheesy wotsits, smiths burger rings, burger rings, taro crisps, tasto, funyuns',
  'chocolate biscuit':
    "oreos, oreo cookies, tim tams, penguin bar, chocolate digestive, jaffa cakes, pepero, hello panda, koala's march, yan yan, chocolate biscuits, caramel wafer, caramel wafers, hob nobs chocolate, chocolate hobnobs, choc hobnobs, penguins, chocolate fingers, club biscuits, chocolate bourbon, blue riband, breakaway, rocky bar, caramel digestives, tunnocks, chocolate leibniz, milk chocolate digestives, viennese whirls, tunnocks caramel wafers, caramel shortcake bars, gold bars biscuit, trio bars, jaffa cake box, oreo thins, oreo vanilla, birthday oreos, thin mints cookies, lucky stick, lotus stroopwafel chocolate, choco fills, mint slice, toffypops, mallowpuffs, tunnocks teacake, tunnocks teacakes",
  cookies:
    'choc chip cookies, oatmeal cookies, butter cookies, famous amos, chips ahoy, maryland cookies, danish butter cookies, jaffa cakes, snickerdoodles, girl scout cookies, thin mints, animal crackers, double choc cookies, triple chocolate cookies, italian biscotti, oatmeal raisin cookies, peanut butter cookies, macadamia cookies, kookie, cashew cookies, fruit biscuits, danish cookies, cornflake cookies, brookie, lactation cookies, levain cookies, crumbl cookies, molasses cookies, peanut cookies',
  'corn chips':
    'tortilla chip, nacho chips, nacho, takis, doritos chilli heatwave, cool original doritos, tangy cheese doritos, doritos packet, chilli heatwave, doritos cool ranch, santitas, tortilla strips, tortilla rounds, mission chips, corn nuts, tostada shells',
  crackers:
    "water biscuits, saltines, jacob's crackers, ritz crackers, cheese crackers, goldfish crackers, tuc, cream crackers, saltine, jacobs cream crackers, club crackers, oatcakes, table water biscuits, matzo, matzah, wheat crackers, cornish wafers, krackawheat, ritz sandwich, cheese sandwich crackers, carrs crackers, carrs water biscuits, better cheddars, chicken in a biskit, jatz, savoy crackers, vita weat, saos, sao biscuits, oyster crackers, town house crackers, keebler crackers, bakers crackers, monaco crackers, monaco salt biscuits, top crackers, marys gone crackers, rakusens",
  'fruit gummies':
    'gummies, gummy, gummi bears, haribos, jelly babies, wine gums, jelly beans, gummy worms, starburst, swedish fish, sour patch kids, starmix, percy pigs, fruit roll ups, midget gems, jelly tots, gummy sweets, percy pig, tangfastics, squashies, fizzy cola bottles, cola bottles, sour worms, haribo tangfastics, sports mix',
  'granola bar':
    'granola bars, cereal bars, nature valley, kind bar, muesli bars, snack bar, fruit and nut bar, nakd bar, breakfast bar, nutri grain, eat natural bar, chewy bars, trek bar, rice krispies squares, luna bar, luna bars, go ahead bar, go ahead bars, go ahead slices, tracker bar, jordans bar, special k bar, special k bars, be kind bar, rice crispy treat, rice krispie treats, rice krispies treats, fibre one, fiber one bar, quaker chewy, carmans bar, uncle tobys bar, energy bar, energy bars, ritebite, yoga bar, oat and honey bar, flapjack bar, granola squares, breakfast biscuits bar, le snak, belvita breakfast bar',
  keropok:
    'prawn cracker, shrimp crackers, shrimp chips, prawn chips, crackers prawn, calbee prawn, calbee prawn crackers, shrimp puffs',
  popcorn:
    'pop corn, caramel popcorn, sweet popcorn, kettle corn, butterkist, skinny pop, caramel corn, smartfood',
  'potato chips':
    'potato crisps, walkers, kettle chips, salt and vinegar crisps, cheese and onion crisps, hula hoops, calbee, kettle crisps, sour cream and onion chips, jack n jill, ready salted, doritos chips, sour cream and onion crisps, prawn cocktail crisps, cape cod chips, utz, discos, squares crisps, chipsticks, potato sticks, doritos chilli heatwave crisps, thai sweet chilli crisps, prawn cocktail walkers, crinkle crisps, beetroot crisps, sunbites, sun chips, lays magic masala, magic masala, uncle chips, bingo chips, bingo mad angles, mad angles, kettle cooked chips, sweet potato crisps, tayto, tayto crisps, seabrook, smiths chips, red rock deli, veggie chips, popchips, stax, jack and jill potato, cape cod, wavy chips, salt and vinegar chips, cool ranch chips, sour cream onion pringles, potato snack, potato rings',
  pretzels: 'pretzel, pretzel sticks, pretzel twists, rold gold',
  'protein bar':
    'protein bars, grenade bar, quest bar, kind bar, fruit and nut bar, power bar, fulfil bar, protein balls',
  'rice cracker':
    'rice crackers packet, want want crackers, japanese rice crackers, want want shelly, kameda tane, senbei crackers, sakata, sakata crackers, rice snaps, arare, oriental snack mix, kakinotane, japanese mix',
  'rice cake puffed': 'rice cakes, corn cakes, rice cake, snack a jacks',
  'sushi nori': 'seaweed for sushi',
  'roasted seaweed':
    'seaweed snacks, tao kae noi, seaweed sheets, seaweed thins, itsu seaweed, gimme seaweed',
  candy:
    'candies, boiled sweets, lollies, mint candy, polo mints, tic tac, mentos, skittles, lollipops, mint sweets, sherbet, candy cane, love hearts, refreshers, smarties american, fox glacier mints, rhubarb and custards, nerds, chewits, parma violets, rock candy, drumstick lollies, cough sweets sweets, dum dums, candy floss, twizzlers strawberry, drumsticks sweets, dolly mixture, dolly mixtures, flying saucers, pick n mix, pick and mix, pic n mix, black jacks, fruit salad chews, sherbet dip dab, dip dab, aniseed balls, pear drops, humbugs, mint imperials, murray mints, everton mints, kola kubes, gobstoppers, jawbreaker, gushers, laffy taffy, saltwater taffy, airheads, warheads, ring pops, mango bite, poppins, kaccha mango bite, hajmola, strepsils sweets, paan candy, meetha paan, sweet paan, mint pastilles, tamarind candy, jelly sweets coated, ginger candy, ginger chews, barley sugar, werthers sugar free, trebor mints, softmints, trick or treat sweets, fairy floss',
  'chocolate dark':
    'plain chocolate, bittersweet chocolate, dark choc, cooking choc dark, 70% chocolate, bournville, green and blacks dark, 85% chocolate, mint thins, after eights, after eight',
  'chocolate milk bar':
    "dairy milk, galaxy, mars bar, twix, bounty, milky way, chocolate bars, choc bar, m&ms, m&m, maltesers, smarties, hershey's, toblerone, kit kat, snickers bar, milk chocolate bar, crunchie, chocolate egg, easter egg, advent calendar chocolate, quality street, celebrations chocolate, milka, lindt, ritter sport, wispa, flake bar, picnic bar, double decker bar, aero, minstrels, chocolate buttons, double decker, boost bar, twirl, lion bar, terrys chocolate orange, chocolate coins, crunch bar, almond joy, mounds, chocolate bunny, fun size mars, york peppermint, fruit and nut bar cadbury, butterfinger, curly wurly, curly wurlys, caramac, starbar, topic bar, ripple bar, bournville buttons, caramello koala, freddo frog, violet crumble, cherry ripe, peppermint crisp, hershey kisses, kisses chocolate, baby ruth, payday bar, milk duds, junior mints, whoppers candy, take 5 bar, york patties, charleston chew, perk chocolate, munch chocolate, silk bubbly, cadbury gems, choki choki, van houten, merveilleux, choc fish, lindt bunny, chocolate santa, advent chocolate",
  'chocolate truffle':
    'ferrero rocher, lindor, chocolate box, truffles, box of chocolates, raffaello, truffle chocolate, chocolates box, roses chocolates, heroes chocolates, milk tray, thorntons, assorted chocolates, russell stover, sees candies, terrys all gold, chocolate pralines',
  mochi: 'mochis, rice mochi',
  'pudding cup':
    'creme caramel, flan, caramel custard, creme brulee, custard cup, chocolate pudding cup, flan dessert, chocolate mousse, mousse pot, trifle, banoffee pot, snack pack, snack packs, bread and butter pudding, bread pudding, eves pudding, butterscotch delight',
  toffee:
    "caramels, butterscotch, toffees, werther's original, riesen, quality street toffee, milky caramels, rolo, rolos",
  'almond milk':
    'almond drink, unsweetened almond milk, cashew milk, hazelnut milk, alpro almond, almond breeze',
  'apple juice':
    'apple juice carton, cloudy apple juice, copella apple, apple cider american, motts apple juice',
  beer: 'lagers, beers, ipa, tiger beer, guinness, heineken, wheat beer, pale ale, craft beer, non-alcoholic beer, carlsberg, corona, stella, carling, bud light, fosters, alcohol free beer, pilsner, bud, pbr, newcastle brown, coors light, shandy, porter ale, blue moon, modelo, san miguel, kvass, kvas',
  'bubble tea':
    'boba milk tea, bbt, bubble tea koi, koi bubble tea, liho, liho tea, gong cha, koi the, tiger sugar, chicha san chen, playmade, brown sugar boba, bbt dabao, brown sugar fresh milk boba, pearl milk tea',
  'coffee creamer powder': 'coffee mate, coffee whitener',
  'coffee ground':
    'filter coffee, ground coffee bag, coffee powder, coffee pods, nespresso, coffee capsules, coffee grounds, nespresso pods, k cups, nespresso capsules, tassimo pods, espresso ground, dolce gusto pods, keurig pods, coffee bags, dark roast coffee, espresso, taylors coffee',
  'coffee instant':
    'coffees, instant coffees, nescafe gold, nescafe instant, gold blend, azera, douwe egberts, instant decaf, gold roast coffee no, sunrise coffee, continental coffee',
  'drinking chocolate':
    'hot chocolate, hot cocoa, cocoa drink, hot choc, swiss miss, cadbury hot chocolate, cocoa mix',
  'energy drink':
    'redbull, monster energy, monster drink, rockstar energy, lucozade, 5 hour energy, celsius drink, relentless, celsius, bang energy, monster, mother energy, v energy, emerge, boost energy, sting energy, hell energy, alani nu, ghost energy, carabao, livita',
  'fruit cordial':
    'squash drink, cordial, robinsons squash, orange squash, blackcurrant squash, fruit syrup, elderflower cordial, mio, dilutable juice, lemon barley, summer fruits squash, diluting juice, squash orange, kissan squash, mapro syrup, nannari syrup, nannari sarbath, khus syrup, sharbath, rose sharbat, tang powder, nutri c, glucon d, glucose powder drink, glucose d, kokum syrup, robinsons barley, fruit & barley, squash blackcurrant, double strength squash, high juice, roses lime cordial, elderflower, teisseire, monin syrup, bandung syrup, sarsi syrup, bottlegreen, belvoir',
  'green tea': 'matcha, green tea bags, jasmine green tea, white tea, genmaicha',
  'iced lemon tea':
    'ice tea, iced tea, lipton ice tea, iced green tea, peach iced tea, bottled green tea, arizona iced tea, sweet tea, snapple',
  'isotonic drink':
    'sports drink, powerade, pocari, electrolyte drink, prime hydration, vitamin water, pedialyte, h2o isotonic, electrolyte powder, electral, ors sachet, dioralyte, liquid iv, prime drink, bodyarmor, maximus, staminade, enerlyte, hydralyte, nuun',
  'malt drink':
    'milo tin, ovaltine powder, malted milk, bournvita, boost drink, malted drink, boost powder, boost malt drink, boost sachets, pediasure, milo kosong, milo dinosaur, milo peng, milo gao siew dai, maltova, viva malt',
  'oat milk': 'oatmilk, oat drink, oatly, oat beverage, barista oat milk, minor figures, oatside, oat m*lk',
  'orange juice':
    "oj, tropicana, orange juice carton, orange juice bottle, copella orange, simply orange, minute maid orange, orange juice pulp, marigold peel fresh, peel fresh, florida natural, oj with pulp pulp, sunny d, sunny delight, duets orange, florida's natural",
  'rice milk': 'rice drink',
  'soft drink':
    'coca cola, diet coke, coke zero, pepsi max, dr pepper, lemonade, ginger ale, ginger beer, fizzy drink, mountain dew, root beer, soft drinks, cokes, irn bru, schweppes, lilt, tango, pop cans, cream soda, appletiser, vimto fizzy, fizzy pop, san pellegrino lemon, lucozade orange soft, cherry coke, bitter lemon, canada dry, seven up, ting, elderflower presse, cloudy lemonade, indian tonic, slimline tonic, magnolia drink no, sarsi, sarsaparilla, f&n orange, f&n grape, f&n sarsi, ice cream soda, lemon lime soda, sinalco, fanta orange, orange fanta, soda pop, solo lemon, pasito, bundaberg ginger beer, bundaberg, lemon lime and bitters, dandelion and burdock, r whites, old jamaica ginger beer, jarritos, sunkist soda, crush soda, mug root beer, barqs, mello yello, cheerwine, appy fizz, sosyo, paper boat, fizzy orange, fizz',
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
    'chicken nuggets, chicken nugget, chicken strips, popcorn chickens, chicken dippers, chicken goujons, dino nuggets, turkey dinosaurs, southern fried chicken, chicken fingers, breaded chicken breast, turkey twizzlers, hot n spicy chicken, chicken burgers breaded, chicken patties, chicken fries, boneless bites, turkey dinos, chicken kiev, chicken kievs, chicken popcorn, chicken nuggets dino, dinosaur nuggets, chicken bites, chicken patties breaded, chicken burger patty, crispy chicken burgers, breaded chicken tenders, chicken steaklets, nugget chicken, chicken balls battered, mcnuggets, chicken mcnuggets, tyson chicken, karaage frozen, hot and spicy wings frozen, chicken cutlets frozen, chicken munchies, zinger',
  'frozen dumplings':
    'potstickers, gyozas, guotie, frozen gyoza, veg dumplings, vegetable dumplings, wanton, wantons, mandoo, chicken gyoza, veg gyoza, dumpling soup, sui gao, sui kow, prawn dumplings frozen',
  'frozen fish balls': 'fishball frozen, fishballs yong tau foo',
  'frozen fish fingers':
    'fish fingers, fish sticks, fish finger, fish stick, battered fish, battered cod, scampi breaded, breaded cod, filet o fish, breaded haddock, fish goujons, battered haddock, cod bites, scampi, omega fish fingers, cod fillets battered, breaded plaice, fish cakes breaded, tempura fish, fish nuggets, breaded scampi, fish burgers, chip shop fish, fish n chips, fish and chips, fish & chips, salmon goujons, breaded tilapia, cod goujons, crispy fish',
  'frozen fries':
    'fries, oven chips, chips frozen, hash brown, waffles potato, frozen chips, frozen potatoes, potato waffles, potato smiles, wedges, mccain fries, frozen french fries, curly fries, sweet potato fries, roast potatoes frozen, waffle fries, smiley faces potato, crinkle fries, chunky chips, potato croquettes, micro chips, hash brown patties, frozen roasties, smiley faces, smileys potato, alphabites, alphabet potatoes, mccain chips, mccain smiles, air fryer chips, crinkle cut chips, shoestring fries, rosti frozen, roasties frozen, sweet potato chips frozen, chip shop chips, chippy chips, leftover chips, fries leftover, mcdonalds chips, cheesy chips, tater rounds, potato tots, onion potato tots, truffle fries, shaker fries',
  'frozen lasagna': 'frozen lasagne, vegetable lasagne, veg lasagne',
  'frozen mixed vegetables':
    'mixed vegetables, frozen veg, frozen vegetables, stir fry vegetables, stir-fry mix, veg mix, vegetable medley, mixed veg, frozen stir fry, farmhouse mix veg, casserole veg, california blend, peas and carrots, broccoli and cauliflower mix, frozen peppers, steam veg, soup mix veg, stew pack, mirepoix mix',
  'frozen paratha': 'roti prata, roti paratha, kawan paratha, frozen roti',
  'frozen peas': 'pea, petit pois, garden peas',
  'frozen pizza':
    'pizza frozen, pepperoni pizza, cheese pizza, margherita pizza, margarita pizza, dr oetker pizza, totinos, french bread pizza, pizza rolls, pizza bagels, hawaiian pizza, bagel bites, red baron, stonebaked pizza, ristorante mozzarella, thin crust pizza, deep pan pizza, frozen margherita, digorno, tombstone pizza, tombstone, jacks pizza, pizza pockets, pizza subs, ham and pineapple pizza, meat feast pizza, pizza bites, chilled pizza, tesco pizza, pizza express pizza, bbq chicken pizza, four cheese pizza, veggie supreme pizza, pizza mia, mccain pizza, garlic pizza bread, pizza bread',
  'frozen prawns': 'frozen raw prawns, frozen shrimps, frozen cooked prawns',
  'frozen puff pastry':
    'puff pastry, phyllo, phyllo pastry, filo, filo sheets, phyllo dough, ready rolled pastry, pastry sheet, jus rol, crescent rolls, pillsbury dough, jus rol pastry, crescent roll dough, pillsbury crescents, toaster strudel pastry, puff pastry roll, pastry puff, shortcrust frozen, croissant dough, roll of pastry, ready rolled puff, pillsbury croissants, danish dough',
  'frozen ready meal':
    'frozen meal, lean cuisine, frozen dinner, hamburger helper, microwave dinner, hungry man, charlie bighams, weight watchers meal, stouffers, healthy choice, knorr sides, smart ones, marie callenders pot pie, banquet meal, frozen curry meal, frozen mac and cheese, swanson dinner, frozen burritos, el monterey burritos, wiltshire farm meal, toad in the hole frozen, microwave curry, stouffers lasagna',
  'frozen seafood mix': 'mixed seafood',
  'frozen spinach': 'frozen spinach cubes',
  'ice cream':
    'icecream, vanilla ice cream, chocolate ice cream, ice-cream tub, haagen dazs, magnum tub, walls ice cream, soft serve, frozen yogurt, frozen yoghurt, neapolitan ice cream, raspberry ripple, blue bunny, edys, viennetta, froyo',
  'ice cream bar':
    'ice creams, solero cream, choc ice, drumstick ice cream, magnum ice cream, ice cream sandwich, klondike bar, mars ice cream, mini milk, dibs',
  popsicle:
    'ice lollies, popsicles, fruit lolly, calippo, ice pops, twister lolly, fab lolly, freezies, rocket lollies, freeze pops, fruit ice, otter pops, raspberry sorbet, fudgsicle lolly, italian ice',
  'cooked beans':
    'dal cooked, leftover dal, dal tadka, dal fry, dal makhani, refried bean, dal leftover, leftover dhal, parippu, parippu curry, toor dal cooked, langar dal, black dal, rajma leftover, cooked rajma, cooked chickpeas, pressure cooked chana, dhal fry, dal palak, sundal, black bean stew',
  'cooked chicken':
    'roast chicken, roasted chicken, chicken leftovers, leftover chicken, shredded chicken, chicken roast, bbq chicken, chicken breast cooked, chicken bites cooked, sliced chicken, pulled chicken, jerk chicken, piri piri chicken, peri peri chicken, nandos chicken, hainanese steamed chicken, white chicken, cold chicken, chicken skewers, smoked chicken, baked chicken, poached chicken, steamed chicken, costco chicken, cooked chicken bites, flame grilled chicken, air fried chicken',
  'cooked pasta': 'pasta leftovers, cooked spaghetti, boiled pasta, cold pasta',
  'cooked rice':
    'boiled rice, rice leftovers, white rice cooked, day-old rice, steamed white rice, cooked white rice, coconut rice, sticky rice cooked',
  'curry leftover':
    'leftover curry, chicken curry, beef curry, vegetable curry, thai green curry leftovers, chickpea curry, jalfrezi, balti, vindaloo, lentil curry, curry takeaway, rogan josh, bhuna, dhansak, dopiaza, chicken jalfrezi, potato curry, chicken madras, curry chicken, leftover indian, kadala curry, egg less curry, chettinad chicken, chicken chettinad, kadai chicken, chicken masala gravy, nihari, laal maas, mutton curry, mutton gravy, mutton masala, chicken gravy curry, saagwala, saag gosht, saag aloo, bombay aloo, bombay potato, bombay potatoes, aloo dum, dum aloo, tarka dal, tarka dhal, chicken balti, chicken bhuna, chicken dhansak, pumpkin curry, cauliflower curry, spinach curry, mushroom masala, salna, gravy curry',
  'egg salad':
    'egg mayonnaise, egg mayo filling, egg mayo sandwich filler, egg filler, deviled eggs, devilled eggs, stuffed eggs, egg sandwich filling, egg salad deli, egg mayo sandwich filling, egg and cress filler, curried eggs',
  'fried chicken':
    'kfc, chicken karaage, karaage, korean fried chicken, popeyes, southern fried chicken pieces, battered chicken, southern fried, popeyes chicken, kfc chicken, chick fil a, chick fil a nuggets, raising canes, jollibee chicken, texas chicken, 4 fingers chicken, chicken lollipop, chicken pakora, bonchon, shihlin chicken, chicken popcorn kfc, chicken chop, chicken parmo, buttermilk chicken, chicken tenders leftover, chicken strip fried, rotisserie fried',
  'fried rice':
    'nasi goreng, special fried rice, yangzhou fried rice, veg fried rice, yang chow fried rice, sambal fried rice, nasi goreng pattaya, kimchi fried rice, schezwan fried rice',
  'pasta salad':
    'potato salads, macaroni salad, deli potato salad, tuna pasta salad, cheese coleslaw, pesto pasta salad, deli slaw, russian salad, waldorf salad',
  'pizza leftover':
    'pizzas, leftover pizzas, slice of pizza, dominos pizza, papa johns pizza, pepperoni pizza slice, margherita slice, pizza takeaway, papa john pizza, stromboli',
  sandwich:
    'sandwiches, sandwhich, club sandwich, sarnie, subway sandwich, meal deal sandwich, chicken sandwich, grilled cheese, sub sandwich, chicken wrap, subway sub, cheese and ham sandwich, tuna melt, egg and cress sandwich, bacon roll, reuben, italian sub, hoagie, philly cheesesteak, sausage mcmuffin, mcmuffin, egg and bacon sandwich, tuna baguette, sub roll sandwich, footlong, subway footlong, subway 6 inch, chicken and bacon sandwich, ploughmans sandwich, sandwich platter, deli sandwich, turkey club, chicken salad sandwich, sandwich triangle, greggs baguette, starbucks sandwich, wrap meal deal, chicken caesar wrap, breakfast wrap, sausage egg mcmuffin, breakfast muffin mcdonalds, panini leftover, finger sandwiches, veg sandwich, masala toast sandwich, tuna sub, meatball sub, po boy, french dip, cuban sandwich, monte cristo, patty melt, muffaletta, sando',
  'soup leftover':
    'leftover soup, vegetable soup, chicken soup, soups, stews, lentil soup, pumpkin soup, leftover stew, beef stew leftovers, tagine, goulash, hotpot lancashire, ratatouille, pot roast leftovers, veg stew, chicken stew, baxters soup homemade, tomato soup homemade, potato soup, carrot soup, sweet potato soup, sausage casserole, hotpot leftover, cawl, scouse, vegetable stew, slow cooker stew, gumbo, jambalaya, brunswick stew, lotus root soup, watercress soup, old cucumber soup, winter melon soup, bone soup, rasam soup, sweet corn soup, ramen broth leftover, borscht, beef chili stew, slow cooker beef',
  sushi: 'sushi rolls, sushi box, maki rolls, california roll, dragon roll, hosomaki',
  'takeaway food':
    'takeout, doggy bag, takeaway, left overs, leftover dinner, chinese food, panda express, food panda, tapao, da pao, canteen food, buffet leftovers, catered food, mystery leftovers, mess food, tiffin, tiffin food, tiffin box food, lunch box food, dabba food',
  achar: 'indian pickle, achaar',
  capers: 'caper, nonpareille capers, caper berries',
  gherkin:
    'dill pickles, pickled gherkins, pickled cucumber, gherkins jar, cornichons, bread and butter pickles, pickled onions, silverskin onions, piccalilli, pickled onion, pickled eggs jar, pickled red onions, jalapenos jar, jalapenos sliced',
  kimchi: 'kim chi, kimchee, cabbage kimchi',
  olives: 'olive, kalamata olives, stuffed olives, green olive, black olive, pitted olives, nocellara olives',
  'pickled green chilli': 'jalapenos, jalapeno slices, sliced jalapenos, pickled chilli',
  sauerkraut: 'pickled cabbage',
  'fish oil': 'cod liver oil, omega 3',
  multivitamin:
    'vitamins, vitamin tablets, berocca, vitamin c, multivitamins, vitamin d, zinc tablets, iron tablets, effervescent vitamins, magnesium tablets, chyawanprash, chyavanprash, dabur chyawanprash, magnesium supplement, b12, iron supplement, seven seas multivitamin, emergen-c, airborne, alive gummies, olly gummies, calcium tablets, electrolyte tablets, biotin',
  'protein powder':
    'whey, whey powder, protein shake powder, myprotein, casein powder, casein protein, impact whey, whey isolate',
  plantain: 'green plantain, kaccha kela, nendran, tostones, maduros',
  'broad bean fresh': 'fava beans, broad beans, favas',
  'sage fresh': 'sage leaves',
  'soy yogurt': 'soya yogurt, vegan yogurt, alpro yogurt, plant based yoghurt, alpro yoghurt',
  'vegan cheese':
    'dairy-free cheese, vegan mozzarella, violife, daiya, vegan cheddar, cathedral city plant based, vegan feta, sheese',
  'vegan butter':
    'dairy-free spread, vegan spread, vegan margarine, dairy-free butter, vegan block, flora plant butter, vegan stork, pure sunflower spread, plant b+tter, plant spread, dairy free margarine, vitalite vegan',
  custard: "bird's custard, ready made custard, ambrosia custard, sherry trifle, trifle, devon custard",
  milkshake: 'milkshakes, frappe, mcflurry, frijj',
  'barley drink': 'barley water',
  'milk coffee drink':
    'iced coffee, latte, cappuccino, flat white, frappuccino, starbucks latte, iced latte can, emmi latte, mocha drink, starbucks doubleshot, latte macchiato',
  pancetta: 'pancetta cubes, smoked lardons, bacon lardons, prosciutto cotto',
  'breaded schnitzel': 'breaded chicken cutlet, chicken schnitzel, pork schnitzel, chicken cutlet',
  'cold cuts':
    'deli meat, lunch meat, sandwich meat, sliced sausage, sliced meats, antipasti meat, deli selection, antipasto platter',
  'smoked mackerel':
    'kippers, smoked mackerel fillets, smoked haddock, peppered mackerel, smoked herring, bloater',
  'bread roll':
    'bread rolls, rolls, baps, ciabatta roll, pav buns, dinner rolls, soft rolls, barm, barm cake, batch rolls, crusty rolls, kaiser rolls, hoagie roll, sub rolls, stottie, submarine rolls, sandwich thins, tear and share bread, slider buns, kings hawaiian rolls, kings hawaiian, sweet rolls, pull apart rolls, parker house rolls, sub bread, cheese rolls, bridge rolls, sandwich rolls, morning rolls, poppy seed rolls, potato rolls, dinner buns, floury baps, bun maska bun, soft bun, batch bread rolls, knots rolls, oven bottom muffins, subs bread',
  crumpet: 'crumpets, pikelets',
  scone: 'scones, biscuits american, buttermilk biscuits',
  pancake: 'crepes, drop scones, crempog, hotcakes, scotch pancakes, blini, blinis, pancake stack',
  waffle: 'toaster waffles, eggo, liege waffles',
  'garlic bread':
    'garlic baguette, cheesy garlic bread, garlic ciabatta, texas toast, garlic dough balls, doughballs, garlic flatbread',
  papadum:
    'poppadom, poppadum, pappadam, popadoms, papadam, pappad, pappadum, fryums, fryum, vadagam, vathal, masala papad',
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
  'indian sweets':
    'burfi, laddu, laddoo, halwa sweet, soan papdi, besan laddu, boondi laddu, motichoor laddu, motichur, motichoor, coconut burfi, coconut barfi, gujiya, karanji, soan cake, son papdi, malpua, balushahi, chum chum, cham cham, dry fruit barfi, mohanthal, mysore pa, suji halwa, kesari bath, badusha, adhirasam, sweet box, diwali sweets, asoka halwa, bombay halwa, karachi halwa, tirunelveli halwa, wheat halwa, atta halwa',
  'bombay mix':
    'haldiram, aloo bhujia, kurkure, indian snack mix, south indian mixture, bombay mixture, kerala mixture, madras mixture, kara mixture, chivda mixture, namkeen mixture, navratan mix, nut mix namkeen, khatta meetha, cornflakes mixture, moong dal namkeen, bikaneri bhujia, nylon sev, omapodi, ribbon pakoda, sev puri mix, kara boondi, kurkure masala munch, masala munch',
  'ice cream with mix-ins': "ben and jerry's, ben and jerry, cookie dough icecream, halo top, b&j ice cream",
  'cookie dough': 'cookie dough tub, edible cookie dough, slice and bake cookies, pillsbury cookie dough',
  cider: 'ciders, hard cider, strongbow, thatchers, bulmers, angry orchard, old mout',
  'sparkling wine': "cava, prosecco bottle, bubbly, buck's fizz, asti, mimosa",
  smoothie:
    'smoothies, innocent smoothie, green smoothie, naked juice, berry smoothie, strawberry banana smoothie, bolthouse',
  'fruit juice':
    'juice box, multivitamin juice, tropical juice, juices, cranberry juice drink, capri sun, innocent juice, pomegranate juice, lychee juice, fruit punch, grapefruit juice, cranberry cocktail, um bongo, hawaiian punch, cherry juice, v8 fusion, juicy juice, prune juice, fruit shoot, fruit shoots, guava juice, kiwi juice, berry juice, real mixed fruit, tropicana pomegranate, b natural, juice drink, innocent juicy drinks, 5 alive, five alive, oasis drink, j2o, lychee juice drink, tropical juice drink, v8 splash, lime juice fresh, calamansi juice, watermelon juice, cran grape, cranapple, noni juice, kokum juice, pomegranate drink, pog juice',
  falafel: 'falafels, falafel balls',
  hamburger:
    'big mac, whopper, chicken burger, mcchicken, chicken sandwich burger, mcspicy, smash burger, mcdouble, in n out, shake shack burger, quarter pounder with cheese, ramly burger, chicken zinger burger',
  kebab:
    'shish kebab, souvlaki, kebabs, kebab meat and pitta, kebab leftovers, chicken kebab, chicken doner, chicken gyros, chicken shish, falafel wrap',
  burrito:
    'burritos, fajitas, enchiladas, quesadillas, chimichanga, taquitos, kathi roll, kati roll, chicken kathi roll, frankie, veg frankie, chicken frankie, frankie roll, burrito bowl, chipotle bowl, taco bell, crunchwrap, tacos leftover, taco leftovers, beef tacos, chicken tacos, fajita leftovers, nachos loaded, loaded nachos, taco bell leftovers',
  'mashed potato': 'mashed potatoes, potatoes mashed, bubble and squeak, colcannon, loaded potato skins',
  'spring rolls': 'vegetable spring rolls',
  'spaghetti bolognese':
    'spag bol, spaghetti bolognaise, bolognaise, pasta bolognese, spaghetti and meatballs, sloppy joe mince, sloppy joe mix, sloppy joes, spaghetti meatballs, spaghetti with meat sauce, meat sauce pasta, pasta with meatballs, bolognese leftovers, spaghetti carbonara mince',
  samosa: 'samosas, vegetable samosa, samosa cocktail, irani samosa, cocktail samosa',
  'fried noodles':
    'chicken chow mein, stir fried noodles, fried noodle, maggi goreng, mamak mee goreng, xing zhou bee hoon, singapore noodles, hokkien fried noodles, fried mee, fried udon, yaki udon, fried ee mian, hakka noodles, schezwan noodles, veg hakka noodles, chicken hakka noodles, veg noodles, veg chow mein, stir fry noodles leftover, noodles stir fry, chicken lo mein, beef chow fun, beef noodles stir fry, chinese noodles takeaway, pancit, pancit bihon, pancit canton cooked',
  quorn:
    'quorn mince, quorn pieces, meat-free pieces, quorn fishless fingers, quorn chicken, quorn escalope, quorn roast, quorn swedish balls',
  'egg white liquid': 'egg whites, egg whites carton, carton egg whites, two chicks, liquid eggs carton',
  'half and half': 'half & half, half & half creamer, half and half creamer, half n half, coffee cream',
  'curry puff': 'old chang kee puff, chang kee puff, old chang kee',
  'sour cream': 'sour creme, sourcream, soured cream, mexican crema, smetana english',
  'toaster pastry':
    'pop tarts, pop tart, toaster strudel, toaster strudels, pop tart strawberry, brown sugar pop tarts, smores pop tarts, pop tarts strawberry',
  polenta: 'grits, quaker grits, corn grits, hominy grits',
  'whipped cream aerosol':
    'cool whip, squirty cream, whipped topping, reddi whip, readywhip, reddi-wip, aerosol cream, spray whipped cream, anchor squirty, whip cream can, dream whip',
  'ranch dressing': 'hidden valley, hidden valley ranch, ranch, ranch sauce',
  'sesame seed':
    'everything bagel, everything bagels, bagels everything, everything bagel seasoning, prawn toast, sesame prawn toast, gomasio, gomashio',
  'collard greens': 'collards',
  'idli dosa batter': 'rava idli mix, rava idli, rava dosa',
  'dried shrimp': 'hae bi, hae bee, hay bee, hae bi hiam, hei bee',
  'raisin bread': 'hot cross bun, hot cross buns, soreen, malt loaf, teacake, teacakes, fruit loaf',
  wafer: 'caramel wafer, caramel wafers',
  'fish roe': 'taramasalata, taramosalata, tarama, caviar, salmon roe, lumpfish roe, cod roe',
  'laksa paste':
    'prima taste laksa, prima taste, prima laksa, prima taste laksa kit, laksa sauce, laksa kit, mee siam paste, mee siam premix, mee rebus paste, prima taste mee siam, dancing chef laksa, laksa lamian, tom yum laksa, mee siam rempah, mee rebus premix',
  'ho fun fresh': 'chee cheong fun, cheong fun, rice noodle roll, rice noodle rolls, steamed rice rolls',
  'creamed spinach': 'spinach in cream, cream spinach',
  'vermicelli pasta': 'roasted vermicelli, vermicelli roasted, semiya, seviyan, wheat vermicelli',
  brioche: 'challah, chollah, challah bread',
  millet: 'pearl millet, finger millet, ragi flour, ragi, jowar, bajra, jowar flour, bajra flour',
  'ridge gourd': 'tinda, turai, tori, turiya, beerakaya, dodka, jhinge, gilki, sponge gourd',
  'prawn roll snack': 'skips prawn cocktail',
  blackberry: 'bramble, brambles',
  cherry:
    'bing cherries, morello cherries, rainier cherries, glace cherries, maraschino cherries, cocktail cherries',
  lemon: 'meyer lemon, amalfi lemon',
  peach: 'flat peach, saturn peach, peach slices fresh',
  plum: 'damson, damsons, greengage, victoria plum, plumcot, pluot',
  pineapple: 'fresh pineapple chunks, pineapple fingers',
  kale: 'lacinato kale, tuscan kale, dinosaur kale',
  'rice pudding':
    'muller rice, ambrosia rice pudding, ambrosia creamed rice, creamed rice, rice pud, sabudana kheer',
  omelette:
    'spanish tortilla, egg bites, egg muffin cups, omelet, masala omelette, sunny side up, starbucks egg bites, egg foo young, egg fu yung, eggy bread, egg roll omelette, ham and egg, breakfast egg, egg cup muffins, egg mcmuffin patty',
  prosciutto: 'iberico ham, coppa, iberico',
  'corned beef deli': 'salt beef, sliced corned beef, roast beef slices, deli roast beef',
  'beef brisket':
    'brisket, roasting joint beef, topside, silverside, pot roast, chuck roast, beef roasting joint, corned brisket, rump roast',
  'pork shoulder':
    'pulled pork, boston butt, pork butt, pork roast, roast pork joint, pork loin joint, carnitas',
  'pork tenderloin': 'pork medallions',
  'lamb leg':
    'lamb joint, rack of lamb, roast lamb, lamb roast, lamb rump, lamb breast, lamb henry, lamb leftover roast',
  'turkey mince': 'minced turkey, turkey thigh mince',
  'black pudding': 'white pudding, haggis, black puding, blood pudding, blood sausage',
  trout: 'sea trout, steelhead',
  'crab meat pasteurised': 'crab meat, white crab meat, dressed crab, lump crab',
  'crab raw': 'crab legs, snow crab, dungeness crab, soft shell crab',
  lobster: 'rock lobster',
  seitan: 'vital wheat gluten',
  'vegan nuggets':
    'vegan chicken nuggets, vegan chicken pieces, vegan fishless fingers, fishless fingers, vegan fish fingers, veggie nuggets, fake chicken, vegan chicken, this isnt chicken, vegan goujons, meatless chicken, plant chicken, meatless nuggets, mock chicken, vivera chicken, vegan tenders',
  'rye bread': 'dark rye, rye loaf',
  'fruit cake':
    'christmas cake, dundee cake, eccles cakes, christmas pudding, tea loaf, bara brith, soreen, barmbrack, fruit loaf cake, christmas pud, xmas pudding, figgy pudding, simnel cake, stollen bites',
  'bun sweet':
    'iced buns, chelsea bun, currant buns, iced fingers, belgian bun, fruit teacakes, milo bun, kaya bun, cream bun, custard bread, pork floss bun, chicken floss bun, breadtalk floss bun, floss bun, polo bun, pineapple bun, cheese bun, sausage bun, hotdog bun pastry, ham and cheese bun, curry bun, butter sugar bun, raisin bun, mexican bun, coffee bun, papa roti, twisted doughnut bun, cocktail bun, taro bun, chocolate bun, gardenia cream roll, cream rolls bun, cinnamon roll bun, breadtalk bun',
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
  'canned peas':
    'marrowfat peas, tinned peas, processed peas, garden peas tin, peas tin, tin peas, tin of peas, garden peas can, peas can, can of peas, sweet peas can, chip shop peas, marrowfat tin',
  'canned corned beef':
    'corned beef hash can, corned beef hash, bully beef, hash corned beef, libbys corned beef, corn beef tin',
  'vienna sausage': 'tinned hot dogs, hot dogs in brine, hot dogs tin',
  'steak sauce': 'a1',
  'sour cream dip':
    'onion dip, chive dip, garlic and herb dip, spinach dip, spinach artichoke dip, dip selection, ranch dip',
  tzatziki: 'cucumber dip, raita, tzatziki dip, mint raita',
  'cream pasta sauce jar':
    'white lasagne sauce, alfredo, cheese sauce jar, vodka sauce, lasagne white sauce, creamy mushroom sauce, tuna pasta bake sauce, creamy tomato pasta bake, four cheese sauce',
  'white sauce': 'parsley sauce, peppercorn sauce, bread sauce, cheddar sauce, brandy sauce',
  'hoisin sauce': 'peking duck sauce',
  'malt vinegar': 'chip vinegar, brown vinegar, pickling vinegar',
  'wine vinegar': 'champagne vinegar',
  'sweet pickle': 'branston pickle, ploughmans',
  'vegetable shortening': 'shortening, vegetable fat, vegetable suet, cocoa butter, cacao butter',
  'jelly cup':
    'jelly pot, hartleys jelly pot, jello cups, jello cup, sugar free jelly, low sugar jelly, ready to eat jelly, nata de coco',
  sprinkles: 'hundreds and thousands, sugar strands, nonpareils, jimmies, sugar pearls',
  fondant:
    'buttercream icing, frosting, ready to roll icing, royal icing, vanilla frosting, icing, can of frosting, betty crocker frosting',
  'mixed seeds':
    'seed mix, omega seed mix, salad topper seeds, four seed mix, seeds, magaz, magaj, melon seeds mix, seed sprinkle, omega seeds, sunflower and pumpkin seeds',
  'microwave popcorn': 'orville redenbacher, act ii popcorn, pop secret',
  marshmallow: 'pink and whites, peeps, smores kit, marshmallow fluff jar',
  'hazelnut chocolate':
    'chocolate with hazelnuts, chocolate covered almonds, cadbury fruit and nut, chocolate brazils, chocolate almonds, chocolate coated nuts',
  'white chocolate': 'white chocolate buttons',
  'chewing gum':
    'trident gum, bubblegum, spearmint gum, hubba bubba, boomer gum, stride gum, mentos gum, chiclets, orbit, double bubble, trident',
  'ice cream cone': 'ice cream cones filled',
  'lemon juice bottled': 'jif lemon, realemon',
  'tea loose leaf': 'loose tea, oolong, pu erh, loose leaf earl grey',
  'coffee beans': 'espresso beans, lavazza beans',
  'cold brew': 'black iced coffee, nitro cold brew',
  'coffee creamer liquid':
    'coffee mate liquid, french vanilla creamer, hazelnut creamer, half n half creamer, coffee creamer, coffee mate hazelnut, caramel creamer, peppermint mocha creamer, natural bliss',
  'coconut milk drink': 'coconut drink, koko milk, so delicious coconut milk',
  liqueur:
    'jagermeister, cointreau, triple sec, amaretto liqueur, kahlua, sambuca, malibu, peach schnapps, midori, sourz',
  'yorkshire pudding': 'aunt bessies yorkshires, yorkies puddings, yorkshires, toad in the hole, popovers',
  'instant mashed potato': 'smash, idahoan, instant mash, potato flakes, instant potatoes, mash potato mix',
  'boiled potatoes': 'roasties, cooked potatoes, leftover potatoes, roasted potatoes',
  'pasta bake':
    'macaroni bake, baked ziti, cheesy pasta bake, cannelloni, moussaka, lasagne slice, cauliflower cheese pasta, chicken alfredo, fettuccine alfredo, fettucine alfredo, leftover mac and cheese, baked pasta, pasta alfredo, baked macaroni, cheesy pasta, veg lasagne leftover, vegetarian lasagne, spinach lasagne, creamy pasta, carbonara leftovers, penne alla vodka, chicken and bacon pasta, white sauce pasta, pasta in white sauce, cauliflower cheese, broccoli cheese, cauli cheese, eggplant parmesan, chicken parmesan, chicken parm, potato gratin, dauphinoise, potato dauphinoise, scalloped potatoes, au gratin potatoes',
  'shepherds pie': "shepards pie, fisherman's pie, cumberland pie",
  'butter chicken':
    'tikka masala, makhani, chicken pasanda, murgh makhani, veg korma, vegetable korma, chicken korma, korma leftover, lamb pasanda, navratan korma',
  'packed salad bowl':
    'chicken salad, bagged salad kit, salad kit, salad kits, chopped salad kit, asian salad kit, salad box, meal deal salad, superfood salad, grain bowl, buddha bowl, salad pot, side salad pot, falafel salad',
  'hot dog': 'corn dog, corn dogs, chili dog',
  pakora:
    'bhajia, vegetable pakora, onion bhajji, mirchi bajji, vazhakkai bajji, pakoda, pakodas, paneer pakora, moong dal pakora, bhajiyas',
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
  'dulce de leche': 'caramel tin, carnation caramel, caramel spread, butterscotch sauce, caramel dip',
  'chocolate sauce': 'ice cream sauce, fudge sauce, hot fudge',
  'infant formula': 'sma milk, cow and gate, follow on milk',
  'sausage roll': 'pigs in a blanket pastry',
  'clam chowder': 'new england clam chowder, manhattan clam chowder',
  'egg curry': 'egg masala, anda masala, egg gravy',
  'prawn ball': 'sotong balls, sotong ball, seafood balls',
  'fish curry': 'fish masala, goan fish curry',
  'prawn curry': 'prawn gravy',
  eggnog: 'nog, southern comfort nog',
  'pork mince': 'bak chor',
  'beef jerky':
    'slim jim, slim jims, beef sticks, biltong, droewors, meat snacks, meat sticks, jack links, peperami beef, turkey jerky, beef biltong',
  'tuna mayo mix':
    'whitefish salad, salmon salad, tuna sandwich filler, tuna sweetcorn filler, tuna and sweetcorn, tuna mayonnaise, tuna filling, tuna and sweetcorn mayo, tuna deli filler, tuna dip, tuna salad deli',
  'canned creamed corn': 'creamed corn, cream corn, cream style sweetcorn, creamed sweetcorn',
  flapjack: 'flapjack bites, golden syrup flapjack, oaty bar, oat slice',
  'marshmallow fluff': 'marshmallow spread, fluff jar, jar of fluff',
  'fish ball': 'dodo fishballs, fuzhou fishball, foochow fishball, meat filled fish ball, fish dumpling',
  crayfish: 'wholetail scampi tails raw, yabbies, yabby, crawfish tails, crayfish tails',
  catfish: 'silver pomfret, bawal, magur, swai fillet, catfish nuggets',
  'tempura prawns':
    'breaded prawns, torpedo prawns, butterfly prawns, popcorn shrimp, breaded shrimp, coconut shrimp, battered prawns, prawn toast, sesame prawn toast, ebi fry, wholetail scampi, breaded scampi tails, battered shrimp, golden prawns',
  'soy chunks':
    'mealmaker, soya nuggets, soya mince dry, soya granules, soy curls, soya pieces, soya wadi, textured soy protein',
  'lemon curd': 'lemon cheese, lime curd',
  'scotch egg': 'savoury eggs, mini savoury eggs, mini eggs scotch',
  quark: 'icelandic skyr, vanilla skyr, ambrosia quark',
  'hard grating cheese': 'cotija, kefalotyri, gran moravia, kashkaval, idiazabal',
  'clotted cream': "rodda's, roddas clotted cream, devon cream",
  'plant creamer':
    'oat milk creamer, nutpods, oatly creamer, soya cream, oat cream, oatly cream, alpro single, alpro cream, soya single cream, oat creme, vegan cream, vegan double cream, elmlea plant, plant cream, oat cooking cream, non dairy cream, plant based cream, vegan creme fraiche, oatly creme fraiche, soya cooking cream',
  buttermilk: 'cultured buttermilk, majjiga, sambaram, spiced buttermilk',
  kefir: 'biotiful kefir, strawberry kefir, lifeway kefir, kefir drink',
  'milk dessert': 'chocolate dessert pots, cadbury pots of joy, caramel pots, junket',
  'custard powder': 'birds custard powder, custard mix, brown and polson custard, weikfield custard',
  'salted egg': 'salted yolk, red clay egg, ham daan',
  'century egg': 'thousand year egg',
  'tea egg':
    'soy egg, soy eggs, ramen egg, ramen eggs, braised egg, braised eggs, ajitama, herbal tea egg, onsen ramen egg',
  'tandoori chicken':
    'leftover chicken tikka, tandoori wings, achari chicken, reshmi kabab, hariyali tikka, mini tikka fillets',
  'cooked vegetables':
    'mix veg, mixed veg curry, cabbage poriyal, cabbage thoran, beetroot poriyal, vegetable sabzi, leftover sabzi, sukhi sabzi, beans aloo, kurkuri bhindi, baigan bharta, aloo methi, tindora fry, karela fry, leftover veg, steamed veg, steamed vegetables, roasted veg, roast veg, roasted vegetables, roast parsnips, roast carrots, grilled vegetables, grilled veg, sauteed spinach, stir fried kangkong, stir fry kailan, braised cabbage, nai bai stir fried, garlic kangkong, roasted cauliflower, boiled cabbage, peas and carrots cooked, roast brussels sprouts, stir fry leftovers veg, stir fry veg leftovers',
  'chana masala':
    'chickpea masala, amritsari chole, leftover chole, rajma chawal, rajma rice, chole chawal, sambhar, sambaar, drumstick sambar, vegetable sambar, sambar leftover, milagu rasam, tomato rasam, pepper rasam, kara kuzhambu, puli kuzhambu',
  paratha:
    'lachha paratha, laccha paratha, malabar parotta, malabar paratha, porotta, wheat parotta, id malabar parota, veechu parotta, sattu paratha, mughlai paratha, amritsari kulcha',
  dosa: 'neer dosa, idli leftover, uthappam, oothappam, palappam, rava dosa ready, adai, pesarattu, thatte idli, kancheepuram idli, wheat puttu, kuzhi paniyaram, paniyaram, kozhukattai, kolukattai, thosai masala, tosai, tosai masala',
  khichdi:
    'kitchari, khichri, kichidi, kichadi, semiya upma, vermicelli upma, sakkarai pongal, vegetable upma, bread upma, sabudana khichdi, haleem, bisi bele',
  biryani: 'thalassery biryani, leftover biryani, biriani, dum briyani, vegetable biriyani, prawn biryani',
  murukku: 'thenkuzhal',
  'gulab jamun': 'jamun sweet, jilebi',
  'peanut brittle':
    'groundnut chikki, kadalai mittai, kadala mittai, moongphali chikki, peanut bar, peanut candy bar, chikki bar',
  'mochi ice cream': 'matka kulfi, little moons, little moons mochi',
  'sambar powder':
    'rasam masala, mtr sambar, mtr rasam, puliogare powder, puliogare mix, puliyogare powder, vangi bath powder, bisi bele bath powder, bisibele bath mix, mtr puliogare, rasam mix, kuzhambu powder, kuzhambu milagai thool, vathal kuzhambu mix',
  'retort meal pouch':
    'mtr ready to eat, mtr meal, gits ready to eat, kitchens of india pouch, haldirams ready to eat, camping meal, pasta pouch meal, tasty bite, tasty bite madras lentils, uncle bens meal, heinz pouch meal, rice meal pouch, self heating meal, self heating hotpot, self heating pot, haidilao self heating, instant hotpot box, trek food',
  'garam masala': 'chai masala, tea masala, khada masala, whole spices, goda masala',
  'fennel seed': 'saunf mukhwas, mukhwas, sauf, aniseed, anise seed, anise',
  'lotus seed':
    'masala makhana, peri peri makhana, popped lotus seeds, fox nut, fox nuts, gorgon nuts, tiger nut, tiger nuts',
  moringa: 'drumstick pods, drumstick vegetable pods, murungakai, drumstick leaves',
  'ivy gourd': 'kovaikkai, tendli, kundru, tondli, giloda, kovakka, dondakaya, coccinia',
  'snake gourd': 'padwal, chichinda, potlakaya, padavalanga',
  'fenugreek leaves': 'kasoori methi, methi saag, vendhaya keerai, dried fenugreek, fenugreek bunch',
  'chinese spinach': 'chaulai, thandu keerai, mulai keerai, yin choy, callaloo, chauli',
  'mustard greens': 'rai saag, chinese mustard, kai choi, gai choi, leaf mustard',
  taro: 'arvi, eddoe, eddoes, colocasia, chembu, dasheen, cocoyam',
  cassava: 'kappa, tapioca kappa, kuchi kizhangu, yucca, mogo, mogo chips raw, sabudana root, boiled tapioca',
  'red date': 'ber, da zao',
  'custard apple': 'sitafal, seethaphal, seetha pazham, shareefa, atis, atemoya, sweetsop, cherimoya',
  sapodilla: 'sapota, sapotta, chikku',
  'green mango': 'kaccha aam, kerabu mango',
  'banana blossom':
    'banana flower, vazhaipoo, vaazhaipoo, vazhaippoo, mocha flower, plantain flower, banana heart',
  'bak chor mee':
    'mee pok soup, mee kia soup, fishball mee pok, fishball mee, wanton noodles, dumpling noodles, kolo mee, kampua mee, minced meat noodle, mushroom minced meat noodles, teochew noodles, duck noodles, soy sauce noodles, dry noodles dabao',
  'prawn mee': 'fried hokkien mee, hokkien mee dabao, sng buay hokkien mee, penang prawn mee',
  'char kway teow':
    'char kuey teow, fried kway teow, fried kuey teow, char kway teow kit, char kway teow sauce, char kway teow paste, ckt, penang char kway teow',
  'lor mee':
    'ban mian dabao, dry ban mian, you mian soup, pan mee, chilli pan mee, beef hor fun, hor fun dabao',
  'mee siam': 'mee siam gravy',
  'laksa cooked':
    'katong laksa, curry laksa, nonya laksa, curry mee, curry noodles, curry noodle soup, penang laksa, assam laksa, asam laksa, laksa dabao, laksa bowl, curry chicken noodles, laksa soup leftover',
  'kway chap': 'pork rib soup',
  'roast duck rice':
    'roast meat rice, sio bak rice, roast chicken rice, soya sauce chicken rice, roasted chicken rice',
  'hainanese chicken rice': 'steamed chicken rice, white chicken rice',
  'char siew':
    'roast pork belly, siu yuk, siew yok, bbq pork chinese, chinese bbq pork, roasted pork chinese, crackling pork belly',
  'fried carrot cake': 'chye tow kway, chai tao kueh, fried turnip cake',
  murtabak: 'egg roti prata, cheese prata, roti telur, sardine murtabak, mutabak',
  'roti prata fresh': 'kosong prata, prata kosong, roti canai fresh, coin prata, leftover prata, roti cane',
  'mixed rice':
    'economic rice, chap chye png, cai beng, mixed veg rice, economic bee hoon, economy bee hoon, vegetarian bee hoon, bee hoon economy, zi char, tze char, zi char leftovers, tze char leftovers, teochew porridge dishes',
  'sweet and sour pork':
    'sweet sour pork, coffee pork ribs, coffee ribs, zi char pork, pork chop zi char, salt and pepper pork, mongolian pork ribs',
  'claypot tofu': 'zi char tofu, homemade tofu zichar, claypot beancurd',
  'kung pao chicken': 'kung po chicken, kung pow chicken',
  'braised meat':
    'tau yu bak, tau yew bak, braised pork belly, kong bak, kong bak bao, dong po rou, braised duck, lor ark, soy braised pork, adobo chicken, chicken adobo, pork adobo, red braised pork, beef and broccoli, mongolian beef, beef broccoli, teriyaki chicken, chicken teriyaki, black pepper beef, ginger beef, ginger chicken, pepper steak, bulgogi beef cooked, beef bowl, claypot chicken, san bei ji, three cup chicken',
  'summer rolls': 'fresh popiah, popiah dabao, vietnamese rolls, rice paper rolls filled',
  'soon kueh': 'ku chai kueh, koo chye kueh, teochew kueh, chives kueh, crystal kueh',
  'kueh salat':
    'nyonya kueh, assorted kueh, kuih muih, kueh assortment, pulut inti, kuih bingka, bingka ubi, kueh bingka, kueh bengka',
  'kuih lapis': 'nine layer kueh, 9 layer kueh, rainbow kueh, rainbow kueh lapis, kueh lapis',
  'kueh lapis legit': 'kueh lapis, kueh lapis cake, prune kueh lapis, kek lapis sarawak',
  'putu piring': 'kueh tutu peanut, putu bamboo',
  'huat kueh': 'fatt kueh, kueh apam, white sugar cake, bai tang gao, pak tong koh',
  'char siew bao fresh':
    'char siu bun, bbq pork bun, chicken bao, big bao, da pau, tai pau, steamed bao, bbq pork buns, char siew pau, chicken pau, pork buns, pork bun, gua bao filled, xiu mai bao',
  'frozen bao': 'frozen pau, frozen char siu bao, frozen pork buns, frozen red bean buns, kong guan bao',
  'mantou fresh':
    'bao buns, bao bun, plain bao, gua bao buns, lotus leaf buns, lotus leaf bun, folded bao buns, kong bak bun, hirata buns, bao wrap',
  'frozen dim sum': 'dim sum platter, siu mai frozen, har kow frozen, dim sim, dim sims, yum cha mix',
  'siew mai':
    'shumai, sui mai, har kow, ha kau, har gao, dim sum leftovers, crystal dumplings, shrimp dumplings, prawn dumplings, siomai, chee cheong fun prawn',
  'dried black fungus':
    'black fungus, bok yee, mok yee, wood ear mushrooms, cloud ear, mu er mushroom, fresh black fungus, kikurage',
  'dried scallop': 'kong yu chu',
  'oyster fresh': 'ho see, oyster shucked, oysters shucked, rock oysters, smoked oyster tin, oyster meat',
  'preserved radish':
    'chye poh, chai po, chai por, sweet chye poh, chye por, preserved turnip, cai poh, cai po, minced chye poh, dried radish, yellow radish pickle, pickled daikon, pickled radish',
  'pickled mustard greens':
    'kiam chai, salted mustard, salted mustard greens, harm choy, mui choy, moi chye, preserved mustard, pickled mustard, sour mustard greens, sour vegetable, snow vegetable, xue cai',
  'sambal belacan': 'sambal chilli, nasi lemak sambal, sambal nasi lemak, glory sambal, sambal paste',
  belacan: 'belachan, balachan, har cheong paste, fermented shrimp paste, bagoong',
  'rendang paste':
    'rempah, rempah paste, nonya rempah, rempah kuning, spice paste, prima taste rendang, curry rempah, wet rempah, brahims rendang',
  'chicken rice paste':
    'prima chicken rice, chicken rice mix, chicken rice premix, chicken rice kit, hainanese chicken rice mix, chicken rice sauce, chicken rice seasoning',
  'chicken rice chilli':
    'chicken rice chili, garlic chilli bottle, garlic chilli, chilli garlic, ginger garlic chilli',
  'shaoxing wine':
    'shao xing, hua tiao wine, chinese rice wine, chinese wine, yellow wine, shaoxing rice wine, shao hsing, glutinous rice wine',
  'black vinegar': 'zhenjiang, chinkiang, dumpling vinegar',
  'teh c':
    'kopi gau, kopi gah dai, kopi siew dai, kopi dabao, kopi c siew dai, hot kopi, yuan yang, yuenyeung, kopi bottle, assam milk tea',
  'milk tea':
    'brown sugar milk tea, thai tea, thai iced tea, chai concentrate, adrak chai, cutting chai, irani chai, elaichi chai, dirty chai, kulhad chai',
  'coffee 3-in-1':
    'gold roast, gold roast 3 in 1, owl kopi, owl 3 in 1, super coffeemix, coffee mix sachet, coffeemix, ah huat white coffee, ah huat, chek hup, 2 in 1 coffee, kopi sachets, mocha sachets, nescafe latte sachets, white coffee sachets, owl white coffee',
  'milk tea 3-in-1': 'owl teh tarik, tea mix sachet, chai latte sachets',
  'chrysanthemum tea packet':
    'yeos chrysanthemum, yeos drink, jia jia liang teh, liang teh, wang lao ji, jia duo bao, winter melon drink, winter melon tea, yeos winter melon, chrysanthemum drink, yeos grass jelly drink, water chestnut drink, lychee drink, packet chrysanthemum, luo han guo drink, sour plum drink, suan mei tang, sugar cane drink packet, f&n seasons, dried chrysanthemum, chrysanthemum flowers, five flower tea',
  'herbal soup': 'ginseng soup, dang gui chicken, soup herbs, ginseng chicken',
  'salted egg chips': 'salted egg snack, salted egg potato, golden duck chips, salted egg crisps',
  'roasted chickpeas': 'chickpea snack, roasted broad beans, camel broad beans, crunchy chickpeas',
  'luncheon meat sliced':
    'wafer thin turkey, wafer thin chicken, turkey lunch meat, turkey deli meat, sliced turkey, turkey ham, honey turkey, smoked turkey, oven roasted turkey, roast turkey slices, chicken lunch meat, deli chicken, sliced chicken deli, chicken slices cooked, turkey rashers cooked',
  'prawn cocktail':
    'prawn mayo filler, prawn mayo filling, prawn mayo sandwich filler, shrimp louie, prawn layered salad',
  'chilli crab': 'chilli crab sauce, chilli crab paste, chilli crab sauce packet, chilli crab mix',
  buckwheat: 'buckwheat groats, kasha',
  'lupin flour': 'lupin meal, lupin flakes',
  'bacon turkey': 'turkey rashers, turkey rasher, halal bacon, halal beef bacon',
  'tang yuan fresh': 'tang yuen',
  'tau huay': 'beancurd dessert, beancurd pudding',
  'ang ku kueh': 'ang ku kway',
  tripe: 'sweetbread, sweetbreads, beef heart, ox heart',
  'egg tart': 'custard tart, custard tarts',
  'tempura flour': 'tempura batter, tempura mix, tempura batter mix',
  'pork trotter': 'head cheese',
  'minced meat': 'minced meats',
  'rabbit meat': 'rabbit, rabbits, hare, hares, deer meat, elk meat, moose meat, reindeer',
  'quail or pigeon': 'ostrich, ostrich steak, kangaroo, kangaroo steak, emu',
  'game bird': 'pheasants, partridges, guinea hen',
})
