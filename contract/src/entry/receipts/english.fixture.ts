import type { Receipt } from './receipt.fixture.ts'

/** Receipts, orders' mails and lists in English; made by ourselves. What is expected: quantity × name · size. */
export const english: readonly Receipt[] = [
  {
    shop: 'British supermarket',
    text: `        TESCA
   Every little counts
 LEEDS EXTRA 0113 555 0100
 VAT NO: GB 220430231
SEMI SKIM MLK 2PT      £1.20
MED EGGS 6PK           £1.45
2 x £0.85
BAKED BEANS 415G       £1.70
LOOSE CARROTS
0.455 kg @ £0.65/ kg   £0.30
CHKN BRST FLT 650G     £4.75
Cc BAKED BEANS        -£0.40
WHT BREAD 800G         £0.75
ANTIBAC WIPES          £1.00
 ------
SUBTOTAL              £11.15
SAVINGS               -£0.40
TOTAL                 £10.75
VISA CONTACTLESS      £10.75
AID : A0000000031010
NUMBER : ************4821
AUTH CODE : 123456
CLUBCARD POINTS EARNED 10
CHANGE DUE             £0.00
12/11/26 17:02 3021 014 1187 9920`,
    foods: [
      'SEMI SKIM MLK · 2 pt',
      '6 × MED EGGS',
      '2 × BAKED BEANS · 415 g',
      'LOOSE CARROTS · 0.455 kg',
      'CHKN BRST FLT · 650 g',
      'WHT BREAD · 800 g',
    ],
  },
  {
    shop: 'British discounter',
    text: `LIDLE GB LTD
Bristol - Gloucester Road
£
Whole Milk 4pt          1.55 A
Bananas Loose           0.77 A
 0.938 kg @ 0.82 GBP/kg
Mature Cheddar 400g     2.39 A
Price reduction        -0.30
Greek Style Yogurt 500g 1.05 A
  2 x 1.05              2.10
Penne 500g              0.41 A
Washing Up Liquid       0.89 B
Carrier Bag             0.20 B
TOTAL                   8.01
CARD                    8.01
*CUSTOMER COPY*
Mastercard  XXXX XXXX XXXX 9911
A 0% VAT Sales 6.92
B 20% VAT 1.09
Store 0442 Till 3 Trn 881122
Date 09.11.26 Time 12:44
Thank you for shopping at Lidle`,
    foods: [
      'Whole Milk · 4 pt',
      'Bananas · 0.938 kg',
      'Mature Cheddar · 400 g',
      '2 × Greek Style Yogurt · 500 g',
      'Penne · 500 g',
    ],
  },
  {
    shop: 'British order by mail',
    text: `Hi Mei,
Thanks for your order. It will arrive on Thu 12 Nov between 6pm and 7pm.
Order number: 2244-556677

Your groceries
2 x Oatley Oat Drink Barista 1L           £4.20
1 x Sainsbro's British Semi Skimmed Milk 2.27L £1.65
3 x Tenderstem Broccoli 200g              £6.00
1 x Free Range Eggs Large x12             £3.25
1 x Basmati Rice 1kg                      £2.10

Substitutions
1 x Red Peppers 3 pack                    £1.75
  instead of Mixed Peppers 3 pack
Unavailable
1 x Fresh Coriander 30g                   £0.00

Subtotal                                  £18.95
Delivery charge                           £3.00
Total                                     £21.95
Paid with card ending 4455
Need help? Visit our help centre or call 0800 555 012.
Unsubscribe`,
    foods: [
      '2 × Oat Drink Barista · 1 l',
      'Semi Skimmed Milk · 2.27 l',
      '3 × Tenderstem Broccoli · 200 g',
      '12 × Free Range Eggs Large',
      'Basmati Rice · 1 kg',
      '3 × Red Peppers',
    ],
  },
  {
    shop: 'Irish supermarket',
    text: `DUNNEZ STORES
Grafton Street
FRESH MILK 2L           2.09
BRENNAN WHITE PAN       1.89
RASHERS 300G            3.00
2 @ 1.25
CHERRY TOMATOES         2.50
IRISH BUTTER 454G       3.99
BUTTER SPREAD           1.99
DEPOSIT 0.15            0.15
SPARKLING WATER 500ML   0.99
VALUE CLUB -0.50
TOTAL EUR              16.10
VISA DEBIT             16.10
OPER 114 TERM 8 12/11/2026 13:09`,
    foods: [
      'Fresh milk · 2 l',
      'White pan',
      'Rashers · 300 g',
      '2 × Cherry tomatoes',
      'Irish butter · 454 g',
      'Butter spread',
      'Sparkling water · 500 ml',
    ],
  },
  {
    shop: 'American superstore',
    text: `WALLMART
Save money. Live better.
(512) 555-0142
Manager JOHN SMITH
1000 MAIN ST
AUSTIN TX 78701
ST# 01234 OP# 009043 TE# 43 TR# 07341
GV WHL MLK GAL 007874235187 F   3.28 N
BANANAS        000000004011KF
 2.34 lb @ 1 lb /0.58           1.36 N
EGGS LG 12CT   060538871450 F   2.97 N
GRND BEEF 80/20 026070321000 F  6.47 N
BREAD WHEAT    007225001712 F   1.98 N
CHED SHRD 8OZ  007874204321 F   2.22 N
 2 AT 1 FOR 0.88
BLK BEANS      002400016287 F   1.76 N
PAPER TOWELS   003700006130     8.97 X
SUBTOTAL      29.01
TAX 1  8.250 %  0.74
TOTAL         29.75
DEBIT TEND    29.75
CHANGE DUE     0.00
EFT DEBIT PAY FROM PRIMARY
REF # 631500123456
NETWORK ID. 0082 APPR CODE 123456
# ITEMS SOLD 9
TC# 1234 5678 9012 3456 7890
11/12/26 18:22:10
***CUSTOMER COPY***`,
    foods: [
      'WHL MLK',
      'BANANAS · 2.34 lb',
      '12 × EGGS LG',
      'GRND BEEF',
      'BREAD WHEAT',
      'CHED SHRD · 8 oz',
      '2 × BLK BEANS',
    ],
  },
  {
    shop: 'American supermarket',
    text: `KROGAR
2400 LAMAR BLVD
Your cashier was CHEC 501
KRO 2% MILK HALF GAL        2.19 F
1.15 lb @ 1.99 /lb
WT  HONEYCRISP APPLES       2.29 F
SC  KRO SANDWICH BREAD      1.49 F
2 @ 3.99
CHOBN YOGURT 32OZ           7.98 F
BNLS CHKN THIGH 2.5LB       8.73 F
KRO SAVINGS                 1.00-
TAX                         0.00
**** BALANCE               21.68
VISA CREDIT Purchase
***********9087 - C
REF#: 005512 TOTAL: 21.68
CHANGE                      0.00
TOTAL NUMBER OF ITEMS SOLD = 6
11/10/26 05:41pm 412 8 117 501
Fuel Points Earned Today: 21
TELL US HOW WE ARE DOING`,
    foods: [
      '2% milk half gal',
      'Honeycrisp apples · 1.15 lb',
      'Sandwich bread',
      '2 × Chobn yogurt · 32 oz',
      'Bnls chkn thigh · 2.5 lb',
    ],
  },
  {
    shop: 'American organic market, narrow',
    text: `WHOLE FOODZ MARKET
525 N Lamar Blvd Austin
365 ORG OAT MILK 64 FL OZ   $3.99 F
ORG SPINACH 5 OZ            $3.49 F
 Organic Avocado
 4 @ 2 for $5.00           $10.00 F
SALMON ATL FLT
 Tare: 0.01 lb  0.86 lb @ $13.99/lb
                           $12.03 F
SOURDOUGH LOAF              $4.99 F
Prime Savings              -$1.20
Bag refund                 -$0.10
Net Sales  $33.20
Tax: $0.00
Sold Items: 8
Paid: Amex $33.20
11/08/2026 10:11 AM`,
    foods: [
      'Oat milk · 64 fl oz',
      'Spinach · 5 oz',
      '4 × Organic Avocado',
      'Salmon · 0.86 lb',
      'Sourdough loaf',
    ],
  },
  {
    shop: 'American wholesale club',
    text: `COSTKO WHOLESALE
Austin S #1234
Member 111222333444
E  96716 ORG SPINACH      4.99
E  1068083 ROTISS CHKN    4.99
   187429 KS PAPER TWL   22.99 A
E  3923 LIMES 3 LB        5.79
E  512515 HUMMUS 2PK      6.89
   /512515               2.00-
E  30669 BANANAS          1.99
SUBTOTAL     45.64
TAX           1.90
**** TOTAL   47.54
XXXXXXXXXXXX3344 CHIP READ
AMOUNT: $47.54
TOTAL NUMBER OF ITEMS SOLD = 6
INSTANT SAVINGS $2.00
11/11/2026 14:03 1234 7 221 88`,
    foods: ['Org spinach', 'Rotiss chkn', 'Limes · 3 lb', '2 × Hummus', 'Bananas'],
  },
  {
    shop: 'Canadian supermarket',
    text: `LOBLAWZ #1022
22 Carlton St Toronto ON
21-GROCERY
06038301234 PC OAT MILK 1.75L   MRJ  4.49
(2)06820001122 GREEK YOG 750G   MRJ 11.98
2 @ $5.99
22-DAIRY
LACT FREE MILK 2L               MRJ  5.79
27-PRODUCE
4011 BANANA
 1.020 kg @ $1.52/kg            MRJ  1.55
GINGER ROOT                     MRJ  0.88
33-BAKERY
BAGELS 6PK                      MRJ  3.49
SUBTOTAL                            28.18
HST 13%                              0.00
TOTAL                               28.18
MASTERCARD                          28.18
PC OPTIMUM
Points redeemed 0
2026/11/12 19:04:12`,
    foods: [
      'oat milk · 1.75 l',
      '2 × greek yog · 750 g',
      'lact free milk · 2 l',
      'banana · 1.02 kg',
      'ginger root',
      '6 × bagels',
    ],
  },
  {
    shop: 'Australian supermarket',
    text: `WOOLWORTHY Melbourne Central
ABN 88 000 014 675
TAX INVOICE
#Sponges Scourer 6pk        3.50
WW Full Cream Milk 2L       3.10
Tim Tam Original 200g       4.50
 Qty 2 @ $2.25 each
Avocado Hass
 Qty 3 @ $1.50 each         4.50
Carrots 1kg                 2.20
Chicken Mince 500g          6.50
Brown Onions Loose
 0.342 kg NET @ $3.50/kg    1.20
8 SUBTOTAL                $25.50
TOTAL                     $25.50
EFT                       $25.50
GST INCLUDED IN TOTAL      $0.32
Everyday Rewards points earned 25
POS 014 TRANS 8123 13:22 11/11/2026`,
    foods: [
      'Full Cream Milk · 2 l',
      '2 × Tim Tam Original · 200 g',
      '3 × Avocado Hass',
      'Carrots · 1 kg',
      'Chicken Mince · 500 g',
      'Brown Onions · 0.342 kg',
    ],
  },
  {
    shop: 'Singapore supermarket',
    text: `FAIRPRYCE FINEST
BUKIT TIMAH PLAZA
GST REG NO: M4-0001234-5
MEIJI FRESH MILK 2L         6.75
HH KAI LAN 250G             1.80
2 X 1.20
GARDENIA WM BREAD           2.40
SKP TOFU 300G               1.10
CHN GARLIC 3S               0.95
PASAR EGGS 10S              3.30
PLASTIC BAG CHARGE          0.05
TOTAL  (8 ITEMS)           16.35
ROUNDING                    0.00
NETS                       16.35
GST 9% INCL                 1.35
LINKPOINTS EARNED 16
12/11/2026 20:31 POS:06 CASHIER:AISHAH`,
    foods: [
      'Meiji fresh milk · 2 l',
      'Kai lan · 250 g',
      '2 × Gardenia wm bread',
      'Tofu · 300 g',
      '3 × Chn garlic',
      '10 × Pasar eggs',
    ],
  },
  {
    shop: 'Singapore premium supermarket',
    text: `COLD STORIDGE
Great World City
8888001234567
Farmhouse UHT Milk 1L         3.15
Qty: 3 x 3.15                 9.45
0200123004567
Norwegian Salmon Fillet       8.90
8992696404441
Indomie Mi Goreng 5s          3.60
9556001112223
Ayam Brand Sardines 155g      2.45
Discount                     -0.45
Sub Total                    23.95
Total                        23.95
Visa                         23.95
Yuu ID: ****1234 Points: 24
Thank you, please come again`,
    foods: [
      '3 × Farmhouse UHT Milk · 1 l',
      'Norwegian Salmon Fillet',
      '5 × Indomie Mi Goreng',
      'Sardines · 155 g',
    ],
  },
  {
    shop: 'Malaysian supermarket',
    text: `LOTUZ'S STORES (MALAYSIA) SDN BHD
CO NO: 521419-K
SST NO: W10-1808-31000001
SUSU SEGAR 1L            RM 7.90
TELUR GRED A 30S         RM 13.50
BERAS WANGI 5KG          RM 32.90
SAWI  0.320KG @ 5.90/KG  RM 1.89
AYAM SEGAR               RM 12.40
BEG PLASTIK              RM 0.20
JUMLAH                   RM 68.79
TUNAI                    RM 70.00
BAKI                     RM 1.20
PELARASAN                RM -0.01
TERIMA KASIH
10-11-2026 11:55`,
    foods: ['Susu segar · 1 l', '30 × Telur gred a', 'Beras wangi · 5 kg', 'Sawi · 0.32 kg', 'Ayam segar'],
  },
  {
    shop: 'Indian supermarket',
    text: `DMARTT READY
GSTIN: 27AACCA8432H1ZQ
TAX INVOICE
Bill No: 221100456 Dt: 12/11/2026
HSN  Particulars  Qty/Kg  N/Rate  Value
0401 AMUL TAAZA MILK 500ML  2  27.00  54.00
1006 INDIA GATE BASMATI 1KG  1  145.00  145.00
0713 TOOR DAL 1KG  1  162.00  162.00
0703 ONION LOOSE  1.250  32.00  40.00
0406 AMUL PANEER 200G  1  85.00  85.00
3402 SURF EXCEL 1KG  1  130.00  130.00
Items: 6 Qty: 7.25 616.00
CGST 2.5% 5.10
SGST 2.5% 5.10
Net Amount 616.00
UPI 616.00
You saved Rs. 42.00 on MRP`,
    foods: [
      '2 × amul taaza milk · 500 ml',
      'basmati · 1 kg',
      'toor dal · 1 kg',
      'onion · 1.25 kg',
      'paneer · 200 g',
    ],
  },
  {
    shop: 'A shopping list from a chat',
    isList: true,
    text: `Shopping for Sunday:
- 2 milk
- eggs x12
[ ] spinach 200g
[x] 1kg rice
• bread
3) tomatoes (6)
4. Greek yoghurt, 2 pots
chicken thighs 500 g
* soy sauce`,
    foods: [
      '2 × milk',
      '12 × eggs',
      'spinach · 200 g',
      'rice · 1 kg',
      'bread',
      '6 × tomatoes',
      '2 × Greek yoghurt',
      'chicken thighs · 500 g',
      'soy sauce',
    ],
  },
  {
    shop: 'American order by mail',
    text: `Your Instakart order from Sprouts was delivered
Hi Arun, your order was delivered on Nov 11 at 2:14 PM by Dana.

8 items found
Organic Bananas
1.9 lb
$1.31
Large Brown Eggs, 12 ct
2 x $3.99
$7.98
Baby Carrots (1 lb)
1 x $1.49
$1.49
Firm Tofu 14 oz
3 x $2.29
$6.87

Items Subtotal $17.65
Service Fee $1.99
Driver Tip $3.00
Total $22.64
View receipt
Instakart, 50 Beale St, San Francisco, CA`,
    foods: [
      'Organic Bananas · 1.9 lb',
      '2 × Large Brown Eggs',
      'Baby Carrots · 1 lb',
      '3 × Firm Tofu · 14 oz',
    ],
  },
]
