import { sql } from 'kysely'
import type { PricesheetAssignInput, PricesheetCreateInput, PricesheetUpdateInput } from '../../../contract/contract.gen.js'
import { DEFAULT_CURRENCY } from '../../../contract/defaults.js'
import { notFound, refused } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import { idOrUuid, requireLookupKey } from '../../../core/store/reference.js'
import { create, type Key, remove, update } from '../../../core/store/store.js'
import type { PricesheetRow } from '../../../db/db.gen.js'
import { refuseNulls } from '../../../resources/shapes/refuse-nulls.js'
import { type PricesheetPartyColumn, pricesheet } from './pricesheet.resource.js'

export const createPricesheet = (ctx: Ctx, input: PricesheetCreateInput): Promise<PricesheetRow> =>
  create(ctx, pricesheet, { ...input, currency: input.currency ?? DEFAULT_CURRENCY })

/** Changes the given fields. A change of a readonly sheet must also unset `readonly`. */
export const updatePricesheet = (ctx: Ctx, key: Key<'pricesheet'>, input: PricesheetUpdateInput): Promise<PricesheetRow> =>
  changing(ctx, pricesheet, key, { access: 'EDITOR' }, async (inner, sheet) => {
    refuseNulls(input, 'priority', 'readonly', 'currency')
    if (input.readonly !== false) refuseReadonly(sheet, 'PRICESHEET_VALIDATION_ERROR')
    return update(inner, pricesheet, { id: sheet.id }, input)
  })

/** Deletes a sheet with its lines. */
export const removePricesheet = (ctx: Ctx, key: Key<'pricesheet'>): Promise<PricesheetRow> =>
  changing(ctx, pricesheet, key, { access: 'OWNER' }, async (inner, sheet) => {
    refuseReadonly(sheet, 'PRICESHEET_VALIDATION_ERROR')
    return remove(inner, pricesheet, { id: sheet.id })
  })

/** Refuses to change a readonly sheet or its lines. */
export function refuseReadonly({ code, readonly }: Pick<PricesheetRow, 'code' | 'readonly'>, error: string): void {
  if (readonly) throw refused(error, `The price sheet with code [${code}] is readonly`)
}

/** Returns the key of a sheet in a path: `…/id/{uuid or number}` or `…/code/{code}`. */
export function pricesheetKey({ lookupKey = '', lookupValue = '' }: Record<string, string>): Key<'pricesheet'> {
  requireLookupKey(lookupKey, ['id', 'code'])
  return lookupKey === 'code' ? { code: lookupValue } : idOrUuid(lookupValue)
}

/** The kinds of parties that a sheet can be assigned to, in the order in which they are locked. */
const PARTIES = [
  { field: 'companyIds', column: 'companyId', table: 'company', label: 'Company' },
  { field: 'contactIds', column: 'contactId', table: 'contact', label: 'Contact' },
  { field: 'customerIds', column: 'customerId', table: 'customer', label: 'Customer' },
] as const

/** Assigns a sheet to more parties, even if it is readonly, which protects only its contents. Existing assignments stay. */
export const assignPricesheet = (ctx: Ctx, key: Key<'pricesheet'>, input: PricesheetAssignInput): Promise<PricesheetRow> =>
  changing(ctx, pricesheet, key, { access: 'EDITOR', touch: true }, async (inner, sheet) => {
    for (const party of PARTIES) {
      const ids = [...new Set(input[party.field] ?? [])]
      if (ids.length === 0) continue
      await requireParties(inner, party, ids)
      await addParties(inner, sheet.id, party.column, ids)
    }
    return changeUsergroups(inner, sheet, (groups) => [...new Set([...groups, ...(input.usergroups ?? [])])])
  })

/** Removes a sheet from parties; those that do not have it are skipped. */
export const unassignPricesheet = (ctx: Ctx, key: Key<'pricesheet'>, input: PricesheetAssignInput): Promise<PricesheetRow> =>
  changing(ctx, pricesheet, key, { access: 'EDITOR', touch: true }, async (inner, sheet) => {
    for (const { field, column } of PARTIES) {
      const ids = input[field] ?? []
      if (ids.length === 0) continue
      await sql`delete from "pricesheetParty"
                 where "pricesheetId" = ${sheet.id} and ${sql.id(column)} = any(${ids}::int4[])`.execute(inner.db)
    }
    return changeUsergroups(inner, sheet, (groups) => groups.filter((group) => !input.usergroups?.includes(group)))
  })

/** Locks the parties, which must exist. Setting prices needs no right to read people. */
async function requireParties(ctx: Ctx, { table, label }: (typeof PARTIES)[number], ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${ids}::int4[]) order by id for key share`.execute(ctx.db)
  const known = new Set(rows.map(({ id }) => id))
  const absent = ids.find((id) => !known.has(id))
  if (absent !== undefined) throw notFound(label, `${label.toUpperCase()}_NOT_FOUND_ERROR`, { id: absent })
}

const addParties = (ctx: Ctx, sheetId: number, column: PricesheetPartyColumn, ids: readonly number[]) =>
  sql`insert into "pricesheetParty" ("pricesheetId", ${sql.id(column)})
      select ${sheetId}, id from unnest(${ids}::int4[]) as id order by 2 on conflict do nothing`.execute(ctx.db)

/** Changes the groups of a sheet under its lock. */
async function changeUsergroups(
  ctx: Ctx,
  sheet: PricesheetRow,
  change: (groups: readonly string[]) => string[],
): Promise<PricesheetRow> {
  const usergroups = change(sheet.usergroups)
  if (usergroups.length === sheet.usergroups.length) return sheet
  return update(ctx, pricesheet, { id: sheet.id }, { usergroups })
}
