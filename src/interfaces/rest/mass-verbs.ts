/** Verbs for many records without a lookup: delete by keys, create one by one, import a file. */
import { setImmediate } from 'node:timers/promises'
import type { CsvImportResponse } from '../../contract/contract.gen.js'
import type { UploadedFile } from '../../contract/uploaded-file.js'
import { DomainError } from '../../core/base/errors.js'
import { type BulkResult, failedResult } from '../../core/bulk/bulk.js'
import { type Ctx, inTransaction } from '../../core/context.js'
import { type LookupKeys, lookUpKey, lookupKeysOf, requireLookupKey } from '../../core/store/reference.js'
import { type Table, toWords } from '../../core/store/resource.js'
import * as store from '../../core/store/store.js'
import { readMappings } from './csv-body.js'
import type { Dto } from './dto.js'
import type { BulkAnswer, BulkInput, Route } from './route.js'
import { narrowingOf } from './verbs.js'

const keysDto: Dto = {
  name: 'BulkDeleteInput',
  from: 'BulkDeleteInput',
  declares: `
    "Which records to delete."
    input BulkDeleteInput {
      "Their keys: values of the lookup key in the path."
      keys: [String!]! @rule(minItems: 1, maxItems: 1000, maxLength: 255)
    }`,
}

type Drop<T extends Table> = (ctx: Ctx, key: store.Key<T>) => Promise<unknown>

/** `POST …/bulk/{lookupKey}/delete`: each record is deleted separately, so that a failure does not affect the others. */
export const deleteMany = <T extends Table>(lookupKeys: LookupKeys<T>, drop: Drop<T>): Route => ({
  summary: `Deletes many records (${toWords(lookupKeys.resource.label)}) by a lookup key; each one has its own result.`,
  input: { kind: 'body', dto: keysDto },
  queryParameters: narrowingOf(lookupKeys),
  output: { kind: 'bulk' },
  async handle(ctx, { params: { lookupKey = '' }, input, query }): Promise<BulkAnswer> {
    requireLookupKey(lookupKey, lookupKeysOf(lookupKeys))
    return deleteEach(ctx, input.keys, lookupKey, async (inner, value) => {
      const key = await lookUpKey(inner, lookupKeys, lookupKey, value, query)
      return drop(inner, key ?? store.missing(lookupKeys.resource, { [lookupKey]: value }))
    })
  },
})

/** `POST …/bulk/delete` for records that only have an id. */
export const deleteManyById = (label: string, drop: (ctx: Ctx, id: string) => Promise<unknown>): Route => ({
  summary: `Deletes many ${label} by their ids; each one has its own result.`,
  input: { kind: 'body', dto: keysDto },
  output: { kind: 'bulk' },
  handle: (ctx, { input }): Promise<BulkAnswer> => deleteEach(ctx, input.keys, 'id', drop),
})

async function deleteEach(
  ctx: Ctx,
  keys: string[],
  lookupKey: string,
  work: (ctx: Ctx, key: string) => Promise<unknown>,
): Promise<BulkAnswer> {
  const results: BulkResult[] = []
  for (const key of keys) results.push(await tryOne(ctx, 'delete', (inner) => work(inner, key)))
  return { lookupKey, keys, results }
}

/** `POST …/bulk` for records without a lookup key: every item adds one. */
export const createMany = (label: string, dto: Dto, plural: string, maxItems: number, add: AddOne): Route => ({
  summary: `Adds many ${label}; each item has its own result.`,
  input: { kind: 'bulk', dto, plural, keys: {}, maxItems },
  output: { kind: 'bulk' },
  async handle(ctx, { input }): Promise<BulkAnswer> {
    const { items } = input as BulkInput
    const results: BulkResult[] = []
    for (const item of items) results.push(await tryOne(ctx, 'create', (inner) => add(inner, item)))
    return { lookupKey: 'id', keys: results.map((result) => (result.success ? String(result.id) : '')), results }
  },
})

// biome-ignore lint/suspicious/noExplicitAny: what an item holds is its DTO's business
type AddOne = (ctx: Ctx, item: any) => Promise<unknown>

/** Runs one action. If the whole request is one transaction, a failed record must not abort it. */
async function tryOne(ctx: Ctx, action: 'create' | 'delete', work: (ctx: Ctx) => Promise<unknown>): Promise<BulkResult> {
  await setImmediate()
  try {
    const { id } = (await (ctx.request ? inTransaction(ctx, work) : work(ctx))) as { id: number }
    return { success: true, action, id }
  } catch (error) {
    if (error instanceof DomainError) return failedResult(error.message)
    throw error
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each import knows the columns of its own kind of record
type Import = (ctx: Ctx, input: any) => Promise<CsvImportResponse>

/** `POST …/csv`: the body is the file. */
export const importFile = (label: string, run: Import): Route => ({
  summary: `Imports ${label} from a CSV file, as the GraphQL import does; every row that is refused is reported.`,
  input: { kind: 'csv' },
  queryParameters: {
    mappings:
      'Maps columns of the file to fields, such as SKU:Article number,NAME:Description. Without it, columns are named after the fields.',
  },
  output: { kind: 'csv' },
  handle: (ctx, { input, query }) => run(ctx, { file: input as UploadedFile, mappings: readMappings(query?.mappings) }),
})
