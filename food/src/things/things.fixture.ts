/** Things that were once taken for the food in their name, as testers without sight of the lists typed them. */
export const things = `
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
`

/** Foods whose names hold a thing's. */
export const foodsLikeThings = `
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
`
