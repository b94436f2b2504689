import { aliasesOf } from './aliases.ts'

/** Japanese in its scripts and romanised. */
export const japanese = aliasesOf({
  apple:
    'りんご, リンゴ, 林檎, ringo, ふじりんご, サンふじ, アップル, 紅玉, ジョナゴールド, シナノゴールド, 王林, つがる, aoringo',
  apricot: 'あんず, アプリコット, アンズ',
  avocado: 'アボカド, アボガド, abokado, 森のバター',
  banana: 'バナナ, ばなな, モンキーバナナ, フィリピンバナナ',
  blueberry: 'ブルーベリー',
  cantaloupe: 'メロン, マスクメロン, meron, 夕張メロン, プリンスメロン, アンデスメロン',
  cherry: 'さくらんぼ, サクランボ, チェリー, sakuranbo, アメリカンチェリー, 佐藤錦',
  clementine:
    'みかん, ミカン, 蜜柑, マンダリン, mikan, 温州みかん, 早生みかん, 伊予柑, はるみ, せとか, ポンカン, ぽんかん, 清見, カラマンダリン, たんかん',
  'coconut fresh': 'ココナッツ, ココナツ, ヤシの実',
  'cranberry fresh': 'クランベリー',
  'fig fresh': 'いちじく, イチジク, 無花果, ドライでないいちじく',
  'fruit salad cut':
    '果物, フルーツ, くだもの, カットフルーツ, フルーツサラダ, kudamono, フルーツカップ, フルーツポンチ, カットパイン, カットメロン',
  grape:
    'ぶどう, ブドウ, 葡萄, マスカット, シャインマスカット, budou, 巨峰, デラウェア, ピオーネ, ナガノパープル, クイーンニーナ, レッドグローブ',
  grapefruit: 'グレープフルーツ, ルビーグレープフルーツ, グレフル, ピンクグレープフルーツ',
  kiwi: 'キウイ, キウイフルーツ, ゴールドキウイ, キーウィ, ゼスプリゴールド, サンゴールドキウイ, グリーンキウイ, キウィ, キーウィフルーツ',
  lemon: 'レモン, 檸檬',
  lime: 'ライム, ライム果実, シークワーサー, シークヮーサー',
  mango: 'マンゴー',
  orange: 'オレンジ, ネーブル, みかん箱, オレンジ果実, いよかん, デコポン, はっさく, 不知火, 甘夏',
  papaya: 'パパイヤ, パパイア',
  peach: 'もも, モモ, 桃, 白桃, ピーチ',
  pear: '洋梨, ラ・フランス, ル・レクチェ',
  'asian pear': 'なし, 梨, 幸水, 豊水, 南水',
  persimmon: '柿, kaki, かき柿, 次郎柿, 渋柿',
  pineapple: 'パイナップル, パイン',
  plum: 'すもも, プラム, プルーン生, ソルダム, 大石早生, 貴陽',
  raspberry: 'ラズベリー, 木苺, フランボワーズ, きいちご',
  strawberry:
    'いちご, イチゴ, 苺, ichigo, あまおう, とちおとめ, 紅ほっぺ, さがほのか, スカイベリー, ゆめのか, とよのか, さちのか, ストロベリー',
  watermelon: 'すいか, スイカ, 西瓜, suika',
  asparagus: 'アスパラガス, アスパラ, グリーンアスパラ, ホワイトアスパラ, グリーンアスパラガス',
  'bamboo shoot fresh': 'たけのこ, タケノコ, 筍, takenoko, 竹の子, 新たけのこ, 姫たけのこ',
  'bean sprout': 'もやし, モヤシ, 豆もやし, moyashi, 大豆もやし, ブラックマッペ, もやし袋, ナムル用もやし',
  beetroot: 'ビーツ, ビート, ビートルート',
  'bitter gourd': 'ゴーヤ, ゴーヤー, にがうり, goya, ニガウリ, ツルレイシ',
  'bok choy':
    'チンゲン菜, 青梗菜, チンゲンサイ, chingensai, ちんげん菜, タアサイ, パクチョイ, べか菜, しろな',
  broccoli: 'ブロッコリー, ブロッコリ, 茎ブロッコリー',
  'button mushroom':
    'マッシュルーム, きのこ, キノコ, kinoko, ホワイトマッシュルーム, ブラウンマッシュルーム, きのこ類, なめこ, ナメコ, ひらたけミックス',
  cabbage: 'キャベツ, きゃべつ, kyabetsu, 春キャベツ, グリーンボール, 新キャベツ',
  capsicum: 'ピーマン, パプリカ, 赤ピーマン, piman, カラーピーマン, こどもピーマン, ピーマン袋, aopiman',
  carrot:
    'にんじん, ニンジン, 人参, ninjin, 金時人参, ミニキャロット, キャロット, にんじん袋, 新にんじん, 島にんじん',
  cauliflower: 'カリフラワー, ロマネスコ',
  celery: 'セロリ, セルリー, セロリの葉, セロリ茎, serori',
  'cherry tomato':
    'ミニトマト, プチトマト, アイコ, ミディトマト, フルティカ, ミニとまと, 中玉トマト, プチとまと, トマトベリー, チェリートマト, minitomato, puchitomato',
  'chilli fresh':
    '唐辛子, とうがらし, 青唐辛子, tougarashi, ししとう, 万願寺とうがらし, 鷹の爪, 甘長とうがらし, 甘長唐辛子, 島唐辛子, ハバネロ, ハラペーニョ, 獅子唐, シシトウ, 伏見とうがらし',
  'corn on the cob':
    'とうもろこし, トウモロコシ, コーン, toumorokoshi, ヤングコーン, スイートコーン生, とうきび, 朝採れとうもろこし, ベビーコーン',
  cucumber: 'きゅうり, キュウリ, 胡瓜, kyuri, kyuuri, もろきゅう用きゅうり, きうり, キューリ, 加賀太きゅうり',
  daikon: '大根, だいこん, ダイコン, 大根の葉, 青首大根, 聖護院大根, 紅芯大根, daikon oroshi',
  eggplant: 'なす, ナス, 茄子, なすび, nasu, nasubi, 賀茂なす, 丸なす, 翡翠なす',
  'edamame fresh': '枝豆, えだまめ, だだちゃ豆, 茶豆, edamame nama',
  'enoki mushroom':
    'えのき, エノキ, えのき茸, エノキタケ, えのきだけ, えのきたけ, 味付えのき, なめ茸えのき, enokidake, enokitake',
  'french bean':
    'いんげん, インゲン, さやいんげん, モロッコインゲン, いんげん豆さや, どじょういんげん, ドジョウインゲン, サヤインゲン, 三度豆, ingen, sayaingen',
  garlic:
    'にんにく, ニンニク, ninniku, チューブにんにく, にんにくチューブ, ニンニクチューブ, にんにくの芽, ニンニクの芽, ガーリック',
  ginger:
    'しょうが, ショウガ, 生姜, 新生姜, shouga, shoga, しょうがチューブ, 生姜チューブ, チューブ生姜, ショウガチューブ, 葉生姜, みょうが, ミョウガ, 茗荷, jinjaa, myoga, myouga, syouga',
  kale: 'ケール, ケール葉, カーリーケール',
  'king oyster mushroom': 'エリンギ, eringi, エリンギ茸, あわび茸',
  'ladies finger': 'オクラ, おくら',
  leek: '長ねぎ, 白ねぎ, 長ネギ, naganegi, 下仁田ねぎ, 太ねぎ, 深谷ねぎ, 九条ねぎ太, ポロねぎ, リーキ, ポワロー, 白髪ねぎ, ロングネギ, shironegi',
  'leafy salad mix':
    'サラダ, カット野菜, グリーンサラダ, ベビーリーフ, サラダほうれん草, 海藻サラダ野菜, ルッコラサラダ, 葉物野菜, リーフサラダ, 千切りキャベツミックス, コールスローミックス, コブサラダ野菜, わさび菜, guriin sarada, katto yasai',
  'local lettuce':
    'レタス, サニーレタス, サラダ菜, retasu, リーフレタス, フリルレタス, グリーンリーフレタス, サンチュ, サンチュ葉, チマサンチュ, ロメインレタス, フリルアイス, 半玉レタス',
  'lotus root': 'れんこん, レンコン, 蓮根, renkon',
  'mustard greens':
    '小松菜, 水菜, みずな, こまつな, komatsuna, mizuna, からし菜, 野沢菜, 高菜, 高菜生, ターサイ, 京水菜, 壬生菜, 春の菜, かき菜',
  'napa cabbage': '白菜, はくさい, hakusai, ハクサイ, 娃々菜',
  onion:
    '玉ねぎ, たまねぎ, タマネギ, 玉葱, 新玉ねぎ, tamanegi, 新たまねぎ, 赤玉ねぎ, 新玉葱, ペコロス, 淡路島玉ねぎ, オニオン',
  potato:
    'じゃがいも, ジャガイモ, じゃが芋, ポテト, 新じゃが, jagaimo, メークイン, 男爵, キタアカリ, 新ジャガ, インカのめざめ, とうや, 冷凍でないじゃがいも, メイクイン, じゃがいも袋, 男爵いも, zyagaimo, poteto',
  pumpkin: 'かぼちゃ, カボチャ, 南瓜, kabocha, 坊ちゃんかぼちゃ, 南京, パンプキン',
  radish: 'ラディッシュ, 二十日大根, 赤かぶ, はつか大根',
  shallot: 'エシャロット, ベルギーエシャロット, 島らっきょう, エシャレット',
  'shiitake fresh': 'しいたけ, シイタケ, 椎茸, 生しいたけ, 原木しいたけ, 菌床しいたけ, nama shiitake',
  'shimeji mushroom':
    'しめじ, シメジ, ぶなしめじ, shimeji, ホンシメジ, ブナシメジ, ぶなピー, ブナピー, はたけしめじ, しめじ茸',
  spinach:
    'ほうれん草, ホウレンソウ, ほうれんそう, hourensou, ちぢみほうれん草, ホウレン草, 法蓮草, 赤軸ほうれん草',
  'spring onion':
    'ネギ, ねぎ, 葱, 青ねぎ, 万能ねぎ, 小ねぎ, 細ねぎ, negi, 小口ねぎ, 葉ねぎ, 万能ネギ, あさつき, わけぎ, 博多万能ねぎ, aonegi, banno negi, kizaminegi, konegi',
  'sweet potato':
    'さつまいも, サツマイモ, さつま芋, 焼き芋, satsumaimo, 薩摩芋, 安納芋, 焼きいも, 干し芋, シルクスイート, 紅はるか, 鳴門金時, 紅あずま, 紫芋, サツマ芋, 安納いも, 焼芋, べにはるか, ふかし芋, ふかしいも, 紫いも, yakiimo, murasakiimo',
  taro: '里芋, さといも, サトイモ, satoimo, 里いも, 海老芋, 京芋, さと芋, タロイモ, タロ芋',
  tomato: 'トマト, とまと, フルーツトマト, 桃太郎トマト, トマト箱, アメーラ',
  turnip: 'かぶ, カブ, 蕪, かぶの葉, 聖護院かぶ',
  zucchini: 'ズッキーニ, グリーンズッキーニ, ズッキニー',
  'basil fresh': 'バジル, バジルの葉, フレッシュバジル, スイートバジル',
  'chives fresh': 'ニラ, にら, 韮, nira, チャイブ, シブレット',
  coriander: 'パクチー, コリアンダー, シャンツァイ, パクチ, コリアンダー葉, pakuchii, pakuchi',
  'mint fresh': 'ミント, スペアミント, ペパーミント, ミントの葉, ハッカ',
  'parsley fresh': 'パセリ, みつば, 三つ葉, ミツバ, 糸三つ葉, せり, セリ, mitsuba',
  brie: 'カマンベール, カマンベールチーズ, ブリーチーズ, カマンベール切れてる, ブリー',
  butter:
    'バター, 無塩バター, 有塩バター, bataa, 発酵バター, 四つ葉バター, よつ葉バター, 切れてるバター, カルピスバター',
  'cheddar block':
    'チェダーチーズ, ゴーダチーズ, ゴーダ, チェダー, レッドチェダー, 切れてるチーズ, 6ピースチーズ, コルビージャック, エダムチーズ, ハードチーズ',
  'cheese slices':
    'チーズ, スライスチーズ, プロセスチーズ, とろけるチーズ, chiizu, 6Pチーズ, ベビーチーズ, とろけるスライス, キャンディチーズ, とけるチーズ, とけるスライスチーズ, 裂けないチーズ, キャンディーチーズ, チェダースライス, スライスチェダー, 一口チーズ, チーかまチーズ, 鉄分ベビーチーズ, suraisu chiizu, beebii chiizu, torokeru chiizu, チーズ鱈チーズ',
  'condensed milk': '練乳, コンデンスミルク, れん乳, コンデンスミルクチューブ, rennyuu',
  'cooking cream':
    '生クリーム, ホイップクリーム, ホイップ, namakuriimu, 料理用クリーム, 動物性生クリーム, 植物性クリーム, フレッシュクリーム, ホイップクリーム植物性, コーヒーフレッシュ, スジャータ, hoippu kuriimu, 生クリーム動物性',
  'cream cheese':
    'クリームチーズ, キリ, クリームチーズフィラデルフィア, フィラデルフィア, マスカルポーネ風, luxe クリームチーズ, kuriimu chiizu',
  'cultured milk drink':
    'ヤクルト, カルピス, 乳酸菌飲料, ピルクル, yakuruto, 乳酸飲料, Y1000, カルピスウォーター, カルピスソーダ, ジョア, r1ドリンク, 飲む乳酸菌, カルピス原液, karupisu, ramune karupisu, 乳酸菌ウォーター',
  'flavoured milk':
    'コーヒー牛乳, いちご牛乳, ココア牛乳, いちごミルク, いちごオレ, バナナオレ, フルーツ牛乳, イチゴ牛乳, フルーツオレ, 雪印コーヒー, ミロ牛乳, 抹茶ミルク, バナナ牛乳, ココアミルク, 抹茶オレ, チョコミルク, ichigo gyuunyuu, koohii gyuunyuu, ichigo miruku',
  'fresh milk':
    '牛乳, ミルク, 低脂肪乳, 成分無調整牛乳, gyunyu, gyuunyuu, gyuunyu, miruku, ぎゅうにゅう, 低温殺菌牛乳, 低温殺菌, ノンホモ牛乳, 加工乳, 紙パック牛乳, 生乳, 成分調整牛乳, ぎゅーにゅー',
  'greek yogurt':
    'ギリシャヨーグルト, ギリシアヨーグルト, オイコス, パルテノ, ギリシャヨーグルトプレーン, オイコスプレーン, イーセイスキル, 水切りヨーグルト, girisha yooguruto',
  margarine: 'マーガリン, ネオソフト, ファットスプレッド, ラーマ, 明治コーンソフト',
  'milk powder':
    '粉ミルク, スキムミルク, 脱脂粉乳, 全脂粉乳, クリープ, クリーミングパウダー乳, sukimu miruku',
  'mozzarella block':
    'モッツァレラ, モッツァレラチーズ, ひとくちモッツァレラ, モツァレラ, モッツァレラシュレッド',
  parmesan:
    '粉チーズ, パルメザンチーズ, パルミジャーノ, パルメザン, パルミジャーノレッジャーノ, クラフト粉チーズ, グラナパダーノ, kona chiizu',
  'shredded cheese':
    'ピザ用チーズ, シュレッドチーズ, ミックスチーズ, ミックスチーズ袋, とろけるミックスチーズ, とろけるチーズ袋, ピザチーズ, ピザ用ミックスチーズ, スライスでないとろけるチーズ, pizayou chiizu, mikkusu chiizu',
  'string cheese':
    'さけるチーズ, チーズスティック, ストリングチーズ, さけるチーズプレーン, チーズ鱈, チータラ, 裂けるチーズ, チーかま',
  yogurt:
    'ヨーグルト, プレーンヨーグルト, 無糖ヨーグルト, yooguruto, ヨーグルド, ブルガリアヨーグルト, ビヒダス, ナチュレ恵, 脂肪0ヨーグルト, 小岩井ヨーグルト, 生乳ヨーグルト, ガセリ菌ヨーグルト, purein yooguruto',
  'yogurt fruit':
    'フルーツヨーグルト, いちごヨーグルト, アロエヨーグルト, 飲むヨーグルト, ブルーベリーヨーグルト, ストロベリーヨーグルト, ナタデココヨーグルト, フルーツ入りヨーグルト, 朝食りんごヨーグルト, 牧場の朝, ヨープレイト, アロエ入りヨーグルト, dannonbio',
  'chicken egg':
    '卵, たまご, 玉子, タマゴ, 生卵, 鶏卵, 卵黄, 卵白, tamago, 赤玉, Lサイズ卵, ヨード卵, ヨード卵光, 全卵, 平飼い卵, 地卵, Mサイズ卵, Mサイズたまご, 白身卵, 卵の白身, 卵の黄身, 黄身, 溶き卵, nama tamago, ranou',
  'hard-boiled egg':
    'ゆで卵, ゆでたまご, 茹で卵, yudetamago, 半熟卵, 茹で玉子, ゆで玉子, 固ゆで卵, ゆでタマゴ, 茹でたまご, コンビニゆで卵, hanjuku tamago',
  'onsen egg': '温泉卵, 温泉たまご, 温玉, 温泉玉子, おんせんたまご, onsen tamago, ontama',
  'quail egg': 'うずらの卵, うずら卵, うずら, うずらたまご, ウズラの卵, うずら水煮, uzura, uzura no tamago',
  bacon: 'ベーコン, beekon, ショルダーベーコン',
  'beef mince':
    '牛ひき肉, 牛挽肉, 牛ミンチ, 牛挽き肉, 牛ひき, 牛挽, 牛100%挽肉, gyu hikiniku, gyuhiki, gyuu hikiniku',
  'beef slices':
    '牛肉, 牛こま, 牛薄切り肉, 牛バラ, 牛切り落とし, gyuniku, gyuuniku, 牛薄切り, 牛ロース, 和牛, すき焼き肉, 牛もも, 黒毛和牛, 焼き肉, 牛カルビ, 牛細切れ, 牛小間切れ, 国産牛, 輸入牛, 牛タン, 牛たん, 牛肩ロース, 牛ハラミ, ハラミ, カルビ, 牛豚切り落とし牛, 牛モモ, 牛ばら, プルコギ用牛肉, 牛焼肉用, gyukoma, gyubara, gyu kiriotoshi, yakiniku, yakiniku you, karubi, harami, wagyuu, gyuutan, gyutan, すき焼き用牛肉',
  'beef steak':
    'ステーキ, 牛ステーキ, サーロイン, サイコロステーキ, 牛ヒレ, 牛ヒレステーキ, リブロース, リブロースステーキ, 牛モモステーキ, 赤身ステーキ, ミスジ, ランプ肉, suteeki, sute-ki, saikoro suteeki',
  'ham sliced':
    'ハム, ロースハム, 生ハム薄切り, ボンレスハム, スライスハム, ハムスライス, プレスハム, 朝食ハム, 無塩せきハム, ハムカツ用ハム, 焼豚風ハム, roosu hamu, rosuhamu, hamusuraisu',
  'lamb mince':
    'ラム肉, ジンギスカン, 羊肉, ラムスライス, マトン, マトン肉, 仔羊肉, ラムひき肉, ラム肩ロース, ramuniku, jingisukan',
  liver: 'レバー, 豚レバー, 牛レバー, レバニラ用レバー, rebaa',
  'pork belly':
    '豚バラ, 豚バラ肉, 豚ばら, butabara, 豚バラスライス, 豚三枚肉, 三枚肉, ブタバラ, butabara niku',
  'pork mince':
    '豚ひき肉, 豚ミンチ, 豚挽肉, 豚挽き肉, 豚ひき, 豚挽, 豚ひきにく, ぶたひき, ぶたひき肉, buta hikiniku, butahiki, butamin',
  'pork ribs': 'スペアリブ, 豚スペアリブ, 豚軟骨, 豚なんこつ, 骨付き豚肉, 豚バラ骨付き, supearibu',
  'pork slices':
    '豚肉, 豚こま, 豚薄切り肉, 豚ロース, 豚しゃぶ, 豚こま切れ, butaniku, 豚細切れ, 豚薄切り, 豚小間, 豚小間切れ, 豚肩ロース, 豚もも肉, 豚もも, butakoma, 豚切り落とし, 生姜焼き用豚肉, 豚生姜焼き用, 豚うで肉, 黒豚, 三元豚, 豚トロ, とんとろ, 豚コマ, ぶたにく, ぶた肉, カレー用豚肉, 豚角切り, butarosu, buta roosu, butakatarosu, buta momo, shougayaki you, shabushabu niku',
  'chicken breast':
    '鶏むね肉, 鶏胸肉, 鶏むね, ささみ, とりむね肉, サラダチキン生, torimune, 鶏ささみ, むね肉, 若鶏むね肉, とりむね, 鶏胸, 鳥むね肉, 鶏ムネ肉, 鶏ムネ, 若どりむね, ささ身, ササミ, 鶏ササミ, とりささみ, 鶏むね一口, 胸肉, 鳥胸肉, muneniku, torimuneniku',
  'chicken mince':
    '鶏ひき肉, 鶏ミンチ, とりひき肉, 鶏挽肉, 鶏ひき, 鶏むねひき肉, 鶏ももひき肉, 鳥ひき肉, 鶏挽き肉, とりひき, tori hikiniku, torihiki, 鶏つくね生',
  'chicken thigh':
    '鶏もも肉, 鶏もも, とりもも, とりもも肉, torimomo, もも肉, 若鶏もも肉, 鳥もも肉, 鶏もも唐揚げ用, 鶏もも一口, 若どりもも肉, 唐揚げ用鶏肉, 鶏モモ, 鶏モモ肉, 鳥もも, モモ肉, 若どりもも, torimomo niku, momoniku',
  'chicken wing':
    '手羽先, 手羽元, 手羽中, tebasaki, 鶏手羽, 手羽もと, スペアリブ鶏, チューリップ, 鶏手羽元, 鶏手羽先, 手羽, tebamoto, tebanaka',
  'chicken whole':
    '鶏肉, とり肉, 鳥肉, チキン, 若鶏, toriniku, 丸鶏, 鶏肉こま, 鶏丸ごと, 地鶏, 鶏ガラ, 鶏がら, 鳥がら, 名古屋コーチン, 比内地鶏, 鶏皮, とり皮, 鶏こま肉, 鶏こま切れ, 鶏切り身, torikawa, torigara',
  'chicken sausage': 'チキンソーセージ',
  fishcake:
    'かまぼこ, 蒲鉾, ちくわ, 竹輪, さつま揚げ, はんぺん, なると, kamaboko, chikuwa, satsumaage, 練り物, つみれ, 笹かまぼこ, ごぼう天, 丸天, hanpen, さつまあげ, さつまあげ5枚, つけ揚げ, 野菜天, じゃこ天, 魚肉ソーセージ, ギョニソ, ぎょにそ, お魚ソーセージ, カニかま風ちくわ, なると巻き, 鳴門, つみれ団子, すり身, 魚のすり身, 揚げかまぼこ, gyoniso, narutomaki, sasakama, tsumire',
  frankfurter:
    'フランクフルト, 粗挽きソーセージ, 香薫, シャウエッセン, 皮なしウインナー, フランク, uinnaa, あらびきウインナーソーセージ, 赤ウインナー, 赤ウィンナー, 魚肉でないソーセージ, フランクフルトソーセージ, 豚あらびきウインナー, ホットドッグ用ソーセージ, ビアソーセージ, ポークビッツ, ジョンソンヴィル, アルトバイエルン, 森の薫り, 薫るあらびき, ロングウインナー, ウィンナーソーセージ, ポークウインナー, winnaa, winna, arabiki uinnaa',
  'meatball raw':
    'ミートボール, 肉団子, つくね, ハンバーグ, イシイのミートボール, 石井のミートボール, 鶏つくね, 肉だんご, 鶏だんご, 鶏団子, とりつくね, ミートボール甘酢, 焼き鳥つくね, niku dango, tsukune, miitobooru',
  prosciutto:
    '生ハム, 生ハムスライス, プロシュート, パルマハム, ハモンセラーノ, 生ハム原木, 生ハムロース, namahamu',
  'sausage raw':
    'ソーセージ, ウインナー, ウィンナー, あらびきウインナー, sooseeji, 粗びきソーセージ, あらびきソーセージ, ボローニャソーセージ, ハーブソーセージ, 生フランク',
  'crab stick':
    'カニカマ, かにかま, カニかまぼこ, kanikama, カニ風味かまぼこ, かに風味かまぼこ, かにかまスティック, カニカマスティック, オホーツクかにかま, かに風味カマボコ, サラダスティック, かにスティック, カニスティック, ほぼカニ, ほぼかに',
  clam: 'あさり, アサリ, しじみ, はまぐり, asari, シジミ, 貝, あさりむき身, 砂抜きあさり, ホンビノス貝, ほんびのす, ホッキ貝, とり貝, 北寄貝, 浅利, shijimi, hamaguri, hokkigai',
  'crab raw':
    'かに, カニ, 蟹, kani, ずわいがに, 毛ガニ, タラバガニ, たらばがに, ズワイガニ, 毛がに, 渡り蟹, ワタリガニ, ボイルカニ, カニ爪, 蟹足, かに足, 松葉ガニ, 越前がに, tarabagani, zuwaigani, kegani',
  cuttlefish:
    'イカ, いか, 烏賊, スルメイカ, ika, ほたるいか, するめいか, やりいか, ヤリイカ, ロールイカ, いかリング, イカリング生, イカゲソ, いかげそ, げそ, もんごういか, モンゴウイカ, 甲イカ, イカ刺し, いか刺し, イカソーメン, 紋甲いか, アオリイカ, 塩辛, ika no shiokara, shiokara, ikasashi',
  'fish fillet white':
    '魚, 白身魚, タラ, たら, 鯛, たい, ブリ, ぶり, カレイ, sakana, 鱈, タイ刺身, かれい, ひらめ, すずき, ホッケ, 鰤, 鯵, いわし, イワシ, 鰯, 金目鯛, カツオ, かつお, 鰹, カンパチ, 銀だら, 真鯛, 甘鯛, 焼き魚用, 真ダラ, 真鱈, 甘塩たら, 銀鱈, 赤うお, ヒラメ, 平目, スズキ, メバル, イサキ, ハタハタ, 太刀魚, タチウオ, ぶり照り焼き用, ハマチ, はまち, ワラサ, サワラ, さわら, 西京漬け魚, メルルーサ, パンガシウス, ホキ, 縞ほっけ, しまほっけ, ホッケ開き, きんき, のどぐろ, ノドグロ, あんこう, アンコウ, ふぐ, フグ, キス, きす, カワハギ, ボラ, アイナメ, カサゴ, かんぱち刺身, シイラ, 魚アラ, ぶりアラ, 銀ダラ切り身, おさかな, kirimi, sawara, hamachi, hokke, karei, tai sashimi, kinmedai, buri kirimi',
  'fish roe':
    'いくら, イクラ, たらこ, 明太子, とびこ, めんたいこ, tarako, mentaiko, 数の子, いくら醤油漬け, イクラ醤油漬け, すじこ, 筋子, 辛子明太子, からし明太子, ばらこ, とびっこ, 数の子松前漬け, 子持ち昆布, しゃけ卵, ほぐしたらこ, 切れ子, 切れ子明太子, キャビア, からすみ, kazunoko, sujiko, karashi mentaiko, 明太子パスタソース, たらこパスタソース',
  lobster: '伊勢海老, ロブスター',
  mackerel:
    'サバ, さば, 鯖, サンマ, さんま, アジ, あじ, 秋刀魚, iwashi, sanma, しめさば, ノルウェーサバ, サバフィレ, さばフィーレ, 鯵の開き, アジの開き, 真あじ, 真アジ, アジ刺身, イワシ刺身, 真いわし, マイワシ, シメサバ, 〆さば, しめ鯖, サバ文化干し, サゴシ, shimesaba, saba no kirimi, aji no hiraki, hiraki aji',
  octopus:
    'タコ, たこ, 蛸, tako, ゆでだこ, 茹でだこ, 刺身用タコ, 水だこ, タコぶつ, 蒸しだこ, いいだこ, イイダコ, ボイルたこ, たこ足, yudedako, tako sashimi',
  'oyster fresh': '牡蠣, カキ, 生牡蠣, かき, むき身カキ, 岩牡蠣, namagaki',
  prawn:
    'エビ, えび, 海老, むきえび, むきエビ, ebi, バナメイエビ, ブラックタイガー, 甘えび, 甘エビ, 車エビ, 車海老, くるまえび, ボイルエビ, ボイルえび, ぼたんえび, ボタンエビ, 芝エビ, 芝海老, 有頭エビ, 有頭海老, 無頭エビ, 刺身用甘えび, 大正えび, えび刺身, 甘海老, ホワイトエビ, 背わた取りえび, mukiebi, amaebi, ebi nama, kuruma ebi',
  'salmon fillet':
    '鮭, サーモン, しゃけ, サケ, 生鮭, 塩鮭, さけ, 銀鮭, 秋鮭, 甘塩鮭, 鮭切り身, アトランティックサーモン, トラウトサーモン, 塩ジャケ, しおじゃけ, 紅じゃけ, 時鮭, サーモンフィレ, 鮭ハラス, 鮭アラ, チリ銀鮭, キングサーモン, shake kirimi, beni zake, shiojake, sake kirimi, shiozake, saamon, shake, nama shake',
  scallop:
    'ホタテ, ほたて, 帆立, hotate, ベビーホタテ, ホタテ貝柱, ホタテ刺身, 貝柱, ほたて貝柱, ボイルホタテ, ボイルほたて, 帆立貝柱, hotate kaibashira',
  'smoked salmon': 'スモークサーモン, 燻製サーモン, sumooku saamon',
  'sushi-grade fish':
    '刺身, お刺身, マグロ刺身, 刺し身, 海鮮丼用, お造り, サーモン刺身用, ネギトロ, ねぎとろ, カツオたたき, かつおのたたき, 鰹のたたき, カツオのタタキ, はまち刺身, 海鮮丼セット, 海鮮丼の具, 漬け丼の具, なめろう, 刺身盛り, sashimi moriawase, negitoro, katsuo no tataki, katsuo tataki',
  'tuna steak':
    'マグロ, まぐろ, 鮪, maguro, メカジキ, メバチマグロ, めばちまぐろ, キハダマグロ, びんちょうまぐろ, ビントロ, 中トロ, 大トロ, マグロ赤身, まぐろたたき, ネギトロ用マグロ, マグロ柵, カジキ, かじき, めかじき, カジキマグロ, chutoro, binchou maguro, maguro sashimi, mekajiki, kajiki',
  unagi:
    'うなぎ, ウナギ, 鰻, うなぎの蒲焼, 蒲焼き, うな重, 鰻の蒲焼, うなぎ蒲焼, うなぎのかば焼き, うな丼, 鰻重, 白焼き, 穴子, あなご, アナゴ, ひつまぶし, 焼き穴子, kabayaki, anago, unadon, unaju',
  'firm tofu':
    '木綿豆腐, もめん豆腐, 厚揚げ, momen tofu, atsuage, 焼き豆腐, 島豆腐, もめん, 生揚げ, 焼豆腐, 豆腐木綿, 沖縄豆腐, ゆし豆腐固め, momen, momendofu, momen doufu, yakidofu, yaki doufu',
  'fried bean curd skin':
    '油揚げ, あぶらあげ, お揚げ, いなり揚げ, おあげ, きざみあげ, 刻み揚げ, 味付けいなり, いなりの皮, いなり用油揚げ, いなりあげ, 栃尾揚げ, inari age, kizami age',
  natto: '納豆, なっとう, ナットウ, nattou, おかめ納豆, 金のつぶ, 水戸納豆, hikiwari',
  'silken tofu':
    '豆腐, 絹ごし豆腐, 絹豆腐, とうふ, toufu, kinugoshi, きぬ豆腐, 充填豆腐, 寄せ豆腐, kinu tofu, きぬごし豆腐, おぼろ豆腐, ざる豆腐, 充てん豆腐, 絹ごし, 冷奴, ひややっこ, 冷やっこ, 男前豆腐, kinudofu, oboro doufu, hiyayakko, zaru doufu',
  'thousand layer tofu': '高野豆腐, こうや豆腐, 凍り豆腐, 凍み豆腐, しみ豆腐, kouya doufu, koya dofu',
  baguette:
    'フランスパン, バゲット, バタール, バケット, ミニフランス, ソフトフランスパン, エピ, furansupan, baketto',
  'bun sweet':
    '菓子パン, メロンパン, あんパン, あんぱん, クリームパン, カレーパン, melonpan, anpan, ジャムパン, チョココロネ, スティックパン, 蒸しパン, チョコパン, ホイップパン, 惣菜パン, karepan, ランチパック, 薄皮パン, 焼きそばパン, チーズパン, コーンマヨパン, ウインナーパン, ハムマヨパン, ソーセージパン, うぐいすパン, つぶあんぱん, こしあんぱん, ツナマヨパン, コーンパン, チョコスティックパン, チョコチップスティック, 豆パン, よもぎパン, クリームボックス, たまごパン, マヨコーンパン, 塩パン, 塩バターパン, ちぎりパン, コロッケパン, ピザパン, 揚げパン, きなこ揚げパン, 牛乳パン, 三色パン, 薄皮クリームパン, 薄皮つぶあん, まるごとソーセージ, 北海道チーズ蒸しケーキ, 甘いパン, kashipan, kuriimu pan, jamupan, shiopan, mushipan, souzaipan, choko pan, meron pan, 白あんぱん',
  'cake slice':
    'ケーキ, ショートケーキ, keeki, バウムクーヘン, モンブラン, 誕生日ケーキ, いちごショート, チョコケーキ, ガトーショコラ, ミルクレープ, フルーツタルト, ミルフィーユ, タルト, ザッハトルテ, コンビニケーキ, クリスマスケーキ, レアケーキ, チョコレートケーキ, 生チョコケーキ, kēki, gato shokora, tanjoubi keeki',
  'cake plain':
    'カステラ, シフォンケーキ, バームクーヘン, パウンドケーキ, castella, マドレーヌ, スポンジケーキ, kasutera, バターケーキ, 蒸しケーキ, マーブルケーキ, ベビーカステラ, レモンケーキ, シフォン, バナナケーキ, shifon keeki, baamukuuhen, baumukuuhen, pando keeki',
  'char siew bao fresh':
    '肉まん, 中華まん, 豚まん, nikuman, 井村屋肉まん, チャーシューまん, 中華まんじゅう, butaman, chuukaman',
  croissant: 'クロワッサン, チョコクロワッサン, パンオショコラ, kurowassan',
  doughnut:
    'ドーナツ, ドーナッツ, ミスド, オールドファッション, ポンデリング, チョコドーナツ, あんドーナツ, 揚げドーナツ, サーターアンダギー, リングドーナツ, doonatsu, donatsu, saataa andagii',
  'white bread':
    'パン, 食パン, トースト, 6枚切り食パン, 超熟, 山型食パン, 本仕込, ダブルソフト, 耳つきパン, サンドイッチ用パン, ロイヤルブレッド, 超芳醇, イギリスパン, 山食, 角食, パン耳, パンの耳, 食ぱん, サンドイッチパン, shokupan 6mai, pan no mimi, toosuto, saikoro pan',
  'wholemeal bread':
    '全粒粉パン, ライ麦パン, 全粒粉食パン, 胚芽パン, 雑穀パン, 全粒粉ブレッド, 全粒粉入りパン, ブランパン, 玄米パン, 雑穀食パン, 全粒粉入り食パン, ブラン食パン, ふすまパン, zenryuufun pan',
  'brown rice':
    '玄米, genmai, げんまい, 発芽玄米, 雑穀米, 十六穀米, もち玄米, 黒米, 赤米, 16雑穀, hatsuga genmai, zakkokumai, gokokumai',
  'cellophane noodles':
    '春雨, はるさめ, harusame, マロニー, マロニーちゃん, 春雨スープ用, タンミョン, くずきり, 葛切り, ryokutou harusame, maronii, kuzukiri',
  'dried pasta':
    'パスタ, スパゲッティ, スパゲティ, マカロニ, ペンネ, supagetti, 早ゆでパスタ, サラダスパ, マカロニサラダ用, フジッリ, ロングパスタ, ショートパスタ, リングイネ, カッペリーニ, マ・マースパゲティ, ママースパゲッティ, ポポロスパ, パスタ乾麺, スパゲッティー, スパゲティー, 早茹でスパゲティ, カールマカロニ, 全粒粉パスタ, ファルファッレ, リガトーニ, オーマイスパゲッティ, バリラ, ディチェコ, ブイトーニ, supageti, supagettii, pasuta',
  'egg noodles fresh':
    '焼きそば麺, 蒸し麺, ラーメン生麺, 中華そば, つけ麺, 冷やし中華, 生麺, 焼きそば用麺, 焼きそば3食, マルちゃん焼きそば, 蒸し焼きそば, 焼そば麺, 生ラーメン2食, ちゃんぽん麺, チャンポン麺, 沖縄そば, 太麺, 細麺ラーメン, yakisoba men, chanpon men, hiyashi chuka, hiyashi chuuka, tsukemen',
  'glutinous rice': 'もち米, mochigome, 餅米, もちごめ, モチ米',
  'jasmine rice':
    '米, お米, 白米, 生米, okome, hakumai, こしひかり, あきたこまち, ゆめぴりか, つや姫, コメ, ジャスミンライス, 精米, ななつぼし, ヒノヒカリ, きぬひかり, はえぬき, ブレンド米, こめ, ササニシキ, 新潟産コシヒカリ, musenmai, akitakomachi, yumepirika, nanatsuboshi',
  'la mian fresh': '中華麺, 生ラーメン, 中華めん, chukamen, ラーメン玉, 生麺ラーメン, ラーメンの麺',
  'mee sua':
    'そうめん, 素麺, ひやむぎ, soumen, hiyamugi, 揖保乃糸, 冷や麦, 手延べそうめん, にゅうめん, 手延素麺, 半田そうめん, 三輪そうめん, 冷やしそうめん, 温そうめん, ソーメン, そーめん, ソウメン, soumen noodles, nyuumen',
  muesli:
    'グラノーラ, フルグラ, ミューズリー, グラノラ, ごろっとグラノーラ, 素材まるごとグラノーラ, オールブラン グラノーラ, furugura, guranoora',
  oats: 'オートミール, オーツ, オートミールロールドオーツ, クエーカーオートミール, ロールドオーツ, クイックオーツ, オーツ麦, ootomiiru, otomiru, 日食オートミール',
  shirataki:
    '白滝, しらたき, こんにゃく, コンニャク, 蒟蒻, 糸こんにゃく, konnyaku, つきこん, 結びしらたき, 糸コン, 刺身こんにゃく, 生芋こんにゃく, こんにゃく麺, ちぎりこんにゃく, 結び白滝, 突きこんにゃく, ito konnyaku, tama konnyaku, shirataki men',
  'soba dry':
    'そば, 蕎麦, ソバ, 日本そば, 年越しそば, 十割そば, 乾麺そば, ざるそば, 更科そば, もりそば, 冷麺, 盛岡冷麺, 韓国冷麺, そば乾麺, 蕎麦乾麺, zarusoba, nama soba, reimen, soba kanmen',
  'sushi rice': 'コシヒカリ, 新米, ミルキークイーン, すし飯, 酢飯, sumeshi',
  'udon fresh':
    'うどん, ウドン, 冷凍うどん, ゆでうどん, きしめん, さぬきうどん, 鍋焼きうどん, 水沢うどん, 味噌煮込みうどん麺, カレーうどん麺, sanuki udon, nama udon, udontama, udon dama, kishimen',
  'breakfast cereal':
    'シリアル, コーンフレーク, チョコワ, コーンフロスティ, チョコクリスピー, ケロッグ, シスコーン, コーンフレークチョコ, オールブラン, チョコビ, ココくんのチョコクリスピー, 玄米フレーク, 玄米ブラン, shiriaru, koon fureeku',
  'cup noodles':
    'カップ麺, カップラーメン, カップヌードル, どん兵衛, カップうどん, kappumen, 赤いきつね, ペヤング, カップ焼きそば, 緑のたぬき, UFO焼きそば, kappu raamen, シーフードヌードル, 一平ちゃん, カップそば, カップ春雨, スープ春雨, シーフードヌードルカップ, カレーヌードル, チリトマトヌードル, ラ王カップ, 蒙古タンメン中本, 中本カップ, 一蘭カップ, 日清焼そばUFO, ごつ盛り, スーパーカップ1.5, 緑のたぬき天そば, ブタメン, カップめん, 天ぷらそばカップ, きつねうどんカップ, cup men, donbei, akai kitsune, midori no tanuki, kappu yakisoba, kappu udon, peyang',
  'instant noodles':
    'インスタントラーメン, 即席麺, ラーメン, 袋麺, 袋ラーメン, チキンラーメン, raamen, サッポロ一番, チャルメラ, マルちゃん正麺, sokuseki men, 塩らーめん, うまかっちゃん, 棒ラーメン, マルタイラーメン, 袋めん, インスタント麺, 日清ラ王, ラ王, 即席めん, 焼きそば袋麺, 日清焼きそば袋, らーめん袋, fukuro men, chikin ramen, chikin raamen, insutanto raamen',
  'microwave rice':
    'パックご飯, サトウのごはん, レトルトご飯, レンジご飯, パックごはん, サトウのご飯, パックライス, レトルトごはん, レンチンごはん, レンジごはん, チンするご飯, 赤飯パック, アイリスパックご飯, 低温製法米, 五目ごはんパック, pakku gohan, satou no gohan, renji gohan',
  'retort curry':
    'レトルトカレー, ボンカレー, ククレカレー, 咖喱レトルト, カレーパウチ, カレーレトルト, 銀座カリー, レトルトハヤシ, レトルトハヤシライス, カレー職人, カリー屋カレー, retoruto karee, bonkaree, retoruto kare',
  'canned chickpeas': 'ひよこ豆, ガルバンゾー缶, hiyokomame',
  'canned coconut milk':
    'ココナッツミルク, ココナツミルク, ココナツクリーム, ココナッツクリーム, kokonattsu miruku',
  'canned corn':
    'コーン缶, スイートコーン, ホールコーン, シャキッとコーン, コーンパウチ, 粒コーン, 缶コーン, koon kan, konkan, hooru koon',
  'canned mackerel':
    'サバ缶, さば缶, 鯖缶, さば水煮缶, サバ水煮缶, サバ水煮, さば水煮, さんま缶, さんまの蒲焼缶, サンマ缶, 鯖水煮缶, saba kan, saba mizuni, sanma kan',
  'canned tomatoes':
    'トマト缶, カットトマト, ホールトマト, トマトの水煮缶, トマト水煮, あらごしトマト, トマトパック, tomato kan, hooru tomato',
  'canned tuna':
    'ツナ缶, ツナ, シーチキン, tsuna, ライトツナ, ノンオイルツナ, ライトツナフレーク, ツナフレーク, シーチキンマイルド, シーチキンLフレーク, ツナパウチ, いなばツナ, オイル不使用シーチキン, tsunakan, shiichikin',
  'luncheon meat': 'スパム, ランチョンミート',
  'barbecue sauce':
    '焼肉のたれ, 焼き肉のたれ, yakiniku no tare, バーベキューソース, BBQソースjp, baabekyuu soosu',
  'chilli crisp':
    'ラー油, 食べるラー油, rayu, 具入りラー油, 食べラー, ラーユ, taberu rayu, taberu raayu, raayu',
  'curry roux block':
    'カレールー, カレー, カレールウ, バーモントカレー, シチュールー, karee, ハヤシライスルー, ジャワカレー, こくまろ, シチューの素, カレールゥ, karee ruu, ゴールデンカレー, ビーフシチューの素, ビーフシチュールー, クリームシチューの素, クリームシチュールー, ハッシュドビーフの素, ハヤシルー, ハヤシライスの素, とろけるカレー, カレーフレーク, 北海道シチュー, シチューのルー, ハヤシライスのルー, デミグラスソース, デミグラスソース缶, デミソース, kare ru, curry ru, shichuu no moto, hayashi raisu no moto, demigurasu soosu',
  honey:
    'はちみつ, 蜂蜜, ハチミツ, hachimitsu, アカシア蜂蜜, 純粋はちみつ, れんげはちみつ, レンゲ蜂蜜, マヌカハニー, ハニー, はちみつボトル',
  'hot sauce': 'タバスコ, ホットソース, シラチャーソース, スリラチャ, デスソース, シラチャ, tabasuko',
  jam: 'ジャム, いちごジャム, マーマレード, ブルーベリージャム, アオハタジャム, ブルーベリージャム瓶, アプリコットジャム, いちごジャム瓶, サンジェルマンジャム, アヲハタ, ストロベリージャム, ラズベリージャム, ichigo jamu, maamareedo, buruuberii jamu, jamu ichigo',
  ketchup: 'ケチャップ, トマトケチャップ, kechappu, デルモンテケチャップ',
  'light soy sauce':
    '醤油, しょうゆ, しょう油, 正油, 濃口醤油, shouyu, 薄口醤油, 濃口しょうゆ, 薄口しょうゆ, 刺身醤油, 刺身しょうゆ, いつでも新鮮しょうゆ, syouyu, usukuchi shouyu, koikuchi, genen shouyu, sashimi shouyu',
  mayonnaise:
    'マヨネーズ, マヨ, キューピーマヨネーズ, キューピーハーフ, カロリーハーフマヨネーズ, からしマヨネーズ, からしマヨ, わさびマヨ, kyuupii mayo, kyupi mayo',
  mentsuyu:
    'めんつゆ, 麺つゆ, 白だし, そばつゆ, shirodashi, つゆの素, 昆布つゆ, 天つゆ, だし醤油, だしつゆ, 創味のつゆ, めんつゆ3倍濃縮, 3倍濃縮つゆ, 麺つゆ2倍濃縮, ストレートつゆ, 追いがつおつゆ, かつおだしつゆ, ヤマキめんつゆ, 割烹白だし, うどんスープの素, うどんだし, うどんつゆ, そうめんつゆ, 冷やし中華のたれ, 関西風つゆ, ヒガシマルうどんスープ, だし入り醤油, 昆布醤油, にんべんつゆ, 天ぷらつゆ, 天丼のたれ, つけつゆ, udon no moto, dashi shouyu, dashijouyu, udon suupu',
  mirin: 'みりん, 本みりん, みりん風調味料, ほんみりん, タカラ本みりん, みりんタイプ調味料, hontemirin',
  'miso paste':
    'みそ, 味噌, 白味噌, 赤味噌, 合わせ味噌, 麦味噌, 料亭の味, 仙台味噌, だし入り味噌, 液みそ, 合わせみそ, 西京味噌, マルコメ味噌, マルコメ, だし入りみそ, こうじ味噌, 糀味噌, 液味噌, 味噌だれ, つけてみそかけてみそ, 田楽味噌, みそだれ, awase miso, shinshu miso, aka miso, hatcho miso, hacchou miso, mugi miso, ekimiso, dashi iri miso, saikyou miso',
  mustard:
    'マスタード, からし, 和からし, 粒マスタード, 練りからし, karashi, 練り辛子, 練りがらし, 洋からし, 和がらし, ディジョンマスタード, フレンチマスタード, イエローマスタード, チューブからし, からしチューブ, ハニーマスタード, masutaado, nerigarashi, wagarashi, tsubu masutaado',
  'oyster sauce': 'オイスターソース, かき油, カキ油, カキソース, クックドゥオイスターソース, oisutaa soosu',
  ponzu: 'ポン酢, ぽん酢, 味ぽん, ポンズ, 旭ポンズ, ゆずぽん, ajipon, yuzupon',
  'ranch dressing':
    'ドレッシング, サウザンドレッシング, サウザンアイランド, サウザンアイランドドレッシング, コブサラダドレッシング, コールスロードレッシング, ランチドレッシング',
  'rice vinegar':
    '酢, お酢, 米酢, すし酢, 穀物酢, らっきょう酢, 寿司酢, らっきょう酢瓶, カンタン酢, かんたん酢, 甘酢, すのもの酢, 調味酢, 寿司の素, すし飯の素, すし酢昆布だし, kantansu, komezu, kokumotsusu, sushizu, kome su',
  'sake cooking':
    '料理酒, 日本酒, 酒, 清酒, ryourishu, nihonshu, 清酒料理用, 料理の酒, 料理清酒, 鬼ころし, ワンカップ, ワンカップ大関, 紙パック日本酒, junmaishu, onikoroshi',
  'salad dressing vinaigrette':
    'ドレッシング, 和風ドレッシング, 青じそドレッシング, フレンチドレッシング, イタリアンドレッシング, 玉ねぎドレッシング, 青しそドレッシング, ノンオイルドレッシング, 中華ドレッシング, 和風玉ねぎドレッシング, ノンオイル青じそ, 柚子ドレッシング, にんじんドレッシング, オニオンドレッシング, 青じそドレ, doresshingu, wafuu doresshingu, aojiso doresshingu, furenchi doresshingu',
  'sesame oil':
    'ごま油, 胡麻油, ゴマ油, gomaabura, 純正ごま油, かどや, 太白ごま油, 焙煎ごま油, 純正胡麻油, gomayu',
  'sesame dressing':
    'ごまドレッシング, 胡麻ドレッシング, ごまドレ, ゴマドレッシング, ごまだれ, 胡麻だれ, 深煎りごまドレッシング, しゃぶしゃぶのたれ, gomadare, ゴマダレ, ゴマドレ, 深煎りごまドレ, 棒々鶏のたれ, バンバンジーのたれ, バンバンジーソース, ごましゃぶ, ごまだれしゃぶしゃぶ, goma doresshingu',
  'pasta sauce jar':
    'パスタソース, ミートソース, トマトソース, ナポリタンソース, アラビアータ, ボロネーゼソース, ナポリタンの素, ナポリタン, ママーミートソース, ペペロンチーノの素, ポモドーロソース, miito soosu, mito sosu, pasuta soosu, トマトパスタソース',
  'cream pasta sauce jar':
    'カルボナーラソース, 明太子パスタソース, クリームパスタソース, アルフレッド, カルボナーラ, カルボナーラの素, ホワイトソースパスタ, クリームソース, チーズクリームソース, きのこクリームソース, karubonaara, kuriimu soosu',
  'stock cube':
    'コンソメ, 鶏がらスープの素, ブイヨン, 中華だし, ウェイパー, 鶏ガラスープ, konsome, 創味シャンタン, 中華スープの素, 味覇, キューブコンソメ, コンソメキューブ, 固形コンソメ, マギーブイヨン, 鶏がらスープ, 丸鶏がらスープ, 鶏がらだし, 中華スープペースト, 香味ペースト, シャンタン, ウェイパァー, ガラスープ, 中華あじ, ビーフコンソメ, 牛肉ダシダ, ダシダ, torigara suupu no moto, torigarasuupu, konsome kyuubu, chuuka dashi, weipaa, koumi peesuto, torigara soup',
  'tonkatsu sauce':
    'とんかつソース, お好みソース, 中濃ソース, ウスターソース, ソース, たこ焼きソース, 焼きそばソース, オタフクソース, ブルドックソース, chuunou sauce, ブルドッグソース, 中濃, 焼そばソース, お好み焼きソース, おたふくソース, オタフクお好みソース, とんかつのソース, もんじゃソース, どろソース, tonkatsu soosu, okonomi soosu, chuunou, chuno sauce, takoyaki soosu, usuta soosu, otafuku, otafuku sauce, chunou, yakisoba soosu',
  'wasabi paste':
    'わさび, ワサビ, 山葵, チューブわさび, ねりわさび, 生わさびチューブ, わさび漬け, わさびチューブ, hon wasabi, nama wasabi, wasabi chuubu',
  furikake:
    'ふりかけ, お茶漬け, お茶漬けの素, ゆかり, のりたま, ochazuke, わかめごはんの素, 混ぜ込みわかめ, 混ぜご飯の素, 炊き込みご飯の素, 五目ごはんの素, 釜めしの素, 鮭フレーク, 鮭ほぐし, さけフレーク, 瓶詰め鮭フレーク, ちらし寿司の素, すし太郎, 梅茶漬け, 鮭茶漬け, 赤じそふりかけ, たまごふりかけ, ごはんですよ, 海苔の佃煮, のり佃煮, のりの佃煮, のりつくだに, 江戸むらさき, 佃煮, 昆布の佃煮, なめたけ, なめ茸, 瓶なめたけ, otona no furikake, noritama, mazegohan no moto, takikomi gohan no moto, sake fureeku, gohan desu yo, nori tsukudani, nametake, shake fureeku, tsukudani',
  'bonito flakes':
    'かつお節, 鰹節, 削り節, かつおぶし, カツオ節, おかか, katsuobushi, 花かつお, けずり節, かつおパック, 花がつお, 花鰹, カツオパック, 削り粉, かつお粉, 荒節, けずりぶし, 鰹ぶし, 糸かつお, カツオぶし, hanakatsuo, kezuribushi',
  'dashi powder':
    'ほんだし, だしの素, だし, 顆粒だし, 出汁, dashi, かつおだし, シマヤだしの素, dashi no moto, wafuu dashi, katsuo dashi no moto, 和風だしの素, いりこだし顆粒',
  'olive oil':
    'オリーブオイル, オリーブ油, エキストラバージンオリーブオイル, エクストラバージンオリーブオイル, エキストラバージン, ピュアオリーブオイル, oriibu oiru, oribu oiru',
  'vegetable oil':
    'サラダ油, 油, 米油, キャノーラ油, 菜種油, 日清オイリオ, サラダオイル, 紅花油, ひまわり油, なたね油, コーン油, キャノーラオイル, べに花油, 菜たね油, 天ぷら油, 揚げ油, グレープシードオイル, えごま油, アマニ油, あまに油, 亜麻仁油, MCTオイル, 綿実油, sarada abura, sarada yu, kyanoora yu, sarada oiru, natane abura, egoma abura',
  'chocolate spread':
    'チョコクリーム, ヌテラ, チョコスプレッド, チョコレートクリーム, チョコレートスプレッド, ヘーゼルナッツクリーム, nutera',
  'peanut butter':
    'ピーナッツバター, ピーナツバター, ピーナッツクリーム, スキッピー, ピーナツクリーム, ピーナッツスプレッド, piinattsu bataa, sukippii',
  'black pepper':
    'こしょう, 胡椒, コショウ, ブラックペッパー, 塩こしょう, koshou, 粗挽き黒胡椒, 粗びき黒こしょう, ホワイトペッパー, テーブルコショー, 味付塩こしょう, ダイショー味塩こしょう, あらびきこしょう, 粗びきこしょう, ペッパー, 荒挽き胡椒, arabiki koshou, kosho, shiokosho, kosyou',
  'chilli flakes':
    '一味唐辛子, 七味唐辛子, 七味, 一味, shichimi, 輪切り唐辛子, タカノツメ, 唐辛子粉, 韓国唐辛子, 韓国粉唐辛子, 鷹の爪輪切り, 輪切り鷹の爪, チリペッパー, カイエンペッパー, チリパウダー, 七味とうがらし, 七味唐からし, 八幡屋礒五郎, shichimi tougarashi, ichimi tougarashi, ichimi, chiri paudaa',
  'curry powder': 'カレー粉, カレーパウダー, karee ko, karee paudaa',
  salt: '塩, 食塩, お塩, shio, 岩塩, しお, 海塩, 伯方の塩, アジシオ, 伯方塩, あら塩, 瀬戸のほんじお, 藻塩, 精製塩, 食卓塩, ハーブソルト, クレイジーソルト, 岩塩ピンク, ぬちまーす, シママース, 天日塩, 赤穂の天塩, あじしお, ajishio, arashio, shokuen, iwashio',
  'sesame seed':
    'ごま, 胡麻, ゴマ, すりごま, いりごま, 白ごま, goma, いり胡麻, すり胡麻, 炒りごま, 煎りごま, 金ごま, 洗いごま, 切りごま, すりゴマ, suri goma, iri goma',
  'agar agar powder':
    '寒天, 粉寒天, アガー, 粉かんてん, 角寒天, 糸寒天, かんてん, ところてん, 心太, かんてんぱぱ, kanten, konakanten, tokoroten',
  'baking powder': 'ベーキングパウダー, ふくらし粉, ベーパウ, beekingu paudaa, ラムフォード',
  'bread flour':
    '強力粉, kyourikiko, 春よ恋, ゆめちから, カメリヤ, カメリヤ強力粉, パン用小麦粉, 準強力粉, 日清カメリヤ, ホームベーカリー用粉, kyoriki ko',
  'bread mix':
    'ホットケーキミックス, hotcake mix, パンケーキミックス, hotto keeki mikkusu, パンミックス, 食パンミックス, ドーナツミックス, マフィンミックス, ブラウニーミックス, ケーキミックス, HMミックス, 蒸しパンミックス, パンケーキ粉, ホケミ, hottokeki mikkusu',
  breadcrumbs: 'パン粉, 細かいパン粉, ソフトパン粉, パン粉細目, nama panko',
  'brown sugar':
    '黒糖, 三温糖, きび砂糖, kokutou, 黒砂糖, ブラウンシュガー, きび糖, てんさい糖, 甜菜糖, 中双糖, ザラメ, ざらめ, きびさとう, 素焚糖, 和三盆, kibi satou, kibizatou, tensaitou, sanontou, kurozatou, zarame',
  'corn starch':
    '片栗粉, コーンスターチ, katakuriko, かたくり粉, くず粉, タピオカ粉, わらび粉, 吉野葛, 水溶き片栗粉, とろみちゃん, コンスターチ, かたくりこ, koon sutaachi, kuzuko, warabiko',
  'dry yeast': 'ドライイースト, 生イースト, イースト, サフ, 白神こだま酵母, スーパーカメリヤ, dorai iisuto',
  gelatin: 'ゼラチン, ゼライス, クックゼラチン, zerachin',
  'glutinous rice flour':
    '白玉粉, もち粉, だんご粉, 求肥粉, 団子粉, 餅粉, 白玉, 道明寺粉, shiratamako, dangoko',
  'granulated sugar':
    '砂糖, 上白糖, グラニュー糖, お砂糖, satou, さとう, 角砂糖, スティックシュガー, グラニュー, スプーン印, コーヒーシュガー, jouhakutou, satoh, guranyuutou, kakuzatou, koorizatou, shirozatou',
  'plain flour':
    '小麦粉, 薄力粉, 中力粉, komugiko, hakurikiko, メリケン粉, うどん粉, 日清フラワー, 日清薄力小麦粉, 中力小麦粉, お菓子用小麦粉, ハート印小麦粉, クッキングフラワー, 小麦こ, furawaa',
  'rice flour': '米粉, 上新粉, 製菓用米粉, 上用粉, 米の粉, パン用米粉, リ・ファリーヌ, komeko, joushinko',
  'soy flour':
    'きな粉, きなこ, 大豆粉, 大豆パウダー, 黄粉, おからパウダー, おから, 生おから, okara, okara paudaa',
  'tempura flour':
    '天ぷら粉, 唐揚げ粉, から揚げ粉, お好み焼き粉, karaageko, たこ焼き粉, コツのいらない天ぷら粉, 唐揚げ粉しょうゆ, から揚粉, ザンギの素, 竜田揚げ粉, 唐揚げの素, 竜田揚げの素, 揚げ粉, tenpurako, karaage no moto',
  almond: 'アーモンドチョコ, アーモンド, ローストアーモンド, aamondo, suyaki aamondo',
  cashew: 'カシューナッツ, カシュー, カシューナッツロースト, kashuu nattsu',
  'chestnut roasted': '栗, くり, 甘栗, 栗の甘露煮, 栗甘露煮, 甘栗むいちゃいました, amaguri, 栗きんとん',
  'mixed nuts': 'ミックスナッツ, 小分けナッツ, トレイルミックス',
  peanut:
    'ピーナッツ, 落花生, ピーナツ, バターピーナッツ, バタピー, 千葉落花生, 南京豆, 柿ピー, 亀田の柿の種, 柿の種, 柿ピー6袋, 千葉半立, piinattsu, batapii, rakkasei, kakipii, kameda kaki no tane',
  walnut: 'くるみ, クルミ, 胡桃, kurumi, くるみロースト, kurumi muki',
  'dried anchovy':
    'しらす, ちりめんじゃこ, 煮干し, じゃこ, shirasu, niboshi, いりこ, ちりめん, 釜揚げしらす, 釜あげしらす, ちりめん山椒, たたみいわし, 食べる煮干し, だし用煮干し, 煮干, 田作り, ごまめ, chirimen, chirimen jako, iriko, shirasuboshi, kamaage shirasu',
  'dried mushroom':
    '干ししいたけ, 干し椎茸, 干しシイタケ, どんこ, 干椎茸, 乾燥しいたけ, hoshi shiitake, donko',
  'dried seaweed':
    'わかめ, ワカメ, 昆布, こんぶ, ひじき, とろろ昆布, konbu, hijiki, もずく, 青のり, めかぶ, 焼きのり, 刻み海苔, 芽ひじき, 塩蔵わかめ, 昆布だし, だし昆布, だし用昆布, 利尻昆布, 日高昆布, おしゃぶり昆布, おぼろ昆布, 昆布巻き用昆布, 茎わかめ, 味付めかぶ, あおさ, アオサ, あおさのり, 青さのり, あおのり, 海ぶどう, 海藻サラダ, ヒジキ, 海藻ミックス, katto wakame, dashi konbu, mekabu, mozuku, aonori, tororo konbu, kukiwakame, nama wakame',
  raisin:
    'レーズン, 干しぶどう, サンメイドレーズン, グリーンレーズン, ほしぶどう, レーズン小分け, 干しブドウ, hoshibudou, reezun',
  'salted fish':
    '干物, ししゃも, ほっけ, himono, あじの開き, ホッケ干物, みりん干し, さんまみりん干し, カマス干物, 丸干し, めざし, メザシ, 一夜干し, 子持ちししゃも, カラフトシシャモ, 樺太ししゃも, 開き干し, 干し魚, エイヒレ, えいひれ, shishamo, mirinboshi, mezashi, ichiyaboshi',
  biscuits:
    'ビスケット, マリービスケット, たべっ子どうぶつ, マリー, 森永マリー, ビスコ, ミレービスケット, ミレー, チョイス, 動物ビスケット, ダイジェスティブビスケット, カルケット, しるこサンド, bisuko, marii',
  'chocolate biscuit':
    'ポッキー, オレオ, きのこの山, たけのこの里, トッポ, コアラのマーチ, アルフォート, pokkii, キノコの山, オレオクッキー, プリッツチョコ, フラン, パックンチョ, きのこたけのこ, チョコビスケット, チョコクッキー, ノワール, ポッキー極細, パイの実, ブラックサンダー, kinoko no yama, takenoko no sato, koara no maachi, arufooto, pai no mi, burakku sandaa',
  cookies:
    'クッキー, kukkii, カントリーマアム, チョコチップクッキー, カントリーマァム, ムーンライトクッキー, ステラおばさん, アメリカンクッキー, チョコチャンククッキー, 鳩サブレー, サブレ, サブレー, ラングドシャ, 白い恋人, ホワイトロリータ, ルマンド, バームロール, ココナッツサブレ, ココナッツサブレー, kantorii maamu, kantorimamu, choko chippu kukkii, hatosabure, rumando',
  'fruit gummies':
    'グミ, ハリボー, gumi, フルーツグミ, ピュレグミ, コーラアップ, シゲキックス, コロロ, つぶグミ, ピュレ, タフグミ, 忍者めし, ぶどうグミ, コーラグミ, ハードグミ, ハリボーゴールドベア, 男梅グミ, kajuu gumi, kajugumi, fruutsu gumi, pyure gumi',
  popcorn: 'ポップコーン, マイクポップコーン, poppu koon',
  'potato chips':
    'ポテトチップス, ポテチ, じゃがりこ, カルビー, potechi, じゃがビー, うすしお, のり塩, コンソメポテチ, チップスター, 堅あげポテト, プリングルスjp, のりしお, のりしおポテチ, コンソメパンチ, ピザポテト, わさビーフ, カラムーチョ, すっぱムーチョ, じゃがポックル, ポテトスナック, ポテトチップ, シューストリングポテト菓子, サッポロポテト, えだまりこ, jagariko, potechi usushio, karubii potechi, potato chippusu, potetochippusu, karamucho, chippu sutaa, jagabii',
  'rice cracker':
    'せんべい, 煎餅, おせんべい, あられ, ハッピーターン, sembei, 柿の種, 柿ピー, おかき, 歌舞伎揚, 雪の宿, 亀田の柿の種, ぽたぽた焼, ぽたぽた焼き, ばかうけ, 歌舞伎揚げ, 揚げせん, 揚げ煎餅, おこげせん, サラダ煎, ソフトせんべい, ソフトサラダ, 海苔巻きあられ, 海苔せんべい, 草加せんべい, 星たべよ, ぬれせん, ぬれせんべい, ひなあられ, 瀬戸しお, 技のこだ割り, osenbei, okaki, happii taan, happi tan, yuki no yado, bakauke, kabukiage',
  'sushi nori': '焼き海苔, 手巻き海苔, 手巻きのり, 全形海苔, おにぎり海苔, 焼のり, oni giri nori',
  'roasted seaweed':
    'のり, 海苔, 味付け海苔, 韓国のり, おつまみ海苔, 味付のり, おつまみのり, 有明海苔, ajinori, ajitsuke nori, kankoku nori',
  candy:
    '飴, あめ, キャンディ, キャンディー, のど飴, ame candy, 金平糖, べっこう飴, ミルキー, ミルキー飴, 龍角散のど飴, パイン飴, ハッカ飴, 塩分チャージ, 塩タブレット, 塩分タブレット, カンロ飴, 三ツ矢サイダー飴, フリスク, ミンティア, タブレット菓子, ラムネ菓子, 森永ラムネ, ラムネ大粒, 棒付きキャンディ, ペロペロキャンディ, ハイチュウ, ぷっちょ, ソフトキャンディ, ドロップ, サクマドロップス, いちごみるく飴, チュッパチャプス, コンペイトウ, 綿菓子, わたあめ, わたがし, nodoame, ryuukakusan, haichuu, haichu, mintia, ramune kashi, morinaga ramune, shioame, konpeitou, konpeito, puccho, wataame',
  'chewing gum':
    'ガム, キシリトールガム, クロレッツ, ガムボトル, キシリトール, フーセンガム, 風船ガム, マルカワガム, kishiritooru gamu, furuutsu gamu, kishiritooru, kurorettsu',
  'chocolate milk bar':
    'チョコレート, チョコ, 板チョコ, ミルクチョコレート, キットカット, アーモンドチョコ, チョコボール, チロルチョコ, 麦チョコ, ガーナチョコ, ガーナ, ガーナミルク, ダース, ダースミルク, 森永ダース, メルティーキッス, ルックチョコ, 小枝, パキッツ, クランキー, クランチチョコ, チョコバー, スニッカーズ, マーブルチョコ, チョコエッグ, アポロ, アポロチョコ, 義理チョコ, バレンタインチョコ, 一口チョコ, チロルチョコアソート, チョコベビー, 明治ガルボ, ガルボ, ロイズ, ロイズ生チョコ, ita choko, chokoreeto, chokoreto, nama choko, kitto katto, gaana choko, miruku choko, meltykiss, apollo choco, chiroru choko',
  'jelly cup':
    'ゼリー, こんにゃくゼリー, フルーツゼリー, コーヒーゼリー, 蒟蒻畑, ナタデココゼリー, ウイダーインゼリー, ゼリー飲料, 一口ゼリー, 蒟蒻畑ぶどう, ゼリーパウチ, たらみゼリー, たらみ, konnyaku zerii, zerii, inzerii, uidaa zerii, furuutsu zerii, konnyakubatake, mikan zerii',
  mochi:
    '餅, もち, お餅, 切り餅, 大福, 大福餅, だいふく, 団子, みたらし団子, おはぎ, 桜餅, 草餅, 柏餅, だんご, わらび餅, いちご大福, dango, 三色団子, きなこ餅, あんころ餅, すあま, みたらし, 磯辺焼き, ぼたもち, よもぎ大福, ずんだ餅, 月見団子, 生八つ橋, 八ツ橋, 八つ橋, ういろう, 外郎, 安倍川もち, 信玄餅, 羽二重餅, 草だんご, 葛餅, くず餅, 水まんじゅう, まんじゅう, 温泉まんじゅう, 酒まんじゅう, 蒸し饅頭, 最中, もなか, 羊羹, ようかん, 水ようかん, 水羊羹, 和菓子, 栗饅頭, 練り切り, ohagi, botamochi, mitarashi dango, mitarashi, warabimochi, sakuramochi, kashiwamochi, kusamochi, uirou, yatsuhashi, manjuu, manju, youkan, yokan, monaka, wagashi, zunda mochi',
  'pudding cup':
    'プリン, カスタードプリン, purin, プッチンプリン, なめらかプリン, ビッグプリン, 窯出しプリン, クレームブリュレ, とろけるプリン, プリンアラモード, 森永焼プリン, カラメルプリン, pucchin purin, kasutaado purin, puchin purin',
  'almond milk':
    'アーモンドミルク, アーモンド効果, アーモンドブリーズ, アーモンド飲料, aamondo miruku, amondomiruku',
  'apple juice':
    'りんごジュース, アップルジュース, リンゴジュース, アップル100, なっちゃんりんご, ringo juusu, ringo jusu, appuru juusu',
  beer: 'ビール, 生ビール, 発泡酒, biiru, スーパードライ, 第三のビール, 一番搾り, ノンアルコールビール, クラフトビール, プレミアムモルツ, プレモル, キリン一番搾り, エビスビール, ヱビス, サッポロ黒ラベル, 黒ラベル, 金麦, 本麒麟, のどごし生, 新ジャンル, ノンアルビール, オールフリー, ドライゼロ, 糖質オフビール, 麦とホップ, nama biiru, kan biiru, happoushu, kinmugi, nonaru biiru, ichiban shibori, suupaa dorai, premoru',
  'coffee beans': 'コーヒー豆, スタバの豆, カルディの豆, koohii mame',
  'coffee ground':
    'コーヒー, コーヒー粉, 珈琲, koohii, ドリップコーヒー, レギュラーコーヒー, 挽いたコーヒー, コーヒーバッグ, ドリップパック, ドリップバッグ, ドリップバッグコーヒー, カフェインレスコーヒー, 一杯取りコーヒー, dorippu koohii, dorippu bakku, kōhī',
  'coffee instant':
    'インスタントコーヒー, ネスカフェ, ブラックコーヒー, 缶コーヒーブラック, ブレンディ, ブレンディインスタント, ゴールドブレンド, ネスカフェゴールドブレンド, エクセラ, マキシム, 粉末コーヒー, insutanto koohii, nesukafe, ちょっと贅沢な珈琲店',
  'drinking chocolate':
    'ココア, ホットチョコレート, バンホーテンミルクココア, miruku kokoa, hotto chokoreeto',
  'green tea':
    '緑茶, 抹茶, 煎茶, ryokucha, 玄米茶, お〜いお茶, 綾鷹, 伊右衛門, 緑茶ティーバッグ, ジャスミン茶, 粉茶, 茎茶, 深蒸し茶, 煎茶ティーバッグ, 新茶, 八女茶, 静岡茶, 玉露, 生茶, おーいお茶, gyokuro, konacha, oi ocha, ooi ocha, ayataka, iemon, shincha, matcha kona',
  'isotonic drink':
    'ポカリスエット, ポカリ, アクエリアス, スポーツドリンク, 経口補水液, スポドリ, アミノバリュー, グリーンダカラ, ダカラ, イオンウォーター, ボディメンテ, pokari suetto, akuerias, supo dori, keikou hosuieki, akueriasu',
  'oat milk': 'オーツミルク, アルプロオーツ, オーツ麦ミルク, オーツドリンク, ootsu miruku, otsu miruku',
  'orange juice':
    'オレンジジュース, なっちゃん, みかんジュース, ポンジュース, オレンジ100, バヤリース, バヤリースオレンジ, orenji juusu, orenji jusu, mikan juusu, nacchan',
  'soft drink':
    'コーラ, サイダー, 炭酸飲料, ラムネ, 三ツ矢サイダー, ラムネ飲料, ジンジャーエール, cc レモン, ファンタ, koora, コカコーラゼロ, ペプシコーラ, ペプシ, ファンタグレープ, ファンタオレンジ, メロンソーダ, ドクターペッパー, 炭酸ジュース, オランジーナ, レモンスカッシュ, キリンレモン, クリームソーダ, リボンナポリン, マッチ, コーラゼロ, メッツコーラ, コーク, tansan, meron sooda, ramune, jinjaa eeru, koka koora, pepushi, shiishii remon',
  'soy milk':
    '豆乳, 調整豆乳, 無調整豆乳, tounyu, tonyu, 調製豆乳, 麦芽コーヒー豆乳, 豆乳飲料, ソイミルク, 大豆飲料, 豆乳麦芽コーヒー, muchousei tounyu, chousei tounyu, muchousei tounyuu, soi miruku, tounyuu',
  'sparkling water':
    '炭酸水, ウィルキンソン, 強炭酸水, ウィルキンソンタンサン, ペリエ, トニックウォーター, ソーダ水, 無糖炭酸, 強炭酸, tansansui, kyou tansan, wirukinson',
  spirits:
    '焼酎, ウイスキー, チューハイ, 梅酒, umeshu, ハイボール, ストロング, 酎ハイ, ほろよい, ウォッカ, ジン, 麦焼酎, 芋焼酎, いいちこ, 黒霧島, 泡盛, 角瓶, 角ハイボール, トリス, レモンサワー, 檸檬堂, 氷結, ストロングゼロ, 氷結レモン, ウイスキー角, ブランデー, テキーラ, ラム酒, 梅酒瓶, チョーヤ梅酒, サワー, こだわり酒場, 鏡月, 二階堂, ジムビーム, 緑茶ハイ, ウーロンハイ, shouchuu, shochu, imojouchuu, mugijouchuu, remon sawaa, lemon sour, chuuhai, haibooru, hyouketsu, sutorongu zero, kakubin, uisukii, horoyoi, awamori',
  'tea bags':
    '紅茶, ティーバッグ, お茶, ほうじ茶, 烏龍茶, ウーロン茶, ocha, koucha, houjicha, リプトン, アールグレイ, 日東紅茶, ティーパック, 日東ティーバッグ, ダージリン, アッサム, さんぴん茶, ジャスミンティー, アールグレイティー, 爽健美茶, 健康茶, そば茶, お茶っ葉, 番茶, ほうじちゃ, teiibaggu, ti baggu, uuroncha, uronchaa, bancha, jasumincha, soukenbicha, aaru gurei, daajirin, 黒豆茶',
  'vegetable juice':
    '野菜ジュース, トマトジュース, 野菜生活, 野菜一日これ一本, 一日分の野菜, 充実野菜, 人参ジュース, にんじんジュース, デルモンテトマトジュース, yasai juusu, yasai seikatsu, tomato juusu, aojiru, ichinichibun no yasai',
  'water bottled':
    '水, ミネラルウォーター, お水, mizu, いろはす, 南アルプスの天然水, 硬水, エビアン, クリスタルガイザー, 六甲のおいしい水, 飲料水, 白湯, 水道水, tennensui, mineraru wootaa, omizu, irohasu',
  wine: 'ワイン, 赤ワイン, 白ワイン, 白ワイン料理用, サングリア, ロゼワイン, 料理用ワイン, 調理用赤ワイン, aka wain',
  'frozen chicken nuggets':
    'チキンナゲット, ナゲット, 冷凍唐揚げ, 冷凍から揚げ, 冷凍からあげ, 若鶏の唐揚げ冷凍, マックナゲット, 特から, ザク切り唐揚げ冷凍, 若鶏竜田揚げ, 冷凍チキン, reitou karaage, chikin nagetto, nagetto',
  'frozen dumplings':
    '餃子, ギョーザ, ぎょうざ, 冷凍餃子, シュウマイ冷凍, ワンタン, 羽根つき餃子, 大阪王将餃子, 王将餃子, ひとくち餃子, スイギョーザ, sui gyouza, gyouza, reitou gyouza, yaki gyouza, ebi gyouza',
  'frozen fries':
    'フライドポテト, 冷凍ポテト, ハッシュドポテト, シューストリング, マックポテト, 皮付きポテト, ハッシュポテト, ポテトフライ, スマイルポテト, オレアイダ, ウェッジポテト, 細切りポテト, 星形ポテト, furaido poteto, hasshudo poteto, reitou poteto, poteto furai',
  'frozen mixed vegetables':
    '野菜, 冷凍野菜, ミックスベジタブル, yasai, 野菜炒めセット, 野菜炒め用, きんぴらミックス, 豚汁の具, 豚汁セット, ミックスベジ, カット野菜炒め用, けんちん汁の具, 根菜ミックス, 筑前煮の具, 筑前煮用野菜, 揚げなす冷凍, 冷凍揚げなす, 冷凍オクラ, 冷凍いんげん, 冷凍アスパラ, mikkusu bejitaburu, yasai itame you, 豚汁用野菜',
  'frozen peas':
    'グリーンピース, えんどう豆, グリンピース, グリンピース冷凍, えんどうまめ, ウスイエンドウ, うすいえんどう, guriin piisu',
  'frozen pizza':
    '冷凍ピザ, マルゲリータ, チルドピザ, 冷凍ピッツァ, 石窯工房, 日本ハムピザ, 伊藤ハムピザ, チルドピザ石窯, ミックスピザ, reitou piza, chirudo piza, marugeriita',
  'ice cream':
    'アイス, アイスクリーム, バニラアイス, aisu, ハーゲンダッツ, スーパーカップ, ソフトクリーム, アイスクリン, ハーゲンダッツバニラ, 爽バニラ, ピノ, ピノアイス, 牧場しぼり, レディーボーデン, エッセルスーパーカップ, スーパーカップバニラ, アイスカップ, チョコアイス, ラムレーズンアイス, アイスクリームカップ, 雪印バニラ, ジェラート, クーリッシュ, banira aisu, aisukuriimu, haagendattsu, suupaa kappu',
  'ice cubes': '氷, ロックアイス, かち割り氷, こおり, kouri, rokku aisu',
  'cooked rice':
    'ご飯, ごはん, 御飯, ライス, 冷ご飯, gohan, 冷やご飯, 炊いたご飯, 炊いたごはん, 雑穀ごはん, 雑穀ご飯, 麦ごはん, 麦ご飯, 冷やごはん, ライス大盛り, 十六穀ごはん, hiyagohan, genmai gohan, sekihan, taita gohan',
  'fried chicken':
    '唐揚げ, から揚げ, からあげ, フライドチキン, 鶏の唐揚げ, ザンギ, ファミチキ, からあげクン, ケンタッキー, ケンタ, 竜田揚げ, 鶏の竜田揚げ, ヤンニョムチキン, チキン南蛮, 鶏天, とり天, Lチキ, ななチキ, 山賊焼き, 韓国チキン, 中津唐揚げ, むね唐揚げ, famichiki, chikin nanban, tatsutaage, toriten, furaido chikin',
  'fried rice':
    'チャーハン, 炒飯, 焼き飯, chahan, やきめし, 五目チャーハン, キムチチャーハン, エビピラフ, えびピラフ, ピラフ, 焼飯, 本格炒め炒飯, ガーリックライス, 高菜チャーハン, チキンライス, チャーハンおにぎり, yakimeshi, kimuchi chaahan, gomoku chaahan, pirafu, ebi pirafu, chikin raisu, chaahan, chaahan nokori',
  onigiri:
    'おにぎり, おむすび, 海苔巻きおにぎり, omusubi, 梅おにぎり, sake onigiri, shake onigiri, tsunamayo onigiri, ume onigiri, ツナマヨおにぎり, 塩むすび, 梅むすび, コンビニおにぎり, おにぎらず, 肉巻きおにぎり, shio musubi, onigirazu, konbini onigiri, onigiri shake, konbu onigiri, okaka onigiri, mentaiko onigiri',
  'pasta salad':
    'ポテトサラダ, ポテサラ, マカロニサラダ, パスタサラダ, potesara, スパサラ, コールスロー, コールスローサラダ, スパゲティサラダ, スパゲッティサラダ, ごぼうサラダ, かぼちゃサラダ, デリカサラダ, サラダスパゲティ, poteto sarada, makaroni sarada, koorusuroo, gobou sarada, supagetii sarada, kabocha sarada',
  'pizza leftover': 'ピザ, デリバリーピザ, 宅配ピザ, ドミノピザ, ピッツァ, takuhai piza',
  sandwich:
    'サンドイッチ, サンド, サンドウィッチ, tamago sando, katsu sando, sandoicchi, カツサンド, エッグサンド, コンビニサンドイッチ, クラブハウスサンド, サブウェイ, パニーニ, hamu sando, hotto sando, konbini sando',
  'siew mai': 'シュウマイ, 焼売, シューマイ, しゅうまい, shuumai, シウマイ, 崎陽軒, 崎陽軒シウマイ',
  'soup leftover':
    'スープ, 鍋, ポトフ, すまし汁, お吸い物, 吸い物, キャベツスープ, もつ鍋残り, 寄せ鍋, 水炊き, キムチ鍋, ちゃんこ鍋, お雑煮, 雑煮, かぼちゃスープ, yasai suupu, yosenabe, nokori nabe, osuimono, suimono, sumashijiru, suupu, わかめスープ残り, 春雨スープ残り',
  'sous vide chicken':
    'サラダチキン, サラダチキンプレーン, サラダチキンハーブ, ほぐしサラダチキン, サラダチキンバー, sarada chikin',
  'chilled ready meal':
    '弁当, お弁当, bento, コンビニ弁当, 唐揚げ弁当, 焼肉弁当, のり弁当, ハンバーグ弁当, 日替わり弁当, ほっともっと, 仕出し弁当, オリジン弁当, 生姜焼き弁当, シャケ弁, 鮭弁当, 鮭弁, 牛カルビ弁当, スーパーの弁当, konbini bento, konbini bentou, obentou, nori bento, noriben, karaage bento, bentou',
  sushi:
    '寿司, すし, お寿司, 鮨, 巻き寿司, 握り寿司, ちらし寿司, いなり寿司, 手巻き寿司, 海苔巻き, 太巻き, 恵方巻, osushi, 稲荷寿司, inarizushi, 助六寿司, 助六, 細巻き, 鉄火巻き, 納豆巻き, かっぱ巻き, ネギトロ巻き, スーパーの寿司, 回転寿司, にぎり, にぎり寿司, ちらしずし, 押し寿司, バッテラ, いなりずし, いなり, おいなりさん, 手巻寿司, 海鮮丼, 鉄火丼, サーモン丼, いくら丼, ネギトロ丼, まぐろ丼, 海鮮ちらし, nigiri zushi, chirashi, chirashizushi, makizushi, temaki, temakizushi, futomaki, tekkamaki, nattomaki, kappamaki, kaisendon, maguro don, saamon don, pakku zushi, sukeroku',
  gherkin:
    'ピクルス, きゅうりの漬物, 福神漬け, らっきょう, 柴漬け, しば漬け, お新香, ピクルス瓶, 甘酢漬け, pikurusu',
  kimchi:
    'キムチ, こくうまキムチ, ご飯がススムキムチ, カクテキ, オイキムチ, ご飯がススム, 熟成キムチ, kakuteki, kimuchi, hakusai kimuchi, oi kimuchi',
  olives: 'オリーブ, ブラックオリーブ, グリーンオリーブ, 種抜きオリーブ, オリーブ瓶, oriibu no mi',
  'pickled ginger':
    '紅しょうが, 紅生姜, ガリ, benishouga, 甘酢しょうが, 紅ショウガ, べに生姜, 新生姜の甘酢漬け, 岩下の新生姜, 寿司のガリ, 甘酢生姜, beni shoga, iwashita no shinshouga',
  'pickled lettuce':
    '漬物, 漬け物, 浅漬け, ぬか漬け, tsukemono, きゅうり漬け, 白菜漬け, キューちゃん, きゅうりのキューちゃん, 柴漬, しばづけ, 福神漬, べったら, 高菜漬け, 野沢菜漬け, らっきょう漬け, 甘らっきょう, 刻みすぐき, 千枚漬け, ぬかづけ, 糠漬け, 奈良漬け, 茄子漬け, 高菜漬, 浅漬, 梅酢漬け, きざみ高菜, asazuke, nukazuke, fukujinzuke, shibazuke, rakkyou, rakkyo, takanazuke, nozawana, hakusai no asazuke, kyuuchan, otsukemono, narazuke',
  'preserved radish':
    'たくあん, 沢庵, いぶりがっこ, 切り干し大根, つぼ漬け, 切干大根, べったら漬け, たくあん漬け, たくわん, 沢庵漬け, 割り干し大根, はりはり漬け, 切り干しだいこん, takuan zuke, kiriboshi daikon, iburigakko, bettarazuke',
  umeboshi:
    '梅干し, うめぼし, 梅干, カリカリ梅, ねり梅, はちみつ梅, しそ漬け梅, 南高梅, 甘梅, 小梅, 練梅, 梅ぼし, うめ干し, 紀州梅干し, 種抜き梅干し, 梅漬け, nankoubai, hachimitsu ume, karikari ume',
  'protein powder':
    'プロテイン, purotein, ホエイプロテイン, ザバス, SAVAS, マイプロテイン, ホエイ, ビーレジェンド, purotein paudaa, savasu, zabasu',
  yuzu: 'ゆず, 柚子, ユズ, 柚子果実, すだち, かぼす, カボス, スダチ',
  'chrysanthemum greens': '春菊, しゅんぎく, shungiku, シュンギク, 菊菜, きくな, サラダ春菊',
  'burdock root':
    'ごぼう, ゴボウ, 牛蒡, gobou, ささがきごぼう, 新ごぼう, 洗いごぼう, きんぴら用ごぼう, 堀川ごぼう, gobo kinpira yo',
  'chinese yam':
    '長芋, ながいも, 山芋, とろろ, やまいも, 大和芋, 長いも, ナガイモ, 自然薯, とろろ芋, 山いも, 大和いも, つくね芋, yamaimo, tororo',
  maitake: 'まいたけ, 舞茸, マイタケ',
  'perilla leaf': '大葉, しそ, シソ, 青じそ, ohba, えごまの葉, エゴマ, 穂じそ, aojiso',
  omelette:
    'オムレツ, スクランブルエッグ, オムライス, 卵とじ, プレーンオムレツ, いり卵, 炒り卵, そぼろ卵, スクランブルド, ニラ玉, にら玉, かに玉, カニ玉, sukuranburu eggu, omuretsu, omuraisu, niratama',
  tamagoyaki:
    '卵焼き, 玉子焼き, だし巻き卵, たまごやき, だし巻き, 厚焼き玉子, 出汁巻き卵, 出し巻き卵, だしまき, 玉子焼, 卵焼, 厚焼き卵, あつやき玉子, 伊達巻, 伊達巻き, datemaki, dashimaki, dashimaki tamago, atsuyaki tamago',
  'mixed mince':
    '合い挽き肉, 合挽き肉, 合いびき肉, あいびき肉, 合挽肉, aibiki niku, 合挽きミンチ, aibiki, 牛豚ひき肉, 牛豚合い挽き, 合いびき, 合い挽きミンチ, 合びき肉, 合挽, あいびき, 合い挽き, 豚牛合挽き, 牛豚合挽肉',
  'bread roll':
    'ロールパン, バターロール, コッペパン, テーブルロール, 丸パン, レーズンロール, 黒糖ロール, ネオバターロール, プチパン, 丸いパン, ハイジの白パン, rooru pan, bataarooru, rorupan',
  pancake:
    'ホットケーキ, パンケーキ, クレープ, hotto keeki, スフレパンケーキ, クレープ生地, チョコバナナクレープ, ガレット, pankeeki, kureepu',
  dorayaki:
    'どら焼き, たい焼き, どらやき, 今川焼き, 今川焼, 大判焼き, 人形焼, imagawayaki, たいやき, 三笠, 鯛焼き, タイ焼き, クリームたい焼き, 回転焼き, 回転焼, 御座候, 大判焼, oobanyaki, kaitenyaki',
  'fruit juice':
    'ジュース, 野菜ジュースフルーツ, juusu, グレープジュース, グレープフルーツジュース, ピーチジュース, ウェルチ, クランベリージュース, パイナップルジュース, ライチジュース, レモン果汁飲料, トロピカーナ, gureepu juusu, pain juusu, furuutsu juusu',
  'barley tea': '麦茶, むぎ茶, 鶴瓶の麦茶, 水出し麦茶, 健康ミネラルむぎ茶, 煮出し麦茶',
  hamburger:
    'ハンバーガー, バーガー, チーズバーガー, ビッグマック, てりやきバーガー, テリヤキバーガー, マクドナルド, マック, モスバーガー, ダブルチーズバーガー, hanbaagaa, baagaa, chiizubaagaa, teriyaki baagaa, makudonarudo, mosubaagaa',
  'mashed potato': 'マッシュポテト, じゃがバター, じゃがバタ, ポテトマッシュ, masshu poteto, jagabataa',
  'ramen bowl':
    '豚骨ラーメン, 味噌ラーメン, 醤油ラーメン, らーめん, 塩ラーメン, とんこつラーメン, 家系ラーメン, つけ麺残り, 二郎系ラーメン, しょうゆラーメン, 冷凍ラーメン, 鶏白湯ラーメン, 豚骨醤油ラーメン, 中華そば残り, ワンタンメン, 一蘭ラーメン, タンメン, 油そば, まぜそば, 台湾まぜそば, チャーシュー麺, tonkotsu raamen, miso raamen, shouyu raamen, shio raamen, mazesoba, aburasoba, wantanmen',
  okonomiyaki:
    'お好み焼き, たこ焼き, もんじゃ焼き, タコ焼き, たこやき, お好みやき, 広島焼き, 広島風お好み焼き, 豚玉, 明石焼き, もんじゃ, チヂミ, 海鮮チヂミ, ニラチヂミ, 韓国チヂミ, いか焼き, ねぎ焼き, chijimi, monjayaki, monja, hiroshimayaki',
  'tempura prawns':
    '天ぷら, 海老天, てんぷら, えび天, エビ天, 天丼, かき揚げ, ebiten, かきあげ, かき揚げ天, tendon, kakiage, 野菜天ぷら',
  tonkatsu:
    'とんかつ, トンカツ, カツ, ヒレカツ, ロースカツ, チキンカツ, カツ丼, chikin katsu, katsudon, ヒレかつ, ロースかつ, みそかつ, ソースカツ, チーズカツ, メンチかつ, 豚カツ, 串かつ, 串揚げ, 一口カツ, チキンかつ, カツとじ, 親子丼, おやこどん, 他人丼, oyakodon, kushikatsu, kushiage, hamukatsu, hire katsu, roosu katsu, misokatsu, sousu katsudon',
  'fried noodles':
    '焼きそば, やきそば麺, やきそば, 焼うどん, 焼きうどん, あんかけ焼きそば, 皿うどん, 長崎皿うどん, ちゃんぽん, 長崎ちゃんぽん, 海鮮焼きそば, 焼きビーフン, そばめし, sara udon, champon',
  croquettes:
    'コロッケ, korokke, クリームコロッケ, メンチカツ, menchi katsu, カニクリームコロッケ, かにクリームコロッケ, kani kuriimu korokke, poteto korokke',
  'frozen udon':
    'うどん冷凍, 冷凍うどん, 冷凍讃岐うどん, 冷凍さぬきうどん, カトキチうどん, reitou udon, reito udon',
  'choy sum': '菜の花',
  'iceberg lettuce': 'カットレタス, グリーンリーフ, れたす, レタス玉, 玉レタス, 千切りレタス, レタス1玉',
  'frozen edamame':
    '冷凍枝豆, 冷凍えだまめ, 塩味枝豆冷凍, 解凍枝豆, 冷凍むき枝豆, むき枝豆, むきえだまめ, muki edamame',
  'snow pea':
    'さやえんどう, 絹さや, スナップえんどう, スナップエンドウ, キヌサヤ, きぬさや, 絹莢, サヤエンドウ, kinusaya',
  'broad bean fresh': 'そら豆, そらまめ, 空豆, ソラマメ, 空豆さや, soramame',
  'dried black fungus': 'きくらげ, キクラゲ',
  'mozzarella fresh':
    'ブッラータ, 生モッツァレラ, モッツァレラボール, ブラータ, ボッコンチーニ, 水牛モッツァレラ',
  'milk coffee drink':
    'カフェオレ, カフェラテ, ミルクコーヒー, マウントレーニア, コーヒー飲料ミルク, マウントレーニアカフェラッテ, カプチーノ, カフェラッテ, ボスカフェオレ, 微糖コーヒー, 甘いコーヒー, 缶コーヒー, 缶コーヒー微糖, ジョージア, クラフトボスラテ, スタバラテ, kafe ore, kanko hi, kankoohii, kafe rate',
  'cooked chicken':
    '蒸し鶏, ローストチキン, チキンステーキ, 焼き鳥, やきとり, ヤキトリ, 焼鳥, 焼き鳥塩, 鶏ハム, とりハム, ローストチキンレッグ, タンドリーチキン, チキンソテー, 鶏もも焼き, 茹で鶏, ゆで鶏, 若鶏焼き, コストコロティサリーチキン, ロティサリーチキン, ハーブチキン, グリルチキン, スモークチキン, yaki tori, torihamu, mushidori, tandorii chikin, guriru chikin, yakitori nokori',
  'chicken liver':
    '鶏レバー, 砂肝, 鶏ハツ, 鶏きも, 鳥レバー, とりレバー, 鶏肝, 砂ずり, すなぎも, スナズリ, ハツ鶏, 鶏はつ, ぼんじり, やげん軟骨, 鶏なんこつ, 鶏軟骨, 鶏もつ, sunagimo, torirebaa',
  'pork tenderloin':
    '豚ヒレ, 豚ヒレ肉, ヒレ肉, 豚ひれ, 豚ひれ肉, ヒレブロック, 一口ヒレカツ用, butahire, hireniku',
  'pork chop':
    'とんかつ用豚ロース, 豚ロース厚切り, ポークソテー用, 豚ロースとんかつ用, 豚ロースステーキ, 豚厚切りロース, とんかつ用, 豚ロース切り身, トンテキ, とんてき, 豚肩ロース厚切り, とんかつ用ロース, 豚ロースソテー用, tonteki',
  'beef cubes':
    '牛すね肉, シチュー用牛肉, 牛すじ, 牛スジ, カレー用牛肉, 角切り牛肉, 牛角切り, 牛シチュー用, 牛すね, 牛テール煮込み, 牛ほほ肉, 牛頬肉',
  'cooked fish':
    '焼き魚, 焼き鮭, 煮魚, 焼き鯖, 塩焼き魚, 鮭の塩焼き, 焼き塩鮭, 塩焼きサバ, 焼きサバ, さばの塩焼き, サバの塩焼き, 焼きさんま, さんまの塩焼き, 鮭のムニエル, ムニエル, 焼き鮭ほぐし, 鮭のホイル焼き, ホイル焼き魚, 魚の塩焼き, 焼きほっけ, ほっけ焼き, 白身魚のムニエル, yakizakana, yakizake, yaki shake, shioyaki, saba no shioyaki, munieru',
  'canned sardines':
    'いわし缶, オイルサーディン, イワシ缶, いわし味付け缶, 鰯缶, いわし水煮缶, iwashi kan, oiru saadin',
  'frozen prawns':
    '冷凍えび, 冷凍エビ, 冷凍むきえび, 冷凍海老, 冷凍むき海老, 冷凍バナメイエビ, 冷凍ブラックタイガー, reitou ebi',
  'dried shrimp':
    '干しエビ, 桜えび, 桜エビ, 干しえび, サクラエビ, 干し海老, あみえび, アミエビ, 乾燥エビ, オキアミ, sakuraebi, hoshiebi',
  'dried cuttlefish':
    'するめ, あたりめ, さきいか, スルメ, いかさき, さきイカ, ソフトさきいか, スルメイカ乾物, のしいか, 酢いか, よっちゃんイカ, あたりめ袋, するめいか干し, surume, sakiika, atarime, ikakun, いかくん, イカ燻製',
  'tau pok': '薄揚げ, がんもどき, 油あげ, がんも, 飛竜頭, ひろうす, 京がんも, ganmodoki, ganmo',
  'nian gao':
    'サトウの切り餅, 丸餅, mochi rice cake, 切りもち, 切り餅1kg, 個包装餅, 角餅, のし餅, 鏡餅, 切餅, サトウの切餅, よもぎ餅, 豆餅, 玄米餅, 焼き餅, お餅1kg, kirimochi, marumochi, kagami mochi, yomogi mochi',
  'beef patty raw':
    '煮込みハンバーグ, 冷凍ハンバーグ, チーズハンバーグ, hanbaagu, hambagu, 生ハンバーグ, イシイのハンバーグ, ハンバーグ生, ハンバーグパテ, ハンバーガーパティ, 牛ハンバーグ, 目玉焼きハンバーグ肉, レトルトハンバーグ, お弁当ハンバーグ, マルシンハンバーグ, ミニハンバーグ, ハンバーグ冷凍, パティ',
  'bee hoon dry':
    'ビーフン, 米麺, フォー麺, ケンミンビーフン, ライスヌードル細, ケンミン焼ビーフン, biifun, 焼きビーフン用',
  'spaghetti bolognese':
    'ミートソーススパゲッティ, ミートスパ, ボロネーゼ, ミートソースパスタ, ミートソーススパ, miitosoosu supagetti, boroneeze',
  'cooked pasta':
    '茹でパスタ, ゆでパスタ, ゆでスパゲッティ, ペペロンチーノ, 残りパスタ, ナポリタン残り, 茹でマカロニ, トマトパスタ, 和風パスタ, peperonchiino, naporitan, nokori no pasuta, wafuu pasuta',
  'icing sugar': '粉糖, 粉砂糖, パウダーシュガー, 泣かない粉糖, アイシングシュガー, funtou, konazatou',
  'instant soup':
    'カップスープ, コーンスープ, クノールスープ, ポタージュ, インスタントスープ, コーンポタージュ, 粉末スープ, たまごスープ, 卵スープ, 春雨スープ, わかめスープ, ワカメスープ, クノールカップスープ, じっくりコトコト, 粒たっぷりコーンクリーム, オニオンスープ, コンソメスープ, 中華スープ, フリーズドライスープ, オニオンコンソメスープ, スープの素, koon suupu, kappu suupu, tamago suupu, wakame suupu, kon supu, potaaju, instanto suupu',
  'bulgogi marinade':
    '焼き肉のタレ, 焼肉のタレ, エバラ焼肉のたれ, 黄金の味, 焼肉のたれ中辛, 生だれ, ジャン焼肉の生だれ, エバラ黄金の味, プルコギのたれ, ジンギスカンのたれ, スタミナ源たれ, 焼き肉たれ, 焼肉タレ, ougon no aji, yakiniku tare, jingisukan no tare',
  'teriyaki sauce':
    '照り焼きのたれ, すき焼きのたれ, 割り下, 照り焼きソース, 焼き鳥のたれ, 蒲焼のたれ, うなぎのたれ, 照り焼きソース瓶, みたらしのたれ, すき焼きの素, すきやきのたれ, すき焼き割下, 生姜焼きのたれ, 焼鳥のたれ, 豚丼のたれ, 牛丼のたれ, warishita, sukiyaki no tare, teriyaki no tare, yakitori no tare, unagi no tare, shougayaki no tare',
  'rice bran oil': 'こめ油',
  tahini:
    '練りごま, ねりごま, 芝麻醤, ねりゴマ, 練り胡麻, ごまペースト, 黒ごまペースト, すりごまペースト, nerigoma, goma peesuto',
  'dried beans':
    '金時豆, 白いんげん豆, 大福豆, うずら豆, 黒いんげん豆, 赤いんげん豆, とら豆, 手亡豆, いんげん豆乾燥, 金時, ミックスビーンズ乾燥',
  'red bean dry': '小豆, あずき, 大納言, 大納言小豆, azuki mame',
  'cooked beans':
    '煮豆, 豆の煮物, 黒豆煮, 五目豆, 金時豆煮, うぐいす豆, うずら豆煮, 甘納豆, nimame, kuromame ni, amanattou',
  'prawn roll snack':
    'かっぱえびせん, えびせん, 海老せんべい, ebisen, 海老せん, エビせん, 満月えびせん, えびみりん焼, えび満月, 坂角, ゆかり海老せんべい, ebi senbei',
  'corn chips':
    'ドリトス, ドンタコス, とんがりコーン, トルティーヤチップス, トルティーヤチップ, ドリトスナチョチーズ, コーンスナック, 焼きもろこし, tongarikon, doritosu',
  crackers:
    'クラッカー, リッツ, ルヴァン, プレミアムクラッカー, オイルクラッカー, ソルトクラッカー, プレミアム, プリッツ, サラダプリッツ, ローストプリッツ, チーズビット, チーザ, kurakkaa, rittsu, purittsu, ruvan',
  'chocolate dark':
    'ビターチョコ, ダークチョコ, ブラックチョコ, カカオ70, ダークチョコレート, 高カカオチョコ, カカオ72, カカオ86, チョコレート効果, チョコレート効果72, ハイカカオ, 明治チョコレート効果, ブラックチョコレート, ビターチョコレート, カカオ95, bitaa choko, chokoreeto kouka, haikakao',
  toffee: 'キャラメル, 森永ミルクキャラメル, 生キャラメル, 生キャラメル花畑, kyarameru, morinaga kyarameru',
  'swiss roll':
    'ロールケーキ, もち食感ロール, もちもちロール, 堂島ロール, プレミアムロールケーキ, 抹茶ロール, rooru keeki, rorukeki',
  popsicle:
    'ガリガリ君, アイスキャンディー, かき氷, シャーベット, あずきバー, ガツン、とみかん, チューペット, ポッキンアイス, アイスボックス, 氷菓, フルーツバー, シャビィ, ソルベ, 井村屋あずきバー, サクレ, サクレレモン, フローズン, garigarikun, azuki baa, kakigoori, kakigori, shaabetto, chuupetto',
  'mochi ice cream': '雪見だいふく, もちアイス, yukimi daifuku',
  eclair:
    'エクレア, シュークリーム, プチシュー, shuukuriimu, シュー, カスタードシュー, エクレール, ダブルシュークリーム, ekurea',
  'tea loose leaf': 'プーアル茶',
  'iced lemon tea':
    '午後の紅茶, レモンティー, アイスティー, 午後ティー, 午後の紅茶ストレート, ストレートティー, ピーチティー, アイスレモンティー, 無糖紅茶, リプトンピーチティー, gogo no koucha, remon tii, aisu tii, sutoreeto tii, gogotii',
  'milk tea 3-in-1':
    'ミルクティー, ロイヤルミルクティー, 紅茶花伝, ミルクティースティック, ロイヤルミルクティースティック, チャイ, チャイラテ, 日東ロイヤルミルクティー, miruku tii, roiyaru miruku tii, koucha kaden',
  'wonton skin':
    '餃子の皮, ぎょうざの皮, シュウマイの皮, ワンタンの皮, 春巻きの皮, gyoza no kawa, 大判餃子の皮, しゅうまいの皮, ワンタン皮, ぎょうざの皮大判, wantan no kawa, gyouza no kawa',
  'spring rolls': '春巻き, 春巻, はるまき, harumaki, 揚げ春巻き, 五目春巻, age harumaki',
  'frozen bao':
    'あんまん, ピザまん, 冷凍肉まん, 井村屋あんまん, ごまあんまん, カスタードまん, カレーまん, anman, pizaman, kareeman',
  'frozen fish fingers':
    '白身フライ, アジフライ, 白身魚のフライ, フィッシュフライ, 白身魚フライ, 魚フライ, タラフライ, いわしフライ, ししゃもフライ, shiromi furai, aji furai, sakana furai',
  'packed salad bowl':
    'コンビニサラダ, パックサラダ, サラダボウル, チキンサラダ, 豆腐サラダ, 海藻サラダパック, コブサラダ, 和風サラダ, サラダボール, サラダセット, chikin sarada, toufu sarada, konbini sarada',
  'risotto cooked': 'リゾット',
  'pasta bake':
    'グラタン, ドリア, マカロニグラタン, 冷凍グラタン, ラザニア, カルボナーラパスタ, エビグラタン, ミートドリア, エビドリア, 冷凍エビグラタン, クリームパスタ, ミラノ風ドリア, guratan, makaroni guratan, karubonaara pasuta, rasania, razania',
  'canned fruit cocktail':
    '桃缶, みかん缶, フルーツ缶, フルーツミックス缶, 白桃缶, 桃の缶詰, みかんの缶詰, さくらんぼ缶, フルーツカクテル缶, momokan, mikan kan, ナタデココ缶',
  'canned pineapple': 'パイン缶, パイナップル缶, パインアップル缶, pain kan',
  'canned corned beef': 'コンビーフ, ニューコンミート, ノザキのコンビーフ, konbiifu',
  'braised meat':
    '角煮, 豚の角煮, 肉じゃが, kakuni, nikujaga, 牛丼の具, 牛丼, 豚丼, 生姜焼き, shougayaki, gyudon, gyuudon, 豚の生姜焼き, 牛すき煮, 肉豆腐, すき焼き, すきやき, 豚バラ大根, 手羽先の煮物, 鶏の照り焼き, チキン照り焼き, 照り焼きチキン, 鶏と大根の煮物, 鶏の煮物, 牛すじ煮込み, もつ煮, モツ煮, もつ煮込み, 筑前煮, がめ煮, 豚の煮物, そぼろ, 鶏そぼろ, 肉そぼろ, 牛しぐれ煮, しぐれ煮, しょうが焼き, 豚しょうが焼き, 牛皿, 牛めし, 吉野家牛丼, すき家牛丼, とり大根, sukiyaki, nikudoufu, nikudofu, buta no kakuni, butadon, gyudon no moto, teriyaki chikin, chikuzenni, motsuni, torisoboro, yoshinoya',
  'char siew':
    'チャーシュー, 焼豚, 煮豚, chaashuu, 焼き豚, 叉焼, 鶏チャーシュー, yakibuta, nibuta, torichashu',
  'takeaway food':
    'のり弁, 惣菜, お惣菜, おかず, 残り物, 幕の内弁当, obento, お総菜, 残りおかず, テイクアウト, 出前, お持ち帰り, 夕飯の残り, 昨日の残り, 晩ご飯の残り, 中華弁当, デリバリー, おせち, おせち料理, ウーバーイーツ, nokorimono, souzai, osouzai, okazu, teiku auto, demae, yuuhan no nokori, osechi',
  'cooked vegetables':
    '野菜炒め, 煮物, おひたし, 温野菜, かぼちゃの煮物, ほうれん草のおひたし, きんぴらごぼう, きんぴら, 金平ごぼう, 切り干し大根の煮物, ひじきの煮物, ひじき煮, なすの煮浸し, 煮びたし, 揚げ浸し, なすの揚げ浸し, 小松菜の煮びたし, 蒸し野菜, 茹で野菜, ラタトゥイユ, キャベツ炒め, もやし炒め, お浸し, ほうれん草おひたし, 焼き野菜, 焼きなす, 揚げなす, ふろふき大根, 根菜煮, 炒め野菜, yasai itame, kinpira gobou, kinpira, kinpiragobo, hijiki no nimono, hijikini, nimono, ohitashi, kabocha no nimono, kiriboshi daikon no nimono, onyasai',
  'canned bamboo shoots':
    'たけのこ水煮, メンマ, 筍水煮, menma, やわらかメンマ, 穂先メンマ, たけのこの水煮, 細切りたけのこ, hosaki menma, takenoko mizuni',
  'mapo tofu':
    'マーボー豆腐, maabo doufu, マーボードーフ, 麻婆茄子, マーボーナス, マーボ豆腐, マーボー春雨, 麻婆春雨, mabodofu, maabo nasu, mabo nasu, mabo doufu, maabou doufu',
  'sweet and sour pork': '酢豚, すぶた, 酢鶏, 甘酢あん肉団子, 甘酢肉団子, subuta, kurozu subuta',
  'porridge cooked':
    'おかゆ, 雑炊, okayu, おじや, 七草粥, ぞうすい, 白がゆ, オートミール粥, zousui, ojiya, shirogayu, nanakusagayu',
  blackberry: 'ブラックベリー',
  'dragon fruit': 'ドラゴンフルーツ, ピタヤ',
  'durian flesh': 'ドリアン',
  guava: 'グアバ, グァバ',
  honeydew: 'ハネデューメロン',
  'jackfruit fresh': 'ジャックフルーツ',
  lychee: 'ライチ, レイシ',
  mangosteen: 'マンゴスチン',
  nectarine: 'ネクタリン',
  'passion fruit': 'パッションフルーツ',
  'dried persimmon': '干し柿, あんぽ柿, ころ柿, 市田柿, hoshigaki, 干柿',
  pomegranate: 'ざくろ, ザクロ, 柘榴',
  pomelo: 'ぶんたん, 土佐文旦, ポメロ, バンペイユ, 晩白柚',
  rambutan: 'ランブータン',
  'star fruit': 'スターフルーツ',
  blackcurrant: 'カシス',
  kumquat: 'きんかん, キンカン',
  loquat: 'びわ, ビワ',
  quince: 'かりん, 花梨, マルメロ',
  artichoke: 'アーティチョーク',
  broccolini: 'スティックセニョール, スティックブロッコリー, ブロッコリーニ',
  'brussels sprout': '芽キャベツ, プチヴェール',
  'butternut squash': 'バターナッツかぼちゃ, バターナッツ',
  cassava: 'キャッサバ',
  celeriac: 'セロリアック, 根セロリ',
  'chinese spinach': 'ヒユナ, 金時草, ひゆ菜',
  'dou miao': 'とうみょう, トウミョウ, toumyou, tomyo',
  'fennel bulb': 'フェンネル, ウイキョウ, フィノッキオ',
  'kai lan': 'カイラン, カイラン菜',
  kangkong: '空芯菜, クウシンサイ, kushinsai, エンサイ',
  'romaine lettuce': 'コスレタス',
  luffa: 'へちま, ヘチマ, ナーベラー',
  'oyster mushroom fresh': 'ヒラタケ, ひらたけ, 平茸, ヒラタケパック',
  'red cabbage': '紫キャベツ, 赤キャベツ, ムラサキキャベツ, レッドキャベツ, murasaki kyabetsu',
  rocket: 'ルッコラ, ロケット菜, セルバチコ',
  'savoy cabbage': 'ちりめんキャベツ, サボイキャベツ',
  'portobello mushroom': 'ポートベロ, ジャンボマッシュルーム',
  porcini: 'ポルチーニ, ポルチーニ茸, まつたけ, マツタケ, matsutake, ジロール',
  'sugar snap pea': 'スナックエンドウ, スナップえんどう豆, スナックえんどう',
  'winter melon': 'とうがん, トウガン, tougan',
  watercress: 'クレソン',
  chayote: 'はやとうり, ハヤトウリ',
  'malabar spinach': 'つるむらさき, ツルムラサキ, モロヘイヤ, もろへいや, おかひじき, moroheiya',
  chicory: 'チコリ, チコリー, トレビス, エンダイブ, アンディーブ',
  kohlrabi: 'コールラビ',
  'swiss chard': 'スイスチャード, ふだん草',
  'sprouts mixed':
    'かいわれ大根, カイワレ, カイワレ大根, 貝割れ大根, かいわれ, ブロッコリースプラウト, スプラウト, アルファルファ, 豆苗スプラウト, kaiware',
  'dill fresh': 'ディル',
  'rosemary fresh': 'ローズマリー',
  'sage fresh': 'セージ',
  'thyme fresh': 'タイム, フレッシュタイム',
  'oregano fresh': 'オレガノ生',
  'blue cheese': 'ブルーチーズ, ゴルゴンゾーラ, ロックフォール, burucheezu, buruuchiizu',
  buttermilk: 'バターミルク',
  'cottage cheese': 'カッテージチーズ',
  mascarpone: 'マスカルポーネ, マスカルポーネチーズ',
  feta: 'フェタチーズ, フェタ',
  ghee: 'ギー',
  'goat cheese': 'シェーブルチーズ, 山羊チーズ, ヤギチーズ, シェーブル',
  'goat milk': 'ヤギミルク, 山羊乳, やぎミルク',
  halloumi: 'ハルーミチーズ, ハロウミ',
  kefir: 'ケフィア, ケフィアヨーグルト',
  'lactose-free milk': 'アカディ, おなかにやさしい牛乳, 乳糖ゼロ牛乳, お腹にやさしく',
  lassi:
    'ラッシー, マンゴーラッシー, のむヨーグルト, 飲むヨーグルトプレーン, ドリンクヨーグルト, nomu yooguruto',
  paneer: 'パニール',
  quark: 'フロマージュブラン, スキル, クワルク',
  ricotta: 'リコッタチーズ, リコッタ',
  'sour cream': 'サワークリーム',
  'uht milk': 'ロングライフ牛乳, 常温保存牛乳, ロングライフミルク',
  'whipped cream aerosol': 'スプレーホイップ, ホイップスプレー, 絞るだけホイップ',
  'soy yogurt': '豆乳ヨーグルト, ソイヨーグルト, tounyu yooguruto, tounyuu yooguruto',
  custard: 'カスタードクリーム, カスタード, カスタードソース',
  'rice pudding': 'ライスプディング',
  'milk dessert':
    'ミルクプリン, 牛乳プリン, パンナコッタ, ババロア, 牛乳かん, 牛乳寒天, ミルク寒天, チョコプリン, あんにんどうふ, 杏仁プリン, フルーチェ, annin doufu, annindofu',
  milkshake: 'シェイク, ミルクセーキ, マックシェイク, バニラシェイク',
  'infant formula': '粉ミルク赤ちゃん, ほほえみ, はいはい, 乳児用ミルク, 育児用ミルク',
  'duck egg': 'アヒルの卵',
  'century egg': 'ピータン, piitan',
  'salted egg': '塩卵, 塩漬け卵',
  'tea egg':
    '味玉, 煮卵, 味付け卵, 味付け玉子, 味付きゆで卵, 煮玉子, 煮たまご, 味付け半熟卵, 味付け煮卵, ラーメン卵, 麺つゆ卵, 味たま, nitamago, ajitsuke tamago',
  'fried egg': '目玉焼き, めだまやき, 半熟目玉焼き, medama yaki, 両面焼き目玉焼き',
  'beef brisket': '牛ばら肉ブロック, 牛すね煮込み用, 牛肩ばら',
  'beef short rib': '骨付きカルビ, 牛カルビ骨付き, 牛骨付きカルビ, スペアリブ牛',
  'lamb chop': 'ラムチョップ, 骨付きラム, 仔羊の骨付き',
  'lamb leg': '仔羊もも, ラムもも',
  tripe:
    'ホルモン, もつ, モツ, 牛もつ, 豚もつ, 白もつ, シマチョウ, ミノ, センマイ, マルチョウ, 牛モツ, ボイルもつ, 豚ホルモン, 牛ホルモン, 豚タン, ハツ, motsu niku, horumon',
  'pork shoulder':
    '豚肩ロースブロック, 豚肩ブロック, 豚ももブロック, 豚ロースブロック, 豚すね, 豚かた, 豚ブロック, 豚肩肉',
  'pork trotter': '豚足, とんそく, tonsoku, てびち',
  'chicken drumstick':
    '骨付きもも, 骨付き鶏もも, 骨付き鶏もも肉, チキンレッグ, 鶏骨付きもも, ドラムスティック, 鶏もも骨付き',
  'chicken marinated raw':
    '味付け鶏もも, タンドリーチキン生, 鶏西京漬け, 味付きチキン, 照り焼きチキン生, 鶏もも味付け, 鶏チャーシュー生, 鶏ちゃん, 塩麹チキン, 味付けカルビ, 味付け豚カルビ',
  'duck raw': '鴨ロース, 鴨むね, 鴨もも, かも肉, kamoniku, aigamo, ガチョウ',
  'turkey raw': '七面鳥, ターキー, ターキー肉',
  'rabbit meat': 'ジビエ, うさぎ肉, 鹿肉, 兎肉',
  veal: '仔牛肉, 子牛肉',
  'beef jerky': 'ビーフジャーキー, ジャーキー, テング, 干し肉, biifu jaakii',
  chorizo: 'チョリソー, 辛口チョリソー, チョリソ',
  'corned beef deli': 'パストラミ, パストラミビーフ, パストラミポーク, コンビーフスライス',
  oden: 'おでん, おでんセット, おでん種, おでんパック, 残りおでん, おでんの具, コンビニおでん, oden setto',
  'fish ball': '魚団子, 魚だんご, フィッシュボール',
  salami: 'サラミ, カルパス, おやつカルパス, ドライソーセージ, ミラノサラミ, サラミスライス, karupasu',
  pepperoni: 'ペパロニ, ペパロニスライス',
  pate: 'レバーペースト, レバーパテ, パテドカンパーニュ, フォアグラ, テリーヌ',
  mortadella: 'モルタデラ',
  'cold cuts': 'ボロニアソーセージ, ボロニア, チョップドハム, ミートローフ, ハムセット',
  'prawn ball': 'えび団子, 海老しんじょう, えびしんじょう, 海老団子, いか団子',
  snail: 'つぶ貝, ツブ貝, さざえ, サザエ, エスカルゴ, ばい貝, バイ貝, sazae, tsubugai',
  'crab meat pasteurised':
    'カニ缶, かに缶, カニほぐし身, カニのほぐし身, かにほぐし身, 蟹ほぐし身, カニ身, kani kan',
  'anchovy fresh':
    '小魚, きびなご, キビナゴ, わかさぎ, ワカサギ, 小アジ, 小あじ, 豆アジ, 生しらす, しらうお, いかなご, kibinago, wakasagi',
  'sea cucumber': 'なまこ, ナマコ, くらげ, クラゲ, 中華くらげ, kurage, namako',
  'eel fresh': '生うなぎ, ハモ, 活うなぎ',
  'dried scallop': '干し貝柱, 乾燥ホタテ, 貝ひも, ほたて干し',
  'dried fish snack':
    '小魚アーモンド, チーズたら, たらチー, タラチー, 鮭とば, さけとば, 鱈の干物おつまみ, 味付け小魚, おつまみ小魚, 鮭トバ, saketoba, いわしせんべい, たたみいわし菓子',
  'dried beancurd stick': '湯葉, ゆば, 生湯葉, 乾燥湯葉',
  'plant-based mince': '大豆ミート, 代替肉, ソイミート, 大豆ミートミンチ, daizu miito, daizumeat, 大豆のお肉',
  'soy chunks': '大豆たんぱく, 大豆ミートブロック',
  tempeh: 'テンペ, テンペイ',
  seitan: '生麩, お麩, 焼き麩, 車麩, くるま麩, 小町麩, 花麩, 油麩, お麩乾物, yakifu, kurumafu, ちくわぶ',
  bagel: 'ベーグル, プレーンベーグル, beeguru',
  'mantou fresh': '花巻, 蒸しまんじゅう皮, マントウ, 中華蒸しパン',
  cheesecake:
    'チーズケーキ, ベイクドチーズケーキ, レアチーズケーキ, バスクチーズケーキ, スフレチーズケーキ, チーズタルト, chiizukeeki, chizukeki',
  cupcake: 'マフィンケーキ, チョコマフィン, カップケーキ, ブルーベリーマフィン, kappu keeki',
  'english muffin': 'イングリッシュマフィン, パスコマフィン, 超熟イングリッシュマフィン, マフィンパン',
  'danish pastry':
    'デニッシュ, シナモンロール, チョコデニッシュ, デニッシュパン, アップルパイデニッシュ, レーズンデニッシュ, denisshu, shinamon rooru',
  'egg tart': 'エッグタルト, ポルトガルタルト',
  'hot dog bun': 'ドッグパン, ホットドッグ用パン, コッペ, ドッグロール',
  'burger bun': 'バンズ, ハンバーガーバンズ, ハンバーガー用パン, banzu',
  'naan fresh': 'ナン, プレーンナン, チーズナン, ガーリックナン, 冷凍ナン',
  'pie sweet': 'アップルパイ, りんごパイ, パンプキンパイ, appurupai, チェリーパイ',
  'pie savoury': 'ミートパイ, パイ包み, チキンパイ',
  'pita bread': 'ピタパン, ピタブレッド',
  'pizza base fresh': 'ピザ生地, ピザクラスト, ピザクラフト, piza kiji',
  'raisin bread': 'レーズンパン, ぶどうパン, ぶどう食パン, レーズン食パン, budoupan, reezun pan',
  'rye bread': 'ライ麦食パン, ライブレッド, プンパニッケル',
  'country bread': 'カンパーニュ, パン・ド・カンパーニュ, 田舎パン, ハード系パン, ハードパン',
  ciabatta: 'チャバタ, フォカッチャ, fokaccha',
  sourdough: 'サワードウ, サワードウブレッド, サワーブレッド, ルヴァン種パン',
  'milk bread':
    'ミルク食パン, 生食パン, 高級食パン, 北海道食パン, デニッシュ食パン, ホテルブレッド, nama shokupan, ミルクブレッド',
  'wrap tortilla': 'トルティーヤ, フラワートルティーヤ, ラップサンド皮, トルティーヤ皮, torutiiya',
  'taco shell': 'タコスシェル, タコスの皮, コーントルティーヤ',
  brioche: 'ブリオッシュ',
  waffle: 'ワッフル, ベルギーワッフル, クリームワッフル, waffuru',
  'french toast': 'フレンチトースト, パンプディング, furenchi toosuto',
  scone: 'スコーン, チョコスコーン, sukoon',
  'garlic bread': 'ガーリックトースト, ガーリックフランス, 明太フランスガーリック, gaarikku toosuto',
  rusk: 'ラスク, シュガーラスク, ガーリックラスク, rasuku',
  'soft pretzel': 'ソフトプレッツェル',
  churros: 'チュロス, チュロ',
  macaron: 'マカロン',
  tiramisu: 'ティラミス, tiramisu kappu',
  'almond cake': 'フィナンシェ, フロランタン, アマンディーヌ, finanshe, ガレットデロワ, ノワゼット',
  'nut cookies':
    'アーモンドクッキー, ナッツクッキー, スノーボールクッキー, ビスコッティ, アーモンドチュイール, 胡桃クッキー, くるみクッキー, マカダミアクッキー',
  'barley pearl': 'もち麦, 押し麦, 丸麦, 押麦, はだか麦, 胚芽押麦, mochimugi, oshimugi',
  'basmati rice': 'バスマティライス, バスマティ',
  buckwheat: 'そばの実, 蕎麦の実, ソバの実',
  couscous: 'クスクス',
  dal: 'レンズ豆, 赤レンズ豆, ひら豆, 緑レンズ豆',
  'chickpeas dried': '乾燥ひよこ豆, ガルバンゾ, ガルバンゾー',
  'fresh pasta': '生パスタ, 生フェットチーネ, フェットチーネ, nama pasuta, nama pasta',
  'dried wheat noodles':
    '乾麺, うどん乾麺, 乾麺うどん, 干しうどん, 稲庭うどん, 五島うどん, きしめん乾麺, 乾うどん, ひやむぎ乾麺, hoshi udon, kanmen, inaniwa udon',
  'rice cake tteok': 'トッポギ, トッポッキ, トック, 韓国餅, トッポギ餅',
  polenta: 'コーングリッツ, ポレンタ, とうもろこし粉',
  quinoa: 'キヌア, キノア',
  'red bean paste':
    'あんこ, 粒あん, つぶあん, こしあん, ゆであずき, ゆで小豆, ゆであずき缶, 茹で小豆, 白あん, あずき缶, 小倉あん, あんこ袋, 練りあん, ずんだ餡, ずんだあん, 栗あん, いもあん, tsubuan, koshian, yude azuki, shiroan, ogura an',
  'rice paper': 'ライスペーパー, 生春巻きの皮, 生春巻き用, raisu peepaa',
  sago: 'タピオカ小粒, サゴ',
  'boba pearls': 'タピオカ, タピオカパール, ブラックタピオカ, tapioka',
  'popiah skin': '春巻の皮, 春巻き皮, ミニ春巻きの皮, harumaki no kawa',
  'plain ramen noodles':
    '棒ラーメンの麺, ラーメンの麺だけ, 鍋用ラーメン, ラーメン替え玉, 替え玉, 鍋〆ラーメン, マルタイ麺だけ, kaedama',
  'korean ramyun':
    '辛ラーメン, 韓国ラーメン, ブルダック, ブルダック炒め麺, 韓国インスタントラーメン, チャパゲティ, 辛ラーメン袋, shin raamen, karai ramen korea, ブルダックポックンミョン',
  'retort meal pouch':
    'レトルト食品, レトルト親子丼, 親子丼の素レトルト, レトルト丼, 中華丼の具, 親子丼の具, レトルト中華丼, どんぶりの素, レトルト惣菜, retoruto',
  'instant porridge': 'レトルトおかゆ, 白がゆパック, フリーズドライ雑炊, 卵がゆパック, たまごがゆ, 梅がゆ',
  'miso soup':
    'みそ汁, インスタント味噌汁, 即席味噌汁, 即席みそ汁, インスタントみそ汁, あさげ, ゆうげ, フリーズドライ味噌汁, アマノフーズ味噌汁, しじみの味噌汁, おみそ汁, とん汁, 豚汁, トン汁, けんちん汁, 即席みそしる, misoshiru, omisoshiru, tonjiru, butajiru, tonjiru nokori, sokuseki misoshiru, kenchinjiru, insutanto misoshiru',
  'seafood instant noodles': '海鮮ラーメン, シーフードラーメン, トムヤムラーメン, トムヤムクンヌードル',
  'baked beans': 'ベイクドビーンズ',
  'canned beans':
    'ミックスビーンズ, キドニービーンズ, レッドキドニー, レッドキドニー缶, サラダ豆, 蒸し豆ミックス, mikkusu biinzu, サラダビーンズ',
  'canned creamed corn': 'コーンクリーム缶, クリームコーン, クリームコーン缶, コーンクリーム, kuriimu koon',
  'fish in miso':
    'サバの味噌煮, さばの味噌煮, 鯖の味噌煮, さば味噌, サバ味噌, サバ味噌煮, さば味噌煮, さば味噌煮缶, サバ味噌缶, さばみそ, 魚の煮付け, カレイの煮付け, カレイの煮つけ, ブリ大根, ぶり大根, ぶりの照り焼き, ブリの照り焼き, ぶり照り, 照り焼き魚, いわしの梅煮, さんまの甘露煮, 甘露煮, 西京焼き, 鮭の西京焼き, 金目鯛の煮付け, 魚の煮つけ, さんまの蒲焼, さんま蒲焼, いわし蒲焼缶, saba no misoni, saba misoni, sabamiso, nizakana, buri daikon, burinoteriyaki, saikyouyaki, saikyoyaki',
  'canned anchovies': 'アンチョビ, アンチョビフィレ, アンチョビ缶',
  'canned salmon': '鮭缶, さけ缶, サケ缶, 鮭の中骨缶, 鮭中骨水煮, shake kan',
  'canned chicken': '焼き鳥缶, やきとり缶, ほぐしサラダチキン缶, 鶏ささみ缶, yakitori kan',
  'canned mushrooms': 'マッシュルーム缶, マッシュルーム水煮, きのこ水煮',
  'canned soup':
    'スープ缶, キャンベルスープ, トマトスープ缶, コーンクリームスープ缶, ミネストローネ缶, ミネストローネパック',
  'canned herring': 'いわし缶味付け, 魚の缶詰, さば缶トマト煮',
  'canned mussels': '牡蠣の燻製, 牡蠣の燻製油漬け, カキの燻製缶, ムール貝缶',
  'canned clams': 'あさり缶, アサリ水煮缶, 赤貝缶, あさり水煮缶, 赤貝味付け缶',
  passata: 'トマトピューレ, トマトピュレ, トマトピューレー, 裏ごしトマト, tomato pyuure',
  'chicken stock carton':
    'チキンスープ, 鶏ガラスープ液, チキンブロス, 水炊きスープ, 鶏だし鍋つゆ, とりだしスープ',
  'bone broth': 'ラーメンスープ, ラーメンスープの素, 豚骨スープ, 濃縮ラーメンスープ, 白湯スープ',
  'hotpot soup base':
    '鍋の素, 鍋つゆ, ごま豆乳鍋つゆ, キムチ鍋の素, もつ鍋の素, 寄せ鍋つゆ, 寄せ鍋の素, ちゃんこ鍋つゆ, プチッと鍋, 鍋キューブ, キムチ鍋つゆ, 火鍋の素, 坦々鍋つゆ, 担々鍋の素, 豆乳鍋つゆ, すき焼き鍋つゆ, nabe no moto, nabe tsuyu, kimuchi nabe no moto, mala 鍋',
  'apple cider vinegar': 'りんご酢, リンゴ酢, りんご黒酢, 飲む酢, 美酢, ミチョ, ringosu, ringo zu, 果実酢',
  'balsamic vinegar': 'バルサミコ酢, バルサミコ, barusamiko',
  'black vinegar': '黒酢, 香酢, 鎮江香醋, kurozu',
  'chilli sauce': 'チリソース, かんずり, kanzuri',
  'sweet chilli sauce': 'スイートチリソース, スイートチリ, suiito chiri soosu',
  doubanjiang: '豆板醤, トウバンジャン, 豆板醬, toubanjan',
  taucu: '甜麺醤, テンメンジャン, 甜面醤, tenmenjan',
  gochujang: 'コチュジャン, コチジャン, kochujan',
  doenjang: 'テンジャン, 韓国味噌',
  ssamjang: 'サムジャン',
  'fish sauce': 'ナンプラー, ニョクマム, 魚醤, しょっつる, いしる, nanpuraa, gyoshou',
  tamari: 'たまり醤油, たまりしょうゆ, たまり, tamari shouyu',
  'worcestershire sauce': 'ウスター, リーペリンソース, リーペリン',
  'tartare sauce': 'タルタルソース, タルタル, tarutaru soosu',
  'caesar dressing': 'シーザードレッシング, シーザーサラダドレッシング, シーザードレ, shiizaa doresshingu',
  horseradish: 'ホースラディッシュ, 西洋わさび',
  'plum sauce': '梅ペースト, 練り梅チューブ, ねり梅チューブ, 梅肉チューブ, bainiku',
  'shaoxing wine': '老酒, shoukoushu',
  'satay sauce': 'ピーナッツソース, サテソース',
  'stir-fry sauce':
    'クックドゥ, cook doの素, 麻婆豆腐の素, マーボー豆腐の素, 麻婆豆腐の素中辛, 麻婆春雨の素, 麻婆茄子の素, 回鍋肉の素, ホイコーローの素, 青椒肉絲の素, チンジャオロースの素, 酢豚の素, うちのごはん, ガパオの素, maabou doufu no moto, mabo dofu no moto, hoikoorou no moto, chinjaorosu no moto',
  'white sauce':
    'ホワイトソース, ホワイトソース缶, ベシャメルソース, グラタンソース, マカロニグラタンの素, チーズソース, チーズフォンデュソース, howaito soosu',
  'cheese fondue': 'チーズフォンデュ',
  'curry paste thai':
    'タイカレーペースト, グリーンカレーペースト, レッドカレーペースト, トムヤムペースト, グリーンカレーの素, タイカレーの素, ガパオペースト',
  'dashi pack':
    'だしパック, 出汁パック, 無添加だしパック, かつおだしパック, あごだし, 焼きあごだし, あごだしパック, 茅乃舎だし, 茅乃舎, 煮干しだし, いりこだし, 鰹だし, 合わせだし, 一番だし, 和風だし, だし汁, 出し汁, 味の素だしパック, dashi pakku, agodashi, iriko dashi, niboshi dashi, katsuodashi, awase dashi, dashijiru',
  'coconut oil': 'ココナッツオイル, ココナツオイル',
  lard: 'ラード, 背脂',
  'duck fat': 'ヘット, gyuushi',
  'maple syrup': 'メープルシロップ, ホットケーキシロップ, ケーキシロップ, メープル, meepuru shiroppu',
  molasses: '黒蜜, くろみつ, kuromitsu',
  'agave syrup':
    'アガベシロップ, ガムシロップ, ガムシロ, 水あめ, 水飴, オリゴ糖, オリゴシロップ, gamu shiroppu, mizuame, origotou',
  hummus: 'フムス, ひよこ豆ペースト',
  guacamole: 'ワカモレ, アボカドディップ',
  cinnamon: 'シナモン, シナモンパウダー, シナモンスティック, ニッキ, shinamon',
  cumin: 'クミン, クミンシード, クミンパウダー',
  'turmeric powder': 'ターメリック, ウコン, うこん, ウコン粉末',
  'garam masala': 'ガラムマサラ',
  'garlic powder':
    'ガーリックパウダー, オニオンパウダー, にんにく粉末, フライドガーリック, ガーリックチップ, gaarikku paudaa',
  paprika: 'パプリカパウダー',
  nutmeg: 'ナツメグ',
  cardamom: 'カルダモン',
  cloves: 'クローブ, 丁子',
  'star anise': 'スターアニス, hakkaku',
  'bay leaf': 'ローリエ, ローレル, 月桂樹の葉, ベイリーフ, roorie',
  'dried herbs':
    '乾燥パセリ, 乾燥バジル, ドライパセリ, オレガノ, ハーブミックス, イタリアンハーブ, ドライバジル, タイム乾燥, パセリ乾燥, ハーブ, ミックスハーブ, エルブドプロヴァンス',
  'chinese five spice': 'ウーシャンフェン',
  'sichuan pepper': '山椒, 粉山椒, 実山椒, ホアジャオ, ホワジャオ, sanshou, kona sanshou, hoajao',
  saffron: 'サフラン',
  'mixed seasoning':
    'マキシマム, マジックソルト, ほりにし, アウトドアスパイス, 香辛料, スパイス, ケイジャンスパイス, 肉用スパイス, ハーブスパイス, supaisu, choumiryou',
  msg: '味の素, うま味調味料, いの一番, ハイミー, umami choumiryou',
  'mustard seed': 'マスタードシード',
  'grass jelly': '仙草ゼリー',
  'almond flour': 'アーモンドプードル, アーモンドパウダー, アーモンド粉',
  'baking soda': '重曹, 食用重曹, ベーキングソーダ, 炭酸水素ナトリウム, juusou, jusou',
  'pancake flour':
    'たこ焼粉, お好み焼粉, チヂミ粉, チヂミの素, チヂミミックス, たこやき粉, オタフクお好み焼き粉, takoyakiko, okonomiyakiko, chijimi ko',
  sweetener:
    'ラカント, ラカントS, パルスイート, エリスリトール, ステビア, カロリーゼロ甘味料, 人工甘味料, アステルパーム, キシリトール甘味料, rakanto, paru suiito',
  'chocolate chips':
    'チョコチップ, 製菓用チョコ, 製菓チョコ, チョコペン, クーベルチュール, チョコレートチップ, choko chippu',
  'cocoa powder':
    '純ココア, ピュアココア, バンホーテンココア, ココアパウダー, 無糖ココア, 製菓用ココア, jun kokoa, kokoa paudaa',
  'custard powder': 'カスタードパウダー, カスタードミックス',
  'desiccated coconut': 'ココナッツファイン, ココナツファイン, ココナッツロング, ココナッツフレーク',
  'food colouring': '食紅, shokubeni',
  'self-raising flour': 'バイオレット, スーパーバイオレット, 製菓用薄力粉, 特宝笠, 日清バイオレット',
  'wholemeal flour': '全粒粉, 全粒粉小麦粉, グラハム粉, zenryuufun',
  'rye flour': 'ライ麦粉, スペルト小麦粉',
  'buckwheat flour': 'そば粉, 蕎麦粉, sobako',
  semolina: 'セモリナ粉, デュラムセモリナ, セモリナ',
  'vanilla extract': 'バニラエッセンス, バニラオイル, バニラビーンズ, バニラエクストラクト, banira essensu',
  'vanilla sugar': 'バニラシュガー',
  'gram flour': 'ひよこ豆粉, ベサン粉',
  marzipan: 'マジパン',
  'brazil nut': 'ブラジルナッツ',
  'chia seed': 'チアシード',
  flaxseed: 'アマニ, 亜麻の種, ローストアマニ',
  'ginkgo nut': 'ぎんなん, ギンナン, ginnan',
  hazelnut: 'ヘーゼルナッツ, heezerunattsu',
  macadamia: 'マカダミア, マカダミアナッツ, マカデミアナッツ',
  'coated peanuts': 'でん六豆, 落花生あられ, 雀の卵, すずめの卵, わさび豆ピーナッツ, 豆菓子',
  pecan: 'ピーカンナッツ, ペカンナッツ',
  'pine nut': '松の実, 松の実ロースト',
  pistachio: 'ピスタチオ, ピスタチオロースト',
  'pumpkin seed': 'かぼちゃの種, パンプキンシード',
  'sunflower seed': 'ひまわりの種, サンフラワーシード',
  'soy nuts': '炒り大豆, いり大豆, 福豆, 節分豆, 豆まき豆, irimame, iri daizu',
  'soybeans dried': '黒豆, 乾燥黒豆, daizu, daizu mizuni, mushi daizu, kuromame',
  'dried cranberries': 'ドライクランベリー, クランベリードライ',
  'dried dates': 'デーツ, ナツメヤシ, なつめやし, deetsu',
  'dried mango':
    'ドライマンゴー, ドライフルーツ, ドライアプリコット, ドライパイン, ドライいちじく, 乾燥マンゴー, フルーツチップス, ドライバナナ, バナナチップス, バナナチップ, 干し杏, ドライフルーツミックス, dorai furuutsu, dorai mangoo, banana chippusu',
  prune: 'プルーン, ドライプルーン, 種抜きプルーン, 干し梅, カリカリ梅菓子, puruun, hoshiume',
  'red date': 'なつめ, ナツメ, 乾燥なつめ',
  'goji berry': 'クコの実, くこの実, ゴジベリー, kuko no mi',
  'sun-dried tomato': 'ドライトマト, 乾燥トマト, セミドライトマト',
  'cheese puffs':
    'チートス, カール, カールチーズ, うまい棒, うまい棒チーズ, コーンポタージュスナック, umaibou, kaaru, chiitosu',
  'rice cake puffed': 'ポン菓子, ぽんせん, ぽん菓子, 米ポン',
  'peanut puffs': 'キャラメルコーン, 東ハトキャラメルコーン, kyarameru koon',
  'granola bar':
    'シリアルバー, グラノーラバー, 一本満足バー, カロリーメイト, SOYJOY, ソイジョイ, クリーム玄米ブラン, ナッツバー, karorii meito, karorimeito, soijoi, ippon manzoku',
  'protein bar':
    'プロテインバー, inバー, inバープロテイン, 1本満足プロテイン, プロテインチョコバー, purotein baa',
  marshmallow: 'マシュマロ, エイワマシュマロ, 焼きマシュマロ, mashumaro',
  'chocolate truffle':
    'トリュフチョコ, リンドール, ゴディバ, ボンボンショコラ, ウイスキーボンボン, ラミー, バッカス, フェレロロシェ, フェレロ, トリュフチョコレート, gudiba, rindooru',
  'white chocolate': 'ホワイトチョコ, ホワイトチョコレート, howaito choko',
  'hazelnut chocolate':
    'アーモンドチョコレート, 明治アーモンドチョコ, 明治アーモンド, マカダミアチョコ, 明治マカダミア, マカダミアナッツチョコ, ナッツチョコ, ヘーゼルナッツチョコ, aamondo choko, amondochoko, makadamia choko',
  'peanut butter cups':
    'ピーナッツチョコ, ピーナッツブロックチョコ, チョコピーナッツ, ピーナッツチョコレート',
  'jelly crystals': 'ゼリーの素, ゼリエース, ハウスゼリエース, zeriiesu',
  'pudding powder': 'プリンの素, プリンミクス, ハウスプリン, purin no moto',
  'choco pie': 'チョコパイ, ロッテチョコパイ, エンゼルパイ, 森永エンゼルパイ',
  wafer: 'ウエハース, ウェハース, ビックリマンチョコ, ゴーフル, ゴーフレット, エリーゼ, uehaasu, goofuru',
  'fortune cookies':
    'フォーチュンクッキー, 八つ橋焼き, 瓦せんべい, 炭酸せんべい, たまごボーロ, 丸ボーロ, 甘い卵せんべい, tamago booro, たまごせんべい',
  'vegetable chips':
    '芋けんぴ, いもけんぴ, さつまいもチップス, 野菜チップス, れんこんチップス, さつまチップ, おさつスナック, おさつどきっ, 大学芋, だいがくいも, 大学いも, imokenpi, daigakuimo, yasai chippusu',
  'roasted chickpeas':
    '焼きそら豆, いかり豆, ビーノ, さやえんどうスナック, さやえんどうさっぱりしお, グリーン豆, 春日井グリーン豆',
  'pork rinds': 'ポークスキン, 豚皮スナック, チチャロン, アンダカシー',
  'lemon juice bottled':
    'レモン汁, ポッカレモン, レモン果汁, ライム果汁, pokka remon, remon jiru, remonkajuu',
  liqueur: 'カシスリキュール, カルーア, リキュール, ピーチリキュール, ゆず酒, あらごし梅酒, 果実酒',
  'cream liqueur': 'ベイリーズ',
  'sparkling wine': 'スパークリングワイン, シャンパン, シャンパーニュ, スパークリング日本酒',
  'egg liqueur': '卵酒, たまご酒, tamagozake',
  'cold brew':
    'アイスコーヒー, アイスコーヒー無糖, ボトルコーヒー, ブラック無糖, 水出しコーヒー, ペットコーヒー, アイスコーヒー1L, 無糖ブラック, UCCブラック, ブラック缶コーヒー, aisu koohii, burakku koohii, mutou koohii, aisu kohi',
  'coffee 3-in-1':
    'スティックカフェオレ, カフェオレスティック, ブレンディスティック, スティックコーヒー, ネスカフェスティック, sutikku kafe ore, 粉末カフェオレ',
  'coffee creamer powder':
    'クリーミーパウダー, マリーム, コーヒークリーム粉, コーヒーミルク粉, mariimu, kuriipu creamer',
  'coffee creamer liquid':
    'コーヒーミルク, ポーションミルク, メロディアン, フレッシュ, コーヒー用ミルク, スジャータコーヒーフレッシュ, koohii fureshu, koohii miruku',
  'malt drink': 'ミロ, ネスレミロ, ミロパウダー',
  'tea herbal':
    'ハーブティー, カモミールティー, ルイボスティー, ルイボス, カモミール, ハーブティーバッグ, とうもろこし茶, コーン茶, どくだみ茶, 昆布茶, こぶ茶, 梅昆布茶, ペパーミントティー, haabu tii, ruibosu tii, kamomiiru tii, kobucha',
  'ginger tea sachet':
    'しょうが湯, 生姜湯, くず湯, 葛湯, 甘酒, 米麹甘酒, あまざけ, shougayu, shogayu, amazake, kuzuyu',
  'bubble tea': 'タピオカミルクティー, タピオカドリンク, タピオカ紅茶, tapioka miruku tii, tapioka dorinku',
  'energy drink':
    'モンスター, モンスターエナジー, レッドブル, エナジードリンク, リアルゴールド, オロナミンC, デカビタC, チオビタ, リポビタンD, ユンケル, 栄養ドリンク, enajii dorinku, oronamin shii, eiyou dorinku, reddo buru',
  'rice milk': 'ライスミルク, 玄米ミルク',
  'coconut water': 'ココナッツウォーター, ココナツウォーター',
  'coconut milk drink': 'ココナッツドリンク, ココナッツミルク飲料',
  'aloe vera drink': 'アロエジュース, アロエドリンク',
  'honey citron tea':
    'ゆず茶, ゆず茶瓶, はちみつゆず茶, はちみつレモン, はちみつゆず, yuzucha, hachimitsu remon',
  'fruit cordial':
    'かき氷シロップ, グレナデンシロップ, 濃縮ジュース, 梅シロップ, コーディアル, 梅ジュース, 赤しそジュース, kakigoori shiroppu, ume shiroppu',
  kombucha: 'コンブチャ, 紅茶キノコ',
  smoothie: 'スムージー, グリーンスムージー, フルーツスムージー, いちごスムージー, sumuujii',
  'plant protein powder': 'ソイプロテイン, ピープロテイン, 大豆プロテイン, soi purotein',
  'meal replacement shake':
    '完全メシ, プロテイン飲料, ミルクプロテイン, ザバスミルクプロテイン, プロテインドリンク, プロテインシェイク, miruku purotein, purotein dorinku',
  multivitamin:
    'ビタミン, マルチビタミン, ビタミンC, サプリ, サプリメント, ネイチャーメイド, ビタミン剤, bitamin, maruchi bitamin, sapuri',
  'collagen powder': 'コラーゲン, コラーゲンパウダー, 粉末コラーゲン, アミノコラーゲン',
  'psyllium husk': 'オオバコ, サイリウム, サイリウムハスク, イヌリン, 難消化性デキストリン',
  'frozen berries':
    '冷凍ブルーベリー, 冷凍いちご, 冷凍マンゴー, 冷凍ミックスベリー, 冷凍フルーツ, 冷凍ベリー, ミックスベリー, 冷凍果物, reitou buruuberii, reitou furuutsu',
  'frozen broccoli': '冷凍ブロッコリー, 冷凍カリフラワー, reitou burokkorii',
  'frozen chicken': '冷凍鶏もも, 冷凍鶏むね, 冷凍鶏肉, 冷凍ささみ, 冷凍手羽, 冷凍とりもも, reitou toriniku',
  'frozen dim sum': '冷凍シュウマイ, 冷凍焼売, 冷凍しゅうまい, 冷凍点心, ザ★シュウマイ, reitou shuumai',
  'breaded prawns':
    'エビフライ, えびフライ, 海老フライ, エビカツ, えびカツ, 海老カツ, 冷凍エビフライ, 有頭エビフライ, ebi furai, ebikatsu, えびふらい, エビフライ冷凍',
  'frozen corn': '冷凍コーン, 冷凍とうもろこし, reitou koon',
  'frozen spinach':
    '冷凍ほうれん草, カットほうれん草冷凍, 冷凍ホウレンソウ, 冷凍小松菜, reitou hourensou, reitou komatsuna',
  'frozen pork': '冷凍豚肉, 冷凍豚こま, 冷凍豚バラ, reitou butaniku',
  'frozen seafood mix':
    'シーフードミックス, 冷凍シーフード, 冷凍シーフードミックス, シーフード, 魚介, 魚介類, 海の幸, shiifuudo mikkusu, shifudo mikkusu, kaisen',
  'frozen dory': '冷凍白身魚, 冷凍鮭, 冷凍さば, 冷凍サーモン, 冷凍タラ, 冷凍魚, reitou sake, reitou zakana',
  'frozen ready meal':
    '冷凍食品, 冷凍弁当, 冷食, 冷凍パスタ, 冷凍ドリア, 冷凍チャーハン, 冷凍カレー, 冷凍おかず, ナッシュ弁当, お弁当冷凍おかず, reitou shokuhin, reitou pasuta, reitou chaahan, reitou bento',
  'frozen puff pastry': 'パイシート, 冷凍パイシート, 冷凍パイ生地, パイ生地, pai shiito',
  'ice cream bar':
    'パルム, アイスバー, 森永パルム, チョコモナカジャンボ, チョコモナカ, モナカアイス, 最中アイス, 板チョコアイス, ビスケットサンドアイス, もなかアイス, ホームランバー, セブンアイスバー, ミルクバー, parumu, choko monaka, monaka aisu',
  'ice cream cone':
    'ジャイアントコーン, コーンアイス, ワッフルコーン, アイスコーン, スーパーコーン, jaianto koon, waffuru koon',
  'boiled potatoes':
    'ふかし芋じゃがいも, 茹でじゃがいも, ゆでじゃがいも, 粉ふきいも, 粉ふき芋, ベイクドポテト, kofuki imo, yude jagaimo',
  'instant mashed potato': 'マッシュポテトの素, マッシュポテト粉',
  'stir-fried meat':
    'ホイコーロー, チンジャオロース, チンジャオロースー, 肉野菜炒め, 豚肉炒め, レバニラ, レバニラ炒め, ニラレバ, 豚バラ炒め, 牛肉炒め, 鶏肉炒め, 肉炒め, 豚肉と野菜の炒め物, 油淋鶏, ユーリンチー, よだれ鶏, hoikooroo, hoikoorou, chinjaorosu, niku yasai itame, yuurinchii, rebanira, buta niku itame',
  'marinated beef':
    'プルコギ, 焼肉残り, 味付け焼肉, 牛プルコギ, 豚プルコギ, カルビ焼き, 味付けカルビ焼き, ヤンニョム肉, purukogi',
  'sesame noodles':
    '担々麺, 坦々麺, タンタンメン, 担担麺, 冷やし担々麺, ごまだれ冷やし中華, tantanmen, shirunashi tantanmen',
  'cooked noodles':
    '残りうどん, かけうどん, きつねうどん, カレーうどん, 肉うどん, 冷やしうどん, ぶっかけうどん, 煮込みうどん, 味噌煮込みうどん, ほうとう, 鍋焼うどん, 茹でうどん残り, kitsune udon, kake udon, niku udon, karee udon, nabeyaki udon',
  'cream stew':
    'クリームシチュー, シチュー, シチュー残り, ホワイトシチュー, チキンクリーム煮, クリーム煮, 白菜のクリーム煮, 白いシチュー, shichuu, kuriimu shichuu, kurimu shichu, nokori no shichuu',
  'japanese curry':
    'カレーライス, カレー残り, 残りカレー, 残りのカレー, 作り置きカレー, カツカレー, チキンカレーライス, ビーフカレー, ポークカレー, 野菜カレー, キーマカレー, ドライカレー, スープカレー, 昨日のカレー, カレーの残り, 欧風カレー, カレーライス残り, ハヤシライス, ハッシュドビーフ, ビーフシチュー, カレー弁当, カレードリア, チキンカレー, 夏野菜カレー, 手作りカレー, 一晩寝かせたカレー, karee raisu, kare raisu, nokori no karee, nokori karee, katsu karee, hayashi raisu, kiima karee, biifu karee, chikin karee, biifu shichuu, suupu karee, kinou no karee',
  'curry leftover': 'インドカレー, スパイスカレー',
  'butter chicken': 'バターチキンカレー, バターチキン, bataa chikin karee',
  'thai curry': 'グリーンカレー, タイカレー, レッドカレー, トムヤムクン, guriin karee, tomuyamukun',
  'tomato and egg stir-fry':
    'トマトと卵の炒め物, トマトと卵炒め, トマト卵炒め, ゴーヤチャンプルー, ゴーヤーチャンプルー, ニラ卵炒め, tomatoto tamago itame, gooya chanpuruu, goya champuru',
  'hot dog':
    'ホットドッグ, ホットドック, アメリカンドッグ, フランクドッグ, チーズドッグ, チーズハットグ, ハットグ, 韓国ハットグ, hotto doggu, amerikan doggu, chiizu doggu',
  'egg salad':
    '卵サラダ, たまごサラダ, タマゴサラダ, 卵フィリング, たまごペースト, タルタル卵, tamago sarada',
  'tuna mayo mix': 'ツナマヨ, ツナマヨネーズ, ツナサラダ, tsunamayo, tsuna sarada',
  'summer rolls': '生春巻き, 生春巻, 海老の生春巻き, nama harumaki',
  'xiao long bao': 'ショーロンポー, 冷凍ショーロンポー, shouronpou, shoronpo, shooronpoo',
  pho: 'フォー, 牛肉のフォー, インスタントフォー',
  'pad thai': 'パッタイ',
  bibimbap: 'ビビンバ, 石焼ビビンバ, ビビンバ丼, ビビンパ, bibinba',
  japchae: 'チャプチェ, chapuche',
  'tteokbokki cooked': 'トッポギ残り, トッポッキ残り, 甘辛トッポギ, チーズトッポギ',
  kimbap: 'キンパ, キムパ, キンパ残り, kinpa',
  paella: 'パエリア, パエリヤ, シーフードパエリア',
  'vegetable soup': 'ミネストローネ, ミネストローネスープ, minesutoroone',
  'lotus seed soup':
    'おしるこ, ぜんざい, 白玉ぜんざい, あんみつ, みつ豆, お汁粉, 冷やしぜんざい, oshiruko, zenzai, anmitsu, mitsumame',
  'pickled vegetables': 'ミックスピクルス, ピクルスミックス, 野菜の酢漬け',
  capers: 'ケッパー, ケイパー',
  sauerkraut: 'ザワークラウト, ザウアークラウト',
  'zha cai': 'ザーサイ, 搾菜, 味付けザーサイ, 桃屋ザーサイ, zaasai',
  'pickled green chilli': 'ハラペーニョピクルス, ハラペーニョ瓶',
  chawanmushi: 'ちゃわんむし, 茶わん蒸し, たまご豆腐, 卵豆腐, tamago doufu, tamagodofu',
  'roast duck rice':
    '炊き込みご飯, 炊き込みごはん, 五目ご飯, 五目ごはん, かやくご飯, 鶏飯, 鳥めし, とりめし, きのこご飯, きのこごはん, 釜飯, 釜めし, 混ぜご飯, 混ぜごはん, たけのこご飯, おこわ, 中華おこわ, 牛飯, ルーローハン, 魯肉飯, そぼろ丼, 三色丼, 焼き鳥丼, 照り焼き丼, 中華丼, takikomi gohan, kamameshi, kinoko gohan, gomoku gohan, mazegohan, chuukadon, sorobo don, soboro don',
  'minced meat': 'ひき肉, ミンチ, 挽肉, hikiniku, 挽き肉, minchi',
  'wild boar': 'イノシシ肉, ぼたん肉, 猪肉の鍋',
  'game bird': 'キジ肉, 雉肉, ホロホロ鳥',
  'quail or pigeon': 'うずら肉, 鳩肉',
  'horse meat': '馬肉, 馬刺し, 桜肉, basashi',
  'frog legs': 'カエル肉',
})
