/** The first record of each kind: it has the most of everything, so that the lists below it have something to filter. */
import { type RawBuilder, sql } from 'kysely'

/** Selects the first record; a product in a cluster is shown as its cluster. */
export const first = (table: string): RawBuilder<number> =>
  sql`(select min(id) from ${sql.table(table)} ${table === 'product' ? sql`where "clusterId" is null` : sql``})`
