/** What is commonly cooked or sold under a name, by kitchen: the groups that it holds, and the names. */
export const namedDishes = {
  english: `
  milk | fish soup bee hoon; sliced fish bee hoon; fish head bee hoon
  crustaceans+eggs+soy | mee bandung
  fish | mee hoon kueh; mee hoon kway
  milk | cullen skink; everton mints; mint humbugs; murray mints; twister lolly; walls twister; fab lolly; fab lollies; fudgsicle; fudgesicle; creamsicle; buffalo wings; buffalo chicken wings; buffalo sauce; buffalo wing sauce; cool original doritos; doritos packet; rogan josh; laal maas; dal bukhara; langar dal; black dal
  eggs | olivier salad; chicken 65
  milk | chicken 65
  eggs+mustard | filet o fish; filet-o-fish
  gluten+milk+soy | smores kit; s'mores kit
  eggs | italian wedding soup; corn dog; ban mian; banmian; pan mee; kway chap; kuay chap
  fish | ban mian; banmian; pan mee
  gluten | nihari; gumbo; fryums; fryum
  nuts | sugee cake; sugee cookies
  soy | karaage; chicken karaage; schezwan sauce; schezwan chutney; schezwan hot sauce
  celery | schezwan sauce; schezwan chutney
  crustaceans | nonya rempah; nyonya rempah
  molluscs | beef and broccoli; beef broccoli
  gluten+eggs | full english; fry-up
  eggs | marie rose sauce; stracciatella soup
  fish | fake crab
  milk | parm; selection box; advent calendar; brynza; leben
  gluten | PB&J; rebozado; açorda; kritharaki; trahana; tsampa; mehlschwitze; quarkkeulchen
  nuts+gluten+milk | tarator
  nuts | circassian chicken; calisson; nougatine; thandai
  sesame | til chutney
  peanuts | seeng dana
  milk | thandai; mehlschwitze; quarkkeulchen
`,
  north: `
  milk | rivella
  eggs | löffelbiskuit; löffelbiskuits; tiramisu biskuit; biskotten; russisch brot; guetzli; gebäckmischung; türkischer honig; bayerische creme; bayrische creme; koldskål; joppiesaus
  celery+nuts+eggs | waldorfsalat
  gluten+milk+eggs+soy | schaumkuss; schaumküsse; schaumküssen; schokokuss; schokoküsse; schokoküssen; mohrenkopf; mohrenköpfe; dickmann's; dickmanns; super dickmanns; schwedenbomben
  gluten+milk+eggs+nuts | gutsle; guatsla
  gluten+milk+eggs | guzli
  celery+milk+mustard | leberkäs; leberkas
  celery+mustard | wiener würstchen; bockwurst; bockwürste; bockwürstchen; weißwurst; weißwürste; knackwurst; knackwürste
  milk | bifteki; joghurtgums; joghurt gums; janssons frestelse
  nuts | nussgipfel; nusshörnchen; nougatcroissant; malakofftorte; eierlikörtorte; hausfreunde; husarenkrapfen; zott monte; monte drink; birchermüeslijoghurt; semla; semlor; ostkaka; risalamande; kvæfjordkake; vaniljekranse; makowiec
  gluten | birchermüeslijoghurt; stracciatellajoghurt; joghurt mit der ecke; barszcz biały; biały barszcz
  sulphites | königskuchen; makowiec
  celery | farmersalat; kaponata; gemüsesuppe; kartoffelsuppe; rindsuppe; pichelsteiner; rosół; борщ
  gluten+milk+soy+nuts | flødeboller; flødebolle
  milk+eggs+soy | ptasie mleczko
  milk+eggs | grüne soße; frankfurter grüne soße
  fish+eggs | labskaus
  eggs | оливье
`,
  romance: `
  celery | insalata di mare
  celery+sulphites | pollo alla cacciatora
  nuts | caramelle rossana; amarguinha
  eggs+milk | boudin blanc; boudins blancs
  eggs | salade olivier; ensalada olivier
  gluten+eggs+milk | pommes dauphine; pommes dauphines
  gluten+milk+nuts+soy | bâtonnet glacé; bâtonnets glacés
  eggs | pâté de campagne; guimauve; guimauves; la laitière; blanquette de veau; pim's; feijão tropeiro
  gluten | cretons; creton
  nuts | royal au chocolat; gâteau basque; pâté en croûte; cruesli; gâteau aux carottes; tarta de zanahoria; pastel de zanahoria; torta di carote; camilla merendina
  nuts+soy | trésor céréales; céréales trésor
  celery | soupe de légumes; sopa de verduras; insalata capricciosa; passato di verdure; zuppa di verdure; zuppa di legumi; minestra; minestrina
  mustard | poulet yassa
  fish | salsa césar; aderezo césar; ensalada césar; salade césar; salada césar; salsa cesare
  fish+milk | insalata di riso
  milk+nuts | agua de horchata; horchata mexicana
  sulphites | hallaca; hallacas
  milk | polpette; polpettine; cocada; cocadas; farofa pronta; farofa
  eggs+nuts+mustard | tortelli di zucca; tortelli alla zucca
  gluten+nuts | açaí na tigela
  eggs+mustard | sapateira recheada
`,
  westAsian: `
  eggs | revani; revanisi; şekerpare; tulumba tatlısı; kemalpaşa tatlısı; hanım göbeği; dilber dudağı; vezir parmağı; çokomel
  eggs+sesame | ramazan pidesi
  eggs+nuts | acıbadem kurabiyesi
  milk+nuts | irmik helvası
  nuts | keşkül; keşkülü; havuçlu kek; gavurdağı salatası; acuka; ay çöreği; yalancı dolma; zeytinyağlı sarma; zeytinyağlı yaprak sarma
  nuts+sulphites | iç pilav
  nuts+gluten | güllaç; güllacı
  gluten+nuts+sulphites | aşure; aşuresi
  sesame+nuts+peanuts | batırık
  gluten | ezogelin; supangle; magnolia tatlısı; magnolya
  gluten+milk | domates çorbası
  milk | شيش طاووق
  nuts | بسبوسة; نمورة; معمول; كعك العيد; غريبة; قطايف; ملبس; صفيحة; صيادية
  sesame+nuts | كحك; سمكة حرة
  sesame | مناقيش; لقيمات
  sesame | manakish; manakeesh; man2oushe; luqaimat; sfouf
  sesame+nuts | samke harra; kahk el eid
  nuts | sfouf; sfiha; sfeeha; sayadieh; sayadiyeh; namoura
`,
  chinese: `
  milk | 椰树椰汁; 椰樹椰汁; 特种兵椰汁; 可尔必思; 可爾必思; 雪花冰; 綿綿冰; 绵绵冰
  gluten | 玛克丽; 馬格利
  eggs | 双皮奶; 雙皮奶; 木须肉; 木須肉; 木樨肉; 粟米羹; 玉米羹; 酸辣汤; 酸辣湯; 豬腳薑; 豬腳姜; 猪脚姜
  soy | 黑豆; 驴打滚; 驢打滾; 糍粑; 打糕; 桂林辣椒酱; 桂林辣椒醬; 盐酥鸡; 鹽酥雞; 咸酥鸡; 鹹酥雞; 鸡排; 雞排; 唐扬鸡; 唐揚雞
  gluten+eggs+milk | 沙琪玛; 沙琪瑪; 萨其马; 薩其馬
  peanuts+nuts | 八宝粥; 八寶粥; 腊八粥; 臘八粥
  peanuts | 红龟粿; 紅龜粿; 烧仙草; 燒仙草
  celery | 罗宋汤; 羅宋湯
  sesame+soy+gluten+peanuts | 口水鸡; 口水雞; 棒棒鸡; 棒棒雞
  gluten+soy | 叫花鸡; 叫花雞; 德州扒鸡; 鱼香茄子; 魚香茄子; 红烧茄子; 紅燒茄子; 油焖茄子; 烧茄子; 地三鲜; 地三鮮; 干煸四季豆; 乾煸四季豆; 罗汉斋; 羅漢齋; 炒年糕
  molluscs+crustaceans+fish+eggs | 佛跳墙; 佛跳牆
  molluscs+crustaceans+fish | 盆菜
  peanuts+sesame | 麻辣烫; 麻辣燙; 麻辣香锅; 麻辣香鍋
  sesame | 辣子鸡; 辣子雞; 钵钵鸡; 缽缽雞
  sesame+soy+gluten | 拍黄瓜; 拍黃瓜; 凉拌黄瓜; 涼拌黃瓜; 涼拌小黃瓜; 凉拌木耳; 涼拌木耳; 凉拌海带丝; 凉拌三丝; 煎饼果子; 煎餅果子
  nuts+sesame | 艾窝窝; 艾窩窩
  milk | 杨枝甘露; 楊枝甘露; 芒果西米露; 悠哈糖; 阿尔卑斯糖
  eggs | fan qie dan tang; suan la tang; mu xu rou; shuang pi nai
  soy | hei dou; hak dau
  gluten+soy | hong shao qie zi
`,
  japaneseKorean: `
  fish+gluten+soy | すまし汁; お吸い物; 吸い物; お雑煮; 雑煮; ちゃんこ鍋; 煮物; おひたし; お浸し; ひじきの煮物; ひじき煮; 煮浸し; 煮びたし; 揚げ浸し; きんぴら; 肉じゃが; 牛丼; カツ丼; 筑前煮; 冷奴; ひややっこ; 炊き込みご飯; 炊き込みごはん; 五目ご飯; 五目ごはん; かやくご飯; 釜飯; 釜めし; かけうどん; きつねうどん; 肉うどん; ざるそば; もりそば; かけそば; 年越しそば; にゅうめん; osuimono; suimono; sumashijiru; nimono; ohitashi
  fish+gluten+soy+eggs | 雑炊; ぞうすい; おじや; 親子丼; おやこどん; すき焼き; すきやき; zousui; ojiya; 茶碗蒸し
  fish+crustaceans+molluscs+soy | 寄せ鍋; yosenabe
  crustaceans+eggs+molluscs | 中華丼
  eggs | 三色丼; とり天; 鶏天; チキン南蛮; toriten
  celery | ポトフ
  soy | 唐揚げ; から揚げ; からあげ; ザンギ; 竜田揚げ; 山賊焼き; 和風パスタ; とり天
  soy+sesame | ヤンニョムチキン
  gluten+soy | 焼き鳥; 焼鳥; やきとり; ヤキトリ; カンロ飴; 煮魚; 磯辺焼き
  gluten+soy+fish | みたらし団子
  gluten | まんじゅう; manjuu; 桜餅
  gluten+milk | ムニエル; munieru
  milk | ミルキー; いちごみるく飴; コーヒーゼリー; タンドリーチキン; かぼちゃスープ
  peanuts+sesame | よだれ鶏
  milk | 밀키스; 암바사; ambasa
  gluten | 맥콜; mccol; 막걸리; 동동주; makgoli; makkoli; makuly; dongdongju
  soy+sesame | 미역국; 소고기무국; 소고기뭇국; 육개장; 닭개장; miyeokguk; yukgaejang; yookgaejang; 시금치나물; 시금치무침; 가지무침; 가지나물; 고사리나물; 무나물; 애호박나물; 비빔나물; 삼색나물; 취나물무침; 갈비찜; galbijjim; kalbijjim; 교촌치킨; kyochon
  sesame | 고사리무침; 도라지무침; 시래기나물; 시래기무침; 파절이; 닭강정
  gluten+milk+soy+sulphites+crustaceans | 부대찌개
  eggs+soy | 떡국; tteokguk; dduk guk; dukguk; ddeokguk
  gluten | 설렁탕; seolleongtang; sullungtang; 쫀드기
  soy | 갈비탕; galbitang; kalbitang; 감자탕; gamjatang; 해장국; 우거지국; 시래기국
  fish+molluscs+eggs+soy | 순두부찌개
  gluten+soy | 우엉조림; 연근조림; 감자조림; 알감자조림; gamja jorim; algamja jorim; ueong jorim; yeongeun jorim; yeonkeun jorim; 꽈리고추찜; 더덕구이
  fish | 무생채; musaengchae
  nuts+soy | 약식; 약밥; yaksik
  gluten+eggs+milk | 만쥬; 만주
  soy+sesame+peanuts | 양념치킨
  milk | 팥빙수; 빙수
`,
  southEastAsian: `
  eggs+gluten | semar mendem; putu ayu
  eggs+milk | kue lumpur
  peanuts+gluten+milk | sekoteng
  peanuts | wedang ronde
  crustaceans+peanuts+gluten | tahu gimbal
  peanuts+gluten | tahu sumbat; tauhu sumbat
  gluten+soy | tahu bacem; mendoan; orek tempe; oseng tempe; tongseng; ayam bakar; bubur ayam
  mustard | dalca
  nuts | opor tahu; opor telur; opor daging; opor sapi; opor bebek; putri salju
  crustaceans | ayam penyet; ayam taliwang; ayam betutu; bubur lambuk; urap
  peanuts+crustaceans | sayur asem
  celery+eggs | soto ayam; soto banjar
  celery | sayur sop; sop buntut; sup ekor; sup ayam; sup daging; sup kambing; bihun sup; mihun sup; sup bihun; sop kaki kambing; sop ayam; mee soto; mi soto; soto mie; mee sup
  celery+eggs+crustaceans | soto lamongan
  peanuts | coto makassar; biskut mazola; ayam gepuk
  fish | pindang serani
  molluscs+gluten+soy | cap cay; cap cai
  soy+sesame | โอเลี้ยง
  fish+soy+gluten | แกงจืด; ต้มจืด; ไก่ย่าง
  fish | ต้มแซ่บ; ส้มตำ; ตำไทย
  molluscs+soy+gluten | ผัดผัก; ผัดคะน้า; ผัดผักบุ้ง; ผัดผักบุ้งไฟแดง
  fish+molluscs | ผัดกะเพรา; กะเพราหมูสับ; กระเพราหมูสับ; ข้าวกะเพรา; ผัดซีอิ๊ว; หมูปิ้ง
  fish+crustaceans | ข้าวซอย; น้ำพริก; ไส้อั่ว
  peanuts | ก๋วยเตี๋ยวต้มยำ; พะแนง; แกงฮังเล
  eggs | ห่อหมก; ข้าวหมูแดง; ข้าวขาหมู
  sesame | กล้วยแขก; กล้วยทอด
  gluten+soy | ก๋วยจั๊บ
  milk | sinh tố
  fish+soy | gai yang
  fish | chả lụa; giò lụa; chả quế; giò bò; gà kho; bò kho; sườn kho; thịt rim; sườn rim; cơm tấm; cơm sườn; chả giò; nem rán; chả ram; bánh cuốn; bánh ướt
  crustaceans+fish | bánh bột lọc; bánh bèo; bánh nậm; bún bò
  peanuts+fish | mì quảng
  fish+soy | bún riêu
  peanuts+sesame | chè chuối
  peanuts | kem chuối
  fish | nems
`,
  indian: `
  milk+nuts | sheer khurma
  mustard+milk | kosha mangsho
  nuts | rabri; rabdi; basundi
  eggs | shami kabab; shami kebab
  gluten | kurdai
  mustard | masala thosai; masala thosais; masal dosai; masal dosa
  mustard+peanuts | lemon sadam; elumichai sadam
  mustard | thakkali sadam; tomato sadam; kuzhambu; kulambu; puli kuzhambu; kara kuzhambu
  mustard+nuts | thengai sadam; coconut sadam
  sesame | podi idli
  nuts | खीर; फिरनी; कुल्फी; रबड़ी; रसमलाई; बासुंदी
  eggs | शामी कबाब
  milk | रोगन जोश; पापड़ी चाट
  peanuts | भेल; भेल पूरी
  mustard+peanuts | नींबू चावल
  mustard+sesame | उंधियू
  milk+nuts | शीर खुरमा
  mustard | பொரியல்; கூட்டு; அவியல்; குழம்பு; சுண்டல்; மசாலா தோசை; மசால் தோசை; தக்காளி சாதம்; கருவேப்பிலை சாதம்
  mustard+peanuts | எலுமிச்சை சாதம்
  mustard+nuts | தேங்காய் சாதம்
  sesame | பொடி இட்லி
`,
  seaAndMustard: `
  fish | el rape; cola de rape; colas de rape; lomo de rape; lomos de rape; medallones de rape; filetes de rape; rodajas de rape; guiso de rape; sopa de rape; arroz de rape; caldereta de rape; suquet de rape; rape fresco; rape limpio; rape congelado; rape troceado; rape a la; rape al horno; rape en salsa; rape con; wels; welsfilet; wallerfilet; waller filet; steinbutt; schillerlocke; schillerlocken; aile de raie; ailes de raie; la raie; de raya; ala de raya; alas de raya; anguille; anguilles; filet de brochet; filets de brochet; le brochet; espadon; anguila; anguilas; cazón; arenque; arenques; gulas del norte; gula del norte; gulas al ajillo; de gulas; las gulas; sazan; zargana
  fish | ravas; ravas fish
  fish | mujair; kerisi; terubuk; nila merah; nila goreng; nila bakar; fillet nila
  fish | 鮟鱇; 鮟鱇鱼; 安康鱼; 虱目鱼; 虱目魚
  mustard | mostrich
  molluscs | les praires; de praires; ormeau; ormeaux; choritos; ostiones; volandeiras; zamburiñas; zamburiña; salyangoz; deniz tarağı
  molluscs | 北极贝; 北極貝
  fish | raie; brochet; rape; raya; mercan; nila
  molluscs | praires; tarak
`,
  africanAndCaucasian: `
  gluten | mandazi; mahamri; sambusa; kitcha; dabo kolo; ambasha; puff puff; bofrot; vetkoek; magwinya; bunny chow; baghrir; khinkali; lobiani
  gluten+eggs+milk | chin chin; malva pudding; adjaruli
  eggs | doro wat; enkulal; chikhirtma; chirbuli
  milk | ayib; kitfo; maziwa; mursik; amasi; sulguni; matsoni; nadugi; elarji
  fish | dagaa; omena; kapenta; usipa; thieboudienne; momone; kalmakhi
  crustaceans | kamba wa nazi; oporo
  molluscs | pweza; ngisi; konokono; igbin
  peanuts | kilishi; tigadegena; nkatenkwan; karanga
  nuts | bazhe; pkhali; badrijani; amlou; bastilla
  sulphites | saperavi; kindzmarauli; tsinandali
`,
  americanAndFilipino: `
  peanuts | Mr. Goodbar; Clark Bar; Chick-O-Stick; Zagnut; Cracker Jack; Fiddle Faddle; salsa macha; Paçoquita; Boyawan; Nagaraya
  gluten+milk | alfajor; ensaymada
  eggs | silvanas; brazo de mercedes; papo de anjo; bibingka; foi thong; thong yip; kuku sabzi
  milk | chongos zamoranos; queijadinha; ryazhenka; varenets; zapekanka; gjetost; syllabub; dalgona; bingsu
  fish | encebollado; bacalaitos; stargazy pie; marmitako; okaka
  crustaceans | aguachile; txangurro; buey de mar; sauce nantua; poo pad
  molluscs | conchas negras; cơm hến
  sesame | bánh rán
`,
}
