/** Allergies as people write them, ten foods each that meet them and five that only look so. Written without looking at the guard's lists. */

/** One a line: allergy | foods that meet it | look-alikes that don't. */
export const outsideAllergies = `
kiwifruit|2 kiwis, peeled; golden kiwi; kiwi slices; kiwi smoothie; kiwi sorbet; a green kiwi; kiwifruits; kiwi puree; dried kiwi; 1/2 kiwi, cubed|mango; lychee; key lime juice; passion fruit; dragon fruit
I can't eat avocado|1 ripe avocado; avocados, mashed; guacamole; avocado oil; hass avocado; avocado toast; smashed avo; avocado slices; frozen avocado cubes; avocado dip|artichoke; apricot; courgette; mango; adobo spice
allergic to strawberries|strawberry jam; 200 g strawberries; frozen strawberries; strawberry yogurt; dried strawberries; strawberry puree; strawberry syrup; a strawberry; strawberry ice cream; hulled strawberries|raspberries; straw mushrooms; blueberries; cherry jam; cranberries
bananas|1 banana; banana bread; mashed bananas; banana chips; frozen banana; banana milkshake; overripe bananas; banana leaf parcels of banana; pisang goreng; banana puree|coconut; papaya; mango; bandana pepper; bamboo shoots
peaches|peach slices; 2 peaches; peach jam; canned peaches in juice; white peach; peach iced tea; peach puree; frozen peaches; dried peach; peach cobbler|pears; pea shoots; spinach; beetroot; peas
mangoes|mango; mango chutney; dried mango; mango lassi; green mango; mango puree; frozen mango cubes; mango sorbet; mango pudding; 1 ripe mango, diced|mangosteen; mung beans; orange; papaya; mangetout
pineapples|pineapple rings; pineapple juice; fresh pineapple; pineapple tart; pineapple chunks in syrup; crushed pineapple; grilled pineapple; ananas; frozen pineapple; pina colada mix|pine nuts; apple; passion fruit; banana; mango
tomatoes|chopped tomatoes; ketchup; tomato puree; cherry tomato; passata; sun-dried tomatoes; tomato soup; salsa; pizza sauce; 2 plum tomatoes|potatoes; red pepper; tamarind; red lentils; tofu
garlic allergy|2 cloves of garlic; garlic powder; garlic bread; aioli; garlic paste; wild garlic; garlic salt; roasted garlic; black garlic; minced garlic|ginger; chives; cloves; galangal; gherkin
onions|red onion; onion powder; fried onions; spring onions; shallots; onion rings; pickled onion; french onion soup; white onion; caramelised onions|garlic; chives; cabbage; fennel; carrot
mushrooms|button mushroom; shiitake; mushroom soup; portobello; dried porcini; enoki; oyster mushrooms; king trumpet mushroom; mushroom stock; chestnut mushrooms|chestnuts; beansprouts; courgette; tofu; aubergine
corn|sweetcorn; popcorn; cornflour; corn tortillas; polenta; corn on the cob; baby corn; corn flakes; masa harina; creamed corn|peppercorns; acorn squash; capers; corned beef; quinoa
coconuts|coconut milk; coconut oil; desiccated coconut; coconut water; coconut cream; coconut sugar; santan; fresh coconut; coconut yogurt; toasted coconut flakes|cocoa butter; cocoa powder; walnuts; coriander; hazelnuts
no red meat|beef steak; lamb mince; pork chop; venison; mutton curry; meatballs; beef burger; ham; bacon; goat curry|chicken breast; red lentils; red pepper; tuna; tofu
beef|beef mince; rump steak; beef stock; corned beef; burger patty of beef; brisket; beef jerky; roast beef; oxtail; beef bouillon|beetroot; pork; beefsteak tomato; chicken; lamb
pork|bacon; ham; pork belly; chorizo; lardons; prosciutto; char siew; pork mince; salami; luncheon meat|turkey bacon; chicken sausage; beef mince; popcorn; duck
chicken|chicken thighs; chicken stock; chicken nuggets; roast chicken; chicken wings; chicken mince; chicken soup; chicken breast; hainanese chicken rice; chicken drumsticks|chickpeas; turkey; chicory; duck; tofu
lamb|lamb chops; leg of lamb; lamb mince; lamb shank; roast lamb; minced lamb; lamb stew; lamb shoulder; lamb kofta; diced lamb|beef; lamb's lettuce; chicken; lime; jam
gelatine|gelatine leaves; gelatin powder; marshmallows; gummy bears; jelly cubes; panna cotta with gelatine; jello; gelatine sheets; haribo; sheet gelatin|agar agar; pectin; sorbet of lemon; cornflour; tapioca
alcohol|white wine; beer; rum; shaoxing wine; vodka; brandy; mirin; red wine; sake; whisky|apple juice; ginger tea; grape juice; sparkling water; rice vinegar
caffeine|espresso; black tea; coffee; matcha powder; energy drink; cola; green tea; instant coffee; earl grey tea; cold brew coffee|chamomile tea; rooibos; carob; peppermint tea; orange juice
cinnamon|1 cinnamon stick; ground cinnamon; cinnamon sugar; cinnamon rolls; cinnamon powder; apple pie spice with cinnamon; cassia bark; cinnamon tea; a pinch of cinnamon; cinnamon swirl|cardamom; cumin; nutmeg; cloves; ginger
black pepper|black pepper; ground black pepper; peppercorns; cracked black pepper; crushed black peppercorns; coarse black pepper; black pepper sauce; freshly ground black pepper; a pinch of black pepper; whole black peppercorns|bell pepper; paprika; chilli; black beans; peppermint
chili|red chilli; chilli powder; jalapeño; chilli flakes; sriracha; bird's eye chillies; cayenne; chipotle; chilli oil; sambal|bell pepper; black pepper; chives; paprika; ginger
bell peppers|red bell pepper; capsicum; green pepper, sliced; roasted red peppers; yellow peppers; pepper strips, red; stuffed peppers; mixed peppers; orange bell pepper; sweet pepper|black pepper; white pepper; sichuan pepper; chilli; peppermint
citrus fruits|lemon; lime juice; orange zest; grapefruit; mandarin; clementines; yuzu; pomelo; marmalade; calamansi|lemongrass; apple; mango; lemon balm; tamarind
apples|green apple; apple sauce; apple juice; apple pie; cider vinegar of apple; grated apple; stewed apples; dried apple rings; 2 gala apples; apple puree|pineapple; rose apple; custard apple; pear; mango
carrot|carrots, diced; grated carrot; carrot cake; baby carrots; carrot juice; carrot sticks; mixed carrots and peas; carrot soup; pickled carrot; roast carrots|parsnip; carob; pumpkin; caraway; turnip
cucumbers|cucumber slices; half a cucumber; gherkins; tzatziki; cucumber ribbons; pickled cucumber; baby cucumber; japanese cucumber; cucumber raita; cucumbers, peeled|courgette; cumin; melon; marrow; celery
potatoes|mashed potatoes; chips; french fries; potato starch; baby potatoes; hash browns; crisps; potato gratin; jacket potato; gnocchi|sweet potato; tomatoes; taro; yam; cassava
aubergine|eggplant; brinjal; aubergines, cubed; baba ganoush; moussaka; roasted aubergine; japanese eggplant; melanzane; aubergine dip; terung|eggs; courgette; marrow; plum; asparagus
spinach|baby spinach; frozen spinach; spinach leaves; palak paneer; creamed spinach; bayam; wilted spinach; chopped spinach; spinach puree; spinach and ricotta filling|lettuce; rocket; kale; cabbage; pak choi
peas|frozen peas; green peas; petits pois; mushy peas; pea soup; garden peas; split peas; pea protein; peas, thawed; pea puree|pears; peaches; chives; black beans; peppers
lentils|red lentils; dal; lentil soup; green lentils; canned lentils; puy lentils; dhal curry; masoor dal; lentil burger; brown lentils, cooked|linseed; black beans; peas; quinoa; lettuce
chickpea|chickpeas; hummus; garbanzo beans; falafel; chana masala; gram flour; besan; tin of chickpeas; roasted chickpeas; chickpea curry|chicken; black beans; chicory; peach; potato
kidney beans|kidney beans; canned kidney beans; red kidney beans; rajma; chilli con carne with kidney beans; kidney bean; dried kidney beans; kidney beans, drained; kidney bean curry; cooked kidney beans|green beans; coffee beans; lamb; cannellini beans; black beans
rice|basmati rice; sushi rice; cooked rice; rice flour; rice noodles; fried rice; risotto rice; jasmine rice; rice paper; brown rice|cauliflower rice; quinoa; couscous; barley; liquorice
oats|rolled oats; oatmeal; porridge oats; oat milk; granola; flapjack; oat flour; muesli; oat bran; overnight oats|goat meat; quinoa; rice; millet; buckwheat
sunflower seeds|sunflower seeds; toasted sunflower seeds; sunflower seed butter; sunflower kernels; shelled sunflower seeds; salted sunflower seeds; raw sunflower seeds; sunflower seed bread; sunflower seed; ground sunflower seeds|pumpkin seeds; chia seeds; cauliflower; linseed; poppy seeds
poppy seeds|poppy seeds; poppy seed bagel; poppyseed cake; white poppy seeds; lemon poppy seed muffin; blue poppy seeds; khus khus; a pinch of poppy seeds; poppyseed roll; ground poppy seed|popcorn; chia seeds; cumin seeds; pumpkin seeds; parsley
honey|runny honey; honey mustard; manuka honey; honeycomb; honey glaze; 1 tbsp honey; raw honey; honey roasted cashews; wildflower honey; honey nut cereal|honeydew; maple syrup; agave; golden syrup; sugar
vanilla|vanilla extract; vanilla pod; vanilla ice cream; vanilla sugar; vanilla bean paste; vanilla custard; vanilla essence; french vanilla yogurt; vanilla bean; vanilla pudding|almond extract; cocoa; cinnamon; maple syrup; banana
chocolate|dark chocolate; chocolate chips; hot chocolate; milk chocolate; chocolate sauce; cocoa powder; nutella; chocolate biscuits; white chocolate; chocolate cake|carob; caramel; cherries; coffee; dates
coriander|fresh coriander; cilantro; coriander seeds; ground coriander; chopped cilantro; coriander stalks; coriander chutney; coriander leaves; dhania; coriander powder|parsley; basil; cumin; mint; dill
turmeric|turmeric powder; fresh turmeric; haldi; curry powder; golden milk; ground turmeric; kunyit; turmeric root; half a tsp of turmeric; turmeric latte|cumin; paprika; ginger; tamarind; saffron
ginger|fresh ginger; ground ginger; ginger beer; gingerbread; pickled ginger; ginger tea; crystallised ginger; ginger paste; grated ginger; ginger ale|garlic; galangal; gin; turmeric; gherkin
watermelon|watermelon; watermelon cubes; watermelon juice; watermelon feta salad; frozen watermelon; seedless watermelon; a slice of watermelon; watermelon rind; watermelon sorbet; mini watermelon|water; cucumber; lemon; waterchestnut; grapes
grape|red grapes; raisins; grape juice; white grapes; sultanas; grape jelly; seedless grapes; currants; grapes, halved; black grapes|grapefruit; cherries; blueberries; plum; apple
nightshade family|tomatoes; potatoes; aubergine; red peppers; chilli; paprika; cayenne; eggplant; tomato paste; goji berries|sweet potato; black pepper; onion; carrot; cucumber
alliums|onion; garlic; leeks; shallots; chives; spring onion; garlic powder; onion powder; scallions; wild garlic|fennel; ginger; celery; cabbage; lettuce
stone fruits|peaches; plums; cherries; apricots; nectarines; prunes; dried apricots; cherry jam; plum sauce; mango|apple; pear; grapes; banana; cherry tomatoes
latex fruit syndrome|banana; avocado; kiwi; chestnuts; papaya; avocados; kiwis; bananas; guacamole; roasted chestnuts|lettuce; rice; broccoli; water chestnuts; spinach
FODMAP garlic and onion|garlic; onion; onion powder; garlic powder; red onions; garlic cloves; fried onions; white onion; garlic bread; spring onion|carrot; rice; spinach; ginger; courgette
no poultry|chicken; turkey; duck; chicken stock; turkey mince; goose; roast chicken; chicken wings; duck breast; quail|beef; tofu; chickpeas; poultry-free gravy of mushrooms; lamb
alpha gal|beef; pork; lamb; venison; gelatine; bacon; ham; beef stock; mutton; sausage of pork|chicken; turkey; tofu; duck; chickpeas
kiwi banana|kiwi; banana; kiwis; bananas; banana bread; kiwi smoothie; mashed banana; kiwi jam; banana chips; golden kiwi|apple; mango; orange; pear; plum
Erdbeeren|strawberries; Erdbeeren, gewaschen; strawberry jam; Erdbeermarmelade; frozen strawberries; strawberry; Erdbeerjoghurt; strawberry yogurt; fresas; strawberry puree|Himbeeren; blueberries; Brombeeren; grapes; cherries
pomme|apple; pommes rouges; apple juice; compote de pommes; jus de pomme; green apples; apple sauce; une pomme; tarte aux pommes; apple pie|pommes de terre; pear; poire; pineapple; pomegranate
plátano|banana; plátanos; 1 plátano maduro; bananas; banana bread; banana chips; mashed banana; frozen banana; banana milkshake; platano frito|manzana; plato de arroz; pera; mango; papaya
不吃芒果|mango; 芒果; 芒果布丁; mango lassi; dried mango; 芒果干; mango puree; mango slices; 青芒果; mangoes|苹果; 香蕉; mangosteen; pear; orange
udang dan pisang|banana; prawns; shrimp; pisang; bananas; udang; banana bread; prawn crackers; pisang goreng; dried shrimp|ayam; mango; bawang; papaya; kentang
`
