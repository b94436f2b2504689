/** Foods, cuts and turns of phrase that are called after an allergen and hold none: 'head cheese', 'durum wheat', 'in a nutshell'. */

import { listed } from '../../word-lists.ts'
import type { AllergenGroup } from '../groups.ts'

const trap = (groups: readonly AllergenGroup[], text: string) => ({ groups, phrases: listed(text) })

export const nameTraps: readonly {
  readonly groups: readonly AllergenGroup[]
  readonly phrases: readonly string[]
}[] = [
  trap(
    ['milk'],
    `head cheese, head cheese slice, headcheese, damson cheese, quince cheese, guava cheese, nai bai, milk cabbage,
    susu kedelai, susu kacang, susu almond, susu oat, latte di mandorla, latte di mandorle, latte di riso, latte di avena, latte di soia, lait d amande, lait d amandes,
    lait de soja, lait d avoine, lait de riz, crème d amande, manteca de cerdo, mantequilla de cacahuete, mantequilla de cacahuate, mantequilla de maní, manteiga de amendoim,
    Buttersalat, mescolare a freddo, นมถั่วเหลือง, นมอัลมอนด์, นมข้าวโอ๊ต, 牛奶果`,
  ),
  trap(
    ['milk', 'eggs', 'soy', 'sesame', 'mustard', 'nuts', 'peanuts', 'fish'],
    'durum wheat, durum wheat semolina, durum semolina, durum flour',
  ),
  trap(['eggs'], 'Eierpflaume, Eierpflaumen, 鸡蛋花凉茶, 鸡蛋花茶, crumble the tofu, crumble tofu'),
  trap(
    ['nuts', 'peanuts', 'sulphites'],
    `in a nutshell, tiger nut milk, tigernut milk, lychee nut, litchi nut, fox nut, makhana nut, lotus nut, gorgon nut, kola nut, cola nut, betel nut, areca nut,
    soap nut, tiger nut, earth nut pea`,
  ),
  trap(
    ['milk'],
    'lactic acid, lactase tablet, lactase drop, lactase enzyme, lactase, calcium lactate, sodium lactate, potassium lactate, milk thistle',
  ),
  trap(['sulphites'], 'wine gum, champagne mushroom, champagne mango, champagne rhubarb'),
  trap(['crustaceans'], 'kung pao, kung po, gong bao, gongbao'),
  trap(
    ['crustaceans'],
    'wonton wrapper, wonton skin, wanton wrapper, wanton skin, wantan wrapper, wantan skin',
  ),
  trap(['gluten'], 'maltitol'),
  trap(
    ['nuts'],
    'châtaigne d eau, châtaignes d eau, castagna d acqua, castagne d acqua, su kestanesi, kestane kabağı, kestane mantarı, Maronenröhrling, Maronenröhrlinge, Maronenpilz, Maronenpilze',
  ),
  trap(
    ['gluten'],
    `चावल का आटा, मक्के का आटा, मक्की का आटा, बाजरे का आटा, ज्वार का आटा, रागी का आटा, कुट्टू का आटा, सिंघाड़े का आटा, chawal ka atta, chawal atta, rice atta,
    makki ka atta, makki atta, makai atta, bajre ka atta, jowar ka atta, ragi ka atta, ragi atta, kuttu ka atta, kuttu atta, singhare ka atta, singhara atta, rajgira atta`,
  ),
  trap(['milk', 'soy'], 'prawn cracker, shrimp cracker'),
  trap(['milk'], 'penut butter, peanutt butter, peenut butter, pinut butter, peanut buter'),
  trap(['fish'], 'swedish fish, fish shaped cracker, fish shaped biscuit, goldfish shaped'),
  trap(['gluten'], 'ryeland, ryeland lamb, ryegrass'),
  trap(
    ['nuts'],
    'noix de Saint-Jacques, noix de coco, noix de muscade, noce di manzo, noce di vitello, noce moscata, küçük hindistan cevizi, küçük hindistan cevizli',
  ),
  trap(
    ['gluten'],
    `spiralised into noodles, spiralized into noodles, cut into noodles, zoodle, courgetti, courgette noodle, zucchini noodle, carrot noodle,
    cucumber noodle, cauliflower couscous, sorghum flour, jowar flour`,
  ),
  trap(
    ['fish'],
    'herringbone, herring bone pattern, herring bone braided, caviar de courgette, caviar d aubergine',
  ),
  trap(['crustaceans'], 'krebsrot, krebsrote, krebsroter, krebsrotes, 虾夷葱, 蝦夷蔥, 海老芋'),
  trap(
    ['molluscs'],
    'slice into snails, cut into snails, roll into snails, shape into snails, slices into snails, chicken oysters, squidgy, squidgier, clamshell of, clamshell box, plastic clamshell',
  ),
  trap(
    ['molluscs'],
    `Zimtschnecke, Zimtschnecken, Rosinenschnecke, Rosinenschnecken, Puddingschnecke, Puddingschnecken, Hefeschnecke, Hefeschnecken, Mohnschnecke, Mohnschnecken, Apfelschnecke,
    Apfelschnecken, Vanilleschnecke, Vanilleschnecken, Quarkschnecke, Quarkschnecken, Pizzaschnecke, Pizzaschnecken, Blätterteigschnecke, Blätterteigschnecken, Schneckennudel, Schneckennudeln,
    Lakritzschnecke, Lakritzschnecken, Schokoschnecke, Schokoschnecken, Marzipanschnecke, Marzipanschnecken, Nougatschnecke, Nougatschnecken, cinnamon snail`,
  ),
  trap(['celery'], 'celery cabbage'),
]
