import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { exactMoment } from '#platform/database/columns.ts'
import { owner } from '#platform/identity/users.table.ts'

/** What users call products. Goes with its user; nobody else ever learns who called something so. */
export const barcodeNames = pgTable(
  'barcode_names',
  {
    userId: owner(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    /** The name as others' are compared with it. */
    folded: text('folded').notNull(),
    changedAt: exactMoment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.code] }),
    index('barcode_names_by_code').on(table.code, table.folded),
  ],
)

/** What the product-data server answered. */
export const barcodeProducts = pgTable(
  'barcode_products',
  {
    code: text('code').primaryKey(),
    /** Null where it does not know the product. */
    name: text('name'),
    askedAt: exactMoment('asked_at').notNull(),
  },
  (table) => [index('barcode_products_by_age').on(table.askedAt)],
)
