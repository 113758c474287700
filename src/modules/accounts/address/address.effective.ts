/** The addresses that a company orders with: of each type its own, or else those of the nearest company above that has some. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Page } from '../../../core/base/page.js'
import type { Ctx } from '../../../core/context.js'
import type { Search } from '../../../core/store/query.js'
import type { Relation } from '../../../core/store/relations.js'
import type { Resource } from '../../../core/store/resource.js'
import { list, rowsOf } from '../../../core/store/store.js'
import type { AddressRow, CompanyRow } from '../../../db/db.gen.js'
import { companiesAndAbove } from '../../../resources/accounts/company.above.js'
import { type AddressSearch, address, addressesOfCompany } from './address.resource.js'

type Company = Pick<CompanyRow, 'id' | 'belongsToCompanyId'>

/** The address ids of each company: `start` is the company, `level` is 0 if the address is its own. */
const effectiveIds = (companyIds: readonly number[]): RawBuilder<unknown> => sql`(
  select start, level, id from (
    select above.start, above.level, a.id, rank() over (partition by above.start, a.type order by above.level) as place
      from ${companiesAndAbove(companyIds)} above join address a on a."companyId" = above.id) placed
   where place = 1)`

interface EffectiveSearch extends AddressSearch, Search {
  companyId?: number
}

const effectiveAddress: Resource<'address', EffectiveSearch, never> = {
  ...address,
  filters: {
    ...address.filters,
    companyId: (eb, id) => sql<SqlBool>`${eb.ref('id')} in (select found.id from ${effectiveIds([id])} found)`,
  },
}

/** Returns a page of the addresses that a company has or inherits, oldest first. */
export const listEffectiveAddresses = (ctx: Ctx, companyId: number, input: EffectiveSearch): Promise<Page<AddressRow>> =>
  list(ctx, effectiveAddress, { ...input, companyId })

/** Returns the addresses that each company has or inherits: its own first, each oldest first. Two statements more if companies belong to others. */
export const effectiveAddressesOfCompany: Relation<Company, readonly AddressRow[]> = async (ctx, companies) => {
  const subsidiaries = companies.flatMap(({ id, belongsToCompanyId }) => (belongsToCompanyId === null ? [] : [id]))
  const inherited = subsidiaries.length ? await inheritedAddresses(ctx, subsidiaries) : new Map<number, AddressRow[]>()
  const own = await addressesOfCompany(ctx, companies)
  return companies.map(({ id }, i) => [...(own[i] ?? []), ...(inherited.get(id) ?? [])])
}

async function inheritedAddresses(ctx: Ctx, companyIds: readonly number[]): Promise<Map<number, AddressRow[]>> {
  const { rows } = await sql<{ start: number; ids: number[] }>`
    select start, array_agg(id order by id) as ids from ${effectiveIds(companyIds)} found where level > 0 group by start`.execute(
    ctx.db,
  )
  const found = rows.length ? await rowsOf(ctx, address, 'id', [...new Set(rows.flatMap(({ ids }) => ids))]) : []
  const byId = new Map(found.map((row) => [row.id, row]))
  return new Map(rows.map(({ start, ids }) => [start, ids.flatMap((id) => byId.get(id) ?? [])]))
}
