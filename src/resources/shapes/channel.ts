import { sql } from 'kysely'
import type { Column, Filter, Table } from '../../core/store/resource.js'

/** Finds the rows of a channel or shop, and those that apply to every channel. An unknown channel finds nothing. */
export const holdsInChannel =
  <T extends Table>(column: Column<T>): Filter<T, number> =>
  (_, id) => {
    const own = sql.ref(column)
    const isChannel = sql`exists (select from channel where channel.id = ${id})`
    return sql<boolean>`(${own} = ${id} or (${own} is null and ${isChannel}))`
  }
