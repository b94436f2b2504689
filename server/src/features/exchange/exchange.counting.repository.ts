import { sql } from 'drizzle-orm'
import { donations } from './claims/donations.table.ts'

/** For other features' set-based queries, every donation as a row of (user_id, at, units). */
export const donationActions = sql`select user_id, donated_at as at, 1 as units from ${donations}`
