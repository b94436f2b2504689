/** The words around an allergy: what ends a clause, what denies one, and what says nothing. */
import { saidWords } from './saying/said-words.ts'

/** Between clauses: a denial reaches no further than this. */
export const clauseEnds =
  /[;.,!?\n\r\t|•·。，；、！？；…()[\]{}]+|(?=\b(?:but|however|except(?: for)?|although|though|unless|besides|(?:apart|aside) from|other than|excluding|excepting|save for|minus)\b)/iu

/** Between the foods of one clause. */
export const joiners =
  /[/&+\\*_"“”「」:：<>=]+|\s[-–—]+\s|\s(?:and|or|und|et|y|dan|atau|plus|also|with|as well as|especially|including|incl|like|such as|eg|ie)\s|(?<=[\p{Script=Han}])[和与與及跟或](?=[\p{Script=Han}])|[和与與及跟或](?=[\p{Script=Latin}])|(?<=[\p{Script=Hangul}])(?:\s?및\s?|(?:와|과|이랑|랑)\s)|(?<=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}])(?<!(?:食べる|たべる|飲む|のむ|摂る|触る)(?:こ)?)と(?=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}])/iu

/** An article that clings to its noun: 'l'ail', 'd’œufs', 'all'aglio'. */
export const clinging = /(?<!\p{L})(?:l|d|all|dell|un)['’](?=\p{L})/giu

/** Words that carry nothing: they neither name a food nor change what another word means. */
export const fillers: ReadonlySet<string> = new Set([
  ...saidWords,
  ...`i im am m but however except excepting besides apart aside excluding save minus other than although though unless with ok okay fine good alright free diet little bit small tiny amount amounts trace traces is are my me we a an the of to from for any all very really super highly quite extremely so please pls plz thanks thank you
  allergic allergy allergies allergen allergens alergic alergi alergy allegic allegies alahan alergik alah intolerant intolerance intolerances
  sensitive sensitivity sensitivities anaphylaxis anaphylactic anaphylactically reaction reactions react reacts severe severely serious seriously strong
  strongly mild mildly slight slightly deadly life threatening lethal epipen epi pen have has having got get gets do does did not no non cannot cant dont wont
  never eat eating avoid avoiding avoids without free food foods product products stuff things thing items item anything containing contain contains
  kind kinds type types sort sorts every some certain most products based derived related be can could would should will it its them they this that these
  those hate must stay away off ban banned strictly strict only just mainly especially because makes make sick sickness ill rash hives itchy itch throat swell swelling
  swells skin makan tidak boleh tak saya kepada terhadap dengan pada orang yang
  ich bin hab habe gegen auf allergisch allergie unverträglichkeit kein keine keinen und oder sowie je suis jai allergique allergiques aux au à la le les un une des du de et ou ni pas sans
  l d dell alérgico alérgica alergico alergica intolerante tengo alergia al el los las lo y o con sin sono allergico allergica allergia ai agli alle allo alla gli i il di e ed con senza sou tenho ao aos às não nao eu yo io
  diagnosed diagnosis disease condition since last year years month months ago doctor confirmed tested still childhood birth born cok ciddi
  alerji alerjim var ve dị ứng với và allergisk mot och eller
  过敏 過敏 对 對 我 不能吃 不吃 敏感 アレルギー 알레르기 알러지 있음 있어요 ஒவ்வாமை`
    .split(/\s+/)
    .filter((word) => word !== ''),
])
