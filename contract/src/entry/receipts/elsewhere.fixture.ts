import type { Receipt } from './receipt.fixture.ts'

/** Receipts of Asia, the Americas and the Arab world; made by ourselves. What is expected: quantity × name · size. */
export const elsewhere: readonly Receipt[] = [
  {
    shop: 'Japanese supermarket',
    text: `スーパーまるやま
渋谷店 TEL 03-5555-0101
2026年11月12日(木) 18:22
レジ0003 責:山田
牛乳1000ml *         ¥218
たまご10個 *         ¥258
食パン6枚 *          ¥148
  2コ×単98
豆腐 *               ¥196
バナナ *             ¥178
レジ袋大              ¥5
小計               ¥1,003
外税8%               ¥80
合計               ¥1,083
現金               ¥1,100
お釣り                ¥17
ポイント残高  532P
*印は軽減税率対象`,
    foods: ['牛乳 · 1000 ml', '10 × たまご', '6 × 食パン', '2 × 豆腐', 'バナナ'],
  },
  {
    shop: 'Japanese convenience shop',
    text: `ロウソン 本郷三丁目店
領収証
手巻おにぎり鮭 *      150
ヨーグルト400g *      198
納豆3P *              108
緑茶600ml *           138
 値引               -30
合計(5点)           ¥564
(内消費税等 8% ¥41)
交通系IC支払          ¥564
カード残高 ¥2,310
2026/11/10 07:55`,
    foods: ['手巻おにぎり鮭', 'ヨーグルト · 400 g', '3 × 納豆', '緑茶 · 600 ml'],
  },
  {
    shop: 'Chinese supermarket',
    text: `永辉生活超市
门店：五道口店
收银员:008 单号:20261112001234
品名      数量  单价   金额
纯牛奶250ml  4  3.50  14.00
鸡蛋30枚     1  25.80 25.80
青菜  0.486kg 5.98    2.91
东北大米5kg  1  39.90 39.90
老干妈280g   2  9.90  19.80
购物袋       1  0.30   0.30
合计：102.71
优惠：-5.00
实收：97.71
微信支付：97.71
会员积分：97
欢迎下次光临`,
    foods: ['4 × 纯牛奶 · 250 ml', '30 × 鸡蛋', '青菜 · 0.486 kg', '东北大米 · 5 kg', '2 × 老干妈 · 280 g'],
  },
  {
    shop: 'Hong Kong supermarket',
    text: `PARKNSHOPP 百佳
維他奶 250ML x6     $22.90
菜心                 $9.50
雞翼 1磅            $38.00
公仔麵 5包          $21.50
2 @ 6.50
蒸餾水 700ML        $13.00
購物袋               $1.00
總數               $105.90
八達通             $105.90
多謝惠顧
12/11/2026 19:10`,
    foods: ['6 × 維他奶 · 250 ml', '菜心', '雞翼 · 1 lb', '5 × 公仔麵', '2 × 蒸餾水 · 700 ml'],
  },
  {
    shop: 'Korean supermarket',
    text: `이마튼 신촌점
사업자번호 206-86-50913
2026-11-12 19:40 POS:0012
상품명       단가  수량   금액
서울우유 1L  2,980   2   5,960
특란 30구    7,980   1   7,980
두부 300g    1,480   1   1,480
신라면 5입   4,100   1   4,100
바나나       3,980   1   3,980
종량제봉투     490   1     490
과세물품가액   21,809
부가세          2,181
합계           23,990
신용카드       23,990
포인트 적립 23`,
    foods: ['2 × 서울우유 · 1 l', '30 × 특란', '두부 · 300 g', '5 × 신라면', '바나나'],
  },
  {
    shop: 'Thai supermarket',
    text: `BIG ZEE SUPERCENTER
TAX ID 0107536000633
นมจืด 2L             95.00
ไข่ไก่ 10 ฟอง         55.00
ข้าวหอมมะลิ 5กก      189.00
 2 @ 12.00
ผักบุ้ง               24.00
น้ำปลา 700มล          32.00
ถุงพลาสติก             2.00
รวม                 397.00
เงินสด              400.00
เงินทอน               3.00
ภาษีมูลค่าเพิ่ม 7%      25.97
ขอบคุณค่ะ`,
    foods: ['นมจืด · 2 l', '10 × ไข่ไก่', 'ข้าวหอมมะลิ · 5 kg', '2 × ผักบุ้ง', 'น้ำปลา · 700 ml'],
  },
  {
    shop: 'Vietnamese supermarket',
    text: `CO.OPMARD CỐNG QUỲNH
MST: 0301175691
Mặt hàng      SL   Giá    T.Tiền
Sữa tươi TH 1L  2 36.500  73.000
Trứng gà 10 quả 1 32.000  32.000
Rau muống 300g  1 12.500  12.500
Gạo ST25 5kg    1 189.000 189.000
Túi nilon       1 1.000    1.000
Tổng cộng              307.500
Tiền mặt               310.000
Tiền thừa                2.500
Cảm ơn quý khách`,
    foods: ['2 × Sữa tươi TH · 1 l', '10 × Trứng gà', 'Rau muống · 300 g', 'Gạo ST25 · 5 kg'],
  },
  {
    shop: 'Indonesian minimart',
    text: `INDOMARED POINT
JL. SUDIRMAN 12 JAKARTA
NPWP 01.337.994.6-092.000
12.11.26-17:31 2.0.21
ULTRA MILK FULL 1L   2 18.900 37.800
TELUR AYAM 10S       1 28.500 28.500
INDOMIE GORENG       5  3.100 15.500
ROTI TAWAR           1 16.000 16.000
KANTONG PLASTIK      1    500    500
HARGA JUAL           98.300
TOTAL                98.300
TUNAI               100.000
KEMBALI               1.700
PPN                   9.741
LAYANAN KONSUMEN 1500280`,
    foods: ['2 × Ultra milk · 1 l', '10 × Telur ayam', '5 × Indomie goreng', 'Roti tawar'],
  },
  {
    shop: 'Taiwanese supermarket',
    text: `全連福利中心
統一編號 16740494
林鳳營鮮乳936ml   93 TX
雞蛋10入          78 TX
高麗菜            45 TX
板豆腐 x2         50 TX
購物用塑膠袋       1 TX
合計 267
信用卡 267
發票號碼 AB-12345678
2026-11-09 20:15`,
    foods: ['林鳳營鮮乳 · 936 ml', '10 × 雞蛋', '高麗菜', '2 × 板豆腐'],
  },
  {
    shop: 'Mexican supermarket',
    text: `CHEDRAWI SELECTO
RFC: TCH850701RM1
LECHE LALA 1L            28.50
TORTILLA MAIZ 1KG        22.00
AGUACATE HASS
 0.645 KG x 79.90        51.54
FRIJOL NEGRO 900G        34.90
3 PZA x 12.50
ATUN EN AGUA             37.50
HUEVO BCO 18PZ           62.00
BOLSA REUTILIZABLE        5.00
SUBTOTAL                241.44
IVA                       0.69
TOTAL                   241.44
TARJETA DEBITO          241.44
ARTICULOS COMPRADOS 9
GRACIAS POR SU PREFERENCIA`,
    foods: [
      'Leche lala · 1 l',
      'Tortilla maiz · 1 kg',
      'Aguacate hass · 0.645 kg',
      'Frijol negro · 900 g',
      '3 × Atun en agua',
      '18 × Huevo bco',
    ],
  },
  {
    shop: 'Brazilian supermarket',
    text: `PÃO DE ASSUCAR
CNPJ 47.508.411/0001-56
CUPOM FISCAL ELETRONICO - SAT
ITEM CODIGO DESCRICAO QTD UN VL UNIT R$ VL ITEM R$
001 7891000100103 LEITE INTEGRAL 1L 2 UN X 5,49 10,98
002 7896006700005 ARROZ TIO 5KG 1 UN X 27,90 27,90
003 0000000000246 BANANA PRATA 0,890 KG X 7,99 7,11
004 7891515901042 FRANGO PEITO 1KG 1 UN X 18,90 18,90
005 7896036090244 FEIJAO PRETO 1KG 1 UN X 8,49 8,49
TOTAL R$ 73,38
CARTAO DE CREDITO 73,38
Trib aprox R$ 9,12 Fed
12/11/2026 18:09:33`,
    foods: [
      '2 × Leite integral · 1 l',
      'Arroz tio · 5 kg',
      'Banana prata · 0.89 kg',
      'Frango peito · 1 kg',
      'Feijao preto · 1 kg',
    ],
  },
  {
    shop: 'Arabic and English receipt',
    text: `LULLU HYPERMARKET
TRN 100123456700003
TAX INVOICE فاتورة ضريبية
Fresh Milk 2L حليب طازج     11.50
Arabic Bread خبز عربي        2.25
Eggs White 30s بيض          18.95
Tomato  0.780 kg x 4.95      3.86
Labneh 400g لبنة             9.75
Total AED المجموع           46.31
VAT 5% ضريبة                 2.21
Cash نقد                    50.00
Change الباقي                3.69
Thank You شكرا لزيارتكم`,
    foods: ['Fresh Milk · 2 l', 'Arabic Bread', '30 × Eggs White', 'Tomato · 0.78 kg', 'Labneh · 400 g'],
  },
]
