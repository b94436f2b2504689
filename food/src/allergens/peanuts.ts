import { danDanSlips } from './forms/dan-dan.ts'
import { groupTerms } from './terms.ts'

/** Peanuts; a bare 'nut' counts too, because mixed nuts hold them. */
export const peanuts = groupTerms('peanuts', {
  direct: `peanut, groundnut, ground nut, monkey nut, earthnut, earth nut, goober, goober pea, nut, mixed nuts, beer nuts, valencia peanut, spanish peanut, redskin peanut, cocktail nuts, nut mix`,
  derived: `peanut butter, peanut oil, arachis oil, arachis, peanut flour, peanut powder, peanut sauce, peanut paste, peanut brittle, peanut protein, peanut meal, powdered peanut butter, pb2, pbj, pb and j, pb & j, peanut dust, crushed nuts, chopped nuts, nut butter, nut oil, nut paste, nut meal, nut flour, nut spread, nut brittle, defatted peanut, cold pressed groundnut oil, artificial nuts, nu nuts, mandelonas`,
  foods: `satay, sate, satay sauce, satay bee hoon, gado gado, pecel, karedok, ketoprak, rojak, pad thai, massaman, kung pao, gong bao, bang bang chicken, bon bon chicken, dan noodles, dandan noodles, dan dan, dan dan noodle, dandan noodle, mafe, maafe, domoda, groundnut stew, african nut stew, chilli crisp, chili crisp, trail mix, bombay mix, nut bar, nut cluster, nut roast, nut loaf, praline, nougat, marzipan, frangipane, ang ku kueh, muah chee, tang yuan, dragon beard candy, popiah, min chiang kueh, min jiang kueh, mee chiang kueh, apam balik, kuih kacang, tauge goreng, tempeh kacang, teh c peanut, peanut soup, peanut cookie, rempeyek, nasi lemak, achar, energy bar, protein bar, granola with nuts, egg roll sauce, mole poblano, mole sauce, hotpot dipping sauce, siam satay, pb, pb powder, mazapan`,
  brands: `skippy, jif, reese's, reeses, snickers, planters, peter pan, smucker's goober, pic's, bamba, butterfinger, nutter butter, payday, m&ms, mars peanut, camel nuts, tong garden, pagoda peanut, lao gan ma, laoganma, nature valley peanut, whatchamacallit, thorntons, brand's nut, mayver's, bega peanut, teddie, justin's, dan d pak, ligo, farmhouse nuts, huang fei hong, huangfeihong, gery saluut`,
  scientific: 'arachis hypogaea, arachis hypogea, oleum arachidis, ara h',
  malay: `kacang, kacang tanah, kacang goreng, kacang rebus, kuah kacang, sos kacang, kuah satay, kuah sate, bumbu kacang, bumbu pecel, minyak kacang, mentega kacang, selai kacang, rempeyek, sambal kacang, kacang tumbuk, kacang bandung, kacang mete`,
  chinese: `花生, 花生米, 花生酱, 花生醬, 花生油, 花生碎, 花生粉, 花生糖, 落花生, 长生果, 長生果, 土豆仁, 沙爹, 沙嗲, 沙茶, 宫保, 宮保, 口水鸡, 口水雞, 怪味花生, 老干妈, 老乾媽, 坚果, 堅果, 果仁, 地豆, 土豆糖, 贡糖, 貢糖, 麻糍花生, 花生汤, 花生湯`,
  pinyin:
    'huasheng, hua sheng, huashengjiang, hua sheng jiang, huashengmi, huashengyou, shadie, sha die, gongbao, gong bao, luohuasheng, jianguo, jian guo, shacha, sha cha, huasheng you, hua sheng you',
  hokkien:
    'thor tau, tor tau, tho tau, thotau, tu dou ren, fa sang, fah sang, fasang, far sang, deh tau, ti tau, tee dao, tor dao, deng tau, kong tng, kong thng, mua chee, sa te, sa cha, sacha sauce, kong pow, kung po, kung pow, gung bo, lohua, lohua sng, lo hua, gong tng, gong tang',
  tamil:
    'நிலக்கடலை, வேர்க்கடலை, வேர்கடலை, கச்சான், மணிலாக்கொட்டை, மல்லாட்டை, கடலை மிட்டாய், கடலை எண்ணெய், கடலெண்ணெய், கடலை சட்னி, கடலை, பீநட்',
  hindi:
    'moongphali, mungphali, moongfali, mungfali, mumfali, shengdana, singdana, sing dana, sengdana, verkadalai, ver kadalai, nilakadalai, nilakkadalai, kadalai mittai, chikki, palli, pallilu, palli chutney, kappalandi, kadalekai, shenga, chinabadam, cheena badam, badam cina, china badam, phalli, kadalai, kadalai urundai',
  japanese:
    'ピーナッツ, ピーナツ, ピーナット, 落花生, らっかせい, ラッカセイ, 南京豆, 柿の種, ピーナッツバター, サテ, サテー, サテソース, 沖縄ジーマーミ, ジーマーミ豆腐, ナッツ, pinattsu, rakkasei, jimami tofu',
  korean:
    '땅콩, 땅콩버터, 땅콩잼, 땅콩가루, 낙화생, 피넛, 피넛버터, 땅콩강정, 땅콩조림, 견과, 견과류, 넛츠, ttangkong, ddangkong, ttangkong beoteo, pinat',
  european:
    'cacahuete, cacahuetes, cacahuate, cacahuates, cacahuet, cacahuète, cacahuètes, maní, mani, arachide, arachides, arachidi, arachis olie, erdnuss, erdnuß, erdnüsse, erdnussbutter, erdnussoel, amendoim, amendoins, pindakaas, pinda, pindas, jordnöt, jordnötter, jordnød, peanøtt, orzeszki ziemne, orzechy ziemne, arachidowe, fistik yer, yer fistigi, yer fıstığı, ful sudani, fool sudani, noccioline, spagnolette, alune, alunele, alune de pământ, žemės riešutai, žemės riešutų, zemesrieksti, zemesriekstu, zemesriekstus, maapähkel, maapähkli, maapähklid, maapähklivõi',
  asian:
    'mani, adobong mani, kare kare, dau phong, đậu phộng, dau phung, đậu phụng, lạc rang, muối mè đậu phộng, bo dau phong, tua lisong, thua lisong, tua li song, thua li song, nam chim satay, nam jim satay, massaman curry, matsaman, mee bai, samart peanut, meeshay, بادام زمینی, بادام‌زمینی',
  misspelt: `${danDanSlips}, penut, penuts, peenut, peanutt, penaut, paenut, peanat, peanit, peanot, pnut, p-nut, pnuts, peannut, pea nut, groudnut, grondnut, groundnutt, grounut, peenuts, peanutbuter, peanut buter, penutbutter, sattay, satey, satae, satey sauce, cashnut, reeses pieces, snikers, snickars, nutts, gooberr`,
  emoji: '🥜',
  roots: 'peanut, groundnut, cacahu, erdnuss, arachid, huasheng, penut, satay',
})
