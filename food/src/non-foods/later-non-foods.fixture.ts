/** Things called after food in sixteen languages, none of which was looked up in the lists before it was written down. */
export const laterNonFoods = `
milk frother
banana hair clip
rice cooker
garlic peeler
avocado pyjamas
cherry lip tint
noodle strainer basket
pancake pan
honey face cream
toast rack
fish tank
fish hook
egg whisk
salad spinner
pizza stone
pepper grinder
pepper spray
butter dish
bread bin
cake stand
coconut shampoo bar
oat body wash
vanilla candle
coffee table
coffee grinder
tea towel
tea strainer
apple watch
apple tv remote
blackberry phone
lemon squeezer
orange highlighter pens
peach phone cover
strawberry earrings
mushroom night light
hot dog costume
cookie cutters
ice cube tray
ice cream scoop
wine rack
beer opener
beer mat
corkscrew
cat milk bowl
baby wipes
chicken coop
cheese grater box
cheese slicer wire
cheese knife
onion goggles
potato masher
potato ricer
nut cracker
oyster knife
sushi mat
taco holder
waffle iron
popcorn machine
chocolate fountain
chocolate mould
sugar wax
sugar paste hair removal
salt lamp
bath salts lavender
epsom salt
shea butter
cocoa butter lotion
argan oil
tea tree oil
engine oil
baby oil
castor oil hair
olive oil dispenser
oil diffuser
vitamin c serum
milk teeth
milk carton lamp
milk of magnesia
butterfly clips
ginger cat plush
peanut costume
pea shooter
bean bag
corn plasters
corn holder
cornhole set
cotton candy machine
yogurt maker
bread knife
toaster
sandwich press
jam thermometer
kids cooking apron
pizza cutter
rolling pin
nori punch
bamboo steamer
wok brush
Brotkasten
Eierbecher
Kaffeefilter
Käsereibe
Apfelschäler
Fischfutter
Kartoffelpresse
Salatschleuder
Zitronenpresse
Teesieb
Schokobrunnen
porte-savon
savon au lait
moule à gâteau
râpe à fromage
couteau à pain
presse-agrumes
crème solaire
huile de massage
grille-pain
cafetière
sac à pain
coussin avocat
machacador de patatas
exprimidor de naranjas
crema de manos
cortador de queso
sartén para huevos
molde para pan
cafetera italiana
aceite de motor
jabón de avena
grattugia formaggio
spremiagrumi
crema mani mandorla
tagliere pane
stampo torta
macchina caffè
schiaccianoci
espremedor de limão
forma de bolo
sabonete de leite
creme de mãos
descascador de batata
saca-rolhas
moedor de pimenta
ekmek kızartma makinesi
yumurta fırçası
peynir bıçağı
limon sıkacağı
çay bardağı
süt köpürtücü
periuk nasi
pisau roti
sabun susu
cetakan kue
parutan keju
minyak rambut kelapa
nồi cơm điện
máy xay sinh tố
dao cắt bánh mì
kem chống nắng
dầu gội bưởi
ấm pha trà
หม้อหุงข้าว
สบู่นม
มีดหั่นขนมปัง
ครีมกันแดด
แชมพูมะพร้าว
เครื่องชงกาแฟ
电饭煲
牛奶沐浴露
苹果手机
鸡蛋分离器
咖啡渣
西瓜抱枕
蜂蜜唇膏
面包机
打奶泡器
卵焼き器
牛乳石鹸
バナナケース
おにぎり型
コーヒーミル
はちみつリップ
계란찜기
우유 비누
쌀통
커피 머신
김밥 말이
바나나 걸이
दूध का बर्तन
चाय की छलनी
नारियल का तेल बालों के लिए
chai channi
doodh ka bartan
தேங்காய் துருவி
dosa tawa
idli stand
عصارة ليمون
صابون الحليب
سكين خبز
شامبو البيض
مطحنة قهوة
beeswax wrap
pizza oven cover
lobster bib
pasta drying rack
egg cosy
muffin tin liners
popcorn bucket
potato gun
pickle fork
olive spoon
grapefruit knife
cherry pitter
apple peeler corer
mango splitter
pineapple corer
melon baller
tomato cage
lettuce spinner
carrot pen
pea soup thermos
chicken feeder
duck umbrella
turkey baster
lamb skin rug
beef tallow balm
fish scaler
salmon print socks
shrimp deveiner
crab phone charm
oyster card
rice bag heat pack
noodle pool float
bread maker paddle
toast tongs
bagel guillotine
butter lettuce seeds packet
milk jug
cream tube for hands
yogurt strainer
cheese board set
ice pack
sugar bowl
honey dipper wooden
jam pan
syrup pump
salt cellar
pepper mill
spice carousel
vanilla air freshener
cinnamon broom
mint dental floss
ginger hair dye
chocolate brown hair dye
coffee body scrub
tea cosy
teapot
espresso cups
wine glasses
beer stein
juice extractor
soda siphon
water filter jug
cocktail shaker
cookie sheet
cake topper
brownie pan
pie dish
donut pillow
candy cane lights
gum eraser
jelly sandals
gummy vitamins bottle opener
popsicle sticks
ice scraper
banana costume
peach emoji pillow
lemon scented dishwasher tablets
orange extension cable
lime green paint
strawberry hair scrunchie
raspberry pi 4
blackberry charger
coconut coir
avocado squishy toy
date stamp
fig leaf print
olive branch wreath
pumpkin carving kit
squash racket
corn remover
bean bag chair
peanut packing
almond nail varnish
chestnut hair colour
sesame street dvd
oat bath soak
barley wheat bag
mustard yellow jumper
onion ring light
garlic rocker
Kuchenform
Brotschneidemaschine
Butterdose
Honiglöffel
Sektgläser
Milchaufschäumer
Nussknacker
Zuckerdose
Spargelschäler
Eierwärmer
Keksausstecher
Bierdeckel
Kaffeetasse
Salzstreuer
Olivenseife
Kokosöl Haarmaske
couteau à huîtres
planche à fromage
boîte à oeufs
verres à vin
brosse à légumes
huile essentielle de citron
masque au concombre
essoreuse à salade
dénoyauteur de cerises
sabonete de aveia
garrafa de vinho vazia
vela de baunilha
caneca de café
lata de lixo
pimenteiro
copos de cerveja
abridor de latas
tabla de quesos
cuchillo jamonero
vela de canela
jabón de miel
crema de aloe para manos
esponja con forma de fresa
copas de vino
huevera de plástico
mortero de ajo
portauova
tazzine da caffè
pentola per pasta
crema viso al miele
candela alla vaniglia
forchetta da dolce
bicchieri da vino
cuscino a forma di pizza
ekmek sepeti
kahve fincanı
yumurta çırpıcı
bal kaşığı
limon kolonyası
hindistan cevizi şampuanı
çilek kokulu mum
meyve sıkacağı
sendok nasi
gelas kopi
lilin vanila
sampo kelapa
pemotong keju
boneka alpukat
piring ikan
thớt gỗ
ly cà phê sứ
nến hương vani
khuôn bánh trung thu
sữa rửa mặt
sữa tắm dê
kem đánh răng bạc hà
móc khóa trái bơ
ตะแกรงย่างหมู
แก้วกาแฟ
น้ำยาล้างจานมะนาว
โฟมล้างหน้านม
ตุ๊กตาหมู
เทียนหอมวานิลลา
กล่องข้าว
茶具
咖啡滤纸
水果篮
面包刀
蜂蜜面膜
牛奶盆
大米洗面奶
草莓发夹
饼干模
米桶
葡萄酒杯
番茄计时器
香蕉枕头
豆腐模具
お茶碗
コーヒーカップ
米びつ
いちごヘアピン
パン切り包丁
りんごの皮むき器
レモンの香りの洗剤
弁当箱
たまご型キャンドル
커피잔
와인 오프너
딸기 머리끈
김치 냉장고
빵 칼
레몬 세제
도시락통
라면 냄비
바나나 인형
रोटी का डिब्बा
नींबू वाला साबुन
दूध की बोतल खाली
बेलन
chakla belan
chai ka pyala
roti ka dabba
टमाटर वाला खिलौना
தேநீர் கோப்பை
பால் குக்கர்
எலுமிச்சை சோப்பு
தோசைக்கல்
فنجان قهوة
طقم شاي
شمعة فانيلا
كريم يدين بالعسل
مقشرة بطاطا
صابون زيت زيتون
وسادة أفوكادو
beer glass set
loaf tin 24cm
pie tin non stick
skewers for lamb
steamer for dumplings
bread board oak
cheese knife marble
lunchbox collapsible
muffin tin 12 hole
bun tin 12 hole
cupcake tin 24 cavity
toaster 2 slot
cake stand 3 tier
steamer 2 tier
knife set 5 piece
tea canister
coffee sleeve
Wandregal
milk frother 2 pcs
`
