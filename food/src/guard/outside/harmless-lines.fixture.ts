/** Lines of everyday recipes and the groups that they hold or may hold: for somebody who avoids any other of the fourteen they are harmless. Written without looking at the guard's lists. */

/** One English line each: line | groups that it holds or may hold. */
export const englishLines = `
2 ripe bananas, mashed|
1 small butternut squash, peeled and cubed|
3 garlic cloves, crushed|
a thumb of ginger, grated|
400 g tin of chopped tomatoes|
2 tbsp olive oil|
1 tsp ground cumin|
a pinch of flaky sea salt|
juice of half a lemon|sulphites
zest of 1 lime|
250 g cooked basmati rice|
1 large sweet potato, scrubbed|
2 chicken thighs, skin on|
300 g lean minced beef|
1 pork chop, about 2 cm thick|
handful of fresh coriander leaves|
4 spring onions, thinly sliced|
1 red pepper, deseeded|
150 g chestnut mushrooms, quartered|
1 courgette, cut into half moons|
200 g frozen peas|
2 corn cobs, husks off|
1 tin of kidney beans, rinsed|
400 g tin chickpeas, drained and rinsed|
100 g red lentils|
a splash of water|
1 tbsp runny honey|
2 tsp caster sugar|
1 tbsp cocoa powder|milk,soy
80 g rolled oats|gluten
1 tsp baking powder|gluten
1 avocado, sliced|
half a cucumber, diced|
8 cherry tomatoes, halved|
1 baby gem lettuce, shredded|
2 handfuls of baby spinach|
1 bay leaf|
2 cloves|
1 cinnamon stick|
3 cardamom pods, bruised|
1 star anise|
pinch of saffron strands|
1 tsp smoked paprika|
half a tsp turmeric|
1 tsp dried oregano|
1 sprig of rosemary|
a few basil leaves, torn|
freshly ground black pepper|
1 tsp chilli flakes|
1 green chilli, slit|
1 stalk of lemongrass, bashed|
3 kaffir lime leaves|
200 ml coconut milk|sulphites
1 tbsp coconut oil|
1 ripe mango, chopped|
100 g pineapple chunks|
1 apple, cored and grated|
2 pears, poached|
a handful of blueberries|
150 g strawberries, hulled|
1 orange, segmented|
half a grapefruit|
1 kiwi, peeled|
5 medjool dates, stoned|
1 tbsp maple syrup|
1 tbsp cornflour mixed with 2 tbsp cold water|
500 g floury potatoes|
2 carrots, cut into matchsticks|
1 parsnip, peeled|
1 beetroot, cooked|
quarter of a red cabbage, shredded|
1 head of broccoli in florets|
half a cauliflower, riced|
6 asparagus spears|
100 g green beans, trimmed|
1 aubergine, cubed|
150 g pumpkin, steamed|
1 leek, washed well|
1 fennel bulb, shaved|
2 shallots, finely chopped|
1 red onion, sliced into rings|
100 g quinoa, rinsed|
200 g rice noodles, soaked|
2 rice paper sheets|
50 g popcorn kernels|
1 tbsp chia seeds|
1 tbsp sunflower seeds|
1 tbsp pumpkin seeds, toasted|
1 tsp vanilla extract|
1 tbsp peppercorns|
2 tbsp capers|sulphites
10 black olives|sulphites
1 tbsp tomato purée|
100 ml passata|
1 lamb chop|
1 beef steak, at room temperature|
half a roast chicken, shredded|
1 duck breast|
200 g turkey mince|
100 g tapioca pearls|
1 plantain, sliced|
1 tsp fenugreek seeds|
8 curry leaves|
100 g okra, topped and tailed|
1 tbsp tamarind pulp, soaked|
1 tbsp white sugar|
1 glass of sparkling water|
a few ice cubes|
1 tbsp apple juice|sulphites
2 tbsp cranberries, fresh|
1 tin of black beans|
1 tin of cannellini beans|
100 g polenta|
200 g sushi rice, washed|
1 tsp agar agar powder|
1 sheet of nori, cut in strips|fish,crustaceans,molluscs,soy,gluten
1 tsp fresh thyme|
1 tbsp mint, chopped|
butter beans, drained|
peanut-free dark chocolate|milk,soy,nuts
dairy-free spread|soy
gluten-free pasta|
egg-free mayonnaise|mustard,soy,sulphites
oat drink, unsweetened|gluten
coconut yogurt, plain|
almond drink, unsweetened|nuts
rice drink|
cream of tartar|
cocoa butter|
nutmeg, grated|
water chestnuts, drained|
eggplant, roasted|
butterhead lettuce|
oyster mushrooms, torn|
lobster mushrooms, cleaned|
crab apples, quartered|
hearts of palm|sulphites
pine needles tea|
coconut flesh, grated|
buckwheat groats, toasted|
glutinous rice, soaked overnight|
sweetcorn, drained|
breadfruit, boiled|
cheesecloth, to strain|
eggcup of water|
2 tbsp nut-free seed butter|sesame
fish mint leaves|
goat meat, cubed|
horse gram, soaked|
kidney beans, soaked overnight|
monkey nut free trail mix of seeds|sesame
100 g beansprouts|soy
cashew apple|
1 pack of frozen berries|
1 tsp sumac|
1 tsp ground coriander|
jacket potatoes, baked until crisp|
2 tbsp neutral oil|soy
1 tbsp sunflower oil|
1 sachet of dry yeast|
100 ml hot water from the kettle|
leftover mashed potato|milk
leftover roast beef, sliced|
1 rasher of streaky bacon|
2 slices of cooked ham|milk,soy
`

/** The same in other languages. */
export const foreignLines = `
2 reife Bananen|
1 Zwiebel, fein gehackt|
3 Knoblauchzehen|
500 g Kartoffeln, geschält|
1 EL Olivenöl|
200 g Reis|
1 Dose gehackte Tomaten|
2 Möhren, geraspelt|
300 g Hähnchenbrust|
Salz und Pfeffer|
1 Bund Petersilie|
200 ml Kokosmilch|sulphites
1 TL Kreuzkümmel|
100 g rote Linsen|
1 Prise Muskatnuss|
Saft einer halben Zitrone|sulphites
1 Kürbis, gewürfelt|
1 Dose Kidneybohnen|
2 gousses d'ail hachées|
1 oignon émincé|
400 g de tomates concassées|
2 cuillères à soupe d'huile d'olive|
200 g de riz basmati|
1 pincée de noix de muscade|
20 cl de lait de coco|sulphites
2 blancs de poulet|
3 pommes de terre|
1 courgette en rondelles|
le jus d'un citron vert|sulphites
1 boîte de pois chiches|
une poignée d'épinards|
100 g de lentilles corail|
2 dientes de ajo picados|
1 cebolla grande|
300 g de pechuga de pollo|
2 tomates maduros|
1 aguacate en rodajas|
200 g de arroz|
una pizca de comino|
1 lata de frijoles negros|
zumo de medio limón|sulphites
2 cucharadas de aceite de oliva|
1 pimiento rojo|
sal y pimienta al gusto|
2 spicchi d'aglio|
1 cipolla tritata|
400 g di pomodori pelati|
2 cucchiai di olio d'oliva|
300 g di petto di pollo|
1 melanzana a cubetti|
2 zucchine|
un pizzico di sale|
2 dentes de alho|
1 cebola picada|
300 g de carne moída|
2 tomates|
200 g de arroz branco|
1 lata de feijão preto|
azeite a gosto|
2 biji bawang merah|
3 ulas bawang putih|
1 batang serai|
200 ml santan|sulphites
2 helai daun pandan|
1 cawan beras|
300 g ayam|
garam secukupnya|
2 buah tomat|
1 ruas jahe|
大蒜三瓣|
姜一块|
土豆两个|
西红柿三个|
米饭一碗|
鸡腿两只|
盐少许|
白糖一勺|
にんにく 一片|
玉ねぎ 1個|
じゃがいも 2個|
ごはん 200g|
塩 少々|
마늘 3쪽|
양파 1개|
감자 2개|
밥 한 공기|
2 diş sarımsak|
1 kuru soğan|
3 domates|
1 su bardağı pirinç|
2 tép tỏi|
1 củ hành tây|
2 quả cà chua|
กระเทียม 3 กลีบ|
หอมใหญ่ 1 หัว|
فصان من الثوم|
بصلة مفرومة|
2 हरी मिर्च|
1 प्याज कटा हुआ|
2 தக்காளி|
`
