/** Dishes and products that hold several groups by their usual recipe, told once for all of them. */
import { africanDishes, caucasianDishes } from './dishes/african.ts'
import { americanDishes } from './dishes/american.ts'
import { chineseDishes } from './dishes/chinese.ts'
import { englishDishes } from './dishes/english.ts'
import { type Compound, holding } from './dishes/holding.ts'
import { indianDishes } from './dishes/indian.ts'
import { japaneseKoreanDishes } from './dishes/japanese-korean.ts'
import { northDishes } from './dishes/north.ts'
import { romanceDishes } from './dishes/romance.ts'
import { southEastAsianDishes } from './dishes/south-east-asian.ts'
import { westAsianDishes } from './dishes/west-asian.ts'

export const compounds: readonly Compound[] = [
  ...englishDishes,
  ...northDishes,
  ...romanceDishes,
  ...westAsianDishes,
  ...chineseDishes,
  ...japaneseKoreanDishes,
  ...southEastAsianDishes,
  ...indianDishes,
  ...africanDishes,
  ...caucasianDishes,
  ...americanDishes,
  // Everyday words of German, French, Italian, Spanish and Portuguese kitchens, and what their shops sell.
  holding(
    'gluten',
    `nudel, nudeln, bandnudeln, mehl, weizenmehl, haferflocken, griess, grieß, hartweizengrieß, brot, brötchen, semmel, semmelbrösel, semmelknödel, paniermehl, brezel, zwieback, knäckebrot, toastbrot, knödel, spätzle, maultaschen, blätterteig, mürbeteig, pizzateig, kuchen, keks, kekse, hörnchen, grünkern, dinkel, roggen, gerste, graupen,
    chapelure, farine, farine de blé, nouille, nouilles, pâtes, pates, semoule, biscotte, biscottes, pain, pain de mie, baguettes, brioche, croûtons, pâte brisée, pâte feuilletée, pâte sablée, vermicelles, coquillettes, galette de blé, boulgour, seigle, orge, avoine, flocons d avoine, épeautre,
    pane, pancarrè, pancarre, pangrattato, farina, farina di grano, fette biscottate, grissini, crostini, friselle, taralli, pasta sfoglia, pasta frolla, semola, orzo, farro, segale, avena, panino, piadine, besciamella,
    harina, harina de trigo, pan rallado, pan de molde, fideos, macarrones, galletas, tallarines, masa de hojaldre, sémola, cebada, centeno, farinha de trigo, farinha, pão, bolachas, macarrão, massa folhada, pão ralado, digestives, pringles, ritz, weetabix, shreddies, shredded wheat, twix, kitkat, kit kat, kinder bueno, hobnobs, bahlsen, leibniz, knoppers, hanuta, tuc, petit beurre, speculoos, barilla, de cecco, buitoni, panzani`,
  ),
  holding(
    'milk',
    `rahm, sahne, schlagsahne, schlagobers, obers, süßrahm, sauerrahm, schmand, quark, topfen, frischkäse, hüttenkäse, joghurt, jogurt, käse, molke, milchpulver, vollmilch, kondensmilch, yaourt, yaourts, fromage, fromage blanc, petit suisse, crème, crème fraîche, beurre, lait entier, lait concentré, babeurre, panna, panna da cucina, burro, formaggio, formaggi, besciamella, ricotta salata, stracchino, latte intero, latte, latticello, yogurt bianco, mantequilla, queso, queso fresco, requesón, nata para cocinar, natillas, cuajada, dulce de leche, manteiga, queijo, requeijão, natas, iogurte,
    ben & jerry's, ben and jerrys, ben jerrys, ben & jerrys, haagen dazs, häagen dazs, ritter sport, lindt, cadbury, cadburys, galaxy chocolate, maltesers, toblerone, kitkat, kit kat, twix, kinder bueno, kinder, snickers, mars bar, bounty bar, m&ms, m and ms, ferrero rocher, raffaello, magnum, cornetto, philadelphia, babybel, la vache qui rit, laughing cow, kiri, boursin, activia, danone, yakult, reese's, reeses, hershey's, hersheys, royce chocolate, meiji chocolate, horlicks, milo, ovaltine`,
  ),
  holding(
    'eggs',
    'ei, eier, eigelb, eiweiß, eidotter, dotter, rührei, spiegelei, maionese, mayonnaise, majonäse, oeuf, oeufs, jaune d oeuf, blanc d oeuf, uovo, uova, tuorlo, tuorli, albume, albumi, frittata, huevo, huevos, clara de huevo, yema, yemas, ovo, ovos, gema de ovo',
  ),
  holding(
    'peanuts',
    "reese's, reeses, snickers, m&ms, m and ms, peanut m&ms, butterfinger, erdnussflips, bamba",
  ),
  holding(
    'nuts',
    'kinder bueno, ferrero rocher, ferrero, raffaello, toblerone, hanuta, knoppers, nutella, duplo, haselnusscreme, nusskuchen, mandelmus, studentenfutter, marzipan, gianduja, torrone, turrón, praliné, frangipane, amaretti, nougatcreme, giotto, baci, nocciolata',
  ),
  holding(
    'soy',
    "ritter sport, toblerone, reese's, reeses, snickers, twix, kitkat, maltesers, cadbury, sojasauce, sojasoße, sauce soja, salsa di soia, salsa de soja, molho de soja",
  ),
  holding(
    'gluten',
    `injera, pide bread, pita pide, nikuman, cream of mushroom soup, crumb coating, crumb topping, liangpi, roujiamo, kishimen, chicken chop, pork chop breaded, chicken cutlet, pork cutlet, sub roll, kebab wrap, gyros, shawarma, doner kebab, lahmacun, simit, onion rings, kvass,
    oatcake, hobnobs, hobnob, jammie dodger, rich tea, malted biscuit, ryvita, crispbread, crackerbread, knackebrod, melba, water biscuit, cream bun, hot cross bun, soft roll, kaiser roll, hoagie, cob loaf, barm cake, stottie, farl, soda bread, damper bread,
    tamale pie, cottage pie gravy, pot pie, hand pie, samosa, pakora wheat, dosa rava, mathri, namak para, shankarpali, puran poli, thepla, khakhra, missi roti, luchi, nimki, singara, siddu, litti, baati, dal baati, sattu paratha,
    zha jiang mian, biang biang, biangbiang, dao xiao mian, shanghai noodle, cumin noodles, knife cut noodle, hand pulled noodle, oil noodle, e fu, yi mian, youmian, chow mien, scallion pancake, spring onion pancake, cong zhua bing, jianbing, jian bing, guokui, shaobing, shao bing, huajuan, hua juan, nai wong bao, custard bao, char siu bao, pineapple bun, bolo bun, egg waffle, sachima, ma hua, mahua,
    hiyamugi, kitsune udon, yakiudon, yaki udon, tempura udon, curry udon, nabeyaki, champon, okinawa soba, zaru soba, hayashi rice, curry rice japanese, katsu curry, menchi katsu, korokke, croquette, croquetas, dango wheat, manju, imagawayaki, senbei,
    hotteok, bungeoppang, gimmari, jjapaguri, jjapagetti, chapagetti, bibim guksu, janchi guksu, mak guksu, dakgangjeong, korean fried chicken, yangnyeom chicken, hobakjeon, buchimgae, gamjajeon wheat, mandu guk, rabokki, budae jjigae, army stew,
    kueh pie tee, pie tee, kuih cara, kuih bingka tepung, kuih ketayap, kuih kapit, roti jala, roti bakar, roti kaya, roti boy, roti bom, roti tissue, roti telur, tempe mendoan, bakwan, martabak manis, terang bulan, bakpia, bakpao, mie ayam, mie goreng jawa, pisang goreng, cekodok, keria, kuih peria,
    borek, börek, burek, sigara boregi, spanakopita, tiropita, kataifi, knafeh, kunafa, kanafeh, manakish, manaqish, fatayer, fattoush, sambousek, msemen, harcha, maamoul, basbousa, semolina cake, halawet, freekah, koshari, maqluba noodles, pierog, pelmeni, vareniki, blintz, knish, kugel noodle, challah, rugelach, babka, hamantaschen, latke flour, matzah ball, matzo ball,
    arancini, supplì, suppli, timballo, tortelloni, agnolotti, mezzelune, garganelli, trofie, casarecce, malloreddus, fregola, passatelli, piadina, sfogliatelle, sfogliatella, cannoli, zeppole, panettone, pandoro, grissino, farinata wheat, polpette, parmigiana, chicken parmesan, veal milanese, saltimbocca, croque madame, vol au vents, gougère, gougere, palmier, canelé, canele, madeleine, financier, clafoutis, far breton, tarte tatin, tarte flambee, flammkuchen, galette des rois, kouign amann, mille feuille, pissaladiere, pithivier, paris brest,
    hush puppy, funnel cake, corn dog, biscuits and gravy, cobbler, apple pop tart, pop tarts, stromboli, sloppy joe, po boy, reuben, monte cristo, club sandwich, patty melt, chicken fried steak, chicken kiev, chicken tenders, chicken strips, mozzarella sticks, jalapeno poppers, fish goujons, scampi breaded, ploughmans, welsh rarebit, bubble and squeak, toad in the hole, cornish pasty, pasty, pasties, eccles cake, lardy cake, jaffa cake, swiss roll, arctic roll, jam roly poly, treacle tart, treacle sponge, spotted dick, sticky toffee pudding, christmas pudding, steak and kidney, steak pie, battered fish, fish and chips, cream of cream of bread sauce, bread soup, ribollita, panzanella, gazpacho bread, salmorejo, migas, torrijas`,
  ),
  holding(
    'gluten milk',
    'cream of cream of mac n cheese, mac and cheese, lasagne, moussaka, cheese scone, mozzarella sticks, roti bom, roti boy, khachapuri, pastitsio, cheese straw, vodka pasta, pizza, garlic bread, welsh rarebit, spanakopita, tiropita, cannoli, sfogliatelle, kunafa, knafeh, kanafeh, basbousa, chicken kiev, cordon bleu, pop tart, croque madame, milk bun, cream bun, pineapple bun, bolo bun, melonpan, melon pan, curry pan, kare pan, anpan, an pan, shokupan, babka, rugelach',
  ),
  holding(
    'gluten eggs',
    'scotch egg, egg roll, ebi fry, monjayaki, monja, tonkatsu, yakisoba, katsu curry, menchi katsu, korokke, champon, char kway teow, char kuey teow, char koay teow, pad see ew, mee goreng, mee goreng mamak, mie goreng, maggi goreng, roti jala, schnitzel, chicken cutlet, fritter, corn fritter, vegetable fritter, zucchini fritter, onion bhaji wheat, tempura, pasta fresca, fresh pasta, tagliatelle, sachima, ma hua, kugel, knish, matzo ball, matzah ball, blintz, hush puppy, croquette, croquetas, arancini, meatloaf, challah, mandu, hobakjeon, pajeon, kimchijeon, kimchi haemul pajeon, buchimgae, okonomiyaki, takoyaki, karipap, kueh pie tee',
  ),
  holding(
    'gluten milk eggs',
    'madeleine, canelé, canele, financier, clafoutis, panettone, pandoro, sponge finger, ladyfinger biscuit, lady finger biscuits, savoiardi, boudoir biscuit, kouign amann, mille feuille, palmier cream, gougere, gougère, choux, paris brest, eclair, profiterole, cream puff, puff cream, croquembouche, funnel cake, waffle, pancake, dutch baby, popover, yorkshire pudding, toad in the hole, french toast, pain perdu, bread and butter pudding, bread pudding, sticky toffee pudding, treacle sponge, swiss roll, arctic roll, victoria sponge, madeira cake, battenberg, lamington, castella, chiffon cake, chiffon, pandan chiffon, ovomaltine, kek batik, kek lapis, kek pandan, butter cake, hot cakes, cupcake, muffin, brownie, blondie, red velvet, black forest, cheesecake, basque cheesecake, carrot cake, tiramisu, trifle, banoffee, banana bread, quiche, quiche lorraine, custard bun, nai wong bao, liu sha bao, lava bun, custard bao, egg tart, pastel de nata, pasteis de nata, apam balik, apom balik, martabak manis, terang bulan, dorayaki, taiyaki, imagawayaki, gyeran ppang, gyeranppang, egg bread, kaya toast, kaya bun, roti kaya, moussaka, pastitsio, carbonara, lasagne verde, cannelloni, ravioli, tortellini, monte cristo',
  ),
  holding(
    'milk eggs',
    'ladyfingers, creme patissiere, pastry cream, diplomat cream, crème anglaise, floating island, ile flottante, semifreddo, spotted dick custard, ranch, caesar, hollandaise, béarnaise, bearnaise, eggs benedict, eggs royale, eggs florentine, croque madame, soufflé, zabaglione, leche flan, flan, purin, pudding cup, steamed egg pudding, cream caramel, creme caramel, banana split, sundae, knickerbocker glory, alaska, baked alaska, eton mess, pavlova, tres leches, butter egg sauce, salted egg butter, salted egg yolk sauce, butter prawn egg floss, buttermilk chicken',
  ),
  holding(
    'gluten soy',
    `yakisoba, yaki udon, yakiudon, char kway teow, char kuey teow, char koay teow, pad see ew, pad kee mao, drunken noodles, pad krapow, pad kra pao, pad krapao, pad prik king, rad na, lad na, beef hor fun, chow fun, ho fun stir fry, lo mein, chow mein, chop suey, moo goo gai pan, mongolian beef, general tso, general tsos, orange chicken takeaway, sweet and sour pork, black pepper beef, gong bao, kung pao, char siu, char siew, soy sauce chicken, braised pork belly, braised pork, kong bak, kong bak pau, tau yu bak, lor bak, lor mee, lor ark, red braised pork, hong shao rou, dongpo pork, kou rou, mei cai kou rou, three cup chicken, san bei ji, claypot rice, claypot chicken, hainanese dark sauce, beggars chicken, drunken chicken, zha jiang mian, jajangmyeon, jjajangmyeon, bulgogi, galbi, kalbi, japchae, bibim guksu, bibimbap, dak galbi, dakgalbi, jjimdak, jeyuk bokkeum, jeyuk, budae jjigae, army stew, kimchi jjigae, doenjang jjigae, tteokbokki, topokki, rabokki, dakgangjeong, yangnyeom chicken, kimbap, gyudon, oyakodon, katsudon, tendon bowl, unadon, butadon, sukiyaki, shabu shabu, yakitori, yakiniku, teriyaki, nikujaga, kinpira, ginger pork, shogayaki, gyoza, agedashi, chahan, ramen, tonkotsu, shoyu ramen, tsukemen, abura soba, mazesoba, mazemen, tantanmen, kitsune udon, hayashi, mee goreng mamak, nasi goreng, mie goreng, ayam kicap, daging kicap, semur, rawon, soto betawi, tempe orek, tempe bacem, tahu tek, ketoprak, siomay, batagor, ayam bakar kecap, sate kambing, pancit, adobo, chicken adobo, pork adobo, bistek, humba, tapsilog, thit kho, banh mi, bo luc lac, shaking beef, pho hoisin, peking duck, beijing duck, roast duck, ma la xiang guo, mala xiang guo, malatang, ma la tang, mala tang, yu xiang, yuxiang, fish fragrant sauce, xi dou, economic bee hoon, braised tofu, braised egg, lu rou fan, lurou fan, bak chor mee, wonton mee, duck rice, duck noodle, kway chap, kuay chap, zongzi, bak chang`,
  ),
  holding(
    'fish soy gluten',
    'mentsuyu, ponzu, oden, chazuke, ochazuke, agedashi, zaru soba, soba noodle soup, kitsune udon, okonomiyaki, takoyaki, yaki onigiri, gyudon, oyakodon, katsudon, sukiyaki, nikujaga, miso ramen, shoyu ramen, tsukemen, sushi, sushi burrito, worcestershire, worcester sauce, adobo tuyo, tendon bowl',
  ),
  holding(
    'fish',
    'toro, otoro, chutoro, cullen skink, assam pedas, asam pedas, gulai ikan, larb fish, som tam, som tum, green papaya salad thai, papaya salad, yam talay, pad thai, pad kee mao, pad krapow, pad kra pao, pad krapao, nam tok, larb, bun cha, banh xeo, banh khot, thit kho, ca kho to, canh chua, goi cuon, nuoc cham, vietnamese dressing, fish sauce wings, budae jjigae anchovy, kimchi jjigae, kimchi fried rice, sundubu jjigae, doenjang jjigae, tteokbokki broth, yuk su anchovy, myeolchi bokkeum, caesar, green goddess, salsa verde italian, vitello tonnato, bagna cauda, pan bagnat, anchoiade, crab stick, yu sheng, lo hei, yee sang, nasi dagang, nasi kerabu, laksa johor, mee rebus ikan, keropok lekor, rendang ikan, ulam budu, tempoyak ikan, nasi ulam',
  ),
  holding(
    'crustaceans',
    'thermidor, newburg, rock lobsters, bugs tail, balao balao, som tam, som tum, papaya salad, nasi goreng belacan, nasi goreng kampung, sayur lodeh, lontong, sayur lemak, lodeh, mee siam, mee rebus, mee soto udang, mee jawa, sambal goreng, sambal eggs, sambal kangkong, sambal petai, sambal tempeh, sambal terong, sambal brinjal, sambal egg, ulam, ulam sambal, asam pedas, assam laksa, curry laksa, curry mee, penang hokkien mee, rempeyek udang, bakwan udang, tauge ayam, tahu gejrot, tahu campur, gado gado, rujak, rujak cingur, ketoprak petis, achar awak, nasi dagang, nasi kerabu, nasi ulam, yong tau foo laksa, pineapple fried rice, nam prik, nam prik ong, gaeng som, panang curry, massaman curry, thai curry, yellow curry, jungle curry, choo chee, prik king, pad prik king, green papaya salad, yum woon sen, yam wun sen, glass noodle salad thai, banh xeo, banh khot, bun rieu, bun bo hue, mam ruoc, kimchi jjigae, kimchi fried rice, kimchi kimchijeon, kimbap kimchi, jjamppong, haemul pajeon, haemultang, pinakbet, kare kare bagoong, dinengdeng, ha cheung fun, cheong fun prawn, chee cheong fun penang, turnip cake dim sum, lo mai gai, loh mai kai, wonton, wanton, dim sum, yum cha, crystal dumpling, hae cho, ngo hiang, kueh pie tee, pie tee, popiah, soon kueh, chwee kueh, rojak, tauhu goreng petis, cuttlefish kangkong',
  ),
  holding(
    'molluscs',
    'jjamppong, haemultang, haemul pajeon, seafood pancake, seafood hotpot, seafood noodle, seafood fried rice, seafood hor fun, seafood ho fun, seafood bee hoon, seafood porridge, hokkien mee, char kway teow, char kuey teow, char koay teow, laksa, rojak sotong, cuttlefish kangkong, satay bee hoon, yong tau foo, pen cai, poon choi, buddha jumps over the wall, braised abalone, mushroom oyster sauce braise, kai lan oyster sauce, stir fried beef in oyster sauce, moo goo gai pan, chop suey, beef hor fun, pad see ew, pad krapow, pad kra pao, pad krapao, pad kee mao, rad na, drunken noodles, paella, fideua, bouillabaisse, cioppino, zuppa di pesce, seafood risotto, risotto nero, arroz negro, squid ink, chowder clam, oyster stew, fritto misto, takoyaki, okonomiyaki seafood',
  ),
  holding(
    'peanuts',
    'mole poblano, mole negro, chicken mole, mole sauce, som tam, som tum, papaya salad, lei cha, thunder tea rice, thunder tea, apom balik, yu sheng, lo hei, yee sang, bhel puri, sabudana khichdi, sabudana vada, kanda poha, chivda, chiwda, bombay mix, murukku mix, puliyodarai, lemon rice, idli podi, goda masala, bharli vangi, peanut chutney, kothimbir vadi, bisi bele bath, bisibelebath, sundal, kung pao, gong bao, kou shui ji, saliva chicken, mouth watering chicken, bang bang ji, bon bon chicken, dan dan mian, liang mian, cold noodles sichuan, liangpi, suan la fen, malatang, mala tang, hotpot sauce, tang yuan, mochi peanut, muah chee, ang ku kueh, kuih ku, kuih kochi, nasi lemak, mee rebus, mee siam, mee goreng mamak, lontong, nasi jenggo, nasi campur bali, sayur pecel, rujak, tahu tek, tahu gejrot, siomay, batagor, otak otak kacang, kerabu, nasi ulam, goi cuon, summer roll dip, bun thit nuong, banh cuon, nuoc leo, kare kare, satti, khao soi, miang kham, panang, massaman, yum woon sen, yam wun sen, saté, sate padang, sate lilit, african stew, maafe, suya, kuli kuli, chikki, gajak, ladoo peanut, egusi groundnut',
  ),
  holding(
    'nuts',
    'bakewell, cherry bakewell, pasanda, passanda, mughlai, shahi paneer, shahi korma, navratan korma, makhani cashew, butter chicken, malai kofta, biryani nuts, kashmiri pulao, sheer khurma, badam kheer, phirni, firni, rabri nuts, shrikhand nuts, mysore pak nuts, ladoo, laddu, besan ladoo, modak nuts, karanji, gajar halwa, sooji halwa, moong dal halwa, pulao nuts, cashew rice, pongal, ven pongal, upma cashew, payasam, kesari, fesenjan, muhammara, kibbeh, maamoul, baklawa, kunafa, knafeh, kanafeh, kataifi, basbousa, ghraybeh, mhencha, pastilla, bisteeya, tagine with almonds, romesco, ajo blanco, salbitxada, tarta de santiago, turrón, polvorones, marcona, panforte, ricciarelli, torta caprese, cantuccini, amarettini, bicerin, pesto genovese, pesto alla genovese, pesto rosso, pistou nuts, trofie al pesto, praline spread, paris brest, dacquoise, macaron, succes cake, japonais, linzer torte, linzertorte, sachertorte nuts, esterhazy torte, vanillekipferl, zimtsterne, basler lackerli, lebkuchen, stollen, marzipan potato, simnel, battenberg, florentine, frangipane tart, almond croissant, granola, bircher muesli, muesli, trail mix, nut roast, waldorf, snowball cookie, mexican wedding cookie, pecan roll, sticky bun pecan, rocky road, turtle brownie, hup toh soh, mooncake, snowflake crisp, nougat crisp, kong guan walnut, honey walnut shrimp, cashew chicken, gai pad med mamuang, massaman, rendang kemiri, opor ayam, ayam pongteh candlenut, babi buah keluak, buah keluak, laksa paste candlenut, satay marinade candlenut, sambal goreng kemiri, rempah with candlenut, gula melaka almond, florentines',
  ),
  holding(
    'sesame',
    'tarator, shawarma, falafel, gyros tahini, sabich, musabaha, halawa, halvah, simit, barbari bread, koulouri, bagel, everything seasoning, bibimbap, bulgogi, galbi, kalbi, japchae, kimbap, gimbap, kongnamul muchim, sigeumchi, ssamjang, tteokbokki, bibim guksu, yangnyeom, dakgangjeong, jeyuk bokkeum, dak galbi, dakgalbi, korean cucumber salad, oi muchim, gochujang mayo dip, liangpi, liang mian, cold sesame noodle, dan dan mian, saliva chicken, kou shui ji, mouth watering chicken, smashed cucumber salad, pai huang gua, hotpot dip, hot pot sauce, malatang, mala tang, ma la tang, mala xiang guo, sesame oil chicken, ma you ji, mayouji, san bei ji, three cup chicken, yu sheng, lo hei, yee sang, ahi poke bowl, tuna tataki, wafu salad, goma wakame, wakame salad, chuka wakame, seaweed salad, hiyashi chuka, tantanmen, ramen, tsukune, zaru soba topping, gomoku, furikake, onigiri, chazuke, ochazuke, yaki onigiri, kaki no tane mix, general tso, general tsos, orange chicken, sesame shrimp toast, prawn toast, shrimp toast, muah chee, jian dui, kuih bom, onde onde bijan, til ladoo, revdi, chikki til, bhakarwadi, undhiyu, khaman topping, dhokla, ragda til, mole poblano, pipian, pasteli, benne',
  ),
  holding(
    'celery',
    'holy trinity, waldorf, bloody mary, bolognese, ragu bolognese, lasagne bolognese, spaghetti bolognese, spag bol, chicken noodle soup, pot au feu, osso buco, coq au vin, beef bourguignon, boeuf bourguignon, split minestrone, ribollita, pasta e fagioli, caponata, gumbo, jambalaya, etouffee, dirty rice, red beans and rice, clam chowder, corn chowder, stuffing, sage and onion, turkey stuffing, tuna pasta salad, chicken salad sandwich, buffalo wings celery, crudite, crudité, borscht, solyanka, goulash soup, ciorba, hae mee stock celery, cream of cream of instant soup, packet soup, cuppa soup',
  ),
  holding(
    'mustard',
    'hot dog, ranch, caesar, salad cream, rarebit, welsh rarebit, achar, acar, achaar, potato salad, german potato salad, egg mayo, tuna mayo, tartare, tartare sauce, beef tartare, steak tartare, honey glazed ham, glazed ham, ploughmans, pork pie, scotch egg, cuban sandwich, cubano, pastrami, reuben, corned beef sandwich, pretzel dog, currywurst, bratwurst, frankfurter, vinaigrette, nicoise salad, salade nicoise, cobb salad, celeriac remoulade, dijon chicken, beef stroganoff, lapin moutarde, welsh rabbit, mac and cheese mustard, vindaloo, bengali fish curry, macher jhol, shukto, aloo posto, aloo bhaja, khichuri, dal tadka, tadka dal, dal fry, dhal tadka, sambhar, sambar, rasam, dosa masala, masala dosa, aloo masala, lemon rice, curd rice, pulihora, poriyal, thoran, kootu, aviyal, avial, mor kuzhambu, vatha kuzhambu, coconut chutney, tomato chutney, dhokla, khandvi, handvo, undhiyu, upma, kanda poha, vada pav, batata vada, bisi bele bath, bisibelebath, puliyodarai, fish head curry, curry fish, mutton curry, chicken curry powder, curry puff, karipap, dalcha, achari, acar rampai, acar awak, kiam chye tng, kiam chye ark, salted itek tim, suan cai yu, suan cai, pickled mustard fish, mei cai, kou rou, dua chua, takana, karashi mentaiko, tonkatsu sauce mustard, char siu dip, natto mustard, oden mustard, shumai mustard',
  ),
  holding(
    'sulphites',
    'chardonnay, merlot, chianti, beaujolais, cabernet, sauvignon, riesling, shiraz, malbec, rioja, tempranillo, zinfandel, moscato, lambrusco, bordeaux wine, burgundy wine, ruby port, tawny port, glass of port, splash of port, port sauce, port jus, madeira sauce, marsala, sherry, glogg, gluhwein, glühwein, mulled cider, hard seltzer wine, wine cooler, spritzer, campari, vermouth, lemon juice from a bottle, lime juice from a bottle, dehydrated vegetable, dehydrated potato, instant coq au vin, boeuf bourguignon, beef bourguignon, moules mariniere, risotto wine, veal marsala, chicken marsala, cheese fondue, pears in wine, tiramisu marsala, zabaglione, sabayon, trifle sherry, rum and raisin, rum raisin, raisin cookie, oatmeal raisin, carrot raisin, bircher muesli, muesli, granola raisin, trail mix, panettone, stollen, hot cross bun, eccles cake, garibaldi, mince pie, christmas cake, christmas pudding, spotted dick, bara brith, fruit loaf, fruit scone, fruit cake, mincemeat, chutney, branston, ploughmans pickle, pickled beet, pickled ginger, beni shoga, sushi ginger, danmuji, takuan, giardiniera, kimchi radish sulphite, sauerkraut, choucroute, bratwurst, boerewors, sausage, chipolata, hot dog sausage, salami sulphite, bak kwa sulphite, lap cheong, lap mei, lap mei fan, claypot rice, cheng tng, ching teng, ching bo leung, qing bu liang, snow fungus soup, tong sui longan, red date longan tea, longan tea, ba bao cha, eight treasure tea, eight treasure, ba bao, herbal buddhas temptation dried fungus, bak kut teh goji, nasi briyani raisins, kashmiri pulao, biryani raisins, kheer raisins, payasam, sheer khurma, zarda, kabuli pulao, halwa raisins',
  ),
  holding(
    'milk',
    'thermidor, newburg, caesar, vodka sauce, alla vodka, penne alla vodka, pink sauce, rosé pasta, alfredo, stroganoff, dauphinois, colcannon, champ fondant potato, boulangere butter, cream tea, clotted, eton mess, banoffee, knickerbocker, affogato, frappe, frappuccino, chai, masala chai, chai latte, matcha latte, thai tea, hong kong milk tea, yuenyeung, yuanyang, teh c, teh ais, teh susu, kopi c, kopi ais, milo ais, milo dinosaur, milo peng, bandung, cendol milk, air batu campur, ais kacang, ice kacang, abc dessert, bubur cha cha milk, sago gula milk, mango sago, mango pomelo sago, yangzhi ganlu, double skin milk, shuang pi nai, ginger milk curd, steamed milk, fried milk, nai cha, cheese tea, cheese foam, brown sugar bubble tea, hokkaido, cheese dak galbi, cheese corn, corn cheese, cheese tteokbokki, rabokki cheese, carbonara ramen, army stew cheese, budae jjigae, butter garlic, butter chicken, chicken makhani, tikka masala, korma, pasanda, shahi paneer, palak paneer, matar paneer, mutter paneer, paneer butter masala, kadai paneer, chilli paneer, dal makhani, kadhi, karhi, dahi vada, dahi puri, papdi chaat, raj kachori, mishti doi, sandesh, rasgulla, ras malai, shrikhand, phirni, firni, rabri, basundi, kulfi, falooda, faluda, gajar halwa, mysore pak, barfi, peda, kalakand, gulab jamun, mango lassi, sweet lassi, haydari, cacik, labneh, shish taouk yogurt, iskender, fattet, mansaf, manti, menemen cheese, khachapuri, syrniki, pierogi ruskie, poutine, nachos, loaded fries, quesadilla, enchilada, burrito supreme, queso, chile con queso, elote, esquites, arepa cheese, pao de queijo, pão de queijo, brigadeiro, alfajor, alfajores, dulce de leche, tres leches, arroz con leche, horchata milk, risotto, cacio e pepe, carbonara, four cheese, quattro formaggi, saltimbocca butter, osso buco butter, polenta creamy, tiramisu, panna cotta, cannoli, zuppa inglese, gelato, affogato coffee',
  ),
  holding(
    'soy',
    'braised pork belly, bulgogi, worcestershire, vegetarian sausage roll, meatless, plant based chicken, plant based nuggets, tofurky, seitan gravy, vegan cheese, vegan butter, oncom, shabu shabu, hotpot base, instant ramen, nissin, vegan ramen, natto roll, inarizushi, inari sushi, kinako mochi, hiyayakko, goya champuru, champuru, unohana, dengaku, tonjiru, ton jiru, soboro, tamago kake gohan, onigiri, furikake, sushi, tofu pudding, dou hua, douhua, taho, tauhu goreng, tauhu telur, tahu telur, tahu isi, tahu gejrot, tahu campur, gado gado, ketoprak, lontong, sayur lodeh, sayur goreng tauhu, tempe penyet, tempe mendoan, tempe goreng, pecel, thunder tea rice, lei cha, yong tau foo, mee rebus, mee siam, mee goreng, popiah, rojak, bak kut teh, luohan lo han buddhas delight, vegetarian bee hoon, vegetarian mock',
  ),
  holding('gluten sesame eggs soy', 'burger bun, brioche bun, hamburger bun, sesame bun'),
  holding(
    'fish crustaceans',
    'kimchi jjigae, kimchi fried rice, kimchi soup, kimchi stew, kimchi pancake, kimchi ramen, tom yum, thai green curry, thai red curry, thai yellow curry, green curry, red curry thai, panang curry, laksa, otak otak, otah, nasi lemak, nasi goreng kampung, belacan fried rice, nam prik, sambal, bun bo hue, seafood pancake, bouillabaisse, cioppino, paella, sushi platter, california roll, yong tau foo',
  ),
  holding('gluten crustaceans soy sesame eggs', 'dim sum, yum cha, steamboat balls'),
  // Dishes and bars whose allergen their name does not tell.
  holding(
    'gluten',
    `weetos, ajoblanco, malta goya, maltina, impanato, impanata, impanate, impanati, halim, biskuitboden, biskuitteig, fideuá, fideua, malz, malzextrakt, gerstenmalz, extrait de malt, extracto de malta, estratto di malto, extrato de malte, ekstrakt słodowy, słód jęczmienny, maltextrakt, bastilla, pastilla marocaine, pigeon pastilla, chicken pastilla, pastilla au poulet, b'stilla, kwas chlebowy, żurek, zakwas na żurek,
    scotch woodcock, toffee crisp, vegetarian duck, vegetarian chicken, vegetarian goose, mock chicken, communion wafer, welsh rarebit, cabinet pudding`,
  ),
  holding(
    'eggs',
    `eischnee, biskuitboden, biskuitteig, gemada, cloud bread, marshmallow teacake, tunnock's teacake, tunnocks teacake, snickers, mars bar, milky way, 3 musketeers, three musketeers, creme egg, royal icing, rouille, salade niçoise, salade nicoise, niçoise salad, nicoise salad, salad niçoise, insalata nizzarda, ensalada nizarda, nizza salat, nizzasalat, pan bagnat, cobb salad,
    scotch woodcock, tocino de cielo, tocinillo de cielo, gefilte fish, brandade egg, kogel mogel, avgolemono, sauce gribiche, gribiche, sauce ravigote oeuf, mousseline sauce, divinity candy, torta de huevo, huevos rotos, chipsi mayai`,
  ),
  holding(
    'fish',
    'arbroath smokie, tonnato, räucheraal, grayling, vendace, smelts, finnan haddie, mojama, karasumi, hákarl, hamour, pissaladière, pissaladiere, jansson s temptation, janssons temptation, aringa, aringhe, kibinai fish, machboos fish',
  ),
  holding('crustaceans', 'vatapá, vatapa, acarajé, acaraje, caruru, bobó de camarão, xinxim'),
  holding('peanuts', 'vatapá, vatapa, yaji, suya pepper, caruru, xinxim, moambe, mwamba'),
  holding(
    'nuts',
    'caruru, xinxim, vatapá, vatapa, cezerye, gianduiotto, gianduiotti, satsivi, churchkhela, gozinaki, galette des rois, 琥珀桃仁, crocanti, persipan, mole rojo',
  ),
  holding(
    'milk',
    'clover spread, manouri, graviera, kefalograviera, mizithra, myzithra, sirene, mahón cheese, queso de mahón, harzer, harzer roller, irish coffee, white russian, shahi tukda, escargots de bourgogne, escargots à la bourguignonne, escargots bourguignonne, escargot bourguignon, snails in garlic butter, kashk, jameed, mansaf, galaktoboureko, koldskål, viili, egg cream soda, new york egg cream, chocolate egg cream, white coffee, toffee crisp, cabinet pudding',
  ),
  holding(
    'soy',
    'frikandel, frikandelbroodje, provamel, black bean chicken, black bean beef, black bean pork, black bean prawns',
  ),
  holding(
    'eggs',
    'cocktail sauce, cocktailsauce, cocktailsoße, vegetarian sausage, veggie sausage, vegetarian nugget, veggie nugget, vegetarian cold cuts, vegetarische wurst, vegetarische würstchen, vegetarische bratwurst, vegetarische mortadella, vegetarische salami, vegetarische nuggets, vegetarischer aufschnitt, vegetarischer schinken, vegetarischer schinken spicker',
  ),
  holding(
    'fish',
    'königsberger klopse, nizza salat, nizzasalat, insalata nizzarda, ensalada nizarda, bloody mary, bloody mary mix, lobster ball',
  ),
  holding('gluten', 'galaktoboureko, huel'),
  holding('gluten soy', 'plum sauce'),
  holding('nuts', 'peshwari naan, peshawari naan'),
  holding('celery', 'sałatka jarzynowa, sałatka warzywna'),
  holding('sulphites', 'molasses, melasse, mélasse, melaza, melassa, melasa'),
  holding('mustard', 'vadouvan, sauce gribiche, gribiche'),
  holding('sesame', "ka'ak, kaak bread"),
]
