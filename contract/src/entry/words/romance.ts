import type { EntryWords } from './entry-words.ts'

export const french: EntryWords = {
  tag: 'fr',
  days: "aujourd'hui, aujourdhui, auj, ce soir | demain | après-demain, après demain, apres demain",
  ofMonth: 'de',
  inDays: 'dans, pendant, encore, sous',
  spans: ['jour, jours, j', 'semaine, semaines', 'mois'],
  until: "jusqu'au, jusqu'à, jusquau, jusque, avant, le, dlc, ddm, périme, expire le, pour",
  vague: 'la semaine prochaine, semaine prochaine, week-end, weekend, fin du mois, bientôt',
  fridge: 'frigo, réfrigérateur, frigidaire, réfrigo',
  freezer: 'congélateur, congel, congélo, surgélateur',
  cupboard: 'placard, armoire, garde-manger, étagère',
  inPlace: 'au, dans le, dans, dans la, dans mon, à la',
  counters:
    'paquet, bouteille, boîte, canette, sachet, sac, pot, botte, tranche, barquette, brique, tablette, pièce, plaquette, filet, bocal, bocaux',
  ofFood: "de, d'",
  halves: 'demi, demie, un demi, une demi',
  numbers:
    'un, une | deux | trois | quatre | cinq | six, demi-douzaine, une demi-douzaine | sept | huit | neuf | dix || douze',
  dozens: 'douzaine | douzaines',
  hundreds: 'cent, cents',
  and: 'et, &, +',
}

export const spanish: EntryWords = {
  tag: 'es',
  days: 'hoy | mañana | pasado mañana',
  ofMonth: 'de, del',
  inDays: 'en, dentro de, por, quedan',
  spans: ['día, días, d', 'semana, semanas', 'mes, meses'],
  until: 'hasta, caduca, cad, vence, antes del, el, para, fecha',
  vague: 'la próxima semana, próxima semana, semana que viene, fin de semana, finde, fin de mes, pronto',
  fridge: 'nevera, frigorífico, refrigerador, refri, heladera, frigo',
  freezer: 'congelador, freezer, conge',
  cupboard: 'despensa, armario, alacena, estante',
  inPlace: 'en, en el, en la, al, a la',
  counters:
    'paquete, botella, lata, bolsa, bote, tarro, caja, cartón, cartones, brik, barra, manojo, rebanada, pieza, unidad, unidades, ud, tableta, bandeja',
  ofFood: 'de',
  halves: 'medio, media',
  numbers:
    'un, una, uno | dos, par, un par | tres | cuatro | cinco | seis | siete | ocho | nueve | diez || doce',
  dozens: 'docena | docenas',
  hundreds: 'cien',
  and: 'y, e, &, +',
}

export const italian: EntryWords = {
  tag: 'it',
  days: 'oggi, stasera | domani | dopodomani',
  ofMonth: 'di',
  inDays: 'tra, fra, entro, per, ancora',
  spans: ['giorno, giorni, gg', 'settimana, settimane', 'mese, mesi'],
  until: 'fino al, fino a, scade, scad, scadenza, entro, il, prima del',
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
    'un, uno, una | due, paio, un paio | tre | quattro | cinque | sei | sette | otto | nove | dieci || dodici',
  dozens: 'dozzina | dozzine',
  hundreds: 'cento',
  and: 'e, ed, &, +',
}

export const portuguese: EntryWords = {
  tag: 'pt',
  days: 'hoje | amanhã | depois de amanhã, depois d amanhã',
  weekdays: ['', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', ''],
  ofMonth: 'de',
  inDays: 'em, daqui a, dentro de, por, faltam',
  spans: ['dia, dias, d', 'semana, semanas', 'mês, meses'],
  until: 'até, até o dia, ate, vence, vence em, validade, val, dia, no dia, antes de, consumir até',
  vague: 'semana que vem, próxima semana, fim de semana, fim do mês, logo',
  fridge: 'geladeira, frigorífico, frigo',
  freezer: 'freezer, congelador, arca',
  cupboard: 'armário, despensa, prateleira, dispensa',
  inPlace: 'em, no, na, ao, dentro da, dentro do',
  counters:
    'pacote, garrafa, lata, caixa, saco, sacola, pote, frasco, maço, fatia, barra, unidade, un, bandeja',
  ofFood: 'de',
  halves: 'meio, meia',
  numbers:
    'um, uma | dois, duas, par, um par | três | quatro | cinco | seis | sete | oito | nove | dez || doze',
  dozens: 'dúzia | dúzias',
  hundreds: 'cem',
  and: 'e, &, +',
}
