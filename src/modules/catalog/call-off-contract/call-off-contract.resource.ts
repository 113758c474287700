import { sql } from 'kysely'
import type { CallOffContractSearchInput, CallOffContractSortField } from '../../../contract/contract.gen.js'
import { hasRole } from '../../../core/auth/access.js'
import type { Ctx } from '../../../core/context.js'
import { relationById } from '../../../core/store/relations.js'
import { dateRange, equals, oneOf, type Resource } from '../../../core/store/resource.js'
import { groupBy } from '../../../core/store/store.js'
import type { CallOffContractRow, CallOffEntryRow } from '../../../db/db.gen.js'
import { company } from '../../../resources/accounts/company.js'

/** A quantity of a product at a price, agreed with a company. Contacts read those of their companies; only the merchant changes them. */
export const callOffContract: Resource<'callOffContract', CallOffContractSearchInput, CallOffContractSortField> = {
  label: 'CallOffContract',
  table: 'callOffContract',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  codes: { inUse: 'CALL_OFF_CONTRACT_IN_USE_ERROR' },
  visible: ({ actor: { roles, user } }, access) => {
    if (hasRole(roles, 'user', access)) return null
    const own = access === 'VIEWER' ? (user?.companyIds ?? []) : []
    return (eb) => eb('companyId', '=', sql<number>`any(${own}::int4[])`)
  },
  filters: {
    ids: oneOf('id'),
    companyIds: oneOf('companyId'),
    productIds: oneOf('productId'),
    numbers: oneOf('number'),
    active: equals('active'),
    hasRemaining: (eb, isLeft) => eb('calledOff', isLeft ? '<' : '>=', eb.ref('quantity')),
    validTo: dateRange('validTo'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: { ID: 'id', NUMBER: 'number', VALID_TO: 'validTo', CREATED_AT: 'createdAt', LAST_MODIFIED_AT: 'lastModifiedAt' },
}

/** Returns the company of each contract. */
export const companyOfContract = relationById(company, ({ companyId }: CallOffContractRow) => companyId)

export const remainingOf = ({ quantity, calledOff }: Pick<CallOffContractRow, 'quantity' | 'calledOff'>): number =>
  quantity - calledOff

/** How many entries of a contract are shown. */
const SHOWN_ENTRIES = 100

/** Returns the last entries of each contract, the newest first. One statement. */
export async function entriesOfContract(ctx: Ctx, contracts: readonly CallOffContractRow[]): Promise<CallOffEntryRow[][]> {
  const ids = contracts.map(({ id }) => id)
  const { rows } = await sql<CallOffEntryRow>`
    select e.id, e.uuid, e."contractId", e."orderId", e.quantity, e.reason, e."createdAt", e."createdBy" from unnest(${ids}::int4[]) c(id) cross join lateral (
      select id, uuid, "contractId", "orderId", quantity, reason, "createdAt", "createdBy" from "callOffEntry"
       where "contractId" = c.id order by id desc limit ${SHOWN_ENTRIES}::int) e`.execute(ctx.db)
  const byContract = groupBy(rows, ({ contractId }) => contractId)
  return ids.map((id) => byContract.get(id) ?? [])
}
