/** Clusters from a file: a row is a cluster in one language. */
import type { ClusterCsvInput, ClusterFieldName, CsvImportResponse, YesNo } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { type CsvImport, importCsv, type Values } from '../../../core/csv.js'
import { invalidField } from '../../../core/errors.js'
import { type ClusterItem, upsertClusterRows } from './cluster.bulk.js'

const FIELDS = [
  'LANGUAGE',
  'NAMES',
  'DESCRIPTIONS',
  'SHORT_DESCRIPTIONS',
  'CODE',
  'CLUSTER_CONFIG_ID',
  'CLUSTER_ID',
  'SOURCE_NAME',
  'SOURCE_ID',
  'CATEGORY_ID',
  'CATEGORY_SOURCE_NAME',
  'CATEGORY_SOURCE_ID',
  'METADATA_TITLE',
  'METADATA_DESCRIPTION',
  'METADATA_KEYWORDS',
  'METADATA_CANONICAL_URL',
  'HIDDEN',
] as const satisfies readonly ClusterFieldName[]

/** Imports clusters: by CLUSTER_ID, by SOURCE_NAME and SOURCE_ID, or as new ones. */
export const importClusters = (ctx: Ctx, input: ClusterCsvInput): Promise<CsvImportResponse> => importCsv(ctx, input, kind)

const kind: CsvImport<ClusterFieldName, ClusterItem> = {
  fields: FIELDS,
  read,
  keyOf: ({ id, sources }) => (id ? `id ${id}` : sources?.[0] ? JSON.stringify(sources[0]) : null),
  write: upsertClusterRows,
}

/** Only descriptions may hold HTML. */
const MARKUP = /<\/?[a-z!][^<>]*>/gi

function read(row: Values<ClusterFieldName>): ClusterItem {
  refuseUnfit(row)
  const language = languageOf(row.LANGUAGE)
  const html = (value: string | undefined) => (value === undefined ? undefined : [{ language, value }])
  const text = (value: string | undefined) => html(value?.replace(MARKUP, ''))
  const source = pairOf(row, 'SOURCE_NAME', 'SOURCE_ID')
  const item: ClusterItem = {
    id: numberOf(row, 'CLUSTER_ID'),
    sources: source && [source],
    parent: parentOf(row),
    clusterConfigId: numberOf(row, 'CLUSTER_CONFIG_ID'),
    names: text(row.NAMES),
    descriptions: html(row.DESCRIPTIONS),
    shortDescriptions: html(row.SHORT_DESCRIPTIONS),
    metadataTitles: text(row.METADATA_TITLE),
    metadataDescriptions: text(row.METADATA_DESCRIPTION),
    metadataKeywords: text(row.METADATA_KEYWORDS),
    metadataCanonicalUrls: text(row.METADATA_CANONICAL_URL),
    code: row.CODE?.replace(MARKUP, ''),
    hidden: yesNo(row.HIDDEN),
  }
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined))
}

/** What no column can hold, or no cluster may be called. */
function refuseUnfit(row: Values<ClusterFieldName>) {
  for (const [field, text] of Object.entries(row))
    if (text?.includes('\0')) throw invalidField(field, 'must not contain a null character')
  if ((row.NAMES ?? '').length > 500) throw invalidField('NAMES', 'must be at most 500 characters long')
  if ((row.CODE ?? '').length > 255) throw invalidField('CODE', 'must be at most 255 characters long')
}

function parentOf(row: Values<ClusterFieldName>): ClusterItem['parent'] {
  const id = numberOf(row, 'CATEGORY_ID')
  if (id !== undefined) return { id }
  const source = pairOf(row, 'CATEGORY_SOURCE_NAME', 'CATEGORY_SOURCE_ID')
  return source && { source: source.name, sourceId: source.id }
}

function languageOf(language = 'NL'): string {
  if (!/^[A-Za-z]{2}$/.test(language)) throw invalidField('LANGUAGE', 'must be two letters')
  return language.toUpperCase()
}

/** Zero says nothing: it is what an id is when there is none. */
function numberOf(row: Values<ClusterFieldName>, field: ClusterFieldName): number | undefined {
  const text = row[field]
  if (text === undefined || text === '0') return undefined
  if (!/^\d{1,9}$/.test(text)) throw invalidField(field, 'must be a whole number')
  return Number(text)
}

function pairOf(row: Values<ClusterFieldName>, nameField: ClusterFieldName, idField: ClusterFieldName) {
  const [name, id] = [row[nameField], row[idField]]
  if (name !== undefined && id !== undefined) return { name, id }
  if (name !== undefined) throw invalidField(idField, `must come with ${nameField}`)
  if (id !== undefined) throw invalidField(nameField, `must come with ${idField}`)
  return undefined
}

function yesNo(text: string | undefined): YesNo | undefined {
  if (text === undefined) return undefined
  const sign = text.toUpperCase()
  if (sign !== 'Y' && sign !== 'N') throw invalidField('HIDDEN', 'must be Y or N')
  return sign
}
