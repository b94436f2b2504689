import { aliasesOf } from './aliases.ts'

/** Korean in Hangul and romanised. */
export const korean = aliasesOf({
  apple: '사과, sagwa, 부사, 아오리, 풋사과, 홍로, 감홍, 못난이사과, 햇사과',
  apricot: '살구',
  avocado: '아보카도, 후숙아보카도',
  banana: '바나나, 스위티오바나나',
  blueberry: '블루베리',
  cantaloupe: '멜론, 참외, chamoe, 머스크멜론',
  cherry: '체리, 앵두, 미국체리',
  clementine:
    '귤, 감귤, 한라봉, gyul, 밀감, 천혜향, 레드향, 노지감귤, 하우스감귤, 카라향, 만다린, 금귤, 낑깡, 황금향',
  'coconut fresh': '코코넛, 코코넛과육',
  'dragon fruit': '용과',
  'fig fresh': '무화과',
  'fruit salad cut': '과일, 과일샐러드, 컵과일, gwail, 컷팅과일, 과일컵, 화채',
  grape: '포도, 샤인머스캣, 청포도, podo, 거봉, 캠벨포도, 머루포도, 캠벨, 샤인머스켓, 블랙사파이어포도, 샤인',
  grapefruit: '자몽, jamong',
  kiwi: '키위, 참다래, 골드키위, 그린키위, 제스프리골드키위, 다래',
  lemon: '레몬',
  lime: '라임',
  mango: '망고, 애플망고',
  orange: '오렌지',
  peach: '복숭아, boksunga, 백도, 천도복숭아, 납작복숭아, 딱딱이복숭아, 딱복, 물복',
  'asian pear': '배, 신고배, 나주배, 원황배, 먹골배',
  persimmon: '감, 단감, 홍시, 연시, 대봉, 태추단감',
  pineapple: '파인애플',
  plum: '자두, jadu, 피자두, 자두퓨레, 플럼코트, 매실, 청매실',
  pomegranate: '석류',
  raspberry: '라즈베리, 산딸기',
  strawberry: '딸기, ttalgi, 설향딸기, 킹스베리, 설향, 논산딸기',
  watermelon: '수박, subak, 애플수박, 까망애플수박',
  asparagus: '아스파라거스',
  'bean sprout': '콩나물, 숙주, 숙주나물, kongnamul, sukju, 무농약콩나물, 국산콩나물, 대두콩나물, 콩나물봉지',
  beetroot: '비트, 레드비트',
  'bok choy': '청경채, cheonggyeongchae, 박초이',
  broccoli: '브로콜리',
  'button mushroom': '버섯, 양송이버섯, 양송이, beoseot, 갈색양송이, 만송이버섯, 백만송이버섯',
  cabbage: '양배추, yangbaechu, 알배기양배추, 양배추채, 꼬꼬마양배추',
  capsicum: '피망, 파프리카, pimang, 노랑파프리카, 꽈리고추, 빨강파프리카, 주황파프리카',
  carrot: '당근, danggeun, 흙당근',
  cauliflower: '콜리플라워',
  celery: '셀러리, 샐러리',
  'cherry tomato':
    '방울토마토, 대추방울토마토, 대추토마토, bangul tomato, 대추방울, 컬러방울토마토, 스테비아토마토, 토망고, 칵테일토마토, 방토',
  'chilli fresh':
    '고추, 청양고추, 풋고추, 홍고추, gochu, cheongyang gochu, 아삭이고추, 땡초, 아삭고추, 당조고추, 할라피뇨, 페퍼론치노',
  'corn on the cob': '옥수수, oksusu, 찰옥수수, 초당옥수수, 베이비콘',
  cucumber: '오이, 취청오이, 백다다기오이, 다다기오이, 가시오이, 노각',
  daikon: '무, 무우, 깍두기무, 총각무, mu radish, 조선무, 월동무, 시래기, 동치미무, 비타민무',
  eggplant: '가지, 쇠뿔가지, 가지나물용',
  'enoki mushroom': '팽이버섯, paengi, 팽이',
  garlic: '마늘, 다진마늘, 깐마늘, maneul, 마늘쫑, 저민마늘, 편마늘, 의성마늘, 풋마늘, 마늘종, 마늘편',
  ginger: '생강, saenggang, 생강편',
  kale: '케일, 쌈케일, 즙용케일, 곱슬케일',
  'king oyster mushroom': '새송이버섯, 새송이, saesongi',
  leek: '대파, daepa, 흙대파, 대파흰부분, 리크, 절단대파',
  'leafy salad mix': '샐러드, 쌈채소, 어린잎채소, 어린잎, 유러피안샐러드, 새싹채소, 치커리, 그린샐러드',
  'local lettuce':
    '상추, 양상추, 로메인, sangchu, 쌈채소모음, 꽃상추, 쌈야채, 버터헤드, 버터헤드레터스, 쌈채소모둠, 쌈모듬, 쌈추, 적겨자, 청치마상추, 이자벨, 카이피라, 유럽상추',
  'lotus root': '연근',
  'napa cabbage': '배추, 알배추, baechu, 알배기, 절임배추, 쌈배추, 배춧잎, 봄배추, 쌈용배추',
  onion: '양파, yangpa, 자색양파, 햇양파, 양파망, 햇양파망',
  'oyster mushroom fresh': '느타리버섯, 느타리, 애느타리버섯, 애느타리, 맛타리버섯, 참타리버섯',
  potato: '감자, gamja, 햇감자, 수미감자, 강원도감자, 흙감자, 자주감자, 카스테라감자',
  pumpkin: '단호박, 호박, 늙은호박, danhobak, 보우짱단호박',
  radish: '열무, 알타리무',
  'shiitake fresh': '표고버섯, pyogo, 표고, 생표고, 참송이버섯, 표고채',
  spinach: '시금치, sigeumchi, 섬초, 포항초, 남해초, 베이비시금치, 섬시금치',
  'spring onion': '파, 쪽파, 실파, jjokpa, 송송썬파, 썬대파, 송송대파, 달래파, 파채, 대파송송',
  'sweet potato':
    '고구마, goguma, 군고구마, 베니하루카, 자색고구마, 아이스군고구마, 고구마말랭이, 호감고구마',
  taro: '토란',
  tomato: '토마토, 완숙토마토, 짭짤이토마토, 찰토마토, 대저토마토, 유럽토마토, 동양토마토',
  watercress: '미나리',
  zucchini: '애호박, 주키니, aehobak, 둥근호박, 조선호박, 풋호박, 돼지호박, 인큐베이터애호박, 쥬키니호박',
  'basil fresh': '바질, 스위트바질, 바질잎',
  'chives fresh': '부추, buchu, 영양부추, 호부추, 차이브, 솔부추, 정구지',
  coriander: '고수, 고수잎, 실란트로',
  'mint fresh': '민트, 애플민트, 페퍼민트잎, 박하잎, 스피아민트',
  'parsley fresh': '파슬리, 이탈리안파슬리',
  butter:
    '버터, 무염버터, 가염버터, beoteo, 앵커버터, 서울우유버터, 이즈니버터, 고메버터, 앵커무염버터, 루어팍, 발효버터, 포션버터, 프레지덩버터',
  'cheese slices':
    '치즈, 슬라이스치즈, 체다치즈, chijeu, 체다슬라이스, 서울우유치즈, 모짜렐라슬라이스, 상하치즈, 뼈로가는칼슘치즈, 아메리칸치즈',
  'condensed milk': '연유, 튜브연유, 서울우유연유',
  'cooking cream':
    '생크림, 휘핑크림, 크림, saengkeurim, 동물성생크림, 동물성휘핑크림, 서울우유생크림, 식물성휘핑크림, 휘핑, 요리용크림, 쿠킹크림',
  'cream cheese': '크림치즈, 필라델피아크림치즈, 끼리크림치즈, 끼리, 필라델피아',
  'cultured milk drink':
    '야쿠르트, 요구르트 음료, 불가리스, yakureuteu, yogureuteu, 헬리코박터윌, 에이스야쿠르트, 요구르트5개입, 이오요구르트, 서울우유요구르트, 쿠퍼스, 메치니코프, 마시는유산균, 거꾸로먹는야쿠르트',
  'flavoured milk':
    '초코우유, 바나나우유, 딸기우유, 바나나맛우유, banana uyu, 초코에몽, 커피우유, choco uyu, 딸기맛우유, 단지우유, 커피포리, 항아리바나나우유, 멜론우유, 바나나킥우유, 딸기라떼우유',
  'fresh milk':
    '우유, 흰우유, 저지방우유, 서울우유, 매일우유, uyu, 1등급우유, 나100우유, 칼슘우유, 원유, 상하목장우유',
  'greek yogurt': '그릭요거트, 그릭요구르트, 꾸덕한그릭요거트, 룩트, 그릭데이, 그릭요거트꾸덕',
  'lactose-free milk': '락토프리우유, 소화가잘되는우유',
  margarine: '마가린',
  'milk powder': '분유, 전지분유, 탈지분유',
  'mozzarella block': '모짜렐라, 모짜렐라치즈, 모차렐라, 모짜렐라블럭, 자연모짜렐라',
  parmesan: '파마산, 파마산치즈, 파마산가루, 파마산치즈가루, 그라나파다노, 파르미지아노레지아노',
  'string cheese': '스트링치즈, 찢어먹는치즈, 구워먹는스트링치즈, 상하스트링치즈',
  yogurt:
    '요거트, 플레인요거트, 요구르트, yogeoteu, 떠먹는요거트, 떠먹는요구르트, 비피더스, 매일바이오, 바이오플레인, 액티비아플레인, 다논요거트',
  'chicken egg':
    '계란, 달걀, 유정란, 계란 흰자, 노른자, 날달걀, gyeran, dalgyal, 대란, 특란, 왕란, 동물복지란, 초란, 무항생제계란, 무항생제란, 동물복지유정란, 난각번호1번계란, 자연방사유정란, 1등급란, 난백, 난황, 청란, 영양란, 신선란, 달걀흰자, 날계란',
  'hard-boiled egg':
    '삶은계란, 구운계란, 맥반석계란, 훈제란, 삶은달걀, 감동란, 반숙란, 반숙계란, 맥반석란, 훈제계란, 훈제달걀, 구운란, 찜질방계란, 완숙계란, 반숙달걀, 구운달걀, 맥반석구운란',
  'quail egg': '메추리알, mechurial, 메추리알깐것',
  bacon: '베이컨, beikeon, 베이컨칩',
  'beef mince':
    '다진소고기, 소고기다짐육, 간소고기, 다진쇠고기, 소고기다짐, 한우다짐육, 다진우육, 소민찌, 소고기민찌, 다진한우',
  'beef short rib':
    '갈비, 소갈비, LA갈비, 갈비살, 찜갈비, 엘에이갈비, 갈비찜용갈비, 진갈비살, LA갈비양념전, 꽃갈비, 우대갈비, 소갈비찜용',
  'beef slices':
    '소고기, 쇠고기, 불고기용, 차돌박이, 우삼겹, 샤브샤브용 소고기, sogogi, soegogi, chadolbagi, 불고기감, 한우불고기, 샤브용소고기, 차돌, 샤브샤브고기, 한우, 한우등심슬라이스, 소불고기용, 업진살, 토시살, 안창살, 제비추리, 갈빗살, 규카츠용소고기, 소고기샤브, 육회용소고기, 육회, 부챗살, 설도, 목심',
  'beef steak': '스테이크, 등심, 안심, 채끝, 부채살, 살치살, 채끝살, 척아이롤, 립아이, 티본, 토마호크',
  'ham sliced': '햄, 슬라이스햄, 샌드위치햄, 김밥햄, 부대찌개용햄, 사각햄, 잠봉, 살코기햄, 그릴햄',
  'lamb mince': '양고기, 양꼬치고기, 양등심',
  liver: '간, 돼지간, 순대간',
  'pork belly':
    '삼겹살, 대패삼겹살, 오겹살, 대패, 벌집삼겹살, 통삼겹, 한돈삼겹살, 냉삼, 대패삼겹, 미박삼겹살, 벌집삼겹, 칼집삼겹살, 뒷고기',
  'pork mince':
    '다진돼지고기, 돼지고기 다짐육, 간돼지고기, 돼지다짐육, 돼지민찌, 한돈다짐육, 다진돼지, 돈민찌, 만두용돼지고기',
  'pork ribs':
    '돼지갈비, 등갈비, 쪽갈비, 폭립, 찜갈비돼지, 돼지등갈비, 감자탕용등뼈, 돼지등뼈, 돼지목뼈, 백립, 베이비백립',
  'pork slices':
    '돼지고기, 목살, 앞다리살, 제육용, 고기, dwaejigogi, moksal, 대지고기, 돼지불고기감, 돼지고기앞다리, 앞다리살불고기용, 돼지불고기용, 한돈, 한돈목살, 카레용돼지고기, 돼지잡채용, 잡채용고기, 항정살구이, 갈매기살, 목전지, 돼지목심, 전지살, 샤브용돼지, 뒷다리불고기용',
  'chicken breast':
    '닭가슴살, 닭안심, dakgaseumsal, 닭안심살, 생닭가슴살, 닭찌찌살, 안심살, 닭가슴살스테이크생, 냉동닭가슴살생',
  'chicken drumstick': '닭다리, 북채, 통닭다리, 장각, 닭장각',
  'chicken thigh':
    '닭다리살, 닭정육, dakdari, 닭다리순살, 닭정육살, 닭다리살정육, 닭순살, 순살닭, 닭엉치살, 닭넓적다리',
  'chicken wing': '닭날개, 닭봉, 윙, dak nalgae, 닭윗날개, 닭아랫날개',
  'chicken whole':
    '닭, 닭고기, 생닭, 닭볶음탕용, 영계, dakgogi, dak, 삼계탕용닭, 볶음탕용닭, 절단닭, 백숙용닭, 백숙용, 통닭생, 삼계닭, 닭도리탕용, 닭목살',
  'duck raw': '오리, 오리고기, 훈제오리, 오리로스, 오리주물럭생, 오리백숙용, 거위, 거위고기',
  fishcake:
    '어묵, 오뎅, 어묵탕, eomuk, odeng, 부산어묵, 사각어묵, 삼호어묵, 오댕, 꼬치어묵, 부산오뎅, 볼어묵, 사각오뎅, 어묵볼, 어묵바, 핫바, 어묵꼬치, 국탕종합어묵, 고래사어묵, 가마보코, 치쿠와, 어육소시지, 천하장사, 천하장사소시지, 맥스봉, 키스틱, 분홍소시지, 옛날소시지, 진주햄소시지',
  frankfurter:
    '비엔나, 프랑크소시지, 핫도그소시지, 후랑크소시지, 줄줄이비엔나, 햄소시지, 부대찌개햄, 문어소시지, 소세지야채볶음용, 후랑크소세지, 프랑크, 프랑크소세지, 의성마늘프랑크, 줄줄이소시지, 킬바사, 킬바사소시지, 존쿡델리미트, 핫도그용소시지, 칼집비엔나, 에센뽀득, 문어비엔나, 그릴비엔나, 비엔나소세지',
  'meatball raw':
    '동그랑땡, 미트볼, 완자, 함박스테이크, 고기완자, 치킨미트볼, 함박볼, 너비아니, 궁중너비아니, 고기전, 한입떡갈비',
  'sausage raw':
    '소시지, 소세지, 비엔나소시지, 후랑크, soseji, 독일소시지, 부어스트, 브랏부어스트, 수제부어스트',
  'crab stick': '맛살, 게맛살, 크래미, matsal, 크라비, 크래미살, 게살, 김밥맛살, 한성크래미',
  clam: '조개, 바지락, 모시조개, 꼬막, jogae, bajirak, 백합, 동죽, 바지락살, 재첩, 해감바지락, 가무락, 키조개, 피조개, 대합, 새조개, 조갯살, 조개살, 꼬막살, 벌교꼬막, 참꼬막',
  'crab raw': '게, 꽃게, kkotge, 절단꽃게, 러시아대게, 돌게, 털게, 민물게',
  cuttlefish:
    '오징어, 갑오징어, 한치, ojingeo, 오징어링, 오징어몸통, 오징어다리, 총알오징어, 꼴뚜기, 솔방울오징어, 오징어살, 갑오징어살, 반건오징어',
  'fish fillet white':
    '생선, 동태, 대구, 광어, 갈치, 조기, 명태, 동태전, saengseon, galchi, 가자미, 우럭, 도미, 코다리, 임연수, 명태살, 흰살생선, 참돔, 아귀, 민어, 가자미살, 대구살, 대구전감, 동태살, 생태, 부세, 참조기, 병어, 민어살, 도다리, 농어, 참돔필렛, 가자미필렛, 볼락, 열기, 붉은볼락, 적어, 서대, 박대, 메로, 메로구이, 은갈치, 먹갈치, 대구탕용대구, 아구, 아귀살, 복어, 복어살, 물메기, 생선살, 생선필레, 흰살생선필렛, 틸라피아, 팡가시우스, 양미리, 도루묵, 전어, 방어, 숭어, 민물고기, 이면수, 매운탕거리, 가자미구이용',
  'fish roe':
    '명란, 명란젓, 날치알, myeongnan, 창난젓, 연어알, 알탕용알, 곤이, 이리, 명태알, 청어알, 캐비어, 창란젓, 명란튜브, 어란',
  lobster: '랍스터, 바닷가재, 로브스터, 랍스타, 랍스터테일, 활랍스터',
  mackerel:
    '고등어, 꽁치, 삼치, godeungeo, 자반고등어, 고등어필렛, 노르웨이고등어, 안동간고등어, 삼치필렛, 정어리, 청어, 전갱이',
  mussel: '홍합, 자숙홍합, 홍합살, 그린홍합, 냉동홍합살',
  octopus:
    '문어, 낙지, 쭈꾸미, 주꾸미, nakji, 자숙문어, 연포탕낙지, 절단낙지, 피문어, 돌문어, 산낙지, 자숙문어다리, 문어숙회, 탕탕이',
  'oyster fresh': '굴, 석화, 통영굴, 각굴',
  prawn:
    '새우, 칵테일새우, 냉동새우, 대하, saeu, 흰다리새우, 새우살, 냉동새우살, 블랙타이거, 탈각새우, 칵테일새우살, 독도새우, 흰다리새우살, 보리새우, 아르헨티나홍새우, 감바스용새우, 꽃새우',
  'salmon fillet': '연어, yeoneo, 연어필렛, 연어스테이크, 연어필레, 노르웨이연어, 연어머리',
  scallop: '가리비, 관자, 관자살, 참가리비, 키조개관자',
  'smoked salmon': '훈제연어',
  'sushi-grade fish':
    '회, 생선회, 연어회, 광어회, 우럭회, 참치회, 회덮밥, 도미회, 방어회, 횟감용연어, 활어회, 막회',
  unagi: '장어, 민물장어, 장어덮밥, 바다장어구이, 데리야끼장어, 양념꼼장어, 양념장어',
  'firm tofu':
    '부침두부, 부침용두부, 단단한 두부, 찌개두부, 국산콩두부, 손두부, 판두부, 두부부침용, 모두부, 두부한모, 두부반모, 굳은두부, 풀무원두부, 두부면, 포두부, 건두부, 국산두부',
  'fried bean curd skin': '유부초밥용 유부, 조미유부초밥, 유부초밥키트, 유부초밥세트',
  natto: '낫또, 나또, 낫토',
  'plant-based mince': '콩고기, 식물성고기, 대체육, 비건고기, 베지미트, 언리미트',
  seitan: '밀고기',
  'silken tofu':
    '두부, 순두부, 연두부, 찌개용두부, dubu, sundubu, 초당순두부, 몽글순두부, 초당두부, 생식용두부, 몽글두부',
  'tau pok': '유부, 조미유부, 두부튀김, 튀김두부',
  bagel: '베이글, 어니언베이글',
  baguette: '바게트, 바게뜨, 버터바게트',
  'bun sweet':
    '단팥빵, 크림빵, 소보로빵, 소금빵, 호빵, danpatppang, 소보루, 팥빵, 멜론빵, 보름달빵, soboro, 맘모스빵, 슈크림빵, 앙버터, 소보로, 곰보빵, 생크림빵, 초코빵, 완두앙금빵, 앙금빵, 모카빵, 피자빵, 소시지빵, 고로케빵, 카레빵, 메론빵, 소금버터빵, 밤식빵, 맘모스, 단과자빵, 보리빵, 술빵, 옥수수빵, 연유브레드, 포켓몬빵, 스위트롤, 크림치즈빵, 마늘크림치즈빵',
  'cake slice':
    '케이크, 생크림케이크, keikeu, 생일케이크, 케익, 초코케이크, 초코생크림케이크, 크레이프케이크, 레드벨벳케이크, 무스케이크',
  'cake plain':
    '카스테라, 파운드케이크, 마들렌, 휘낭시에, 파운드, 파운드케익, 카스텔라, 바움쿠헨, 시폰케이크, 쉬폰케이크, 바나나케이크, 계란빵, 델리만쥬',
  croissant:
    '크루아상, 크로와상, 크로플, 초코크루아상, 크루와상, 크로아상, 뺑오쇼콜라, 크루아상생지, 크로플생지',
  doughnut:
    '도넛, 도너츠, 꽈배기, 크리스피도넛, 던킨도넛, kkwabaegi, 찹쌀꽈배기, 크리스피크림, 던킨, 글레이즈드도넛, 도나쓰, 올드패션드, 노티드도넛, 츄이스티',
  'white bread':
    '식빵, 빵, 토스트, sikppang, ppang, 샌드위치빵, 옥수수식빵, 샌드위치식빵, 식빵테두리, 식빵꽁다리, 포켓샌드빵, 프렌치식빵',
  'wholemeal bread':
    '통밀빵, 호밀빵, 잡곡빵, 통밀식빵, 잡곡식빵, 곡물식빵, 현미식빵, 로만밀식빵, 통곡물빵, 곡물빵, 현미빵, 보리식빵, 오곡식빵, 귀리빵, 통밀롤',
  'barley pearl': '보리, 찰보리, 율무, 늘보리, 압맥, 할맥, 엠보리',
  'brown rice': '현미, 잡곡, 흑미, hyeonmi, 발아현미, 찰현미, 오색현미, 찰흑미, 홍미, 가바현미',
  'cellophane noodles': '당면, 납작당면, 녹두당면, 잡채당면, 옛날당면, 분모자, 넓적당면, 실당면, 분모자당면',
  'dried beans':
    '콩, 강낭콩, 검은콩, 서리태, 울타리콩, 호랑이콩, 동부콩, 동부, 선비콩, 쥐눈이콩, 약콩, 작두콩, 제비콩',
  'dried pasta':
    '파스타, 스파게티, 마카로니, 펜네, 파스타면, 스파게티면, 푸실리, 링귀네, 링귀니, 페투치네, 숏파스타, 롱파스타, 파르팔레, 통밀파스타, 카펠리니, 데체코, 바릴라, 리가토니, 콘킬리에, 오레키에테',
  'glutinous rice': '찹쌀, chapssal, 찰밥쌀',
  'jasmine rice':
    '쌀, 백미, 생쌀, ssal, 고시히카리쌀, 신동진쌀, 경기미, 추청쌀, 삼광쌀, 안남미, 자스민쌀, 오대쌀, 철원오대쌀, 골드퀸',
  'la mian fresh':
    '생라면, 중화면, 짜장면사리, 칼국수면, 생면, 수제비, 생칼국수, 수타면, 쫄면사리, 중화생면, 라멘생면, 생소면, jjolmyeon',
  'mee sua': '소면, 국수, 칼국수, guksu, kalguksu, 잔치국수, 중면, 비빔국수, 실국수',
  muesli:
    '그래놀라, 뮤즐리, 골든그래놀라, 견과그래놀라, 크랜베리아몬드그래놀라, 후르츠그래놀라, 오트그래놀라, 오그래놀라, 아몬드후레이크, 크랜베리아몬드후레이크',
  oats: '오트밀, 귀리, 압착귀리, 퀵오트밀, 포리지, 퀘이커오트밀, 롤드오트, 오버나이트오트밀, 마시는오트밀',
  'red bean dry': '팥, 적두, 거피팥',
  'rice cake tteok':
    '떡, 떡볶이떡, 떡국떡, 가래떡, tteokbokki tteok, tteok, tteokbokki rice cakes, 떡뽁이떡, 조랭이떡, 떡사리, 백설기, 시루떡, 밀떡, 떡볶이용떡, 누들떡, 치즈떡, 절편, 꿀설기, 무지개떡, 술떡, 증편, 설기, 개피떡, 바람떡, ddeok, tteokguk tteok, baekseolgi, julpyeon, tteoguk tteok',
  'rice paper': '라이스페이퍼, 월남쌈, 월남쌈피, 쌀종이',
  'soba dry':
    '메밀면, 메밀국수, 냉면, naengmyeon, memil, 막국수, 소바, 비빔냉면, 모밀, 냉면사리, 함흥냉면, 평양냉면, 메밀소면, 둥지냉면, 모밀국수, mul naengmyeon, bibim naengmyeon, memil guksu, memil myeon',
  'sushi rice': '멥쌀, 햅쌀, 이천쌀, 임금님쌀, 임금님표이천쌀, 고시히카리',
  'udon fresh': '우동, 우동면, 우동사리, 가쓰오우동, 가쓰오우동면, 사누끼우동, 사누키우동, 볶음우동면',
  'wonton skin': '만두피, 교자피, 완탕피',
  'breakfast cereal':
    '시리얼, 콘푸로스트, 콘플레이크, 콘푸라이트, 첵스, 코코볼, 첵스초코, 콘프로스트, 스페셜K, 포스트콘푸레이크, 오곡코코볼, 허니오즈, 현미후레이크, 오레오오즈, 후루트링, 시리얼초코맛, 콘프레이크',
  'cup noodles':
    '컵라면, 육개장사발면, 왕뚜껑, keopramyeon, 사발면, 신라면컵, 큰사발면, 참깨라면, 컵누들, 육개장컵라면, 새우탕, 신라면컵면, 불닭볶음면컵, 진라면컵, 튀김우동컵, 너구리컵, 왕뚜껑컵, 오징어짬뽕컵, 컵면, 우동컵, 김치사발면, 짜장범벅, 볶음너구리컵, 쌀국수컵, 컵쌀국수, 튀김우동, 튀김우동큰사발, 공화춘, 짜파게티컵, 짜파게티범벅, yukgaejang sabalmyeon, sabalmyeon, keup ramyun, cup ramyeon, cup ramyun, wangttukkeong, kimchi sabalmyeon',
  'instant noodles': '라면, 봉지라면, 라면끓일거, 라멘',
  'korean ramyun':
    '신라면, 진라면, 불닭볶음면, 너구리, 짜파게티, 안성탕면, chapagetti, buldak bokkeum myeon, 삼양라면, 열라면, 비빔면, 팔도비빔면, 남자라면, 까르보불닭, 틈새라면, 짜장라면, 불닭, 라면5개, 참깨라면봉지, 스낵면, 무파마, 배홍동비빔면, 배홍동, 도시락라면, 짜왕, 까르보불닭볶음면, 로제불닭, 핵불닭, 맛있는라면, 신라면건면, 사리곰탕면, 사리곰탕, 꼬꼬면, 멸치칼국수라면, 보글보글부대찌개면, 김치라면, 쇠고기면, 간짬뽕, 틈새라면빨계떡, 진비빔면, 콩국수라면, 미역국라면, 후루룩국수, 앵그리짜파구리, 짜파구리, jin ramyeon, jin ramyun, buldak ramen, paldo bibimmyeon, bibimmyeon, ansungtangmyun, anseongtangmyeon, jjapaguri, ramdon, yeol ramyeon, ramyon',
  'microwave rice':
    '햇반, 즉석밥, hetbahn, 오뚜기밥, haetban, 햇반현미, 즉석현미밥, 컵반, 오뚜기컵밥, 컵밥, 곤약밥, 곤약밥팩, 즉석잡곡밥, 전자레인지밥, 쎈쿡, jeukseokbap, keopbap, ottogi bap',
  'canned chickpeas': '병아리콩',
  'canned coconut milk': '코코넛밀크',
  'canned corn': '옥수수캔, 스위트콘, 콘옥수수, 옥수수콘, 캔옥수수, 옥수수통조림, 콘샐러드용옥수수',
  'canned fruit cocktail':
    '복숭아통조림, 황도, 후르츠칵테일, 과일통조림, 백도캔, 복숭아캔, 귤통조림, 밀감통조림, 백도통조림, 체리통조림',
  'canned mackerel': '꽁치통조림, 고등어통조림, 꽁치캔, 고등어캔',
  'canned tomatoes': '토마토캔, 홀토마토, 토마토통조림, 다이스드토마토, 토마토홀',
  'canned tuna':
    '참치, 참치캔, 동원참치, chamchi, 라이트참치, 살코기참치, 참치살코기, 마일드참치, 황다랑어캔, 참치마요',
  'luncheon meat':
    '스팸, 통조림햄, 리챔, seupaem, 런천미트, 스팸클래식, 스팸라이트, 스팸마일드, 튤립햄, 로스팜, 목우촌뚝심, 캔햄, ricaem',
  'apple cider vinegar': '사과식초, 애플사이다비니거, 홍초, 애사비, 미초, 쁘띠첼미초, 감식초',
  'barbecue sauce': '바베큐소스',
  'curry roux block':
    '카레, 고형카레, 카레가루, karae, 바몬드카레, 카레여왕, 하이라이스, 하이라이스가루, 고형카레약간매운맛, 카레블럭, karae garu, kare garu, curry garu, ottogi curry, bamondeu kare',
  doenjang:
    '된장, 재래된장, 미소된장, 청국장, 강된장, 재래식된장, 순창된장, 막된장, 한식된장, 옛날된장, 청국장1덩이, 우렁강된장, 쌈된장, den jang, cheonggukjang, chunggukjang, chungkookjang, dwenjang',
  'fish sauce':
    '액젓, 멸치액젓, 까나리액젓, aekjeot, 피쉬소스, 참치액, 까나리, 하선정멸치액젓, 하선정액젓, 한라참치액, 참치진액, 피시소스, 친수피시소스, 남플라, 느억맘, myeolchi aekjeot, kkanari aekjeot, myulchi aekjeot, chamchiaek',
  gochujang:
    '고추장, 초고추장, 태양초고추장, 순창고추장, 초장, 비빔장, 초고추장튜브, 약고추장, 비빔고추장, 비빔장소스, 떡볶이소스, 떡볶이양념, 비빔면소스, 튜브고추장, kochu jang, chogochujang, tteokbokki sauce, ttukbokki sauce',
  honey:
    '꿀, 벌꿀, 아카시아꿀, 잡화꿀, 사양꿀, 튜브꿀, 벌집꿀, 마누카꿀, 동서벌꿀, 야생화꿀, beolkkul, akasia kkul',
  'hot sauce': '핫소스, 스리라차, 타바스코, 스리라차소스, 핫소스타바스코, 칠리핫소스',
  jam: '잼, 딸기잼, 블루베리잼, 사과잼, ttalgi jaem, 블루베리쨈, 딸기쨈, 무화과잼, 살구잼, 오렌지마멀레이드, 복음자리딸기잼, 포도잼, 라즈베리잼, 사과쨈, 자몽잼, 마멀레이드, 복숭아잼, ddalgi jam, ttalgi jam',
  ketchup: '케첩, 케찹, 토마토케첩, 케챱, kechap, 토마토케찹',
  'light soy sauce':
    '간장, 진간장, 국간장, 양조간장, ganjang, 조선간장, 진간장금F3, 몽고간장, 왜간장, 몽고진간장, 맑은조선간장, 햇살담은간장, 만능간장, 계란간장, kanjang, jin ganjang, guk ganjang, yangjo ganjang, chosun ganjang',
  mayonnaise:
    '마요네즈, 마요, 마요네스, 골드마요네즈, 하프마요, 큐피마요네즈, 와사비마요, 갈릭마요, 스리라차마요, 핫마요, mayonnaise ottogi',
  mirin: '미림, 맛술, 미향',
  mustard:
    '머스타드, 겨자, 허니머스타드, 연겨자, 머스터드, 디종머스터드, 홀그레인머스타드, 홀그레인머스터드, 허니머스터드, 허니머스타드소스, 옐로우머스타드, 겨자소스, 해파리겨자소스, 씨겨자, gyeoja',
  'oyster sauce': '굴소스, 이금기굴소스, 팬더굴소스, gul sauce',
  'ranch dressing':
    '드레싱, 랜치드레싱, 시저드레싱, 랜치소스, 사우전드아일랜드, 사우전아일랜드, 사우전드아일랜드드레싱, 콘샐러드소스',
  'rice vinegar': '식초, 현미식초, sikcho, 양조식초',
  'salad dressing vinaigrette':
    '드레싱, 발사믹드레싱, 오리엔탈드레싱, 이탈리안드레싱, 오리엔탈소스, 발사믹소스, 샐러드드레싱, 키위드레싱, 유자드레싱, 레몬드레싱, 프렌치드레싱, 샐러드소스, 간장드레싱',
  'sesame oil': '참기름, chamgireum, 방앗간참기름, cham kireum',
  'sesame dressing': '참깨드레싱, 흑임자드레싱, 참깨소스, 샤브샤브참깨소스',
  'pasta sauce jar':
    '토마토소스, 파스타소스, 스파게티소스, 미트소스, 볼로네제소스, 아라비아따소스, 폰타나소스, 토마토미트소스, 마리나라소스, 프레고, 라구소스',
  'cream pasta sauce jar':
    '크림소스, 로제소스, 알프레도소스, 크림파스타소스, 까르보나라소스, 투움바소스, 로제파스타소스, 크림치즈소스, 폰타나크림소스, 머쉬룸크림소스, 로제스파게티소스',
  ssamjang: '쌈장, 쌈장소스, 순창쌈장, 참쌈장',
  'stock cube':
    '다시다, 치킨스톡, 육수코인, 코인육수, dasida, 육수, 육수팩, 치킨파우더, 치킨스톡파우더, 액상치킨스톡, 치킨스톡큐브, 비프스톡, 사골코인육수, 맛선생, 국선생, 동전육수, 연두, 야채스톡, coin yuksu, chikin stock, yuksu coin, dongjeon yuksu',
  'olive oil': '올리브유, 올리브오일, 엑스트라버진, 엑스트라버진올리브유, 압착올리브유',
  'vegetable oil':
    '들기름, deulgireum, 식용유, 카놀라유, 기름, 해바라기유, 콩기름, sigyongyu, 포도씨유, 식용류, 옥수수유, 튀김기름, 방앗간들기름, 해바라기씨유, 유채유, 들깨기름, 아마씨유, perilla oil korean, sik yong yu',
  'chocolate spread': '누텔라, 초코잼, 악마의잼, 초코스프레드, 헤이즐넛스프레드, 헤이즐넛초코잼, 초코크림',
  'peanut butter':
    '땅콩버터, 땅콩잼, 피넛버터, 스키피, 땅콩버터크런치, 크리미땅콩버터, 리고땅콩버터, 슈퍼너츠, 땅콩스프레드, 땅콩쨈, ttangkong butter, ttangkong jaem, ttangkongbeoteo',
  'black pepper':
    '후추, 후춧가루, huchu, 순후추, 후추가루, 그라인더후추, tong huchu, hoochoo, sunhuchu, huchu garu',
  'chilli flakes':
    '고춧가루, 고추가루, 고운고춧가루, 청양고춧가루, 고운고추가루, 청양고추가루, 태양초고춧가루, 시치미, 페퍼론치노홀, 크러쉬드레드페퍼, 레드페퍼, 칠리파우더, 카이엔페퍼, kochugaru, kochukaru',
  'curry powder': '카레분말',
  msg: '미원, 조미료, 감칠맛조미료, 감치미, 미풍',
  salt: '소금, 천일염, 맛소금, sogeum, 꽃소금, 신안천일염, 죽염, 함초소금, 히말라야소금, 핑크솔트, 가는소금, 바다소금, gulgeun sogeum, matsogeum, kkot sogeum, cheonilyeom, jugyeom',
  'sesame seed':
    '참깨, 깨, 통깨, 깨소금, kkae, 흑임자, tong kkae, bokkeum kkae, chamkkae, geomeun kkae, heugimja, heukimja',
  'baking powder': '베이킹파우더, 베이킹파우다',
  'bread flour': '강력분, 코끼리강력, 제빵용밀가루, 강력밀가루',
  'bread mix':
    '핫케이크믹스, 핫케이크가루, 호떡믹스, 핫케익가루, 팬케이크가루, 와플믹스, 브라우니믹스, 식빵믹스, 케이크믹스, 머핀믹스, 도넛가루, 도넛믹스, 팬케이크믹스, 핫케익믹스, 찹쌀호떡믹스',
  breadcrumbs: '빵가루, ppanggaru, 건식빵가루, 습식빵가루, 팡코, bbang garu',
  'brown sugar':
    '흑설탕, 황설탕, 갈색설탕, 비정제원당, 마스코바도, 사탕수수원당, heukseoltang, hwangseoltang',
  'corn starch':
    '전분, 감자전분, 옥수수전분, 녹말, 녹말가루, 고구마전분, 전분가루, 타피오카전분, 녹두전분, 도토리가루, 도토리묵가루, 청포묵가루, 감자가루, 고구마녹말, 칡전분, 타피오카가루, gamja jeonbun, jeonbun, okssu jeonbun, nokmal, nongmal',
  'dry yeast': '이스트, 인스턴트드라이이스트, 드라이이스트, 사프이스트',
  gelatin: '젤라틴, 젤라틴가루, 가루젤라틴',
  'glutinous rice flour': '찹쌀가루, 건식찹쌀가루, 찰가루, chapssal garu',
  'granulated sugar': '설탕, 백설탕, seoltang, 자일로스설탕, 각설탕, 자일로스, 정백당, baekseoltang, sultang',
  'plain flour': '밀가루, 중력분, milgaru, 중력밀가루, 다목적밀가루, 우리밀밀가루, 우리밀',
  'rice flour': '쌀가루, 멥쌀가루, 박력쌀가루, 습식쌀가루, 건식쌀가루, ssal garu',
  'self-raising flour': '박력분, 박력밀가루, 케이크용밀가루',
  'tempura flour':
    '부침가루, 튀김가루, buchimgaru, twigimgaru, 치킨가루, 닭강정가루, 바삭튀김가루, 후라이드파우더, chicken garu',
  almond: '아몬드, 허니버터아몬드, amondeu, 와사비아몬드, 하루아몬드',
  cashew: '캐슈넛, 캐슈너트, 캐슈',
  'chestnut roasted': '밤, 군밤, 공주밤, 칼집밤, matbam, gunbam, kkan bam',
  'mixed nuts':
    '견과류, 하루견과, 믹스넛, gyeongwaryu, 모둠견과, 하루한줌견과, 한줌견과, 너트믹스, 매일견과, 데일리넛, 견과, 혼합견과, 견과믹스, 믹스너트, haru gyeongwa, gyeonggwa',
  peanut:
    '땅콩, ttangkong, 피땅콩, 허니땅콩, 심심풀이땅콩, 오징어땅콩, 오징어땅콩과자, 땅콩강정, bokkeum ttangkong, ddangkong, ojingeo ttangkong',
  'pine nut': '잣, 가평잣',
  pistachio: '피스타치오',
  walnut: '호두, hodu, 호두살, 호두정과, 호두반태',
  'dried anchovy':
    '멸치, 국물멸치, 잔멸치, myeolchi, 마른멸치, 다시멸치, 지리멸치, 세멸, 대멸, 육수멸치, 지리멸, 디포리, 밴댕이, 솔치, 실치, 뱅어포, 가이리멸치',
  'dried cuttlefish':
    '오징어채, 마른오징어, 진미채, 반건조오징어, 건오징어, jinmichae, 버터구이오징어, 진미오징어, 마른오징어다리, 구운오징어, 홍진미, 오징어포, 오다리, 맥반석오징어, 한치포, 문어발, 문어포',
  'dried mushroom': '건표고, 말린표고버섯, 건버섯, 말린표고, 건표고채, 표고슬라이스건조',
  'dried seaweed':
    '미역, 다시마, 톳, miyeok, dasima, 김밥김, 생김, 파래, 마른미역, 김 마른, 돌김, 매생이, 미역국용미역, 불린미역, 염장미역줄기, 염장다시마, 쌈다시마, 쌈미역, 곰피, 꼬시래기, 곱창김, 구이용김, 무조미김, 파래김생김, 감태, 톳나물, 해초, 해초샐러드, 우뭇가사리, 청각, 세모가사리, 기장미역',
  'dried shrimp': '건새우, 마른새우, 두절새우, 꽃새우건, 보리새우건, 밥새우',
  raisin: '건포도, 말린포도',
  'red date': '대추, daechu, 대추칩, 대추채, geondaechu',
  'salted fish':
    '굴비, 황태, 북어, 황태채, 황태머리, 자반, 보리굴비, 영광굴비, 가자미식해, 반건조생선, 말린생선, 건생선, 반건조가자미, 반건조우럭, 황태대가리, 북어대가리, 명태채, 조미안된쥐포',
  biscuits:
    '비스킷, 다이제, 에이스과자, 과자, 마가렛트, gwaja, 빠다코코낫, 비스켓, 다이제스티브, 계란과자, 고소미, 사브레, 샌드, 롯데샌드, 크라운산도, 산도, 버터와플, 버터와플과자, 엄마손파이, 후렌치파이, 에이스, 쿠크다스, 쿠크다스화이트',
  'chocolate biscuit':
    '빼빼로, 오레오, 초코칩, 칸쵸, 초코송이, 홈런볼, 초코하임, ppeppero, 다이제초코, 초코다이제, 오레오쿠키, 누드빼빼로, 초코빼빼로, 초코픽, 칸초, 홈런볼초코, 빈츠, 통크, 초코틴틴, 롤리폴리, 마켓오초코, 초코비, choco songi, homerunball',
  cookies:
    '쿠키, 초코칩쿠키, 버터링, 칙촉, 촉촉한초코칩, 르뱅쿠키, 스모어쿠키, 아메리칸쿠키, 몬드쿠키, 버터링딥초코, 사브레쿠키, 촉촉한초코칩쿠키',
  'corn chips':
    '나쵸, 꼬깔콘, 콘칩, 나초, 도리토스, 썬칩, 도도한나쵸, 나쵸칩, 도리토스나쵸치즈, 콘칩과자, 꼬깔콘군옥수수, 썬칩핫스파이시, 콘스낵, 나쵸과자, kkokkalcon, kokalcorn',
  crackers:
    '크래커, 참크래커, 제크, 아이비, 아이비크래커, 뽀또, 뽀또치즈, 리츠, 솔트크래커, 소다크래커, 리츠크래커',
  'fruit gummies':
    '젤리, 하리보, 마이구미, 곰젤리, 왕꿈틀이, 구미젤리, 하리보골드베렌, 구미, 젤리빈, 지렁이젤리, 트롤리젤리, 새콤달콤젤리, 복숭아젤리, 후르츠젤리, 젤리곰, 푸르츠젤리, 텐텐, maigumi, gumi jelly, jelly gom, wangkkumteuri',
  keropok: '새우깡, saeukkang',
  marshmallow: '마시멜로, 마시멜로우, 머쉬멜로우, 마쉬멜로',
  popcorn: '팝콘, 강냉이, 캐러멜팝콘, 카라멜팝콘, 영화관팝콘, 고메팝콘',
  'potato chips':
    '감자칩, 포카칩, 프링글스, gamjachip, 스윙칩, 허니버터칩, 포테토칩, 오감자, 스윙칩볶음고추장, 오감자그라탕, 수미칩, 예감, 예감치즈, 자가비, 눈을감자, 레이즈감자칩, 감자깡, 케틀칩, 포스틱, 먹태깡, 양파링, 고구마깡, pokachip, honey butter chip, yegam, heoni beoteo chip, swing chip',
  'rice cracker':
    '쌀과자, 전병, 누룽지, 한과, 유과, 쌀로별, nurungji, 쌀로별과자, 참쌀선과, 참쌀설병, 누룽지과자, 오곡쌀과자, 김과자, 쌀강정, 강정, 옛날과자, 떡뻥, 라이스칩, 누룽지칩, 가마솥누룽지, 찰누룽지, 현미칩, hangwa, yugwa',
  'sushi nori': '김밥용김, 초밥김, 전장김',
  'roasted seaweed':
    '김, 조미김, 김자반, 도시락김, 양반김, 돌자반, 파래김, 광천김, 들기름김, 올리브유김, 곱창조미김, 광천재래김, 성경김, 김부각, 김스낵, 김튀각, 소문난삼부자김, 파래자반, 조미자반',
  candy:
    '사탕, 캔디, 박하사탕, 홀스, 새콤달콤, 막대사탕, satang, 목캔디, 청포도사탕, 홍삼캔디, 인삼캔디, 계피사탕, 누룽지사탕, 츄파춥스, 츄팝스, 스카치캔디, 폴로, 이클립스, 멘토스, 마이쮸, 솜사탕, 달고나, 쫀드기, 아폴로, 별사탕, 홍삼사탕, 호올스, 마이쥬, 청포도캔디, mokcandy, dalgona, cheongpodo satang, aljatang',
  'chewing gum': '껌, 자일리톨, 후라보노, 스피아민트껌, 풍선껌, 왓따, 쥬시후레쉬, 자일리톨통, jaillitol',
  'chocolate milk bar':
    '초콜릿, 초콜렛, 초코바, 킷캣, 스니커즈, chokollit, 가나초콜릿, 가나초콜렛, 자유시간, 크런키, 허쉬초콜릿, 밀크초콜릿, 가나초코, 가나마일드, 초코볼, 엠앤엠, abc초코, 허쉬, 허쉬키세스, 키세스, 킨더초콜릿, 킨더조이, 트윅스, 핫브레이크, 초코에그, 미니쉘, 파베초콜릿, 로이스초콜릿, 초코렛, 쵸콜릿, 초콜렛바, 초콜릿선물세트, 투유, 두바이초콜릿, chokolis',
  'pudding cup': '푸딩, 커스터드푸딩, 크렘브륄레, 카라멜푸딩',
  'almond milk':
    '아몬드밀크, 아몬드브리즈, 아몬드우유, 아몬드음료, 아몬드브리즈언스위트, 아몬드데이, 캐슈밀크, amondeu milk, amondeu uyu',
  beer: '맥주, 캔맥주, maekju, 하이트, 맥쥬, 켈리, 카스, 테라, 테라맥주, 카스후레쉬, 하이네켄, 필라이트, 클라우드, 무알콜맥주, 논알콜맥주, 카스제로, 호가든, 스텔라, 칭따오, 기네스, 아사히, 맥주피쳐, 블랑, saeng maekju, maeg ju, kaenmaekju, tera beer, terra beer, pil lite',
  'coffee 3-in-1':
    '믹스커피, 커피믹스, 맥심, 맥심모카골드, 봉지커피, mix coffee, 카누라떼, 화이트골드, 모카골드, 프렌치카페, 프렌치카페믹스, 노랑커피, 카누돌체라떼, maxim mocha gold, miksu keopi, mikseu keopi, keopi mikseu, mocha gold',
  'coffee beans': '원두, 원두커피, 홀빈, 스타벅스원두, 에스프레소원두, wondu keopi, won du',
  'coffee ground':
    '커피, 원두가루, keopi, 분쇄원두, 원두분쇄, 드립커피, 드립백, 드립백커피, 캡슐커피, 네스프레소캡슐, 돌체구스토, 커피캡슐, deuripbaek, deurip keopi, kaepsyul keopi, bunswae wondu',
  'coffee instant':
    '인스턴트커피, 블랙커피, 아메리카노, 알커피, 카누블랙, 카누, 카누미니, 카누다크, 카누아메리카노, 디카페인커피, 스틱커피블랙, 맥심블랙, 커피가루, 이디야스틱, 블랙스틱커피, 테이스터스초이스, kanu coffee, amerikano, seutik keopi',
  'drinking chocolate':
    '핫초코, 코코아, 핫초코미떼, 미떼, 네스퀵, 제티, 핫초콜릿, 초코라떼분말, 핫초코분말, 허쉬코코아, hatchoko, hat choco, mitte cocoa',
  'energy drink':
    '에너지드링크, 핫식스, 박카스, 몬스터에너지, 비타500, bacchus, 레드불, 몬스터울트라, 핫식스더킹, 에너지드링크몬스터, 비타민음료, 컨디션, 숙취해소제, 여명808, 비타파워, 자양강장제, hotsix, bakkaseu, vita500, bacas, hatsikseu',
  'green tea':
    '녹차, 말차, nokcha, 녹차티백, 보성녹차, 세작, 우전, 작설차, 말차가루, 녹차가루, 녹차잎, 동서현미녹차, 오설록녹차, hyeonmi nokcha, hyunmi nokcha, nokcha garu, malcha',
  'honey citron tea':
    '유자차, 유자청, 매실청, 레몬청, 모과차, 대추차, yujacha, 자몽청, 자몽차, 레몬차, 한라봉차, 허니자몽, 도라지청, 모과청, 매실원액, 매실액, 매실액기스, 오미자청, 오미자, 딸기청, 백향과청, 레몬생강청, 과일청, 수제청, maesilcheong, lemoncheong, omija, omijacha, jamongcheong',
  'isotonic drink':
    '이온음료, 포카리스웨트, 게토레이, 파워에이드, 토레타, 포카리, 링티, 이프로, 2프로부족할때, 이프로부족할때, 이오니카, 포카리분말, pokari seuwet, pokari, toreta, ion eumnyo, eeon drink',
  'oat milk':
    '귀리우유, 오트밀크, 오트음료, 어메이징오트, 오틀리, 귀리음료, 오트사이드, 바리스타오트밀크, gwiri uyu, oteu milk',
  'orange juice':
    '오렌지주스, 오렌지쥬스, 델몬트오렌지, 썬업오렌지, 미닛메이드오렌지, 착즙오렌지주스, 오렌지100, 콜드오렌지주스, 아침에주스, 아침에주스오렌지, orenji jyuseu, orenji juseu',
  'soft drink':
    '콜라, 사이다, 탄산음료, 환타, 칠성사이다, 펩시, 코카콜라, saida, 스프라이트, 웰치스, 환타오렌지, 환타포도, 밀키스, 암바사, 써니텐, 닥터페퍼, 마운틴듀, 맥콜, 나랑드사이다, 미린다, 킨사이다, 진저에일, 레몬에이드, 청포도에이드, 에이드, 데미소다, 데미소다애플, 갈배사이다, 콜라뚱캔, chilsung cider, chilsungsaida, milkis, mccol, kokakolla, ambasa',
  soju: '소주, 막걸리, 참이슬, 처음처럼, 진로, 진로이즈백, 새로, 새로소주, 참이슬후레쉬, 처음처럼새로, 좋은데이, 한라산소주, 청포도에이슬, 자몽에이슬, 복숭아소주, 지평막걸리, 장수생막걸리, 서울장수막걸리, 동동주, 이화주, 국순당막걸리, 안동소주, 화요, 청하, makgoli, makkoli, chamisul, chamiseul, jinro, dongdongju, cheonghareal, makuly',
  'soy milk':
    '두유, 베지밀, duyu, 검은콩두유, 삼육두유, 베지밀비, 약콩두유, 무첨가두유, 콩물, 콩국물, 콩국, 담백한베지밀, 서리태두유, bejimil, vegemil, geomeunkong duyu, doo yu, kongguk',
  'sparkling water':
    '탄산수, 트레비, 씨그램, 씨그램레몬, 초정탄산수, 페리에, 토닉워터, 진로토닉, 빅토리아탄산수, tansansu, chojeong',
  'tea bags':
    '홍차, 차, 티백, 얼그레이, 얼그레이티, 립톤, 트와이닝, 우롱차, 보이차, 자스민차, 자스민티, 잎차, 다즐링, 아쌈, 오설록, hongcha tibaek, boicha, uryongcha',
  'water bottled':
    '물, 생수, 삼다수, saengsu, 에비앙, 백산수, 아이시스, 아이시스8.0, 평창수, 스파클생수, 정수기물, 탐사수, 동원샘물, 석수, 몽베스트, samdasoo, samdasu, jeju samdasu',
  wine: '와인, 포도주, 레드와인, 화이트와인, 로제와인, 뱅쇼, 상그리아, 하우스와인, 요리용와인, redeu wain, hwaiteu wain',
  'frozen chicken nuggets':
    '치킨너겟, 너겟, 용가리, 치킨텐더, 팝콘치킨, 치킨까스, 용가리치킨, 순살치킨냉동, 냉동치킨, 고메치킨, 냉동순살치킨, 치킨볼, 가라아게, 냉동가라아게, 크리스피치킨냉동, 닭강정냉동, 케이준치킨냉동, naengdong chikin, chikin neoget, neoget, yonggari',
  'frozen dumplings':
    '만두, 물만두, 군만두, 냉동만두, 비비고만두, 교자, gunmandu, 납작만두, 손만두, 고향만두, 김치만두, 개성왕만두, 튀김만두, 풀무원얄피만두, 얄피만두, 얇은피만두, 해태고향만두, 메밀전병, 완탕, 포자만두, 만둣국, 떡만둣국, 만두전골, mandu guk, wang mandu, kun mandu, kimchi mandu, mul mandu, jjinmandu, gogi mandu, gogi mandoo',
  'frozen fries':
    '감자튀김, 냉동감자, 웨지감자, 해쉬브라운, 프렌치프라이, gamja twigim, 케이준감자, 해쉬포테이토, 크링클컷, 슈스트링, 냉동감자튀김, 회오리감자, 케이준포테이토, 고구마튀김, 해시브라운, 맥도날드감튀, 감튀, 웨지포테이토, 스마일포테이토, 컬리프라이, gamtwi, haeswi beuraun',
  'frozen mixed vegetables':
    '채소, 야채, 냉동야채, 믹스야채, yachae, chaeso, 볶음밥용야채, 볶음밥야채, 카레용야채, 카레야채, 이유식야채, 비빔밥야채, 샤브샤브야채, 샤브야채, mikseu yachae',
  'frozen peas': '완두콩, 완두, 그린피스, wandukong',
  'frozen pizza':
    '냉동피자, 불고기피자, 고구마피자, 페퍼로니피자, 고르곤졸라피자냉동, 고메피자, 오뚜기피자, 콤비네이션피자, 마르게리타피자, 치즈피자, 포테이토피자, 오뚜기콤비네이션피자, 시카고피자, 미니피자, 떠먹는피자, naengdong pija, goguma pizza',
  'ice cream':
    '아이스크림, aiseukeurim, 투게더, 바닐라아이스크림, 하겐다즈, 나뚜루, 엑설런트, 하겐다즈바닐라, 투게더바닐라, 구구크러스터, 배스킨라빈스, 베스킨라빈스, 배라, 젤라또, 소프트아이스크림, 초코아이스크림, 나뚜루바닐라, 끌레도르, 조안나, 호두마루, 위즐, 아이스크림통, ice keurim, jellato',
  'ice cubes': '얼음, 각얼음, 돌얼음, 얼음컵, 큐브얼음, eoreum, gak eoreum, eolum, eoleum',
  popsicle:
    '하드, 메로나, 쭈쭈바, 스크류바, 죠스바, 수박바, 얼음과자, 탱크보이, 폴라포, 쭈쭈바아이스, 빠삐코, 더위사냥, 설레임, 아맛나, 고드름, 뽕따, 거북알, 샤베트, 셔벗, 얼음과자바, 빙과, 보석바, jjujjuba, tank boy, screwbar, subakba, pappiko, seolleim',
  'cooked rice':
    '밥, 쌀밥, 찬밥, 공기밥, 현미밥, 잡곡밥, 식은밥, 귀리밥, 보리밥, 흑미밥, 찰밥, 오곡밥, 밥솥밥, 영양밥, 진밥, 고봉밥, ssalbap, huinbap, hyeonmibap, naengdongbap, nameun bap, chanbap, kongbap, boribap, heukmibap, heuinssalbap, ogokbap, chapgokbap, japgokbap, gonggibap',
  'fried chicken':
    '치킨, 후라이드치킨, 양념치킨, 닭강정, 통닭, 허니콤보, dakgangjeong, 후라이드, 뿌링클, 교촌치킨, BBQ치킨, 황금올리브, 간장치킨, 파닭, 굽네치킨, 옛날통닭, 핫크리스피, 핫윙, 허니버터치킨, 처갓집양념치킨, 노랑통닭, yangnyeom chikin, yangnyum chicken, yangnyeom chicken, huraideu chikin, huraideu, tongdak, nameun chikin, ganjang chikin, kyochon, padak, banban chicken, yetnal tongdak, soonsal chicken, 양념반후라이드반',
  'fried rice':
    '볶음밥, 김치볶음밥, bokkeumbap, 참치볶음밥, 철판볶음밥, 베이컨볶음밥, kimchi bokkeumbap, bokumbap, kimchi bokumbap, 소고기볶음밥, 야채볶음밥',
  kimbap:
    '김밥, 삼각김밥, samgak gimbap, 충무김밥, 꼬마김밥, 치즈김밥, 키토김밥, 누드김밥, 마약김밥, 묵은지김밥, 바르다김선생, 땡초김밥, chungmu kimbap, mayak gimbap, kkoma gimbap, samgak kimbab, kimbab',
  onigiri:
    '주먹밥, 참치마요삼각김밥, samgak kimbap, 참치마요주먹밥, 전주비빔삼각김밥, 편의점삼각김밥, 오니기리, 스팸무스비, 무스비, jumeokbap, jumukbap, joomukbap, chamchi mayo, chamchimayo jumeokbap',
  'pizza leftover': '피자, 도미노피자, 피자헛, 파파존스, nameun pija, pija jogak',
  'porridge cooked':
    '죽, 호박죽, 야채죽, 본죽, 소고기죽, 채소죽, 단호박죽, 삼계죽, 녹두죽, 쇠고기죽, 누룽지밥, 숭늉, 콩나물죽, 미음, dakjuk, hobakjuk, yachaejuk, huinjuk, patjuk, ssaljuk, sogogi juk, danhobak juk',
  sandwich:
    '샌드위치, 에그샌드위치, 클럽샌드위치, 길거리토스트, 에그마요샌드위치, 서브웨이, 서브웨이샌드위치, 크로아상샌드위치, 잠봉뵈르, 이삭토스트, 에그드랍, 파니니, 크래미샌드위치, 몬테크리스토, isaac toast, isak toseuteu, saendeuwichi, gilgeori toast',
  'soup leftover':
    '국, 찌개, 김치찌개, 된장찌개, 미역국, jjigae, 소고기무국, 곰탕, 설렁탕, 갈비탕, 육개장, 사골국, 콩나물국, 삼계탕, miyeokguk, 감자탕, 순대국, 뼈해장국, 시래기국, 우거지국, 해장국, 순두부찌개, 부대찌개, 돼지국밥, 순댓국, 국밥, 소고기국, 소고기뭇국, 감자국, 뼈다귀해장국, 우거지해장국, 꼬리곰탕, 도가니탕, 반계탕, 닭개장, 오징어국, 고추장찌개, 짜글이, 돼지김치찌개, 김치국, 김치콩나물국, 얼큰국, 냉국, 오이냉국, 미역냉국, 토마토스튜, 비프스튜, 스튜, 전골, 버섯전골, 곱창전골, 밀푀유나베, 밀푀유, 나베, 샤브샤브, 뭇국, 쑥국, 배춧국, 우거지탕, 토란국, 호박국, kimchi jjigae, kimchi chigae, kimchi jigae, sundubu jjigae, soondubu, soondubu jjigae, budae jjigae, army stew, gomtang, seolleongtang, sullungtang, sollongtang, galbitang, kalbitang, yukgaejang, yookgaejang, gamjatang, sundae guk, soondaeguk, haejangguk, kongnamul guk, kongnamul gukbap, gukbap, dwaeji gukbap, tteokguk, dduk guk, dukguk, ddeokguk, muguk, sogogi muguk, dakgaejang, dak gomtang, oi naengguk, jeongol, beoseot jeongol, gopchang jeongol, dakhanmari, 근대국',
  'chilled ready meal':
    '도시락, dosirak, 밀키트, 혜자도시락, 한솥도시락, 백종원도시락, 부대찌개밀키트, 마라탕밀키트, 밀푀유나베밀키트, 혜자로운도시락, 한솥, 제육도시락, 치킨마요, 치킨마요도시락, 불고기도시락, 샤브샤브밀키트, 본도시락, 밀키트부대찌개, milkiteu, pyeonuijeom dosirak, convenience store dosirak, hansot, hansot dosirak, chikin mayo, chicken mayo dosirak',
  sushi:
    '초밥, 스시, yubuchobap, 초밥10피스, 캘리포니아롤, 롤초밥, 연어롤, 후토마키, 지라시스시, 카이센동, 사케동, 연어덮밥, modeum chobap, yeoneo deopbap',
  gherkin: '피클, 오이피클, 오이지, 오이지무침, 스위트피클, 딜피클, 피자피클, 피클랠리쉬, pikeul',
  kimchi:
    '김치, 배추김치, 깍두기, 총각김치, 포기김치, kkakdugi, baechu gimchi, gimchi, 묵은지, 겉절이, 나박김치, 오이소박이, 동치미, 갓김치, 묵은김치, chonggak kimchi, 석박지, 보쌈김치, 알타리김치, 고들빼기김치, 돌산갓김치, 섞박지, 꼬들김치, pogi kimchi, pogi gimchi, yeolmu kimchi, baek kimchi, mugeunji, bokkeum kimchi, geotjeori, dongchimi, gat kimchi, oi sobagi, altari kimchi, mul kimchi, ggakdugi, kaktugi, bossam kimchi, seokbakji, kimjang kimchi, jongga kimchi, 김치국물',
  'preserved radish':
    '단무지, 쌈무, 치킨무, 무말랭이, 김밥단무지, 꼬들단무지, 반달단무지, 무말랭이무침, 무장아찌, 무쌈, 비트무쌈, 무피클, 무짠지, 꼬들꼬들단무지, 무짠지무침, ssammu, chikinmu, chicken mu, chicken radish, mumallaengi, mussam',
  'protein powder':
    '프로틴, 단백질보충제, 단백질쉐이크, 단백질파우더, 프로틴파우더, 웨이프로틴, 마이프로틴, 단백질가루, 프로틴쉐이크가루, 웨이, 유청단백질, 셀렉스, 하이뮨, 칼로바이, 밀크프로틴, 단백질보충제초코, danbaekjil garu, peurotin, protein garu',
  yuzu: '유자',
  'chrysanthemum greens': '쑥갓',
  'burdock root': '우엉, 우엉채, 우엉조림용',
  'perilla leaf': '깻잎, kkaennip, 들깻잎, 깻잎순, 쌈깻잎, 차조기',
  omelette:
    '계란말이, 오믈렛, 스크램블, gyeranmari, 스크램블에그, 에그스크램블, 에그스크램블드, 계란지단, 오므라이스, 지단',
  'pork trotter': '족발, jokbal, 냉채족발, 앞족, 불족발, 장충동족발',
  'bread roll': '모닝빵, 모닝롤, 롤빵, 버터롤, 디너롤, morningppang, 식사빵, 소프트롤',
  pancake:
    '팬케이크, 핫케이크, 부침개, 김치전, kimchijeon, 부추전, 녹두전, 핫케익, 빈대떡, 크레페, 팬케익, 수플레팬케이크, 김치부침개, 배추전, 호박전, 애호박전, 깻잎전, 모둠전, 명절전, 꼬치전, 산적꼬치',
  waffle: '와플, 벨기에와플, 크로플와플, 와플대학',
  'choco pie':
    '초코파이, 오예스, 몽쉘, 빅파이, 후레쉬베리, chokopai, 찰떡파이, 몽쉘통통, 몽쉘카카오, 카스타드, 쵸코파이, 초코파이정, custad, kasutadeu',
  'bulgogi marinade':
    '불고기양념, 갈비양념, 불고기 소스, 돼지갈비양념, 소불고기양념, 돼지불고기양념, 갈비양념소스, 소갈비양념, 찜닭소스, 찜닭양념, 닭볶음탕양념, 제육볶음양념, 제육양념, 바베큐양념, 오징어볶음양념, 쭈꾸미양념, 고기양념장, 만능양념장, 양념장, bulgogi yangnyeom, galbi yangnyeom, jeyuk yangnyeom, kalbi marinade, galbi sauce, kalbi sauce',
  'agave syrup':
    '물엿, 올리고당, 조청, mulyeot, 아가베시럽, 알룰로스시럽, 프락토올리고당, 요리당, 옥수수물엿, 쌀엿, 액상과당, 설탕시럽, 커피시럽, 조청쌀엿, oligodang, jocheong, ssalyeot',
  'soybeans dried':
    '대두, 메주콩, 백태, 콩나물, kongnamul, 서리태, 검은콩, 검정콩, 노란콩, 흰콩, 콩국수용콩, 쥐눈이콩, 두유용콩',
  'fruit juice':
    '주스, 쥬스, 과일주스, 매실주스, 갈아만든배, 매실음료, 포도주스, 델몬트포도, 복숭아주스, 배즙, 사과즙, 포도즙, 쌕쌕, 코코팜, 코코팜포도, 봉봉, 썬키스트, 미닛메이드, 파인애플주스, 크랜베리주스, 매실차, 초록매실, 뽀로로음료, 뽀로로주스, 과즙음료, 어린이음료, 착즙주스, 콜드오렌지, podo juseu, podo juice, gamgyul juseu, mango juseu, juseu, jyuseu, galameun bae, idh drink, gara mandeun bae, maesil juice, sac sac, bongbong',
  'barley tea': '보리차, 하늘보리, 블랙보리, 볶은보리, boli cha, haneulbori',
  hamburger:
    '햄버거, 버거, 치즈버거, 불고기버거, 상하이버거, 빅맥, 와퍼, 싸이버거, 맘스터치, 맥도날드, 롯데리아, 데리버거, 버거킹, 모짜버거, haembeogeo, bulgogi beogeo, ssaibeogeo, beogeo',
  'hot dog':
    '핫도그, 명랑핫도그, 모짜렐라핫도그, hatdogeu, 모짜핫도그, 고메핫도그, 크리스피핫도그, 콘도그, 소시지핫도그, gamja hotdog, mozza hotdog',
  bibimbap:
    '비빔밥, 돌솥비빔밥, 전주비빔밥, 산채비빔밥, 육회비빔밥, 새싹비빔밥, dolsot bibimbap, jeonju bibimbap, pibimbap, yukhoe bibimbap',
  'tteokbokki cooked':
    '떡볶이, 라볶이, ddukbokki, topokki, 로제떡볶이, 신당동떡볶이, 떡뽁이, 엽떡, 엽기떡볶이, 신전떡볶이, 치즈떡볶이, 마라떡볶이, 짜장떡볶이, 궁중떡볶이, 라면떡볶이, 떡꼬치, 요뽀끼, 배떡, 밀떡볶이, rose tteokbokki, rabokki, yeopgi tteokbokki, yupdduk, yeoptteok, gungmul tteokbokki, keop tteokbokki, cheese tteokbokki, jjajang tteokbokki, tteokkkochi, ttukbokki',
  tonkatsu:
    '돈까스, 돈가스, donkkaseu, 돈카츠, 치즈돈까스, 히레카츠, 로스카츠, 가츠동, 규카츠, 치킨가스, 돈까스덮밥, 카츠동, 치즈까스, 경양식돈까스, donkasu, donkatsu, dongaseu, chijeu donkkaseu, cheese donkatsu, gatsudong, wang donkkaseu, donkas',
  cincalok: '새우젓, saeujeot, 육젓, 추젓, 토하젓, 새우젓갈, 오젓, 자하젓',
  pear: '서양배',
  'dried black fungus': '목이버섯, 목이',
  'tea egg':
    '계란장, 메추리알장조림, 장조림계란, 메추리알조림, 계란조림, 마약계란, 마약계란장, 간장계란, 달걀장조림, 반숙계란장, 간장달걀',
  'uht milk': '멸균우유, 믈레코비타, 폴란드우유',
  'yogurt fruit':
    '딸기요거트, 요플레, 요플레딸기, 비요뜨, 복숭아요거트, 블루베리요거트, 요플레클래식, 요플레토핑, 비요뜨초코링, 액티비아, 과일요거트, 딸기맛요거트, 짜먹는요거트, 망고요거트',
  'shredded cheese': '피자치즈, 슈레드치즈, 슈레드모짜렐라, 모짜렐라슈레드, 체다슈레드',
  'chicken feet': '닭발, 냉동닭발',
  'chicken marinated raw':
    '닭갈비, 양념닭갈비, 춘천닭갈비, dakgalbi, 양념닭다리살, 춘천식닭갈비, 치즈닭갈비, 닭주물럭, 양념닭, 찜닭밀키트, 안동찜닭키트, 오븐구이치킨생, 닭갈비양념',
  'pork shoulder':
    '돼지목살, 앞다리, 수육용돼지고기, 항정살, 가브리살, 뒷다리살, 수육용앞다리, 보쌈용, 수육용, 통목살, 미박앞다리, 수육용고기, 사태돼지',
  'pork chop': '돈까스용등심, 돼지등심, 돼지등심돈까스용, 등심덧살, 뼈등심, 토마호크돼지',
  'pork tenderloin': '돼지안심, 한돈안심, 돼지안심장조림용',
  'braised meat':
    '보쌈, 수육, 장조림, 갈비찜, 제육볶음, jeyuk, jeyuk bokkeum, 소고기장조림, 제육, jangjorim, 오리불고기, 불백, 돼지갈비찜, 소갈비찜, 찜닭, 안동찜닭, 닭볶음탕, 닭도리탕, 묵은지찜닭, 두루치기, 돼지두루치기, 김치찜, 등갈비김치찜, 돼지고기김치찜, 묵은지김치찜, 불고기전골, 언양불고기, 콩불, 동파육, 뼈찜, 순살찜닭, galbijjim, kalbijjim, dakbokkeumtang, dakdoritang, jjimdak, andong jjimdak, jeyook bokkum, jaeyook, duruchigi, bossam, bosam, suyuk, kimchi jjim, 콩나물불고기, 간장불고기',
  'beef cubes':
    '국거리, 소양지, 아롱사태, 한우국거리, 카레용소고기, 사태, 소사태, 스튜용소고기, 스지, 도가니, 우족, 사골, 소고기깍둑, 갈비탕용갈비, 홍두깨살, 소고기장조림용, 우둔, 소고기국거리',
  'lamb chop': '양갈비, 양꼬치, 프렌치랙, 램찹, 숄더랙, 램랙',
  'roast duck': '훈제오리슬라이스, 오리훈제, 훈제오리고기, 양념오리',
  'dried fish snack':
    '쥐포, 북어채, 황태포, 북어포, 먹태, 노가리, 조미쥐포, 쥐치포, 구운어포, 어포, 황태칩, 빠다구이쥐포, 명태포안주, 통살쥐포, 대구포, 아귀포, 알래스카어포',
  'frozen prawns':
    '냉동칵테일새우, 냉동자숙새우, 냉동칵테일새우살, 냉동왕새우, 냉동흰다리새우, naengdong saeu, naengdong saewoo',
  'fish ball': '피쉬볼, 생선완자, 피시볼, 생선볼, 어육볼',
  millet: '혼합잡곡, 수수, 기장, 차조, 메조, 15곡, 혼합15곡, 오곡, 오곡잡곡, 영양잡곡',
  'instant porridge':
    '즉석죽, 전복죽, 비비고죽, 양반죽, 즉석호박죽, 단호박죽팩, 즉석소고기죽, 동원양반전복죽, 누룽지죽, 야채죽팩, 컵죽',
  'frozen bao':
    '찐빵, 야채호빵, hoppang, 팥호빵, 호빵단팥, 삼립호빵, 안흥찐빵, 피자호빵, jjinppang, hobbang, jjinbbang',
  'garlic bread': '마늘빵, 마늘바게트, 마늘바게뜨, 갈릭브레드, 육쪽마늘빵',
  'swiss roll': '롤케이크, 롤케익, 초코롤케이크, 모카롤케익, 도지마롤',
  'egg noodles dry': '에그누들',
  'cooked noodles':
    '짜장면, 콩국수, 쫄면, 자장면, jajangmyeon, 간짜장, 쟁반짜장, 볶음짜장, 열무국수, 닭칼국수, 김치말이국수, 유부우동, 냄비우동, 짜장, 냉모밀, 메밀소바, 볶음우동, 팥칼국수, 들깨칼국수, janchi guksu, bibim guksu, zzajangmyeon, jjajangmyun, sujebi',
  mochi:
    '인절미, 찹쌀떡, 송편, 경단, 꿀떡, injeolmi, songpyeon, 콩떡, 찹쌀모찌, 모찌, 쑥떡, 찰떡, 약식, 약밥, 화과자, 망개떡, 오메기떡, 두텁떡, 모시송편, 영양찰떡, 콩찰떡, 흑임자인절미, 팥떡, 시루팥떡, 수수팥떡, 양갱, 연양갱, 팥양갱, 만쥬, 만주, yanggaeng, chapssaltteok, yaksik, sirutteok, patteok',
  'spring rolls':
    '춘권, 월남쌈튀김, 스프링롤, 김말이, 김말이튀김, 냉동김말이, 춘권튀김, 에그롤, 짜조, 라이스페이퍼튀김, gimmari, gimmali, kimmari',
  okonomiyaki:
    '해물파전, 파전, 해물전, haemul pajeon, 타코야끼, 오꼬노미야끼, 타코야키, 오코노미야끼, 오코노미야키, 해물부추전, 동래파전, 새우부추전, 해물김치전, haemul jeon, buchimgae, boochimgae, puchimgae, kimchi buchimgae, buchujeon, jeon korean pancake',
  'tempura prawns':
    '새우튀김, 튀김, 모둠튀김, 새우까스, saeu twigim, 오징어튀김, 텐동, 새우텐동, 덴푸라, 분식튀김, 에비텐, twigim, ojingeo twigim, modum twigim, modeum twigim',
  croquettes: '고로케, 크로켓, 카레고로케, goroke, gamja goroke',
  'maple syrup': '메이플시럽, 시럽, 쌀조청, 메이플, 핫케익시럽, 핫케이크시럽',
  'soybean oil': '콩기름, 콩식용유',
  'tonkatsu sauce':
    '돈까스소스, 돈가스소스, 오꼬노미소스, 오코노미야끼소스, 타코야끼소스, 야끼소바소스, 오타후쿠소스, 불독소스, 함박스테이크소스',
  'retort curry': '3분카레, 즉석카레, 레토르트카레, 즉석카레덮밥, 3분쇠고기카레, 카레컵밥, 백세카레즉석',
  'black bean sauce':
    '춘장, 짜장소스, 짜장분말, 3분짜장, 짜장가루, 사자표춘장, chunjang, jjajang garu, jjajang sauce, jajang powder',
  'instant soup':
    '스프, 크림스프, 양송이스프, 오뚜기스프, 즉석국, 컵스프, 옥수수스프, 양송이수프, 크림수프, 오뚜기수프, 옥수수수프, 보노스프, 보노수프, 컵수프, 수프, 스프분말, 즉석미역국, 즉석북엇국, 북어국즉석, 사골우거지국즉석, 블럭국, 컵국, 즉석육개장',
  'pickled lettuce':
    '장아찌, 깻잎장아찌, 마늘장아찌, 양파장아찌, 깻잎지, jangajji, 고추장아찌, 명이나물, 명이나물절임, 명이나물장아찌, 간장깻잎, 깻잎무침, 양념깻잎, 깻잎반찬, 궁채장아찌, 매실장아찌, 오복채, 간장마늘, 깻잎캔, 깻잎통조림, 고추절임, 간장고추, 양파절임, 락교, 셀러리장아찌, 울외장아찌, 나라즈케, 더덕장아찌, myeongi namul, kkaenip, kkaennip kimchi, ganjang kkaennip, 무장아찌간장',
  furikake:
    '후리카케, 밥이랑, 김가루, gimgaru, 뿌리는후리카케, 주먹밥가루, 보크라이스, 밥친구, 김자반주먹밥, 유부초밥가루, 오차즈케, 연어후레이크, jumeokbap garu',
  'cooked vegetables':
    '나물, 시금치나물, 콩나물무침, 고사리, 무나물, 비빔나물, namul, 가지볶음, 호박볶음, 도라지, 감자볶음, 시금치무침, 숙주나물무침, 도라지무침, 고사리무침, 애호박볶음, 애호박나물, 미역줄기볶음, 감자채볶음, 버섯볶음, 무생채, 오이무침, 가지무침, 취나물무침, 우엉조림, 연근조림, 고구마줄기볶음, 마늘쫑볶음, 브로콜리무침, 시래기나물, 시래기무침, 비빔밥나물, 삼색나물, 부추무침, 파절이, 파채무침, 상추겉절이, 양배추찜, 찐양배추, 찐호박, 찐단호박, 구운야채, 야채볶음, 채소볶음, 미나리무침, 꽈리고추찜, 꽈리고추무침, 더덕구이, 얼갈이무침, 노각무침, 단호박찜, 데친브로콜리, sigeumchi namul, kongnamul muchim, gosari, gosari namul, musaengchae, oi muchim, gamja bokkeum, gamjachae bokkeum, hobak bokkeum, gaji namul, ueong jorim, yeongeun jorim, miyeokjulgi bokkeum, pajeori, doraji, doraji muchim, beoseot bokkeum, aehobak bokkeum, yeonkeun jorim, chwinamul',
  'boiled potatoes':
    '찐감자, 삶은감자, 감자조림, 알감자조림, 통감자구이, 휴게소감자, 삶은통감자, 구운감자, gamja jorim, jjin gamja, salmeun gamja, algamja jorim',
  'cooked beans': '콩자반, 콩조림, 검은콩조림, 콩장, kongjaban, kongjorim',
  'green bean dry': '녹두, 거피녹두',
  'canned pineapple': '파인애플통조림, 파인애플캔',
  'cheese puffs': '치토스, 치즈볼, 콘치, 치토스바베큐, 치즈볼과자, 콘치즈과자, 치즈팡, 바나나킥, 콘스프과자',
  'prawn roll snack':
    '새우깡, 새우칩, 알새우칩, saeukkang, 꽃게랑, 새우깡매운맛, 꽃게랑과자, 매운새우깡, 쌀새우깡, 새우과자, 노래방새우깡, 왕새우깡, saewookkang, saewookang, alsaeu chip',
  'chocolate dark': '다크초콜릿, 드림카카오, 다크초콜렛, 다크초코, 블랙초콜릿, dark chokollit',
  toffee:
    '카라멜, 캐러멜, 밀크카라멜, 소프트카라멜, 말랑카우, 스카치, 밀크캬라멜, karamel, malrangkau, malang cow',
  'jelly cup':
    '과일젤리, 곤약젤리, 쁘띠첼, 복숭아젤리컵, 과일젤리컵, 컵젤리, 포도젤리컵, 나타드코코젤리, 워터젤리, 짜먹는젤리, gonyak jelly',
  'ice cream bar':
    '메로나, 누가바, 비비빅, 돼지바, 붕어싸만코, 멜로나, merona, 돼지바초코, 빵또아, 국화빵아이스, 엔초, 엑셀런트, 매그넘, 바밤바, 싸만코, 쌍쌍바, 캔디바, 티코, 아이스바, 초코바아이스, 호두마루바, 시모나, 와일드바디, bungeo ssamanko, bungeosamanco, nugaba, bibibik, dwaejiba',
  'ice cream cone':
    '월드콘, 부라보콘, 구구콘, 월드콘바닐라, 부라보콘바닐라, 메타콘, 브라보콘, 구구콘아이스, 콘아이스크림, worldcone, bravocone, wol deu kon',
  'puffed rice': '뻥튀기, 튀밥, ppeongtwigi, 보리튀밥, 마카로니뻥튀기, 뻥과자, bbeongtwigi',
  'tea herbal':
    '둥굴레차, 옥수수수염차, 허브티, 캐모마일티, 옥수수차, 헛개차, 캐모마일, 루이보스티, 페퍼민트티, 국화차, 메밀차, 우엉차, 돼지감자차, 작두콩차, 감잎차, 뽕잎차, 연잎차, 결명자차, 결명자, 헛개차음료, 광동옥수수수염차, 메밀차티백, 민들레차, 도라지차, 홍삼차, 인삼차, oksusu cha, dunggullecha, oksusu suyeomcha, gukhwacha, memilcha, ueongcha',
  'ginger tea sachet':
    '생강차, 쌍화차, 수정과, 생강청, 비락수정과, 쌍화탕, 십전대보탕, sujeonggwa, ssanghwacha, ssanghwatang, saenggangcha',
  'milk coffee drink':
    '카페라떼, 라떼, 컵커피, 바리스타룰스, 조지아커피, 캔커피, 레쓰비, 스타벅스라떼, 맥심티오피라떼, 강릉커피, 서울우유커피, 아이스라떼, 바닐라라떼, 돌체라떼, 카푸치노, 카라멜마끼아또, 스타벅스컵커피, 커피음료, 칸타타, 카페모카, 티오피, 카누라떼팩, 믹스커피캔',
  'apple juice': '사과주스, 사과쥬스, 아침에사과, 미닛메이드사과, 사과100주스, sagwa juseu, sagwa juice',
  'aloe vera drink': '알로에주스, 알로에음료, 알로에, 알로에팜, 자연은알로에, alloe juseu, aloe korean drink',
  'rice milk': '아침햇살, 쌀음료, 쌀우유, 현미우유, achim haessal, achimhaetsal',
  liqueur:
    '복분자주, 매실주, 장수막걸리, 복분자, 복분자주병, 매화수, 매실주병, 설중매, 백세주, 산사춘, 유자주, 깔루아, 인삼주, 순하리, bokbunjaju, bokbunja, maesilju, baekseju, sansachun',
  spirits:
    '위스키, 보드카, 양주, 하이볼, 진토닉, 데킬라, 럼주, 짐빔, 발렌타인, 조니워커, 고량주, 연태고량주, 이과두주, 칵테일, 브랜디, 담금주, 얼그레이하이볼, wiseuki, haibol, goryangju',
  'frozen berries':
    '냉동블루베리, 냉동과일, 냉동딸기, 냉동망고, 냉동베리믹스, 냉동믹스베리, 냉동트리플베리, 냉동라즈베리, 믹스베리, 냉동복숭아, 얼린딸기, 얼린망고, naengdong blueberry, naengdong gwail, naengdong mango, naengdong beullu beri',
  'pasta salad':
    '감자샐러드, 마카로니샐러드, 사라다, 코울슬로, 양배추샐러드, 단호박샐러드, 고구마샐러드, 콘샐러드, 푸실리샐러드, 파스타샐러드, 코슬로우, 콜슬로, gamja salad, gamja saelleodeu, sarada, makaroni salad, gamja sarada',
  'protein bar':
    '단백질바, 프로틴바, 닥터유프로틴바, 닥터유단백질바, 프로틴바초코, 마이프로틴바, 프로틴크리스피바, danbaekjil bar',
  'packed salad bowl':
    '도시락샐러드, 닭가슴살샐러드, 샐러드도시락, 샐러디, 편의점샐러드, 샐러드팩, 콥샐러드, 샐러드볼, 두부샐러드, saelleodeu, dakgaseumsal salad',
  'takeaway food':
    '반찬, 밑반찬, 배달음식, 남은음식, 배달, 남은반찬, banchan, 중국집배달, 포장음식, 중국집음식, 남은반찬통, 배민음식, 마라탕, 남은마라탕, 훠궈, 뷔페음식, 구내식당, 학식, 잔반, 포장마차음식, 분식, 마라탕포장, maratang, huogwo, nameun eumsik, baedal eumsik, mitbanchan, bunsik, baedal, eomma banchan, pojang eumsik',
  'black pudding':
    '순대, 찹쌀순대, 백암순대, 찰순대, 병천순대, 아바이순대, 피순대, 분식순대, soondae, sundae korean, chalsundae, baeksundae, sunde, sundae bokkeum',
  'coffee creamer powder': '프리마, 프림',
  'wasabi paste': '와사비, 생와사비, 고추냉이, 와사비튜브, 연와사비, 생와사비튜브, 고추냉이튜브',
  'rice stick noodles dry':
    '쌀국수, 쌀국수면, 월남쌈면, 쌀국수건면, 팟타이면, 팟타이쌀국수면, 쌀면, 월남쌀국수',
  blackberry: '블랙베리',
  calamansi: '깔라만시',
  'cranberry fresh': '크랜베리',
  'durian flesh': '두리안',
  guava: '구아바',
  'jackfruit fresh': '잭프루트',
  lychee: '리치, 여지, 냉동리치',
  mangosteen: '망고스틴',
  nectarine: '천도, 신비복숭아',
  papaya: '파파야',
  'passion fruit': '패션후르츠, 패션프루트, 백향과',
  'dried persimmon': '곶감, 반건시, 감말랭이',
  pomelo: '포멜로',
  rambutan: '람부탄',
  'star fruit': '스타프루트',
  blackcurrant: '블랙커런트',
  quince: '모과',
  mulberry: '오디',
  kumquat: '금감',
  gooseberry: '구스베리, 꽈리',
  artichoke: '아티초크',
  'bamboo shoot fresh': '죽순',
  'bitter gourd': '여주',
  broccolini: '브로콜리니',
  'brussels sprout': '방울양배추, 방울다다기양배추, 미니양배추',
  'shimeji mushroom': '만가닥버섯, 백만가닥, 해송이버섯',
  porcini: '송이버섯, 능이버섯, 포르치니',
  maitake: '잎새버섯',
  'portobello mushroom': '포토벨로버섯, 포타벨라버섯',
  'red cabbage': '적양배추, 적채, 자색양배추',
  'savoy cabbage': '사보이양배추',
  kohlrabi: '콜라비',
  celeriac: '셀러리악',
  'dou miao': '완두순',
  'edamame fresh': '풋콩, 에다마메, 줄콩',
  'french bean': '그린빈, 그린빈스, 껍질콩, 줄기콩',
  'fennel bulb': '펜넬',
  kangkong: '공심채, 모닝글로리',
  'sprouts mixed': '새싹, 무순, 브로콜리새싹, 알팔파, 적무순',
  'romaine lettuce': '로메인레터스, 미니로메인',
  'mustard greens':
    '돌산갓, 얼갈이, 얼갈이배추, 봄동, 근대, 아욱, 비타민채, 청겨자, 유채나물, 냉이, 달래, 참나물, 취나물, 돌나물, 방풍나물, 세발나물, 두릅, 원추리',
  rocket: '루꼴라, 루콜라, 와일드루꼴라',
  shallot: '샬롯',
  'snow pea': '스냅피, 스노우피, 깍지완두',
  'sweet potato leaves': '고구마줄기, 고구마순',
  turnip: '순무, 강화순무',
  'winter melon': '동과',
  'chinese yam': '산마, 장마',
  'broad bean fresh': '잠두',
  'swiss chard': '적근대',
  chicory: '엔다이브, 라디치오',
  'dill fresh': '생딜, 딜허브',
  'rosemary fresh': '로즈마리, 생로즈마리',
  'thyme fresh': '타임, 생타임',
  lemongrass: '레몬그라스',
  'cheddar block': '고다치즈, 체다블럭, 에담치즈, 블럭치즈, 체다치즈블록',
  'blue cheese': '고르곤졸라, 블루치즈',
  brie: '브리치즈, 까망베르, 까망베르치즈',
  'cottage cheese': '코티지치즈, 코타지치즈',
  feta: '페타치즈, 페타',
  ghee: '기버터',
  'goat milk': '산양유, 염소우유',
  halloumi: '할루미치즈, 구워먹는치즈, 구워먹는임실치즈',
  kefir: '케피어',
  lassi: '라씨, 마시는요거트, 마시는요구르트, 드링킹요거트, 드링크요거트, 불가리스사과, 액티비아드링크',
  mascarpone: '마스카포네, 마스카르포네치즈',
  'infant formula': '아기분유, 앱솔루트분유, 트루맘, 조제분유',
  'mozzarella fresh': '생모짜렐라, 부라타, 부라타치즈, 보코치니, 후레쉬모짜렐라',
  quark: '스키르, 쿼크치즈',
  ricotta: '리코타치즈, 리코타',
  'sour cream': '사워크림',
  'soy yogurt': '두유요거트, 콩요거트',
  'coconut yogurt': '코코넛요거트',
  'vegan cheese': '비건치즈',
  custard: '커스터드크림, 커스터드',
  'milk dessert': '판나코타, 우유푸딩, 초코푸딩, 밀크푸딩, 안닌도후',
  milkshake: '밀크쉐이크, 쉐이크, 바닐라쉐이크, 초코쉐이크',
  'duck egg': '오리알',
  'egg white liquid': '난백액, 액상난백, 액상계란흰자, 액상흰자',
  'onsen egg': '온천달걀, 온천계란, 수란',
  'fried egg': '계란후라이, 계란프라이, 달걀프라이, 달걀후라이, 반숙후라이, 반숙프라이, 써니사이드업',
  tamagoyaki: '일본식계란말이, 타마고야끼, 다마고야끼, 명란계란말이',
  'beef brisket': '양지, 양지머리, 소양지국거리, 차돌양지',
  'beef patty raw': '햄버거패티, 소고기패티, 패티, 함박스테이크생것, 함박, 함바그, 함박패티',
  'cold cuts': '볼로냐햄, 샤퀴테리',
  prosciutto: '프로슈토, 하몽, 생햄',
  salami: '살라미, 살라미슬라이스',
  pepperoni: '페퍼로니, 페페로니',
  chorizo: '초리조, 쵸리죠',
  tripe:
    '곱창, 막창, 대창, 소곱창, 돼지막창, 양대창, 천엽, 염통, 돼지곱창, 돼지껍데기, 돼지껍질, 우설, 특양, 막창구이',
  'rabbit meat': '토끼고기, 사슴고기',
  veal: '송아지고기',
  'chicken liver': '닭똥집, 닭근위, 닭간, 닭염통, 근위',
  'chicken mince': '닭다짐육, 다진닭고기, 다진닭가슴살',
  'turkey raw': '칠면조, 칠면조고기',
  'bak kwa': '육포, 홍콩육포, 비첸향',
  'beef jerky': '소고기육포, 질러육포, 한우육포, 쇠고기육포',
  'chinese sausage': '라창',
  oden: '오뎅탕, 오뎅국, 어묵국, 어묵탕밀키트, 꼬치어묵탕',
  'chicken sausage': '닭가슴살소시지, 닭가슴살소세지, 닭가슴살후랑크, 치킨소시지',
  'prawn ball': '새우완자, 새우볼, 오징어볼, 새우경단',
  snail: '소라, 골뱅이, 자숙골뱅이, 골뱅이캔, 유동골뱅이, 우렁이, 우렁, 우렁살, 다슬기, 참소라',
  'soy marinated crab': '간장게장, 양념게장, 게장, 간장새우, 간장새우장, 새우장, 간장돌게장',
  'crab meat pasteurised': '게살캔, 대게살, 홍게살, 게살통조림',
  'anchovy fresh': '생멸치, 뱅어, 빙어',
  'smoked mackerel': '훈제고등어, 과메기, 훈제송어',
  trout: '송어, 송어회',
  catfish: '메기, 붕어, 잉어',
  'eel fresh': '생장어, 아나고, 붕장어, 먹장어, 꼼장어, 갯장어',
  'tuna steak': '참치횟감, 냉동참치, 참다랑어, 황새치, 참치뱃살, 눈다랑어',
  crayfish: '가재, 민물가재',
  'sea cucumber': '해삼, 멍게, 해파리, 미더덕, 해파리냉채용, 개불',
  'canned abalone': '전복, 활전복, 전복2미, 냉동전복, 손질전복, 완도전복',
  'frozen seafood mix': '해물모둠, 해물믹스, 냉동해물, 모둠해물, 해물, 해산물, 해물탕거리, 시푸드믹스',
  'shellfish cooked': '자숙새우, 새우찜, 대게찜, 조개찜, 꽃게찜, 해물찜, 새우구이, 조개구이',
  'salted seafood':
    '오징어젓, 오징어젓갈, 낙지젓, 낙지젓갈, 젓갈, 조개젓, 어리굴젓, 창란젓갈, 가리비젓, 꼴뚜기젓, 갈치속젓, 멸치젓, 젓갈세트, 비빔낙지젓, 자리젓, 황석어젓, 밴댕이젓, 명란젓갈',
  'dried scallop': '건관자, 마른관자',
  'soy chunks': '콩단백, 대두단백',
  tempeh: '템페',
  'egg tofu': '계란두부, 달걀두부',
  'dried beancurd stick': '푸주, 두부피, 유바',
  'country bread': '깜빠뉴, 캄파뉴, 시골빵, 하드롤, 하드계열빵',
  sourdough: '사워도우, 사워도우빵, 천연발효빵',
  ciabatta: '치아바타, 올리브치아바타, 포카치아, 포카챠',
  'burger bun': '햄버거빵, 버거번, 햄버거번, 브리오슈번',
  'hot dog bun': '핫도그빵, 핫도그번',
  'almond cake': '휘낭시에, 피낭시에, 아몬드케이크, 호두파이, 피칸파이, 당근케이크, 호두케이크',
  cheesecake: '치즈케이크, 바스크치즈케이크, 뉴욕치즈케이크, 치즈케익, 꾸덕치즈케이크, 치즈타르트',
  brownie: '브라우니, 마켓오브라우니',
  cupcake: '머핀, 초코머핀, 블루베리머핀, 컵케이크',
  'danish pastry': '페이스트리, 데니쉬, 시나몬롤, 패스츄리, 몽블랑빵, 시나몬번',
  'egg tart': '에그타르트',
  'english muffin': '잉글리시머핀, 잉글리쉬머핀',
  'mantou fresh': '꽃빵, 화권',
  'milk bread': '우유식빵, 생식빵, 탕종식빵, 버터식빵, 버터톱식빵, 연유식빵',
  'naan fresh': '갈릭난, 인도난',
  'pie sweet': '애플파이, 사과파이, 고구마파이, 타르트, 과일타르트',
  'pie savoury': '미트파이',
  'pita bread': '피타브레드, 피타빵',
  'pizza base fresh': '피자도우, 피자생지, 도우',
  'raisin bread': '건포도빵, 건포도식빵, 건포도롤',
  'rye bread': '호밀식빵, 100호밀빵, 독일호밀빵',
  'wrap tortilla': '또띠아, 또띠야, 토르티야, 밀또띠아, 통밀또띠아, 토르티아, 또르띠아',
  'taco shell': '타코쉘, 옥수수또띠아',
  brioche: '브리오슈, 브리오쉬, 브리오슈식빵',
  'potato pancakes': '감자전, 해시브라운전, 감자채전',
  hotteok:
    '호떡, 씨앗호떡, 꿀호떡, 찹쌀호떡, 녹차호떡, 삼립호떡, 냉동호떡, 삼립꿀호떡, 옛날호떡, hoddeok, hodduk, hotteog, ssiat hotteok',
  'french toast': '프렌치토스트, 토스트프렌치',
  scone: '스콘, 플레인스콘, 버터스콘',
  macaron: '마카롱, 뚱카롱',
  eclair: '슈크림, 에끌레어, 베이비슈, 쿠키슈, 냉동슈크림',
  tiramisu: '티라미수, 티라미슈, 티라미수케이크',
  churros: '츄러스, 추러스, 츄로스',
  'soft pretzel': '프레첼, 앤티앤스, 크림치즈프레첼',
  dorayaki:
    '도라야끼, 붕어빵, 잉어빵, 팥붕어빵, 슈크림붕어빵, 국화빵, 델리만주, 풀빵, 미니붕어빵, 찰보리빵, 경주빵, 황남빵',
  'nut cookies':
    '호두과자, 아몬드쿠키, 호두쿠키, 견과쿠키, 마카다미아쿠키, 아몬드전병, 스노우볼쿠키, 비스코티, 땅콩빵',
  'basmati rice': '바스마티쌀, 바스마티',
  buckwheat: '메밀쌀, 통메밀',
  quinoa: '퀴노아',
  couscous: '쿠스쿠스',
  dal: '렌틸콩, 렌즈콩, 빨간렌틸콩',
  'chickpeas dried': '건병아리콩, 이집트콩',
  'red bean paste':
    '팥앙금, 통팥앙금, 단팥, 통단팥, 빙수팥, 빙수용팥, 백앙금, 적앙금, 고운앙금, 팥소, 팥배기, 빙수떡팥, 앙꼬, 단팥앙금, pat anggeum, danpat',
  'lotus seed soup': '단팥죽, 새알팥죽, 팥빙수, 인절미빙수, 빙수, 녹두빙수',
  'fresh pasta': '생파스타, 생파스타면',
  'dried wheat noodles':
    '건면, 밀국수, 옛날국수, 칼국수건면, 손칼국수면, 건칼국수, 왕면, 세면, 납작면, 오뚜기옛날국수소면, 옛날국수소면, 수연소면, 국수소면, 국수면, 구포국수면, guksu myeon, kalguksu myeon',
  'seafood instant noodles':
    '짬뽕라면, 오징어짬뽕, 진짬뽕, 해물라면, 해물짬뽕라면, 나가사끼짬뽕, 새우탕면, 새우탕컵, 나가사키짬뽕, 맛짬뽕, jjamppong ramyeon, jjamppong ramyun, 짬뽕, 해물짬뽕, 삼선짬뽕, jjamppong, jjambbong, champong',
  'frozen udon': '냉동우동, 냉동우동면, 냉동사누끼우동',
  'plain ramen noodles':
    '라면사리, 사리면, 부대찌개사리, 오뚜기라면사리, ramyeon sari, ramyun sari, ramen sari',
  'bee hoon dry': '버미셀리, 쌀버미셀리, 얇은쌀국수',
  shirataki: '곤약, 실곤약, 곤약면, 곤약쌀, 판곤약, 곤약국수, 시라타키, gonyak, silgonyak, gonyakmyeon',
  'boba pearls': '타피오카, 타피오카펄, 버블티펄, 흑당펄',
  'popiah skin': '춘권피',
  'pancake flour':
    '전가루, 감자전가루, 김치전가루, 파전믹스, 해물파전믹스, 빈대떡가루, 녹두전믹스, 메밀부침가루, 메밀전병가루, 부침개가루, 타코야끼믹스, 오코노미야끼믹스, 오꼬노미야끼가루, 부침믹스, bindaetteok mix, jeon mix, jeon garu, buchimgae garu, pajeon garu, pajeon mix, pajeon flour',
  'instant oatmeal sachet':
    '미숫가루, 선식, 미수가루, 오트밀컵, 생식, 선식가루, 곡물선식, 컵오트밀, misugaru, misutgaru',
  'miso soup':
    '미소된장국, 미소국, 즉석미소국, 미소시루, 미소장국, 일본된장국, 즉석미소된장국, 된장국블럭, 된장국, 시금치된장국, 시래기된장국, 아욱된장국, 배추된장국, 우거지된장국, 청국장찌개, 된장찌개, 차돌된장찌개, 해물된장찌개, 된장찌개밀키트, 콩비지찌개, 비지찌개, 강된장찌개, doenjang jjigae, doenjang guk, dwenjang jjigae, doenjang chigae, miso guk, cheonggukjang jjigae',
  'mac and cheese box': '맥앤치즈, 맥앤치즈컵',
  'retort meal pouch':
    '레토르트, 3분요리, 3분미트볼, 3분햄버그, 즉석식품, 간편식, 즉석덮밥소스, 마파두부소스즉석, 즉석짜장, 레토르트식품, 햄버그스테이크3분',
  'baked beans': '베이크드빈, 베이크드빈스',
  'canned beans': '강낭콩캔, 키드니빈, 키드니빈캔',
  'canned sardines': '정어리통조림, 정어리캔, 오일사딘',
  'canned salmon': '연어캔, 연어통조림, 알래스카연어캔',
  'canned anchovies': '앤초비, 엔초비, 안초비',
  'canned mushrooms': '양송이캔, 양송이통조림, 초고버섯',
  'canned bamboo shoots': '죽순통조림, 죽순캔, 멘마',
  'canned soup': '캠벨수프, 토마토수프, 토마토스프, 양송이크림수프캔',
  'vienna sausage': '비엔나캔',
  passata: '토마토퓨레, 토마토퓌레, 파사타',
  'chicken stock carton': '닭육수, 치킨육수, 냉면육수, 동치미육수, 닭육수팩, 삼계탕육수, 치킨스톡육수',
  'beef stock carton':
    '사골육수, 사골곰탕팩, 사골곰탕, 사골국물, 소고기육수, 사골농축액, 비비고사골곰탕, 사골육수팩',
  'bone broth': '돈코츠육수, 라멘육수, 돈사골육수',
  'balsamic vinegar': '발사믹, 발사믹식초, 발사믹글레이즈',
  'dark soy sauce': '노두유, 노추, 중국간장',
  mentsuyu:
    '쯔유, 소바장국, 우동다시, 가쓰오장국, 메밀장국, 가쓰오부시장국, 가쓰오국시장국, 국시장국, 모밀장국, 우동장국, 소바쯔유, 혼쯔유, 기꼬만쯔유, 우동소스, jjeuyu',
  ponzu: '폰즈, 폰즈소스, 유자폰즈, 유자간장',
  'teriyaki sauce': '데리야끼소스, 데리야키소스, 장어소스, 스키야키소스, 돈부리소스, 규동소스, 데리소스',
  doubanjiang: '두반장, 이금기두반장, 두반장소스, 마라두반장',
  'hoisin sauce': '해선장, 호이신소스, 해선장소스',
  'chilli crisp': '고추기름, 라조장, 라유, 라오간마, 라조장소스, 고추기름병, 마라기름, gochu gireum',
  'sweet chilli sauce': '스위트칠리소스, 스윗칠리소스, 칠리소스',
  'chilli sauce':
    '불닭소스, 매운소스, 캡사이신, 캡사이신소스, 양념치킨소스, 닭강정소스, 떡꼬치소스, yangnyeom sauce, buldak sauce',
  'worcestershire sauce': '우스터소스, 우스타소스',
  'steak sauce': 'A1소스, 스테이크소스, 에이원소스',
  'stir-fry sauce': '마파두부소스, 마라샹궈소스, 마라소스, 볶음소스, 덮밥소스, 블랙페퍼소스',
  'tartare sauce': '타르타르소스, 타르타르',
  'caesar dressing': '시저드레싱, 시저소스, 시저샐러드드레싱',
  'pesto jar': '바질페스토, 페스토, 바질페스토소스',
  'japanese curry':
    '카레라이스, 카레덮밥, 남은카레, 어제카레, 카레돈까스, 돈까스카레, 집카레, 카레밥, 하이라이스덮밥, 일본식카레, 키마카레, karae raiseu, kare rice, nameun kare, kare raiseu',
  'curry leftover': '치킨커리, 인도커리, 커리',
  'butter chicken': '버터치킨커리, 치킨마크니, 치킨마살라',
  'cream stew': '크림스튜, 화이트스튜',
  'dashi pack':
    '다시팩, 멸치다시팩, 멸치육수, 국물팩, 멸치육수팩, 가쓰오다시, 가쓰오다시팩, 멸치다시마육수, 국물다시팩, dasi pack, myeolchi yuksu, yuksu pack, dasipaek',
  'dashi powder': '혼다시, 가쓰오혼다시, 멸치다시다, 가쓰오분말, 멸치가루, 멸치분말',
  'bonito flakes': '가쓰오부시, 가츠오부시, 가다랑어포, gatseuobusi',
  'rice bran oil': '현미유, 아보카도오일, 아보카도유',
  lard: '라드, 돼지기름',
  'almond butter': '아몬드버터, 캐슈버터, 아몬드스프레드',
  'pistachio spread': '피스타치오스프레드, 피스타치오크림',
  'dulce de leche': '밀크잼, 우유잼, 카라멜스프레드',
  'garlic powder': '마늘가루, 갈릭파우더, 양파가루, 마늘분말, 어니언파우더',
  cinnamon: '계피, 시나몬, 계핏가루, 계피가루, 시나몬파우더, 통계피, gyepi, gyepi garu, kyepi',
  cumin: '쯔란, 커민, 큐민, 커민가루',
  'turmeric powder': '강황가루, 강황, 울금가루, 울금',
  'sichuan pepper': '화자오, 초피가루, 산초가루, 마자오',
  'mala spice': '마라시즈닝',
  'hotpot soup base':
    '마라탕소스, 마라탕재료소스, 훠궈소스, 하이디라오소스, 훠궈베이스, 하이디라오마라탕소스, 부대찌개소스, 부대찌개양념, 샤브샤브육수, 순두부찌개양념, 순두부찌개소스, 된장찌개양념, 김치찌개양념, maratang sauce, budae jjigae sauce, sundubu sauce, sundubu jjigae sauce, soondubu paste',
  'mixed seasoning':
    '허브솔트, 시즈닝, 케이준시즈닝, 양념, 양념류, 향신료, 스테이크시즈닝, 바베큐시즈닝, 후추소금, 라면스프, 라면스프분말, herbsalt, yangnyeom',
  'black sesame soup':
    '흑임자죽, 검은깨가루, 흑임자가루, 깨죽, 흑임자페이스트, 검은깨죽, heugimja juk, heukimjajuk',
  'chia seed': '치아씨드',
  flaxseed: '아마씨, 볶은아마씨',
  'bay leaf': '월계수, 월계수잎',
  'star anise': '팔각',
  nutmeg: '넛맥, 육두구',
  cloves: '정향',
  'dried herbs':
    '파슬리가루, 바질가루, 오레가노, 허브가루, 건바질, 건파슬리, 이탈리안허브, 타임가루, 로즈마리가루, 허브믹스, 오레가노홀',
  paprika: '파프리카가루, 파프리카파우더, 훈제파프리카',
  saffron: '샤프란, 사프란',
  'vanilla extract': '바닐라익스트랙, 바닐라에센스, 바닐라향, 바닐라빈, 바닐라오일',
  'baking soda': '베이킹소다식용, 식소다, 식용소다, 식용베이킹소다',
  'wholemeal flour': '통밀가루, 우리통밀가루',
  'agar agar powder':
    '한천, 한천가루, 우무, 우뭇가사리묵, 도토리묵, 청포묵, 메밀묵, 올방개묵, 묵무침용묵, dotorimuk, cheongpomuk, muk acorn jelly',
  'jelly crystals': '젤리가루',
  'icing sugar': '슈가파우더, 분당, 슈거파우더',
  sweetener: '알룰로스, 스테비아, 에리스리톨, 나한과, 대체당, 감미료, 뉴슈가, 신화당, 당원',
  'cocoa powder': '코코아파우더, 코코아가루, 무가당코코아, 발로나코코아파우더',
  'chocolate chips': '제과용초콜릿, 커버춰초콜릿, 커버처, 초코청크, 베이킹초콜릿, 코팅초콜릿, 다크커버춰',
  'almond flour': '아몬드가루, 아몬드파우더, 아몬드분말',
  'soy flour': '콩가루, 볶은콩가루, 인절미가루, 콩고물, 생콩가루, 비지, 콩비지, 생비지, konggaru, kongbiji',
  'buckwheat flour': '메밀가루',
  'coconut oil': '코코넛오일',
  'desiccated coconut': '코코넛가루, 코코넛채, 코코넛롱',
  pecan: '피칸, 피칸반태, 구운피칸',
  hazelnut: '헤이즐넛, 구운헤이즐넛',
  macadamia: '마카다미아, 마카다미아넛, 볶은마카다미아',
  'brazil nut': '브라질너트, 브라질넛',
  'coated peanuts': '오징어땅콩볼, 땅콩과자',
  'sunflower seed': '해바라기씨, 볶은해바라기씨',
  'pumpkin seed': '호박씨, 볶은호박씨, 펌킨시드',
  'ginkgo nut': '은행, 깐은행, 은행알',
  'lotus seed': '연자육',
  'dried dates': '대추야자, 데이츠',
  'dried mango':
    '건망고, 말린망고, 건과일, 말린과일, 말린사과, 바나나칩, 말린무화과, 반건조무화과, 건살구, 건무화과, 과일칩, 사과칩, 건조과일, 동결건조딸기',
  prune: '건자두, 푸룬, 프룬',
  'dried cranberries': '건크랜베리, 크랜베리건조',
  'goji berry': '구기자, 건구기자',
  gingerbread: '약과, 꿀약과, 미니약과, 궁중약과, 찹쌀약과, yakgwa, yakgua',
  'fortune cookies': '전병과자, 부채과자, 계란전병, 상투과자',
  wafer: '웨하스, 웨하스딸기, 로아커, 롤웨하스, 웨이퍼, 초코웨하스, wehaseu',
  'microwave popcorn': '전자레인지팝콘, 팝콘컵',
  'peanut puffs': '땅콩캐러멜콘, 캐러멜콘땅콩, 카라멜콘과땅콩, 카라멜콘, karamel con',
  'chocolate truffle': '페레로로쉐, 린도르, 린트초콜릿, 트러플초콜릿, 고디바, 페레로, 프랄린',
  'hazelnut chocolate': '아몬드초콜릿, 아몬드초코볼, 아몬드초코, 헤이즐넛초콜릿, 아몬드볼, 아몬드초콜렛',
  'white chocolate': '화이트초콜릿, 화이트초콜렛',
  'granola bar':
    '에너지바, 시리얼바, 닥터유에너지바, 견과바, 칼로리바란스, 칼로리발란스, 그래놀라바, 영양바, 하루견과바, 오트바, 씨리얼바',
  'vegetable chips': '고구마칩, 연근칩, 야채칩, 고구마스틱, 고구마맛탕, 비트칩, 채소칩',
  'roasted chickpeas': '병아리콩과자, 구운병아리콩',
  'soy nuts': '볶은콩, 볶은검은콩, 콩과자, 볶음콩, 서리태볶음',
  'sesame brittle': '깨강정, 들깨강정, 참깨강정, 흑임자강정, 깨엿, 호박엿, kkaegangjeong',
  'peanut brittle': '땅콩엿, 땅콩카라멜',
  sikhye: '식혜, 비락식혜, 안동식혜, 호박식혜, 단호박식혜, 살얼음식혜, shikye',
  'fruit cordial': '매실음료원액, 시럽음료, 미초석류, 석류즙, 자두즙',
  'hibiscus tea': '히비스커스, 히비스커스차',
  'milk tea 3-in-1': '밀크티, 데자와, 밀크티분말, 밀크티스틱, 로얄밀크티, 캔밀크티, milkeuti, milk ti',
  'bubble tea': '버블티, 흑당버블티, 공차, 타로밀크티, 흑당밀크티, 펄밀크티, beobeulti',
  'iced lemon tea':
    '립톤아이스티, 복숭아아이스티, 아이스티, 아이스티믹스, 아이스티가루, 립톤복숭아, 레몬아이스티, 실론티, 티즐, aiseuti, boksunga iced tea',
  kombucha: '콤부차, 티젠콤부차, 콤부차스틱',
  'cold brew':
    '콜드브루, 더치커피, 콜드브루원액, 아이스아메리카노, 아아, 페트커피, 병커피블랙, 스위트아메리카노, 아메리카노페트, 블랙커피페트, koldeu beuru, deochi keopi, aiseu amerikano, iced americano',
  'malt drink': '마일로, 네슬레마일로, 오발틴',
  'matcha latte powder':
    '녹차라떼, 그린티라떼분말, 말차라떼, 녹차라떼분말, 말차라떼스틱, 그린티라떼, 녹차라떼가루, nokcha latte, malcha latte',
  'sparkling wine': '스파클링와인, 샴페인, 모스카토다스티, 스파클링, 까바, 프로세코, 모스카토',
  cider: '애플사이더술, 사과주, 써머스비, 애플폭스',
  'cream liqueur': '베일리스, 아이리쉬크림',
  'vegetable juice':
    '토마토주스, 하루야채, 당근주스, 녹즙, 케일즙, 야채주스, 토마토쥬스, 양배추즙, ABC주스, 당근즙, 야채음료, 해독주스, yachae juseu, haru yachae, nokjeup, tomato juseu, danggeun juice',
  'coconut water': '코코넛워터, 비타코코',
  smoothie: '스무디, 과일스무디, 딸기스무디, 망고스무디, seumudi',
  'meal replacement shake':
    '프로틴음료, 단백질음료, 더단백, 하이뮨음료, 셀렉스음료, 랩노쉬, 식사대용쉐이크, 쉐이크대용식, 테이크핏, 단백질드링크, 다이어트쉐이크, 마시는식사',
  'plant protein powder': '식물성단백질, 비건프로틴, 완두단백, 식물성프로틴, 분리대두단백',
  'collagen powder': '콜라겐, 저분자콜라겐, 어류콜라겐, 먹는콜라겐',
  multivitamin:
    '종합비타민, 비타민, 비타민C, 비타민씨, 영양제, 오쏘몰, 센트룸, 아연, 마그네슘영양제, 고려은단, 루테인',
  'fish oil': '오메가3, 어유',
  'chicken essence': '홍삼, 홍삼정, 홍삼스틱, 정관장, 홍삼액, 흑삼, 에브리타임, hongsam',
  'frozen broccoli': '냉동브로콜리, 냉동콜리플라워',
  'frozen chicken':
    '냉동닭가슴살, 냉동닭, 냉동닭다리살, 냉동닭봉, 냉동윙, naengdong dakgaseumsal, naengdong dak',
  'frozen corn': '냉동옥수수, 냉동옥수수알, 냉동콘',
  'char siew bao fresh': '고기찐빵, 왕만두고기빵, 바오, 부타만',
  'frozen fish fingers':
    '생선까스, 피쉬핑거, 피쉬앤칩스, 흰살생선까스, 동태까스, 대구까스, 생선튀김, 명태까스, 피쉬커틀릿, 생선커틀렛, 생선가스, saengseon kkaseu, saengseongaseu',
  'breaded prawns':
    '새우튀김냉동, 빵가루새우, 코코넛새우, 왕새우튀김, 멘보샤, 새우링, 새우패티, 새우돈까스, 새우텐더, 새우가스, saeu kkaseu, saeu gaseu, menbosya',
  'mozzarella sticks':
    '치즈스틱, 모짜렐라치즈스틱, 모짜렐라스틱, 치즈볼냉동, 통모짜치즈스틱, 고구마치즈스틱, 크림치즈볼, 고구마치즈볼, 모짜볼, chijeu seutik, chijeubol',
  'frozen pork':
    '냉동대패삼겹살, 냉동대패, 냉동돼지고기, 냉동목살, naengdong samgyeopsal, daepae samgyeopsal, daepae',
  'frozen dory': '냉동동태, 냉동고등어, 냉동가자미, 냉동갈치, 냉동생선, 냉동대구, 냉동명태',
  'frozen ready meal':
    '냉동볶음밥, 냉동도시락, 냉동식품, 새우볶음밥냉동, 곤드레나물밥냉동, 밀프렙, 닭가슴살도시락, 냉동덮밥, 다이어트도시락, 냉동파스타, 냉동간편식, 냉동새우볶음밥, 김치볶음밥냉동, naengdong bokkeumbap, naengdong dosirak, naengdong sikpum',
  'frozen spinach': '냉동시금치',
  'frozen edamame': '냉동풋콩, 자숙풋콩, 냉동에다마메',
  'frozen puff pastry': '페스츄리생지, 퍼프페이스트리, 파이생지, 냉동생지',
  'mochi ice cream': '찰떡아이스, 모찌아이스크림, 찹쌀아이스, chaltteok aiseu, chaltteok ice',
  'tuna mayo mix': '참치마요, 참치마요삼각김밥, 참치마요네즈, 참치샐러드, 마요참치, 참치마요소스',
  'poke bowl': '포케, 연어포케, 포케볼, 슬로우캘리',
  kebab: '케밥, 치킨케밥, 되네르케밥',
  burrito: '부리또, 부리토, 브리또, 퀘사디아, 퀘사디야, 화이타, 타코, 소고기부리또, 엔칠라다',
  'marinated beef':
    '불고기, 소불고기, 양념불고기, 뚝불, 양념갈비, 양념소갈비, 양념LA갈비, 양념돼지갈비, 돼지양념갈비, 양념돼지불고기, 고추장불고기, 고추장삼겹살, 양념삼겹살, 주물럭, 돼지주물럭, 오리주물럭, 닭불고기, 떡갈비, 담양떡갈비, 한우떡갈비, 제육불고기, 매콤제육, 바싹불고기, LA갈비양념, 너비아니구이, bul gogi, bulgogee, boolgogi, sobulgogi, dwaeji bulgogi, yangnyeom galbi, yangnyum galbi, kalbi bbq, gochujang bulgogi, gochujang samgyeopsal, jumulleok, dakbulgogi, pulgogi, tteok galbi',
  'stir-fried meat':
    '소고기볶음, 돼지고기볶음, 고추잡채, 소세지야채볶음, 쏘야, 소시지볶음, 소세지볶음, 닭야채볶음, 유린기, 깐풍기, 라조기, 마라샹궈, 깐풍육, kkanpunggi, yuringi, gochu japchae, mara syanggwo, maraxiangguo, ssoya',
  'cooked chicken':
    '훈제닭가슴살, 닭구이, 전기구이통닭, 로스트치킨, 오븐구이닭, 닭꼬치, 백숙, 닭백숙, 훈제치킨, 닭가슴살구이, 삶은닭, 찐닭가슴살, 누룽지통닭, 장작구이통닭, 로티세리치킨, 닭다리구이, 닭봉구이, 바베큐치킨, 숯불닭꼬치, dakkkochi, dakkochi, baeksuk, dak baeksuk, jeongigui tongdak, hunje dakgaseumsal',
  'sous vide chicken':
    '수비드닭가슴살, 하림닭가슴살, 허닭, 닭가슴살스테이크, 닭가슴살볼, 닭가슴살큐브, 스팀닭가슴살, 맛있닭, 아임닭, 즉석닭가슴살, 닭가슴살한끼, 한끼닭가슴살, subideu dakgaseumsal, seutim dakgaseumsal',
  'breaded schnitzel': '슈니첼, 코돈부르, 치킨커틀릿, 치킨커틀렛',
  'summer rolls': '월남쌈롤, 고이꾸온, 스프링롤생, wolnamssam, wollamssam',
  japchae: '잡채, 고기잡채, 버섯잡채, 명절잡채, 냉동잡채, 당면볶음, 야채잡채, 비빔당면, chapchae, 잡채밥',
  'pickled green chilli':
    '할라피뇨피클, 할라피뇨슬라이스, 고추피클, 청양고추절임, 삭힌고추, 지고추, 슬라이스할라피뇨',
  sauerkraut: '사우어크라우트, 양배추절임',
  olives: '블랙올리브, 그린올리브, 올리브, 올리브절임, 씨없는올리브, 올리브슬라이스',
  umeboshi: '우메보시, 매실절임',
  'pickled ginger': '초생강, 생강절임, 초밥생강, 베니쇼가',
  'mashed potato': '매쉬드포테이토, 으깬감자, 매시드포테이토, 감자퓨레',
  'cooked fish':
    '고등어구이, 생선구이, 갈치구이, 연어구이, 임연수구이, 삼치구이, 가자미구이, 조기구이, 꽁치구이, 굴비구이, 동태탕, 대구탕, 매운탕, 동태찌개, 생선전, 알탕, 지리탕, 대구지리, 복지리, 추어탕, 북엇국, 북어국, 황태국, 황태해장국, 황태미역국, 참치김치찌개, 아귀탕, 멸치볶음, 잔멸치볶음, godeungeo gui, saengseon gui, galchi gui, maeuntang, myeolchi bokkeum, myulchi bokkeum, bugeoguk, bukeoguk, hwangtae guk, saengseonjeon, daegutang, dongtaejjigae, dongtae jeon, yeoneo gui',
  'fish in miso':
    '고등어조림, 갈치조림, 코다리조림, 생선조림, 고등어무조림, 삼치조림, 가자미조림, 꽁치조림, 코다리찜, 명태조림, 꽁치김치찜, 고등어김치찜, 조기조림, 아귀찜, 아구찜, 황태구이, 더덕황태구이, godeungeo jorim, galchi jorim, kodari jorim, kodarijjim, saengseon jorim, agujjim, agwijjim, agujim',
  'mapo tofu':
    '마파두부, 두부조림, 두부부침, 매운두부조림, 간장두부조림, dubu jorim, mapa dubu, dubu buchim, tofu jorim',
  'sweet and sour pork':
    '탕수육, 찹쌀탕수육, 꿔바로우, 탕수육소자, 사천탕수육, 냉동탕수육, 미니탕수육, 소고기탕수육, 꿔바로, tangsuyuk, tangsooyook, tangsuyook, kkwobarou',
  'kung pao chicken': '궁보계정, 쿵파오치킨',
  'siew mai': '딤섬, 샤오마이, 하가우, 쇼마이, dimseom',
  'xiao long bao': '샤오롱바오, 소롱포, 샤오룽바오, 쇼롱포, syaorongbao',
  pho: '소고기쌀국수, 양지쌀국수, 베트남쌀국수, 차돌쌀국수, ssalguksu soup',
  'pad thai': '팟타이, 새우팟타이, 팟타이밀키트',
  'thai curry': '그린커리, 똠얌꿍, 푸팟퐁커리, 레드커리, 똠양꿍',
  'ramen bowl':
    '돈코츠라멘, 미소라멘, 쇼유라멘, 시오라멘, 일본라멘, 츠케멘, 마제소바, 아부라소바, donkocheu ramen',
  'sesame noodles': '탄탄면, 단단면, 탄탄멘, 들깨국수, 들기름막국수, 냉탄탄면',
  'cold skin noodles': '량피',
  'fried noodles': '볶음면, 야끼소바, 차우멘, 볶음국수, 야끼우동, 미고랭, bokkeum guksu',
  'cooked pasta':
    '알리오올리오, 토마토파스타, 삶은파스타, 오일파스타, 남은파스타, 나폴리탄, 아라비아따, allio ollio, namun pasta',
  'spaghetti bolognese':
    '볼로네제, 미트소스스파게티, 라구파스타, 미트스파게티, 볼로네제파스타, 미트볼스파게티',
  'pasta bake':
    '까르보나라, 크림파스타, 로제파스타, 라자냐, 투움바파스타, 그라탕, 치즈오븐스파게티, 오븐스파게티, 도리아, 치즈그라탕, 크림스파게티, 로제스파게티, 버섯크림파스타, 마카로니그라탕, kkareubonara, rojae pasta, rajanya, keurim pasta',
  'risotto cooked': '리조또, 크림리조또, 버섯리조또, 리소토',
  paella: '빠에야, 파에야',
  'egg salad': '에그샐러드, 계란샐러드, 에그마요, 달걀샐러드, egeu saelleodeu, egeumayo',
  'chicken salad mix': '닭가슴살마요, 크래미샐러드, 게맛살샐러드, 치킨샐러드, 크래미마요',
  chawanmushi:
    '계란찜, 달걀찜, 뚝배기계란찜, 폭탄계란찜, 일본식계란찜, 차완무시, 달걀말이, 김계란말이, 계란국, 달걀국',
  'roast duck rice':
    '덮밥, 제육덮밥, 불고기덮밥, 규동, 소고기덮밥, 돼지고기덮밥, 짜장밥, 마파두부덮밥, 콩나물밥, 솥밥, 돌솥밥, 곤드레밥, 버섯솥밥, 무밥, 규동소고기덮밥, 차슈덮밥, 가지덮밥, 스키야키덮밥, jeyuk deopbap, deopbap, bulgogi deopbap, sotbap, kongnamulbap, jajangbap, dolsotbap',
  'minced meat': '다짐육, 다진고기',
  'wild boar': '멧돼지고기',
  'game bird': '꿩고기',
  'quail or pigeon': '메추리, 메추리고기',
  'horse meat': '말고기',
  'frog legs': '개구리 다리',
})
