/** Lines and dishes as cooks of many kitchens write them, with the ways of eating that they do not keep; written before the lists were seen. */
export const refusedLines = `
  vegetarian+vegan | 2 frog legs; cuisses de grenouille; ancas de rana; Froschschenkel; 牛蛙 500克; Weinbergschnecken; Gans, ausgenommen; 1 goose, about 4 kg; confit d'oie; oca al forno; ganso assado; gęsina
  vegetarian+vegan | gans uit de oven; lapin à la moutarde; civet de lièvre; liebre; coelho à caçador; królik w śmietanie; zając; konijn met pruimen; tavşan yahni; Hasenpfeffer; dziczyzna; venado
  vegetarian+vegan | ciervo; capriolo; cervo; veado; hert; geyik eti; Fasan; faisan rôti; faisán; fagiano; faisão; bażant
  vegetarian+vegan | fazant; sülün; 雉; Perlhuhn; pintada; perliczka; parelhoen; Wachteln; cailles farcies; codornices; quaglie; codornas
  vegetarian+vegan | przepiórka; kwartel; bıldırcın; 鹌鹑; burung puyuh; 메추리; Taube, gebraten; pigeonneau; pichón; piccione; 乳鸽; burung dara
  vegetarian+vegan | güvercin; Rebhuhn; perdrix; perdiz; pernice; kuropatwa; Pferdefleisch; Rossfleisch; steak de cheval; sfilacci di cavallo; basashi; 馬刺し
  vegetarian+vegan | konina; paardenvlees; at eti; crocodile fillet; alligator tail; ostrich fillet; Straußensteak; autruche; avestruz; struzzo; Elchfleisch; reindeer, sautéed
  vegetarian+vegan | Rentiergeschnetzeltes; renskav; poronkäristys; camel meat; 甲鱼; 蛇羹; dog meat; iguana; guinea pig, roasted; cuy chactado; roast partridge; grouse breast
  vegetarian+vegan | woodcock; Kapaun; kaczka pieczona; eend; 鸭血粉丝汤; kalkoen; Hühnerherzen; Hähnchenleber; Gänseleberpastete; animelles; keema matar; erachi
  vegetarian+vegan | gajih; carrilleras; lomo; しゃぶしゃぶ; aspic; carmine; rosbratel; kroketten; mantı; bheja fry; haleem; sura puttu
  vegetarian+vegan | isinglass; garum; bagna càuda; pissaladière; puttanesca; mojama; Aal grün; raie au beurre noir; rape; espadarte; perceves; zamburiñas
  vegetarian+vegan | nécoras; couteaux de mer; ormeau; midye dolma; 海参; bouillabaisse; moules frites; esqueixada; vatapá; acarajé; cacciucco; ざるそば
  vegetarian+vegan | kedgeree
  vegetarian+vegan+halal+pork | Wildschweinragout; sanglier; jabalí estofado; cinghiale in umido; javali; dzik; wild zwijn; boar ragù; Saumagen; Pfälzer Saumagen; chitterlings; chitlins
  vegetarian+vegan+halal+pork | scrapple; fatback; chicharrones; reuzel; kabanosy; kiełbasa; salceson; Cervelat; Bockwurst; Knackwurst; Wiener Würstchen; Mettbrötchen
  vegetarian+vegan+halal+pork | cervelas; petit salé aux lentilles; cochon de lait; rillons; spek; slavink; hamlap; 排骨汤; 肉末茄子; 鱼香肉丝; 狮子头; 大肠包小肠
  vegetarian+vegan+halal+pork | 豚骨ラーメン; とんかつ; 豚汁; 餃子; 감자탕; 김치찌개; 부대찌개; khinzir panggang; half-om-half gehakt; 合い挽き肉; 合挽肉; Maultaschen
  vegetarian+vegan+halal+pork | Königsberger Klopse; quiche lorraine; croque-monsieur; fabada; francesinha; caldo verde; feijoada; carbonara; amatriciana; saltimbocca; bigos; fasolka po bretońsku
  vegetarian+vegan+halal+pork | erwtensoep; 麻婆豆腐; 锅贴; 担担面; 炸酱面; 烧卖; 云吞面; 皮蛋瘦肉粥; 짜장면; toad in the hole; biscuits and gravy
  vegetarian+vegan+beef | ris de veau; Kalbsbries; cecina; sucuk; kavurma; işkembe çorbası; nihari; daging masak kicap; empal gepuk; bakso; sop buntut; kikil
  vegetarian+vegan+beef | babat; rawon; coto makassar; abon sapi; Rinderzunge; Ochsenschwanz; Ochsenbäckchen; Bündnerfleisch; Kalbsleber; Kalbsschnitzel; Rindermark; bone marrow
  vegetarian+vegan+beef | Markknochen; os à moelle; tripes à la mode de Caen; tête de veau; langue de boeuf; rabo de toro; mondongo; rabada; mocotó; dobradinha; bresaola; straccetti
  vegetarian+vegan+beef | trippa alla romana; polędwica wołowa; flaki; ozorki; antrykot; biefstuk; ossenstaart; sukade lap; riblap; ossenworst; rosbief; filet américain
  vegetarian+vegan+beef | 牛百叶; 夫妻肺片; 毛肚; 水煮牛肉; 干炒牛河; すき焼き; 갈비찜; 설렁탕; 육개장; suet; beef dripping; tallow
  vegetarian+vegan+beef | vitello tonnato; Labskaus; blanquette de veau; rendang daging; spotted dick
  vegan | Eischnee; blancs en neige; rouille; Flädlesuppe; Grüne Soße; céleri rémoulade; dal makhani; sheer khurma; Welsh rarebit; Eton mess
  vegan+halal | zabaione; cannelés; baba au rhum
  vegetarian+vegan+halal | coq au vin
  vegetarian+vegan+halal+beef | boeuf bourguignon
  halal | czerwone wino; rode wijn; Rumrosinen; jenever; tuak; Madeira; Amaretto; kirsch
  vegetarian+vegan | żelki; galaretka; drób; wątróbka; baranina; jagnięcina; buchada; menudillos; sesos; lengua; choto; pajata
  vegetarian+vegan | arrosticini; côtelettes; navarin; cervelle; lamsbout; kari dosai; sora puttu; メンチカツ; 肩ロース
  vegetarian+vegan+halal+pork | kallsylta; jambonlu; kotlet mielony; zimne nogi; żeberka; rojões; sarapatel; cochinita pibil; museau
  vegetarian+vegan+halal+pork | pâté en croûte; varkenshaas; pandi curry; sorpotel; 水煮肉片; 四喜丸子
  vegetarian+vegan+beef | 다시다; kaldu sapi; sucuklu yumurta; lingua salmistrata; machaca; pancita; coda alla vaccinara
  vegetarian+vegan+halal+pork | crackling; brawn; head cheese; haslet; trotters; 6 slices streaky; hog roast; pigs’ ears; piglet; suckling pig; polony; crubeens; fromage de tête; couenne; ciccioli; capicola
  vegetarian+vegan+halal+pork | Schwartenkruste; Ferkel; Sulz; skwarki; baleron; wędlina; nóżki w galarecie; oreja de cerdo; khanzeer; suar ka maas; panni iraichi; baboy; liempo; crispy pata; bagnet; dinuguan; igado
  vegetarian+vegan+halal+pork | moo ping; khao kha moo; naem; sai ua; ลูกชิ้นหมู; หมูแดง; chả giò; nem chua; saksang; hong bak; bak chor mee; 肘子; 肉丸; 肉饼; 大肠; とん汁; ミミガー; ポークカレー; 편육; 순대국
  vegetarian+vegan+beef | sup ekor; sup gearbox; sup tulang; sup urat; perut lembu; hati sapi; soto daging; satay daging; semur daging; sop konro; gulai tunjang; paru goreng; gu bak kway teow; ngau lam
  vegetarian+vegan+beef | 牛杂; 黑椒牛柳; 金钱肚; 肋眼; ビーフシチュー; ローストビーフ; テールスープ; 塩タン; 肉じゃが; 곰탕; 소꼬리; 장조림; 대창; 도가니탕; 육포; गोमांस; बीफ; மாட்டு இறைச்சி
  vegetarian+vegan+beef | baka; karneng baka; papaitan; balbacua; kansi; mechado; เสือร้องไห้; หางวัว; เนื้อตุ๋น; bò kho; bê thui; dripping; cow heel; ponmo; calf’s liver; ox liver; T-bone; short ribs; oxo cubes; scouse
  vegetarian+vegan+beef | Ochse am Spieß; Kuhfleisch; Talg; plat de côtes; daube; chateaubriand; gras-double; buey; vacuno; carne asada; brasato; bollito misto; carne bovina; mão de vaca; dobrada; zrazy; befsztyk; szponder
  vegetarian+vegan+beef | kelle paça; ilikli kemik; kawareh; kersha
  vegetarian+vegan | kidneys; giblets; gizzards; tongue; demi-glace; animal rennet; présure; podpuszczka; hempedal; rempelo ati; 鹅掌; 脑花; 郡花; せせり; 軟骨; ラム肉; 선지; maghaz; boti; galouti; मांस
  vegetarian+vegan | isaw; bopis; atay; balunbalunan; betamax; dugo; inasal; ลาบ; กึ๋น; แพะ; จิ้งหรีด; lẩu dê; ếch; chim cút; saure Nieren; Pansen; Knochenbrühe; gallinejas; fegatini; coratella; arroz de cabidela
  vegetarian+vegan | udka; nerki; cynaderki; żołądki; móżdżek; czernina; oğlak; pirzola; hamam mahshi; maqaneq; kharouf; capretto; scrag end
  vegetarian+vegan | E441; colouring: E120; bone phosphate (E542); glazing agent: E904; flour treatment agent (E920)
  halal | triple sec; cointreau; Likör; Kirschlikör; cidre; lambrusco; nalewka; miód pitny; licor; ginjinha; arrack; lambanog; 醉鸡; 奈良漬け; ラムレーズン; 복분자주; เหล้า; शराब; சாராயம்; sauce bordelaise
  vegetarian+vegan+lamb | raan; abbacchio; เนื้อแกะ; lahm ghanam; koyun eti
  vegetarian+vegan+chicken | manok; 삼계탕; Geflügelwurst; rosół z kury; tinola; inasal; opor; cock-a-leekie
  vegan | beeswax; royal jelly; glazing agent E901
  pork+halal+kosher | gummy bears; marshmallows; jelly; raspberry jelly; panna cotta; 3 gelatine leaves; gelatine; Haribo; pork gelatine; fish and pork gelatine
  vegan | E471; E 471; E631; E635; mono- and diglycerides of fatty acids; vegetarian honey cake; lanolin
  vegetarian+vegan | nyama choma; kitfo; tibs; khinkali; chakapuli; nkwobi; isi ewu; kuku paka; mishkaki; anticuchos; musaka; beef gelatine; shellac
  pork+vegetarian | kupati; morcón; botifarra; shpik; cueritos; chashu; kaeng hang le; slim jim; manteca
  halal | chuhai; kaoliang; tharra; pombe; waragi; ogogoro; pulque; michelada; żubrówka; saperavi
`
