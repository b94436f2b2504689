import { aliasesOf } from './aliases.ts'

/** Tamil in its script and as people romanise it. */
export const tamil = aliasesOf({
  apple: 'ஆப்பிள், ஆப்பில், aappil',
  banana:
    'வாழைப்பழம், vazhaipazham, vaazhai pazham, valaipalam, வாழை பழம், வாழை, பழுத்த வாழைப்பழம், நேந்திரம் பழம், செவ்வாழை, பூவன் பழம், மலை வாழைப்பழம், ரஸ்தாளி, nenthiram pazham, sevvazhai, rasthali, vaalaipazham, poovan pazham, malai vazhai, karpuravalli, vazhapazham, மொந்தன் வாழை பழம்',
  'coconut fresh':
    'தேங்காய், thengai, thengaai, தேங்காய் துருவல், தேங்காப்பூ, தேங்கா, thengaai thuruval, thenga, thengai thuruval, thengaipoo, தேங்காய் கீற்று',
  'fruit salad cut': 'பழம், பழங்கள், pazham, பழக்கலவை, pazhangal, palam, fruit kalavai',
  grape:
    'திராட்சை, thiratchai, drakshai, dhratchai, பன்னீர் திராட்சை, திராட்சைப்பழம், panneer thiratchai, thiraatchai, dratchai, drachai, thratchai, திராட்சைகள்',
  'green mango': 'மாங்காய், maangai, mangai, மாங்கா, கிளிமூக்கு மாங்காய், maanga, maangaai, kilimooku mangai, manga kai',
  guava: 'கொய்யா, கொய்யாப்பழம், koyya, koyyapazham, கொய்யாக்காய், koiya, koyyaapazham, goiya, koyyakkai, koiyapazham',
  'jackfruit fresh': 'பலாப்பழம், பலா, palapazham, பலாச்சுளை, பலாக்காய், palachulai, palapalam, palakkai, பலாச்சுளைகள்',
  lemon:
    'எலுமிச்சை, எலுமிச்சம்பழம், elumichai, elumichampazham, லெமன், எலுமிச்சங்காய், elumitchai, yelumichai, elumichapazham, எலுமிச்ச பழம்',
  mango:
    'மாம்பழம், maampazham, mambazham, மாம்பலம், மல்கோவா, பங்கனப்பள்ளி, அல்போன்சா மாம்பழம், செந்தூரம், மாங்கனி, mampazham, maambazham, mambalam, malgova, senthooram, imam pasand, மாம்பழங்கள்',
  orange:
    'ஆரஞ்சு, கமலா, சாத்துக்குடி, சாத்துகுடி, ஆரஞ்சுப் பழம், sathukudi, saathukudi, sathukkudi, kamala pazham, ஆரஞ்ச், naarthangai, நாரத்தங்காய்',
  papaya: 'பப்பாளி, pappali, பப்பாளிப்பழம், papali, pappaali, papaali',
  pineapple: 'அன்னாசி, அன்னாசிப்பழம், annasi, பைனாப்பிள், annaasi, annachi pazham, annasipazham',
  pomegranate:
    'மாதுளை, mathulai, madulai, maadhulai, மாதுளம்பழம், மாதுளை முத்து, madhulai, maathulai, madhulam pazham',
  sapodilla: 'சப்போட்டா, sappota, சப்போடா, sappotta, sappotta pazham, chappota',
  watermelon:
    'தர்பூசணி, tharpoosani, தர்பூசணிப்பழம், தர்ப்பூசணி, தண்ணீர் பழம், tharpusani, dharboosani, tharboosani, dharpoosani, தர்பூஸ்',
  beetroot: 'பீட்ரூட், பீட்ரூட் கிழங்கு, பீட்ருட், beetroot kizhangu, beet root kilangu',
  'bitter gourd':
    'பாகற்காய், pavakkai, pagarkai, பாவக்காய், பாகல், பாகக்காய், பாவற்காய், pagal, paakarkkai, pavakai, paagarkai, pagarkkai, pavaka, மிதி பாகற்காய்',
  'bottle gourd': 'சுரைக்காய், suraikkai, sorakkai, சுரக்காய், சுரைக்கா, surakkai, sorakai, suraikai, surakai',
  'button mushroom': 'காளான், kaalan, பட்டன் காளான், மஷ்ரூம், kaalaan, சிப்பிக்காளான்',
  cabbage:
    'முட்டைக்கோஸ், முட்டைகோஸ், muttaikose, muttaikos, கோஸ், முட்டைக்கோசு, kose, muttaikkose, muttakose, muttai gose, cabbage kose',
  capsicum: 'குடைமிளகாய், kudaimilagai, கொடைமிளகாய், kodai milagai, kudamilagai, koda milagai, குட மிளகாய்',
  carrot:
    'கேரட், கேரட்டு, carrot kilangu, காரட், காரட்டு, கேரட் துருவல், ஊட்டி கேரட், caret, kaarat, carrot thuruval, ooty carrot',
  cassava:
    'மரவள்ளிக்கிழங்கு, மரவள்ளி, maravalli, maravalli kizhangu, கப்பக்கிழங்கு, குச்சிக்கிழங்கு, மரவள்ளி கிழங்கு, ஏழிலைக்கிழங்கு, kuchi kilangu, kappa kilangu, maravalli kilangu, kappakizhangu, கப்பை',
  cauliflower:
    'காலிஃப்ளவர், காலிபிளவர், காலிபிளவர் பூ, காலிஃபிளவர், பூக்கோசு, பூக்கோஸ், cauliflower poo, pookose, gobi poo',
  'chilli fresh':
    'பச்சை மிளகாய், மிளகாய், pachai milagai, milagai, pacha molaga, பச்ச மிளகாய், காந்தாரி மிளகாய், pachamilagai, kaanthari milagai, kandhari, milakai, milagaai',
  'corn on the cob':
    'சோளம், மக்காச்சோளம், cholam, ஸ்வீட் கார்ன், மக்காசோளம், சோளக்கதிர், பேபி கார்ன், makkacholam, makka solam, sweet corn solam, சோளக்கருது, cholakathir',
  cucumber:
    'வெள்ளரிக்காய், வெள்ளரி, vellarikkai, வெள்ளரிப்பழம், வெள்ளரிப்பிஞ்சு, vellari, vellarikai, vellari pinju, வெள்ளரிக்கா, vellarikka',
  daikon: 'முள்ளங்கி, mullangi, mulangi, mulanghi',
  eggplant:
    'கத்தரிக்காய், கத்திரிக்காய், kathirikai, kathirikkai, கத்தரி, கத்திரி, முள்ளு கத்தரிக்காய், kathiri, kathirikkaai, katharikai, kattharikai, kathrikai, katharikkai, kathari, kathirika, கத்திரிக்கா, பிஞ்சு கத்தரிக்காய்',
  'french bean': 'பீன்ஸ், beans kai, பீன்ஸ் காய், ஃப்ரெஞ்ச் பீன்ஸ், beens kaai, beans kaai, பட்டர் பீன்ஸ்',
  garlic:
    'பூண்டு, வெள்ளைப்பூண்டு, poondu, vellai poondu, pundu, பூடு, வெள்ளப்பூண்டு, poodu, vellapoondu, uritha poondu, poondhu, பூண்டு விழுது, poondu vizhuthu',
  ginger:
    'இஞ்சி, inji, இஞ்சி விழுது, இஞ்சி பூண்டு விழுது, inji vizhuthu, inji poondu vizhuthu, inji poondu paste, injee, ingi',
  'ladies finger':
    'வெண்டைக்காய், vendakkai, vendaikkai, வெண்டக்காய், வெண்டை, வெண்டிக்காய், பிஞ்சு வெண்டைக்காய், vendai, vendaikai, vendikkai, vendaka, bendakkai, வெண்டக்கா',
  onion:
    'வெங்காயம், பெரிய வெங்காயம், vengayam, vengaayam, வெங்கயம், வெங்காயம் பெரியது, பல்லாரி, பல்லாரி வெங்காயம், pallari vengayam, pellary, பெல்லாரி, vengaym, vengaiyam, bellary vengayam',
  potato:
    'உருளைக்கிழங்கு, உருளை, urulaikizhangu, urulaikilangu, urulai, உருளைகிழங்கு, உருளக்கிழங்கு, பேபி உருளைக்கிழங்கு, urulakizhangu, urulakilangu, urulaikelangu, உருளகிழங்கு',
  pumpkin:
    'பூசணிக்காய், பரங்கிக்காய், poosanikai, parangikai, மஞ்சள் பூசணி, பரங்கி, சர்க்கரை பூசணி, பூசணி, பரங்கிக்கா, parangikkai, poosani, poosanikkai, sakkarai poosani, manjal poosani, arasanikai, அரசாணிக்காய், pusanikai',
  shallot: 'சின்ன வெங்காயம், chinna vengayam, sinna vengayam, சாம்பார் வெங்காயம், sambar vengayam, naatu vengayam',
  spinach:
    'கீரை, பசலைக்கீரை, keerai, பாலக் கீரை, pasalai keerai, பாலக், சிறுகீரை, அரைக்கீரை, முளைக்கீரை, மணத்தக்காளி கீரை, siru keerai, araikeerai, manathakkali keerai, ponnanganni keerai, keera, பொன்னாங்கண்ணி, agathi keerai, அகத்திக்கீரை, பசலை, வல்லாரை, vallarai keerai',
  'sweet potato':
    'சர்க்கரைவள்ளிக்கிழங்கு, சக்கரவள்ளி, sakkaravalli, sakkaravalli kizhangu, சக்கரவள்ளிக்கிழங்கு, சர்க்கரவள்ளி, சீனிக்கிழங்கு, வத்தாள கிழங்கு, sakkaravalli kilangu, seeni kizhangu, chakkaravalli, sarkaravalli, sakaravalli kilangu, சர்க்கரைவள்ளி கிழங்கு',
  tomato:
    'தக்காளி, thakkali, takkali, பெங்களூர் தக்காளி, தக்காளிப்பழம், பழுத்த தக்காளி, thakkaali, takaali, thakali, takkaali, bangalore thakkali',
  coriander:
    'கொத்தமல்லி, மல்லி இலை, kothamalli, kottamalli, malli, kothamalli thazhai, மல்லி, கொத்தமல்லி தழை, malli ilai, மல்லித்தழை, மல்லி தழை, கொத்தமல்லித்தழை, kothamalli ilai, mallithazhai, kothamali, koththamalli, kotthamalli, mallithalai',
  'curry leaves':
    'கறிவேப்பிலை, கருவேப்பிலை, karuveppilai, kariveppilai, கறிவேப்பில, கருவேப்பில, karuvepillai, kariveppila, karivepilai, karuvepilai, karuvepila, karuveppila',
  'mint fresh': 'புதினா, pudhina, புதினா தழை, pudina ilai, puthina, puthina ilai',
  butter: 'வெண்ணெய், வெண்ணை, vennai, வெண்ணெய் கட்டி, அமுல் வெண்ணெய், பட்டர், vennei, venney, வெண்ண',
  'cheese slices':
    'சீஸ், பாலாடைக்கட்டி, சீஸ் ஸ்லைஸ், அமுல் சீஸ், paaladai katti, palaadaikatti, paladaikatti, chees slice',
  'fresh milk':
    'பால், பசும்பால், paal, pasum paal, கறந்த பால், pal packet, maatu paal, காய்ச்சிய பால், kachina paal, நந்தினி பால், ஹெரிடேஜ் பால்',
  ghee: 'நெய், பசு நெய், neyi, உருக்கு நெய்',
  lassi: 'மோர், neer mor, லஸ்ஸி, லெஸ்ஸி',
  'milk powder': 'பால் பவுடர், பால்பொடி, பால்மாவு, paal maavu',
  paneer: 'பன்னீர், பனீர், பன்னீர் கட்டி, பாலாடைக்கட்டி பன்னீர்',
  yogurt: 'தயிர், thayir, tayir, கெட்டி தயிர், தயிரு, கட்டித்தயிர், எருமைத் தயிர், ketti thayir, thayiru, thaiyir',
  'chicken egg':
    'முட்டை, கோழி முட்டை, முட்டைகள், muttai, mutta, நாட்டுக்கோழி முட்டை, முட்ட, muttaigal, muttey, kozhimuttai, naatu kozhi muttai',
  'beef slices': 'மாட்டிறைச்சி, மாட்டுக்கறி, maattu iraichi, maatukari, maattukkari',
  mutton:
    'ஆட்டிறைச்சி, ஆட்டுக்கறி, மட்டன், aattu kari, aatukari, ஆட்டு இறைச்சி, ஆட்டுக்கறி எலும்பு, மட்டன் எலும்பு, வெள்ளாட்டு கறி, aattu iraichi, aatukkari, aattu kari elumbu, vellattu kari, mattan, ஆட்டுக்கால்',
  'pork slices': 'பன்றி இறைச்சி, பன்றிக்கறி, panni kari, pandri kari, panri iraichi, pandri iraichi',
  'chicken whole':
    'கோழி, கோழி இறைச்சி, சிக்கன், kozhi, koli kari, கோழிக்கறி, நாட்டுக்கோழி, பிராய்லர் கோழி, கோழி கறி, சிக்கன் கறி, nattukozhi, kozhikari, koligari, kozhi iraichi, chickan, naatu koli, சிக்கென், koli iraichi',
  'crab raw': 'நண்டு, nandu, நண்டுகள், கடல் நண்டு, nandhu, kadal nandu, வயல் நண்டு',
  cuttlefish: 'கணவாய், kanavai, கணவாய் மீன், கடம்பா, kadamba meen, kanava, kanavaai, ஊசி கணவாய்',
  'fish fillet white':
    'மீன், meen, vanjaram, வஞ்சிரம், வஞ்சரம், koduva meen, sankara meen, விரால் மீன், சங்கரா மீன், கொடுவா மீன், பாறை மீன், வாவல் மீன், விறால், கட்லா மீன், ரோகு மீன், ஷீலா மீன், கெண்டை மீன், vanjiram, paarai meen, parai meen, viral meen, kanambu meen, sheela meen, seela meen, கிழங்கான், வாளை மீன்',
  prawn:
    'இறால், eral, iraal, எறா, era meen, இறால்கள், சுத்தம் செய்த இறால், இறா, எறால், iral, eraal, eraa, iraal meen, yera, yeral, இறால் மீன்',
  chapati:
    'சப்பாத்தி, பூரி, chappathi, சப்பாத்தி மாவு, கோதுமை சப்பாத்தி, பூரி மசாலா, சப்பாத்திகள், chappaththi, poori kizhangu, godhumai chapathi, சப்பாத்தி ரோல்',
  'white bread': 'ரொட்டி, பிரெட், பாண், பிரட், paan roti, பன், bred packet',
  'chickpeas dried':
    'கொண்டைக்கடலை, kondakadalai, kondaikadalai, கொண்டை கடலை, சன்னா, சுண்டல் கடலை, கொண்டகடலை, mookadalai, மூக்கடலை, kondakadala, channa vellai',
  dal: 'பருப்பு, துவரம் பருப்பு, உளுந்து, உளுத்தம் பருப்பு, paruppu, thuvaram paruppu, ulundhu, ulutham paruppu, மைசூர் பருப்பு, மசூர் பருப்பு, துவரை, கொள்ளு, உளுந்தம் பருப்பு, mysore paruppu, parupu, kollu payaru, paruppu vagai, ulunthu, thuvarai, ulundu, ulundu paruppu, uluntham paruppu',
  'dried beans':
    'காராமணி, karamani, தட்டைப்பயறு, thattapayaru, மொச்சை, தட்டப்பயறு, தட்டை பயறு, ராஜ்மா, மொச்சை பயறு, மொச்சைப்பயறு, karaamani, mochai kottai, thattai payaru, டபுள் பீன்ஸ், பெருங்காராமணி',
  'green bean dry':
    'பாசிப்பயறு, பச்சைப்பயறு, பாசிப்பருப்பு, pasi paruppu, paasi payaru, pachai payaru, pacha payiru, பச்சை பயறு, பாசி பயறு, பயத்தம் பருப்பு, pasipayaru, payatham paruppu, paasi paruppu, pachai payir, siru paruppu, சிறுபருப்பு',
  'jasmine rice':
    'அரிசி, பச்சரிசி, புழுங்கல் அரிசி, arisi, pacharisi, puzhungal arisi, ponni arisi, பொன்னி அரிசி, புழுங்கலரிசி, சாப்பாட்டு அரிசி, மட்டை அரிசி, சீரக சம்பா, சீரகசம்பா அரிசி, கிச்சலி சம்பா, pulungal arisi, seeraga samba, jeeraga samba, seeraga samba arisi, mattai arisi, saapattu arisi, நொய் அரிசி, noi arisi, ponni pacharisi',
  'split peas': 'கடலைப் பருப்பு, kadalai paruppu, கடலப்பருப்பு, kadalaparuppu',
  'vermicelli pasta': 'சேமியா, semiya, semia, அணில் சேமியா, anil semiya, semiyaa',
  'canned coconut milk': 'தேங்காய்ப்பால், தேங்காய் பால், thengai paal, தேங்காபால், thengaai paal, thengapal',
  honey: 'தேன், மலைத்தேன், சுத்தமான தேன், thaen, malai then, suthamaana then, kaatu then',
  'sesame oil':
    'நல்லெண்ணெய், nallennai, gingelly oil, நல்ல எண்ணெய், nalla ennai, நல்லெண்ணை, எள் எண்ணெய், இதயம் நல்லெண்ணெய், nallenna, nallennei, idhayam nallennai, ellu ennai, nalennai, idhayam oil, நல்லெண்ண',
  'tamarind paste':
    'புளி, புளி கரைசல், பழைய புளி, புளிச்சாறு, puli karaisal, pazhaya puli, pulee, கொட்டையில்லா புளி',
  'coconut oil': 'தேங்காய் எண்ணெய், thengai ennai, தேங்காயெண்ணெய், தேங்காய் எண்ணை, thengai yennai, thengaai ennai',
  'peanut oil':
    'கடலை எண்ணெய், kadalai ennai, கடலெண்ணெய், நிலக்கடலை எண்ணெய், kadalennai, kadala ennai, kadalai yennai, verkadalai ennai, கடலெண்ணை',
  'vegetable oil':
    'எண்ணெய், சமையல் எண்ணெய், ennai, yennai, samayal ennai, சூரியகாந்தி எண்ணெய், சன்ஃபிளவர் எண்ணெய், சன்பிளவர் ஆயில், பாமாயில், ரீஃபைண்ட் எண்ணெய், gold winner, gold winner oil, suriyakanthi ennai, பாம் ஆயில், சமையலெண்ணெய்',
  'black pepper': 'மிளகு, milagu, மிளகுத்தூள், குருமிளகு, மிளகுப் பொடி, kurumilagu, nalla milagu, milagupodi',
  cardamom: 'ஏலக்காய், elakkai, ஏலம், ஏலரிசி, elakai, yelakkai, elakkaai',
  'chilli flakes':
    'மிளகாய்த்தூள், மிளகாய் தூள், milagai thool, milagai podi, மிளகாய்ப்பொடி, மிளகாப்பொடி, காஷ்மீரி மிளகாய் தூள், தனி மிளகாய் தூள், milagai thul, milaga podi, molaga podi',
  cinnamon:
    'பட்டை, pattai, lavangapattai, இலவங்கப்பட்டை, கருவா, பட்டைத் தூள், elavangapattai, ilavangapattai, karuvapattai',
  cloves: 'கிராம்பு, kirambu, இலவங்கம், லவங்கம், lavangam, krambu, kraambu',
  'coriander powder':
    'மல்லித்தூள், தனியா தூள், malli thool, kothamalli thool, மல்லி தூள், தனியா, மல்லிப் பொடி, கொத்தமல்லி விதை, தனியாத்தூள், thaniya, thaniya thool, dhaniya thool, malli thul, kothamalli vidhai, mali thool',
  cumin: 'சீரகம், seeragam, jeeragam, சீரகப் பொடி, ஜீரகம், சீரகத்தூள், seerakam, jeerakam, siragam',
  'curry powder':
    'கறித்தூள், கறி மசாலா, kari masala, சிக்கன் மசாலா, மசாலா தூள், குழம்பு மிளகாய்த்தூள், மீன் மசாலா, மட்டன் மசாலா, சக்தி மசாலா, ஆச்சி மசாலா, kulambu milagai thool, sakthi masala, aachi masala, aachi chicken masala, sakthi chicken masala, meen masala, கரிமசாலா, kulambu podi',
  'dried chilli':
    'வரமிளகாய், காய்ந்த மிளகாய், vara milagai, molaga vathal, மிளகாய் வற்றல், வத்தல் மிளகாய், காஞ்ச மிளகாய், vatha milagai, milagai vathal, kanja milagai, kaintha milagai, vattal milagai, செத்தல் மிளகாய்',
  'fennel seed': 'சோம்பு, sombu, perunjeeragam, பெருஞ்சீரகம், சோம்புத் தூள், perunjeerakam, sombhu',
  'garam masala': 'கரம் மசாலா, மசாலா பொடி',
  'mustard seed': 'கடுகு, kadugu, சிறு கடுகு, siru kadugu, kaduku',
  salt: 'உப்பு, uppu, கல் உப்பு, பொடி உப்பு, இந்துப்பு, கல்லுப்பு, kallu uppu, indhuppu, inthuppu, tata uppu, kalluppu',
  'sesame seed': 'எள், ellu, எள்ளு, ezhlu',
  'turmeric powder':
    'மஞ்சள், மஞ்சள் தூள், manjal, manjal thool, மஞ்சள் பொடி, மஞ்சப்பொடி, விரலி மஞ்சள், கிழங்கு மஞ்சள், manja podi, virali manjal, manjal thul',
  'coconut sugar':
    'வெல்லம், கருப்பட்டி, vellam, karuppatti, பனை வெல்லம், அச்சு வெல்லம், மண்டை வெல்லம், பனங்கருப்பட்டி, achu vellam, mandai vellam, panangkarkandu, panavellam, karupatti, கருப்புகட்டி, panankarkandu, உருண்டை வெல்லம்',
  'granulated sugar': 'சர்க்கரை, சீனி, sakkarai, seeni, அஸ்கா, ஜீனி, jeeni, sarkarai, sakkare, asca, வெள்ளைச் சர்க்கரை',
  'plain flour': 'மைதா, மைதா மாவு, maida maavu, maidha maavu, maida mavu',
  'rice flour':
    'அரிசி மாவு, arisi maavu, பச்சரிசி மாவு, இடியாப்ப மாவு, புட்டு மாவு, கொழுக்கட்டை மாவு, இடியாப்பம் மாவு, pacharisi maavu, idiyappa maavu, puttu maavu, kozhukattai maavu, idiyappam maavu, puttu mavu, arisi mavu',
  'wholemeal flour':
    'கோதுமை மாவு, godhumai maavu, kothumai maavu, ஆட்டா, ஆசீர்வாத் ஆட்டா, சக்கி ஆட்டா, கோதும மாவு, gothumai mavu, கோதுமை, godhumai, kothumai, சம்பா கோதுமை, gothumai maavu, godhumai mavu',
  almond: 'பாதாம், பாதாம் பருப்பு, badham, baadam paruppu, badam paruppu, paadham',
  cashew: 'முந்திரி, முந்திரிப்பருப்பு, mundhiri, munthiri, முந்திரிக்கொட்டை, munthirikottai, mundiri, andi paruppu',
  peanut:
    'வேர்க்கடலை, நிலக்கடலை, கடலை, verkadalai, nilakadalai, kadalai, மசாலா கடலை, வேர்கடலை, மல்லாட்டை, masala kadalai, verkkadalai, verkadala, mallatai, nilakadala, manila kottai',
  pistachio: 'பிஸ்தா, பிஸ்தா பருப்பு, pista paruppu',
  walnut: 'அக்ரூட், வால்நட், அக்ரூட் பருப்பு, akroot paruppu, வாதுமை',
  'dried anchovy': 'நெத்திலி, nethili, nethly karuvadu',
  'dried dates':
    'பேரீச்சம்பழம், பேரிச்சம்பழம், perichampazham, பேரீச்சை, பேரிச்சை, பேரீட்சை, perichai, peritcham pazham, pereechai, perichchai, dates pazham',
  raisin:
    'உலர் திராட்சை, காய்ந்த திராட்சை, ular thiratchai, கிஸ்மிஸ், kaaintha thiratchai, kismis thiratchai, dry thiratchai, ular dratchai',
  'salted fish': 'கருவாடு, karuvadu, வஞ்சிரம் கருவாடு, கருவாட்டு, karuvaadu, karuvattu, karuvaattu, மாசிக் கருவாடு',
  biscuits:
    'பிஸ்கட், பிஸ்கெட், மேரி பிஸ்கட், டைகர் பிஸ்கட், பார்லே ஜி, குட் டே, biskit, biskettu, marie biskat, பிஸ்கோத்து',
  murukku:
    'முறுக்கு, murukku chakli, chakli, தட்டை, thattai, சீடை, seedai, தேன்குழல், கை முறுக்கு, கார முறுக்கு, அச்சு முறுக்கு, kai murukku, kara murukku, achu murukku, முறுக்குகள், thattu vadai, தட்டுவடை',
  candy:
    'மிட்டாய், mittai, கமர்கட், மிட்டாய்கள், then mittai, thaen mittai, kamarkat, kammarkattu, orange mittai, கல்கண்டு, kalkandu, kalkanda, சூட மிட்டாய், javvu mittai, ஜவ்வு மிட்டாய்',
  'chocolate milk bar': 'சாக்லேட், டைரி மில்க், கிட்கேட், சாக்லெட், saklet, chaaklet',
  'coffee ground':
    'காபி, காப்பி, காபித்தூள், kaapi, filter kaapi, kumbakonam coffee, ஃபில்டர் காபி, காபிப்பொடி, காப்பித்தூள், kapi thool, filter kapi, kaappi, காபி பவுடர், cothas coffee, narasus coffee, நரசுஸ் காபி, leo coffee',
  'tea bags':
    'தேநீர், டீ, தேயிலை, thenneer, teathool, டீத்தூள், தேயிலைத்தூள், டீ பொடி, த்ரீ ரோசஸ், teeththool, theyilai, three roses tea, theyilai thool, சக்ரா கோல்ட், கட்டன் சாயா, kattan chaya',
  'water bottled': 'தண்ணீர், நீர், thanneer, thanni, குடிதண்ணீர், தண்ணி, வாட்டர் பாட்டில், kudi thanneer',
  'frozen mixed vegetables': 'காய்கறி, காய்கறிகள், kaikari, காய்கறிக் கலவை, kaaikari, kaykari, kaaikarigal, kaaykari',
  'frozen peas': 'பட்டாணி, pattani, பச்சைப் பட்டாணி, pattaani, patani, butani',
  'ice cream':
    'ஐஸ்கிரீம், வெண்ணிலா ஐஸ்கிரீம், குல்ஃபி, அருண் ஐஸ்கிரீம், arun ice cream, ஐஸ்க்ரீம், ஜிகர்தண்டா, jigarthanda, jigirthanda',
  biryani:
    'பிரியாணி, முட்டை பிரியாணி, வெஜ் பிரியாணி, chikkan biriyani, biriyaani, piriyani, mattan biriyani, ambur biryani, ambur biriyani, dindigul biryani, குஸ்கா, muttai biriyani, பிரியாணி பொட்டலம்',
  'cooked rice':
    'சாதம், சோறு, saadham, satham, soru, sadam, lemon sadam, எலுமிச்சை சாதம், palaya soru, thakkali sadam, மீதமான சாதம், பழைய சோறு, வடித்த சாதம், தேங்காய் சாதம், தக்காளி சாதம், வெறும் சாதம், பழைய சாதம், பழையது, மிச்ச சோறு, மிஞ்சிய சாதம், meedhi saadham, pazhaya saadham, pazhaya soru, pazhaiya soru, thengai sadam, thakkali saadham, thakkali satham, tomato sadam, saatham, saadam, choru, choaru, vadicha saadham, micha soru, meedhamana saadham, thakkali soru, கருவேப்பிலை சாதம், coconut sadam',
  'curry leftover':
    'குழம்பு, kuzhambu, kulambu, vatha kuzhambu, kolambu, vathal kuzhambu, கோழிக் குழம்பு, ஆட்டுக்கறி குழம்பு, சிக்கன் கிரேவி, மட்டன் சுக்கா, காரக்குழம்பு, வத்தக்குழம்பு, புளிக்குழம்பு, வத்த குழம்பு, கார குழம்பு, கத்திரிக்காய் குழம்பு, முருங்கைக்காய் குழம்பு, koli kulambu, mutton sukka, mutton chukka, kathirikai kuzhambu, chicken kulambu, chicken gravy, சால்னா, சிக்கன் சால்னா, kozhambu, மட்டன் வறுவல், mutton varuval, kari varuval',
  achar: 'ஊறுகாய், oorugai, urugai',
  'snake gourd': 'புடலங்காய், pudalangai, புடலை, புடலங்கா, pudalankai, pudalanga, podalangai, pudalai',
  'ridge gourd':
    'பீர்க்கங்காய், peerkangai, பீர்க்கன்காய், பீர்க்கை, peerkankai, peerkkangai, pirkangai, peerkanga, beerakai',
  moringa:
    'முருங்கைக்காய், முருங்கை, முருங்கைக்கீரை, murungakkai, murungakeerai, முருங்கக்காய், முருங்கைக்கா, murungaikkai, murungaikai, muringakkai, murungai ilai, முருங்கக்கீரை, murungaka',
  'rice pudding': 'பாயசம், paayasam, பருப்பு பாயசம், payasam tamil, javvarisi payasam, ஜவ்வரிசி பாயசம், பாயாசம்',
  omelette:
    'ஆம்லெட், muttai poriyal, முட்டை பொரியல், ஆம்லேட், ஆஃப்பாயில், கலக்கி, முட்டைப் பொடிமாஸ், முட்டை பொடிமாஸ், muttai podimas, egg podimas, half boil egg fry, kalakki, aappayil',
  paratha:
    'பரோட்டா, புரோட்டா, parotta, barotta, மலபார் பரோட்டா, வீச்சு பரோட்டா, கோதுமை பரோட்டா, kotthu parotta, parota, barota, malabar parota, பன் பரோட்டா, koththu parotta',
  'idli dosa batter':
    'இட்லி மாவு, தோசை மாவு, idli maavu, dosai maavu, maavu, arisi maavu dosa, அரைத்த மாவு, ஆட்டிய மாவு, மாவு பாக்கெட், ஈர மாவு, aatiya maavu, eera maavu, idli batter tamil',
  papadum:
    'அப்பளம், vadam, வடகம், வத்தல், வடாம், கூழ் வத்தல், அப்பளங்கள், vadaam, appalaam, koozh vathal, ஜவ்வரிசி வடகம், மோர் மிளகாய்',
  'flattened rice': 'அவல், அவல் கெட்டி, ketti aval, sigappu aval',
  'puffed rice': 'பொரி, அரிசிப்பொரி, nel pori',
  semolina: 'ரவை, ravai, ரவா, பாம்பே ரவை, ravaa',
  teff: 'ராகி, கேழ்வரகு, கம்பு, kezhvaragu, kambu',
  asafoetida: 'பெருங்காயம், காயம், கட்டிப் பெருங்காயம், பெருங்காயத் தூள், perungaayam, perunkayam, பெருங்காயப் பொடி',
  'fenugreek seed': 'வெந்தயம், vendhayam, vendayam, வெந்தயம் பொடி, venthayam, vendhaiyam, வெந்தியம்',
  'sambar powder':
    'சாம்பார் பொடி, ரசப்பொடி, sambar podi, rasam podi, சாம்பார் தூள், ரசம் பொடி, சாம்பார் மசாலா, sambaar podi, rasam powder tamil, rasapodi, rasam thool, sambar thool, aachi sambar powder, sakthi sambar podi',
  'gram flour':
    'கடலை மாவு, kadalai maavu, பஜ்ஜி மாவு, kadala maavu, bajji maavu, bajji mavu, bonda maavu, kadalai mavu',
  'bombay mix':
    'மிக்சர், kara sev, காராசேவ், ஓமப்பொடி, karaboondhi, காராபூந்தி, காராச்சேவு, சேவு, நவதானிய மிக்சர், மிச்சர், கார மிக்சர், kaaraboondi, micharu, mixcher, ola pakkoda, ஓலை பக்கோடா, ரிப்பன் பக்கோடா, sevu, om podi',
  'chana masala':
    'சாம்பார், ரசம், சாம்பாரு, முருங்கைக்காய் சாம்பார், வெங்காய சாம்பார், தக்காளி ரசம், மிளகு ரசம், எலுமிச்சை ரசம், பூண்டு ரசம், murungakkai sambar, vengaya sambar, thakkali rasam, poondu rasam, saambaar, sambaru, சன்னா மசாலா, கொண்டைக்கடலை குழம்பு, kondakadalai kuzhambu, channa masala tamil, paruppu rasam, கொண்டைக்கடலை மசாலா',
  dosa: 'தோசை, இட்லி, dosai, idly, ஆப்பம், thosai, ooththappam, இடியாப்பம், ஊத்தப்பம், masala thosai, மசால் தோசை, புட்டு, தோசைகள், மசாலா தோசை, கல் தோசை, இட்லிகள், குட்டி இட்லி, பணியாரம், குழிப்பணியாரம், அடை, பெசரட்டு, கொழுக்கட்டை, ஊத்தாப்பம், masal dosai, rava dosai, ravai dosai, பொடி இட்லி, iddly, iddli, ittli, paniyaaram, oothapam, uthappam tamil, utthappam, aapam, appam tamil, kuli paniyaram, thosai kosong',
  pakora:
    'வடை, பஜ்ஜி, vadai, போண்டா, மெது வடை, uzhundhu vadai, பக்கோடா, வெங்காய பஜ்ஜி, வெங்காயப் பக்கோடா, வாழைக்காய் பஜ்ஜி, மிளகாய் பஜ்ஜி, உருளைக்கிழங்கு பஜ்ஜி, பக்கோடா வெங்காயம், vengaya bajji, vengaya pakoda, milagai bajji, pakkoda, pakkavada, pakoda vengayam, பஜ்ஜிகள், urulai bonda',
  samosa: 'சமோசா, வெங்காய சமோசா, சமோசாக்கள், vengaya samosa, samosha',
  khichdi:
    'பொங்கல், உப்புமா, uppuma, ven pongal, வெண் பொங்கல், சர்க்கரை பொங்கல், கிச்சடி, ரவா கிச்சடி, ven pongal tamil, uppma, godhumai uppuma',
  'winter melon':
    'வெள்ளை பூசணி, வெண்பூசணி, சாம்பல் பூசணி, சாம்பார் பூசணி, vellai poosani, venpoosani, sambal poosani, kalyana poosani, neer poosani, வெள்ளைப் பூசணி',
  plantain:
    'vazhakkai, valakkai, வாழைக்காய், vaazhaikkai, vaalaikai, vazhaikai, vazhaikkai, நேந்திரங்காய், வாழைகாய், நேந்திரம் காய்',
  'coconut water': 'elaneer, ilaneer, இளநீர், தேங்காய் தண்ணீர், இளநீ, ilani, செவ்விளநீர், nungu water',
  taro: 'seppankizhangu, சேப்பங்கிழங்கு, சேம்பு, சேனை, chembu kilangu, seppankilangu, sepangkizhangu, seppang kilangu',
  buttermilk: 'நீர் மோர், மசாலா மோர், masala mor, aavin mor',
  'hard-boiled egg':
    'avicha muttai, அவித்த முட்டை, வேகவைத்த முட்டை, அவிச்ச முட்டை, vega vaitha muttai, vegavacha muttai, avitha muttai',
  'egg curry':
    'muttai kuzhambu, muttai kulambu, முட்டை குழம்பு, muttai kari, முட்டைக் குழம்பு, முட்டை கிரேவி, முட்டை தொக்கு, முட்டை மசாலா, muttai thokku, muttai gravy, muttai masala, egg kuzhambu, egg thokku, motta kolambu, முட்டை கறி',
  'beef cubes': 'maattu kari',
  'cooked fish':
    'meen varuval, மீன் வறுவல், fish fry, meen fry, varutha meen, வறுத்த மீன், meen porichathu, மீன் பொரிச்சது, மீன் ஃப்ரை, வஞ்சிரம் வறுவல், poricha meen, vanjiram fry, nethili fry, நெத்திலி வறுவல், nethili varuval, vanjaram fry, meen varuthathu',
  'fish curry':
    'meen kuzhambu, meen kulambu, மீன் குழம்பு, meen kolambu, meen curry, மீன் கறி, நெத்திலி குழம்பு, நெத்திலிக் குழம்பு, கருவாட்டுக் குழம்பு, கருவாட்டு குழம்பு, karuvaattu kuzhambu, meen moilee, meen moily',
  mackerel:
    'ayala, அயலை, kaanangeluthi, கானாங்கெளுத்தி, அயிலை, மத்தி மீன், சாளை மீன், அயிலை மீன், kanangeluthi, mathi meen, ayilai, chala meen, மத்தி, chaalai, சூடை மீன்',
  'canned sardines': 'mathi tin',
  'prawn curry':
    'eral thokku, iraal thokku, இறால் தொக்கு, eral kuzhambu, prawn thokku, iral masala, eral masala, இறால் குழம்பு, இறால் வறுவல், இறால் மசாலா, இறால் கிரேவி, eral varuval, iral thokku, iral kuzhambu, eral gravy, era thokku',
  'soy chunks': 'சோயா, சோயா உருண்டை, மீல் மேக்கர், சோயா சங்ஸ், சோயா பீன்ஸ் உருண்டை, soya urundai, meelmaker, soya meal',
  'brown sugar': 'nattu sakkarai, நாட்டு சர்க்கரை, பனங்கற்கண்டு, பழுப்பு சர்க்கரை, நாட்டுச் சர்க்கரை, naatu sarkarai',
  'indian pickle':
    'oorugai, ஊறுகாய், maangai oorugai, மாங்காய் ஊறுகாய், urugai, elumichai oorugai, எலுமிச்சை ஊறுகாய், மாங்கா ஊறுகாய், பூண்டு ஊறுகாய், வடு மாங்காய், மாவடு, ஆவக்காய், தக்காளி தொக்கு, இஞ்சி ஊறுகாய், ஊறுகாய் பாட்டில், oorugaai, ourugai, poondu oorugai, vadu mangai, maavadu, avakkai, aavakai, thakkali thokku, urukai, oorukai, narthangai oorugai, நார்த்தங்காய் ஊறுகாய், மாங்காய் தொக்கு, manga thokku, மாகாளி ஊறுகாய், vadu maanga',
  'indian sweets':
    'லட்டு, மைசூர் பாக், jangiri, ஜாங்கிரி, halwa, அல்வா, kesari, கேசரி, அதிரசம், athirasam, rava kesari, ரவா கேசரி, பூந்தி லட்டு, மோத்திசூர் லட்டு, பாசிப்பருப்பு லட்டு, மைசூர்பாகு, பாதுஷா, சோன் பப்டி, லட்டுகள், திருநெல்வேலி அல்வா, கோதுமை அல்வா, mysore paagu, badusa, baadhusha, alva, tirunelveli alwa, sweet box tamil, adirasam, இனிப்பு பெட்டி, கோதுமை ஹல்வா, சந்திரகலா, chandrakala sweet, சொய்யம், suzhiyam, சுழியம், susiyam',
  'gulab jamun': 'குலாப் ஜாமுன், குலோப் ஜாமூன், ஜாமுன், ஜிலேபி, ஜலேபி, jaangiri',
  'instant noodles': 'மேகி, நூடுல்ஸ், யிப்பி, இப்பி நூடுல்ஸ், maggi tamil, meki noodles, nudils, noodls, டாப் ராமன்',
  sago: 'javvarisi, ஜவ்வரிசி, மாவு ஜவ்வரிசி, jawarisi, javarisi, nylon javvarisi, sabbudana',
  millet:
    'thinai, தினை, varagu, வரகு, samai, ragi maavu, சாமை, குதிரைவாலி, கம்பு மாவு, ராகி மாவு, கேப்பை, கேப்பை மாவு, கேழ்வரகு மாவு, சாமை அரிசி, saamai, kuthiraivali, kudhiraivali, keppai, keppai maavu, சிறுதானியம், siruthaniyam, sirudhaniyam, பனிவரகு, kelvaragu',
  chutney: 'தேங்காய் சட்னி, சட்னி, தக்காளி சட்னி, thuvaiyal',
  'rice stick noodles dry': 'santhakai',
  'cooked vegetables':
    'பொரியல், kootu, கூட்டு, aviyal, அவியல், kose poriyal, kathirikkai poriyal, உருளைக்கிழங்கு வறுவல், urulai varuval, keerai kootu, கத்திரிக்காய் பொரியல், vendakkai poriyal, keerai masiyal, vendakkai varuval, வெண்டைக்காய் பொரியல், முட்டைக்கோஸ் பொரியல், உருளைக்கிழங்கு பொரியல், கீரைக் கூட்டு, கீரை மசியல், வாழைக்காய் வறுவல், வெண்டைக்காய் வறுவல், சேனை வறுவல், உருளை வறுவல், கத்தரிக்காய் பொரியல், வாழைப்பூ பொரியல், வாழைத்தண்டு பொரியல், காய் பொரியல், கோஸ் பொரியல், பீட்ரூட் பொரியல், vazhakkai varuval, urulaikilangu poriyal, urulaikizhangu varuval, senai varuval, kai poriyal, kaai poriyal, vazhaipoo poriyal, vazhaithandu poriyal, muttaikose poriyal, kovakkai varuval, pavakkai varuval, பாகற்காய் வறுவல், avarakkai poriyal, அவரைக்காய் பொரியல், பொரிச்ச கூட்டு, kathirikai varuval',
  'cooked chicken':
    'kozhi varuval, கோழி வறுவல், kozhi fry, chicken varuval, sukka kozhi, சிக்கன் வறுவல், சிக்கன் சுக்கா, மிளகு கோழி, மிளகு சிக்கன், pepper chicken, chicken sukka, chukka chicken, milagu kozhi, நாட்டுக்கோழி வறுவல், chicken chukka, pallipalayam chicken, பள்ளிபாளையம் சிக்கன்',
  avocado: 'அவகேடோ, வெண்ணெய் பழம், vennai pazham, butter fruit',
  'banana blossom': 'வாழைப்பூ, வாழைபூ, vaazhaippoo, vaalai poo, valaipoo',
  'banana leaf': 'வாழை இலை, வாழையிலை, vaazhai ilai, vazhaiyilai, valai ilai',
  'hearts of palm': 'வாழைத்தண்டு, vazhaithandu, vaazhai thandu, valaithandu',
  'desiccated coconut': 'கொப்பரை, கொப்பரைத் தேங்காய், koparai, kopparai, kopparai thengai',
  'custard apple': 'சீத்தாப்பழம், சீதாப்பழம், sitapazham, seethapalam, ராம் சீத்தா',
  'dragon fruit': 'டிராகன் பழம், டிராகன் ஃப்ரூட்',
  'fig fresh': 'அத்திப்பழம், அத்தி பழம், athipazham, aththipazham',
  'dried mango': 'உலர் அத்தி, ular athi, உலர்ந்த அத்திப்பழம், உலர் பழம்',
  clementine: 'kamala orange, சாத்துக்குடி சின்ன',
  lychee: 'லிச்சி, லைச்சி',
  'green papaya': 'பப்பாளிக்காய், பப்பாளி காய், pappalikkai',
  pear: 'பேரிக்காய், பேரிக்கா, perikai, perikkai, பேரி',
  plum: 'பிளம்ஸ், பிளம் பழம்',
  'star fruit': 'தம்பரத்தம், நட்சத்திர பழம்',
  cantaloupe: 'முலாம்பழம், கிர்ணி பழம், mulampazham, kirni pazham, kirini',
  'indian gooseberry':
    'நெல்லிக்காய், நெல்லி, பெரு நெல்லிக்காய், nellikkai, nellikai, nelli, perunelli, malai nellikai',
  blackberry: 'நாவல்பழம், நாவற்பழம், naval pazham, naaval pazham, navapazham',
  'red date': 'இலந்தைப்பழம், இலந்தை, elanthai pazham, ilandhai',
  'ivy gourd': 'கோவைக்காய், கோவக்காய், kovaikai, kovakai, kovaikkaai',
  chayote:
    'செள செள, சௌ சௌ, சவ் சவ், chow chow vegetable, chow chow kai, seemai kathirikai, bangalore kathirikai',
  broccoli: 'ப்ரோக்கோலி, பிராக்கோலி, புரோக்கோலி',
  'red cabbage': 'ஊதா கோஸ்',
  'hyacinth bean':
    'அவரைக்காய், அவரை, கொத்தவரங்காய், கொத்தவரை, avaraikai, avaraikkai, kothavaranga, kothavarai, சீனிஅவரைக்காய், avarakai',
  'broad bean fresh': 'மொச்சைக்காய், mochai, mochakottai, மொச்சக்கொட்டை, mochai payaru',
  'winged bean': 'சிறகு அவரை',
  'spring onion': 'வெங்காயத்தாள், vengaya thaal, vengayathal',
  'elephant foot yam': 'சேனைக்கிழங்கு, கருணைக்கிழங்கு, கருணை, senai kilangu, karunai kilangu, பிடி கருணை',
  'fenugreek leaves': 'வெந்தயக்கீரை, வெந்தய கீரை',
  'chinese spinach': 'தண்டுக்கீரை, சிவப்புத் தண்டுக்கீரை',
  'mustard greens': 'கடுகு கீரை, kadugu keerai',
  turnip: 'டர்னிப், நூல்கோல்',
  kohlrabi: 'நூக்கல், நூல்கோல் காய், nookal, noolkol, nookol, knol khol',
  'goat milk': 'ஆட்டுப்பால், aattu paal',
  'condensed milk': 'மில்க்மெய்டு, மில்க்மேட், கட்டிப்பால், கெட்டிப்பால், ketti paal',
  'flavoured milk': 'ரோஸ் மில்க், rosmilk, மஞ்சள் பால், manjal paal',
  'cooking cream': 'கிரீம், பாலாடை, ஏடு, palaadai, paaladai, பால் ஏடு',
  khoya: 'கோவா, பால்கோவா, palkova, paalkova, திரட்டுப்பால், therattipal, thirattu paal',
  'duck egg': 'வாத்து முட்டை, vaathu muttai, vathu muttai',
  'quail egg': 'காடை முட்டை',
  'chicken breast': 'நெஞ்சுக்கறி கோழி, எலும்பில்லா கோழி, எலும்பில்லாத கோழி, elumbu illa kozhi',
  'chicken drumstick': 'கோழிக்கால், kozhi kaal, koli kaal, லெக் பீஸ்',
  'chicken liver': 'கோழி ஈரல், kozhi eeral',
  liver: 'ஆட்டு ஈரல், ஈரல், eeral, aattu eeral',
  tripe: 'குடல், ஆட்டுக்குடல், kudal, aattu kudal',
  'lamb mince': 'கொத்துக்கறி, கொத்து கறி, kothukari, kaima, கைமா, mutton kaima, kothu kari raw',
  'duck raw': 'வாத்து கறி, வாத்து, vaathu kari, vathu kari',
  'quail or pigeon': 'காடை, புறா, kaadai, kaadai kari, காடை இறைச்சி',
  catfish: 'கெளுத்தி மீன், keluthi meen, கெளுத்தி, வாவல், vaval meen, vavval meen',
  'anchovy fresh': 'நெத்திலி மீன், nethili meen, nethly meen, nethli',
  'bonito flakes': 'மாசி, maasi, maldive fish, umbalakada, மாசித்தூள்',
  'dried shrimp': 'சென்னாக்குனி, காய்ந்த இறால், இறால் கருவாடு, chennakunni, sennakuni, kooni, kaintha eral',
  'tuna steak': 'சூரை மீன், சூரை, soorai meen, choora meen, surai meen',
  clam: 'மட்டி, கிளிஞ்சல், kilinjal, சிப்பி',
  'fried chicken':
    'பொரித்த கோழி, சிக்கன் ஃப்ரை, chicken arupathi anju, poricha kozhi, சிக்கன் லாலிபாப், chicken pakkoda, சிக்கன் பக்கோடா',
  kadhi: 'மோர்க்குழம்பு, மோர் குழம்பு, mor kulambu, more kuzhambu, mor kolambu',
  'cooked beans':
    'பருப்பு கடைசல், சுண்டல், கொண்டைக்கடலை சுண்டல், பாசிப்பயறு சுண்டல், வேகவைத்த பருப்பு, paruppu kadaisal, vega vaitha paruppu, paruppu masiyal',
  'butter chicken':
    'குருமா, வெஜ் குருமா, வெஜிடபிள் குருமா, சிக்கன் குருமா, kuruma, veg kuruma, chicken kuruma, vegetable kuruma, காய்கறி குருமா, kurumaa',
  'naan fresh': 'நாண், பட்டர் நான்',
  'bun sweet': 'தேங்காய் பன், பன் பட்டர் ஜாம், ஸ்வீட் பன், thengai bun, bun butter jam, சர்க்கரை பன்',
  'brown rice':
    'கைக்குத்தல் அரிசி, சிவப்பரிசி, மாப்பிள்ளை சம்பா, கருப்பு கவுனி, karuppu kavuni, mappillai samba, kaikuthal arisi, sigappu arisi',
  'basmati rice': 'பாஸ்மதி, பாஸ்மதி அரிசி, பாசுமதி அரிசி, paasmathi',
  'sprouts mixed': 'முளைகட்டிய பயறு, முளைகட்டிய பயிறு, mulaikattiya payaru',
  'roasted chickpeas':
    'பொட்டுக்கடலை, உடைச்ச கடலை, பொரிகடலை, pottukadalai, udacha kadalai, porikadalai, பொட்டு கடலை',
  'soybeans dried': 'சோயாபீன்ஸ்',
  'soy milk': 'சோயா பால், soya paal',
  'silken tofu': 'டோஃபு, டோஃபூ, சோயா பனீர்',
  'light soy sauce': 'சோயா சாஸ்',
  'bulgur wheat': 'கோதுமை ரவை, சம்பா ரவை, godhumai ravai, samba ravai, gothumai rava',
  'corn starch': 'சோள மாவு, கார்ன்ஃப்ளார், chola maavu, kuvai maavu, ஆரோரூட் மாவு, sola maavu',
  oats: 'ஓட்ஸ், ஓட்ஸ் பாக்கெட், வெள்ளை ஓட்ஸ்',
  'putu mayam': 'idiyaappam, idiyapam, nool puttu',
  'medu vada':
    'உளுந்து வடை, உளுந்த வடை, பருப்பு வடை, மசால் வடை, ஆமை வடை, ulundha vadai, uluntha vadai, methu vada, aama vadai, paruppu vadai, கீரை வடை',
  'dahi vada': 'தயிர் வடை, thayir vada',
  'sambar rice': 'சாம்பார் சாதம், பிசிபேளாபாத், பிசி பேளே பாத், sambar saatham, sambar satham, saambar saadham',
  'curd rice': 'தயிர் சாதம், thayir satham, thayir soru, தயிர் சோறு, mosaru anna',
  'tamarind rice':
    'புளி சாதம், புளியோதரை, எலுமிச்சை சாதம் பாக்கெட், புளியோதரை மிக்ஸ், puli saadham, puli satham, puliyotharai, puliyothara, elumichai satham, elumichai saadham, புளி சோறு',
  'vegetable pulao': 'வெஜ் புலாவ், புலாவ், காய்கறி புலாவ், பட்டாணி புலாவ், pulaav, kaikari pulao',
  'porridge cooked':
    'கஞ்சி, அரிசி கஞ்சி, நோன்பு கஞ்சி, கூழ், கேப்பைக் கூழ், arisi kanji, nonbu kanji, koozh, kanjee, ragi koozh, கம்பங்கூழ், kambu koozh',
  'soup leftover':
    'ஆட்டுக்கால் சூப், ஆட்டு எலும்பு சூப், சூப், attukal soup, aattukaal soup, aatu kaal soup, elumbu soup, mutton soup, mutton elumbu soup',
  'peanut brittle':
    'கடலை மிட்டாய், கடல மிட்டாய், வேர்க்கடலை உருண்டை, verkadalai urundai, kadalai urundai, கடலை உருண்டை, கோவில்பட்டி கடலை மிட்டாய்',
  gajak: 'எள்ளுருண்டை, எள் உருண்டை, எள்ளு மிட்டாய், ellurundai, ellu mittai',
  'vegetable chips':
    'வாழைக்காய் சிப்ஸ், நேந்திரம் சிப்ஸ், மரவள்ளி சிப்ஸ், vazhakkai chips, nenthiram chips, maravalli chips, kizhangu chips, nendhiram chips, pazham chips, சேனை சிப்ஸ்',
  'potato chips': 'உருளைக்கிழங்கு சிப்ஸ், சிப்ஸ், லேஸ், urulai chips, urulaikilangu chips',
  rusk: 'ரஸ்க், ரொட்டி ரஸ்க், varikki, வர்க்கி, ooty varkey, ஊட்டி வர்க்கி',
  'cake plain': 'கேக், பிளம் கேக், கப் கேக்',
  'puff pastry snack':
    'முட்டை பப்ஸ், வெஜ் பப்ஸ், சிக்கன் பப்ஸ், egg pups, muttai puffs, veg pups, chicken pups, puffs veg, பப்ஸ்',
  caraway: 'கருஞ்சீரகம், karunjeeragam, karunjeerakam',
  'carom seed': 'ஓமம், ஓமம் விதை',
  'bay leaf': 'பிரிஞ்சி இலை, பிரியாணி இலை, brinji ilai, biriyani ilai, briyani ilai',
  'star anise': 'அன்னாசிப்பூ, நட்சத்திர சோம்பு, annasipoo, annachi poo',
  nutmeg: 'ஜாதிக்காய், ஜாதிபத்திரி, jathikai, jathikkai, jaathikai, jathipathri',
  'poppy seed': 'கசகசா, kasakasa, gasagasa',
  'idli podi':
    'இட்லி பொடி, இட்லிப்பொடி, தோசைப்பொடி, பருப்பு பொடி, மிளகாய் பொடி இட்லி, கருவேப்பிலை பொடி, dosai podi, paruppu podi, karuveppilai podi, இட்லி மிளகாய் பொடி, எள்ளுப் பொடி, நல்லகாரம், andhra podi, kandi podi',
  'mixed seasoning': 'பிரியாணி மசாலா, biriyani masala, சுக்கா மசாலா, மேகி மசாலா',
  'indian chutney green':
    'புதினா சட்னி, கொத்தமல்லி சட்னி, மல்லி சட்னி, கருவேப்பிலை சட்னி, தக்காளிச் சட்னி, வெங்காய சட்னி, கார சட்னி, thakkali chutney, thakkali chatni, vengaya chutney, kara chutney, pudhina chutney, malli chutney, kothamalli chutney, kaara chutney, onion tomato chutney, tomato chutney, red chutney, puthina chutney, துவையல், thogayal, puthina thuvaiyal',
  'coconut chutney':
    'தேங்காய்ச் சட்னி, தேங்காய் துவையல், வெள்ளை சட்னி, thengai chatni, thengai thuvaiyal, vellai chutney, thengaai chutney',
  'peanut chutney':
    'வேர்க்கடலை சட்னி, கடலை சட்னி, நிலக்கடலை சட்னி, kadalai chutney, verkadalai chatni, kadalai chatni',
  'coffee instant': 'ப்ரூ, ப்ரூ காபி, நெஸ்கஃபே, bru kaapi, இன்ஸ்டன்ட் காபி, sunrise kaapi',
  'milk tea': 'பால் டீ, இஞ்சி டீ, மசாலா டீ, paal tea, inji tea, masala tea, ஏலக்காய் டீ, elakkai tea',
  'malt drink':
    'ஹார்லிக்ஸ், பூஸ்ட், போர்ன்விட்டா, காம்ப்ளான், sathu maavu, சத்து மாவு, health mix, manna health mix, சத்து மாவு கஞ்சி',
  'fruit cordial':
    'நன்னாரி, நன்னாரி சர்பத், சர்பத், ரோஸ் சிரப், ரஸ்னா, nannari, sarbath, sarbat, நன்னாரி சிரப், எலுமிச்சை ஜூஸ், lemon juice drink',
  'fruit juice':
    'ஜூஸ், பழச்சாறு, ஆரஞ்சு ஜூஸ், மாம்பழ ஜூஸ், pazhachaaru, pazha juice, ஃப்ரூட்டி, மாஸா, mambazha juice, சாத்துக்குடி ஜூஸ், sathukudi juice',
  'soft drink':
    'கோலி சோடா, கோக், பெப்சி, ஸ்பிரைட், goli soda, panneer soda, பன்னீர் சோடா, கூல்ட்ரிங்க்ஸ், cool drinks, bovonto, பொவண்டோ, kaali mark, torino',
  'sugarcane juice': 'கரும்புச்சாறு, கரும்பு ஜூஸ், karumbu juice, karumbu saaru',
  sugarcane: 'கரும்பு, karumbu',
  popsicle: 'குச்சி ஐஸ், kuchi ice',
  'ice cubes': 'ஐஸ் கட்டி',
  'fried noodles': 'வெஜ் நூடுல்ஸ், சிக்கன் நூடுல்ஸ், fried nudils',
  'fried rice': 'ஃப்ரைட் ரைஸ், வெஜ் ஃப்ரைட் ரைஸ், சிக்கன் ஃப்ரைட் ரைஸ், முட்டை ஃப்ரைட் ரைஸ்',
  'gobi manchurian': 'கோபி மஞ்சூரியன், gobi sixty five, மஞ்சூரியன், chilli gobi, சில்லி கோபி',
  'dried pasta': 'பாஸ்தா, மக்ரோனி, pasta packet tamil',
  'leafy salad mix': 'சாலட், காய்கறி சாலட், kosambari, கோசம்பரி',
  'takeaway food':
    'மீதி சாப்பாடு, மிச்ச சாப்பாடு, பார்சல் சாப்பாடு, மெஸ் சாப்பாடு, நேத்து சாப்பாடு, saapadu, sapadu, sappadu, parcel saapadu, mess saapadu, meethi saapadu, micha sapadu, meals parcel, hotel sapadu, சாப்பாடு, மிஞ்சிய உணவு, மீதமுள்ள உணவு',
  'psyllium husk': 'இசப்கோல்',
  'chia seed': 'சப்ஜா விதை, சப்ஜா, சியா விதை, sabja vidhai, sabja vithai',
  flaxseed: 'ஆளி விதை, aali vidhai, ali vithai',
  'lotus seed': 'தாமரை விதை, மக்கானா, thamarai vidhai',
  'pumpkin seed': 'பூசணி விதை, பரங்கி விதை',
  'chilli paneer': 'சில்லி பன்னீர்',
  'rabbit meat': 'முயல் கறி, muyal kari',
})
