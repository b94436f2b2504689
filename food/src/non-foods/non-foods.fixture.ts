/** Things that were once taken for the food in their name, as testers without sight of the lists typed them, and others written before they were tried. */
export const nonFoods = `
fairy liquid apple
rice paddle
soup bowls
dog biscuits chicken
felix beef in jelly
cucumber eye gel
olive oil soap bar
orange multi surface spray
sandwich bags
apple watch strap
orange highlighter
sun cream spf50
crab crackers tool
steak knives
turkey baster
tomato plant feed
tomato ketchup dispenser
milk carton recycling bag
peanut shaped stress ball
vitamin D tablets for cats
savon au lait
savon de marseille à l'huile d'olive
liquide vaisselle citron
presse-ail
rape à fromage
crème à raser
crème solaire
croquettes pour chat au saumon
Spülmittel Zitrone
Katzenfutter Thunfisch
Handcreme Mandel
champú de coco
jabón de leche
crema de afeitar
comida para gatos atún
rallador de queso
filtros de café
detersivo al limone
macchina del caffè
sabonete de aveia
detergente de maçã
sabun cuci piring jeruk nipis
periuk nasi
pisau roti
syampu telur
卵型タイマー
yumurta fırçası
çay bardağı
صابون زيت الزيتون
nước rửa chén chanh
nồi cơm điện
หม้อหุงข้าว
น้ำยาล้างจาน มะนาว
อาหารแมว ปลาทูน่า
chai ki ketli
doodh ka bartan
pie weights
lemon washing liquid refill
honeycomb paper decoration
mint green bedsheet
apple tv remote
blackberry bush
strawberry plant hanger
pumpkin carving stencil
cherry blossom wall art
coffee plunger
coffee tamper
coffee scale
milk thermometer
bacon press
burger flipper
taco holder
corn holders
egg timer magnetic
egg poacher pan
omelette maker
rice washer bowl
sushi bazooka
noodle strainer
pasta drying rack
pizza peel wooden
pizza oven cover
cake decorating turntable
cupcake wrappers
chocolate mould silicone
ice cream tub holder
ice lolly moulds
fruit fly spray
fruit picker
orange peeler
melon baller
cherry pitter
banana hanger
banana slicer
herb scissors
garlic crusher
onion goggles
salt pig
butter bell
jam funnel
tea strainer
tea tray
wine stopper
beer koozie
cocktail shaker
fish net
fish tank filter
shrimp pellets for fish
beef flavoured dog chews
chicken flavour cat treats
salmon oil for dogs
rabbit hutch straw
hay for guinea pigs
duck whistle
turkey fryer
honey lip mask
oat milk hand lotion
avocado oil conditioner
rice water shampoo
coconut candle
peach body mist
vanilla perfume
watermelon lip balm
sugar scrub
coffee body scrub
charcoal toothpaste
lemon furniture polish
lime descaler
olive green jumper
peanut butter jar lid
chilli fairy lights
pineapple lamp
cactus plant
vitamin c serum
fish oil lamp
orange traffic cone
grape stickers
tomato cage
potato grow bag
onion storage bag
bread lame
cheese slicer wire
cheese dome
toast rack
sandwich toaster
waffle iron
gaufrier électrique
savonnette miel
poêle à crêpes
brosse à champignons
tapis de cuisson
bougie vanille
gant de cuisine
friandises pour chien au poulet
Kuchengabel
Pfefferstreuer
Apfelschneider
Honiglöffel
Kokosöl Haarmaske
Hundefutter Rind
Zitronenreiniger
Spargelschäler
Käsereibe
Teesieb
cuchara de helado
molde para magdalenas
aceite de coco para el pelo
comida para perros pollo
velas de vainilla
moldes de silicona
escova de dentes menta
forma de pudim
condicionador de abacate
ração para gatos frango
tagliere per pane
crema viso alla mandorla
cibo per cani manzo
schiuma da barba menta
ampoule four
krim badan kelapa
botol susu bayi
sudu kopi
parut kelapa
makanan anjing ayam
loyang kek
草莓润唇膏
电热水壶
披萨刀
狗粮牛肉
鸡蛋模具
牛奶锅
レモンの香りの洗剤
犬用ビーフジャーキー
ココナッツボディクリーム
たこ焼き器
ゆで卵スライサー
레몬 주방세제
강아지 간식 닭고기
달걀 커터
우유 비누
ekmek bıçağı
zeytinyağlı sabun
kahve makinesi
elma soyacağı
köpek maması tavuklu
شامبو العسل
طعام الكلاب دجاج
سكين الخبز
ماكينة قهوة
dao gọt trái cây
dầu gội bưởi
máy xay sinh tố
thức ăn cho chó vị bò
สบู่มะพร้าว
อาหารหมา รสไก่
มีดปอกผลไม้
เครื่องชงกาแฟ
नींबू साबुन
चाय की केतली
एलोवेरा फेस वॉश
தேங்காய் ஷாம்பு
lime green curtain
pear shaped vase
apple pencil case
blackberry charger
kiwi bird plush
banana costume
bread slicer guide
bagel guillotine
cookie scoop
cookie press
rolling pin marble
cake pop sticks
cake comb
egg separator yolk
egg white container empty
milk jug cleaner
cream whipper chargers
butter curler
cheese fondue forks
cheese board with knives
yogurt strainer
yoghurt maker jars
meat tenderiser hammer
meat claws
chicken shears
turkey lacer
steak thermometer
bacon toothpaste
fish scaler
fish bowl gravel
lobster bib
crab net
shrimp deveiner
oyster shucking glove
sushi mat
noodle bowl with lid ceramic
ramen bowl chopsticks set
pasta measurer
pizza wheel
taco press
tortilla basket
rice storage bin
rice measuring cup
salad bowl wooden
salad shears
tomato knife
tomato corer
potato ricer
potato brush
corn stripper
corn on the cob skewers
carrot sharpener
onion holder
garlic peeler
garlic keeper
ginger grater
mushroom lamp
pumpkin lantern
avocado pillow
lemon juicer
lemon scented wipes
lime dish soap
orange zester
apple slicer
strawberry huller
cherry stoner
pineapple corer
watermelon knife
coconut opener
nut milk bag
peanut bird feeder
almond shower oil
walnut wood stain
chestnut hair dye
honey pot empty
sugar thermometer
salt lamp himalayan
pepper grinder
vanilla diffuser
cinnamon broom
mint floss
tea infuser ball
tea kettle
coffee stirrers
coffee machine descaler
coffee pod holder
water filter jug
juice press
wine rack
wine aerator
beer pong table
beer mug
whisky stones
chocolate scented candle
ice cream bowl set
popcorn machine
candy cane tree ornament
soup thermos
tuna flavoured cat treats
chicken wire roll
beef tallow moisturiser
goat milk soap
cat milk
dog ice cream
rabbit pellets
hamster wheel
gouttière à baguette
moule à madeleines
pince à spaghetti
tire-lait
gel douche amande
shampooing à la pomme
litière pour chat
déodorant citron
couteau à fromage
Apfelentkerner
Eierlöffel
Teelicht Vanille
Nussknacker
Zahnpasta Minze
Kirschentsteiner
Brotmesser
Katzenmilch
Badesalz Mandel
exprimidor de limones
jabón de avena
cortador de pizza
molinillo de pimienta
comida para peces
crema de manos almendra
cafetera italiana
sacacorchos vino
espremedor de alho
sabonete líquido mel
ração de peixe
taça de vinho vidro
creme de mãos coco
grattugia formaggio
bagnoschiuma latte e miele
spremiagrumi elettrico
tovaglia limoni
candela cannella
croccantini gatto tonno
sampo lidah buaya
sabun susu
pisau keju
alat pengupas kentang
makanan ikan emas
gelas kopi
cetakan kue
pencuci piring limau
杏仁护手霜
狗零食鸡肉
寿司模具
红酒开瓶器
柠檬洗衣液
咖啡滤纸
筷子架
りんごの皮むき器
猫のおやつ まぐろ
コーヒーフィルター
パン切り包丁
レモン石鹸
고양이 간식 연어
커피 필터
와인 오프너
꿀 마스크팩
balık yemi
limon sıkacağı
peynir bıçağı
süt köpürtücü
bal şampuanı
ekmek kutusu
عصارة ليمون
صابون الحليب
طعام السمك
فلتر قهوة
كريم جوز الهند للشعر
máy pha cà phê
xà phòng sữa dê
nồi áp suất
dao cắt bánh mì
thức ăn cá
kem dưỡng da dừa
ที่คั้นน้ำส้ม
แชมพูมะกรูด
ขนมแมวเลีย ทูน่า
แก้วกาแฟ
सेब का शैम्पू
रोटी का तवा
मछली का दाना
தேங்காய் துருவி
chai chhanni
`

/** Foods whose names hold a thing's. */
export const foodsLikeNonFoods = `
strawberry jam jar
raspberry jam jar 340g
black beans (goya)
tea bags
noodle bowl
acai bowl
coffee pods
rice paper
lamb rack
pork collar
apple turnover
kettle chips
oven chips
toaster waffles
victoria sponge
portobello mushroom caps
butter chicken
coconut water bottle
chocolate biscuit tin
organic Tee
barra de pan 500g
panela 1kg
copos de avena 500g
marmite 250g
persil bio
rape rosse bio
salsa verde
té verde
jus d'orange pressé 1L
Studentenfutter 200g
Reispapier
Teebeutel Kamille
Gemüsepfanne
Schokoraspel
Kokosraspel
hamsi tava
bebek maması
หม้อไฟ
แก้วมังกร
เครื่องดื่ม
公仔面
烤箱薯条
热狗肠
태양초고추장 500g
プリンスメロン
mata kucing
es lilin durian
cháo gà
ice cream cone
satsumas net
rice paper wrappers
bulb of garlic
Life Savers
pizza wagner
baguette d'hier
jalapeño poppers
fish chowder
beer case of 24
Stove Top stuffing
mussels in white wine
catfish fillet
hot dogs
veggie dogs
jaffa cakes box
`
