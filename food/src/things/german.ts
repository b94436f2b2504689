import type { Things } from './things.ts'

/** German joins: the last part of a word says what a thing is, and the scent stands behind: 'Handcreme Mandel'. */
export const german: Things = {
  anywhere: `
  für katzen, für hunde, für katze, für hund, für kaninchen, für vögel, katzensnack, hundesnack, leckerli, seife, zahnpasta, lippenstift, nagellack, parfüm, deo, haarkur, haarspülung, haargel, haarspray,
  spülmittel, waschmittel, reiniger, bürste, handschuhe, duschgel, schaumbad, badesalz, badebombe, rasierschaum, badeschaum, spüli, weichspüler, allzweckreiniger, kerze, teelicht, windeln, pflaster, batterien, ladekabel, handyhülle,
  kuscheltier, plüschtier, geschirrtuch, backpapier, alufolie, frischhaltefolie, topflappen, küchenrolle, toilettenpapier, taschentücher, servietten`,
  last: `messer, gabel, löffel, schüssel, teller, tasse, kanne, pfanne, topf, brett, sieb, mixer, toaster, ofen, herd, zange, schere, korb, schwamm, bürste, lampe, socken, t shirt, spielzeug, wecker, uhr, kocher, `,
  foods: `studentenfutter, reispapier, esspapier, teebeutel`,
  written:
    /\p{L}(?:seifen?|shampoo|spülmittel|waschmittel|reiniger|(?<!studenten)futter|streu|balsam|lotion|zahncreme|maske|duft|kerzen?|bürste|schwamm|besen|schäler|schneider|stampfer|entsteiner|entkerner|teiler|hobel|presse|reibe|messer|gabel|löffel|kelle|zange|schere|sieb|brett|öffner|heber|spender|halter|ständer|lampe|hülle|spielzeug|handschuhe?|rasierer|gerät|maschine|automat|mühle|kocher|aufschäumer|uhr|wecker|thermometer|waage|formen?|folie|tücher|tuch|schüssel|tabs|nagellack|(?<!reis|ess)papier|becken|schrank|(?<!kühl)regal|zubereiter|wärmer|kühler|eimer|schürze|serviette|tischdecke|teppich|kissen|decke|vorhang|dünger|blumenerde|samenset|figur|puppe|aufkleber|heft|stift|radiergummi)(?:[\s,.(\d]|$)|(?:hand|rasier|sonnen|nacht|tages|augen|fu(?:ß|ss)|körper|haut|gesichts|wund|pflege|haar|anti-?falten)creme|(?:eier|mess|trink|zahnputz|papp)becher|(?:brat|grill|crêpe|crepe|antihaft)pfanne|(?:koch|blumen|schnellkoch|milch)topf|(?:back|muffin|pizza)blech|(?:gefrier|müll|spritz|frischhalte)beutel|(?:brot|keks|vorrats|butter|zucker|frischhalte)dose|(?:kaffee|milch|gie(?:ß|ss)|thermos)kanne|(?:tee|kaffee)tasse|(?:wein|bier|sekt|trink|wasser|einmach)glas|(?:suppen|papp|kuchen)teller|(?:brot|obst|wäsche)korb|obstschale|brotkasten|brotbox|nudelholz|schneebesen|müllt(?:ü|u)te|spülmaschinen|geschirrspül/u,
}
