/** Letters of other alphabets (and odd Latin ones) that a reader takes for a Latin letter. Lower case only: folding comes first. */
const pairs: readonly (readonly [latin: string, others: string])[] = [
  ['a', 'аαɑᴀⱥꭺꓮ∀ɐ'],
  ['b', 'ьъƅʙвᏼꓐƀɓ฿'],
  ['c', 'сϲςᴄⅽꓚƈȼ¢ɔ'],
  ['d', 'ԁժᴅđɖɗⅾꓓ'],
  ['e', 'еєεөəǝᴇɛɘꬲꓰɇ'],
  ['f', 'ғƒꜰꓝϝ'],
  ['g', 'ɡԍɢցǥɠꓖ'],
  ['h', 'һнհʜħɦꓧ'],
  ['i', 'іıɩιɪⅰꓲɨ'],
  ['j', 'јʝϳᴊꓙɉ'],
  ['k', 'кκᴋҝƙꓗ'],
  ['l', 'ⅼʟłɫƚӏꓡℓɭ'],
  ['m', 'мᴍⅿɱꓟ'],
  ['n', 'пղոηɴиŋɲɳꓠ'],
  ['o', 'оοօσᴏøɵꓳ๐०'],
  ['p', 'рρᴘƿþꓑ'],
  ['q', 'ԛգզʠ'],
  ['r', 'гʀᴦɾɼɽяꓣ'],
  ['s', 'ѕꜱʂƽꓢ'],
  ['t', 'тτᴛŧƭțꓔ'],
  ['u', 'υսᴜʊцʉꓴµμ'],
  ['v', 'ѵνᴠⅴʋꓦ'],
  ['w', 'ԝωшɯᴡѡꓪ'],
  ['x', 'хχҳⅹꓫ'],
  ['y', 'уγүʏყɏꓬ'],
  ['z', 'ᴢʐƶꓜ'],
  ['ae', 'æ'],
  ['oe', 'œ'],
  ['ss', 'ß'],
  ['th', 'ð'],
]

const plain = new Map<string, string>()
for (const [latin, others] of pairs) for (const letter of others) plain.set(letter, latin)

export const lookAlikes = {
  plain: plain as ReadonlyMap<string, string>,
  pattern: new RegExp(`[${[...plain.keys()].join('')}]`, 'gu'),
}
