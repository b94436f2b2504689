import pg from 'pg'

const { builtins } = pg.types

/** int8 counts fit a number here, and a date is a calendar date: never a Date in some zone. Set once for every connection. */
pg.types.setTypeParser(builtins.INT8, Number)
pg.types.setTypeParser(builtins.NUMERIC, Number)
pg.types.setTypeParser(builtins.DATE, (text) => text)
