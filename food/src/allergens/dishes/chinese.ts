/** Dishes of Chinese kitchens. */
import { type Compound, holding } from './holding.ts'

export const chineseDishes: readonly Compound[] = [
  holding('sulphites', 'li hing mui', 'pinyin'),
  holding('molluscs eggs', 'o a chian, oh a chian, o ah jian', 'hokkien'),
  holding(
    'milk',
    '椰树椰汁, 椰樹椰汁, 特种兵椰汁, 可尔必思, 可爾必思, 雪花冰, 綿綿冰, 绵绵冰, 杨枝甘露, 楊枝甘露, 芒果西米露, 悠哈糖, 阿尔卑斯糖',
    'chinese',
  ),
  holding('peanuts soy sesame', '夫妻肺片', 'chinese'),
  holding('gluten', '玛克丽, 馬格利', 'chinese'),
  holding(
    'eggs',
    '双皮奶, 雙皮奶, 木须肉, 木須肉, 木樨肉, 粟米羹, 玉米羹, 酸辣汤, 酸辣湯, 豬腳薑, 豬腳姜, 猪脚姜',
    'chinese',
  ),
  holding(
    'soy',
    '黑豆, 驴打滚, 驢打滾, 糍粑, 打糕, 桂林辣椒酱, 桂林辣椒醬, 盐酥鸡, 鹽酥雞, 咸酥鸡, 鹹酥雞, 鸡排, 雞排, 唐扬鸡, 唐揚雞',
    'chinese',
  ),
  holding('gluten eggs milk', '沙琪玛, 沙琪瑪, 萨其马, 薩其馬', 'chinese'),
  holding('peanuts nuts', '八宝粥, 八寶粥, 腊八粥, 臘八粥', 'chinese'),
  holding('peanuts', '红龟粿, 紅龜粿, 烧仙草, 燒仙草', 'chinese'),
  holding('celery', '罗宋汤, 羅宋湯', 'chinese'),
  holding('sesame soy gluten peanuts', '口水鸡, 口水雞, 棒棒鸡, 棒棒雞', 'chinese'),
  holding(
    'gluten soy',
    '叫花鸡, 叫花雞, 德州扒鸡, 鱼香茄子, 魚香茄子, 红烧茄子, 紅燒茄子, 油焖茄子, 烧茄子, 地三鲜, 地三鮮, 干煸四季豆, 乾煸四季豆, 罗汉斋, 羅漢齋, 炒年糕',
    'chinese',
  ),
  holding('molluscs crustaceans fish eggs', '佛跳墙, 佛跳牆', 'chinese'),
  holding('molluscs crustaceans fish', '盆菜', 'chinese'),
  holding('peanuts sesame', '麻辣烫, 麻辣燙, 麻辣香锅, 麻辣香鍋', 'chinese'),
  holding('sesame', '辣子鸡, 辣子雞, 钵钵鸡, 缽缽雞', 'chinese'),
  holding(
    'sesame soy gluten',
    '拍黄瓜, 拍黃瓜, 凉拌黄瓜, 涼拌黃瓜, 涼拌小黃瓜, 凉拌木耳, 涼拌木耳, 凉拌海带丝, 凉拌三丝, 煎饼果子, 煎餅果子',
    'chinese',
  ),
  holding('nuts sesame', '艾窝窝, 艾窩窩', 'chinese'),
  holding('eggs', 'fan qie dan tang, suan la tang, mu xu rou, shuang pi nai', 'pinyin'),
  holding('soy', 'hei dou, hak dau', 'pinyin'),
  holding('gluten soy', 'hong shao qie zi', 'pinyin'),
]
