/** What the groups are called in Nordic and Slavic languages, Dutch, Finnish, Hungarian, Romanian and Tagalog, in the cases that people write them in. */
import type { AllergenGroup } from '../../allergens/groups.ts'

/** Each name stands for all groups before it. */
export const northAndEast: readonly (readonly [groups: readonly AllergenGroup[], names: string])[] = [
  [
    ['gluten'],
    `tarwe, gerst, rogge, haver, spelt, vete, korn, råg, havre, hvete, hvede, rug, byg, bygg, vehnä, vehnää, vehnälle, viljat, viljoille, ohra, ruis, kaura, gluteeni, gluteenia, gluteenille,
    pszenica, pszenicę, pszenicy, żyto, jęczmień, glutenu, pšenice, pšenici, lepek, lepku, búza, liszt, lisztérzékenység, glutén, grâu, gluteni, trigo at harina, arina, pšenica, pšenicu`,
  ],
  [
    ['crustaceans'],
    `garnaal, garnalen, krab, kreeft, räka, räkor, kräftor, kräftdjur, krabba, hummer, rejer, reje, krebsdyr, krabbe, reker, kreps, äyriäinen, äyriäiset, äyriäisiä, äyriäisille, katkarapu, katkaravut, katkarapuja, katkaravuille, rapu, ravut,
    skorupiaki, skorupiaków, krewetki, krewetek, kraby, korýši, korýše, krevety, rák, rákok, rákfélék, crustacee, creveți, creveti, hipon, alimango, hipon at alimango, rakovi, škampi`,
  ],
  [
    ['crustaceans', 'molluscs'],
    `skaldjur, skalldyr, skaldyr, schaal en schelpdieren, schaal- en schelpdieren, owoce morza, plody moře, fructe de mare, tenger gyümölcsei, simpukat ja äyriäiset, lamang dagat`,
  ],
  [
    ['eggs'],
    `eieren, kippeneieren, ägg, æg, egg, hönsägg, høneæg, kananmuna, kananmunaa, kananmunalle, kananmunat, kananmunia, kananmunille, muna, munaa, munia, jajko, jajka, jajek, jaja, jajo, jajkiem, vejce, vajíčka, vajce, vajcia, tojás, tojást, ou, ouă, oua, itlog, itlog ng manok, jaje`,
  ],
  [
    ['fish'],
    `vis, vissen, fisk, fiskar, kala, kalaa, kalalle, kalat, kaloja, ryba, ryby, ryb, rybę, rybe, rybu, hal, halat, halak, pește, peste, isda, riba, ribu`,
  ],
  [
    ['peanuts'],
    `pinda, pindas, pinda's, aardnoten, jordnöt, jordnötter, jordnød, jordnødder, peanøtt, peanøtter, jordnøtter, maapähkinä, maapähkinää, maapähkinät, maapähkinöitä, maapähkinöille, maapähkinälle, orzeszki ziemne, orzeszków ziemnych, orzechy ziemne, orzechów ziemnych, fistaszki, arachidowe, orzeszki arachidowe, arašídy, arašidy, burské oříšky, földimogyoró, földimogyorót, arahide, alune de pământ, mani, kikiriki`,
  ],
  [
    ['soy'],
    `soja, sojabonen, sojaböna, sojabönor, sojabønner, soijapapu, soija, soijaa, soijalle, soję, soji, sojové boby, sója, sóju, sóji, szója, szóját, soia, toyo, utaw`,
  ],
  [
    ['milk'],
    `melk, koemelk, koemelkeiwit, koeienmelk, melkeiwit, melkproducten, zuivel, zuivelproducten, mjölk, komjölk, mjölkprotein, mejeriprodukter, laktos, laktose, mælk, komælk, mælkeprotein, mejeriprodukter, kumelk, melkeprotein, meieriprodukter, maito, maitoa, maidolle, maitotuotteet, maitotuotteita, maitotuotteille, laktoosi, laktoosia, laktoosille, maitoproteiini, lehmänmaito,
    mleko, mleka, nabiał, nabialu, nabiału, produkty mleczne, białko mleka, białka mleka, białko mleka krowiego, białka mleka krowiego, laktoza, laktozy, laktozę, mléko, mléka, mliečne výrobky, mlieko, mléčné výrobky, laktóza, laktózu, laktózy, tej, tejet, tejtermék, tejtermékek, tejfehérje, tejcukor, laktóz, lapte, lactate, lactoză, lactoza, lapte de vacă, gatas, mlijeko, kuhmilch, kuhmilcheiweiß, kuhmilchprotein, milchprotein, milchzucker`,
  ],
  [
    ['nuts', 'peanuts'],
    `noten, nootjes, nötter, nøtter, nødder, pähkinä, pähkinää, pähkinälle, pähkinät, pähkinöitä, pähkinöille, orzechy, orzechów, orzech, orzechami, ořechy, ořech, ořechů, orechy, dió és mogyoró, diófélék, magvak, nuci, fructe cu coajă lemnoasă, orašasti plodovi, orasi, alune, mga mani`,
  ],
  [
    ['nuts'],
    `boomnoten, schaalvruchten, hazelnoot, hazelnoten, walnoot, walnoten, amandel, amandelen, hasselnötter, hasselnöt, valnötter, mandel, mandlar, hasselnødder, valnødder, hasselnøtter, valnøtter, mandler, hasselpähkinä, saksanpähkinä, manteli, mantelia, orzechy laskowe, orzechy włoskie, orzechy drzewne, migdały, lískové ořechy, vlašské ořechy, mandle, dió, diót, mogyoró, mogyorót, mandula, migdale`,
  ],
  [
    ['celery'],
    `selderij, bleekselderij, knolselderij, selleri, selleriä, selderi, sellerille, seler, selera, selery, selerem, celer, celeru, zeller, țelină, telina, kintsay`,
  ],
  [
    ['mustard'],
    `mosterd, senap, sennep, sinappi, sinappia, sinapille, gorczyca, gorczycę, gorczycy, musztarda, musztardę, hořčice, hořčici, horčica, mustár, mustárt, muștar, mustar, mustasa, senf`,
  ],
  [
    ['sesame'],
    `sesam, sesamzaad, sesamfrön, sesamfrø, seesami, seesamia, seesaminsiemen, seesaminsiemenet, seesamille, sezam, sezamu, sezamem, sezamový, szezám, szezámmag, szezámot, susan, linga`,
  ],
  [
    ['sulphites'],
    `sulfiet, sulfieten, sulfiter, sulfitter, sulfiitti, sulfiitit, sulfiitteja, siarczyny, siarczynów, dwutlenek siarki, siřičitany, szulfit, szulfitok, sulfiți, sulfiti`,
  ],
  [['lupin'], `lupine, lupinezaad, lupinbönor, lupiini, lupiinia, łubin, łubinu, vlčí bob, csillagfürt`],
  [
    ['molluscs'],
    `weekdieren, schelpdieren, mosselen, mossel, oester, oesters, inktvis, blötdjur, musslor, ostron, bläckfisk, bløddyr, muslinger, østers, blæksprutte, blåskjell, blekksprut, nilviäiset, nilviäisiä, simpukka, simpukat, simpukoita, simpukoille, osteri, mustekala, mięczaki, mięczaków, małże, małży, ostrygi, kalmary, měkkýši, měkkýše, mušle, puhatestűek, kagyló, kagylót, moluște, midii, scoici, pusit, tahong, talaba, halaan`,
  ],
]
