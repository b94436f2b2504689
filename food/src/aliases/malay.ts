import { aliasesOf } from './aliases.ts'

/** Malay and Indonesian. */
export const malay = aliasesOf({
  apple: 'epal, apel',
  apricot: 'aprikot',
  avocado: 'alpukat, buah avokado, avokad, apokat, avokado mentega, alpukat mentega, alpuket',
  banana:
    'pisang raja, pisang ambon, pisang cavendish, pisang berangan, pisang emas, pisang sunpride, pisang uli, pisang kepok, pisang tanduk, pisang susu, pisang nipah, pisang abu, pisang rastali, pisang muli',
  blueberry: 'beri biru',
  calamansi: 'jeruk kunci, jeruk limo, jeruk limau, jeruk kasturi, limau ketip',
  cantaloupe: 'tembikai susu, melon susu, blewah',
  cherry: 'ceri',
  clementine: 'limau mandarin, jeruk mandarin, jeruk santang',
  'coconut fresh': 'kelapa, kelapa muda, degan, kelapa parut',
  'custard apple': 'srikaya buah, nona, buah srikaya, nona sri kaya',
  'dragon fruit': 'buah naga',
  'durian flesh':
    'isi durian, durian kupas, durian montong, montong, durian musang king, musang king, tempoyak, durian petruk, mao shan wang',
  'fig fresh': 'buah tin, buah ara',
  'fruit salad cut': 'buah potong, buah-buahan, buah, salad buah, rujak buah potong',
  grape: 'anggur, anggur merah, anggur hijau, anggur red globe',
  grapefruit: 'jeruk bali merah, limau gedang',
  'green mango': 'mangga muda, mangga mengkel',
  guava: 'jambu, jambu biji, jambu klutuk, jambu kristal, jambu kampuchea',
  honeydew: 'tembikai wangi, melon hijau',
  'jackfruit fresh': 'cempedak, nangka muda, buah nangka',
  'jambu air': 'jambu, jambu bol',
  kiwi: 'buah kiwi',
  langsat: 'duku langsat, langsep, kokosan',
  lemon: 'limau lemon, jeruk lemon, lemon segar',
  lime: 'limau nipis, jeruk nipis, limau',
  'longan fresh': 'mata kucing, kelengkeng, lengkeng, klengkeng',
  lychee: 'laici, leci',
  mango:
    'mangga, mempelam, mangga harum manis, mangga gedong, mangga manalagi, mangga arumanis, mangga indramayu, mangga susu, kuini, kweni, mangga manis',
  mangosteen: 'manggis',
  orange: 'oren, jeruk, limau manis, jeruk manis, jeruk sunkist, jeruk peras',
  papaya: 'betik, pepaya, buah betik, betik eksotika, betik sekaki',
  'passion fruit': 'buah markisa',
  peach: 'persik, buah pic',
  pear: 'pir, buah pear, lai pear, buah pir',
  persimmon: 'pisang kaki, kesemek, buah kesemek',
  pineapple: 'nenas, nanas madu, buah nenas',
  plum: 'buah plum, prem',
  pomegranate: 'delima',
  pomelo: 'limau bali, jeruk bali',
  sapodilla: 'sawo, sawo manila',
  soursop: 'durian belanda, sirsak, nangka belanda, sirsat',
  'star fruit': 'belimbing, buah belimbing, belimbing manis, belimbing besi',
  strawberry: 'strawberi, stroberi, strobery',
  watermelon: 'tembikai, semangka, tembikai merah',
  asparagus: 'asparagus segar',
  'bamboo shoot fresh': 'rebung segar',
  'banana blossom': 'jantung pisang segar',
  'bean sprout':
    'tauge, toge, kecambah, taoge, tauge pendek, taugeh kacang, kecambah kacang hijau, tauge kacang',
  beetroot: 'ubi bit, bit merah, buah bit',
  'bitter gourd': 'peria katak, pare, paria, pahit, pare belut',
  'bok choy': 'sawi putih kecil, sawi sendok, pakcoy, pakcoi, sawi daging, pokcoy',
  broccoli: 'brokoli, kembang kol hijau',
  'button mushroom':
    'cendawan, cendawan butang, jamur, jamur kancing, jamur champignon, jamur merang, jamur champignon kancing, cendawan jerami, jamur merang segar',
  cabbage: 'kubis, kobis, kol, kubis bulat',
  capsicum: 'lada benggala, paprika segar, paprika merah, paprika hijau, paprika kuning, cili benggala',
  carrot: 'lobak merah, wortel, karot, lobak jingga, wortel berastagi',
  cassava: 'singkong, ketela pohon, ketela, singkong keju, pohung, ketela rambat',
  cauliflower: 'kobis bunga, kubis bunga, kembang kol, bunga kol',
  celery: 'saderi, seledri, daun sup, daun seledri, daun sop, batang seledri, seledri batang',
  'cherry tomato': 'tomato ceri, tomat ceri',
  'chilli fresh':
    'cili, cabai, cabe, cili merah, cili hijau, cabe rawit, cabai rawit, cili api, lombok, cabai merah, cabe merah, cabe hijau, cabai hijau, cabe keriting, cabe setan, cili burung, cabai keriting, cabe gendot, rawit, rawit merah, cabe domba, lombok ijo, lada api, cili solok',
  'chinese spinach': 'bayam merah, bayam hijau, bayam cabut, bayam batik',
  'choy sum': 'sawi, sawi hijau, caisim, sayur sawi, sawi bunga, sesawi, sawi manis',
  'corn on the cob':
    'jagung, jagung manis, jagung muda, jagung mutiara, putik jagung, jagung putik, jagung sisir, jagung pipil',
  cucumber: 'timun segar, ketimun, mentimun, timun jepang, timun batang, ketimun acar, timun suri',
  daikon: 'lobak putih, lobak segar',
  eggplant: 'terung, terong ungu, terung pipit, rimbang, leunca',
  'french bean': 'kacang buncis, buncis, kacang pendek',
  garlic: 'bawang puteh, bawang putih, bawang putih kupas, bawang putih tunggal, bawang putih honan',
  ginger: 'halia, jahe, halia bentong, jahe emprit, jahe gajah, jahe bubuk segar',
  jicama: 'sengkuang, bengkuang, bengkoang',
  kangkong: 'sayur kangkung, kangkung, kangkung akar, kangkung darat',
  'ladies finger': 'kacang bendi, okra segar, kacang lendir',
  leek: 'daun bawang besar, bawang prei',
  'local lettuce': 'salad hijau, selada, daun salad, selada air',
  'long bean': 'kacang panjang segar',
  luffa: 'petola, oyong, gambas, petola segi, petola manis, blustru',
  'mustard greens': 'sawi pahit',
  'napa cabbage': 'kubis cina, sawi putih, petsai',
  onion: 'bawang besar, bawang bombay, bawang, bawang bombai, bawang holland, bawang besar holland',
  'oyster mushroom fresh': 'cendawan tiram, jamur tiram, cendawan tiram kelabu',
  potato: 'kentang, ubi kentang, ubi kentang holland, kentang rusia, kentang tes, kentang dieng',
  pumpkin: 'labu, labu kuning, waluh, labu manis, labu parang, labu madu',
  shallot: 'bawang merah kecil, bawang kecil, brambang, bawang rose',
  'shiitake fresh': 'jamur shitake, cendawan shiitake',
  spinach: 'bayam, sayur bayam, horenso',
  'spring onion': 'daun bawang segar, bawang daun, daun prei, loncang, muncang',
  'sweet potato':
    'ubi keledek, ubi jalar, keledek, ubi manis, ubi cilembu, ubi, ubi ungu, ubi madu, ubi merah, ubi oren, ubi rambat',
  taro: 'talas, ubi keladi, ubi talas, kimpul',
  tomato: 'tomat, tomat sayur',
  'winter melon': 'kundur, beligo, bligo',
  zucchini: 'zukini',
  'basil fresh': 'selasih, kemangi, daun selasih, daun kemangi, daun basil, ruku ruku',
  coriander: 'daun ketumbar, ketumbar daun, wansui',
  'curry leaves': 'daun kari, daun salam koja',
  galangal: 'laos, kencur, cekur, cekor, laos bubuk, temu kunci',
  'kaffir lime leaf': 'daun limau purut, daun jeruk purut, daun jeruk, limau purut, jeruk purut, daun purut',
  lemongrass: 'serai wangi, sereh, batang serai',
  'mint fresh': 'daun pudina, daun mint, daun min',
  'pandan leaf': 'daun pandan',
  'parsley fresh': 'pasli, peterseli',
  'turmeric fresh': 'kunyit, kunyit segar, kunir, temulawak',
  butter: 'mentega, butter tawar, mentega tawar, wijsman, roombutter',
  'cheddar block':
    'keju cheddar, keju batang, keju cedar, keju prochiz, prochiz, keju cheddar parut blok, keju meg, keju blok',
  'cheese slices':
    'keju, keju hirisan, keju lembaran, keju slice, keju oles, keju cheesedale, keju quick melt, keju sapuan',
  'condensed milk':
    'susu pekat manis, susu kental manis, skm, susu kental, krimer manis, kental manis, susu manis, susu cap junjung, bendera kental manis, frisian flag kental manis',
  'cooking cream':
    'krim masakan, krim, krim putar, krim kental, whipping krim, krim kocok, whip cream bubuk, krim dapur',
  'cream cheese': 'keju krim, keju olesan',
  'cultured milk drink': 'minuman probiotik, susu fermentasi',
  'evaporated milk': 'susu cair, susu sejat, susu evaporasi',
  'flavoured milk':
    'susu coklat, susu strawberi, susu kotak coklat, susu cokelat, susu ultra coklat, susu ultra stroberi, susu milo, susu kurma, susu perisa coklat, susu bendera coklat, susu kotak strawberi, susu pisang, susu dutch lady coklat',
  'fresh milk':
    'susu, susu segar, susu murni, susu lembu, susu sapi, susu penuh krim, susu rendah lemak, susu cair segar, susu full cream, susu pasteurisasi, susu diamond, farm fresh, susu cimory, cimory',
  ghee: 'minyak sapi, minyak samin, samin',
  'goat milk': 'susu kambing',
  margarine: 'marjerin, margarin, margarin palmia, majerin',
  'milk powder': 'susu tepung, susu bubuk',
  'mozzarella block': 'keju mozzarella, keju mozarella, keju moza',
  'shredded cheese': 'keju parut, keju parmesan, keju mozarella parut',
  'uht milk': 'susu uht, susu kotak',
  yogurt: 'dadih, tairu, yogurt asli, yoghurt tawar, yogurt cimory',
  'yogurt fruit': 'yogurt buah',
  'chicken egg':
    'telur, telur ayam, telor, telor ayam, telur ayam negeri, telur gred a, telur omega, telur kampung, telur mata, telur negeri, telur ayam ras, telur sepapan, telur lunas, endog, telur nutriplus',
  'duck egg': 'telur itik, telur bebek',
  'hard-boiled egg': 'telur rebus, telur separuh masak, telor rebus, telur pindang, telor pindang',
  'quail egg': 'telur puyuh',
  'salted egg': 'telur asin, telor asin, telur itik asin, telor masin',
  bacon: 'daging babi asap, bakon',
  'beef cubes': 'daging kiub, daging rendang, daging potong dadu',
  'beef mince':
    'daging lembu cincang, daging kisar, daging cincang, daging giling, daging sapi giling, daging lembu kisar, daging cincang lembu, daging giling sapi',
  'beef short rib': 'iga sapi, iga, rusuk lembu, tulang rusuk, tulang lembu',
  'beef slices':
    'daging lembu, daging sapi, daging, daging hiris, daging iris, gandik, has dalam, tetelan, sengkel, daging sengkel, daging batang pinang, sandung lamur',
  'beef steak': 'stik daging, bistik, steak daging',
  'ham sliced': 'ham babi',
  'lamb chop': 'kambing chop',
  'lamb mince': 'daging domba, domba',
  liver: 'hati, hati lembu, hati sapi',
  mutton: 'daging kambing, kambing, daging kambing biri, kambing boer, daging biri biri',
  oxtail: 'ekor lembu, buntut sapi, buntut',
  'pork belly': 'perut babi, samcan',
  'pork mince': 'babi cincang, babi giling',
  'pork ribs': 'iga babi',
  'pork slices': 'babi, daging babi',
  'chicken breast':
    'ayam dada, dada ayam, isi ayam, ayam fillet, fillet ayam, ayam tanpa tulang, dada ayam fillet, filet ayam, dada fillet',
  'chicken drumstick': 'peha ayam, paha ayam, drumstik ayam, paha bawah ayam',
  'chicken feet': 'kaki ayam, ceker, ceker ayam',
  'chicken liver':
    'hati ayam, hempedu ayam, ampela, ati ampela, hati ampela, usus ayam, pedal ayam, rempela, jantung ayam, usus',
  'chicken mince': 'ayam kisar, ayam giling, ayam cincang',
  'chicken thigh': 'paha atas ayam, paha ayam fillet, isi paha ayam, paha atas',
  'chicken wing': 'kepak ayam, sayap ayam, sayap',
  'chicken whole':
    'ayam, ayam segar, ayam potong, ayam kampung, ayam mentah, ayam utuh, ayam proses, daging ayam, ayam negeri, ayam pejantan',
  'duck raw': 'itik, bebek, daging itik',
  'turkey raw': 'ayam belanda, kalkun',
  'chicken sausage': 'sosej ayam, sosis ayam, sosej ayam ayamas, sosis ayam champ',
  fishcake: 'kek ikan, otak-otak ikan, pempek, empek empek, pempek kapal selam, empek, tekwan, satak',
  'fish ball': 'bebola ikan, bakso ikan, fishball ikan, baso ikan',
  frankfurter: 'sosej hotdog, sosis sapi, sosis kanzler, sosej frankfurter, sosis champ',
  'meatball raw':
    'bebola daging, bakso, baso, bakso sapi, bebola, bakso urat, baso sapi, baso urat, bakso kerikil',
  'sausage raw': 'sosej, sosis',
  'crab stick':
    'bebola ketam, crab stick ketam, stik ketam, filamen ketam, stick kepiting, kani ketam, isi ketam tiruan',
  clam: 'kerang, kepah, lala segar, kerang darah, kijing, siput sudu, kerang bambu',
  'crab raw': 'ketam, kepiting, rajungan, ketam bunga, ketam laut, ketam nipah, ketam batu, kepiting soka',
  cuttlefish:
    'sotong, cumi, cumi-cumi, sotong kurita, sotong cincin, sotong torak, cumi cincin, sotong katak, sotong jarum',
  'fish fillet white':
    'ikan kerapu, ikan siakap, ikan merah, ikan kakap, ikan nila, ikan tilapia, isi ikan, ikan gurame, ikan tenggiri, fillet ikan, ikan dori, ikan segar, ikan bandeng, ikan bawal, ikan jenahak, ikan mujair, ikan bawal emas, ikan kerisi, ikan mas, ikan gabus, ikan selangat, ikan pelaling, ikan baronang, ikan layang, ikan cakalang, ikan kuwe, ikan kod, gurame, gurami, ikan gurami, bandeng presto, bandeng, ikan haruan, ikan bandeng presto, ikan layur, ikan tapah, ikan parang',
  lobster: 'udang karang, lobster segar',
  mackerel:
    'ikan kembung, ikan selar, ikan makarel, kembung segar, ikan cencaru, ikan kembung banjar, ikan sardin segar, ikan lemuru, ikan aya, ikan tamban',
  mussel: 'kupang, kerang hijau',
  octopus: 'sotong kurita gurita, gurita',
  'oyster fresh': 'tiram',
  prawn:
    'udang segar, udang kupas, udang galah, udang vaname, udang harimau, udang pancet, udang windu, udang laut, udang hidup, udang jerbung',
  'salmon fillet': 'ikan salmon',
  'tuna steak':
    'ikan tongkol, tongkol, ikan tuna segar, ikan tuna fillet, ikan cakalang segar, ikan aya hitam, cakalang, tuna segar, ikan tuna mentah',
  'dried beancurd stick': 'fucuk, kembang tahu, kulit tauhu',
  'egg tofu': 'tauhu telur, tahu telur jepang, tofu telur',
  'firm tofu':
    'tahu, tauhu, tauhu keras, tahu kuning, tahu putih, tahu bandung, tahu tawu, tahu takwa, tahu gejrot, tahu walik, tahu bacem, tauhu sumbat, tahu balado, tahu gimbal, tahu pletok',
  seitan: 'gluten gandum',
  'silken tofu': 'tauhu lembut, tofu lembut, tahu sutra, tahu, tauhu sutera',
  'tau pok': 'tauhu pok, tahu pong, tahu goreng, tahu sumedang, tahu kulit',
  tempeh:
    'tempe goreng, tempe kedelai, tempe orek, tempe daun, orek tempe, tempe goreng tepung, tempe mendoan, mendoan, tempe bacem, oseng tempe, tempe gembus, tempe balado, kering kentang tempe, keripik tempe, tempe penyet',
  'bun sweet':
    'roti manis, roti krim, roti bun, roti kaya, roti sobek, roti kacang, roti coklat, roti boy, roti isi, roti sobek coklat, roti sisir, roti abon, roti keju, roti gula, roti kelapa, roti gardenia krim, twiggies, roti unyil, roti o, roti pandan, roti srikaya, bakpao coklat, roti isi coklat, roti butterscotch, roti gambang',
  'cake slice':
    'kek, kue, kue tart, kue ulang tahun, kek hari jadi, kek coklat, kek indulgence, kek coklat moist, kue coklat, tart ulang tahun, kue ultah',
  'cake plain':
    'kek mentega, bolu, kue bolu, kek span, kek pisang, kek marble, kek apollo, apollo kek, kek pandan, kek coklat kukus, bolu pandan, kek gula hangus, kek sarang semut, kek butter, kek oren, kek marjerin, bolu pisang, bolu marmer, chiffon pandan, bahulu, kek pisang lembap, bolu keju',
  chapati: 'capati',
  'curry puff': 'karipap pusing, epok epok, pastel ayam, pastel sayur, jalangkote',
  doughnut:
    'donat, kuih keria, donat kentang, kuih keria gula melaka, donut big apple, donat jco, jco, keria',
  'naan fresh': 'roti naan',
  'pita bread': 'roti arab, roti pita',
  'white bread':
    'roti tawar, roti putih, roti gardenia, roti keping, roti gandum putih, roti massimo, roti benggali, roti putih sandwich, roti high 5',
  'wholemeal bread':
    'roti gandum, roti wholemeal, roti tawar gandum, roti mil penuh, roti gandum massimo, roti gandum penuh',
  'wrap tortilla': 'kulit tortilla, kebab roti',
  'barley pearl': 'barli, jelai',
  'basmati rice': 'beras basmati',
  'bee hoon dry': 'bihun, mihun, bihun kering, bihun jagung, meehun, mee hoon, bihun rose brand',
  'brown rice': 'beras perang, beras merah, beras coklat',
  'cellophane noodles': 'suhun, soun, suun, sohun, tanghun',
  'chickpeas dried': 'kacang kuda, kacang arab',
  dal: 'kacang dal, kacang parpu, parpu, kacang dhal',
  'dried pasta': 'makaroni, spageti, spagheti, pasta la fonte, makroni, lafonte, fetucini',
  'egg noodles dry': 'mie kering, mi kering, mi telur, mie cap ayam, bakmi kering',
  'egg noodles fresh': 'mee kuning segar, mi kuning, mie telur, mie basah, mie kuning basah, mie telor basah',
  'glutinous rice':
    'beras pulut, beras ketan, ketan, pulut putih, pulut hitam mentah, lemang, lemang buluh, tape ketan, tapai pulut, tapai',
  'green bean dry': 'kacang ijo',
  'ho fun fresh': 'kuetiau, kwetiau, kuey teow, kwetiaw, kway tiaw',
  'jasmine rice':
    'beras, beras wangi, beras putih, beras siam, nasi mentah, beras pandan wangi, beras rojolele, beras ramos, beras faiza, beras jati, beras pulen, beras cap rambutan, beras setra ramos',
  'laksa noodles fresh': 'mee laksa, laksa segar',
  oats: 'oat segera, havermut, bijirin oat, oat bubur, havermout',
  'popiah skin': 'kulit popia, kulit lumpia',
  'red bean dry': 'kacang merah',
  sago: 'sagu, biji sagu',
  'wonton skin': 'kulit pangsit, kulit wantan',
  'breakfast cereal':
    'bijirin, sereal, bijirin sarapan, emping jagung, sereal koko crunch, sereal coklat, koko crunch',
  'cup noodles': 'mee cawan, pop mie, mie cup, mee cup, mi cawan maggi',
  'instant noodles':
    'megi, mi segera, mee segera, mie instan, mi instan, indomi, mi sedap, mie sedaap, supermi, mie instant, mie sedap soto, mie sedap, mie sedap goreng, indomie rendang, mie gelas, mi sedaap, mi goreng segera, intermi, mie burung dara, mi telur segera, mie goreng instan, mie kuah instan',
  'baked beans': 'kacang panggang, kacang panggang ayam brand, kacang bakar, kacang dalam sos tomato',
  'canned coconut milk':
    'santan kelapa, santan kotak, santan segar, santan pekat, santan kara, santan ayam brand, santan sun kara, santan sasa, pati santan',
  'coconut milk powder': 'santan bubuk, serbuk santan, santan serbuk, bubuk santan, tepung santan',
  'canned corn':
    'jagung tin, jagung kaleng, jagung manis tin, jagung manis kaleng, jagung dalam tin, jagung pipil kaleng',
  'canned corned beef': 'kornet, kornet sapi, daging kornet, kornet pronas, pronas, kornet daging',
  'canned mackerel': 'makarel kaleng, ikan makarel tin, botan, mackerel king cup',
  'canned sardines':
    'sardin, ikan sardin, sarden, sarden kaleng, sardin tin, sardin sos tomato, sarden botan, ikan kaleng',
  'canned tuna': 'tuna tin, tuna kaleng, ikan tuna',
  'luncheon meat': 'daging luncheon, kornet babi, daging tin babi, luncheon babi',
  'chicken stock carton': 'sup ayam stok, kaldu ayam, kaldu',
  belacan: 'terasi udang, trasi, belacan granule',
  'chilli sauce':
    'sos cili, saus sambal, sos cili padi, saos sambal, saus cabe, sambal botol, sambal bawang, sos cili kampung koh, sos cili maggi, sos cili life, saus abc, saus padang, sos pedas, saos cabai, saus pedas, sos cili burger',
  'curry paste indian': 'pes kari, rempah kari',
  'fish sauce': 'sos ikan, kecap ikan, budu, budu ketereh',
  honey:
    'madu, madu lebah, madu asli, madu hutan, madu kelulut, madu tresno joyo, madu kurma, madu asli hutan, madu randu',
  jam: 'jem, selai, selai strawberry, jem strawberi, selai nanas, jem nenas, jem anggur, selai blueberry, selai anggur, jem blueberry, jem oren, jem strawberry',
  kaya: 'seri kaya, srikaya roti, selai srikaya, kaya telur, pes kaya',
  'kecap manis':
    'kicap lemak manis, kecap, kecap bango, kecap sedaap, kicap manis cap kipas udang, kicap jalen, kicap pekat manis, kecap sate',
  ketchup: 'sos tomato, saus tomat, saos tomat, sos tomato life, sos tomato maggi',
  'light soy sauce':
    'kicap, kicap cair, kecap asin, kicap masin, kicap cair cap kipas udang, kicap masin kipas udang',
  mayonnaise: 'mayones, mayonis',
  'oyster sauce': 'sos tiram, saus tiram, saos tiram',
  'rendang paste':
    'bumbu rendang, pes rendang, perencah rendang, bumbu gulai, perencah kari, pes gulai, bumbu kari, pes rendang brahims, perencah asam pedas, bumbu masakan',
  'rice vinegar': 'cuka, cuka putih',
  'sambal belacan':
    'sambal terasi, sambal ikan bilis, sambal bajak, sambal ijo, sambal matah, sambal tempoyak, sambal korek, sambal abc terasi, sambal cili padi, sambal bu rudy, sambal dadak, sambal nyet, sambal goreng ati, sambal penyet, sambal roa',
  'satay sauce':
    'kuah kacang, sambal kacang, bumbu pecel, bumbu kacang, kuah satay, bumbu sate, bumbu kacang pecel, kuah sate, bumbu gado gado, bumbu siomay, kuah kacang sate, sos kacang, saus kacang',
  'sesame oil': 'minyak bijan, minyak wijen',
  'stock cube':
    'kiub ayam, kaldu bubuk, kiub pati ayam, kaldu ayam bubuk, kiub ikan bilis, penyedap rasa, royco, masako, kiub maggi ayam, masako sapi, kaldu jamur, serbuk ayam maggi, maggi cukup rasa, pati ayam kiub, penyedap masako, penyedap royco, royco sapi, serbuk perasa ayam, knorr pati ayam, kaldu blok, kaldu sapi bubuk',
  'tamarind paste':
    'asam, asam keping, asem, asam gelugor, belimbing wuluh, belimbing buluh, asam kandis, asam sunti',
  'coconut oil': 'minyak kelapa',
  'olive oil': 'minyak zaitun',
  'vegetable oil':
    'minyak masak, minyak goreng, minyak sayur, minyak, minyak bunga matahari, minyak jagung, minyak bimoli, minyak goreng bimoli, bimoli, minyak saji, minyak buruh, sunco, filma, minyak goreng filma, minyak kita, minyak alif, minyak masak seri murni, minyak goreng tropical, minyak goreng kemasan, minyak goreng sawit, minyak sunflower, minyak canola',
  'palm oil': 'minyak sawit, minyak kelapa sawit',
  'chocolate spread':
    'selai coklat, sapuan coklat, selai cokelat, nutella coklat, selai hazelnut, coklat sapuan, ceres selai',
  'peanut butter': "mentega kacang, selai kacang, jem kacang, peanut butter lady's choice",
  'bay leaf': 'daun salam, daun bay',
  'black pepper': 'lada hitam, lada, merica, lada putih, lada sulah',
  cardamom: 'kapulaga',
  'chilli flakes': 'serbuk cili, cabe bubuk, bubuk cabai',
  cinnamon: 'kayu manis, serbuk kayu manis, kayu manis batang, kayu manis bubuk, batang kayu manis',
  cloves: 'bunga cengkih, cengkeh',
  'coriander powder': 'serbuk ketumbar, ketumbar bubuk, ketumbar serbuk, tumbar',
  cumin: 'jintan putih, jinten, jintan putih serbuk, jinten bubuk',
  'curry powder':
    'serbuk kari, bubuk kari, rempah kari serbuk, rempah kari daging, kari bubuk, serbuk kari ikan, rempah kari ikan, rempah briyani',
  'dried chilli': 'cili kering, cabai kering, cabe kering, cili boh, cili giling boh',
  msg: 'vetsin, micin, serbuk perasa, miwon, micin sasa, ajinamoto, bumbu penyedap micin',
  nutmeg: 'pala',
  saffron: 'kuma-kuma',
  salt: 'garam halus, garam dapur',
  'sesame seed': 'bijan, wijen',
  'star anise': 'pekak',
  'turmeric powder': 'serbuk kunyit, kunyit bubuk',
  'agar agar powder': 'serbuk agar, agar, agar-agar serbuk, agar batang',
  'baking powder': 'serbuk penaik',
  'baking soda': 'soda bikarbonat, soda kue',
  breadcrumbs: 'serbuk roti, tepung roti, tepung panir',
  'brown sugar': 'gula perang, gula merah halus',
  'coconut sugar':
    'gula jawa, gula merah, gula aren, gula kabung, gula nipah, gula kelapa, gula aren bubuk, gula semut, gula kerek, gula kabung nisan, nisan kelapa, gula batok',
  'corn starch':
    'tepung jagung, tepung kanji, tepung ubi, tepung tapioka, maizena, tepung sagu, tepung maizena, tepung sagu tani, tepung aci, kanji, tepung garut, tepung tapioka rose brand, sagu tani, tepung kentang',
  'custard powder': 'tepung kastard',
  'dry yeast': 'ragi, yis, ragi instan, fermipan',
  'glutinous rice flour': 'tepung ketan, tepung pulut rose, tepung ketan rose brand',
  'granulated sugar':
    'gula, gula pasir, gula putih, gula halus kasar, gula batu, gula pasir gulaku, gulaku, gula castor, gula tebu, gula kasar, gula prai, gula mgu',
  'icing sugar': 'gula aising, gula halus',
  'jelly crystals':
    'jeli, agar jeli, puding nutrijell, nutrijell, jeli serbuk, agar swallow, swallow globe, agar-agar swallow',
  'plain flour':
    'tepung terigu, terigu, tepung serbaguna, tepung gandum serbaguna, tepung segitiga biru, tepung segitiga, terigu segitiga, tepung gandum faiza, tepung segitiga biru 1kg, tepung cap sauh, tepung bogasari, segitiga biru, terigu segitiga biru, kunci biru, cakra kembar',
  'rice flour': 'tepung beras putih, tepung beras rose brand, tepung beras cap teratai, tepung beras erawan',
  'self-raising flour': 'tepung naik sendiri, tepung kunci biru, tepung superfine, tepung naik',
  'tempura flour':
    'tepung goreng ayam, tepung bumbu, tepung goreng, tepung bumbu serbaguna, tepung sajiku, sajiku, kobe tepung, tepung kobe, tepung goreng pisang, tepung pisang goreng, tepung ayam goreng, tepung crispy, tepung bakwan, tepung kentucky',
  almond: 'badam, kacang badam, kacang almond',
  cashew: 'gajus, kacang gajus, kacang mete, mede, mete, kacang mede goreng, kacang jambu mete',
  peanut:
    'kacang tanah, kacang goreng, kacang bawang, kacang garuda, kacang dua kelinci, kacang menglembu, kacang bandung, kacang tojin, kacang ngan yin',
  'mixed nuts': 'kacang puteh, kacang putih, kacang campuran',
  walnut: 'kenari',
  'dried anchovy':
    'ikan bilis kering, teri, ikan teri, teri medan, ikan bilis kopek, teri nasi, teri jengki, bilis kopek, teri balado',
  'dried dates': 'kurma madu, buah kurma, kurma ajwa, kurma sukari',
  'dried shrimp': 'ebi, rebon, udang geragau, udang rebon, geragau, geragau kering',
  raisin: 'kismis',
  'salted fish':
    'ikan asin, ikan kering, ikan asin jambal, ikan jambal, jambal roti, ikan asin peda, ikan pekasam, ikan talang masin, ikan masin talang, gereh, ikan sepat, ikan asin sepat',
  biscuits:
    'biskut, biskuit, biskut marie, biskuit marie, biskut kering, roma kelapa, biskut jagung, biskut lutut, biskut kelapa, biskut mayat, biskut ping pong',
  'cassava chips':
    'kerepek ubi, keripik singkong, keripik singkong balado, maicih, qtela, kusuka, kerepek ubi kayu, opak, emping, emping melinjo, kerepek keladi, kerepek sukun, emping manis, rengginang, rangginang',
  'chocolate biscuit':
    'biskut coklat, biskuit coklat, kek batik, kue batik, biskut batik, biskuit roma sandwich, roma sandwich coklat, biskuit better, superco, gery saluut',
  cookies:
    'kukis, kue kering, biskut mazola, kuih raya, biskut raya, kastengel, kaastengels, putri salju, kue putri salju, kue lebaran, biskut chip, biskut cornflakes, biskut coklat chip, biskut semperit, semperit, kue sagu keju, lidah kucing, kue lidah kucing, good time cookies, biskut dahlia, sagu keju',
  crackers: 'biskut kraker, biskuit asin, biskut lemak, biskut tawar',
  keropok:
    'kerupuk, krupuk, keropok lekor, kerupuk udang, kerupuk ikan, keropok losong, kemplang, kerupuk kemplang, amplang, kerupuk tengiri',
  'potato chips':
    'kerepek kentang, keripik kentang, keripik, chitato sapi panggang, lays rumput laut, potabee',
  candy:
    'gula-gula, permen, permen kopiko, permen kis, permen relaxa, gula kapas, ting ting jahe, gulali, arum manis',
  'chocolate milk bar': 'coklat, cokelat',
  'grass jelly': 'cincau hitam',
  'pudding cup': 'puding, puding karamel, puding jagung, puding roti, puding coklat',
  'apple juice': 'jus epal, jus apel',
  beer: 'bir',
  'bubble tea': 'teh boba, teh susu boba',
  'coconut water': 'air kelapa, kelapa muda botol, air degan, air nyiur, hydro coco',
  'coffee 3-in-1':
    'kopi susu, kopi 3 dalam 1, kopi 3 in 1, kopi kapal api, kopi good day, good day cappuccino, kopi abc susu, top kopi susu, kopi pra campuran, kopi tongkat ali, kopi jantan, white koffie, kopi ah cheng',
  'coffee ground':
    'kopi, serbuk kopi, kopi bubuk, kopi o, kopi tubruk, kopi luwak, kopi o kaw, kopi toraja, kopi gayo, kopi o kacang, kopi o uncang, kopi kapal api hitam, kopi arabika, kopi robusta, kopi lampung',
  'coffee instant': 'kopi segera, kopi instan',
  'fruit cordial':
    'sirap, sirap ros, sirup, sirup marjan, kordial, sirap selasih, sirup cocopandan, kordial sunquick, sunquick, nutrisari, nutrisari jeruk, jas jus, marimas, sirup melon, air sunquick, sirup jeruk',
  'green tea': 'teh hijau',
  'honey citron tea': 'teh madu',
  'malt drink': 'minuman coklat malt, milo serbuk, milo bubuk, vico coklat, minuman milo, minuman malt',
  'milk tea 3-in-1': 'teh tarik, teh susu, max tea, teh tarik aik cheong',
  'orange juice': 'jus oren, jus jeruk, minute maid pulpy, jeruk peras botol, pulpy orange',
  'soft drink':
    'minuman ringan, air gas, minuman bersoda, air bikarbonat, minuman soda, air bergas, minuman gas, fanta strawberry, badak sarsaparilla, minuman karbonat',
  'soy milk':
    'susu soya, air soya, susu kedelai, air tauhu, susu kacang soya, air kacang soya, sari kedelai, susu soya homesoy, homesoy',
  'tea bags':
    'teh, teh o, uncang teh, teh celup, teh sariwangi, teh uncang, teh sariwangi celup, teh tong tji, teh o kosong, teh melati, teh poci, teh celup sosro, serbuk teh, teh gopek, teh tubruk, teh manis, teh panas',
  'water bottled':
    'air, air mineral, air minum, aqua, air kosong, air galon, galon aqua, le minerale, air spritzer, spritzer, air cleo, bleu air',
  wine: 'wain',
  'frozen chicken nuggets':
    'nuget, nuget ayam, naget, burger ayam, burger ayam ramly, chicken nugget fiesta, patty ayam, spicy wing fiesta, nugget tempura ayam, karage fiesta',
  'frozen dumplings': 'pangsit, ladu, ladu ayam, kuotie',
  'frozen fries': 'kentang goreng',
  'frozen mixed vegetables': 'sayur campur, sayur, sayuran, sayur-sayuran, sayur beku',
  'frozen paratha': 'roti canai beku, roti maryam, roti mariam',
  'ice cream': 'aiskrim, es krim, aiskrim coklat, es krim aice, es krim vanila, es tung tung, ice krim',
  'ice cubes': 'ais, es batu, ais batu',
  popsicle:
    'ais batang, es lilin, es loli, es mambo, aiskrim malaysia, es krim stik buah, es kul kul, es kiko',
  biryani:
    'nasi beriani, nasi briyani, nasi minyak, nasi tomato, nasi kebuli, nasi arab, nasi beriani gam, nasi mandy, nasi hujan',
  'cooked rice':
    'nasi, nasi putih, nasi sisa, nasi lebih, nasi liwet, nasi panas, nasi basmati, nasi tumpeng, nasi jagung, nasi daun, nasi hujan panas, nasi pulen',
  'curry leftover':
    'kari, gulai, kari ayam, opor ayam, kari kambing, opor, sayur lodeh, lodeh, gulai kambing, gulai nangka, kari daging, masak lemak cili api, ayam masak lemak, kari nangka, gulai lemak, gulai tunjang, sayur nangka, gulai daun singkong, kari sayur, dalca, gulai daging, kari kentang, opor ayam lebaran, kuah lodeh, gulai rebung, gulai cubadak, masak lemak, kalio ayam',
  'fried chicken':
    'ayam goreng, ayam krispi, ayam goreng berempah, ayam geprek, ayam penyet, ayam gunting, ayam kfc, ayam popcorn, ayam spicy, ayam rangup, ayam kremes, ayam bawang, ayam crispy, ayam krispy, ayam suharti',
  'fried rice': 'nasi goreng kampung, nasi goreng gila, nasgor, nasi goreng seafood, nasi goreng sosis',
  'mixed rice':
    'nasi campur, nasi padang, nasi bungkus, nasi rames, nasi kandar, nasi rawon, nasi gudeg, gudeg, gudeg jogja, nasi warteg, warteg, nasi kotak, nasi box, nasi kukus ayam, nasi ambeng, nasi ambang, nasi jenggo, nasi langgi',
  'nasi lemak': 'nasi lemak bungkus, nasi uduk, nasi lemak ayam goreng, nasi gurih',
  'porridge cooked': 'bubur, bubur ayam, bubur nasi, bubur lambuk, bubur ayam bandung, bubur polos, tinutuan',
  sandwich: 'sandwic, roti lapis, sandwich gardenia',
  'satay cooked':
    'sate, sate ayam, satay daging, sate kambing, sate sapi, sate taichan, satay kambing, satay haji samuri, sate usus, sate ponorogo, sate maranggi',
  'soup leftover':
    'sup, sop, soto, soto ayam, sayur sop, sup ayam, sayur asem, sup sayur, sop buntut, sup ekor lembu, sup gearbox, bihun sup, mihun sup, sup bihun, rawon, tongseng, sop iga, sop kaki kambing, soto lamongan, soto kudus, coto makassar, sup kambing, sop daging, sop konro, sayur bening, sup kacang, sup daging, sup daging lembu, soto daging, soto banjar, sop ayam kampung, pindang serani, konro, timlo, sayur bayam bening',
  'takeaway food':
    'lauk, sisa makanan, lauk pauk, makanan sisa, makanan tapau, tapau, tapau kedai, makanan bungkus, bungkusan, lebihan makanan, makanan kantin, lauk tengahari, lauk malam, sisa catering',
  achar: 'acar timun, acar rampai, acar limau',
  olives: 'zaitun, buah zaitun',
  'chicken essence': 'pati ayam',
  'snake fruit': 'buah salak, salak pondoh',
  sugarcane: 'tebu',
  chayote: 'labu siam, labu jipang, jipang',
  moringa: 'daun kelor, kelor',
  'fenugreek leaves': 'daun halba',
  'winged bean': 'kacang botol, kecipir, kacang kelisa, kacang belimbing',
  petai: 'pete, pete segar, jering, jengkol, jengkol kupas, lamtoro',
  omelette:
    'telur dadar, telur goreng, telur orak-arik, telur ceplok, telur mata sapi, telor dadar, telur bungkus, telur scramble, telur goreng mata, telor ceplok, telor mata sapi, fuyong hai, puyunghai',
  tripe:
    'babat, perut lembu, jeroan, limpa, paru goreng, perut sapi, usus sapi, kikil, gongso, babat sapi, kulit sapi, krecek, tunjang',
  'eel fresh': 'belut',
  catfish: 'ikan keli, ikan lele, lele, ikan patin, patin, pecel lele, ikan baung',
  pancake:
    'lempeng, pankek, roti jala, serabi, surabi, kue serabi, penkek, roti kirai, pannekoek, kue cubit, kue pancong, poffertjes, kue laba laba',
  waffle: 'wafel',
  'soybeans dried': 'kacang soya, kedelai, kacang kedelai',
  'bombay mix': 'muruku campur, kacang putih campur, kacang campur, snek campur',
  'fruit juice':
    'jus, jus buah, jus mangga, jus tembikai, jus guava, jus jambu, jus betik, jus semangka, jus nanas, jus nenas, jus buavita, buavita, air buah, jus sirsak, jus belimbing, floridina, jus markisa, jus delima',
  'spring rolls':
    'popia goreng, lumpia goreng, popia, lumpia rebung, popiah basah, popia sira, lunpia, popia simpul',
  'fried noodles':
    'mi goreng, mie goreng, bihun goreng, kwetiau goreng, mi goreng mamak, meehoon goreng, kuey teow goreng, kuetiau goreng, kwetiaw goreng, kueytiau goreng, char kuetiau, mi goreng basah, mie tek tek, kuey teow goreng mamak, mihun goreng, mi jawa, mie godog, mie nyemek, mee goreng mamak, maggi goreng mamak, bakmi goreng, ifumie, kwetiau siram, mie aceh',
  'hainanese chicken rice': 'nasi ayam, nasi hainan',
  rendang:
    'rendang ayam, rendang daging, rendang sapi, rendang ayam pencen, rendang jengkol, kalio, rendang paru',
  'gado-gado':
    'gado2, pecel sayur, ketoprak, karedok, lotek, gado gado siram, pecel madiun, pecel blitar, tahu campur, tahu tek',
  rojak: 'rujak, rujak cingur, rujak manis, rojak mamak, pasembor, cecah rojak',
  'meat floss': 'abon sapi, abon, serunding, serunding daging, abon babi',
  'chicken floss': 'abon ayam, serunding ayam',
  'cooked chicken':
    'ayam bakar, ayam panggang, ayam rebus, ayam suwir, ayam ungkep, ayam golek, ayam percik, ayam masak merah, ayam gepuk, ayam taliwang, ayam kalasan, ayam betutu, ayam pop, ayam kukus, ayam rica, ayam rica rica, ayam woku, ayam pedas, ayam madu, ayam rendam, ayam salai',
  'beef jerky': 'dendeng balado, dendeng, dendeng sapi, dendeng daging, dendeng batokok, daging salai',
  'cooked fish':
    'ikan goreng, ikan bakar, ikan kukus, ikan pepes, ikan balado, ikan pindang, ikan masak lemak, ikan patin tempoyak, ikan goreng berlada, ikan pepes mas, pepes ikan, ikan woku, ikan rica, ikan masak asam, ikan pindang tongkol, ikan tiga rasa, ikan siakap tiga rasa, brengkes',
  'fish curry':
    'kari ikan, asam pedas, asam pedas ikan, gulai ikan, asam pedas pari, kari kepala ikan, kari ikan tenggiri, gulai tongkol, masak lemak ikan patin',
  'egg curry':
    'gulai telur, kari telur, balado telur, telur balado, telur masak lemak, gulai telor, telor balado',
  'prawn curry': 'kari udang, gulai udang',
  'dried cuttlefish': 'sotong kering, cumi asin, cumi kering',
  'bottle gourd': 'labu air',
  'braised meat':
    'semur daging, ayam kecap, daging masak kicap, ayam masak kicap, ayam kicap, semur, semur jengkol, semur ayam, daging kicap, semur tahu, babi kecap, ayam kecap manis, bistik jawa, daging kecap',
  'thai curry': 'tom yam',
  'cooked vegetables':
    'sayur goreng, tumis kangkung, tumis buncis, sayur tumis, cap cay, tumis sayur, tumis toge, oseng kangkung, oseng, oseng buncis, tumis bayam, tumis sawi, tumis kacang panjang, tumis labu, cap cai, sayur campur goreng, kailan goreng, sayur masak lemak, tumis jamur, tumis pare, orak arik sayur, urap, urap sayur, kerabu, kerabu mangga, trancam, sayur masak air, sayur masak, kentang balado, terong balado',
  'pineapple tart':
    'tart nenas, tat nenas, nastar, kue nastar, tat nanas, tart nanas gulung, biskut nenas, nanas tart',
  'huat kueh':
    'bolu kukus, kue mangkok, kue apem, kuih apam, apam gula hangus, apam, apam beras, bolu kukus mekar, apam kukus, kue mangkuk, apem',
  'kueh dadar':
    'dadar gulung, kue dadar, kuih dadar, kuih gulung, kuih cara, kuih cara berlauk, kuih cara manis, kuih akok, akok, kue cara',
  'kueh lapis legit': 'lapis legit, kue lapis legit',
  'ondeh ondeh': 'buah melaka',
  'pie savoury': 'martabak telur',
  cendol: 'es cendol, es dawet, dawet, dawet ireng, cendol durian, es dawet ireng',
  'bubur cha cha':
    'kolak pisang, pengat pisang, kolak, kolak ubi, kolak labu, kolak biji salak, bubur sumsum, bubur candil, pengat, pengat durian, serawa, bubur pulut durian, bubur jagung, bubur sagu, candil, kolak campur, bubur keledek, bubur durian',
  'jelly cup': 'agar agar cup, jelly inaco, jeli cup, inaco, agar cup, puding jelly, jeli kelapa',
  'iced lemon tea':
    'teh pucuk, teh kotak, es teh, teh botol sosro, frestea, ichi ocha, teh o ais limau, teh o ais, teh ais lemon, es teh manis, teh limau ais, fruit tea sosro, teh javana, teh bunga botol',
  'rice cake tteok':
    'nasi impit, nasi himpit, ketupat, lontong daun, ketupat daun, ketupat nasi, nasi kapit, ketupat adabi, lontong nasi, ketupat palas, ketupat pulut, burasak',
  gherkin: 'timun jeruk, acar timun jerman, asinan timun, timun acar botol',
  plantain: 'pisang awak',
  'green papaya': 'betik muda, pepaya muda, pepaya mengkal',
  rambutan: 'rambutan binjai, rambutan rapiah',
  'dried mango':
    'buah kering, manisan mangga, jeruk mangga, halwa betik, asam boi, manisan buah, mangga kering, halwa buah, sale pisang, pisang sale',
  'red date': 'angco',
  'asian pear': 'pir madu, pear singo, buah lai',
  'desiccated coconut': 'kelapa kering, kerisik, kelapa sangrai, kelapa parut kering',
  'sweet potato leaves': 'pucuk keledek',
  'broad bean fresh': 'kacang parang',
  'snow pea': 'kacang kapri, kapri, kacang manis',
  'frozen peas': 'kacang pea, kacang polong, ercis, kacang peas',
  'shallot oil': 'minyak bawang, minyak bawang putih',
  'laksa leaf': 'daun laksa, kesum',
  'torch ginger flower': 'kecombrang, honje, kantan',
  'dried black fungus':
    'jamur kuping, cendawan telinga kera, cendawan kering hitam, jamur kuping kering, cendawan hitam',
  'dried mushroom': 'cendawan kering, jamur hioko, hioko',
  'king oyster mushroom': 'cendawan raja tiram',
  lassi: 'yogurt minum, minuman yogurt, lassi mangga, yogurt drink cimory',
  'onsen egg': 'telur half boil',
  'chicken marinated raw': 'ayam perap, ayam ungkep mentah, ayam perap kunyit, ayam berempah mentah',
  'beef patty raw':
    'daging burger, burger ramly, burger daging ramly, patty daging, daging burger ramly, burger lembu',
  'prawn ball': 'bebola udang, bebola sotong, bakso udang, bebola sotong figo',
  cincalok: 'cencaluk, cencalok, cincaluk, chencalok, rusip, geragau masin',
  'frozen prawns': 'udang beku, udang kupas beku frozen, udang frozen',
  snail: 'siput sedut, siput, tutut, bekicot, keong, balitung',
  'tau huay': 'wedang tahu, tauhu fa, tahu wa, kembang tahu jahe, air tahu fa, tau fu fah, taufufa',
  'dried beans': 'kacang tolo, kacang tunggak, kacang jogo, kacang hitam, kacang koro',
  'coated peanuts': 'kacang atom, kacang sukro, kacang salut, kacang sukro garuda, kacang disko',
  candlenut: 'kemiri bubuk',
  'melon seed': 'kuaci bunga matahari, kwaci, kwaci rebo',
  'bak chor mee':
    'mie ayam, mie ayam bakso, bakmi, bakmi ayam, bakmi gm, mie yamin, mie bakso, mi bakso, bakmie, bakmi bangka, mee kolok, mee wantan, cwie mie, mie baso',
  'mee soto': 'mee sup, mi sup, mee sup daging, mee sup utara, soto mie, mi soto, mee celup',
  'laksa cooked': 'laksa utara, mee kari, mi kari, laksa lemak, mee kari ayam, laksam, bihun kari',
  'mee siam': 'bihun siam, mi rebus, mee rebus haji, ketupat sayur',
  'potato pancakes':
    'perkedel, bergedil, begedil, perkedel kentang, bergedil kentang, begedel, pergedel, perkedel kornet, bergedil daging',
  croquettes:
    'risoles, risol, risol mayo, risoles mayo, kroket, kroket kentang, roti goreng isi, risoles ragout, rissoles, rissole',
  pakora:
    'gorengan, ubi goreng, cempedak goreng, keledek goreng, gorengan campur, sukun goreng, singkong goreng',
  'bread roll': 'roti gulung, roti hotdog bulat',
  'burger bun': 'roti burger, bun burger',
  'hot dog bun': 'roti hotdog',
  'frozen bao':
    'bakpao, bakpau, bakpao ayam, pau ayam, pau kacang, pau kaya, pau frozen, bakpao kacang, pau daging, pau kari ayam, pau kacang merah, bapao',
  'kaya toast': 'roti kahwin, roti kaya butter',
  'roti prata fresh':
    'roti canai kosong, roti canai telur, roti kosong, roti bom, roti canai sarang burung, roti canai banjir',
  'kueh salat':
    'seri muka, puteri salat, kuih kemboja, kue bika ambon, bika ambon, bingka kentang, kuih bakar pandan',
  'you tiao': 'cakwe, cakoi, cakoy, char kuey',
  'love letters':
    'kuih bangkit, kuih ros, kuih semprong, semprong, kue semprong, kembang goyang, kue bangkit, kuih loyang, kuih goyang',
  wafer: 'wafer nabati, nabati, wafer coklat, richeese nabati, nabati keju, apollo wafer, wafer apollo',
  'swiss roll': 'bolu gulung, kek gulung, bolu meranti, kek gulung pandan',
  brownie: 'brownies amanda, brownis',
  cheesecake: 'kek keju, kek keju burnt, kek keju leleh',
  'vegetable chips':
    'keripik pisang, kerepek pisang, keripik bayam, keripik buah, keripik nangka, keripik ubi ungu, kerepek pisang tanduk, keripik salak, keripik jamur',
  'cheese puffs': 'chiki, chiki balls, chiki taro, taro net, jajan chiki',
  'pork rinds': 'kerupuk kulit, rambak, kerupuk rambak, kerupuk jangek, dorokdok',
  rempeyek: 'kuih rempeyek, peyek',
  murukku: 'maruku, kacang muruku',
  'roasted chickpeas': 'kacang kuda goreng, kacang kuda rebus, kacang parang goreng, kacang bogor',
  'chewing gum': 'permen karet, gula getah, gula-gula getah',
  'lotus seed soup':
    'bubur kacang hijau, bubur kacang ijo, burjo, bubur kacang hijau durian, es kacang hijau, bubur kacang merah',
  'pulut hitam': 'bubur ketan hitam, bubur hitam, bubur injun',
  'ice kachang': 'es buah, ais batu campur, es kacang merah, es doger, es oyen',
  'ice cream bar':
    'magnum es krim, aiskrim magnum, aiskrim batang, es krim stik, es krim potong, aiskrim potong',
  dodol: 'kuih dodol, dodol nanas, wajik',
  'turnip cake': 'kuih lobak',
  'putu mayam': 'idiappam cucur',
  dosa: 'tose, tosey',
  sprinkles: 'meses, meises, ceres meses, meses coklat, meses ceres, coklat urai, meises ceres, hagelslag',
  'dark soy sauce': 'kicap pekat cap kipas, kicap lemak',
  'worcestershire sauce': 'kecap inggris, sos inggeris',
  taucu: 'tauco, taoco, tauco medan, taucu cap orkid',
  'rojak sauce': 'petis udang, otak udang, heko, kuah rojak, bumbu rujak, sambal rujak',
  'mixed seasoning':
    'bumbu racik, bumbu ayam goreng, bumbu soto, bumbu dapur, bumbu sop, bumbu nasi goreng, bumbu tabur, bumbu balado, perencah nasi goreng, perencah sup, rempah sup, rempah sup bunjut, sup bunjut, serbuk perencah, bumbu dasar, bumbu kuning, bumbu putih, bumbu merah, bumbu opor, bumbu rawon, bumbu ungkep, bumbu bakar, racik ayam goreng, bumbu sayur asem, bumbu barbeku, serbuk barbeku, bumbu marinasi, bumbu inti, perap ayam serbuk',
  'curry paste thai': 'perencah tom yam, pes tom yam, bumbu tom yam, perencah tomyam adabi',
  'bread flour': 'tepung cakra, tepung cakra kembar, tepung protein tinggi, tepung roti tinggi, terigu cakra',
  'instant oatmeal sachet':
    'energen, energen coklat, oat segera 3 in 1, nestum, nestum 3 in 1, nestum original, super nestum, energen sereal, quaker 3 in 1',
  'curry instant noodles': 'mee kari maggi, mi kari maggi, indomie kari ayam, indomie kari',
  'korean ramyun': 'mee korea, mi korea, mie korea, mee daebak, daebak ghost pepper',
  'seafood instant noodles': 'maggi tomyam, mee tomyam, mi segera tom yam',
  'vermicelli pasta': 'misua',
  'mee sua': 'misoa, misua kering, mi sua',
  'luncheon meat chicken': 'ayam luncheon, daging tin ayam',
  'canned fruit cocktail':
    'buah koktel, koktel buah, buah kaleng, leci kaleng, laici tin, buah campur tin, longan tin, peach kaleng, koktail buah',
  'canned mushrooms': 'jamur kaleng, cendawan tin, cendawan butang dalam tin, jamur kancing kaleng',
  'milk tea': 'teh tarik ikat tepi, susu teh',
  'milk coffee drink': 'kopi susu gula aren, kopi kenangan, kopi susu kekinian, nescafe tin, kopi tin',
  'isotonic drink': 'mizone, ion water, minuman isotonik',
  'sugarcane juice': 'air tebu, es tebu, jus tebu, air tebu segar',
  'tea herbal':
    'jamu, wedang uwuh, wedang, beras kencur, kunyit asam, teh herba, teh bunga telang, wedang secang, temulawak minuman, jamu kunyit asam, misai kucing',
  'ginger tea sachet':
    'wedang jahe, bandrek, sekoteng, teh halia segera, jahe instan, jahe wangi, wedang ronde, teh halia o',
  multivitamin: 'vitamin c ims, vitacimin, suplemen vitamin, hemaviton, enervon c',
  'frozen dim sum': 'siu mai ayam, lumpia kulit tahu',
  otah: 'otak-otak ikan segar, otak-otak bandeng, satar',
  hamburger: 'burger daging',
  kebab: 'kebab daging, kebab baba rafi',
  'pizza leftover': 'piza',
  'spaghetti bolognese': 'spaghetti sos daging',
  'pasta bake': 'makaroni bakar, macaroni schotel, makaroni panggang, lasagna daging, makaroni skotel',
  'pickled mustard greens': 'sawi asin, sayur asin, sayur masin',
  'preserved radish': 'lobak asin, lobak masin',
  'pickled green chilli': 'jeruk cili, cili jeruk, cabe jeruk, acar cili, acar cabe rawit, cili hijau jeruk',
  kimchi: 'kimci',
  sauerkraut: 'asinan kubis, asinan, asinan bogor',
  'dried seaweed': 'rumput laut, rumpai laut, rumput laut kering',
  'roasted seaweed':
    'rumput laut panggang, rumput laut tao kae noi, rumpai laut kering snek, mamasuka rumput laut',
  'vegetable fritters': 'cucur',
  cireng: 'cilok, cimol, cilor',
  'kuih koci': 'getuk, cenil, tiwul',
  'ulam herbs': 'ulam',
  'wild boar': 'babi hutan, celeng',
  'quail or pigeon': 'burung puyuh, burung dara, burung merpati',
  'rabbit meat': 'daging arnab, arnab, daging kelinci, kelinci, daging rusa',
  'horse meat': 'daging kuda',
  'frog legs': 'daging katak, kodok goreng, paha kodok',
})
