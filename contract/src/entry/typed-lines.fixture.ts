/**
 * Lines as students type them on Tuesday, 24 November 2026, by language, and what each means: `name xQUANTITY (size) @place
 * =date ?unread`, foods apart by ` / `. An unread part is what nobody could be certain of.
 */
export const typedLines: Readonly<Record<string, string>> = {
  'en-GB': `
milk fri 4 dec > milk =2026-12-04
milk fri, 4 dec > milk =2026-12-04
milk, fri, 4 dec, 2, eggs > milk x2 =2026-12-04 / eggs
milk tue, 1 dec > milk =2026-12-01
milk next fri, 4 dec > milk =2026-12-04
2 milk fri, 4 dec, eggs > milk x2 =2026-12-04 / eggs
milk fri 4/12 fridge > milk @fridge =2026-12-04
milk friday 4th december 2 > milk x2 =2026-12-04
milk fri 5 dec > milk ?5 dec,fri
milk next fri 27 > milk =2026-11-27
milk next fri > milk ?next fri
fri morning rolls > morning rolls =2026-11-27
friday afternoon tea > afternoon tea =2026-11-27
milk fri 27 > milk =2026-11-27
milk fri 27th > milk =2026-11-27
milk wed 25 x2 > milk x2 =2026-11-25
milk fri 4th > milk =2026-12-04
milk fri 4 > milk x4 =2026-11-27
fri 27 milk > milk =2026-11-27
fri 27 nov milk > milk =2026-11-27
milk fri 27 packs > milk x27 =2026-11-27
milk tue 24 > milk =2026-11-24
4-pack yoghurt > yoghurt x4
6-pack beer fri > beer x6 =2026-11-27
leftover chilli 2 portions fri > leftover chilli x2 =2026-11-27
3 portions of lasagne freezer > lasagne x3 @freezer
pizza friday night > pizza =2026-11-27
pizza tomorrow night fridge > pizza @fridge =2026-11-25
milk sat morning 2 > milk x2 =2026-11-28
pizza from friday night > pizza ?from friday night
morning rolls sat > morning rolls =2026-11-28
soup frozen yesterday freezer > soup @freezer ?frozen yesterday
chicken defrosted yesterday > chicken ?defrosted yesterday
bread got yesterday > bread ?got yesterday
frozen peas fri > frozen peas =2026-11-27
fried rice fri > fried rice =2026-11-27
chicken frozen 3 dec > chicken frozen =2026-12-03
milk opened yesterday use by friday > milk =2026-11-27
soup made monday best before 3 dec > soup =2026-12-03
pasta bake made sunday eat by wed > pasta bake =2026-11-25
milk 28th > milk ?28th
eggs 12ct > eggs x12
6 ct bagels sat > bagels x6 =2026-11-28
bread yesterday > bread =2026-11-23
bread yday > bread =2026-11-23
bread expired yesterday > bread =2026-11-23
bread yesterday expired > bread =2026-11-23
yesterday: 2 bread > bread x2 =2026-11-23
2 milk the day before yesterday > milk x2 =2026-11-22
milk expired 3 days ago > milk =2026-11-21
milk a week ago > milk =2026-11-17
milk 3d ago > milk =2026-11-21
milk expired 20 nov 2026 > milk =2026-11-20
milk expired friday > milk ?expired friday
milk expired 3 dec > milk ?expired 3 dec
milk last monday > milk ?last monday
milk last mon > milk ?last mon
curry from monday > curry ?from monday
curry from mon > curry ?from mon
curry from mon fridge > curry @fridge ?from mon
curry from yesterday > curry ?from yesterday
curry since sunday 2 > curry x2 ?since sunday
curry cooked on monday > curry ?cooked on monday
curry made yesterday fridge > curry @fridge ?made yesterday
curry last night > curry ?last night
rice 3 days old > rice ?3 days old
chicken bought 2 days ago > chicken ?bought 2 days ago
yesterday's bread > bread ?yesterday's
last monday curry > curry ?last monday
pizza from the freezer > pizza @freezer
milk from aldi fri > milk from aldi =2026-11-27
2 milk fri > milk x2 =2026-11-27
milk friday > milk =2026-11-27
milk fri 2 > milk x2 =2026-11-27
fri 2 milk > milk x2 =2026-11-27
friday: milk > milk =2026-11-27
6 eggs 3 dec > eggs x6 =2026-12-03
eggs 6 3 dec > eggs x6 =2026-12-03
3 dec 6 eggs > eggs x6 =2026-12-03
eggs x6 3/12 > eggs x6 =2026-12-03
eggs 6x 3rd dec > eggs x6 =2026-12-03
6x eggs 3 december > eggs x6 =2026-12-03
x6 eggs dec 3 > eggs x6 =2026-12-03
eggs x 6 december 3rd > eggs x6 =2026-12-03
6 x eggs the 3rd of december > eggs x6 =2026-12-03
spinach 200g freezer > spinach (200 g) @freezer
spinach 200 g in the freezer > spinach (200 g) @freezer
200g spinach freezer > spinach (200 g) @freezer
freezer spinach 200g > spinach (200 g) @freezer
2 milk fri, 6 eggs 3 dec, spinach > milk x2 =2026-11-27 / eggs x6 =2026-12-03 / spinach
milk, eggs, bread > milk / eggs / bread
milk; eggs; bread > milk / eggs / bread
milk fri; eggs +9 > milk =2026-11-27 / eggs =2026-12-03
yogurt +3 > yogurt =2026-11-27
4 yogurts +7 > yogurts x4 =2026-12-01
+3 tofu > tofu =2026-11-27
tofu in 5 days > tofu =2026-11-29
tofu 5 days > tofu =2026-11-29
tofu 5d > tofu =2026-11-29
rice in 2 weeks > rice =2026-12-08
rice 2 weeks > rice =2026-12-08
pasta in 3 months > pasta =2027-02-24
milk tomorrow > milk =2026-11-25
milk tmr > milk =2026-11-25
milk tmrw > milk =2026-11-25
milk tommorow > milk =2026-11-25
milk tomorow > milk =2026-11-25
tomorrow: 2 milk > milk x2 =2026-11-25
milk today > milk =2026-11-24
bread day after tomorrow > bread =2026-11-26
milk wednesday > milk =2026-11-25
milk wendesday > milk =2026-11-25
milk weds > milk =2026-11-25
milk thurs > milk =2026-11-26
milk thrusday > milk =2026-11-26
milk thursady > milk =2026-11-26
milk satuday > milk =2026-11-28
milk sat > milk =2026-11-28
milk sun > milk =2026-11-29
milk sunday > milk =2026-11-29
milk mon > milk =2026-11-30
milk monady > milk =2026-11-30
milk firday > milk =2026-11-27
milk tue > milk ?tue
milk tuesday > milk ?tuesday
milk next friday > milk ?next friday
milk next week > milk ?next week
milk this friday > milk =2026-11-27
milk by friday > milk =2026-11-27
milk until sat > milk =2026-11-28
milk exp fri > milk =2026-11-27
milk expires 3 dec > milk =2026-12-03
milk best before 3 dec > milk =2026-12-03
milk bb 3/12/26 > milk =2026-12-03
milk use by 03/12/2026 > milk =2026-12-03
milk exp: 3/12 > milk =2026-12-03
milk 03.12.2026 > milk =2026-12-03
milk 3.12. > milk =2026-12-03
milk 3.12 > milk ?3.12
milk 2026-12-03 > milk =2026-12-03
milk 20261203 > milk =2026-12-03
milk 3-12-2026 > milk =2026-12-03
milk 3 12 2026 > milk =2026-12-03
milk 3dec > milk =2026-12-03
2 milk 3dec > milk x2 =2026-12-03
milk 3 dec 2026 > milk =2026-12-03
milk 3 dec '26 > milk =2026-12-03
milk 03 dec 26 > milk =2026-12-03
2 milk 3 dec 26 > milk x2 =2026-12-03
milk 31 feb > milk ?31 feb
milk 31/2 > milk ?31/2
milk 45/3 > milk ?45/3
milk 32 dec > milk ?32 dec
milk 2 dec 6 > milk x2 ?dec 6
tuna dec 2027 > tuna =2027-12-31
tuna 03/2028 > tuna =2028-03-31
tuna best before end march 2028 > tuna =2028-03-31
2 cans of tuna 2028-03-01 > tuna x2 =2028-03-01
2 cans tuna > tuna x2
3 packs of instant noodles > instant noodles x3
a dozen eggs > eggs x12
dozen eggs fri > eggs x12 =2026-11-27
half a dozen eggs > eggs x6
1 dozen eggs > eggs x12
2 dozen eggs fri > eggs x24 =2026-11-27
three dozen eggs > eggs x36
2 dozens of eggs > eggs x24
2dozen eggs > eggs x24
eggs 2 dozen > eggs x24
eggs 1/2 dozen > eggs x6
1 1/2 dozen eggs > eggs x18
2 milk and 2 dozen eggs > milk x2 / eggs x24
two dozen > ?two dozen
one and a half dozen eggs > eggs x18
a dozen and a half eggs > a dozen and a half eggs
two hundred grams of cheese > cheese (200 g)
two hundred ml cream > cream (200 ml)
2 chili peppers > chili peppers x2
3 chilis fri > chilis x3 =2026-11-27
a hundred grams of ham > ham (100 g)
two hundred and fifty grams of cheese > two hundred and fifty grams of cheese
one and a half litres of milk > milk (1.5 l)
1 and a half litres of milk > milk (1.5 l)
milk one and a half litres > milk (1.5 l)
milk 2 and a half litres fri > milk (2.5 l) =2026-11-27
a litre and a half of milk > milk (1.5 l)
2 and a half kilos of potatoes > potatoes (2.5 kg)
two and a half lemons > lemons ?two and a half
2 milk and 500g rice > milk x2 / rice (500 g)
bread and half a kilo of mince > bread / mince (0.5 kg)
two milk > milk x2
two cartons of milk sat > milk x2 =2026-11-28
a banana > banana x1
three bananas > bananas x3
a couple of lemons > lemons x2
mac and cheese > mac and cheese
2 mac and cheese fri > mac and cheese x2 =2026-11-27
salt and pepper > salt and pepper
fish & chips > fish & chips
2 milk and 6 eggs > milk x2 / eggs x6
2 milk & 6 eggs > milk x2 / eggs x6
milk fri and eggs sat > milk =2026-11-27 / eggs =2026-11-28
milk and eggs > milk and eggs
chicken breast 500g freezer > chicken breast (500 g) @freezer
chicken breast 500g frezer > chicken breast (500 g) @freezer
chicken breast fridge fri > chicken breast @fridge =2026-11-27
chicken breast frige fri > chicken breast @fridge =2026-11-27
rice 1kg cupboard > rice (1 kg) @cupboard
rice 1 kg cuboard > rice (1 kg) @cupboard
rice 5kg pantry > rice (5 kg) @cupboard
rice 1 kilo > rice (1 kg)
a kilo of rice > rice (1 kg)
1 kilo of rice > rice (1 kg)
1l milk > milk (1 l)
milk 1l fri > milk (1 l) =2026-11-27
2 milk 1l fri > milk x2 (1 l) =2026-11-27
2x1l milk > milk x2 (1 l)
2 x 1 l milk > milk x2 (1 l)
milk 1.5l > milk (1.5 l)
milk 1,5 l > milk (1.5 l)
1/2 l cream > cream (0.5 l)
½ l cream > cream (0.5 l)
2½ l milk > milk (2.5 l)
milk 2½l > milk (2.5 l)
1½ kg rice > rice (1.5 kg)
1 1/2 kg potatoes > potatoes (1.5 kg)
potatoes 2 ½ kg > potatoes (2.5 kg)
½ dozen eggs > eggs x6
1/2 dozen eggs > eggs x6
2½ pizzas > pizzas ?2½
⅓ cucumber > cucumber ?⅓
half a kilo of mince > mince (0.5 kg)
half a litre of milk fri > milk (0.5 l) =2026-11-27
mince half kilo freezer > mince (0.5 kg) @freezer
2 half litres milk > milk x2 (0.5 l)
two kilos of rice > rice (2 kg)
two pints of milk > milk (2 pt)
half a cucumber > half a cucumber
milk 1/2 > milk ?1/2
cucumber 3/4 > cucumber ?3/4
1 apple 1/2 > apple x1 ?1/2
milk exp 1/2 > milk =2027-02-01
milk by 1/2 fridge > milk @fridge =2027-02-01
by 1/2 milk > milk =2027-02-01
1/2: milk > milk =2027-02-01
1/2 cucumber > cucumber ?1/2
1/2 cucumber fri > cucumber =2026-11-27 ?1/2
fri 1/2 cucumber > cucumber =2026-11-27 ?1/2
1/2 a cucumber > cucumber ?1/2 a
1/2 of a cucumber > cucumber ?1/2 of a
3/4 bag rice > rice ?3/4 bag
(1/2) onion > onion ?(1/2)
2/3 pizza fridge > pizza @fridge ?2/3
1/2 loaf > loaf ?1/2
2 1/2 lemons > lemons ?2 1/2
2 ½ lemons > lemons ?2 ½
1/3 l cream > cream (0.33 l)
1/2 watermelon, 30 nov > watermelon =2026-11-30 ?1/2
½ watermelon 30 nov > watermelon =2026-11-30 ?½
2 lemons and 1/2 cucumber > lemons x2 / cucumber ?1/2
2 lemons and ½ cucumber > lemons x2 / cucumber ?½
24/7 energy drink > 24/7 energy drink
2 24/7 energy drink fri > 24/7 energy drink x2 =2026-11-27
milk 24/7 > milk =2027-07-24
24/7 chicken > 24/7 chicken
24/7 chicken fri > 24/7 chicken =2026-11-27
50/50 bread > 50/50 bread
spinach day after tmr > spinach =2026-11-26
chicken use-by 28/11/26 > chicken =2026-11-28
yoghurt bb 02.12 > yoghurt =2026-12-02
bread best before end of nov > bread =2026-11-30
rice bbe dec > rice =2026-12-31
rice end of january > rice =2027-01-31
rice end of july > rice =2027-07-31
rice end of october > rice ?end of october
rice bbe sep > rice ?bbe sep
tofu 26-nov > tofu =2026-11-26
tofu 26nov26 > tofu =2026-11-26
tofu 26-nov-2026 x2 > tofu x2 =2026-11-26
tofu 26 / 11 > tofu =2026-11-26
milk for friday > milk =2026-11-27
spinach in a fortnight > spinach ?in a fortnight
beans x 4 tins > beans x4
4x tins of beans > beans x4
beans*4 > beans x4
a 2L bottle of coke > coke x1 (2 l)
coke 2L bottle fri > coke (2 l) =2026-11-27
5kg bag of rice > rice (5 kg)
pesto ½ jar fri > pesto ½ jar =2026-11-27
kimchi 1/2 jar fri > kimchi jar =2026-11-27 ?1/2
hummus $2 fri > hummus =2026-11-27 ?$2
milk!! > milk
2milk > milk x2
3asal > 3asal
3aseer bortoqal 2 > 3aseer bortoqal x2
7aleeb > 7aleeb
3eggs > eggs x3
1등급우유 2 > 1등급우유 x2
3분미트볼 > 3분미트볼
7up > 7up
3in1 coffee > 3in1 coffee
2 milk 6 eggs > milk x2 / eggs x6
2 tins tomatoes 3 tins beans > tomatoes x2 / beans x3
2 soup 3 portions freezer > soup 3 portions x2 @freezer
6 eggs 2 left > eggs 2 left x6
1 pack bacon 8 rashers > bacon 8 rashers x1
2 kitkat 4 fingers > kitkat 4 fingers x2
2 knorr 4 cubes > knorr 4 cubes x2
2 curry 4 people fri > curry 4 people x2 =2026-11-27
6 eggs 8 rashers bacon > eggs x6 / rashers bacon x8
2 baby food stage 2 carrot > baby food stage 2 carrot x2
3 stage 1 formula > stage 1 formula x3
1 pack 4 chicken thighs > 4 chicken thighs x1
5star chocolate > 5star chocolate
2 milk fri 6 eggs 3 dec > milk x2 =2026-11-27 / eggs x6 =2026-12-03
two milks three eggs > milks x2 / eggs x3
1l milk 12 eggs > milk (1 l) / eggs x12
2 nescafe 3 in 1 > nescafe 3 in 1 x2
2 kopi 3 dalam 1 > kopi 3 dalam 1 x2
2 heinz 57 sauce > heinz 57 sauce x2
2 chicken 65 curry > chicken 65 curry x2
1 pizza 4 cheese > pizza 4 cheese x1
12 inch pizza > 12 inch pizza
2 12 inch pizzas fri > 12 inch pizzas x2 =2026-11-27
3 bread 2 milk and 6 eggs > bread x3 / milk x2 / eggs x6
80/20 mince 500g fri > 80/20 mince (500 g) =2026-11-27
beef 93/7 > beef 93/7
3 musketeers > 3 musketeers
3 musketeers x2 > 3 musketeers x2
2 3 musketeers fri > 3 musketeers x2 =2026-11-27
three musketeers > three musketeers
5 guys burger > 5 guys burger
8 o'clock coffee > 8 o'clock coffee
a six pack of beer > beer x6
a six-pack of beer fri > beer x6 =2026-11-27
six-pack of beer > beer x6
six pack beer > beer x6
a 6 pack of beer > beer x6
a 6-pack of beer > beer x6
2 six packs of beer > beer x12
2 6-packs of beer fri > beer x12 =2026-11-27
a pack of 6 eggs > eggs x6
box of 12 eggs fri > eggs x12 =2026-11-27
2 packs of 6 eggs > eggs x12
eggs pack of 12 > eggs x12
eggs (pack of 12) fri > eggs x12 =2026-11-27
2 cans of 7 up > 7 up x2
a bag of 3 bean salad > 3 bean salad x1
2 bags of 2 kg rice > rice x2 (2 kg)
a four pack of yoghurt, bread > yoghurt x4 / bread
sixpack of beer > beer x6
2 sixpacks beer > beer x12
1,000 g rice > rice (1000 g)
1,000 grams rice > rice (1000 g)
2 pints milk > milk (2 pt)
4 pints of milk thurs > milk (4 pt) =2026-11-26
6x330ml coke > coke x6 (330 ml)
coke 6 x 330 ml > coke x6 (330 ml)
coke 330ml x6 > coke x6 (330 ml)
butter 250g 12/12 > butter (250 g) =2026-12-12
cheddar 400g in 3 weeks > cheddar (400 g) =2026-12-15
cheese 8oz > cheese (8 oz)
mince 1lb freezer > mince (1 lb) @freezer
frozen peas > frozen peas
frozen peas 1kg > frozen peas (1 kg)
frozen peas freezer > frozen peas @freezer
ice cream sundae > ice cream sundae
danish pastry > danish pastry
2 danish pastry sat > danish pastry x2 =2026-11-28
sun dried tomatoes > sun dried tomatoes
sun-dried tomatoes 3/1 > sun-dried tomatoes =2027-01-03
capri sun > capri sun
10 capri sun > capri sun x10
capri sun x10 > capri sun x10
7 up > 7 up
7 up x2 > 7 up x2
omega 3 eggs > omega 3 eggs
6 omega 3 eggs > omega 3 eggs x6
100 plus 500ml x4 > 100 plus x4 (500 ml)
100 plus and 2 milk > 100 plus / milk x2
milk 3.5% > milk 3.5%
yogurt 0% x4 fri > yogurt 0% x4 =2026-11-27
mars bar x3 > mars bar x3
3 mars > mars x3
after eight > after eight
quinoa > quinoa
m&ms > m&ms
ben & jerrys > ben & jerrys
dr pepper 2 > dr pepper x2
half and half > half and half
5 spice > 5 spice
five spice powder > five spice powder
2 min noodles > 2 min noodles
100 plus x2 > 100 plus x2
MILK FRI > MILK =2026-11-27
Milk Fri, Eggs Sat > Milk =2026-11-27 / Eggs =2026-11-28
  milk   fri   > milk =2026-11-27
milk,fri > milk =2026-11-27
milk, 2, fri > milk x2 =2026-11-27
milk, 2, fri, eggs, 6, sat > milk x2 =2026-11-27 / eggs x6 =2026-11-28
milk - fri > milk =2026-11-27
- milk fri > milk =2026-11-27
* eggs 6 > eggs x6
[ ] eggs 6 > eggs x6
milk (2) fri > milk x2 =2026-11-27
milk (fri) > milk =2026-11-27
hummus 25 nov > hummus =2026-11-25
hummus nov 25 > hummus =2026-11-25
hummus 20 nov > hummus ?20 nov
hummus 20 nov 2026 > hummus =2026-11-20
hummus 1 oct > hummus ?1 oct
hummus 1 jan > hummus =2027-01-01
hummus jan 1st > hummus =2027-01-01
hummus 29 feb > hummus ?29 feb
hummus 5/6 > hummus =2027-06-05
hummus 12/25 > hummus =2026-12-25
hummus 25/12 > hummus =2026-12-25
hummus 25/12/26 > hummus =2026-12-25
hummus 5 sept > hummus =2027-09-05
hummus 15 january > hummus =2027-01-15
hummus 15 janury > hummus =2027-01-15
hummus 30 novmber > hummus =2026-11-30
hummus 10 decmber > hummus =2026-12-10
hummus end of month > hummus ?end of month
hummus weekend > hummus ?weekend
lettuce 1 head fri > lettuce x1 =2026-11-27
bread 1 loaf > bread x1
2 loaves bread freezer > bread x2 @freezer
1 bunch of coriander thurs > coriander x1 =2026-11-26
500 pasta > pasta ?500
pasta 500 > pasta ?500
0 milk > milk ?0
10000 rice > rice ?10000
20 eggs > eggs x20
99 eggs > eggs x99
milk 2 12 > milk ?2 12
milk £1.50 > milk ?£1.50
avocado 4 in 3 days > avocado x4 =2026-11-27
4 avocados in 3 days in the fridge > avocados x4 @fridge =2026-11-27
leftover curry tomorrow fridge > leftover curry @fridge =2026-11-25
leftover curry x2 portions freezer > leftover curry x2 @freezer
oat milk 2 by sunday > oat milk x2 =2026-11-29
greek yoghurt 500g sat fridge > greek yoghurt (500 g) @fridge =2026-11-28
bacon use by 29/11 > bacon =2026-11-29
salmon fillets x2 tomorrow > salmon fillets x2 =2026-11-25
kimchi jar 3 months > kimchi jar =2027-02-24
peanut butter 340g cupboard jun 2027 > peanut butter (340 g) @cupboard =2027-06-30
strawberries punnet fri > strawberries punnet =2026-11-27
1 punnet strawberries fri > strawberries x1 =2026-11-27
milk 2 bottles fri > milk x2 =2026-11-27
milk 2btl fri > milk x2 =2026-11-27
tomatoes 6pcs sun > tomatoes x6 =2026-11-29
tomatoes 6 pcs sun > tomatoes x6 =2026-11-29
on friday 2 milk > milk x2 =2026-11-27
milk by 3 > milk ?by 3
2 milk by 3 > milk x2 ?by 3
milk 2 by 3 > milk x2 ?by 3
milk exp 30 > milk ?exp 30
milk in 3 > milk ?in 3
milk use by the 3rd > milk ?use by the 3rd
tuna exp 2028 freezer > tuna @freezer ?exp 2028
milk, by 3 > milk ?by 3
date 12 > date x12
milk, exp date 12 > milk ?exp date 12
coffee 3 in 1 > coffee 3 in 1
milk 3 in fridge > milk x3 @fridge
eggs 3 in the freezer > eggs x3 @freezer
milk 3 in 5 days > milk x3 =2026-11-29
milk by 3 packs > milk by x3
milk good until 5 dec > milk =2026-12-05
milk lasts 5 days > milk =2026-11-29
milk keeps 1 week > milk =2026-12-01
pizza in freezer > pizza @freezer
pizza to the freezer > pizza @freezer
freezer bags > freezer bags
freezer pops 10 > freezer pops x10
2 freezer pops > freezer pops x2
fridge raiders > fridge raiders
fridge cake fri > fridge cake =2026-11-27
fridge cake freezer > fridge cake @freezer
fridge magnets > fridge magnets
2 pot noodles > pot noodles x2
1 pot noodle > pot noodle x1
pot noodle 3 > pot noodle x3
a pot noodle > pot noodle x1
2 cup noodles fri > cup noodles x2 =2026-11-27
2 cup a soup > cup a soup x2
6 cup cakes > cup cakes x6
2 pots noodles > noodles x2
2 pot pies > pot pies x2
7 grain bread > 7 grain bread
seven grain bread > seven grain bread
2 star anise > star anise x2
2 bean burritos > bean burritos x2
three quarters of a pizza > three quarters of a pizza
2 quarter pounders > quarter pounders x2
00 flour 1kg > 00 flour (1 kg)
7 days croissant x2 > 7 days croissant x2
2 7 grain bread > 7 grain bread x2
5 seed loaf > 5 seed loaf
3 cheese pizza fri > 3 cheese pizza =2026-11-27
four cheese pizza > four cheese pizza
2 cheese pizza > cheese pizza x2
3 cheese sandwich > cheese sandwich x3
3 cheese > cheese x3
3 cheeses > cheeses x3
4 seasons pizza > 4 seasons pizza
2 in 1 shampoo > 2 in 1 shampoo
two in one shampoo > two in one shampoo
3 in 1 coffee x10 > 3 in 1 coffee x10
milk 3 in 1 week > milk x3 =2026-12-01
3 ply tissue > 3 ply tissue
2 percent milk > 2 percent milk
2 % milk fri > 2 % milk =2026-11-27
3.5 % milk > 3.5 % milk
5 alive > 5 alive
5 alive x2 fri > 5 alive x2 =2026-11-27
9 bar > 9 bar
2 9 bar > 9 bar x2
1664 beer x6 > 1664 beer x6
1664 > 1664
1664 fridge > 1664 @fridge
100 plus 2 > 100 plus x2
2 a2 milk > a2 milk x2
7up x6 > 7up x6
heinz 57 > heinz 57
after 8 x2 > after 8 x2
eggs omega 3 > eggs omega 3
wine 2019 bottle > wine 2019 bottle
may contain nuts bar > may contain nuts bar
march hare ale 2 > march hare ale x2`,
  'en-US': `
1lb 8oz ground beef fri > ground beef (24 oz) =2026-11-27
ground beef 1 lb 8 oz 11/30 > ground beef (24 oz) =2026-11-30
1 lb. 8 oz chicken breast > chicken breast (24 oz)
2 x 1lb 4oz chicken breast > chicken breast x2 (20 oz)
milk 12/3 > milk =2026-12-03
2 milk 12/3 > milk x2 =2026-12-03
milk 12/3/26 > milk =2026-12-03
milk 12/03/2026 > milk =2026-12-03
milk 1/5 > milk =2027-01-05
milk 25/12 > milk =2026-12-25
milk 13/13 > milk ?13/13
milk 11/20 > milk ?11/20
milk 11/24 > milk =2026-11-24
1/2 cucumber > cucumber ?1/2
2 1/2 lemons > lemons ?2 1/2
milk 1/2 > milk =2027-01-02
milk Dec 3 > milk =2026-12-03
milk Dec. 3 > milk =2026-12-03
milk Dec 3rd, eggs Dec 10th > milk =2026-12-03 / eggs =2026-12-10
1 gallon milk sun > milk (1 gal) =2026-11-29
half & half 1 pt fri > half & half (1 pt) =2026-11-27
ground beef 2 lbs freezer > ground beef (2 lb) @freezer
soda 12 fl oz x6 > soda x6 (12 fl oz)
12oz bacon 12/10 > bacon (12 oz) =2026-12-10
bagels 6 ct thurs > bagels x6 =2026-11-26
string cheese 12 1/15 > string cheese x12 =2027-01-15
chicken thighs 3lb 11/28 fridge > chicken thighs (3 lb) @fridge =2026-11-28
eggs dozen 12/15 > eggs dozen =2026-12-15
2 cans black beans 2028-06-01 > black beans x2 =2028-06-01
mac n cheese x4 > mac n cheese x4
2 pb&j fri > pb&j x2 =2026-11-27`,
  en: `
milk 12/3 > milk ?12/3
milk 25/12 > milk =2026-12-25
milk 12/25 > milk =2026-12-25
milk 6/6 > milk =2027-06-06
milk 3/12/2026 > milk ?3/12/2026
milk 3 dec > milk =2026-12-03`,
  'de-DE': `
Quark nächsten Freitag > Quark ?nächsten Freitag
Quark kommenden Freitag > Quark =2026-11-27
Quark diesen Freitag > Quark =2026-11-27
Quark in einer Woche > Quark =2026-12-01
Für Freitag: 500g Lachs > Lachs (500 g) =2026-11-27
Milch bis Freitag haltbar > Milch =2026-11-27
Milch läuft am Freitag ab > Milch =2026-11-27
Ende November Quark > Quark =2026-11-30
6 Eier 2 Milch > Eier x6 / Milch x2
2 Kästen Wasser > Wasser x2
Milch Fr 4.12. > Milch =2026-12-04
6er Eier 5.12. > Eier x6 =2026-12-05
Eier 10er Fr > Eier x10 =2026-11-27
6er Pack Eier > Eier x6
10er-Pack Eier > Eier x10
Milch Fr 27. > Milch =2026-11-27
2 Portionen Suppe Mi > Suppe x2 =2026-11-25
Pizza Freitag Abend > Pizza =2026-11-27
Pizza Freitagabend > Pizza =2026-11-27
Milch morgen früh > Milch =2026-11-25
Suppe von Mo > Suppe ?von Mo
Brot von 2 Tagen > Brot ?von 2 Tagen
Suppe gestern eingefroren > Suppe ?gestern eingefroren
Milch gestern angebrochen > Milch ?gestern angebrochen
Suppe von Sonntag bis Mittwoch > Suppe =2026-11-25
Brot gestern > Brot =2026-11-23
Brot vorgestern > Brot =2026-11-22
Brot gestern abgelaufen > Brot =2026-11-23
Brot abgelaufen gestern > Brot =2026-11-23
Milch vor 3 Tagen > Milch =2026-11-21
Milch letzten Montag > Milch ?letzten Montag
Curry vom Montag > Curry ?vom Montag
Curry von gestern > Curry ?von gestern
Curry am Montag gekocht > Curry ?am Montag gekocht
2 Milch Freitag > Milch x2 =2026-11-27
2 Milch fr > Milch x2 =2026-11-27
Milch bis Freitag > Milch =2026-11-27
Milch morgen > Milch =2026-11-25
Milch übermorgen > Milch =2026-11-26
Milch heute > Milch =2026-11-24
Milch 3.12. > Milch =2026-12-03
Milch 3.12 > Milch =2026-12-03
Milch 03.12.26 > Milch =2026-12-03
Milch bis 3. > Milch ?bis 3.
Milch 3 in 5 Tagen > Milch x3 =2026-11-29
Milch 3. Dezember > Milch =2026-12-03
Milch 3. Dez > Milch =2026-12-03
Milch 3. 12. > Milch =2026-12-03
6 Eier 3.12., 1 Brot Samstag > Eier x6 =2026-12-03 / Brot x1 =2026-11-28
10 Eier in 2 Wochen > Eier x10 =2026-12-08
Joghurt 4 Stück in 5 Tagen > Joghurt x4 =2026-11-29
4 Becher Joghurt in 5 Tagen > Joghurt x4 =2026-11-29
500g Hackfleisch Gefrierfach > Hackfleisch (500 g) @freezer
Hackfleisch 500 g ins Gefrierfach > Hackfleisch (500 g) @freezer
Spinat TK 450g > Spinat (450 g) @freezer
Käse 200g Kühlschrank > Käse (200 g) @fridge
Käse im Kühlschrank bis 10.12. > Käse @fridge =2026-12-10
Nudeln 500g Schrank > Nudeln (500 g) @cupboard
1,5 l Cola > Cola (1.5 l)
1,5 Liter Cola > Cola (1.5 l)
1,5 Kilo Mehl > Mehl (1.5 kg)
3,5 % Milch > 3,5 % Milch
5 Minuten Terrine > 5 Minuten Terrine
5 Korn Brot > 5 Korn Brot
zwei Drittel Pizza > zwei Drittel Pizza
zwei Liter Milch > Milch (2 l)
ein halber Liter Milch > Milch (0.5 l)
halbes Kilo Hack > Hack (0.5 kg)
2¼ kg Mehl > Mehl (2.25 kg)
1/2 Gurke > Gurke ?1/2
2 Pfund Kartoffeln > Kartoffeln (1000 g)
1 Pfund Hackfleisch morgen > Hackfleisch (500 g) =2026-11-25
ein Pfund Kaffee > Kaffee (500 g)
ein halbes Pfund Butter > Butter (250 g)
1/2 Pfund Butter > Butter (250 g)
Erdbeeren 1,5 Pfund > Erdbeeren (750 g)
2 x 1 Pfund Kaffee > Kaffee x2 (500 g)
4 Käse Pizza > 4 Käse Pizza
2 4 Käse Pizza > 4 Käse Pizza x2
4 Jahreszeiten Pizza > 4 Jahreszeiten Pizza
ein Sixpack Bier > Bier x6
2 Sixpack Bier > Bier x12
2 1/2 Zitronen > Zitronen ?2 1/2
Cola 1,5l x2 > Cola x2 (1.5 l)
Sahne MHD 5.12. > Sahne =2026-12-05
Sahne haltbar bis 05.12.2026 > Sahne =2026-12-05
zwei Milch und drei Butter > Milch x2 / Butter x3
2 Milch und 6 Eier > Milch x2 / Eier x6
Müsli und Milch > Müsli und Milch
eine Flasche Milch so > Milch x1 =2026-11-29
Milch sonntag > Milch =2026-11-29
Milch Mittwoch > Milch =2026-11-25
Milch Donnerstg > Milch =2026-11-26
Mi Goreng 5 > Mi Goreng x5
5 mi goreng > mi goreng x5
Brot do > Brot =2026-11-26
Tomaten 1kg sa > Tomaten (1 kg) =2026-11-28
Quark 250g, Do > Quark (250 g) =2026-11-26
2 Packungen Tofu 12.1.2027 > Tofu x2 =2027-01-12
Schokolade Wochenende > Schokolade ?Wochenende
Schokolade 31.2. > Schokolade ?31.2.
Bier 6x0,5l > Bier x6 (0.5 l)
Kartoffeln 2 kg Vorratsschrank > Kartoffeln (2 kg) @cupboard
Pizza tiefkühler > Pizza @freezer
ein Dutzend Eier > Eier x12
2 Dutzend Eier > Eier x24
zwei Dutzend Eier > Eier x24
ein halbes Dutzend Eier > Eier x6
zwei hundert Gramm Käse > Käse (200 g)
hundert Gramm Käse > Käse (100 g)
Milch Dienstag > Milch ?Dienstag`,
  'fr-FR': `
1 pain 7 céréales > pain 7 céréales x1
1 lait 2 céréales > lait x1 / céréales x2
crème fraîche vendredi prochain > crème fraîche ?vendredi prochain
lait ce vendredi > lait =2026-11-27
une douzaine d'oeufs > oeufs x12
500 g d’épinards demain > épinards (500 g) =2026-11-25
poulet ddm fin décembre > poulet =2026-12-31
plat préparé ven > plat préparé =2026-11-27
jambon cuit vendredi > jambon cuit =2026-11-27
riz cuit vendredi > riz ?cuit vendredi
2 portions de lasagnes ven > lasagnes x2 =2026-11-27
pizza demain soir > pizza =2026-11-25
quiche vendredi soir > quiche =2026-11-27
quiche de vendredi soir > quiche ?de vendredi soir
reste de pâtes d'hier soir > reste de pâtes ?d'hier soir
soupe d'avant-hier > soupe ?d'avant-hier
pain de 2 jours > pain ?de 2 jours
riz congelé hier > riz ?congelé hier
crème entamée hier > crème ?entamée hier
fruits de mer 2 > fruits de mer x2
pain hier > pain =2026-11-23
pain avant-hier > pain =2026-11-22
pain périmé hier > pain =2026-11-23
lait il y a 3 jours > lait =2026-11-21
lait lundi dernier > lait ?lundi dernier
curry de lundi > curry ?de lundi
curry d'hier > curry ?d'hier
curry depuis lundi > curry ?depuis lundi
2 lait vendredi > lait x2 =2026-11-27
lait ven > lait =2026-11-27
lait demain > lait =2026-11-25
lait après-demain > lait =2026-11-26
lait aujourd'hui > lait =2026-11-24
lait 3/12 > lait =2026-12-03
1/2 concombre > concombre ?1/2
lait 3 décembre > lait =2026-12-03
lait 3 decembre > lait =2026-12-03
lait avant le 15 > lait ?avant le 15
lait le 3 décembre > lait =2026-12-03
lait jusqu'au 3 déc > lait =2026-12-03
6 oeufs dans 10 jours > oeufs x6 =2026-12-04
6 œufs 10 jours > œufs x6 =2026-12-04
2 douzaines d'oeufs > oeufs x24
deux douzaines de citrons > citrons x24
une demi-douzaine d'oeufs > oeufs x6
deux cents grammes de fromage > fromage (200 g)
un litre et demi de lait > lait (1.5 l)
1 kilo et demi de pommes > pommes (1.5 kg)
2 et demi citrons > citrons ?2 et demi
yaourt x4 dlc 1/12 > yaourt x4 =2026-12-01
3 paquets de pâtes > pâtes x3
500 g de riz placard > riz (500 g) @cupboard
un demi kilo de riz > riz (0.5 kg)
poulet 1kg congélateur > poulet (1 kg) @freezer
poulet au congel > poulet @freezer
fromage frigo samedi > fromage @fridge =2026-11-28
fromage au frigo dimanche > fromage @fridge =2026-11-29
fruits de mer > fruits de mer
fruits de mer jeudi > fruits de mer =2026-11-26
pommes et poires > pommes et poires
2 pommes et 3 poires > pommes x2 / poires x3
6 mars >  ?6 mars
beurre 1er janvier > beurre =2027-01-01
beurre 5 févr > beurre =2027-02-05
crème 1er déc 2026 > crème =2026-12-01
jambon mercredi > jambon =2026-11-25
jambon lundi > jambon =2026-11-30
jambon mardi > jambon ?mardi
jambon fin du mois > jambon ?fin du mois
1,5 l d'eau x6 > eau x6 (1.5 l)
2 pot au feu > pot au feu x2
trois quarts de pizza > trois quarts de pizza
2 pots de yaourt > yaourt x2
lait 2 pour cent > lait 2 pour cent
deux baguettes demain > baguettes x2 =2026-11-25`,
  'es-ES': `
2 panes 5 cereales > panes 5 cereales x2
leche próximo viernes > leche ?próximo viernes
leche el viernes que viene > leche ?el viernes que viene
leche este viernes > leche =2026-11-27
plato preparado viernes > plato preparado =2026-11-27
2 raciones de paella viernes > paella x2 =2026-11-27
pan de 2 días > pan ?de 2 días
pizza viernes por la noche > pizza =2026-11-27
pan ayer > pan =2026-11-23
pan anteayer > pan =2026-11-22
pan caducado ayer > pan =2026-11-23
leche hace 3 días > leche =2026-11-21
leche lunes pasado > leche ?lunes pasado
leche el lunes pasado > leche ?el lunes pasado
curry del lunes > curry ?del lunes
curry de ayer > curry ?de ayer
2 leche viernes > leche x2 =2026-11-27
leche vie > leche =2026-11-27
leche mañana > leche =2026-11-25
leche manana > leche =2026-11-25
leche pasado mañana > leche =2026-11-26
leche hoy > leche =2026-11-24
leche 3/12 > leche =2026-12-03
1/2 pepino > pepino ?1/2
leche 3 de diciembre > leche =2026-12-03
leche 3 de diciembre de 2026 > leche =2026-12-03
leche 3 dic > leche =2026-12-03
6 huevos en 10 días > huevos x6 =2026-12-04
6 huevos en 10 dias > huevos x6 =2026-12-04
docena de huevos sábado > huevos x12 =2026-11-28
una docena de huevos > huevos x12
2 docenas de huevos > huevos x24
media docena de huevos > huevos x6
un litro y medio de leche > leche (1.5 l)
dos kilos y medio de patatas > patatas (2.5 kg)
pan y medio kilo de queso > pan / queso (0.5 kg)
sal > sal
sal 1kg > sal (1 kg)
medio kilo de arroz > arroz (0.5 kg)
tres cuartos de kilo de carne > tres cuartos de kilo de carne
dos litros de leche > leche (2 l)
frutos del mar > frutos del mar
2 latas de atún > atún x2
pan y queso > pan y queso
2 pan y 3 queso > pan x2 / queso x3
pollo 1kg congelador > pollo (1 kg) @freezer
pollo en el congelador > pollo @freezer
queso nevera domingo > queso @fridge =2026-11-29
arroz despensa > arroz @cupboard
yogur caduca 1/12 > yogur =2026-12-01
yogur hasta el 5 de enero > yogur =2027-01-05
jamón jueves > jamón =2026-11-26
jamón miercoles > jamón =2026-11-25
jamón martes > jamón ?martes
huevo pasado por agua > huevo pasado por agua`,
  'it-IT': `
latte venerdì prossimo > latte ?venerdì prossimo
latte questo venerdì > latte =2026-11-27
prosciutto cotto ven > prosciutto cotto =2026-11-27
pizza domani sera > pizza =2026-11-25
latte aperto da 2 giorni > latte ?aperto da 2 giorni
pane di 2 giorni > pane ?di 2 giorni
frutti di mare > frutti di mare
pane ieri > pane =2026-11-23
pane l'altro ieri > pane =2026-11-22
pane scaduto ieri > pane =2026-11-23
latte 3 giorni fa > latte =2026-11-21
latte lunedì scorso > latte ?lunedì scorso
curry di lunedì > curry ?di lunedì
curry di ieri > curry ?di ieri
2 latte venerdì > latte x2 =2026-11-27
latte venerdi > latte =2026-11-27
latte domani > latte =2026-11-25
latte dopodomani > latte =2026-11-26
latte oggi > latte =2026-11-24
latte 3/12 > latte =2026-12-03
latte 3 dicembre > latte =2026-12-03
latte 3 dic > latte =2026-12-03
6 uova tra 10 giorni > uova x6 =2026-12-04
6 uova fra 10 giorni > uova x6 =2026-12-04
pasta 500g dispensa > pasta (500 g) @cupboard
mezzo litro di latte > latte (0.5 l)
due chili di patate > patate (2 kg)
2 dozzine di uova > uova x24
mezza dozzina di uova > uova x6
un litro e mezzo di latte > latte (1.5 l)
2 pacchi di pasta > pasta x2
frutti di mare sabato > frutti di mare =2026-11-28
pane e burro > pane e burro
2 pane e 3 burro > pane x2 / burro x3
pollo congelatore > pollo @freezer
pollo nel freezer > pollo @freezer
yogurt scade 1/12 > yogurt =2026-12-01
yogurt entro lunedì > yogurt =2026-11-30
prosciutto di parma gio > prosciutto di parma =2026-11-26
mozzarella mercoledì frigo > mozzarella @fridge =2026-11-25
mozzarella x2 dom > mozzarella x2 =2026-11-29
mozzarella martedì > mozzarella ?martedì`,
  'pt-BR': `
2 pão 12 grãos > pão 12 grãos x2
2 café 3 corações sexta > café 3 corações x2 =2026-11-27
leite sexta que vem > leite ?sexta que vem
leite próxima sexta > leite ?próxima sexta
pão de 2 dias > pão ?de 2 dias
pizza sexta à noite > pizza =2026-11-27
pão ontem > pão =2026-11-23
pão anteontem > pão =2026-11-22
pão vencido ontem > pão =2026-11-23
leite há 3 dias > leite =2026-11-21
leite 3 dias atrás > leite =2026-11-21
leite segunda passada > leite ?segunda passada
curry de segunda > curry ?de segunda
curry de ontem > curry ?de ontem
2 leite sexta > leite x2 =2026-11-27
2 leite sexta-feira > leite x2 =2026-11-27
leite sexta feira > leite =2026-11-27
leite amanhã > leite =2026-11-25
leite amanha > leite =2026-11-25
leite depois de amanhã > leite =2026-11-26
leite hoje > leite =2026-11-24
leite 3/12 > leite =2026-12-03
leite 3 de dezembro > leite =2026-12-03
leite 3 dez > leite =2026-12-03
6 ovos em 10 dias > ovos x6 =2026-12-04
6 ovos daqui a 10 dias > ovos x6 =2026-12-04
ovos até sábado > ovos =2026-11-28
2 caixas de leite vence 5/12 > leite x2 =2026-12-05
frango 1kg freezer > frango (1 kg) @freezer
frango no freezer > frango @freezer
queijo na geladeira domingo > queijo @fridge =2026-11-29
arroz 5kg armário > arroz (5 kg) @cupboard
meio quilo de arroz > arroz (0.5 kg)
1,5 quilos de arroz > arroz (1.5 kg)
pão e manteiga > pão e manteiga
2 pão e 1 manteiga > pão x2 / manteiga x1
meia dúzia de ovos > ovos x6
2 dúzias de ovos > ovos x24
uma dúzia de ovos > ovos x12
ovos 1 dúzia > ovos x12
um quilo e meio de arroz > arroz (1.5 kg)
presunto quarta > presunto =2026-11-25
presunto terça > presunto ?terça`,
  'nl-NL': `
melk volgende vrijdag > melk ?volgende vrijdag
melk komende vrijdag > melk =2026-11-27
1 krat bier > bier x1
brood van 2 dagen > brood ?van 2 dagen
soep van ma > soep ?van ma
pizza vrijdagavond > pizza =2026-11-27
kip ingevroren gisteren > kip ?ingevroren gisteren
brood gisteren > brood =2026-11-23
brood eergisteren > brood =2026-11-22
brood gisteren verlopen > brood =2026-11-23
melk 3 dagen geleden > melk =2026-11-21
melk afgelopen maandag > melk ?afgelopen maandag
curry van maandag > curry ?van maandag
curry van gisteren > curry ?van gisteren
2 melk vrijdag > melk x2 =2026-11-27
melk vr > melk =2026-11-27
melk morgen > melk =2026-11-25
melk overmorgen > melk =2026-11-26
melk vandaag > melk =2026-11-24
melk 3-12 > melk =2026-12-03
melk 3-12-2026 > melk =2026-12-03
melk 3 december > melk =2026-12-03
melk 3 dec > melk =2026-12-03
6 eieren over 10 dagen > eieren x6 =2026-12-04
kaas tht 5-12 > kaas =2026-12-05
kip 500g vriezer > kip (500 g) @freezer
kip in de vriezer > kip @freezer
yoghurt koelkast zaterdag > yoghurt @fridge =2026-11-28
2 pakken melk zo > melk x2 =2026-11-29
brood en boter > brood en boter
2 brood en 1 boter > brood x2 / boter x1
rijst 1kg kast > rijst (1 kg) @cupboard
halve liter melk > melk (0.5 l)
2 dozijn eieren > eieren x24
een half dozijn eieren > eieren x6
ham woensdag > ham =2026-11-25
ham dinsdag > ham ?dinsdag`,
  'ms-MY': `
susu jumaat depan > susu ?jumaat depan
piza jumaat malam > piza =2026-11-27
roti semalam > roti =2026-11-23
roti luput semalam > roti =2026-11-23
susu 3 hari lepas > susu =2026-11-21
susu isnin lepas > susu ?isnin lepas
kari dari isnin > kari ?dari isnin
2 susu jumaat > susu x2 =2026-11-27
susu esok > susu =2026-11-25
susu lusa > susu =2026-11-26
susu hari ini > susu =2026-11-24
susu 3/12 > susu =2026-12-03
1/2 timun > timun ?1/2
susu 3 disember > susu =2026-12-03
susu 3 dis > susu =2026-12-03
6 telur dalam 10 hari > telur x6 =2026-12-04
2 buah naga > buah naga x2
2 buah epal > epal x2
6 biji telur > telur x6
2 dozen telur > telur x24
dua dozen telur > telur x24
setengah dozen telur > telur x6
dua ratus gram keju > keju (200 g)
satu setengah liter susu > susu (1.5 l)
1 liter setengah susu > susu (1.5 l)
telur 10 biji sabtu > telur x10 =2026-11-28
roti 1 papan ahad > roti x1 =2026-11-29
ayam 1kg peti sejuk > ayam (1 kg) @fridge
ayam dalam freezer > ayam @freezer
maggi 5 paket almari > maggi x5 @cupboard
tauhu luput 5/12 > tauhu =2026-12-05
nasi goreng esok > nasi goreng =2026-11-25
mi goreng > mi goreng
roti dan jem > roti dan jem
2 roti dan 1 jem > roti x2 / jem x1
dua susu khamis > susu x2 =2026-11-26
ikan rabu > ikan =2026-11-25
ikan selasa > ikan ?selasa
ikan minggu depan > ikan ?minggu depan`,
  'id-ID': `
roti kemarin > roti =2026-11-23
roti kadaluarsa kemarin > roti =2026-11-23
susu 3 hari yang lalu > susu =2026-11-21
susu senin lalu > susu ?senin lalu
kari dari senin > kari ?dari senin
2 susu jumat > susu x2 =2026-11-27
susu besok > susu =2026-11-25
telur 6 butir 3/12 > telur x6 =2026-12-03
2 lusin telur > telur x24
tahu sampai 3 Desember > tahu =2026-12-03
ayam kulkas sabtu > ayam @fridge =2026-11-28
tempe 5 hari lagi > tempe =2026-11-29
tempe senin > tempe =2026-11-30`,
  'tr-TR': `
süt gelecek cuma > süt ?gelecek cuma
süt bu cuma > süt =2026-11-27
pizza cuma akşamı > pizza =2026-11-27
ekmek dün > ekmek =2026-11-23
ekmek evvelsi gün > ekmek =2026-11-22
süt 3 gün önce > süt =2026-11-21
süt geçen pazartesi > süt ?geçen pazartesi
2 süt cuma > süt x2 =2026-11-27
süt yarın > süt =2026-11-25
süt bugün > süt =2026-11-24
süt 3.12 > süt =2026-12-03
süt 03.12.2026 > süt =2026-12-03
süt 3 aralık > süt =2026-12-03
süt 3 ara > süt =2026-12-03
6 yumurta 10 gün > yumurta x6 =2026-12-04
6 yumurta 10 gün sonra > yumurta x6 =2026-12-04
tavuk 1kg buzluk > tavuk (1 kg) @freezer
peynir buzdolabı pazar > peynir @fridge =2026-11-29
2 paket makarna > makarna x2
2 düzine yumurta > yumurta x24
iki yüz gram peynir > peynir (200 g)
iki buçuk litre süt > süt (2.5 l)
yarım kilo kıyma > kıyma (0.5 kg)
yoğurt skt 5.12 > yoğurt =2026-12-05
ekmek cumartesi > ekmek =2026-11-28
ekmek ve peynir > ekmek ve peynir
2 ekmek ve 1 peynir > ekmek x2 / peynir x1
domates perşembe > domates =2026-11-26
domates salı > domates ?salı`,
  'zh-CN': `
牛奶 下周五 > 牛奶 ?下周五
牛奶这周五 > 牛奶 ?这周五
半斤猪肉 > 猪肉 (250 g)
一斤半猪肉 > 猪肉 (750 g)
二十斤大米 > 大米 (10000 g)
十二斤苹果 > 苹果 (6000 g)
十二个鸡蛋 > 鸡蛋 x12
鸡蛋三十个 > 鸡蛋 x30
十个鸡蛋 > 鸡蛋 x10
苹果两斤半 > 苹果 (1250 g)
一公斤半牛肉 > 牛肉 (1500 g)
2斤半成品 > 半成品 (1000 g)
一斤猪肉冷冻 > 猪肉 (500 g) @freezer
面包昨天 > 面包 =2026-11-23
面包前天 > 面包 =2026-11-22
面包昨天过期 > 面包 =2026-11-23
牛奶3天前 > 牛奶 =2026-11-21
牛奶上周一 > 牛奶 ?上周一
昨天的面包 > 面包 ?昨天的
牛奶 周五 > 牛奶 =2026-11-27
2盒牛奶 周五 > 牛奶 x2 =2026-11-27
牛奶2盒 周五 > 牛奶 x2 =2026-11-27
牛奶2盒周五 > 牛奶 x2 =2026-11-27
两盒牛奶明天 > 牛奶 x2 =2026-11-25
鸡蛋x6 12月3日 > 鸡蛋 x6 =2026-12-03
鸡蛋6个12月3号 > 鸡蛋 x6 =2026-12-03
鸡蛋12/3 > 鸡蛋 =2026-12-03
2打鸡蛋 > 鸡蛋 x24
一打鸡蛋 > 鸡蛋 x12
豆腐 后天 > 豆腐 =2026-11-26
豆腐 3天后 > 豆腐 =2026-11-27
豆腐3天后到期 > 豆腐 =2026-11-27
菠菜500克 冷冻 > 菠菜 (500 g) @freezer
猪肉2斤冰箱 > 猪肉 (1000 g) @fridge
牛奶，鸡蛋，面包 > 牛奶 / 鸡蛋 / 面包
牛奶、鸡蛋6个、面包周六 > 牛奶 / 鸡蛋 x6 / 面包 =2026-11-28
酸奶 星期天 > 酸奶 =2026-11-29
酸奶 2026-12-03 > 酸奶 =2026-12-03
酸奶 2026年12月3日 > 酸奶 =2026-12-03
酸奶 下周 > 酸奶 ?下周
酸奶 周二 > 酸奶 ?周二
milk 周五 > milk =2026-11-27
大米5kg 柜子 > 大米 (5 kg) @cupboard`,
}
