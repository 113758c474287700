/** Categories from a file: a row is about one category in one language. */
import type { CategoryCsvInput, CategoryFieldName, CsvImportResponse } from '../../../contract/contract.gen.js'
import type { BulkItem, BulkResult } from '../../../core/bulk.js'
import type { Ctx } from '../../../core/context.js'
import { importCsv, type Values } from '../../../core/csv.js'
import { invalidField } from '../../../core/errors.js'
import { writeIdentified } from '../../../core/identified.js'
import { newUuid } from '../../../core/row.js'
import { upsertCategories } from './category.bulk.js'
import type { CategoryReference } from './category.find.js'
import { category, categorySource } from './category.js'
import type { CategoryValues } from './category.service.js'
import { changeTree, keepTree } from './category.tree.js'

type CsvValues = Values<CategoryFieldName>
type Item = CategoryValues & { id?: number | undefined }

const texts = {
  NAME: 'names',
  DESCRIPTION: 'descriptions',
  SHORT_DESCRIPTION: 'shortDescriptions',
  METADATA_TITLE: 'metadataTitles',
  METADATA_DESCRIPTION: 'metadataDescriptions',
  METADATA_KEYWORDS: 'metadataKeywords',
  METADATA_CANONICAL_URL: 'metadataCanonicalUrls',
  SLUG: 'slugs',
} as const satisfies Partial<Record<CategoryFieldName, keyof CategoryValues>>

const fields: readonly CategoryFieldName[] = [
  ...(Object.keys(texts) as (keyof typeof texts)[]),
  'PARENT_SOURCE_ID',
  'PARENT_SOURCE_NAME',
  'PARENT_ID',
  'DEFAULT_LANGUAGE',
  'LANGUAGE',
  'SOURCE_NAME',
  'SOURCE_ID',
  'ID',
  'HIDDEN',
]

/** Adds or changes the categories of a file; a row that cannot be written leaves the others alone. */
export const importCategories = (ctx: Ctx, { file, mappings }: CategoryCsvInput): Promise<CsvImportResponse> =>
  importCsv<CategoryFieldName, Item>(ctx, { file, mappings }, { fields, read, keyOf, write })

/** Parents must stand above their children in the file, or be there already. */
function read(values: CsvValues): Item {
  const language = languageIn(values, 'LANGUAGE') ?? languageIn(values, 'DEFAULT_LANGUAGE') ?? 'NL'
  const item: Item = {}
  for (const [field, column] of Object.entries(texts) as [keyof typeof texts, (typeof texts)[keyof typeof texts]][]) {
    const value = textIn(values, field)
    if (value !== undefined) item[column] = [{ language, value }]
  }
  const defaultLanguage = languageIn(values, 'DEFAULT_LANGUAGE')
  const parent = parentIn(values)
  const source = sourceIn(values, 'SOURCE_NAME', 'SOURCE_ID')
  return {
    ...item,
    ...(defaultLanguage && { defaultLanguage }),
    ...(values.HIDDEN && { hidden: hiddenIn(values.HIDDEN) }),
    ...(parent && { parent }),
    ...(source && { sources: [source] }),
    ...(numberIn(values, 'ID') && { id: numberIn(values, 'ID') }),
  }
}

/** Names and what stands in the head of a page are plain text. */
function textIn(values: CsvValues, field: keyof typeof texts): string | undefined {
  const mayHoldHtml = field === 'DESCRIPTION' || field === 'SHORT_DESCRIPTION'
  const text = mayHoldHtml ? values[field] : values[field]?.replace(/<\/?[a-z!][^<>]*>/gi, '')
  if (text?.includes('\0')) throw invalidField(field, 'must not contain a null character')
  if (field === 'NAME' && text && text.length > 150) throw invalidField(field, 'must be at most 150 characters long')
  return text
}

function languageIn(values: CsvValues, field: 'LANGUAGE' | 'DEFAULT_LANGUAGE'): string | undefined {
  const text = values[field]
  if (text !== undefined && !/^[A-Za-z]{2}$/.test(text)) throw invalidField(field, 'must be two letters')
  return text?.toUpperCase()
}

/** Zero is no number of a category. */
function numberIn(values: CsvValues, field: 'ID' | 'PARENT_ID'): number | undefined {
  const text = values[field] ?? '0'
  if (!/^\d{1,10}$/.test(text) || Number(text) >= 2 ** 31) throw invalidField(field, 'must be the number of a category')
  return Number(text) || undefined
}

function hiddenIn(text: string): 'Y' | 'N' {
  const letter = text.toUpperCase()
  if (letter !== 'Y' && letter !== 'N') throw invalidField('HIDDEN', 'must be one of Y, N')
  return letter
}

function sourceIn(values: CsvValues, name: 'SOURCE_NAME' | 'PARENT_SOURCE_NAME', id: 'SOURCE_ID' | 'PARENT_SOURCE_ID') {
  const pair = { name: values[name], id: values[id] }
  if (pair.name === undefined && pair.id === undefined) return undefined
  if (pair.name === undefined || pair.id === undefined) throw invalidField(name, `and ${id} belong together`)
  return { name: pair.name, id: pair.id }
}

function parentIn(values: CsvValues): CategoryReference | undefined {
  const id = numberIn(values, 'PARENT_ID')
  const source = sourceIn(values, 'PARENT_SOURCE_NAME', 'PARENT_SOURCE_ID')
  return id ? { id } : source && { source: source.name, sourceId: source.id }
}

function keyOf({ id, sources }: Item): string | null {
  return id ? String(id) : sources ? JSON.stringify(sources) : null
}

/** Rows are found by their number, or by another system's key; those without either are new. Whoever will move one takes the tree at once: two imports that share it would wait for each other. */
async function write(ctx: Ctx, items: readonly Item[]): Promise<BulkResult[]> {
  await (items.some(({ parent }) => parent) ? changeTree : keepTree)(ctx)
  const upsert = (known: BulkItem[]) => upsertCategories(ctx, known, {})
  const kindOf = ({ id, sources }: Item) => (id ? 'id' : sources ? 'sourceId' : 'none')
  const results = new Map<Item, BulkResult>()
  for (const kind of ['id', 'sourceId', 'none'] as const) {
    const some = items.filter((item) => kindOf(item) === kind)
    if (some.length === 0) continue
    const written =
      kind === 'none'
        ? await upsert(some.map((item) => ({ ...item, uuid: newUuid(ctx) })))
        : await writeIdentified(ctx, category, categorySource, kind, some as BulkItem[], upsert)
    for (const [i, item] of some.entries()) results.set(item, written[i] as BulkResult)
  }
  return items.map((item) => results.get(item) as BulkResult)
}
