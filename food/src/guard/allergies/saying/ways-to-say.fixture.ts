/** How people of many languages say what they can't eat: sentences in which X stands for any of their foods, and what each of these stands for. */
interface WaysToSay {
  readonly foods: string
  readonly sentences: string
}

/** Foods as `name=group` or `name=word`, several groups joined by `+`. */
export const waysToSay: Readonly<Record<string, WaysToSay>> = {
  english: {
    foods:
      'milk=milk, eggs=eggs, peanuts=peanuts, wheat=gluten, fish=fish, shellfish=crustaceans+molluscs, beef=beef, kiwi=kiwi, mushrooms=mushrooms',
    sentences: `I don't tolerate X; I can't tolerate X; can't stand X; I can not stand X; cannot stomach X; X does not agree with me; X doesn't agree with me; X disagrees with me; X makes me sick; X makes me ill; X makes me feel sick; X makes my throat itch; X makes my lips tingle; X gives me hives; X gives me a rash; X gives me stomach cramps; X gives me migraines; X upsets my stomach; X messes with my stomach; X triggers my eczema; I react to X; I react badly to X; I have a bad reaction to X; I had an anaphylactic shock from X; I get bloated from X; I break out in hives from X; I get a rash when I eat X; I stay away from X; I steer clear of X; I keep away from X; please leave out X; please leave X out; hold the X; nothing with X; nothing containing X; anything with X is out; X is off limits; X is a no-go; X is a big no; X is forbidden for me; no X for me please; I'm not allowed X; I am not allowed to eat X; I must not eat X; I mustn't have X; I shouldn't have X; my doctor told me to avoid X; doctor says no X; my body can't handle X; I can't digest X; I can't process X; I have trouble digesting X; I struggle with X; I have an issue with X; I suffer from X allergy; I suffer from an intolerance to X; diagnosed with X allergy; I was diagnosed with an allergy to X; I've been allergic to X since childhood; deathly allergic to X; violently allergic to X; highly sensitive to X; hypersensitive to X; X-free; X free only; X hurts my tummy; I hate X; I dislike X; I detest X; I loathe X; I don't like X; not a fan of X; I don't eat X; I never eat X; I won't touch X; I refuse to eat X; I avoid X like the plague; allergies: X; allergy = X; Allergens - X; food allergy (X); X!!! deadly; X 🤢; 🚫X; ❌ X; X (anaphylaxis, carry an EpiPen); X - hospitalised twice; X since I was a kid; sadly X; unfortunately I cannot eat X; probably X; maybe X; possibly allergic to X; I think I am allergic to X; I may be allergic to X; suspected X allergy; mild X intolerance; X in any form; all forms of X; even traces of X; traces of X are dangerous; X and anything made from it; I'm out if there's X in it`,
  },
  german: {
    foods:
      'Milch=milk, Eier=eggs, Erdnüsse=peanuts, Weizen=gluten, Fisch=fish, Soja=soy, Sellerie=celery, Sesam=sesame',
    sentences: `ich vertrage keine X; ich vertrage kein X; X vertrage ich nicht; vertrage X nicht; ich reagiere auf X; ich reagiere allergisch auf X; reagiere stark auf X; ich bin gegen X allergisch; allergisch gegen X; allergisch auf X; ich habe eine Allergie gegen X; ich darf keine X essen; ich darf kein X; ich kann keine X essen; kann X nicht essen; ich esse keine X; esse kein X; keine X bitte; bitte keine X; bitte ohne X; ohne X; X bekommt mir nicht; X bekommen mir nicht; X machen mich krank; von X wird mir schlecht; von X bekomme ich Ausschlag; bei X juckt mein Hals; ich meide X; ich muss auf X verzichten; verzichte auf X; X geht gar nicht; X gehen nicht; X sind tabu; Unverträglichkeit: X; Unverträglichkeit gegen X; Unverträglichkeit von X; Intoleranz gegen X; Überempfindlichkeit gegen X; ich mag keine X; ich mag X nicht; ich hasse X; schwere Allergie gegen X; leider allergisch gegen X; nur auf X; mein Arzt sagt keine X; X verboten; Allergien: X; X-Allergie; X-Unverträglichkeit; X-frei; auch keine Spuren von X`,
  },
  dutch: {
    foods:
      'melk=milk, eieren=eggs, pinda=peanuts, tarwe=gluten, vis=fish, soja=soy, noten=nuts+peanuts, schaaldieren=crustaceans+molluscs, mosterd=mustard',
    sentences: `ik kan niet tegen X; kan niet tegen X; kan geen X verdragen; ik verdraag geen X; ik verdraag X niet; ik ben allergisch voor X; allergisch voor X; ik heb een allergie voor X; ik mag geen X; ik mag geen X eten; ik eet geen X; ik kan geen X eten; geen X; geen X alsjeblieft; graag zonder X; zonder X; ik lust geen X; ik hou niet van X; ik word ziek van X; van X krijg ik uitslag; van X krijg ik jeuk; ik reageer op X; ik reageer heftig op X; gevoelig voor X; overgevoelig voor X; intolerant voor X; X-allergie; X-intolerantie; X-vrij; ik vermijd X; X vermijden; helaas geen X; X is verboten voor mij`,
  },
  french: {
    foods:
      'lait=milk, œufs=eggs, arachides=peanuts, blé=gluten, poisson=fish, soja=soy, crustacés=crustaceans, moutarde=mustard, céleri=celery',
    sentences: `je ne supporte pas X; je ne supporte pas le X; je supporte mal le X; je ne tolère pas le X; je ne digère pas le X; je ne peux pas manger de X; je ne peux pas manger X; je ne mange pas de X; je n'ai pas le droit au X; je suis allergique au X; je suis allergique aux X; allergique aux X; j'ai une allergie au X; je fais une allergie aux X; je fais une réaction au X; je réagis au X; intolérance au X; intolérant au X; intolérante au X; sensible au X; hypersensible au X; pas de X; pas de X svp; pas de X s'il vous plaît; sans X; jamais de X; surtout pas de X; évitez le X; j'évite les X; éviter le X; le X me rend malade; les X me donnent des boutons; le X me donne mal au ventre; le X m'est interdit; X interdit; je déteste le X; je n'aime pas le X; je n'aime pas les X; choc anaphylactique au X; malheureusement pas de X; même des traces de X; allergies : X`,
  },
  spanish: {
    foods:
      'leche=milk, huevo=eggs, cacahuetes=peanuts, trigo=gluten, pescado=fish, soja=soy, frutos secos=nuts, mostaza=mustard, apio=celery',
    sentences: `no puedo comer X; no puedo tomar X; no puedo con X; no tolero X; no tolero la X; no tolero el X; soy alérgico a X; soy alérgica al X; soy alérgico a la X; tengo alergia al X; tengo alergia a la X; alergia a X; alergia al X; alérgico al X; intolerante al X; intolerancia a X; me sienta mal X; me sienta mal la X; me sientan mal los X; X me sienta mal; el X me hace daño; la X me cae mal; me da urticaria X; me dan ronchas los X; me enferma la X; no como X; no debo comer X; no me gusta X; no me gusta el X; odio X; evito X; evitar X; sin X; sin X por favor; nada de X; nada con X; prohibido X; reacciono a X; reacción al X; sensible al X; me pone enfermo el X; ni trazas de X; también X`,
  },
  portuguese: {
    foods:
      'leite=milk, ovos=eggs, amendoim=peanuts, trigo=gluten, peixe=fish, soja=soy, camarão=crustaceans, mostarda=mustard, aipo=celery',
    sentences: `não posso X; não posso comer X; não posso com X; não posso consumir X; não como X; não tolero X; sou alérgico a X; sou alérgica ao X; tenho alergia a X; tenho alergia ao X; tenho intolerância a X; tenho intolerância ao X; alergia a X; alergia ao X; intolerante a X; intolerante ao X; me faz mal X; X me faz mal; X faz-me mal; X me dá alergia; passo mal com X; fico doente com X; X me dá coceira; não gosto de X; odeio X; detesto X; evito X; evitar X; sem X; sem X por favor; nada de X; nada com X; proibido X; reajo a X; sensível a X; nem traços de X; infelizmente não posso comer X`,
  },
  italian: {
    foods:
      'latte=milk, uova=eggs, arachidi=peanuts, grano=gluten, pesce=fish, soia=soy, crostacei=crustaceans, senape=mustard, sedano=celery',
    sentences: `non posso mangiare X; non posso assumere X; non mangio X; non tollero X; non tollero il X; non digerisco X; non sopporto X; sono allergico a X; sono allergica al X; allergico al X; allergia al X; allergia alle X; ho un'allergia al X; intollerante al X; intolleranza al X; intolleranza alle X; il X mi fa male; X mi fa male; le X mi fanno male; mi fa stare male il X; mi dà fastidio il X; niente X; niente X per favore; senza X; evito X; evitare X; X vietato; odio X; non mi piace X; non mi piacciono le X; sensibile al X; reagisco al X; purtroppo non posso mangiare X; neanche tracce di X; mi viene l'orticaria con X`,
  },
  swedish: {
    foods:
      'mjölk=milk, ägg=eggs, jordnötter=peanuts, vete=gluten, fisk=fish, nötter=nuts+peanuts, soja=soy, skaldjur=crustaceans+molluscs, senap=mustard',
    sentences: `tål inte X; jag tål inte X; tål ej X; jag är allergisk mot X; allergisk mot X; jag har allergi mot X; jag kan inte äta X; kan inte äta X; får inte äta X; jag äter inte X; äter ej X; inga X; ingen X; ingen X tack; utan X; känslig mot X; överkänslig mot X; jag reagerar på X; mår dåligt av X; jag blir sjuk av X; gillar inte X; undviker X; X-allergi; X-fri; intolerant mot X; inte ens spår av X`,
  },
  danish: {
    foods:
      'mælk=milk, æg=eggs, jordnødder=peanuts, hvede=gluten, fisk=fish, nødder=nuts+peanuts, soja=soy, sennep=mustard',
    sentences: `tåler ikke X; jeg tåler ikke X; jeg kan ikke tåle X; kan ikke tåle X; jeg er allergisk over for X; allergisk over for X; jeg har allergi over for X; jeg må ikke få X; må ikke spise X; jeg kan ikke spise X; spiser ikke X; jeg spiser ikke X; ingen X; uden X; uden X tak; jeg reagerer på X; jeg bliver syg af X; får udslæt af X; kan ikke lide X; undgår X; X-allergi; X-fri; overfølsom over for X; følsom over for X; heller ikke spor af X`,
  },
  norwegian: {
    foods:
      'melk=milk, egg=eggs, peanøtter=peanuts, hvete=gluten, fisk=fish, nøtter=nuts+peanuts, soya=soy, skalldyr=crustaceans+molluscs',
    sentences: `tåler ikke X; jeg tåler ikke X; tåler dårlig X; jeg er allergisk mot X; allergisk mot X; jeg har allergi mot X; jeg kan ikke spise X; spiser ikke X; ingen X; uten X; jeg reagerer på X; blir syk av X; liker ikke X; unngår X; X-allergi; X-fri; overfølsom for X; intolerant mot X`,
  },
  finnish: {
    foods:
      'maito=milk, kananmuna=eggs, maapähkinä=peanuts, vehnä=gluten, kala=fish, pähkinä=nuts+peanuts, soija=soy, äyriäiset=crustaceans',
    sentences: `X allergia; X-allergia; X: allergia; ei sovi X; X ei sovi; X ei käy; en syö: X; en voi syödä: X; vältän: X; allergiat: X; allerginen: X; ilman X`,
  },
  polish: {
    foods:
      'mleko=milk, jajka=eggs, orzeszki ziemne=peanuts, pszenica=gluten, ryby=fish, orzechy=nuts+peanuts, soja=soy, skorupiaki=crustaceans, seler=celery',
    sentences: `mam uczulenie na X; uczulenie na X; jestem uczulony na X; jestem uczulona na X; mam alergię na X; alergia na X; uczulona na X; nietolerancja: X; nie jem: X; nie mogę jeść: X; nie toleruję: X; nie lubię: X; źle się czuję po: X; unikam: X; bez: X; proszę bez: X; reaguję na X; wrażliwy na X`,
  },
  russian: {
    foods: 'молоко=milk, яйца=eggs, арахис=peanuts, пшеница=gluten, рыба=fish, орехи=nuts+peanuts, соя=soy',
    sentences: `аллергия на X; у меня аллергия на X; нельзя X; мне нельзя X; не ем X; не могу есть X; не переношу X; непереносимость: X; без X`,
  },
  turkish: {
    foods:
      'süt=milk, yumurta=eggs, yer fıstığı=peanuts, buğday=gluten, balık=fish, fındık=nuts, soya=soy, susam=sesame, karides=crustaceans',
    sentences: `X yiyemem; X yiyemiyorum; X yemiyorum; X yemem; X içemem; X içemiyorum; X alerjisi; X alerjim var; X alerjisi var; bende X alerjisi var; X dokunuyor; X bana dokunuyor; X dokunur; X tüketemiyorum; X tüketmiyorum; X sevmem; X sevmiyorum; X intoleransı; X hassasiyeti; X hassasiyetim var; X yasak; X olmasın; X olmasın lütfen; X istemiyorum; X kaşıntı yapıyor; X midemi bozuyor; lütfen X koymayın; ciddi X alerjisi; alerjim: X; maalesef X yiyemem; şiddetli X alerjim var`,
  },
  malay: {
    foods:
      'susu=milk, telur=eggs, kacang tanah=peanuts, gandum=gluten, ikan=fish, udang=crustaceans, sotong=molluscs, bijan=sesame, soya=soy',
    sentences: `tak boleh makan X; tidak boleh makan X; x boleh makan X; tak leh makan X; saya tak boleh makan X; saya tidak boleh X; saya alah pada X; saya alah kepada X; alah X; alahan X; alahan terhadap X; alergi X; alergi terhadap X; saya alergi sama X; gatal makan X; makan X gatal; gatal kalau makan X; tak makan X; tidak makan X; saya tak makan X; jangan letak X; jangan ada X; tanpa X; elak X; mengelak X; pantang X; pantang makan X; tak suka X; tidak suka X; tidak tahan X; sakit perut kalau makan X; muntah kalau makan X; ruam bila makan X; tidak bisa makan X; gak bisa makan X; nggak bisa makan X; ga bisa makan X; aku alergi X; maaf tak boleh makan X; sensitif terhadap X; intoleransi X`,
  },
  hindi: {
    foods:
      'doodh=milk, anda=eggs, moongphali=peanuts, gehun=gluten, machli=fish, jhinga=crustaceans, sarson=mustard, til=sesame',
    sentences: `X khana mana hai; X mana hai; mujhe X se allergy hai; mujhe X se elergy hai; X se allergy; X se alergy hai; mujhe X khana mana hai; main X nahi khata; main X nahi khati; mai X nahi kha sakta; X nahi kha sakti; X nahin kha sakta; X nahi khate; X nahi chalta; X nahi chalega; X band hai; X khane se khujli hoti hai; X se pet kharab hota hai; X se ulti hoti hai; X hazam nahi hota; X pasand nahi; bina X ke; X mat dena; X mat daalna; X se door; X suit nahi karta`,
  },
  devanagari: {
    foods: 'दूध=milk, अंडा=eggs, मूंगफली=peanuts, गेहूं=gluten, मछली=fish, सोया=soy, तिल=sesame',
    sentences: `मुझे X से एलर्जी है; X से एलर्जी; X एलर्जी; मैं X नहीं खा सकता; मैं X नहीं खाती; X नहीं खाता; X मना है; X खाना मना है; बिना X के; X हजम नहीं होता`,
  },
  tamil: {
    foods: 'பால்=milk, முட்டை=eggs, வேர்க்கடலை=peanuts, கோதுமை=gluten, மீன்=fish, எள்=sesame',
    sentences: `X ஒவ்வாமை; எனக்கு X ஒவ்வாமை; எனக்கு X ஒவ்வாமை உள்ளது; எனக்கு X அலர்ஜி; X அலர்ஜி; X சாப்பிட முடியாது; X சாப்பிட மாட்டேன்; X சாப்பிடக்கூடாது; X வேண்டாம்; X ஒத்துக்காது; X இல்லாமல்`,
  },
  chinese: {
    foods:
      '牛奶=milk, 鸡蛋=eggs, 花生=peanuts, 小麦=gluten, 鱼=fish, 大豆=soy, 虾=crustaceans, 芝麻=sesame, 芹菜=celery',
    sentences: `X过敏; 对X过敏; 我对X过敏; 我对X严重过敏; 对X有过敏反应; 我X过敏; 不能吃X; 我不能吃X; 我不可以吃X; 不吃X; 我不吃X; 不要X; 请不要放X; 不要放X; 别放X; 忌X; 忌口X; 忌食X; 避免X; X不耐受; X不耐; 对X敏感; 吃X会痒; 吃X会起疹子; 吃了X会吐; 吃X拉肚子; 一吃X就过敏; 不喜欢吃X; 不喜欢X; 讨厌X; 无X; 不含X; X不行; X不能吃; 医生说不能吃X; 過敏:X; 對X過敏; 戒X; 食X敏感; 唔食得X; 唔食X; 食唔到X; 走X`,
  },
  japanese: {
    foods:
      '牛乳=milk, 卵=eggs, ピーナッツ=peanuts, 小麦=gluten, 魚=fish, 大豆=soy, えび=crustaceans, ごま=sesame',
    sentences: `Xアレルギー; Xアレルギーです; Xアレルギーがあります; Xのアレルギーがあります; 私はXアレルギーです; Xにアレルギーがあります; Xが食べられません; Xは食べられません; Xを食べられません; Xが食べれない; Xを食べることができません; Xは食べません; Xを食べると痒くなる; Xを食べるとお腹を壊します; Xが苦手; Xが苦手です; Xは苦手です; Xが嫌い; Xが嫌いです; Xがダメです; Xはだめ; Xはダメ; XNG; X抜き; X抜きで; Xなし; Xなしで; X不耐症; Xに弱い; Xを避けています; Xで蕁麻疹が出ます; 重度のXアレルギー`,
  },
  korean: {
    foods:
      '우유=milk, 계란=eggs, 땅콩=peanuts, 밀=gluten, 생선=fish, 대두=soy, 새우=crustaceans, 참깨=sesame',
    sentences: `X 알레르기; X알레르기; X 알러지; X알러지 있어요; X 알레르기 있어요; X 알레르기가 있어요; X 알레르기가 있습니다; X에 알레르기가 있어요; X 못 먹어요; X을 못 먹어요; X를 못 먹어요; X는 못 먹습니다; X 못먹음; X 안 먹어요; X를 먹을 수 없어요; X 먹으면 안 돼요; X 빼주세요; X 빼고; X 싫어요; X 싫어해요; X 안 좋아해요; X 불내증; X 과민증; X 없이; X 먹으면 두드러기 나요; X 먹으면 가려워요; 심한 X 알레르기; 저는 X 알레르기가 있어요; X 제외`,
  },
  arabic: {
    foods:
      'الحليب=milk, البيض=eggs, الفول السوداني=peanuts, القمح=gluten, السمك=fish, الصويا=soy, السمسم=sesame, المكسرات=nuts+peanuts',
    sentences: `حساسية X; حساسية من X; عندي حساسية من X; لدي حساسية من X; لا أستطيع أكل X; لا استطيع اكل X; لا آكل X; لا أتناول X; ما أقدر آكل X; ما باكل X; ممنوع X; ممنوع من X; بدون X; من غير X; خالي من X; لا أحب X; لا أتحمل X; تجنب X; أتجنب X; أعاني من حساسية X`,
  },
  vietnamese: {
    foods:
      'sữa=milk, trứng=eggs, đậu phộng=peanuts, lúa mì=gluten, cá=fish, đậu nành=soy, tôm=crustaceans, mè=sesame, mực=molluscs',
    sentences: `dị ứng X; dị ứng với X; tôi dị ứng X; tôi bị dị ứng X; tôi bị dị ứng với X; mình dị ứng X; em bị dị ứng X; không ăn được X; tôi không ăn được X; không ăn X; không thể ăn X; không được ăn X; kiêng X; kiêng ăn X; ăn X bị ngứa; ăn X bị nổi mề đay; ăn X là đau bụng; không dung nạp X; nhạy cảm với X; tránh X; ghét X; không thích X; không uống được X; không có X; đừng cho X`,
  },
  thai: {
    foods: 'นม=milk, ไข่=eggs, ถั่วลิสง=peanuts, แป้งสาลี=gluten, ปลา=fish, ถั่วเหลือง=soy, กุ้ง=crustaceans, งา=sesame',
    sentences: `แพ้X; แพ้ X; ฉันแพ้X; ผมแพ้X; ดิฉันแพ้X ค่ะ; แพ้X ครับ; แพ้X มาก; กินXไม่ได้; ทานXไม่ได้; ไม่กินX; ไม่ทานX; ห้ามX; ห้ามกินX; ไม่ใส่X; งดX; ไม่ชอบX; กินXแล้วคัน; ไม่เอาX`,
  },
  tagalog: {
    foods: 'gatas=milk, itlog=eggs, mani=peanuts, isda=fish, hipon=crustaceans, pusit=molluscs',
    sentences: `allergic ako sa X; may allergy ako sa X; allergy sa X; bawal ang X; bawal sa akin ang X; hindi ako kumakain ng X; hindi ako pwede sa X; hindi pwede ang X; ayaw ko ng X; walang X; huwag lagyan ng X; nangangati ako sa X; sumasakit ang tiyan ko sa X`,
  },
}
