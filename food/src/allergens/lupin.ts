import { groupTerms } from './terms.ts'

/** Lupin: a legume whose flour hides in gluten-free and low-carb baking. */
export const lupin = groupTerms('lupin', {
  direct: `lupin, lupine, lupini, lupinus, lupin bean, lupini bean, lupin seed, lupine seed, sweet lupin, sweet lupine, white lupin, blue lupin, yellow lupin, bitter lupin, australian sweet lupin, andean lupin, pearl lupin, narrow leaf lupin, narrow leafed lupin, narrowleaf lupin, lupin kernel, lupin pulse, lupin grain, lupin sprout, lupin split, wolf bean`,
  derived: `lupin flour, lupine flour, lupin flake, lupin meal, lupin bran, lupin fibre, lupin fiber, lupin hull, lupin protein, lupine protein, lupin protein isolate, lupin isolate, lupin concentrate, lupin powder, lupin starch, lupin oil, lupin milk, lupin drink, lupin yogurt, lupin cream, lupin cheese, lupin butter, lupin tofu, lupin tempeh, lupin miso, lupin sauce, lupin crumb, lupin grits, lupin semolina, lupin paste, lupin spread, lupin coffee, lupin snack, lupin chip, lupin crisp, lupin granola, lupin cereal, lupin muesli, lupin bread, lupin pasta, lupin noodle, lupin rice, lupin couscous, lupin pancake, lupin wrap, lupin pizza base, lupin cookie, lupin biscuit, lupin muffin, lupin brownie, lupin burger, lupin mince, lupin falafel, lupin hummus, lupin dip, lupin ice cream, lupin steak, lupin schnitzel, lupin sausage, toasted lupin, roasted lupin, pickled lupin, brined lupin, salted lupin, cooked lupin, conglutin, lupanine`,
  foods: `low carb pasta lupin, keto lupin bread, high protein lupin, lupini hummus, lupini snack, lupini pasta, lupini salad, lupini antipasto, lupin gluten free bread, lupin baking mix`,
  brands: `brami, aviate pasta, kaizen pasta, kaizen low carb pasta, lupii, lupreme, lupinella, lupinesse, lupin co, the lupin co, lupina foods, carrington farms lupin, miracle flakes, lupin miracle, prolupin, made with luve, luve lughurt, lughurt, eatlupi, lupicat, wholly lupin, coorow lupin, nakd lupin, modified foods lupin, cento lupini, cerreto lupini, la fiammante lupini, ficacci lupini, bob's red mill lupin`,
  scientific:
    'lupinus albus, lupinus angustifolius, lupinus luteus, lupinus mutabilis, lupinus polyphyllus, lup an 1, lup an',
  malay:
    'kacang lupin, kacang lupini, biji lupin, tepung lupin, kekacang lupin, protein lupin, tepung kacang lupin, roti lupin, susu lupin, lupin manis, serpihan lupin',
  chinese:
    '羽扇豆, 白羽扇豆, 蓝羽扇豆, 黄羽扇豆, 羽扇豆粉, 羽扇豆蛋白, 鲁冰, 魯冰, 鲁冰花, 魯冰花, 鲁冰豆, 魯冰豆, 鲁平豆, 路冰花, 卢平豆, 狼豆, 路平豆',
  pinyin:
    'yushandou, yu shan dou, yushan dou, yushandou fen, lubinghua, lu bing hua, lubingdou, lu bing dou, lubing, langdou, lu ping dou',
  hokkien:
    'yu sin tau, u sin tau, yu sin dau, yu seen dau, loo peng tau, lo ping tau, lou bing dau, lou bing faa, lou bing fa, loh peng hua, loo peng hua, loo pin, lo ping dau',
  tamil: 'லூபின், லுபின், லூப்பின், லூபின் மாவு, லூபின் பீன்ஸ், லூபின் விதை, லூபினி, லூபைன், லூப்பைன்',
  hindi:
    'lupin atta, lupin ka atta, lupin dal, lupin besan, turmas, tarmas, toormoos, turmus bean, lupin chana, lupin dhal, khatirah lupin',
  japanese:
    'ルピナス, ルピン, ルピナス豆, ルピン豆, ルピナス粉, ルパン豆, ルーピン, ルーピン豆, ハウチワマメ, 羽団扇豆, はうちわまめ, ノボリフジ, ルピーニ, rupinasu, rupin mame, rupin, hauchiwamame, ruupin, rupinasu ko',
  korean:
    '루핀, 루핀콩, 루피너스, 루피나스, 루피너스콩, 루핀가루, 루핀 가루, 루피니, 루피니콩, 루파인, 루핀단백, 층층이부채꽃, rupin, rupinkong, rupin kong, rupinus, rupineoseu',
  european:
    'lupine bohne, lupinen, lupinenmehl, lupinenprotein, lupinensamen, lupineneiweiß, lupinenschrot, lupinenkaffee, süßlupine, süßlupinen, süsslupine, altreier kaffee, lupin blanc, farine de lupin, graines de lupin, lupins, protéines de lupin, lupino, lupino bianco, farina di lupini, lupini salati, altramuz, altramuces, altramuz blanco, harina de altramuz, chocho, chochos, ceviche de chochos, tremoço, tremoços, tremoco, tremocos, tarwi, tarhui, tauri bean, chocho andino, tarwi flour, lupinemeel, lupinezaad, lupinen meel, lupinmjöl, lupinfrön, lupinmel, lupinfrø, lupiini, lupiinijauho, łubin, łubinu, mąka łubinowa, lubin, lupină, csillagfürt, vlčí bob, lupína, lüpen, termiye, acı bakla, acıbakla, tirmis, termes, turmus, turmos, termos beans, tormus, tirmus, thermos beans, lupina, loupina, loupino, loupinia, entremozo, faves de llop, tramussos, xocolatl lupin, rabiza lupin, lupí',
  asian:
    'đậu lupin, dau lupin, đậu cánh chim, dau canh chim, bột lupin, thua lupin, tua lupin, thua luphin, tua lupin paeng, lupin beans na asin, harina ng lupin, pe lupin',
  misspelt:
    'luppin, lupen, lupinn, lupion, lupan, loopin, loupin, lupinne, lupeen, luping, lupinni, luppini, lupeni, lupinie, lupiny, lupyn, lupinus bean, lupenflour, lupin flower flour, lupin flur, lupni, lpuin, luipn, lupine beens',
  emoji: '',
  roots: 'lupin, lupine, lupini, altramu, tremoc, tremoç, lughurt, turmus',
})
