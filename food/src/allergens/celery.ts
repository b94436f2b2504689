import { groupTerms } from './terms.ts'

/** Celery and celeriac: stalk, leaf, root and seed, and the stocks and seasonings that nearly always hold them. */
export const celery = groupTerms('celery', {
  direct: `celery, celery stalk, celery stick, celery rib, celery heart, celery leaf, celery leaves, celery root, celery seed, celeriac, celeriac root, celtuce celery, chinese celery, leaf celery, wild celery, knob celery, turnip rooted celery, root celery, smallage, soup celery, cutting celery, celery cabbage stalk`,
  derived: `celery salt, celery powder, celery juice, celery extract, celery oil, celery flakes, celery seed oil, celery soup, cream of celery, celeriac mash, celeriac puree, celeriac soup, remoulade, celeriac remoulade, celery oleoresin, celery spice, celery concentrate, celery puree, dried celery, celery granules, cured with celery, celery nitrite`,
  foods: `stock, stock cube, stock powder, broth, bouillon, bouillon cube, bouillon powder, consomme, consommé, vegetable stock, veg stock, chicken stock, beef stock, vegetable broth, chicken broth, bone broth, soup mix, instant soup, cup soup, soup cube, mirepoix, soffritto, sofrito, suppengrün, suppengemüse, holy trinity vegetables, cajun trinity, court bouillon, waldorf salad, bloody mary, bloody caesar, bolognese, ragu, ragù, minestrone, gumbo, jambalaya, chowder, stuffing, gravy, gravy granules, coleslaw mix celery, crudites, crudités, vegetable juice, tomato juice cocktail, v8, green juice, cocktail sauce, mixed seasoning, all purpose seasoning, cajun seasoning, creole seasoning, seasoning salt, seasoned salt, spice mix, steak seasoning, poultry seasoning, chicken salt, curry roux, curry cube, tonkatsu sauce, okonomi sauce, pasta sauce jar, marinara jar, frozen lasagna, canned soup, instant noodle, tuna salad with celery, ants on a log, caponata, kuku sabzi, yeast extract`,
  brands: `knorr, knorr stock, oxo, oxo cube, kallo, marigold bouillon, swiss vegetable bouillon, massel, maggi cube, maggi stock, maggi bouillon, campbell's soup, campbell soup, campbells, heinz soup, batchelors cup, cup a soup, old bay, lawry's, tony chachere, season all, aromat, herbamare, vegeta, v8 juice, clamato, vegemite, marmite, bisto, prego, dolmio, ragu sauce, celsius celery, mrs dash, vecon, better than bouillon, swanson broth, s&b golden curry, vermont curry, bull-dog sauce, bulldog sauce, `,
  scientific:
    'apium graveolens, apium, apii fructus, apium graveolens rapaceum, api g, apium graveolens dulce, apium graveolens secalinum',
  malay: `saderi, sederi, seladeri, selederi, seledri, seldri, selderi, daun saderi, daun seledri, daun sup, daun sop, daun selderi, daun sayur, batang saderi, batang seledri, biji saderi, kiub stok, kiub pati, stok ayam, kiub ayam, pati ayam, serbuk perasa, kaldu, kaldu ayam, kaldu sayur, kaldu blok, sup bunjut saderi`,
  chinese:
    '芹, 芹菜, 西芹, 香芹, 旱芹, 洋芹, 唐芹, 药芹, 藥芹, 芹菜籽, 芹菜粉, 芹菜盐, 芹菜鹽, 根芹, 块根芹, 塊根芹, 根芹菜, 芹菜根, 芹菜梗, 芹菜叶, 水芹, 中芹, 高汤块, 高湯塊, 浓汤宝, 濃湯寶, 鸡精, 雞精, 鸡粉, 雞粉, 高汤, 高湯, 上汤, 鸡汤块',
  pinyin:
    'qincai, qin cai, xiqin, xi qin, xiangqin, xiang qin, genqin, gen qin, hanqin, yangqin, qincaizi, qin cai zi, tangqin, yaoqin, gaotang, gao tang, gaotangkuai, nongtangbao, jijing, jifen',
  hokkien:
    'khin chai, kin chai, kinchai, kin chye, kin choy, khin chye, khun chai, gan choi, kan choi, kan choy, kun choy, kun choi, gun choi, hung kan, heung kan, sai kan, sai kun, sai kan choy, ang mo kin chai, ang moh khin chai, tng kin chai, tong kan, chin chai, ching chai celery',
  tamil:
    'செலரி, செலரித்தண்டு, செலரி தண்டு, செலேரி, சிலரி, சிவரிக்கீரை, சிவரிக் கீரை, செலரி விதை, செலரி கீரை, செலெரி, ஸ்டாக் க்யூப், அஜ்மோதம், அஜமோதம்',
  hindi:
    'ajmod, ajmoda, ajmodh, ajamoda, ajwain ka patta, shalari, selery, ajmud, randhuni, radhuni, bari ajmud, celery ke patte, ajamodam, sivari keerai, karnauli, bodi ajmoda, wild celery seed, stock ka cube',
  japanese:
    'セロリ, セルリー, せろり, オランダ三つ葉, セロリの葉, セロリシード, セロリソルト, 根セロリ, セロリアック, スープセロリ, キンサイ, 芹菜, コンソメ, ブイヨン, 固形スープ, 鶏がらスープの素, 中華だし, ミネストローネ, カレールー, serori, seruri, konsome, buiyon, kinsai, ウェイパー, 味覇',
  korean:
    '셀러리, 샐러리, 셀러리악, 셀러리씨, 셀러리 소금, 셀러리줄기, 셀러리잎, 쎌러리, 샐러리즙, 셀러리즙, 미나리, 양미나리, 육수, 치킨스톡, 스톡, 부용, 콩소메, 채소스톡, 야채스톡, 미네스트로네, selleori, saelleori, selleri, chikin seutok, seutok, yuksu',
  european: `apio, apio nabo, apionabo, sal de apio, céleri, celeri, céleri rave, celeri rave, céleri branche, sel de céleri, sellerie, staudensellerie, stangensellerie, knollensellerie, selleriesalz, sedano, sedano rapa, gambo di sedano, aipo, aipo rábano, salsão, salsao, selderij, bleekselderij, knolselderij, selder, selleri, rotselleri, blekselleri, stangselleri, knoldselleri, bladselleri, seler, selery, seler naciowy, seler korzeniowy, kereviz, sap kereviz, selino, selinoriza, karafs, krafs, celer, celer řapíkatý, zeller, selleriä, lehtiselleri, caldo de pollo, caldo de verduras, brodo, brodo vegetale, dado da brodo, brühe, brühwürfel, gemüsebrühe, bouillon de légumes, bouillon de volaille, pastilla de caldo, avecrem`,
  asian:
    'kintsay, kinchay, kintsai, kinchai, kutsay kintsay, selari, cần tây, can tay, rau cần, rau can, hạt nêm, hat nem, cần tàu, can tau, ขึ้นฉ่าย, kheun chai, khuen chai, khuen chhai, kuen chai, keun chai, khun chai farang, kuenchai, kun chai, phak chi lom, tengmoh celery, tanaku nanwin, vann suy celery, kin chhay',
  misspelt:
    'celary, celry, cellery, cellary, selery, celerly, celerey, celrey, selary, celey, cerely, celeryy, celury, celeri stick, cellory, salery stick, celerac, celariac, celleriac, celeriak, celiriac, seleriac, selariac, stok cube, stock qube, boullion, bullion cube, boullon, bouilon, bouillion, buillon, bouilion, broath, brooth, minestroni, minestone, mirepoi, myrepoix',
  emoji: '',
  roots: 'celery, celeriac, celery, sellerie, seledri, bouillon, sedano, selleri, selderij',
})
