/** The CSV import of clusters: a row has one cluster in one language. */
import type { ClusterCsvInput, ClusterFieldName, CsvImportResponse } from '../../../contract/contract.gen.js'
import { csvRowKey, upsertCsvRows } from '../../../core/bulk/identify.js'
import type { Ctx } from '../../../core/context.js'
import { clusterLookup } from '../../../resources/catalog/cluster.js'
import { defaultLanguage } from '../../platform/channel/channel.locale.js'
import * as csv from '../../platform/csv/cells.js'
import { importCsv } from '../../platform/csv/import.js'
import { metadataColumns } from '../category/category.csv.js'
import { type ClusterItem, upsertClusters } from './cluster.bulk.js'

/** Texts in the language of their row; only descriptions may contain HTML. */
const texts: csv.Columns<ClusterFieldName> = {
  NAMES: ['names', csv.plain(500)],
  DESCRIPTIONS: ['descriptions', csv.html],
  SHORT_DESCRIPTIONS: ['shortDescriptions', csv.html],
  ...metadataColumns,
}

const columns: csv.Columns<ClusterFieldName> = {
  CODE: ['code', csv.code(255)],
  CLUSTER_CONFIG_ID: ['clusterConfigId', csv.recordId],
  CLUSTER_ID: ['id', csv.recordId],
  HIDDEN: ['hidden', csv.yesNo],
}

/** Columns that are read together with others. */
const referenceFields: readonly ClusterFieldName[] = [
  'LANGUAGE',
  'SOURCE_NAME',
  'SOURCE_ID',
  'CATEGORY_ID',
  'CATEGORY_SOURCE_NAME',
  'CATEGORY_SOURCE_ID',
]

const fields = [...Object.keys(texts), ...Object.keys(columns), ...referenceFields] as ClusterFieldName[]

/** Imports clusters: by CLUSTER_ID, by SOURCE_NAME and SOURCE_ID, or as new ones. */
export async function importClusters(ctx: Ctx, input: ClusterCsvInput): Promise<CsvImportResponse> {
  const language = await defaultLanguage(ctx)
  return importCsv(ctx, input, {
    operation: 'clusterCsvImport',
    fields,
    read: (values) => csv.readRow(values, (row) => readClusterRow(row, language)),
    keyOf: csvRowKey,
    write: (inner, items) => upsertCsvRows(inner, clusterLookup, items, (known) => upsertClusters(inner, known)),
  })
}

function readClusterRow(row: csv.CsvRow<ClusterFieldName>, ownLanguage: string): ClusterItem {
  const language = csv.optionalCell(row, 'LANGUAGE', csv.twoLetters) ?? ownLanguage
  const source = csv.sourceCells(row, 'SOURCE_NAME', 'SOURCE_ID')
  const parent = csv.referenceCells(row, 'CATEGORY_ID', 'CATEGORY_SOURCE_NAME', 'CATEGORY_SOURCE_ID')
  return {
    ...csv.readCells(row, columns),
    ...csv.localizedCells(row, texts, language),
    ...(source && { sources: [source] }),
    ...(parent && { parent }),
  }
}
