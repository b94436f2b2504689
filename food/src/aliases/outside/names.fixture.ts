/** Names of foods as students of many countries type them, written without looking at the lists: plurals, slips of the finger, two words, brands and sizes beside them. */

/** One a line: what is typed | what it may mean. */
export const outsideNames = `
leftover spag bol|spaghetti bolognese
half a lemmon|lemon
brocolli florets|broccoli
tinned tomatos chopped|canned tomatoes
chick peas tin|canned chickpeas;chickpeas dried
semi skimmed milk 2 pints|fresh milk
philly cheese spread|cream cheese
marmite jar|vegemite
warburtons toastie loaf|white bread
hovis wholemeal|wholemeal bread
dolmio bolognese sauce|pasta sauce jar
baby corgettes|zucchini
spuds 2kg|potato
king prawns raw|prawn
rashers of bacon smoked|bacon
mince beef 5%|beef mince
cheddar mature grated|cheddar block;shredded cheese
lurpak spreadable|butter
greek style yoghurt|greek yogurt
strawbery yogurts|yogurt fruit
pot noodle chicken|cup noodles
mixed peppers frozen|capsicum;frozen mixed vegetables
red bell peper|capsicum
scallions bunch|spring onion
cilantro bunch|coriander
ground beef 80/20|beef mince
half gallon whole milk|fresh milk
jiff creamy penut butter|peanut butter
kraft mac n cheese|mac and cheese box
string cheeses|string cheese
hot dog weiners|frankfurter
hamburger buns 8pk|burger bun
everything bagels|bagel
baby carots bag|carrot
gala aples|apple
brussel sprouts|brussels sprout
kielbasa sausages|sausage raw;frankfurter;pepperoni;chorizo
egg whites carton|egg white liquid
yellow onions|onion
russet potatos|potato
sweet potatos|sweet potato
bell pepers|capsicum
rotisserie chickens|cooked chicken
ground turkey 93 lean|turkey mince
parmesean wedge|parmesan
mozarella balls|mozzarella fresh
avacados ripe|avocado
zuchinis|zucchini
half & half creamer|half and half
saltines|crackers
indomie mi goreng 5pk|instant noodles
yakult bottles|cultured milk drink
gardenia wholemeal loaf|wholemeal bread
old chang kee puffs|curry puff
milo 3in1 packets|malt drink packet
kaya spread nyonya|kaya
pei pa koa honey|honey
meiji paul milk|fresh milk
taukwa pieces|firm tofu
tau kwa 2 blocks|firm tofu
taupok|tau pok
xiao bai chye|bok choy
kang kong bunch|kangkong
ikan billis|dried anchovy
hae bee|dried shrimp
fishballs pack|fish ball
lup cheong|chinese sausage
bee hoon packet|bee hoon dry
kway teow fresh|ho fun fresh
tehbags boh|tea bags
chai tow kway|preserved radish;nian gao;kueh lapis legit;huat kueh;takeaway food;fried carrot cake
ayam brand sardines|canned sardines
spam lite tin|luncheon meat
atta flour 1kg|wholemeal flour
toor daal|dal
masoor dhal|dal
brinjals|eggplant
lady fingers|ladies finger
capsicums green|capsicum
amul butter 100g|butter
paneer cubes malai|paneer
maggi 2 minute noodles|instant noodles
haldi powder packet|turmeric powder
jeera whole|cumin
curd pot homemade|yogurt
rotis leftover|chapati
idly batter|idli dosa batter
green chillies|chilli fresh
coriander leafs|coriander
鸡蛋六个|chicken egg
一盒牛奶|fresh milk
隔夜饭|cooked rice
西红柿两个|tomato
土豆一袋|potato
半颗白菜|napa cabbage;cabbage
猪肉末|pork mince
鸡胸肉两块|chicken breast
老豆腐|firm tofu
嫩豆腐一盒|silken tofu;firm tofu
青葱一把|spring onion
大蒜头|garlic
胡萝卜三根|carrot
方便面两包|instant noodles
吐司面包|white bread
酸奶四杯|yogurt
冷冻水饺|frozen dumplings
冰鮮雞翼|chicken wing
番茄兩個|tomato
馬鈴薯|potato
高麗菜半顆|cabbage
青江菜|bok choy
洋蔥一個|onion
花生醬|peanut butter
豬絞肉|pork mince
鮮奶一瓶|fresh milk
剩下的米饭|cooked rice
鱼丸|fish ball
虾仁冷冻|frozen prawns;prawn
牛油果|avocado
燕麦片|oats
蘑菇一盒|button mushroom
金针菇|enoki mushroom
老抽|dark soy sauce
生抽一瓶|light soy sauce
蚝油|oyster sauce
香肠|sausage raw;chinese sausage
ji dan|chicken egg
niu nai|fresh milk
xi hong shi|tomato
tu dou|potato
huang gua|cucumber
da suan|garlic
doufu|firm tofu;silken tofu
bai cai|napa cabbage;bok choy
mi fan|cooked rice
zhu rou|pork mince;pork slices;pork belly;pork chop;pork tenderloin;frozen pork
faan keh|tomato
gai dan|chicken egg
telor ayam kampung|chicken egg
telur 10 biji|chicken egg
bawang merah kecil|shallot
bawang puteh|garlic
bawang holland|onion
susu segar|fresh milk
susu pekat manis|condensed milk
santan kotak|canned coconut milk
ayam dada|chicken breast
paha ayam|chicken thigh;chicken drumstick
sayap ayam beku|chicken wing;frozen chicken
daging lembu cincang|beef mince
daging sapi giling|beef mince
nasi putih sisa|cooked rice
kacang panjang seikat|long bean
kacang tanah goreng|peanut
tahu putih|firm tofu
tempe bungkus|tempeh
kentang kecil|potato
lobak merah|carrot
wortel segar|carrot
kobis bulat|cabbage
udang segar|prawn
cumi cumi|cuttlefish
ikan kembung|mackerel
mi kuning|egg noodles fresh
mie instan|instant noodles
roti tawar|white bread
kecap manis bango|kecap manis
tepung terigu|plain flour
gula pasir|granulated sugar
keju parut|shredded cheese;cheddar block
pisang ambon|banana
jeruk nipis|lime
terung ungu|eggplant
முட்டைகள்|chicken egg
பால் பாக்கெட்|fresh milk
தக்காளி பழம்|tomato
வெங்காயம்|onion
சின்ன வெங்காயம்|shallot
உருளைக்கிழங்கு|potato
கத்தரிக்காய்|eggplant
பச்சை மிளகாய்|chilli fresh
தயிர்|yogurt
கோழி இறைச்சி|chicken breast;chicken whole;chicken thigh
பூண்டு|garlic
thakkali|tomato
vengayam|onion
urulai kizhangu|potato
thayir|yogurt
paal|fresh milk
muttai|chicken egg
vendakkai|ladies finger
kathirikkai|eggplant
thengai paal|canned coconut milk;coconut milk drink
दूध का पैकेट|fresh milk
अंडे|chicken egg
टमाटर|tomato
प्याज|onion
आलू|potato
हरी मिर्च|chilli fresh
दही|yogurt
पनीर|paneer
मूंगफली|peanut
काजू|cashew
चावल|basmati rice;jasmine rice;brown rice;sushi rice;cooked rice
doodh packet|fresh milk
ande 6|chicken egg
pyaaz|onion
tamaatar|tomato
aaloo|potato
hari mirchi|chilli fresh
gobhi phool|cauliflower
baingan|eggplant
palak patta|spinach
moongphali|peanut
dahi ka dabba|yogurt
baasmati chawal|basmati rice
rajma dried|dried beans
besan atta|gram flour
たまご|chicken egg
卵6個|chicken egg
牛乳パック|fresh milk
玉ねぎ|onion
じゃがいも|potato
にんじん|carrot
豚こま切れ肉|pork slices
鶏むね肉|chicken breast
鶏もも肉|chicken thigh
納豆パック|natto
絹ごし豆腐|silken tofu
食パン|white bread;milk bread
ごはんの残り|cooked rice
カレールー|curry roux block
うどん冷凍|frozen udon
しいたけ|shiitake fresh
tamanegi|onion
jagaimo|potato
ninjin|carrot
gyunyu|fresh milk
tamago|chicken egg;tamagoyaki
butaniku|pork slices;pork mince;pork belly;pork chop
shokupan|white bread;milk bread
kinu tofu|silken tofu
계란|chicken egg
달걀 10개|chicken egg
우유 1리터|fresh milk
양파|onion
감자|potato
대파|leek;spring onion
마늘|garlic
두부 한모|firm tofu;silken tofu
배추김치|kimchi
삼겹살|pork belly
닭가슴살|chicken breast
라면 봉지|korean ramyun;instant noodles
떡국떡|rice cake tteok
고추장|gochujang
남은 밥|cooked rice
gyeran|chicken egg
yangpa|onion
samgyupsal|pork belly
daepa|spring onion;leek
dubu|firm tofu;silken tofu
ramyeon|korean ramyun
Eier 10 Stück|chicken egg
Vollmilch 3,5%|fresh milk
H-Milch fettarm|uht milk
Frischkäse natur|cream cheese
Hackfleisch gemischt|mixed mince
Rinderhack|beef mince
Hähnchenbrustfilet|chicken breast
Champignons braun|button mushroom
Kartoffeln festkochend|potato
Zwiebel rot|onion
Möhren Bund|carrot
Schmand Becher|sour cream;creme fraiche
Schlagsahne|cooking cream
Magerquark|quark
Gouda jung Scheiben|cheese slices
Nudelreste|cooked pasta
Toastbrot Vollkorn|wholemeal bread
Brötchen vom Vortag|bread roll
Erdnussmus|peanut butter;peanut butter natural
Haselnüße|hazelnut
Kichererbsen Dose|canned chickpeas;chickpeas dried
Passierte Tomaten|passata
Thunfisch in Öl|canned tuna
Lauchstange|leek
Paprikaschote gelb|capsicum
Aufschnitt Salami|salami;cold cuts
Spätzel|spaetzle
Leberkässemmel|cold cuts;sandwich;meatball raw;sausage raw;luncheon meat
oeufs frais x6|chicken egg
lait demi-écrémé|fresh milk;uht milk
crème fraîche épaisse|creme fraiche
fromage rapé|shredded cheese
gruyere râpé|mountain cheese;shredded cheese
jambon blanc tranches|ham sliced
lardons fumés|bacon;pancetta
steack haché|beef patty raw;beef mince
blancs de poulet|chicken breast
courgettes bio|zucchini
poireaux|leek
pommes de terres|potato
oignons jaunes|onion
gousses d'ail|garlic
haricots verts surgelés|french bean
champignons de paris|button mushroom
yaourts nature|yogurt
pain de mie complet|wholemeal bread;white bread
baguette d'hier|baguette
pâte feuilletée|frozen puff pastry
beurre demi sel|butter
noix de cajoux|cashew
cacahuetes grillées|peanut
riz cuit restes|cooked rice
thon en boîte|canned tuna
crevettes décortiquées|prawn
lentilles vertes|dal
huevos camperos|chicken egg
leche entera|fresh milk
leche semi desnatada|fresh milk;uht milk
jamon serrano|prosciutto;ham sliced
queso rallado|shredded cheese
pechugas de pollo|chicken breast
carne picada de ternera|beef mince
patatas nuevas|potato
cebollas moradas|onion
dientes de ajo|garlic
pimientos rojos|capsicum
calabacines|zucchini
garbanzos bote|canned chickpeas;chickpeas dried
atun en lata|canned tuna
pan de molde|white bread
arroz cocido|cooked rice
zanahorias|carrot
judias verdes|french bean
gambas peladas|prawn
aguacates maduros|avocado
frijoles negros|dried beans;canned beans
tortillas de maiz|wrap tortilla;taco shell
cacahuates|peanut
yogures griegos|greek yogurt
ovos caipiras|chicken egg
leite meio gordo|fresh milk;uht milk
peito de frango|chicken breast
carne moída|beef mince
queijo ralado|shredded cheese
batatas doces|sweet potato
cebolas|onion
alhos|garlic
cenouras raladas|carrot
feijão preto|dried beans;canned beans
arroz branco cozido|cooked rice
pão de forma|white bread
requeijão cremoso|cream cheese
presunto fatiado|ham sliced
abobrinha|zucchini
amendoim torrado|peanut
camarões|prawn
creme de leite|cooking cream
mandioca|cassava
uova fresche|chicken egg
latte parzialmente scremato|fresh milk;uht milk
mozzarelle di bufala|mozzarella fresh
prosciutto crudo|prosciutto
prosciutto cotto|ham sliced
petto di pollo|chicken breast
carne macinata|beef mince;mixed mince
macinato di manzo|beef mince
melanzane|eggplant
zucchine|zucchini
cipolle rosse|onion
spicchi d'aglio|garlic
patate lesse|boiled potatoes;potato
pasta avanzata|cooked pasta
parmigiano grattugiato|parmesan;shredded cheese
panna da cucina|cooking cream
passata di pomodoro|passata
fagioli cannellini|canned beans;dried beans
tonno sottolio|canned tuna
pan carrè|white bread
gnocchi di patate|gnocchi
yumurtalar|chicken egg
yarım yağlı süt|fresh milk;uht milk
beyaz peynir|feta
kaşar peyniri|cheddar block;cheese slices;mountain cheese
süzme yoğurt|greek yogurt;labneh;yogurt
domatesler|tomato
kuru soğan|onion
patlıcan|eggplant
kıyma dana|beef mince
tavuk göğsü|chicken breast
kırmızı mercimek|dal
nohut konserve|canned chickpeas;chickpeas dried
fındık ezmesi|almond butter;chocolate spread;hazelnut;pistachio spread
tahin|tahini
beyaz ekmek|white bread
kabak|zucchini;pumpkin
بيض|chicken egg
حليب كامل الدسم|fresh milk
طماطم|tomato
بصل أحمر|onion
ثوم|garlic
بطاطس|potato
صدور دجاج|chicken breast
لحم مفروم|beef mince;lamb mince
جبنة بيضاء|feta;fresh cheese
حمص حب|chickpeas dried;canned chickpeas
طحينة|tahini
خبز عربي|pita bread
أرز مطبوخ|cooked rice
زبادي|yogurt
لبنة|labneh
فول سوداني|peanut
خيار|cucumber
trứng gà|chicken egg
sữa tươi|fresh milk
cà chua|tomato
hành tây|onion
khoai tây|potato
tỏi|garlic
ức gà|chicken breast
thịt ba chỉ|pork belly
thịt heo xay|pork mince
đậu hũ|firm tofu
cơm nguội|cooked rice
bún tươi|bee hoon dry;rice stick noodles dry;laksa noodles fresh;ho fun fresh
nước mắm|fish sauce
rau muống|kangkong
mì gói|instant noodles
đậu phộng|peanut
tôm tươi|prawn
trung ga|chicken egg
nuoc mam|fish sauce
ca rot|carrot
ไข่ไก่|chicken egg
นมสด|fresh milk
มะเขือเทศ|tomato
หอมใหญ่|onion
กระเทียม|garlic
อกไก่|chicken breast
หมูสับ|pork mince
เต้าหู้|firm tofu;egg tofu;silken tofu
ข้าวสวย|cooked rice
มาม่า|instant noodles
น้ำปลา|fish sauce
กะทิ|canned coconut milk
ถั่วลิสง|peanut
กุ้งสด|prawn
ผักบุ้ง|kangkong
khai kai|chicken egg
nam pla|fish sauce
mu sap|pork mince
`

/** Things of a dorm's shelves that nobody eats, one a line. */
export const outsideThings = `
orange scented candle
coconut hair oil
tea tree shampoo
peppermint toothpaste
almond body butter
egg cups
egg slicer
rice scoop
bread knife
bread bin
butter dish
cheese grater
garlic press
potato peeler
apple corer
pizza cutter
salad spinner
milk frother
milk pan
soup ladle
tea towel
tea strainer
tea cosy
coffee filters
coffee mug
coffee machine descaler
fish food flakes
fish tank filter
dog biscuits
cat treats salmon
hamster pellets
bird seed feeder
cling film
aluminium foil
baking paper
muffin tin
cake tin
cake stand
cookie cutter
pie dish
wok
chopsticks
lunch box
water bottle steel
ice cube tray
ice pack
lemon washing up liquid
lemon floor cleaner
apple cider shampoo
vinegar cleaning spray
dishwasher tablets
laundry pods
bin bags
kitchen roll
toilet paper
hand soap milk and honey
honey lip balm
cherry chapstick
vanilla air freshener
strawberry hand cream
cucumber face mask
oat bath soak
cocoa butter lotion
avocado oil conditioner
olive oil soap
aloe vera gel
rose water toner
contact lens solution
cough syrup honey
paracetamol
vitamin patches
plasters
mosquito coil
ant bait
mouse trap cheese flavour
light bulb onion shaped
onion goggles
apple charger
apple pencil
raspberry pi
blackberry phone
orange sim card
chocolate brown shoe polish
banana hair clip
peach lipstick
plum nail polish
ginger cat litter
salt lamp
pepper mill
pepper spray
salt shaker
dishwasher salt
beef flavour dog chews
chicken wire
egg carton empty
jam jar empty
pasta machine
sushi mat
spaghetti spoon
rubber duck
duck tape
bean bag
pumpkin carving kit
`
