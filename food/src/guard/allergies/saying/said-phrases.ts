/** Words that are a food by themselves, where what stands beside them says that they are none: Spanish 'soy alérgico' is no soy. */
const phrases: readonly string[] = [
  'soy(?= (?:muy |tambien )?(?:alergic|intoleran|sensible|hipersens|vegan|vegetarian|celiac))',
  'mein(?= (?:hals|arzt|magen|bauch|korper|kind|sohn|mund))',
  'choc(?= anaphylactique)',
  'fico(?= (?:doente|mal|inchad|com))',
  '(?<=(?:posso|mal|doente|nada|reacao|reacoes|problema|problemas|passo|passar|coceira|alergia) )com',
  '(?<=(?:problemas?|puedo|nada|mal|cuidado) )con',
  'nem(?= (?:tracos|um pouco|sequer))',
  '^ingen',
  '(?<=(?:jag|jeg|eg|han|hun|hon|vi) )har',
  'har(?= allergi)',
  'mi(?= (?:fa|fanno|da|danno|viene|vengono|piace|piacciono|provoca|provocano|causa|hijo|hija|cuerpo|estomago|medico|doctor))',
  'me(?= (?:da|dan|sienta|sientan|cae|caen|hace|hacen|pone|ponen|enferma|enferman|faz|fazem|gusta|gustan|produce|producen|provoca|provocan|causa|rend|rendent|donne|donnent))',
  'ei(?= (?:sovi|sopii|kay|kiitos|voi|kelpaa))',
  '(?<=(?:sovi|voi) )ei',
  'mam(?= (?:uczulen|alergi|nietoleran|silna))',
  'nie jem',
  'g[ak](?= (?:bisa|boleh|suka|makan|bs|tahan))',
  'khana(?= (?:mana|manaa|nahi|nahin|band))',
  'toi(?= (?:di ung|bi|khong|kieng))',
  'dau bung',
  '배(?= 아파)',
  '(?<=since )i was a (?:kid|child|baby|teenager)',
  '(?:an|uong) vao',
  '^x(?= (?:boleh|bole|leh|bleh|makan|suka|tahan|boley))',
  '(?<=(?:saya|aku|i) )x(?= (?:boleh|bole|leh|bleh|makan|suka|tahan))',
  '(?<=nhay )cam',
  '(?<=(?:ako|ko|may|allergy|allergic|bawal|pwede|puwede|alergi) )sa',
  '(?<=(?:ako|allergy|bawal|pwede) )sa akin',
  'hindi(?= (?:ako|pwede|puwede|kumakain|kasi))',
  'bawal(?= (?:ang|sa))',
  '(?:my|our) son',
  '(?<=(?:close|closes|closed|closing|swell|swells|flares|puffs|seizes) )up',
  'merci$|^merci|non merci',
  'que(?= (?:contenga|contengan|contiene|contenha|contem|lleve))',
  '(?<=(?:lo|todo|tudo|ce|productos|cosas|parce|puisque) )que',
  'te(?= (?:veel|eten|zwaar))',
  '(?<=(?:tegen|voor|in|van|dat) )het',
  'het(?= (?:is|niet))',
]

const saidPhrase = new RegExp(`(?<![a-z0-9])(?:${phrases.join('|')})(?![a-z0-9])`, 'g')

/** A word that says nothing, so that what stood on both sides of a phrase stays apart. */
const gap = 'of'

/** A folded phrase without the words that are no food where they stand. */
export const withoutSaidPhrases = (text: string): string => text.replace(saidPhrase, gap)
