/** The traps of the other languages' kitchens: 'farine de riz' is no wheat, 'huevos batidos' are no milkshake. */

import { listed } from '../../word-lists.ts'
import type { AllergenGroup } from '../groups.ts'

interface Traps {
  readonly groups: readonly AllergenGroup[]
  readonly phrases: readonly string[]
}

/** Each word for flour before each plant that has no gluten. */
function flours(words: string, plants: string): string[] {
  return listed(words).flatMap((word) => listed(plants).map((plant) => `${word} ${plant}`))
}

const flourPhrases = [
  ...flours(
    'farine',
    'de sarrasin, de riz, de maïs, de pois chiche, de pois chiches, de châtaigne, de coco, de millet, de quinoa, de lentilles, de manioc, de soja, d amande, d amandes',
  ),
  ...flours(
    'harina',
    'de maíz, de arroz, de garbanzo, de garbanzos, de trigo sarraceno, de sarraceno, de almendra, de almendras, de coco, de yuca, de mandioca, de lentejas, de mijo, de quinoa',
  ),
  ...flours(
    'farinha',
    'de arroz, de milho, de mandioca, de grão de bico, de coco, de amêndoa, de amêndoas, de trigo sarraceno',
  ),
  ...flours(
    'farina',
    'di riso, di mais, di ceci, di grano saraceno, di castagne, di cocco, di mandorle, di lenticchie',
  ),
  ...listed(
    'reismehl, maismehl, buchweizenmehl, kichererbsenmehl, kokosmehl, mandelmehl, hirsemehl, kartoffelmehl, linsenmehl, tapiokamehl',
  ),
  ...flours(
    'mąka, mąki, mąką',
    'kukurydziana, kukurydzianej, kukurydzianą, ryżowa, ryżowej, ryżową, gryczana, gryczanej, gryczaną, ziemniaczana, ziemniaczanej, ziemniaczaną, jaglana, kokosowa, migdałowa, z ciecierzycy, z tapioki',
  ),
  ...listed('рисовая, кукурузная, гречневая, кокосовая, миндальная, нутовая, льняная').map(
    (plant) => `${plant} мука`,
  ),
  ...listed(
    'rismjöl, majsmjöl, potatismjöl, bovetemjöl, mandelmjöl, kikärtsmjöl, rismel, majsmel, kartoffelmel, boghvedemel, mandelmel, maismel, potetmel, bokhvetemel, mjöl av ris, mjöl av majs, rijstmeel, maïsmeel, boekweitmeel, kikkererwtenmeel, amandelmeel',
  ),
  ...listed(
    'johannisbrotkernmehl, guarkernmehl, flohsamenschalen, goma guar, gomme de caroube, farina di carrube, farina di semi di carrube',
  ),
  ...listed('pirinç unu, mısır unu, nohut unu, karabuğday unu, bột gạo, bột nếp, bột bắp, bột năng'),
  ...listed(
    'reisnudeln, glasnudeln, nouilles de riz, vermicelles de riz, fideos de arroz, macarrão de arroz, spaghetti di riso',
  ),
  ...listed(
    'tortillas de maíz, tortilla de maíz, maistortilla, maistortillas, pan de maíz, grano saraceno, trigo sarraceno, blé noir',
  ),
]

/** Polish calls each nut by its kind behind the word for all of them. */
const polishNuts = flours(
  'orzech, orzecha',
  'włoski, włoskiego, laskowy, laskowego, nerkowca, brazylijski, kokosowy, kokosowego',
).concat(
  flours(
    'orzechy, orzechów, orzechami',
    'włoskie, włoskich, włoskimi, laskowe, laskowych, laskowymi, nerkowca, brazylijskie, brazylijskich, piniowe, piniowych, pekan, makadamia, kokosowe',
  ),
)

export const trapsAbroad: readonly Traps[] = [
  { groups: ['peanuts', 'sulphites'], phrases: polishNuts },
  {
    groups: ['nuts'],
    phrases: listed(
      'orzech kokosowy, orzecha kokosowego, orzechy kokosowe, orzechy ziemne, orzechów ziemnych, мускатный орех, мускатного ореха, кокосовый орех',
    ),
  },
  {
    groups: ['peanuts', 'sulphites'],
    phrases: listed(
      'мускатный орех, мускатного ореха, кокосовый орех, грецкий орех, грецкие орехи, грецких орехов, кедровые орехи, кедровых орехов, бразильский орех',
    ),
  },
  { groups: ['gluten'], phrases: flourPhrases },
  // 'mein' is 'in' between the words of a Hindi recipe, and a noodle in no other language of India.
  {
    groups: ['gluten'],
    phrases: listed(
      `tel mein, garam tel mein, paani mein, pani mein, kadhai mein, karahi mein, pan mein, bartan mein, cooker mein, ghee mein, makhan mein, tawa mein, katori mein, mixer mein, usi mein, isi mein, aakhir mein, ant mein, beech mein, baad mein,
      mein dalein, mein daal, mein dal, mein bhunein, mein bhune, mein milayein, mein pakayein, mein ubalein, mein talein, mein jeera, mein rai, mein pyaz`,
    ),
  },
  {
    groups: ['milk'],
    phrases: listed(
      `huevos batidos, huevo batido, claras batidas, clara batida, yemas batidas, bien batido, bien batidos, sudu teh, camca teh, sendok teh,
      crema de cacahuete, crema de cacahuate, crema de almendras, crème de marrons, crème de marron, crème de sésame, nata di cocco, sin leche, sans lait, senza latte, sem leite, ohne milch, süt içermez, sin lactosa, sans lactose, senza lattosio, sem lactose, laktosefrei, laktosefreie`,
    ),
  },
  {
    groups: ['gluten'],
    phrases: listed(
      `sin gluten, sans gluten, senza glutine, sem glúten, ohne gluten, glutenfrei, glutenfreie, glutenfreier, glutenfreies, glutensiz, glutenfreie nudeln, glutenfreie pasta, glutenfreie spaghetti, glutenfreies brot, glutenfreies mehl,
      pâtes sans gluten, pain sans gluten, farine sans gluten, spaghetti sans gluten, pasta sin gluten, pan sin gluten, harina sin gluten, espaguetis sin gluten, pasta senza glutine, spaghetti senza glutine, penne senza glutine, pane senza glutine, farina senza glutine, massa sem glúten, pão sem glúten, farinha sem glúten`,
    ),
  },
  {
    groups: ['gluten', 'milk', 'eggs'],
    phrases: listed(
      'tortitas de arroz, tortitas de maíz, galettes de riz, galettes de maïs, gallette di riso, gallette di mais, reiswaffel, reiswaffeln, maiswaffeln, bolachas de arroz, bolachas de milho, pirinç patlağı',
    ),
  },
  {
    groups: ['crustaceans', 'fish', 'molluscs', 'milk', 'celery', 'gluten', 'eggs', 'soy'],
    phrases: listed(
      'paella rice, risotto rice, pudding rice, reis für risotto, riso per risotto, arroz para paella, arroz bomba, milchreis roh',
    ),
  },
  {
    groups: ['eggs'],
    phrases: listed(
      '面粉, 麵粉, 面包, 麵包, 面团, 麵團, 面糊, 麵糊, 面筋, 麵筋, 面包糠, 豆乳マヨネーズ, 豆乳マヨ, 卵不使用マヨネーズ, sin huevo, sans œuf, sans oeuf, sans oeufs, senza uova, sem ovo, ohne ei',
    ),
  },
  // Pressed for the dish; what stands in a bottle is told as such.
  {
    groups: ['sulphites'],
    phrases: listed(
      `jus de citron, jus de citron vert, jus d un citron, zitronensaft, limettensaft, zumo de limón, jugo de limón, zumo de lima, jugo de lima, succo di limone, succo di lime, suco de limão, sumo de limão, limon suyu,
      nước cốt chanh, nước chanh, レモン汁, ライム汁, 柠檬汁, 檸檬汁, 青柠汁, 레몬즙, 라임즙, عصير ليمون, عصير الليمون, น้ำมะนาว, air limau, jus limau, perahan limau, air perasan jeruk nipis, nimbu ka ras, नींबू का रस`,
    ),
  },
  // Vegetables and mushrooms that are called after what they look like.
  {
    groups: ['molluscs'],
    phrases: listed(
      `setas ostra, seta ostra, setas de ostra, hongo ostra, hongos ostra, champignon huître, champignons huîtres, champignon en forme d huître, pleurotes en forme d huître, pleurote en huître, pleurotes en huître,
      austernpilz, austernpilze, austernseitling, austernseitlinge, funghi ostrica, fungo ostrica, cogumelo ostra, cogumelos ostra, jamur tiram, cendawan tiram, oesterzwam, oesterzwammen`,
    ),
  },
  {
    groups: ['molluscs'],
    phrases: listed(
      'ostronskivling, ostronskivlingar, ostronmussling, østershat, østershatte, østerssopp, nấm bào ngư, boczniak ostrygowaty',
    ),
  },
  { groups: ['fish'], phrases: listed('diếp cá, rau diếp cá, lá diếp cá, dấp cá, rau dấp cá, giấp cá') },
  {
    groups: ['nuts'],
    phrases: listed(
      'mandelpotatis, mandelpotatisen, erdmandel, erdmandeln, hindistan cevizli, hindistan cevizi, hindistan cevizinin, hindistan cevizini, hindistan cevizinden, muskat cevizi, muskat cevizli',
    ),
  },
  {
    groups: ['peanuts'],
    phrases: listed(
      'كركديه سوداني, كركدية سوداني, شاي سوداني, قهوة سوداني, زي سوداني, صمغ سوداني, دوم سوداني',
    ),
  },
  {
    groups: ['eggs'],
    phrases: listed('eierfrucht, eierfrüchte, eierpflanze, easter egg radish, easter egg radishes'),
  },
  {
    groups: ['milk'],
    phrases: listed(
      `butterbohne, butterbohnen, haricot beurre, haricots beurre, pois beurre, butternusskürbis, courge butternut, butternut,
      masło kakaowe, masła kakaowego, masło orzechowe, masła orzechowego, masłem orzechowym, masło migdałowe, masła migdałowego, mleko migdałowe, mleko sojowe, mleko owsiane, mleko ryżowe, mleka kokosowego, kwas mlekowy,
      кокосовое молоко, кокосового молока, миндальное молоко, соевое молоко, овсяное молоко, рисовое молоко, арахисовое масло, кокосовое масло, какао масло, масло какао, арахисовая паста,
      butterpilz, butterpilze, butterpilzen, milchsäure, milchsäurebakterien, milchner, mantequilla de cacao, mjölksyra, mælkesyre, melkesyre, melkzuur, jordnötssmör, jordnøddesmør, peanøttsmør, smörgåsgurka, smörgåsrån,
      doodhi, dudhi, lauki doodhi, doodhi bhopla, hindistan cevizi sütü, badem sütü, yulaf sütü, soya sütü, pirinç sütü, fındık sütü, ceviz sütü, kaju sütü, hindistan cevizi kreması, kakao yağı, süt mısır, süt mısırı, süt kuzu, süt kuzusu, süt danası, süt otu,
      bơ đậu phộng, sữa dừa, sữa hạnh nhân, sữa yến mạch, sữa gạo, sữa óc chó, sữa mè, sữa hạt điều, sữa bắp chay,
      botersla, cacaoboter, kokosboter, kokosroom, sheaboter, boterbonen, boterboon, amandelboter, kakaosmør, kakaosmör,
      nariyal doodh, nariyal ka doodh, nariyal dudh, soya doodh, thengai paal, thenga paal, thengaipaal, thengai pal,
      حليب جوز الهند, حليب جوز هند, بحليب جوز الهند, حليب اللوز, حليب لوز, حليب الشوفان, حليب شوفان, حليب الصويا, حليب صويا, حليب الأرز, حليب أرز, زبدة الفول السوداني, زبدة فول سوداني,
      नारियल दूध, नारियल का दूध, सोया दूध, தேங்காய் பால், தேங்காய்ப்பால்,
      kokosmelk, amandelmelk, havermelk, sojamelk, kokosmjölk, mandelmjölk, havremjölk, kokosmælk, mandelmælk, kookosmaito, mleko kokosowe, mleczko kokosowe, kokosové mléko`,
    ),
  },
]
