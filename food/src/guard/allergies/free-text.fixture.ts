/**
 * Allergies outside the fourteen groups, as people write them: foods that hold what is avoided in some form, and after the
 * second bar foods that only look like it. Written from labels and menus, apart from the rules that read them.
 */
export const freeTextAllergies = `
kiwi|kiwi; 2 kiwis, peeled; kiwifruit; golden kiwi; green kiwi slices; kiwi juice; kiwi jam; dried kiwi; kiwi sorbet; kiwi smoothie|lime; gooseberries; green grapes; melon; papaya
coconut|coconut milk; desiccated coconut; coconut oil; santan; 200 ml coconut cream; coconut water; coconut sugar; shredded coconut; coconut flakes; kaya|cocoa powder; corn oil; almond milk; oat milk; butternut squash
pork|bacon; ham; 200 g pork mince; char siew; chorizo; pancetta; lard; pork belly; prosciutto; salami|chicken thigh; beef mince; turkey slice; duck breast; lamb chops
corn|sweetcorn; corn on the cob; cornflour; cornstarch; polenta; popcorn; corn tortillas; baby corn; corn syrup; corn oil|peppercorns; couscous; rice flour; quinoa; acorn squash
mushrooms|button mushrooms; shiitake; portobello; enoki; oyster mushrooms; king oyster mushroom; porcini; cream of mushroom soup; dried shiitake; chestnut mushrooms|chestnuts; oyster sauce; eggplant; truffle-free oil; tofu
strawberries|strawberry; 200 g strawberries; strawberry jam; frozen strawberries; strawberry yogurt; strawberry milk; strawberry ice cream; dried strawberries; strawberry syrup; strawberry puree|raspberries; blueberries; cherries; cranberries; strawberry-free jam
nightshades|tomatoes; potatoes; aubergine; eggplant; bell pepper; chilli; paprika; cayenne; tomato paste; ketchup|black pepper; sweet potato; sichuan peppercorns; courgette; carrots
alpha-gal|beef mince; lamb chops; pork belly; bacon; venison; mutton; beef stock; ham; lard; gelatine|chicken breast; salmon fillet; turkey slice; duck breast; tofu
latex-fruit|banana; avocado; kiwi; chestnuts; papaya; mango; bananas, ripe; guacamole; dried mango; banana bread|apple sauce; blueberries; oranges; water chestnuts; broccoli
gelatine|gelatine sheets; gelatin powder; marshmallows; gummy bears; jelly; panna cotta; wine gums; jelly crystals; gelatine; beef gelatin|agar; pectin; cornflour; tapioca starch; xanthan gum
garlic|garlic; 3 cloves of garlic; garlic powder; garlic bread; aioli; black garlic; garlic granules; garlic salt; minced garlic; wild garlic|ginger; cloves; chives; fennel; lemongrass
onion|onions; red onion; spring onions; shallots; onion powder; fried onions; pickled onions; onion rings; scallions; onion soup|garlic; fennel; celery; leek-free stock; radish
tomato|tomatoes; cherry tomatoes; tomato paste; passata; ketchup; sun-dried tomatoes; marinara sauce; canned tomatoes; plum tomatoes; tomato puree|tamarillo; red pepper; tamarind; potatoes; strawberries
banana|banana; bananas; banana bread; banana chips; frozen bananas; banana milk; mashed banana; banana smoothie; dried banana; green banana|banana shallot; banana leaf; mango; avocado; papaya
avocado|avocado; avocados; guacamole; avocado oil; avocado toast; mashed avocado; avo; hass avocado; avocado slices; avocado dip|olive oil; pears; courgette; kiwi; cucumber
pineapple|pineapple; pineapple chunks; canned pineapple; pineapple juice; pineapple rings; pineapple tart; dried pineapple; frozen pineapple; fresh pineapple; nanas|apple; pine nuts; custard apple; mango; melon
mango|mango; mangoes; mango chutney; mango lassi; dried mango; amchur; mango pickle; frozen mango; mango juice; mango puree|mangosteen; mangetout; papaya; peach; melon
lychee|lychee; lychees; canned lychee; litchi; lychee juice; lychees, peeled; lychee syrup; dried lychee; lychee jelly; fresh lychee|longan; rambutan; grapes; dragon fruit; pear
chickpeas|chickpeas; hummus; falafel; gram flour; besan; garbanzo beans; canned chickpeas; chana masala; chana dal; roasted chickpeas|chicken; green peas; kidney beans; black beans; couscous
lentils|lentils; red lentils; green lentils; dal; lentil soup; puy lentils; brown lentils; canned lentils; masoor dal; beluga lentils|quinoa; barley; rice; couscous; buckwheat
peas|peas; frozen peas; green peas; pea; split peas; snow peas; sugar snap peas; mushy peas; pea protein; pea soup|pears; peanuts; sweetcorn; edamame; pearl barley
beef|beef mince; minced beef; sirloin steak; ribeye; beef stock; corned beef; beef brisket; bresaola; beef slices; beef burger|turkey mince; pork chop; beef tomato; lamb chops; chicken breast
chicken|chicken; chicken breast; chicken thighs; chicken stock; chicken wings; chicken nuggets; roast chicken; ayam; chicken sausage; chicken soup|chickpeas; turkey; duck; chicken of the woods; tofu
duck|duck breast; roast duck; duck legs; duck confit; peking duck; duck fat; smoked duck; duck; duck, shredded; braised duck|chicken; turkey; goose; pork; beef
lamb|lamb chops; lamb mince; leg of lamb; lamb shank; mutton; lamb; lamb shoulder; lamb curry; lamb kebab; lamb leg|beef; chicken; lamb's lettuce; pork; turkey
alcohol|red wine; beer; vodka; rum; mirin; sake; Shaoxing wine; brandy; cider; white wine|apple juice; wine vinegar; ginger ale; grape juice; rice vinegar
caffeine|coffee; espresso powder; black tea; green tea; matcha; cola; dark chocolate; energy drink; instant coffee; cocoa powder|chamomile tea; rooibos; orange juice; coriander; carob powder
cinnamon|cinnamon; cinnamon stick; ground cinnamon; cassia; cinnamon sugar; cinnamon rolls; pumpkin pie spice; garam masala; five spice; cinnamon powder|cumin; nutmeg; cardamom; cloves; ginger
citrus|lemon; orange juice; lime; grapefruit; mandarin; calamansi; yuzu; lemon zest; marmalade; pomelo|lemongrass; apple; mango; lemon balm; tamarind
apple|apple; apples; apple juice; apple sauce; apple pie; cider vinegar; green apple; dried apple; apple cider; grated apple|pineapple; custard apple; rose apple; pear; guava
pear|pear; pears; canned pears; pear juice; asian pear; dried pears; poached pears; conference pear; pear halves; nashi pear|prickly pear; pearl barley; peas; apple; quince
peach|peach; peaches; canned peaches; peach juice; dried peaches; peach tea; white peach; frozen peaches; peach slices; peach jam|pear; plum; mango; papaya; melon
stone fruit|peach; plums; cherries; apricots; nectarine; dried apricots; prunes; cherry jam; mango; apricot jam|apple; pear; grapes; cherry tomatoes; banana
cherry|cherries; cherry; cherry jam; glace cherries; sour cherries; maraschino cherries; dried cherries; frozen cherries; black cherries; cherry pie|cherry tomatoes; cranberries; plums; grapes; raspberries
grapes|grapes; red grapes; raisins; sultanas; grape juice; currants; seedless grapes; green grapes; grapeseed oil; grape jelly|grapefruit; grape tomatoes; blueberries; plums; apple
melon|melon; watermelon; cantaloupe; honeydew; rock melon; galia melon; melon balls; watermelon juice; melons; frozen melon|lemon; cucumber; papaya; mango; pumpkin
papaya|papaya; papayas; green papaya; papaya salad; dried papaya; ripe papaya; papaya juice; pawpaw; papaya, cubed; frozen papaya|mango; guava; melon; paprika; pumpkin
jackfruit|jackfruit; canned jackfruit; young jackfruit; nangka; green jackfruit; jackfruit seeds; dried jackfruit; jackfruit in brine; ripe jackfruit; jackfruit, shredded|breadfruit; durian; pineapple; grapefruit; dragon fruit
durian|durian; frozen durian; durian puree; durian paste; musang king; durians; durian ice cream; durian flesh; fresh durian; durian cake|jackfruit; duran wheat; rambutan; soursop; custard apple
dragon fruit|dragon fruit; dragonfruit; pitaya; red dragon fruit; frozen dragon fruit; dragon fruit, cubed; white dragon fruit; dragon fruits; dried dragon fruit; pink dragon fruit|star fruit; tarragon; kiwi; grapefruit; passion fruit
blueberries|blueberry; blueberries; frozen blueberries; blueberry jam; dried blueberries; blueberry muffins; blueberry yogurt; wild blueberries; blueberry juice; blueberry pie|blackberries; blue cheese; cranberries; grapes; raspberries
berries|strawberries; raspberries; blueberries; blackberries; cranberries; mixed berries; strawberry jam; frozen berries; gooseberries; goji berries|juniper-free gin; cherries; wheat berries; apple; grapes
potato|potatoes; baby potatoes; mashed potato; french fries; hash browns; potato starch; gnocchi; crisps; potato wedges; potato salad|sweet potato; taro; tomatoes; parsnip; yam
sweet potato|sweet potato; sweet potatoes; sweet potato fries; purple sweet potato; sweet potato noodles; mashed sweet potato; japanese sweet potato; roasted sweet potato; sweet potato wedges; ubi keledek|potatoes; potato starch; carrot; pumpkin; beetroot
eggplant|eggplant; aubergine; aubergines; brinjal; baba ganoush; moussaka; eggplants; grilled aubergine; terong; japanese eggplant|eggs; courgette; egg noodles; pepper; cucumber
carrots|carrot; carrots; baby carrots; grated carrot; carrot juice; carrot cake; carrot sticks; mixed vegetables; diced carrots; frozen carrots|parsnip; cabbage; radish; carob; pumpkin
cucumber|cucumber; cucumbers; japanese cucumber; pickled cucumber; gherkins; tzatziki; cucumber slices; raita; mini cucumbers; cucumber sticks|courgette; sea lettuce; melon; celery; cumin
spinach|spinach; baby spinach; frozen spinach; bayam; spinach leaves; creamed spinach; palak paneer; chopped spinach; spanakopita; wilted spinach|kale; lettuce; chard; rocket; bok choy
ginger|ginger; grated ginger; ground ginger; ginger tea; pickled ginger; ginger paste; gingerbread; ginger ale; crystallised ginger; fresh ginger|galangal; garlic; turmeric; gin; cinnamon
chilli|chilli; red chillies; chilli powder; chilli flakes; sriracha; sambal; jalapenos; chilli oil; sweet chilli sauce; bird's eye chilli|black pepper; ginger; bell pepper; vanilla; garlic
coriander|coriander; cilantro; coriander leaves; ground coriander; coriander seeds; fresh coriander; coriander powder; chopped cilantro; coriander roots; dhania|parsley; cumin; basil; mint; corn
turmeric|turmeric; ground turmeric; turmeric powder; fresh turmeric; curry powder; kunyit; golden milk; haldi; turmeric root; turmeric paste|cumin; ginger; paprika; mustard seeds; galangal
vanilla|vanilla extract; vanilla; vanilla pod; vanilla essence; vanilla ice cream; vanilla yogurt; vanilla sugar; vanilla custard; vanilla bean; vanilla paste|almond extract; cocoa powder; maple syrup; cinnamon; honey
bee products|honey; manuka honey; honeycomb; royal jelly; propolis; bee pollen; honey mustard; mead; honey roasted cashews; miel|honeydew; maple syrup; agave syrup; beetroot; beef
PKU|diet coke; Coke Zero; Pepsi Max; aspartame; sweetener tablets; sugar-free gum; Canderel; diet soda; E951; artificial sweetener|brown sugar; maple syrup; stevia leaves; honey; apple juice
aspartame|diet cola; Coke Light; Diet Pepsi; aspartame; sugar-free jelly; chewing gum; sweetener; diet lemonade; sugar-free squash; NutraSweet|cane sugar; agave syrup; golden syrup; butternut squash; orange juice
honey|honey; manuka honey; raw honey; honey mustard; honeycomb; clear honey; runny honey; honey roasted peanuts; honey and lemon tea; wildflower honey|honeydew; maple syrup; agave syrup; golden syrup; brown sugar
chocolate|chocolate; dark chocolate; chocolate chips; cocoa powder; milk chocolate; hot chocolate; chocolate cake; Nutella; white chocolate; chocolate milk|carob; coffee; caramel; coconut; vanilla
quinoa|quinoa; cooked quinoa; red quinoa; quinoa flour; quinoa salad; black quinoa; white quinoa; tricolour quinoa; quinoa flakes; rinsed quinoa|couscous; millet; rice; quince; buckwheat
rice|rice; basmati rice; jasmine rice; rice noodles; rice flour; rice vinegar; rice paper; cooked rice; risotto rice; fried rice|cauliflower rice; licorice; quinoa; couscous; barley
oats|oats; rolled oats; oat milk; porridge oats; oatmeal; granola; muesli; oat bran; flapjack; steel-cut oats|goat cheese; rice; barley; quinoa; buckwheat
buckwheat|buckwheat; buckwheat flour; soba noodles; buckwheat groats; kasha; buckwheat pancakes; soba; toasted buckwheat; buckwheat noodles; cooked buckwheat|wheat flour; quinoa; bulgur; udon; rice noodles
black beans|black beans; canned black beans; black bean soup; black bean; cooked black beans; black beans, drained; dried black beans; refried black beans; black bean burger; black turtle beans|green beans; coffee beans; black olives; chickpeas; black rice
green beans|green beans; french beans; green bean; frozen green beans; haricots verts; long beans; fine green beans; trimmed green beans; canned green beans; string beans|green peas; black beans; kidney beans; coffee beans; green tea
legumes|chickpeas; lentils; kidney beans; black beans; tofu; green peas; hummus; edamame; baked beans; soybeans|coffee beans; vanilla bean; rice; courgette; cashews
seeds|sunflower seeds; pumpkin seeds; chia seeds; flaxseed; sesame seeds; poppy seeds; tahini; hemp seeds; linseed; sesame oil|seedless grapes; almonds; rice; raisins; oats
poultry|chicken breast; turkey mince; duck legs; chicken stock; roast chicken; goose; chicken wings; quail; chicken sausage; turkey slices|beef mince; pork chop; tofu; salmon fillet; lamb
`
