import { aliasesOf } from './aliases.ts'

/** Hindi in Devanagari and as people romanise it. */
export const hindi = aliasesOf({
  apple: 'सेब, seb, saib, कश्मीरी सेब, ऐप्पल, एप्पल, saeb, sev fal',
  apricot: 'खुबानी, khubani, खूबानी, khurmani',
  banana: 'केला, केले, kela, kele, इलायची केला, kele ka guchha, kella, kelaa',
  blackberry: 'जामुन, jamun',
  cantaloupe: 'खरबूजा, kharbuja, खरबूज, खरबूज़ा, kharbooja, kharbuza',
  cherry: 'चेरी',
  clementine: 'संतरा छोटा, kinnow, कीनू, किन्नू, kinu, keenu',
  'coconut fresh': 'नारियल, nariyal, naariyal, nariyel, khopra taza, गरी',
  'custard apple': 'सीताफल, शरीफा, sitaphal, sharifa, seetaphal, sareefa',
  'fig fresh': 'अंजीर, anjeer, gular',
  'fruit salad cut': 'फल, phal, फ्रूट सलाद, फ्रूट चाट, fruit chaat, मिक्स फ्रूट, fal, falon ki chaat',
  grape: 'अंगूर, angoor, angur, drakh',
  'green mango': 'कच्चा आम, kairi, kachcha aam, कैरी, कैरियां, केरी, अमिया, amiya',
  guava: 'अमरूद, amrood, amrud, अमरुद, अमरूद इलाहाबादी, peru fal, jamrukh',
  'jackfruit fresh': 'कटहल, kathal, fanas, phanas, katahal, kathhal',
  kiwi: 'कीवी',
  lemon: 'नींबू, nimbu, neembu, nimboo, निंबू, निम्बू, नीबू, निबू, नींबु, limbu, nimbo, कागज़ी नींबू, kagzi nimbu, neebu',
  lychee: 'लीची, लिची, leechi',
  mango:
    'आम, aam, दशहरी आम, लंगड़ा आम, हापुस, हापुस आम, अल्फांसो, केसर आम, चौसा, hapus, hapoos, chausa, chaunsa, dussehri, safeda aam, aam rass fal',
  orange:
    'संतरा, संतरे, santra, narangi, मौसंबी, mosambi, मौसमी, मोसंबी, नारंगी, संतरा नागपुर, मौसम्बी, माल्टा, santara, narangee, mausami, mausambi, mosami, malta',
  papaya: 'पपीता, papita, पपिता, papeeta, papitaa',
  peach: 'आड़ू, aadu, आडू, आडु, aaru fal, aadoo',
  pear: 'नाशपाती, nashpati, नासपाती, नाशपति, बब्बूगोशा, babugosha, nashpatti, naspati',
  pineapple: 'अनानास, ananas, पाइनएप्पल, पाइनेपल, अननास, annanas, anaras',
  plum: 'आलूबुखारा, aloo bukhara, प्लम, बेर लाल, alubukhara, aaloobukhara',
  pomegranate: 'अनार, anar, anaar, अनार दाना फल, अनार कंधारी, annar, dalim, daalimb',
  sapodilla: 'चीकू, cheeku, chikoo, चिकू, cheekoo',
  strawberry: 'स्ट्रॉबेरी, स्ट्रॉबेरीज, स्ट्राबेरी, स्ट्रोबेरी, istroberi',
  watermelon: 'तरबूज, tarbooj, tarbuz, तरबूज़, तरबुज, tarbooz, tarbuja, kalingar, kalingad, matira',
  beetroot: 'चुकंदर, chukandar, चुकन्दर, chukander, chakundar, बीट',
  'bitter gourd': 'करेला, karela, करेले, kareela, karele, karelaa, कारले',
  'bottle gourd': 'लौकी, ghiya, dudhi, घिया, दूधी, लोकी, घीया, दुधी, lauky, lowki, gheeya, doodhi bhopla',
  broccoli: 'ब्रोकली, ब्रोकोली, brokali',
  'button mushroom': 'मशरूम, khumb, खुंबी, बटन मशरूम, मशरुम, mashroom, khumbi, mashrum, धिंगरी',
  cabbage:
    'पत्ता गोभी, बंद गोभी, patta gobhi, band gobhi, patta gobi, bandh gobi, बन्द गोभी, करमकल्ला, patta gobhee, पत्ता गोबी',
  capsicum: 'शिमला मिर्च, shimla mirch, कैप्सिकम, shimla mirchi, bhopli mirchi, simla mirchi',
  carrot: 'गाजर, gajar, गाजरें, gaajar, gajjar, gajra',
  cauliflower: 'फूल गोभी, गोभी, phool gobhi, gobhi, gobi, गोबी, ful gobi, phulgobi, flower gobhi',
  'chilli fresh':
    'हरी मिर्च, मिर्च, hari mirch, mirch, मिर्ची, lal mirch taazi, मिर्चें, teekhi mirch, हरि मिर्च, हरी मीर्च',
  'corn on the cob':
    'मक्का, भुट्टा, makka, bhutta, makai, मकई, मकई के दाने, स्वीट कॉर्न, भुट्टे, मक्की, बेबी कॉर्न, makki, bhutte, makke ke dane',
  cucumber: 'खीरा, kheera, khira, kakdi, kakri, ककड़ी, खीरे, ककडी, khire, keera, kheere',
  daikon: 'मूली, मुली, mulee',
  eggplant:
    'बैंगन, baigan, baingan, vangi, बैगन, भर्ता बैंगन, बैंगन भरता वाला, बेंगन, गोल बैंगन, begun, baingan gol, baigun, ringan, bengan, भंटा, bhanta',
  'french bean': 'फ्रेंच बीन्स, फली, phali, beans sabzi, बीन्स, फ्रेंच बीन, फण्सी, फ्रांसबीन, farasbi, beans hari, बीन',
  garlic:
    'लहसुन, lahsun, lehsun, lasan, लहसून, लसन, लहसुन पेस्ट, lehsoon, lahsoon, lasun, lasoon, lahasun, lehson, लहशुन, lehsan, adrak lehsun paste',
  ginger:
    'अदरक, adrak, adhrak, अदरक लहसुन पेस्ट, adarak, अद्रक, अदरक पेस्ट, adhrakh, aadrak, adraq, अदरख, adrakh, adrak lehsun paste, adrak paste',
  'ladies finger': 'भिंडी, bhendi, भिन्डी, भेंडी, भिंडी सब्जी वाली, भिण्डी, रामतोरी, bhindee, ramtori, बेंडी, bheendi',
  'mustard greens': 'सरसों का साग, sarson ka saag, sarson saag, सरसों साग',
  onion:
    'प्याज, प्याज़, pyaz, pyaaz, kanda, कांदा, पियाज, pyaaj, piyaz, piaz, dungri, pyaj, pyajj, kaanda, पियाज़, प्याझ',
  potato:
    'aaloo, आलू, aloo, alu, aalu, आलु, बटाटा, आलू पुराना, नए आलू, aaloo naya, bateta, अालू, aloo pahadi, पहाड़ी आलू, potata, aalo',
  pumpkin:
    'कद्दू, kaddu, sitaphal kaddu, काशीफल, कुम्हड़ा, सीताफल सब्जी, kumhda, petha kaddu, bhopla, lal bhopla, kadu',
  radish: 'मूली लाल',
  spinach: 'पालक, palak, पालक साग, बथुआ, palak saag, paalak, पलक, palk, bathua saag',
  'spring onion': 'हरा प्याज, hara pyaz',
  'sweet potato': 'शकरकंद, shakarkand, शकरकन्द, शकरकंदी, shakarkandi, shakkarkand, ratalu, रतालू, sakarkand',
  taro: 'अरबी, arbi, अरवी, घुइयां, अर्बी, ghuiya, ghuiyan, aravi, kachalu, कचालू',
  tomato: 'टमाटर, tamatar, टमाटार, टमाटर प्यूरी ताज़ा, tamaatar, tometo, tamater, timatar, टोमैटो, टमाटो, tamato',
  turnip: 'शलगम, shalgam, शलजम, shaljam, shalgum, शलगम गोल, gongloo',
  'basil fresh': 'तुलसी, tulsi, बेसिल',
  coriander:
    'धनिया पत्ता, हरा धनिया, hara dhaniya, धनिया, dhania patta, dhaniya patta, dhaniya leaves, hara dhaniya patta, kothmir, धनिया पत्ती, कोथमीर, धनिया की पत्ती, धनिये के पत्ते, hari dhaniya, dhaniya, dhaniya hara, kothimbir, dhanya, हरा धनियां, कोथिंबीर',
  'curry leaves':
    'करी पत्ता, kari patta, कढ़ी पत्ता, मीठा नीम, कड़ी पत्ता, मीठी नीम, limbdo, meetha neem, kadhi patta',
  'mint fresh': 'पुदीना, पुदीना पत्ती, पोदीना, podina, pudeena, पुदीने के पत्ते',
  butter: 'मक्खन, makhan, makkhan, अमूल बटर, amul butter, बटर, माखन, makkan, maakhan, loni, नमकीन मक्खन',
  'cheese slices': 'चीज़, चीज, amul cheese, चीज़ क्यूब, cheez, cheej, चीज क्यूब, प्रोसेस्ड चीज़',
  'condensed milk': 'मिल्कमेड, milkmaid, mithai mate, कंडेंस्ड मिल्क, मीठा गाढ़ा दूध, gadha doodh, अमूल मिठाई मेट',
  'cooking cream': 'मलाई, क्रीम, malai, amul cream, फ्रेश क्रीम, malaai',
  'fresh milk':
    'दूध, ताजा दूध, doodh, dudh, amul milk, amul taaza, gaay ka doodh, दुध, गाय का दूध, भैंस का दूध, गाय दूध, bhains ka doodh, dhoodh, doodhh, kaccha doodh',
  ghee: 'घी, देसी घी, desi ghee, गाय का घी, पतंजलि घी, ghi, gaay ka ghee, तूप',
  lassi: 'लस्सी, छाछ, chaas, chaach, chhaas, mattha, chhachh, मट्ठा, नमकीन लस्सी, namkeen lassi, lasi',
  'milk powder': 'दूध पाउडर, doodh powder, दूध का पाउडर, मिल्क पाउडर, अमूल्या, everyday powder',
  paneer: 'पनीर, panir, cottage cheese paneer, पनिर, chhena, छेना, paner, paneeer, pneer, panneer',
  yogurt: 'दही, dahi, dahee, dhahi, दहि, gadhi dahi, गाढ़ी दही, नेस्ले दही',
  'chicken egg': 'अंडा, अंडे, anda, ande, andey, unda, अण्डा, अण्डे, अन्डा, अन्डे, अंडा ट्रे में, ande kacche, aande, अंडों',
  'hard-boiled egg': 'उबला अंडा, ubla anda, uble ande, उबले अंडे, boil anda',
  'beef mince': 'कीमा, keema, qeema',
  mutton:
    'मटन, बकरी का मांस, bakra, gosht, bakre ka gosht, बकरे का गोश्त, गोश्त, बकरे का मांस, bakre ka maans, bakri ka gosht, kaccha gosht, matan, mutan, खस्सी, khassi',
  'pork slices': 'सूअर का मांस, सुअर का मांस, पोर्क, suar ka maans, soovar',
  'chicken breast': 'चिकन ब्रेस्ट',
  'chicken whole':
    'मुर्गी, चिकन, मुर्गा, murgi, murgh, murga, मुर्गे का मांस, murgha, kaccha chicken, चिकेन, murg, kukkad, चिकन करी कट, लेग पीस कच्चा',
  'crab raw': 'केकड़ा, kekda, केकड़े, kekra, kekde, khekda',
  'fish fillet white':
    'मछली, machli, machhli, machchi, rohu, रोहू, hilsa, katla, surmai, पॉम्फ्रेट, ilish, bhetki, bombil, rawas, कतला, हिलसा मछली, सुरमई, macchi, machhi, maach, पापलेट, रावस, मच्छी, macchli, माछ, पाम्फ्रेट',
  prawn:
    'झींगा, jhinga, jheenga, kolambi, झींगे, झिंगा, झिंगे, झींगा मछली, zinga, zhinga, kolmi, chingri maach, sungata',
  'soy chunks':
    'सोया चंक्स, nutrela, soya bari, soya badi, सोयाबीन बड़ी, सोया बड़ी, soyabean badi, nutri nuggets, न्यूट्रेला, सोयाबीन चंक्स, सोया चाप कच्ची, soya chaap, सोया चाप, soya chap, soya wari, वड़ी सोया, मंगोड़ी सोया, सोया ग्रेन्यूल्स, सोयाबीन की बड़ी',
  chapati:
    'रोटी, चपाती, फुल्का, phulka, puri, poori, पूरी, tawa roti, rumali roti, rotiyan, bhakri, thepla, थेपला, पूड़ी, luchi, bhatura, bhature, भटूरा, रोटियां, रोटियाँ, गेहूं की रोटी, मक्के की रोटी, बाजरे की रोटी, तवा रोटी, पूरियां, भटूरे, फुलके, bachi roti, makke ki roti, bajre ki roti, pooriyan, puriya, roti ghar ki, bachi hui roti, baasi roti, roomali roti, मिस्सी रोटी, चपातियां, thalipeeth, थालीपीठ, dhebra',
  'naan fresh': 'नान, कुलचा, गार्लिक नान, तंदूरी नान, nan roti, तंदूरी रोटी, tanduri roti',
  'white bread':
    'ब्रेड, डबल रोटी, double roti, ब्रिटानिया ब्रेड, मॉडर्न ब्रेड, dabalroti, सैंडविच ब्रेड, ब्रैड, पाव रोटी, bred packet',
  'basmati rice':
    'बासमती चावल, basmati chawal, बासमती, इंडिया गेट बासमती, daawat basmati, dawat rice, basmathi, kohinoor basmati, बासमती राइस, लाल किला बासमती',
  'chickpeas dried':
    'काबुली चना, kabuli chana, छोले, चना, kala chana, काला चना, chhole chana, सफेद चने, काबुली चने, काले चने सूखे, desi chana, chane, safed chana, kale chane, काबुली, chhola',
  dal: 'दाल, तूर दाल, मसूर दाल, उड़द दाल, अरहर दाल, arhar dal, daal, मसूर, tur dal, masur dal, तुअर दाल, दाल तड़का, दाल फ्राई, मूंग दाल छिलका, धुली मूंग, धुली उड़द, तुअर, अरहर की दाल, उड़द की दाल, दालें, साबुत उड़द, पंचमेल दाल, कुलथी, मोठ, मूंग धुली, urad ki dal, tuvar dal, tur daal, mung daal, urad daal, dhuli moong, dhuli urad, chilka moong, kulith, mothki dal, arhad dal, काली उड़द, छिलके वाली मूंग, मूंग छिलका, घुघरा दाल',
  'dried beans':
    'राजमा, rajma, लोबिया, lobia, chawli, matki, राजमा चित्रा, जम्मू राजमा, लोबिया दाना, rajmah, lobhia, raungi, chawali, chavli, लोबीया, rongi, rajma chitra, chitra rajma, rajma jammu, rajma kashmiri',
  'green bean dry': 'मूंग, मूंग दाल, moong, moong khada, मूँग',
  'jasmine rice':
    'चावल, chawal, कच्चा चावल, sona masuri, चांवल, matta rice, सोना मसूरी, कोलम चावल, परमल चावल, टूटा चावल, chaval, chaawal, chaul, tandul, kolam, parmal chawal',
  oats: 'ओट्स, जई, ओट्स सफोला, मसाला ओट्स, ओटस, masala oats, saffola masala oats, oates',
  sago: 'साबूदाना, sabudana, साबुदाना, साबूदाने, sabuudana, sabodana',
  'split peas': 'चना दाल, चने की दाल, chane ki dal, chana daal, channe ki dal',
  'vermicelli pasta':
    'सेवई, सेवइयां, seviyan, sevai, semiya, sewai, vermicelli, bambino, सेंवई, सिवइयां, सेवइयाँ, वर्मीसेली, सिंवई, sevaiyan, sevia, siwai, sewaiyan, seviya, sevian',
  'instant noodles':
    'मैगी, maggie, wai wai, मैगी नूडल्स, यिप्पी, टॉप रेमन, मैगी मसाला, magi, meggi, megi noodle, maggy, yippie, नूडल, नूडल्स पैकेट, वाई वाई',
  honey: 'शहद, shahad, shehad, डाबर शहद, shehed, sahad, मधु, shahed',
  'tamarind paste': 'इमली, इमली पेस्ट, imlee, imli gudda, chinch, कोकम',
  'coconut oil': 'नारियल तेल, nariyal tel, नारियल का तेल, nariyal ka tel, पैराशूट खाने वाला',
  'peanut oil':
    'मूंगफली का तेल, moongphali tel, मूंगफली तेल, सींग तेल, singtel, moongfali ka tel, moongfali tel, shengdana tel',
  'vegetable oil':
    'तेल, tel, खाने का तेल, refined tel, khane ka tel, रिफाइंड तेल, dalda, vanaspati, सूरजमुखी तेल, रिफाइंड, वनस्पति तेल, सोयाबीन तेल रिफाइंड, डालडा, फॉर्च्यून तेल, सफोला तेल, surajmukhi tel, vanaspati ghee, वनस्पति घी, रिफाइंड ऑयल',
  'bay leaf': 'तेज पत्ता, tej patta',
  'black pepper':
    'काली मिर्च, kali mirch, kaali mirch, काली मिर्च पाउडर, gol mirch, गोल मिर्च, kali mirchi, सफेद मिर्च',
  cardamom: 'इलायची, elaichi, ilaichi, इलाइची, ilayachi, elachi, elayachi, veldoda, elaychi',
  'chilli flakes':
    'लाल मिर्च पाउडर, लाल मिर्च, lal mirch powder, lal mirchi powder, laal mirch, mirchi powder, degi mirch, kashmiri mirch, पिसी मिर्च, मिर्ची पाउडर, कश्मीरी मिर्च, देगी मिर्च, कुटी मिर्च, pisi mirch, kuti mirch, laal mirchi, mirch powder, tikha lal, कश्मीरी लाल मिर्च',
  cinnamon: 'दालचीनी, dalchini, दालचीनी पाउडर, daalchini',
  cloves: 'लौंग, laung, lavang, लवंग, loung',
  'coriander powder':
    'धनिया पाउडर, dhaniya powder, पिसा धनिया, धनिया पिसा, साबुत धनिया, धनिया के बीज, pisa dhaniya, sabut dhaniya, dhaniya pisa, dhana powder packet, khada dhaniya, सूखा धनिया, sukha dhaniya',
  cumin: 'जीरा, jeera, zeera, जीरा पाउडर, शाही जीरा, jeera powder pisa, jiraa',
  'fennel seed': 'सौंफ, saunf, sounf, बारीक सौंफ, sonf, saunph, variyali',
  'garam masala': 'गरम मसाला, गर्म मसाला, गरम मसाला पाउडर, खड़ा मसाला, khada garam masala, चाय मसाला',
  'mixed seasoning':
    'मसाला, kitchen king masala, किचन किंग, पाव भाजी मसाला, बिरयानी मसाला, चना मसाला पाउडर, छोले मसाला पाउडर, पनीर मसाला पाउडर, मीट मसाला, kitchen king masla, sabzi masla, तंदूरी मसाला, मैगी मसाला',
  'mustard seed': 'राई, सरसों, rai, sarson, rai dana, राई दाना, rayi, raai, mohri',
  nutmeg: 'जायफल, jaiphal, जायफल पाउडर, जावित्री, javitri, jaipatri, jaifal',
  saffron: 'केसर, zafran, ज़ाफ़रान, केसर पत्ती, zaafran, jafran',
  salt: 'नमक, namak, sendha namak, सेंधा नमक, kala namak, tata namak, सेंधा, टाटा नमक, साधा नमक, sendha, mithu, व्रत का नमक',
  'sesame seed': 'तिल, kale til',
  'turmeric powder': 'हल्दी, haldi, हल्दी पाउडर, halad, haldee',
  'coconut sugar': 'गुड़, gud, jaggery gur, गुड़ डली, gurh, gul jaggery, नोलेन गुड़, nolen gur, patali gur, gudd',
  'corn starch': 'कॉर्नफ्लोर, अरारोट, कॉर्नस्टार्च, मक्की का स्टार्च, ararot, araroot, कार्नफ्लोर',
  'granulated sugar':
    'चीनी, शक्कर, cheeni, chini, shakkar, khand, पिसी चीनी बूरा, बूरा, boora, chinee, chinni, sakhar, sakkar, खांड, देसी खांड',
  'plain flour': 'मैदा, maida, mayda, maidha',
  'rice flour': 'चावल का आटा, chawal ka atta, चावल आटा',
  'wholemeal flour':
    'आटा, गेहूं का आटा, gehu atta, gehun ka atta, aata, gehu ka atta, gehun ka aata, आशीर्वाद आटा, मल्टीग्रेन आटा, रोटी का आटा, गेहूँ का आटा, चक्की आटा, chakki atta, गेहू आटा, kanak atta, गूंथा आटा, gundha atta, gehun, gehoon, गेहूं, गेहूँ',
  almond: 'बादाम, badaam, बादाम गिरी, भीगे बादाम, badam giri, bheege badam, badamm, कैलिफोर्निया बादाम',
  cashew: 'काजू, kajoo, kaaju, masala kaju, काजु',
  'mixed nuts':
    'मेवा, सूखे मेवे, dry fruits, ड्राई फ्रूट, ड्राई फ्रूट्स, मिक्स ड्राई फ्रूट्स, sukhe meve, suka meva, mewa, panchmeva, पंचमेवा',
  peanut:
    'मूंगफली, moongfali, mungfali, moongphali, singdana, mungphali, मुंगफली, सींगदाना, मूंगफली दाना, मूँगफली, मूंगफली के दाने, mumfali, moomfali, shengdana, shengdane, मुमफली, मसाला मूंगफली, खारी सिंग, kharising',
  pistachio: 'पिस्ता, pista, पिस्ते, नमकीन पिस्ता, pistaa, namkeen pista',
  walnut: 'अखरोट, अखरोट गिरी, akhrot giri, akrot, aakhrot, अख़रोट',
  'dried dates': 'खजूर, khajur, chuara, छुहारा, छुआरा, खजूर किमिया, chhuara, kharik, खारक, kimia dates, पिंड खजूर',
  raisin: 'किशमिश, kishmish, मुनक्का, किसमिस, munakka, kishmis, manuke',
  biscuits:
    'बिस्कुट, बिस्किट, biskut, marie gold, hide and seek, good day biscuits, monaco biscuits, glucose biscuit, krackjack, milk bikis, पारले जी, पार्ले जी, गुड डे, मारी गोल्ड, मोनाको, टाइगर बिस्कुट, ग्लूकोज बिस्कुट, biskit, bisket, biscoot, गुड डे बिस्कुट, बोरबॉन, नमकीन बिस्कुट, क्रैकजैक',
  'potato chips':
    'आलू चिप्स, aloo chips, चिप्स, लेज़, लेज, अंकल चिप्स, आलू के चिप्स, वेफर्स, wafers aloo, केले के चिप्स, lays masala, आलू वेफर',
  candy: 'टॉफी मीठी, mishri, कैंडी, टॉफियां, मिश्री, लॉलीपॉप, toffiyan, कैंडी पैकेट, पान कैंडी',
  'chocolate milk bar':
    'चॉकलेट, चॉकलेट बार, डेरी मिल्क, डेयरी मिल्क, किटकैट, फाइव स्टार, choklet, chaklet, चाकलेट, कैडबरी',
  'coffee instant':
    'कॉफी, कॉफ़ी, nescafe sunrise, ब्रू कॉफी, नेस्कैफे, नेस्कैफ़े, coffy, kaufi, coffi, nescafe coffy, ब्रू',
  'tea bags':
    'चाय, चाय पत्ती, chai, chai patti, ग्रीन लेबल चाय, टाटा चाय, ताज महल चाय, रेड लेबल, चाय की पत्ती, chay patti, chaha',
  'water bottled': 'पानी, paani, bisleri, बिसलेरी, मिनरल वाटर, pani, pani ki botal, kinley',
  'frozen mixed vegetables':
    'सब्जी, सब्ज़ी, sabzi, sabji, subzi, मिक्स सब्जियां, मिली जुली सब्जी, सब्जियां, sabziyan, sabjiyan',
  'frozen peas':
    'मटर, matar, mutter, हरी मटर, hari matar, मटर के दाने, mattar, muttar, vatana, vatane, matter hari',
  'ice cream': 'आइसक्रीम, malai kulfi, कुल्फी, वनीला आइसक्रीम, चॉकलेट आइसक्रीम, आईसक्रीम, मैंगो आइसक्रीम',
  biryani:
    'बिरयानी, biriyani, पुलाव, briyani, veg biryani, dum biryani, veg biriyani, वेज बिरयानी, हैदराबादी बिरयानी, biryaani, biryni, chiken biryani, anda biryani, अंडा बिरयानी, बिरियानी, birayni, बिर्यानी',
  'cooked rice':
    'भात, पके चावल, bhaat, ubla chawal, paka chawal, उबले चावल, bache chawal, jeera chawal, जीरा राइस, जीरा चावल, नींबू चावल, पका चावल, पके हुए चावल, बचे चावल, बचे हुए चावल, उबला चावल, सादा चावल, बासी चावल, bache hue chawal, bacha hua chawal, bacha chawal, pake chawal, pake hue chawal, chawal pake hue, sade chawal, sada chawal, basi chawal, basi bhat, steamed chawal, ubale chawal, safed chawal pake',
  'indian gooseberry': 'आंवला, aanvla, आँवला, awla, aamla, amla murabba, आंवला मुरब्बा',
  'ridge gourd': 'तोरी, तुरई, tori, tori sabzi, तोरई, तुरई सब्जी, नेनुआ, गिलकी, turi, torai, toree, nenua, गिल्की',
  moringa: 'सहजन, sahjan, munga, मुनगा, ड्रमस्टिक, shevga, shevgyachya shenga, saragvo, saijan, sajna, sajina',
  'fenugreek leaves':
    'मेथी, methi, kasuri methi, कसूरी मेथी, मेथी साग, methi bhaji, मेथी भाजी, कस्तूरी मेथी, kasturi methi',
  khoya: 'खोया, मावा, khoa, खोवा, khova, mava',
  'rice pudding':
    'खीर, pal payasam, चावल की खीर, साबूदाना खीर, chawal ki kheer, sabudane ki kheer, kheer chawal, खीर चावल, फिरनी',
  omelette:
    'आमलेट, anda bhurji, ande ki bhurji, amlet, aamlet, अंडा भुर्जी, ऑमलेट, bhurji, मसाला आमलेट, अंडे की भुर्जी, aamlete, bread omelette plain, anda fry, अंडा फ्राई',
  'bread roll': 'पाव, pav bread, ladi pav, लादी पाव, pau bread',
  paratha:
    'पराठा, parantha, aloo paratha, paratha frozen, परांठा, परांठे, लच्छा पराठा, prantha, pronthe, paronthi, paranthe, सत्तू पराठा, parathe',
  'flattened rice':
    'पोहा, चिवड़ा, chiwda, chivda poha, chura, पोहे, चिड़वा, चूड़ा, chuda, pohe, pauwa, avalakki, अवलक्की, chivda patla',
  'puffed rice': 'मुरमुरा, murmure, laiya, kurmura, मुरमुरे, परमल, मुढ़ी, mudhi, mamra, मुरी, kurmure, chirmure',
  semolina: 'सूजी, रवा, बारीक सूजी, sooji barik, soojee',
  teff: 'ज्वार, बाजरा, jowar, bajra, ragi, रागी, jowar atta, bajra atta',
  asafoetida: 'हींग, heeng, हींग पाउडर, हिंग, bandhani hing',
  'carom seed': 'अजवाइन, अजवायन, अजमो, ajmo, ajwayan, ajvain, ajowan, अजवाईन',
  'chaat masala':
    'चाट मसाला, अमचूर, jaljeera, अमचूर पाउडर, amchoor, aamchur, जलजीरा, anardana powder, अनारदाना, chunky chat masala',
  'mustard oil':
    'सरसों का तेल, sarson ka tel, sarson tel, कच्ची घानी, सरसों तेल, kachi ghani, kacchi ghani, sarson oil',
  'gram flour': 'बेसन, besan atta, चने का आटा, chane ka atta, besen, sattu, सत्तू, chana sattu',
  'poppy seed': 'खसखस, khas khas, posto, पोस्त',
  'lotus seed': 'मखाना, मखाने, makhane, phul makhana, fool makhana, taal makhana',
  'indian sweets':
    'मिठाई, बर्फी, लड्डू, laddu, पेड़ा, काजू कतली, sooji halwa, suji ka halwa, गाजर का हलवा, sheera, imarti, ghevar, motichoor ladoo, हलवा, milk cake, sandesh, modak, मोतीचूर लड्डू, बूंदी लड्डू, सोन पापड़ी, घेवर, गुझिया, मालपुआ, इमरती, मोदक, हलवा सूजी, आटे का हलवा, besan ke laddu, boondi ke laddu, gujhiya, sooji ka halwa, suji halva, aate ka halwa, besan halwa, mithayi, गोंद के लड्डू, gond laddu, pinni, पिन्नी, panjiri, पंजीरी, churma, चूरमा, बालूशाही, anarse, thekua, ठेकुआ, mawa bati',
  'gulab jamun': 'गुलाब जामुन, रसगुल्ला, जलेबी, gulab jamoon, kala jamun, जलेबियां, jalebee, rasmalayi',
  'bombay mix':
    'नमकीन, भुजिया, सेव, aloo bhujia, mixture, farsan, मिक्सचर, navratan mixture, बीकानेरी भुजिया, हल्दीराम भुजिया, रतलामी सेव, मूंग दाल नमकीन, चिवड़ा नमकीन, खट्टा मीठा, कुरकुरे, bhujiya, namkin packet, चनाचूर, chanachur, dalmoth, दालमोठ, बेसन सेव, jhalmuri mix',
  'fruit juice':
    'जूस, रस, slice mango, real juice, aam panna, फ्रूटी, frooty, संतरे का रस, माज़ा, माजा, स्लाइस, रियल जूस, मिक्स फ्रूट जूस, aam ka ras, aamras, आमरस, santre ka ras, maza drink, appy juice, अनार जूस, मौसमी जूस, mosambi juice',
  'butter chicken':
    'बटर चिकन, dal makhani, दाल मखनी, चिकन टिक्का मसाला, मुर्ग मखनी, मुर्ग मखानी, चिकन कोरमा, बटर चिकेन, कोरमा, chicken malai, मलाई चिकन, दाल मक्खनी',
  'palak paneer':
    'पालक पनीर, मटर पनीर, matar paneer, shahi paneer curry, palak panir, mutter paneer, kadai paneer, kadhai paneer, paneer bhurji, malai kofta, paneer makhani, शाही पनीर, paneer tikka masala, kadai panir, पनीर बटर मसाला, कड़ाही पनीर, पनीर मखनी, मलाई कोफ्ता, पनीर भुर्जी, पनीर की सब्जी, paneer ki sabzi, paneer ki sabji, saag paneer, paneer curry, पनीर करी, paneer do pyaza, paneer lababdar, paneer pasanda, navratan paneer, paneer masala, पनीर मसाला, methi malai paneer, kaju curry, methi matar malai, मेथी मटर मलाई, paneer butter masla, paneer jalfrezi, shahi panir, karahi paneer, मटर पनिर',
  'chana masala':
    'छोले मसाला, chole masala, राजमा चावल, pindi chole, cholay, सांबर, सांभर, रसम, छोला, पिंडी छोले, छोले भटूरे की सब्जी, चने की सब्जी, साम्भर, रसम दक्षिणी, chhole, cholley, chhole masala, choley, cholle, chane ki sabzi, kala chana curry, काले चने, काले चने की सब्जी, ghugni, घुगनी',
  dosa: 'डोसा, इडली, masala dosa, मसाला डोसा, उत्तपम, puttu, डोसे, इडली सांभर, इडलियां, idlee, edli, itli, dosha, dossa, अप्पम, उथप्पम, uttappam, idly sambhar, चीला, बेसन चीला, chilla, besan chilla, cheela, besan cheela, moong chilla, puda, pudla',
  pakora:
    'पकौड़ा, पकोड़े, pakode, वड़ा, पकोड़ा, पकौड़े, पकोडे, भजिया, पनीर पकोड़ा, ब्रेड पकोड़ा, भजी, मिर्ची भजी, bread pakoda, pakore, pakodi, bhajiye, mirchi vada, भजिए, aloo bonda fry',
  samosa: 'समोसा, समोसे, samose, samosaa, singara, singada',
  khichdi: 'खिचड़ी, साबूदाना खिचड़ी, उपमा, पोंगल, मसाला खिचड़ी, khichadi, khicdi, upama, खिचडी, हलीम, kichri',
  'coconut water': 'nariyal pani, नारियल पानी, नारियल का पानी, nariyal ka pani, डाभ',
  buttermilk: 'masala chaas, masala chaach, मसाला छाछ, छांछ, taak, छाछ मसाला, chhach',
  'flavoured milk':
    'badam doodh, badam milk, haldi doodh, बादाम दूध, rooh afza doodh, केसर दूध, हल्दी वाला दूध, चॉकलेट दूध, रोज़ मिल्क, rose doodh',
  'lamb mince': 'kheema, matan keema',
  mackerel: 'bangda, बांगडा, bangude, बांगड़ा, bangada',
  'bulgur wheat':
    'dalia, daliya, दलिया, दलिया गेहूं, गेहूं दलिया, dalia gehun, daliya gehu, lapsi, broken wheat, टूटा गेहूं',
  millet:
    'nachni, बाजरे का आटा, bajre ka atta, jowar ka atta, jwar, jwari, nachni atta, कोदो, kodo, kodo millet, कुटकी, foxtail millet, kangni, सामा चावल, sama rice, samak chawal, व्रत के चावल, vrat ke chawal, barnyard millet',
  'idli dosa batter':
    'डोसा बैटर, इडली बैटर, dosa maavu, डोसा घोल, इडली का घोल, dosa ghol, डोसे का घोल, id batter',
  'canned chickpeas': 'chole can',
  'cooked beans':
    'राजमा मसाला, पकी दाल, बची दाल, दाल तड़का वाली, दाल फ्राई बची, राजमा पका, मूंग दाल पकी, अरहर की दाल पकी, bachi dal, bachi hui dal, bachi daal, tadka dal, tadka daal, daal fry, daal tadka, daal cooked, rajma ki sabzi, rajmah cooked, लंगर दाल, panchratna dal, lobia masala, lobiya ki sabzi, moong dal tadka, ubli dal, masoor dal cooked',
  'desiccated coconut':
    'nariyal bura, sukha nariyal, khopra, सूखा नारियल, खोपरा, नारियल बुरादा, नारियल का बुरादा, नारियल पाउडर, nariyal burada, सूखा गोला, sukha gola',
  'brown sugar': 'गुड, ब्राउन शुगर',
  'dried chilli':
    'sukhi lal mirch, सूखी लाल मिर्च, sabut lal mirch, खड़ी मिर्च, sookhi mirch, khadi mirch, byadgi, byadgi mirchi, sukhi mirch, सूखी मिर्च',
  'curry powder': 'sabji masala, sabzi masala, chicken masala, meat masala, सब्जी मसाला, चिकन मसाला',
  'sambar powder': 'sambar masala, सांबर मसाला',
  'fenugreek seed': 'methi dana, मेथी दाना, मेथी के दाने, methi ke dane',
  'sesame oil': 'til ka tel, til oil, तिल का तेल, तिल तेल, till oil, til tel',
  'indian pickle':
    'aachar, aam ka achar, nimbu ka achar, अचार, आम का अचार, नींबू का अचार, mix achar, mirchi ka achar, avakaya, gongura, nimbu achar, आम का आचार, मिर्च का अचार, लहसुन का अचार, achar aam, aam achar, mirch ka achar, gajar ka achar, lahsun ka achar, lehsun ka achar, achaar packet, mixed achar, नींबू अचार, lonche, achar nimbu, kathal ka achar',
  mustard: 'kasundi',
  chutney: 'chatni, चटनी, पुदीना चटनी',
  papadum:
    'पापड़, urad papad, पापड, उड़द पापड़, लिज्जत पापड़, papadd, papar, पापर, chawal ke papad, sabudana papad, साबूदाना पापड़, kurdai, वड़ियां',
  'milk dessert':
    'rabri, rabdi, रसमलाई, shrikhand, basundi, mishti doi, firni, phirni, श्रीखंड, बासुंदी, रबड़ी, मिष्टी दोई, shrikhand amrakhand, आम्रखंड, amrakhand',
  rusk: 'रस्क, papay, टोस्ट रस्क, टोस्ट, toast biscuit, suji toast',
  'cooked vegetables':
    'aloo gobi, bhindi masala, bhindi fry, mix veg sabzi, aloo gobhi, aloo sabzi, jeera aloo, आलू गोभी, आलू की सब्जी, baingan bharta, बैंगन भर्ता, aloo matar, aloo baingan, lauki sabzi, bhindi ki sabzi, mixed sabji, thoran, poriyal, aaloo ki sabzi, आलू मटर, आलू मेथी, आलू बैंगन, लौकी की सब्जी, भिंडी की सब्जी, भिंडी मसाला, मिक्स वेज, मिक्स सब्जी, गोभी की सब्जी, पत्ता गोभी की सब्जी, बैंगन का भर्ता, बैंगन भरता, कद्दू की सब्जी, टिंडे की सब्जी, करेले की सब्जी, सूखी सब्जी, बची सब्जी, बची हुई सब्जी, आलू जीरा, जीरा आलू, आलू पालक, aloo palak, aloo gajar, gajar matar, bachi sabzi, bachi hui sabji, lauki ki sabzi, gobi ki sabzi, gobhi sabzi, aloo bhindi, aloo patta gobhi, kaddu ki sabzi, karele ki sabzi, tinde ki sabzi, aloo tamatar, aloo rasedar, आलू टमाटर, aloo bhujia sabzi, baingan ka bharta, patta gobi sabzi, bhindi sabji, aloo ki sabji, alu ki sabji, aloo parwal, mixed sabzi, beans ki sabzi, chokha, undhiyu, उंधियू',
  'milk tea 3-in-1': 'doodh wali chai, मसाला चाय, girnar chai, kadak chai',
  'fruit cordial':
    'sharbat, nimbu pani, shikanji, रूह अफजा, शरबत, नींबू पानी, tang orange, rasna, jaljeera drink, रूह अफ़ज़ा, रसना, टैंग, नींबू शरबत, roohafzah, ruh afza, आम पन्ना, aam ka panna, gulab sharbat, शिकंजी, shikanji masala, ग्लूकॉन डी, khus sharbat, बेल शरबत, bel sharbat',
  'sugarcane juice': 'ganne ka ras, गन्ने का रस, गन्ना रस, ganna juice, ganne ka juice',
  'soft drink':
    'campa cola, thumbs up, कोल्ड ड्रिंक, थम्स अप, कोका कोला, पेप्सी, लिम्का, माउंटेन ड्यू, स्प्राइट, कोक, limka, cold drink, सोडा, goli soda, fanta santra, फैंटा',
  'malt drink': 'बोर्नविटा, हॉर्लिक्स, बूस्ट, कॉम्प्लान, बोर्नवीटा, हॉरलिक्स, bornvita, horlics',
  plantain: 'kacha kela, raw banana, कच्चा केला',
  'ice cubes': 'baraf, बर्फ',
  'peanut butter sandwich': 'pbj',
  mathri:
    'nimki, मठरी, नमक पारे, शक्करपारे, नमकपारा, शंकरपाली, निमकी, namak pare, shakkarpare, shakarpare, khasta mathri, मट्ठी, matthi, mathiya, khari puff',
  'pani puri':
    'पानी पूरी, गोलगप्पे, गोलगप्पा, पुचका, भेल पूरी, भेल, पापड़ी चाट, आलू चाट, golgappe, gupchup, phuchka, सेव पूरी, batashe',
  'vada pav': 'bonda, misal, वड़ा पाव, वडा पाव, wada pav, बटाटा वड़ा, batata wada, मिसल, मिसल पाव, दाबेली',
  'vegetable pulao':
    'pulao, pulav, pilaf, pilau, वेज पुलाव, मटर पुलाव, पुलाव बचा, तहरी, tahri, tehri rice, पुलाओ, पुलाव मटर',
  gajak: 'rewri, गजक, रेवड़ी, तिल के लड्डू, तिल लड्डू, तिलकुट, tilkut, rewdi, til ke laddu, तिल पट्टी, तिल चिक्की',
  'pointed gourd': 'potol, परवल, परवर, parwar',
  'elephant foot yam': 'suran, chena, सूरन, जिमीकंद, ओल, zimikand',
  'hyacinth bean': 'gawar, सेम, सेम फली, ग्वार, ग्वार फली, gwar phali, guar phali, gvar, सेम की फली, वाल पापड़ी',
  'milk tea':
    'karak, दूध की चाय, अदरक वाली चाय, इलायची चाय, adrak wali chai, elaichi wali chai, tandoori chai, bachi chai, masala chay',
  borek: 'burek',
  avocado: 'एवोकाडो, अवोकाडो, makhanphal, मक्खनफल',
  blueberry: 'ब्लूबेरी',
  mulberry: 'शहतूत, shahtoot',
  gooseberry: 'रसभरी, rasbhari',
  'dragon fruit': 'ड्रैगन फ्रूट, ड्रेगन फ्रूट, कमलम, kamalam',
  'dried mango': 'आम पापड़, सूखे मेवे फल, सूखा अंजीर, sukha anjeer, अमावट, amavat',
  grapefruit: 'चकोतरा, chakotra',
  pomelo: 'बताबी नींबू',
  lime: 'कागजी नींबू',
  'green papaya': 'कच्चा पपीता, kaccha papita, kacha papita',
  'passion fruit': 'पैशन फ्रूट, कृष्णा फल',
  persimmon: 'जापानी फल, तेंदू फल, japani phal',
  'star fruit': 'कमरख, kamrakh',
  'water chestnut fresh': 'सिंघाड़ा, सिंघाड़े, singhara, singhada',
  'red date': 'बेर, ber fal',
  'winter melon': 'पेठा कद्दू, सफेद पेठा, safed petha, kohda',
  'ivy gourd': 'कुंदरू, टिंडोरा, kundroo, tindori, टेंडली',
  'snake gourd': 'चिचिंडा',
  celery: 'सेलरी, अजमोद डंठल',
  'long bean': 'बरबटी, बोड़ा, barbati, chawli phali, लोबिया फली',
  leek: 'लीक सब्जी',
  'local lettuce': 'सलाद पत्ता, लेट्यूस, लेटस',
  'chinese spinach': 'चौलाई, चौलाई साग, chaulai saag, chavli saag, लाल साग, lal saag, cholai',
  'tomato paste': 'टमाटर प्यूरी, tamatar puree, टमाटर पेस्ट',
  'lotus root': 'कमल ककड़ी, kamal kakdi, भसीड़ा, bhasinda, nadru, bhein',
  'sprouts mixed': 'अंकुरित, अंकुरित मूंग, ankurit, ankurit moong, मूंग स्प्राउट',
  'bean sprout': 'मूंग अंकुरित',
  lemongrass: 'लेमनग्रास, gavti chaha, हरी चाय पत्ती, hari chai patti',
  margarine: 'मार्जरीन, न्यूट्रालाइट',
  'mozzarella block': 'मोज़रेला, मोजरेला चीज़, मोज़ेरेला',
  'cheddar block': 'चेडर चीज़',
  'goat milk': 'बकरी का दूध, bakri ka doodh',
  milkshake: 'मिल्कशेक, मैंगो शेक, केला शेक, mango shake, banana shake, aam shake',
  'yogurt fruit': 'मैंगो दही',
  'silken tofu': 'टोफू, टोफ़ू, टोफु, सोया पनीर नरम, tofu paneer',
  'firm tofu': 'सोया पनीर, soya paneer, soy paneer, सोयाबीन पनीर',
  'soybeans dried': 'सोयाबीन, soyabeen, भट्ट, bhatt dal',
  'soy milk': 'सोया दूध, सोया मिल्क, soya doodh, soy doodh',
  'light soy sauce': 'सोया सॉस, सोया सौस, सोया सोस, चाइनीज सोया सॉस',
  'dark soy sauce': 'डार्क सोया सॉस',
  'egg curry':
    'अंडा करी, अंडे की करी, अंडा मसाला, अंडे की सब्जी, anda masala gravy, ande ki sabji, अंडा ग्रेवी, अंडे का सालन, dimer jhol',
  'chicken drumstick': 'चिकन लेग पीस, लेग पीस, tangdi',
  'chicken liver': 'कलेजी मुर्गी, murgi ki kaleji, चिकन लिवर, kaleji chicken',
  liver: 'कलेजी, kaleji, bakre ki kaleji',
  'chicken mince': 'चिकन कीमा, murgh keema',
  'dried shrimp': 'सूखा झींगा, sukha jhinga, jawla, sodey, sukat',
  'salted fish': 'सूखी मछली, sukhi machli, sukhi machhli, shutki',
  cuttlefish: 'स्क्विड, माकुल, makul',
  'fish curry':
    'मछली करी, मछली की करी, machli curry, machhli ki curry, macher jhol, मछली का झोल, machhi curry, माछ झोल',
  'prawn curry': 'झींगा करी, jhinga curry, chingri malai curry, झींगा मसाला',
  'tandoori chicken':
    'तंदूरी चिकन, चिकन टिक्का, मुर्ग टिक्का, तंदूरी मुर्गा, tandoori murga, tanduri chicken, पनीर टिक्का, afghani chicken',
  'seekh kebab':
    'सीख कबाब, शामी कबाब, सींक कबाब, seekh kabab, sheek kabab, shami kabab, sikh kabab, gilafi kabab, kabab, kabaab, कबाब',
  'curry leftover':
    'चिकन करी, मटन करी, मुर्गे की करी, मटन रोगन जोश, murge ki sabji, सब्जी करी, आलू करी, कद्दू की सब्जी करी, chicken kari, mutton kari, मुर्ग मसाला, murgh masala, chicken kasa, kosha mangsho, kosha mutton, matar mushroom, मशरूम मटर, दम आलू',
  'brown rice': 'ब्राउन राइस',
  'buckwheat flour':
    'कुट्टू का आटा, kuttu atta, kuttu ka atta, kuttu, सिंघाड़े का आटा, singhare ka atta, singhara atta, राजगिरा आटा, rajgira atta, rajgira, rajgeera, मक्के का आटा, makki ka atta, makke ka atta, makki atta',
  'roasted chickpeas':
    'भुना चना, भुने चने, भुना हुआ चना, bhuna chana, bhune chane, bhuna hua chana, chana jor garam, चना जोर गरम, chanajor, roasted chana, futana',
  'wholemeal bread': 'ब्राउन ब्रेड, होल व्हीट ब्रेड',
  'pav bhaji': 'पाव भाजी, paav bhaji',
  'dahi vada': 'दही वड़ा, दही भल्ला, दही भल्ले, दही बड़ा, dahi bada, dahi wada',
  dhokla: 'ढोकला, खमण, खांडवी, dhokala',
  kachori: 'कचौरी, कचोरी, खस्ता कचौरी, kachodi, प्याज कचौरी, kachories',
  'medu vada': 'मेदु वड़ा, मेदू वड़ा, उड़द वड़ा, medu wada',
  'curd rice': 'दही चावल, दही भात',
  'tamarind rice': 'इमली चावल, लेमन राइस, imli chawal, lemon rais',
  'milk peda': 'पेड़े, दूध पेड़ा, मथुरा पेड़ा, कलाकंद, mathura peda, pede, मिल्क केक, कलाकन्द, malai barfi, dudh peda',
  'kaju katli': 'काजू बर्फी, बादाम बर्फी, पिस्ता बर्फी, kaju ki barfi, badam barfi, काजू रोल',
  'gajar halwa': 'गाजर हलवा, मूंग दाल हलवा, लौकी हलवा, बादाम हलवा, gajar ka halva, moong halwa',
  rasgulla: 'रसगुल्ले, रोसोगुल्ला, rasgulle, rasgula, rashogolla, rosgulla, छेना रसगुल्ला',
  'mochi ice cream': 'मलाई कुल्फी, पिस्ता कुल्फी, kulfee, कुल्फी स्टिक',
  'peanut brittle': 'चिक्की, मूंगफली चिक्की, मूंगफली की चिक्की, moongfali chikki, chiki gud, गुड़ चिक्की',
  'agra petha': 'पेठा, आगरा पेठा, angoori petha',
  nankhatai: 'नानखटाई, nankhatai biscuit, नानखताई',
  fafda: 'फाफड़ा, गाठिया, बूंदी, gathiya bhavnagri, bundi, boondi raita wali, रायता बूंदी, पापड़ी',
  khakhra: 'खाखरा, खाखरा मेथी',
  murukku: 'चकली, chakali, muruk',
  cookies: 'कुकीज़, कुकीज, जीरा कुकीज',
  'cake plain': 'केक, टी केक, कप केक, keik, बर्थडे केक, फ्रूट केक, चॉकलेट केक',
  'danish pastry': 'पेस्ट्री, pestri',
  'puff pastry snack': 'वेज पफ, एग पफ, पैटी, pattice, veg pattice, egg pattice, patties bakery',
  'vegetable chips': 'केला चिप्स, kela chips, kele ke chips, nendran chips, banana wafers',
  popcorn: 'पॉपकॉर्न',
  'chewing gum': 'च्युइंग गम, चिंगम, chingam',
  'peanut butter': 'मूंगफली मक्खन, पीनट बटर, moongfali butter, moongphali makhan',
  'almond butter': 'बादाम बटर',
  'melon seed': 'मगज, खरबूजे के बीज, kharbuje ke beej, char magaz, चारमगज',
  'pumpkin seed': 'कद्दू के बीज, kaddu ke beej',
  'sunflower seed': 'सूरजमुखी के बीज, surajmukhi beej',
  'chia seed': 'चिया बीज, चिया सीड्स, सब्जा, sabja, sabja seeds, tukmaria',
  flaxseed: 'अलसी, अलसी के बीज, alsi ke beej, tisi, jawas',
  'turmeric fresh': 'कच्ची हल्दी, kacchi haldi, kachi haldi, आंबा हल्दी',
  'star anise': 'चक्रफूल, chakri phool, chakra phool, badiyan',
  caraway: 'कलौंजी, kalonji, mangrail, मंगरैल',
  'tamarind chutney':
    'इमली की चटनी, खजूर चटनी, मीठी चटनी, imli ki chutney, meethi chutney, khajur chutney, sonth',
  'indian chutney green':
    'हरी चटनी, धनिया चटनी, पुदीने की चटनी, धनिये की चटनी, hari chatni, dhaniya chutney, pudine ki chutney, dhaniya pudina chutney, चटनी हरी',
  'coconut chutney': 'नारियल चटनी, नारियल की चटनी, nariyal ki chutney, nariyal chatni',
  'peanut chutney': 'मूंगफली चटनी, मूंगफली की चटनी, shengdana chutney, moongfali ki chutney',
  'schezwan sauce': 'शेजवान चटनी, शेज़वान सॉस, sezwan sauce, schezwan chatni, chings schezwan',
  ketchup:
    'टमाटर सॉस, टोमेटो केचप, केचप, टमाटर केचप, tamatar sauce, tamatar sos, maggi ketchup, hot and sweet sauce, maggi hot and sweet',
  'chilli sauce': 'चिली सॉस, रेड चिली सॉस, ग्रीन चिली सॉस, chili sos',
  mayonnaise: 'मेयोनीज, मेयो, मेयोनेज़, mayonnese, mayoneez',
  'vegan mayonnaise': 'veg mayo, eggless mayo, eggless mayonnaise, वेज मेयो, veeba veg mayo',
  'rice vinegar': 'सिरका, सफेद सिरका, sirka, safed sirka, vineger',
  'olive oil': 'जैतून का तेल, ऑलिव ऑयल, jaitun ka tel, jaitun tel, zaitoon tel',
  'cup noodles': 'कप नूडल्स, कप नूडल',
  'fried noodles': 'हक्का नूडल्स, चाउमीन, चाऊमीन, चौमीन, chaumin, chow min, chomin, वेज चाउमीन, veg chowmin',
  'egg noodles dry': 'चाउमीन नूडल्स कच्चे',
  'gobi manchurian':
    'गोभी मंचूरियन, वेज मंचूरियन, मंचूरियन, manchuriyan, chilli potato, honey chilli potato, चिली चिकन, chilly chicken',
  momos: 'मोमोज, मोमो, वेज मोमोज, चिकन मोमोज, momoz, momose, momo veg',
  'spring rolls': 'स्प्रिंग रोल',
  'fried rice': 'फ्राइड राइस, वेज फ्राइड राइस, एग फ्राइड राइस, fried rais, fry rice',
  'dried pasta': 'पास्ता, मैकरोनी, पास्ता पैकेट, maikroni, paasta, macroni, मैक्रोनी, स्पेगेटी',
  'pizza leftover': 'पिज़्ज़ा, पिज्जा, पिज़्जा, pizaa, pijja',
  hamburger: 'बर्गर, barger, वड़ा बर्गर',
  'veggie burger patty': 'आलू टिक्की, टिक्की, aloo ki tikki, वेज कटलेट, tikki, hara bhara kebab, हरा भरा कबाब',
  sandwich: 'सैंडविच, वेज सैंडविच, sandwitch, sendwich',
  'soup leftover': 'सूप, टमाटर सूप, tamatar soup, वेज सूप, shorba, शोरबा, yakhni',
  'porridge cooked': 'दलिया पका',
  'green tea': 'ग्रीन टी',
  'coffee ground': 'फिल्टर कॉफी, filter kapi',
  sugarcane: 'गन्ना, ganna, ganne',
  popsicle: 'बर्फ गोला, चुस्की, chuski, baraf gola, barf ka gola',
  'baking soda': 'मीठा सोडा, खाने का सोडा, meetha soda, mitha soda, khane ka soda',
  'baking powder': 'बेकिंग पाउडर',
  'dry yeast': 'खमीर, यीस्ट, khameer',
  'custard powder': 'कस्टर्ड पाउडर, कस्टर्ड',
  'cocoa powder': 'कोको पाउडर',
  'canned coconut milk': 'नारियल दूध, नारियल का दूध, nariyal doodh, nariyal ka doodh, कोकोनट मिल्क',
  'leafy salad mix': 'सलाद, salaad, हरा सलाद',
  'takeaway food':
    'बचा खाना, बचा हुआ खाना, बासी खाना, मेस का खाना, टिफिन, डब्बा खाना, bacha khana, bacha hua khana, basi khana, mess ka khana, kal ka khana, ghar ka khana, कल का खाना, घर का खाना, खाना, bahar ka khana',
  multivitamin: 'च्यवनप्राश, chavanprash, विटामिन गोली',
  gulkand: 'गुलकंद, gulkhand',
  jam: 'मुरब्बा, जैम, मिक्स फ्रूट जैम, आंवले का मुरब्बा, jaim, किसान जैम, सेब मुरब्बा',
  'idli podi': 'गनपाउडर मसाला, पोडी',
  'psyllium husk': 'इसबगोल, इसबगोल की भूसी, isabgol, sat isabgol, isabgol bhusi',
  'chilli paneer': 'चिली पनीर, chili paneer, chilli panner',
  'rabbit meat': 'खरगोश का मांस',
  'quail or pigeon': 'बटेर',
})
