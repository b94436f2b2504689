/**
 * What students of many kitchens type, written down before anybody looked at what the resolver does with it: sizes, plurals,
 * slips of a key, two words in one. Behind the bar what is meant; any one of several will do.
 */
export const typedNames = `
  FRESH MILK 2L|fresh milk
  Semi skimmed milk 4 pints|fresh milk
  a dozen large eggs|chicken egg
  free range eggs x6|chicken egg
  Tesco cherry tomatos|cherry tomato
  brocolli heads|broccoli
  2 red onions|onion
  bag of spinnach|spinach
  chiken breasts 500g|chicken breast
  Minced beef 5% fat|beef mince
  back bacon rashers|bacon
  Greek yoghurt 0% fat|greek yogurt
  half a cucumber|cucumber
  courgettes (3)|zucchini
  sweet potatos|sweet potato
  strawberrys punnet|strawberry
  avacado|avocado
  tinned chick peas|canned chickpeas
  Baked Beans 4 pack|baked beans
  tin of tuna in brine|canned tuna
  choped tomatoes tin|canned tomatoes
  wholemeal bread loaf|wholemeal bread
  6 flour tortillas|wrap tortilla
  plain naans|naan fresh
  spaghetti 500 g|dried pasta
  basmati rice 5kg|basmati rice
  mature cheddar cheese|cheddar block
  Grated mozarella|shredded cheese;mozzarella block
  cream chese|cream cheese
  unsalted butter 250g|butter
  smooth peanut butter jar|peanut butter
  strawbery jam|jam
  Heinz tomato ketchup|ketchup
  light mayonnaise|mayonnaise
  Sainsbury's orange juice|orange juice
  oat drink barista|oat milk
  Unsweetened almond milk|almond milk
  ben n jerrys|ice cream with mix-ins
  digestive biscuits x2 packs|biscuits
  Reese's cups|peanut butter cups
  instant ramen|instant noodles;cup noodles
  frozen peas 1kg|frozen peas
  oven chips|frozen fries
  fish fingers 10|frozen fish fingers
  left over pizza|pizza leftover
  cooked rice (box)|cooked rice
  kidney beans can|canned beans
  red lentils|dal
  curry powder mild|curry powder
  soya sauce|light soy sauce
  有机牛奶1升|fresh milk
  土鸡蛋10个|chicken egg
  新鲜西兰花|broccoli
  小番茄一盒|cherry tomato
  三文鱼刺身|salmon fillet;sushi-grade fish
  冷冻水饺|frozen dumplings
  老干妈辣酱|chilli crisp
  康师傅方便面|instant noodles
  嫩豆腐 1盒|silken tofu
  五花肉500克|pork belly
  鸡胸肉两块|chicken breast
  蒙牛酸奶|yogurt
  大白菜半颗|napa cabbage
  土豆3个|potato
  胡萝卜|carrot
  生抽酱油|light soy sauce
  東北大米|jasmine rice
  全麥吐司|wholemeal bread
  冰鮮雞翼|chicken wing
  急凍蝦仁|prawn;frozen prawns
  金針菇一包|enoki mushroom
  花生醬|peanut butter
  珍珠奶茶|bubble tea
  巧克力餅乾|chocolate biscuit
  niunai 1L|fresh milk
  ji dan|chicken egg
  xi hong shi|tomato
  lap cheung|chinese sausage
  dau fu|silken tofu
  char siu|char siew
  韭菜饺子|frozen dumplings
  皮蛋瘦肉粥|porridge cooked
  香蕉5根|banana
  红富士苹果|apple
  telur ayam gred A|chicken egg
  susu segar 1 liter|fresh milk
  roti gardenia|white bread
  bawang merah 1kg|shallot
  cili padi|chilli fresh
  ikan kembung|mackerel
  udang beku|prawn;frozen prawns
  tahu goreng|tau pok;firm tofu
  tempe|tempeh
  nasi putih sisa|cooked rice
  mi goreng instan|instant noodles;fried noodles
  kacang panjang|long bean
  santan kotak|canned coconut milk
  kecap manis botol|kecap manis
  minyak goreng 2L|vegetable oil
  gula pasir|granulated sugar
  daging sapi giling|beef mince
  dada ayam fillet|chicken breast
  wortel 3 biji|carrot
  kentang besar|potato
  jeruk nipis|lime
  semangka potong|watermelon
  kerupuk udang|keropok
  sosis ayam|chicken sausage
  keju cheddar|cheddar block
  mentega tawar|butter
  timun jepun|cucumber
  sayur bayam|chinese spinach;spinach
  Indomie goreng|instant noodles;cup noodles
  Milo 3 in 1|malt drink
  doodh 1 litre|fresh milk
  dahi 400g|yogurt
  paneer 200gm|paneer
  aloo 2kg|potato
  pyaz|onion
  tamatar|tomato
  gehun ka atta 5kg|wholemeal flour
  toor dal|dal
  chawal|jasmine rice
  hari mirch|chilli fresh
  adrak lehsun|ginger;garlic
  ande 6 pcs|chicken egg
  मूंगफली|peanut
  दूध 1 लीटर|fresh milk
  पनीर के टुकड़े|paneer
  ताजा दही|yogurt
  हरी मटर|frozen peas
  kaju 250g|cashew
  bhindi|ladies finger
  besan|gram flour
  thayir|yogurt
  muttai|chicken egg
  vengayam|onion
  thakkali|tomato
  idli maavu|idli dosa batter
  பால் 1 லிட்டர்|fresh milk
  முட்டை 12|chicken egg
  வெங்காயம்|onion
  நிலக்கடலை|peanut
  கோழி இறைச்சி|chicken whole
  低脂肪牛乳|fresh milk
  卵10個|chicken egg
  豚バラ肉 300g|pork belly
  鶏むね肉|chicken breast
  木綿豆腐|firm tofu
  納豆3パック|natto
  冷凍うどん|udon fresh;frozen udon
  食パン6枚|white bread
  玉ねぎ3個|onion
  じゃがいも|potato
  えび|prawn
  鮭の切り身|salmon fillet
  プレーンヨーグルト|yogurt
  ピーナッツバター|peanut butter
  カップラーメン|cup noodles
  味噌|miso paste
  キャベツ半分|cabbage
  りんごジュース|apple juice
  アーモンドチョコ|almond
  ポッキー|chocolate biscuit
  tamago|chicken egg
  gyuunyuu|fresh milk
  toufu|silken tofu
  ninjin|carrot
  서울우유 1L|fresh milk
  계란 한판|chicken egg
  삼겹살 600g|pork belly
  두부 한모|silken tofu
  신라면|korean ramyun
  김치|kimchi
  참치캔|canned tuna
  양파 2개|onion
  감자|potato
  새우|prawn
  땅콩버터|peanut butter
  닭가슴살|chicken breast
  플레인 요거트|yogurt
  고추장|gochujang
  떡볶이떡|rice cake tteok
  식빵|white bread
  사과|apple
  바나나우유|flavoured milk
  gyeran|chicken egg
  uyu|fresh milk
  dubu|silken tofu
  만두|frozen dumplings
  Vollmilch 3,5%|fresh milk
  10 Eier|chicken egg
  Bio-Eier (Freiland)|chicken egg
  Haferflocken 500g|oats
  Vollkornbrot|wholemeal bread
  Brötchen vom Bäcker|bread roll
  Frischkäse Kräuter|cream cheese
  Gouda in Scheiben|cheddar block;cheese slices
  Rinderhackfleisch|beef mince
  Hähnchenbrustfilet|chicken breast
  Kartoffeln festkochend|potato
  Möhren 1kg|carrot
  rote Paprika|capsicum
  Zwiebeln|onion
  Champingons|button mushroom
  Nudeln|dried pasta
  Spätzle|spaetzle
  Thunfisch in Öl|canned tuna
  TK Erbsen|frozen peas
  Sahne 200ml|cooking cream
  Erdnussbutter crunchy|peanut butter
  Haselnüsse gemahlen|hazelnut
  Apfelsaft naturtrüb|apple juice
  Weizenmehl Type 405|plain flour
  Semmelbrösel|breadcrumbs
  Räucherlachs|smoked salmon
  Joghurt natur|yogurt
  Schlagsahne|cooking cream
  Hafermilch|oat milk
  Ritter Sport Nuss|chocolate milk bar;hazelnut chocolate
  Zuchini|zucchini
  Erdberen|strawberry
  lait demi écrémé|fresh milk
  6 oeufs bio|chicken egg
  baguette tradition|baguette
  pain de mie complet|wholemeal bread;white bread
  beurre doux|butter
  crème fraîche épaisse|creme fraiche
  fromage râpé|shredded cheese
  jambon blanc 4 tranches|ham sliced
  blanc de poulet|chicken breast
  steaks hachés|beef mince
  pommes de terre|potato
  carottes râpées|carrot
  haricots verts surgelés|french bean
  champignons de Paris|button mushroom
  pâtes coquillettes|dried pasta
  riz basmati|basmati rice
  thon en boîte|canned tuna
  saumon fumé|smoked salmon
  crevettes roses|prawn
  yaourts nature|yogurt
  confiture de fraise|jam
  beurre de cacahuètes|peanut butter
  noisettes|hazelnut
  jus d'orange pressé|orange juice
  farine de blé|plain flour
  lardons fumés|pancetta
  courgettes|zucchini
  poivron rouge|capsicum
  chapelure|breadcrumbs
  eau minérale|water bottled
  huevos camperos|chicken egg
  leche semidesnatada|fresh milk
  pan de molde|white bread
  pechugas de pollo|chicken breast
  carne picada|beef mince
  jamón serrano|prosciutto
  queso rallado|shredded cheese
  yogures naturales|yogurt
  patatas fritas congeladas|frozen fries
  tomates|tomato
  cebollas moradas|onion
  ajos|garlic
  gambas congeladas|prawn;frozen prawns
  atún en lata|canned tuna
  garbanzos cocidos|canned chickpeas
  lentejas|dal
  aceite de oliva virgen|olive oil
  zumo de naranja|orange juice
  galletas maría|biscuits
  frutos secos|mixed nuts
  cacahuetes|peanut
  nata para cocinar|cooking cream
  merluza fresca|fish fillet white
  macarrones|dried pasta
  champinones|button mushroom
  aguacates|avocado
  uova fresche|chicken egg
  latte intero|fresh milk
  pane integrale|wholemeal bread
  prosciutto cotto|ham sliced
  petto di pollo|chicken breast
  passata di pomodoro|passata
  mozzarella di bufala|mozzarella fresh
  pasta fusilli|dried pasta
  zucchine|zucchini
  melanzane|eggplant
  tonno in scatola|canned tuna
  burro d'arachidi|peanut butter
  fagioli borlotti|canned beans;dried beans
  pangrattato|breadcrumbs
  gamberetti surgelati|prawn
  ovos caipira|chicken egg
  leite meio gordo|fresh milk
  pão de forma|white bread
  peito de frango|chicken breast
  queijo ralado|shredded cheese
  feijão preto|dried beans
  batata doce|sweet potato
  atum em lata|canned tuna
  manteiga de amendoim|peanut butter
  cebola|onion
  iogurte natural|yogurt
  camarões|prawn
  yumurta 10 adet|chicken egg
  süt 1 lt|fresh milk
  beyaz peynir|feta
  tavuk göğsü|chicken breast
  ekmek|white bread
  domates|tomato
  patlıcan|eggplant
  fıstık ezmesi|peanut butter
  yoğurt|yogurt
  makarna|dried pasta
  kırmızı mercimek|dal
  حليب كامل الدسم|fresh milk
  بيض|chicken egg
  خبز عربي|pita bread
  دجاج مجمد|chicken whole;frozen chicken
  بصل أحمر|onion
  لبن زبادي|yogurt
  طماطم|tomato
  زبدة الفول السوداني|peanut butter
  جبنة بيضاء|feta
  sữa tươi không đường|fresh milk
  trứng gà 10 quả|chicken egg
  thịt bò|beef slices
  ức gà|chicken breast
  rau muống|kangkong
  đậu hũ non|silken tofu
  nước mắm|fish sauce
  mì tôm|instant noodles
  tôm đông lạnh|prawn;frozen prawns
  bánh mì|white bread
  cà chua|tomato
  đậu phộng|peanut
  นมสด 1 ลิตร|fresh milk
  ไข่ไก่ 10 ฟอง|chicken egg
  หมูสับ|pork mince
  กุ้งสด|prawn
  ข้าวหอมมะลิ|jasmine rice
  น้ำปลา|fish sauce
  เต้าหู้ไข่|egg tofu
  มาม่า|instant noodles
  ถั่วลิสง|peanut
  GROUND TURKEY|turkey mince
  porridge oats 1kg|oats
  plain flower|plain flour
  self raising flour|self-raising flour
  castor sugar|granulated sugar
  vegtable oil|vegetable oil
  olive oil extra virgin 1l|olive oil
  parmesan wedge|parmesan
  halloumi block|halloumi
  feta cheese crumbled|feta
  goats cheese log|goat cheese
  smoked salmon trimmings|smoked salmon
  king prawns raw|prawn
  cod fillets frozen|fish fillet white;frozen dory
  pork sausages|sausage raw
  hummous|hummus
  falafels|falafel
  gnochi|gnocchi
  quinoa pouch|quinoa;cooked quinoa
  couscous packet|couscous
  coconut milk tin|canned coconut milk
  thai green curry paste|curry paste thai
  tikka masala sauce jar|curry sauce jar
  poppadoms|papadum
  mango chutney|chutney
  bombay mix bag|bombay mix
  salted peanuts|peanut
  cashew nuts roasted|cashew
  walnut halves|walnut
  raisins box|raisin
  dark chocolate bar 70%|chocolate dark
  Nutela|chocolate spread
  Marmite jar|vegemite
  tortilla chips|corn chips
  pringles sour cream|potato chips
  oreos|chocolate biscuit
  blueberry muffins|cupcake
  jam doughnuts|doughnut
  croissants x4|croissant
  crumpets 6pk|crumpet
  frozen berries mix|frozen berries
  vanilla ice cream tub|ice cream
  orange squash|fruit cordial
  diet coke 2L|soft drink
  earl grey teabags|tea bags
  nescafe gold|coffee instant
  hot chocolate|drinking chocolate
  red wine|wine
  lager cans|beer
  soya milk unsweetened|soy milk
`

/** What stands in a dorm room and nobody eats, parted by commas. */
export const things = `
  washing powder, laundry detergent, dish soap lemon, bin bags, toilet roll, kitchen roll, tin foil,
  cling film, toothpaste mint, coconut shampoo, almond hand cream, honey lip balm, egg timer,
  rice cooker, milk frother, coffee machine, tea towel, bread knife, cheese grater, garlic press,
  cat food, dog biscuits, fish food flakes, bird seed, AA batteries, phone charger, lightbulbs,
  candles vanilla, air freshener apple, nail polish remover, paracetamol tablets, plasters,
  face mask cucumber, shower gel mango, bath salts, hairspray, razor blades, deodorant, sun cream,
  hand sanitiser, sponges, washing up liquid, bleach, mop, umbrella, notebook, pen, scissors, sellotape,
  post-it notes, USB cable, headphones, laptop, keyboard, socks, towel, pillow, duvet, hoodie, slippers,
  water filter, frying pan, saucepan, wooden spoon, chopping board, lunch box, water bottle, wine glass,
  corkscrew, popcorn maker, orange juicer, potato peeler, pizza cutter, cake tin, muffin tray,
  ice cube tray, cookie cutter, butter dish, sugar bowl, salt shaker, pepper mill, fruit bowl,
  apple watch, blackberry phone, mouse pad, chewing toy, plant pot, fertiliser, matches, lighter,
  cigarettes, vape, spülmittel, Waschmittel, Klopapier, lessive, papier toilette, detergente,
  papel higiénico, 洗衣液, 卫生纸, 牙膏, 洗发水, sabun cuci, tisu tandas, 시험지, 샴푸, 歯磨き粉
`
