/** The CSV import of tiers, and the cells shared with price and price sheet files. */
import type { BulkPriceFieldName, CsvImportResponse } from '../../../contract/contract.gen.js'
import type { BulkResult } from '../../../core/bulk/bulk.js'
import { writeValid } from '../../../core/bulk/items.js'
import type { Ctx } from '../../../core/context.js'
import * as csv from '../../platform/csv/cells.js'
import type { CsvInput } from '../../platform/csv/file.js'
import { importCsv } from '../../platform/csv/import.js'
import { type TierItem, tierKey, toTierRow, writeTiers } from './tier.bulk.js'
import { lockExistingPrices, type TierResource } from './tier.service.js'
import type { TierTable } from './tiers.resource.js'

/** An amount or percentage with the limits of the inputs. */
export const amountCell = csv.decimalWithin({ min: 0, max: 1e12, decimals: 5 })

/** The end of a period: a day without a time means its last instant. */
export const lastInstantCell = csv.withRules({ format: 'dateTime', isLast: true })

const columns: csv.Columns<BulkPriceFieldName> = {
  PRICE_ID: ['priceId', csv.withRules({ format: 'uuid' })],
  VALUE: ['value', amountCell],
  QUANTITY_FROM: ['quantityFrom', csv.integer(1)],
  VALID_FROM: ['validFrom', csv.dateTime],
  VALID_TO: ['validTo', lastInstantCell],
}

const fields = Object.keys(columns) as BulkPriceFieldName[]

/** Imports tiers; one with the same price, quantity and start is changed. */
export const importTiers = <T extends TierTable>(
  ctx: Ctx,
  resource: TierResource<T>,
  input: CsvInput<BulkPriceFieldName>,
): Promise<CsvImportResponse> =>
  importCsv(ctx, input, {
    operation: resource.table === 'bulkCostPrice' ? 'bulkCostPriceCsvImport' : 'bulkPriceCsvImport',
    fields,
    read: (values) => csv.readRow(values, readTierRow),
    keyOf: tierKey,
    write: (inner, items) => writeTierRows(inner, resource, items),
  })

function readTierRow(row: csv.CsvRow<BulkPriceFieldName>) {
  for (const field of ['PRICE_ID', 'VALUE'] as const)
    if (row.values[field] === undefined) csv.addCellError(row, field, 'must be given')
  const { priceId = '', ...item } = csv.readCells(row, columns) as unknown as TierItem
  return toTierRow(item, priceId ?? '', 'VALIDATION_ERROR')
}

async function writeTierRows<T extends TierTable>(
  ctx: Ctx,
  resource: TierResource<T>,
  rows: readonly ReturnType<typeof toTierRow>[],
): Promise<BulkResult[]> {
  const kept = await lockExistingPrices(
    ctx,
    rows.map(({ priceId }) => priceId),
  )
  const checked = rows.map((row) => (kept.has(row.priceId) ? row : `Price with id [${row.priceId}] not found`))
  return writeValid(checked, (valid) => writeTiers(ctx, resource, valid))
}
