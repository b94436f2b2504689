import type { EntryWords } from './entry-words.ts'

/** 'Freitagabend': each day with each of its parts, as one word. */
const inOneWord = (days: string, parts: string) =>
  days.split(' ').map((day) =>
    parts
      .split(',')
      .map((part) => day + part)
      .join(),
  )
const germanParts = 'morgen,vormittag,mittag,nachmittag,abend,nacht'
const dutchParts = 'ochtend,middag,avond'
const germanDone =
  'gekocht,gebacken,gekauft,gemacht,geöffnet,angebrochen,aufgemacht,aufgetaut,eingefroren,gebraten,zubereitet'
const dutchDone = 'gekookt,gebakken,gekocht,gemaakt,geopend,ingevroren,ontdooid,gebraden,bereid'

export const german: EntryWords = {
  tag: 'de',
  days: 'heute|morgen|übermorgen,uebermorgen',
  past: 'gestern|vorgestern',
  weekdays: inOneWord('sonntag montag dienstag mittwoch donnerstag freitag samstag', germanParts),
  thisDay: 'diesen,dieser,kommenden,kommender',
  nextDay: 'nächsten,nächster,naechsten',
  behindDate: 'haltbar,ab,verbrauchen,aufbrauchen,essen',
  dayParts: `${germanParts},früh`,
  ofMonth: '',
  inDays: 'in,noch,hält,haltbar',
  agoBefore: 'vor',
  madeBefore: 'von,vom,seit,ab,letzten,letzte,letzter,vergangenen',
  done: germanDone,
  madeBehind: `${germanDone},nach öffnen,nach dem öffnen,nach anbruch`,
  expired: 'abgelaufen',
  spans: ['tag,tage,tagen', 'woche,wochen', 'monat,monate,monaten'],
  until:
    'läuft,laeuft,läuft ab,für,bis,bis zum,haltbar bis,mindestens haltbar bis,zu verbrauchen bis,aufbrauchen bis,mhd,am,ablauf,verbrauchen bis,verbr bis,mind haltbar bis',
  endOf: 'ende',
  amid: 'anfang,mitte',
  vague:
    'nächste woche,diese woche,wochenende,ende der woche,ende nächster woche,ende des monats,monatsende,bald,letzte woche,letztes wochenende,letzten monat,weihnachten,bis weihnachten,bis silvester',
  fridge: 'kühlschrank,kuehlschrank,kühler',
  freezer:
    'gefrierfach,gefrierschrank,tiefkühler,tiefkühlfach,tiefkühltruhe,gefriertruhe,froster,eisfach,tk,tk fach',
  cupboard: 'schrank,vorratsschrank,küchenschrank,speisekammer,vorrat,regal',
  inPlace: 'in,im,ins,in den,in der,in die,in das',
  counters:
    'packung,packungen,pack,pck,pkg,päckchen,flasche,flaschen,dose,dosen,glas,gläser,becher,beutel,tüte,tüten,stück,stk,bund,kiste,kisten,karton,tafel,tafeln,laib,scheibe,scheiben,netz,kasten,kästen,schale,schalen,kopf,portion,portionen,sack,säcke,ds,fl,knolle,knollen,er,er-pack,er-packung',
  some: 'paar,ein paar,ein bisschen,bisschen,etwas,eine handvoll,handvoll,einige,ein wenig',
  shopping: 'habe,hab,ich habe,gekauft,habe gekauft,brauche,wir brauchen,kaufe,noch,auch',
  halves: 'halbes,halber,halben,halbe,ein halbes,ein halber,einen halben,eine halbe',
  numbers: 'ein,eine,einen,einer,einem,eins,ne,nen|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn||zwölf',
  dozens: 'dutzend',
  hundreds: 'hundert',
  and: 'und,&,+',
}

export const dutch: EntryWords = {
  tag: 'nl',
  days: 'vandaag|morgen|overmorgen',
  past: 'gisteren,gisteravond|eergisteren',
  weekdays: inOneWord('zondag maandag dinsdag woensdag donderdag vrijdag zaterdag', dutchParts),
  thisDay: 'deze,komende,aanstaande,aankomende',
  nextDay: 'volgende',
  dayParts: dutchParts,
  inDays: 'over,nog,binnen',
  agoBehind: 'geleden',
  madeBefore: 'van,sinds,vorige,afgelopen',
  done: dutchDone,
  madeBehind: dutchDone,
  expired: 'verlopen',
  spans: ['dag,dagen', 'week,weken', 'maand,maanden'],
  until: 'tot,tht,tgt,houdbaar tot,te gebruiken tot,op',
  endOf: 'eind,eind van',
  amid: 'begin,half,midden',
  vague: 'volgende week,deze week,weekend,eind van de maand,vorige week,afgelopen week,afgelopen weekend',
  fridge: 'koelkast,ijskast',
  freezer: 'vriezer,diepvries,vriesvak,diepvriezer',
  cupboard: 'kast,voorraadkast,keukenkast,kastje',
  inPlace: 'in,in de,in het',
  counters:
    'pak,pakken,pakje,fles,flessen,blik,blikken,blikje,zak,zakken,zakje,pot,potten,potje,doos,dozen,bakje,stuk,bos,krop,reep,repen,krat,kratten,plak,plakken,portie',
  some: 'paar,een paar,een beetje,beetje,wat,een handvol,enkele',
  shopping: 'heb,ik heb,gekocht,nodig,koop,nog,ook',
  halves: 'half,halve,een half,een halve',
  numbers: 'een,één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien||twaalf',
  dozens: 'dozijn',
  hundreds: 'honderd',
  and: 'en,&,+',
}
