/** Dishes of Japanese and Korean kitchens. */
import { type Compound, holding } from './holding.ts'

export const japaneseKoreanDishes: readonly Compound[] = [
  holding(
    'fish gluten soy',
    'すまし汁, お吸い物, 吸い物, お雑煮, 雑煮, ちゃんこ鍋, 煮物, おひたし, お浸し, ひじきの煮物, ひじき煮, 煮浸し, 煮びたし, 揚げ浸し, きんぴら, 肉じゃが, 牛丼, カツ丼, 筑前煮, 冷奴, ひややっこ, 炊き込みご飯, 炊き込みごはん, 五目ご飯, 五目ごはん, かやくご飯, 釜飯, 釜めし, かけうどん, きつねうどん, 肉うどん, ざるそば, もりそば, かけそば, 年越しそば, にゅうめん, osuimono, suimono, sumashijiru, nimono, ohitashi',
    'japanese',
  ),
  holding(
    'fish gluten soy eggs',
    '雑炊, ぞうすい, おじや, 親子丼, おやこどん, すき焼き, すきやき, zousui, ojiya, 茶碗蒸し',
    'japanese',
  ),
  holding('fish crustaceans molluscs soy', '寄せ鍋, yosenabe', 'japanese'),
  holding('crustaceans eggs molluscs', '中華丼', 'japanese'),
  holding('eggs', '三色丼, とり天, 鶏天, チキン南蛮, toriten', 'japanese'),
  holding('celery', 'ポトフ', 'japanese'),
  holding('soy', '唐揚げ, から揚げ, からあげ, ザンギ, 竜田揚げ, 山賊焼き, 和風パスタ, とり天', 'japanese'),
  holding('soy sesame', 'ヤンニョムチキン', 'japanese'),
  holding('gluten soy', '焼き鳥, 焼鳥, やきとり, ヤキトリ, カンロ飴, 煮魚, 磯辺焼き', 'japanese'),
  holding('gluten soy fish', '鴨南蛮, 鴨南蛮そば, みたらし団子', 'japanese'),
  holding('gluten', 'まんじゅう, manjuu, 桜餅', 'japanese'),
  holding('gluten milk', 'ムニエル, munieru', 'japanese'),
  holding('milk', 'ミルキー, いちごみるく飴, コーヒーゼリー, タンドリーチキン, かぼちゃスープ', 'japanese'),
  holding('peanuts sesame', 'よだれ鶏', 'japanese'),
  holding('milk', '밀키스, 암바사, ambasa, 팥빙수, 빙수', 'korean'),
  holding(
    'gluten',
    '맥콜, mccol, 막걸리, 동동주, makgoli, makkoli, makuly, dongdongju, 설렁탕, seolleongtang, sullungtang, 쫀드기',
    'korean',
  ),
  holding(
    'soy sesame',
    '미역국, 소고기무국, 소고기뭇국, 육개장, 닭개장, miyeokguk, yukgaejang, yookgaejang, 시금치나물, 시금치무침, 가지무침, 가지나물, 고사리나물, 무나물, 애호박나물, 비빔나물, 삼색나물, 취나물무침, 갈비찜, galbijjim, kalbijjim, 교촌치킨, kyochon',
    'korean',
  ),
  holding('sesame', '고사리무침, 도라지무침, 시래기나물, 시래기무침, 파절이, 닭강정', 'korean'),
  holding('gluten milk soy sulphites crustaceans', '부대찌개', 'korean'),
  holding('eggs soy', '떡국, tteokguk, dduk guk, dukguk, ddeokguk', 'korean'),
  holding('soy', '갈비탕, galbitang, kalbitang, 감자탕, gamjatang, 해장국, 우거지국, 시래기국', 'korean'),
  holding('fish molluscs eggs soy', '순두부찌개', 'korean'),
  holding(
    'gluten soy',
    '우엉조림, 연근조림, 감자조림, 알감자조림, gamja jorim, algamja jorim, ueong jorim, yeongeun jorim, yeonkeun jorim, 꽈리고추찜, 더덕구이',
    'korean',
  ),
  holding('gluten eggs', '굴전, 생선전, 동태전, 육전, 호박전, 고추전, 동그랑땡, 깻잎전', 'korean'),
  holding('fish', '무생채, musaengchae', 'korean'),
  holding('nuts soy', '약식, 약밥, yaksik', 'korean'),
  holding('gluten eggs milk', '만쥬, 만주', 'korean'),
  holding('soy sesame peanuts', '양념치킨', 'korean'),
]
