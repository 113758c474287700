/** The items of order lists and favorite lists. */
import { sql } from 'kysely'
import type { Relation } from '../../../core/store/relations.js'
import { groupBy } from '../../../core/store/store.js'
import type { EntryTable } from './list-items.js'

/** A reference to a product or cluster. */
interface ItemReference {
  listId: number
  id: number
  uuid: string
  sku: string | null
  code: string | null
}

/** Returns the products or the clusters of many lists, with one statement. */
export const itemsOfLists =
  ({ table, list }: EntryTable, kind: 'product' | 'cluster'): Relation<{ id: number }, ItemReference[]> =>
  async (ctx, lists) => {
    const key = sql.id(kind === 'product' ? 'sku' : 'code')
    const { rows } = await sql<ItemReference>`
      select item.${sql.id(list)} as "listId", named.id, named.uuid, named.${key}
        from ${sql.table(table)} item join ${sql.table(kind)} named on named.id = item.${sql.id(`${kind}Id`)}
       where item.${sql.id(list)} = any(${lists.map(({ id }) => id)}::int4[]) order by 1, 2`.execute(ctx.db)
    const byList = groupBy(rows, ({ listId }) => listId)
    return lists.map(({ id }) => byList.get(id) ?? [])
  }
