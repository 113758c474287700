import { sql } from 'kysely'
import type { DiscountCreateInput, DiscountUpdateInput } from '../../../contract/contract.gen.js'
import { invalid, invalidField, unknown } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import { changing } from '../../../core/store/changing.js'
import { create, get, type Key, remove, update } from '../../../core/store/store.js'
import type { DiscountRow, PricesheetRow } from '../../../db/db.gen.js'
import { refuseNulls } from '../../../resources/shapes/refuse-nulls.js'
import { pricesheet } from '../pricesheet/pricesheet.resource.js'
import { refuseReadonly } from '../pricesheet/pricesheet.service.js'
import { checkPeriod } from '../tier/tier.service.js'
import { discount } from './discount.resource.js'

export const INVALID_DISCOUNT = 'DISCOUNT_VALIDATION_ERROR'

/** The columns of a sheet needed before its lines are changed. */
export type SheetState = Pick<PricesheetRow, 'uuid' | 'code' | 'readonly'>

/** The possible targets of a line; it has exactly one. */
export const TARGETS = ['productId', 'categoryId', 'priceGroup'] as const

type Line = Partial<Pick<DiscountRow, 'productId' | 'categoryId' | 'priceGroup' | 'discountType' | 'validFrom' | 'validTo'>> & {
  value?: string | number | null
}

/** Adds a line to a sheet. */
export const createDiscount = (ctx: Ctx, input: DiscountCreateInput): Promise<DiscountRow> =>
  inTransaction(ctx, async (inner) => {
    checkLine(input as Line)
    await lockSheets(inner, [input.pricesheetId], 'DISCOUNT_CREATE_ERROR')
    await requireTarget(inner, input, 'DISCOUNT_CREATE_ERROR')
    return create(inner, discount, input)
  })

/** Changes the given fields. A given target replaces the old one. The result is checked under the row's lock. */
export const updateDiscount = (ctx: Ctx, key: Key<'discount'>, input: DiscountUpdateInput): Promise<DiscountRow> =>
  inTransaction(ctx, async (inner) => {
    refuseNulls(input, 'quantityFrom')
    const { id, pricesheetId } = await get(inner, discount, key, 'EDITOR')
    await lockSheets(inner, [pricesheetId, input.pricesheetId ?? pricesheetId], 'DISCOUNT_UPDATE_ERROR')
    return changing(inner, discount, { id }, { access: 'EDITOR' }, async (_, row) => {
      const patch = withOneTarget(input)
      checkLine({ ...row, ...withoutUndefined(patch) } as Line)
      await requireTarget(inner, input, 'DISCOUNT_UPDATE_ERROR')
      return update(inner, discount, { id }, patch)
    })
  })

export const removeDiscount = (ctx: Ctx, key: Key<'discount'>): Promise<DiscountRow> =>
  inTransaction(ctx, async (inner) => {
    const { id, pricesheetId } = await get(inner, discount, key, 'OWNER')
    await lockSheets(inner, [pricesheetId], 'DISCOUNT_DELETE_ERROR')
    return remove(inner, discount, { id })
  })

/** Deletes all lines of a sheet. */
export const removeLinesOfSheet = (ctx: Ctx, pricesheetId: string): Promise<boolean> =>
  changing(ctx, pricesheet, { uuid: pricesheetId }, { access: 'EDITOR' }, async (inner, sheet) => {
    refuseReadonly(sheet, INVALID_DISCOUNT)
    await sql`delete from discount where "pricesheetId" = ${sheet.uuid}`.execute(inner.db)
    return true
  })

/** Locks the sheets, which must exist and be writable; `code` is the error code if one is missing. */
async function lockSheets(ctx: Ctx, uuids: readonly string[], code: string): Promise<void> {
  const wanted = [...new Set(uuids.map((uuid) => uuid.toLowerCase()))]
  const { rows } = await sql<SheetState>`
    select uuid, code, readonly from pricesheet where uuid = any(${wanted}::uuid[]) order by id for share`.execute(ctx.db)
  for (const uuid of wanted) {
    const sheet = rows.find((row) => row.uuid === uuid)
    if (!sheet) throw unknown('Pricesheet', code, 'PRICESHEET_NOT_FOUND_ERROR', [{ id: uuid }])
    refuseReadonly(sheet, INVALID_DISCOUNT)
  }
}

/** Checks that a line has one target, takes off at most the whole price, and does not end before it begins. */
export function checkLine(line: Line): void {
  if (TARGETS.filter((target) => line[target] != null).length !== 1)
    throw invalid([{ path: [], message: `One of ${TARGETS.join(', ')} must be given` }], INVALID_DISCOUNT)
  if (line.discountType === 'LIST_PRICE_MIN' && line.value != null && Decimal.of(line.value).compare(Decimal.of(100)) > 0)
    throw invalidField('value', 'must be at most 100, because it is a percentage off the list price', INVALID_DISCOUNT)
  checkPeriod(line, INVALID_DISCOUNT)
}

/** Clears the other targets if the input has one. */
function withOneTarget(input: DiscountUpdateInput): DiscountUpdateInput {
  const named = TARGETS.filter((target) => input[target] != null)
  return named.length === 1
    ? { ...input, ...Object.fromEntries(TARGETS.map((target) => [target, input[target] ?? null])) }
    : input
}

const withoutUndefined = (patch: object) => Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))

/** Locks the product or category, which must exist. */
async function requireTarget(ctx: Ctx, { productId, categoryId }: DiscountUpdateInput, code: string): Promise<void> {
  for (const [table, label, id] of [
    ['product', 'Product', productId],
    ['category', 'Category', categoryId],
  ] as const) {
    if (id == null) continue
    const { rows } = await sql`select from ${sql.table(table)} where id = ${id} for key share`.execute(ctx.db)
    if (rows.length === 0) throw unknown(label, code, `${label.toUpperCase()}_NOT_FOUND_ERROR`, [{ id }])
  }
}
