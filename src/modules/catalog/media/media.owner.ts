import { sql } from 'kysely'
import { invalid, invalidField, notFound } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import type { Table } from '../../../core/store/resource.js'
import { canHold } from '../../../core/store/row.js'

/** The kinds of records that a medium can belong to, and their tables. */
const owners = {
  productId: { table: 'product', column: 'id', label: 'Product', code: 'PRODUCT_NOT_FOUND_ERROR' },
  clusterId: { table: 'cluster', column: 'id', label: 'Cluster', code: 'CLUSTER_NOT_FOUND_ERROR' },
  categoryId: { table: 'category', column: 'id', label: 'Category', code: 'CATEGORY_NOT_FOUND_ERROR' },
  sparePartsMachineId: { table: 'sparePartsMachine', column: 'uuid', label: 'Machine', code: 'MACHINE_NOT_FOUND_ERROR' },
} as const

const parties = {
  companyId: { table: 'company', column: 'id', label: 'Company', code: 'COMPANY_NOT_FOUND_ERROR' },
  customerId: { table: 'customer', column: 'id', label: 'Customer', code: 'CUSTOMER_NOT_FOUND_ERROR' },
} as const

type Place = { table: Table; column: string; label: string; code: string }
type Given = Partial<Record<string, string | number | null | undefined>>

/** The owners in an input or a row. */
export type Owners = Partial<Record<keyof typeof owners, string | number | null | undefined>>

type Parties = Pick<Owners, 'sparePartsMachineId'> & Partial<Record<keyof typeof parties, number | null | undefined>>

/** Returns the one owner of a new medium. */
export async function ownerOf(ctx: Ctx, input: Owners): Promise<Given> {
  const given = named(owners, input)
  if (given.length !== 1) throw onlyOne(owners)
  return lockOwner(ctx, owners, given[0] as keyof typeof owners, input)
}

/** Returns the new owner of a medium; it cannot be removed without another one. */
export async function newOwnerOf(ctx: Ctx, input: Owners, current: Owners): Promise<Given> {
  const given = named(owners, input)
  if (given.length > 1) throw onlyOne(owners)
  const names = Object.keys(owners) as (keyof Owners)[]
  const lost = names.find((name) => input[name] === null && current[name] !== null)
  if (given.length === 0 && lost) throw invalidField(lost, 'must not be null unless another owner is given')
  if (given.length === 0) return {}
  const none = Object.fromEntries(names.map((name) => [name, null]))
  return { ...none, ...(await lockOwner(ctx, owners, given[0] as keyof typeof owners, input)) }
}

/** Returns the owner of a private document, and its machine if given. */
export async function documentOwnerOf(ctx: Ctx, input: Parties): Promise<Given> {
  const given = named(parties, input)
  if (given.length !== 1) throw onlyOne(parties)
  const machine = input.sparePartsMachineId ? await lockOwner(ctx, owners, 'sparePartsMachineId', input) : {}
  return { ...machine, ...(await lockOwner(ctx, parties, given[0] as keyof typeof parties, input)) }
}

const named = (places: object, input: Given) => Object.keys(places).filter((name) => input[name] != null)

const onlyOne = (places: object) =>
  invalid([{ path: [], message: `Exactly one of ${Object.keys(places).join(', ')} must be given` }])

/** Finds and locks the owner, so that it still exists when the medium is written. */
async function lockOwner<K extends string>(ctx: Ctx, places: Record<K, Place>, name: K, input: Given): Promise<Given> {
  const { table, column, label, code } = places[name]
  const id = String(input[name])
  const missing = notFound(label, code, { id })
  if (!canHold(table, { [column]: id })) throw missing
  const found = await sql`select 1 from ${sql.table(table)} where ${sql.id(column)} = ${id} for key share`.execute(ctx.db)
  if (found.rows.length === 0) throw missing
  return { [name]: column === 'id' ? Number(id) : id }
}
