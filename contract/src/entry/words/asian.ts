import type { EntryWords } from './entry-words.ts'

/** Malay and Indonesian are read as one: what they say differently does not clash. */
const nusantara = {
  days: 'hari ini,harini,malam ini|esok,besok,bsk|lusa|tulat',
  thisDay: 'ini',
  nextDay: 'depan,minggu depan',
  dayParts: 'pagi,siang,petang,sore,malam',
  past: 'semalam,kemarin,kmrn|kemarin dulu,kelmarin dulu,kemarin lusa',
  inDays: 'dalam,dlm,selama,lagi',
  afterDays: 'lagi,kemudian',
  agoBehind: 'lepas,lalu,yang lalu,yang lepas',
  madeBefore: 'dari,sejak',
  done: 'dimasak,masak,dibeli,beli,dibuka',
  madeBehind: 'lepas,lalu,yang lalu,yang lepas',
  expired: 'sudah luput,sudah tamat,dah luput,dah tamat',
  spans: ['hari', 'minggu', 'bulan,bln'],
  until:
    'sampai,hingga,luput,tarikh luput,tamat,tamat tempoh,guna sebelum,baik sebelum,exp,kadaluarsa,kedaluwarsa,sebelum,tgl,tanggal,pada',
  vague:
    'minggu depan,minggu hadapan,hujung minggu,akhir pekan,akhir bulan,hujung bulan,bulan depan,kelmarin,minggu lepas,minggu lalu',
  fridge: 'peti sejuk,peti ais,kulkas,lemari es,peti',
  freezer: 'freezer,peti beku,sejuk beku',
  cupboard: 'almari,kabinet,lemari,rak,gerobok,para',
  inPlace: 'di,dalam,di dalam,ke,ke dalam',
  counters:
    'pek,paket,bungkus,bks,botol,btl,tin,kotak,biji,ikat,kaleng,kantong,papan,buah,keping,helai,potong,peket,balang,lembar,butir,ekor,batang,sisir,dus,cawan',
  shopping: 'beli,dah beli,ada,perlu,nak,juga',
  halves: 'setengah,separuh',
  halfMore: 'setengah',
  numbers:
    'satu,sebiji,sebungkus,sebotol,seikat,sepaket,sepapan,sekotak|dua|tiga|empat|lima|enam|tujuh|lapan,delapan|sembilan|sepuluh||dua belas',
  dozens: 'sedozen,selusin|dozen,lusin',
  hundreds: 'ratus,seratus',
  and: 'dan,&,+',
} satisfies Omit<EntryWords, 'tag'>

export const malay: EntryWords = { tag: 'ms', ...nusantara }
export const indonesian: EntryWords = {
  tag: 'id',
  ...nusantara,
  weekdays: ['ahad', 'isnin', 'selasa', 'rabu', 'khamis', 'jumaat,jum’at', 'sabtu'],
}

export const turkish: EntryWords = {
  tag: 'tr',
  days: 'bugün,bu akşam|yarın|öbür gün,ertesi gün',
  thisDay: 'bu,önümüzdeki',
  nextDay: 'gelecek,haftaya',
  dayParts: 'akşam,akşamı,sabah,sabahı',
  past: 'dün|evvelsi gün,evvelki gün,önceki gün',
  inDays: '',
  afterDays: 'sonra,içinde,kaldı,sonraya,var',
  agoBehind: 'önce',
  madeBefore: 'geçen',
  madeBehind: 'pişti,pişirildi,yapıldı,alındı,açıldı',
  expired: 'bitti,geçti,süresi doldu',
  spans: ['gün', 'hafta', 'ay'],
  until: 'skt,stt,son,son kullanma,son kullanma tarihi,tett,tarih',
  vague: 'haftaya,gelecek hafta,hafta sonu,ay sonu,bu hafta,dünden,dünkü,geçen hafta',
  fridge: 'buzdolabı,buzdolabına,buzdolabında,dolap,dolaba,dolapta',
  freezer: 'buzluk,buzluğa,buzlukta,derin dondurucu,dondurucu,dondurucuya,difriz',
  cupboard: 'kiler,kilerde,kilere,raf,rafta,mutfak dolabı',
  inPlace: '',
  counters: 'paket,şişe,kutu,adet,tane,kavanoz,poşet,dilim,demet,kasa,torba,koli,ad,teneke,bardak,kase,somun',
  halves: 'yarım',
  halfMore: 'buçuk',
  numbers: 'bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on||on iki',
  dozens: 'düzine',
  hundreds: 'yüz',
  and: 've,&,+',
}

const chineseWeekdays = Array.from('日一二三四五六', (day) =>
  ['周', '星期', '礼拜', '週', '禮拜'].map((week) => week + day + (day === '日' ? `,${week}天` : '')).join(),
)
/** Weekdays of a week that is told: no nearest ones. */
const ofWeeks = ['上', '下', '这', '這', '本']
  .map((week) => chineseWeekdays.join().replaceAll(/[^,]+/g, `${week}$&`))
  .join()

/** Chinese runs on without spaces: chinese-line.ts sets its words apart first. */
export const chinese: EntryWords = {
  tag: 'zh',
  days: '今天,今日,今晚|明天,明日|后天,後天|大后天,大後天',
  past: '昨天,昨日,昨晚|前天,前日|大前天',
  weekdays: chineseWeekdays,
  behindDate: '到期,前,之前,以前',
  inDays: '还有,還有,还剩,剩',
  agoBehind: '前,之前,以前',
  madeBehind: '前的,做的,煮的,买的,買的',
  expired: '过期,過期,已过期,已過期',
  afterDays: '后,後,内,之内,之后,后 到期,内 到期',
  spans: ['天,日', '周,星期,週,个星期', '个月,個月'],
  until: '到期,保质期,保质期至,保鲜期,有效期,到,至,前',
  vague: `下周,下个月,周末,月底,下星期,这周,上周,上星期,上周末,昨天的,前天的,${ofWeeks}`,
  fridge: '冰箱,冷藏,冷藏室,雪柜',
  freezer: '冷冻,冷冻室,冰柜,冷凍,冰格,冷冻柜',
  cupboard: '柜子,橱柜,储物柜,櫃子,架子',
  inPlace: '放,放在,在',
  counters: '盒,瓶,个,包,袋,罐,听,条,颗,只,支,块,片,杯,份,枚,粒,根,箱,個,條,顆,塊,把,打,桶',
  numbers: '一|两,二,兩|三|四|五|六|七|八|九|十||十二',
  dozens: '打',
  and: '和,跟,与,還有,还有',
}
