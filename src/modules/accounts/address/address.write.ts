/** Writes addresses together with their owners. The calling function has locked the owners and checked access to them. */
import { sql } from 'kysely'
import type { AddressBulkItemInput } from '../../../contract/contract.gen.js'
import { conflict, invalid, type Problem } from '../../../core/base/errors.js'
import { type BulkResult, type Directives, upsertMany } from '../../../core/bulk/bulk.js'
import type { Child } from '../../../core/bulk/children.js'
import type { Ctx } from '../../../core/context.js'
import { withCheckedFields } from '../../../core/store/custom-fields.js'
import { groupBy, missing } from '../../../core/store/store.js'
import type { AddressRow } from '../../../db/db.gen.js'
import { type AddressOwnerColumn, address } from './address.resource.js'

/** The owner of addresses: its id, and the column of the address that holds this id. */
export interface AddressOwner {
  owner: AddressOwnerColumn
  id: number
}

/** The addresses to create or update for one owner. */
export interface OwnerAddresses {
  ownerId: number
  addresses: readonly AddressBulkItemInput[]
}

type StoredAddress = Pick<AddressRow, 'id' | 'uuid' | 'type' | 'code' | 'isDefault'> & { ownerId: number }
type OwnedAddress = AddressBulkItemInput & { ownerId: number }
type AddressValues = Record<string, unknown> & Pick<OwnedAddress, 'ownerId' | 'type' | 'isDefault'>

/**
 * Updates addresses by id or else by code, and creates those that match neither. Other addresses stay. The number of statements does not
 * depend on the number of owners.
 */
export async function writeAddresses(
  ctx: Ctx,
  owner: AddressOwnerColumn,
  records: readonly OwnerAddresses[],
  directives: Directives = {},
): Promise<BulkResult[]> {
  const items = records.flatMap(({ ownerId, addresses }) => addresses.map((item) => ({ ...normalizeAddress(item), ownerId })))
  if (items.length === 0) return []
  for (const { addresses } of records) refuseDuplicates(addresses)
  const stored = groupBy(await readStoredAddresses(ctx, owner, items), ({ ownerId }) => ownerId)
  const values = items.map((item) => toAddressValues(item, stored.get(item.ownerId) ?? []))
  await clearDefaults(ctx, owner, values)
  const rows: Record<string, unknown>[] = []
  for (const { ownerId, ...row } of values)
    rows.push({ ...(await withCheckedFields(ctx, address, row, row.uuid === undefined)), [owner]: ownerId })
  const results = await upsertMany(ctx, address, 'uuid', rows, directives, 'givenOrder').catch(throwCodeTaken)
  for (const result of results) if (!result.success && !directives.skipCreate) throw codeTakenError()
  return results
}

type RecordWithAddresses = { id: number; addresses?: readonly AddressBulkItemInput[] | null | undefined }

/** The addresses as children of a company or customer in create, update and bulk. Null leaves them unchanged. */
export const addressesChild = (owner: AddressOwnerColumn): Child<RecordWithAddresses> => ({
  storedIn: { table: 'address', owner },
  write(ctx, records) {
    const changes = records.map(({ id, addresses }) => ({ ownerId: id, addresses: addresses ?? [] }))
    return writeAddresses(ctx, owner, changes)
  },
})

/** Replaces null by the default where the column has one, and an empty code by null. */
export function normalizeAddress<I extends Partial<Pick<AddressBulkItemInput, 'code' | 'isDefault' | 'active' | 'icp'>>>(
  item: I,
): I {
  return {
    ...item,
    ...(item.code === '' && { code: null }),
    ...(item.isDefault === null && { isDefault: 'N' }),
    ...(item.active === null && { active: 'Y' }),
    ...(item.icp === null && { icp: 'N' }),
  }
}

/** Unsets the present defaults that the new ones replace. An owner has at most one default per type. */
export async function clearDefaults(
  ctx: Ctx,
  owner: AddressOwnerColumn,
  values: readonly Pick<AddressValues, 'ownerId' | 'type' | 'isDefault'>[],
) {
  const newDefaults = values.flatMap(({ ownerId, type, isDefault }) => (isDefault === 'Y' ? [{ ownerId, type }] : []))
  if (newDefaults.length === 0) return
  await sql`update address set "isDefault" = 'N', "lastModifiedAt" = ${ctx.now}
              from jsonb_to_recordset(${JSON.stringify(newDefaults)}::jsonb) as place("ownerId" int4, type text)
             where address.${sql.id(owner)} = place."ownerId" and address.type = place.type and address."isDefault" = 'Y'`.execute(
    ctx.db,
  )
}

const codeTakenError = () => conflict('ADDRESS_ALREADY_EXISTS_ERROR', 'Another address of the same owner has this code')

/** Returns the stored addresses of the owners, among which items are matched by id or code. */
async function readStoredAddresses(
  ctx: Ctx,
  owner: AddressOwnerColumn,
  addresses: readonly OwnedAddress[],
): Promise<StoredAddress[]> {
  const ids = [...new Set(addresses.map(({ ownerId }) => ownerId))]
  const query = ctx.db
    .selectFrom('address')
    .select(['id', 'uuid', 'type', 'code', 'isDefault', `${owner} as ownerId`])
    .where(owner, '=', sql<number>`any(${ids})`)
  return (await query.execute()) as StoredAddress[]
}

/** Returns the columns to write for an item. An address that changes its type becomes the default of the new type only if the input says so. */
function toAddressValues({ id, ...item }: OwnedAddress, stored: readonly StoredAddress[]): AddressValues {
  const old = stored.find((row) => (id == null ? item.code != null && row.code === item.code : row.id === id))
  if (id != null && !old) return missing(address, { id })
  if (!old) return item
  return { ...item, uuid: old.uuid, ...(item.isDefault == null && item.type !== old.type && { isDefault: 'N' }) }
}

/** Throws when the input has the same address twice or two defaults of one type. */
function refuseDuplicates(addresses: readonly AddressBulkItemInput[]) {
  const seen = new Set<string>()
  const problems = addresses.flatMap(({ id, code, type, isDefault }, i): Problem[] => {
    const keys = [
      ...(id == null ? [] : [['id', id]]),
      ...(code ? [['code', code]] : []),
      ...(isDefault === 'Y' ? [['isDefault', type]] : []),
    ]
    const repeated = keys.find((key) => seen.has(String(key)))
    for (const key of keys) seen.add(String(key))
    return repeated ? [{ path: ['addresses', i, repeated[0] as string], message: 'repeats that of another address' }] : []
  })
  if (problems.length) throw invalid(problems)
}

/** Turns a violation of the unique index on codes into the published error. */
function throwCodeTaken(error: { code?: string }): never {
  throw error.code === '23505' ? codeTakenError() : error
}
