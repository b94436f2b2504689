/** Names that a second round of testing found wrong or unknown, and others written before they were tried. */

/** One a line: what is typed | what it may mean. */
export const secondNames = `
serai 3 batang|lemongrass
daun bawang 2 batang|spring onion
lotus root 1 ruas|lotus root
гречка 800 г|buckwheat
сметана|sour cream
twaróg półtłusty|quark
pindakaas pot|peanut butter
boerenkool|kale
yau jaa gwai|you tiao
gothumai maavu 1kg|wholemeal flour
surimi bâtonnets|crab stick
胡罗卜|carrot
baked beanz|baked beans
kidney beens|dried beans
oxo cubes beef|stock cube;beef stock carton
strawberry jam jar|jam
yorkshire puds frozen|yorkshire pudding
sour creme|sour cream
maple sirup|maple syrup
maggi masala noodles|instant noodles
britannia bread|white bread
fish cake slices|fishcake
出前一丁麻油味|instant noodles
tempe 2 papan|tempeh
dhaniya patta|coriander
rajma|dried beans
nei|ghee
合いびき肉|mixed mince;beef mince;pork mince
かつおぶし|bonito flakes
새우젓|cincalok
tteokbokki tteok|rice cake puffed;rice cake tteok
Paprikas rot|capsicum
gambas congeladas|prawn;frozen prawns
mozzarelline|mozzarella fresh
creme fresh|creme fraiche
cuppa soup|instant soup
crunchy nut cornflakes|breakfast cereal
hot cross buns|raisin bread;bread roll
runner beens|french bean
jersey royals|potato
pringles sour cream|potato chips
pop tarts|toaster pastry;danish pastry
grits quaker|polenta
cool whip|whipped cream aerosol
hidden valley|ranch dressing
rotel|canned tomatoes
bagels everything|bagel
collards|collard greens
rava idli mix|semolina;idli dosa batter
vermicilli roasted|vermicelli pasta
dark sauce|dark soy sauce
hae bi|dried shrimp
telor asin|salted egg
abon sapi|meat floss
ramyun|instant noodles;cup noodles
콩나물|bean sprout
Rahmspinat|creamed spinach;spinach
aldi greek style yogurt 500g|greek yogurt
lidl smoked streaky bacon|bacon
m&s prawn mayo sandwich|sandwich
tesco finest pesto rosso|pesto jar
bag of frozen sweetcorn|frozen corn;corn on the cob
tin of mushy peas|canned peas
linda mccartney sausages|vegan sausage
quorn pieces|quorn
bisto gravy granules|gravy
colmans english mustard|mustard
hp brown sauce|steak sauce
branston pickel|sweet pickle
tunnocks caramel wafers|wafer;chocolate biscuit
jammie dodgers|biscuits
hob nobs chocolate|chocolate biscuit;biscuits
soreen malt loaf|raisin bread;white bread
pork pie melton mowbray|pie savoury
scotch eggs 4pk|chicken egg;scotch egg
cornish pasties|sausage roll;pie savoury
chipolata sausages|sausage raw
new potatos 1kg|potato
tenderstem brocoli|broccoli
swede|swede
parsnips bag|parsnip
savoy cabage|savoy cabbage
rocket leaves|rocket
pomegranite seeds|pomegranate
satsumas net|clementine
ribena squash|fruit cordial;blackcurrant
oatly barista|oat milk
alpro soya milk|soy milk
elmlea double|cooking cream
boursin garlic & herb|cream cheese
red leicester slices|cheese slices;cheddar block
hallumi|halloumi
stilton wedge|blue cheese
smoked mackeral fillets|smoked mackerel;mackerel
cod loins|fish fillet white
tuna chunks in oil|canned tuna
crab sticks pack|crab stick
king prawn ring|prawn
basmatti rice|basmati rice
giant couscous|couscous
red split lentils 500g|dal
chick pea tin|canned chickpeas
hummous tub|hummus
taramasalata|fish roe
guacomole|guacamole
half and half creamer|half and half;cooking cream
cottage chese|cottage cheese
string cheese sticks|cheese slices;string cheese
kraft mac & cheese|mac and cheese box;pasta bake
jimmy dean sausage|sausage raw
eggo waffles|waffle;frozen pancake
graham crackers|biscuits;crackers
ritz crackers|crackers
triscuit|crackers
cheez its|crackers
saltines|crackers
jif creamy|peanut butter
smuckers grape jelly|jam
skippy chunky peanutbutter|peanut butter
a1 steak sauce|steak sauce
miracle whip|mayonnaise
hersheys kisses|chocolate milk bar
reeses cups|peanut butter cups;chocolate milk bar
oreo cookies double stuf|chocolate biscuit;cookies
ground turkey 93%|turkey mince
boneless chicken thighs|chicken thigh
beef jerkey|beef jerky
tater tots|frozen fries
bok choi baby|bok choy
zuchini|zucchini
romain lettuce|romaine lettuce;local lettuce
green beens|french bean
brussel sprouts|brussels sprout
collard greens bunch|kale;collard greens
sweet patato fries|frozen fries;sweet potato
amul taaza|fresh milk
mother dairy dahi|yogurt
haldirams bhujia|bombay mix
aashirvaad atta 5kg|wholemeal flour
mtr dosa batter|idli dosa batter;dosa
parle g|biscuits
britannia marie gold|biscuits
paneer cubes amul|paneer
toor dhal 1 kg|dal
moong daal|green bean dry;dal
kabuli channa|chickpeas dried
methi leaves|fenugreek leaves
bhindi 250 gm|ladies finger
lauki|bottle gourd
besan flour|gram flour
poha thick|flattened rice
ghee jar|ghee
idly rice|jasmine rice
gardenia wholemeal|wholemeal bread
yeos soya bean milk|soy milk
prima taste laksa|laksa paste
tau pok|tau pok
fishballs yong tau foo|fish ball;frozen fish balls
kang kong bunch|kangkong
otak otak|otah
kaya jam|kaya
sambal belachan|sambal belacan;belacan
ikan bilis peanuts|dried anchovy
lao gan ma chilli oil|chilli crisp
hong kong noodles fresh|egg noodles fresh
chee cheong fun|ho fun fresh
鸡胸肉两块|chicken breast
西兰花一颗|broccoli
半盒豆腐|silken tofu;firm tofu
金针菇|enoki mushroom
猪肉馅|pork mince
虾仁|prawn
皮蛋|century egg
速冻水饺|frozen dumplings
酸奶原味|yogurt
蠔油|oyster sauce
芝麻醬|tahini
雞翼|chicken wing
排骨|pork ribs
ji dan|chicken egg
telur itik masin|salted egg
kicap manis|kecap manis
sos tiram|oyster sauce
tempe goreng|tempeh
kerupuk udang|keropok
santan kotak|canned coconut milk
daging cincang|beef mince
dada ayam|chicken breast
चना दाल|split peas;chickpeas dried;dal
पनीर 200 ग्राम|paneer
मूंगफली|peanut
काजू|cashew
दही|yogurt
வேர்க்கடலை|peanut
நெய்|ghee
முட்டை|chicken egg
納豆 3パック|natto
絹豆腐|silken tofu
鶏もも肉|chicken thigh
味噌|miso paste
ちくわ|fishcake
マヨネーズ|mayonnaise
食パン 6枚|white bread
두부 한 모|silken tofu;firm tofu
김치|kimchi
참기름|sesame oil
어묵|fishcake
대파|leek;spring onion
Vollmilch 3,5%|fresh milk
Schlagsahne|cooking cream
Magerquark|quark
Vollkornbrot geschnitten|wholemeal bread;rye bread
Hähnchenbrustfilet|chicken breast
Champignons braun|button mushroom
Frühlingszwiebeln|spring onion
Erdnussmus|peanut butter
Wiener Würstchen|frankfurter
Kochschinken|ham sliced
lait demi-écrémé|fresh milk
crème fraîche épaisse|creme fraiche
lardons fumés|bacon;pancetta
beurre doux|butter
oeufs de poules|chicken egg
haricots verts surgelés|french bean
emmental rapé|shredded cheese
yaourt nature x8|yogurt
leche semidesnatada|fresh milk
huevos camperos|chicken egg
garbanzos bote|canned chickpeas;chickpeas dried
jamon serrano|prosciutto;ham sliced
patatas 2kg|potato
atún en aceite|canned tuna
leite magro|fresh milk
peito de frango|chicken breast
feijão preto|dried beans
queijo fresco|fresh cheese
camarão|prawn
latte intero|fresh milk
parmigiano grattugiato|parmesan
passata di pomodoro|passata
petto di pollo|chicken breast
zucchine 3|zucchini
beyaz peynir|feta;fresh cheese
kırmızı mercimek|dal
tavuk göğsü|chicken breast
حليب كامل الدسم|fresh milk
طحينة|tahini
صدور دجاج|chicken breast
trứng gà|chicken egg
nước mắm|fish sauce
đậu phộng|peanut
น้ำปลา|fish sauce
ไข่ไก่|chicken egg
ถั่วลิสง|peanut
asda chosen by you wholemeal loaf|wholemeal bread
morrisons vine tomatoes|tomato;cherry tomato
2 avacados ripe|avocado
muller corner strawberry|yogurt fruit
petits filous|yogurt fruit
dairylea triangles|cheese slices
laughing cow light|cheese slices
babybel minis|cheese slices
utterly butterly|margarine;vegan butter
lurpack slightly salted|butter
bertolli spread|margarine
hellmans mayo|mayonnaise
sarsons malt vinegar|malt vinegar
bird's custard powder|custard powder
ambrosia rice pudding|rice pudding
mr kipling french fancies|cake slice;cake plain;cupcake
mcvities digestives|biscuits
jaffa cakes box|chocolate biscuit;cookies
walkers crisps cheese onion|potato chips
skips prawn cocktail|prawn roll snack;potato chips;cheese puffs
hula hoops|potato chips;corn chips;cheese puffs
wotsits|cheese puffs
mini cheddars|crackers
ryvita crackerbread|crispbread
shreddies|breakfast cereal
quaker oat so simple|instant oatmeal sachet;oats
ready brek|oats;instant oatmeal sachet
uncle bens microwave rice|microwave rice
dolmio lasagne sauce|pasta sauce jar
loyd grossman korma|curry sauce jar
pataks tikka masala paste|curry paste indian
blue dragon sweet chilli|sweet chilli sauce
sharwoods noodles medium egg|egg noodles dry
amoy soy sauce|light soy sauce
birds eye chicken dippers|frozen chicken nuggets
mccain oven chips|frozen fries
aunt bessies roast potatos|frozen fries;boiled potatoes;potato
goodfellas pepperoni pizza|frozen pizza
youngs fish cakes|fishcake
ben and jerrys phish food|ice cream;ice cream with mix-ins
cornish ice-cream vanilla|ice cream
frozen rasberries|frozen berries
butternut squsah|butternut squash
red cabage|red cabbage
sugarsnap peas|sugar snap pea
mangetouts|snow pea
padron peppers|chilli fresh;capsicum
chestnut mushrooms 250g|button mushroom
fresh corriander|coriander
flatleaf parsley|parsley fresh
thai basil leafs|thai basil
root ginger knob|ginger
gammon joint|ham sliced;pork shoulder;bacon
diced stewing beef|beef cubes
rump steaks x2|beef steak
lamb shanks|lamb leg;lamb chop;mutton
turkey mince lean|turkey mince
chicken goujons|frozen chicken nuggets;chicken breast
smoked haddock fillet|fish fillet white
sardines in tomato sauce|canned sardines
tinned anchovies|canned anchovies
mussels in white wine|mussel;canned mussels
calamari rings|cuttlefish
vegetarian mince quorn|quorn;plant-based mince
tofu puffs|tau pok
pumpernickel|rye bread
garlic naan 2 pack|naan fresh
pitta breads|pita bread
challah|brioche;milk bread
muffins english|english muffin
pancake mix aunt jemima|bread mix;pancake;plain flour
bisquick|bread mix;plain flour
stove top stuffing|breadcrumbs;bread mix;croutons
hamburger helper|pasta bake;frozen ready meal;mac and cheese box
velveeta shells|mac and cheese box
hot pockets|frozen ready meal;pie savoury
lunchables|cold cuts;crackers;sandwich
uncrustables|sandwich;peanut butter sandwich
goldfish crackers|crackers
chips ahoy|cookies
nutter butter|cookies;peanut butter;peanut butter cups
twizzlers|liquorice;candy;fruit gummies
m&ms peanut|chocolate milk bar;coated peanuts;peanut
snickers bars|chocolate milk bar
la croix lime|sparkling water
gatorade blue|isotonic drink
kool aid|fruit cordial
folgers coffee|coffee ground
silk almond milk|almond milk
land o lakes half & half|half and half
sargento shredded|shredded cheese
pepper jack|cheddar block;cheese slices
colby jack block|cheddar block
queso dip|cheese slices;sour cream dip;cheese dip
pico de gallo|salsa
refried beans can old el paso|refried beans
cornbread mix jiffy|bread mix
rice-a-roni|microwave rice;cooked rice;retort meal pouch
canned pumpkin puree|pumpkin
kraft singles american|cheese slices
arugala|rocket
bell peppers tri color|capsicum
russet potatos|potato
kiwis gold|kiwi
honeycrisp apples|apple
cuties mandarins|clementine
everest garam masala|garam masala
mdh chana masala|mixed seasoning;chana masala
gits dhokla mix|bread mix;gram flour
bikaji bhujia|bombay mix
lijjat papad|papadum
amul masti dahi|yogurt
nandini milk|fresh milk
kissan jam|jam
mother's recipe mango pickle|achar;indian pickle
sona masoori rice|jasmine rice;basmati rice
ragi flour|millet
masoor dal|dal
urad dal split|dal
curry leaf bunch|curry leaves
drumstick vegetable|moringa
tinda|bottle gourd;snake gourd;ridge gourd
arbi|taro
gud|palm sugar syrup;brown sugar;coconut sugar
sabudana|sago
makhana|lotus seed
fairprice eggs 10s|chicken egg
sunshine bread|white bread
ayam brand sardines|canned sardines
hup seng cream crackers|crackers
julies peanut butter sandwich|biscuits;cookies;crackers
khong guan biscuits|biscuits
old chang kee curry puff|curry puff
bee cheng hiang|bak kwa
ya kun kaya|kaya
tiger beer|beer
yakun coffee powder|coffee ground
milo 3in1|malt drink packet
super ring|cheese puffs
twisties chicken|cheese puffs
you tiao frozen|you tiao
lotus root half|lotus root
chye sim|choy sum
xiao bai cai|bok choy
tang hoon|cellophane noodles
kway teow fresh|ho fun fresh
mee kia|mee pok fresh;egg noodles fresh
ngoh hiang frozen|ngoh hiang
火锅底料|hotpot soup base
午餐肉罐头|luncheon meat
老抽|dark soy sauce
五花肉|pork belly
冬瓜|winter melon
半个西瓜|watermelon
油豆腐|tau pok
腐竹|dried beancurd stick
榨菜|zha cai
沙茶酱|satay sauce
魚丸|fish ball
豬扒|pork chop
菠蘿包|bun sweet
bayam seikat|chinese spinach;spinach
ikan kembung|mackerel
kangkung|kangkong
tahu goreng|tau pok;firm tofu
susu kental manis|condensed milk
roti tawar|white bread
bawang merah|shallot
cabe rawit|chilli fresh
आलू 1 किलो|potato
पालक|spinach
बेसन|gram flour
சாதம்|cooked rice
பருப்பு|dal
牛乳|fresh milk
鮭の切り身|salmon fillet
長ねぎ|leek;spring onion
油揚げ|fried bean curd skin;tau pok
豚バラ肉|pork belly
계란|chicken egg
삼겹살|pork belly
고추장|gochujang
만두|frozen dumplings
Hackfleisch gemischt|mixed mince
Möhren 1kg|carrot
Gouda in Scheiben|cheese slices
Toastbrot|white bread
Lachsfilet TK|salmon fillet
Salatgurke|cucumber
Haferdrink|oat milk
steak haché|beef mince;beef patty raw
crevettes cuites|prawn
fromage blanc|quark;fresh cheese
poireaux|leek
pommes de terre|potato
pechuga de pollo|chicken breast
pimiento rojo|capsicum
yogur natural|yogurt
almejas|clam
pão de forma|white bread
bacalhau|salted fish
batata doce|sweet potato
prosciutto cotto|ham sliced
vongole|clam
uova fresche|chicken egg
süzme yoğurt|greek yogurt;labneh;yogurt
nohut konserve|canned chickpeas
سمك تونة|canned tuna
جبنة بيضاء|feta;fresh cheese
thịt ba chỉ|pork belly
tôm khô|dried shrimp
กะปิ|belacan
หมูสับ|pork mince
`
