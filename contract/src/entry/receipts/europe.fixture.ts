import type { Receipt } from './receipt.fixture.ts'

/** Receipts as shops of the European mainland print them; made by ourselves. What is expected: quantity × name · size. */
export const european: readonly Receipt[] = [
  {
    shop: 'German supermarket',
    text: `      R E W I N O
   Lindenallee 14
   50667 Köln
   Tel. 0221-555 0199
 UID Nr.: DE812345678
                          EUR
BIO VOLLMILCH 3,8%       1,29 B
JOGHURT NATUR 500G       0,89 B
      2 Stk x   0,89
BANANEN                  1,35 B
   0,758 kg x    1,79 EUR/kg
EIER FREIL. 10ER         3,29 B
GOUDA JUNG GESCHN.       2,49 B
SPAGHETTI NR.5           0,99 B
PFAND 0,25 EURO          0,25 A
SPRUDEL CLASSIC 1,5L     0,69 A
TOILETTENPAPIER 3LG      3,45 A
--------------------------------
SUMME           EUR     14,69
================================
Geg. Mastercard  EUR    14,69
Datum: 14.11.2026 Uhrzeit: 18:42:11 Uhr
Beleg-Nr. 4711
Trace-Nr. 015532
Steuer %   Netto  Steuer  Brutto
A= 19,0%    3,69    0,70    4,39
B=  7,0%    9,63    0,67   10,30
Gesamtbetrag 13,32   1,37   14,69
TSE-Signatur: aGk8Zm9vYmFy
Markt:0815 Kasse:3 Bed.:121212
Vielen Dank für Ihren Einkauf!
Mit Ihrer Karte gesammelt: 14 Punkte`,
    foods: [
      'Vollmilch',
      '2 × Joghurt Natur · 500 g',
      'Bananen · 0.758 kg',
      '10 × Eier',
      'Gouda Jung',
      'Spaghetti',
      'Sprudel Classic · 1.5 l',
    ],
  },
  {
    shop: 'German discounter',
    text: `ALDINO SÜD
Hauptstr. 3, 79098 Freiburg
Mo-Sa 7:00 - 21:00 Uhr

                        EUR
Kartoffeln festk. 2kg  2,49 1
Hähnchenbrustfilet     5,99 1
Frischkäse Kräuter     0,99 1
3 x              0,45
H-Milch 1,5% 1L        1,35 1
Salatgurke             0,59 1
Tomaten Rispe
  0,512 kg x 2,99 EUR/kg
                       1,53 1
Spülmittel Zitrone     0,95 2
RABATT 30%            -1,80
Summe                 12,09
K-U-N-D-E-N-B-E-L-E-G
girocard kontaktlos   12,09
Bezahlung ************1234
NETTO  MWST  BRUTTO
1 7% 10,41 0,73 11,14
2 19% 0,80 0,15 0,95
12.11.26 09:13 3412/02
Es bediente Sie Frau Meier`,
    foods: [
      'Kartoffeln · 2 kg',
      'Hähnchenbrustfilet',
      'Frischkäse Kräuter',
      '3 × H-Milch · 1 l',
      'Salatgurke',
      'Tomaten Rispe · 0.512 kg',
    ],
  },
  {
    shop: 'German receipt from a mail',
    text: `Ihr eBon vom 02.11.2026
EDEKO Center Nord
Butter mild gesäuert 250g	2,19 €	7%
Haferdrink Barista 1 l	1,99 €	19%
Äpfel Elstar 1,024 kg	2,55 €	7%
Vollkornbrot geschnitten 500g	1,89 €	7%
Lachsfilet TK 250 g	4,99 €	7%
Coupon 10 % auf Obst	-0,25 €
Zwischensumme	13,36 €
Gesamt	13,36 €
Bezahlt mit PayPal
Kundennummer 20 3344 5566
Ihre Ersparnis: 0,25 €`,
    foods: [
      'Butter mild · 250 g',
      'Haferdrink Barista · 1 l',
      'Äpfel Elstar · 1.024 kg',
      'Vollkornbrot · 500 g',
      'Lachsfilet · 250 g',
    ],
  },
  {
    shop: 'Austrian supermarket',
    text: `BILLO PLUS
Mariahilfer Straße 88, 1070 Wien
UID: ATU12345678
Beleg: 8821 Kassa: 4 12.11.2026 17:05
                            EUR
Clever Schlagobers 250ml   1,29 A
Semmel 6 Stk.              1,74 A
Paradeiser 0,634 kg
 à 3,49/kg                 2,21 A
Topfen mager 20%           1,19 A
Erdäpfel 1,5kg             1,99 A
Red Bull 250ml             1,49 B
+ Leergut Einsatz          0,25 B
SUMME                     10,16
BANKOMAT                  10,16
A: 10% MwSt 0,77
B: 20% MwSt 0,29
Danke für Ihren Einkauf!
Jö Karte: 10 Ös gesammelt`,
    foods: [
      'Schlagobers · 250 ml',
      '6 × Semmel',
      'Paradeiser · 0.634 kg',
      'Topfen mager',
      'Erdäpfel · 1.5 kg',
      'Red Bull · 250 ml',
    ],
  },
  {
    shop: 'Swiss supermarket, French',
    text: `COOPINO Lausanne Gare
CHE-116.311.185 TVA
Article       Quantité  Prix  Total
Lait entier UHT 1L      2   1.65    3.30 1
Gruyère mi-salé         1   5.95    5.95 1
Pommes Gala kg      0.845   3.90    3.30 1
Tresse au beurre 500g   1   4.20    4.20 1
Chocolat noir 70%       1   2.50    2.50 1
Cabas papier            1   0.30    0.30 0
Total CHF                          19.55
TWINT CHF                          19.55
TVA 1  2.6%  0.49
Superpoints: 19
09.11.26 12:31 0042371`,
    foods: [
      '2 × Lait entier · 1 l',
      'Gruyère mi-salé',
      'Pommes Gala · 0.845 kg',
      'Tresse au beurre · 500 g',
      'Chocolat noir',
    ],
  },
  {
    shop: 'French hypermarket',
    text: `CARREFOURCHE MARKET
12 RUE DE LA PAIX 75002 PARIS
TEL : 01 44 55 66 77
Du lundi au samedi 8h30 - 21h00
>>>> CREMERIE
LAIT 1/2 ECREME 1L        1,09 €
  6 x 1,09 €              6,54 €
CAMEMBERT 250G            2,35 €
YAOURT NATURE X8          1,89 €
>>>> FRUITS ET LEGUMES
CAROTTES VRAC
  0,620 kg x 1,59 €/kg    0,99 €
COURGETTES 1KG            2,19 €
>>>> BOUCHERIE
ESCALOPE DE DINDE         5,40 €
>>>> EPICERIE
PATES PENNE 500G          0,95 €
SAC CAISSE                0,10 €
REMISE IMMEDIATE         -0,40 €
============================
9 ARTICLES   TOTAL TTC   20,01 €
CB EMV                   20,01 €
TVA 5,5%  HT 18,97  1,04
VOTRE CAGNOTTE FIDELITE : 3,20 €
06/11/2026 18:27 0123 004 8891
MERCI DE VOTRE VISITE A BIENTOT`,
    foods: [
      '6 × Lait 1/2 ecreme · 1 l',
      'Camembert · 250 g',
      '8 × Yaourt nature',
      'Carottes · 0.62 kg',
      'Courgettes · 1 kg',
      'Escalope de dinde',
      'Pates penne · 500 g',
    ],
  },
  {
    shop: 'French corner shop, columns',
    text: `LE PETIT CASINOU
SIRET 552 100 554 00025
QTE DESIGNATION        P.U.  MONTANT
1  BAGUETTE TRADITION  1,20   1,20
2  JAMBON BLANC 4TR    2,95   5,90
1  OEUFS PLEIN AIR X6  2,10   2,10
3  COMPOTE POMME       0,75   2,25
1  LESSIVE LIQ 1,5L    6,90   6,90
1  EMMENTAL RAPE 200G  1,65   1,65
TOTAL EUROS                  20,00
ESPECES                      20,00
RENDU MONNAIE                 0,00
Ticket n° 2231 le 03/11/26 a 19h04
Caissier : Sophie`,
    foods: [
      'Baguette tradition',
      '2 × Jambon blanc',
      '6 × Oeufs plein air',
      '3 × Compote pomme',
      'Emmental rape · 200 g',
    ],
  },
  {
    shop: 'Belgian supermarket, Dutch',
    text: `COLRUIJT HALLE
BTW BE 0400.378.485
halfvolle melk 1L      0,95
  x 4                  3,80
kipfilet ca. 500g      6,49
trostomaten
 0,488 kg  2,79/kg     1,36
bruin brood gesneden   2,15
jonge kaas sneetjes    2,89
witloof 500g           1,75
pampers maat 4         9,99
Xtra-korting          -0,75
TOTAAL                27,69
BANCONTACT            27,69
08-11-2026 10:22 kassa 5
Bedankt en tot ziens`,
    foods: [
      '4 × halfvolle melk · 1 l',
      'kipfilet · 500 g',
      'trostomaten · 0.488 kg',
      'bruin brood',
      'jonge kaas',
      'witloof · 500 g',
    ],
  },
  {
    shop: 'Dutch supermarket',
    text: `ALBERT HEYNE
Filiaal 1234 Utrecht
030-1234567
AANTAL OMSCHRIJVING  PRIJS  BEDRAG
1 BONUSKAART  xx0015
1 AH HALFV MELK             1,19
2 KOMKOMMER       0,89      1,78  B
1 GEH RUNDVLEES             4,25
1 AH PINDAKAAS              2,79
0.414KG BANANEN   1,69      0,70
1 STROOPWAFELS              1,99
1 STATIEGELD                0,15
SUBTOTAAL                  12,85
BONUS KOMKOMMER            -0,89
UW VOORDEEL                 0,89
TOTAAL                     11,96
PINNEN                     11,96
BTW OVER EUR
9% 10,97 0,99
12-11-2026 18:11
Spaarzegels 11`,
    foods: [
      'halfv melk',
      '2 × Komkommer',
      'geh rundvlees',
      'pindakaas',
      'bananen · 0.414 kg',
      'stroopwafels',
    ],
  },
  {
    shop: 'Spanish supermarket',
    text: `MERCADONIA, S.A. A-46103834
C/ MAYOR 21 28013 MADRID
TELÉFONO: 915550101
12/11/2026 20:15 OP: 1234567
FACTURA SIMPLIFICADA: 2200-014-123456
Descripción          P. Unit Importe
1 LECHE SEMI 1L                0,93
6 AGUA MINERAL 1,5L     0,39   2,34
1 HUEVOS GRANDES 12            2,65
1 PAN DE MOLDE                 1,45
2 TOMATE FRITO          0,75   1,50
1 PLATANO
0,842 kg     2,15 €/kg         1,81
1 PECHUGA POLLO                4,87
1 BOLSA PLASTICO               0,15
TOTAL (€)                     15,70
TARJETA BANCARIA              15,70
IVA BASE IMPONIBLE (€) CUOTA (€)
4% 12,90 0,52
10% 2,07 0,21
TARJ. BANCARIA: **** **** **** 4321
N.C: 012345678 AUT: 998877
SE ADMITEN DEVOLUCIONES CON TICKET`,
    foods: [
      'Leche semi · 1 l',
      '6 × Agua mineral · 1.5 l',
      '12 × Huevos grandes',
      'Pan de molde',
      '2 × Tomate frito',
      'Platano · 0.842 kg',
      'Pechuga pollo',
    ],
  },
  {
    shop: 'Spanish discounter, OCR-like',
    text: `DIAZ MARKET
CIF B12345674
YOGUR NATURAL PACK 4     1,19 A
ARROZ REDONDO 1KG        1,35 A
ACEITE OLIVA VIRG 1L     8,95 B
3 UD x 0,65
ATUN CLARO LATA          1,95 B
GARBANZOS COCIDOS 400G   0,79 B
PAPEL HIGIENICO 12R      3,99 C
DTO. SOCIO CLUB         -0,50
TOTAL A PAGAR           17,72
EFECTIVO                20,00
CAMBIO                   2,28
Gracias por su compra
LE ATENDIO: LUCIA`,
    foods: [
      '4 × Yogur natural',
      'Arroz redondo · 1 kg',
      'Aceite oliva · 1 l',
      '3 × Atun claro',
      'Garbanzos cocidos · 400 g',
    ],
  },
  {
    shop: 'Italian supermarket',
    text: `ESSELUNGO S.P.A.
VIA TORINO 5 - 20123 MILANO
P.IVA 04916380159
DOCUMENTO COMMERCIALE
di vendita o prestazione
DESCRIZIONE        IVA  Prezzo(€)
LATTE PS 1L         4%   1,49
PASSATA POMODORO    4%   0,89
  2 X 0,89               1,78
MOZZARELLA 125G X3  4%   2,99
PROSCIUTTO CRUDO    10%  3,85
INSALATA ICEBERG    4%   1,29
FUSILLI 500G        4%   0,95
BANANE
 Kg 0,734 x 1,69    4%   1,24
SACCHETTO BIO       22%  0,05
SCONTO FIDATY           -0,60
TOTALE COMPLESSIVO      13,04
di cui IVA               0,78
Pagamento elettronico   13,04
12-11-2026 19:33
DOCUMENTO N. 0041-0123
RT 96SRT123456`,
    foods: [
      'Latte ps · 1 l',
      '2 × Passata pomodoro',
      '3 × Mozzarella · 125 g',
      'Prosciutto crudo',
      'Insalata iceberg',
      'Fusilli · 500 g',
      'Banane · 0.734 kg',
    ],
  },
  {
    shop: 'Portuguese supermarket',
    text: `PINGO NOVO
Rua Augusta 100 Lisboa
NIF 500829993
ARTIGO                   VALOR
LEITE MEIO GORDO 1L 6 X 0,84  5,04
PAO FORMA INTEGRAL            1,59
ARROZ CAROLINO 1KG            1,39
FRANGO INTEIRO
  1,320 X 2,99                3,95
MACA ROYAL GALA
  0,760 X 1,79                1,36
DETERGENTE ROUPA              7,49
POUPANCA IMEDIATA            (1,20)
TOTAL                        19,62
MULTIBANCO                   19,62
IVA 6% 0,75
2026-11-10 13:20 CX 07
OBRIGADO PELA SUA VISITA`,
    foods: [
      '6 × Leite meio gordo · 1 l',
      'Pao forma integral',
      'Arroz carolino · 1 kg',
      'Frango inteiro · 1.32 kg',
      'Maca royal gala · 0.76 kg',
    ],
  },
  {
    shop: 'Polish discounter',
    text: `BIEDRONEK "CODZIENNIE NISKIE CENY"
ul. Długa 7, 00-238 Warszawa
NIP 779-10-11-327
2026-11-12   W123456
PARAGON FISKALNY
Mleko 2% 1L      C  2 x3,49    6,98C
Chleb Graham     C  1 x4,29    4,29C
Jaja L 10szt     C  1 x9,99    9,99C
Twaróg 250g      C  1 x5,49    5,49C
Banan Luz        C  0,865 x5,99 5,18C
Torba foliowa    A  1 x0,79    0,79A
Rabat                         -1,00
SPRZEDAZ OPODATKOWANA C       31,93
PTU C 5%                       1,52
SUMA PTU                       1,67
SUMA PLN                      31,72
00123 #Kasa 3 Kasjer nr 12   17:45
KARTA                         31,72`,
    foods: ['2 × Mleko 2% · 1 l', 'Chleb Graham', '10 × Jaja', 'Twaróg · 250 g', 'Banan · 0.865 kg'],
  },
  {
    shop: 'Swedish supermarket',
    text: `ICANDER NÄRA
Storgatan 2 Uppsala
Org.nr 556677-8899
Mellanmjölk 1,5L          18,95
Kvarg vanilj  2st*24,90   49,80
Bananer 0,692kg*24,90kr/kg 17,23
Knäckebröd 520g           27,90
Kycklingfilé 900g         99,00
Pant                       2,00
Pris nedsatt             -10,00
Totalt 8 varor
Totalt 204,88 SEK
Moms% Moms Netto Brutto
12,00 21,95 182,93 204,88
Betalat kort 204,88
Kontaktlös ****1122
2026-11-11 16:58 Kassa: 2
Tack för besöket!`,
    foods: [
      'Mellanmjölk · 1.5 l',
      '2 × Kvarg vanilj',
      'Bananer · 0.692 kg',
      'Knäckebröd · 520 g',
      'Kycklingfilé · 900 g',
    ],
  },
  {
    shop: 'Danish discounter',
    text: `NETTOS Nørrebro
CVR 35954716
MINIMÆLK 1L          11,95
  2 x 11,95
RUGBRØD 950G         16,00
HAKKET OKSEKØD 400G  35,00
ÆG 10 STK            29,95
GULERØDDER 1KG       10,00
RABAT                -5,00
TOTAL               114,85
DANKORT             114,85
MOMS UDGØR           22,97
12.11.26 15:22 BON 8812`,
    foods: [
      '2 × Minimælk · 1 l',
      'Rugbrød · 950 g',
      'Hakket oksekød · 400 g',
      '10 × Æg',
      'Gulerødder · 1 kg',
    ],
  },
  {
    shop: 'Turkish supermarket',
    text: `MIGRUS TİCARET A.Ş.
ATAŞEHİR İSTANBUL
VD: BÜYÜK MÜKELLEFLER 6220529513
TARİH: 12/11/2026   SAAT: 18:40
FİŞ NO: 0045
SÜT YARIM YAĞLI 1L   %01   *42,50
2 AD X 14,90
EKMEK                %01   *29,80
YUMURTA 15LI         %01   *89,90
0,755 KG X 39,90
DOMATES              %01   *30,12
BEYAZ PEYNİR 500G    %01  *149,00
POŞET                %20    *0,50
TOPKDV                      *3,43
TOPLAM                    *341,82
KREDİ KARTI               *341,82
MONEY KART PUAN: 3
EKÜ NO: 0002 Z NO: 1187`,
    foods: [
      'Süt yarım yağlı · 1 l',
      '2 × Ekmek',
      '15 × Yumurta',
      'Domates · 0.755 kg',
      'Beyaz peynir · 500 g',
    ],
  },
]
