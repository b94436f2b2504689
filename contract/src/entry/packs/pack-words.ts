/** How packs say until when food keeps, folded, in whatever language they were printed. */
export const untilWords: readonly string[] = [
  ...[
    'exp',
    'expiry',
    'expires',
    'best before',
    'best by',
    'best if used by',
    'use by',
    'use before',
    'sell by',
  ],
  ...['bb', 'bbe', 'bbd', 'ubd', 'display until', 'consume by', 'consume before', 'enjoy by', 'good until'],
  ...['mhd', 'mindestens haltbar bis', 'haltbar bis', 'zu verbrauchen bis', 'verbrauchen bis'],
  ...['dlc', 'ddm', 'dluo', 'a consommer', 'consommer de preference avant', 'avant le', 'jusqu'],
  ...['tht', 'tgt', 'ten minste houdbaar tot', 'houdbaar tot', 'te gebruiken tot'],
  ...['tmc', 'scad', 'scadenza', 'da consumarsi', 'entro il', 'preferibilmente entro'],
  ...[
    'cad',
    'caducidad',
    'caduca',
    'consumir antes',
    'consumo preferente',
    'cons pref',
    'fecha de vencimiento',
    'vence',
    'venc',
  ],
  ...['val', 'validade', 'consumir ate', 'consumir de preferencia'],
  ...[
    'bedst for',
    'mindst holdbar til',
    'sidste anvendelsesdato',
    'bast fore',
    'best for',
    'siste forbruksdag',
    'parasta ennen',
  ],
  ...[
    'skt',
    'tett',
    'son tuketim',
    'son kullanma',
    'tarikh luput',
    'luput',
    'guna sebelum',
    'baik sebelum',
    'kedaluwarsa',
  ],
  ...['najlepiej spozyc', 'nalezy spozyc', 'minimalni trvanlivost', 'spotrebujte do'],
  ...[
    '有效期',
    '保质期至',
    '保質期至',
    '此日期前',
    '到期',
    '賞味期限',
    '消費期限',
    '유통기한',
    '소비기한',
    '까지',
  ],
]

/** How they say when it was made or packed, and what else looks like a date. */
export const madeWords: readonly string[] = [
  ...[
    'mfg',
    'mfd',
    'mfd date',
    'prod',
    'produced',
    'production',
    'packed',
    'packed on',
    'pkd',
    'pack date',
    'made on',
    'born on',
    'baked',
  ],
  ...[
    'hergestellt',
    'verpackt',
    'abgepackt',
    'fabrique',
    'emballe',
    'conditionne',
    'geproduceerd',
    'verpakt',
    'prodotto',
    'confezionato',
  ],
  ...[
    'fabricado',
    'envasado',
    'fabricacion',
    'elaboracion',
    'embalado',
    'dikilang',
    'tarikh dibuat',
    'uretim',
    'u.t',
  ],
  ...['生产日期', '生產日期', '製造日', '제조'],
]

/** What stands before a number that is no date. */
export const lotWords: readonly string[] = [
  'lot',
  'batch',
  'l:',
  'charge',
  'ch.-b',
  'lote',
  'lotto',
  'tel',
  'ref',
  'kcal',
  '批号',
]

/** 'Best before end': the month's last day is meant. */
export const endWords: readonly string[] = ['end', 'ende', 'fin', 'fine', 'finales', 'eind', 'bbe', 'akhir']

/** Letters that eyes of glass take for digits. */
export const digitLooks: Readonly<Record<string, string>> = {
  ...{ o: '0', q: '0', d: '0', i: '1', l: '1', '|': '1', '!': '1', z: '2', s: '5', g: '6', b: '8' },
}

/** Digits that they take for letters of a month. */
export const letterLooks: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  5: 's',
  8: 'b',
  '|': 'i',
  '!': 'i',
}
