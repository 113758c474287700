/** Addresses that are written together with their owners. The caller has locked the owners and checked that they may be changed. */
import { sql } from 'kysely'
import type { AddressBulkItemInput } from '../../../contract/contract.gen.js'
import { conflict, invalid, type Problem } from '../../../core/base/errors.js'
import { type BulkResult, type Directives, upsertMany } from '../../../core/bulk/bulk.js'
import type { Child } from '../../../core/bulk/children.js'
import type { Ctx } from '../../../core/context.js'
import { groupBy, missing } from '../../../core/store/store.js'
import type { AddressRow } from '../../../db/db.gen.js'
import { type AddressOwnerColumn, address } from '../../../resources/accounts/address.js'

/** What is to become of the addresses of one owner. */
export interface OwnerAddresses {
  ownerId: number
  addresses: readonly AddressBulkItemInput[]
}

type StoredAddress = Pick<AddressRow, 'id' | 'uuid' | 'type' | 'code' | 'isDefault'> & { ownerId: number }
type OwnedAddress = AddressBulkItemInput & { ownerId: number }
type AddressValues = Record<string, unknown> & Pick<OwnedAddress, 'ownerId' | 'type' | 'isDefault'>

/** Changes addresses by id, or by code, or adds them; those that are not named stay. A few statements, however many owners. */
export async function writeAddresses(
  ctx: Ctx,
  owner: AddressOwnerColumn,
  records: readonly OwnerAddresses[],
  directives: Directives = {},
): Promise<BulkResult[]> {
  const asked = records.flatMap(({ ownerId, addresses }) => addresses.map((item) => ({ ...normalizeAddress(item), ownerId })))
  if (asked.length === 0) return []
  for (const { addresses } of records) refuseDuplicates(addresses)
  const stored = groupBy(await readStoredAddresses(ctx, owner, asked), ({ ownerId }) => ownerId)
  const values = asked.map((item) => toAddressValues(item, stored.get(item.ownerId) ?? []))
  await clearDefaults(ctx, owner, values)
  const rows = values.map(({ ownerId, ...row }) => ({ ...row, [owner]: ownerId }))
  const results = await upsertMany(ctx, address, 'uuid', rows, directives, 'givenOrder').catch(throwCodeTaken)
  for (const result of results) if (!result.success && !directives.skipCreate) throw codeTakenError()
  return results
}

type RecordWithAddresses = { id: number; addresses?: readonly AddressBulkItemInput[] | null | undefined }

/** The addresses of companies or customers; null says nothing of them. */
export const addressesChild = (owner: AddressOwnerColumn): Child<RecordWithAddresses> => ({
  storedIn: { table: 'address', owner },
  write(ctx, records) {
    const changes = records.map(({ id, addresses }) => ({ ownerId: id, addresses: addresses ?? [] }))
    return writeAddresses(ctx, owner, changes)
  },
})

/** What is cleared goes back to what it is when nobody says anything; an empty code is none. */
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

/** Makes room for new defaults: there is one of each type. */
export async function clearDefaults(
  ctx: Ctx,
  owner: AddressOwnerColumn,
  values: readonly Pick<AddressValues, 'ownerId' | 'type' | 'isDefault'>[],
) {
  const places = values.flatMap(({ ownerId, type, isDefault }) => (isDefault === 'Y' ? [{ ownerId, type }] : []))
  if (places.length === 0) return
  await sql`update address set "isDefault" = 'N', "lastModifiedAt" = ${ctx.now}
              from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place("ownerId" int4, type text)
             where address.${sql.id(owner)} = place."ownerId" and address.type = place.type and address."isDefault" = 'Y'`.execute(
    ctx.db,
  )
}

const codeTakenError = () => conflict('ADDRESS_ALREADY_EXISTS_ERROR', 'Another address of the same owner has this code')

/** The addresses that the owners have already, and which of them an item may mean. */
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

/** An address that changes its type is not the default of the new one unless the input says so. */
function toAddressValues({ id, ...item }: OwnedAddress, stored: readonly StoredAddress[]): AddressValues {
  const old = stored.find((one) => (id == null ? item.code != null && one.code === item.code : one.id === id))
  if (id != null && !old) return missing(address, { id })
  if (!old) return item
  return { ...item, uuid: old.uuid, ...(item.isDefault == null && item.type !== old.type && { isDefault: 'N' }) }
}

/** One address is named once, and each type has one default. */
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

function throwCodeTaken(error: { code?: string }): never {
  throw error.code === '23505' ? codeTakenError() : error
}
