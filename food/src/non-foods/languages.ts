/** The things that are no food, in every language. */
import { english } from './english.ts'
import type { NonFoodLists } from './non-food-lists.ts'

export const nonFoodLanguages: readonly NonFoodLists[] = [
  english,
  // Chinese writes without spaces; a tool stands last, as it gives its name to what is made in it: '烤箱薯条' are chips.
  {
    written:
      /洗[发髮](?:水|露|精|乳)|[护護][发髮]素|沐浴(?:露|乳|液)|牙膏|牙刷|漱口水|洗衣|洗[洁潔]精|洗碗|洗手液|肥皂|香皂|手工皂|面膜|面霜|洗面(?:奶|乳)|爽[肤膚]水|[护護]手霜|身[体體]乳|[润潤][肤膚]|防[晒曬]|唇膏|口[红紅]|[润潤]唇|精油|剃[须鬚]|[猫貓狗](?:[粮糧]|砂|零食|[罐条條])|[鱼魚][饲飼]|[饲飼]料|[宠寵]物|消毒(?:液|水)|漂白(?:水|剂|劑)|清[洁潔][剂劑]|柔[顺順][剂劑]|[杀殺][虫蟲]|蟑螂|[纸紙]巾|[卫衛]生[纸紙巾]|[厕廁][纸紙]|尿布|尿不[湿濕]|垃圾袋|玩具|毛[绒絨]|油漆|[颜顏]料|(?<!有)[机機]油|[电電]池|香[烟煙]|[药藥]膏|手[机機][壳殼]|充[电電]|(?:[热熱]水[壶壺]|披[萨薩]刀|刀架|刀具|奶[锅鍋]|[电電]动打|[鱼魚]食|香水|[电電][饭飯][锅鍋煲]|蒸蛋器|煮蛋器|打蛋器|榨汁[机機]|咖啡[机機杯壶壺]|茶[杯壶壺具]|微波[炉爐]|[电電]磁[炉爐]|烤箱|平底[锅鍋]|炒[锅鍋]|高[压壓][锅鍋]|砂[锅鍋]煲|菜刀|水果刀|面包刀|麵包刀|[开開]瓶器|[开開]罐器|削皮[刀器]|[压壓]蒜器|切片器|[计計][时時]器|保[鲜鮮][膜盒袋]|[锡錫][纸紙]|烘焙[纸紙]|[蜡蠟][烛燭]|蛋糕模(?:具)?|模具|[饭飯]盒|便[当當]盒|便當盒|筷子|勺子|叉子|砧板|菜板|水杯|酒杯|奶[锅鍋]|奶瓶|保[温溫][杯瓶壶壺]|[围圍]裙|手套|抹布|海[绵綿]|香薰|靠枕|抱枕|公仔|[过過][滤濾]器|[滤濾][纸紙]|研磨[机機器]|豆[浆漿][机機]|面包[机機]|麵包機|空气炸[锅鍋]|氣炸鍋|[烧燒]水[壶壺]|挂件|掛件|[钥鑰]匙扣|[贴貼][纸紙]|[台檯][灯燈]|T恤|袜子|襪子)$/u,
  },
  // Malay and Indonesian say first what a thing is: 'sabun susu kambing'.
  {
    anywhere: `pemotong sayur, pengocok telur, pemukul telur, pembuka botol, pembuka tin, pengasah, acuan kek, tempat roti, tempat garam, tempat telur, bekas telur, kotak roti, kotak bekal, botol minum,krim badan, krim mandi, botol bayi, botol susu bayi, botol susu kosong, shower gel, sabun mandi,
  sabun, syampu, sampo, shampo, syampoo, ubat gigi, pasta gigi, odol, berus gigi, sikat gigi, losyen, lotion, pelembab, pelembap, krim tangan, krim muka, krim cukur, krim wajah, bedak, gincu, minyak wangi, minyak rambut, minyak kayu putih, minyak angin, minyak telon, parfum, pewangi, pencuci, cuci piring, cuci pinggan, pelembut, peluntur, pemutih,
  deterjen, detergen, racun, penyembur, makanan kucing, makanan anjing, makanan ikan, makanan burung, makanan hamster, pasir kucing, untuk kucing, untuk anjing, kertas tisu, tisu, tisu tandas, kertas pembakar, kertas roti, kertas minyak, plastik sampah, beg sampah, kantong sampah, pampers, lampin, popok, bateri, baterai, pengecas, mainan, masker`,
    first: `
  periuk, kuali, panci, wajan, pisau, sudu, sendok, garpu, garfu, senduk, spatula, parut, parutan, pengupas, pemeras, pengisar, blender, pembuka, penapis, saringan, tapis, ayakan, cetakan, acuan, loyang, ketel, cerek, teko, cawan, gelas, cangkir, mangkuk, mangkok, pinggan, piring, talam, dulang, talenan, papan pemotong,
  pembakar roti, pemanggang, mesin, alat, penggiling, lesung, cobek, ulekan, bekas, tupperware, botol kosong, rak, tudung saji, kain, sarung tangan, apron, celemek, span, spons, lampu, buku, baju, kaos, stoking, bantal, pasu, baja, pupuk, timer, timbangan, penimbang, rice cooker, penanak`,
    foods: `cetakan agar, mangkuk sayur, gelas susu`,
  },
  // Tamil says last what a thing is.
  {
    last: `paathiram, pathiram, karandi set, aruvamanai`,
    written:
      /சோப்பு|சோப்(?=\s|$)|ஷாம்பு|பற்பசை|சலவை|லோஷன்|மெழுகுவர்த்தி|ஊதுபத்தி|பொம்மை|(?:பூனை|நாய்|மீன்) உணவு|(?:பாத்திரம்|கத்தி|கரண்டி|குக்கர்|கெட்டில்|சல்லடை|துருவி|அடுப்பு|இயந்திரம்|மிக்ஸி|டம்ளர்|கோப்பை|தட்டு|துண்டு|தூரிகை)$/u,
  },
  // Hindi says last what a thing is, in its own letters and in ours: 'chai ki ketli'.
  {
    anywhere: `sabun, shampoo wali, sabun wala, billi ka khana, kutte ka khana, billi ke liye, kutte ke liye, dant manjan, toothpaste wala, agarbatti, mombatti, khilona, kapde dhone, bartan dhone`,
    last: `pyala, ka pyala, pyali, ka bartan, ki ketli, ketli, bartan, ka chamach, ki chhuri, chaku, ka chaku, chhuri, ki kadhai, kadhai bartan, ka tawa, ka pateela, pateela, patila, roti ka dabba, masale ka dabba, tiffin ka dabba, chai ka gilas, ki thali set, ka belan, belan, chakla belan, ki chalni, chalni, chhanni, ki chhanni, ka cooker, kaddukas, ki machine, ka tel balon ke liye, ka lota, surahi, jhadu`,
    written:
      /साबुन|शैम्पू|शैंपू|टूथपेस्ट|डिटर्जेंट|फेस ?वॉश|हैंड ?क्रीम|लोशन|फिनाइल|अगरबत्ती|मोमबत्ती|खिलौना|(?:बिल्ली|कुत्ते|मछली|चिड़िया|पक्षी) का (?:खाना|भोजन|दाना)|(?:बिल्ली|कुत्ते) के लिए|बर्तन धोने|कपड़े धोने|(?:बर्तन|केतली|चम्मच|चाकू|छुरी|कड़ाही|पतीला|बेलन|छलनी|कुकर|मशीन|डिब्बा|गिलास|प्याला|कटोरी सेट|कद्दूकस|तवा|ब्रश|टाइमर|छन्नी|सिलबट्टा|चकला|तेल की बोतल|तौलिया|बोतल ओपनर|ग्राइंडर|मिक्सर)$/u,
  },
  // Japanese says last what a thing is.
  {
    written:
      /シャンプー|(?<!プ)リンス|コンディショナー|歯磨き|歯ブラシ|石鹸|石けん|せっけん|ソープ|洗剤|柔軟剤|漂白剤|消臭|芳香剤|殺虫|キャットフード|ドッグフード|ペットフード|キャットニップ|[猫犬](?:用|の餌|のえさ|のおやつ)|(?:ねこ|いぬ|ペット|うさぎ|金魚)(?:用|のエサ|の餌|のおやつ)|餌$|エサ$|(?:ハンド|ボディ|フェイス|シェービング|日焼け止め)(?:クリーム|バター|ローション|ミルク|パック|マスク)|日焼け止め|化粧水|乳液|口紅|リップクリーム|香水|入浴剤|アロマ|キャンドル|ろうそく|ティッシュ|トイレット|キッチンペーパー|おむつ|電池|充電器|キーホルダー|ぬいぐるみ|おもちゃ|フィギュア|(?:たこ焼き器|焼き器|[^食]器(?:セット)?|タイマー|カッター|スライサー|ミキサー|ジューサー|トースター|ケトル|やかん|急須|ティーポット|圧力鍋|片手鍋|両手鍋|炊飯器|フライパン|包丁|ナイフ|フォーク|スプーン|お?箸|茶碗|グラス|コーヒーカップ|マグカップ|計量カップ|ティーカップ|まな板|泡立て器|おろし器|おろし金|皮むき器|ピーラー|絞り器|栓抜き|缶切り|ラップ|ホイル|クッキングシート|ケーキ型|クッキー型|抜き型|水筒|弁当箱|スポンジ|ブラシ|たわし|エプロン|フィルター|メーカー|マシン|オープナー|ケース|カバー|クッション|タオル|Tシャツ|靴下|ライト|ランプ|シール|ステッカー|肥料|植木鉢|ストロー|トング|ざる|ミル)$/u,
  },
  // Korean says last what a thing is.
  {
    written:
      /샴푸|린스|컨디셔너|바디 ?(?:워시|로션|버터|크림)|비누|치약|칫솔|세제|섬유유연제|표백제|방향제|살충제|사료|(?:고양이|강아지|애견|애묘|반려견|반려묘) ?(?:간식|밥|용)|핸드 ?크림|선크림|면도 ?(?:크림|거품|기)|립밤|립스틱|향수|마스크팩|화장품|스킨로션|캔들|(?<!태)양초|휴지|물티슈|키친타월|기저귀|쓰레기봉투|건전지|충전기|장난감|인형|(?:커터|슬라이서|절단기|밥솥|프라이팬|후라이팬|거품기|냄비|주전자|전기포트|에어프라이어|전자레인지|오븐|토스터|믹서기|믹서|착즙기|압착기|커피머신|커피메이커|필터|머그컵|머그잔|찻잔|찻주전자|와인잔|유리컵|접시|그릇|숟가락|젓가락|포크|국자|칼|도마|강판|채칼|필러|감자칼|깎기|따개|오프너|체|틀|몰드|타이머|저울|온도계|호일|종이호일|유산지|랩|지퍼백|도시락통|밀폐용기|텀블러|보온병|수세미|솔|앞치마|장갑|행주|수건|쿠션|티셔츠|양말|스티커|케이스|조명|램프|화분|비료|분쇄기|그라인더)$/u,
  },
  // German joins: the last part of a word says what a thing is, and the scent stands behind: 'Handcreme Mandel'.
  {
    anywhere: `
  für katzen, für hunde, für katze, für hund, für kaninchen, für vögel, katzensnack, hundesnack, leckerli, seife, zahnpasta, lippenstift, nagellack, parfüm, deo, haarkur, haarspülung, haargel, haarspray,
  spülmittel, waschmittel, reiniger, bürste, handschuhe, duschgel, schaumbad, badesalz, badebombe, rasierschaum, badeschaum, spüli, weichspüler, allzweckreiniger, kerze, teelicht, windeln, pflaster, batterien, ladekabel, handyhülle,
  kuscheltier, plüschtier, geschirrtuch, backpapier, alufolie, frischhaltefolie, topflappen, küchenrolle, toilettenpapier, taschentücher, servietten`,
    last: `messer, gabel, löffel, schüssel, teller, tasse, kanne, pfanne, topf, brett, sieb, mixer, toaster, ofen, herd, zange, schere, korb, schwamm, bürste, lampe, socken, t shirt, spielzeug, wecker, uhr, kocher, `,
    foods: `studentenfutter, reispapier, esspapier, teebeutel`,
    written:
      /\p{L}(?:seifen?|shampoo|spülmittel|waschmittel|reiniger|(?<!studenten)futter|streu|balsam|lotion|zahncreme|maske|duft|kerzen?|bürste|schwamm|besen|schäler|schneider|stampfer|entsteiner|entkerner|teiler|hobel|presse|reibe|messer|gabel|löffel|kelle|zange|schere|sieb|brett|öffner|heber|spender|halter|ständer|lampe|hülle|spielzeug|handschuhe?|rasierer|gerät|maschine|automat|mühle|kocher|aufschäumer|uhr|wecker|thermometer|waage|formen?|folie|tücher|tuch|schüssel|tabs|nagellack|(?<!reis|ess)papier|becken|schrank|(?<!kühl)regal|zubereiter|wärmer|kühler|eimer|schürze|serviette|tischdecke|teppich|kissen|decke|vorhang|dünger|blumenerde|samenset|figur|puppe|aufkleber|heft|stift|radiergummi)(?:[\s,.(\d]|$)|(?:hand|rasier|sonnen|nacht|tages|augen|fu(?:ß|ss)|körper|haut|gesichts|wund|pflege|haar|anti-?falten)creme|(?:eier|mess|trink|zahnputz|papp)becher|(?:brat|grill|crêpe|crepe|antihaft)pfanne|(?:koch|blumen|schnellkoch|milch)topf|(?:back|muffin|pizza)blech|(?:gefrier|müll|spritz|frischhalte)beutel|(?:brot|keks|vorrats|butter|zucker|frischhalte)dose|(?:kaffee|milch|gie(?:ß|ss)|thermos)kanne|(?:tee|kaffee)tasse|(?:wein|bier|sekt|trink|wasser|einmach)glas|(?:suppen|papp|kuchen)teller|(?:brot|obst|wäsche)korb|obstschale|brotkasten|brotbox|nudelholz|schneebesen|müllt(?:ü|u)te|spülmaschinen|geschirrspül/u,
  },
  // French says first what a thing is, and what for behind 'à' and 'pour': 'tasse à café'.
  {
    anywhere: `tire lait, gouttière à, moule à madeleine, moule à charlotte, moule à pain, moule à glaçons, moule à bûche, moule à brioche, moule à soufflé, moule à pâtisserie, lime à, coupe légumes, coupe frites, hachoir, mandoline, batteur, sorbetière, yaourtière, friteuse, robot de cuisine, presse purée, presse agrumes, casse noisette, vide pomme, dénoyauteur, doseur, bec verseur,savonnette, gaufrier, crêpière, appareil à, moule silicone, friandises pour, bougies, dosettes lave vaisselle, pastilles lave vaisselle, lave vaisselle, gel lavant, eau micellaire, huile corporelle, huile visage, sérum visage, brume, tapis de,
  pour chat, pour chats, pour chien, pour chiens, pour chaton, pour chiot, pour oiseaux, pour lapin, savon, shampoing, shampooing, après-shampoing, gel douche, bain moussant, lait corporel, lait démaquillant, lait hydratant,
  crème solaire, crème à raser, mousse à raser, crème hydratante, crème mains, crème pour les mains, crème visage, crème de jour, crème de nuit, crème corps, baume à lèvres, beurre corporel, beurre de corps, huile essentielle, huile de massage, huile pour cheveux,
  eau de toilette, eau de parfum, parfum d'ambiance, dentifrice, déodorant, rouge à lèvres, vernis à ongles, masque visage, masque cheveux, gommage, démaquillant, liquide vaisselle, produit vaisselle, lessive, adoucissant, eau de javel, désinfectant, nettoyant,
  désodorisant, bougie, litière, croquettes chat, croquettes chien, pâtée chat, pâtée chien, pâtée pour, papier cuisson, papier toilette, papier aluminium, papier sulfurisé, papier absorbant, film alimentaire, film étirable, sac poubelle, sacs poubelle, sac congélation,
  rape à fromage, râpe à, moule à gaufre, moule à gâteau, moule à tarte, moule à muffin, moule à cake, moule en silicone, pince à, rouleau à pâtisserie, planche à découper, machine à, robot pâtissier, cocotte minute, autocuiseur, coque iphone, coque de téléphone,
  chargeur, écouteurs, jouet, peluche, couches bébé, piles, sopalin, essuie tout, fait tout, passoire, tasse à, cuillère à, couteau à, verre à, bol à, pot à, boîte à, plat à gratin, plat à tarte, coupe à, casse noix, tire bouchon, ouvre boîte, brosse à dents, coquetier`,
    first: `
  couteau, fourchette, cuillère, spatule, poêle, bouilloire, théière, cafetière, cafetiere, grille pain, micro ondes, four électrique, mixeur, presse agrumes, presse ail, presse citron, épluche, éplucheur, économe, fouet, tamis,
  filtre à, filtres à, filtre à café, filtres à café, torchon, tablier, éponge, brosse, nappe, serviette, minuteur, sablier, balance, thermomètre, égouttoir, essoreuse, saladier, gourde, gant, gants, plateau de service, crème anti, emporte pièce, lampe, poster, tee shirt,
  chaussettes, livre, stylo, gomme à effacer, crayon, coussin, housse, terreau, engrais, graines pour oiseaux, machine, moulin, gel hydroalcoolique, gel nettoyant, sérum, lotion, parfum`,
    foods: `boîte à lunch, poêlée, gratin, savon de chocolat, pot à lait concentré`,
  },
  // Spanish says first what a thing is: 'champú de coco'.
  {
    anywhere: `yogurtera, heladera máquina, picadora, amasadora, rebanador, rebanadora, deshuesador, descorazonador, especiero, portarrollos, espumador, afilador, gofrera, crepera,loción, crema para el cuerpo, crema para la cara, gel limpiador, pastillas lavavajillas, juguete para, imán, llavero, camiseta de, póster,
  para gatos, para gato, para perros, para perro, para mascotas, para pájaros, para el pelo, para la piel, champú, champu, jabón, gel de ducha, gel de baño, crema de afeitar, espuma de afeitar, crema solar, protector solar, crema de manos, crema para manos,
  crema facial, crema corporal, crema hidratante, crema de noche, crema de día, crema antiarrugas, leche corporal, leche limpiadora, leche hidratante, mantequilla corporal, manteca corporal, aceite corporal, aceite esencial, aceite de masaje, bálsamo labial, mascarilla, exfoliante, desodorante, perfume, colonia,
  pasta de dientes, pasta dental, enjuague bucal, cepillo, pintalabios, labial, esmalte de uñas, detergente, suavizante, lavavajillas, lejía, limpiador, limpiacristales, friegasuelos, ambientador, insecticida, vela, velas, arena para gatos, pienso, comida de gato, comida de perro,
  papel de cocina, papel higiénico, papel de horno, papel de aluminio, papel film, papel vegetal, bolsas de basura, bolsa de basura, bolsas para congelar, pañales, toallitas, pilas, cargador, funda, juguete, peluche, servilletas, de juguete`,
    first: `
  cuchillo, tenedor, cuchara, cucharón, espátula, rallador, pelador, pelapatatas, prensa ajos, prensador, exprimidor, abrelatas, abridor, sacacorchos, colador, batidora, licuadora, tostadora, cafetera, tetera, olla arrocera, olla a presión, olla exprés, sartén, cacerola,
  arrocera, freidora, horno, microondas, hervidor, molde, moldes, molinillo, molino, mortero, tabla, taza, vaso, copa de vino, copas de vino, plato hondo, cuenco, bandeja, jarra, filtro, filtros, máquina, temporizador, cortador, cortapizza, cascanueces, delantal, paño, trapo, esponja, estropajo, guantes,
  mantel, portavelas, lámpara, libro, camiseta, calcetines, cojín, maceta, abono, fertilizante, panera, huevera, azucarero, salero, mantequillera, lonchera, fiambrera, termo, báscula, termómetro, rodillo, pinzas`,
    foods: `vaso de leche, vaso de yogur, taza de chocolate, bandeja de carne, bandeja de pollo, molde pan, tabla de quesos, tabla de embutidos, horno de leña`,
  },
  // Portuguese says first what a thing is: 'sabonete de aveia'.
  {
    anywhere: `pente, escova, copos de cerveja, copos de vinho, copos de agua, copos de plastico, copo de cerveja, taça de, iogurteira, picador, amassadeira, fatiador, descaroçador, porta temperos, afiador, sanduicheira, crepeira, pipoqueira, omeleteira,loção, creme para o corpo, creme para cabelo, creme de cabelo, pastilhas máquina, pastilhas lava, chaveiro, caneta, óleo de banho,
  para gatos, para gato, para cães, para cachorros, para cachorro, para cabelo, xampu, shampoo, condicionador, sabonete, sabão, gel de banho, gel de duche, creme de barbear, espuma de barbear, creme para as mãos, creme de mãos, creme facial, creme corporal, creme hidratante, protetor solar,
  hidratante, manteiga corporal, leite corporal, óleo essencial, óleo corporal, bálsamo labial, protetor labial, batom, esmalte, desodorizante, desodorante, perfume, pasta de dente, pasta de dentes, creme dental, escova, detergente, amaciante, amaciador, lixívia, água sanitária, desinfetante, lava loiças, lava louças, limpa vidros,
  vela, velas, ração, areia para gatos, comida de gato, papel higiênico, papel higiénico, papel de cozinha, papel toalha, papel alumínio, papel manteiga, papel vegetal, saco de lixo, sacos de lixo, fraldas, pilhas, carregador, brinquedo, peluche, pelúcia, guardanapos, capinha`,
    first: `
  faca, garfo, colher, concha de sopa, espátula, ralador, descascador, espremedor, abridor, saca rolhas, quebra nozes, coador, peneira, batedeira, liquidificador, torradeira, cafeteira, chaleira, bule, panela de pressão, panela de arroz, panela elétrica, panela antiaderente, frigideira, forno, micro ondas, forma, forma de bolo, moedor, pilão, tábua, xícara, chávena, caneca,
  copo de vidro, copo medidor, copo de plástico, copo de vinho, taça de vinho, tigela, bandeja, jarra, filtro, filtros, máquina, cortador, avental, pano de prato, esponja, luvas, toalha, luminária, livro, camiseta, meias, almofada, vaso, adubo, porta ovos, saleiro, açucareiro, marmita térmica, garrafa térmica, termômetro, rolo de massa, pegador, temporizador, amassador`,
    foods: `copo de leite, copo de iogurte, tábua de queijos, panela de barro feijoada, forma pão`,
  },
  // Italian says first what a thing is, or joins a deed to it: 'schiacciapatate'.
  {
    anywhere: `croccantini, levatorsoli, affettatrice, affettaverdure, grattaformaggio, macinacaffè, gelatiera, yogurtiera, impastatrice, montalatte, porta spezie, portaspezie, portapane,lozione, crema per il corpo, crema anti, olio per capelli, pastiglie lavastoviglie, lavastoviglie, portachiavi, calamita, siero viso, acqua micellare,
  per gatti, per gatto, per cani, per cane, per capelli, per le mani, per il corpo, shampoo, balsamo capelli, balsamo per, sapone, saponetta, bagnoschiuma, docciaschiuma, schiuma da barba, crema da barba, crema solare, crema mani, crema viso, crema corpo, crema idratante, crema notte, latte detergente, latte corpo, burro corpo, burro cacao labbra, burrocacao,
  olio essenziale, olio corpo, maschera viso, scrub, deodorante, profumo, dentifricio, spazzolino, collutorio, rossetto, smalto, detersivo, detergente, ammorbidente, candeggina, brillantante, sgrassatore, anticalcare, disinfettante, deodorante, insetticida, candela, candele, lettiera, crocchette per, crocchette gatto, crocchette cane, cibo per,
  carta da forno, carta forno, carta igienica, carta da cucina, carta assorbente, carta stagnola, pellicola trasparente, pellicola alimentare, sacchetti gelo, sacchi spazzatura, sacchetti spazzatura, pannolini, pile, caricabatterie, giocattolo, peluche, tovaglioli, fazzoletti`,
    first: `
  coltello, forchetta, cucchiaio, cucchiaino, mestolo, spatola, grattugia, pelapatate, spremiagrumi, spremiaglio, schiacciapatate, schiaccianoci, schiaccia aglio, apriscatole, apribottiglie, cavatappi, scolapasta, colino, frusta, frullatore, sbattitore, tostapane, caffettiera, moka, bollitore, teiera, pentola, padella, casseruola, forno, microonde,
  friggitrice, cuociriso, macchina, macchinetta, macinino, macinapepe, mortaio, tagliere, tagliapizza, tagliauova, tazza, tazzina, bicchiere, bicchieri, calice, ciotola, vassoio, caraffa, filtro, filtri, stampo, stampi, stampini, teglia, timer, grembiule, strofinaccio, canovaccio, spugna, guanti, tovaglia, lampada, libro, maglietta,
  calzini, cuscino, vaso, concime, terriccio, portauovo, portauova, zuccheriera, saliera, borraccia, thermos, bilancia, termometro, mattarello, pinza, presina, `,
    foods: `tazza di latte, vaso di miele, teglia di lasagne, teglia lasagne, bicchiere di latte`,
  },
  // Turkish says last what a thing is, and marks it as belonging: 'çay bardağı'.
  {
    anywhere: `
  sabun, sabunu, şampuan, şampuanı, saç kremi, el kremi, yüz kremi, tıraş kremi, güneş kremi, vücut kremi, tıraş köpüğü, duş jeli, losyon, losyonu, vücut losyonu, diş macunu, diş fırçası, parfüm, parfümü, ruj, oje, deodorant, deterjan, deterjanı, çamaşır suyu, yumuşatıcı, temizleyici, temizleyicisi, kolonya, kolonyası,
  kedi maması, köpek maması, kuş yemi, balık yemi, kedi kumu, kediler için, köpekler için, kedi ödülü, köpek ödülü, yüz maskesi, saç maskesi, mum, mumu, tuvalet kağıdı, pişirme kağıdı, yağlı kağıt, kağıt havlu, çöp poşeti, buzdolabı poşeti, streç film, alüminyum folyo, ıslak mendil, oyuncak, oyuncağı, bebek bezi, şarj aleti, peçete`,
    last: `köpürtücü, köpürtücüsü, ekmek kutusu, saklama kutusu, beslenme kutusu, kutusu boş, ezeceği, çekirdek çıkarıcı, doğrayıcı, doğrayıcısı, bileyici, standı, askısı, örtüsü,
  fırça, fırçası, bardak, bardağı, fincan, fincanı, kupası, kaşık, kaşığı, çatal, çatalı, bıçak, bıçağı, tencere, tenceresi, tavası, makinesi, makinası, çaydanlık, çaydanlığı, demlik, demliği, cezve, cezvesi, rende, peynir rendesi, sebze rendesi, süzgeç, süzgeci, açacağı, soyacağı, sıkacağı, kıracağı, kesici, dilimleyici, ezici, kalıbı, tepsisi, tahtası, robotu, seti,
  kasesi, tabağı, sürahi, sürahisi, kavanozu boş, değirmeni, öğütücü, saati, zamanlayıcı, zamanlayıcısı, termometresi, tartısı, önlük, önlüğü, eldiven, eldiveni, bezi, havlu, havlusu, lambası, kitabı, tişört, çorap, yastık, yastığı, saksısı, gübresi, tohumu ekim, filtresi, ocağı, fırını, ızgarası, elek, eleği, çırpıcı, çırpıcısı, merdane, oklava, matara, termos`,
    foods: `su bardağı süt, kağıt kebabı, çatal börek, fırını ekmek`,
  },
  // Arabic says first what a thing is.
  {
    written:
      /(?:^|\s)(?:ال)?(?:صابون|صابونة|شامبو|بلسم|معجون أسنان|معجون الأسنان|فرشاة|غسول|سائل (?:جلي|غسيل|تنظيف|الجلي)|منظف|مسحوق (?:غسيل|الغسيل)|معطر|ملطف|مبيض|مطهر|عطر|مزيل|كريم (?:يدين|اليدين|وجه|الوجه|حلاقة|الحلاقة|شمس|مرطب|واقي)|مرطب|لوشن|زبدة الجسم|حليب الجسم|قناع|أحمر شفاه|مرهم|شمعة|شموع|مناديل|حفاضات|أكياس (?:قمامة|القمامة|تجميد)|طعام (?:ال)?(?:قطط|كلاب|أسماك|طيور)|أكل (?:ال)?(?:قطط|كلاب)|للقطط|للكلاب|للشعر|للبشرة|للوجه|للجسم|لليدين|فلتر|فلاتر|رمل (?:ال)?قطط|لعبة|بطاريات|شاحن)(?=\s|$)|^(?:ال)?(?:سكين|شوكة|ملعقة|قدر|مقلاة|طنجرة|حلة|صينية فرن|إبريق|غلاية|فنجان|كوب|كأس|صحن فارغ|مبشرة|عصارة|خلاط|ماكينة|آلة|مفتاح علب|فتاحة|مصفاة|منخل|قالب|لوح تقطيع|مقشرة|ورق (?:خبز|زبدة|ألمنيوم|تواليت|الخبز)|مطحنة|محمصة|ميزان|مؤقت|قفاز|مريلة|مصباح|كتاب|قميص|وسادة|سماد|مقطعة|خفاقة|مضرب بيض|علبة طعام|صندوق خبز|لعبة|مقص|مكنسة)(?=\s|$)/u,
  },
  // Vietnamese says first what a thing is; its accents tell a pan ('chảo') from porridge ('cháo').
  {
    anywhere: `noi com dien, nuoc rua chen, nuoc rua bat, dau goi, sua tam, sua rua mat, kem danh rang, may xay, thuc an cho meo, thuc an cho cho, nuoc giat`,
    written:
      /^(?:nồi (?!lẩu)|chảo |dao |dĩa ăn|thìa |muỗng |đũa |cốc |ly (?!chè|kem)|tách |ấm |bình (?:nước|giữ|siêu|đun|trà)|chén (?:sứ|bát)|bát (?:sứ|ăn)|đĩa (?:sứ|đựng)|thớt|rây |khuôn|lò |máy |kéo |khăn|giấy (?:vệ|ăn|nướng|bạc|lau)|màng bọc|túi (?:rác|zip|nilon)|găng tay|hộp đựng|hộp cơm|đồng hồ|dụng cụ|đồ (?:chơi|bào|gọt|ép|khui)|cái |nến|đèn|sách|áo |tất |gối|chậu|phân bón|bàn chải|tạp dề|sáp )|xà (?:bông|phòng)|dầu gội|dầu xả|sữa tắm|sữa rửa mặt|sữa dưỡng|nước rửa|nước giặt|nước xả|nước hoa|nước lau|bột giặt|kem (?:đánh răng|dưỡng|chống nắng|cạo râu|tay)|son (?:môi|dưỡng)|mặt nạ|tinh dầu|lăn khử|thức ăn (?:cho )?(?:mèo|chó|cá|chim)|cho (?:mèo|chó)|cát mèo|^(?:pin|bỉm|tã) /u,
  },
  // Thai says first what a thing is, and writes without spaces.
  {
    written:
      /^(?:หม้อ(?!ไฟ|แกง)|กระทะ(?!ร้อน)|มีด|ช้อน|ส้อม|ตะเกียบ|แก้ว(?!มังกร)|ถ้วยชา|ถ้วยกาแฟ|จานชาม|ชามแก้ว|กาน้ำ|กาต้ม|เครื่อง(?!ดื่ม|แกง|ปรุง|เทศ|ใน|ต้มยำ|พะโล้)|เตา|เขียง|ที่(?:ปอก|ขูด|เปิด|คั้น|บด|ตี|กรอง|คีบ)|พิมพ์|แม่พิมพ์|ตะแกรง|กระชอน|กล่อง(?:ข้าว|ใส่|พลาสติก)|กระดาษ|ถุง(?:ขยะ|ซิป|มือ)|ฟองน้ำ|ผ้า|แปรง|เทียน|นาฬิกา|โคมไฟ|หนังสือ|เสื้อ|หมอน|ตุ๊กตา|ของเล่น|ปุ๋ย|กระถาง)|สบู่|แชมพู|ครีม(?:นวด|อาบ|ทา|กันแดด|บำรุง|โกน|ล้าง)|โลชั่น|ยาสีฟัน|น้ำยา|ผงซักฟอก|น้ำหอม|ลิปสติก|ลิปบาล์ม|มาส์ก|เจลอาบน้ำ|เจลล้าง|อาหาร(?:แมว|หมา|สุนัข|ปลาสวย|นก|สัตว์)|ทรายแมว|ขนมแมว|ขนมหมา|ขนมสุนัข|สำหรับ(?:แมว|สุนัข|หมา)|ทิชชู|ผ้าอ้อม|ถ่านไฟฉาย/u,
  },
]
