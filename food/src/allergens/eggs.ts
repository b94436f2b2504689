import { groupTerms } from './terms.ts'

/** Eggs of any bird. Fish roe is fish. */
export const eggs = groupTerms('eggs', {
  direct: `egg, eggs, hen egg, hen's egg, chicken egg, duck egg, quail egg, goose egg, ostrich egg, egg white, egg yolk, egg yellow, yolk, yolks, egg powder, dried egg, liquid egg, powdered egg, whole egg, beaten egg, egg wash, eggwash, egg liquid, free range egg, egg free range, eggs free range, whisk the whites, beat the whites, whip the whites, whisked whites, beaten whites, whipped whites, whites to stiff peaks, whites to soft peaks`,
  derived: `albumen, albumin, egg albumin, ovalbumin, ovomucoid, ovomucin, ovotransferrin, ovoglobulin, ovovitellin, vitellin, livetin, globulin egg, lysozyme, e1105, egg lecithin, conalbumin, meringue powder, egg protein, egg solids, egg substitute, egg beaters, egg glaze, eggy`,
  foods: `omelette, omelet, frittata, quiche, tortilla española, spanish omelette, shakshuka, menemen, quindim, scrambled, sunny side up, over easy, poached egg, boiled egg, fried egg, deviled egg, devilled egg, scotch egg, egg benedict, eggs benedict, eggs florentine, egg salad, egg mayo, egg sandwich, egg drop soup, egg flower soup, egg noodle, egg tart, egg custard, egg fried rice, egg roll, egg curry, egg hopper, egg tofu, century egg, salted egg, tea egg, onsen egg, ajitama, ajitsuke, soft boiled egg, half boiled egg,
    hard boiled egg, pickled egg, coddled egg, foo young, egg foo young, fu yung, mayonnaise, mayo, aioli, tartare sauce, tartar sauce, hollandaise, bearnaise, béarnaise, remoulade, thousand island, caesar dressing, ranch dressing, meringue, pavlova, macaron, macaroon, marshmallow fluff, marshmallow creme, nougat, custard, creme brulee, crème brûlée, creme caramel, crème caramel, creme anglaise, creme patissiere, flan, zabaglione, sabayon, eggnog, advocaat, mousse, souffle, soufflé, lemon curd, sponge cake, chiffon cake, angel food cake, genoise, castella, cake, cupcake, muffin, brownie, pancake, waffle, crepe, crêpe, popover,
    yorkshire pudding, french toast, bread pudding, brioche, challah, croissant, doughnut, donut, churro, eclair, profiterole, choux, cookie, ladyfinger biscuit, savoiardi, tiramisu, trifle, carbonara, fresh pasta, tagliatelle, pappardelle, tempura, batter, battered, katsu, schnitzel, milanese, tonkatsu, okonomiyaki, takoyaki, tamagoyaki, oyakodon, katsudon, chawanmushi, omurice, gyeran jjim, gyeran mari, bibimbap, kaya, kaya toast, kaya jam, srikaya, meatball, meatloaf, fish cake, coleslaw, potato salad, pasta salad, waldorf salad, kedgeree, huevos rancheros, ice cream, gelato, lemon meringue, key lime pie, quorn, swiss roll, kueh lapis, pandan cake, egg waffle, pad thai, pudding cup, custard pudding, egg pudding, caramel pudding, foo yong hai, foo yong, fu yong, fuyong, roti john, chai tow kway, chai tow kueh, chai tao kway, chye tow kuay, nog, beaten white, whipped white, whisked white, crack one in, crack two in, crack one of them, crack two of them, crack them into`,
  brands: `kewpie, hellmann's, hellmanns, best foods mayo, japanese mayo, heinz mayo, duke's mayo, irvins, marshmallow fluff, seng choon, chew's egg, pasar egg, eggo, quorn, miracle whip, dutch baby`,
  scientific: 'gallus gallus ovum, ovum, ovi albumin',
  malay: `telur, telor, telur ayam, telur masin, telur asin, telur puyuh, telur dadar, telur mata, telur mata kerbau, telur rebus, putih telur, kuning telur, kuih bahulu, kuih lapis, serawa telur, martabak telur, dadar, mata lembu, seri kaya, kek lapis, bahulu, kueh bahulu, serikaya, srikaya`,
  chinese: `蛋, 鸡蛋, 雞蛋, 鸭蛋, 鴨蛋, 鹅蛋, 鹌鹑蛋, 鵪鶉蛋, 皮蛋, 咸蛋, 鹹蛋, 蛋白, 蛋黄, 蛋黃, 蛋清, 蛋液, 蛋花, 荷包蛋, 煎蛋, 水煮蛋, 卤蛋, 滷蛋, 茶叶蛋, 炒蛋, 温泉蛋, 溏心蛋, 松花蛋, 蛋挞, 蛋撻, 蛋卷, 美乃滋, 蛋黄酱, 沙拉酱, 芙蓉蛋, 蒸水蛋, 滑蛋, 蛋饼, 蛋餅, 咖椰`,
  pinyin:
    'jidan, ji dan, yadan, ya dan, pidan, pi dan, xiandan, xian dan, danhuang, dan huang, danbai, dan bai, danqing, chaodan, chao dan, jiandan, jian dan, zhengdan, zheng dan, danhua, dan hua, anchundan, ludan, lu dan, chaye dan, cha ye dan, songhuadan, danta, dan ta, danjuan, danbing, dan bing, fu rong dan, furongdan, lou dan',
  hokkien:
    'nng, kway nng, kuay nng, ke nng, gai daan, gai dan, gei dan, ah nng, kiam nng, lor nng, orh luak, or luak, orh jian, chye poh nng, chai poh omelette, steam egg, daan taat, dan tat, haam daan, ham dan, pei dan, neng, ho chien, oa tsian, o a tsian, oh ah jian',
  tamil: 'முட்டை, முட்டைகள், முட்டையை, முட்டையின், கோழிமுட்டை, ஆம்லெட், முட்டை வெள்ளைக்கரு, மஞ்சள் கரு, மயோனைஸ், ஆஃப்பாயில்',
  hindi:
    'anda curry, ande, anda bhurji, anda masala, egg bhurji, muttai, mutta, baida, dim kosha, dimer jhol, kodi guddu, guddu, motte, omlet, egg dosa, egg biryani, anda paratha, muttai dosai, kothu parotta, murtabak, roti telur, prata egg, motta',
  japanese: `卵, 玉子, たまご, タマゴ, 鶏卵, 卵白, 卵黄, 全卵, 溶き卵, 生卵, ゆで卵, 目玉焼き, 温泉卵, うずら, ウズラ卵, オムレツ, オムライス, 卵焼き, 玉子焼き, だし巻き, 茶碗蒸し, マヨネーズ, カステラ, メレンゲ, プリン, カスタード, エッグ, 親子丼, かつ丼, すき焼き, tamago, tamago yaki, tamagoyaki, dashimaki, onsen tamago, ajitsuke tamago, datemaki`,
  korean:
    '계란, 달걀, 메추리알, 오리알, 난백, 난황, 노른자, 흰자, 계란찜, 계란말이, 달걀말이, 지단, 마요네즈, 마요, 오믈렛, 오므라이스, 머랭, 에그, 스크램블, 카스테라, 반숙, 알찜, gyeran, dalgyal, gyeranjjim, gyeran jjim, gyeranmari, gyeran mari, mayak gyeran, jidan, maechurial',
  european:
    'huevo, huevos, oeuf, œuf, oeufs, jaune d oeuf, blanc d oeuf, blanc en neige, blancs en neige, eier, eigelb, eiweiß, eiweiss, hühnerei, spiegelei, rührei, uovo, uova, tuorlo, albume, clara de huevo, yema de huevo, clara de ovo, gema de ovo, ovos, ovo frito, tortilla de patatas, ägg, jajko, jajka, yumurta, beid, baid, bayd, avgo, avga, avgolemono, shakshouka, eieren, eidooier, zabaione',
  asian:
    'lòng đỏ, lòng trắng, itlog, itlog na maalat, balut, penoy, tortang, tortang talong, trung ga, trứng, trứng gà, trứng vịt, hột vịt lộn, khai dao, khai jiao, kai jeow, khai jeow, kai dao, khai toon, khai palo, khai khem, khai luk koei, son in law eggs, telur balado, son in law egg',
  misspelt:
    'tartre sauce, tarter sauce, 1 eg, an eg, one eg, 2 egs, 3 egs, 4 egs, 5 egs, 6 egs, two egs, three egs, the egs, some egs, eggg, eegg, eggz, egss, ehgg, eggyolk, mayonaise, mayonaisse, mayonnase, mayonese, mayonnaisse, mayonise, mayoniase, mayyo, omlette, omelete, ommelette, omelett, omlett, omellette, meringe, merringue, meraingue, merangue, fritata, fritatta, quich, keesh, hollandase, holandaise, cusard, albumine, scrambeled, scrambld egg, yoke of egg, egg yoke, yolck, aoli, ailoi, souffel',
  emoji: '🥚, 🍳, 🪺, 🧇, 🥞, 🍰, 🎂, 🧁, 🍮',
  roots:
    'mayonnais, mayonais, omelet, omlet, meringue, egg, eggwhite, eggyolk, tamago, gyeran, telur, custard',
})
