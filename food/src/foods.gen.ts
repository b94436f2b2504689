/** Made from data/foods.csv and data/more-foods.csv by scripts/generate-foods.mjs; change those, not this file. */
export const foodsCsv = `name,aliases,category,storage,shelf_life_days,opened_days,allergens,diet,unit
apple,red apple;green apple;fuji apple;gala apple,fruit,fridge,30,3,,vegan;vegetarian;halal-ok;gluten-free,pc
apricot,,fruit,fridge,4,2,,vegan;vegetarian;halal-ok;gluten-free,pc
avocado,,fruit,pantry,4,1,,vegan;vegetarian;halal-ok;gluten-free,pc
banana,cavendish banana;pisang,fruit,pantry,4,1,,vegan;vegetarian;halal-ok;gluten-free,pc
blackberry,,fruit,fridge,3,,,vegan;vegetarian;halal-ok;gluten-free,punnet
blueberry,,fruit,fridge,9,,,vegan;vegetarian;halal-ok;gluten-free,punnet
calamansi,kalamansi;limau kasturi;small lime,fruit,fridge,14,3,,vegan;vegetarian;halal-ok;gluten-free,pc
cantaloupe,rock melon;rockmelon;muskmelon,fruit,fridge,6,3,,vegan;vegetarian;halal-ok;gluten-free,pc
cherry,fresh cherries,fruit,fridge,3,,,vegan;vegetarian;halal-ok;gluten-free,g
clementine,mandarin orange;tangerine;kam,fruit,fridge,12,2,,vegan;vegetarian;halal-ok;gluten-free,pc
coconut fresh,whole coconut;young coconut,fruit,fridge,10,2,,vegan;vegetarian;halal-ok;gluten-free,pc
cranberry fresh,,fruit,fridge,28,,,vegan;vegetarian;halal-ok;gluten-free,punnet
custard apple,sugar apple;buah nona,fruit,pantry,3,2,,vegan;vegetarian;halal-ok;gluten-free,pc
dragon fruit,pitaya,fruit,fridge,7,3,,vegan;vegetarian;halal-ok;gluten-free,pc
durian flesh,durian;packed durian,fruit,fridge,3,2,,vegan;vegetarian;halal-ok;gluten-free,pack
fig fresh,figs,fruit,fridge,3,,,vegan;vegetarian;halal-ok;gluten-free,pc
fruit salad cut,cut fruit;mixed cut fruit;fruit cup fresh,fruit,fridge,3,1,,vegan;vegetarian;halal-ok;gluten-free,tub
grape,grapes;seedless grapes,fruit,fridge,7,,,vegan;vegetarian;halal-ok;gluten-free,g
grapefruit,ruby grapefruit,fruit,fridge,14,3,,vegan;vegetarian;halal-ok;gluten-free,pc
green mango,unripe mango,fruit,fridge,7,3,,vegan;vegetarian;halal-ok;gluten-free,pc
guava,jambu batu,fruit,fridge,4,2,,vegan;vegetarian;halal-ok;gluten-free,pc
honeydew,honeydew melon,fruit,fridge,4,3,,vegan;vegetarian;halal-ok;gluten-free,pc
jackfruit fresh,nangka;chempedak,fruit,fridge,4,3,,vegan;vegetarian;halal-ok;gluten-free,g
jambu air,rose apple;water apple;wax apple,fruit,fridge,5,2,,vegan;vegetarian;halal-ok;gluten-free,pc
kiwi,kiwifruit;golden kiwi,fruit,fridge,7,2,,vegan;vegetarian;halal-ok;gluten-free,pc
langsat,duku;longkong,fruit,fridge,5,,,vegan;vegetarian;halal-ok;gluten-free,g
lemon,,fruit,fridge,18,4,,vegan;vegetarian;halal-ok;gluten-free,pc
lime,green lime,fruit,fridge,18,4,,vegan;vegetarian;halal-ok;gluten-free,pc
longan fresh,longan,fruit,fridge,6,,,vegan;vegetarian;halal-ok;gluten-free,g
lychee,litchi,fruit,fridge,6,,,vegan;vegetarian;halal-ok;gluten-free,g
mango,ripe mango;chok anan mango,fruit,pantry,4,3,,vegan;vegetarian;halal-ok;gluten-free,pc
mangosteen,,fruit,fridge,6,,,vegan;vegetarian;halal-ok;gluten-free,pc
nectarine,,fruit,fridge,4,2,,vegan;vegetarian;halal-ok;gluten-free,pc
orange,navel orange;valencia orange,fruit,fridge,18,3,,vegan;vegetarian;halal-ok;gluten-free,pc
papaya,ripe papaya,fruit,fridge,5,3,,vegan;vegetarian;halal-ok;gluten-free,pc
passion fruit,markisa,fruit,fridge,7,2,,vegan;vegetarian;halal-ok;gluten-free,pc
peach,,fruit,fridge,4,2,,vegan;vegetarian;halal-ok;gluten-free,pc
pear,packham pear;bosc pear;green pear,fruit,fridge,5,2,,vegan;vegetarian;halal-ok;gluten-free,pc
asian pear,nashi;korean pear;century pear;ya li,fruit,fridge,21,3,,vegan;vegetarian;halal-ok;gluten-free,pc
persimmon,fuyu persimmon,fruit,fridge,10,2,,vegan;vegetarian;halal-ok;gluten-free,pc
pineapple,nanas,fruit,fridge,5,3,,vegan;vegetarian;halal-ok;gluten-free,pc
plum,,fruit,fridge,4,2,,vegan;vegetarian;halal-ok;gluten-free,pc
pomegranate,,fruit,fridge,30,4,,vegan;vegetarian;halal-ok;gluten-free,pc
pomelo,,fruit,pantry,10,4,,vegan;vegetarian;halal-ok;gluten-free,pc
rambutan,,fruit,fridge,5,,,vegan;vegetarian;halal-ok;gluten-free,g
raspberry,,fruit,fridge,3,,,vegan;vegetarian;halal-ok;gluten-free,punnet
sapodilla,ciku;chiku,fruit,pantry,4,2,,vegan;vegetarian;halal-ok;gluten-free,pc
soursop,,fruit,pantry,3,2,,vegan;vegetarian;halal-ok;gluten-free,pc
star fruit,carambola;starfruit,fruit,fridge,8,2,,vegan;vegetarian;halal-ok;gluten-free,pc
strawberry,,fruit,fridge,3,,,vegan;vegetarian;halal-ok;gluten-free,punnet
watermelon,,fruit,fridge,4,3,,vegan;vegetarian;halal-ok;gluten-free,pc
artichoke,,vegetable,fridge,7,,,vegan;vegetarian;halal-ok;gluten-free,pc
asparagus,,vegetable,fridge,4,,,vegan;vegetarian;halal-ok;gluten-free,bunch
bamboo shoot fresh,rebung,vegetable,fridge,7,4,,vegan;vegetarian;halal-ok;gluten-free,g
banana blossom,jantung pisang,vegetable,fridge,4,2,,vegan;vegetarian;halal-ok;gluten-free,pc
bean sprout,beansprouts;tau geh;taugeh;mung bean sprouts,vegetable,fridge,2,1,,vegan;vegetarian;halal-ok;gluten-free,pack
beetroot,beet,vegetable,fridge,10,,,vegan;vegetarian;halal-ok;gluten-free,pc
bitter gourd,bitter melon;peria;ku gua,vegetable,fridge,5,3,,vegan;vegetarian;halal-ok;gluten-free,pc
bok choy,pak choy;xiao bai cai;nai bai;baby bok choy,vegetable,fridge,3,,,vegan;vegetarian;halal-ok;gluten-free,bunch
bottle gourd,lauki;opo,vegetable,fridge,6,3,,vegan;vegetarian;halal-ok;gluten-free,pc
broccoli,,vegetable,fridge,4,,,vegan;vegetarian;halal-ok;gluten-free,head
broccolini,baby broccoli,vegetable,fridge,4,,,vegan;vegetarian;halal-ok;gluten-free,bunch
brussels sprout,,vegetable,fridge,5,,,vegan;vegetarian;halal-ok;gluten-free,g
butternut squash,butternut pumpkin,vegetable,pantry,21,4,,vegan;vegetarian;halal-ok;gluten-free,pc
button mushroom,white mushroom;champignon;mushroom,vegetable,fridge,5,,,vegan;vegetarian;halal-ok;gluten-free,punnet
cabbage,round cabbage;beijing cabbage;white cabbage,vegetable,fridge,12,5,,vegan;vegetarian;halal-ok;gluten-free,head
capsicum,bell pepper;red pepper fresh;green pepper;yellow pepper,vegetable,fridge,7,3,,vegan;vegetarian;halal-ok;gluten-free,pc
carrot,,vegetable,fridge,18,4,,vegan;vegetarian;halal-ok;gluten-free,pc
cassava,tapioca root;yuca;ubi kayu,vegetable,pantry,4,,,vegan;vegetarian;halal-ok;gluten-free,g
cauliflower,,vegetable,fridge,5,,,vegan;vegetarian;halal-ok;gluten-free,head
celeriac,celery root,vegetable,fridge,7,,celery,vegan;vegetarian;halal-ok;gluten-free,pc
celery,celery stalk,vegetable,fridge,10,5,celery,vegan;vegetarian;halal-ok;gluten-free,bunch
cherry tomato,grape tomato,vegetable,fridge,5,,,vegan;vegetarian;halal-ok;gluten-free,punnet
chilli fresh,chili;red chilli;green chilli;cili padi;chili padi;bird's eye chilli;chilli,vegetable,fridge,8,,,vegan;vegetarian;halal-ok;gluten-free,g
chinese spinach,bayam;amaranth;een choy,vegetable,fridge,3,,,vegan;vegetarian;halal-ok;gluten-free,bunch
choy sum,chye sim;cai xin;caixin,vegetable,fridge,3,,,vegan;vegetarian;halal-ok;gluten-free,bunch
corn on the cob,sweet corn fresh;corn cob;corn,vegetable,fridge,2,,,vegan;vegetarian;halal-ok;gluten-free,pc
cucumber,japanese cucumber;timun,vegetable,fridge,5,2,,vegan;vegetarian;halal-ok;gluten-free,pc
daikon,white radish;lobak;mooli,vegetable,fridge,12,4,,vegan;vegetarian;halal-ok;gluten-free,pc
dou miao,pea shoots;snow pea shoots,vegetable,fridge,3,,,vegan;vegetarian;halal-ok;gluten-free,pack
eggplant,aubergine;brinjal;terong,vegetable,fridge,5,2,,vegan;vegetarian;halal-ok;gluten-free,pc
edamame fresh,fresh soybeans,vegetable,fridge,3,,soy,vegan;vegetarian;halal-ok;gluten-free,g
enoki mushroom,enoki;golden needle mushroom,vegetable,fridge,6,2,,vegan;vegetarian;halal-ok;gluten-free,pack
fennel bulb,fennel fresh,vegetable,fridge,7,,,vegan;vegetarian;halal-ok;gluten-free,bulb
french bean,green beans;haricot vert;string beans,vegetable,fridge,4,,,vegan;vegetarian;halal-ok;gluten-free,g
garlic,garlic bulb,vegetable,pantry,28,10,,vegan;vegetarian;halal-ok;gluten-free,bulb
ginger,ginger root;old ginger;young ginger,vegetable,fridge,18,7,,vegan;vegetarian;halal-ok;gluten-free,g
green papaya,,vegetable,fridge,5,3,,vegan;vegetarian;halal-ok;gluten-free,pc
hairy gourd,fuzzy melon;mo gua,vegetable,fridge,7,3,,vegan;vegetarian;halal-ok;gluten-free,pc
iceberg lettuce,,vegetable,fridge,8,3,,vegan;vegetarian;halal-ok;gluten-free,head
jicama,bangkuang;mang guang;yam bean,vegetable,fridge,14,4,,vegan;vegetarian;halal-ok;gluten-free,pc
kai lan,chinese broccoli;gai lan;chinese kale,vegetable,fridge,3,,,vegan;vegetarian;halal-ok;gluten-free,bunch
kale,curly kale,vegetable,fridge,4,,,vegan;vegetarian;halal-ok;gluten-free,bunch
kangkong,water spinach;morning glory vegetable;ong choy,vegetable,fridge,2,,,vegan;vegetarian;halal-ok;gluten-free,bunch
king oyster mushroom,eryngii;abalone mushroom,vegetable,fridge,7,,,vegan;vegetarian;halal-ok;gluten-free,pack
ladies finger,okra;bendi;bhindi,vegetable,fridge,3,,,vegan;vegetarian;halal-ok;gluten-free,g
leek,,vegetable,fridge,8,,,vegan;vegetarian;halal-ok;gluten-free,pc
leafy salad mix,salad leaves;mixed salad;mesclun;bagged salad;salad,vegetable,fridge,4,2,,vegan;vegetarian;halal-ok;gluten-free,bag
local lettuce,butterhead lettuce;leaf lettuce;sang choy;lettuce,vegetable,fridge,5,,,vegan;vegetarian;halal-ok;gluten-free,head
long bean,yardlong bean;kacang panjang,vegetable,fridge,4,,,vegan;vegetarian;halal-ok;gluten-free,bunch
lotus root,,vegetable,fridge,7,3,,vegan;vegetarian;halal-ok;gluten-free,pc
luffa,loofah gourd;si gua,vegetable,fridge,5,2,,vegan;vegetarian;halal-ok;gluten-free,pc
mustard greens,kai choy;gai choy;xiao jie cai,vegetable,fridge,3,,,vegan;vegetarian;halal-ok;gluten-free,bunch
napa cabbage,chinese cabbage;wong bok;wombok,vegetable,fridge,10,5,,vegan;vegetarian;halal-ok;gluten-free,head
onion,yellow onion;red onion;bombay onion;big onion,vegetable,pantry,28,5,,vegan;vegetarian;halal-ok;gluten-free,pc
oyster mushroom fresh,grey oyster mushroom,vegetable,fridge,5,,,vegan;vegetarian;halal-ok;gluten-free,pack
parsnip,,vegetable,fridge,14,,,vegan;vegetarian;halal-ok;gluten-free,pc
potato,russet potato;washed potato;baby potato,vegetable,pantry,28,,,vegan;vegetarian;halal-ok;gluten-free,kg
pumpkin,,vegetable,pantry,21,4,,vegan;vegetarian;halal-ok;gluten-free,g
radish,red radish,vegetable,fridge,10,,,vegan;vegetarian;halal-ok;gluten-free,bunch
rocket,arugula,vegetable,fridge,4,2,,vegan;vegetarian;halal-ok;gluten-free,bag
romaine lettuce,cos lettuce,vegetable,fridge,7,3,,vegan;vegetarian;halal-ok;gluten-free,head
shallot,small onion;bawang merah,vegetable,pantry,28,5,,vegan;vegetarian;halal-ok;gluten-free,g
shiitake fresh,fresh shiitake,vegetable,fridge,6,,,vegan;vegetarian;halal-ok;gluten-free,pack
shimeji mushroom,bunashimeji;beech mushroom,vegetable,fridge,7,,,vegan;vegetarian;halal-ok;gluten-free,pack
snow pea,mangetout;snow peas;holland peas,vegetable,fridge,4,,,vegan;vegetarian;halal-ok;gluten-free,g
spinach,baby spinach,vegetable,fridge,4,2,,vegan;vegetarian;halal-ok;gluten-free,bag
spring onion,scallion;green onion;daun bawang,vegetable,fridge,6,,,vegan;vegetarian;halal-ok;gluten-free,bunch
sugar snap pea,snap pea,vegetable,fridge,4,,,vegan;vegetarian;halal-ok;gluten-free,g
sweet potato,kumara;orange sweet potato;japanese sweet potato,vegetable,pantry,14,,,vegan;vegetarian;halal-ok;gluten-free,pc
sweet potato leaves,han shu ye,vegetable,fridge,2,,,vegan;vegetarian;halal-ok;gluten-free,bunch
taro,yam root;orh;keladi;yam,vegetable,pantry,6,,,vegan;vegetarian;halal-ok;gluten-free,g
tomato,roma tomato,vegetable,pantry,5,2,,vegan;vegetarian;halal-ok;gluten-free,pc
turnip,,vegetable,fridge,12,,,vegan;vegetarian;halal-ok;gluten-free,pc
water chestnut fresh,ma ti fresh,vegetable,fridge,10,3,,vegan;vegetarian;halal-ok;gluten-free,g
watercress,sai yong choy,vegetable,fridge,3,,,vegan;vegetarian;halal-ok;gluten-free,bunch
winter melon,tong gua;wax gourd,vegetable,fridge,5,3,,vegan;vegetarian;halal-ok;gluten-free,g
zucchini,courgette,vegetable,fridge,5,3,,vegan;vegetarian;halal-ok;gluten-free,pc
basil fresh,sweet basil,herb,fridge,6,,,vegan;vegetarian;halal-ok;gluten-free,bunch
chives fresh,garlic chives;ku chai;kuchai,herb,fridge,6,,,vegan;vegetarian;halal-ok;gluten-free,bunch
coriander,cilantro;chinese parsley;yuan sui,herb,fridge,7,,,vegan;vegetarian;halal-ok;gluten-free,bunch
curry leaves,karivepillai,herb,fridge,10,,,vegan;vegetarian;halal-ok;gluten-free,bunch
dill fresh,dill,herb,fridge,6,,,vegan;vegetarian;halal-ok;gluten-free,bunch
galangal,lengkuas;blue ginger,herb,fridge,18,,,vegan;vegetarian;halal-ok;gluten-free,g
kaffir lime leaf,makrut lime leaves;limau purut leaves,herb,fridge,14,,,vegan;vegetarian;halal-ok;gluten-free,pack
laksa leaf,daun kesum;vietnamese coriander,herb,fridge,5,,,vegan;vegetarian;halal-ok;gluten-free,bunch
lemongrass,serai,herb,fridge,9,,,vegan;vegetarian;halal-ok;gluten-free,stick
mint fresh,mint leaves;pudina,herb,fridge,7,,,vegan;vegetarian;halal-ok;gluten-free,bunch
pandan leaf,screwpine leaf;pandan,herb,fridge,8,,,vegan;vegetarian;halal-ok;gluten-free,bunch
parsley fresh,flat-leaf parsley,herb,fridge,7,,,vegan;vegetarian;halal-ok;gluten-free,bunch
rosemary fresh,rosemary sprig,herb,fridge,12,,,vegan;vegetarian;halal-ok;gluten-free,bunch
thai basil,horapha,herb,fridge,5,,,vegan;vegetarian;halal-ok;gluten-free,bunch
thyme fresh,thyme sprig,herb,fridge,12,,,vegan;vegetarian;halal-ok;gluten-free,bunch
torch ginger flower,bunga kantan;rojak flower,herb,fridge,7,,,vegan;vegetarian;halal-ok;gluten-free,pc
turmeric fresh,fresh turmeric;kunyit hidup,herb,fridge,18,,,vegan;vegetarian;halal-ok;gluten-free,g
blue cheese,gorgonzola;roquefort,dairy,fridge,21,7,milk,halal-unknown;gluten-free,pack
brie,camembert,dairy,fridge,12,5,milk,vegetarian;halal-unknown;gluten-free,pc
butter,salted butter;unsalted butter,dairy,fridge,45,28,milk,vegetarian;halal-ok;gluten-free,block
buttermilk,,dairy,fridge,10,7,milk,vegetarian;halal-ok;gluten-free,carton
cheddar block,cheddar;hard cheese;gouda;edam;swiss cheese,dairy,fridge,60,21,milk,vegetarian;halal-unknown;gluten-free,block
cheese slices,sliced cheese;processed cheese;american cheese;cheese,dairy,fridge,28,14,milk,vegetarian;halal-unknown;gluten-free,pack
condensed milk,sweetened condensed milk;susu pekat,dairy,pantry,330,10,milk,vegetarian;halal-ok;gluten-free,can
cooking cream,heavy cream;whipping cream;thickened cream;cream,dairy,fridge,10,4,milk,vegetarian;halal-ok;gluten-free,carton
cottage cheese,,dairy,fridge,12,5,milk,vegetarian;halal-unknown;gluten-free,tub
cream cheese,,dairy,fridge,14,10,milk,vegetarian;halal-unknown;gluten-free,block
creme fraiche,,dairy,fridge,14,5,milk,vegetarian;halal-ok;gluten-free,tub
cultured milk drink,yakult;vitagen;probiotic drink,dairy,fridge,21,2,milk,vegetarian;halal-ok;gluten-free,bottle
dulce de leche,milk caramel,dairy,pantry,270,21,milk,vegetarian;halal-ok;gluten-free,jar
evaporated milk,ideal milk,dairy,pantry,330,3,milk,vegetarian;halal-ok;gluten-free,can
feta,,dairy,fridge,28,6,milk,vegetarian;halal-unknown;gluten-free,block
flavoured milk,chocolate milk;strawberry milk;banana milk,dairy,fridge,7,3,milk,vegetarian;halal-ok;gluten-free,carton
fresh milk,milk;full cream milk;whole milk;low fat milk;skim milk;pasteurised milk,dairy,fridge,7,3,milk,vegetarian;halal-ok;gluten-free,carton
ghee,clarified butter,dairy,pantry,240,90,milk,vegetarian;halal-ok;gluten-free,jar
goat cheese,chevre,dairy,fridge,14,7,milk,vegetarian;halal-unknown;gluten-free,pc
goat milk,,dairy,fridge,7,3,milk,vegetarian;halal-ok;gluten-free,carton
greek yogurt,greek yoghurt;strained yogurt,dairy,fridge,14,5,milk,vegetarian;halal-ok;gluten-free,tub
half and half,,dairy,fridge,7,4,milk,vegetarian;halal-ok;gluten-free,carton
halloumi,,dairy,fridge,45,5,milk,vegetarian;halal-unknown;gluten-free,pack
kefir,,dairy,fridge,7,3,milk,vegetarian;halal-ok;gluten-free,bottle
labneh,,dairy,fridge,14,5,milk,vegetarian;halal-ok;gluten-free,tub
lactose-free milk,,dairy,fridge,10,5,milk,vegetarian;halal-ok;gluten-free,carton
lassi,mango lassi;yogurt drink;drinkable yogurt,dairy,fridge,10,2,milk,vegetarian;halal-ok;gluten-free,bottle
margarine,vegetable spread;planta,dairy,fridge,90,60,milk;soy,vegetarian;halal-ok;gluten-free,tub
mascarpone,,dairy,fridge,14,4,milk,vegetarian;halal-unknown;gluten-free,tub
milk powder,powdered milk;full cream milk powder,dairy,pantry,330,45,milk,vegetarian;halal-ok;gluten-free,pack
mozzarella block,mozzarella;low moisture mozzarella,dairy,fridge,21,7,milk,vegetarian;halal-unknown;gluten-free,pack
mozzarella fresh,burrata;bocconcini,dairy,fridge,7,2,milk,vegetarian;halal-unknown;gluten-free,pack
paneer,,dairy,fridge,10,3,milk,vegetarian;halal-unknown;gluten-free,block
parmesan,parmigiano;grana padano,dairy,fridge,120,35,milk,halal-unknown;gluten-free,block
quark,skyr,dairy,fridge,10,5,milk,vegetarian;halal-ok;gluten-free,tub
ricotta,,dairy,fridge,10,5,milk,vegetarian;halal-unknown;gluten-free,tub
shredded cheese,grated cheese;pizza cheese,dairy,fridge,28,7,milk,vegetarian;halal-unknown;gluten-free,bag
sour cream,,dairy,fridge,14,7,milk,vegetarian;halal-ok;gluten-free,tub
string cheese,cheese stick,dairy,fridge,45,5,milk,vegetarian;halal-unknown;gluten-free,pack
uht milk,long life milk;shelf-stable milk;packet milk,dairy,pantry,150,4,milk,vegetarian;halal-ok;gluten-free,carton
whipped cream aerosol,spray cream;canned whipped cream,dairy,fridge,28,14,milk,vegetarian;halal-ok;gluten-free,can
yogurt,plain yogurt;yoghurt;natural yogurt,dairy,fridge,12,5,milk,vegetarian;halal-ok;gluten-free,tub
yogurt fruit,fruit yogurt;flavoured yogurt,dairy,fridge,12,3,milk,halal-unknown;gluten-free,cup
century egg,pidan;preserved egg;hundred year egg,egg,pantry,45,5,eggs,vegetarian;halal-ok;gluten-free,pc
chicken egg,egg;eggs;hen egg;fresh eggs,egg,fridge,24,,eggs,vegetarian;halal-ok;gluten-free,pc
duck egg,,egg,fridge,24,,eggs,vegetarian;halal-ok;gluten-free,pc
egg white liquid,liquid egg whites;egg substitute,egg,fridge,7,3,eggs,vegetarian;halal-ok;gluten-free,carton
hard-boiled egg,boiled egg,egg,fridge,6,1,eggs,vegetarian;halal-ok;gluten-free,pc
onsen egg,soft-boiled egg;half-boiled egg,egg,fridge,2,1,eggs,vegetarian;halal-ok;gluten-free,pc
quail egg,,egg,fridge,21,,eggs,vegetarian;halal-ok;gluten-free,tray
salted egg,salted duck egg;telur masin,egg,fridge,25,3,eggs,vegetarian;halal-ok;gluten-free,pc
tea egg,marinated egg;lor nng;ajitsuke egg,egg,fridge,3,1,eggs;soy;gluten,vegetarian;halal-ok,pc
bacon,streaky bacon;back bacon,meat,fridge,7,6,sulphites,halal-no;gluten-free,pack
bacon turkey,turkey bacon,meat,fridge,12,6,,halal-unknown;gluten-free,pack
beef brisket,,meat,fridge,3,,,halal-unknown;gluten-free,g
beef cubes,stewing beef;beef chunks;beef shin,meat,fridge,3,,,halal-unknown;gluten-free,g
beef mince,ground beef;minced beef,meat,fridge,2,,,halal-unknown;gluten-free,g
beef patty raw,burger patty raw,meat,fridge,2,,gluten;soy,halal-unknown,pc
beef short rib,galbi;beef rib,meat,fridge,3,,,halal-unknown;gluten-free,g
beef slices,shabu shabu beef;sukiyaki beef;bulgogi beef raw;beef,meat,fridge,2,,,halal-unknown;gluten-free,pack
beef steak,sirloin;ribeye;striploin;tenderloin beef,meat,fridge,3,,,halal-unknown;gluten-free,pc
ham sliced,sandwich ham;cooked ham;pork ham;ham,meat,fridge,10,4,,halal-no;gluten-free,pack
lamb chop,lamb cutlet;lamb rack,meat,fridge,3,,,halal-unknown;gluten-free,pc
lamb mince,ground lamb;lamb,meat,fridge,2,,,halal-unknown;gluten-free,g
liver,pork liver,meat,fridge,1,,,halal-no;gluten-free,g
mutton,goat meat;mutton cubes,meat,fridge,3,,,halal-unknown;gluten-free,g
oxtail,,meat,fridge,3,,,halal-unknown;gluten-free,g
pork belly,samgyeopsal;sio bak raw;streaky pork,meat,fridge,3,,,halal-no;gluten-free,g
pork chop,pork loin;pork collar,meat,fridge,3,,,halal-no;gluten-free,pc
pork mince,ground pork;minced pork,meat,fridge,2,,,halal-no;gluten-free,g
pork ribs,spare ribs;pai gu,meat,fridge,3,,,halal-no;gluten-free,g
pork slices,shabu pork;sliced pork;pork,meat,fridge,2,,,halal-no;gluten-free,pack
pork tenderloin,pork fillet,meat,fridge,3,,,halal-no;gluten-free,g
rabbit meat,venison,meat,fridge,2,,,halal-unknown;gluten-free,g
chicken breast,chicken fillet,poultry,fridge,2,,,halal-unknown;gluten-free,g
chicken drumstick,chicken leg,poultry,fridge,2,,,halal-unknown;gluten-free,pc
chicken feet,fung zao raw,poultry,fridge,2,,,halal-unknown;gluten-free,pack
chicken liver,chicken giblets;chicken gizzard,poultry,fridge,1,,,halal-unknown;gluten-free,g
chicken mince,ground chicken;minced chicken,poultry,fridge,2,,,halal-unknown;gluten-free,g
chicken thigh,boneless chicken leg,poultry,fridge,2,,,halal-unknown;gluten-free,g
chicken wing,mid-joint wings;wingettes,poultry,fridge,2,,,halal-unknown;gluten-free,g
chicken whole,whole chicken;kampung chicken;chicken,poultry,fridge,2,,,halal-unknown;gluten-free,pc
chicken marinated raw,marinated chicken;raw satay chicken,poultry,fridge,2,,soy;gluten,halal-unknown,pack
duck raw,duck breast;whole duck;duck,poultry,fridge,2,,,halal-unknown;gluten-free,g
turkey mince,ground turkey,poultry,fridge,2,,,halal-unknown;gluten-free,g
turkey raw,turkey breast raw;turkey,poultry,fridge,2,,,halal-unknown;gluten-free,g
bak kwa,rougan;pork jerky slices,deli,fridge,14,5,soy;gluten,halal-no,pack
beef jerky,jerky,deli,pantry,270,14,soy;gluten,halal-unknown,pack
chicken ham,halal chicken ham;chicken slices deli,deli,fridge,10,4,soy,halal-unknown,pack
chicken sausage,halal sausage;cheese chicken sausage,deli,fridge,12,4,soy;milk,halal-unknown,pack
chinese sausage,lap cheong;lup cheong,deli,fridge,45,21,soy;sulphites,halal-no,pack
chorizo,cured chorizo,deli,fridge,28,14,milk,halal-no;gluten-free,pack
corned beef deli,pastrami,deli,fridge,6,4,,halal-unknown;gluten-free,pack
fishcake,fish cake;fried fishcake;yu bing,deli,fridge,5,3,fish;gluten;eggs,halal-unknown,pack
fish ball,fishballs;yu wan,deli,fridge,5,3,fish;gluten,halal-unknown,pack
frankfurter,hot dog sausage;hotdog;cocktail sausage,deli,fridge,12,6,soy;milk,halal-unknown,pack
meat floss,pork floss;rousong;bak hu,deli,pantry,120,28,soy;gluten,halal-no,tub
chicken floss,halal meat floss;serunding,deli,pantry,120,28,soy;gluten,halal-unknown,tub
meatball raw,beef balls;pork balls,deli,fridge,2,,gluten;eggs,halal-unknown,pack
ngoh hiang,wu xiang;five-spice meat roll,deli,fridge,3,2,crustaceans;soy;gluten;eggs,halal-no,pc
otah,otak-otak;otak,deli,fridge,3,2,fish;crustaceans,halal-unknown;gluten-free,pc
pate,liver pate,deli,fridge,6,2,milk,halal-no,tub
pepperoni,,deli,fridge,18,12,milk,halal-no;gluten-free,pack
prosciutto,parma ham;serrano ham,deli,fridge,30,4,,halal-no;gluten-free,pack
salami,,deli,fridge,14,5,milk,halal-no;gluten-free,pack
sausage raw,bratwurst raw;pork sausage;italian sausage,deli,fridge,2,,gluten;sulphites,halal-no,pack
crab stick,surimi;kani;imitation crab,deli,fridge,10,3,fish;crustaceans;gluten;eggs;soy,halal-unknown,pack
prawn ball,cuttlefish ball;squid ball,deli,fridge,5,3,crustaceans;molluscs;fish;gluten;eggs,halal-unknown,pack
luncheon meat sliced,deli turkey;turkey slices,deli,fridge,10,4,soy,halal-unknown,pack
clam,clams;lala;hum;cockle,seafood,fridge,1,,molluscs,halal-ok;gluten-free,g
crab raw,mud crab;flower crab;crab,seafood,fridge,1,,crustaceans,halal-ok;gluten-free,pc
crab meat pasteurised,crabmeat tub,seafood,fridge,60,3,crustaceans,halal-ok;gluten-free,tub
cuttlefish,sotong fresh;squid;calamari raw,seafood,fridge,2,,molluscs,halal-ok;gluten-free,g
fish fillet white,cod;dory;seabass;snapper;tilapia;halibut;barramundi;batang;threadfin;fish,seafood,fridge,2,,fish,halal-ok;gluten-free,g
fish roe,tobiko;ebiko;masago;ikura,seafood,fridge,10,3,fish;soy;gluten,halal-unknown,tub
lobster,lobster tail,seafood,fridge,1,,crustaceans,halal-ok;gluten-free,pc
mackerel,saba;kembung;ikan kembong;sardine fresh,seafood,fridge,1,,fish,halal-ok;gluten-free,pc
mussel,mussels,seafood,fridge,1,,molluscs,halal-ok;gluten-free,g
octopus,baby octopus,seafood,fridge,2,,molluscs,halal-ok;gluten-free,g
oyster fresh,oysters,seafood,fridge,3,,molluscs,halal-ok;gluten-free,pc
prawn,prawns;shrimp;tiger prawn;udang,seafood,fridge,2,,crustaceans,halal-ok;gluten-free,g
salmon fillet,salmon;trout fillet,seafood,fridge,2,,fish,halal-ok;gluten-free,g
scallop,scallops,seafood,fridge,2,,molluscs,halal-ok;gluten-free,g
shellfish cooked,cooked prawns;cooked crab,seafood,fridge,3,,crustaceans;molluscs,halal-ok;gluten-free,g
smoked salmon,lox,seafood,fridge,14,3,fish,halal-ok;gluten-free,pack
stingray,skate;ikan pari,seafood,fridge,1,,fish,halal-ok;gluten-free,g
sushi-grade fish,sashimi;raw sashimi salmon,seafood,fridge,1,,fish,halal-ok;gluten-free,pack
tuna steak,fresh tuna,seafood,fridge,2,,fish,halal-ok;gluten-free,g
unagi,roasted eel;kabayaki eel,seafood,fridge,5,2,fish;soy;gluten,halal-unknown,pack
dried beancurd stick,fu chuk;foo chok;yuba dried;bean curd sheet,plant-protein,pantry,240,60,soy,vegan;vegetarian;halal-ok;gluten-free,pack
egg tofu,egg beancurd;japanese tofu,plant-protein,fridge,10,2,soy;eggs,vegetarian;halal-ok;gluten-free,tube
fermented bean curd,fu ru;nam yu;white bean curd cubes,plant-protein,pantry,540,120,soy;gluten,vegan;vegetarian;halal-unknown,jar
firm tofu,tau kwa;tau kwan;taukwa;pressed tofu;doufu gan,plant-protein,fridge,6,3,soy,vegan;vegetarian;halal-ok;gluten-free,block
fried bean curd skin,inari;aburaage,plant-protein,fridge,6,3,soy;gluten,vegan;vegetarian;halal-unknown,pack
mock meat canned,vegetarian mock duck;gluten puff,plant-protein,pantry,720,3,gluten;soy,vegan;vegetarian;halal-ok,can
natto,,plant-protein,fridge,7,2,soy;gluten,vegan;vegetarian;halal-ok,pack
plant-based mince,impossible beef;beyond mince;omni pork,plant-protein,fridge,4,2,soy;gluten,vegan;vegetarian;halal-ok,pack
seitan,mian jin;wheat gluten,plant-protein,fridge,6,3,gluten;soy,vegan;vegetarian;halal-ok,pack
silken tofu,soft tofu;tofu;beancurd;doufu,plant-protein,fridge,6,2,soy,vegan;vegetarian;halal-ok;gluten-free,block
soy chunks,textured vegetable protein;tvp;soya chunks;soy mince dry,plant-protein,pantry,540,180,soy,vegan;vegetarian;halal-ok;gluten-free,pack
tau pok,tofu puffs;fried tofu;taupok,plant-protein,fridge,5,3,soy,vegan;vegetarian;halal-ok;gluten-free,pack
tempeh,tempe,plant-protein,fridge,4,3,soy,vegan;vegetarian;halal-ok;gluten-free,pack
thousand layer tofu,frozen tofu;koya tofu,plant-protein,freezer,120,,soy,vegan;vegetarian;halal-ok;gluten-free,pack
veggie burger patty,plant-based burger,plant-protein,freezer,180,3,soy;gluten,vegan;vegetarian;halal-unknown,pack
vegan sausage,plant-based sausage,plant-protein,fridge,12,4,soy;gluten,vegan;vegetarian;halal-unknown,pack
bagel,,bread-bakery,pantry,2,,gluten,vegan;vegetarian;halal-ok,pc
baguette,french loaf,bread-bakery,pantry,2,,gluten,vegan;vegetarian;halal-ok,pc
banana bread,banana cake,bread-bakery,pantry,3,,gluten;eggs;milk,vegetarian;halal-ok,loaf
brownie,,bread-bakery,pantry,5,,gluten;eggs;milk;nuts;soy,vegetarian;halal-ok,pc
bun sweet,red bean bun;coconut bun;sausage bun plain;hotdog bun plain,bread-bakery,pantry,3,,gluten;milk;eggs;soy,vegetarian;halal-unknown,pc
burger bun,hamburger bun;brioche bun,bread-bakery,pantry,5,,gluten;milk;eggs;soy;sesame,vegetarian;halal-ok,pack
cake slice,cream cake;birthday cake;cake,bread-bakery,fridge,3,1,gluten;eggs;milk,vegetarian;halal-unknown,pc
cake plain,pound cake;butter cake;sponge cake;pandan cake;chiffon cake,bread-bakery,pantry,3,,gluten;eggs;milk,vegetarian;halal-ok,pc
chapati,roti chapati,bread-bakery,pantry,2,,gluten,vegan;vegetarian;halal-ok,pack
char siew bao fresh,pork bao;steamed pork bun,bread-bakery,fridge,3,1,gluten;soy;sesame;milk,halal-no,pc
cheesecake,,bread-bakery,fridge,5,3,milk;eggs;gluten,vegetarian;halal-unknown,pc
ciabatta,focaccia,bread-bakery,pantry,2,,gluten,vegan;vegetarian;halal-ok,pc
croissant,pain au chocolat,bread-bakery,pantry,2,,gluten;milk;eggs,vegetarian;halal-ok,pc
cupcake,muffin,bread-bakery,pantry,4,,gluten;eggs;milk,vegetarian;halal-ok,pc
curry puff,karipap,bread-bakery,pantry,1,,gluten;eggs,halal-unknown,pc
danish pastry,cinnamon roll,bread-bakery,pantry,3,,gluten;milk;eggs;nuts,vegetarian;halal-ok,pc
doughnut,donut,bread-bakery,pantry,2,,gluten;milk;eggs;soy,vegetarian;halal-unknown,pc
egg tart,portuguese egg tart,bread-bakery,pantry,1,,gluten;eggs;milk,vegetarian;halal-ok,pc
english muffin,,bread-bakery,pantry,7,,gluten;milk,vegetarian;halal-ok,pack
fruit cake,,bread-bakery,pantry,60,30,gluten;eggs;milk;nuts;sulphites,vegetarian;halal-unknown,pc
gluten-free bread,,bread-bakery,pantry,5,,eggs;soy,vegetarian;halal-unknown;gluten-free,loaf
hot dog bun,,bread-bakery,pantry,5,,gluten;milk;soy;sesame,vegetarian;halal-ok,pack
mantou fresh,steamed bun plain,bread-bakery,fridge,4,2,gluten;milk,vegetarian;halal-ok,pack
milk bread,hokkaido toast;shokupan,bread-bakery,pantry,4,,gluten;milk;eggs,vegetarian;halal-ok,loaf
mooncake,baked mooncake,bread-bakery,pantry,28,5,gluten;eggs;nuts;sesame,vegetarian;halal-unknown,pc
naan fresh,naan,bread-bakery,pantry,3,,gluten;milk,vegetarian;halal-ok,pack
pie savoury,chicken pie;meat pie,bread-bakery,fridge,3,2,gluten;milk;eggs,halal-unknown,pc
pie sweet,apple pie;fruit pie,bread-bakery,fridge,4,3,gluten;milk;eggs,vegetarian;halal-ok,pc
pita bread,pita;flatbread,bread-bakery,pantry,5,,gluten,vegan;vegetarian;halal-ok,pack
pizza base fresh,pizza dough,bread-bakery,fridge,6,2,gluten,vegan;vegetarian;halal-ok,pack
raisin bread,raisin loaf,bread-bakery,pantry,4,,gluten;milk;soy;sulphites,vegetarian;halal-ok,loaf
roti john bun,baguette soft,bread-bakery,pantry,3,,gluten;milk,vegetarian;halal-ok,pc
rye bread,pumpernickel,bread-bakery,pantry,6,,gluten,vegan;vegetarian;halal-ok,loaf
sourdough,sourdough bread,bread-bakery,pantry,4,,gluten,vegan;vegetarian;halal-ok,loaf
swiss roll,,bread-bakery,pantry,5,,gluten;eggs;milk,vegetarian;halal-unknown,pc
taco shell,corn tortilla;tortilla chips shell,bread-bakery,pantry,120,10,,vegan;vegetarian;halal-ok;gluten-free,pack
white bread,bread;sandwich bread;toast bread;gardenia bread;sunshine bread,bread-bakery,pantry,5,,gluten;milk;soy,vegetarian;halal-ok,loaf
wholemeal bread,whole wheat bread;brown bread;multigrain bread,bread-bakery,pantry,5,,gluten;milk;soy,vegetarian;halal-ok,loaf
wrap tortilla,tortilla wrap;flour tortilla,bread-bakery,pantry,30,5,gluten,vegan;vegetarian;halal-ok,pack
you tiao,dough fritters;you char kway,bread-bakery,pantry,1,,gluten,vegan;vegetarian;halal-unknown,pc
barley pearl,pearl barley;yi mi,grains-noodles,pantry,330,180,gluten,vegan;vegetarian;halal-ok,pack
basmati rice,biryani rice,grains-noodles,pantry,540,180,,vegan;vegetarian;halal-ok;gluten-free,kg
bee hoon dry,rice vermicelli;mai fun;dried beehoon,grains-noodles,pantry,540,120,,vegan;vegetarian;halal-ok;gluten-free,pack
brown rice,red rice;wholegrain rice,grains-noodles,pantry,210,90,,vegan;vegetarian;halal-ok;gluten-free,kg
buckwheat,kasha,grains-noodles,pantry,60,45,,vegan;vegetarian;halal-ok;gluten-free,pack
bulgur wheat,bulgur,grains-noodles,pantry,360,120,gluten,vegan;vegetarian;halal-ok,pack
cellophane noodles,tang hoon;glass noodles;mung bean vermicelli;dangmyeon,grains-noodles,pantry,540,120,,vegan;vegetarian;halal-ok;gluten-free,pack
chickpeas dried,kacang kuda dry,grains-noodles,pantry,480,180,,vegan;vegetarian;halal-ok;gluten-free,pack
couscous,,grains-noodles,pantry,360,120,gluten,vegan;vegetarian;halal-ok,pack
dal,lentils;red lentil;masoor dal;toor dal;dhal,grains-noodles,pantry,360,180,,vegan;vegetarian;halal-ok;gluten-free,pack
dried beans,kidney beans dry;black beans dry;pinto beans dry,grains-noodles,pantry,480,180,,vegan;vegetarian;halal-ok;gluten-free,pack
dried pasta,pasta;spaghetti;penne;macaroni;fusilli;linguine,grains-noodles,pantry,600,240,gluten,vegan;vegetarian;halal-ok,pack
egg noodles dry,wonton mee dry;dried egg noodle,grains-noodles,pantry,360,90,gluten;eggs,vegetarian;halal-ok,pack
egg noodles fresh,yellow noodles;hokkien mee noodles;mee kuning,grains-noodles,fridge,4,2,gluten;eggs,vegetarian;halal-ok,pack
fresh pasta,fresh ravioli;fresh tagliatelle,grains-noodles,fridge,2,2,gluten;eggs,vegetarian;halal-ok,pack
glutinous rice,sticky rice;pulut;sweet rice,grains-noodles,pantry,480,180,,vegan;vegetarian;halal-ok;gluten-free,kg
green bean dry,mung beans;lu dou;kacang hijau,grains-noodles,pantry,480,180,,vegan;vegetarian;halal-ok;gluten-free,pack
gnocchi,potato gnocchi,grains-noodles,pantry,60,3,gluten,vegetarian;halal-unknown,pack
ho fun fresh,kway teow;flat rice noodles;hor fun,grains-noodles,fridge,3,2,,vegan;vegetarian;halal-ok;gluten-free,pack
jasmine rice,rice;white rice;thai rice;fragrant rice,grains-noodles,pantry,540,180,,vegan;vegetarian;halal-ok;gluten-free,kg
laksa noodles fresh,thick bee hoon;lai fun,grains-noodles,fridge,3,2,,vegan;vegetarian;halal-ok;gluten-free,pack
la mian fresh,ramen noodles fresh;hand-pulled noodles;ban mian fresh,grains-noodles,fridge,5,2,gluten,vegan;vegetarian;halal-unknown,pack
mee pok fresh,mee kia,grains-noodles,fridge,4,2,gluten;eggs,vegetarian;halal-ok,pack
mee sua,flour vermicelli;somyeon;somen,grains-noodles,pantry,360,120,gluten,vegan;vegetarian;halal-ok,pack
millet,,grains-noodles,pantry,60,45,,vegan;vegetarian;halal-ok;gluten-free,pack
muesli,granola,grains-noodles,pantry,210,45,gluten;nuts;milk,vegetarian;halal-ok,pack
oats,rolled oats;instant oats;oatmeal;quick oats,grains-noodles,pantry,120,75,gluten,vegan;vegetarian;halal-ok,pack
polenta,cornmeal,grains-noodles,pantry,210,90,,vegan;vegetarian;halal-ok;gluten-free,pack
popiah skin,spring roll wrapper fresh,grains-noodles,fridge,4,1,gluten,vegan;vegetarian;halal-ok,pack
quinoa,,grains-noodles,pantry,540,180,,vegan;vegetarian;halal-ok;gluten-free,pack
red bean dry,adzuki beans;hong dou,grains-noodles,pantry,480,180,,vegan;vegetarian;halal-ok;gluten-free,pack
rice cake tteok,tteok;tteokbokki rice cake;korean rice cakes;garae-tteok,grains-noodles,fridge,21,3,,vegan;vegetarian;halal-ok;gluten-free,pack
rice paper,vietnamese rice paper;banh trang,grains-noodles,pantry,540,120,,vegan;vegetarian;halal-ok;gluten-free,pack
sago,sago pearls;tapioca pearls dry,grains-noodles,pantry,480,180,,vegan;vegetarian;halal-ok;gluten-free,pack
boba pearls,tapioca balls;bubble tea pearls,grains-noodles,pantry,180,30,,vegan;vegetarian;halal-ok;gluten-free,pack
shirataki,konjac noodles;konnyaku noodles,grains-noodles,pantry,180,3,,vegan;vegetarian;halal-ok;gluten-free,pack
soba dry,soba;buckwheat noodles,grains-noodles,pantry,420,120,gluten,vegan;vegetarian;halal-ok,pack
split peas,yellow split pea;chana dal,grains-noodles,pantry,360,180,,vegan;vegetarian;halal-ok;gluten-free,pack
sushi rice,japanese rice;short grain rice;calrose rice,grains-noodles,pantry,540,180,,vegan;vegetarian;halal-ok;gluten-free,kg
udon fresh,udon;chilled udon,grains-noodles,fridge,21,2,gluten,vegan;vegetarian;halal-ok,pack
vermicelli pasta,angel hair,grains-noodles,pantry,600,240,gluten,vegan;vegetarian;halal-ok,pack
wild rice,,grains-noodles,pantry,540,180,,vegan;vegetarian;halal-ok;gluten-free,pack
wonton skin,wanton wrapper;gyoza wrapper;dumpling wrapper,grains-noodles,fridge,6,3,gluten;eggs,vegetarian;halal-ok,pack
breakfast cereal,cornflakes;cereal;koko krunch;bran flakes,grains-noodles,pantry,210,45,gluten;milk,vegetarian;halal-ok,box
cup noodles,cup noodle;instant cup noodle,instant-meals,pantry,180,1,gluten;soy;eggs;crustaceans;milk;sesame,halal-unknown,cup
curry instant noodles,maggi curry;curry maggi mee,instant-meals,pantry,180,,gluten;soy;crustaceans;milk;celery,halal-unknown,pack
instant noodles,maggi mee;indomie;ramen packet;mee goreng packet;nissin noodles,instant-meals,pantry,180,,gluten;soy;milk;sesame;celery,halal-unknown,pack
instant oatmeal sachet,3-in-1 oats;flavoured oatmeal,instant-meals,pantry,300,,gluten;milk;soy,vegetarian;halal-ok,sachet
instant porridge,cup porridge;instant congee,instant-meals,pantry,270,1,gluten;soy;fish,halal-unknown,cup
instant mashed potato,mash potato powder,instant-meals,pantry,300,60,milk;sulphites,vegetarian;halal-ok,pack
instant soup,cup soup;soup sachet,instant-meals,pantry,330,,gluten;milk;celery,halal-unknown,sachet
korean ramyun,ramyeon;shin ramyun;spicy ramen packet;buldak,instant-meals,pantry,180,,gluten;soy;milk;fish;sesame,halal-unknown,pack
mac and cheese box,kraft dinner;macaroni cheese box,instant-meals,pantry,270,30,gluten;milk,vegetarian;halal-unknown,box
microwave rice,instant rice;ready rice pouch;cj hetbahn,instant-meals,pantry,240,1,,vegan;vegetarian;halal-ok;gluten-free,pack
premix laksa sauce kit,laksa noodle kit,instant-meals,pantry,240,3,crustaceans;gluten;fish;soy,halal-unknown,pack
retort curry,curry pouch;japanese curry pouch,instant-meals,pantry,420,2,gluten;milk;soy,halal-unknown,pack
retort meal pouch,ready-to-eat pouch;mre,instant-meals,pantry,420,2,gluten;milk;soy,halal-unknown,pack
seafood instant noodles,tom yum noodles packet;prawn noodles packet,instant-meals,pantry,180,,gluten;soy;crustaceans;fish;molluscs,halal-unknown,pack
vegetarian instant noodles,veg maggi,instant-meals,pantry,180,,gluten;soy;celery,vegan;vegetarian;halal-unknown,pack
baked beans,canned baked beans,canned,pantry,600,3,,vegan;vegetarian;halal-ok;gluten-free,can
canned anchovies,anchovy fillets,canned,pantry,330,30,fish,halal-ok;gluten-free,can
canned beans,kidney beans canned;black beans canned;cannellini beans,canned,pantry,720,3,,vegan;vegetarian;halal-ok;gluten-free,can
canned beetroot,pickled beetroot,canned,pantry,600,7,,vegan;vegetarian;halal-ok;gluten-free,can
canned braised peanuts,peanut can,canned,pantry,720,3,peanuts;soy;gluten,vegan;vegetarian;halal-unknown,can
canned chicken,chicken chunks can,canned,pantry,720,3,,halal-unknown;gluten-free,can
canned chickpeas,garbanzo can,canned,pantry,720,3,,vegan;vegetarian;halal-ok;gluten-free,can
canned coconut milk,santan;coconut milk;coconut cream,canned,pantry,480,4,sulphites,vegan;vegetarian;halal-ok;gluten-free,can
canned corn,sweet corn can;corn kernels canned,canned,pantry,600,3,,vegan;vegetarian;halal-ok;gluten-free,can
canned corned beef,corned beef can,canned,pantry,720,3,,halal-unknown;gluten-free,can
canned creamed corn,cream style corn,canned,pantry,600,3,,vegan;vegetarian;halal-ok;gluten-free,can
canned fruit cocktail,mixed fruit can;canned peaches,canned,pantry,480,4,,vegan;vegetarian;halal-ok;gluten-free,can
canned longan,canned lychee;canned rambutan,canned,pantry,480,4,,vegan;vegetarian;halal-ok;gluten-free,can
canned mackerel,mackerel in tomato sauce,canned,pantry,720,3,fish,halal-ok;gluten-free,can
canned mushrooms,button mushroom can,canned,pantry,600,3,,vegan;vegetarian;halal-ok;gluten-free,can
canned pineapple,pineapple rings;pineapple chunks can,canned,pantry,480,5,,vegan;vegetarian;halal-ok;gluten-free,can
canned pork,braised pork can;stewed pork can,canned,pantry,720,3,soy;gluten,halal-no,can
canned salmon,pink salmon can,canned,pantry,720,3,fish,halal-ok;gluten-free,can
canned sardines,sardines in tomato sauce;ayam brand sardine,canned,pantry,720,3,fish,halal-ok;gluten-free,can
canned soup,mushroom soup can;campbell soup;tomato soup can,canned,pantry,540,3,gluten;milk;celery,halal-unknown,can
canned tomatoes,chopped tomatoes;peeled tomatoes;diced tomatoes,canned,pantry,450,5,,vegan;vegetarian;halal-ok;gluten-free,can
canned tuna,tuna;tuna in water;tuna mayo can,canned,pantry,720,3,fish,halal-ok;gluten-free,can
canned water chestnut,water chestnuts can,canned,pantry,600,4,,vegan;vegetarian;halal-ok;gluten-free,can
canned abalone,abalone,canned,pantry,720,2,molluscs,halal-ok;gluten-free,can
canned clams,razor clams can,canned,pantry,720,2,molluscs,halal-ok;gluten-free,can
canned bamboo shoots,bamboo shoot can,canned,pantry,600,4,,vegan;vegetarian;halal-ok;gluten-free,can
luncheon meat,spam;ma ling;canned luncheon meat,canned,pantry,720,3,soy;gluten,halal-no,can
luncheon meat chicken,halal luncheon meat;chicken luncheon meat,canned,pantry,720,3,soy;gluten,halal-unknown,can
passata,tomato puree,canned,pantry,480,5,,vegan;vegetarian;halal-ok;gluten-free,bottle
refried beans,,canned,pantry,720,3,,vegan;vegetarian;halal-ok;gluten-free,can
vienna sausage,canned sausage,canned,pantry,600,3,soy,halal-unknown,can
vegetable stock carton,broth carton;vegetable broth,canned,pantry,300,4,celery,vegan;vegetarian;halal-ok;gluten-free,carton
chicken stock carton,chicken broth;chicken stock,canned,pantry,300,4,celery,halal-unknown;gluten-free,carton
beef stock carton,beef broth,canned,pantry,300,4,celery,halal-unknown;gluten-free,carton
bone broth,ramen broth pack,canned,pantry,240,3,soy;gluten,halal-unknown,carton
applesauce,apple puree,canned,pantry,420,7,,vegan;vegetarian;halal-ok;gluten-free,jar
apple cider vinegar,cider vinegar,condiment,pantry,660,330,,vegan;vegetarian;halal-ok;gluten-free,bottle
balsamic vinegar,,condiment,pantry,660,330,sulphites,vegan;vegetarian;halal-ok;gluten-free,bottle
barbecue sauce,bbq sauce,condiment,pantry,330,90,gluten;soy;mustard,vegan;vegetarian;halal-unknown,bottle
belacan,shrimp paste;terasi;prawn paste,condiment,pantry,330,120,crustaceans,halal-ok;gluten-free,block
black bean sauce,douchi sauce;fermented black beans,condiment,pantry,480,60,soy;gluten,vegan;vegetarian;halal-unknown,jar
black vinegar,chinkiang vinegar;zhenjiang vinegar,condiment,pantry,660,330,gluten,vegan;vegetarian;halal-unknown,bottle
caesar dressing,,condiment,fridge,90,30,eggs;fish;milk;mustard,halal-unknown,bottle
char siew sauce,char siu sauce,condiment,pantry,480,60,soy;gluten,vegan;vegetarian;halal-unknown,jar
chicken rice chilli,garlic chilli sauce;chilli garlic sauce,condiment,pantry,330,60,,vegan;vegetarian;halal-ok;gluten-free,bottle
chicken rice paste,hainanese chicken rice paste,condiment,pantry,330,14,soy,halal-unknown,jar
chilli crisp,lao gan ma;chilli oil,condiment,pantry,450,120,soy;peanuts;sesame,vegan;vegetarian;halal-unknown;gluten-free,jar
chilli sauce,sambal chilli bottle;maggi chilli sauce,condiment,pantry,330,120,,vegan;vegetarian;halal-ok;gluten-free,bottle
chutney,mango chutney,condiment,pantry,330,42,sulphites,vegan;vegetarian;halal-ok;gluten-free,jar
coconut aminos,,condiment,pantry,540,120,,vegan;vegetarian;halal-ok;gluten-free,bottle
cocktail sauce,seafood sauce bottle,condiment,pantry,330,120,mustard;celery,vegan;vegetarian;halal-unknown;gluten-free,bottle
cooking caramel,dark caramel sauce,condiment,pantry,660,240,,vegan;vegetarian;halal-ok;gluten-free,bottle
curry paste indian,tikka paste;masala paste;rogan josh paste;curry paste,condiment,pantry,330,28,mustard,vegan;vegetarian;halal-ok;gluten-free,jar
curry paste thai,green curry paste;red curry paste;tom yum paste,condiment,pantry,330,28,crustaceans;fish,halal-unknown;gluten-free,jar
curry roux block,japanese curry cubes;curry roux,condiment,pantry,330,60,gluten;milk;soy;celery,halal-unknown,box
dark soy sauce,black soy sauce;kicap pekat,condiment,pantry,720,120,soy;gluten,vegan;vegetarian;halal-unknown,bottle
doenjang,korean soybean paste,condiment,fridge,300,150,soy;gluten,vegan;vegetarian;halal-unknown,tub
doubanjiang,spicy bean paste;chilli bean sauce,condiment,pantry,480,120,soy;gluten,vegan;vegetarian;halal-unknown,jar
fish sauce,nam pla;nuoc mam,condiment,pantry,660,270,fish,halal-ok;gluten-free,bottle
gochujang,korean chilli paste,condiment,pantry,360,150,soy;gluten,vegan;vegetarian;halal-unknown,tub
hoisin sauce,,condiment,pantry,480,90,soy;gluten;sesame,vegan;vegetarian;halal-unknown,bottle
honey,,condiment,pantry,660,360,,vegetarian;halal-ok;gluten-free,bottle
horseradish,horseradish sauce,condiment,fridge,240,90,sulphites;mustard,vegetarian;halal-ok;gluten-free,jar
hot sauce,tabasco;sriracha,condiment,pantry,180,120,sulphites,vegan;vegetarian;halal-ok;gluten-free,bottle
jam,strawberry jam;fruit jam;marmalade;preserves,condiment,pantry,360,120,,vegan;vegetarian;halal-ok;gluten-free,jar
kaya,coconut jam;srikaya;pandan kaya;kaya spread,condiment,pantry,150,21,eggs,vegetarian;halal-ok;gluten-free,jar
kecap manis,sweet soy sauce;kicap manis,condiment,pantry,660,120,soy;gluten,vegan;vegetarian;halal-ok,bottle
ketchup,tomato sauce bottle;tomato ketchup,condiment,pantry,330,120,,vegan;vegetarian;halal-ok;gluten-free,bottle
laksa paste,laksa premix;rempah laksa,condiment,pantry,330,14,crustaceans;fish,halal-unknown;gluten-free,jar
light soy sauce,soy sauce;shoyu;soya sauce;kikkoman,condiment,pantry,720,60,soy;gluten,vegan;vegetarian;halal-unknown,bottle
lemon juice bottled,lime juice bottled,condiment,pantry,360,60,sulphites,vegan;vegetarian;halal-ok;gluten-free,bottle
maple syrup,pancake syrup,condiment,pantry,360,180,,vegan;vegetarian;halal-ok;gluten-free,bottle
mayonnaise,mayo;kewpie,condiment,pantry,120,60,eggs;mustard,vegetarian;halal-ok;gluten-free,bottle
mentsuyu,noodle soup base;tsuyu,condiment,pantry,300,21,soy;gluten;fish,halal-unknown,bottle
mirin,hon mirin,condiment,pantry,540,90,,vegan;vegetarian;halal-no,bottle
miso paste,miso;white miso;red miso,condiment,fridge,300,180,soy;gluten,vegan;vegetarian;halal-unknown,tub
molasses,treacle;golden syrup,condiment,pantry,480,240,,vegan;vegetarian;halal-ok;gluten-free,bottle
mustard,dijon mustard;yellow mustard;wholegrain mustard,condiment,pantry,420,240,mustard;sulphites,vegan;vegetarian;halal-ok;gluten-free,jar
oyster sauce,,condiment,pantry,480,90,molluscs;soy;gluten,halal-unknown,bottle
palm sugar syrup,gula melaka syrup,condiment,pantry,330,120,,vegan;vegetarian;halal-ok;gluten-free,bottle
peri-peri sauce,piri piri sauce,condiment,pantry,330,60,sulphites,vegan;vegetarian;halal-unknown;gluten-free,bottle
pesto jar,pesto;basil pesto,condiment,pantry,240,5,milk;nuts,halal-unknown;gluten-free,jar
plum sauce,sour plum sauce,condiment,pantry,420,90,,vegan;vegetarian;halal-ok;gluten-free,bottle
ponzu,citrus soy sauce,condiment,pantry,300,60,soy;gluten;fish,halal-unknown,bottle
prawn noodle paste,hae mee paste,condiment,pantry,300,14,crustaceans;soy;gluten,halal-unknown,jar
ranch dressing,thousand island dressing;coleslaw dressing,condiment,pantry,240,45,eggs;milk;mustard,vegetarian;halal-unknown;gluten-free,bottle
rendang paste,rendang premix,condiment,pantry,330,14,,vegan;vegetarian;halal-ok;gluten-free,pack
rice vinegar,sushi vinegar;white vinegar;vinegar,condiment,pantry,660,330,,vegan;vegetarian;halal-ok;gluten-free,bottle
rojak sauce,hae ko;prawn paste sauce;petis,condiment,pantry,330,90,crustaceans;gluten;soy,halal-unknown,jar
sake cooking,cooking sake;rice wine,condiment,pantry,540,90,,vegan;vegetarian;halal-no,bottle
salad dressing vinaigrette,italian dressing;balsamic dressing,condiment,pantry,300,60,mustard;sulphites,vegan;vegetarian;halal-unknown;gluten-free,bottle
salsa,taco sauce,condiment,pantry,330,14,,vegan;vegetarian;halal-ok;gluten-free,jar
sambal belacan,sambal tumis;sambal,condiment,pantry,240,21,crustaceans;fish,halal-ok;gluten-free,jar
satay sauce,peanut sauce,condiment,pantry,300,7,peanuts;soy,halal-unknown;gluten-free,jar
sesame oil,,condiment,pantry,420,180,sesame,vegan;vegetarian;halal-ok;gluten-free,bottle
sesame dressing,goma dressing;roasted sesame dressing,condiment,pantry,240,30,sesame;soy;gluten;eggs,vegetarian;halal-unknown,bottle
shaoxing wine,hua tiao;chinese cooking wine,condiment,pantry,720,240,gluten,vegan;vegetarian;halal-no,bottle
pasta sauce jar,spaghetti sauce;marinara;bolognese jar;prego,condiment,pantry,480,4,celery;milk,vegetarian;halal-unknown;gluten-free,jar
cream pasta sauce jar,carbonara sauce;alfredo sauce,condiment,pantry,300,3,milk;gluten,vegetarian;halal-unknown,jar
ssamjang,,condiment,pantry,330,120,soy;gluten;sesame,vegan;vegetarian;halal-unknown,tub
steak sauce,hp sauce;brown sauce,condiment,pantry,420,120,gluten;mustard,vegan;vegetarian;halal-unknown,bottle
stock cube,bouillon cube;chicken powder;ikan bilis cube,condiment,pantry,420,180,celery;soy;gluten,halal-unknown,box
sweet chilli sauce,thai chilli sauce,condiment,pantry,360,120,,vegan;vegetarian;halal-ok;gluten-free,bottle
taucu,fermented soybean paste;tau cheo,condiment,pantry,480,90,soy;gluten,vegan;vegetarian;halal-unknown,jar
tamari,,condiment,pantry,720,90,soy,vegan;vegetarian;halal-unknown;gluten-free,bottle
tamarind paste,assam paste;asam jawa,condiment,pantry,270,75,,vegan;vegetarian;halal-ok;gluten-free,pack
tartare sauce,,condiment,pantry,180,45,eggs;mustard;milk,vegetarian;halal-unknown;gluten-free,bottle
teriyaki sauce,,condiment,pantry,540,45,soy;gluten,vegan;vegetarian;halal-unknown,bottle
tomato paste,tomato puree concentrate,condiment,pantry,660,6,,vegan;vegetarian;halal-ok;gluten-free,can
tonkatsu sauce,okonomi sauce;takoyaki sauce,condiment,pantry,330,60,soy;gluten;celery,vegan;vegetarian;halal-unknown,bottle
truffle oil,infused oil,condiment,pantry,270,90,,vegan;vegetarian;halal-ok;gluten-free,bottle
wasabi paste,wasabi tube,condiment,fridge,240,90,mustard;milk;sulphites,vegetarian;halal-ok;gluten-free,tube
worcestershire sauce,,condiment,pantry,360,180,fish;gluten,halal-unknown,bottle
xo sauce,,condiment,pantry,300,30,crustaceans;molluscs;soy;fish,halal-unknown,jar
yuzu juice,yuzu kosho,condiment,fridge,240,90,,vegan;vegetarian;halal-ok;gluten-free,bottle
furikake,rice seasoning,condiment,pantry,270,60,sesame;fish;soy;gluten,halal-unknown,jar
bonito flakes,katsuobushi,condiment,pantry,270,30,fish,halal-ok;gluten-free,pack
dashi powder,hondashi,condiment,pantry,330,90,fish;milk,halal-unknown;gluten-free,box
coconut oil,,oil-fat,pantry,540,240,,vegan;vegetarian;halal-ok;gluten-free,bottle
lard,pork lard,oil-fat,fridge,90,60,,halal-no;gluten-free,tub
olive oil,extra virgin olive oil,oil-fat,pantry,300,120,,vegan;vegetarian;halal-ok;gluten-free,bottle
peanut oil,groundnut oil,oil-fat,pantry,300,150,peanuts,vegan;vegetarian;halal-ok;gluten-free,bottle
cooking spray,oil spray,oil-fat,pantry,540,240,soy,vegan;vegetarian;halal-unknown;gluten-free,can
vegetable oil,cooking oil;canola oil;sunflower oil;corn oil;rapeseed oil;oil,oil-fat,pantry,300,150,,vegan;vegetarian;halal-ok;gluten-free,bottle
soybean oil,soya oil,oil-fat,pantry,300,150,soy,vegan;vegetarian;halal-ok;gluten-free,bottle
palm oil,,oil-fat,pantry,300,150,,vegan;vegetarian;halal-ok;gluten-free,bottle
rice bran oil,grapeseed oil;avocado oil,oil-fat,pantry,300,150,,vegan;vegetarian;halal-ok;gluten-free,bottle
shallot oil,garlic oil;fried shallot oil,oil-fat,pantry,120,45,,vegan;vegetarian;halal-ok;gluten-free,bottle
almond butter,cashew butter,spread,pantry,270,75,nuts,vegan;vegetarian;halal-ok;gluten-free,jar
chocolate spread,nutella;hazelnut spread,spread,pantry,300,90,nuts;milk;soy,vegetarian;halal-ok;gluten-free,jar
guacamole,avocado dip,spread,fridge,4,2,,vegan;vegetarian;halal-ok;gluten-free,tub
hummus,chickpea dip,spread,fridge,14,5,sesame,vegan;vegetarian;halal-ok;gluten-free,tub
lotus biscuit spread,biscoff spread;cookie butter,spread,pantry,300,90,gluten;soy,vegan;vegetarian;halal-ok,jar
marshmallow fluff,marshmallow creme,spread,pantry,90,45,eggs,vegetarian;halal-ok;gluten-free,jar
peanut butter,peanut spread,spread,pantry,270,90,peanuts,vegan;vegetarian;halal-ok;gluten-free,jar
peanut butter natural,natural peanut butter,spread,pantry,210,60,peanuts,vegan;vegetarian;halal-ok;gluten-free,jar
sour cream dip,french onion dip,spread,fridge,12,5,milk,vegetarian;halal-unknown;gluten-free,tub
tahini,sesame paste,spread,pantry,330,60,sesame,vegan;vegetarian;halal-ok;gluten-free,jar
tapenade,olive spread,spread,pantry,240,14,fish,halal-ok;gluten-free,jar
tzatziki,,spread,fridge,7,3,milk,vegetarian;halal-ok;gluten-free,tub
vegemite,marmite;yeast extract,spread,pantry,660,330,gluten;celery,vegan;vegetarian;halal-ok,jar
bak kut teh spice,bkt sachet;herbal soup pack,spice,pantry,480,180,gluten;soy,vegan;vegetarian;halal-unknown,pack
bay leaf,bay leaves dried,spice,pantry,720,360,,vegan;vegetarian;halal-ok;gluten-free,pack
black pepper,ground pepper;white pepper,spice,pantry,720,360,,vegan;vegetarian;halal-ok;gluten-free,bottle
cardamom,buah pelaga,spice,pantry,900,360,,vegan;vegetarian;halal-ok;gluten-free,pack
chilli flakes,chilli powder;cayenne;gochugaru,spice,pantry,600,270,,vegan;vegetarian;halal-ok;gluten-free,bottle
chinese five spice,five spice powder,spice,pantry,600,270,,vegan;vegetarian;halal-ok;gluten-free,bottle
cinnamon,cinnamon stick;ground cinnamon,spice,pantry,900,360,,vegan;vegetarian;halal-ok;gluten-free,bottle
cloves,,spice,pantry,900,360,,vegan;vegetarian;halal-ok;gluten-free,bottle
coriander powder,ground coriander;ketumbar,spice,pantry,720,270,,vegan;vegetarian;halal-ok;gluten-free,bottle
cumin,ground cumin;jintan,spice,pantry,900,360,,vegan;vegetarian;halal-ok;gluten-free,bottle
curry powder,babas curry powder,spice,pantry,540,240,mustard,vegan;vegetarian;halal-ok;gluten-free,pack
dried chilli,dried red chilli,spice,pantry,480,240,,vegan;vegetarian;halal-ok;gluten-free,pack
dried herbs,dried oregano;dried basil;italian herbs;dried thyme,spice,pantry,480,240,,vegan;vegetarian;halal-ok;gluten-free,bottle
fennel seed,jintan manis,spice,pantry,900,360,,vegan;vegetarian;halal-ok;gluten-free,pack
garam masala,,spice,pantry,360,240,,vegan;vegetarian;halal-ok;gluten-free,bottle
garlic powder,onion powder,spice,pantry,900,300,,vegan;vegetarian;halal-ok;gluten-free,bottle
mala spice,sichuan peppercorn;hotpot spice,spice,pantry,540,180,soy,vegan;vegetarian;halal-unknown;gluten-free,pack
hotpot soup base,mala soup base;steamboat base,spice,pantry,300,14,soy;gluten;sesame;peanuts;milk,halal-unknown,pack
mixed seasoning,cajun seasoning;all-purpose seasoning;taco seasoning,spice,pantry,480,240,celery;mustard,vegan;vegetarian;halal-ok;gluten-free,bottle
msg,ajinomoto;monosodium glutamate,spice,pantry,1460,720,,vegan;vegetarian;halal-ok;gluten-free,pack
mustard seed,biji sawi,spice,pantry,720,360,mustard,vegan;vegetarian;halal-ok;gluten-free,pack
nutmeg,buah pala,spice,pantry,900,360,,vegan;vegetarian;halal-ok;gluten-free,bottle
paprika,smoked paprika,spice,pantry,720,270,,vegan;vegetarian;halal-ok;gluten-free,bottle
saffron,,spice,pantry,720,360,,vegan;vegetarian;halal-ok;gluten-free,pack
salt,table salt;sea salt;garam,spice,pantry,1825,1460,,vegan;vegetarian;halal-ok;gluten-free,pack
sesame seed,white sesame;black sesame,spice,pantry,330,120,sesame,vegan;vegetarian;halal-ok;gluten-free,pack
star anise,bunga lawang,spice,pantry,900,360,,vegan;vegetarian;halal-ok;gluten-free,pack
turmeric powder,kunyit powder,spice,pantry,720,270,,vegan;vegetarian;halal-ok;gluten-free,bottle
vegetable bouillon,vegetable stock cube,spice,pantry,420,180,celery,vegan;vegetarian;halal-ok;gluten-free,box
agar agar powder,agar-agar;agar strips,baking,pantry,660,330,,vegan;vegetarian;halal-ok;gluten-free,pack
almond flour,ground almond;almond meal,baking,pantry,150,60,nuts,vegan;vegetarian;halal-ok;gluten-free,pack
baking powder,,baking,pantry,360,180,,vegan;vegetarian;halal-ok;gluten-free,tub
baking soda,bicarbonate of soda;bicarb,baking,pantry,660,240,,vegan;vegetarian;halal-ok;gluten-free,box
bread flour,high protein flour;strong flour,baking,pantry,240,150,gluten,vegan;vegetarian;halal-ok,pack
bread mix,cake mix;brownie mix;pancake mix,baking,pantry,300,60,gluten;milk;eggs,vegetarian;halal-ok,box
breadcrumbs,panko,baking,pantry,180,60,gluten;milk;soy,vegetarian;halal-unknown,pack
brown sugar,muscovado,baking,pantry,540,180,,vegan;vegetarian;halal-ok;gluten-free,pack
chocolate chips,baking chocolate;dark cooking chocolate,baking,pantry,360,120,milk;soy,vegetarian;halal-unknown;gluten-free,pack
cocoa powder,baking cocoa,baking,pantry,660,240,,vegan;vegetarian;halal-ok;gluten-free,pack
coconut sugar,gula melaka;palm sugar;gula apong,baking,pantry,540,270,,vegan;vegetarian;halal-ok;gluten-free,pack
corn starch,cornflour;potato starch;tapioca starch;tapioca flour,baking,pantry,540,300,,vegan;vegetarian;halal-ok;gluten-free,pack
custard powder,,baking,pantry,480,240,milk,vegetarian;halal-ok;gluten-free,tub
desiccated coconut,shredded coconut dry,baking,pantry,270,90,sulphites,vegan;vegetarian;halal-ok;gluten-free,pack
dry yeast,instant yeast;active dry yeast,baking,pantry,540,90,,vegan;vegetarian;halal-ok;gluten-free,sachet
food colouring,food coloring,baking,pantry,900,720,,halal-unknown;gluten-free,bottle
fondant,icing ready-made;frosting tub,baking,pantry,300,18,milk;soy,vegetarian;halal-unknown;gluten-free,tub
gelatin,gelatine;gelatin sheets,baking,pantry,720,360,,halal-unknown;gluten-free,pack
glutinous rice flour,sticky rice flour;mochiko;tepung pulut,baking,pantry,300,180,,vegan;vegetarian;halal-ok;gluten-free,pack
granulated sugar,sugar;white sugar;caster sugar;rock sugar,baking,pantry,1460,720,,vegan;vegetarian;halal-ok;gluten-free,pack
icing sugar,powdered sugar;confectioners sugar,baking,pantry,720,360,,vegan;vegetarian;halal-ok;gluten-free,pack
jelly crystals,jelly powder;jello,baking,pantry,330,180,,halal-unknown;gluten-free,box
pie crust,tart shell;shortcrust pastry chilled,baking,fridge,14,3,gluten;milk,vegetarian;halal-ok,pack
plain flour,flour;all-purpose flour;wheat flour;tepung gandum,baking,pantry,240,180,gluten,vegan;vegetarian;halal-ok,pack
rice flour,tepung beras,baking,pantry,300,180,,vegan;vegetarian;halal-ok;gluten-free,pack
self-raising flour,cake flour;top flour,baking,pantry,210,150,gluten,vegan;vegetarian;halal-ok,pack
soy flour,soybean flour;kinako,baking,pantry,60,45,soy,vegan;vegetarian;halal-ok;gluten-free,pack
sprinkles,rainbow rice;cake decorations,baking,pantry,540,360,soy,halal-unknown;gluten-free,bottle
sweetener,stevia;erythritol;aspartame,baking,pantry,720,360,,vegan;vegetarian;halal-ok;gluten-free,pack
tempura flour,fried chicken flour;batter mix,baking,pantry,270,90,gluten;eggs;milk,vegetarian;halal-unknown,pack
vanilla extract,vanilla essence,baking,pantry,720,480,,vegan;vegetarian;halal-unknown;gluten-free,bottle
wholemeal flour,whole wheat flour;atta flour,baking,pantry,120,75,gluten,vegan;vegetarian;halal-ok,pack
almond,almonds,nuts-seeds,pantry,120,60,nuts,vegan;vegetarian;halal-ok;gluten-free,pack
brazil nut,brazil nuts,nuts-seeds,pantry,60,30,nuts,vegan;vegetarian;halal-ok;gluten-free,pack
cashew,cashew nuts,nuts-seeds,pantry,28,21,nuts,vegan;vegetarian;halal-ok;gluten-free,pack
chestnut roasted,chestnuts,nuts-seeds,fridge,5,3,,vegan;vegetarian;halal-ok;gluten-free,pack
chia seed,chia seeds,nuts-seeds,pantry,540,180,,vegan;vegetarian;halal-ok;gluten-free,pack
flaxseed,linseed,nuts-seeds,pantry,480,180,,vegan;vegetarian;halal-ok;gluten-free,pack
flaxseed ground,linseed meal,nuts-seeds,fridge,180,90,,vegan;vegetarian;halal-ok;gluten-free,pack
ginkgo nut,bai guo,nuts-seeds,fridge,21,5,,vegan;vegetarian;halal-ok;gluten-free,pack
hazelnut,hazelnuts,nuts-seeds,pantry,60,30,nuts,vegan;vegetarian;halal-ok;gluten-free,pack
lupin flour,lupin beans,nuts-seeds,pantry,210,90,lupin,vegan;vegetarian;halal-ok;gluten-free,pack
macadamia,macadamias,nuts-seeds,pantry,28,21,nuts,vegan;vegetarian;halal-ok;gluten-free,pack
melon seed,kuaci,nuts-seeds,pantry,210,45,,vegan;vegetarian;halal-ok;gluten-free,pack
mixed nuts,trail mix;nut mix;nuts,nuts-seeds,pantry,150,45,nuts;peanuts;sulphites,vegan;vegetarian;halal-ok;gluten-free,pack
peanut,peanuts;groundnuts;kacang,nuts-seeds,pantry,120,45,peanuts,vegan;vegetarian;halal-ok;gluten-free,pack
pecan,pecans,nuts-seeds,pantry,28,21,nuts,vegan;vegetarian;halal-ok;gluten-free,pack
pine nut,pine nuts,nuts-seeds,pantry,21,14,nuts,vegan;vegetarian;halal-ok;gluten-free,pack
pistachio,pistachios,nuts-seeds,pantry,21,21,nuts,vegan;vegetarian;halal-ok;gluten-free,pack
pumpkin seed,pepitas,nuts-seeds,pantry,180,60,,vegan;vegetarian;halal-ok;gluten-free,pack
sunflower seed,sunflower kernels,nuts-seeds,pantry,150,60,,vegan;vegetarian;halal-ok;gluten-free,pack
walnut,walnuts,nuts-seeds,pantry,28,21,nuts,vegan;vegetarian;halal-ok;gluten-free,pack
candied winter melon,tong dong,dried-food,pantry,300,90,sulphites,vegan;vegetarian;halal-ok;gluten-free,pack
dried anchovy,ikan bilis;dried ikan bilis,dried-food,pantry,120,45,fish,halal-ok;gluten-free,pack
dried black fungus,wood ear;mu er dry,dried-food,pantry,600,300,,vegan;vegetarian;halal-ok;gluten-free,pack
dried cranberries,craisins,dried-food,pantry,270,120,,vegan;vegetarian;halal-ok;gluten-free,pack
dried cuttlefish,cuttlefish snack;sotong snack,dried-food,pantry,240,21,molluscs,halal-unknown;gluten-free,pack
dried dates,dates;kurma;medjool dates,dried-food,pantry,60,45,,vegan;vegetarian;halal-ok;gluten-free,pack
dried longan,dried lychee,dried-food,pantry,300,120,sulphites,vegan;vegetarian;halal-ok;gluten-free,pack
dried mango,dried fruit mix;dried apricot;dried pineapple,dried-food,pantry,180,90,sulphites,vegan;vegetarian;halal-ok;gluten-free,pack
dried mushroom,dried shiitake,dried-food,pantry,480,240,,vegan;vegetarian;halal-ok;gluten-free,pack
dried scallop,conpoy,dried-food,fridge,270,120,molluscs,halal-ok;gluten-free,pack
dried seaweed,kombu;wakame,dried-food,pantry,540,180,,vegan;vegetarian;halal-ok;gluten-free,pack
dried shrimp,hae bee;dried prawns;udang kering,dried-food,fridge,180,90,crustaceans,halal-ok;gluten-free,pack
milk tablet,milk candy tablet,dried-food,pantry,300,90,milk,vegetarian;halal-ok;gluten-free,pack
goji berry,wolfberry;gou qi zi,dried-food,pantry,330,180,sulphites,vegan;vegetarian;halal-ok;gluten-free,pack
lily bulb dried,dried lily buds,dried-food,pantry,480,180,sulphites,vegan;vegetarian;halal-ok;gluten-free,pack
prune,prunes,dried-food,pantry,180,120,sulphites,vegan;vegetarian;halal-ok;gluten-free,pack
raisin,raisins;sultanas,dried-food,pantry,210,120,sulphites,vegan;vegetarian;halal-ok;gluten-free,pack
red date,jujube;hong zao,dried-food,pantry,300,150,,vegan;vegetarian;halal-ok;gluten-free,pack
salted fish,dried fish;ikan masin,dried-food,fridge,180,60,fish,halal-ok;gluten-free,pack
sun-dried tomato,sun-dried tomatoes jar,dried-food,pantry,330,30,sulphites,vegan;vegetarian;halal-ok;gluten-free,jar
white fungus dried,snow fungus,dried-food,pantry,540,240,sulphites,vegan;vegetarian;halal-ok;gluten-free,pack
biscuits,digestive biscuits;marie biscuits;khong guan biscuits;cream crackers sweet,snack,pantry,180,30,gluten;milk;soy,vegetarian;halal-unknown,pack
cassava chips,tapioca chips,snack,pantry,90,10,,vegan;vegetarian;halal-ok;gluten-free,bag
cheese puffs,twisties;cheetos;cheese balls,snack,pantry,90,7,milk;gluten,vegetarian;halal-unknown,bag
chocolate biscuit,oreo;tim tam;chocolate cookies;pocky,snack,pantry,210,21,gluten;milk;soy,vegetarian;halal-unknown,pack
cookies,chocolate chip cookies,snack,pantry,75,14,gluten;milk;eggs;soy,vegetarian;halal-unknown,pack
corn chips,tortilla chips;nachos;doritos plain,snack,pantry,75,10,,vegan;vegetarian;halal-unknown;gluten-free,bag
crackers,cream cracker;soda cracker;ritz,snack,pantry,210,45,gluten;milk;soy,vegetarian;halal-unknown,pack
dried fish snack,fish snack;taro fish,snack,pantry,210,14,fish;soy;gluten,halal-unknown,pack
fish skin snack,salted egg fish skin,snack,pantry,150,7,fish;eggs;milk,halal-unknown,bag
fruit gummies,gummy bears;fruit snacks;haribo,snack,pantry,210,60,,halal-unknown;gluten-free,bag
granola bar,muesli bar;cereal bar,snack,pantry,180,,gluten;nuts;milk;soy,vegetarian;halal-unknown,bar
haw flakes,hawthorn snack,snack,pantry,330,90,,vegan;vegetarian;halal-ok;gluten-free,pack
keropok,prawn crackers;fish crackers,snack,pantry,120,10,crustaceans;fish,halal-unknown,bag
marshmallow,marshmallows,snack,pantry,270,45,,halal-unknown;gluten-free,bag
microwave popcorn,,snack,pantry,210,,milk,vegetarian;halal-unknown;gluten-free,pack
murukku,muruku,snack,pantry,90,14,milk;sesame,vegetarian;halal-unknown;gluten-free,pack
popcorn,ready popcorn;garrett popcorn,snack,pantry,60,7,milk;soy,vegetarian;halal-unknown;gluten-free,bag
potato chips,chips;crisps;lays;pringles,snack,pantry,60,7,milk,vegetarian;halal-unknown;gluten-free,bag
pretzels,,snack,pantry,150,30,gluten,vegan;vegetarian;halal-ok,bag
prawn roll snack,mini shrimp rolls;hae bee hiam rolls,snack,pantry,90,21,crustaceans;gluten,halal-unknown,tub
protein bar,,snack,pantry,240,,milk;soy;nuts;peanuts,vegetarian;halal-unknown;gluten-free,bar
rice cracker,senbei;want want;rice crackers,snack,pantry,150,21,soy;gluten,vegan;vegetarian;halal-unknown,pack
rice cake puffed,puffed rice cakes;corn thins,snack,pantry,210,30,,vegan;vegetarian;halal-ok;gluten-free,pack
roasted seaweed,seaweed snack;gim;nori;laver,snack,pantry,210,10,soy;sesame,vegan;vegetarian;halal-unknown,pack
roasted chickpeas,kacang puteh;broad bean snack,snack,pantry,150,21,,vegan;vegetarian;halal-ok;gluten-free,pack
salted egg chips,irvins;salted egg potato chips,snack,pantry,150,7,eggs;milk,vegetarian;halal-unknown;gluten-free,bag
date energy balls,energy balls,snack,fridge,14,7,nuts,vegan;vegetarian;halal-ok;gluten-free,pack
vegetable chips,okra chips;mushroom chips,snack,pantry,120,10,,vegan;vegetarian;halal-unknown;gluten-free,bag
wafer,wafer sticks;loacker;wafer rolls,snack,pantry,210,21,gluten;milk;soy;nuts,vegetarian;halal-unknown,pack
candy,sweets;hard candy;lollipop;mints,sweets,pantry,540,180,,vegetarian;halal-unknown;gluten-free,pack
chewing gum,gum,sweets,pantry,420,120,soy,vegetarian;halal-unknown;gluten-free,pack
chocolate dark,dark chocolate,sweets,pantry,330,90,milk;soy,vegetarian;halal-unknown;gluten-free,bar
chocolate milk bar,milk chocolate;kitkat;chocolate bar;snickers;chocolate,sweets,pantry,240,60,milk;soy;gluten;nuts;peanuts,vegetarian;halal-unknown,bar
chocolate truffle,pralines;ferrero,sweets,pantry,150,21,milk;soy;nuts;gluten,vegetarian;halal-unknown,box
dragon beard candy,,sweets,pantry,10,2,peanuts;sesame,vegan;vegetarian;halal-unknown;gluten-free,box
grass jelly,cincau;chin chow;liang fen,sweets,fridge,14,3,,vegan;vegetarian;halal-ok;gluten-free,pack
halva,halwa,sweets,pantry,210,45,sesame;nuts,vegetarian;halal-ok;gluten-free,pack
jelly cup,konjac jelly,sweets,pantry,210,2,,vegan;vegetarian;halal-unknown;gluten-free,cup
mochi,mochi sweets;daifuku,sweets,pantry,30,2,soy;sesame,vegan;vegetarian;halal-unknown;gluten-free,pack
nougat,snowflake crisp,sweets,pantry,90,21,milk;nuts;peanuts;gluten;eggs,vegetarian;halal-unknown,pack
pudding cup,custard pudding;caramel pudding,sweets,fridge,14,2,milk;eggs,vegetarian;halal-unknown;gluten-free,cup
toffee,caramel;white rabbit candy,sweets,pantry,330,120,milk;soy,vegetarian;halal-unknown;gluten-free,pack
turkish delight,,sweets,pantry,270,60,nuts,vegan;vegetarian;halal-unknown;gluten-free,box
ang ku kueh,red tortoise cake,local-dessert,pantry,1,,peanuts,vegan;vegetarian;halal-ok;gluten-free,pc
bubur cha cha,sweet potato coconut dessert,local-dessert,fridge,2,1,,vegan;vegetarian;halal-ok;gluten-free,portion
cendol,chendol,local-dessert,fridge,2,1,,vegan;vegetarian;halal-ok;gluten-free,portion
huat kueh,fa gao;prosperity cake,local-dessert,pantry,2,,gluten;eggs,vegetarian;halal-ok,pc
kueh dadar,kuih ketayap,local-dessert,pantry,1,,gluten;eggs,vegetarian;halal-ok,pc
kueh lapis legit,kek lapis;layer cake,local-dessert,pantry,7,,gluten;eggs;milk,vegetarian;halal-unknown,box
kueh salat,kuih seri muka;nonya kueh;kuih,local-dessert,pantry,1,,eggs,vegetarian;halal-ok;gluten-free,pc
love letters,kueh belanda;kuih kapit,local-dessert,pantry,60,30,gluten;eggs,vegetarian;halal-ok,tub
lotus seed soup,tau suan;cheng tng;green bean soup,local-dessert,fridge,2,1,,vegan;vegetarian;halal-ok;gluten-free,portion
muah chee,,local-dessert,pantry,1,,peanuts;sesame,vegan;vegetarian;halal-ok;gluten-free,portion
nian gao,kuih bakul,local-dessert,pantry,60,10,,vegan;vegetarian;halal-ok;gluten-free,pc
ondeh ondeh,onde-onde;klepon,local-dessert,pantry,1,,gluten,vegan;vegetarian;halal-ok,pc
pandan kaya waffle,waffle fresh,local-dessert,pantry,1,,gluten;eggs;milk,vegetarian;halal-ok,pc
pineapple tart,pineapple tarts,local-dessert,pantry,45,21,gluten;eggs;milk,vegetarian;halal-ok,tub
pulut hitam,black glutinous rice dessert,local-dessert,fridge,2,1,,vegan;vegetarian;halal-ok;gluten-free,portion
soon kueh,png kueh;chwee kueh,local-dessert,pantry,1,,gluten;soy;crustaceans,halal-unknown,pc
tang yuan fresh,sesame rice balls,local-dessert,fridge,3,1,peanuts;sesame,vegan;vegetarian;halal-unknown;gluten-free,pack
tau huay,douhua;soy beancurd dessert;tofu pudding,local-dessert,fridge,3,1,soy,vegan;vegetarian;halal-unknown;gluten-free,cup
almond milk,nut milk,beverage,pantry,210,7,nuts,vegan;vegetarian;halal-ok;gluten-free,carton
aloe vera drink,,beverage,pantry,270,5,,vegan;vegetarian;halal-ok;gluten-free,bottle
apple juice,juice carton,beverage,pantry,210,8,,vegan;vegetarian;halal-ok;gluten-free,carton
barley drink,barley water drink,beverage,fridge,7,3,gluten,vegan;vegetarian;halal-ok,bottle
beer,lager;stout,beverage,pantry,150,1,gluten,vegetarian;halal-no,can
birds nest drink,bird's nest,beverage,pantry,540,3,,vegetarian;halal-ok;gluten-free,bottle
bubble tea,milk tea with pearls;boba tea,beverage,fridge,1,1,milk,vegetarian;halal-unknown;gluten-free,cup
chrysanthemum tea packet,packet drink;bandung packet;winter melon tea drink,beverage,pantry,240,4,,vegan;vegetarian;halal-ok;gluten-free,carton
coconut milk drink,coconut milk carton beverage,beverage,pantry,210,7,,vegan;vegetarian;halal-ok;gluten-free,carton
coconut water,,beverage,pantry,210,2,,vegan;vegetarian;halal-ok;gluten-free,carton
coffee 3-in-1,3-in-1 coffee;nescafe sachet;old town white coffee,beverage,pantry,420,90,milk,vegetarian;halal-ok;gluten-free,pack
coffee beans,whole bean coffee,beverage,pantry,120,45,,vegan;vegetarian;halal-ok;gluten-free,bag
coffee creamer liquid,creamer fresh,beverage,fridge,21,14,milk,vegetarian;halal-unknown;gluten-free,bottle
coffee creamer powder,non-dairy creamer,beverage,pantry,540,120,milk,vegetarian;halal-unknown;gluten-free,jar
coffee ground,ground coffee;kopi powder,beverage,pantry,270,30,,vegan;vegetarian;halal-ok;gluten-free,bag
coffee instant,instant coffee;nescafe;coffee,beverage,pantry,540,120,,vegan;vegetarian;halal-ok;gluten-free,jar
cold brew,bottled coffee,beverage,fridge,14,3,,vegan;vegetarian;halal-ok;gluten-free,bottle
drinking chocolate,hot chocolate powder,beverage,pantry,420,120,milk,vegetarian;halal-unknown;gluten-free,tub
energy drink,red bull,beverage,pantry,330,1,,vegan;vegetarian;halal-unknown;gluten-free,can
fresh orange juice,squeezed juice;cold-pressed juice,beverage,fridge,3,2,,vegan;vegetarian;halal-ok;gluten-free,bottle
fruit cordial,ribena;sirap bandung;syrup cordial,beverage,pantry,420,60,,vegan;vegetarian;halal-ok;gluten-free,bottle
ginger tea sachet,instant ginger tea,beverage,pantry,540,180,,vegan;vegetarian;halal-ok;gluten-free,pack
green tea,matcha powder;sencha,beverage,pantry,360,60,,vegan;vegetarian;halal-ok;gluten-free,pack
honey citron tea,yuja tea;yuzu tea,beverage,pantry,330,90,,vegetarian;halal-ok;gluten-free,jar
iced lemon tea,bottled tea;ice lemon tea packet;green tea bottle,beverage,pantry,240,3,,vegan;vegetarian;halal-ok;gluten-free,bottle
isotonic drink,100plus;pocari sweat;gatorade;h-two-o,beverage,pantry,300,2,,vegan;vegetarian;halal-ok;gluten-free,bottle
kombucha,ginger kombucha,beverage,fridge,90,5,,vegan;vegetarian;halal-unknown;gluten-free,bottle
malt drink,milo;horlicks;ovaltine;milo powder,beverage,pantry,420,90,milk;gluten;soy,vegetarian;halal-ok,pack
malt drink packet,milo packet;milo ready drink,beverage,pantry,210,2,milk;gluten;soy,vegetarian;halal-ok,carton
meal replacement shake,protein shake ready to drink,beverage,pantry,240,1,milk;soy,vegetarian;halal-unknown;gluten-free,bottle
milk tea 3-in-1,teh tarik sachet;milk tea powder,beverage,pantry,420,90,milk,vegetarian;halal-ok;gluten-free,pack
oat milk,,beverage,pantry,210,7,gluten,vegan;vegetarian;halal-ok,carton
orange juice,juice;pulpy juice;chilled orange juice,beverage,fridge,14,7,,vegan;vegetarian;halal-ok;gluten-free,carton
plant creamer,soy creamer;oat creamer,beverage,fridge,30,7,soy;gluten,vegan;vegetarian;halal-unknown,bottle
rice milk,,beverage,pantry,210,7,,vegan;vegetarian;halal-ok;gluten-free,carton
soft drink,soda;coke;sprite;cola;carbonated drink;7up;pepsi;fanta,beverage,pantry,210,2,,vegan;vegetarian;halal-ok;gluten-free,can
soju,makgeolli,beverage,pantry,330,14,,vegan;vegetarian;halal-no;gluten-free,bottle
soy milk,soya milk;soya bean drink;soybean milk,beverage,fridge,10,4,soy,vegan;vegetarian;halal-ok;gluten-free,carton
soy milk fresh,fresh soy milk;tau huay zui,beverage,fridge,3,1,soy,vegan;vegetarian;halal-ok;gluten-free,bottle
soy milk uht,vitasoy;packet soya bean,beverage,pantry,210,5,soy,vegan;vegetarian;halal-ok;gluten-free,carton
sparkling water,tonic water;soda water,beverage,pantry,420,2,,vegan;vegetarian;halal-ok;gluten-free,bottle
spirits,vodka;whisky;gin;rum,beverage,pantry,1825,1095,,vegan;vegetarian;halal-no;gluten-free,bottle
tea bags,black tea;earl grey;teh powder;oolong tea;tea,beverage,pantry,660,270,,vegan;vegetarian;halal-ok;gluten-free,box
tea herbal,chamomile tea;peppermint tea;herbal tea bags,beverage,pantry,660,270,,vegan;vegetarian;halal-ok;gluten-free,box
tea loose leaf,pu er tea;jasmine tea,beverage,pantry,600,240,,vegan;vegetarian;halal-ok;gluten-free,pack
vegetable juice,tomato juice;v8,beverage,pantry,270,7,celery,vegan;vegetarian;halal-ok;gluten-free,bottle
water bottled,mineral water;drinking water;water,beverage,pantry,540,3,,vegan;vegetarian;halal-ok;gluten-free,bottle
wine,red wine;white wine,beverage,pantry,540,3,sulphites,vegetarian;halal-no;gluten-free,bottle
acai frozen,acai bowl pack,frozen,freezer,240,,,vegan;vegetarian;halal-ok;gluten-free,pack
frozen bao,frozen char siew bao;frozen buns,frozen,freezer,120,2,gluten;soy;milk,halal-unknown,pack
frozen berries,frozen fruit;frozen mango,frozen,freezer,270,,,vegan;vegetarian;halal-ok;gluten-free,bag
frozen bread,frozen garlic bread,frozen,freezer,75,2,gluten;milk,vegetarian;halal-ok,pack
frozen broccoli,frozen cauliflower,frozen,freezer,240,,,vegan;vegetarian;halal-ok;gluten-free,bag
frozen chicken,frozen chicken breast;frozen wings,frozen,freezer,180,2,,halal-unknown;gluten-free,bag
frozen chicken nuggets,nuggets;popcorn chicken;chicken patty frozen,frozen,freezer,75,2,gluten;soy,halal-unknown,bag
frozen corn,frozen sweet corn,frozen,freezer,240,,,vegan;vegetarian;halal-ok;gluten-free,bag
frozen curry puffs,frozen samosa;frozen spring rolls,frozen,freezer,120,2,gluten;soy,halal-unknown,pack
frozen dim sum,frozen siew mai;frozen har gow,frozen,freezer,120,2,crustaceans;gluten;soy;sesame;eggs,halal-unknown,pack
frozen dory,frozen fish fillet;frozen salmon,frozen,freezer,120,1,fish,halal-ok;gluten-free,pack
frozen dumplings,gyoza;jiaozi;mandu;frozen wonton;dumplings,frozen,freezer,120,2,gluten;soy;sesame;eggs;crustaceans,halal-unknown,bag
frozen edamame,edamame,frozen,freezer,240,,soy,vegan;vegetarian;halal-ok;gluten-free,bag
frozen fish balls,frozen fish cake;frozen steamboat balls,frozen,freezer,120,3,fish;gluten;eggs;crustaceans;soy,halal-unknown,bag
frozen fish fingers,breaded fish;fish and chips frozen,frozen,freezer,180,1,fish;gluten;milk,halal-unknown,box
frozen fries,french fries;hash browns;tater tots;potato wedges,frozen,freezer,240,,,vegan;vegetarian;halal-unknown;gluten-free,bag
frozen lasagna,frozen pasta meal,frozen,freezer,210,2,gluten;milk;eggs;celery,halal-unknown,box
frozen lamb,frozen mutton,frozen,freezer,180,2,,halal-unknown;gluten-free,pack
frozen minced meat,frozen beef mince,frozen,freezer,90,1,,halal-unknown;gluten-free,pack
frozen mixed vegetables,mixed veg frozen;frozen carrot peas corn,frozen,freezer,240,,,vegan;vegetarian;halal-ok;gluten-free,bag
frozen pancake,frozen waffle,frozen,freezer,75,1,gluten;milk;eggs,vegetarian;halal-ok,pack
frozen paratha,roti prata frozen;roti canai;frozen prata,frozen,freezer,180,2,gluten;milk,vegetarian;halal-unknown,pack
frozen peas,green peas;peas,frozen,freezer,240,,,vegan;vegetarian;halal-ok;gluten-free,bag
frozen pizza,,frozen,freezer,180,2,gluten;milk;soy,halal-unknown,box
frozen pork,frozen pork belly,frozen,freezer,150,2,,halal-no;gluten-free,pack
frozen prawns,frozen shrimp,frozen,freezer,210,1,crustaceans,halal-ok;gluten-free,bag
frozen puff pastry,spring roll pastry frozen;filo pastry,frozen,freezer,180,2,gluten;milk,vegetarian;halal-ok,pack
frozen ready meal,tv dinner;frozen fried rice,frozen,freezer,210,2,gluten;milk;soy;eggs,halal-unknown,box
frozen seafood mix,frozen scallops,frozen,freezer,180,1,molluscs;crustaceans;fish,halal-ok;gluten-free,bag
frozen spinach,frozen kale,frozen,freezer,240,,,vegan;vegetarian;halal-ok;gluten-free,bag
frozen tang yuan,tang yuan,frozen,freezer,180,,sesame;peanuts,vegan;vegetarian;halal-unknown;gluten-free,pack
frozen udon,frozen noodles,frozen,freezer,240,,gluten,vegan;vegetarian;halal-ok,pack
ice cream,gelato,frozen,freezer,120,45,milk;eggs;soy,vegetarian;halal-unknown;gluten-free,tub
ice cream bar,magnum;ice cream stick,frozen,freezer,150,,milk;soy;nuts;gluten,vegetarian;halal-unknown,box
ice cream vegan,oat ice cream,frozen,freezer,120,45,soy;gluten;nuts,vegan;vegetarian;halal-unknown,tub
ice cubes,ice,frozen,freezer,60,,,vegan;vegetarian;halal-ok;gluten-free,bag
popsicle,ice pop;ice lolly;sorbet,frozen,freezer,210,60,,vegan;vegetarian;halal-unknown;gluten-free,box
biryani,nasi biryani leftover,ready-meal,fridge,2,1,milk;nuts,halal-unknown;gluten-free,portion
braised meat,lor bak;braised pork leftover,ready-meal,fridge,3,1,soy;gluten,halal-no,portion
cooked beans,cooked lentils;cooked dal,ready-meal,fridge,3,1,,vegan;vegetarian;halal-ok;gluten-free,portion
cooked chicken,roast chicken leftover;rotisserie chicken;grilled chicken,ready-meal,fridge,3,1,,halal-unknown;gluten-free,portion
cooked fish,steamed fish leftover,ready-meal,fridge,3,1,fish,halal-ok;gluten-free,portion
cooked noodles,leftover noodles;leftover mee goreng,ready-meal,fridge,2,1,gluten;soy;eggs,halal-unknown,portion
cooked pasta,leftover pasta,ready-meal,fridge,3,1,gluten,vegan;vegetarian;halal-ok,portion
cooked quinoa,,ready-meal,fridge,4,1,,vegan;vegetarian;halal-ok;gluten-free,portion
cooked rice,leftover rice;steamed rice,ready-meal,fridge,1,1,,vegan;vegetarian;halal-ok;gluten-free,portion
cooked vegetables,stir-fried vegetables leftover,ready-meal,fridge,3,1,,vegan;vegetarian;halal-ok;gluten-free,portion
curry leftover,chicken curry leftover;rendang leftover;curry,ready-meal,fridge,3,1,,halal-unknown;gluten-free,portion
egg salad,egg mayo,ready-meal,fridge,3,1,eggs;mustard,vegetarian;halal-ok;gluten-free,portion
fried chicken,kfc leftover,ready-meal,fridge,3,1,gluten;milk,halal-unknown,portion
fried rice,nasi goreng leftover,ready-meal,fridge,1,1,eggs;soy;gluten;crustaceans,halal-unknown,portion
kimbap,gimbap;sushi roll;maki,ready-meal,fridge,1,1,eggs;sesame;soy;gluten;fish,halal-unknown,pack
laksa cooked,laksa leftover,ready-meal,fridge,1,1,crustaceans;fish;eggs;gluten;molluscs,halal-unknown,portion
mixed rice,cai png;economy rice;cai fan,ready-meal,fridge,2,1,soy;gluten;eggs,halal-unknown,portion
nasi lemak,nasi lemak packet,ready-meal,fridge,1,1,fish;peanuts;eggs;crustaceans,halal-unknown,pack
onigiri,rice ball;convenience store rice ball,ready-meal,fridge,1,1,fish;soy;gluten;sesame,halal-unknown,pc
packed salad bowl,salad bowl;poke bowl vegetarian,ready-meal,fridge,2,1,sesame;soy;gluten,vegetarian;halal-unknown,portion
pasta salad,potato salad;coleslaw,ready-meal,fridge,3,1,eggs;mustard;gluten,vegetarian;halal-unknown,portion
pizza leftover,leftover pizza;pizza slice;pizza,ready-meal,fridge,3,1,gluten;milk,halal-unknown,portion
poke bowl,salmon poke,ready-meal,fridge,1,1,fish;soy;sesame;gluten,halal-unknown,portion
porridge cooked,congee,ready-meal,fridge,2,1,,halal-unknown;gluten-free,portion
roast duck,roast goose,ready-meal,fridge,3,1,soy;gluten,halal-unknown,portion
roti prata fresh,prata,ready-meal,pantry,1,,gluten;milk;eggs,vegetarian;halal-unknown,pc
sandwich,convenience store sandwich;tuna sandwich;egg sandwich,ready-meal,fridge,2,1,gluten;eggs;milk;mustard;fish,halal-unknown,pc
satay cooked,satay sticks;satay,ready-meal,fridge,3,1,peanuts;soy;gluten,halal-unknown,stick
siew mai,fresh dim sum;har gow;steamed dumplings,ready-meal,fridge,2,1,crustaceans;gluten;soy;sesame,halal-unknown,portion
soup leftover,homemade soup;stew;casserole;soup,ready-meal,fridge,3,1,,halal-unknown;gluten-free,portion
sous vide chicken,chilled cooked chicken breast,ready-meal,fridge,14,2,,halal-unknown;gluten-free,pack
chilled ready meal,microwave meal chilled;7-eleven meal,ready-meal,fridge,3,1,gluten;milk;soy,halal-unknown,box
sushi,nigiri;sushi platter,ready-meal,fridge,1,1,fish;crustaceans;eggs;soy;gluten;sesame,halal-unknown,pack
takeaway food,takeaway leftovers;tabao;da bao;leftovers,ready-meal,fridge,2,1,gluten;soy,halal-unknown,portion
tuna mayo mix,tuna salad,ready-meal,fridge,3,1,fish;eggs;mustard,halal-unknown;gluten-free,portion
xiao long bao,soup dumplings,ready-meal,fridge,2,1,gluten;soy;sesame,halal-no,pack
yong tau foo,yong tau fu pieces,ready-meal,fridge,2,1,fish;soy;gluten,halal-unknown,pack
zongzi,bak chang;rice dumpling,ready-meal,fridge,3,1,soy;gluten;molluscs;eggs,halal-no,pc
homemade pesto,fresh pesto,ready-meal,fridge,4,2,milk;nuts,halal-unknown;gluten-free,jar
chicken salad mix,seafood salad,ready-meal,fridge,3,1,eggs;mustard;fish;crustaceans,halal-unknown;gluten-free,portion
achar,nyonya acar;acar,pickle-ferment,fridge,45,30,peanuts;sesame,vegan;vegetarian;halal-unknown;gluten-free,jar
capers,,pickle-ferment,pantry,480,90,,vegan;vegetarian;halal-ok;gluten-free,jar
cincalok,fermented shrimp,pickle-ferment,fridge,240,90,crustaceans,halal-ok;gluten-free,jar
gherkin,pickles;dill pickle;cornichon,pickle-ferment,pantry,330,60,mustard;sulphites,vegan;vegetarian;halal-ok;gluten-free,jar
kimchi,napa kimchi;baechu kimchi;radish kimchi,pickle-ferment,fridge,90,45,fish;crustaceans;gluten,halal-unknown,tub
kimchi vegan,vegan kimchi,pickle-ferment,fridge,90,45,soy;gluten,vegan;vegetarian;halal-unknown,tub
olives,black olives;green olives,pickle-ferment,pantry,360,14,,vegan;vegetarian;halal-ok;gluten-free,jar
olive vegetable,gan lan cai;preserved olive vegetables,pickle-ferment,pantry,360,60,soy,vegan;vegetarian;halal-unknown;gluten-free,jar
pickled ginger,gari;sushi ginger,pickle-ferment,pantry,240,60,sulphites,vegan;vegetarian;halal-ok;gluten-free,pack
pickled green chilli,pickled jalapeno,pickle-ferment,pantry,330,60,,vegan;vegetarian;halal-ok;gluten-free,jar
pickled lettuce,braised cucumber can;chinese pickles jar,pickle-ferment,pantry,480,7,soy;gluten,vegan;vegetarian;halal-unknown,jar
pickled mustard greens,salted vegetable;kiam chye;suan cai,pickle-ferment,pantry,180,10,sulphites,vegan;vegetarian;halal-ok;gluten-free,pack
preserved radish,chai poh;cai xin sweet;danmuji;takuan,pickle-ferment,pantry,180,30,sulphites,vegan;vegetarian;halal-ok;gluten-free,pack
roasted red peppers jar,roasted capsicum jar,pickle-ferment,pantry,480,7,,vegan;vegetarian;halal-ok;gluten-free,jar
sauerkraut,,pickle-ferment,fridge,90,21,sulphites,vegan;vegetarian;halal-ok;gluten-free,jar
umeboshi,preserved plum;suan mei,pickle-ferment,pantry,330,120,,vegan;vegetarian;halal-unknown;gluten-free,pack
zha cai,sichuan preserved vegetable;preserved mustard stem,pickle-ferment,pantry,270,10,sulphites,vegan;vegetarian;halal-unknown;gluten-free,pack
chicken essence,essence of chicken;brands chicken essence,supplement,pantry,720,1,,halal-unknown;gluten-free,bottle
collagen powder,collagen drink,supplement,pantry,540,90,fish,halal-unknown;gluten-free,tub
fish oil,omega 3 capsules,supplement,pantry,540,120,fish,halal-unknown;gluten-free,bottle
matcha latte powder,latte sachet,supplement,pantry,360,60,milk,vegetarian;halal-ok;gluten-free,pack
multivitamin,vitamin gummies;vitamin c tablets,supplement,pantry,540,240,,halal-unknown;gluten-free,bottle
protein powder,whey protein;mass gainer,supplement,pantry,420,90,milk;soy,vegetarian;halal-unknown;gluten-free,tub
plant protein powder,pea protein;vegan protein,supplement,pantry,420,90,soy,vegan;vegetarian;halal-unknown;gluten-free,tub
psyllium husk,fibre powder,supplement,pantry,540,240,,vegan;vegetarian;halal-ok;gluten-free,pack
blackcurrant,cassis,fruit,fridge,3,,,vegan;vegetarian;halal-ok;gluten-free,punnet
redcurrant,red currant;white currant,fruit,fridge,3,,,vegan;vegetarian;halal-ok;gluten-free,punnet
gooseberry,physalis;cape gooseberry,fruit,fridge,5,,,vegan;vegetarian;halal-ok;gluten-free,punnet
mulberry,,fruit,fridge,3,,,vegan;vegetarian;halal-ok;gluten-free,punnet
quince,,fruit,pantry,14,3,,vegan;vegetarian;halal-ok;gluten-free,pc
kumquat,,fruit,fridge,10,,,vegan;vegetarian;halal-ok;gluten-free,pc
plantain,cooking banana,fruit,pantry,7,2,,vegan;vegetarian;halal-ok;gluten-free,pc
loquat,,fruit,fridge,5,,,vegan;vegetarian;halal-ok;gluten-free,pc
snake fruit,salak,fruit,pantry,7,,,vegan;vegetarian;halal-ok;gluten-free,pc
breadfruit,sukun,fruit,pantry,3,2,,vegan;vegetarian;halal-ok;gluten-free,pc
sugarcane,sugar cane,fruit,fridge,7,,,vegan;vegetarian;halal-ok;gluten-free,pc
yuzu,yuzu fruit,fruit,fridge,14,3,,vegan;vegetarian;halal-ok;gluten-free,pc
indian gooseberry,amla,fruit,fridge,10,,,vegan;vegetarian;halal-ok;gluten-free,g
rhubarb,,vegetable,fridge,6,,,vegan;vegetarian;halal-ok;gluten-free,bunch
swiss chard,chard;silverbeet,vegetable,fridge,3,,,vegan;vegetarian;halal-ok;gluten-free,bunch
kohlrabi,,vegetable,fridge,10,4,,vegan;vegetarian;halal-ok;gluten-free,pc
chicory,radicchio;endive;witloof,vegetable,fridge,7,3,,vegan;vegetarian;halal-ok;gluten-free,head
red cabbage,purple cabbage,vegetable,fridge,14,5,,vegan;vegetarian;halal-ok;gluten-free,head
savoy cabbage,pointed cabbage,vegetable,fridge,8,4,,vegan;vegetarian;halal-ok;gluten-free,head
collard greens,spring greens,vegetable,fridge,4,,,vegan;vegetarian;halal-ok;gluten-free,bunch
swede,rutabaga,vegetable,fridge,18,4,,vegan;vegetarian;halal-ok;gluten-free,pc
jerusalem artichoke,sunchoke,vegetable,fridge,10,,,vegan;vegetarian;halal-ok;gluten-free,g
broad bean fresh,fava bean;broad bean,vegetable,fridge,3,,,vegan;vegetarian;halal-ok;gluten-free,g
chayote,choko;christophine,vegetable,fridge,10,3,,vegan;vegetarian;halal-ok;gluten-free,pc
ivy gourd,tindora;kovakkai,vegetable,fridge,4,,,vegan;vegetarian;halal-ok;gluten-free,g
snake gourd,,vegetable,fridge,5,2,,vegan;vegetarian;halal-ok;gluten-free,pc
ridge gourd,turai,vegetable,fridge,5,2,,vegan;vegetarian;halal-ok;gluten-free,pc
moringa,drumstick vegetable;murungai,vegetable,fridge,5,,,vegan;vegetarian;halal-ok;gluten-free,bunch
fenugreek leaves,methi leaves,vegetable,fridge,4,,,vegan;vegetarian;halal-ok;gluten-free,bunch
malabar spinach,basella,vegetable,fridge,3,,,vegan;vegetarian;halal-ok;gluten-free,bunch
chrysanthemum greens,tong ho;garland chrysanthemum,vegetable,fridge,3,,,vegan;vegetarian;halal-ok;gluten-free,bunch
burdock root,gobo,vegetable,fridge,14,4,,vegan;vegetarian;halal-ok;gluten-free,pc
chinese yam,mountain yam;nagaimo,vegetable,fridge,14,4,,vegan;vegetarian;halal-ok;gluten-free,pc
winged bean,four angle bean,vegetable,fridge,4,,,vegan;vegetarian;halal-ok;gluten-free,g
petai,stink bean,vegetable,fridge,5,,,vegan;vegetarian;halal-ok;gluten-free,pack
portobello mushroom,chestnut mushroom;cremini,vegetable,fridge,5,,,vegan;vegetarian;halal-ok;gluten-free,punnet
porcini,chanterelle;wild mushrooms,vegetable,fridge,3,,,vegan;vegetarian;halal-ok;gluten-free,g
maitake,,vegetable,fridge,6,,,vegan;vegetarian;halal-ok;gluten-free,pack
tomatillo,,vegetable,fridge,8,,,vegan;vegetarian;halal-ok;gluten-free,g
sprouts mixed,alfalfa sprouts;microgreens;garden cress,vegetable,fridge,3,1,,vegan;vegetarian;halal-ok;gluten-free,pack
soup greens,soup vegetables fresh,vegetable,fridge,5,,celery,vegan;vegetarian;halal-ok;gluten-free,bunch
perilla leaf,shiso,herb,fridge,5,,,vegan;vegetarian;halal-ok;gluten-free,pack
sage fresh,sage,herb,fridge,8,,,vegan;vegetarian;halal-ok;gluten-free,bunch
oregano fresh,marjoram,herb,fridge,8,,,vegan;vegetarian;halal-ok;gluten-free,bunch
tarragon,chervil,herb,fridge,6,,,vegan;vegetarian;halal-ok;gluten-free,bunch
soy yogurt,soya yoghurt,dairy,fridge,14,5,soy,vegan;vegetarian;halal-ok;gluten-free,tub
coconut yogurt,plant yogurt,dairy,fridge,14,5,,vegan;vegetarian;halal-ok;gluten-free,tub
vegan cheese,plant-based cheese,dairy,fridge,28,7,nuts;soy,vegan;vegetarian;halal-ok;gluten-free,pack
vegan butter,plant butter,dairy,fridge,60,28,soy,vegan;vegetarian;halal-ok;gluten-free,block
clotted cream,,dairy,fridge,10,4,milk,vegetarian;halal-ok;gluten-free,tub
khoya,mawa,dairy,fridge,7,3,milk,vegetarian;halal-ok;gluten-free,pack
ayran,doogh,dairy,fridge,10,2,milk,vegetarian;halal-ok;gluten-free,bottle
hard grating cheese,pecorino;manchego,dairy,fridge,60,21,milk,vegetarian;halal-ok;gluten-free,block
mountain cheese,emmental;gruyere;raclette,dairy,fridge,45,14,milk,vegetarian;halal-ok;gluten-free,block
custard,vanilla sauce,dairy,fridge,7,3,milk;eggs,vegetarian;halal-ok;gluten-free,tub
rice pudding,kheer;payasam,dairy,fridge,7,2,milk,vegetarian;halal-ok;gluten-free,tub
milk dessert,chocolate pudding;panna cotta;blancmange,dairy,fridge,10,2,milk,vegetarian;halal-unknown;gluten-free,cup
milkshake,milk shake,dairy,fridge,5,2,milk,vegetarian;halal-ok;gluten-free,bottle
milk coffee drink,iced latte;bottled latte,beverage,fridge,21,2,milk,vegetarian;halal-ok;gluten-free,cup
infant formula,baby formula,dairy,pantry,330,28,milk;soy;fish,halal-unknown;gluten-free,tub
omelette,scrambled eggs,egg,fridge,2,1,eggs;milk,vegetarian;halal-ok;gluten-free,portion
tamagoyaki,rolled omelette,egg,fridge,2,1,eggs;soy;gluten;fish,halal-ok,pc
meringue,pavlova,bread-bakery,pantry,14,7,eggs,vegetarian;halal-ok;gluten-free,pc
veal,,meat,fridge,2,,,halal-ok;gluten-free,g
mixed mince,mixed minced meat;beef and pork mince;pork and beef mince,meat,fridge,1,,,halal-no;gluten-free,g
minced meat,,meat,fridge,1,,,halal-unknown;gluten-free,g
pork shoulder,pork knuckle;pork leg;gammon,meat,fridge,3,,,halal-no;gluten-free,g
pork trotter,pig trotter,meat,fridge,2,,,halal-no;gluten-free,pc
tripe,offal;beef heart;kidney meat,meat,fridge,1,,,halal-unknown;gluten-free,g
lamb leg,lamb shoulder;lamb shank,meat,fridge,3,,,halal-ok;gluten-free,g
pancetta,guanciale;lardons;speck,meat,fridge,14,5,,halal-no;gluten-free,pack
breaded schnitzel,schnitzel;chicken katsu,meat,fridge,2,,gluten;eggs;milk,halal-unknown,pc
cordon bleu,chicken kiev,poultry,fridge,2,,gluten;eggs;milk,halal-unknown,pc
mortadella,,deli,fridge,6,3,nuts;milk,halal-no;gluten-free,pack
black pudding,blood sausage,deli,fridge,14,4,gluten,halal-no,pc
liver sausage,liverwurst,deli,fridge,14,5,milk;mustard,halal-no,pc
cold cuts,sausage cold cuts;bologna,deli,fridge,7,3,milk;mustard;soy;celery,halal-no,pack
doner kebab meat,gyros meat;shawarma meat,deli,fridge,2,1,gluten;milk,halal-unknown,g
eel fresh,,seafood,fridge,1,,fish,halal-ok;gluten-free,g
anchovy fresh,sprat;whitebait,seafood,fridge,1,,fish,halal-ok;gluten-free,g
trout,,seafood,fridge,2,,fish,halal-ok;gluten-free,pc
catfish,pangasius;basa;pomfret;carp,seafood,fridge,2,,fish,halal-ok;gluten-free,pc
smoked mackerel,smoked trout;kipper;smoked fish,seafood,fridge,10,3,fish,halal-ok;gluten-free,pack
pickled herring,rollmops;herring,seafood,fridge,21,3,fish;mustard;sulphites,halal-ok,jar
crayfish,crawfish;langoustine;scampi,seafood,fridge,1,,crustaceans,halal-ok;gluten-free,g
snail,escargot;whelk;periwinkle,seafood,fridge,1,,molluscs,halal-unknown;gluten-free,g
sea cucumber,jellyfish,seafood,fridge,3,,,halal-ok;gluten-free,g
bread roll,dinner roll;bread bun,bread-bakery,pantry,2,,gluten;milk;soy,vegetarian;halal-ok,pc
brioche,,bread-bakery,pantry,5,3,gluten;milk;eggs,vegetarian;halal-ok,pc
crumpet,,bread-bakery,pantry,5,3,gluten;milk,vegetarian;halal-ok,pc
scone,,bread-bakery,pantry,2,,gluten;milk;eggs,vegetarian;halal-ok,pc
pancake,crepe,bread-bakery,fridge,2,,gluten;milk;eggs,vegetarian;halal-ok,pc
waffle,belgian waffle,bread-bakery,pantry,5,3,gluten;milk;eggs,vegetarian;halal-ok,pc
soft pretzel,laugenbrezel,bread-bakery,pantry,2,,gluten;milk,vegetarian;halal-ok,pc
garlic bread,herb baguette,bread-bakery,fridge,7,,gluten;milk,vegetarian;halal-ok,pc
crispbread,knackebrot,bread-bakery,pantry,180,30,gluten;sesame,vegan;vegetarian;halal-ok,pack
rusk,zwieback;melba toast,bread-bakery,pantry,180,21,gluten;milk;eggs,vegetarian;halal-ok,pack
croutons,,bread-bakery,pantry,90,14,gluten;milk,vegetarian;halal-ok,pack
injera,,bread-bakery,pantry,2,,gluten,vegan;vegetarian;halal-ok,pc
paratha,kulcha,bread-bakery,pantry,1,,gluten;milk,vegetarian;halal-ok,pc
macaron,macaroon,bread-bakery,fridge,4,,nuts;eggs;milk,vegetarian;halal-ok;gluten-free,pc
baklava,,bread-bakery,pantry,14,7,gluten;nuts;milk,vegetarian;halal-ok,box
churros,,bread-bakery,pantry,1,,gluten;eggs;milk,vegetarian;halal-ok,pc
gingerbread,lebkuchen,bread-bakery,pantry,60,21,gluten;eggs;milk;nuts,vegetarian;halal-ok,pack
shortbread,butter biscuits,snack,pantry,150,21,gluten;milk,vegetarian;halal-ok,pack
eclair,profiterole;cream puff,bread-bakery,fridge,2,,gluten;eggs;milk,vegetarian;halal-ok,pc
tiramisu,,bread-bakery,fridge,2,1,gluten;eggs;milk,vegetarian;halal-no,portion
panettone,stollen,bread-bakery,pantry,60,10,gluten;eggs;milk;nuts;sulphites,vegetarian;halal-unknown,pc
dorayaki,taiyaki,bread-bakery,pantry,4,,gluten;eggs;milk,vegetarian;halal-ok,pc
choco pie,moon pie,snack,pantry,150,7,gluten;milk;eggs;soy,halal-unknown,box
sausage roll,cornish pasty,bread-bakery,fridge,2,,gluten;eggs;milk,halal-unknown,pc
quiche,,bread-bakery,fridge,3,1,gluten;eggs;milk,vegetarian;halal-ok,pc
idli dosa batter,dosa batter;idli batter,grains-noodles,fridge,5,3,,vegan;vegetarian;halal-ok;gluten-free,tub
papadum,papad;appalam,snack,pantry,180,30,,vegan;vegetarian;halal-ok;gluten-free,pack
flattened rice,poha;aval,grains-noodles,pantry,180,60,,vegan;vegetarian;halal-ok;gluten-free,pack
puffed rice,murmura;pori,grains-noodles,pantry,120,21,,vegan;vegetarian;halal-ok;gluten-free,pack
semolina,rava;sooji;suji,grains-noodles,pantry,180,60,gluten,vegan;vegetarian;halal-ok,pack
spelt,farro;wheat grain;freekeh,grains-noodles,pantry,240,90,gluten,vegan;vegetarian;halal-ok,pack
teff,amaranth grain;sorghum,grains-noodles,pantry,240,90,,vegan;vegetarian;halal-ok;gluten-free,pack
wheat germ,wheat bran;oat bran,grains-noodles,pantry,180,60,gluten,vegan;vegetarian;halal-ok,pack
risotto rice,arborio rice,grains-noodles,pantry,540,180,,vegan;vegetarian;halal-ok;gluten-free,pack
rice stick noodles dry,pad thai noodles;pho noodles;rice noodles,grains-noodles,pantry,540,180,,vegan;vegetarian;halal-ok;gluten-free,pack
gluten-free pasta,rice pasta;corn pasta,grains-noodles,pantry,540,180,,vegan;vegetarian;halal-ok;gluten-free,pack
lasagna sheets,lasagne sheets,grains-noodles,pantry,540,180,gluten;eggs,vegetarian;halal-ok,box
filled pasta,tortellini;ravioli,grains-noodles,fridge,14,2,gluten;eggs;milk,vegetarian;halal-ok,pack
spaetzle,spatzle,grains-noodles,fridge,21,3,gluten;eggs,vegetarian;halal-ok,pack
potato dumplings,bread dumplings;schupfnudeln,grains-noodles,fridge,14,2,gluten;eggs;milk,vegetarian;halal-ok,pack
canned lentils,,canned,pantry,900,3,,vegan;vegetarian;halal-ok;gluten-free,can
canned peas,mushy peas,canned,pantry,900,3,,vegan;vegetarian;halal-ok;gluten-free,can
canned artichoke,artichoke hearts,canned,pantry,720,4,,vegan;vegetarian;halal-ok;gluten-free,jar
hearts of palm,palm hearts,canned,pantry,720,4,,vegan;vegetarian;halal-ok;gluten-free,can
canned jackfruit,,canned,pantry,720,3,,vegan;vegetarian;halal-ok;gluten-free,can
canned ravioli,canned pasta;spaghetti hoops,canned,pantry,720,2,gluten;milk;eggs;celery,halal-unknown,can
chilli con carne,canned chilli,canned,pantry,720,2,celery,halal-unknown,can
canned herring,herring in tomato sauce;fish in sauce can;canned fish,canned,pantry,900,2,fish;mustard;celery,halal-ok,can
canned mussels,smoked oysters can,canned,pantry,900,2,molluscs,halal-ok;gluten-free,can
cod liver can,cod liver,canned,pantry,720,2,fish,halal-ok;gluten-free,can
harissa,chimichurri;chermoula,condiment,pantry,360,30,sulphites,vegan;vegetarian;halal-ok;gluten-free,jar
pomegranate molasses,grape molasses,condiment,pantry,540,180,,vegan;vegetarian;halal-ok;gluten-free,bottle
pepper relish,ajvar,condiment,pantry,360,10,,vegan;vegetarian;halal-ok;gluten-free,jar
pepper paste turkish,biber salcasi,condiment,pantry,360,30,,vegan;vegetarian;halal-ok;gluten-free,jar
aioli,garlic mayo,condiment,pantry,150,45,eggs;mustard,vegetarian;halal-ok;gluten-free,jar
remoulade,,condiment,pantry,150,45,eggs;mustard;milk,vegetarian;halal-ok,jar
vegan mayonnaise,egg-free mayo,condiment,pantry,180,45,soy;mustard,vegan;vegetarian;halal-ok;gluten-free,jar
hollandaise,bearnaise,condiment,fridge,30,3,eggs;milk,vegetarian;halal-ok;gluten-free,carton
white sauce,bechamel;cheese sauce,condiment,fridge,30,3,milk;gluten,vegetarian;halal-ok,jar
gravy,gravy granules;instant gravy,condiment,pantry,360,90,gluten;soy;celery;milk,halal-unknown,tub
mint sauce,,condiment,pantry,360,60,sulphites,vegan;vegetarian;halal-ok;gluten-free,jar
cranberry sauce,lingonberry jam,condiment,pantry,540,30,,vegan;vegetarian;halal-ok;gluten-free,jar
sweet and sour sauce,duck sauce,condiment,pantry,360,45,soy;gluten;sulphites,vegan;vegetarian;halal-ok,jar
stir-fry sauce,black pepper sauce;mapo tofu sauce,condiment,pantry,360,30,soy;gluten;molluscs;sesame,halal-unknown,jar
bulgogi marinade,korean bbq sauce,condiment,pantry,360,45,soy;gluten;sesame,vegan;vegetarian;halal-ok,bottle
curry sauce jar,tikka masala sauce;korma sauce;butter chicken sauce,condiment,pantry,360,4,milk;nuts;mustard,vegetarian;halal-ok;gluten-free,jar
massaman paste,massaman curry paste,condiment,pantry,360,30,crustaceans;fish;peanuts,halal-ok;gluten-free,jar
anchovy paste,,condiment,pantry,360,60,fish,halal-ok;gluten-free,tube
liquid aminos,,condiment,pantry,720,180,soy,vegan;vegetarian;halal-ok;gluten-free,bottle
wine vinegar,red wine vinegar;white wine vinegar;sherry vinegar,condiment,pantry,1080,360,sulphites,vegan;vegetarian;halal-unknown;gluten-free,bottle
malt vinegar,,condiment,pantry,1080,360,gluten,vegan;vegetarian;halal-unknown,bottle
agave syrup,date syrup;rice syrup,condiment,pantry,540,180,,vegan;vegetarian;halal-ok;gluten-free,bottle
chocolate sauce,chocolate syrup;caramel sauce,condiment,pantry,360,60,milk;soy,vegetarian;halal-ok;gluten-free,bottle
rose water,orange blossom water,condiment,pantry,720,180,,vegan;vegetarian;halal-ok;gluten-free,bottle
asafoetida,hing;perungayam,spice,pantry,540,180,gluten,vegan;vegetarian;halal-ok,jar
fenugreek seed,methi seed,spice,pantry,720,180,,vegan;vegetarian;halal-ok;gluten-free,jar
carom seed,ajwain;omam,spice,pantry,720,180,,vegan;vegetarian;halal-ok;gluten-free,jar
chaat masala,amchur;dry mango powder,spice,pantry,540,180,,vegan;vegetarian;halal-ok;gluten-free,pack
sambar powder,rasam powder,spice,pantry,540,120,gluten;mustard,vegan;vegetarian;halal-ok,pack
allspice,juniper berries,spice,pantry,720,180,,vegan;vegetarian;halal-ok;gluten-free,jar
caraway,caraway seed;nigella;black cumin,spice,pantry,720,180,,vegan;vegetarian;halal-ok;gluten-free,jar
zaatar,za'atar,spice,pantry,360,120,sesame;gluten,vegan;vegetarian;halal-ok,pack
sumac,ras el hanout,spice,pantry,540,180,,vegan;vegetarian;halal-ok;gluten-free,jar
celery salt,celery seed,spice,pantry,720,180,celery,vegan;vegetarian;halal-ok;gluten-free,jar
mustard powder,mustard flour,spice,pantry,720,180,mustard,vegan;vegetarian;halal-ok;gluten-free,jar
nutritional yeast,,spice,pantry,540,180,,vegan;vegetarian;halal-ok;gluten-free,pack
mustard oil,,oil-fat,pantry,360,120,mustard,vegan;vegetarian;halal-ok;gluten-free,bottle
walnut oil,hazelnut oil;almond oil,oil-fat,pantry,240,60,nuts,vegan;vegetarian;halal-ok;gluten-free,bottle
duck fat,goose fat;beef dripping;tallow,oil-fat,fridge,120,60,,halal-unknown;gluten-free,jar
vegetable shortening,crisco,oil-fat,pantry,360,180,,vegan;vegetarian;halal-ok;gluten-free,tub
peanut powder,ground peanuts,nuts-seeds,pantry,180,45,peanuts,vegan;vegetarian;halal-ok;gluten-free,pack
pistachio spread,pistachio cream,spread,pantry,240,60,nuts;milk;soy,vegetarian;halal-ok;gluten-free,jar
speculoos biscuits,caramelised biscuits;lotus biscuits,snack,pantry,180,21,gluten;soy;milk,vegetarian;halal-ok,pack
rye flour,spelt flour,baking,pantry,240,90,gluten,vegan;vegetarian;halal-ok,pack
gram flour,besan;chickpea flour,baking,pantry,240,90,,vegan;vegetarian;halal-ok;gluten-free,pack
buckwheat flour,gluten-free flour;coconut flour,baking,pantry,240,90,,vegan;vegetarian;halal-ok;gluten-free,pack
masa harina,,baking,pantry,240,90,,vegan;vegetarian;halal-ok;gluten-free,pack
cream of tartar,xanthan gum;pectin,baking,pantry,720,360,,vegan;vegetarian;halal-ok;gluten-free,pack
vanilla sugar,vanilla pod,baking,pantry,720,360,,vegan;vegetarian;halal-ok;gluten-free,pack
jelly sugar,preserving sugar,baking,pantry,720,360,,vegan;vegetarian;halal-ok;gluten-free,pack
marzipan,almond paste,baking,pantry,180,30,nuts,vegan;vegetarian;halal-ok;gluten-free,pack
pudding powder,instant pudding mix,baking,pantry,540,120,milk,vegetarian;halal-ok;gluten-free,pack
hemp seed,hemp hearts,nuts-seeds,pantry,240,60,,vegan;vegetarian;halal-ok;gluten-free,pack
poppy seed,khus khus,nuts-seeds,pantry,240,90,,vegan;vegetarian;halal-ok;gluten-free,pack
lotus seed,fox nuts;makhana,nuts-seeds,pantry,240,60,,vegan;vegetarian;halal-ok;gluten-free,pack
mixed seeds,salad seeds,nuts-seeds,pantry,240,60,sesame,vegan;vegetarian;halal-ok;gluten-free,pack
soy nuts,roasted soybeans,nuts-seeds,pantry,180,45,soy,vegan;vegetarian;halal-ok;gluten-free,pack
soybeans dried,soya beans;yellow soybeans,grains-noodles,pantry,360,180,soy,vegan;vegetarian;halal-ok;gluten-free,pack
peanut butter cups,reese's,sweets,pantry,240,60,peanuts;milk;soy,vegetarian;halal-ok;gluten-free,pack
peanut brittle,chikki;peanut candy,sweets,pantry,150,30,peanuts;sesame;milk,vegetarian;halal-ok;gluten-free,pack
white chocolate,,sweets,pantry,270,60,milk;soy,vegetarian;halal-ok;gluten-free,bar
hazelnut chocolate,gianduja;nut chocolate,sweets,pantry,240,60,milk;soy;nuts;gluten,vegetarian;halal-ok,bar
liquorice,licorice,sweets,pantry,360,60,gluten,vegan;vegetarian;halal-ok,bag
fudge,,sweets,pantry,90,30,milk,vegetarian;halal-ok;gluten-free,box
indian sweets,barfi;ladoo;mithai;mysore pak,sweets,fridge,7,3,milk;nuts;gluten,vegetarian;halal-ok,box
gulab jamun,rasmalai;jalebi,sweets,fridge,7,3,milk;gluten;nuts,vegetarian;halal-ok,tin
bombay mix,namkeen;bhujia;sev;chivda,snack,pantry,150,21,peanuts;gluten;nuts;milk,vegetarian;halal-ok,bag
coated peanuts,wasabi peanuts;cracker nuts,snack,pantry,180,30,peanuts;gluten;soy,vegan;vegetarian;halal-ok,bag
peanut puffs,peanut flips,snack,pantry,120,7,peanuts,vegan;vegetarian;halal-ok;gluten-free,bag
wasabi peas,,snack,pantry,180,30,mustard;soy;gluten,vegan;vegetarian;halal-ok,bag
pork rinds,pork scratchings;chicharron,snack,pantry,90,7,,halal-no;gluten-free,bag
fortune cookies,egg rolls biscuit,snack,pantry,180,30,gluten;eggs;milk,vegetarian;halal-ok,pack
flapjack,oat bar,snack,pantry,60,14,gluten;milk,vegetarian;halal-ok,pack
stroopwafel,caramel waffles,snack,pantry,60,14,gluten;milk;soy;eggs,vegetarian;halal-ok,pack
ice cream with mix-ins,ben & jerry's;cookie dough ice cream,frozen,freezer,120,45,milk;eggs;soy;gluten;nuts;peanuts,vegetarian;halal-unknown,tub
ice cream cone,wafer cone;cornetto,frozen,freezer,150,,milk;soy;gluten;nuts,vegetarian;halal-unknown,box
mochi ice cream,kulfi,frozen,freezer,150,,milk;soy;nuts,vegetarian;halal-unknown;gluten-free,box
vegan nuggets,plant-based nuggets;vegan schnitzel,frozen,freezer,180,2,soy;gluten,vegan;vegetarian;halal-unknown,bag
cookie dough,biscuit dough,bread-bakery,fridge,30,3,gluten;milk;eggs;soy,vegetarian;halal-ok,pack
cream liqueur,baileys;irish cream,beverage,pantry,540,120,milk,vegetarian;halal-no;gluten-free,bottle
cider,perry,beverage,pantry,270,2,sulphites,vegan;vegetarian;halal-no;gluten-free,can
sparkling wine,champagne;prosecco,beverage,pantry,540,2,sulphites,vegan;vegetarian;halal-no;gluten-free,bottle
liqueur,aperol;campari,beverage,pantry,1080,360,,vegan;vegetarian;halal-no;gluten-free,bottle
smoothie,fruit smoothie,beverage,fridge,7,2,,vegan;vegetarian;halal-ok;gluten-free,bottle
fruit juice,mixed fruit juice;grape juice;mango juice;pineapple juice;cranberry juice,beverage,pantry,210,7,,vegan;vegetarian;halal-ok;gluten-free,carton
sugarcane juice,,beverage,fridge,1,1,,vegan;vegetarian;halal-ok;gluten-free,cup
barley tea,mugicha;boricha,beverage,pantry,540,180,gluten,vegan;vegetarian;halal-ok,box
pea milk,pea drink,beverage,pantry,210,7,,vegan;vegetarian;halal-ok;gluten-free,carton
falafel,,ready-meal,fridge,4,2,sesame;gluten,vegan;vegetarian;halal-ok,pack
hamburger,cheeseburger;beef burger,ready-meal,fridge,1,1,gluten;milk;eggs;soy;sesame;mustard,halal-unknown,pc
hot dog,sausage in a bun,ready-meal,fridge,1,1,gluten;milk;soy;sesame;mustard,halal-unknown,pc
kebab,doner;shawarma;gyros,ready-meal,fridge,1,1,gluten;milk;sesame,halal-unknown,pc
burrito,quesadilla;fajita;enchilada,ready-meal,fridge,2,1,gluten;milk,halal-unknown,pc
stuffed vine leaves,dolma;dolmades,ready-meal,fridge,4,2,,vegan;vegetarian;halal-ok;gluten-free,tub
tabbouleh,couscous salad,ready-meal,fridge,3,1,gluten,vegan;vegetarian;halal-ok,tub
mashed potato,potato mash,ready-meal,fridge,3,1,milk,vegetarian;halal-ok;gluten-free,portion
boiled potatoes,roast potatoes;baked potato,ready-meal,fridge,3,1,,vegan;vegetarian;halal-ok;gluten-free,portion
potato pancakes,rosti;latkes,ready-meal,fridge,3,1,eggs;gluten,vegetarian;halal-ok,pack
pierogi,pelmeni,ready-meal,fridge,7,2,gluten;eggs;milk,halal-unknown,pack
spring rolls,egg rolls;lumpia,ready-meal,fridge,2,1,gluten;soy;crustaceans;eggs,halal-unknown,pack
summer rolls,fresh spring rolls;popiah rolls,ready-meal,fridge,1,1,crustaceans;peanuts;soy;gluten;fish;eggs,halal-unknown,pack
spaghetti bolognese,ragu;bolognese,ready-meal,fridge,3,1,gluten;celery;milk,halal-unknown,portion
pasta bake,lasagne leftover;carbonara;macaroni cheese,ready-meal,fridge,3,1,gluten;milk;eggs;celery,halal-unknown,portion
risotto cooked,mushroom risotto,ready-meal,fridge,2,1,milk;celery;sulphites,vegetarian;halal-unknown;gluten-free,portion
paella,seafood paella,ready-meal,fridge,2,1,crustaceans;molluscs;fish;celery,halal-unknown;gluten-free,portion
shepherds pie,cottage pie;fish pie,ready-meal,fridge,3,1,milk;celery;gluten;fish,halal-unknown,portion
butter chicken,chicken tikka masala;korma,ready-meal,fridge,3,1,milk;nuts;mustard,halal-ok;gluten-free,portion
palak paneer,paneer butter masala;shahi paneer,ready-meal,fridge,3,1,milk;nuts,vegetarian;halal-ok;gluten-free,portion
chana masala,rajma masala;rajma curry;chole;sambar;rasam,ready-meal,fridge,3,1,mustard,vegan;vegetarian;halal-ok;gluten-free,portion
dosa,idli;uttapam;appam,ready-meal,fridge,2,1,,vegan;vegetarian;halal-ok;gluten-free,pc
pakora,vada;bhaji;bajji,ready-meal,fridge,2,1,gluten,vegetarian;halal-ok,pc
samosa,,ready-meal,fridge,2,1,gluten,halal-unknown,pc
khichdi,pongal;upma,ready-meal,fridge,2,1,milk;nuts;mustard;gluten,vegetarian;halal-ok,portion
pad thai,phad thai,ready-meal,fridge,2,1,peanuts;fish;crustaceans;eggs;soy,halal-unknown,portion
thai curry,green curry;red curry;tom yum soup,ready-meal,fridge,3,1,fish;crustaceans,halal-unknown;gluten-free,portion
pho,bun bo hue,ready-meal,fridge,2,1,fish;soy,halal-unknown,portion
banh mi,,ready-meal,fridge,1,1,gluten;eggs;soy;fish;milk,halal-unknown,pc
ramen bowl,tonkotsu ramen,ready-meal,fridge,1,1,gluten;eggs;soy;sesame;fish,halal-no,portion
bibimbap,,ready-meal,fridge,2,1,eggs;soy;sesame;gluten,halal-unknown,portion
tteokbokki cooked,tteokbokki,ready-meal,fridge,2,1,soy;gluten;fish;eggs,halal-unknown,portion
okonomiyaki,takoyaki;korean pancake;pajeon,ready-meal,fridge,1,1,gluten;eggs;fish;molluscs;crustaceans;soy;milk,halal-unknown,pc
tempura prawns,prawn tempura,ready-meal,fridge,1,1,gluten;eggs;crustaceans;fish,halal-unknown,portion
tonkatsu,pork katsu,ready-meal,fridge,2,1,gluten;eggs;soy,halal-no,portion
fried noodles,chow mein;mee goreng;yakisoba;lo mein,ready-meal,fridge,2,1,gluten;soy;eggs;crustaceans;molluscs,halal-unknown,portion
char kway teow,hokkien mee,ready-meal,fridge,1,1,eggs;crustaceans;molluscs;soy;gluten;fish,halal-unknown,portion
hainanese chicken rice,hainan chicken rice,ready-meal,fridge,1,1,soy;gluten;sesame,halal-unknown,portion
char siew,char siu;siew yoke;roast pork,ready-meal,fridge,3,2,soy;gluten,halal-no,g
rendang,beef rendang,ready-meal,fridge,3,1,,halal-ok;gluten-free,portion
gado-gado,indian rojak;pecel,ready-meal,fridge,1,1,peanuts;eggs;soy;crustaceans;gluten,halal-unknown,portion
rojak,fruit rojak,ready-meal,fridge,1,1,peanuts;crustaceans;soy;gluten,halal-unknown,portion
mee siam,mee rebus;lontong,ready-meal,fridge,1,1,crustaceans;eggs;soy;peanuts;gluten,halal-unknown,portion
kung pao chicken,gong bao chicken,ready-meal,fridge,3,1,peanuts;soy;gluten,halal-unknown,portion
mapo tofu,stir-fried tofu,ready-meal,fridge,3,1,soy;gluten,halal-unknown,portion
sweet and sour pork,gu lao rou,ready-meal,fridge,3,1,gluten;eggs;soy;sulphites,halal-no,portion
quorn,mycoprotein,plant-protein,fridge,21,3,eggs;milk;gluten,vegetarian;halal-ok,pack
candlenut,buah keras;kemiri,nuts-seeds,pantry,240,90,,vegan;vegetarian;halal-ok;gluten-free,pack
croquettes,croquetas,frozen,freezer,120,2,gluten;milk;eggs,halal-unknown,bag
fresh cheese,queso fresco;white cheese,dairy,fridge,10,4,milk,vegetarian;halal-ok;gluten-free,pack
toaster pastry,,bread-bakery,pantry,120,,gluten;soy;milk;eggs,vegetarian;halal-unknown,pack
creamed spinach,,frozen,freezer,240,,milk;gluten,vegetarian;halal-ok,pack
yorkshire pudding,yorkshire puddings;yorkshire puds;yorkies,frozen,freezer,120,2,gluten;eggs;milk,vegetarian;halal-ok,pack
indian pickle,mango pickle;lime pickle;lemon pickle;mixed pickle,pickle-ferment,pantry,365,180,mustard,vegan;vegetarian;halal-ok;gluten-free,jar
egg curry,anda curry,ready-meal,fridge,3,1,eggs,vegetarian;halal-ok;gluten-free,portion
fish curry,,ready-meal,fridge,3,1,fish,halal-unknown;gluten-free,portion
prawn curry,prawn masala;shrimp curry,ready-meal,fridge,3,1,crustaceans,halal-unknown;gluten-free,portion
simit,turkish bagel,bread-bakery,pantry,2,,gluten;sesame,vegan;vegetarian;halal-ok,pc
eggnog,egg nog,beverage,fridge,7,3,milk;eggs,vegetarian;halal-unknown;gluten-free,carton
clam chowder,seafood chowder;fish chowder,ready-meal,fridge,3,1,molluscs;fish;crustaceans;milk;gluten;celery,halal-unknown,portion
sesame brittle,sesame snaps;til chikki,sweets,pantry,90,,sesame,vegan;vegetarian;halal-ok;gluten-free,pack
lahmacun,turkish pizza,ready-meal,fridge,2,1,gluten,halal-unknown,pc
cheese bread,pao de queijo,bread-bakery,fridge,3,,milk;eggs,vegetarian;halal-ok;gluten-free,pc
turnip cake,radish cake;carrot cake savoury,local-dessert,fridge,5,2,crustaceans;gluten;soy,halal-unknown,portion
scotch egg,scotch eggs;picnic egg,ready-meal,fridge,4,2,eggs;gluten,halal-no,pc
lemon curd,orange curd;passion fruit curd,spread,pantry,180,42,eggs;milk,vegetarian;halal-ok;gluten-free,jar
chicken mayo,coronation chicken;chicken mayonnaise;chicken mayo filler,ready-meal,fridge,3,2,eggs;mustard,halal-unknown,tub
prawn cocktail,prawn mayo;prawn mayonnaise;shrimp cocktail;shrimp salad;prawn salad,ready-meal,fridge,3,1,crustaceans;eggs;mustard,halal-unknown,tub
onion rings,battered onion rings;blooming onion,frozen,freezer,180,2,gluten;milk,vegetarian;halal-unknown,bag
mozzarella sticks,fried cheese sticks;cheese bites breaded;breaded mozzarella,frozen,freezer,180,2,gluten;milk,vegetarian;halal-unknown,bag
tuna pasta bake,tuna casserole;tuna noodle casserole;tuna pasta,ready-meal,fridge,3,1,fish;gluten;milk,halal-unknown,portion
meatloaf,meat loaf;turkey meatloaf,ready-meal,fridge,3,2,eggs;gluten,halal-unknown,portion
orange chicken,general tso chicken;general tsos chicken;lemon chicken;sweet and sour chicken,ready-meal,fridge,3,1,gluten;soy,halal-unknown,portion
sesame chicken,,ready-meal,fridge,3,1,gluten;soy;sesame,halal-unknown,portion
crab rangoon,cream cheese wontons;crab puffs,ready-meal,fridge,2,1,gluten;milk;crustaceans,halal-unknown,pc
ham sandwich,ham and cheese sandwich;cheese sandwich;grilled cheese sandwich;cheese toastie;ham toastie,ready-meal,fridge,1,1,gluten;milk,halal-unknown,pc
peanut butter sandwich,pb and j;peanut butter and jelly sandwich,ready-meal,fridge,2,1,gluten;peanuts,vegetarian;halal-ok,pc
seed butter,sunflower butter;sunflower seed butter;pumpkin seed butter;sunbutter,spread,pantry,300,90,,vegan;vegetarian;halal-ok;gluten-free,jar
bean dip,white bean dip,condiment,fridge,14,4,,vegetarian;halal-ok;gluten-free,tub
cheese dip,queso dip;chile con queso;nacho cheese dip,condiment,pantry,180,5,milk,vegetarian;halal-unknown;gluten-free,jar
sponge pudding,treacle sponge;spotted dick;syrup sponge;sticky pudding,bread-bakery,pantry,120,2,gluten;eggs;milk,vegetarian;halal-unknown,pc
mousse mix,angel delight;whipped dessert mix;instant whip,baking,pantry,360,2,milk,halal-unknown,pack
rocky road,millionaires shortbread;caramel shortbread;chocolate tiffin,sweets,pantry,30,10,gluten;milk;soy,halal-unknown,pc
nut florentines,florentine biscuits,sweets,pantry,90,21,nuts;milk;gluten,vegetarian;halal-ok,pack
crab paste,shrimp spread;potted shrimp;potted crab;crab pate;seafood spread,spread,fridge,21,2,crustaceans;fish;milk,halal-unknown,jar
meat paste,beef paste;chicken paste;potted beef;sandwich paste,spread,pantry,360,2,gluten;milk,halal-unknown,jar
salmon spread,fish spread;salmon paste;smoked mackerel pate;tuna spread;fish pate,spread,fridge,21,2,fish;milk,halal-unknown,tub
indian chutney green,green chutney;mint chutney;coriander chutney;pudina chutney;hari chutney,condiment,fridge,7,3,,vegan;vegetarian;halal-ok;gluten-free,jar
tamarind chutney,imli chutney;sweet chutney;date chutney;saunth chutney,condiment,fridge,60,21,,vegan;vegetarian;halal-ok;gluten-free,jar
coconut chutney,nariyal chutney;thengai chutney;idli chutney,condiment,fridge,2,1,mustard,vegan;vegetarian;halal-ok;gluten-free,tub
peanut chutney,groundnut chutney;palli chutney;verkadalai chutney,condiment,fridge,3,1,peanuts;mustard,vegan;vegetarian;halal-ok;gluten-free,tub
idli podi,gunpowder chutney;milagai podi;chutney podi;idli milagai podi;idli karam,spice,pantry,120,60,sesame,vegan;vegetarian;halal-ok;gluten-free,pack
schezwan sauce,schezwan chutney;szechuan sauce;sichuan sauce,condiment,pantry,270,45,soy;gluten;celery,vegan;vegetarian;halal-ok,jar
khakhra,khakra;methi khakhra;masala khakhra,snack,pantry,120,21,gluten,vegetarian;halal-ok,pack
kachori,kachauri;pyaz kachori;khasta kachori,snack,pantry,5,2,gluten,vegetarian;halal-ok,pc
mathri,mathi snack;namak para;shakarpara;shankarpali;nippat;khari biscuit,snack,pantry,60,21,gluten;milk,vegetarian;halal-ok,pack
dhokla,khaman;khaman dhokla;khandvi;handvo,ready-meal,fridge,2,1,mustard;milk;gluten,vegetarian;halal-ok,portion
fafda,gathiya;ganthiya;papdi gathiya;boondi;ratlami sev,snack,pantry,90,21,,vegan;vegetarian;halal-ok;gluten-free,pack
pani puri,golgappa;gol gappa;puchka;bhel puri;sev puri;papdi chaat,ready-meal,pantry,1,1,gluten,vegetarian;halal-ok,portion
dahi vada,dahi puri;dahi bhalla;thayir vadai;dahi chaat,ready-meal,fridge,1,1,milk;gluten;mustard,vegetarian;halal-ok,portion
vada pav,batata vada;aloo bonda;misal pav;dabeli,ready-meal,fridge,1,1,gluten;mustard;peanuts,vegetarian;halal-ok,pc
pav bhaji,bun maska;maska bun;maska pav,ready-meal,fridge,2,1,gluten;milk,vegetarian;halal-ok,portion
medu vada,ulundu vadai;medhu vadai;urad vada;masala vada;masala vadai;parippu vada,ready-meal,fridge,1,1,,vegan;vegetarian;halal-ok;gluten-free,pc
puff pastry snack,veg puff;egg puff;chicken puff;paneer puff;aloo puff;mutton puff,bread-bakery,pantry,2,,gluten;eggs;milk,halal-unknown,pc
gobi manchurian,veg manchurian;manchurian;chicken manchurian;chilli chicken indian,ready-meal,fridge,2,1,soy;gluten,halal-unknown,portion
momos,veg momo;chicken momo;paneer momo;momo dumplings,ready-meal,fridge,2,1,gluten;soy,halal-unknown,portion
tandoori chicken,chicken tikka;murgh tikka;malai tikka;tangdi kabab;fish tikka;paneer tikka,ready-meal,fridge,3,1,milk,halal-ok;gluten-free,portion
seekh kebab,shami kebab;galouti kebab;chapli kebab;kakori kebab;kofta kebab;hara bhara kabab,ready-meal,fridge,2,1,,halal-ok;gluten-free,pc
kadhi,punjabi kadhi;kadhi pakora;gujarati kadhi;mor kuzhambu;moru curry;pulissery,ready-meal,fridge,2,1,milk;mustard,vegetarian;halal-ok;gluten-free,portion
curd rice,thayir sadam;dahi chawal;dahi bhaat;thayir saadham;bagalabath,ready-meal,fridge,1,1,milk;mustard,vegetarian;halal-ok;gluten-free,portion
tamarind rice,puliyogare;puliyodharai;puliyodarai;puliogare;pulihora;puli sadam;lemon rice;chitranna;elumichai sadam,ready-meal,fridge,2,1,peanuts;mustard,vegan;vegetarian;halal-ok;gluten-free,portion
sambar rice,bisi bele bath;bisibelabath;sambar sadam;vangi bath,ready-meal,fridge,2,1,mustard;milk;nuts,vegetarian;halal-ok,portion
vegetable pulao,veg pulao;peas pulao;pulav rice;jeera rice;ghee rice,ready-meal,fridge,2,1,milk,vegetarian;halal-ok;gluten-free,portion
rasgulla,rosogolla;roshogolla;rasagulla,sweets,pantry,180,5,milk,vegetarian;halal-ok;gluten-free,can
kaju katli,kaju barfi;cashew burfi;badam burfi;badam katli;pista burfi;kaju roll,sweets,pantry,14,7,nuts;milk,vegetarian;halal-ok;gluten-free,box
gajar halwa,carrot halwa;gajar ka halwa;gajrela;lauki halwa;dudhi halwa;moong dal halwa;badam halwa,sweets,fridge,5,2,milk;nuts,vegetarian;halal-ok;gluten-free,portion
milk peda,milk cake indian;kalakand;doodh peda;milk burfi,sweets,fridge,10,4,milk,vegetarian;halal-ok;gluten-free,box
agra petha,petha sweet;petha,sweets,pantry,60,14,,vegan;vegetarian;halal-ok;gluten-free,box
gajak,til gajak;til laddu;til ladoo;ellu urundai;til patti;sesame laddu,sweets,pantry,60,21,sesame;peanuts,vegan;vegetarian;halal-ok;gluten-free,box
nankhatai,nan khatai;naan khatai;surti biscuit;osmania biscuit;butter biscuits indian,snack,pantry,60,14,gluten;milk,vegetarian;halal-ok,pack
gulkand,rose petal jam,spread,pantry,365,90,,vegan;vegetarian;halal-ok;gluten-free,jar
pointed gourd,parwal;parval;potala,vegetable,fridge,5,2,,vegan;vegetarian;halal-ok;gluten-free,g
elephant foot yam,jimikand;senai kizhangu;karunai kizhangu,vegetable,pantry,14,4,,vegan;vegetarian;halal-ok;gluten-free,pc
hyacinth bean,sem phali;valor papdi;avarakkai;val beans;lablab bean;guar bean;cluster bean;kothavarangai,vegetable,fridge,4,2,,vegan;vegetarian;halal-ok;gluten-free,g
fish head curry,curry fish head;assam fish head,ready-meal,fridge,2,1,fish;crustaceans,halal-unknown,portion
bak chor mee,mee pok dry;mee kia dry;minced pork noodles;wanton mee;wonton mee;wantan mee;wonton noodle soup;fishball noodle;fishball noodles;fish ball noodles,ready-meal,fridge,1,1,gluten;eggs;soy,halal-unknown,portion
prawn mee,hae mee;prawn noodles;prawn noodle soup;har mee;hokkien prawn mee;hokkien prawn noodles,ready-meal,fridge,1,1,gluten;eggs;crustaceans,halal-unknown,portion
lor mee,loh mee;lor mian;mee hoon kueh;mee hoon kway;ban mian soup,ready-meal,fridge,1,1,gluten;eggs;soy,halal-unknown,portion
mee soto,soto mee;mee bandung;mee rebus soup;mee hoon soto,ready-meal,fridge,1,1,gluten,halal-unknown,portion
kway chap,pig organ soup;bak kut teh soup;bak kut teh dish;kway teow soup,ready-meal,fridge,2,1,soy;gluten,halal-no,portion
roast duck rice,duck rice;char siew rice;char siu rice;roast pork rice;roasted pork rice;claypot rice;claypot chicken rice;soy sauce chicken rice,ready-meal,fridge,1,1,soy;gluten,halal-unknown,portion
fried carrot cake,chai tow kway;chai tow kueh;chye tow kueh;fried radish cake;white carrot cake;black carrot cake;char kway,ready-meal,fridge,1,1,eggs;soy;gluten;crustaceans,halal-unknown,portion
oyster omelette,orh luak;orh jian;oh chien;oyster egg;orh lua,ready-meal,fridge,1,1,molluscs;eggs,halal-unknown,portion
chilli crab,chili crab;black pepper crab;singapore chilli crab,ready-meal,fridge,1,1,crustaceans;eggs;soy;gluten,halal-unknown,portion
cereal prawns,cereal prawn;butter prawns,ready-meal,fridge,1,1,crustaceans;milk;gluten;eggs,halal-unknown,portion
prawn paste chicken,har cheong gai;har jeong gai;har cheong kai;shrimp paste chicken,ready-meal,fridge,2,1,crustaceans;gluten,halal-unknown,portion
salted egg chicken,salted egg prawns;salted egg sotong;salted egg pork,ready-meal,fridge,2,1,eggs;milk;gluten,halal-unknown,portion
claypot tofu,hotplate tofu;hot plate tofu;braised tofu;sizzling tofu,ready-meal,fridge,2,1,soy;gluten;eggs,halal-unknown,portion
fish soup,sliced fish soup;fish soup bee hoon;fish bee hoon;sliced fish bee hoon;fish head bee hoon;fish porridge,ready-meal,fridge,1,1,fish,halal-unknown,portion
murtabak,martabak;mutton murtabak;chicken murtabak;roti john;egg prata;prata telur,ready-meal,fridge,1,1,gluten;eggs;milk,halal-ok,pc
kaya toast,kaya butter toast;roti bakar kaya;kaya bread,ready-meal,fridge,1,1,gluten;milk;eggs,vegetarian;halal-ok,portion
ice kachang,ais kacang;air batu campur;es campur;es teler,local-dessert,freezer,1,,milk,vegetarian;halal-ok;gluten-free,portion
orh nee,yam paste dessert;taro paste dessert;ao nee,local-dessert,fridge,2,1,,vegetarian;halal-unknown;gluten-free,portion
kuih lapis,kue lapis;kueh lapis steamed;kuih talam;kuih kosui;kueh kosui;kue lumpur,local-dessert,pantry,1,,gluten,vegetarian;halal-ok,pc
putu piring,kueh tutu;tutu kueh;kuih putu;kue putu;putu bambu;putu ayu;puttu cake,local-dessert,pantry,1,,,vegetarian;halal-ok;gluten-free,pc
putu mayam,putu mayong;idiyappam;string hoppers;idiappam,ready-meal,pantry,1,,,vegan;vegetarian;halal-ok;gluten-free,pc
min jiang kueh,peanut pancake;apam balik;kuih apam balik;martabak manis;terang bulan;ban chang kueh,local-dessert,pantry,1,,gluten;eggs;peanuts;milk,vegetarian;halal-ok,pc
fried dough bun,butterfly bun;ham chim peng;ham jin peng;hum chim peng,bread-bakery,pantry,1,,gluten;sesame,vegan;vegetarian;halal-ok,pc
custard bun,liu sha bao;salted egg custard bun;lava bun;nai wong bao;lai wong bao,bread-bakery,fridge,3,1,gluten;eggs;milk,vegetarian;halal-unknown,pc
red bean bun steamed,tau sar bao;dou sha bao;lotus bun;lotus paste bun;red bean bao,bread-bakery,fridge,3,1,gluten,vegetarian;halal-unknown,pc
tau sar piah,tau sa piah;tau sar pneah;bean paste biscuit;wife biscuit;lao po bing;beh teh saw;heong peah,bread-bakery,pantry,21,7,gluten;sesame,vegetarian;halal-unknown,box
lo mai kai,lor mai kai;loh mai kai;nuo mi ji;steamed glutinous rice chicken,ready-meal,fridge,2,1,soy;gluten;molluscs;sesame,halal-unknown,pc
yu sheng,lo hei;yusheng;prosperity toss,ready-meal,fridge,1,1,fish;peanuts;sesame,halal-unknown,pack
kueh pie tee,pie tee;kuih pie tee;top hats,ready-meal,pantry,2,1,gluten;eggs;crustaceans,halal-unknown,pc
hae bee hiam,hei bee hiam;spicy dried shrimp;dried shrimp sambal;sambal udang kering,condiment,fridge,60,21,crustaceans,halal-unknown;gluten-free,jar
mala xiang guo,mala hot pot;ma la tang;malatang;mala tang;sichuan mala;mala dish,ready-meal,fridge,2,1,soy;gluten;sesame;peanuts,halal-unknown,portion
herbal soup,herbal chicken soup;black chicken soup;ginseng chicken soup;samgyetang,ready-meal,fridge,2,1,,halal-unknown;gluten-free,portion
teh c,teh si;kopi c;kopi si;teh peng;kopi peng;teh halia;teh ais;kopi ais,beverage,fridge,1,1,milk,vegetarian;halal-ok;gluten-free,cup
chinese herbs,dang gui;dong quai;tong kwai;huai shan;chinese angelica;american ginseng;ginseng,dried-food,pantry,540,180,,vegan;vegetarian;halal-ok;gluten-free,pack
chawanmushi,chawan mushi;steamed egg;steamed egg custard;egg custard savoury,egg,fridge,2,1,eggs;soy;fish,halal-unknown,cup
milk tea,hong kong milk tea;royal milk tea;thai milk tea;cha yen;chai latte;masala chai;karak chai;doodh chai,beverage,fridge,2,1,milk,vegetarian;halal-ok;gluten-free,cup
rempeyek,rempeyek kacang;peyek kacang,snack,pantry,60,14,peanuts,vegetarian;halal-ok;gluten-free,pack
oncom,oncom merah;oncom hitam,plant-protein,fridge,3,1,soy;peanuts,vegan;vegetarian;halal-ok;gluten-free,block
tarhana,tarhana soup;tarhana powder,instant-meals,pantry,365,60,gluten;milk,vegetarian;halal-ok,pack
borek,su boregi;sigara boregi;cheese borek;spinach borek,bread-bakery,fridge,2,1,gluten;milk;eggs,halal-unknown,pc
horchata,tiger nut drink;horchata de chufa,beverage,fridge,5,2,,vegan;vegetarian;halal-ok;gluten-free,bottle
quail or pigeon,quail;pigeon;squab;quail meat;ostrich meat;kangaroo meat,poultry,fridge,2,,,halal-ok;gluten-free,pc
lemper,lemper ayam;arem-arem;arem arem;pulut panggang;rempah udang kueh;semar mendem,local-dessert,fridge,1,,,halal-ok;gluten-free,pc
fried banana,pisang goreng;goreng pisang;banana fritters;banana fritter;cekodok;cekodok pisang;jemput jemput;pisang molen;kuih kodok,local-dessert,pantry,1,,gluten,vegetarian;halal-ok,pc
vegetable fritters,bakwan;bakwan jagung;bakwan sayur;corn fritters;sweetcorn fritters;cucur sayur;cucur jagung;ote ote,ready-meal,fridge,1,1,gluten;eggs,vegetarian;halal-ok,pc
prawn fritters,cucur udang;bakwan udang;shrimp fritters,ready-meal,fridge,1,1,gluten;crustaceans,halal-ok,pc
batagor,siomay bandung;baso tahu;siomay,ready-meal,fridge,1,1,fish;gluten;peanuts;soy;eggs,halal-ok,portion
cireng,pentol;aci goreng,snack,fridge,3,1,gluten;peanuts,halal-ok,pack
nasi kerabu,nasi dagang;nasi ulam;nasi lemuni;nasi berlauk,ready-meal,fridge,1,1,fish;crustaceans,halal-ok,portion
dodol,jenang;wajik klepon;lempok durian;kuih wajik,local-dessert,pantry,30,14,,vegetarian;halal-ok;gluten-free,pack
kuih koci,nagasari;kue nagasari;kuih lepat;lepat pisang;kuih kochi;bugis mandi;kue bugis,local-dessert,pantry,1,,,vegetarian;halal-ok;gluten-free,pc
cassava leaves,daun singkong;daun ubi;daun pepaya;papaya leaves;pucuk ubi,vegetable,fridge,3,,,vegan;vegetarian;halal-ok;gluten-free,bunch
ulam herbs,pegaga;pennywort;pucuk paku;fern shoots;paku pakis;ulam raja;daun selom;sayur manis;daun katuk,vegetable,fridge,3,,,vegan;vegetarian;halal-ok;gluten-free,bunch
banana leaf,daun pisang;vazhai ilai;banana leaves;daun kelapa;kerala banana leaf,herb,fridge,7,,,vegan;vegetarian;halal-ok;gluten-free,pack
chilli paneer,paneer chilli;paneer manchurian;chilli paneer dry,ready-meal,fridge,2,1,milk;soy;gluten,vegetarian;halal-ok,portion
dried wheat noodles,wheat noodles;plain wheat noodles,grains-noodles,pantry,180,,gluten,vegan;vegetarian;halal-ok,g
plain ramen noodles,instant noodles without soup;noodle cake,grains-noodles,pantry,180,,gluten;soy,vegan;vegetarian;halal-ok,packet
black sesame soup,black sesame paste;black sesame powder;sesame soup,instant-meals,pantry,180,14,sesame,vegan;vegetarian;halal-ok;gluten-free,packet
spicy gluten strips,latiao;gluten strips,snack,pantry,120,5,gluten;soy,vegan;vegetarian;halal-ok,packet
scallion pancake,spring onion pancake;green onion pancake;egg crepe wrapper,bread-bakery,freezer,90,3,gluten,vegan;vegetarian;halal-ok,pc
sesame flatbread,shaobing;sesame pancake,bread-bakery,pantry,3,,gluten;sesame,vegan;vegetarian;halal-ok,pc
red bean paste,sweet bean paste;sweetened red beans;anko,sweets,pantry,180,5,,vegan;vegetarian;halal-ok;gluten-free,g
rice noodle roll,rice roll steamed;chee cheong fun,ready-meal,fridge,2,1,crustaceans;soy;gluten,halal-unknown,portion
shacha sauce,chinese barbecue sauce;sacha sauce,condiment,pantry,360,90,fish;crustaceans;soy;peanuts;sesame,halal-unknown,jar
milk nougat,nougat candy;nougat sweets,sweets,pantry,120,,milk;nuts;peanuts;eggs,vegetarian;halal-unknown;gluten-free,g
turron,torrone;almond nougat,sweets,pantry,180,,nuts;eggs,vegetarian;halal-ok;gluten-free,bar
sesame noodles,dan dan noodles;hot dry noodles;cold noodles with sesame,ready-meal,fridge,2,1,gluten;sesame;soy;peanuts,halal-unknown,portion
tomato and egg stir-fry,tomato scrambled eggs;stir-fried eggs;tomato egg,ready-meal,fridge,2,1,eggs,vegetarian;halal-ok;gluten-free,portion
fried egg,fried eggs;sunny side up egg,egg,fridge,2,1,eggs,vegetarian;halal-ok;gluten-free,pc
spanish omelette,potato omelette;egg frittata;frittata,ready-meal,fridge,3,2,eggs,vegetarian;halal-ok;gluten-free,portion
boiled fish in chilli oil,sichuan boiled fish;fish with pickled mustard greens,ready-meal,fridge,2,1,fish;soy;gluten;sulphites,halal-unknown,portion
stir-fried meat,shredded pork with garlic sauce;stir-fried pork;stir-fried beef;stir-fried chicken,ready-meal,fridge,2,1,soy;gluten,halal-unknown,portion
cold skin noodles,liangpi;cold rice noodles,ready-meal,fridge,2,1,gluten;sesame;soy;peanuts,vegan;vegetarian;halal-ok,portion
miso soup,instant miso soup;pork miso soup,ready-meal,fridge,2,1,soy;fish;gluten,halal-unknown,bowl
oden,oden set;fish cake stew,ready-meal,fridge,3,2,fish;gluten;eggs;soy,halal-unknown,portion
dashi pack,dashi stock;dashi stock bag;kelp and bonito stock,condiment,pantry,360,30,fish,halal-ok;gluten-free,packet
japanese curry,curry rice;katsu curry,ready-meal,fridge,2,1,gluten;milk;soy;celery,halal-unknown,portion
cream stew,white stew;creamy stew,ready-meal,fridge,2,1,milk;gluten;celery,halal-unknown,portion
fish in miso,mackerel in miso;simmered fish,ready-meal,fridge,3,2,fish;soy;gluten,halal-unknown,portion
breaded prawns,breaded shrimp;breaded fried shrimp;fried prawns breaded,frozen,freezer,120,2,gluten;eggs;crustaceans,halal-ok,g
hotteok,sweet korean pancake;syrup filled pancake,bread-bakery,fridge,2,1,gluten;peanuts;nuts;milk;sesame,vegetarian;halal-ok,pc
japchae,glass noodles with vegetables;stir-fried glass noodles,ready-meal,fridge,3,2,soy;sesame;gluten,halal-unknown,portion
pancake flour,korean pancake mix;savoury pancake mix;batter flour,baking,pantry,180,60,gluten,vegan;vegetarian;halal-ok,packet
soy marinated crab,marinated raw crab;soy sauce crab,ready-meal,fridge,3,2,crustaceans;soy;gluten,halal-ok,portion
salted seafood,salted squid;fermented seafood;jeotgal,pickle-ferment,fridge,90,30,molluscs;fish;crustaceans,halal-ok;gluten-free,jar
sikhye,sweet rice drink;malted rice drink,beverage,fridge,14,3,gluten,vegan;vegetarian;halal-ok,bottle
marinated beef,bulgogi cooked;marinated pork;spicy stir-fried pork,ready-meal,fridge,3,2,soy;gluten;sesame,halal-unknown,portion
meat salad,sausage salad;deli meat salad,deli,fridge,10,3,eggs;mustard,halal-unknown;gluten-free,tub
lentil stew,lentil soup;split pea soup;pea soup;bean stew,ready-meal,fridge,3,2,celery,halal-unknown;gluten-free,portion
bratwurst,nuremberg sausages;grilling sausage,meat,fridge,5,2,celery;mustard,halal-no;gluten-free,pc
egg liqueur,advocaat,beverage,pantry,180,60,eggs;milk,vegetarian;halal-no;gluten-free,bottle
savoury ring biscuits,taralli;breadsticks;grissini;savoury biscuits,snack,pantry,120,14,gluten,vegan;vegetarian;halal-unknown,packet
country bread,rustic bread;farmhouse bread;crusty bread;village bread,bread-bakery,pantry,4,,gluten,vegan;vegetarian;halal-ok,loaf
herring in cream,herring salad;creamed herring,deli,fridge,10,3,fish;milk;eggs;mustard,halal-ok,tub
nut cookies,almond cookies;almond biscuits;nut biscuits;cantucci;amaretti,snack,pantry,60,14,nuts;gluten;eggs;milk,vegetarian;halal-ok,packet
almond cake,nut cake;almond tart;frangipane;financier,bread-bakery,pantry,5,,nuts;gluten;eggs;milk,vegetarian;halal-ok,slice
chocolate mousse,mousse dessert;floating island,dairy,fridge,10,1,eggs;milk;soy,vegetarian;halal-unknown;gluten-free,pot
meat in white sauce,veal stew in white sauce;blanquette,ready-meal,fridge,3,2,milk;gluten;celery,halal-unknown,portion
gazpacho,cold tomato soup;salmorejo,ready-meal,fridge,7,3,gluten;sulphites,vegan;vegetarian;halal-ok,carton
french toast,bread pudding;torrijas,bread-bakery,fridge,2,1,gluten;eggs;milk,vegetarian;halal-ok,slice
steamed dumpling bread,yeast dumpling;sweet dumpling,bread-bakery,freezer,90,2,gluten;milk;eggs,vegetarian;halal-ok,pc
red berry pudding,red fruit jelly;berry compote,sweets,fridge,14,3,,vegan;vegetarian;halal-ok;gluten-free,pot
cheese fondue,fondue;cheese spread,dairy,fridge,30,3,milk,vegetarian;halal-unknown;gluten-free,packet
currywurst,sausage with curry sauce,ready-meal,fridge,3,1,celery;mustard,halal-no,portion
fish quenelle,quenelle;pike dumplings,deli,fridge,10,2,fish;gluten;eggs;milk,halal-ok,pc
tamales,tamale;corn dough parcels,ready-meal,fridge,3,2,,halal-unknown;gluten-free,pc
arepa,corn flatbread;corn cakes savoury,bread-bakery,fridge,5,3,,vegan;vegetarian;halal-ok;gluten-free,pc
mole sauce,mole paste;mole poblano,condiment,pantry,360,30,peanuts;nuts;sesame;gluten,vegetarian;halal-ok,jar
ceviche,marinated raw fish,ready-meal,fridge,2,1,fish,halal-ok;gluten-free,portion
alfajores,caramel sandwich cookies,snack,pantry,30,,gluten;milk;eggs;soy,vegetarian;halal-ok,pc
tres leches cake,milk cake,bread-bakery,fridge,4,,gluten;eggs;milk,vegetarian;halal-ok,slice
cheese pastry,tequenos;cheese empanada;cheese pasty,frozen,freezer,120,2,gluten;milk,vegetarian;halal-unknown,pc
yerba mate,mate tea,beverage,pantry,360,,,vegan;vegetarian;halal-ok;gluten-free,packet
hibiscus tea,roselle tea,beverage,pantry,360,,,vegan;vegetarian;halal-ok;gluten-free,packet
rice balls fried,arancini;suppli;fried risotto balls,frozen,freezer,90,2,gluten;milk;eggs;celery,halal-unknown,pc
aubergine bake,aubergine parmigiana;moussaka;eggplant parmesan,ready-meal,fridge,3,2,milk;gluten;eggs,halal-unknown,portion
vegetable soup,minestrone,ready-meal,fridge,3,2,celery,vegan;vegetarian;halal-ok;gluten-free,portion
pickled vegetables,giardiniera;mixed pickled vegetables,pickle-ferment,pantry,360,30,celery;sulphites;mustard,vegan;vegetarian;halal-ok;gluten-free,jar
cream filled pastry,cannoli;cream horn;vanilla slice;mille feuille,bread-bakery,fridge,3,,gluten;milk;eggs,vegetarian;halal-unknown,pc
dried persimmon,dried persimmons,dried-food,pantry,60,14,,vegan;vegetarian;halal-ok;gluten-free,pc
chestnut puree,chestnut cream;chestnut spread,spread,pantry,360,14,,vegan;vegetarian;halal-ok;gluten-free,jar
blood curd,blood jelly;pig blood;duck blood,meat,fridge,3,1,,halal-no;gluten-free,block
tuna pasty,tuna turnover;tuna empanada;tuna puff;tuna pastry,bread-bakery,fridge,3,1,gluten;milk;fish;eggs,halal-unknown,pc
potato salad with mayonnaise,german potato salad;potato mayonnaise salad,ready-meal,fridge,3,1,eggs;mustard,vegetarian;halal-unknown;gluten-free,portion
popcorn kernels,popping corn;popcorn kernel;unpopped popcorn;popcorn maize;popcorn seeds,grains-noodles,pantry,365,180,,vegan;vegetarian;halal-ok;gluten-free,pack
sushi nori,nori sheet;yaki nori;plain nori;nori strips;sheet nori;sheets nori;sheets of nori,dried-food,pantry,365,60,,vegan;vegetarian;halal-ok;gluten-free,pack
sichuan pepper,szechuan pepper;numbing pepper,spice,pantry,540,180,,vegan;vegetarian;halal-ok;gluten-free,pack
sweet pickle,branston;ploughmans pickle;pub pickle,condiment,pantry,330,42,gluten;sulphites,vegan;vegetarian;halal-ok,jar
coconut milk powder,powdered coconut milk;coconut cream powder,dried-food,pantry,330,45,milk;sulphites,vegetarian;halal-ok;gluten-free,pack
fish stock carton,fish stock;fish broth,canned,pantry,300,4,fish;celery,halal-ok;gluten-free,carton
pork stock carton,pork stock;pork broth;pork bone broth;ham stock;ham broth,canned,pantry,300,4,celery,halal-no;gluten-free,carton
meat stock carton,meat stock;meat broth;veal stock;veal broth;lamb stock;lamb broth;mutton broth;duck stock;turkey stock;game stock,canned,pantry,300,4,celery,halal-unknown;gluten-free,carton
wild boar,boar;boar meat,meat,fridge,2,,,halal-no;gluten-free,g
game bird,pheasant;partridge;guinea fowl;grouse;woodcock,poultry,fridge,2,,,halal-unknown;gluten-free,pc
horse meat,horsemeat;horse steak,meat,fridge,2,,,halal-unknown;gluten-free,g
frog legs,frog;frog meat,meat,fridge,1,,,halal-unknown;gluten-free,g
`
