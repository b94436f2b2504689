/** Whole recipes that hold none of the groups that stand beside them, as students write them in eight kitchens' languages and more. */
import type { AllergenGroup } from '../../allergens/groups.ts'
import { isAllergenGroup } from '../../allergens/groups.ts'

interface HarmlessText {
  readonly language: string
  readonly title: string
  readonly ingredients: readonly string[]
  readonly steps: readonly string[]
  readonly avoided: readonly AllergenGroup[]
}

/** Groups | title | ingredients; … | steps / … */
const inLanguage = (language: string, text: string): HarmlessText[] =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [avoided = '', title = '', ingredients = '', steps = ''] = row
        .split('|')
        .map((part) => part.trim())
      return {
        language,
        title,
        ingredients: ingredients.split(';').map((line) => line.trim()),
        steps: steps.split('/').map((step) => step.trim()),
        avoided: avoided.split(' ').filter(isAllergenGroup),
      }
    })

const english = inLanguage(
  'en',
  `
  milk | Chana dal, no cream | 150 g chana dal; 1 onion; 1 tsp turmeric; 1 tbsp rapeseed oil | Boil the dal with the turmeric. / Fry the onion and stir it in. / No cream, no ghee.
  nuts peanuts | Pilau without almonds | 200 g basmati rice; 1 tsp cumin; 1 onion; 1 tbsp sunflower oil | Fry the onion and the cumin. / Add the rice and the water. / Leave out the almonds.
  peanuts | Rice noodles, skip the peanuts | 200 g rice noodles; 1 carrot; 1 lime; 1 tbsp sunflower oil | Soak the noodles. / Toss with the carrot and the lime. / Peanuts are left out on purpose.
  soy | Garlic cabbage | 1 cabbage; 2 garlic cloves; 1 tbsp sunflower oil; salt | Fry the garlic. / Add the cabbage and salt; soy sauce not needed.
  gluten | Bean dip plate | 1 tin white beans; 1 lemon; 2 carrots; 2 tbsp olive oil | Blend the beans with the oil. / Use carrots instead of bread to dip.
  molluscs | Mushroom 'scallops' | 4 king oyster mushrooms; 1 tbsp olive oil; salt; 1 lemon | Cut the stems into rounds like scallops. / Fry in the oil.
  fish | Smoky carrot "lox" | 3 carrots; 1 tbsp olive oil; 1 tsp smoked paprika; dill | Roast the carrots. / Serve cold with dill.
  milk | Brawn plate | 200 g head cheese (pork, salt); 3 potatoes; parsley; 1 onion | Slice the head cheese. / Serve with the potatoes.
  gluten milk | Chickpea cakes | 120 g gram flour; 150 ml water; 1 onion; oil | Whisk the flour and the water. / Add the onion and fry small pancakes.
  gluten | Courgette bowl | 3 courgettes, cut into noodles; 1 lemon; 1 tomato; 1 tbsp olive oil | Fry in the oil.
  fish | Tofu shaped like fish fingers | 300 g tofu; 2 tbsp cornflour; 2 tbsp oil; salt | Cut the tofu into sticks. / Fry.
  milk | Olive oil mash | 600 g potatoes; 3 tbsp olive oil; 1 onion; salt | Fry the onion. / Mash with olive oil, spread on plates and serve.
  nuts | Dinner in a nutshell | 2 pork chops; 1 tbsp olive oil; 1 lemon; salt | Fry the chops. / Rest, season and serve.
  eggs | Spelt spaghetti with peas | 200 g spelt spaghetti (no egg); 100 g peas; 1 lemon; 2 tbsp olive oil | Boil the spaghetti. / Toss with peas and lemon.
  milk | Coconut yogurt bowl | 150 g coconut yogurt (dairy-free); 1 mango; 1 lime; 1 tbsp sugar | Scoop the coconut yogurt into a bowl. / Top with mango.
  milk | Spaghetti with lemon oil | 200 g durum wheat spaghetti; 1 lemon; 3 tbsp olive oil; parsley | Boil the spaghetti. / Toss with the oil.
  celery | Leek broth, celery omitted | 3 leeks; 2 carrots; 1 onion; salt | Simmer everything. / Strain.
  crustaceans | Crab-free seaweed cakes | 2 potatoes; 1 sheet nori; 1 tbsp cornflour; 2 tbsp oil | Mash the potatoes with the nori. / Fry.
  eggs milk | Apple pancakes (no egg) | 150 g plain flour; 250 ml oat milk; 1 apple; 1 tbsp sugar | Whisk the flour and the oat milk and grate in the apple. / Fry the pancakes in a little oil.
  eggs | Chickpea frittata without egg | 120 g gram flour; 180 ml water; 1 courgette; 1 tbsp olive oil | Whisk the gram flour and the water. / Fry with the courgette.
  eggs milk | Egg-free tofu omelette | 200 g tofu; 2 tbsp gram flour; 1 tomato; salt | Blend the tofu and the flour. / Fry on both sides.
  molluscs fish | Hearts of palm, scallop-style | 1 can hearts of palm; 2 tbsp olive oil; 1 garlic clove; salt | Slice the hearts of palm. / Fry in the oil with the garlic.
  fish | Ceviche-style mushrooms | 250 g mushrooms; 2 limes; 1 red onion; 1 handful coriander | Slice the mushrooms. / Stir in the lime juice and the onion.
  gluten | Cauliflower base pizza | 1 cauliflower; 2 eggs; 100 g mozzarella; 150 g passata | Grate the cauliflower. / Press flat and bake.
  fish eggs | Vegan tuna mayo with chickpeas | 1 tin chickpeas; 3 tbsp vegan mayonnaise; 1 tbsp capers; 1 red onion | Mash the chickpeas. / Stir everything together.
  milk | Mushroom stroganoff without cream | 400 g mushrooms; 1 onion; 200 ml water; 1 tbsp paprika | Fry the mushrooms. / Simmer.
  celery | Vegetable soup | 2 carrots; 1 leek; 2 potatoes; 1 litre water; salt | Chop. / Simmer for 25 minutes.
  milk | Cream-style corn with no cream | 300 g sweetcorn; 1 tbsp cornflour; 200 ml oat milk; salt | Simmer the corn in the oat milk. / Stir in the cornflour.
  milk | Oat milk rice pudding | 100 g pudding rice; 600 ml oat milk; 2 tbsp sugar; nutmeg | Simmer the rice in the oat milk. / Dust with nutmeg.
  nuts | Cardamom kheer | 100 g rice; 1 l milk; 4 tbsp sugar; 3 cardamom pods | Boil the milk. / Add the rice and cook slowly.
  eggs fish peanuts | Nasi lemak | 2 cups rice; 200 ml coconut milk; 1 pandan leaf; salt | Cook everything together. / Fluff the nasi lemak.
  crustaceans peanuts fish | Papaya salad | 1 green papaya; 1 lime; 10 cherry tomatoes; 1 tbsp sugar | Shred the papaya. / Mix everything.
  crustaceans fish | Tomato sambal | 6 chillies; 3 tomatoes; 1 garlic clove; 2 tbsp sunflower oil | Blend the chillies and the tomatoes. / Fry in the oil.
  gluten | Rice balls in ginger syrup | 200 g glutinous rice flour; 50 g ginger; 100 g brown sugar; 150 ml water | Knead the flour with the water and roll balls. / Boil in the ginger syrup.
  milk | Sourdough with avocado | 2 slices sourdough; 1 avocado; 1 lime; salt | Toast the bread. / Top with avocado.
  gluten milk | Penne with tomato and basil | 200 g gluten-free penne; 400 g chopped tomatoes; 1 garlic clove; 2 tbsp olive oil; 1 handful basil leaves | Boil the pasta for 9 minutes and drain. / Soften the garlic in the oil, add the tomatoes and simmer for 10 minutes. / Toss the pasta with the sauce and the basil.
  gluten eggs | Vietnamese rice noodle salad | 150 g rice vermicelli; 1 carrot; 1 cucumber; 1 handful mint; 1 lime; 1 tbsp sugar | Soak the noodles in hot water for 5 minutes, then drain. / Shred the carrot and the cucumber. / Toss the noodles with the vegetables, mint, lime juice and sugar.
  gluten milk eggs | Chicken tacos | 8 corn tortillas; 300 g chicken thighs; 1 avocado; 1 red onion; 1 tsp cumin | Fry the chicken with the cumin for 10 minutes and shred. / Warm the tortillas in a dry pan. / Fill the tortillas with chicken, avocado and onion.
  milk nuts | Oat porridge with banana | 50 g rolled oats; 250 ml oat milk; 1 banana; 1 pinch of cinnamon | Bring the oats and the milk to a simmer. / Cook for 5 minutes, stirring. / Slice the banana on top and add the cinnamon.
  gluten milk | Banana pancakes without flour | 2 bananas; 2 eggs; 1 tsp coconut oil | Mash the bananas and beat in the eggs. / Fry small pancakes in the oil for 2 minutes on each side. / Serve the pancakes warm.
  gluten | Cottage pie with lentils | 800 g potatoes; 250 g green lentils; 2 carrots; 1 onion; 2 tbsp tomato puree; 1 tbsp olive oil | Boil and mash the potatoes. / Cook the lentils with the carrots, onion and puree. / Top the lentils with the mash and grill until golden.
  milk | Mushroom risotto | 300 g arborio rice; 250 g mushrooms; 1 onion; 2 tbsp olive oil; 1 handful parsley | Soften the onion in the oil. / Stir in the rice and ladle in 1 l of hot water bit by bit. / Fold in the fried mushrooms and the parsley.
  milk gluten | Coconut rice pudding | 100 g pudding rice; 400 ml coconut milk; 2 tbsp sugar; 1 cinnamon stick | Simmer the rice in the coconut milk with the cinnamon for 25 minutes. / Stir in the sugar. / Serve the rice pudding warm or cold.
  crustaceans fish | Fried rice with peas | 300 g cooked rice; 100 g frozen peas; 2 spring onions; 1 tbsp vegetable oil; 1 carrot | Fry the carrot and the peas in the oil. / Add the rice and fry until hot. / Scatter the spring onions over the fried rice.
  milk crustaceans | Sweetcorn chowder | 2 tins sweetcorn; 2 potatoes; 1 leek; 500 ml oat drink; 1 bay leaf | Sweat the leek. / Add the potatoes, the corn, the bay leaf and the oat drink. / Simmer the chowder until the potatoes are soft.
  gluten milk | Burrito bowl with black beans | 200 g brown rice; 400 g black beans; 1 avocado; 100 g sweetcorn; 1 lime | Cook the rice. / Warm the beans and the corn. / Fill two bowls with rice, beans and avocado and squeeze the lime over.
  nuts peanuts | Date and oat energy balls | 150 g dates; 100 g rolled oats; 2 tbsp cocoa powder; 1 tbsp sunflower seeds | Blend the dates. / Work in the oats, cocoa and seeds. / Roll into balls and chill.
  milk eggs | Buckwheat crepes | 200 g buckwheat flour; 400 ml water; 1 pinch of salt; 1 tbsp sunflower oil | Whisk the flour with the water and the salt and let the batter rest. / Fry thin crepes in the oil. / Fill the crepes as you like.
  gluten | Buckwheat crepes with ham | 200 g buckwheat flour; 2 eggs; 100 g cooked ham; 400 ml water | Whisk the flour, the eggs and the water. / Fry thin crepes. / Fold the crepes over the ham.
  soy gluten | Chickpea flour omelette | 100 g chickpea flour; 1 tomato; 1 onion; 1 green chilli; 150 ml water | Whisk the flour with the water. / Stir in the vegetables. / Fry in a lightly oiled pan until set on both sides.
  milk | Scrambled eggs with chives | 3 eggs; 1 tbsp olive oil; 1 bunch chives | Beat the eggs. / Scramble them gently in the oil. / Snip the chives over the top.
  gluten | Gluten-free toast with avocado | 2 slices gluten-free bread; 1 avocado; 1 lemon; 1 pinch of chilli flakes | Toast the bread until golden. / Mash the avocado with the lemon. / Spread it on the toast and sprinkle with chilli.
  gluten soy | Beef stew with potatoes | 400 g stewing beef; 4 potatoes; 2 carrots; 1 onion; 1 bay leaf; 1 tbsp rapeseed oil | Brown the beef in the oil. / Add everything else, cover with water and simmer for 90 minutes. / Fish out the bay leaf.
  peanuts nuts | Thai style green beans | 300 g green beans; 2 garlic cloves; 1 red chilli; 1 tbsp sunflower oil; 1 lime | Stir-fry the beans in the oil until blistered. / Add the garlic and chilli for a minute. / Finish with lime.
  sesame mustard | Chickpea and beetroot salad | 400 g chickpeas; 2 cooked beetroots; 1 orange; 2 tbsp olive oil; 1 handful mint | Drain the chickpeas. / Cube the beetroots and segment the orange. / Toss everything with the oil and the mint.
  gluten milk eggs | Polenta with roast peppers | 150 g polenta; 2 red peppers; 1 tbsp olive oil; 1 sprig thyme | Roast the peppers until soft. / Whisk the polenta into 600 ml boiling water. / Serve with the peppers and thyme on top.
  milk soy | Dal with spinach | 200 g red lentils; 200 g spinach; 1 tsp turmeric; 1 tsp cumin seeds; 1 tbsp coconut oil; 1 onion | Boil the lentils with the turmeric. / Fry the cumin and the onion in the oil. / Stir both together with the spinach.
  gluten fish | Salt and pepper tofu with rice | 200 g firm tofu; 2 tbsp cornflour; 150 g rice; 1 spring onion; 1 tsp black pepper | Cook the rice. / Toss the tofu in cornflour and pepper and fry until crisp. / Scatter with spring onion.
  milk nuts gluten | Baked sweet potato with beans | 2 sweet potatoes; 400 g kidney beans; 1 tsp smoked paprika; 1 lime | Microwave the sweet potatoes for 10 minutes. / Warm the beans with the paprika. / Split the potatoes, fill them with beans and squeeze the lime over.
  eggs milk | Spaghetti with garlic and oil | 200 g spaghetti; 3 garlic cloves; 4 tbsp olive oil; 1 dried chilli; 1 handful parsley | Boil the spaghetti. / Warm the garlic and the chilli in the oil. / Toss the pasta in the oil with the parsley.
  gluten | Stir-fry with gluten-free soy sauce | 200 g chicken breast; 1 broccoli; 1 tbsp gluten-free soy sauce; 1 tsp ginger; 150 g rice | Cook the rice. / Stir-fry the chicken and the broccoli. / Add the ginger and the soy sauce and serve with the rice.
  milk | Mashed potatoes with olive oil | 800 g potatoes; 4 tbsp olive oil; 1 pinch of nutmeg | Boil the potatoes until soft. / Drain and mash with the oil. / Season the mash with nutmeg.
  gluten eggs | Meatballs in tomato sauce | 400 g minced beef; 1 onion; 400 g chopped tomatoes; 1 tsp oregano; 1 tbsp olive oil | Mix the mince with half of the onion and shape into balls. / Brown them in the oil. / Add the tomatoes, the rest of the onion and the oregano and simmer for 20 minutes.
  milk gluten | Coconut yogurt with seeds | 150 g dairy-free coconut yogurt; 2 tbsp pumpkin seeds; 1 tbsp sunflower seeds; 1 handful blueberries | Toast the seeds in a dry pan. / Spoon the yogurt into a bowl. / Top with the seeds and the blueberries.
  celery gluten | Carrot and ginger soup | 500 g carrots; 1 onion; 1 thumb ginger; 400 ml coconut milk; 1 tbsp oil | Sweat the onion and the ginger. / Add the carrots and 500 ml water and simmer for 20 minutes. / Blend with the coconut milk.
  fish crustaceans molluscs | Vegetable paella | 250 g paella rice; 1 red pepper; 100 g green beans; 1 tomato; 1 pinch of saffron; 2 tbsp olive oil | Fry the vegetables. / Add the rice, the saffron and 700 ml water. / Cook without stirring for 18 minutes.
  gluten milk | Almond flour muffins | 200 g ground almonds; 3 eggs; 2 tbsp honey; 1 tsp baking powder | Whisk the eggs with the honey. / Fold in the almonds and the baking powder. / Microwave in cups for 2 minutes.
  `,
)
const others = [
  ...inLanguage(
    'de',
    `
  gluten milk | Reisnudelpfanne mit Gemüse | 200 g Reisnudeln; 1 Paprika; 2 Möhren; 1 EL Sonnenblumenöl; 1 TL Ingwer | Die Nudeln 5 Minuten einweichen und abgießen. / Gemüse in Öl anbraten. / Nudeln unterrühren und alles kurz braten.
  milk gluten | Kartoffelsuppe mit Lauch | 600 g Kartoffeln; 1 Stange Lauch; 1 Zwiebel; 2 EL Rapsöl; 1 Prise Muskat | Zwiebel und Lauch andünsten. / Kartoffeln und 1 l Wasser zugeben, 20 Minuten kochen. / Pürieren und mit Muskat abschmecken.
  gluten nuts | Hirse mit Zucchini | 200 g Hirse; 2 Zucchini; 1 Knoblauchzehe; 2 EL Olivenöl; 1 Zitrone | Hirse in 400 ml Wasser 15 Minuten garen. / Zucchini und Knoblauch braten. / Alles vermengen und mit Zitronensaft würzen.
  eggs milk | Pfannkuchen aus Reismehl | 150 g Reismehl; 250 ml Haferdrink; 1 Banane; 1 EL Kokosöl | Mehl, Haferdrink und zerdrückte Banane verrühren. / Kleine Pfannkuchen in Öl backen. / Warm servieren.
  `,
  ),
  ...inLanguage(
    'fr',
    `
  gluten milk | Nouilles de riz aux légumes | 200 g nouilles de riz; 2 carottes; 1 courgette; 2 c. à soupe d'huile de tournesol; 1 citron vert | Faire tremper les nouilles 5 minutes. / Faire sauter les légumes dans l'huile. / Ajouter les nouilles et le jus de citron vert.
  milk eggs | Velouté de potiron | 800 g potiron; 1 oignon; 200 ml lait de coco; 1 c. à s. d'huile d'olive | Faire revenir l'oignon. / Ajouter le potiron et l'eau, cuire 20 minutes. / Mixer avec le lait de coco.
  gluten milk nuts | Crêpes de sarrasin | 250 g farine de sarrasin; 500 ml d'eau; 1 pincée de sel; 1 c. à c. d'huile | Mélanger la farine, l'eau et le sel. / Laisser reposer une heure. / Cuire les crêpes dans une poêle chaude.
  gluten soy | Riz sauté au poulet | 200 g riz cuit; 2 blancs de poulet; 1 oignon; 100 g petits pois | Faire dorer le poulet et l'oignon. / Ajouter le riz et les petits pois. / Servir chaud.
  `,
  ),
  ...inLanguage(
    'es',
    `
  gluten milk | Tacos de pollo | 8 tortillas de maíz; 300 g pollo; 1 aguacate; 1 cebolla morada; 1 lima | Cocer y desmenuzar el pollo. / Calentar las tortillas. / Rellenar las tortillas con el pollo y el aguacate.
  gluten milk | Crema de zanahoria | 500 g zanahorias; 1 patata; 1 cebolla; 2 cucharadas de aceite de oliva | Sofreír la cebolla. / Añadir la zanahoria, la patata y agua y cocer 20 minutos. / Triturar y servir.
  milk gluten | Huevos revueltos con tomate | 3 huevos; 2 tomates; 1 cucharada de aceite de oliva; 1 pizca de sal | Freír el tomate en el aceite. / Añadir los huevos batidos. / Remover hasta que cuajen.
  nuts peanuts | Lentejas con arroz | 200 g lentejas; 100 g arroz; 1 zanahoria; 1 diente de ajo; 1 hoja de laurel | Cocer las lentejas con el laurel 30 minutos. / Añadir el arroz y la zanahoria. / Cocer 15 minutos más.
  `,
  ),
  ...inLanguage(
    'it',
    `
  milk eggs | Risotto ai funghi | 300 g riso; 250 g funghi; 1 cipolla; 3 cucchiai d'olio d'oliva; 1 ciuffo prezzemolo | Soffriggere la cipolla. / Tostare il riso e aggiungere l'acqua calda poco a poco. / Unire i funghi e il prezzemolo.
  gluten milk | Pasta senza glutine al pomodoro | 200 g penne senza glutine; 400 g pomodori pelati; 1 spicchio d'aglio; 2 cucchiai d'olio | Cuocere la pasta. / Rosolare l'aglio e aggiungere i pomodori. / Condire la pasta con i pomodori.
  gluten milk nuts | Peperonata con patate | 3 peperoni; 2 patate; 1 cipolla; 200 g pomodori; 2 cucchiai olio | Tagliare le verdure. / Rosolare la cipolla e unire tutto. / Cuocere 30 minuti.
  `,
  ),
  ...inLanguage(
    'pt',
    `
  gluten milk | Arroz com frango | 200 g arroz; 2 peitos de frango; 1 cebola; 1 dente de alho; 1 colher de sopa de azeite | Dourar o frango no azeite. / Juntar a cebola, o alho e o arroz. / Cozinhar com água durante 15 minutos.
  milk eggs | Sopa de feijão com couve | 400 g feijão; 1 batata; 1 cenoura; 200 g couve; sal a gosto | Cozer a batata e a cenoura. / Juntar o feijão e a couve. / Temperar e servir.
  `,
  ),
  ...inLanguage(
    'tr',
    `
  milk gluten | Nohutlu pilav | 1 su bardağı pirinç; 1 su bardağı haşlanmış nohut; 2 yemek kaşığı zeytinyağı; 1 tutam tuz | Pirinci yıkayıp süzün. / Yağda kavurun, nohut ve su ekleyin. / 15 dakika pişirin.
  gluten eggs | Zeytinyağlı taze fasulye | 500 g taze fasulye; 2 domates; 1 soğan; 3 yemek kaşığı zeytinyağı | Soğanı kavurun. / Fasulye ve domatesleri ekleyin. / 30 dakika pişirin.
  `,
  ),
  ...inLanguage(
    'zh',
    `
  milk gluten | 青椒土豆丝 | 土豆 2个; 青椒 1个; 大蒜 2瓣; 食用油 1大勺; 盐 适量 | 土豆切丝洗净。/ 热锅下油爆香大蒜。/ 加入土豆丝和青椒翻炒3分钟，加盐。
  eggs fish | 清炒菠菜 | 菠菜 300克; 大蒜 3瓣; 油 1汤匙; 盐 少许 | 菠菜洗净切段。/ 爆香蒜末，放入菠菜大火翻炒。
  milk | 韭菜炒蛋 | 鸡蛋 3个; 韭菜 100克; 油 1勺; 盐 少许 | 鸡蛋打散。/ 韭菜切段。/ 下锅炒熟。
  `,
  ),
  ...inLanguage(
    'ja',
    `
  gluten soy | 鶏と野菜のスープ | 鶏もも肉 200g; にんじん 1本; キャベツ 3枚; 塩 少々; 水 600ml | 野菜を一口大に切る。/ 鍋に水と鶏肉を入れて煮る。/ 塩で味を調える。
  gluten milk | さつまいもご飯 | 米 2合; さつまいも 1本; 塩 小さじ1 | 米をとぐ。/ さつまいもを切って入れ、炊く。
  `,
  ),
  ...inLanguage(
    'ko',
    `
  gluten soy | 애호박볶음 | 애호박 1개; 양파 1/2개; 식용유 1큰술; 소금 약간 | 애호박과 양파를 썬다. / 기름에 볶는다. / 소금으로 간한다.
  `,
  ),
  ...inLanguage(
    'ms',
    `
  gluten milk | Sup ayam kentang | 300 g ayam; 2 kentang; 1 lobak merah; 2 sudu besar minyak; garam secukup rasa | Tumis bawang hingga wangi. / Masukkan ayam, kentang dan air. / Masak 25 minit dan hidangkan.
  eggs gluten | Tumis buncis | 200 g buncis; 3 siung bawang putih; 1 sdm minyak; garam secukupnya | Panaskan minyak. / Tumis bawang putih sampai harum. / Masukkan buncis, aduk rata.
  `,
  ),
  ...inLanguage(
    'vi',
    `
  milk gluten | Canh bí đỏ | 300 g bí đỏ; 1 nhánh hành lá; 1 thìa dầu ăn; muối vừa đủ | Gọt vỏ bí đỏ, cắt miếng. / Nấu với nước 15 phút. / Rắc hành lá.
  `,
  ),
  ...inLanguage(
    'th',
    `
  milk eggs | ผักบุ้งผัดกระเทียมเกลือ | ผักบุ้ง 1 กำ; กระเทียม 3 กลีบ; น้ำมันพืช 1 ช้อนโต๊ะ; พริก 2 เม็ด; เกลือ 1 หยิบมือ | ล้างผักบุ้ง หั่นท่อน / ตั้งกระทะใส่น้ำมัน ผัดกระเทียมจนหอม / ใส่ผักบุ้ง พริก และเกลือ ผัดให้เข้ากัน
  `,
  ),
  ...inLanguage(
    'ar',
    `
  milk gluten | أرز بالدجاج | 200 غ أرز; 300 غ دجاج; 1 بصلة; 1 ملعقة كبيرة زيت زيتون; رشة ملح | نقلي البصل مع الدجاج. / نضيف الأرز والماء. / نطبخ 20 دقيقة ونقدم.
  `,
  ),
  ...inLanguage(
    'hi',
    `
  milk gluten | आलू गोभी | 2 आलू; 1 गोभी; 1 छोटा चम्मच हल्दी; 2 बड़े चम्मच तेल; नमक स्वादानुसार | तेल गरम करें। / आलू और गोभी डालें। / हल्दी और नमक डालकर 15 मिनट पकाएं।
  gluten milk | Masoor dal | 1 cup masoor dal; 1 pyaz; 2 tamatar; 1 chammach haldi; 2 chammach tel | Dal ubalein. / Tel mein pyaz aur tamatar bhunein. / Dal daal kar 10 minute pakayein.
  `,
  ),
  ...inLanguage(
    'ta',
    `
  milk gluten | எலுமிச்சை சாதம் | 1 கப் அரிசி; 1 எலுமிச்சை; 2 பச்சை மிளகாய்; 1 தேக்கரண்டி மஞ்சள் தூள்; உப்பு தேவையான அளவு | அரிசியை வேகவைக்கவும். / மிளகாய், மஞ்சள் சேர்த்து வதக்கவும். / எலுமிச்சை சாறு கலக்கவும்.
  `,
  ),
  ...inLanguage(
    'many',
    `
  eggs | 番茄炒豆腐（不放蛋） | 2个番茄; 200克豆腐; 1瓣蒜; 盐; 油 | 番茄切块。 / 炒匀加盐。
  eggs | 蛋花冬瓜（不放蛋） | 500克冬瓜; 2瓣蒜; 盐; 油 | 冬瓜切片。 / 炒匀加盐。
  eggs | 无蛋香蕉松饼 | 2根香蕉; 100克面粉; 150毫升牛奶; 1勺糖 | 香蕉压成泥。 / 煎至两面金黄。
  eggs | 卵なしポテトサラダ | じゃがいも3個; きゅうり1本; 豆乳マヨネーズ大さじ3; 塩 | じゃがいもをゆでてつぶす。 / 混ぜる。
  gluten | 米粉のパンケーキ | 米粉150g; 豆乳150ml; 砂糖大さじ1; 塩 | 混ぜて焼く。
  milk | 豆乳シチュー | 豆乳300ml; じゃがいも2個; にんじん1本; 鶏もも肉200g | 煮る。 / 豆乳を加える。
  eggs | Nasi goreng tanpa telur | 2 piring nasi; 1 wortel; 2 siung bawang putih; 1 sendok makan kecap manis | Tumis bawang. / Masukkan nasi.
  crustaceans | Sayur lodeh tanpa terasi | 200 ml santan; 1 terung; 100 g kacang panjang; 1 wortel | Rebus santan. / Masukkan sayur.
  eggs | Cơm chiên chay | 2 bát cơm; 1 củ cà rốt; 1 củ hành; 2 thìa nước tương | Xào rau. / Cho cơm vào xào.
  eggs | ข้าวผัดไม่ใส่ไข่ | ข้าวสวย 2 ถ้วย; แครอท 1 หัว; กระเทียม 2 กลีบ; ซีอิ๊วขาว 1 ช้อนโต๊ะ | ผัดกระเทียม / ใส่ข้าว ผัดให้เข้ากัน
  eggs | فطائر الموز بدون بيض | موزتان; كوب دقيق; كوب حليب; ملعقة سكر | اهرس الموز. / اخلط المكونات.
  gluten | Tortitas de maíz con guacamole | 8 tortillas de maíz; 2 aguacates; 1 lima; cilantro | Calentar las tortillas. / Machacar los aguacates.
  eggs | 土豆沙拉无蛋版 | 3个土豆; 1根黄瓜; 1根胡萝卜; 盐 | 土豆煮熟压碎。 / 拌匀。
  gluten | 塩おにぎり | ごはん2杯; 塩; 海苔 | 手に塩をつける。 / ごはんを握る。
  gluten soy | 梅むすび | ごはん2杯; 塩; 梅干し | ごはんを握る。
  milk | 두유 호박 수프 | 호박 1개; 두유 300ml; 양파 1개; 소금 | 호박을 삶는다. / 두유를 넣고 간다.
  gluten | 두부 샐러드 | 두부 1모; 상추 5장; 오이 1개; 식초 1큰술 | 채소를 썬다. / 섞는다.
  milk | أرز بحليب جوز الهند | كوب أرز; 400 مل حليب جوز الهند; ملعقتان سكر; قرفة | اسلق الأرز. / أضف حليب جوز الهند والسكر.
  milk | عصيدة بحليب الشوفان | كوب أرز; 300 مل حليب الشوفان; تمر | اطبخ الأرز مع حليب الشوفان.
  milk | Kidneybohnen in Tomatensoße | 1 Dose Kidneybohnen; 1 Dose Tomaten; 2 EL Olivenöl; Thymian | Tomaten und Bohnen zugeben. / 10 Minuten köcheln.
  molluscs | Champignons en forme d'huître | 300 g de champignons; 20 g de beurre; ail; persil | Poêler les champignons au beurre. / Ajouter ail et persil.
  molluscs | Champignons façon huître | 300 g de champignons; 20 g de beurre; ail; persil | Poêler les champignons au beurre. / Ajouter ail et persil.
  gluten | Arepas con aguacate | 2 tazas de harina de maíz precocida; 2 tazas de agua; sal gorda; 1 aguacate | Amasar harina, agua y sal. / Formar y asar en la plancha.
  milk | Revuelto de setas | 4 huevos; 200 g de setas; 2 cucharadas de aceite de oliva; sal | Saltear las setas. / Añadir los huevos.
  `,
  ),
]

export const harmlessTexts: readonly HarmlessText[] = [...english, ...others]
