/**
 * Allergies as people misspell them: foods that hold what was meant, and after the second bar foods that only look like it.
 * Written before the rules that read them were tried on them.
 */
export const misspeltAllergies = `
bananah|2 bananas; banana bread|mango; papaya; bread; potato
bannanas|2 bananas; 1 banana
bananna allergy|banana; banana milk
avacodo|1 avocado; guacamole|olive oil; pear; cucumber
avocadoe|1 avocado; guacamole
avacardo|1 avocado
pineappel|1 pineapple; ananas|apple; pine nuts
pinneapple|pineapple chunks; pineapple juice
mangoe|1 mango; mango lassi|mangosteen; papaya; peach
mangoo|1 mango; mango juice
manggo|1 mango
papaia|1 papaya; papaya cubes|pumpkin; paprika
papayya|1 papaya
kiwifriut|2 kiwis
kiwee|2 kiwis
strawberies|strawberries; strawberry jam|raspberries; blueberries
stawberries|strawberries; fraises
strawberrries|strawberries
rasberry|raspberries; raspberry jam
raspberrys|raspberries
blueberies|blueberries; blueberry jam
bluebery|blueberries
blackberrys|blackberries
cranbery|cranberries; cranberry juice
cherrys|cherries; cherry jam|cherry tomatoes; plums; sherry vinegar
cheries|cherries
aprcot|apricots; dried apricots
appricot|apricots
pech|2 peaches|pear; plum; perch
peachs|2 peaches; peach jam
nectarin|nectarine
plumbs|3 plums|pear; apple
grapess|grapes; raisins
grappes|grapes
grapefriut|grapefruit
oragne|1 orange; orange juice|lemon; mandarin
orenge|1 orange
limon|1 lemon|apple; pear
leemon|1 lemon; lemon juice
watermellon|watermelon
watermelen|watermelon
cantelope|cantaloupe
honeydue|honeydew
licthi|lychees
lychi|lychees
leechee|lychees
durain|durian
dragonfriut|dragon fruit
jakfruit|jackfruit
pomegranite|pomegranate
pomegranet|pomegranate seeds
guvava|guava
coconot|coconut milk; desiccated coconut|cocoa powder; corn oil
coco nut|coconut milk; santan
coocnut|coconut oil
tomatoe|2 tomatoes; passata
tomatos|2 tomatoes
tommato|cherry tomatoes|potatoes; tamarind
potatos|potatoes; french fries
potatoe|potatoes
pottato|potatoes; mashed potato|tomatoes; sweet potato
onions and garlik|1 onion; 2 cloves garlic
garlc|3 cloves of garlic; garlic powder
galric|garlic
onyon|1 onion|garlic; celery
unions|red onion
carot|2 carrots|parsnip; caraway
carrets|2 carrots
cucmber|cucumber; gherkins
cuccumber|cucumber
zuchini|2 courgettes; zucchini|cucumber; pumpkin
courgett|2 courgettes
broccolli|broccoli
brocoli|broccoli florets
cauliflour|cauliflower
califlower|cauliflower
spinich|spinach|kale; lettuce
spinage|spinach
letuce|lettuce
lettice|iceberg lettuce
cabage|cabbage
cabbege|red cabbage
aubergeen|eggplant
egg plant|aubergine
eggplent|1 aubergine
mushrooom|shiitake; button mushrooms
mushromms|200 g mushrooms
muhsrooms|portobello
shitake|shiitake
pepers|1 bell pepper|black pepper; peppermint
bellpeper|1 bell pepper; red capsicum
capsicm|1 bell pepper
chillie|red chillies; chilli powder
chilly|2 chillies
gingr|ginger; ginger paste
gingger|ginger
tumeric|turmeric; haldi
termeric|turmeric
cinamon|cinnamon|cumin; ginger
cinnomon|cinnamon stick
nutmag|nutmeg
corriander|coriander leaves|parsley; cumin
corianda|cilantro
cillantro|coriander leaves
parsely|parsley
bazil|basil
vannila|vanilla extract|almond extract; cocoa powder
vanella|vanilla ice cream
honny|honey|maple syrup; golden syrup
honie|honey
suger|sugar; brown sugar|maple syrup; salt
choclat|dark chocolate; cocoa powder
choccolate|cocoa powder
beefe|beef mince; sirloin steak|turkey mince; lamb chops; beetroot
beeff|beef stock
porc meat|ham; bacon
prok|bacon; pork belly|chicken thigh; beef mince; prunes
chikin|chicken breast|turkey; tofu; chickpeas
chickn|chicken wings
chiken and duk|chicken breast; duck legs
lamp|lamb chops|beef mince; chicken
lambb|lamb chops
turky|turkey mince|chicken; beef mince; turmeric
meet|beef mince; chicken|beetroot; tofu; rice
red meats|beef mince
poltry|chicken breast; duck
galatine|gelatine sheets; marshmallows
gelatin|marshmallows
geletin|gelatine sheets
alchol|red wine; beer|wine vinegar; apple juice
alcahol|vodka
caffiene|coffee; black tea
cafeine|espresso
coffe|instant coffee|tea bags; toffee-free sauce
lentles|red lentils; dal
lintels|lentils|rice; linguine-free soup
chickpees|chickpeas; hummus
chick pees|chickpeas
beens|kidney beans; black beans|beetroot; rice
green beens|green beans
kidny beans|kidney beans
peaz|frozen peas
legums|chickpeas; lentils
leguems|kidney beans
quinua|quinoa|quince; rice; couscous
quiona|quinoa
buckweat|buckwheat flour; soba noodles
buchwheat|buckwheat
rhice|basmati rice|quinoa; couscous
corne|sweetcorn; popcorn|peppercorns; rice flour
mayze|cornflour; polenta
sweetcornn|sweetcorn
citruss|lemon; orange juice
citrous|lime
berrys|strawberries; blueberries
nightshaids|3 tomatoes; aubergine
allium|onion; garlic
aliyums|garlic
latex friut|banana; avocado
sunflowr|sunflower seeds; sunflower oil
sunflower seads|sunflower seeds
pumkin|pumpkin; pumpkin soup|butternut squash; melon
beatroot|beetroot
betroot|beetroot
asparagas|asparagus
asparagras|asparagus
raddish|radish|carrot; cabbage
artichoak|artichoke hearts
olivs|olives; olive oil
oliv oil|olive oil
garlik||ginger; chives; onion
`
