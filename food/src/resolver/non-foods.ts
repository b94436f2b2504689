/** Things that stand in a dorm room under the name of a food: 'lemon dish soap', 'egg timer', 'cat food tuna'. */
import { nameWords, numberless } from '../names.ts'

const listed = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(',')
      .map((words) => nameWords(words).map(numberless).join(' '))
      .filter((words) => words !== ''),
  )

/** What a thing is stands last in English: 'butter knife' is a knife. A name that ends like this is no food. */
const heads = listed(`
  soap, shampoo, conditioner, detergent, softener, bleach, cleaner, cleanser, disinfectant, sanitizer, sanitiser, polish, wax, freshener,
  air freshener, deodorant, deodoriser, deodorizer, repellent, insecticide, pesticide, poison, bait, trap, lotion, moisturizer, moisturiser, sunscreen,
  sunblock, balm, lip balm, ointment, serum, toner, scrub, body scrub, face mask, hair mask, face wash, body wash, hand wash, mouthwash, mouth wash,
  toothpaste, toothbrush, floss stick, dental floss, perfume, cologne, fragrance, eau de toilette, lipstick, lip gloss, mascara, eyeshadow, blusher,
  nail polish, nail varnish, hair oil, body oil, massage oil, essential oil, baby oil, beard oil, cuticle oil, engine oil, motor oil, lamp oil,
  linseed oil paint, body butter, shaving cream, shaving foam, shaving gel, hand cream, face cream, foot cream, eye cream, body cream, night cream,
  day cream, hair cream, skin cream, cold cream, antifungal cream, anti itch cream, steroid cream, diaper cream, rash cream, sun cream, bb cream,
  cleansing milk, body milk, bath milk, cleansing oil, cleansing balm, bath bomb, bath salt, bath salts, epsom salt, epsom salts, candle, incense,
  diffuser, potpourri, lamp, light bulb, bulb lamp, battery, charger, cable, cord, adapter, plug, speaker, headphone, earphone, airpods, earbuds,
  phone, iphone, watch, laptop, macbook, tablet computer, keyboard, mouse, mouse pad, monitor, camera, printer, ink, printer ink, cartridge, timer,
  cooker, rice cooker, slow cooker, pressure cooker, oven, toaster, microwave oven, kettle, fridge, freezer, freezer bag, blender, mixer, hand mixer,
  juicer, grinder, mill, pepper mill, coffee machine, coffee maker, espresso machine, popcorn machine, popcorn maker, waffle iron, waffle maker,
  bread maker, ice cream maker, yogurt maker, ice maker, steamer basket, fryer, air fryer, grill pan, hot plate, hotplate, induction plate, pan,
  frying pan, saucepan, wok, casserole dish, baking tray, baking tin, cake tin, cake stand, muffin tin, muffin tray, cupcake tray, cupcake tin, cookie tray, pizza tray, roasting tray, oven tray, bread tin, loaf tin, cookie sheet, pizza stone, pie tin, pie dish, butter dish,
  salad bowl set, mug, cup set, tea cup, coffee cup, egg cup, wine glass, beer glass, bottle opener, can opener, tin opener, jar opener, opener,
  corkscrew, straw, chopstick, knife, butter knife, bread knife, cheese knife, steak knife, fork, cake fork, spoon, teaspoon set, soup spoon, ladle,
  spatula, fish slice, whisk, egg whisk, egg beater, peeler, potato peeler, scissors, salad spinner, pasta machine, rice dispenser, egg separator, egg poacher, egg boiler, teapot, coffee pot, honey dipper, grater, cheese grater, slicer, egg slicer, cutter, pizza cutter,
  cookie cutter, corer, apple corer, zester, masher, potato masher, garlic press, press, squeezer, lemon squeezer, nutcracker, nut cracker, tongs,
  rolling pin, chopping board, cutting board, cheese board, strainer, tea strainer, sieve, flour sieve, colander, funnel, infuser, tea infuser, filter,
  coffee filter, water filter, tea towel, tea cosy, tea light, tealight, frother, milk frother, thermometer, meat thermometer, scale, kitchen scale,
  measuring cup, measuring jug, measuring spoon, milk jug, pitcher, tin foil, foil, aluminium foil, aluminum foil, cling film, cling wrap, clingfilm,
  saran wrap, plastic wrap, parchment, baking paper, baking parchment, wax paper, freezer paper, cupcake case, muffin case, cupcake liner, paper towel,
  kitchen paper, kitchen roll, kitchen towel, toilet paper, toilet roll, tissue, wet wipes, wipes, baby wipes, napkin, tablecloth, apron, oven glove,
  oven mitt, sponge scourer, scouring pad, scourer, dish sponge, kitchen sponge, steel wool, brush, mop, broom, bucket, bin, bin bag, bin liner,
  trash bag, garbage bag, egg box, egg tray, bread bin, bread box, bread basket, fruit bowl, fruit basket, cookie jar, biscuit tin, mason jar, jam jar,
  salt shaker, pepper shaker, salt cellar, sugar bowl, spice rack, wine rack, tupperware, storage box, tote bag, shopping bag, thermos, water bottle,
  vacuum flask, holder, rack, stand, hook, fish hook, fishing rod, fishing line, fish tank, aquarium, wire, chicken wire, chicken coop, cat food,
  dog food, pet food, fish food, bird food, bird seed, birdseed, hamster food, rabbit food, puppy food, kitten food, cat treat, dog treat, cat treats,
  dog treats, dog biscuit, dog biscuits, dog chew, cat litter, litter, horse feed, chicken feed, animal feed, goldfish flakes, fish flakes food,
  fertilizer, fertiliser, compost, potting soil, plant food, plant pot, flower pot, seedling, seedlings, sapling, seed packet, flower seeds,
  grass seed, grass seeds, weed killer, paint, paint set, oil paint, glue, tape, crayon, pencil, pen, marker, notebook, notepad, book, cookbook,
  cook book, recipe book, menu, poster, sticker, sticker set, magnet, toy, plush, plushie, teddy, doll, puzzle, game, board game, card, gift card,
  playing card, tennis ball, costume, shirt, t shirt, tee, dress, sock, socks, shoe, shoes, slipper, scarf, hoodie, jacket, jeans, towel, pillow,
  cushion, blanket, duvet, mattress, carpet, rug, curtain, bed sheet, chair, bean bag, beanbag, table, desk, shelf, stool, sofa, medicine, paracetamol,
  panadol, ibuprofen, aspirin, antibiotic, antihistamine, cough syrup, cough drop, cough drops, throat lozenge, lozenge, bandage, plaster, plasters,
  band aid, condom, tampon, pad, sanitary pad, pill, pills, sleeping pill, nicotine gum, nicotine patch, vape, vape juice, vape pod, vape liquid,
  e liquid, cigarette, cigarettes, cigar, tobacco, lighter, matches, lighter fluid, charcoal, firewood, firelighter, gas canister, butane, propane,
  petrol, gasoline, kerosene, antifreeze, drain cleaner, drain unblocker, acid, vinegar cleaner, limescale remover, remover, stain remover,
  paint thinner, methylated spirit, methylated spirits, white spirit, rubbing alcohol, isopropyl alcohol, hand sanitiser, hand sanitizer, mothball,
  mothballs, silica gel, dry ice, ice pack, cool pack, heat pack, ice cube tray, ice tray, popsicle mold, mold, mould, jelly mould, cake topper,
  candle holder, birthday candle, salt lamp, wine cooler, cooler, cooler box, fan, heater, iron, hair dryer, hairdryer, straightener, curler, razor,
  shaver, trimmer, comb, hairbrush, hair brush, hair gel, hair spray, hairspray, hair dye, hair colour, hair color, wig, umbrella, key, keys, wallet,
  passport, ticket, ez link card, usb stick, memory stick, dvd, cd, poster tube, guitar, ukulele, violin, mixing bowl, tea glass, lava lamp,
  drinking glass, scoop, rice scoop, descaler, chapstick, bath soak, foot soak, goggles, hair clip, clip, pepper spray, cleaning spray, sushi mat, yoga mat, mat, carving kit, sewing kit,
  raspberry pi, nicotine patches, vitamin patch, vitamin patches, cooling patch, lip tint, lip stain, hand gel, face toner, mister, planter, seed tray, coaster, placemat, bib, stencil, figurine, keyring, earrings, necklace, bracelet,
  peeler set, cutlery, cutlery set, crockery, jug, thermos flask, hand towel, bath towel, dishcloth, dish rack, dish brush, tin opener, bag clip, lunchbox, bento box, tiffin box, chopstick rest`)

/** Wherever they stand, what is about them is not for people to eat. */
const anywhere = listed(`
  cat food, dog food, pet food, fish food, bird food, turtle food, hamster food, dog chew, cat treat, dog treat, cat treats, dog treats, cat litter, bird seed, dish soap, dish liquid, dishwashing, washing up liquid, washing liquid, washing powder, dishwasher, laundry, fabric softener, shower gel, body wash, hand wash, face wash,
  shampoo, detergent, bleach, clorox, dettol, febreze, toothpaste, mouthwash, shaving, whiskas, friskies, felix cat, pedigree dog, sheba cat, toilet, scented, fragrance, essential oil, hair oil, body lotion, hand cream, face cream, face mask, sheet mask, lip balm, deodorant, sunscreen, candle,
  hand soap, light bulb, empty, rubber duck, mouse trap, cough syrup, vinegar cleaning, stainless steel, bottle steel, steel bottle, lipstick, eyeshadow, mascara,
  nail polish, air freshener, insecticide, rat poison, cockroach, phone case, iphone case, key ring, keyring, keychain, plush, squishy`)

/** Names that end like a thing and are food all the same. */
const foods = listed(`
  acai bowl, poke bowl, salad bowl, packed salad bowl, rice bowl, lunch box meal, juice box, cheese plate, mixed grill, hot pot, hotpot, bean pot, chocolate mint plate, chocolate bar, fish ball, fish balls, prawn ball, rice ball, meat ball, cheese ball, energy ball, squid ball, cuttlefish ball, beef ball, pork ball, chicken ball, sesame ball, hot plate tofu, hot dog, one pot, chicken pot, sponge cake, love letter, love letters, candy cane, candy floss, fairy floss, pork floss, chicken floss, meat floss, fish floss,
  tea bag, cheese straw, lemon balm, bak kut teh sachet, aloe vera plant drink, egg plant, eggplant, ice plant, citric acid, gelatin sheet, popcorn chicken, sea salt, rock salt, pink salt, cooking wine, black ink, squid ink, cuttlefish ink, ice cream, pot noodle, cup noodle, mug cake, butter chicken, royal jelly, cake tin biscuits, bread board, ginger candy, tea leaf, beer can chicken, banana leaf, golden syrup`)

/** The same in scripts that write without spaces: what is put on a body, a floor or an animal. */
const written =
  /洗[发髮](?:水|露|精|乳)|[护護][发髮]素|沐浴(?:露|乳|液)|牙膏|牙刷|洗衣|洗[洁潔]精|洗碗|洗手液|肥皂|香皂|面膜|面霜|洗面(?:奶|乳)|[护護]手霜|身[体體]乳|防[晒曬]|唇膏|精油|[猫貓狗](?:[粮糧]|砂)|[鱼魚][饲飼]|[饲飼]料|[宠寵]物|消毒(?:液|水)|漂白(?:水|剂|劑)|[杀殺][虫蟲]|蟑螂|[纸紙]巾|[卫衛]生[纸紙巾]|[厕廁][纸紙]|尿布|垃圾袋|玩具|油漆|[颜顏]料|(?<!有)[机機]油|[电電]池|香[烟煙]|[药藥]膏|手[机機][壳殼]|シャンプー|歯磨き|石鹸|石けん|洗剤|キャットフード|ドッグフード|ペットフード|ハンドクリーム|샴푸|비누|치약|세제|사료|핸드크림/u

/** Tools, which give their names to what is made in them unless they stand last: '烤箱薯条' are chips. */
const writtenLast =
  /(?:[鱼魚]食|香水|[电電][饭飯][锅鍋煲]|蒸蛋器|煮蛋器|打蛋器|榨汁[机機]|咖啡[机機杯壶壺]|茶[杯壶壺]|微波[炉爐]|烤箱|平底[锅鍋]|菜刀|水果刀|[开開]瓶器|[开開]罐器|保[鲜鮮][膜盒袋]|[锡錫][纸紙]|烘焙[纸紙]|[蜡蠟][烛燭]|炊飯器|フライパン|泡立て器|밥솥|프라이팬|거품기)$/u

function endsLike(words: readonly string[], ends: ReadonlySet<string>): boolean {
  return [1, 2, 3].some((count) => count <= words.length && ends.has(words.slice(-count).join(' ')))
}

/** Whether a name is that of a thing that nobody eats. `words` are folded and without number, amounts left out. */
export function isNonFood(words: readonly string[]): boolean {
  if (words.some((word) => written.test(word) || writtenLast.test(word))) return true
  for (let from = 0; from < words.length; from++)
    for (const count of [1, 2, 3]) if (anywhere.has(words.slice(from, from + count).join(' '))) return true
  if (endsLike(words, foods)) return false
  return endsLike(words, heads)
}
