/** What says that a list is not all there is, in the kitchens' languages; without accents, as `openLists` reads it. */

/** Behind the last of a list: 'oats, honey and more'. 'Butter, plus more' is more of the same. */
const behind = [
  '(?:and|&) (?:(?:much|many|lots|some|a lot) )?more(?: (?:things|stuff|ingredients))?',
  '(?:and|&) (?:(?:many|some|several|various|the) )?others?(?: \\p{L}+)?',
  'etc|et cetera|and so (?:on|forth)(?: and so forth)?|and (?:such|stuff|whatnot)|and the like|and whatever(?: else)?',
  'among(?:st)? (?:others|other things)',
  'u\\. ?a|unter ander\\p{L}+|und (?:(?:vieles|einiges|viel) )?(?:mehr|ander\\p{L}+|sonstiges)|u\\. ?v\\. ?m|uvm|usw|u\\. ?s\\. ?w|und so weiter|o\\. ?a',
  "et (?:plus(?: encore)?|autres?|d ?['’]?autres|bien d['’]autres)|entre autres|et ainsi de suite",
  'y (?:mucho )?mas|y otr[oa]s(?: cosas| ingredientes)?|entre otr[oa]s(?: cosas)?|y demas',
  "ecc|eccetera|e (?:(?:molto|tanto) )?altro|e altr[ie]|e cosi via|tra gli altri|tra l['’]altro",
  'e (?:muito )?mais|e outr[oa]s(?: coisas| ingredientes)?|entre outr[oa]s(?: coisas)?|e assim por diante',
  'dan (?:banyak )?(?:lagi|lain[- ]?lain(?:nya)?|lainnya)|dll|dsb|dst|dan sebagainya|dan seterusnya|antara lain',
  'enz|enzovoorts?|en (?:nog )?(?:veel )?meer|en andere[n]?|onder andere',
  'itd|itp|i inne|i wiecej|i tak dalej',
  'vb|vs|ve (?:digerleri|daha fazlasi|benzerleri|baskalari)',
  'v\\. ?v|van van|va (?:\\p{L}+ ){0,2}(?:khac|hon nua)',
  'm\\. ?m|m\\. ?fl|osv|o\\. ?s\\. ?v|med mera|og (?:meget )?mere?|og andre|och (?:mycket )?mer|och andra',
  'и (?:т\\. ?д|др|другие|другое|прочее|пр|так далее|многое другое)',
  'atbp|at iba pa',
  'ฯลฯ|และอื่น ?ๆ|เป็นต้น',
  'إلخ|الخ|وغيرها|وغير ذلك',
  'आदि|इत्यादि|वगैरह|முதலியன|போன்றவை|மற்றும் (?:பல|பிற)',
]
/** The same of scripts that part no words. */
const attached = '等等?|など|その他|ほか|등|기타'

/** An ending and what may stand behind it in its sentence: nothing. */
export const openEnding = new RegExp(
  `(?:(?:,\\s*|\\s)(?:${behind.join('|')})|(?:${attached})|(?:…|(?<!\\.)\\.{3,}))(?=\\s*(?:[.;!?()\\]\\n。；–—\\p{Extended_Pictographic}]|:[)D]|$))`,
  'giu',
)

/** What says it before a list: 'contains, among others, oats'. */
export const openBeginning = new RegExp(
  `^[\\s,:]*(?:among(?:st)? (?:others|other things)|u\\. ?a\\.?|unter anderem|entre autres|entre otr[oa]s(?: cosas)?|tra l['’]altro|entre outr[oa]s(?: coisas)?|antara lain|onder andere|m\\. ?in\\.?|bl\\. ?a\\.?)(?!\\p{L})`,
  'iu',
)

/** Words behind which stands what food is made of. */
export const contents =
  /(?<!\p{L})(?:contain(?:s|ing)?|contents?|ingredients?|includ(?:es?|ing)|incl\.?|traces? of|enthalt(?:en)?|zutaten|besteht aus|spuren von|contient|contenant|ingredientes?|a base de|traces de|contiene[n]?|ingredienti|contem|mengandungi|mengandung|bahan(?:-bahan)?|berisi|bevat|ingredienten|zawiera|sk[lł]adniki|icerir|icindekiler|ch[uư]a|thanh phan|gom|innehaller|indeholder|inneholder|ingredienser|содержит|состав|ингредиенты|sangkap)(?!\p{L})|含有?|成分|配料|原材料名?|함유|원재료|ส่วนผสม|يحتوي على|المكونات|सामग्री|பொருட்கள்/giu

/** Words behind which it may stand, where nothing says what the food is good for. */
export const inIt =
  /(?<!\p{L})(?:with|made (?:of|from)|mix of|blend of|has|mit|aus|avec|con|com|med|met|dengan|dari)(?!\p{L})/giu

/** What tells of something else than what food is made of. */
export const ofUse =
  /(?<!\p{L})(?:i|you|we|my|your|goes|go|good|great|nice|lovely|perfect|ideal|best|well|serve[ds]?|eat|eaten|use[ds]?|using|try|tried|cook|cooked|buy|bought|need(?:s|ed)?|recipes?|for|from|share|add|keep|save|like|smells?|tastes?|gut|passt|essen|fur|kaufen|bon|pour|bueno|buono|para|per|bom|sedap|untuk|lekker|voor|god|til|till)(?!\p{L})|^\s*(?:mix|dip)(?!\p{L})|[適适]合/iu

const without =
  'no|none|not|nothing|without|neither|free|ohne|kein\\p{L}*|sans|pas|sin|senza|sem|tanpa|tiada|zonder|geen|bez|uten|utan|uden|khong|без'
const withoutSigns = 'ไม่|不|无|無'
/** What denies what comes next: 'no nuts, eggs etc.' leaves all of it out. */
export const denied = new RegExp(`^[\\s,:]*(?:(?:${without})(?!\\p{L})|${withoutSigns})`, 'iu')
/** The same anywhere in a list that no word introduces. */
export const deniedIn = new RegExp(`(?<!\\p{L})(?:${without})(?!\\p{L})|${withoutSigns}`, 'iu')
/** What denies the word before which it stands: 'does not contain'. */
export const denies =
  /(?:(?<!\p{L})(?:not|never|nothing|nor|free|without|nicht|nie|ne|no|non|nao|tidak|tak|bebas|niet|nie|inte|ikke|khong|не)|n['’]?t|不|无|無|ไม่)\s*$/iu
