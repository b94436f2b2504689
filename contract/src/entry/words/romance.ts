import type { EntryWords } from './entry-words.ts'

export const french: EntryWords = {
  tag: 'fr',
  days: {
    0: "aujourd'hui, aujourdhui, auj, ce soir",
    1: 'demain',
    2: 'après-demain, après demain, apres demain',
  },
  ofMonth: 'de',
  inDays: 'dans, pendant, encore, sous',
  spans: ['jour, jours, j', 'semaine, semaines', 'mois'],
  until:
    "jusqu'au, jusqu'à, jusquau, jusque, avant le, avant, le, dlc, ddm, périme, périme le, expire le, pour",
  vague: 'la semaine prochaine, semaine prochaine, week-end, weekend, fin du mois, bientôt',
  fridge: 'frigo, réfrigérateur, frigidaire, réfrigo',
  freezer: 'congélateur, congel, congélo, surgélateur',
  cupboard: 'placard, armoire, garde-manger, étagère',
  inPlace: 'au, dans le, dans, dans la, dans mon, à la',
  counters:
    'paquet, paquets, bouteille, bouteilles, boîte, boîtes, canette, canettes, sachet, sachets, sac, sacs, pot, pots, botte, bottes, tranche, tranches, barquette, barquettes, brique, briques, tablette, tablettes, pièce, pièces, plaquette, plaquettes, filet, filets, bocal, bocaux',
  ofFood: "de, d'",
  halves: 'demi, un demi, une demi',
  numbers:
    'un, une | deux | trois | quatre | cinq | six, demi-douzaine, une demi-douzaine de | sept | huit | neuf | dix',
  dozens: 'douze, douzaine, une douzaine, une douzaine de',
  and: 'et, &, +',
}

export const spanish: EntryWords = {
  tag: 'es',
  days: { 0: 'hoy', 1: 'mañana', 2: 'pasado mañana' },
  ofMonth: 'de, del',
  inDays: 'en, dentro de, por, quedan',
  spans: ['día, días, d', 'semana, semanas', 'mes, meses'],
  until: 'hasta, hasta el, caduca, caduca el, cad, vence, vence el, antes del, el, para el, para, fecha',
  vague: 'la próxima semana, próxima semana, semana que viene, fin de semana, finde, fin de mes, pronto',
  fridge: 'nevera, frigorífico, refrigerador, refri, heladera, frigo',
  freezer: 'congelador, freezer, conge',
  cupboard: 'despensa, armario, alacena, estante',
  inPlace: 'en, en el, en la, al, a la',
  counters:
    'paquete, paquetes, botella, botellas, lata, latas, bolsa, bolsas, bote, botes, tarro, tarros, caja, cajas, cartón, cartones, brik, briks, barra, barras, manojo, rebanada, rebanadas, pieza, piezas, unidad, unidades, uds, ud, tableta, tabletas, bandeja, bandejas',
  ofFood: 'de',
  halves: 'medio, media',
  numbers:
    'un, una, uno | dos, par, un par de | tres | cuatro | cinco | seis, media docena, media docena de | siete | ocho | nueve | diez',
  dozens: 'doce, docena, docena de, una docena, una docena de',
  and: 'y, e, &, +',
}

export const italian: EntryWords = {
  tag: 'it',
  days: { 0: 'oggi, stasera', 1: 'domani', 2: 'dopodomani' },
  ofMonth: 'di',
  inDays: 'tra, fra, entro, per, ancora',
  spans: ['giorno, giorni, gg', 'settimana, settimane', 'mese, mesi'],
  until: 'fino al, fino a, scade, scade il, scad, scadenza, entro il, entro, il, prima del',
  vague: 'la prossima settimana, prossima settimana, fine settimana, weekend, fine mese, presto',
  fridge: 'frigo, frigorifero',
  freezer: 'freezer, congelatore, surgelatore',
  cupboard: 'dispensa, credenza, armadio, mobile, scaffale, pensile',
  inPlace: 'in, nel, nella, al, dentro il',
  counters:
    'pacco, pacchi, pacchetto, pacchetti, confezione, confezioni, bottiglia, bottiglie, lattina, lattine, scatola, scatole, scatoletta, scatolette, vasetto, vasetti, busta, buste, pezzo, pezzi, pz, mazzo, fetta, fette, barattolo, barattoli, cartone, cartoni, tavoletta, panetto, vaschetta, vaschette',
  ofFood: 'di',
  halves: 'mezzo, mezza',
  numbers:
    'un, uno, una | due, paio di, un paio di | tre | quattro | cinque | sei, mezza dozzina, mezza dozzina di | sette | otto | nove | dieci',
  dozens: 'dodici, dozzina, dozzina di, una dozzina di',
  and: 'e, ed, &, +',
}

export const portuguese: EntryWords = {
  tag: 'pt',
  days: { 0: 'hoje', 1: 'amanhã', 2: 'depois de amanhã, depois d amanhã' },
  weekdays: ['', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', ''],
  ofMonth: 'de',
  inDays: 'em, daqui a, dentro de, por, faltam',
  spans: ['dia, dias, d', 'semana, semanas', 'mês, meses'],
  until:
    'até, até dia, até o dia, ate, vence, vence em, vence dia, validade, val, dia, no dia, antes de, consumir até',
  vague: 'semana que vem, próxima semana, fim de semana, fim do mês, logo',
  fridge: 'geladeira, frigorífico, frigo',
  freezer: 'freezer, congelador, arca',
  cupboard: 'armário, despensa, prateleira, dispensa',
  inPlace: 'em, no, na, ao, dentro da, dentro do',
  counters:
    'pacote, pacotes, garrafa, garrafas, lata, latas, caixa, caixas, saco, sacos, sacola, pote, potes, frasco, frascos, maço, fatia, fatias, barra, barras, unidade, unidades, un, bandeja, bandejas, dúzia',
  ofFood: 'de',
  halves: 'meio, meia',
  numbers:
    'um, uma | dois, duas, par de, um par de | três | quatro | cinco | seis, meia dúzia, meia dúzia de | sete | oito | nove | dez',
  dozens: 'doze, dúzia de, uma dúzia de, uma dúzia',
  and: 'e, &, +',
}
