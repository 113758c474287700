/** Writes many lines of price sheets with a fixed number of statements. Unchanged lines are not written. */
import { sql } from 'kysely'
import type { PriceDiscountType } from '../../../contract/contract.gen.js'
import { DomainError } from '../../../core/base/errors.js'
import { type BulkItem, type BulkResult, upsertMany } from '../../../core/bulk/bulk.js'
import { type Checked, writeByGroup, writeValid } from '../../../core/bulk/items.js'
import type { Ctx } from '../../../core/context.js'
import { discount } from './discount.resource.js'
import { checkLine, type SheetState, TARGETS } from './discount.service.js'

export interface LineItem extends BulkItem {
  pricesheetId: string
  productId?: number | null
  categoryId?: number | null
  priceGroup?: string | null
  value: number
  discountType: PriceDiscountType
  quantityFrom: number
  validFrom: string | null
  validTo?: string | null
}

type Target = (typeof TARGETS)[number]
const targetOf = (line: LineItem): Target => TARGETS.find((target) => line[target] != null) ?? 'priceGroup'

/** Returns the key that identifies a line. */
export const lineKey = (line: LineItem): string =>
  JSON.stringify([
    line.pricesheetId,
    line.productId ?? null,
    line.categoryId ?? null,
    line.priceGroup ?? null,
    line.quantityFrom,
    line.validFrom && new Date(line.validFrom).getTime(),
  ])

/** Writes lines with distinct keys; each has its own result. */
export async function upsertLines(ctx: Ctx, items: readonly LineItem[]): Promise<BulkResult[]> {
  const sheets = await lockSheetRows(ctx, [...new Set(items.map(({ pricesheetId }) => pricesheetId))])
  const products = await keepIds(ctx, 'product', numbersIn(items, 'productId'))
  const categories = await keepIds(ctx, 'category', numbersIn(items, 'categoryId'))
  const checked = items.map((item): Checked<LineItem> => {
    const sheet = sheets.get(item.pricesheetId)
    if (!sheet) return `Pricesheet with id [${item.pricesheetId}] not found`
    if (sheet.readonly) return `The price sheet with code [${sheet.code}] is readonly`
    if (item.productId != null && !products.has(item.productId)) return `Product with id [${item.productId}] not found`
    if (item.categoryId != null && !categories.has(item.categoryId)) return `Category with id [${item.categoryId}] not found`
    return checkedLine(item)
  })
  return writeValid(checked, (valid) =>
    writeByGroup(valid, targetOf, (target, lines) => upsertMany(ctx, discount, target, lines)),
  )
}

function checkedLine(item: LineItem): Checked<LineItem> {
  try {
    checkLine(item as unknown as Parameters<typeof checkLine>[0])
    return item
  } catch (error) {
    if (error instanceof DomainError) return error.message
    throw error
  }
}

const numbersIn = (items: readonly LineItem[], field: 'productId' | 'categoryId') => items.flatMap((item) => item[field] ?? [])

async function lockSheetRows(ctx: Ctx, uuids: readonly string[]): Promise<Map<string, SheetState>> {
  const { rows } = await sql<SheetState>`
    select uuid, code, readonly from pricesheet where uuid = any(${uuids}::uuid[]) order by id for share`.execute(ctx.db)
  return new Map(rows.map((row) => [row.uuid, row]))
}

async function keepIds(ctx: Ctx, table: 'product' | 'category', ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${[...new Set(ids)]}::int4[]) order by id for key share`.execute(ctx.db)
  return new Set(rows.map(({ id }) => id))
}
