/** What supermarkets sell and how students type it, with packs, sorts and sizes. One a line: what is typed | the groups that it holds for sure. */
export const shopNames = `
prei|
prei 500 g|
stronk prei|
roerbakgroenten|
witlof|
boerenkool gesneden|
spruitjes zak|
sperziebonen|
snijbonen|
rodekool met appel|
zuurkool|
winterpeen|
waspeen bos|
krieltjes|
vastkokende aardappelen|
knolselderij|celery
venkel|
paksoi|
champignons bakje|
kastanjechampignons|
snoepgroente tomaatjes|
trostomaten|
puntpaprika|
elstar appels|
conference peren|
handsinaasappelen|
hagelslag puur|
hagelslag melk|milk
vlokken melk|milk
appelstroop|
pindakaas met stukjes|peanuts
vla vanille|milk
vla chocolade|milk
chocoladevla|milk
karnemelk|milk
halfvolle melk pak|milk
magere kwark|milk
kwark aardbei|milk
yoghurt vanille|milk
griekse yoghurt|milk
kookroom|milk
slagroom bekertje|milk
roomboter ongezouten|milk
jong belegen kaas plakken|milk
geraspte kaas zakje|milk
smeerkaas|milk
hüttenkäse|milk
rookworst unox|
rookworst|
frikandel|
kroket|gluten
bitterballen|gluten
filet americain|
ossenworst|
boterhamworst|
rundergehakt|
half om half gehakt|
kipfilet|
kipdijfilet|
speklapjes|
spekreepjes|
gerookte zalm|fish
haring|fish
maatjesharing|fish
lekkerbekje|fish
kibbeling|fish, gluten
vissticks|fish, gluten
garnalen gepeld|crustaceans
volkoren brood|gluten
casino brood|gluten
beschuit|gluten
ontbijtkoek|gluten
stroopwafels|gluten
speculaas|gluten
krentenbollen|gluten
roggebrood|gluten
crackers|gluten
havermout|gluten
mie nestjes|gluten
macaroni|gluten
zilvervliesrijst|
kikkererwten blik|
bruine bonen|
kapucijners|
doperwten|
appelmoes pot|
mayonaise tube|eggs
fritessaus|eggs
satesaus|peanuts
ketjap manis|soy, gluten
gehaktballetjes|
eieren scharrel|eggs
studentenhaver|nuts
borrelnootjes|peanuts
chips paprika|
appelsap|
limonadesiroop|
bier krat|gluten
sucuk kangal|
bulgur pilavlık|gluten
pilavlık pirinç|
köftelik bulgur|gluten
domates salçası|
biber salçası|
salkım domates|
çarliston biber|
sivri biber|
dolmalık biber|
patlıcan|
kemer patlıcan|
taze fasulye|
kuru fasulye|
barbunya|
nohut|
kırmızı mercimek|
yeşil mercimek|
pırasa|
semizotu|
roka demet|
maydanoz|
dereotu|
taze soğan|
sarımsak|
kıvırcık|
beyaz peynir|milk
kaşar peyniri|milk
tulum peyniri|milk
lor peyniri|milk
labne|milk
süzme yoğurt|milk
yarım yağlı süt|milk
tereyağı|milk
kaymak|milk
ayran|milk
yumurtalar|eggs
15'li yumurta|eggs
kuzu pirzola|
dana kıyma|
tavuk but|
tavuk göğsü|
pastırma|
salam|
ton balığı|fish
hamsi|fish
midye dolma|molluscs
erişte|gluten
tel şehriye|gluten
arpa şehriye|gluten
yufka|gluten
milföy hamuru|gluten
simit|gluten, sesame
lavaş|gluten
pide|gluten
bazlama|gluten
tost ekmeği|gluten
galeta unu|gluten
irmik|gluten
tarhana|gluten, milk
mantı|gluten
baklava|gluten, nuts
lokum|
helva|sesame
tahin|sesame
pekmez|
bal|
reçel çilek|
ceviz içi|nuts
iç badem|nuts
antep fıstığı|nuts
leblebi|
ay çekirdeği|
zeytinyağı|
ayçiçek yağı|
zeytin siyah|
turşu|
nar ekşisi|
türk kahvesi|
şalgam|
gofret|gluten
bisküvi|gluten
noix cerneaux|nuts
cerneaux de noix|nuts
lentilles vertes du Puy|
compote pomme gourde|
compote de pommes|
Boursin ail et fines herbes|milk
boursin|milk
crème fraîche épaisse|milk
crème liquide brique|milk
lait demi-écrémé brique|milk
fromage blanc|milk
petit suisse|milk
comté râpé|milk
emmental râpé sachet|milk
bûche de chèvre|milk
reblochon|milk
raclette tranches|milk
mimolette|milk
beurre demi-sel plaquette|milk
yaourt nature pack|milk
yaourt aux fruits|milk
crème dessert vanille|milk
crème dessert chocolat|milk
riz au lait|milk
lardons fumés barquette|
allumettes de bacon|
jambon blanc 4 tranches|
rosette|
saucisson sec|
merguez|
chipolatas barquette|
steak haché 5%|
blanc de poulet|
cuisses de poulet|
escalope de dinde|
pavé de saumon|fish
surimi bâtonnets|fish
poisson pané|fish, gluten
thon au naturel|fish
baguette tradition|gluten
pain de mie complet|gluten
biscottes|gluten
pain au chocolat|gluten, milk
brioche tranchée|gluten
madeleines|gluten, eggs
pâte feuilletée rouleau|gluten
pâte brisée|gluten
coquillettes|gluten
semoule fine|gluten
quenelles|gluten, eggs
blé à cuire|gluten
pois cassés|
haricots verts extra fins|
flageolets|
poireaux botte|
endives sachet|
mâche barquette|
carottes râpées|
céleri rémoulade|celery, mustard
betteraves cuites|
échalotes filet|
pommes golden|
clémentines filet|
moutarde de Dijon|mustard
cornichons bocal|
ratatouille bocal|
crème de marrons|
confiture de fraises pot|
sirop de grenadine|
bouillon cube volaille|
requeijão copo|milk
requeijão|milk
queijo minas frescal|milk
queijo mussarela fatiado|milk
queijo flamengo fatias|milk
alho cabeças|
cabeça de alho|
cebola roxa|
cebolinha maço|
cheiro-verde|
coentro maço|
couve manteiga|
alho-poró|
alho francês|
abobrinha|
curgete|
berinjela|
mandioquinha|
aipim|
batata inglesa|
batata doce|
feijão carioca|
feijão preto pacote|
grão-de-bico lata|
arroz agulhinha|
arroz carolino|
farinha de trigo|gluten
farinha de mandioca torrada|
fubá mimoso|
polvilho azedo|
goma de tapioca|
macarrão parafuso|gluten
esparguete|gluten
pão de forma|gluten
pão francês|gluten
papo-secos|gluten
pão de queijo congelado|milk, eggs
bolacha maria|gluten
bolacha água e sal|gluten
leite condensado lata|milk
creme de leite caixinha|milk
leite em pó|milk
leite meio gordo|milk
iogurte grego|milk
manteiga com sal|milk
natas pacote|milk
doce de leite|milk
achocolatado em pó|
ovos caipira dúzia|eggs
peito de frango|
coxinha da asa|
carne moída|
linguiça calabresa|
presunto fatiado|
fiambre|
chouriço|
bacalhau posta|fish
atum lata|fish
sardinhas em lata|fish
camarões|crustaceans
mexilhões|molluscs
castanha de caju|nuts
castanha-do-pará|nuts
paçoca|peanuts
azeite virgem extra|
óleo de soja|
extrato de tomate|
maionese pote|eggs
goiabada|
polpa de açaí|
mamão papaia|
maracujás|
limões|
Spätzle Kühlregal|gluten, eggs
Gnocchi Kühlregal|gluten
Maultaschen|gluten, eggs
Schupfnudeln|gluten
Knödel halb und halb|
Semmelknödel|gluten
Bautzner mittelscharf|mustard
Senf mittelscharf|mustard
Hackfleisch Rind|
Hackfleisch gemischt|
Schweineschnitzel|
Putenbrust Aufschnitt|
Leberkäse|
Bratwurst|
Weißwürste|
Nürnberger Rostbratwürstchen|
Leberwurst fein|
Mettwurst|
Kassler|
Matjes|fish
Rollmops|fish
Bismarckhering|fish
Seelachsfilet|fish
Fischstäbchen|fish, gluten
Krabbensalat|crustaceans
Speisequark 20%|milk
Kräuterquark|milk
Schmand Becher|milk
Saure Sahne|milk
Schlagsahne|milk
H-Milch 1,5%|milk
Müllermilch Schoko|milk
Grießpudding|milk, gluten
Milchreis Becher|milk
Pudding Vanille|milk
Harzer Käse|milk
Butterkäse Scheiben|milk
Bergkäse Stück|milk
Frischkäse Kräuter|milk
Roggenbrot|gluten
Toastbrot Vollkorn|gluten
Brötchen zum Aufbacken|gluten
Brezeln TK|gluten
Zwieback|gluten
Knäckebrot|gluten
Laugenstange|gluten
Haferflocken kernig|gluten
Müsli Schoko|gluten
Grünkern|gluten
Lauch Stange|
Porree|
Wirsing|
Rosenkohl TK|
Rotkohl Glas|
Sauerkraut Beutel|
Suppengrün Bund|celery
Kohlrabi|
Radieschen Bund|
Feldsalat|
Spargel weiß|
Pfifferlinge|
Möhren Bund|
Gewürzgurken Glas|
Apfelmus Glas|
Pflaumenmus|
Rübenkraut|
Erdnussflips|peanuts
Salzstangen|gluten
Lebkuchen|gluten
Spekulatius|gluten
Dominosteine|gluten
Marzipan|nuts
Gummibärchen Tüte|
ladyfinger 250 gms|
lady finger|
brinjal small ones|
brinjal|
capsicum 2 nos|
bhindi 500 gms|
tinda|
parwal|
karela 250g|
lauki half|
turai|
drumsticks 6 nos|
curry leaves bunch|
methi bunch|
palak bunch|
dhania bunch|
pudina|
adrak|
adrak lehsun paste|
ginger garlic paste pouch|
hari mirch|
toor dal 1 kg|
tuvar dal|
moong dal chilka|
urad dal|
chana dal|
rajma 500 gms|
kabuli chana|
sooji|gluten
rava|gluten
maida 1 kg pkt|gluten
atta aashirvaad 5kg|gluten
besan pkt|
poha thick|
sabudana|
vermicelli bambino|gluten
idli rice|
dosa batter tub|
amul butter 100 gms|milk
amul cheese slices|milk
amul taaza pouch|milk
paneer block|milk
curd pouch|milk
dahi cup|milk
lassi tetra|milk
shrikhand|milk
ghee tin|milk
malai|milk
khoa|milk
gulab jamun tin|milk, gluten
kaju katli|nuts
soan papdi|
parle g|gluten
good day biscuits|gluten
marie biscuits|gluten
bread packet brown|gluten
pav 6 pcs|gluten
rumali roti|gluten
papad packet|
mango pickle jar|
kissan jam|
maggi 2 min|gluten
groundnuts|peanuts
badam 100 gms|nuts
kaju pieces|nuts
kishmish|
khajur|
gud|
jaggery block|
sarson ka tel|mustard
gingelly oil|sesame
rohu fish|fish
pomfret|fish
prawns cleaned|crustaceans
mutton curry cut|
chicken keema|
lauki doodhi|
kai khai fong|eggs
khai kai 10|eggs
terigu segitiga biru|gluten
terigu|gluten
ulundu paruppu|
ulundu|
pechuga de poyo|
chorizo ristra|
carne picada de res|
mozzarelle 3x125|milk
uova medie|eggs
uova grandi|eggs
zucchine lunghe|
pomodori ramati|
melanzane tonde|
peperoni rossi|
pesche noci|
fagiolini freschi|
ritz crackers sleeve|gluten
quaker oats canister|gluten
saltines sleeve|gluten
oreo sleeve|gluten
bread crumbs canister|gluten
cocoa canister|
pringles canister|
hei bee|crustaceans
tang yuen|
beancurd dessert|soy
ang ku kway|
酱由|soy, gluten
vla aardbei|milk
kwark aardbei|milk
ijs vanille|milk
Eis Vanille|milk
glace fraise|milk
yaourt fraise|milk
iogurte morango|milk
vla hazelnoot|milk, nuts
`
