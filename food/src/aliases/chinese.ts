import { aliasesOf } from './aliases.ts'

/** Chinese in both scripts, pinyin without tones and Cantonese romanisation. */
export const chinese = aliasesOf({
  apple: '苹果, 蘋果, 平果, pingguo, ping gwo, ping go, 嘎啦苹果, 蛇果',
  apricot: '杏, 杏子, 杏桃, xingzi, hang ji',
  avocado: '牛油果, 鳄梨, 鱷梨, 酪梨, niuyouguo, eli, ngau yau gwo, 鰐梨, 油梨, e li guo, ngau yau guo',
  banana: '香蕉, 芭蕉, 大蕉, xiangjiao, heung jiu, 蕉, 香牙蕉, 皇帝蕉, 小米蕉, heung ziu, hoeng ziu, 香焦',
  blackberry: '黑莓, heimei',
  blueberry: '蓝莓, 藍莓, lanmei, laam mui, lam mui',
  calamansi: '金桔, 酸柑, 桔仔, suan gan, 小青桔, 青桔, 青橘, 小青柑, qing ju, 四季桔, kat zai',
  cantaloupe:
    '哈密瓜, 网纹瓜, 甜瓜, 香瓜, hamigua, xianggua, ha mat gwa, 网纹蜜瓜, 網紋瓜, 美浓瓜, 洋香瓜, 羊角蜜, 玉菇甜瓜, 伊丽莎白瓜, mat gwa',
  cherry: '樱桃, 車厘子, 车厘子, 櫻桃, yingtao, chelizi, che lei ji, 車厘籽, 美早樱桃, che lei zi',
  clementine:
    '橘子, 桔子, 柑橘, 蜜橘, 砂糖橘, 柑, juzi, 沃柑, 丑橘, 椪柑, 蜜桔, 贡桔, 贡柑, 粑粑柑, 耙耙柑, 爱媛, 沙糖桔, 茂谷柑, 海梨柑, gat ji, 柑子, 皇帝柑',
  'coconut fresh': '椰子, 椰青, yezi, 椰肉, 椰皇',
  'cranberry fresh': '蔓越莓, 小紅莓, 小红莓, man yue mei',
  'custard apple': '番荔枝, 释迦, 釋迦, shijia, faan lai ji, 大目釋迦',
  'dragon fruit':
    '火龙果, 火龍果, huolongguo, fo lung gwo, 紅龍果, 红心火龙果, 白心火龙果, 燕窝果, fo lung guo',
  'durian flesh':
    '榴莲, 榴槤, 榴蓮, liulian, lau lin, 金枕榴莲, 金枕頭榴槤, 猫山王, 貓山王, 猫山王榴莲, 黑刺, 榴梿, jin zhen liulian',
  'fig fresh': '无花果, 無花果, wuhuaguo, mou fa gwo',
  'fruit salad cut':
    '水果, 水果沙拉, 果盘, 水果盘, 水果拼盘, 果切, 水果盤, shuiguo, seui gwo, 切水果, 鲜切水果, 水果捞, 鲜果拼盘, 鮮果盒, 水果盒, 水果杯, 水果切盒, 生果, 雜果, saang gwo, sang gwo',
  grape:
    '葡萄, 提子, 葡提子, putao, tai ji, pou tou, 青提, 巨峰葡萄, 阳光玫瑰, 红提, 紅提, 黑提, 夏黑葡萄, 麝香葡萄, 麝香提子, 晴王, 玫瑰香, tai zi',
  grapefruit: '西柚, 葡萄柚, xiyou, putaoyou, sai yau',
  guava: '番石榴, 芭乐, 芭樂, fanshiliu, bale, 红心芭乐, 紅心芭樂, 鸡屎果',
  honeydew: '蜜瓜, 蜜露瓜, migua, 白兰瓜, 玉露瓜, 蜜露, 香妃蜜',
  'jackfruit fresh':
    '菠萝蜜, 菠蘿蜜, 波罗蜜, boluomi, 木波萝, 树菠萝, 大树菠萝, 波羅蜜, daai syu bo lo, 榴莲蜜',
  kiwi: '猕猴桃, 獼猴桃, 奇异果, 奇異果, mihoutao, qiyiguo, 黄心猕猴桃, 黃金奇異果, 金果奇異果, 金奇异果, 阳光金果, kei yi gwo',
  lemon: '柠檬, 檸檬, ningmeng, ling mung, 尤力克柠檬, ning mung',
  lime: '青柠, 青檸, 莱姆, 青柠檬, qingning, 綠檸檬, 绿柠檬, 無籽檸檬, 萊姆, ching ning',
  'longan fresh': '龙眼, 龍眼, longyan, 桂圆鲜, 桂圆肉鲜, lung ngaan, long ngan',
  lychee: '荔枝, lizhi, lai ji, 妃子笑, 桂味荔枝, 糯米糍荔枝, 玉荷包, lai zi',
  mango:
    '芒果, mangguo, mong gwo, 小台芒, 台芒, 金煌芒, 贵妃芒, 愛文芒果, 爱文芒果, 呂宋芒, 水仙芒, mong guo',
  mangosteen: '山竹, shanzhu, saan juk',
  nectarine: '油桃, youtao, 油蟠桃',
  orange:
    '橙子, 橙, 甜橙, 柳橙, 脐橙, chengzi, 冰糖橙, 橙仔, 新奇士橙, 血橙, 脐橙果, 香吉士, 赣南脐橙, 果冻橙, 晚崙西亞, 柳丁, 臍橙, chaang, chang zi, tim chaang',
  papaya: '木瓜, mugua, muk gwa, 夏威夷木瓜, muk gua',
  'passion fruit': '百香果, 热情果, 熱情果, baixiangguo, 黄金百香果, 黃金百香果, yit ching gwo, 西番蓮',
  peach: '桃, 桃子, 水蜜桃, 桃仔, taozi, 毛桃, 蟠桃, 水蜜桃子, 鹰嘴桃, 阳山水蜜桃, tou ji',
  pear: '梨, 梨子, 雪梨, 啤梨, 西洋梨, lizi, syut lei, xueli, 库尔勒香梨, 皇冠梨, 秋月梨, 贡梨, 天津雪梨, 酥梨, 啤梨仔, 鴨咀梨',
  'asian pear': '水晶梨, 鸭梨, 鴨梨, 丰水梨, 豐水梨, 新高梨, 二十世紀梨, seui jing lei',
  persimmon: '柿子, shizi, 火晶柿子, 富有柿, 冻柿子, chi ji',
  pineapple:
    '菠萝, 菠蘿, 凤梨, 鳳梨, 黄梨, 黃梨, boluo, fengli, bo lo, 金钻凤梨, 金鑽鳳梨, 手撕菠萝, 黃梨仔, wong lei',
  plum: '李子, 布林, 西梅鲜, 李, 三华李, 恐龙蛋李, 西梅子, 加州李, 布冧, 蜜李, li zi guo, bou lam',
  pomegranate: '石榴, shiliu, 软籽石榴, 突尼斯石榴, sek lau',
  pomelo:
    '柚子, 蜜柚, 文旦, youzi, yau ji, 红心柚, 紅柚, 沙田柚, 泰国青柚, 白柚, 柚仔, 葡萄柚肉, yau zi, sa tin yau',
  rambutan: '红毛丹, 紅毛丹, hongmaodan, hung mou daan',
  raspberry: '覆盆子, 树莓, 樹莓, fupenzi, shumei, 紅桑子, 覆盆莓, 红桑子',
  'star fruit': '杨桃, 楊桃, yangtao, 洋桃, 五敛子, yeung tou',
  strawberry: '草莓, 士多啤梨, caomei, si do be lei, 奶油草莓, 丹东草莓, 红颜草莓, 大湖草莓, choumui',
  watermelon: '西瓜, xigua, sai gwa, 麒麟瓜, 黑美人西瓜, sai gua',
  asparagus: '芦笋, 蘆筍, 露笋, lusun, lou seun, 蘆筍尖',
  'bamboo shoot fresh':
    '竹笋, 竹筍, 笋, 冬笋, 春笋, zhusun, 麻笋, 毛笋, 雷笋, 筍子, 罗汉笋, 玉兰片, juk seun, dung seun',
  'bean sprout':
    '豆芽, 绿豆芽, 黄豆芽, 芽菜, 綠豆芽, 黃豆芽, douya, nga choi, 银芽, 大豆芽, 银牙, dau nga, ngaa choi, nga choy, ngah choy',
  beetroot: '甜菜根, 红菜头, 紅菜頭, tiancaigen, 紫菜头, 红甜菜, hong cai tou, hung choi tau',
  'bitter gourd': '苦瓜, 凉瓜, 涼瓜, kugua, fu gwa, leung gwa, 山苦瓜, 青皮苦瓜, 半生瓜, fu gua, leung gua',
  'bok choy':
    '小白菜, 上海青, 青江菜, 奶白菜, 青菜, 油菜, 青菜心, 小棠菜, xiaobaicai, shanghaiqing, qingcai, bak choi, siu tong choi, baak choi, 白菜仔, 鸡毛菜, 青江白菜, 苏州青, 上海白, 白菜苗, 奶白菜苗, 矮脚白菜, 江門白菜, 湯匙菜, you cai, naai baak choi, siu baak choi, 快菜',
  'bottle gourd': '葫芦瓜, 蒲瓜, 瓠瓜, 瓠子, 葫芦, 蒲仔, 扁蒲, 夜开花, pou gwa',
  broccoli:
    '西兰花, 西蘭花, 花椰菜绿, 青花菜, 西藍花, xilanhua, qinghuacai, sai laan fa, 西蓝花, 綠花椰, 青花椰菜, 美国花菜, 西蘭花仔, sai lan fa, sai laan faa',
  'brussels sprout': '抱子甘蓝, 球芽甘蓝, 孢子甘蓝, 小椰菜, 迷你高麗菜, 小卷心菜, 抱子甘藍',
  'button mushroom':
    '蘑菇, 口蘑, 白蘑菇, 洋菇, 磨菇, mogu, kou mo, 双孢菇, 白蘑, 褐菇, 棕菇, 菇类, 菌菇, 什菌, 雜菌, 菌菇拼盘, 鲜菇, 菇菇',
  cabbage:
    '卷心菜, 包菜, 高丽菜, 高麗菜, 椰菜, 圆白菜, 洋白菜, 甘蓝, juanxincai, baocai, gaolicai, ye choi, yuanbaicai, 莲花白, 牛心菜, 圓白菜, 高山高麗菜, 大头菜包菜, 尖頭高麗菜, 结球甘蓝, 甘藍菜, 疙瘩白, 手撕包菜生, yeh choy, 元白菜',
  capsicum:
    '甜椒, 彩椒, 灯笼椒, 燈籠椒, 青椒, 红椒, 紅椒, 菜椒, tianjiao, qingjiao, caijiao, ching jiu, dang lung jiu, 黄椒, 柿子椒, 三色椒, 三色甜椒, 圆椒, 圓椒, 肉椒, tim jiu',
  carrot:
    '胡萝卜, 胡蘿蔔, 红萝卜, 紅蘿蔔, 甘笋, 甘筍, huluobo, hongluobo, hung lo baak, 胡罗卜, 红罗卜, 胡萝蔔, 甘荀, hung lo bak, hung lor bak, gam seun, 胡箩卜, 红箩卜',
  cassava: '木薯, mushu, 樹薯, muk syu',
  cauliflower:
    '花椰菜, 椰菜花, 花菜, 菜花, 白花菜, caihua, huacai, ye choi fa, 松花菜, 散花菜, 青梗花菜, 西蘭花白, hua ye cai, fa ye choi, ye choy fa',
  celery:
    '芹菜, 西芹, 香芹, qincai, xiqin, kan choi, 药芹, 水芹, 白芹, 美芹, 實心芹, 唐芹, 芹菜梗, sai kan, kan choy',
  'cherry tomato':
    '小番茄, 圣女果, 聖女果, 樱桃番茄, 车厘茄, 車厘茄, 小西红柿, xiaofanqie, shengnuguo, sheng nv guo, 千禧番茄, 玉女番茄, 圣女小番茄, 車厘番茄, 車仔茄, 车厘番茄, 小柿子番茄, 千禧小番茄, 玉女小番茄, 迷你番茄, 串番茄, siu faan ke, che lei ke',
  'chilli fresh':
    '辣椒, 红辣椒, 紅辣椒, 小米椒, 小米辣, 朝天椒, 指天椒, 尖椒, 青辣椒, 线椒, lajiao, laat jiu, xiaomila, 二荆条, 杭椒, 螺丝椒, 紅辣椒仔, 小青椒辣, 红椒圈, 泡椒鲜, 皱皮椒, 虎皮椒, 鸟眼椒, 剝皮辣椒鮮, 雞心椒, 糯米椒, 牛角椒, 薄皮椒, chao tian jiao, laat ziu, lat jiu, jian jiao, ji tin jiu',
  'chinese spinach': '苋菜, 莧菜, xiancai, yin choi, 马齿苋菜, hin choi',
  'choy sum':
    '菜心, 菜芯, choi sum, 菜苔, 菜遠, 白菜苔, 紅菜薹, 菜薹, 油菜花, 油菜心, choi sam, choy sam, yau choi, yau choi sam',
  'corn on the cob': '玉米, 粟米, 玉米棒, 甜玉米, 糯玉米, 包谷, 苞米, yumi, suk mai, 珍珠筍, 棒子, 玉米穗',
  cucumber:
    '黄瓜, 黃瓜, 青瓜, 小黄瓜, 小黃瓜, huanggua, ching gwa, 刺瓜, 荷兰黄瓜, 荷蘭青瓜, 花瓜, ching gua, wong gwa, qing gua',
  daikon:
    '白萝卜, 白蘿蔔, 萝卜, 蘿蔔, bailuobo, luobo, lo baak, 菜头, 白罗卜, 罗卜, 心里美, 春不老, 菜頭, 白菜头, baak lo baak, pak lo pak, 白箩卜, 箩卜, 青萝卜, 水萝卜',
  'dou miao':
    '豆苗, 豌豆苗, doumiao, dau miu, 豌豆尖, 小豆苗, 大豆苗, 豌豆颠, 龙须苗, 荷蘭豆苗, dau miao, wan dou jian',
  eggplant: '茄子, 矮瓜, 茄瓜, qiezi, ai gwa, ke gwa, 圆茄, 圓茄, 线茄, 青茄, 胖茄子, ngai gwa, ai gua',
  'edamame fresh': '毛豆, 枝豆, 青豆仁毛豆, maodou, 毛豆仁, 毛豆荚, 毛豆莢, mou dau',
  'enoki mushroom': '金针菇, 金針菇, 金菇, jinzhengu, gam gu, gam jam gu, 金针蘑, kim jam gu',
  'french bean':
    '四季豆, 豆角, 扁豆, 芸豆角, 刀豆, 敏豆, 法国豆, sijidou, doujiao, 玉豆, 无筋豆, 四季豆角, 法邊豆, 边豆, 邊豆, 粉豆, 敏豆仔, yun dou, bin dau',
  garlic:
    '大蒜, 蒜, 蒜头, 蒜頭, 蒜子, 蒜瓣, 蒜米, 蒜蓉, dasuan, suan tou, syun tau, suen tau, 独蒜, 独头蒜, 紫皮蒜, 蒜仁, 蒜茸, 蒜薹, 蒜苔, 蒜苗, 蒜心, suan tai, suan miao',
  ginger:
    '姜, 薑, 生姜, 生薑, 老姜, 嫩姜, 姜片, 薑片, shengjiang, saang geung, geung, 仔姜, 薑母, 沙姜片, 子薑, lou geung, jiang pian, sang geung, 小黄姜',
  'hairy gourd': '节瓜, 節瓜, 毛瓜, 毛節瓜, 黑毛节瓜, jie gua, jit gwa, mo gwa',
  'iceberg lettuce': '球生菜, 西生菜, 结球莴苣, 圆生菜, 结球生菜, 結球萵苣, 美生菜, sai saang choi, 球形生菜',
  'kai lan':
    '芥兰, 芥蘭, 芥蓝, jielan, 芥藍, 芥兰苗, 芥兰菜, 芥蘭菜, 芥兰花, 甘蓝苗, 芥蘭花, gaai laan, gaai lan',
  kale: '羽衣甘蓝, 羽衣甘藍, 恐龙羽衣甘蓝, 卷葉羽衣甘藍, yu yi gan lan',
  kangkong:
    '空心菜, 蕹菜, 通菜, 通心菜, 应菜, kongxincai, tung choi, ung choi, 空心菜梗, 藤藤菜, 竹叶菜, 無缝钢管菜, 通菜仔, tong choi, ung choy, tung choy',
  'king oyster mushroom':
    '杏鲍菇, 杏鮑菇, 鸡腿菇, xingbaogu, 刺芹菇, 雞髀菇, 鸡髀菇, 手撕杏鲍菇, hang baau gu',
  'ladies finger': '秋葵, 羊角豆, qiukui, 羊角菜, chau kwai, yeung gok dau',
  leek: '大葱, 大蔥, 韭葱, 京葱, dacong, 山东大葱, 章丘大葱, 蒜蔥, 洋大葱, 葱白, 蔥白, ging chung, 京蔥',
  'leafy salad mix':
    '沙拉菜, 沙律菜, 混合沙拉, 沙拉, 蔬菜沙拉, 沙律, shala, 混合生菜, 轻食沙拉, 凯撒沙拉菜, 沙拉叶, 混合蔬菜沙拉, 沙拉盒, 冰菜, 苦苣, 苦菊, 球形沙拉菜, sa leut, sa leot',
  'local lettuce':
    '生菜, 莴苣, 萵苣, 莴笋叶, 油麦菜, 油麥菜, 唐生菜, 玻璃生菜, shengcai, saang choi, youmaicai, 大陆妹, 罗马生菜, 福山萵苣, 罗马生菜叶, 奶油生菜, 结球生菜叶, 花叶生菜, 罗莎红, 紫叶生菜, 萵苣葉, 萝蔓生菜, 生菜叶, 唐生菜葉, 西洋生菜, 叶用莴苣, A菜, saang choy, sang choi, yau mak choi',
  'long bean':
    '长豆, 豇豆, 長豆, 长豆角, 青豆角, changdou, jiangdou, changdoujiao, dau gok, 菜豆, 豆角段, 豇豆角, 白豆角, 菜豆仔, 酸豆角生, cheung dau gok, tau gok',
  'lotus root': '莲藕, 蓮藕, 藕, lianou, lin ngau, 莲菜',
  luffa: '丝瓜, 絲瓜, 水瓜, 胜瓜, 勝瓜, sigua, sing gwa, si gwa, 肉丝瓜, 澎湖絲瓜, 菜瓜, sing gua, seng gwa',
  'mustard greens':
    '芥菜, 芥菜心, jiecai, gaai choi, 水东芥菜, 芥菜苗, 刈菜, 長年菜, 包心芥, 包心芥菜, 儿菜, 雪里蕻鲜, gaai choy',
  'napa cabbage':
    '大白菜, 白菜, 黄芽白, 娃娃菜, 黃芽白, 绍菜, 紹菜, 津白, dabaicai, baicai, wawacai, wong nga baak, siu choi, 旺菜, 大白菜叶, 黄心白菜, 黃心大白菜, 山东白菜, 山東白菜, 菜胆, 小黄心菜, 天津白菜, 包心白菜, siu choy, wong nga bak, jun bak',
  onion: '洋葱, 洋蔥, 葱头, 紫洋葱, 大葱头, yangcong, yeung chung, 圆葱, 洋葱圈生, yeung tsung, cong tou',
  'oyster mushroom fresh':
    '平菇, 蚝菇, 秀珍菇, 鲍鱼菇, 蠔菇, pinggu, xiuzhengu, 凤尾菇, 袖珍菇, 黄金菇, 榆黄蘑, 鮑魚菇, sau jan gu',
  potato:
    '土豆, 马铃薯, 馬鈴薯, 薯仔, 洋芋, 小土豆, tudou, malingshu, syu jai, shu zai, 黄心土豆, 荷兰薯, 荷蘭薯, 新薯仔, 洋芋仔, 薯仔仔, 土豆仔, 山药蛋, 洋山芋, syu zai, shu jai, xue zai',
  pumpkin: '南瓜, 金瓜, 贝贝南瓜, nangua, naam gwa, 蜜南瓜, 番瓜, nam gua, naam gua',
  radish: '樱桃萝卜, 小红萝卜, 樱桃小萝卜, 红皮萝卜, 櫻桃蘿蔔, 小水萝卜, 洋花萝卜, 心里美萝卜',
  shallot:
    '红葱头, 紅蔥頭, 小葱头, 红葱, 干葱, 乾蔥, hongcongtou, gon chung, 油葱头, 紅葱, 干蔥頭, 红葱酥生, gon chung tau',
  'shiitake fresh':
    '香菇, 冬菇鲜, 鲜香菇, 鮮冬菇, 鮮香菇, 花菇, xianggu, dung gu fresh, 鲜冬菇, 香蕈, 厚菇, heung gu, dung gu sin',
  'shimeji mushroom':
    '蟹味菇, 白玉菇, 鸿喜菇, 鴻喜菇, 海鲜菇, 本菇, 雪白菇, 真姬菇, 雪白菇仔, 白玉菇盒, 美白菇, 鴻禧菇, 白雪菇, 灵芝菇, 蟹味菇盒, xie wei gu, hong xi gu',
  'snow pea':
    '荷兰豆, 荷蘭豆, 雪豆, helandou, ho laan dau, 豌豆荚, 荷兰豆荚, 蘭豆, 兰豆, 豌豆莢, 麥豆, ho lan dau',
  spinach: '菠菜, bocai, bo choi, 菠菜叶, 菠菜苗, 飞龙菜, 赤根菜, bor choi, bo choy, 波菜',
  'spring onion':
    '葱, 蔥, 青葱, 青蔥, 小葱, 香葱, 葱花, 蔥花, qingcong, xiangcong, 三星蔥, 珠蔥, 北葱, cong hua, xiao cong, chung, choong fa, 蔥白段',
  'sugar snap pea': '甜豆, 甜蜜豆, 蜜糖豆, 甜脆豆, 蜜豆, 甜豆荚, 甜豌豆荚, 甜豆莢, mi dou, mat tong dau',
  'sweet potato':
    '红薯, 紅薯, 地瓜, 番薯, 甘薯, 紫薯, 蕃薯, hongshu, digua, fanshu, faan syu, 蜜薯, 烟薯, 板栗薯, 煨番薯, 台農57, 紫心番薯, 红苕, 白薯, zi shu, fan syu',
  'sweet potato leaves':
    '番薯叶, 地瓜叶, 番薯葉, 地瓜葉, 红薯叶, 红薯尖, 地瓜叶菜, 番薯苗, hong shu ye, di gua ye, faan syu yip',
  taro: '芋头, 芋頭, 芋艿, 香芋, yutou, wu tau, 荔浦芋头, 毛芋头, 芋仔, 檳榔芋, 芋艿仔, 荔芋, 奉化芋艿, wu tou, heung wu',
  tomato:
    'faan keh, fan keh, 番茄, 西红柿, 西紅柿, 蕃茄, fanqie, xihongshi, faan ke, 牛番茄, 普罗旺斯番茄, 沙瓤西红柿, 洋柿子, 桃太郎番茄, 硬粉西红柿, fan kei, faan kei, 西红市, 番加',
  turnip: '芜菁, 大头菜鲜, 蔓菁, 大头菜根, 圆萝卜, 大頭菜鮮',
  'water chestnut fresh': '马蹄, 荸荠, 馬蹄, 荸薺, biqi, mati, ma tai, 削皮马蹄, 清水马蹄, 地栗, ma tay',
  watercress: '西洋菜, 豆瓣菜, xiyangcai, sai yeung choi, 西洋菜苗, 水田芥, sai yeung choy',
  'winter melon': '冬瓜, donggua, dung gwa, 毛冬瓜, tung gua, dung gua',
  zucchini:
    '西葫芦, 翠玉瓜, 西葫蘆, 櫛瓜, 节瓜西, 意大利瓜, xihulu, 角瓜, 美洲南瓜, 夏南瓜, 云南小瓜, 小瓜, 茭瓜, 意大利青瓜, cheui yuk gwa, chui yuk gwa',
  'basil fresh': '罗勒, 羅勒, 九层塔西, luole, 罗勒叶, 羅勒葉',
  'chives fresh':
    '韭菜, 韭黄, 韭黃, 韭菜花, jiucai, gau choi, 韮菜, 韭菜叶, 韭菜苔, 韭苔, 細香蔥, jiu huang, gau choy, gau wong',
  coriander: '香菜, 芫荽, 芫茜, xiangcai, yim sai, yun sai, yuen sai, 芫荽葉, 香菜叶, 胡荽, 芫西, yan xu',
  'curry leaves': '咖喱叶, 咖哩葉, 咖哩叶, 咖喱葉',
  galangal: '南姜, 高良姜, 南薑, 沙姜, 沙薑, 山奈, 蓝姜, 藍薑, nan jiang, sa geung',
  'kaffir lime leaf': '柠檬叶, 檸檬葉, 青柠叶, 青檸葉, 箭叶橙叶, 卡菲尔酸橙叶',
  lemongrass: '香茅, 柠檬草, xiangmao, 香茅草, heung maau',
  'mint fresh': '薄荷, 薄荷叶, 薄荷葉, bohe, 留兰香',
  'pandan leaf': '香兰叶, 斑兰叶, 班兰, 班蘭葉, 香蘭葉, 班兰叶, 斑蘭葉, 七葉蘭, 班蘭, ban lan ye',
  'parsley fresh': '欧芹, 洋香菜, 西洋香菜, 番茜, 荷兰芹, 法香, 巴西里, 平叶欧芹, 番芫荽, 平葉巴西里',
  'rosemary fresh': '迷迭香, 迷迭香叶, 迷迭香葉',
  'thai basil':
    '九层塔, 九層塔, 金不换, 金不換, jiucengta, 塔香, 泰国罗勒, 打抛叶, 打拋葉, 甜紫苏, gau chang taap',
  'blue cheese': '蓝纹奶酪, 藍紋芝士, 蓝芝士, 蓝纹芝士, 藍紋乳酪, 戈贡佐拉, 古冈左拉, 藍乳酪, 蓝奶酪, 洛克福',
  butter:
    '黄油, 黃油, 牛油, 奶油块, 无盐黄油, 有盐黄油, 無鹽奶油, 有鹽奶油, huangyou, niuyou, ngau yau, 动物黄油, 安佳黄油, 总统黄油, 發酵奶油, 发酵黄油, 淡味黄油, 總統牌奶油, 无水黄油',
  'cheddar block':
    '车打芝士, 切达奶酪, 車打芝士, 切達起司, 硬奶酪, 高达奶酪, 高达芝士, 高達起司, 豪达奶酪, 切达芝士, 切達乳酪, 埃丹奶酪, 大孔奶酪, 車打',
  'cheese slices':
    '芝士, 奶酪, 起司, 芝士片, 奶酪片, 起司片, 乳酪, 干酪, 起士, 乾酪, zhishi, nailao, qisi, ji si, 奶酪棒, 再制奶酪, 加工乳酪, 儿童奶酪, 妙可蓝多, 安佳芝士片, 车达芝士片, 切達起司片, 小三角奶酪, zhi shi pian, ru lao, 乳酪絲條',
  'condensed milk':
    '炼乳, 煉乳, 炼奶, 煉奶, lianru, liannai, lin naai, 鹰唛炼奶, 鷹嘜煉奶, 煉奶膏, 熊猫炼乳, lin nai',
  'cooking cream':
    '淡奶油, 鲜奶油, 鮮奶油, 奶油, 忌廉, 稀奶油, 淡忌廉, 动物奶油, naiyou, danaiyou, 安佳淡奶油, 蓝风车, 打发奶油, 厨用奶油, 動物性鮮奶油, 烹飪鮮奶油, 裱花奶油, 烹调奶油, dan nai you, xian nai you, gei lim',
  'cream cheese':
    '奶油奶酪, 忌廉芝士, 奶油芝士, 奶油乳酪, 菲力奶油芝士, 奶油起司, 卡夫菲力, 奶油干酪, 忌廉奶酪, 菲力芝士, nai you nai lao, 軟芝士',
  'cultured milk drink':
    '养乐多, 養樂多, 益力多, 乳酸菌, 乳酸菌饮料, 多多, yangleduo, 爽歪歪, 活性乳酸菌, 乳酸菌乳饮料, 味全活性乳酸菌, 优益c, 每日c乳酸菌, 可爾必思, 冠益乳, 喜乐, 畅意100, 娃哈哈AD钙奶, AD钙奶, 旺仔乳酸菌, yik lik do, ru suan jun',
  'evaporated milk': '淡奶, 三花淡奶, 奶水, dannai, daam naai, 花奶, 雀巢淡奶, 植脂淡奶, dam nai, fa naai',
  'flavoured milk':
    '巧克力牛奶, 朱古力奶, 巧克力奶, 草莓牛奶, 香蕉牛奶, 旺仔牛奶, 朱古力牛奶, 巧克力调味乳, 香蕉奶, 麦芽奶, 调制乳, 調味乳, 果汁牛乳, 木瓜牛奶, 甜牛奶, 早餐奶, 麥芽牛奶, 果汁牛奶, 咖啡奶, 草莓奶, 真果粒, 营养快线, 蜜瓜牛奶, wangzai niunai, qiaokeli niunai, mu gua niu nai, zaocan nai',
  'fresh milk':
    '牛奶, 鲜奶, 鮮奶, 鲜牛奶, 鮮牛奶, 全脂牛奶, 低脂牛奶, 脱脂牛奶, 低脂奶, 纯牛奶, 純牛奶, 奶, niunai, xiannai, ngau naai, sin naai, 鮮乳, 巴氏鲜奶, 低温鲜奶, 娟姗牛奶, 維記鮮奶, 鲜奶盒, chun niu nai, ngau nai, sin nai, chuan niunai, 牛乃, 鲜牛乃',
  'goat milk': '羊奶, yangnai, 羊乳, 山羊奶',
  'greek yogurt':
    '希腊酸奶, 希臘優格, 希臘乳酪, 希腊式酸奶, 希腊乳酪, 希臘式乳酪, 希臘優酪, 吾岛, 希臘式優格, xila suannai, hei laap yun lok',
  'lactose-free milk': '无乳糖牛奶, 無乳糖牛奶, 舒化奶, 零乳糖牛奶, 低乳糖牛奶, 無乳糖奶, 零乳糖鮮乳, 新养道',
  margarine:
    '人造黄油, 植物黄油, 植物牛油, 人造奶油, 菜油牛油, 麦淇淋, 植物奶油, 瑪琪琳, 植物牛油醬, 人造牛油, 乳瑪琳',
  'milk powder': '奶粉, naifen, naai fan, 成人奶粉, 雀巢奶粉, 克寧奶粉, 德运奶粉, 奶粉罐, nai fan',
  'mozzarella block':
    '马苏里拉, 莫扎里拉, 马苏里拉芝士, 莫札瑞拉, 水牛芝士, 莫扎瑞拉, 馬蘇里拉芝士, 莫薩里拉芝士',
  parmesan:
    '帕玛森, 巴马臣芝士, 帕尔马干酪, 帕瑪森起司, 帕尔玛奶酪, 芝士粉, 帕瑪森, 帕玛臣, 巴馬臣, 起司粉, 奶酪粉',
  'shredded cheese':
    '芝士碎, 奶酪碎, 起司丝, 披萨奶酪, 马苏里拉碎, 披薩絲, 乳酪絲, 芝士絲, 焗烤芝士, 披薩起司絲, 双色奶酪碎, 芝士丝',
  'uht milk':
    '保久乳, 常温奶, 常温牛奶, 常温纯奶, 保久奶, 盒装纯牛奶, 常溫牛奶, 常溫奶, 特仑苏牛奶, 金典, 金典牛奶, 安佳牛奶, 牛奶整箱, 紙包奶, 长效奶',
  yogurt:
    '酸奶, 优格, 優格, 乳酪酸, 酸牛奶, 酸乳, 优酪乳, 優酪乳, suannai, youge, syun naai, yun lok, 乳酪饮, 乳酪飲品, 浓缩酸奶, 简爱酸奶, 原味乳酪, 純乳酪, 乳酪杯, 莫斯利安, 酸牛乳, 生酮优格, syun nai, suan niu nai',
  'yogurt fruit':
    '水果酸奶, 果粒酸奶, 草莓酸奶, 果味优格, 黄桃酸奶, 燕麦酸奶, 风味酸奶, 果粒優格, 水果優格, 草莓優格, 果味酸奶, 芒果酸奶, 藍莓乳酪, 草莓乳酪, 芦荟酸奶, 卡士酸奶, 凝態優格水果',
  'century egg':
    '皮蛋, 松花蛋, pei daan, 变蛋, 松花皮蛋, 溏心皮蛋, 無鉛皮蛋, 皮蛋瘦肉粥, pei dan, pei daan sau yuk juk',
  'chicken egg':
    '鸡蛋, 雞蛋, 蛋, 鸡子, 土鸡蛋, 鲜鸡蛋, 生鸡蛋, 鲜蛋, 全蛋, 蛋黄, 蛋白, 蛋清, jidan, gai daan, gai dan, 柴鸡蛋, 草鸡蛋, 红心鸡蛋, 無菌蛋, 可生食鸡蛋, 蛋液, 雞旦, 鸡旦, 洗選蛋, 洗选蛋, 紅殼蛋, 白殼蛋, 谷物蛋, 鲜鸡蛋盒, 無抗鸡蛋, 溏心可生食蛋, 初生蛋, 放牧蛋, 蛋盒, 蛋白液鲜, kai tan, dan huang, 土鸡旦',
  'duck egg': '鸭蛋, 鴨蛋, yadan, aap daan, 青壳鸭蛋, 鴨春, ap daan',
  'hard-boiled egg':
    '水煮蛋, 白煮蛋, 熟鸡蛋, 煮鸡蛋, 烚蛋, 白水蛋, 煮蛋, 全熟蛋, 烚雞蛋, 白焓蛋, 水煮雞蛋, 熟蛋, 鹽水蛋, 煮雞蛋, shui zhu dan, saap daan, bak sup dan, zhu ji dan',
  'onsen egg':
    '温泉蛋, 溏心蛋, 溫泉蛋, 半熟蛋, 糖心蛋, 溏心鸡蛋, 糖心雞蛋, 流心蛋, 溏心荷包蛋, 溫泉雞蛋, 半熟鸡蛋, wen quan dan, tang xin dan',
  'quail egg': '鹌鹑蛋, 鵪鶉蛋, 鹌鹑, anchundan, 鵪鶉蛋仔, 鸟蛋, 鳥蛋, am cheun daan',
  'salted egg':
    '咸蛋, 鹹蛋, 咸鸭蛋, 鹹鴨蛋, xiandan, haam daan, 高邮咸鸭蛋, 红心咸鸭蛋, 海鸭蛋, 烤海鸭蛋, xian ya dan, ham dan, haam dan, hum dan',
  'tea egg':
    '茶叶蛋, 茶葉蛋, 卤蛋, 滷蛋, chayedan, ludan, 卤鸡蛋, 滷雞蛋, 茶叶鸡蛋, 茶蛋, 乡巴佬鸡蛋, 虎皮蛋, 溏心滷蛋, 卤溏心蛋, 鐵蛋, 阿婆鐵蛋, 五香蛋, cha yip daan',
  bacon:
    '培根, 烟肉, 煙肉, 咸肉, 腊肉, 臘肉, peigen, yin yuk, larou, laap yuk, 川味腊肉, 鹹豬肉, 咸五花, 家乡咸肉, lap yuk',
  'beef brisket': '牛腩, niunan, ngau laam, 坑腩, 爽腩, 崩沙腩, 牛坑腩, 牛胸肉, 清湯牛腩生, ngau lam',
  'beef cubes':
    '牛腱, 牛腱子, 炖牛肉, 牛肉块, 牛肉粒, ngau naam, 牛筋, 牛肋條, 牛里脊, 金钱腱, 金錢腱, 牛展, 牛肉丁, 牛骨, 牛肋条, 筋头巴脑, 牛板筋, 牛蹄筋, 雪花牛肉粒, 骰子牛, 牛柳粒, 牛肋肉, 牛三寶, niu jian, niu rou kuai, ngau jin',
  'beef mince':
    '牛肉末, 牛绞肉, 牛絞肉, 牛肉馅, 碎牛肉, 免治牛肉, 牛肉碎, niuroumo, 牛肉糜, 牛绞肉馅, 牛肉餡, 绞牛肉, 絞牛肉, 牛肉臊子生, niu rou xian',
  'beef short rib': '牛小排, 牛仔骨, 牛排骨, 牛肋排, 牛肋骨, niu xiao pai, ngau zai gwat, 西冷小排',
  'beef slices':
    '牛肉, 肥牛, 牛肉片, 肥牛卷, 牛肉丝, niurou, ngau yuk, feiniu, 雪花牛肉, 牛五花, 吊龙, 吊龍, 牛里脊片, 牛柳, 牛柳条, 火鍋牛肉片, 火锅肥牛, 雪花肥牛, 嫩肉片, 霜降牛肉, 安格斯肥牛, 牛霖, 牛腿肉, 牦牛肉, 骨腓力, 肥牛盒, 牛肩里脊, 板腱牛, 板腱牛肉, niu rou pian, fei niu juan, ngau yuk pin, fei ngau',
  'beef steak':
    '牛排, 牛扒, 西冷, 肉眼牛扒, niupai, ngau pa, ngau paa, 菲力牛排, 沙朗牛排, 眼肉牛排, 肉眼牛排, 菲力, 儿童牛排, T骨牛排, 戰斧牛排, 板腱牛排, 肉眼扒, 西冷扒, 嫩肩牛排, 紐約客, 整切牛排, 安格斯牛排, 牛小排扒',
  'ham sliced':
    '火腿, 火腿片, huotui, fo teui, 早餐火腿, 三明治火腿, 方火腿, 三文治火腿, 火腿方腿, 庭园火腿, 火腿扒, fo tui',
  'lamb chop': '羊排, 羊扒, yangpai, 战斧羊排, 羊肋排, 羊架, 羊鞍, 法切羊排, yeung pa',
  'lamb mince': '羊肉, 羊肉卷, 羊肉片, 羊肉串, yangrou, yeung yuk, 羊肉馅, 羊绞肉, 羊肉餡',
  liver: '猪肝, 豬肝, 猪肝片, 豬膶, zhugan, 牛肝, 猪润, jyu yeun',
  oxtail: '牛尾, 牛尾巴, niu wei, ngau mei',
  'pork belly':
    '五花肉, 猪腩, 五花腩, 三层肉, 三層肉, 五花, wuhuarou, ng fa naam, 腩肉, 黑猪五花, 腩排, 三層五花, 豬五花, 豬腩, 豬五花肉片, 猪五花, 三線五花, 火腩生, ng fa lam, sam chang yuk, jyu laam',
  'pork chop':
    '猪排, 豬扒, 猪扒, 豬排, zhupai, jyu pa, zyu paa, 大排, 里肌肉排, 豬里肌, 里脊排, 猪大排, 厚切猪排, 豬大排, 猪梅花肉排, 梅花豬排, 梅头扒, jue pa, chu pa, da pai',
  'pork mince':
    '猪肉末, 绞肉, 肉末, 猪绞肉, 豬絞肉, 絞肉, 肉碎, 猪肉馅, 肉馅, 免治豬肉, 肉糜, roumo, jiaorou, zhurou mo, 免治猪肉, 前腿肉馅, 猪前腿肉馅, 五花肉馅, 肉臊子生, 豬肉碎, 免治豬, 梅頭碎, 肥瘦肉馅, 饺子馅肉, 猪肉糜, 豬肉末, 猪绞肉馅, 梅花絞肉, rou xian, zhu rou xian, min ji jyu yuk',
  'pork ribs':
    '排骨, 猪肋排, 豬排骨, 肋排, 小排, 排骨肉, paigu, paai gwat, 仔排, 肋小排, 直排, 猪小排, 猪肋骨, 精排, 龙骨, 脊骨, 猪脊骨, 软排, 一字排, 腩排骨, 豬小排, 豬肋排, 豬軟骨, 猪软骨, 豬龍骨, 筒骨, 猪筒骨, 棒骨, 大骨, 豬大骨, 猪骨, 豬骨, 湯骨, 汤骨, 扇骨, 西施骨, 唐排, pai kwat, xiao pai, jyu gwat',
  'pork slices':
    '猪肉, 豬肉, 猪肉片, 肉片, 肉丝, 瘦肉, 里脊, 豬肉片, 梅花肉, 猪里脊, 肉, zhurou, jyu yuk, zyu yuk, 梅頭肉, 火锅肉片, 猪腿肉, 前腿肉, 后腿肉, 猪后腿, 猪前腿, 豬腿肉, 梅肉, 松板肉, 松阪豬, 猪颈肉, 豬頸肉, 火鍋豬肉片, 豬梅花片, 梅花火鍋肉片, 猪展, 豬展, 豬柳, 精瘦肉, 猪瘦肉, 豬瘦肉, zhu rou pian, rou si, rou pian, shou rou, chu yuk, jue yuk, sau yuk',
  'chicken breast':
    '鸡胸, 雞胸, 鸡胸肉, 雞胸肉, 雞柳, 鸡柳, jixiong, jixiongrou, gai hung, gai hung yuk, 鸡大胸, 鸡小胸, 鸡里脊, 雞里肌, 清雞胸肉, 牛油鸡胸, gai hong yuk, ji liu, 速冻鸡胸',
  'chicken drumstick':
    '鸡腿, 雞腿, 琵琶腿, 小鸡腿, 雞髀, 雞槌, jitui, gai bei, 琵琶鸡腿, 鸡小腿, 雞下髀, 雞棒腿, 棒棒腿, 棒腿, 雞髀仔, 雞鎚, 鸡全腿, 全鸡腿, 雞全腿, gai tui, ji quan tui',
  'chicken feet':
    '鸡爪, 雞爪, 凤爪, 鳳爪, 鸡脚, 雞腳, jizhua, fung jaau, 泡椒凤爪, 虎皮凤爪, 泡椒鸡爪, 鳳爪排骨, 雞腳件, 豉汁鳳爪, feng zhua, fung jau, fung zau, gai geuk',
  'chicken liver':
    '鸡肝, 鸡胗, 雞肝, 雞胗, 鸡心, 鸡杂, 鸡胗子, 鸡肫, 鸡胗花, 雞心, 雞腎, 鸡肾, 鸭胗, 鴨腎, 雞內臟, 鸡珍, 雞胗仔, ji gan, ji zhen, ji xin, gai san',
  'chicken mince': '鸡肉末, 雞絞肉, 鸡绞肉, 鸡肉馅, 鸡肉糜, 鸡胸肉馅, 雞肉餡, 雞肉碎, 免治雞肉, 雞胸絞肉',
  'chicken thigh':
    '鸡腿肉, 雞腿肉, 去骨鸡腿, 去骨雞腿, 鸡大腿, 雞扒, jituirou, 手枪腿, 鸡腿排, 雞腿排, 雞上髀, 無骨雞髀, 無骨雞腿, 鸡上腿, 鸡边腿, 雞髀扒, 鸡扒, 鸡排生, gai pa, gai paa, qugu jitui',
  'chicken wing':
    '鸡翅, 雞翅, 鸡翼, 雞翼, 鸡中翅, 鸡翅膀, 雞中翼, jichi, gai yik, 鸡全翅, 翅中, 鸡翅尖, 翅根, 翅尖, 单翅, 雞翼尖, 雞鎚翼, 二節翅, 三節翅, 雞中翅, 鸡中翼, 中翼, 雞全翼, 單骨雞翼, 奥尔良鸡翅, ji chi zhong, gai yeek, chi zhong, chi gen',
  'chicken whole':
    '鸡, 雞, 鸡肉, 雞肉, 全鸡, 整鸡, 光鸡, 土鸡, 童子鸡, 雞肉塊, jirou, gai yuk, gai, zhengji, 全雞, 老母鸡, 乌鸡, 烏雞, 清远鸡, 清遠雞, 文昌鸡, 仔鸡, 小公鸡, 鸡块生, 鸡块切块, 春雞, 春鸡, 嘉美雞, 雞塊肉, 放山雞, 竹絲雞, 鸡架, 雞骨, 鸡骨架, lao mu ji, bun jek gai, san huang ji',
  'duck raw':
    '鸭, 鴨, 鸭肉, 鴨肉, 鸭胸, 鸭腿, yarou, 鸭子, 鸭脖, 鸭翅, 番鸭, 光鴨, 鴨胸, 鴨腿, 鸭掌, 鴨掌, 鸭翅膀, 鸭锁骨, 櫻桃鴨胸, 鹅肉, 鵝肉, 合鴨胸, ya xiong, ya tui, aap yuk, ap yuk',
  'turkey raw': '火鸡, 火雞, 火鸡肉, huoji, 火鸡胸, 火鸡腿, 火雞胸, 火雞扒, fo gai',
  'bak kwa':
    '肉干, 肉乾, 肉脯, yuk gon, 猪肉脯, 豬肉乾, 蜜汁肉干, 猪肉干, 豬肉脯, 靖江肉脯, 猪肉铺, 蜜汁豬肉乾, 肉紙, 肉纸, rou pu, zhu rou pu, 豬肉紙',
  'beef jerky':
    '牛肉干, 牛肉乾, niurougan, 风干牛肉, 風乾牛肉, 手撕牛肉, 灯影牛肉, 牛肉粒零食, 牛肉条干, 科尔沁牛肉干, ngau yuk gon',
  'chinese sausage':
    '腊肠, 臘腸, 香肠腊, 腊味, 臘味, lachang, laap cheung, lap cheung, 广味香肠, 川味香肠, 广式腊肠, 廣式臘腸, 麻辣香肠, 川味腊肠, 润肠, 膶腸, 鴨膶腸, 肝腸臘, 臘鴨, 腊鸭, 臘味糯米飯料, 腊鸡, 肝肠, la wei, laap mei, lap mei',
  fishcake:
    '鱼饼, 魚餅, 鱼糕, 甜不辣, yubing, 鱼豆腐, 魚豆腐, 竹轮, 黑輪, 鱼板, 魚板, 炸鱼饼, 天婦羅魚板, 鱼排生, 炸魚餅, 魚片頭, 黑轮, 烏冬魚卷, 鱼籽福袋, 雪鱼饼, 魚皮餃, 鱼皮饺, 魚腐, 鱼腐, yu dou fu, tian bu la, yu gao, jyu beng, yu beng, zhu lun, 關東煮魚板',
  'fish ball':
    '鱼丸, 魚丸, 鱼蛋, 魚蛋, 鱼圆, yuwan, yu daan, 福州鱼丸, 包心鱼丸, 墨鱼鱼丸, 包心魚丸, 手打鱼丸, 鳕鱼丸, 爆浆鱼丸, 虱目魚丸, 魚旦, 咖喱魚蛋, 咖哩魚蛋, 咖喱鱼蛋, 飛魚卵丸, yu dan, jyu daan, yue dan, gali yu dan, ga lei yu daan',
  frankfurter:
    '热狗肠, 热狗, 熱狗腸, 熱狗, 法兰克福香肠, regou, 火腿肠, 火腿腸, 台式香肠, 脆皮肠, 亲亲肠, huotuichang, 淀粉肠, 维也纳香肠, 維也納香腸, 热狗肉肠, 德式香肠, 图林根香肠, 玉米肠, 鸡肉肠, 台烤肠, 迷你香肠, 王中王火腿肠, 王中王, 泡面搭档, 腸仔, 肠仔, 雞肉腸, 芝士腸, 廚師腸, 雞尾腸, 早餐腸, 爆汁肠, 德國香腸, 纯肉肠, 地道肠, cheung jai, cheong jai, jit gau, cheung zai, dian fen chang, 双汇火腿肠',
  'meat floss':
    '肉松, 肉鬆, 猪肉松, yuk sung, 猪肉酥, 肉酥, 豬肉鬆, 海苔肉松, 海苔肉鬆, 儿童肉松, 肉絨, 金絲肉鬆, 牛肉松, 牛肉鬆, zhu rou song, yuk song',
  'meatball raw':
    '肉丸, 牛肉丸, 贡丸, 貢丸, 牛丸, 狮子头, 丸子, 獅子頭, rouwan, gongwan, rouwanzi, 猪肉丸, 撒尿牛丸, 四喜丸子, 手打牛肉丸, 濒尿牛丸, 瀨尿牛丸, 炸丸子, 爆浆牛丸, 包心贡丸, 新竹貢丸, 肉圆子, 豬肉丸, 牛筋丸, 羊肉丸, 鸡肉丸, 雞肉丸, 四喜丸, 北海肉丸, 肉餅, 肉饼, 咸蛋肉餅, niu rou wan, ngau yuk yuen, ngau yun, ngau yuen, shi zi tou, rou bing, yuk beng, gung yun',
  salami:
    '萨拉米, 沙乐美肠, 萨拉米肠, 萨拉米香肠, 沙樂美腸, 莎樂美腸, 莎乐美肠, 意大利香肠, 薩拉米, 意式香腸',
  'sausage raw':
    '香肠, 香腸, 烤肠, 肉肠, 肉腸, xiangchang, heung cheung, 台湾香肠, 火山石烤肠, 脆皮烤肠, 飞马香肠, 士林大香腸, 糯米肠, 高粱香腸, 脆皮肠生, 肉枣肠, 哈尔滨红肠, 红肠, 紅腸, 红肠切片, rou chang, heung cheong, hong chang',
  'crab stick':
    '蟹棒, 蟹柳, 蟹肉棒, 蟹味棒, xiebang, haai lau, 仿蟹棒, 模擬蟹肉, 蟹味條, 蟹腳棒, 手撕蟹柳, 雪蟹柳, 蟹足棒, 鳕蟹排, 蟹肉條, xie liu, hai lau, haai liu',
  'prawn ball':
    '虾丸, 蝦丸, 虾滑, 蝦滑, 墨鱼丸, 花枝丸, 墨魚丸, xiawan, xiahua, 虾饺滑, 虾仁丸, 墨魚滑, 墨鱼滑, 蝦球丸, 花枝漿, 鲜虾滑, 蝦漿, 虾仁滑, 乌贼丸, ha waat, mak yu yun, hua zhi wan, ha yun',
  clam: '蛤蜊, 蛤, 花蛤, 蚬, 蜆, 花甲, 文蛤, 蛤蠣, 血蛤, 蛏子, geli, huajia, 蟶子, 花甲螺, 蛤仔, 白贝, 蚬子, 蜆肉, 蜆仔, 圣子, 蟶子皇, 聖子, 贵妃蚌, 象拔蚌, 沙白, 海瓜子, 竹蛏, 河蚬, 西施舌, 沙蛤, 血蚶, 蚶子, 毛蚶, hua ge, sin gap',
  'crab raw':
    '螃蟹, 蟹, 大闸蟹, 大閘蟹, 花蟹, 膏蟹, 蟹肉, pangxie, 梭子蟹, 帝王蟹, 面包蟹, 麵包蟹, 珍宝蟹, 珍寶蟹, 毛蟹, 三點蟹, 藍花蟹, 石蟹, 松叶蟹, 松葉蟹, 帝皇蟹, 红蟳, 沙公, 處女蟳, 大閘蟹公, 母蟹, 公蟹, da zha xie, daai jaap haai, hua xie, suo zi xie',
  cuttlefish:
    '鱿鱼, 魷魚, 墨鱼, 墨魚, 乌贼, 花枝, 烏賊, 小管, 目鱼, youyu, moyu, yau yu, mak yu, 鱿鱼须, 鱿鱼圈, 透抽, 中卷, 鱿鱼花, 魷魚圈, 魷魚絲生, 軟絲, 鎖管, 墨鱼仔, 笔管鱿鱼, 墨斗鱼, 土魷, 吊片, 墨魚仔, 笔管鱼, 轰炸大鱿鱼, 鮮魷, 鱿鱼仔, yau jyu, hua zhi',
  'fish fillet white':
    '鱼, 魚, 鱼片, 鱼肉, 魚片, 魚肉, 鳕鱼, 鱈魚, 鲈鱼, 鱸魚, 龙利鱼, 巴沙鱼, 带鱼, 草鱼, 鲫鱼, 石斑鱼, 罗非鱼, 黄鱼, 石斑魚, 鯛魚, 斑腩, 鱼柳, 魚柳, 鲳鱼, yurou, xueyu, luyu, yu pin, longliyu, 草魚, 鲤鱼, 鲷鱼, 吳郭魚, 虱目魚, daiyu, 比目鱼, 鱼腩, 龙利鱼柳, 龍利魚, 龍脷魚, 龍脷柳, 龙脷鱼, 巴沙魚, 巴丁鱼, 巴丁魚, 银鳕鱼, 銀鱈魚, 比目魚, 多宝鱼, 桂花鱼, 桂花魚, 鳜鱼, 黄花鱼, 黃花魚, 红衫鱼, 紅衫魚, 馬頭魚, 马头鱼, 泥鯭, 黃立鯧, 黄鲳, 金鲳鱼, 金鯧魚, 白鯧, 鯧魚, 马友, 馬友魚, 午魚, 午仔魚, 鲻鱼, 鰱魚, 鲢鱼, 花鲢, 胖头鱼, 鯪魚, 鲮鱼, 鯪魚肉, 鲮鱼滑, 魚滑, 鱼滑, 魚漿, 牙帶魚, 石斑, 龙趸, 龍躉, 龍躉魚, 清江鱼, 江团, 鮰鱼, 海鲈鱼, 盲曹, 羅非魚, 罗非, 加吉鱼, 多春魚, 沙钻鱼, 多利鱼, 多利魚, 星洲红鱼, 活鱼, 鱼扒, 魚扒, yu pian, yu pai, cao yu, jyu pin, yue pin, sek ban, sek baan yu, ba sha yu, huang yu, yu kuai, lung lei yu, 鱼生片',
  'fish roe':
    '鱼子, 鱼籽, 魚子, 魚卵, 蟹籽, 三文魚籽, 飞鱼籽, 三文鱼籽, 鲑鱼籽, 鮭魚卵, 飛魚卵, 飛魚籽, 飞鱼子, 鳕鱼子, 鱈魚子, 蟹子, 烏魚子, 乌鱼子, 鱼子酱, 魚子醬, 鱼春, 魚春, yu zi jiang, 大馬哈魚籽',
  lobster:
    '龙虾, 龍蝦, longxia, lung ha, 波士顿龙虾, 波士頓龍蝦, 澳龙, 小青龙, 波龙, 花龍蝦, 龍蝦仔, lung haa',
  mackerel:
    '鲭鱼, 鯖魚, 秋刀鱼, 秋刀魚, 马鲛鱼, 青花鱼, 沙丁鱼鲜, 鲅鱼, 马鲛, 馬鮫魚, 鮫魚, 土魠魚, 鲐鱼, 竹荚鱼, 竹筴魚, 池魚, 巴浪鱼, 青鱼, 甘榜鱼, qing yu, qiu dao yu, ma jiao yu, qing hua yu, saam ma yu',
  mussel: '青口, 贻贝, 淡菜, 青口贝, 貽貝, 半壳青口, 海虹, 半殼青口, 孔雀蛤, qing kou, ching hau, hai hong',
  octopus: '章鱼, 章魚, 八爪鱼, 八爪魚, zhangyu, 八爪魚仔, 章鱼足, 章鱼须, 章魚腳, baat jaau yu, bat jau yu',
  'oyster fresh':
    '生蚝, 生蠔, 牡蛎, 牡蠣, 蚵仔, 海蛎, 蚝, 蠔, shenghao, 海蛎子, 蚝肉, 蠔肉, 蠔仔, 鮮蚵, 鲜蚵, 半壳生蚝, 蚝仔, 金蚝, 金蠔, 乳山生蚝, saang hou, hou jai, ho zai',
  prawn:
    '虾, 蝦, 虾仁, 蝦仁, 大虾, 大蝦, 明虾, 基围虾, 鲜虾, 鮮蝦, 河虾, 对虾, 北极虾, 海虾, xiaren, ha yan, 黑虎虾, 草蝦, 草虾, 凤尾虾, 鳳尾蝦, 冻虾, 牡丹虾, 牡丹蝦, 斑节虾, 南美白虾, 活虾, 黑虎蝦, 蝦球, 虾球, 胭脂虾, 竹節蝦, 海蝦, 游水蝦, 沙蝦, 罗氏虾, 皮皮虾, 濑尿虾, 瀨尿蝦, 虾姑, 老虎虾, 老虎蝦, 剥壳虾, xian xia, da xia, ji wei xia, haa yan, ming xia, bai xia, gei wai ha',
  'salmon fillet':
    '三文鱼, 三文魚, 鲑鱼, 鮭魚, sanwenyu, saam man yu, 三文鱼腩, 三文魚扒, 三文魚腩, 鮭魚菲力, 帝王鮭, 三文鱼柳, 三文鱼骨, sam man yu, saam man jyu, gui yu',
  scallop:
    '扇贝, 带子, 扇貝, 帶子, 鲜贝, 干贝鲜, shanbei, daai ji, 扇贝柱, 瑶柱鲜, 北海道干贝, 生食级带子, 干貝柱, 鮮干貝, 元贝, 元貝, 生食級干貝, dai zi, daai zi, dai ji',
  'smoked salmon': '烟熏三文鱼, 煙三文魚, 燻鮭魚, 烟熏鲑鱼, 煙燻三文魚, 烟三文鱼, 熏三文鱼',
  'sushi-grade fish':
    '刺身, 生鱼片, 生魚片, 三文鱼刺身, 三文魚刺身, 金枪鱼刺身, 生食三文鱼, 吞拿魚刺身, 刺身拼盘, 刺身拼盤, 鱼生, 魚生, ci shen, chi san, sheng yu pian, yu saang',
  'tuna steak':
    '金枪鱼, 鮪魚排, 吞拿魚扒, 金槍魚, 蓝鳍金枪鱼, 黃鰭鮪魚, 吞拿鱼扒, 藍鰭吞拿魚, 旗魚, 旗鱼, 黑鮪魚, 剑鱼, 剑鱼排, 劍魚扒, tun na yu',
  unagi:
    '蒲烧鳗鱼, 蒲燒鰻魚, 烤鳗, 鰻魚飯鰻, 鳗鱼饭鳗, 浦烧鳗鱼, 蒲燒鰻, 蒲烧鳗, 鰻魚片, 烤鰻魚, 鳗鱼片, man yu fan, 鰻魚飯, 鳗鱼饭',
  'dried beancurd stick':
    '腐竹, 支竹, 豆皮, 腐皮, 油皮, 枝竹, fuzhu, fu juk, 豆筋, 豆腐皮, 豆腐衣, 炸枝竹, 炸支竹, 响铃, 響鈴, 豆包, 生豆包, 豆腐卷, fu pei, dou pi, ji juk',
  'egg tofu':
    '鸡蛋豆腐, 玉子豆腐, 日本豆腐, 雞蛋豆腐, 蛋豆腐, 蒸蛋豆腐, ji dan doufu, yuzi doufu, ri ben doufu',
  'fermented bean curd':
    '腐乳, 豆腐乳, 南乳, furu, fu yu, doufuru, 臭豆腐, 南乳汁, 紅糟豆腐乳, naam yu, chou doufu, cau dau fu',
  'firm tofu':
    '老豆腐, 豆干, 豆乾, 豆腐干, 香干, 北豆腐, 板豆腐, 豆腐皮干, 千张, doufugan, dougan, laodoufu, 硬豆腐, 卤水豆腐, 豆付, 千張, 百叶, 豆腐丝, 攸县香干, 黑豆干, 大溪豆干, 百葉, 百叶结, 千张结, 百頁豆腐, 百页豆腐, 千页豆腐干, 豆结, 厚豆腐, 煎豆腐, 煎炸豆腐, 傳統豆腐, 木棉豆腐, 雞蛋豆乾, 豆腐乾, xiang gan, qian zhang, baan dau fu, dau fu gon, dau gon, 老豆付',
  'mock meat canned':
    '素肉, 素鸡, 素鴨, 素雞, 齋鴨, 斋鸭, 素鹅, 素鵝, 素牛肉, 齋雞, 斋叉烧, 齋叉燒, 麵筋罐頭, 罗汉斋罐头, 齋滷味, su rou',
  natto: '纳豆, 納豆, 纳豆盒, na dou',
  seitan: '面筋, 麵筋, 烤麸, 油面筋, 烤麩, mianjin, 生根, 麵輪, 面轮, 烤夫, 麵腸, 面筋球, saang gan',
  'silken tofu':
    '豆腐, 嫩豆腐, 内酯豆腐, 绢豆腐, 滑豆腐, 水豆腐, dau fu, nendoufu, 南豆腐, waat dau fu, 内脂豆腐, 日本豆腐嫩, 石膏豆腐, 韧豆腐, 绢豆腐盒, 山水豆腐, 蒸煮豆腐, 豆腐盒, 豆腐花嫩, 布包豆腐, dou fu kuai, tau fu, bak dau fu, nei zhi doufu, 家常豆腐块',
  'soy chunks':
    '大豆蛋白, 豆蛋白, 素肉块, 大豆组织蛋白, 素肉粒, 植物蛋白肉, 大豆拉丝蛋白, 黃豆蛋白, 素蛋白肉',
  'tau pok':
    '豆卜, 油豆腐, 豆泡, 豆腐泡, 油豆泡, 豆腐卜, dau pok, youdoufu, 油豆腐果, 豆腐果, 三角豆腐, 三角油豆腐, 油炸豆腐, 油炸豆腐泡, 豆卜仔, 豆腐渣泡, dou bu, dou pao, dau fu pok',
  'thousand layer tofu':
    '冻豆腐, 凍豆腐, 千页豆腐, 千叶豆腐, 千頁豆腐, 千葉豆腐, 冰豆腐, qian ye doufu, dong doufu',
  bagel: '贝果, 貝果, 百吉饼, 贝果面包, 全麦贝果, 貝果麵包, 欧包贝果, 百吉圈, 贝狗, bei guo, 芝麻贝果',
  baguette:
    '法棍, 法式面包, 法國麵包, 法包, 法式长棍, 法式長棍, 长棍面包, 法国面包, 法國包, 軟法麵包, 软法, 法式長包, faat baau, fa bao',
  'bun sweet':
    '甜面包, 豆沙包面, 菠萝包, 菠蘿包, 餐包甜, 奶黄包, 流沙包, 豆沙包, 肉松面包, 肠仔包, 雞尾包, 奶黃包, boluobao, bo lo baau, bo lo bao, 豆沙面包, 老婆面包, 毛毛虫面包, gai mei bao, 肉松小贝, 餐包, 奶油面包, 夹心面包, 巧克力面包, 肉鬆麵包, 紅豆麵包, 红豆面包, 芋泥面包, 毛毛虫, 奶酥麵包, 椰蓉包, 椰絲包, 丹麦面包甜, 蔥麵包, 蔥花麵包, 葱花面包, 热狗面包甜, 火腿面包, 芝士火腿包, 墨西哥包, 提子包, 忌廉包, 吞拿魚包, 早餐包, 腸仔包, 香肠面包, 軟歐包, 软欧包, 麻薯面包, 麻薯包, 豆漿麵包, 紅豆包, 鮮奶包, 雪山包, 爆浆餐包, 紅豆吐司, 手撕面包, 手撕包, 港式面包, 甜包, cheung jai bao, bo lo bau, boh loh bao, polo bao, gai mei bau, nai huang bao, nai wong bau, tim bao, chang zai bao, dou sha mianbao',
  'burger bun': '汉堡胚, 漢堡包麵包, 汉堡面包, 汉堡面包胚, 汉堡包胚, 漢堡麵包, 汉堡坯, 漢堡胚, 漢堡餐包',
  'cake slice':
    '蛋糕, 奶油蛋糕, 生日蛋糕, 巧克力蛋糕, dangao, daan gou, daan go, 千层蛋糕, 慕斯蛋糕, 雞蛋糕, 鸡蛋糕, 纸包蛋糕, 黑森林, 黑森林蛋糕, 提拉米苏蛋糕, 慕斯, 慕斯杯, 千层, 榴莲千层, 芒果千层, 抹茶千层, 班戟千層, 切件蛋糕, 蛋糕切件, 拿破仑, 拿破崙, 虎皮蛋糕, 紙包蛋糕, 古早味蛋糕, 古早蛋糕, 三角蛋糕, 盒子蛋糕, 巧克力熔岩, 熔岩蛋糕, 千層蛋糕, 巴斯克蛋糕奶油, 紅絲絨蛋糕, 红丝绒蛋糕, qian ceng, sheng ri dan gao, ban ji, 奶油小蛋糕',
  'cake plain':
    '戚风蛋糕, 海绵蛋糕, 戚風蛋糕, 长崎蛋糕, 蜂蜜蛋糕, 海綿蛋糕, 戚風, 戚风, 斑兰蛋糕, 班蘭蛋糕, 马拉糕, 馬拉糕, 磅蛋糕, 重油蛋糕, 牛油蛋糕, 蜂蜜小蛋糕, 长崎, 鸡蛋仔蛋糕, 玛德琳, 瑪德蓮, 蒸蛋糕, 老式蛋糕, 雞蛋糕仔, 槽子糕, 枣糕, 枣泥蛋糕, 香蕉蛋糕, qi feng, hai mian dan gao, ma lai gou, feng mi dan gao',
  chapati: '印度薄饼',
  'char siew bao fresh':
    '叉烧包, 叉燒包, 肉包, 包子, 肉包子, 小笼包子, 生煎包, 鲜肉包, baozi, cha siu bao, roubao, chashaobao, cha siu baau, char siu bao, 酱肉包, 豬肉包, 猪肉包, 猪肉大葱包, 灌汤小笼, 香菇鸡肉包, 牛肉包, 雞包仔, 鸡包仔, 大包, 雞包, 肉包仔, 叉烧餐包, 叉燒餐包, 叉燒餐飽, 肉飽, char siu bau, cha siu bau, chaa siu baau, rou baozi, gai bao, sheng jian bao, daai baau',
  cheesecake:
    '芝士蛋糕, 乳酪蛋糕, 起司蛋糕, 巴斯克, 半熟芝士, 轻芝士蛋糕, 轻乳酪蛋糕, 輕乳酪蛋糕, 重乳酪蛋糕, 冻芝士蛋糕, 凍芝士餅, 芝士餅, 半熟乳酪, zhi shi dan gao, ji si daan gou, ba si ke',
  croissant:
    '牛角包, 可颂, 可頌, 羊角面包, 牛角面包, 牛角酥, 牛角麵包, 巧克力可颂, 可頌麵包, 杏仁可颂, 半月包, 丹麥牛角, ke song, ngau gok bao, ngau gok baau, niu jiao bao, yang jiao bao',
  cupcake:
    '纸杯蛋糕, 杯子蛋糕, 玛芬, 松饼杯, 马芬, 瑪芬, 瑪芬蛋糕, 玛芬蛋糕, 巧克力玛芬, 鬆餅蛋糕, 杯蛋糕, 紙杯蛋糕, 鬆餅杯, 小蛋糕, ma fen, zhi bei dan gao, bei zi dan gao',
  'curry puff': '咖喱角, 咖喱饺, 咖哩餃, 咖喱卜, 咖喱酥角, 咖喱饺酥, ga lei gok, gali jiao',
  doughnut:
    '甜甜圈, 冬甩, 多拿滋, 多纳圈, 唐纳滋, 麻薯甜甜圈, 巧克力甜甜圈, 波堤, 沙翁, 冬甩仔, 油炸甜甜圈, tian tian quan, dung lat, 甜圈',
  'egg tart':
    '蛋挞, 蛋塔, 蛋撻, 葡挞, danta, daan taat, dan tat, 葡式蛋挞, 葡挞皮蛋挞, 酥皮蛋挞, 酥皮蛋撻, 牛油皮蛋撻, 蛋挞半成品, 葡式蛋塔, 葡撻, 澳門葡撻, 肯德基蛋挞, 椰撻, 蛋塔盒, don tat, pou taat',
  'gluten-free bread': '无麸质面包',
  'mantou fresh':
    '馒头, 饅頭, 花卷, 白馒头, mantou, maan tau, 银丝卷, 刀切馒头, 窝窝头, 花捲, 刈包, 割包, 荷叶饼, 荷葉夾, 刈包皮, 刈包皮冷凍, 山東饅頭, 山东馒头, 全麦馒头, 刀切饅頭, 炸馒头, 炸饅頭, 銀絲卷, 蔥花捲, 葱花卷, 窝头, 窩窩頭, 馍馍, 白吉馍, 白馍, 饃饃, 发糕馒头, hua juan, guabao, gwa bao, ngan si gyun, wo wo tou, 红糖馒头卷',
  'milk bread':
    '牛奶面包, 奶油吐司, 北海道吐司, 生吐司, 鮮奶吐司, 北海道牛奶吐司, 鮮奶麵包, 牛奶小面包, 奶香吐司, 奶油手撕吐司, 鲜奶吐司, 牛奶餐包, 奶香面包, niu nai mian bao, niunai tusi',
  mooncake:
    '月饼, 月餅, yuebing, yut beng, 蛋黄酥, 五仁月饼, 冰皮月饼, 绿豆饼, 鳳梨酥蛋黃, 老婆饼, 老婆餅, 太阳饼, 蛋黄莲蓉月饼, 白莲蓉月饼, 雙黃白蓮蓉, 流心月饼, 流心奶黃月餅, 苏式月饼, 广式月饼, 廣式月餅, 冰皮月餅, 豆沙月饼, 莲蓉月饼, 云腿月饼, 酥皮月饼, 蛋黃酥, 绿豆糕饼, 綠豆椪, 綠豆凸, 太陽餅, 椪饼, 鲜花饼, 鮮花餅, 玫瑰鲜花饼, 牛舌餅, 牛舌饼, 方块酥, 咖哩餃餅, 雞仔餅, 鸡仔饼, 杏仁餅, 芋頭酥, 芋头酥, 桃酥, 宫廷桃酥, 麻薯蛋黃酥, 喜餅, 合桃酥, 核桃酥, 肉松饼, 肉鬆餅, 板栗酥, 板栗饼, 榴莲饼, 榴莲酥, 榴槤酥, 杏仁酥, 花生酥饼, yuht beng, dan huang su, lo po beng, louh po beng, tao su, rou song bing, xian hua bing',
  'naan fresh': '馕, 印度烤饼, 馕饼, 新疆馕, 囊饼, 印度烤餅, 蒜蓉烤饼, nang bing',
  'pita bread': '皮塔饼, 口袋饼, 皮塔面包, 口袋面包, 皮塔餅, 口袋餅, 中东饼, 阿拉伯饼, 希腊口袋饼, 彼得包',
  'white bread':
    '面包, 麵包, 吐司, 土司, 方包, 白面包, 白麵包, 切片面包, 吐司面包, 白吐司, 多士, mianbao, tusi, min bao, min baau, 厚切吐司, 早餐面包, 白方飽, 嘉頓生命麵包, 生命麵包, 醇熟面包, 厚片, 山形吐司, 三明治面包, 三明治吐司, 三文治方包, 枕頭包, 吐司边, 麵包邊, 花占多, mian bao pian, bak min bao, min bau, meen bao, fong bao, fong baau, do see, dou si, cha leung dou si',
  'wholemeal bread':
    '全麦面包, 全麥麵包, 全麦吐司, 麦包, 麥包, 全麥吐司, quanmaimianbao, 黑麦面包, 杂粮面包, 雜糧麵包, 全麦切片, 全麥方包, 全麥包, 全麦欧包, 麦方包, 十谷面包, 五谷面包, 多谷物面包, 雜糧吐司, 杂粮吐司, 全麦贝果面包, 胚芽吐司, 麥方包, 全麦代餐面包, 全麦粉面包, 高纖麥包, quan mai tu si, mak bao, maak baau',
  'wrap tortilla':
    '墨西哥卷饼皮, 卷饼, 墨西哥饼皮, 玉米饼卷, 捲餅皮, 墨西哥卷, 墨西哥薄饼, 墨西哥薄餅, 卷饼皮, 全麦卷饼, 墨西哥餅, 老北京鸡肉卷皮, 鸡肉卷饼皮, 捲餅, 春饼, 春餅, 烤鸭饼皮, 烤鸭饼, 单饼, 筋饼, 荷叶饼鸭, 潤餅皮, mo xi ge juan bing, juan bing',
  'you tiao':
    '油条, 油條, 油炸鬼, youtiao, yau ja gwai, yau char kway, yau tiu, 安心油条, 油條半成品, 油炸檜, 麻叶, 麻花油条, yau zaa gwai, yau char kwai',
  'barley pearl':
    '薏米, 薏仁, 大麦, 洋薏米, yimi, yi mai, 大麦仁, 洋薏仁, 青稞, 珍珠麦, yi ren, da mai, yee mai',
  'bee hoon dry':
    '米粉, 米线干, 米丝, 粗米粉, 新竹米粉, mifen, mai fan, 江西米粉, 过桥米线, 幼米粉, 虾子米粉, 江门排粉, 东莞米粉, 桂林米粉干, 炊粉, 埔里米粉, 水粉, 過橋米線, 干米线条, 星洲米粉干, mai fen, mei fun, xi mi fen, mi xian gan',
  'brown rice':
    '糙米, 红米, 黑米, 紅米, caomi, 胚芽米, 发芽糙米, 三色糙米, 黑香米, 紫米粒, 十穀米, 十谷米, 五谷米, 五穀米, 杂粮米, 八宝米, hong mi, hei mi, chou mai, 糙米饭米, 紅糙米飯米',
  buckwheat: '荞麦, 蕎麥, 三色荞麦, 苦荞, 苦荞茶米, 蕎麥仁, qiao mai',
  'cellophane noodles':
    '粉丝, 粉絲, 冬粉, 粉条, 红薯粉, 宽粉, 绿豆粉丝, 龙口粉丝, fensi, dongfen, fan si, 粉皮, 土豆粉, 苕粉, 火锅宽粉, 川粉, 水晶粉, 水晶粉丝, 粉丝团, 蕃薯粉條, 寬粉, 寬粉條, 龍口粉絲, 拉皮, 大拉皮, 东北大拉皮, 凉皮粉皮, 米粉絲, 火鍋粉, 粉耗子, fen tiao, kuan fen, fun see, fan see, fun si, tu dou fen, dung fan, hong shu fen, 綠豆粉絲, 绿豆粉皮',
  dal: '扁豆干, 小扁豆, 红扁豆, 兵豆, 綠扁豆, 扁豆仁, 印度扁豆, 紅扁豆, 绿扁豆, bian dou',
  'dried beans':
    '红腰豆, 芸豆, 黑豆, 腰豆, 眉豆, 花豆, 白芸豆, 鷹嘴豆混豆, 三角豆, 白鳳豆, 白扁豆, 雪豆干, 豇豆米, 红豇豆, 花腰豆, 皇帝豆, yun dou gan, hei dou, hak dau, mei dau, mei dou',
  'dried pasta':
    '意大利面, 意面, 通心粉, 意粉, 義大利麵, 意大利粉, 義大利面, 螺丝粉意, 通粉, yidalimian, yimian, yi fan, 意大利麵, 义大利面, 天使麵, 直面, 意式直面, 意式细面, 斜管面, 斜切面, 蝴蝶面, 贝壳面, 螺旋面, 螺旋粉, 空心粉, 弯管面, 通心面, 贝壳粉, 貝殼粉, 蝴蝶粉, 意大利直面, 意大利细面, 扁意粉, 圓直麵, 筆管麵, 義大利直麵, 全麦意面, 墨鱼面意, 螺絲粉, yi da li fen, tung sam fan, yee fun, yi fun, tong fan, yi fen',
  'egg noodles dry':
    '面条, 面, 麵, 麵條, 蛋面, 全蛋面, 鸡蛋面, 幼面, 蛋麵, 雞蛋麵, 干面条, miantiao, daan min, changmian, 意麵, 全蛋麵, 蝦子麵, 虾子面, 伊麵, 伊面, 伊府面, 银丝面, 銀絲麵, 幼麵, 竹昇麵, 鮑魚麵, ji dan mian, dan mian, yi min, yee min, yau min, cou min, 鸡蛋挂面, 雲吞麵餅',
  'egg noodles fresh':
    '油面, 油麵, 鲜面条, 黄面, 福建面, 鮮麵, 拉面鲜面, 湿面, 碱水面, 熱乾麵麵, xianmian, 鲜面, 鲜切面, 竹升面, 黃麵, 鹼水麵, 福建麵, 鲜拉面, 鲜面皮, 车仔面面, 車仔麵麵, 云吞面鲜, 鮮蛋麵, you mian, you mian tiao, xian mian tiao, huang mian',
  'glutinous rice': '糯米, 长糯米, 圆糯米, nuomi, no mai, 圓糯米, 血糯米, 江米',
  'green bean dry': '绿豆, 綠豆, lvdou, ludou, luk dau, 绿豆仁, 綠豆仁, 明绿豆, look dau',
  'ho fun fresh':
    '河粉, 粿条, 粿條, 沙河粉, 宽米粉, 粄條, 贵刁, hefen, ho fan, guotiao, 湿米粉, 干炒河粉粉, 板条, 粄条, 粉干湿, 陈村粉, 陳村粉, 濕河粉, 宽河粉, 瀨粉仔, 米磨粉条, 粿仔條, 金邊粉, 金边粉, hor fan, gwai diu, ban tiao, 炒粿条粉',
  'jasmine rice':
    '大米, 米, 白米, 香米, 泰国香米, 丝苗米, 生米, 泰國香米, 絲苗米, 东北大米, 茉莉香米, dami, baimi, baak mai, 五常大米, 蓬莱米, 长粒香, 稻花香, 猫牙米, 油粘米, 桃花香米, 粳米, 金鳳米, 金象米, 樂家飯米, 胚芽白米, 丝苗香米, 籼米, 池上米, 越光米, 台梗九號, 台稉九號, 小站稻, 盘锦大米, 三好米, xiang mi, bak mai, heung mai, si miao mi, chang li xiang',
  'laksa noodles fresh':
    '濑粉, 瀨粉, 米线, 桂林米粉, 米線, 粗米粉湿, 螺蛳粉米线, mixian, 雲南米線, 湿米粉粗, 銀針粉, 银针粉, 老鼠粉, 米苔目, 米篩目, 螺蛳粉粉, lai fen, laai fan, mi tai mu, ngan jam fan',
  'la mian fresh':
    '拉面, 拉麵, 手擀面, 刀削面, 板面, 手工面, lamian, 刀削麵, 关中扯面, 裤带面, 烩面, 河南烩面, 扯面, 猫耳朵, 面片, 揪片, 烩面片, 面疙瘩, 疙瘩汤, 麵疙瘩, 手工麵, 拉条子, shou gan mian, laai min, lai min, ge da tang',
  'mee sua':
    '面线, 麵線, 线面, 素面, mianxian, 福州線麵, 手工面线, 蚵仔麵線麵, 日本素麵, 素麵日本, min sin, meen sin, 手工麵線',
  millet: '小米, 黄小米, xiaomi',
  muesli:
    '格兰诺拉, 烤燕麦, 坚果麦片, 什锦麦片, 水果麦片, 水果燕麦片, 坚果燕麦片, 酸奶果粒麦片, 烘焙麦片, 王饱饱, 卡乐比麦片, 燕麦脆, 格蘭諾拉, 穀物堅果麥片, 綜合穀物, 混合麦片, 什錦麥片, 燕麥堅果, shui guo mai pian',
  oats: '燕麦, 燕麥, 麦片, 燕麦片, 麥片, 燕麥片, 即食燕麦, yanmai, maipian, maak pin, mak pin, 桂格燕麦, 桂格燕麥片, 快煮燕麦, 钢切燕麦, 鋼切燕麥, 燕麦麸, 西麦燕麦片, 滚燕麦, 麥皮, yan mai pian, mak pei, maak pei, yin mak',
  polenta:
    '玉米面, 玉米糁, 玉米粉粗, 玉米碴, 玉米糝, 玉米渣, 棒子面, 玉米糊粉, 玉米碎, 玉米粥粉, 大碴子, yu mi mian, 粟米粉粗',
  'popiah skin': '春卷皮, 薄饼皮, 春捲皮, 春卷皮子, 薄餅皮, 潤餅, 越式春卷皮麦, chun juan pi, chun gyun pei',
  quinoa: '藜麦, 藜麥, 三色藜麦, 三色藜麥, li mai',
  'red bean dry': '红豆, 紅豆, 赤小豆, 赤豆, hongdou, hung dau, hong xiao dou, chi xiao dou',
  'rice cake tteok':
    '年糕条, 年糕, 韩式年糕, 炒年糕, niangao, nin gou, 芝士年糕, 部队锅年糕, 韩国打糕, 打糕, nian gao tiao, hon gwok nin gou, 辣炒年糕条',
  'rice paper':
    '越南米纸, 春卷皮米, 米纸, 米紙, 越南米皮, 越南春卷皮, 越南春捲皮, 米皮卷, yue nan chun juan pi',
  sago: '西米, 西谷米, ximi, 西米露料, 沙谷米, sai mai',
  'boba pearls':
    '珍珠, 黑珍珠, 粉圆, 波霸珍珠, 波霸, 黑糖波霸, 速煮珍珠, 琥珀珍珠, 粉圓, 芋圆, 芋圓, 地瓜圆, 地瓜圓, 鲜芋仙芋圆, 小芋圆, 椰果, 西米圆, boba zhenzhu, zhen zhu, yu yuan, yeguo, fen yuan',
  shirataki:
    '魔芋, 蒟蒻, 魔芋丝, 魔芋面, 魔芋结, 魔芋丝结, 魔芋粉丝, 魔芋爽, 素毛肚, 芋丝, 芋絲, mo yu shuang, geui yeuk',
  'soba dry':
    '荞麦面, 蕎麥麵, 荞麦冷面, 苦荞面, 蕎麥冷麵, 荞麦方便面, 朝鲜冷面, 韩式冷面, 韓式冷麵, 冷面, qiao mai mian, kiu mak min',
  'sushi rice':
    '寿司米, 日本米, 珍珠米, 壽司米, 寿司饭米, 日本越光米, 一见钟情米, 蓬莱米粒, shou si mi, zhen zhu mi',
  'udon fresh':
    '乌冬, 烏冬, 乌冬面, 烏龍麵, 烏冬麵, wudongmian, wu dung min, 乌冬面袋, 稻庭烏冬, 稻庭乌冬, wu dung, woo dong, wu long mian',
  'wonton skin':
    '馄饨皮, 云吞皮, 饺子皮, 餛飩皮, 雲吞皮, 餃子皮, 水饺皮, huntunpi, jiaozipi, wun tun pei, 水餃皮, 煎餃皮, 烧卖皮, 燒賣皮, 锅贴皮, gaau ji pei, wan tan pei, wan tun pei, shui jiao pi',
  'breakfast cereal':
    '早餐谷物, 谷物圈, 玉米片早餐, 谷物早餐, 粟米片, 早餐麥片, 可可球, 蛋奶星星, 脆谷乐, 可可脆片, 香甜玉米片, 家乐氏, 穀物脆片, 玉米脆片, 早餐穀物, 穀物圈, 牛奶麦片圈, 朱古力粟米片, gu wu quan, suk mai pin',
  'cup noodles':
    '杯面, 杯麵, 桶面, 合味道, 碗面, 碗麵, beimian, bui min, 杯装泡面, 桶装泡面, 杯裝泡麵, 桶装方便面, 老坛酸菜桶面, 红烧牛肉面桶, 滿漢大餐, 来一桶, 來一客, 碗仔麵, 杯麵海鮮, 大食桶, 泡面桶, 开杯乐, 开小灶, tong mian, bui meen, wan zai mian, tong zhuang paomian',
  'instant noodles':
    '方便面, 泡面, 速食面, 即食面, 公仔面, 快熟面, 方便麵, 泡麵, 公仔麵, 即食麵, 速食麵, 快熟麵, 干脆面, fangbianmian, paomian, gung jai min, 出前一丁, gung zai min, 拌面, 酸辣粉, 康师傅红烧牛肉面, 红烧牛肉面泡面, 统一老坛酸菜面, 老坛酸菜面, 汤达人, 白象方便面, 今麦郎, 華豐伊麵, 一度贊, 维力炸酱面, 維力炸醬麵, 统一面, 統一麵, 阿舍乾麵, 曾拌麵, 曾拌面, 肉燥麵, 統一肉燥麵, 張君雅, 营多捞面, 撈丁, 捞丁, 車仔麵王, 丁麵, 拌麵, 乾拌麵, 捞面, 撈麵, 小浣熊干脆面, 小当家, 点心面, 自热面, 红烧牛肉面, 白象, 酸辣粉桶, 嗨吃家酸辣粉, gong jai meen, gong zai min, gung zai meen, ding meen, chut cin yat ding, lao tan suan cai mian, suan la fen, mi gao mee, 公仔面饼',
  'instant porridge':
    '速食粥, 即食粥, 即食燕麦粥, 八宝粥罐头, 八寶粥, 泰奇八寶粥, 银鹭八宝粥, 杯粥, 即食皮蛋粥, 即食白粥, 粥包, ba bao zhou, 自热粥',
  'instant soup':
    '速溶汤, 汤包, 即食湯, 速食汤, 蛋花汤速食, 味噌汤速食, 玉米浓汤, 玉米濃湯, 康寶濃湯, 康宝浓汤, 即食海帶湯, 即食紫菜汤, 紫菜蛋花汤包, 冲泡汤, 沖泡湯, 史云生湯, 酸辣湯包, 粟米湯包, yu mi nong tang, 浓汤粉',
  'korean ramyun':
    '辛拉面, 辛拉麵, 火鸡面, 火雞麵, 韩国拉面, 韓國泡麵, 三养火鸡面, 三養火雞麵, 三养拉面, 农心拉面, 农心辛拉面, 農心辛拉麵, 部队锅拉面, 炸酱拉面, 韓國拉麵, 韓國辛辣麵, 辛辣麵, 安城湯麵, 浣熊拉麵, 韓國即食麵, 火雞拌麵, xin la mian, huo ji mian, san leun min, hon gwok gung jai min, han guo pao mian',
  'microwave rice':
    '微波米饭, 即食米饭, 自热米饭, 自热煲仔饭, 自热饭, 方便米饭, 微波飯, 即食飯, 即食白飯, 無菌米飯, 自熱飯, 速食米饭, zi re mi fan, zi re fan',
  'seafood instant noodles':
    '螺蛳粉, luosifen, 海鲜泡面, 海鮮麵, 海鲜面, 海鲜方便面, 鮮蝦麵, 鲜虾鱼板面, 虾子面即食, 鮮蝦魚板麵, 冬阴功面, 冬蔭功即食麵, 叻沙即食麵, 鮮蝦雲吞即食麵, 鲜虾方便面, 螺狮粉, 柳州螺狮粉',
  'baked beans': '茄汁豆, 焗豆, 茄汁焗豆, 亨氏焗豆, 茄汁黄豆, 茄汁豆罐, 茄汁黃豆罐頭',
  'canned chickpeas': '鹰嘴豆, 雞心豆, 鷹嘴豆, 鹰嘴豆罐头, 雞豆罐頭, ying zui dou',
  'canned coconut milk':
    '椰奶, 椰浆, 椰漿, 椰汁罐, yejiang, ye jeung, ye naai, 椰漿罐, 厚椰乳, 浓椰浆, 椰汁浆, 佳樂椰漿, 鸡牌椰浆, 金燈椰奶, ye nai, ye nai guan tou',
  'canned corn':
    '玉米罐头, 甜玉米粒, 玉米粒, 粟米粒, 罐头玉米, 罐裝粟米, 玉米罐頭, 罐頭玉米, 甜玉米罐头, 粟米罐頭, 綠巨人玉米粒, 绿巨人玉米, yu mi li, suk mai lap',
  'canned fruit cocktail':
    '水果罐头, 黄桃罐头, 桃罐头, 雜果罐頭, 橘子罐头, 水蜜桃罐頭, 黄桃罐頭, 杂果罐头, 罐头水果, 罐頭水果, 罐頭蜜桃, 罐裝雜果, 梨罐头, 山楂罐头, 椰果罐头, huang tao guan tou',
  'canned mackerel': '鲭鱼罐头, 茄汁鲭鱼, 鯖魚罐頭, 番茄鯖魚, 同榮鯖魚, 三興茄汁鯖魚',
  'canned pineapple':
    '菠萝罐头, 鳳梨罐頭, 罐装菠萝, 罐頭菠蘿, 菠萝片罐头, 凤梨罐头, 罐裝菠蘿, 菠蘿罐頭, 菠蘿圈',
  'canned sardines':
    '沙丁鱼, 沙丁鱼罐头, 沙丁魚, 沙甸鱼, 沙甸魚, 油浸沙丁鱼, 油浸沙甸魚, sha ding yu, sa din yu',
  'canned soup':
    '罐头汤, 金宝汤, 忌廉湯, 奶油蘑菇汤, 蘑菇汤罐头, 金寶湯, 忌廉蘑菇湯, 忌廉雞湯, 番茄湯罐, 羅宋湯罐頭, 玉米浓汤罐头, 金寶忌廉湯, 奶油南瓜汤, 南瓜浓汤, 蘑菇濃湯, 奶油蘑菇湯, 忌廉粟米湯, gei lim tong, nai you mo gu tang',
  'canned tomatoes':
    '番茄罐头, 去皮番茄, 罐頭番茄, 西红柿罐头, 番茄丁罐头, 罐裝番茄, 切粒番茄罐頭, 整粒番茄罐頭, 去皮蕃茄罐頭, 剥皮番茄',
  'canned tuna':
    '金枪鱼罐头, 吞拿鱼, 吞拿魚, 鲔鱼, 鮪魚, 吞拿魚罐頭, 鮪魚罐頭, tunayu, weiyu, jinqiangyu, 油浸金枪鱼, 水浸金枪鱼, 水浸吞拿魚, 油浸吞拿魚, 油漬鮪魚, 金槍魚罐頭, 海底雞, 吞拿, 三明治鮪魚, wei yu guan tou, jin qiang yu guantou, tan na yu',
  'luncheon meat':
    '午餐肉, wucanrou, ng chaan yuk, 梅林午餐肉, 世棒午餐肉, 小白猪午餐肉, 長城牌午餐肉, 餐蛋肉, 火腿猪肉罐头, 餐肉, ng tsan yuk, mei lin, wu chan yuk',
  'vegetable stock carton': '蔬菜高汤, 蔬菜湯, 素高汤, 蔬菜高湯, 素高湯, 蔬菜汤',
  'chicken stock carton':
    '鸡汤, 雞湯, 高汤, 上汤, 鸡高汤, 雞高湯, 清雞湯, 高湯, 清鸡汤, 浓鸡汤, 老母鸡汤, 史雲生雞湯, 史云生清鸡汤, 鸡骨高汤, 雞骨高湯, 大骨汤, 猪骨汤, 豬骨湯, 上湯, gou tong, gao tang, shang tang, gai tong, 鸡汤块汤',
  'barbecue sauce':
    '烧烤酱, 烤肉酱, 燒烤醬, 烤肉醬, bbq酱, BBQ醬, 金蘭烤肉醬, 烧烤汁, 燒烤汁, 燒肉醬, 中秋烤肉醬, 蜜汁烤肉酱, shao kao jiang',
  'black bean sauce':
    '豆豉, 豆豉酱, 豆豉醬, douchi, dau si, 黑豆豉, 黑豆鼓, 阳江豆豉, 永川豆豉, 豆鼓酱, 老干妈豆豉, 蔭豉, 豆豉汁, 豆鼓, dau see, dou chi jiang, dau si jeung, 炸酱, 炸醬, 韩式炸酱, 韓式炸醬, 黑豆酱',
  'black vinegar':
    '黑醋, 香醋, 镇江香醋, 陈醋, 老陈醋, 鎮江醋, 烏醋, 浙醋, xiangcu, chencu, hei cu, 乌醋, 恒顺香醋, 山西陈醋, 镇江醋, 山西老陈醋, 水塔陈醋, 保宁醋, 五印醋, 工研烏醋, 黑麥醋, 添丁甜醋, 甜醋, 八珍甜醋, 香醋瓶, tim chou, haak chou, hak chou',
  'char siew sauce': '叉烧酱, 叉燒醬, 叉烧汁, 叉燒汁, 蜜汁叉烧酱, cha shao jiang, cha siu jeung',
  'chilli crisp':
    '老干妈, 老乾媽, 辣椒油, 油辣子, 香辣脆, 红油, 辣油, laoganma, layou, 油泼辣子, 油泼辣子酱, 香辣酥, 油辣椒, 贵州辣椒油, 辣油瓶, 饭扫光, 川老汇, 虎邦辣酱, 仲景香菇酱, 香菇酱, 牛肉辣酱, 辣椒油渣, 老干媽, 辣渣, 辣椒渣, 油泼辣椒, you la zi, la jiao you, hong you, laat jiu yau, laat yau, lou gon ma, lo gon ma, you po la zi',
  'chilli sauce':
    '辣椒酱, 辣椒醬, 辣酱, 剁椒, 蒜蓉辣椒酱, 辣醬, lajiaojiang, laat jiu jeung, 是拉差, 辣椒醬瓶, 桂林辣椒酱, 桂林辣椒醬, 余均益, 余均益辣椒醬, 剁椒酱, 剁辣椒, 剁椒醬, 糟辣椒, 泡椒酱, 辣椒膏, 蒜蓉辣椒酱瓶, 東泉辣椒醬, 甘竹辣椒酱, 茂德公, duo jiao, la jiang, lat jiu jeung, laat jeung',
  'curry paste thai':
    '咖喱酱, 泰式咖喱酱, 冬阴功酱, 咖哩醬, 泰式红咖喱, 泰式绿咖喱, 泰式紅咖喱, 泰式綠咖喱, 冬阴功汤料, 冬陰功醬, 冬蔭功醬, 冬荫功酱, 冬炎酱, 叻沙醬, 叻沙酱, tai shi ka li, dong yin gong jiang',
  'curry roux block':
    '咖喱块, 咖喱, 咖哩, 咖哩塊, 咖喱砖, 日式咖喱, gali, ga lei, galikuai, 百梦多咖喱, 百夢多咖哩, 好侍咖喱, 好侍咖喱块, 佛蒙特咖喱, 佛蒙特咖哩塊, 爪哇咖哩, 咖喱磚, 咖哩磚, 咖喱膏块, ka li kuai, ga lei zyun, ri shi ka li, 日式咖哩塊',
  'dark soy sauce':
    '老抽, 黑酱油, laochou, lou chau, 红烧酱油, 老抽王, 草菇老抽, 金标老抽, 双璜老抽, 珠油, 黑醬油, 壺底油膏, 醬油膏, 酱油膏, 蔭油膏, 油膏, 西螺醬油膏, 红烧汁, 甜豉油, 焖烧汁, lao chou wang, lo chau, lou chow, lao chau, lou cau, 酱由, 醬由',
  doenjang: '大酱, 韩国大酱, 大醬, 韩国大酱汤料, 大酱湯料, 韓國味噌',
  doubanjiang:
    '豆瓣酱, 郫县豆瓣, 豆瓣醬, 辣豆瓣酱, 辣豆瓣醬, 郫县豆瓣酱, 红油豆瓣酱, 红油豆瓣, 郫县红油豆瓣, 郫縣豆瓣醬, 蚕豆酱, 豆瓣, 辣豆瓣, 岡山豆瓣醬, dau baan jeung, pi xian dou ban, dou ban',
  'fish sauce': '鱼露, 魚露, yulu, 鱼露瓶, jyu lou, yu lou',
  gochujang:
    '韩式辣酱, 韓式辣醬, 韩国辣酱, 韩国辣椒酱, 韓國辣椒醬, 韩式辣椒酱, 韓式辣椒醬, 石锅拌饭酱, 拌飯醬, 拌饭酱韩式, 韩式拌饭酱, 炒年糕酱, 清净园辣椒酱, han shi la jiang, han guo la jiao jiang',
  'hoisin sauce':
    '海鲜酱, 海鮮醬, haixianjiang, hoi sin, hoi sin jeung, hoi sin jeong, 海鲜酱瓶, 柱侯酱, 柱侯醬, 磨豉酱, 磨豉醬, 排骨酱, 排骨醬, 烤鸭酱, 片皮鸭酱, chu hou jiang, chyu hau jeung, hoy sin jeung',
  honey:
    '蜂蜜, 蜜糖, fengmi, mat tong, 槐花蜜, 野蜂蜜, 洋槐蜜, 百花蜜, 枣花蜜, 龍眼蜜, 龙眼蜜, 椴树蜜, 麦卢卡蜂蜜, 麥蘆卡蜂蜜, 荔枝蜜, 蜂糖, 蜂巢蜜, 冬蜜',
  jam: '果酱, 果醬, 草莓酱, 草莓醬, 蓝莓酱, guojiang, gwo jeung, 苹果酱, 藍莓醬, 橘子酱, 橘子醬, 橙酱, 黑加仑果酱, 凤梨酱, 鳳梨醬, 芒果醬, 山楂酱, 百香果酱, 覆盆子果醬, 柚子酱, 提子醬, 無花果醬, 蓝莓醬, 草莓抹酱, cao mei jiang',
  kaya: '咖椰, 咖椰酱, 加椰, 咖央, 咖椰醬, 班蘭咖椰醬, 椰浆酱, 椰香斑斓酱, 加央, 咖央醬',
  ketchup:
    '番茄酱, 番茄沙司, 番茄醬, 茄汁, 蕃茄醬, fanqiejiang, ke jap, 番茄沙司瓶, 亨氏番茄酱, 可果美番茄醬, 亨氏番茄醬, 茄汁瓶, 西红柿酱, 番茄酱挤, ke jup, ke zap, fan qie sha si, keh jup',
  'light soy sauce':
    '酱油, 生抽, 醬油, 豉油, 味极鲜, 鲜酱油, 薄盐酱油, 白酱油, jiangyou, shengchou, si yau, saang chau, see yau, 头抽, 淡酱油, 生抽王, 金标生抽, 一品鲜, 六月鲜, 特级生抽, 减盐酱油, 零添加酱油, 零添加生抽, 千禾0添加, 淡口醬油, 壽司醬油, 寿司酱油, 儿童酱油, 龜甲萬, 龟甲万, 萬字醬油, 万字酱油, 醬清, 酱清, 味極鮮, 宴会酱油, 頭抽, 白豆油, 黑豆蔭油, 蔭油, 凉拌汁, 捞汁, 捞汁小海鲜汁, sheng chou wang, sang chau, saang cau, sang chow, see yao, si yao, zheng yu chi you, wei ji xian, 蒸鱼豉油, 蒸魚豉油, 酱由, 醬由',
  'lemon juice bottled': '柠檬汁, 檸檬汁, 青柠汁, 浓缩柠檬汁, 檸檬原汁, 浓缩青柠汁, 青檸汁',
  'maple syrup':
    '枫糖浆, 楓糖漿, 枫叶糖浆, 枫树糖浆, 楓葉糖漿, 松饼糖浆, 楓糖, 枫糖, feng tang jiang, fung tong jeung',
  mayonnaise:
    '蛋黄酱, 美乃滋, 沙拉酱, 沙律酱, 蛋黃醬, 沙拉醬, 沙律醬, danhuangjiang, shalajiang, 千岛酱, 丘比沙拉酱, 美奶滋, 丘比沙拉汁, 丘比蛋黄酱, 好乐门沙拉酱, 丘比美乃滋, 千島醬, 千岛沙拉酱, 千島沙律醬, 好樂門, 卡夫奇妙醬, 奇妙醬, 沙律汁蛋黃, 塔塔醬, 他他醬, 他他酱, 田園沙拉, mei nai zi, sa leot jeung, sa lut jeung, qiu bi',
  mirin: '味醂, 味淋, 味醂瓶, 味淋酱, wei lin, mei lam, 味霖',
  'miso paste': '味噌, 味增, 味噌酱, weizeng, 日式大酱, 味噌醬, 麵豉味噌, mei jang',
  mustard:
    '芥末酱, 芥末, 黄芥末, 芥末醬, 芥辣, 第戎芥末, 第戎芥末酱, 芥末籽酱, 大藏芥末酱, jie mo, jie mo jiang, gaai lat, gaai laat',
  'oyster sauce':
    '蚝油, 蠔油, haoyou, ho yau, 旧庄蚝油, 舊庄蠔油, 旧庄特级蚝油, 蠔油瓶, 財神蠔油, hou yau, ho yao, hou you',
  'plum sauce':
    '梅子酱, 酸梅酱, 苏梅酱, 苏梅酱瓶, 酸梅醬, 蘇梅醬, 梅酱, 冰梅酱, 冰梅醬, 冰花梅酱, suan mei jiang, syun mui jeung',
  'rice vinegar':
    '醋, 白醋, 米醋, 寿司醋, 壽司醋, baicu, micu, baak chou, 白米醋, 糙米醋, 白米醋瓶, 白醋瓶, 餃子醋, 饺子醋, 工研白醋, 寿司醋瓶, 日本米醋, 糯米醋, 工研醋, 壽司酢, 寿司姜醋, baak cou, bak chou, shou si cu',
  'sake cooking':
    '米酒, 清酒, 料理酒, 红标米酒, 紅標米酒, 料理米酒, 日式料酒, 米酒瓶, 玫瑰露酒, 雙蒸酒, 紹興米酒, mi jiu, qing jiu, mai jau, ching jau',
  'salad dressing vinaigrette':
    '油醋汁, 和风沙拉汁, 沙拉汁, 油醋酱, 油醋醬, 和風醬, 和风酱, 和風沙拉醬, 沙拉醋汁, 義式油醋醬, 日式和風醬',
  'satay sauce':
    '沙爹酱, 沙爹醬, 花生酱蘸料, 沙嗲酱, sa de jeung, 花生蘸酱, 沙嗲醬, 沙爹酱料, 沙嗲酱料, sa dei jeung, sha die jiang',
  'sesame oil':
    '芝麻油, 香油, 麻油, zhimayou, xiangyou, ma yau, 小磨香油, 黑芝麻油, 白芝麻油, 小磨麻油, 冷压芝麻油, 胡麻仔油, 香油瓶, ma you, ma yao',
  'sesame dressing':
    '焙煎芝麻酱, 芝麻沙拉酱, 胡麻醬, 焙煎芝麻汁, 焙煎芝麻沙拉汁, 日式芝麻酱, 胡麻沙拉酱, 胡麻沙律醬, 焙煎胡麻, 芝麻沙律醬, bei jian zhi ma',
  'shaoxing wine':
    '绍兴酒, 料酒, 黄酒, 花雕, 紹興酒, 花雕酒, 黃酒, 米酒料, liaojiu, huadiao, huangjiu, siu hing jau, 绍兴花雕, 紹興花雕, 女儿红, 古越龙山, 陈年花雕, 加饭酒, 塔牌花雕, 調味酒, 绍酒, 紹酒, 煮菜酒, hua diao jiu, shao xing jiu, fa diu jau, fa diu, siu hing zau',
  'pasta sauce jar':
    '意面酱, 意大利面酱, 意粉酱, 義大利麵醬, 意粉醬, 番茄肉酱, 意面番茄酱, 意大利面番茄酱, 意式番茄酱, 肉酱, 肉醬, 意粉肉醬, 義大利肉醬, 番茄肉醬, 罗勒番茄酱, 百味来意面酱, 意大利肉酱, yi mian jiang, yi fan jeung, rou jiang, 番茄意面酱',
  'stock cube':
    '鸡精, 鸡粉, 浓汤宝, 雞粉, 雞精粉, 濃湯寶, 高汤块, 蘑菇精, 鲜鸡粉, jijing, 鸡粉罐, 家樂牌雞粉, 雞湯塊, 鸡汤块, 雞粉罐, 康寶雞晶粉, 鲜味粉, 大骨粉, 猪骨粉, 菌菇鲜, 高鲜, 鮮雞晶, 雞晶, 高湯塊, 牛肉粉调味, 排骨粉, 鲣鱼粉调味, 烹大師, 史雲生雞粉, 史云生鸡汁, 鸡汁, 雞汁, 鲜鸡汁, ji fen, gai fan, nong tang bao',
  'sweet chilli sauce':
    '甜辣酱, 泰式甜辣酱, 甜辣醬, 泰式雞醬, 泰国鸡酱, 泰式甜雞醬, 甜雞醬, 泰式甜辣椒酱, 鸡酱, 雞醬, 鸡酱甜辣, tian la jiang, gai jeung, tai guo tian la jiang',
  taucu:
    '豆酱, 黄豆酱, 黃豆醬, 甜面酱, 甜麵醬, 黄酱, 干黄酱, huangdoujiang, 面豉酱, 黄豆酱瓶, 大豆酱, 东北大酱, 葱伴侣, 甜面醬, 甜麵酱, 京酱, 普宁豆酱, 普寧豆醬, 磨原豉, 原豉酱, 面豉, 麵豉, 麵豉醬, 香其酱, 京醬, tian mian jiang, min si jeung, huang jiang, tim min jeung, pu ning dou jiang',
  'teriyaki sauce':
    '照烧酱, 照燒醬, 照烧汁, 照烧汁瓶, 照燒汁, 鳗鱼汁, 鰻魚汁, 鰻魚醬, 蒲烧汁, 烤鳗汁, zhao shao jiang, ziu siu zap',
  'tomato paste': '番茄膏, 浓缩番茄, 浓缩番茄酱, 濃縮番茄醬, 番茄膏罐, 新疆番茄膏, 濃縮番茄糊',
  'wasabi paste':
    '青芥辣, 山葵, 绿芥末, 哇沙米, 青芥末, 山葵酱, 山葵醬, 芥末膏, 日式芥末, 辣根, S&B芥末, 日本芥末, 哇沙比, 哇沙米醬, 日本芥辣, 辣根酱, qing jie la, qing jie mo, wa sha bi',
  'worcestershire sauce':
    '喼汁, 辣酱油, 喼汁瓶, 伍斯特酱, 伍斯特醬, 李派林, 烏斯特醬, 伍斯特沙司, 梅林辣酱油, 英国黑醋, 黑醋伍斯特, gip jap',
  'xo sauce': 'xo酱, xo醬, 干贝酱, 干貝醬, 瑶柱酱, 澎湖干貝醬, 海鲜xo酱, 小卷醬, 小管醬',
  'bonito flakes':
    '木鱼花, 柴鱼片, 柴魚片, 木魚花, 柴魚, 柴鱼, 鲣节, 鲣鱼花, 章鱼烧木鱼花, 柴魚花, 木鱼片, chai yu pian, mu yu hua',
  'coconut oil': '椰子油, 冷压椰子油, 初榨椰子油, 冷壓椰子油, ye zi you',
  lard: '猪油, 豬油, 板油, 猪板油, 豬油罐, 猪油渣, 豬油渣, zhu you, jyu yau, chu yau',
  'olive oil':
    '橄榄油, 橄欖油, ganlanyou, 特级初榨橄榄油, 特級初榨橄欖油, 初榨橄榄油, 初榨橄欖油, 冷壓橄欖油, gaam laam yau, gam lam yau',
  'peanut oil': '花生油, huashengyou, fa sang yau, 刀嘜花生油, 刀唛花生油, 压榨花生油, 獅球嘜, fa saang yau',
  'vegetable oil':
    '食用油, 植物油, 菜籽油, 葵花籽油, 玉米油, 油, 菜油, 芥花籽油, 芥花油, 葵花油, 粟米油, 沙拉油, 調和油, 调和油, shiyongyou, caiyou, 色拉油, 葡萄籽油, 非转基因菜籽油, 调和油瓶, 葵籽油, 芥花籽油瓶, 山茶油, 茶籽油, 苦茶油, 亚麻籽油, 亞麻仁油, 胡麻籽油, 炒菜油, 菜籽油瓶, 葡萄籽油瓶, 玄米油葵, cai zi you, zhi wu you, sik yau, choi yau, yu mi you, kui hua you, saang yau',
  'soybean oil': '大豆油, 豆油, 非转基因大豆油, 一级大豆油, 豆油桶, da dou you, wong dau yau, 黃豆油',
  'chocolate spread':
    '巧克力酱, 榛子酱, 朱古力酱, 能多益, 巧克力醬, 榛果醬, 榛果可可酱, 榛子可可酱, 朱古力榛子醬, 榛果可可醬, 费列罗巧克力酱, zhen zi jiang, qiao ke li jiang, 榛子巧克力酱, 榛果巧克力醬',
  hummus: '鹰嘴豆泥, 鷹嘴豆泥, 鹰嘴豆酱, 鷹嘴豆醬, 胡姆斯, 胡姆斯酱',
  'peanut butter':
    '花生酱, 花生醬, huashengjiang, fa saang jeung, fa sang jeung, 柔滑花生酱, 四季宝花生酱, 四季寶花生醬, 幼滑花生醬, 福源花生醬, 抹醬花生, 花生抹醬, faa sang jeung',
  tahini:
    '芝麻酱, 麻酱, 芝麻醬, 麻醬, zhimajiang, majiang, 白芝麻酱, 黑芝麻酱, 二八酱, 麻酱调料, 胡麻酱, 芝麻醬罐, 黑芝麻醬, ji ma jeung, zi maa jeung',
  'bak kut teh spice':
    '肉骨茶包, 肉骨茶, 卤料包, bak kut teh, 肉骨茶料, 肉骨茶料包, 黄亚细肉骨茶, 滷包, 卤包, 滷味包, 卤肉料包, 炖肉料包, 煲汤料包, 煲湯料, 湯包料, 十全大补包, 當歸湯包, 藥膳包, 藥膳排骨包, 四物汤料, 炖鸡料, 燉湯包, 清補涼湯包, 白胡椒猪肚鸡料, rou gu cha, lu liao bao, lo seui bao',
  'bay leaf': '香叶, 月桂叶, 香葉, 月桂葉, 月桂, xiang ye, heung yip',
  'black pepper':
    '黑胡椒, 胡椒, 白胡椒, 胡椒粉, 黑胡椒粉, 白胡椒粉, 黑椒, hujiao, hu jiu fan, wu jiu fan, 黑胡椒研磨, 研磨黑胡椒, 古月粉, hei hu jiao, bai hu jiao, hu jiao fen, wu jiu, hak jiu, hak wu jiu, baak wu jiu fan, 胡椒鹽粉',
  'chilli flakes':
    '辣椒粉, 辣椒面, 辣椒碎, 辣椒片, 秦椒面, 辣椒籽粉, 匈牙利辣椒粉, 卡宴辣椒粉, la jiao fen, la jiao mian, laat jiu fan, qi wei fen',
  'chinese five spice':
    '五香粉, wuxiangfen, 十三香, ng heung fan, 五香料, 王守义十三香, 五香調味粉, shi san xiang, ng heung fen',
  cinnamon:
    '肉桂, 桂皮, 肉桂粉, rougui, guipi, 肉桂棒, 玉桂, 玉桂粉, 玉桂條, 錫蘭肉桂, rou gui fen, yuk gwai, gwai pei',
  cloves: '丁香, 公丁香, ding xiang',
  cumin: '孜然, 孜然粉, 小茴香粉, ziran, 新疆孜然, 小茴香籽, 安息茴香, zi ran fen, ji yin',
  'curry powder': '咖喱粉, 咖哩粉, galifen, 咖喱粉罐, 咖哩粉罐, ka li fen, ga lei fan, 油咖喱粉',
  'dried chilli':
    '干辣椒, 乾辣椒, 辣椒干, 干红辣椒, 灯笼椒干, 子弹头辣椒, 朝天椒干, 辣椒乾, 二荆条干, gan la jiao, gon laat jiu, 宫保辣椒',
  'fennel seed': '小茴香, 茴香籽, 甜茴香, 洋茴香, xiao hui xiang, 小茴香籽粒, 大茴香籽',
  'sichuan pepper': '花椒, 麻椒, 花椒粉, 藤椒, huajiao, fa jiu, 汉源花椒, 川椒, ma jiao, hua jiao fen',
  'mala spice': '麻辣香锅料, 麻辣粉',
  'hotpot soup base':
    '火锅底料, 火鍋底料, 麻辣火锅底料, 火锅料, 冒菜底料, 火鍋湯底, huoguodiliao, 番茄锅底, 清汤锅底, 清油火锅底料, 菌汤火锅底料, 菌汤底料, 酸菜鱼底料, 酸菜鱼调料, 水煮鱼调料, 水煮鱼料, 水煮肉片调料, 麻辣烫底料, 冒菜料, 麻辣鍋底, 麻辣锅底, 火锅汤料, 火鍋湯料, 小龙虾调料, 鸳鸯锅底, 麻辣醬, 麻辣酱, 火鍋湯包, 德庄火锅底料, 名扬火锅底料, 大龙燚, 酸汤肥牛料, 火锅蘸料, 火鍋沾醬, 火锅蘸酱, 牛油底料, ma la di liao, fo wo tong dai, fo wo tai, ma la jiang, suan cai yu liao',
  'mixed seasoning':
    '调味料, 調味料, 调料, 烧烤料, 烧烤撒料, 烧烤粉, 韩式烤肉蘸料, 奥尔良腌料, 奧爾良醃料, 新奥尔良腌料, 椒盐粉, 椒鹽粉, 椒盐, 椒鹽, 胡椒盐, 胡椒鹽, 盐焗粉, 鹽焗雞粉, 盐焗鸡粉, 沙姜粉, 炸鸡腌料, 卤肉粉, 調味粉, 调味粉, 意大利香料, 義式香料, 烧烤蘸料, 烤肉料, 炖肉料, 調味鹽, 蒸肉粉, 粉蒸肉粉, 蒸肉米粉, 五香蒸肉粉, 凉拌菜调料, 干碟, 火锅干碟, 辣椒干碟, jiao yan, shao kao liao',
  msg: '味精, 味素, weijing, mei zing',
  salt: '盐, 鹽, 食盐, 食鹽, 海盐, 海鹽, yim, shiyan, 低钠盐, 湖盐, 低钠食盐, 无碘盐, 加碘盐, 碘盐, 岩盐, 岩鹽, 玫瑰盐, 玫瑰鹽, 喜馬拉雅岩鹽, 幼鹽, 台鹽, 精盐, 精鹽, yan ba, sik yim',
  'sesame seed': '芝麻, 白芝麻, 黑芝麻, zhima, ji ma, bai zhi ma, hei zhi ma, zi maa',
  'star anise': '八角, 大料, bajiao, baat gok, 八角茴香, 大茴香, da liao',
  'turmeric powder': '姜黄, 姜黄粉, 黃薑粉, 薑黃, 黄姜粉, 姜黃粉, 黃姜粉, jiang huang fen, wong geung fan',
  'agar agar powder':
    '琼脂, 燕菜, 洋菜, 寒天, 大菜, 卡拉胶, 白凉粉, 白涼粉, 冰粉粉, 白凉粉粉, 吉利T, 果凍粉T, han tian, bai liang fen',
  'baking powder': '泡打粉, 发粉, 發粉, 无铝泡打粉, 無鋁泡打粉, 双效泡打粉, pao da fen, faat fan, fa fen',
  'baking soda':
    '小苏打, 小蘇打, 苏打粉, 食用碱, 梳打粉, 梳打粉袋, 食用蘇打粉, 食粉, 碳酸氢钠, 碱面食用, xiao su da, so da fan',
  'bread flour':
    '高筋面粉, 高筋麵粉, 高筋粉, 高筋, 面包粉, 面包机粉, 金像高筋粉, 新良面包粉, 高筋面粉袋, 高粉, 麵包粉高筋, gao jin mian fen, gou gan fan, gao jin fen',
  'bread mix':
    '蛋糕粉, 松饼粉, 鬆餅粉, 预拌粉, 預拌粉, 蛋糕预拌粉, 鬆餅預拌粉, 华夫饼粉, 面包预拌粉, 蛋挞预拌, 班戟粉, 热香饼粉, 鬆餅粉盒, 戚风预拌粉, yu ban fen, song bing fen',
  breadcrumbs:
    '面包糠, 麵包糠, 面包屑, 麵包粉, 金黄面包糠, 黄金面包糠, 麵包屑, 白面包糠, 吉列粉, mian bao kang, min bao hong',
  'brown sugar':
    '红糖, 黑糖, 黄糖, 赤砂糖, 紅糖, 黃糖, hongtang, hung tong, 片糖, 古法红糖, 古法黑糖, 二砂, 二砂糖, 二號砂糖, 金砂糖, 黃砂糖, 黄砂糖, 黄冰糖, 紅砂糖, 原蔗糖, 赤糖, 原糖, hei tang, chi sha tang',
  'cocoa powder': '可可粉, kekefen, 可可粉罐, 法芙娜可可粉, ho ho fan',
  'corn starch':
    '淀粉, 玉米淀粉, 生粉, 太白粉, 木薯粉, 土豆淀粉, 红薯淀粉, 粟粉, 鷹粟粉, 地瓜粉, 玉米澱粉, 栗粉, 澱粉, dianfen, shengfen, saang fan, sang fan, 生粉袋, 鷹粟粉袋, 粟粉袋, 马铃薯淀粉, 馬鈴薯澱粉, 马铃薯粉, 樹薯粉, 葛粉, 藕粉, 西湖藕粉, 菱粉, 澄粉, 澄面, 澄麵, 小麦淀粉無筋, 蕃薯粉, 番薯粉, 红薯淀粉袋, 莲藕粉, 粟米粉, 芡粉, tai bai fen, di gua fen, sang fun, suk fan, ou fen, mu shu fen',
  'dry yeast':
    '酵母, 干酵母, 酵母粉, jiaomu, 速发酵母, 安琪酵母, 高活性干酵母, 速發酵母, 依士, 依士粉, 燕子酵母, 酵母菌, 發酵粉, 发酵粉酵母, jiao mu fen, yi si fan',
  gelatin:
    '吉利丁, 鱼胶粉, 明胶, 吉利丁片, 魚膠粉, jilidin, 吉利片, 鱼胶片, 魚膠片, 明膠, 魚膠粉袋, ji li ding, yu jiao fen, yu gaau fan',
  'glutinous rice flour':
    '糯米粉, nuomifen, 水磨糯米粉, 糯米粉袋, 汤圆粉, 三象糯米粉, 糕粉, no mai fan, lo mai fan',
  'granulated sugar':
    '糖, 白糖, 砂糖, 白砂糖, 冰糖, 细砂糖, 方糖, 細砂糖, baitang, bingtang, baak tong, sa tong, 绵白糖, 白绵糖, 绵糖, 幼砂糖, 单晶冰糖, 特砂, 白糖袋, 沙糖, 幼糖, 太古砂糖, 多晶冰糖, 太古方糖, 白砂糖袋, 咖啡糖, bai sha tang, sha tang, mian bai tang, saa tong, bing tong, 黄冰糖块',
  'icing sugar': '糖粉, 糖霜, 糖粉袋, 防潮糖粉, tang fen, tong sung',
  'plain flour':
    '面粉, 麵粉, 中筋面粉, 小麦粉, 中筋麵粉, 小麥粉, 普通面粉, mianfen, min fan, 饺子粉, 家用面粉, 饺子面粉, 馒头粉, 雪花粉, 富强粉, 中筋粉, 中粉, 小麥麵粉, 特一粉, 包子粉, 水餃粉, 麵粉袋, 五得利面粉, 河套面粉, 白面, 麦芯粉, 特精粉, 多用途面粉, 普通麵粉, zhong jin mian fen, min fun, jung gan fan',
  'rice flour':
    '粘米粉, 大米粉, 米磨粉, 在來米粉, 水磨粘米粉, 蓬萊米粉粉, 在来米粉, 粘米粉袋, 籼米粉, nian mi fen, jim mai fan',
  'self-raising flour':
    '低筋面粉, 自发粉, 低筋麵粉, 自發粉, 低筋粉, 自发面粉, 蛋糕面粉, 低粉, 蛋糕低筋粉, 自发面粉袋, 自發麵粉, 低筋面粉袋, 日清低筋, 紫羅蘭低筋, 鷹嘜自發粉, di jin mian fen, dai gan fan, di jin fen, ji faat fan',
  'tempura flour':
    '天妇罗粉, 炸粉, 脆炸粉, 天婦羅粉, 酥炸粉, 炸鸡粉, 炸雞粉, 炸鸡裹粉, 鹽酥雞粉, 裹粉, 天妇罗粉袋, 韩式炸鸡粉, 炸雞塊粉, 唐扬鸡粉, 炸鱼粉, zha ji fen, ja fan, cui zha fen',
  'vanilla extract':
    '香草精, 香草, 云呢拿油, 香草荚, 香草莢, 香草籽酱, 雲呢拿油, 云呢拿香油, 呍呢拿香油, 香草浓缩液, xiang cao jing',
  'wholemeal flour':
    '全麦粉, 全麥麵粉, 全麦面粉, 全麦粉袋, 全麦面包粉, 全麥粉, 阿塔面粉, 石磨全麦粉, quan mai fen, cyun mak fan',
  almond: '杏仁, 巴旦木, 扁桃仁, 巴旦杏, 大杏仁, xingren, hang yan, badanmu, 巴旦木仁, 烘焙杏仁',
  cashew: '腰果, yaoguo, yiu gwo, 炭烧腰果, 炭燒腰果',
  'chestnut roasted':
    '栗子, 板栗, 糖炒栗子, leut ji, banli, 甘栗仁, 栗子仁, 迁西板栗, 天津甘栗, li zi ren, gam leot',
  'chia seed': '奇亚籽, 奇亞籽, 鼠尾草籽, 奇亞子, 奇亚子, qi ya zi',
  flaxseed: '亚麻籽, 亞麻籽, 亚麻仁, 亞麻仁, 亞麻仁籽',
  'ginkgo nut': '白果, 银杏, 銀杏, 银杏果, 銀杏果, baak gwo',
  hazelnut: '榛子, 榛果, zhenzi, 榛子仁, 榛果仁',
  macadamia: '夏威夷果, 夏威夷豆, 澳洲坚果, 夏果, 夏威夷果仁, 夏威夷果仁粒, xia wei yi guo, ha wai yi gwo',
  'melon seed': '瓜子, 西瓜子, guazi, gwa ji, 五香瓜子, 焦糖瓜子, 恰恰瓜子, 吊瓜子, gwaa zi',
  'mixed nuts':
    '混合坚果, 每日坚果, 混合堅果, 什錦果仁, 无调味坚果, 無調味堅果, 雜錦果仁, 坚果大礼包, 沃隆, hun he jian guo',
  peanut:
    '花生, 花生米, 花生仁, 落花生, huasheng, fa saang, 螺蛳粉, luosifen, fa sang, 酒鬼花生, 红皮花生, 炸花生米, 油炸花生米, 長生果, 盐酥花生, 黄飞红, 黄飞红麻辣花生, faa saang, 螺狮粉, 柳州螺狮粉',
  pecan: '碧根果, 胡桃美, 山核桃, 长寿果, 長壽果, 碧根果仁, bi gen guo',
  'pine nut': '松子, 松仁, 开口松子, 巴西松子, song zi, chung ji',
  pistachio: '开心果, 開心果, kaixinguo, 无漂白开心果, 开心果仁, hoi sam gwo',
  'pumpkin seed': '南瓜子, 白瓜子, 南瓜子仁, 南瓜籽, 南瓜籽仁, nan gua zi',
  'sunflower seed':
    '葵花籽, 葵花子, 香瓜子, 葵瓜子, 焦糖葵花籽, 葵花籽仁, 葵瓜子仁, 太阳花籽, kui hua zi, 葵花子仁',
  walnut:
    '核桃, 核桃仁, 胡桃, hetao, hap tou, 纸皮核桃, 琥珀核桃, 琥珀核桃仁, 薄皮核桃, 合桃, 合桃仁, 山核桃仁小, he tao ren',
  'dried anchovy':
    '江鱼仔, 小鱼干, 江魚仔, 小魚乾, 鱼干仔, 银鱼干, 公鱼仔, 鳀鱼干, 丁香鱼干, 丁香魚乾, 公魚乾, xiao yu gan, 江魚乾',
  'dried black fungus':
    '木耳, 黑木耳, 云耳, 雲耳, muer, wan yi, heimuer, muk yi, 小碗耳, 秋木耳, 川耳, 泡发木耳, wan yee, muk yee',
  'dried cuttlefish':
    '鱿鱼丝, 鱿鱼干, 魷魚絲, 鱿鱼片零食, 手撕鱿鱼, 鱿鱼仔零食, 墨鱼干, 土魷干, 墨魚乾, 魷魚乾, 碳烤鱿鱼丝, 鱿鱼足片, you yu si, you yu gan, yau yu si',
  'dried dates': '椰枣, 蜜枣, 椰棗, 蜜棗, 伊拉克蜜枣, 中东椰枣, ye zao',
  'dried longan':
    '桂圆, 龙眼干, 桂圓, 龍眼乾, 桂圆干, guiyuan, 龙眼肉, 龍眼肉, 圆肉, 元肉, 荔枝干, 荔枝乾, yun yuk, yuan rou',
  'dried mango':
    '芒果干, 果干, 水果干, 芒果乾, 杏干, 果乾, 菠萝干, 鳳梨乾, 杏脯, 果脯, 冻干水果, 冻干草莓, 凍乾草莓, 草莓干, 草莓乾, 苹果干, 蘋果乾, 香蕉干, 蜜饯, 蜜餞, 芭樂乾, 无花果干, 無花果乾, 猕猴桃干, 奇異果乾, 桃干, 红薯干零食, 冻干草莓脆, 黄桃干, 菠蘿蜜乾果, 水果乾, mang guo gan, guo gan, guo pu, mong gwo gon',
  'dried mushroom':
    '干香菇, 冬菇, 乾香菇, 花菇干, donggu, dung gu, ganxianggu, 香菇干, 茶树菇, 小花菇, 鹿茸菇, 茶樹菇, 猴头菇, 猴頭菇, 姬松茸, 干菌菇, 椴木香菇, 乾花菇, cha shu gu, hou tou gu',
  'dried scallop':
    '干贝, 瑶柱, 乾貝, 瑤柱, ganbei, yaozhu, gong yu chu, 江瑶柱, 江瑤柱, 日本元貝, yiu chyu, yiu chu, gon bui',
  'dried seaweed':
    '海带, 海帶, 裙带菜, 昆布, 紫菜, 海苔芽, 裙帶菜, haidai, zicai, ji choi, 海带结, 海帶芽, 海带芽, 海带苗, 海帶結, 海白菜, 石花菜, 鹿角菜, 羊栖菜, 羊棲菜, 海草, 中华海草, 中華海藻, 海藻沙律, 海葡萄, 坛紫菜, 無沙紫菜, hai dai jie, qun dai cai, hoi daai, 紫菜饼',
  'dried shrimp':
    '虾米, 虾皮, 蝦米, 开洋, 蝦皮, 海米, xiami, ha mai, 金钩海米, 虾干, 蝦乾, 淡干虾皮, 烤虾干, 樱花虾, 櫻花蝦, 蝦米仔, 即食虾干, 大虾干, xia pi, xia gan, haa mai, ha gon, hai mi',
  'goji berry': '枸杞, 枸杞子, 杞子, gouqi, gau gei ji, gei ji, 宁夏枸杞, 枸杞王, 寧夏枸杞, gau gei',
  'lily bulb dried':
    '百合, 百合干, 黄花菜, 金针菜, 兰州百合, 乾金針, 金針花, 金針乾, 忘忧草, bai he, baak hap, huang hua cai, gam jam',
  prune:
    '西梅, 话梅, 話梅, 西梅干, 乌梅, 烏梅, 加州西梅, 半边梅, 九制话梅, 陈皮梅, 溜溜梅, 雪梅, 甘草梅, 化核加應子, 嘉应子, 加应子, 陳皮梅, 情人梅, xi mei, hua mei, wu mei, waa mui, wa mui, sai mui',
  raisin:
    '葡萄干, 提子干, 葡萄乾, 提子乾, putaogan, 黑加仑葡萄干, 黑加仑干, 吐鲁番葡萄干, 新疆葡萄干, 红提干, 蔓越葡萄干, tai ji gon',
  'red date':
    '红枣, 大枣, 紅棗, 枣, 枣子, 大棗, hongzao, hung jou, hung jo, 灰枣, 新疆大枣, 若羌灰枣, 和田大枣, 和田玉枣, 金丝小枣, 骏枣, 冬枣, 冬棗, 蜜棗紅, 枣夹核桃枣, 南棗, 黑棗, hung zou, 奶枣红',
  'salted fish':
    '咸鱼, 鹹魚, 咸魚, xianyu, haam yu, 马友咸鱼, 馬友鹹魚, 梅香咸鱼, 鹹魚仔, 鱼干, 魚乾, 鱼鲞, 黄鱼鲞, 腊鱼, 臘魚, 大地鱼干, 大地魚, 左口鱼干, 扁魚, 扁魚乾, 鳗鲞, 花膠, 花胶, 鱼肚, 魚肚, 魚膠, 鱼胶, ham yu, hua jiao fish, yu gan, fa gaau',
  'white fungus dried': '银耳, 雪耳, 白木耳, 銀耳, yiner, 古田银耳, 丑耳, bai mu er, syut yi, syut yee',
  biscuits:
    '饼干, 餅乾, 消化饼, 消化饼干, 消化餅, binggan, beng gon, 压缩饼干, 手指饼干, 手指餅乾, 动物饼干, 早餐饼干, 早餐餅, 酥性饼干, 韧性饼干, 麦维他消化饼, 麥維他消化餅, 瑪莉餅, 玛丽饼干, 手指餅, 嘉頓什餅, 什餅, 雜餅, 全麦饼干, 孔雀餅乾, 掬水軒, 營養口糧, 口糧餅乾, 早餐餅乾, 克力架饼干, 好吃点, 夹心餅乾, 檸檬夾心餅乾, 夹心饼, 夾心餅, 檸檬夾心餅, 牛乳饼, 高纖餅, 克力架甜, 小熊饼干, xiao hua bing, bang gon, 万年青饼干',
  'chocolate biscuit':
    '奥利奥, 奧利奧, 巧克力饼干, 巧克力棒, 百奇, 百力滋巧克力, aoliao, 巧克力餅乾, 朱古力餅乾, 夹心饼干, 巧克力夹心饼干, 巧克力夾心餅乾, 趣多多巧克力, 百奇饼干, 百奇棒, 百力滋棒, 小熊饼巧克力, 好丽友蘑古力, 蘑古力, 奇巧饼, 雀巢脆脆鲨巧克力, 巧克力派饼, 朱古力手指餅, 朱古力夾心餅, 可可饼干, 蘑菇力, bai qi, qiaokeli binggan',
  cookies:
    '曲奇, 曲奇饼, 曲奇饼干, 曲奇餅, quqi, kuk kei, 巧克力曲奇, 趣多多, 蓝罐曲奇, 藍罐曲奇, 皇冠丹麦曲奇, 丹麥曲奇, 珍妮曲奇, 蔓越莓饼干, 朱古力曲奇, 小熊曲奇, kuk kay, qu duo duo',
  'corn chips':
    '玉米片, 粟米脆片, 墨西哥玉米片, 多力多滋, 立體脆, 妙脆角, 粟一燒, 玉米片零食, 墨西哥脆片, 粟米条玉米',
  crackers:
    '苏打饼, 苏打饼干, 梳打餅, 蘇打餅乾, 咸饼干, suda binggan, 香葱饼干, 香蔥餅乾, 蘇打餅, 奶盐苏打, 太平苏打, 太平梳打, 太平梳打餅, 芝士饼干, 芝士餅乾, 芝士夾心餅, 可樂餅乾, 營養餅, 忌廉克力架, 嘉頓忌廉梳打, 薄脆饼干, 薄脆餅乾, 海苔饼干, 海苔苏打饼, 乐之饼干, 樂之餅, 乐之, 闲趣, 閒趣, 威化克力架, so da beng, su da bing',
  'fruit gummies':
    '软糖, 橡皮糖, 軟糖, 果汁软糖, 小熊软糖, ruantang, QQ糖, 旺仔QQ糖, 橡皮软糖, 哈瑞宝, 哈瑞宝软糖, 哈里波, 酸砂软糖, 小熊橡皮糖, 果汁糖, 熊仔糖, 熊仔軟糖, 啫喱糖, 荔枝糖软, 超級大蘋果, 果肉软糖, qq tang, 橡皮糖熊',
  'granola bar':
    '燕麦棒, 谷物棒, 能量棒, 士力架燕麦, 穀物棒, 燕麥棒, 谷物能量棒, 能量棒坚果, 坚果棒, 堅果棒, 早餐棒, gu wu bang',
  'haw flakes':
    '山楂, 山楂片, 山楂卷, 山楂糕, 山楂球, 果丹皮, 雪球山楂, 山楂条零食, 炒红果, 仙楂餅, 山渣, 冰糖葫芦, 糖葫芦, 糖葫蘆, shan zha, saan ja beng, tang hu lu, bing tang hu lu, guo dan pi, shan zha pian, 山楂饼',
  marshmallow: '棉花糖, 棉花軟糖, mian hua tang, min fa tong',
  popcorn: '爆米花, 爆谷, 爆穀, baomihua, 球形爆米花, 爆米花桶, 爆穀焦糖, 米花, baau guk, bau guk',
  'potato chips':
    '薯片, 洋芋片, 乐事, 樂事, 薯條片, shupian, syu pin, 品客, 可比克, 上好佳薯片, 珍珍薯片, 卡樂B薯片, 熱浪薯片, 薯條零食, 洋芋片罐, 可樂果, 薯愿, 好友趣, 大波浪薯片, 华元薯片, 空气薯片, 空心薯條, 薯格, 呀土豆, 卡樂b薯條, 薯條三兄弟, yang yu pian',
  'protein bar': '蛋白棒, 蛋白棒代餐, 高蛋白棒, 能量蛋白棒, 乳清蛋白棒, dan bai bang',
  'rice cracker':
    '仙贝, 米饼, 雪饼, 旺旺, 仙貝, 米餅, xianbei, 米果, 锅巴, 雪餅, 雪米饼, 米通零食, 鍋巴, 海苔米果, 米菓, 海苔卷米, 粟米鍋巴, 大米饼, 芝士米餅, 柿種, xue bing, guo ba, mi bing, wang wang',
  'sushi nori': '寿司海苔, 壽司海苔, shou si hai tai, 紫菜包饭海苔',
  'roasted seaweed':
    '海苔, 烤海苔, 韩国海苔, haitai, hoi toi, 海苔夹心脆, 波力海苔, 芝麻夹心海苔, 四洲紫菜, 紫菜零食, 味付海苔, 小老闆海苔, 美好时光海苔, 海苔酥, 即食紫菜, 味附海苔',
  wafer:
    '威化, 威化饼, 威化餅, 蛋卷, 蛋捲, 丽芝士威化, 丽芝士, 麗芝士, 嘉顿威化, 嘉頓威化餅, 雀巢威化, 脆脆鲨, 威化夹心, 七喜威化, 爱芬乐, 卷心酥, 捲心酥, 巧克力威化, 朱古力威化, 注心饼干, 蛋卷芝麻, wei hua, wai fa beng, wei hua bing gan',
  candy:
    '糖果, 硬糖, 棒棒糖, 薄荷糖, tangguo, tong gwo, 水果糖, 喜糖, 阿尔卑斯糖, 阿尔卑斯, 大白兔水果糖, 润喉糖, 潤喉糖, 金嗓子喉宝, 喉糖, 话梅糖, 話梅糖, 咸柠檬糖, 跳跳糖, 真知棒, 珍寶珠, 汽水糖, 瑞士糖, 彩虹糖, 夹心糖, 軟糖水果, 椰子糖, 生姜糖, 薑糖, 姜糖, 陈皮糖, 秋梨膏糖, 冰糖雪梨糖, 糖粒, 悠哈糖, bang bang tang, hou tang, seui si tong, bo ba tang',
  'chewing gum':
    '口香糖, 香口胶, 香口膠, 泡泡糖, 绿箭, 綠箭, 益达, 木糖醇口香糖, 箭牌, 炫迈, 吹波膠, 大大泡泡糖, 青箭口香糖, kou xiang tang, heung hau gaau, lv jian',
  'chocolate dark':
    '黑巧克力, 黑朱古力, 黑巧, 每日黑巧, 苦巧克力, 生酮巧克力黑, hei qiao ke li, hei qiao, haak jyu gu lik',
  'chocolate milk bar':
    '巧克力, 朱古力, 牛奶巧克力, 巧克力棒条, 德芙, 士力架, 巧克力排, qiaokeli, jyu gu lik, 费列罗巧克力排, 好时巧克力, 瑞士莲, 瑞士莲巧克力, 吉百利, 吉百利巧克力, 脆香米, 奇巧, 奇巧巧克力, 健达, 健达缤纷乐, 健達繽紛樂, 建达奇趣蛋, 健达奇趣蛋, 麦提莎, 麥提莎, 麦丽素, 彩虹巧克力豆, 雷神巧克力, 滋露巧克力, 77乳加, 乳加巧克力, 朱古力磚, 生巧, 巧克力砖, 特趣, 三角巧克力, 三角朱古力, 費列羅朱古力條, 明治雪吻, chu gu lik, shi li jia, chyu gu lik',
  'grass jelly':
    '仙草, 凉粉, 涼粉, 烧仙草, 龜苓膏, xiancao, 烧仙草冻, 仙草凍, 仙草冻, 仙草蜜, 龟苓膏, 涼粉凍, 双钱龟苓膏, 海底椰涼粉, shao xian cao, gui ling gao, leung fan, leung fun, gwai ling gou',
  'jelly cup':
    '果冻, 果凍, 啫喱, 蒟蒻果冻, guodong, je lei, 吸吸冻, 蒟蒻冻, 果肉果冻, 喜之郎果冻, 喜之郎, 可吸果冻, 椰果果冻, 啫喱杯, 布丁果冻, ze lei, kexi guodong',
  mochi:
    '麻薯, 麻糬, 大福, 糯米糍, mashu, 雪媚娘, 糯米滋, 糯米团子, 日式團子, 三色丸子, 艾窝窝, 驴打滚日式, 糯米糍糍, xue mei niang, no mai chi, lo mai chi',
  'pudding cup':
    '布丁, 布甸, 焦糖布丁, buding, 焦糖布甸, 焦糖鸡蛋布丁, 法式炖蛋, 燉蛋, 炖蛋, 冰花燉蛋, 烤布蕾, 舒芙蕾布丁, dan ngaan, jiao tang bu ding',
  toffee:
    '太妃糖, 大白兔, 大白兔奶糖, 拖肥糖, 奶糖, 焦糖, 牛奶糖太妃, 旺仔牛奶糖, 奶油糖, 阿尔卑斯奶糖, 森永牛奶糖, 炼乳糖, 特浓牛奶糖, 悠哈牛奶糖, 花生牛奶糖糖, 上好佳奶糖, nai tang, niu nai tang, taai fei tong, daai baak tou',
  'pineapple tart': '凤梨酥, 鳳梨酥, 黄梨塔, fenglisu, 凤梨酥盒, 徐福记凤梨酥, 黄梨酥, 黃梨酥, 菠蘿酥',
  'tang yuan fresh':
    '汤圆, 湯圓, 汤丸, 湯丸, 元宵, tangyuan, tong yun, yuanxiao, 黑芝麻汤圆, 鮮肉湯圓皮, 汤团, 湯糰, 汤圆子, tong yuen, tong jyun, zhi ma tang yuan',
  'tau huay':
    '豆花, 豆腐花, 豆腐脑, doufuhua, dau fu fa, 豆花罐, 山水豆腐花, 甜豆花, 花生豆花甜, 豆腐布丁, dou fu nao, tofu fa, dau fu faa',
  'almond milk':
    '杏仁奶, 杏仁露, 杏仁茶, 巴旦木奶, 巴旦木乳, 核桃露, 六个核桃, 核桃奶, 核桃乳, 扁桃仁奶, 坚果奶, 堅果奶, 腰果奶, 露露杏仁露, 核桃牛奶, 合桃露, 合桃糊, 核桃糊, 杏仁糊, 杏仁霜, 杏仁豆腐, he tao lu, liu ge he tao, xing ren lu, hap tou lou, hap tou wu, hang yan wu, hang yan cha, xing ren nai',
  'apple juice': '苹果汁, 蘋果汁, 蘋果西打果汁, 汇源苹果汁, 鲜榨苹果汁, ping guo zhi, ping gwo jap',
  beer: '啤酒, 生啤, pijiu, be jau, 青岛啤酒, 雪花啤酒, 精酿啤酒, 百威, 百威啤酒, 哈尔滨啤酒, 燕京啤酒, 生力啤酒, 藍妹, 嘉士伯, 台啤, 朝日啤酒, 麒麟啤酒, 精酿, 黑啤, 白啤, 果啤, 乌苏啤酒, 勇闯天涯, 菠萝啤, 鲜啤, 金牌台啤, 青啤, beh jau, qing dao pi jiu',
  'birds nest drink': '燕窝, 燕窩, 官燕, 雪燕, yan wo, yin wo',
  'bubble tea':
    '奶茶, 珍珠奶茶, 波霸奶茶, 珍奶, naicha, naai cha, zhenzhu naicha, 喜茶, 奈雪, 黑糖珍珠鲜奶, 黑糖珍珠鮮奶, 珍珠鮮奶茶, 波霸鲜奶茶, 一点点, 蜜雪冰城, 霸王茶姬, 茶百道, 絲襪奶茶, 丝袜奶茶, 香飘飘, 香飘飘奶茶, 优乐美, 阿萨姆奶茶, 純喫茶奶, 奶盖茶, 奶蓋茶, 鲜奶茶, 鮮奶茶, 厚乳拿铁奶茶, 烤奶, 紅茶拿鐵, 布丁奶茶, 凍奶茶, 冻奶茶, 茶拿鐵, lai cha, zhen nai, gong sik naai cha, dung lai cha, dung naai cha, naai caa, laai cha',
  'chrysanthemum tea packet':
    '菊花茶, 冬瓜茶, 冬瓜茶饮料, 清凉茶, 凉茶, 涼茶, 加多宝, 王老吉凉茶, 罗汉果茶, 羅漢果茶, 廿四味, 五花茶, 竹蔗茅根, 茅根竹蔗水, 夏枯草, 夏枯草茶, 金銀花露, 金银花露, 盒装清凉茶, 馬蹄爽, 仙草茶, 青草茶, 冬瓜露, 竹蔗水, ju hua cha, guk fa cha, dung gwa cha, leung cha, dong gua cha',
  'coconut water': '椰子水, 椰水, yezishui, 椰青水, 椰青水瓶, ye seui, ye sui',
  'coffee 3-in-1':
    '三合一咖啡, 雀巢三合一, 雀巢1+2, 三合一白咖啡, 旧街场白咖啡, 舊街場白咖啡, 益昌白咖啡, 二合一咖啡, 条装咖啡三合一, 即溶三合一, 超级咖啡三合一, 三合一即溶咖啡, san he yi ka fei, saam hap yat ga fe',
  'coffee beans': '咖啡豆, kafeidou, ga fe dau, 深烘咖啡豆, 蓝山咖啡豆, 阿拉比卡咖啡豆',
  'coffee ground':
    '咖啡粉, 现磨咖啡, 挂耳咖啡, 掛耳咖啡, 濾掛咖啡, 滤挂咖啡, 咖啡胶囊, 膠囊咖啡, 挂耳包, 濾掛式咖啡, 研磨咖啡粉, gua er ka fei, ka fei fen',
  'coffee instant':
    '咖啡, 速溶咖啡, 即溶咖啡, 雀巢咖啡, kafei, ga fe, sukafei, 黑咖啡粉, 雀巢醇品, 三顿半, 意式浓缩, 濃縮咖啡, 冷萃咖啡液, 咖啡液, 美式, 齋啡, 齋咖啡, 斋啡, 隅田川, su rong ka fei, hei ka fei, jaai fe, mei shi',
  'drinking chocolate':
    '热巧克力, 热可可, 朱古力粉, 熱可可, 可可粉冲饮, 高乐高, 高樂高, 阿华田可可, 吉百利热巧, 熱朱古力, 朱古力沖劑, 巧克力冲饮, 巧克力粉, 可可飲, gao le gao, yit jyu gu lik, re qiao ke li',
  'energy drink':
    '红牛, 功能饮料, 紅牛, 东鹏特饮, 东鹏, 魔爪, 乐虎, 魔爪饮料, 尖叫, 力保健, 蠻牛, 黑卡, 能量饮料, 能量飲料, 红牛饮料, 战马, hong niu, dong peng, hung ngau, hong niu yin liao',
  'green tea':
    '绿茶, 綠茶, 抹茶, 抹茶粉, lvcha, luk cha, lu cha, longjing, 碧螺春, 龍井茶, 西湖龙井, 毛尖, 信阳毛尖, 黄山毛峰, 太平猴魁, 安吉白茶, 蒸青, 炒米茶, mo cha, bi luo chun, maat cha',
  'iced lemon tea':
    '冰红茶, 柠檬茶, 檸檬茶, 冰紅茶, 凍檸茶, 瓶装茶, ningmengcha, dung ling cha, 冰绿茶, 無糖綠茶, 茉莉蜜茶, 茉莉清茶, 三得利乌龙茶, 三得利烏龍茶, 东方树叶, 東方樹葉, 茶π, 小茗同学, 瓶裝茶, 无糖茶, 無糖茶, 蜜桃乌龙, 桃紅茶, 冰茶, 水蜜桃茶, 水果茶, 水果茶饮, 百香果茶, 鴻福堂, 道地綠茶, 茶裏王, 御茶園, 每朝健康, 麥香紅茶, 立顿冰红茶, 凍檸檬茶, 手打柠檬茶, 鸭屎香柠檬茶, 锡兰柠檬茶, bing hong cha, dong ling cha, ling mung cha, dung ning cha, vita ling mung cha, bing cha',
  'isotonic drink':
    '运动饮料, 宝矿力, 脉动, 運動飲料, 電解質飲料, 宝矿力水特, 寶礦力水特, 寶礦力, 佳得乐, 佳得樂, 尖叫饮料, 外星人电解质水, 电解质水, 電解質水, 水动乐, 水動樂, 脉动饮料, 舒跑, 運動飲品, 维生素饮料, 水溶c100, 力量帝, 维他命水, bao kuang li, mai dong, bou kwong lik, dian jie zhi shui',
  'malt drink':
    '美禄, 好立克, 阿华田, 美祿, 阿華田, meilu, 麦乳精, 美祿巧克力, 能得利, 樂口福, ho lap hak, hao li ke, a hua tian, ou wah tin',
  'milk tea 3-in-1':
    '奶茶粉, 三合一奶茶, 拉茶, 立顿奶茶, 立頓奶茶, 香飘飘冲泡, 3点1刻, 三點一刻, 3點1刻奶茶, 冲泡奶茶, 即溶奶茶, 奶茶冲剂, 速溶奶茶, 固体奶茶, 奶茶包, nai cha fen, san dian yi ke',
  'oat milk':
    '燕麦奶, 燕麥奶, yanmainai, 噢麦力, 燕麦饮, 燕麥飲, 燕麦露, 燕麦乳, 燕麥植物奶, 咖啡大师燕麦奶, 燕麥奶咖啡師, yin mak naai',
  'orange juice':
    '橙汁, 柳橙汁, 鲜橙多, chengzhi, chaang jap, 果粒橙, 美汁源, 美汁源果粒橙, 汇源橙汁, 农夫果园, 鲜橙多瓶, 柳橙原汁, 味全每日C橙汁, 都樂橙汁, 柑橘汁, chaang zap, xian cheng duo, guo li cheng, chang jap',
  'soft drink':
    '可乐, 可樂, 汽水, 雪碧, 可口可乐, 芬达, 可口可樂, 百事可乐, 苏打汽水, kele, ho lok, hei seui, qishui, 北冰洋, 零度可乐, 沙士, 百事, 零系可樂, 健怡可乐, 健怡可樂, 大窑, 大窑汽水, 美年达, 美年達, 七喜, 芬達, 冰峰, 宏宝莱, 元气森林, 玉泉忌廉, 忌廉汽水, 黑松沙士, 蘋果西打, 芬達橙汁, 屈臣氏汽水, 玉泉, 玉泉梳打, 汽水罐, 可口可樂零, 可爾必思汽水, 可尔必思, ke kou ke le, bai shi ke le, xue bi, fen da, ho lohk, hei sui, fan tat, 可樂罐',
  soju: '烧酒, 燒酒, 韩国烧酒, 真露, 真露烧酒, 初饮初乐, 好天好饮, 韓國真露, 米酒韩国, 玛克丽, 馬格利, 马格利酒, shao jiu, siu jau',
  'soy milk':
    '豆浆, 豆漿, 豆奶, 豆乳, doujiang, dau jeung, dounai, 甜豆浆, 現磨豆漿, 黑豆浆, 黑豆漿, 黑豆奶, 甜豆漿, 豆浆盒, 有糖豆漿, 維他奶豆漿, 唯怡豆奶, 豆本豆, 植物奶豆, 大豆奶, dau zeung, dau naai, tau jeung, dau cheung',
  'soy milk uht':
    '维他奶, 維他奶, 麦精维他奶, 麥精維他奶, 维维豆奶, 維他麥精, 紙包維他奶, 纸包豆奶, 盒装豆奶, wei ta nai, vita naai, wai ta naai',
  'sparkling water':
    '苏打水, 气泡水, 梳打水, 氣泡水, 巴黎水, 有氣水, 气泡矿泉水, 氣泡礦泉水, 圣培露, 梳打水罐, 苏打水瓶, 苏打气泡水, 通寧水, 汤力水, 湯力水, qi pao shui, su da shui, hei pou seui',
  spirits:
    '白酒, 威士忌, 伏特加, 高粱酒, 朗姆酒, baijiu, 茅台, 二锅头, 五粮液, 江小白, 泸州老窖, 洋河, 牛栏山, 牛栏山二锅头, 红星二锅头, 金门高粱, 金門高粱, 58高粱, 洋酒, 琴酒, 金酒, 冧酒, 兰姆酒, 蘭姆酒, 龙舌兰酒, 龍舌蘭酒, 白兰地, 白蘭地, 锐澳, 锐澳鸡尾酒, 鸡尾酒, 雞尾酒, 预调酒, 梅子酒, 桂花酒, 药酒, 九江双蒸, er guo tou, wai si gei, mao tai, mei zi jiu, mei jiu',
  'tea bags':
    '茶, 红茶, 茶包, 茶叶, 紅茶, 茶葉, 乌龙茶, 烏龍茶, 普洱, 铁观音, hongcha, chabao, 立顿红茶, 立頓紅茶, 立顿茶包, 英式红茶, 伯爵红茶, 伯爵茶, 锡兰红茶, 錫蘭紅茶, 阿萨姆红茶, 阿薩姆紅茶, 早餐茶, 英国早餐茶, 正山小种, 大吉岭, 蜜桃乌龙茶包, 普洱茶包, 茶包袋, hung cha, caa baau, cha bau, bo jue hong cha, wu long cha',
  'tea loose leaf':
    '茉莉花茶, 普洱茶, 龙井, chaye, wulong, cha yip, 红茶叶, 大红袍茶, po lei, 铁观音茶, 鐵觀音, 金骏眉, 正山小种茶, 滇红, 祁门红茶, 茉莉龙珠, 白毫银针, 白茶, 老白茶, 水仙, 大红袍, 高山茶, 凍頂烏龍, 冻顶乌龙, 東方美人, 单丛, 鳳凰單叢, 鸭屎香, 六堡茶, 生普, 熟普, 陳皮普洱, 陈皮, 陳皮, 茉莉花, 香片, 香片茶, 寿眉, 壽眉, 茉莉绿茶, 烏龍茶葉, 花茶, tie guan yin, tit gun yam, pu er cha, bo lei, mo li hua cha, heung pin, sau mei, bai cha, 普洱茶饼',
  'water bottled':
    '矿泉水, 水, 饮用水, 瓶装水, 礦泉水, 纯净水, kuangquanshui, 怡宝, 百岁山, 依云, 娃哈哈纯净水, 屈臣氏蒸餾水, 蒸馏水, 蒸餾水, 维他蒸馏水, 飲用水, 饮用纯净水, 饮用天然水, 白开水, 凉白开, 飛雪, 冰露, 大樽水, 泉水, kwong chyun seui, jing liu seui, nong fu shan quan, chun jing shui',
  wine: '红酒, 葡萄酒, 白葡萄酒, 紅酒, 白酒葡, hongjiu, putaojiu, hung jau, 干红, 干白, 张裕, 长城干红, 桑格利亚, gan hong',
  'frozen bao':
    '速冻包子, 冷冻包子, 菜包, 叉烧包冷冻, 生煎, 小笼包冷冻, 菜肉包, 奶皇包, 水煎包, 冷冻肉包, 冷凍肉包, 冷冻奶黄包, 冷冻流沙包, 速冻流沙包, 豆沙包子, 红糖馒头, 冷冻小笼包, 速冻小笼包, 奶黃流心包, 芝麻包, 高麗菜包, 韭菜包, 刈包冷凍, 梅干菜包, 冷凍包子, 冷凍小籠包, 紫薯包, 三角糖包, 糖包, 金沙包, 雪菜包, lau sa bau, lau sa baau',
  'frozen chicken nuggets':
    '鸡块, 雞塊, 鸡米花, 炸鸡块, 上校鸡块, 麥樂雞, 雞米花, jikuai, 正新鸡排冷冻, 炸鸡柳, 鸡柳炸, 香酥鸡块, 盐酥鸡冷冻, 唐扬鸡块, 唐扬鸡块冷冻, 日式唐扬鸡, 香酥雞塊, 脆皮鸡块, 川香鸡柳冷冻, 大鸡排冷冻, 炸雞柳, 無骨鹽酥雞, 鸡肉饼, 板烧鸡腿堡排, 急凍炸雞, gai faai, ji mi hua, ji liu zha, tang yang ji kuai',
  'frozen dim sum':
    '速冻点心, 冷凍點心, dim sum, 早茶点心, 港式點心, 冷冻烧卖, 急凍燒賣, 急凍點心, 冷凍燒賣, 冷冻虾饺, 急凍蝦餃, 冷冻点心, 急凍叉燒包点心, 速冻烧麦, 速冻虾饺, 水晶虾饺冷冻, leng dong dian xin',
  'frozen dumplings':
    '饺子, 水饺, 餃子, 水餃, 速冻水饺, 速冻饺子, 锅贴, 鍋貼, 煎饺, 馄饨, 云吞, 餛飩, 雲吞, 抄手, shuijiao, gaau ji, wan tan, huntun, wun tun, 蒸饺, 韭菜盒子, ha gow, har gau, xia jiao, 虾饺, 蝦餃, har gow, ha gaau, 菜肉馄饨, 菜肉餛飩, 日式煎餃, 王饺子, 必品阁, 必品阁王饺子, 必品閣, 八方雲集, 菜肉雲吞, 韭菜餃, 红油抄手, 千里香馄饨, 扁食, 扁肉, 蟹籽雲吞, 灌汤饺, 小籠湯餃, 蒸餃, 鍋貼餃, gaau zi, gao ji, gau ji, wonton zhongshi, yun tun, wan than, wun ton, suk dung gaau ji, wo tip, chao shou, zheng jiao',
  'frozen fish fingers':
    '鱼条, 炸鱼排, 魚柳條, 鳕鱼条, 鱈魚條, 冷冻鱼排, 炸魚柳, 炸鱼柳, 魚柳塊, 黄金鱼排, 急凍魚柳塊, 鱼扒裹粉, 炸魚排, 裹粉鱼排, 冷冻炸鱼, 炸鱼条, 炸魚手指, 鳕鱼排裹粉, zha yu pai, yu liu tiao, 香脆鱼排',
  'frozen fries':
    '薯条, 薯條, 冷冻薯条, 薯饼, 薯餅, 炸薯条, shutiao, syu tiu, 波浪薯条, 薯角, 薯格冷冻, 脆薯, 薯角冷凍, 炸薯條, 早餐薯餅, 薯丸, 笑脸薯饼, 紫薯条, 地瓜條, 红薯条, 薯球, 半成品薯条, shu bing, xue tiu, zha shu tiao',
  'frozen mixed vegetables':
    '混合蔬菜, 三色豆, 什锦蔬菜, 冷冻蔬菜, 蔬菜, 雜菜, 什菜, 三色蔬菜, shucai, sou choi, 杂菜, 杂蔬, 什锦菜, 玉米青豆胡萝卜粒, 三色菜, 玉米青豆, 青菜包, 菜蔬, 火锅蔬菜拼盘, 蔬菜拼盤, 火鍋蔬菜, 菜盘, zacai, zaap choi, leng dong shu cai, san se dou, zaa choi lap',
  'frozen paratha':
    '印度煎饼, 印度抛饼, 印度甩饼, 印度甩餅, 印度薄餅冷凍, 冷凍甩餅, yin du fei bing, 原味飞饼',
  'frozen peas': '豌豆, 青豆, 豌豆仁, 冷冻豌豆, 青豆仁, 荷仁豆, wandou, ching dau, 碗豆, qing dou, wun dau',
  'frozen pizza':
    '披萨, 比萨, 冷冻披萨, 薄饼披萨, 披薩, 比薩, 意式薄餅, pisa, 速冻披萨, 急凍薄餅, 意式薄饼, 夏威夷披萨, 芝士薄餅, 夏威夷薄餅, 海鲜披萨薄, 必胜客披萨冷冻, 香肠披萨, 培根披萨, pei sa, bok beng',
  'frozen prawns':
    '冷冻虾, 冷冻虾仁, 冰鲜虾, 速冻虾仁, 急凍蝦仁, 急凍蝦, 冷凍蝦仁, 冷凍蝦, 冻虾仁, 凍蝦仁, 冷冻大虾, 冷冻黑虎虾, 冰虾, 冷凍草蝦, leng dong xia ren, leng dong xia',
  'ice cream':
    '冰淇淋, 雪糕, 冰激凌, 哈根达斯, 哈根達斯, bingqilin, syut gou, 冰激淋, 八喜冰淇淋, 八喜, 巧克力冰淇淋, 雲呢拿雪糕, 朱古力雪糕, 雪糕杯, 冰淇淋桶, 圣代, 新地, 甜筒雪糕桶, 霜淇淋, 冰淇凌, 冰激凌桶, 杜老爺, bing ji ling, suet go, suet ko, hagen dasi, 甜筒冰淇淋',
  'ice cream bar':
    '雪糕条, 梦龙, 雪糕棒, 巧乐兹, 钟薛高, 巧克力脆皮雪糕, 脆皮雪糕, 奶砖雪糕, 雀巢雪糕, 和路雪, 小布丁雪糕, 绿色心情冰, 東北大板, 东北大板, 奶提子, 伊利雪糕, 脆皮甜筒棒, 夢龍, 夢龍雪條, 雪糕磚, 三明治雪糕, 三文治雪糕, meng long, qiao le zi',
  'ice cubes': '冰块, 冰塊, 冰粒, 冰球, bing kuai, bing faai, bing lap',
  popsicle:
    '冰棍, 雪条, 冰棒, 棒冰, 雪條, bingbang, 碎碎冰, 冰条, 冰棒水果, 旺旺碎冰冰, 绿豆冰, 雪葩, 果汁冰, 刨冰, 綿綿冰, 冰碴, 雪花冰, syut tiu, suet tiu, sui sui bing',
  'braised meat':
    '卤肉, 红烧肉, 滷肉, 紅燒肉, 卤味, 滷味, lurou, hongshaorou, 卤牛肉, 东坡肉, 東坡肉, 酱牛肉, 酱肘子, 红烧排骨, 回锅肉, 梅菜扣肉, 红烧猪蹄, 把子肉, hongshao paigu, 红烧五花肉, 紅燒五花肉, 卤猪耳, 滷豬耳朵, 猪耳朵, 猪头肉, 猪头肉卤, 卤大肠, 滷大腸, 滷牛腱, 卤牛腱, 卤水拼盘, 滷水拼盤, 滷水鵝, 控肉飯, 爌肉, 焢肉, 肉燥, 肉臊, 滷豬腳, 卤肘子, 水晶肘子, 红烧肘子, 酱骨架, 酱大骨, 白切肉, 蒜泥白肉, 梅菜扣肉碗, 芋頭扣肉, 蒸扣肉, 腐乳肉, 醬牛肉, 焖猪手, 豬腳姜, 豬腳薑, lu rou fan, hung siu yuk, lou yuk, mei cai kou rou, mui choi kau yuk, jiang niu rou, lo seui, lou seui, ju jiao jiang, lu wei',
  'cooked chicken':
    '白切鸡, 烤鸡, 烧鸡, 白斩鸡, 手撕鸡, 烤雞, 白切雞, 口水鸡, 盐焗鸡, 鹽水雞, 棒棒鸡, 熟鸡胸, 口水雞, 蔥油雞, 葱油鸡, 貴妃雞, 贵妃鸡, 椒麻鸡, 鸡丝, 雞絲, 雞肉絲, 德州扒鸡, 扒鸡, 叫花鸡, 棒棒雞, 符离集烧鸡, 沙姜鸡, 沙薑雞, 鹽焗雞, 客家鹽焗雞, 手扒雞, 桶仔雞, 甘蔗雞, 烤全鸡, 新奥尔良烤鸡, 煎鸡胸, 煎雞胸, 煎雞扒, 滑鸡, 醉鸡, 醉雞, 盐水鸡, bai qie ji, baak chit gai, bak chit gai, shao ji, kou shui ji, yan ju ji, yim guk gai, shou si ji, hau seui gai, cong you ji, 白切雞飯肉',
  'cooked noodles':
    '剩面条, 汤面, 湯麵, 炸酱面, 炸醬麵, 牛肉面, 牛肉麵, 葱油拌面, 油泼面, 兰州拉面, niu rou mian, lanzhou lamian, 牛肉拉面, 兰州牛肉面, 蘭州拉麵, 西红柿鸡蛋面, 番茄鸡蛋面, 番茄雞蛋麵, 葱油面, 蔥油拌麵, 重庆小面, 重慶小麵, 刀削面熟, 岐山臊子面, 臊子面, biang面, 云吞面, 雲吞麵, 餛飩麵, 车仔面, 車仔麵, 牛腩麵, 牛腩面, 雪菜肉丝面, 肉丝面, 肉絲麵, 排骨麵, 排骨面, 陽春湯麵, 阳春汤面, 焖面, 豆角焖面, 打卤面, 卤面, 滷麵, 大滷麵, 捞面熟, 撈麵熟, 撈面, 雞蛋面汤, 湯粉麵, 臘肉麵, 乾麵熟, 麻油麵線, 意麵湯, 牛筋麵, 鍋燒意麵湯, 番茄面, 煮面, 煮面条, 拌面条, zha jiang mian, ja jeung min, yun tun mian, wan tan min, wonton min, che jai min, che zai min, ngau nam min, ngau laam min, cong you ban mian, la mian tang, chong qing xiao mian, men mian, 紅燒牛肉麵',
  'cooked rice':
    '米饭, 白饭, 饭, 剩饭, 隔夜饭, 米飯, 白飯, 飯, 剩飯, mifan, baak faan, faan, 糙米饭, 糙米飯, 杂粮饭, 雜糧飯, 五谷饭, 五穀飯, 藜麦饭, 红米饭, 紅米飯, 黑米饭, bai fan, sheng mi fan, bak fan, ge ye fan',
  'curry leftover':
    '咖喱鸡, 咖哩雞, 咖喱牛肉, 咖喱鱼蛋饭, 咖喱土豆鸡, 咖喱牛腩, 咖哩牛腩, 咖喱牛腩飯, 咖喱饭鸡, 咖喱豬扒飯, 剩咖喱, 葡國雞, 葡国鸡, 咖喱羊肉, 咖哩飯雞, ga lei gai, ga li ji, ka li ji fan, ga lei ngau lam',
  'fried chicken':
    '炸鸡, 炸雞, 炸鸡翅, 盐酥鸡, 鹽酥雞, 雞排, 炸鸡排, zhaji, 鸡排, 炸鸡腿, 炸雞腿, 炸雞翼, 炸雞翅, 炸子雞, 炸子鸡, 脆皮鸡, 脆皮雞, 香酥鸡, 香酥雞, 脆皮炸鸡, 咸酥鸡, 鹹酥雞, 吮指原味鸡, 肯德基炸鸡, 肯德基全家桶, 炸全鸡, 唐揚雞, 唐扬鸡, 麦乐鸡, 虾酱鸡炸, zha ji chi, ja gai, jaa gai, ji pai, yan su ji, xian su ji, ja gai yik, zaa gai',
  'fried rice':
    '炒饭, 蛋炒饭, 炒飯, 扬州炒饭, 蛋炒飯, 揚州炒飯, chaofan, chaau faan, 咸鱼鸡粒炒饭, 鹹魚雞粒炒飯, 福建炒飯, 西炒飯, 三文魚炒飯, 黃金炒飯, 生炒牛肉飯, yang zhou chao fan, chau fan, chow fan, yeung chow chau fan, cau faan',
  onigiri:
    '饭团, 飯團, 御飯糰, fantuan, 三角饭团, 三角飯團, 鮪魚飯糰, 鮭魚飯糰, 便利店饭团, 飯糰, 御飯團, 肉鬆飯糰, 台式飯糰, 粢饭团, 粢飯, 明太子飯糰, faan tyun, faan tuen, san jiao fan tuan',
  'porridge cooked':
    '粥, 稀饭, 白粥, 皮蛋瘦肉粥, 稀飯, juk, xifan, baizhou, 小米粥, 八宝粥, 南瓜粥, 杂粮粥, 大米粥, 绿豆粥, 红豆粥, 紅豆粥, 玉米粥, 山药粥, 蔬菜粥, 菜粥, 白米粥, 地瓜粥, 番薯粥, 腊八粥, 清粥, 明火白粥, 鸡肉粥, 雞肉粥, 瘦肉粥, 牛肉粥, 猪肝粥, 豬潤粥, 及第粥, 红薯粥, 泡饭, 泡飯, 燕窝粥, xiao mi zhou, baak juk, bak juk, bak jook, sau yuk juk, lv dou zhou, nan gua zhou',
  'roast duck':
    '烤鸭, 烧鸭, 燒鴨, 北京烤鸭, 烧鹅, 烤鴨, kaoya, siu aap, 燒鵝, 盐水鸭, 鴨賞, 卤鸭, 酱鸭, 醬鴨, 板鸭, 板鴨, 南京盐水鸭, 鹽水鴨, 卤鸭脖, 绝味鸭脖, 周黑鸭, 鴨舌, 鸭舌, 卤鸭翅, 卤鸭掌, 滷鴨, 煙燻鴨胸, 烟熏鸭胸, 燒鵝髀, 燒鴨髀, 啤酒鸭, 薑母鴨, 姜母鸭, shao ya, shao e, siu ap, siu ngo, yan shui ya, jiang ya',
  sandwich:
    '三明治, 三文治, 三文冶, sanmingzhi, 蛋治, 腿蛋治, 公司三文治, 公司治, 餐蛋治, 烘底三文治, 便利店三明治, 总汇三明治, 總匯三明治, 帕尼尼, 潛艇堡, 潜艇堡, 西多士三文治, 赛百味, 三明治早餐, saam man zi, sam man ji, saam man ji, daan ji, teui daan ji',
  'satay cooked': '沙爹, 沙嗲, 沙嗲串, 沙嗲鸡肉串, 沙嗲雞肉串, 沙嗲牛肉, 沙嗲牛肉麵餡, sa die, sa dei',
  'siew mai':
    '烧卖, 烧麦, 燒賣, 虾饺, 蝦餃, 点心, 點心, shaomai, siu maai, ha gaau, dianxin, siu mai, 魚肉燒賣, 鱼肉烧卖, 水晶虾饺, 虾饺皇, 蝦餃皇, 早茶, 一盅兩件, 街頭燒賣, haa gaau, zao cha, dim saam',
  'soup leftover':
    '汤, 湯, 剩汤, 炖汤, 老火湯, 排骨汤, 冬瓜汤, 老火汤, 罗宋汤, 紫菜汤, 例汤, paigu tang, ji tang, 排骨湯, 玉米排骨汤, lo fo tong, 番茄蛋花汤, 番茄蛋汤, 蛋花汤, 蛋花湯, 紫菜蛋花汤, 紫菜蛋花湯, 紫菜湯, 蓮藕湯, 冬瓜湯, 青紅蘿蔔湯, 青红萝卜汤, 西洋菜湯, 節瓜湯, 羊肉汤, 羊肉湯, 鸡汤剩, 豬骨湯剩, 滚汤, 滾湯, 肉骨茶湯, 四神湯, 花生鸡脚汤, 粟米羹, 玉米羹, 豆腐汤, 豆腐湯, 青菜汤, 蔬菜湯剩, 白菜汤, 南瓜汤, 南瓜湯, 土豆汤, 贡丸汤, 貢丸湯, 雞湯剩, 海带汤, 海帶湯, 丸子汤, 煲湯, 煲汤, 靚湯, dan hua tang, fan qie dan tang, dong gua tang, zi cai dan hua tang, lin ngau tong, lou fo tong, luo song tang, lo sung tong, daan fa tong',
  sushi:
    '寿司, 壽司, shousi, 反卷, 寿司拼盘, 壽司拼盤, 手卷, 手捲, 加州卷, 军舰寿司, 軍艦壽司, 太卷, 細卷, 稻荷寿司, 寿司盒, 握寿司, 炙燒鮭魚壽司, 争鲜寿司, 元气寿司, sau si, sau see, sauh si',
  'takeaway food':
    '剩菜, 外卖, 打包, 外賣, 剩饭剩菜, 剩菜剩饭, 便当, 便當, 盒饭, 盒飯, 麻辣烫, 麻辣烫外卖, 麻辣香锅, biandang, 冒菜, 飯盒餸, 剩余外卖, 剩飯剩菜, 隔夜菜, 隔夜餸, 剩餸, 食剩嘢, 食剩餸, 餸尾, 廚餘菜, 麻辣拌, 麻辣燙, 麻辣鍋剩, 剩火锅, 钵钵鸡, 串串, 串串香, 冷锅串串, 烤串, 烧烤, 燒烤串, 羊肉串烤, 家乡菜, 菜餚, 熟菜, 凉菜, 卤菜, 腊味拼盘熟, 肯德基, 麦当劳, 麥當勞, 酸辣汤, 酸辣湯, 胡辣汤, 毛血旺, 佛跳墙, 盆菜, mao xue wang, wai mai, sheng fan, ngoi maai, shao kao, sik sing sung, suan la tang, syun laat tong, chuan chuan',
  'xiao long bao':
    '小笼包, 小籠包, 小笼汤包, 灌汤包, xiaolongbao, siu lung baau, 湯包, 蟹粉小笼, 鼎泰丰小笼包, 小籠湯包, 蟹黄汤包, 鲜肉小笼, xiao long tang bao, siu lung bau, siu long bao, guan tang bao',
  zongzi:
    '粽子, 肉粽, 粽, joong, 裹蒸粽, 鹼粽, 咸肉粽, 豆沙粽, 红枣粽, 碱水粽, 鹼水粽, 枧水粽, 梘水粽, 五芳斋粽子, 北部粽, 南部粽, 端午粽, 裹蒸棕, 糯米鸡, 糯米雞, 荷叶糯米鸡, 珍珠鸡, 珍珠雞, jung zi, jong zi, rou zong, no mai gai, lo mai gai, haam yuk jung',
  gherkin: '酸黄瓜, 酸黃瓜, 腌黄瓜, 酸青瓜, 酸瓜, 俄式酸黄瓜, 醋漬黃瓜, suan huang gua, 酸小黃瓜',
  kimchi:
    '泡菜, 韩国泡菜, 辣白菜, 韓國泡菜, paocai, pou choi, hanguo paocai, 切件泡菜, 宗家府泡菜, 宗家府, 黃金泡菜, 黄金泡菜, la bai cai, laat baak choi, hon gwok pou choi',
  olives: '橄榄, 橄欖, 水渍橄榄, gan lan',
  'pickled lettuce':
    '酱菜, 酱黄瓜, 醬菜, 香菜心, 贡菜, 贡菜脆, 酱瓜, 醬瓜, 脆瓜, 花瓜罐, 香心, 菜心罐头, 土豆麵筋瓜, 蔭瓜, 下饭菜, 下飯菜, 酱萝卜, 酱八宝菜, 糖蒜, 腌蒜, 酱大头菜, 大头菜腌, 豆腐乳瓜, 黄瓜咸菜, jiang gua, jiang cai, xia fan cai, tang suan',
  'pickled mustard greens':
    '酸菜, 咸菜, 雪菜, 雪里蕻, 梅菜, 梅干菜, 鹹菜, 榨菜酸, suancai, meicai, haam choi, 雪里红, 泡菜坛, 老坛酸菜, 老壇酸菜, 四川泡菜, 泡豇豆, 酸豆角, 外婆菜, 霉干菜, 黴乾菜, 雪菜毛豆, 福菜, 冬菜, 天津冬菜, 芽菜碎米, 宜宾芽菜, 碎米芽菜, 盐菜, 酸白菜, 酸白菜包, lao tan suan cai, haam syun choi, ham suen choi, mui choi, suan dou jiao, dong cai, 雪菜包装',
  'preserved radish':
    '萝卜干, 菜脯, 腌萝卜, 蘿蔔乾, 醃蘿蔔, caipu, 酸萝卜, 酸蘿蔔, 黄萝卜, 黃蘿蔔, 大根渍, 大根漬, 寿司萝卜条, 壽司大根, 泡萝卜, 脆萝卜, 萝卜丁, luo bo gan, choi pou, choi bou, suan luo bo, cai fu, choi po',
  'zha cai': '榨菜, zhacai, ja choi, 榨菜肉絲罐, 榨菜芯, ja choy, jaa choi',
  'chicken essence':
    '鸡精饮, 滴鸡精, 白兰氏, 滴雞精, 白兰氏鸡精, 白蘭氏雞精, 鸡精瓶, 雞精飲, 雞精, 鸡精饮品, 老協珍滴雞精, bai lan shi',
  multivitamin:
    '维生素, 维他命, 維他命, 维C泡腾片, 复合维生素, 善存, 钙片, 鈣片, 泡腾片, 發泡錠, wei sheng su, wei ta ming',
  'protein powder':
    '蛋白粉, 乳清蛋白, 乳清蛋白粉, 增肌粉, 乳清, 乳清粉, 高蛋白, 分离乳清蛋白, 健身蛋白粉, 蛋白粉罐, dan bai fen, ru qing dan bai',
  kumquat: '金橘, jinju, 金桔鲜, 金柑, 蜜金桔, 滑皮金桔, gam gwat',
  sugarcane: '甘蔗, ganzhe, 黑皮甘蔗, 果蔗, gam je',
  rhubarb: '大黄茎, 食用大黄',
  'chrysanthemum greens': '茼蒿, 皇帝菜, tonghao, 蓬蒿, 蒿子秆, 茼蒿菜, 塘蒿, 山茼蒿, tong ho choy, tong hou',
  'burdock root': '牛蒡, 牛旁, niu bang, ngau bong',
  'chinese yam': '山药, 淮山, 山藥, 铁棍山药, shanyao, waai saan, 淮山药, 怀山药, wai san',
  'perilla leaf': '紫苏, 紫蘇, 紫苏叶, 苏子叶, 大叶紫苏, 蘇子葉, 芝麻叶韩国, 紫蘇葉',
  omelette:
    '炒蛋, 炒鸡蛋, 歐姆蛋, 奄列, 炒雞蛋, 滑蛋, 鸡蛋饼皮, 蛋皮, 蛋卷煎, 西式炒蛋, 虾仁滑蛋, 奄姆列, 歐姆雷蛋, 厚蛋烧, chao dan, chaau daan, chao ji dan, waat daan, 玉子烧卷',
  'pork trotter':
    '猪脚, 豬腳, 猪蹄, 猪手, 豬手, zhujiao, zhuti, 猪蹄子, 猪前蹄, 豬蹄, 猪肘子生, 美人腿豬腳, 豬手件, 猪尾, 豬尾, zhu shou, jyu sau, jyu geuk',
  'eel fresh':
    '鳗鱼, 黄鳝, 鱔魚, 鳝鱼, 海鳗, 河鳗, 白鳝, 白鱔, 黃鱔, 鳝丝, 泥鳅, 鰻魚, man yu, shan yu, baak sin, wong sin',
  crayfish: '小龙虾, 小龍蝦, xiaolongxia, 龙虾尾小, 淡水龙虾, siu lung ha',
  'sea cucumber': '海参, 海參, 海蜇, haishen, 刺参, 辽参, 海蜇皮, hai zhe, hoi sam',
  'bread roll':
    '餐包, 小面包, 小麵包, 小餐包, 小圆面包, 小圓麵包, 圆面包, 餐包原味, 軟餐包, 豬仔包, 猪仔包, 早餐小面包, 牛油餐包, can bao, chaan baau, jyu jai baau, xiao mian bao',
  pancake:
    '松饼, 薄饼, 鬆餅, 班戟, 煎饼, jianbing, 煎饼果子, 鸡蛋灌饼, 鸡蛋饼, 蛋饼, 蛋餅, 玉米蛋餅, 鮪魚蛋餅, 起司蛋餅, 煎饼馃子, 杂粮煎饼, 山东煎饼, 熱香餅, 舒芙蕾松饼, 舒芙蕾, 梳乎厘班戟, 土豆饼煎, 雞蛋餅, dan bing, jian bing guo zi, ji dan guan bing, song bing, baan gik, ji dan bing, 热香饼',
  waffle:
    '华夫饼, 窩夫, 格仔饼, 鬆餅格, 鸡蛋仔, 雞蛋仔, 格仔餅, 华夫, 華夫餅, 華夫格, 夾餅, gai dan jai, gai daan jai, gai daan zai, hua fu bing, gaak jai beng',
  semolina: '粗麦粉, 粗粒小麦粉',
  'rice stick noodles dry': '越南河粉, 干河粉, 干米线',
  'canned herring':
    '豆豉鱼, 豆豉鲮鱼, 鲮鱼罐头, 豆豉鯪魚, 鱼罐头, 魚罐頭, 甘竹牌豆豉鲮鱼, 红烧鳗鱼罐头, 鳗鱼罐头, 紅燒鰻罐頭, 香辣黄花鱼罐头, 黄花鱼罐头, 鱼肉罐头, dou chi ling yu, dau si leng yu, dau see leng yu',
  'stir-fry sauce':
    '黑椒酱, 黑胡椒酱, 麻婆豆腐调料, 黑椒醬, 黑椒汁, 黑胡椒醬, 黑胡椒汁, 李锦记黑椒汁, 宫保酱, 宮保醬, 鱼香肉丝调料, 鱼香肉丝料, 麻婆豆腐酱, 麻婆豆腐料, 麻婆豆腐醬, 麻婆醬, 麻婆酱, 三杯醬, 三杯酱, 回锅肉调料, 回鍋肉醬, 香锅料, 麻辣香锅底料, 炒菜酱, 打抛酱, 打拋醬, 小炒酱, 红烧肉调料, 盐焗鸡粉酱, hei jiao jiang, hak jiu jeung, mapo jiang',
  'lotus seed': '莲子, 蓮子, lianzi, 湘莲, 芡实, 芡實, lin ji',
  'soybeans dried': '黄豆, 大豆, 黃豆, 干黄豆, huangdou, wong dau',
  'fortune cookies':
    '蛋卷, 蛋捲, 幸运饼干, 幸運餅乾, 鸡蛋卷, 雞蛋捲, 鳳凰卷, 凤凰卷, 芝麻蛋卷, 香脆蛋捲, 家鄉雞蛋卷, 蛋卷饼干, dan juan, daan gyun, daan gyun beng',
  'fruit juice':
    '果汁, 芒果汁, 葡萄汁, 西瓜汁, guozhi, gwo jap, 橙汁饮料, 汇源果汁, 蔓越莓汁, 石榴汁, 蓝莓汁, 桃汁, 水蜜桃汁, 菠萝汁, 鳳梨汁, 菠蘿汁, 芭樂汁, 红枣汁, 山楂汁, 沙棘汁, 百香果汁, 火龙果汁, 甘蔗檸檬汁, 猕猴桃汁, 雪梨汁, 梨汁, 荔枝汁, 西梅汁, 提子汁, 葡萄柚汁, 果汁盒, 柚子汁, 青檸汁飲, pu tao zhi, mang guo zhi, shan zha zhi, 雜果汁',
  hamburger:
    '汉堡, 汉堡包, 漢堡, 漢堡包, hanbao, 巨无霸, 巨無霸, 鸡腿堡, 香辣鸡腿堡, 麦辣鸡腿堡, 麥香雞, 漢堡飽, 豬柳蛋漢堡, 猪柳蛋, 雞腿堡, 卡啦雞腿堡, 牛肉堡, 塔斯汀汉堡, hon bou, hon bo, hon bou baau, ji tui bao, ju wu ba',
  'hot dog':
    '热狗面包, 熱狗包, 热狗堡, 熱狗堡, 大亨堡, 热狗棒, 热狗卷, 熱狗三文治, 起酥热狗, 美式熱狗, 玉米热狗棒, 芝士热狗棒, 韩式热狗, 韓式熱狗棒, re gou bao, yit gau baau',
  'mashed potato': '土豆泥, 薯泥, 薯蓉, 马铃薯泥, 馬鈴薯泥, 薯蓉盒, 土豆泥盒, tu dou ni',
  'spring rolls':
    '春卷, 春捲, 炸春卷, chunjuan, cheun gyun, 炸春卷皮, 芋絲春卷, 腐皮卷炸, zha chun juan, chun guen, ceon gyun, chun kuen',
  'tempura prawns': '天妇罗, 天婦羅, 炸虾天妇罗, 天妇罗拼盘, 炸蝦天婦羅, 炸天妇罗, tian fu luo, tin fu lo',
  'fried noodles':
    '炒面, 炒麵, 炒米粉, 炒河粉, 炒乌冬, chaomian, chaau min, 干炒牛河, 乾炒牛河, 湿炒牛河, 炒烏冬, 炒公仔麵, 豉油皇炒麵, 豉油皇炒面, 星洲炒米, 星洲炒米粉, 炒意麵, 炒方便面, 炒饼, 炒粉干, 厦门炒米粉, 炒米線, 雪菜肉絲炒米, 鍋燒麵, 炒粿條, 上海粗炒, 炒年糕菜, 鐵板麵, 铁板炒面, 炒麵麵包餡, chau mein, gon chaau ngau ho, gan chao niu he, chao he fen, chao mi fen, sing jau chaau mai, chaau mai, chao wu dong, chaau ho',
  'hainanese chicken rice':
    '海南鸡饭, 鸡饭, 海南雞飯, 雞飯, 白切鸡饭, 白切雞飯, 海南鸡, 海南雞, hai nan ji fan, hoi naam gai faan, hainan gai fan, ji fan, gai faan',
  'char siew':
    '叉烧, 叉燒, 烧肉, 燒肉, 脆皮烧肉, chashao, cha siu, 蜜汁叉烧, 蜜汁叉燒, 半肥瘦叉燒, 烧腩, 燒腩, 燒腩仔, 脆皮燒肉, 火腩, 燒味, 烧味, 烧味拼盘, 燒味飯肉, 烧腊, 燒臘, 乳豬, 乳猪, 烤乳猪, 化皮乳豬, 密汁叉燒, chaa siu, cha siew, shao rou, siu yook, siu laap, siu mei, siu nam, shao la',
  'kung pao chicken': '宫保鸡丁, 宮保雞丁, gongbaojiding, 宫爆鸡丁, 宮爆雞丁, gung bou gai ding',
  'mapo tofu':
    '麻婆豆腐, mapodoufu, ma po dau fu, 家常豆腐, 红烧豆腐, 紅燒豆腐, 麻婆豆腐盒, 肉末豆腐, 紅燒豆腐煲, 豆腐煲, 铁板豆腐, 鐵板豆腐, 麻辣豆腐, hong shao dou fu, hung siu dau fu, jia chang dou fu',
  'sweet and sour pork':
    '咕噜肉, 糖醋里脊, 咕嚕肉, 锅包肉, gulurou, gu lou yuk, tangcu liji, 咕咾肉, 糖醋排骨, 糖醋肉, 糖醋小排, 生炒骨, 京都骨, 京都排骨, 荔枝肉, 酸甜排骨, 糖醋鸡块, 甜酸鸡, 甜酸雞, goo lo yuk, tang cu pai gu, guo bao rou, saang chaau gwat',
  'milk coffee drink':
    '拿铁, 拿鐵, 咖啡牛奶, 瓶装拿铁, 咖啡欧蕾, 瓶装咖啡, 卡布奇诺, 卡布奇諾, 生椰拿铁, 罐裝咖啡奶, 白咖啡, 鸳鸯, 鴛鴦, 鴛鴦奶茶, 星巴克瓶装, 貝納頌, 左岸咖啡館, 瑞幸拿铁, 摩卡, 澳白, na tie, yin yeung, yuan yang nai cha',
  'pork tenderloin':
    '里脊肉, 小里肌, 腰內肉, 猪小里脊, 猪里脊肉, 豬柳肉, 豬小里肌, 豬腰內肉, 猪通脊, 里脊条, zhu li ji, li ji rou',
  mutton:
    '羊腩, 羊腿, 羊蝎子, 羊肉块炖, 山羊肉, 羊脊骨, 羊棒骨, 黑山羊, 草羊, yang rou kuai, 帶皮羊肉, 羊腩煲生',
  'frozen lamb':
    'yangroujuan, 涮羊肉, 肥羊卷, 羔羊卷, 羔羊肉卷, 冷冻羊肉片, 羊肉火鍋片, 冷冻羊肉, 羊肉卷冷冻',
  'fried bean curd skin':
    'youdoufu, 油豆腐皮, 炸豆皮, 响铃卷, 日式油揚, 豆皮油炸, 油豆皮, 油炸豆腐皮, 腐皮炸, 稻荷豆皮, 豆皮寿司皮, 豆皮福袋',
  'soon kueh':
    'luobogao, lo baak go, lo bak go, 菜头粿, 萝卜糕, 蘿蔔糕, 笋粿, 筍粿, 水粿, 潮州粉粿, 潮州粉果, 粉果, 韭菜粿, 碗糕, 碗粿, shui guo gao, fan guo, fan gwo, wan guo, shui kueh',
  'nian gao':
    'nin go, 糍粑, 桂花糕, 白年糕, 宁波年糕, 年糕片, 宁波水磨年糕, 水磨年糕, 上海年糕, 红糖年糕, 甜年糕, 椰汁年糕, 紅豆年糕, 磨年糕, 香煎年糕, 糖年糕, 驴打滚, 条头糕, 青团, 青團, 艾草粿, 草仔粿, 清明果, 糕粑, 紅龜粿, 发糕糯, 钵仔糕, 砵仔糕, 白糖糕, 倫教糕, 定胜糕, nian gao pian, tong nian gao, lin go, but jai gou, baak tong gou, ching tuan, qing tuan',
  'milk tablet': 'dabaitu, 奶片, 牛奶糖, dabaitu naitang, 奶贝, 牛奶片, 干吃奶片, 牛乳片',
  'cooked vegetables':
    'chaoqingcai, 炒青菜, 炒时蔬, 炒菜, 蒜蓉西兰花, 清炒菠菜, 拍黄瓜, 地三鲜, 炒空心菜, 燙青菜, 干煸四季豆, 鱼香茄子, 手撕包菜, 白灼菜心, 白灼生菜, 蚝油生菜, 蠔油生菜, 清炒时蔬, 清炒西兰花, 炒西兰花, 蒜蓉菜心, 醋溜土豆丝, 酸辣土豆丝, 土豆丝炒, 炒土豆丝, 炒豆芽, 炒豆角, 干煸豆角, 炒包菜, 炒白菜, 醋溜白菜, 炒高麗菜, 炒空心菜盘, 炒地瓜葉, 水煮青菜, 水煮菜, 燙地瓜葉, 凉拌黄瓜, 涼拌小黃瓜, 凉拌木耳, 涼拌木耳, 凉拌海带丝, 凉拌三丝, 凉拌土豆丝, 凉拌菠菜, 涼拌菜, 凉拌菜, 油焖茄子, 红烧茄子, 紅燒茄子, 炒茄子, 蒸茄子, 炒蘑菇, 烧茄子, 炒丝瓜, 丝瓜炒, 油燜筍菜, 罗汉斋, 羅漢齋, 羅漢菜, 上汤娃娃菜, 炒素, 熟蔬菜, qing chao shi shu, suan la tu dou si, tu dou si, hao you sheng cai, hou yau saang choi, yau choi cooked, suan rong, hong shao qie zi, yu xiang qie zi, gan bian dou jiao, ganbian sijidou, pai huang gua, liang ban huang gua, chaau choi',
  'frozen corn': '冷冻玉米粒, 速冻玉米粒',
  'turnip cake':
    '萝卜糕, 蘿蔔糕, 广式萝卜糕, 芋头糕, 芋頭糕, 菜頭粿, 菜头粿煎, 腊味萝卜糕, 臘味蘿蔔糕, 芋粿, 芋头粿, lo bak gou, lo baak gou, yu tou gao, wu tau gou, wu tau go, lor bak go',
  'jambu air': '莲雾, 蓮霧, 天桃, lian wu, 黑金剛蓮霧',
  langsat: '兰撒果, 龙宫果',
  'dried persimmon': '柿饼, 柿餅, 柿子饼, 柿乾, 柿干, 富平柿饼, shibing, 吊柿饼',
  'snake fruit': '蛇皮果, 蛇皮果仁',
  soursop: '红毛榴莲, 刺果番荔枝, 山刺番荔枝',
  sapodilla: '人心果, 人参果仁心',
  breadfruit: '面包果, 麵包果',
  quince: '榅桲, 木梨',
  loquat: '枇杷, 白玉枇杷, pipa guo, pei pa gwo',
  mulberry: '桑葚, 桑椹, 桑果, sangshen',
  'indian gooseberry': '余甘子, 油甘, 油柑, 油甘子',
  gooseberry: '灯笼果, 燈籠果, 姑娘果, 黄金莓, 醋栗',
  artichoke: '洋蓟, 朝鲜蓟, 朝鮮薊, 菜蓟',
  'banana blossom': '芭蕉花, 香蕉花',
  broccolini: '西兰苔, 西蘭苔, 西兰花苗, 青花筍, 青花笋, 宝塔菜',
  'butternut squash': '奶油南瓜, 胡桃南瓜, 冬南瓜, 蜜本南瓜',
  celeriac: '根芹, 根芹菜, 芹菜根, 西芹根',
  'fennel bulb': '球茎茴香, 茴香头, 茴香球, 茴香菜, 茴香苗',
  jicama: '沙葛, 豆薯, 凉薯, 涼薯, 地瓜豆薯, 番葛, sha ge, sa got',
  parsnip: '欧防风, 欧洲萝卜, 歐洲防風草',
  'red cabbage': '紫甘蓝, 紫甘藍, 紫椰菜, 紫包菜, 紫卷心菜, 紫高麗菜, 红甘蓝, zi gan lan, ji ye choi',
  rocket: '芝麻菜, 火箭菜, 火箭生菜, 芝麻葉, zhi ma cai',
  'romaine lettuce': '蘿蔓萵苣, 羅馬生菜, 直立生菜, 蘿蔓, 罗曼生菜, luo ma sheng cai',
  'savoy cabbage': '皱叶甘蓝, 尖头甘蓝, 皺葉甘藍',
  maitake: '灰树花, 舞茸菇',
  'portobello mushroom': '波特菇, 波多贝罗菇, 大褐菇, 大啡菇, 啡菇, 龍葵菇',
  porcini: '牛肝菌, 美味牛肝菌, 鸡油菌, 羊肚菌, 竹荪, 鸡枞菌, 松茸, 野生菌, 野菌, 牛肝菌干',
  chayote: '佛手瓜, 合掌瓜, 龍鬚菜, 龙须菜, 佛手瓜苗, hop jeung gwa, fo shou gua',
  'snake gourd': '蛇瓜, 蛇豆',
  'malabar spinach': '木耳菜, 潺菜, 落葵, 皇宫菜, 豆腐菜, 皇宮菜, 川七',
  kohlrabi: '苤蓝, 大頭菜心, 芥蓝头, 撇蓝, 芥蘭頭, 結頭菜, 苤藍',
  chicory: '菊苣, 红菊苣, 苦苣生菜, 紫菊苣',
  'swiss chard': '君达菜, 猪乸菜, 豬乸菜, 牛皮菜, 甜菜叶, 瑞士甜菜',
  'broad bean fresh': '蚕豆, 鲜蚕豆, 蠶豆, 胡豆, 罗汉豆, 蚕豆瓣, candou, chaam dau',
  'celery salt': '芹菜盐, 芹盐',
  moringa: '辣木, 辣木叶, 辣木葉',
  petai: '臭豆, chou dou',
  'winged bean': '四棱豆, 四角豆, 龙豆',
  'jerusalem artichoke': '洋姜, 洋薑, 菊芋, 鬼子姜',
  'sprouts mixed': '苜蓿芽, 西兰花芽苗, 芽苗菜, 豆芽苗, 萝卜苗, 蘿蔔嬰, 苜宿芽, 葵花苗',
  'dill fresh': '莳萝, 蒔蘿, 小茴香菜, 刁草, shi luo',
  'laksa leaf': '叻沙叶, 越南香菜, 香蓼, 叻沙葉',
  'thyme fresh': '百里香, 麝香草, 鲜百里香',
  'sage fresh': '鼠尾草, 洋蘇葉',
  'oregano fresh': '牛至, 奥勒冈, 俄力冈, 奧勒岡, 披萨草',
  tarragon: '龙蒿, 龍蒿, 他拉根',
  'turmeric fresh': '鲜姜黄, 黄姜, 黃薑, 鮮薑黃',
  'torch ginger flower': '姜花, 火炬姜花, 野姜花',
  brie: '布里芝士, 布里奶酪, 卡门贝尔, 金文畢芝士, 卡芒貝爾, 布利乳酪, 金文笔芝士',
  buttermilk: '酪乳, 白脱牛奶, 脱脂酪乳, 白脫牛奶, 牛油奶',
  'cottage cheese': '茅屋芝士, 茅屋奶酪, 农家奶酪, 茅屋起司, 農夫芝士, 卡特基奶酪, 茅屋乳酪',
  'creme fraiche': '法式酸奶油, 法式鮮奶油',
  feta: '菲达奶酪, 菲達芝士, 羊奶奶酪, 飛達起司, 菲塔奶酪',
  ghee: '酥油, 印度酥油, 澄清黄油, 澄清牛油, 無水奶油',
  'goat cheese': '山羊芝士, 山羊奶酪, 羊奶芝士, 山羊起司, 羊酪',
  halloumi: '哈罗米奶酪, 哈羅米芝士, 煎芝士, 烤奶酪',
  kefir: '开菲尔, 克菲尔, 克菲爾, 开菲尔酸奶',
  lassi: '拉西, 印度酸奶饮, 酸奶饮品, 酸奶飲料, 酸奶昔, 芒果拉西, 乳酪飲料',
  mascarpone: '马斯卡彭, 马斯卡彭奶酪, 马斯卡邦尼, 馬斯卡彭, 馬斯卡邦芝士',
  'mozzarella fresh': '水牛奶酪, 布拉塔, 布拉塔奶酪, 新鲜马苏里拉, 水牛芝士球, 布拉塔起司',
  paneer: '印度奶酪, 印度芝士, 印度奶豆腐, 奶豆腐, 乳扇',
  quark: '夸克奶酪, 冰岛酸奶, 思克尔酸奶, 冰島優格',
  ricotta: '里科塔, 乳清奶酪, 瑞可塔, 乳清芝士, 意大利乳清干酪, 瑞可達起司',
  'sour cream': '酸奶油, 酸忌廉, 酸鮮奶油, 酸淡奶油',
  'string cheese': '手撕奶酪, 手撕芝士, 芝士條條, 拉絲奶酪棒, 手撕起司, 起司棒',
  'whipped cream aerosol': '喷射奶油, 噴射鮮奶油, 喷罐奶油, 罐裝忌廉, 噴式鮮奶油',
  'soy yogurt': '豆奶酸奶, 植物酸奶, 豆乳优格, 大豆優格, 豆乳酸奶',
  'coconut yogurt': '椰子酸奶, 椰奶酸奶, 椰子優格, 椰子乳酪',
  'vegan cheese': '植物芝士, 纯素奶酪, 素芝士, 植物起司',
  'vegan butter': '纯素黄油, 植物性牛油, 純素牛油',
  custard: '卡士达酱, 卡士達醬, 香草酱, 吉士酱, 卡仕达, 卡仕達醬, 奶黄馅, 奶皇餡',
  'rice pudding': '米布丁, 牛奶米布丁, 大米布丁',
  'milk dessert':
    '双皮奶, 雙皮奶, 奶冻, 姜撞奶, 薑撞奶, 意式奶冻, 奶凍, 奶酪宫廷, 義式奶酪, 鮮奶酪, 鲜奶冻, 燉奶, 炖奶, 北京奶酪, shuang pi nai, seung pei naai',
  milkshake: '奶昔, 草莓奶昔, 巧克力奶昔, 代餐奶昔粉液, nai xi, naai sik',
  'infant formula': '婴儿奶粉, 嬰兒奶粉, 配方奶粉, 配方奶, 宝宝奶粉, 一段奶粉',
  'coffee creamer liquid': '咖啡奶球, 奶精球, 咖啡伴侣液, 奶油球, 植脂奶球',
  'coffee creamer powder': '咖啡伴侣, 奶精, 植脂末, 咖啡伴侶, 奶精粉, 咖啡奶精',
  'egg white liquid': '蛋清液, 蛋白液, 液态蛋清, 巴氏蛋白液, 盒裝蛋白',
  'fried egg':
    '荷包蛋, 煎蛋, 煎鸡蛋, 太阳蛋, 太陽蛋, 煎雙蛋, 煎雞蛋, 单面煎蛋, 雙蛋, 煎荷包蛋, jian dan, he bao dan, jin daan, tai yeung daan',
  'tomato and egg stir-fry':
    '番茄炒蛋, 西红柿炒鸡蛋, 西红柿炒蛋, 蕃茄炒蛋, 番茄炒鸡蛋, 番茄蛋, 韭菜炒蛋, 韭菜炒鸡蛋, 洋葱炒蛋, 苦瓜炒蛋, 木耳炒蛋, 虎皮青椒炒蛋, 青椒炒蛋, 黄瓜炒蛋, 菜脯蛋, fanqie chao dan, xihongshi chao jidan, fan qie chao ji dan, faan ke chaau daan, fan keh chau dan, caipu dan',
  tamagoyaki: '玉子燒, 玉子烧, 厚蛋烧日式, 日式蛋卷, 日式煎蛋捲, 厚玉子',
  'bacon turkey': '火鸡培根, 火雞培根, 火雞煙肉',
  'beef patty raw': '牛肉饼, 牛肉餅, 汉堡肉饼, 漢堡排, 汉堡排, 漢堡扒, 生牛肉饼, 牛肉汉堡肉, niu rou bing',
  'lamb leg': '羊后腿, 羊腿肉, 羊前腿, 羊肩肉, 羊小腿, 羊膝, 烤羊腿生, 帶骨羊腿',
  'pork shoulder':
    '猪肩肉, 猪肘, 猪肘子, 蹄膀, 元蹄, 豬肩肉, 梅花肉塊, 胛心肉, 豬腳膝, 豬踭肉, 豬踭, 蹄髈, 前腿肉块, zhu zhou zi, ti pang',
  tripe:
    '毛肚, 牛百叶, 牛百葉, 金钱肚, 金錢肚, 牛肚, 牛杂, 牛雜, 猪肚, 豬肚, 猪腰, 豬腰, 腰花, 肥肠, 猪大肠, 豬大腸, 大肠, 大腸, 鸭肠, 鴨腸, 黄喉, 黃喉, 牛心, 猪心, 豬心, 猪脑, 鸭血肠胃, 羊杂, 牛舌, 豬舌, 猪舌, 口条, 粉肠, 粉腸, 豬紅腸, mao du, niu du, fei chang, ngau jaap, ngau zap, da chang, niu za',
  'blood curd':
    '鸭血, 鴨血, 猪血, 豬血, 豬紅, 猪红, 血旺, 鸭血块, 豬血糕, 米血, 米血糕, 血豆腐, ya xue, zhu xue, ji xue gao, jyu hung',
  'black pudding': '血肠, 血腸',
  'rabbit meat': '兔肉, 兔子肉, 兔腿, 鹿肉, 冷吃兔, 兔頭, 兔丁, tu rou',
  veal: '小牛肉, 犊牛肉, 小牛排, 牛仔肉, 犢牛',
  'chicken marinated raw':
    '腌鸡腿, 奥尔良鸡腿, 奧爾良雞翅, 奥尔良烤翅, 醃雞扒, 腌制鸡胸, 调味鸡胸, 黑椒鸡块, 醃雞胸, 醃雞腿, 骨肉相连, 骨肉相連, 川香鸡柳, 蒜香骨鸡, 骨汁雞扒',
  'turkey mince': '火鸡肉馅, 火雞絞肉, 免治火雞',
  'cold cuts': '冷切肉, 切片香肠, 意式冷切, 博洛尼亚香肠, 凍肉, 雜錦凍肉, 冷肉拼盘, 冷肉',
  chorizo: '西班牙香肠, 西班牙辣香肠, 辣肉腸, 西班牙辣肠, 乔里佐',
  'corned beef deli': '熏牛肉, 煙燻牛肉, 咸牛肉, 鹹牛肉片, 燻牛肉, 帕斯特拉米',
  oden: '关东煮, 關東煮, 黑輪湯, guandongzhu, gwaan dung jyu',
  'frozen fish balls':
    '火锅丸子, 火鍋丸子, 撒尿牛丸冷冻, 火锅丸子拼盘, 混合丸子, 福袋, 火鍋料, 速冻丸子, 鱼豆腐冷冻, 关东煮丸子, 火鍋餃, 蛋餃, 蛋饺, 燕餃, 燕饺, 虾饺火锅, huoguo wanzi, dan jiao, 綜合火鍋料',
  'chicken sausage': '鸡肉香肠, 雞肉香腸, 鸡胸肉肠, 鸡肉烤肠, 雞肉芝士腸, 鸡胸肠',
  'chicken floss': '鸡肉松, 雞肉鬆, 雞絲鬆, 雞肉絨, ji rou song',
  prosciutto:
    '帕尔玛火腿, 巴馬火腿, 西班牙火腿, 生火腿, 金华火腿, 金華火腿, 宣威火腿, 伊比利亚火腿, 风干火腿, 巴马火腿片, 塞拉诺火腿, 伊比利火腿, 云腿, jin hua huo tui',
  pepperoni: '意式辣肠, 意式辣香肠, 意大利辣肠, 意大利辣腸, 披萨香肠, 義式臘腸',
  pate: '鹅肝酱, 鵝肝醬, 鹅肝, 鵝肝, 法式肝酱, 肝酱, 肝醬',
  'luncheon meat sliced': '火鸡肉片, 火雞片, 烟熏火鸡胸, 煙燻火雞胸, 火雞火腿',
  'crab meat pasteurised': '蟹肉罐头, 蟹肉罐頭, 拆蟹肉, 蟹粉, 蟹管肉, 蟹腿肉, 蟹膏, 蟹黄酱, 蟹鉗肉, 蟹肉盒',
  catfish: '鲶鱼, 鯰魚, 巴沙鱼柳, 塘虱, 塘虱魚, 黄骨鱼, 黄辣丁, 黃骨魚, nian yu',
  trout: '虹鳟鱼, 鳟鱼, 鱒魚, 虹鱒, zun yu',
  'anchovy fresh': '鳀鱼, 白飯魚, 白饭鱼, 銀魚, 银鱼, 吻仔魚, 小银鱼, 鯷魚, yin yu, baak faan yu, bak fan yu',
  'smoked mackerel': '烟熏鲭鱼, 煙燻鯖魚, 熏鱼, 燻魚, 烟熏鳟鱼, 熏魚, xun yu',
  snail:
    '田螺, 螺蛳, 海螺, 花螺, 东风螺, 響螺, 石螺, 螺肉, 福寿螺, 炒田螺, 蝸牛, 法国蜗牛, 法國田螺, 辣炒花螺, tian luo, hai luo, tin lo',
  'shellfish cooked':
    '熟虾, 熟蝦, 白灼虾, 白灼蝦, 盐水虾, 油爆虾, 油焖大虾, 避风塘炒蟹, 蒜蓉粉丝扇贝, 清蒸大闸蟹, 熟冻虾, 熟凍蝦, 辣炒花甲, 海鲜拼盘, 海鮮拼盤, 熟螃蟹, bai zhuo xia, baak cheuk ha',
  'frozen seafood mix':
    '海鲜, 海鮮, 混合海鲜, 海鲜拼盘冷冻, 什錦海鮮, 雜錦海鮮, 海鮮雜錦, 海鮮拼盤冷凍, 冷冻海鲜, 综合海鲜, 海产, 海產, hai xian, hoi sin choi',
  'plant-based mince':
    '植物肉, 植物绞肉, 植物肉末, 新豬肉, 新猪肉, 人造肉, 素绞肉, 未來漢堡排, 植物肉碎, zhi wu rou, san jyu yuk',
  'vegan sausage': '素香肠, 素香腸, 素热狗, 素火腿, 植物肉肠, 素腸',
  'veggie burger patty': '素汉堡肉, 植物肉饼, 素漢堡排, 植物肉漢堡扒',
  tempeh: '天贝, 天貝, 丹贝, 丹貝',
  'frozen edamame': '冷冻毛豆, 冷凍毛豆, 速冻毛豆, 毛豆冷凍, 毛豆仁冷冻',
  brownie: '布朗尼, 布朗尼蛋糕, 巧克力布朗尼, bu lang ni, 朱古力布朗尼',
  'swiss roll':
    '瑞士卷, 瑞士捲, 毛巾卷, 蛋糕卷, 生乳卷, 生乳捲, 蛋糕捲, 虎皮卷, 奶油卷, 瑞士卷蛋糕, rui shi juan, seui si gyun',
  'danish pastry':
    '丹麦酥, 丹麥麵包, 丹麦面包, 丹麥吐司, 肉桂卷, 肉桂捲, 丹麥酥, 肉桂面包, 玉桂卷, rou gui juan',
  'raisin bread': '葡萄干面包, 葡萄干吐司, 提子面包, 提子麥包, 提子方包, 葡萄乾吐司, 葡萄乾麵包',
  'rye bread': '裸麦面包, 黑麦吐司, 裸麥麵包, 列巴, 大列巴, 俄罗斯大列巴, 黑麥麵包, 俄式面包',
  sourdough: '酸面包, 酸种面包, 酸種麵包, 天然酵母面包, 酸种欧包, 老面面包, 酸包',
  'country bread': '欧包, 歐式麵包, 欧式面包, 硬欧, 硬面包, 乡村面包, 鄉村麵包, 農夫包, 硬歐包, 大歐包',
  ciabatta: '恰巴塔, 夏巴塔, 佛卡夏, 拖鞋麵包, 佛卡恰, 意式拖鞋面包',
  'scallion pancake':
    '葱油饼, 蔥油餅, 手抓饼, 手抓餅, 蔥抓餅, 葱抓饼, 飞饼, 蛋餅皮, 蛋饼皮, 千层饼, 抓饼, 抓餅, 葱花饼, 家常饼, 大饼, 烙饼, 油饼, 馅饼皮, 韭菜饼, 香葱饼, 蔥燒餅皮, 冷凍蔥油餅, 冷凍抓餅, 死面饼, 煎饼皮, 锅盔, 鍋盔, 粑粑, 饼丝, cong you bing, cong zhua bing, shou zhua bing, chung yau beng, cung yau beng, dan bing pi, da bing, lao bing, qian ceng bing, guo kui',
  'sesame flatbread':
    '烧饼, 燒餅, 芝麻烧饼, 芝麻燒餅, 芝麻饼, 胡餅, 麻酱烧饼, 黄桥烧饼, 胡椒餅, 胡椒饼, 小燒餅, siu beng, 缙云烧饼',
  'roti prata fresh': '煎饼印度, 罗惹煎饼, 印度抛饼新鲜, 甩餅, 拋餅, 印度煎餅',
  'basmati rice': '巴斯马蒂米, 印度香米, 巴斯馬蒂米, 印度長米, 印度米',
  couscous: '古斯米, 北非小米, 库斯库斯, 庫斯庫斯, 古斯古斯',
  'bulgur wheat': '布格麦, 碾碎小麦, 碎小麥, 干小麦碎',
  'chickpeas dried': '干鹰嘴豆, 鷹嘴豆乾, 生鹰嘴豆',
  'fresh pasta': '新鲜意面, 鲜意大利面, 鮮意粉, 新鮮義大利麵',
  'dried wheat noodles':
    '挂面, 掛麵, 阳春挂面, 龙须面, 龍鬚麵, 细挂面, 宽挂面, 刀削面干, 白麵條, 陽春麵, 阳春面, 荞麦挂面, 關廟麵, 关庙面, 菠菜面, 素麵條, 干面, 乾麵條, 拉麵條, 手工挂面, 空心挂面, 儿童面条, 上海面, 上海麵, 宽面条, 细面条, 麵線條, 碱面, 热干面碱面, 家常麵, 白面条, 杂粮面条, 圆挂面, gua mian, long xu mian, gan mian, yang chun mian, gwa min, seung hoi min',
  'mee pok fresh': '面薄, 麵薄, 面仔, 板麵寬, 潮州面薄',
  'frozen udon': '冷冻乌冬, 冷冻乌冬面, 急凍烏冬麵, 冷凍烏冬',
  'rice noodle roll':
    '肠粉, 腸粉, 猪肠粉, 豬腸粉, 虾肠粉, 蝦腸, 蝦米腸, 叉烧肠粉, 叉燒腸, 齋腸, 斋肠, 牛肉肠粉, 布拉肠, 布拉腸粉, 鸡蛋肠粉, 炸兩, 炸两, 韭黃鮮蝦腸粉, 肠粉皮, chang fen, cheung fun, cheung fan, chee cheung fun, coeng fan, zhu chang fen, jyu cheung fan, ha cheung, jaai cheung',
  'instant oatmeal sachet':
    '营养麦片, 營養麥片, 即冲麦片, 即沖麥片, 金味麦片, 三合一麦片, 三合一麥片, 燕麦冲饮, 智力麦片, 麦片冲饮',
  'red bean paste':
    '红豆沙, 豆沙, 豆沙馅, 红豆馅, 紅豆餡, 紅豆沙餡, 豆沙餡, 烏豆沙, 紅豆泥, 红豆泥, 绿豆沙馅, 绿豆馅, 綠豆沙餡, 莲蓉, 蓮蓉, 莲蓉馅, 白莲蓉, 枣泥, 枣泥馅, 棗泥, 蜜红豆, 蜜紅豆, 白豆沙, 红豆蓉, 芋泥, 芋蓉, 紫薯泥, hong dou sha, dou sha, dou sha xian, hung dau sa, lin yung, zao ni, hung dao sa',
  'lotus seed soup':
    '红豆汤, 紅豆湯, 绿豆汤, 綠豆湯, 绿豆沙, 綠豆沙, 紅豆沙, 海带绿豆沙, 银耳莲子羹, 银耳羹, 銀耳湯, 莲子羹, 番薯糖水, 糖水, 喳咋, 芝麻糊糖水, 腐竹糖水, 六味糖水, 八宝羹, 冰糖雪梨, 雪梨银耳, 冰糖燉雪耳, 清补凉, 清補涼, 花生湯甜, 酒酿, 酒釀, 醪糟, 桃胶羹, lv dou tang, lu dou tang, hong dou tang, luk dau sa, tong seui, tong sui, tang shui, yin er geng, lv dou sha, jiu niang, lao zao',
  'huat kueh': '发糕, 發糕, 红糖发糕, 黑糖糕, 發粿, 松糕, 米糕发, faat gou, baak fa gou',
  'split peas': '去皮黄豆瓣, 黄豌豆, 干豌豆, 黃豌豆, 豌豆瓣, 耙豌豆',
  'vermicelli pasta': '天使面, 天使意面, 天使細麵, 天使髮絲, 天使意粉',
  'plain ramen noodles':
    '面饼, 麵餅, 火锅面, 火鍋麵, 火锅面饼, 方便面饼, 泡面饼, 王子麵, 王子面, 科学面, 科學麵, 烏冬公仔麵餅, 丁丁面, 乌龙面饼, 意麵餅, 鍋燒意麵, 速食麵餅, 辛拉面面饼, mian bing, huo guo mian',
  'curry instant noodles': '咖喱方便面, 咖哩快熟面, 咖喱即食麵, 咖喱公仔麵, 美极咖喱面',
  'vegetarian instant noodles': '素食方便面, 素方便面, 素食泡麵, 素食麵',
  'retort curry': '即食咖喱, 咖喱包, 咖哩調理包, 咖喱料理包, 即食咖哩, 料理包咖喱',
  'retort meal pouch':
    '料理包, 速食包, 调理包, 調理包, 自热火锅, 自熱火鍋, 自热小火锅, 自嗨锅, 懶人鍋, 方便火锅, 自热锅, 罗汉斋即食, zi re huo guo, liao li bao',
  'mac and cheese box': '芝士通心粉, 卡夫芝士通心粉, 起司通心粉, 芝士通粉, 起司通心麵',
  'cold skin noodles':
    '凉皮, 涼皮, 陕西凉皮, 擀面皮, 凉粉皮, 米皮, 面皮, 麵皮, 秦镇米皮, 麻酱凉皮, gan mian pi, leung pei, mian pi',
  'sesame noodles':
    '热干面, 熱乾麵, 麻酱面, 麻醬麵, 麻酱拌面, 担担面, 擔擔麵, 担担麵, 芝麻拌面, 凉面, 涼麵, 冷麵涼麵, 鸡丝凉面, 雞絲涼麵, 麻酱凉面, 四川凉面, 武汉热干面, re gan mian, ma jiang mian, dan dan mian, daam daam min, liang mian, ma jeung min',
  'black sesame soup':
    '芝麻糊, 黑芝麻糊, 南方黑芝麻糊, 黑芝麻粉, 芝麻粉, 黑芝麻核桃粉, 芝麻糊粉, 黑芝麻丸, zhi ma hu, ji ma wu, zi ma wu, hei zhi ma hu, hak ji ma wu',
  'canned beans': '红腰豆罐头, 罐装红腰豆, 罐頭紅腰豆, 黑豆罐头, 白豆罐头, 罐裝腰豆, 雜豆罐頭, hong yao dou',
  'coconut milk drink':
    '椰汁, 椰树椰汁, 椰樹椰汁, 特种兵椰汁, 生椰乳, 椰子汁, 椰奶饮料, ye zhi, yeh jap, ye jap',
  'canned creamed corn': '粟米蓉, 奶油玉米罐头, 玉米醬罐, 玉米醬, 忌廉粟米, 粟米羹罐, 粟米茸',
  'canned braised peanuts': '花生罐头, 卤花生, 麵筋花生, 土豆麵筋, 面筋花生, 蒜香卤花生',
  'canned longan': '荔枝罐头, 龙眼罐头, 罐头荔枝, 罐裝荔枝, 荔枝罐頭, 紅毛丹罐頭',
  'canned mushrooms':
    '蘑菇罐头, 草菇罐头, 罐頭蘑菇, 洋菇罐頭, 罐裝蘑菇, 罐頭草菇, 草菇, 鲜草菇, cao gu, chou gu',
  'canned pork':
    '红烧肉罐头, 猪肉罐头, 红烧猪肉罐头, 回鍋肉罐頭, 豬肉罐頭, 扣肉罐头, 五香肉丁, 紅燒扣肉罐頭, 红烧扣肉罐头',
  'canned salmon': '三文鱼罐头, 三文魚罐頭, 鮭魚罐頭, 水浸三文魚',
  'canned anchovies': '油浸鳀鱼, 鯷魚罐頭, 鳀鱼罐头, 凤尾鱼, 凤尾鱼罐头, 鳳尾魚罐頭, 油浸鯷魚',
  'canned abalone':
    '鲍鱼, 鮑魚, 罐装鲍鱼, 罐頭鮑魚, 小鲍鱼, 鮑魚罐頭, 即食鮑魚, 鲜鲍鱼, 鮮鮑魚, 鮑魚仔, bao yu, baau yu, bau yu',
  'canned bamboo shoots':
    '竹笋罐头, 笋片罐头, 油焖笋, 油燜筍, 手剥笋, 手剝筍, 桶筍, 真空筍, 麵筍, 即食笋尖, 笋尖, 筍干, 笋干, 筍乾, 玉兰笋',
  'vienna sausage': '维也纳香肠罐头, 罐头香肠, 罐頭香腸, 維也納腸罐',
  'canned mussels': '烟熏牡蛎罐头, 即食蚝, 蟶子罐頭, 油浸蠔, 煙燻蠔罐頭',
  passata: '番茄泥, 番茄浓浆, 番茄糊, 番茄醬汁, 茄糊, 番茄泥罐, 蕃茄糊',
  'beef stock carton': '牛肉高汤, 牛骨高汤, 牛骨湯, 牛骨汤, 牛肉汤, 牛肉湯清, 牛肉高湯',
  'bone broth': '豚骨汤, 豚骨湯底, 日式高湯, 大骨浓汤, 拉麵湯底, 骨头汤',
  applesauce: '苹果泥, 蘋果泥, 蘋果蓉, 果泥, 水果泥, 苹果果泥',
  'apple cider vinegar': '苹果醋, 蘋果醋, 果醋, 苹果醋饮料, ping guo cu, 蘋果醋飲',
  'balsamic vinegar': '意大利黑醋, 巴萨米克醋, 香脂醋, 巴薩米克醋, 巴沙米可醋, 意大利香醋',
  'bulgogi marinade': '韩国烤肉酱, 韓式烤肉醬, 韓國烤肉醬, 日式燒肉醬',
  belacan:
    '虾酱, 蝦醬, 虾膏, 蝦膏, 虾酱块, 峇拉煎, 巴拉煎, 馬拉盞, 马拉盏, 咸虾酱, 鹹蝦醬, xia jiang, haa jeung, ha jeung, haam ha jeung, har cheong',
  'chicken rice chilli': '蒜蓉辣椒醬, 鸡饭辣椒, 雞飯辣椒, 蒜蓉辣酱, suan rong la jiao jiang',
  'hot sauce': '辣汁, 辣椒仔, 塔巴斯科, 塔巴斯科辣椒酱, 美国辣椒仔, 辣椒水, 是拉差甜辣酱',
  'sweet and sour sauce':
    '糖醋酱, 糖醋汁, 糖醋醬, 甜酸酱, 甜酸醬, 咕噜酱, 咕嚕醬, 酸甜酱, 生炒骨醬, tang cu jiang, tim syun jeung',
  'shacha sauce':
    '沙茶酱, 沙茶醬, 牛头牌沙茶酱, 牛頭牌沙茶醬, 潮汕沙茶酱, 沙茶粉, 沙茶, 沙茶火鍋醬, sha cha jiang, sa cha jeung, sa cha jiang',
  ssamjang: '包饭酱, 包飯醬, 韩式包饭酱, 韓式包飯醬, 烤肉蘸酱',
  'ranch dressing': '牧場沙拉醬',
  'caesar dressing': '凯撒沙拉酱, 凱撒醬, 凱薩醬, 凱薩沙拉醬, 凯撒酱, 凱撒沙律醬',
  horseradish: '辣根醬, 西洋辣根, 马萝卜酱',
  'miso soup':
    '味噌汁, 味噌汤, 味噌湯, 即食味噌汤, 即食味噌湯, 速食味噌汤, 味噌汤包, 麵豉湯, 味增汤, 日式味噌汤, wei zeng tang, mei jang tong, min si tong',
  mentsuyu:
    '日式面汁, 荞麦面汁, 鰹魚醬油, 柴魚醬油, 鲣鱼酱油, 鲣鱼汁, 日式沾面汁, 蕎麥麵汁, 昆布醬油, 日式高汤酱油, 烏冬湯, 乌冬汁, 烏冬湯底, 寿喜锅汁, 壽喜燒醬, 寿喜烧酱汁, 天妇罗蘸汁, 日式柴鱼酱油, 沾麵醬',
  'tonkatsu sauce':
    '猪排酱, 豬排醬, 吉列酱, 吉列汁, 日式猪排酱, 章鱼烧酱, 章鱼小丸子酱, 大阪烧酱, 大阪燒醬, 吉列豬扒汁',
  ponzu: '柚子醋, 日式柚子醋, 橙醋, 柑橘醋, 日式醋酱油, 桔醋酱油',
  salsa: '莎莎酱, 莎莎醬, 墨西哥莎莎酱, 墨西哥辣酱, 薩爾薩醬, 洋葱番茄莎莎',
  'cream pasta sauce jar':
    '奶油蘑菇酱, 白酱, 白醬, 奶油意面酱, 忌廉汁, 白汁, 忌廉蘑菇醬, 奶油培根酱, 卡邦尼醬, 卡邦尼酱, 奶油白醬, 奶油蘑菇意面酱, 阿爾弗雷多醬',
  'white sauce': '贝夏梅尔酱, 奶油炖菜酱, 奶油燉菜塊, 芝士酱, 芝士醬, 起司醬, 奶酪酱, zhi shi jiang',
  'pesto jar':
    '青酱, 青醬, 罗勒青酱, 羅勒青醬, 香草酱罗勒, 香草醬羅勒, 松子青酱, 紅青醬, 意大利青酱, 羅勒醬, 香蒜酱, qing jiang luole',
  'steak sauce':
    '牛排酱, 牛排醬, 黑胡椒牛排酱, 牛扒汁, 蘑菇牛排酱, a1牛排酱, 黑椒牛排酱, 喼汁牛扒, HP醬, hei jiao niu pai jiang',
  'laksa paste': '叻沙酱料, 叻沙醬料, 叻沙料, 叻沙汤底, 百胜厨叻沙',
  'curry paste indian': '印度咖喱酱, 印度咖哩醬, 油咖喱, 油咖喱醬, 咖喱膽, 咖喱胆, 咖哩膏, 天多利酱',
  'curry sauce jar': '咖喱汁, 咖哩汁, 奶油咖喱酱, 椰汁咖喱醬, 牛油雞醬',
  'premix laksa sauce kit': '叻沙面料包, 叻沙拉面, 叻沙套裝',
  'rojak sauce': '罗惹酱, 囉惹醬, 罗惹虾膏, luo re jiang',
  'sambal belacan':
    '叁巴酱, 参巴酱, 叁巴虾酱, 三巴酱, 参峇酱, 叁峇酱, 三巴醬, 參巴醬, 参巴马来盏, 叁巴马拉盏, can ba jiang',
  'dashi powder':
    '鲣鱼粉, 鰹魚粉, 柴魚粉, 柴鱼粉, 木鱼素, 鰹魚調味粉, 味之素鰹魚, 烹大师, 烹大師鰹魚, 昆布高汤粉, 日式高汤粉',
  'dashi pack':
    '日式高汤包, 鲣鱼高汤, 柴魚高湯, 鰹魚高湯, 昆布柴魚高湯, 日式出汁, 出汁包, 茅乃舍, 茅乃舍高湯包, 昆布汁',
  'vegetable bouillon':
    '蔬菜高汤块, 素鸡精, 香菇粉, 蔬之鲜, 松茸鲜, 蘑菇粉, 蔬果鲜, 香菇精, 素高湯塊, 菌菇粉, 野菇粉',
  'tartare sauce': '塔塔酱, 鞑靼酱, 韃靼醬',
  'tamarind paste': '罗望子酱, 羅望子醬, 罗望子, 羅望子, 亚参膏, 亚参, 酸子酱, 酸角酱, 酸角, 酸豆酱, 亞參',
  'truffle oil': '松露油, 黑松露酱, 黑松露醬, 松露酱, 松露醬, 黑松露油, song lu jiang',
  vegemite: '马麦酱, 維吉麥, 酵母酱',
  'agave syrup':
    '龙舌兰糖浆, 龍舌蘭糖漿, 果葡糖浆, 麦芽糖, 麥芽糖, 麦芽糖浆, 水麥芽, 椰枣糖浆, 葡萄糖浆, 糖稀, mai ya tang, maak nga tong',
  molasses: '黑糖蜜, 糖蜜, 金糖浆, 黃金糖漿, 转化糖浆, 黄金糖浆',
  'chocolate sauce': '巧克力糖浆, 好时巧克力酱, 朱古力糖漿, 巧克力淋酱, 焦糖酱, 焦糖醬, 朱古力淋醬, 黑糖糖浆',
  furikake:
    '香松, 拌饭料, 飯素, 饭素, 日式香鬆, 香鬆, 拌飯素, 拌飯料, 味島香鬆, 拌饭海苔, 海苔拌饭料, 三島香鬆, 茶泡飯料, 茶泡饭料, ban fan liao',
  'duck fat': '鸭油, 鴨油, 鹅油, 鵝油, 牛油火锅油, 牛脂, 鸡油, 雞油, 鵝油蔥酥',
  'rice bran oil': '米糠油, 稻米油, 玄米油, 牛油果油, 酪梨油',
  'palm oil': '棕榈油, 棕櫚油',
  'cooking spray': '喷雾油, 橄榄油喷雾, 噴霧油, 喷油, 不粘锅喷油',
  'shallot oil':
    '葱油, 蔥油, 葱油酱, 红葱酥, 紅蔥酥, 油葱酥, 油蔥酥, 炸葱酥, 炸紅蔥頭, 蒜油, 蒜头油, 花椒油, 藤椒油, 胡椒油, cong you, hua jiao you, chung yau, cung yau, teng jiao you',
  'almond butter': '杏仁酱, 杏仁醬, 腰果酱, 腰果醬, 坚果酱, 堅果醬, 扁桃仁酱, 核桃酱, 開心果醬純',
  'pistachio spread': '开心果酱, 開心果醬, 开心果抹酱, 開心果抹醬',
  'lotus biscuit spread': '和情焦糖酱, 焦糖饼干酱, 焦糖餅乾醬, 蓮花脆餅醬, 比斯考夫酱',
  'peanut butter natural': '无糖花生酱, 纯花生酱, 無糖花生醬, 純花生醬, 无添加花生酱',
  guacamole: '牛油果酱, 酪梨醬, 牛油果醬, 鳄梨酱, 墨西哥牛油果酱',
  tapenade: '橄榄酱, 橄欖醬, 黑橄榄酱',
  'olive vegetable': '橄榄菜, 橄欖菜, 蓬盛橄榄菜, gaam laam choi, gam lam choi',
  tzatziki: '希腊黄瓜酸奶酱, 黃瓜優格醬, 希臘青瓜乳酪醬',
  paprika: '红椒粉, 紅椒粉, 匈牙利紅椒粉, 甜椒粉, 烟熏红椒粉, 煙燻紅椒粉, 甜紅椒粉',
  'garam masala': '马萨拉粉, 瑪薩拉粉, 印度香料, 印度综合香料, 馬薩拉香料, 玛莎拉粉',
  'garlic powder': '大蒜粉, 蒜粉, 蒜香粉, 洋葱粉, 洋蔥粉, 蒜头粉, 香蒜粉, suan fen',
  cardamom: '小豆蔻, 豆蔻, 草果, 白豆蔻, 绿豆蔻, 豆蔻粒, 肉蔻仁白, cao guo, dou kou',
  nutmeg: '肉豆蔻, 肉豆蔻粉, 肉蔻, 豆蔻粉',
  'mustard seed': '芥菜籽, 黄芥末籽, 芥末籽, 芥籽',
  saffron: '藏红花, 藏紅花, 番红花, 番紅花, 西红花, zang hong hua',
  'dried herbs':
    '干罗勒, 罗勒碎, 披萨草碎, 欧芹碎, 意大利综合香料, 義大利綜合香料, 百里香碎, 混合香草, 普罗旺斯香草, 香草碎, 牛至叶, 迷迭香碎, 巴西里碎, 義式綜合香料, 意式香草, 干欧芹',
  'coriander powder': '芫荽粉, 香菜籽, 芫荽籽, 香菜籽粉',
  allspice: '多香果, 眾香子, 杜松子, 牙买加胡椒',
  'jelly crystals':
    '果冻粉, 果凍粉, 啫喱粉, 布丁粉果冻, 大菜糕粉, 吉士粉果冻, je lei fan, guo dong fen, 冰粉, 冰粉粉包, 爱玉, 愛玉, 愛玉凍, 愛玉子, bing fen',
  'pancake flour':
    '煎饼粉, 韩式煎饼粉, 韓式煎餅粉, 大阪烧粉, 大阪燒粉, 章鱼小丸子粉, 章魚燒粉, 饼粉, 蛋餅粉, 脆浆粉, 脆漿粉, 章鱼烧粉',
  'chocolate chips':
    '巧克力豆, 耐烤巧克力豆, 烘焙巧克力, 烘焙用巧克力, 朱古力粒, 巧克力币, 調溫巧克力, 黑巧克力豆, 水滴巧克力豆, qiao ke li dou',
  'coconut sugar': '椰糖, 椰糖块, 椰糖塊, 马六甲椰糖, 棕榈糖, 棕櫚糖, ye tang, ye tong',
  'palm sugar syrup': '椰糖浆, 椰糖漿',
  'custard powder': '吉士粉, 卡士达粉, 卡士達粉, 蛋黃粉卡士達, 吉士粉罐, ji shi fen, gat si fan',
  'desiccated coconut': '椰蓉, 椰丝, 椰絲, 椰子粉, 椰茸, 烘烤椰片, 椰子片, ye rong, ye yung',
  'food colouring': '食用色素, 食用色粉, 红曲粉, 红曲米, 紅麴, 紅麴粉, 食色素, shi yong se su',
  fondant: '翻糖, 翻糖膏, 裱花奶油霜',
  'pie crust': '蛋挞皮, 蛋塔皮, 蛋撻皮, 派皮, 塔皮, 批皮, 葡挞皮, dan ta pi',
  'frozen puff pastry': '千层酥皮, 起酥皮, 冷冻酥皮, 急凍酥皮, 起酥片, 酥皮, 酥皮片, 印度飞饼酥皮',
  'soy flour':
    '黄豆粉, 黃豆粉, 豆粉熟, 豆浆粉, 豆漿粉, 豆奶粉, 维维豆奶粉, 永和豆浆粉, 黄豆面, doujiang fen, dou nai fen',
  sprinkles: '彩糖, 糖珠, 彩色糖针, 朱古力米, 巧克力米, 糖针, 彩针',
  sweetener:
    '代糖, 赤藓糖醇, 赤藻糖醇, 甜菊糖, 甜叶菊糖, 罗汉果糖, 羅漢果糖, 木糖醇, 零卡糖, 木糖醇代糖, 健怡糖, 阿斯巴甜, 三氯蔗糖, 羅漢果代糖, 寡糖, ling ka tang, dai tang, mu tang chun',
  'vanilla sugar': '香草糖, 雲呢拿糖, 香草砂糖',
  'buckwheat flour': '荞麦粉, 荞麦面粉, 蕎麥粉, 荞面, 莜面',
  'rye flour': '黑麦粉, 裸麥粉, 黑麥粉, 裸麦粉, 斯佩尔特面粉',
  'gram flour': '鹰嘴豆粉, 鷹嘴豆粉, 绿豆粉, 綠豆粉, 豌豆粉',
  'masa harina': '墨西哥玉米粉, 玉米饼粉',
  'cream of tartar': '塔塔粉, 他他粉',
  'pudding powder': '布丁粉, 布甸粉, 奶昔布丁粉, 鸡蛋布丁粉, bu ding fen',
  marzipan: '杏仁膏, 马兹潘, 杏仁糖膏',
  'almond flour':
    '杏仁粉, 扁桃仁粉, 马卡龙杏仁粉, 美国杏仁粉, 巴旦木粉, 烘焙杏仁粉, xing ren fen, hang yan fan',
  'flaxseed ground': '亚麻籽粉, 亞麻籽粉, 亞麻仁粉',
  'mixed seeds': '混合籽, 综合籽仁, 綜合種子',
  'soy nuts': '烤黄豆, 炒黄豆, 香酥黄豆, 黑豆零食, 炒黑豆, 烘焙黑豆',
  'candied winter melon': '冬瓜糖, 冬瓜条糖, 糖冬瓜, 冬瓜糖條, tong dung gwa',
  'dried cranberries': '蔓越莓干, 蔓越莓乾, 小紅莓乾, 红莓干, 蔓越梅干, man yue mei gan',
  umeboshi: '紫苏梅, 紫蘇梅, 脆梅, 腌梅, 腌梅子, 梅子乾漬, 酸梅, 咸水梅, 鹹水梅',
  'sun-dried tomato': '番茄干, 油浸番茄干, 風乾番茄, 油漬番茄乾',
  'cheese puffs':
    '芝士条零食, 芝士球, 奇多, 奇多芝士, 芝士粟米脆, 粟米條, 芝士圈, 乳酪球, 乖乖玉米, 乖乖, 玉米棒零食, 粟米脆條, qi duo, guai guai',
  'fish skin snack': '咸蛋黄鱼皮, 鹹蛋魚皮, 鱼皮脆, 魚皮, 炸魚皮, 炸鱼皮',
  'dried fish snack':
    '鱼豆腐零食, 香辣小鱼, 小鱼仔, 劲仔小鱼, 烤鱼片, 鳕鱼肠零食, 鱈魚香絲, 鳕鱼丝, 鱈魚絲, 鱈魚片, 烤鰻魚片零食, 魚柳零食, xiao yu zai, 香魚片',
  keropok: '虾片, 蝦片, 龙虾片, 龍蝦片, 印尼虾片, 馬來虾饼, xia pian, ha pin, haa pin',
  'prawn roll snack':
    '虾条, 蝦條, 鲜虾条, 鮮蝦條, 上好佳鲜虾片, 上好佳虾条, 蝦味先, 卡乐B虾条, 卡樂B蝦條, 卡迪那虾条, 蝦餅零食, 虾味先, 虾卷零食, xia tiao, ha tiu, xia wei xian, haa mei sin',
  'microwave popcorn': '微波爆米花, 微波爆穀, 微波爐爆米花, 微波爐爆谷',
  'puffed rice': '米花糖無花生, 爆米香, 米通, 炒米, 米香, 糙米卷, 膨化米, 米果卷',
  'rice cake puffed': '米香餅, 糙米饼, 糙米餅, 米饼婴儿',
  'roasted chickpeas':
    '蚕豆零食, 兰花豆, 怪味豆, 怪味胡豆, 炒豌豆, 香酥豌豆, 青豆零食, 蒜香青豆, 甘源青豌豆, 多味豆, 脆豆, 牛肉味蚕豆, 蒜香豌豆, 蠶豆酥',
  'salted egg chips': '咸蛋黄薯片, 鹹蛋黃薯片, 咸蛋薯片, 鹹蛋薯片',
  'spicy gluten strips':
    '辣条, 辣條, 大面筋, 小面筋, 亲嘴烧, 魔芋辣条, 素牛筋, 麻辣王子, 辣片, 素毛肚零食, 豆皮辣条, 香辣豆皮, 手撕素肉, 卫龙辣条, 麻辣零食, 臭干子零食, lat tiu, laat tiu, wei long',
  'vegetable chips':
    '综合蔬果干, 綜合蔬果脆片, 香菇脆, 秋葵脆, 秋葵干, 果蔬脆, 蔬菜干, 蔬果脆片, 蔬菜脆片, 香菇脆片, 紫薯片, 芋头条, 芋條, 黄秋葵干, 蔬菜乾',
  'choco pie':
    '好丽友派, 巧克力派, 蛋黄派, 好麗友派, 朱古力批, 蛋黃派, 达利园派, 法式小面包派, hao li you pai, dan huang pai, 夹心蛋糕派',
  'chocolate truffle':
    '费列罗, 費列羅, 金莎, 金莎朱古力, 松露巧克力, 松露形巧克力, 酒心巧克力, 德菲丝, 朱古力禮盒, 夹心巧克力, 拉斐尔椰蓉, fei lie luo, gam sa',
  'white chocolate': '白巧克力, 白朱古力, 白巧, bai qiao ke li',
  'hazelnut chocolate':
    '榛子巧克力, 榛果巧克力, 杏仁巧克力, 巴旦木巧克力, 果仁巧克力, 果仁朱古力, 扁桃仁巧克力, 杏仁朱古力, 坚果巧克力, 堅果巧克力',
  'peanut brittle':
    '花生糖, 花生酥, 花生酥糖, 牛皮糖花生, 花生软糖, 花生軟糖, 贡糖, 貢糖, 花生貢糖, 花生牛轧, 米花糖, 沙琪玛花生, 酥糖, hua sheng tang, hua sheng su, fa sang tong, gong tang, faa saang tong',
  'sesame brittle': '芝麻糖, 黑芝麻糖, 芝麻酥, 芝麻片, 麻片, 芝麻棒, 糖不甩芝麻, zhi ma tang, ji ma tong',
  'milk nougat':
    '牛轧糖, 牛軋糖, 鳥結糖, 雪花酥, 奶芙, 牛轧饼, 牛軋餅, 鸟结糖, 奶枣, 蔓越莓雪花酥, 抹茶牛轧糖, 手工牛軋糖, niu zha tang, ngau zaat tong, ngau jaat tong, xue hua su, niu ga tang',
  'dragon beard candy': '龙须糖, 龍鬚糖, 龍鬚酥, 龙须酥, long xu tang, lung sou tong',
  'turkish delight': '土耳其软糖, 土耳其軟糖',
  liquorice: '甘草糖, 甘草条',
  fudge: '乳脂糖, 软糖乳脂, 法奇软糖',
  'ang ku kueh': '红龟糕, 紅龜糕, 红龟粿, 紅龜粿花生',
  'kueh lapis legit':
    '九层糕, 九層糕, 千层糕, 千層糕, 印尼千层糕, 印尼千層糕, 千层糕娘惹, jiu ceng gao, qian ceng gao',
  'kueh salat': '娘惹糕, 娘惹糕点, 娘惹粿, niang re gao',
  'ondeh ondeh': '椰糖糯米球, 椰糖丸子, 椰丝糯米球, 糯米糍椰糖',
  'pulut hitam': '黑糯米粥, 紫米粥, 黑糯米, 紫米露, 紫米露粥, hei nuo mi',
  'bubur cha cha':
    '摩摩喳喳, 嬤嬤喳喳, 西米露, 芒果西米露, 杨枝甘露, 楊枝甘露, 椰汁西米露, 珍多冰料, 多芒小丸子, xi mi lu, sai mai lou, yang zhi gan lu, yeung ji gam lou, yeung ji gam lo',
  cendol: '煎蕊, 珍多, 珍露, 珍多冰',
  'muah chee': '花生麻糬, 花生糍粑, 汤圆花生碎, 糖不甩, 糖葱饼, hua sheng ma shu',
  'frozen tang yuan':
    '速冻汤圆, 冷冻汤圆, 冷凍湯圓, 急凍湯圓, 思念汤圆, 三全汤圆, 桂冠湯圓, 桂冠汤圆, 湾仔码头汤圆, 冷凍芝麻湯圓, 急凍湯丸, 速凍湯圓, 黑芝麻湯圓',
  'love letters': '蛋卷饼娘惹, 情书饼, 番婆饼',
  'aloe vera drink': '芦荟汁, 蘆薈汁, 芦荟饮料, 蘆薈飲料, 芦荟果粒',
  'barley drink':
    '薏米水, 薏仁水, 洋薏米水, 大麦汁, 麦芽饮, 生熟薏米水, 红豆薏米水, 小麦胚芽饮, yi mai seui, yi mi shui, yi mai sui',
  'barley tea': '大麦茶, 大麥茶, 麥茶, da mai cha, daai maak cha',
  'cold brew': '冷萃咖啡, 瓶装黑咖啡, 冷泡咖啡, 冰美式, leng cui ka fei',
  'fresh orange juice':
    '鲜榨橙汁, 鮮榨橙汁, 鲜榨果汁, 鮮榨果汁, 现榨果汁, nfc橙汁, 鲜橙汁, 鮮橙汁, 鲜榨西瓜汁, xian zha guo zhi, sin ja chaang jap',
  'fruit cordial':
    '利賓納, 利宾纳, 酸梅汤浓缩, 酸梅湯, 酸梅汤, 乌梅汤, 烏梅汁, 浓缩果汁, 濃縮果汁, 石榴糖浆, 西柚糖浆, 冬瓜露糖浆, 玫瑰糖浆, 果味糖浆, 果珍, 菓珍, 冲饮果汁粉, 菓珍粉, 糖漿果味, syun mui tong',
  'ginger tea sachet':
    '姜茶, 薑茶, 红糖姜茶, 黑糖薑母茶, 黑糖姜茶, 姜母茶, 薑母茶, 姜枣茶, 姜汤, jiang cha, hong tang jiang cha, geung cha',
  'honey citron tea':
    '蜂蜜柚子茶, 柚子茶, 韓國柚子茶, 韩国柚子茶, 柚子蜜, 蜂蜜柠檬茶酱, 蜜炼柚子茶, you zi cha, feng mi you zi cha, yau ji cha',
  kombucha: '康普茶, 红茶菌, 紅茶菌, 昆布茶发酵, 康普茶饮料, kang pu cha',
  'malt drink packet': '美禄盒装, 盒裝美祿, 美祿紙包, 阿華田紙包',
  'meal replacement shake': '代餐奶昔, 代餐粉, 代餐, ffit8, 代餐奶昔粉, 营养代餐, dai can',
  'rice milk': '米漿, 米浆, 米奶, 大米乳, 糙米乳, 糙米漿, 米乳饮料, mi jiang',
  liqueur:
    '利口酒, 力娇酒, 荔枝酒, 桃子酒, 水蜜桃酒, 果酒, 青梅酒, 冰青, 梅见, 梅乃宿, qing mei jiu, guo jiu',
  'sparkling wine': '香槟, 香檳, 起泡酒, 气泡酒, 氣泡酒, 莫斯卡托, 阿斯蒂, 普罗塞克, heung ban, qi pao jiu',
  'cream liqueur': '百利甜, 百利甜酒, 奶酒, 奶油利口酒, bai li tian',
  cider: '苹果酒, 蘋果酒, 西打酒, 果味西打',
  'egg liqueur': '蛋黄酒, 蛋酒, 蛋黃酒',
  eggnog: '蛋奶酒, 蛋奶饮',
  'tea herbal':
    '洋甘菊茶, 花草茶, 花草茶包, 薄荷茶, 玫瑰花茶, 枸杞茶, 枸杞菊花茶, 决明子茶, 蒲公英茶, 桂花茶, 荷叶茶, 菊花, 胎菊, 金丝皇菊, 贡菊, 金银花, 玫瑰花, 干玫瑰, 南非国宝茶, 牛蒡茶, 紅棗茶, 红枣茶, 养生茶, 養生茶, 玉米须茶, 黑豆茶, 黑豆水, hua cao cha, mei gui hua cha, yang gan ju, gouqi cha, hong zao cha',
  'hibiscus tea': '洛神花, 洛神花茶, 洛神茶, 玫瑰茄, 洛神葵, luo shen hua cha',
  'yerba mate': '马黛茶, 瑪黛茶',
  'vegetable juice':
    '番茄汁, 蔬菜汁, 胡萝卜汁, 紅蘿蔔汁, 羽衣甘蓝汁, 果蔬汁, 蔬果汁, 野菜汁, 綜合蔬果汁, 青汁, 西红柿汁, 芹菜汁, shu cai zhi, fan qie zhi, guo shu zhi',
  'sugarcane juice': '甘蔗汁, 竹蔗汁, 蔗汁, 甘蔗水, gan zhe zhi, gam je jap',
  smoothie: '果昔, 沙冰, 水果沙冰, 冰沙, 芒果冰沙, 思慕雪, 草莓冰沙, 水果冰沙, 芒果沙冰, sha bing, bing sha',
  'acai frozen': '巴西莓碗, 巴西莓, 阿萨伊碗, 阿薩伊',
  'frozen berries':
    '冷冻蓝莓, 冷凍藍莓, 冷冻草莓, 冷凍草莓, 冷冻芒果, 冷冻混合莓, 冷凍莓果, 冷凍綜合莓果, 急凍雜莓, 急凍藍莓, 冷冻水果, 冷凍水果, 雜莓, 冷冻树莓, 莓果, 综合莓果, leng dong lan mei',
  'frozen bread': '冷冻面包, 冷凍麵包, 急凍麵包, 冷冻蒜香面包, 冷冻面团, 冷凍可頌',
  'frozen broccoli': '冷冻西兰花, 冷凍花椰菜, 冷凍青花菜, 急凍西蘭花, 冷冻花菜',
  'frozen chicken':
    '冷冻鸡胸肉, 冷凍雞胸, 冷冻鸡腿, 冷凍雞腿, 冷冻鸡翅, 急凍雞翼, 急凍雞扒, 冷冻鸡肉, 冻鸡胸, 急凍雞胸, 冰鮮雞翼, 冷凍雞肉, 急凍雞肉, 冻鸡腿, 冷凍雞翅, leng dong ji rou',
  'frozen curry puffs': '冷冻春卷, 冷凍春捲, 急凍春卷, 冷冻咖喱角, 急凍咖喱角, 速冻春卷, leng dong chun juan',
  'breaded prawns':
    '炸虾, 炸蝦, 面包虾, 麵包蝦, 凤尾虾炸, 芙蓉虾, 炸虾排, 虾排, 鲜虾排, 蝦排, 吉列蝦, 吉列炸虾, 月亮虾饼, 月亮蝦餅, 炸蝦餅, 炸虾饼, 虾饼, 蝦餅, 炸虾球, 花枝蝦排, 黄金虾球, 天妇罗虾冷冻, zha xia, xia pai, xia bing',
  'frozen dory':
    '冷冻鱼柳, 急凍魚柳, 冷冻鱼片, 冷凍魚片, 冷冻龙利鱼, 冷冻巴沙鱼, 冷冻三文鱼, 冷凍鮭魚, 冷凍鯛魚, 冷凍鱈魚, 冷冻鳕鱼, 急凍三文魚, 冷冻鱼, 冻鱼, 急凍魚, 冷冻带鱼, leng dong yu',
  'frozen lasagna': '千层面, 千層麵, 冷冻千层面, 肉醬千層麵, 肉酱千层面, 千层意面, 千层肉酱面',
  'frozen minced meat': '冷冻肉末, 冷冻肉馅, 冷凍絞肉, 急凍免治豬肉, 急凍免治牛肉, 冷凍牛絞肉',
  'pizza leftover':
    '剩披萨, 披萨剩, 一片披萨, 隔夜披萨, 达美乐披萨, 必胜客, 必勝客薄餅, 达美乐, 昨天的披萨, 剩餘薄餅, 食剩薄餅',
  'frozen pork':
    '冷冻猪肉, 冷凍豬肉, 急凍豬肉, 冷冻五花肉, 冷凍豬肉片, 急凍豬扒, 冷冻排骨, 冷凍五花肉, 冷凍排骨, 急凍排骨, 冷冻肉, leng dong zhu rou',
  'frozen ready meal':
    '冷冻炒饭, 冷凍炒飯, 冷冻便当, 急凍飯, 冷凍調理包, 预制菜, 預製菜, 速冻炒饭, 急凍餸包, 微波便当, 微波便當, 餸包, 加热即食, 懒人菜, yu zhi cai, sung baau',
  'frozen spinach': '冷冻菠菜, 冷凍菠菜, 急凍菠菜, 速冻菠菜',
  'ice cream cone':
    '可爱多, 可愛多, 甜筒, 雪糕筒, 蛋筒冰淇淋, 蛋筒雪糕, 脆筒, 脆筒雪糕, tim tung, tian tong, ke ai duo',
  'mochi ice cream': '麻糬冰淇淋, 雪米糍, 糯米糍雪糕, 大福冰淇淋, 雪見大福, 麻薯冰淇淋',
  'stir-fried meat':
    '鱼香肉丝, 魚香肉絲, 青椒肉丝, 青椒肉絲, 回鍋肉, 京酱肉丝, 京醬肉絲, 小炒肉, 辣椒炒肉, 农家小炒肉, 小炒黄牛肉, 黑椒牛柳, 黑椒牛柳粒, 水煮肉片, 水煮牛肉, 辣子鸡, 辣子雞, 辣子鸡丁, 三杯鸡, 三杯雞, 大盘鸡, 大盤雞, 黄焖鸡, 黄焖鸡米饭, 红烧鸡块, 红烧鸡翅, 可乐鸡翅, 可樂雞翼, 瑞士雞翼, 瑞士鸡翼, 蒜苔炒肉, 芹菜炒肉, 土豆烧牛肉, 土豆炖牛肉, 番茄牛腩, 蕃茄牛腩, 萝卜牛腩, 咖喱牛腩醬油, 酱爆鸡丁, 木须肉, 木樨肉, 蚂蚁上树, 蔥爆牛肉, 葱爆羊肉, 孜然羊肉, 蠔油牛肉, 蚝油牛肉, 滑蛋牛肉醬, 梅菜蒸肉餅, 豆豉蒸排骨, 豉汁排骨, 粉蒸肉, 粉蒸排骨, 酱排骨, 红烧狮子头, 干锅肥肠, 干锅鸡, 干锅花菜, 干鍋, 香菇滑鸡, 冬菇滑雞, 豉油雞, 豉油鸡, 红烧肉末茄子, 魚香茄子, 肉末茄子, 肉末豆角, 螞蟻上樹, 紅燒牛肉, 红烧牛肉, 照烧鸡腿, 照燒雞, 照烧鸡, 酸菜炒肉, 豬肉炒青椒, yu xiang rou si, qing jiao rou si, hui guo rou, xiao chao rou, la zi ji, da pan ji, huang men ji, ke le ji chi, hong shao ji chi, shui zhu rou pian, hei jiao niu liu, ho yau ngau yuk, si yau gai, see yau gai, see yao gai, seui si gai yik, 肉夹馍, 腊汁肉夹馍, 白吉馍夹肉, rou jia mo, 锅包牛肉',
  'char kway teow':
    '炒粿条, 炒粿條蛋, 炒贵刁, 炒貴刁, 福建炒面, 福建炒虾面, 福建蝦麵, chao guo tiao, chaau gwai diu, fu jian xia mian',
  pho: '越南牛肉粉, 越南河粉汤, 生牛肉河粉, 越式牛肉河粉, 越南粉湯, 牛肉河粉湯',
  'cooked fish':
    '鱼片粥, 魚片粥, 清蒸鱼, 清蒸魚, 清蒸鲈鱼, 蒸鱼, 蒸魚, 煎鱼, 煎魚, 香煎三文鱼, 香煎三文魚, 剩鱼, 烤鱼熟, 鱼汤, 魚湯, 鲫鱼汤, 鲫鱼豆腐汤, 鱼头汤, 鱼头豆腐汤, 魚頭湯, 番茄鱼, 番茄魚湯, 鱼片汤, 鹽烤鯖魚, 盐烤鲭鱼, 鹽烤鮭魚, zheng yu, qing zheng yu, jing yu, yu tang, ji yu tang, yu tong, yu pin juk',
  'boiled fish in chilli oil':
    '水煮鱼, 水煮魚, 酸菜鱼, 酸菜魚, 麻辣水煮鱼, 麻辣烤鱼, 烤鱼, 烤魚, 重庆烤鱼, 沸腾鱼, 剁椒鱼头, 剁椒魚頭, 红烧鱼, 紅燒魚, 红烧带鱼, 糖醋鱼, 糖醋魚, 松鼠鱼, 松鼠桂鱼, 豆瓣鱼, 红烧鲫鱼, 酱烧鱼, 酸菜鱼预制, 豉汁蒸魚, 金汤酸菜鱼, 太二酸菜鱼, shui zhu yu, suan cai yu, hong shao yu, tang cu yu, hung siu yu, duo jiao yu tou',
  'sous vide chicken':
    '即食鸡胸肉, 即食雞胸, 即食雞胸肉, 即食鸡胸, 舒肥雞胸, 舒肥鸡胸, 舒肥雞胸肉, 低温鸡胸, 慢煮雞胸, 轻食鸡胸肉, 健身鸡胸肉, ji shi ji xiong, shu fei ji xiong',
  'laksa cooked':
    '叻沙, 喇沙, 叻沙面, 叻沙麵, 咖喱叻沙, 咖哩叻沙, 亚参叻沙, 娘惹叻沙, 星洲喇沙, la sha, laat sa',
  'japanese curry':
    '日式咖喱饭, 日式咖哩飯, 咖喱饭, 咖哩飯, 咖喱飯, 咖喱猪排饭, 咖哩豬排飯, 吉列豬扒咖喱飯, 咖喱鸡排饭, 咖喱土豆, 日式咖哩, ka li fan, gali fan, ga lei faan, ri shi ka li fan',
  bibimbap: '石锅拌饭, 石鍋拌飯, 韩式拌饭, 韓式拌飯, 拌饭, 拌飯, shi guo ban fan, ban fan, sek wo bun faan',
  japchae: '韩式杂菜粉丝, 韓式雜菜, 韩式炒粉丝, 炒粉丝杂菜, 韓國雜菜粉絲, 韩国杂菜',
  'tteokbokki cooked':
    '韩式辣炒年糕, 辣炒年糕, 韓式辣年糕, 韩国炒年糕, 部队锅, 部隊鍋, 部隊鍋年糕, 韓式炒年糕, la chao nian gao',
  kimbap:
    '紫菜包饭, 紫菜包飯, 韩式紫菜包饭, 韓式飯捲, 韓式紫菜飯卷, 金槍魚紫菜包飯, 海苔飯捲, zi cai bao fan, hai tai fan juan',
  'poke bowl': '夏威夷拌饭, 三文鱼波奇饭, 波奇饭, 波奇飯, 三文鱼轻食碗, 夏威夷蓋飯',
  'packed salad bowl':
    '轻食碗, 轻食, 輕食盒, 沙拉碗, 鸡胸肉沙拉, 雞胸沙拉, 沙律碗, 谷物碗, 減脂餐, 减脂餐, 轻食沙拉碗, 健身餐, 超市沙拉盒, 健康餐盒, 雞胸肉沙律, qing shi, jian zhi can',
  'pasta salad':
    '土豆沙拉, 薯仔沙律, 马铃薯沙拉, 馬鈴薯沙拉, 通心粉沙拉, 意面沙拉, 薯仔蛋沙律, 雜菜沙律蛋黃醬, 凉拌意面, 卷心菜沙拉, 俄式沙拉, tu dou sha la, syu jai sa leot, 高丽菜沙拉',
  'egg salad': '鸡蛋沙拉, 雞蛋沙拉, 蛋沙律, 雞蛋沙律, 蛋沙拉, 雞蛋沙律三文治醬',
  'tuna mayo mix': '金枪鱼沙拉, 吞拿鱼沙拉, 吞拿魚沙律, 鮪魚沙拉, 鮪魚美乃滋, 吞拿魚蛋黃醬',
  'chicken salad mix': '凉拌鸡丝, 涼拌雞絲, 海鲜沙拉, 海鮮沙律',
  'french toast':
    '西多士, 法式吐司, 法蘭西多士, 法兰西多士, 西多, 厚多士, sai do si, sai do see, fa shi tu si, 面包布丁, 麵包布丁, 蛋吐司',
  kebab: '土耳其烤肉, 土耳其烤肉卷, 沙威瑪, 沙威玛, 烤肉卷, 烤肉夹馍土耳其, 旋转烤肉, 土耳其肉卷, 卷饼烤肉',
  burrito:
    '墨西哥鸡肉卷, 墨西哥卷餅, 老北京鸡肉卷, 鸡肉卷, 雞肉捲餅, 嫩牛五方, 墨西哥牛肉卷, 芝士卷饼, lao bei jing ji rou juan, ji rou juan',
  'summer rolls':
    '越南春卷, 越南米纸卷, 越南鲜虾卷, 米紙卷, 鲜虾春卷越南, 生春捲, 米纸卷, 润饼卷, 潤餅捲, 薄饼卷, yue nan chun juan, yuet nam chun gyun',
  'ngoh hiang':
    '五香卷, 鸡卷, 雞捲, 五香肉卷, 虾枣, 蝦棗, 五香條, 卤肉卷, wu xiang juan, ji juan, ng heung gyun',
  'mixed rice':
    '菜饭, 杂菜饭, 雜菜飯, 经济饭, 經濟飯, 两餸饭, 兩餸飯, 兩餸一飯, 餸饭, 三餸飯, 食堂饭菜, 盒饭剩, 快餐盒饭, 自助餐, 自選餐, 自选快餐, leung sung faan, loeng sung faan, jing ji fan',
  'boiled potatoes': '水煮土豆, 煮土豆, 蒸土豆, 烤土豆, 焗薯, 焗薯仔, 煮馬鈴薯, 烤马铃薯, 烤馬鈴薯',
  'potato pancakes': '土豆饼, 土豆煎饼, 马铃薯煎饼, 洋芋擦擦, 馬鈴薯煎餅, 土豆丝饼, tu dou bing',
  croquettes: '可乐饼, 可樂餅, 炸薯饼, 土豆可乐饼, 日式可樂餅, 薯蓉炸餅, ke le bing',
  tonkatsu:
    '日式炸猪排, 日式炸豬排, 炸猪排, 炸豬排, 吉列豬扒, 吉列猪扒, 猪排饭, 豬排飯, 吉列豬扒飯, 炸猪扒, 炸豬扒, zha zhu pai, gat lit jyu pa, 炸猪排饭',
  'breaded schnitzel': '炸鸡扒, 吉列雞扒, 吉列鸡扒, 维也纳炸肉排, 德式炸猪排, 裹粉鸡排, 炸肉排',
  okonomiyaki:
    '大阪烧, 大阪燒, 御好烧, 章鱼烧, 章魚燒, 章鱼小丸子, 章魚小丸子, 章鱼丸, 广岛烧, 韩式海鲜饼, 韓式海鮮煎餅, 泡菜煎饼, 泡菜煎餅, 蚵仔煎, 海蛎煎, 蚝烙, 蠔餅, 蚝饼, zhang yu xiao wan zi, zhang yu shao, da ban shao, e a jian, hou beng, ha li jian',
  'ramen bowl':
    '日式豚骨拉面, 豚骨拉面, 豚骨拉麵, 味噌拉面, 味噌拉麵, 酱油拉面, 醬油拉麵, 日式叉烧拉面, 一兰拉面, 日本拉面, 日式拉面碗, 盐味拉面, tun gu la mian, ri shi la mian, yat bun laai min',
  'pad thai': '泰式炒河粉, 泰式炒粉, 泰式炒金边粉, 泰式炒金邊粉, 泰炒粉, tai shi chao he fen',
  'thai curry':
    '泰式绿咖喱鸡, 绿咖喱鸡, 綠咖哩雞, 紅咖哩雞, 泰式咖喱, 泰式咖哩, 冬阴功, 冬阴功汤, 冬蔭功, 冬陰功湯, 冬荫功汤, 椰汁鸡汤, dong yin gong, dong yin gong tang, tung yam gung',
  'spaghetti bolognese':
    '肉酱面, 肉醬麵, 肉酱意面, 肉醬意粉, 意大利肉酱面, 番茄肉酱面, 義大利肉醬麵, 番茄意面, rou jiang mian, rou jiang yi mian, yuk jeung yi fan',
  'pasta bake':
    '焗意面, 焗意粉, 芝士焗饭, 芝士焗飯, 焗饭, 焗飯, 焗豬扒飯, 焗猪扒饭, 奶油培根意面, 白酱意面, 培根意面, 奶油意面, 奶油蘑菇意面, 卡邦尼意粉, 白汁意粉, 焗烤, 焗烤飯, 焗薯蓉, 芝士焗意粉, 芝士焗薯, guk faan, ju fan, guk jyu pa faan',
  'cooked pasta': '煮好的意面, 剩意面, 熟意面, 煮意粉, 剩意粉, 番茄意粉, 蒜香意面',
  'risotto cooked': '意式烩饭, 意大利烩饭, 燉飯, 義式燉飯, 奶油蘑菇烩饭, 烩饭, 意大利飯',
  paella: '西班牙海鲜饭, 西班牙海鮮飯, 西班牙燉飯',
  'cream stew': '奶油炖菜, 奶油燉菜, 白汁雞, 奶油炖鸡, 忌廉雞, 白酱炖菜, 奶油白菜, 奶油蘑菇鸡',
  'yong tau foo':
    '酿豆腐, 釀豆腐, 煎酿三宝, 煎釀三寶, 酿茄子, 客家酿豆腐, 百花釀豆腐, 煎釀豆腐, 煎釀青椒, niang dou fu, yeung dau fu, jin yeung saam bou',
  'nasi lemak': '椰浆饭, 椰漿飯, 椰浆饭包, ye jiang fan, ye jeung faan',
  dosa: '印度薄脆饼, 多萨, 多薩',
  'butter chicken': '黄油鸡, 黄油咖喱鸡, 牛油雞, 奶油咖哩雞, 奶油鸡咖喱, 印度奶油鸡',
  'pickled green chilli':
    '泡椒, 野山椒, 泡辣椒, 泡小米辣, 小米泡椒, 剥皮辣椒, 剝皮辣椒, 酸辣椒, 墨西哥辣椒片, 腌辣椒, 醃青椒, pao jiao, 辣椒圈罐, 酸豆角辣椒',
  'pickled ginger':
    '寿司姜, 壽司薑, 寿司姜片, 子姜腌, 糖醋姜, 甜酸子姜, 甜酸子薑, 醋姜, 泡姜, 仔姜泡, 紅薑, 红姜, 酸姜, 酸薑',
  achar: '亚杂, 阿杂, 亞雜, 娘惹泡菜',
  sauerkraut: '德国酸菜, 德國酸菜, 德式酸菜, 酸椰菜, 酸卷心菜',
  capers: '酸豆, 刺山柑, 水瓜柳, 续随子, 酸豆刺山柑',
  'collagen powder': '胶原蛋白, 膠原蛋白, 胶原蛋白粉, 膠原蛋白粉, 胶原蛋白饮, 胶原蛋白肽, jiao yuan dan bai',
  'fish oil': '鱼油, 魚油, 鱼油胶囊, 深海鱼油, 魚油丸, 鱼肝油, 魚肝油, yu you',
  'plant protein powder': '植物蛋白粉, 豌豆蛋白粉, 大豆蛋白粉, 大豆分离蛋白',
  'psyllium husk': '洋车前子壳, 洋车前子, 洋車前子粉, 膳食纤维粉, 洋車前子殼, 纤维粉',
  'matcha latte powder': '抹茶拿铁粉, 抹茶拿鐵粉, 抹茶拿铁, 抹茶拿鐵, 抹茶牛奶粉, mo cha na tie',
  tiramisu: '提拉米苏, 提拉米蘇, 提拉米苏杯, ti la mi su, tai laai mai sou',
  macaron: '马卡龙, 馬卡龍, 马卡龙盒, ma ka long',
  eclair: '泡芙, 奶油泡芙, 冰皮泡芙, 闪电泡芙, 閃電泡芙, 泡芙冷冻, 酥皮泡芙, 脆皮泡芙, pao fu, paau fu',
  'almond cake': '费南雪, 費南雪, 杏仁蛋糕, 核桃蛋糕, 栗子蛋糕坚果, 核桃派, 杏仁塔, 胡桃派, fei nan xue',
  'nut cookies':
    '杏仁饼干, 杏仁餅乾, 核桃酥饼, 杏仁瓦片, 坚果饼干, 堅果餅乾, 杏仁脆片, 腰果酥, 腰果曲奇, 杏仁片饼干, 杏仁薄脆, 杏仁片餅, 核桃饼, 马拉核桃饼',
  gingerbread: '姜饼, 薑餅, 姜饼人, 薑餅人, jiang bing',
  shortbread: '牛油酥饼, 牛油酥餅, 苏格兰黄油饼干, 黄油饼干, 奶油酥饼, 奶油酥餅, 黃油餅乾, 沃爾克斯',
  'soft pretzel': '碱水面包, 鹼水麵包, 碱水结, 扭结面包, 德國結, 椒盐卷饼, 鹼水結',
  pretzels: '椒盐脆饼, 扭结饼干, 蝴蝶饼干, 椒鹽捲餅, 蝴蝶酥咸, 蝴蝶脆餅',
  churros: '吉拿棒, 吉事果, 西班牙油条, 西班牙油條, 吉拿果',
  baklava: '土耳其果仁蜜饼, 巴克拉瓦, 果仁千层酥, 果仁蜜餅',
  'cream filled pastry':
    '法式千层酥, 蝴蝶酥, 蝴蝶酥奶油, 奶油角, 拿破仑酥, 牛油蝴蝶酥, 奶油螺旋卷, hu die su',
  'pie sweet':
    '苹果派, 蘋果派, 香芋派, 菠萝派, 凤梨派, 蘋果批, 香蕉派, 红豆派, 南瓜派, 樱桃派, 麦当劳派, ping guo pai, ping gwo pai',
  'pie savoury': '鸡肉派, 雞批, 鸡批, 牛肉派, 肉派, 牧羊人派批, 鸡肉批, ji rou pai, gai pai',
  quiche: '法式咸派, 法式鹹派, 咸派, 洛林乡村咸派, 鹹派',
  rusk: '面包干, 烤面包干, 麵包乾, 馒头片干, 烤馍片, 烤馒头片, 馒头片, 面包脆片, 磨牙棒',
  crispbread: '黑麦脆饼, 黑麦脆片, 全麥脆餅, 瑞典薄脆',
  'garlic bread':
    '蒜蓉面包, 蒜蓉包, 蒜香面包, 大蒜麵包, 蒜香麵包, 蒜蓉多士, 蒜蓉法包, 蒜蓉飽, 大蒜法棍, suan xiang mian bao, syun yung baau',
  brioche: '布里欧修, 布里欧, 布里歐, 布里歐麵包, 布莉歐, 黄油面包布里欧, 辫子面包',
  'hot dog bun': '热狗面包胚, 热狗胚, 熱狗麵包, 热狗坯, 熱狗飽',
  scone: '司康, 司康饼, 司康餅, 英式松饼, 英國鬆餅, 鬆餅司康, si kang',
  crumpet: '英式烤面饼, 英式小圆饼',
  'english muffin': '英式玛芬, 英式馬芬, 英式满分, 满分, 英式瑪芬, 麦满分胚',
  'pizza base fresh': '披萨饼底, 披萨胚, 披薩餅皮, 披萨底, 薄餅底, 披薩皮, 匹萨饼底',
  dorayaki:
    '铜锣烧, 銅鑼燒, 鲷鱼烧, 鯛魚燒, 車輪餅, 车轮饼, 红豆饼, 紅豆餅車輪, 萬丹紅豆餅, 雞蛋燒, tong luo shao, tung lo siu, che lun bing',
  chawanmushi:
    '蒸蛋, 蒸水蛋, 鸡蛋羹, 雞蛋羹, 蒸鸡蛋, 蛋羹, 茶碗蒸, 茶碗蒸し, 水蒸蛋, 肉餅蒸蛋, 三色蒸水蛋, 蒸蛋羹, zheng dan, jidangeng, jing seui daan, jing daan',
  'roast duck rice':
    '煲仔饭, 煲仔飯, 腊味煲仔饭, 臘味煲仔飯, 叉烧饭, 叉燒飯, 烧鸭饭, 燒鴨飯, 燒味飯, 烧腊饭, 烧味饭, 雙拼飯, 双拼饭, 豉油鸡饭, 猪脚饭, 豬腳飯, 隆江猪脚饭, 牛肉饭, 肥牛饭, 肥牛飯, 牛腩饭, 牛腩飯, 照烧鸡腿饭, 雞腿飯, 鸡腿饭, 排骨饭, 排骨飯, 豬扒飯醬, 三寶飯, 三宝饭, 糯米飯, 糯米饭, 生炒糯米飯, 腊味糯米饭, 臘味糯米飯, 油飯, 油饭, 盖浇饭, 蓋飯, 盖饭, 黄焖鸡饭, 雞肉飯, 火雞肉飯, 豆豉排骨飯, bou jai faan, bo zai faan, bao zai fan, cha siu faan, siu mei faan, niu nan fan, gai jiao fan, po zai fan, lap mei fan, ji tui fan, rou fan',
  'wild boar': '野猪肉, 野豬肉',
  'mixed mince': '牛猪混合肉末',
  'quail or pigeon': '鹌鹑肉, 鵪鶉肉, 乳鸽, 乳鴿, 鸽子, 鴿子',
  'game bird': '野鸡, 野雞, 山鸡, 山雞',
  'horse meat': '马肉, 馬肉, 驴肉, 驢肉',
  'frog legs': '牛蛙, 田鸡, 田雞',
})
