import { wordSet } from '../../word-lists.ts'

/** The forms of kitchens' verbs in five languages: a stem and an ending of its language, folded. */
interface Verbs {
  readonly stems: ReadonlySet<string>
  readonly endings: RegExp
}

/** What German writes before a verb, and 'ge' between. */
const prefixes =
  /^(?:ab|an|auf|aus|bei|be|da|dazu|darunter|daruber|drauf|durch|ein|ent|er|heraus|herunter|hinein|hinzu|los|mit|nach|uber|um|unter|ver|vor|weg|zer|zu|zusammen|zuruck)?(?:ge|zu)?(?=[a-z]{3})/

const german: Verbs = {
  stems:
    wordSet(`auflos schöpf schopf walz wälz verteil rieb zerdrück fisch zupf raspel heb unterheb bestäub uberback ueberback back brat brut dunst dampf schmor rost kochel koch simmer gar grill frittier flambier karamellisier schwitz blanchier pochier sieb mahl morser zerkleiner puree purier mix misch ruhr schlag quirl verquirl knet form roll schneid schnibbel schnippel hack wurfel reib raspel hobel schal pell putz wasch spul trockn tupf tropf halbier viertel teil teilt
 geb gib gieß giess schutt full fuell losch wurz salz pfeffer schmeck abschmeck streu bestreu beträufel betraufel bestreich streich beleg belegt leg wend dreh schwenk serviert servier anricht richt garnier nehm nimm stell ruh zieh quell weich einweich tauch tunk stech stich druck press klopf platt wickel deck bedeck schließ schliess off offn warm erwarm erhitz heiz kuhl abkuhl frier gefrier schmelz zerlass lass stock bind reduzier binde abgieß abseih seih koste pflück pfluck zupf schuttel reich genieß geniess lauwarm dick glasier marinier paniert panier fang fand setz sitz steh halt kipp bring heb entnehm entfern entkern entstiel lockr locker spritz`),
  endings: /(?:en|n|t|et|e|te|ten|st|end|ende|enden|ter|tes|tem)?$/,
}

const french: Verbs = {
  stems: wordSet(
    `creus delay detend prechauff prelev enrob mouill nacr dispos repartiss etuv compot laiss mett couvr arrosez ajout verse mélang melang remu fouett incorpor assaisonn poivr saupoudr parsem arros garni retourn retir reserv repos tremp poel grill dor saisi saut etuv chauff rechauff fond coup hach eminc epluch pel rap lav egoutt rinc form roul petri ecras dress dispos tartin press frott foncer fonc piqu badigeonn beurr huil farin tapiss etal abaiss decoup detaill tailler taill cisel effeuill effil equeut denoyaut epepin vid evid creus ecal coul napp glac caramelis flamb deglac mouill rectifi goût gout laiss mijot fremi bouill couv couvr decouvr enfourn demoul refroidi tiedi entourn entour pass tamis mix broy pil plong poch blanchi lev repart repartiss assembl mont batt serr souleve soulev deglac concass cuis recuis retress rassembl compot surveill ressort arrang attend termin decor accompagn degust regal prepar nettoi essuy epong ferm humect enrob fari brass secou stri essor congel conserv sort met mett pos mass`,
  ),
  endings: /(?:er|ez|e|es|ent|ant|ons|era|ee|ees|is|it|ie|ies|ir|issez|issent|re|ant|ure|age|te|tes)?$/,
}

const spanish: Verbs = {
  stems: wordSet(
    `limpi repart enfri cuel cuez frie enharin emplat deshebr chasc apart enrol dobl enciend calient agit frot exprim cocin herv hierv hirv sofri sofrei dor horn horne tost tuest gui rehog salte calient calent derrit derret mezcl remov remuev bat amas form cort pic trocea troce pel rall lav escurr enjuag anad agreg ech viert vert incorpor sazon salpiment espolvore reg roci sirv serv retir reserv dej repos remoj cuaj volte tritur aplast unt rellen pon tap destap apag marc machac poch desmig desmenuz desech deshech integr vert cuel col pruev prueb prob acompan decor adorn enfri templ congel abr cierr gir sac met espes reduc rectific aline maj moj empan reboz enharin engras forr pinch vaci part extiend extend esper apart disfrut dor ralle rall licu cub cubr baj sub llev quit guard rehidrat desal`,
  ),
  endings:
    /(?:ar|er|ir|a|e|o|as|es|an|en|ad|ed|id|ando|iendo|ado|ada|ados|adas|ido|ida|idos|idas|arlo|arla|arlos|arlas|erlo|erla|alo|ala|alos|alas|elo|ela|elos|elas|ame|arse|ara|e|emos|amos)?$/,
}

const portuguese: Verbs = {
  stems: wordSet(
    `cozinh ferv frit refog dour ass grelh tost aquec derret mistur mex bat amass cort pic descasc ral lav escorr junt adicion acrescent deit vert despej temper salpic polvilh reg sirv serv retir reserv deix descans demolh tritur esmag vir coloc lev unt desenform enform peneir salg prov corrij corrig envolv mont recheie reche tap destap deslig abr fech agreg incorpor murch apur engross reduz coe amorn esfri arrefec gel congel decor guarnec acompanh sirva espalh distribu forr enrol dobr desfi descart guard escald branque marin hidrat liquidific process passe passar ponh espete espet desfrut torr salte pinc pincel`,
  ),
  endings:
    /(?:ar|er|ir|a|e|o|am|em|ando|endo|indo|ado|ada|ados|adas|ido|ida|idos|idas|ia|as|es|os|elo|ela|e|amos|emos|ue|ua|que|quem)?$/,
}

const italian: Verbs = {
  stems: wordSet(
    `pul puli frig frigg risciacqu strizz tampona rosol mescola conditel insapor profum snocciol priva scal accendet trifol restring friggi cuoc cuoci cott boll less frigg soffrigg rosol dor arrost inforn tost grigli stuf salt scald sciogl mescol sbatt mont impast form tagli trit sbucci pel grattugi lav scol sciacqu aggiung vers incorpor cond pep spolver cosparg serv togli tolg mett lasc lasci ripos ammoll schiacci frull gir copr sfum mantec appass imbiond irror bagn asciug affett infarin pass amalgam prepar compon complet alz abbass spegn accend porta calar cal stend stest foder farc riemp arrotol chiud avvolg spennell guarn decor gust assaggi regol elimin pulis pulisc mond priv dissal spurg raffredd intiepid congel scongel addens restring evapor sfald attacc gira rigir volt capovolg ricopr distribu dispon sistem trasfer tampon marin croccant croc scot scott sminuzz spezzett divid inciso incid ung imburr setacc lievit`,
  ),
  endings:
    /(?:are|ere|ire|ate|ete|ite|a|e|i|o|ano|ono|ando|endo|ato|ata|ati|ito|ita|iti|uto|uta|uti|ute|arla|arlo|arle|arli|erla|erlo|erle|erli|irla|irlo|irle|irli|andola|andolo|andole|andoli|endola|endolo|ala|alo|ale|ali|ela|elo|ele|eli|arsi|ersi|irsi|atele|atela|atelo|ateli|atene|ateci|etele|etela|etelo|eteli|etene|iteli|itele|itela|itelo|itene|so|sa|si|se|to|ta|ti|te|chi|che|ca|co|hi|he|isce|iscono)?$/,
}

const languages: readonly Verbs[] = [german, french, spanish, portuguese, italian]
const longestEnding = 6
const shortestStem = 3

const english = /(?<!\p{L})(?:the|and|with|until|of|for|your|then|till|it|them|to)(?!\p{L})/u

/** Whether a folded text has small words of English: its words are no verbs of other languages ('bater' is a slip in batter). */
export const isEnglish = (plain: string): boolean => english.test(plain)

const strong =
  /(?<!\p{L})(?:und|mit|der|die|das|den|dem|nicht|bis|sowie|les|des|avec|dans|une|pour|puis|el|los|las|una|hasta|del|que|com|uma|ate|gli|della|nel|nella|che|fino|ve|ile|bir|icin|dan|dengan|hingga|lalu|yang)(?!\p{L})/u

/** Whether a folded text has small words of another language and none of English. */
export const isForeignProse = (plain: string): boolean => strong.test(plain) && !isEnglish(plain)

/** Whether a folded word is a form of such a verb: 'frotter', 'schmoren', 'écrasez', 'dissalati'. */
export function isVerbForm(word: string): boolean {
  if (isFormOf(word.replace(prefixes, ''), german)) return true
  return languages.some((verbs) => isFormOf(word, verbs))
}

function isFormOf(word: string, { stems, endings }: Verbs): boolean {
  for (let length = Math.max(shortestStem, word.length - longestEnding); length <= word.length; length++) {
    if (!stems.has(word.slice(0, length))) continue
    const ending = word.slice(length)
    if (ending === '' || endings.exec(ending)?.[0] === ending) return true
  }
  return false
}
