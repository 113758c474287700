/** Defines custom fields. The values of records are checked in custom-fields.ts. */
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { FieldDefinitionCreateInput, FieldDefinitionUpdateInput, FieldOwnerType } from '../../../contract/contract.gen.js'
import { invalid, type Problem, refused } from '../../../core/base/errors.js'
import { type BulkItem, type BulkResult, type Directives, failedResult } from '../../../core/bulk/bulk.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import { changing } from '../../../core/store/changing.js'
import { create, find, type Key, remove, update } from '../../../core/store/store.js'
import type { FieldDefinitionRow } from '../../../db/db.gen.js'
import { refuseNulls } from '../../../resources/shapes/refuse-nulls.js'
import { fieldDefinition } from './field-definition.resource.js'
import { checkValue, DEFAULT_MAX_LENGTH, type FieldRule, scalarType } from './field-definition.values.js'
import { fieldOwners } from './field-owners.js'
import { BadPattern, compilePattern } from './pattern.js'

/** The maximum number of definitions for one kind of records. */
const MAX_DEFINITIONS = 100
const CODE = /^[a-z][A-Za-z0-9]{0,63}$/

/** Names that records of every JavaScript program have. */
const RESERVED = new Set(['constructor', 'hasOwnProperty', 'toString', 'valueOf', 'toLocaleString', 'isPrototypeOf'])

type DefinitionKey = Key<'fieldDefinition'>
type Definition = FieldRule & Pick<FieldDefinitionRow, 'defaultValue' | 'isVisibleToStorefront' | 'isEditableByBuyer'>

/** Adds a definition. */
export const createDefinition = (ctx: Ctx, input: FieldDefinitionCreateInput): Promise<FieldDefinitionRow> =>
  inTransaction(ctx, async (inner) => {
    if (!CODE.test(input.code) || RESERVED.has(input.code))
      throw invalid([{ path: ['code'], message: 'must be letters and digits, beginning with a small letter' }])
    const values = { ...withoutNulls(input), ...(input.isIndexed && { indexState: 'BUILDING' as const }) }
    const checked = checkDefinition({ ...BLANK, ...values, options: input.options ?? [] } as Definition)
    await lockDefinitions(inner)
    await requireSpace(inner, input.ownerType)
    const added = await create(inner, fieldDefinition, { ...values, ...checked })
    await recordType(inner, added)
    return added
  }).finally(() => ctx.services.customFields.forget(ctx))

const BLANK: Definition = {
  type: 'TEXT',
  itemType: null,
  options: [],
  referenceTo: null,
  minLength: null,
  maxLength: null,
  minimum: null,
  maximum: null,
  pattern: null,
  defaultValue: null,
  isVisibleToStorefront: false,
  isEditableByBuyer: false,
}

/** Drops nulls: in a new definition they mean the default. */
const withoutNulls = <V extends object>(values: V) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as V

/** Changes a definition. Its type cannot change while records have values, which would no longer fit. */
export const updateDefinition = (ctx: Ctx, key: DefinitionKey, input: FieldDefinitionUpdateInput): Promise<FieldDefinitionRow> =>
  changing(ctx, fieldDefinition, key, { access: 'EDITOR' }, async (inner, before) => {
    refuseNulls(input, 'type', 'options', 'isRequired', 'isVisibleToStorefront', 'isEditableByBuyer', 'isIndexed', 'sortOrder')
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
    const checked = checkDefinition({ ...before, ...given } as Definition)
    const index = input.isIndexed === undefined || input.isIndexed === before.isIndexed ? {} : stateOf(input.isIndexed)
    const after = await update(inner, fieldDefinition, { id: before.id }, { ...given, ...checked, ...index })
    await recordType(inner, after)
    if (valueTypeOf(after) === valueTypeOf(before)) return after
    return after.isIndexed ? update(inner, fieldDefinition, { id: after.id }, { indexState: 'BUILDING' }) : after
  }).finally(() => ctx.services.customFields.forget(ctx))

/** Adds or changes definitions by their owner and code. An invalid one fails alone. */
export async function upsertDefinitions(ctx: Ctx, items: readonly BulkItem[], { skipCreate }: Directives): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const item of items) {
    const { ownerType, code, ...changes } = item as BulkItem & FieldDefinitionCreateInput
    const found = await find(ctx, fieldDefinition, { ownerType, code }, 'EDITOR')
    if (!found && skipCreate) results.push(failedResult('FieldDefinition not found, and skipCreate is set'))
    else if (found)
      results.push({ success: true, action: 'update', id: (await updateDefinition(ctx, { id: found.id }, changes)).id })
    else if (changes.type == null) throw invalid([{ path: ['type'], message: 'is required for a new definition' }])
    else results.push({ success: true, action: 'create', id: (await createDefinition(ctx, { ...changes, ownerType, code })).id })
  }
  return results
}

/** Returns the state of the index after the flag has changed; the job builds and drops indexes. */
const stateOf = (isIndexed: boolean | null | undefined) => ({ indexState: isIndexed ? 'BUILDING' : 'NONE' })

/** Deletes a definition and returns it. Records keep their values, which are no longer shown. */
export const removeDefinition = (ctx: Ctx, key: DefinitionKey): Promise<FieldDefinitionRow> =>
  inTransaction(ctx, (inner) => remove(inner, fieldDefinition, key)).finally(() => ctx.services.customFields.forget(ctx))

/** Definitions are added one after another, so that their number is exact. */
const lockDefinitions = (ctx: Ctx) => sql`select pg_advisory_xact_lock(hashtext('fieldDefinition'))`.execute(ctx.db)

async function requireSpace({ db }: Ctx, ownerType: FieldOwnerType): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from "fieldDefinition" where "ownerType" = ${ownerType}`.execute(db)
  if ((rows[0]?.count ?? 0) >= MAX_DEFINITIONS)
    throw refused(
      'FIELD_DEFINITION_CREATE_ERROR',
      `${fieldOwners[ownerType].label} can have at most ${MAX_DEFINITIONS} custom fields`,
    )
}

/** Returns the type of stored values as a text. */
const valueTypeOf = ({ type, itemType, referenceTo }: Pick<FieldDefinitionRow, 'type' | 'itemType' | 'referenceTo'>): string =>
  [type, itemType, referenceTo].filter(Boolean).join(' ')

/** Records which type the values of a code have. Another type is refused while records have values, also those of a deleted definition. */
async function recordType(ctx: Ctx, definition: FieldDefinitionRow): Promise<void> {
  const { ownerType, code } = definition
  const valueType = valueTypeOf(definition)
  const { rows } = await sql<{ valueType: string }>`
    insert into "fieldCode" as known ("ownerType", code, "valueType") values (${ownerType}, ${code}, ${valueType})
    on conflict ("ownerType", code) do update set code = known.code returning known."valueType"`.execute(ctx.db)
  const stored = rows[0]?.valueType ?? valueType
  if (stored === valueType) return
  if (await hasValues(ctx, ownerType, code))
    throw refused(
      'FIELD_DEFINITION_TYPE_ERROR',
      `${fieldOwners[ownerType].label} have values of the field [${code}], whose type is ${stored}: choose another code, or clear them first`,
    )
  await sql`update "fieldCode" set "valueType" = ${valueType} where "ownerType" = ${ownerType} and code = ${code}`.execute(ctx.db)
}

/** Returns whether records have values of a field. Records without any custom field are not in the index, and are skipped. */
async function hasValues({ db }: Ctx, ownerType: FieldOwnerType, code: string): Promise<boolean> {
  for (const table of fieldOwners[ownerType].tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where "customFields" <> '{}' and "customFields" ? ${code} limit 1`.execute(db)
    if (rows.length) return true
  }
  return false
}

/** A condition that a definition breaks: the field, whether it is broken, and what is wrong. */
type Fault = readonly [field: keyof Definition, isBroken: boolean, message: string]

/** Checks that the parts of a definition fit together, and returns the columns that follow from the others. */
function checkDefinition(definition: Definition): Partial<FieldDefinitionRow> {
  const faults = [...kindFaults(definition), ...limitFaults(definition), ...patternFaults(definition)]
  const problems: Problem[] = faults.flatMap(([field, isBroken, message]) => (isBroken ? [{ path: [field], message }] : []))
  if (problems.length === 0 && definition.defaultValue !== null) checkDefault(definition, problems)
  if (problems.length) throw invalid(problems)
  return { maxLength: scalarType(definition) === 'TEXT' ? (definition.maxLength ?? DEFAULT_MAX_LENGTH) : null }
}

function kindFaults(definition: Definition): Fault[] {
  const { type, itemType, options, referenceTo, isEditableByBuyer, isVisibleToStorefront } = definition
  const scalar = scalarType(definition)
  const isList = type === 'LIST'
  return [
    ['itemType', isList && (itemType === null || itemType === 'LIST'), 'must be the type of the entries'],
    ['itemType', !isList && itemType !== null, 'is only allowed for the type LIST'],
    ['options', scalar === 'ENUM' && options.length === 0, 'must have at least one entry'],
    ['options', scalar !== 'ENUM' && options.length > 0, 'are only allowed for the type ENUM'],
    ['options', new Set(options).size < options.length || options.includes(''), 'must be different texts'],
    ['referenceTo', scalar === 'REFERENCE' && referenceTo === null, 'is required for the type REFERENCE'],
    ['referenceTo', scalar !== 'REFERENCE' && referenceTo !== null, 'is only allowed for the type REFERENCE'],
    ['isEditableByBuyer', isEditableByBuyer && !isVisibleToStorefront, 'needs isVisibleToStorefront'],
  ]
}

function limitFaults(definition: Definition): Fault[] {
  const { minLength, maxLength, minimum, maximum, pattern } = definition
  const scalar = scalarType(definition)
  const isNumber = scalar === 'NUMBER' || scalar === 'DECIMAL'
  const ofText = 'is only allowed for the type TEXT'
  const ofNumber = 'is only allowed for the types NUMBER and DECIMAL'
  const isReversed = minimum !== null && maximum !== null && Decimal.of(minimum).compare(Decimal.of(maximum)) > 0
  return [
    ['minLength', minLength !== null && scalar !== 'TEXT', ofText],
    ['maxLength', maxLength !== null && scalar !== 'TEXT', ofText],
    ['pattern', pattern !== null && scalar !== 'TEXT', ofText],
    ['minimum', minimum !== null && !isNumber, ofNumber],
    ['maximum', maximum !== null && !isNumber, ofNumber],
    ['minLength', (minLength ?? 0) > (maxLength ?? DEFAULT_MAX_LENGTH), 'must not be more than maxLength'],
    ['minimum', isReversed, 'must not be more than maximum'],
  ]
}

function patternFaults({ pattern }: Definition): Fault[] {
  try {
    if (pattern !== null) compilePattern(pattern)
    return []
  } catch (error) {
    if (error instanceof BadPattern) return [['pattern', true, error.message]]
    throw error
  }
}

/** Checks a default as if it were a value. It must be stored as it is given, and must not be a reference, which could be deleted. */
function checkDefault(definition: Definition, problems: Problem[]): void {
  const { defaultValue } = definition
  if (scalarType(definition) === 'REFERENCE') problems.push({ path: ['defaultValue'], message: 'must not be a reference' })
  const checked = checkValue(definition, defaultValue, ['defaultValue'], problems)
  if (problems.length === 0 && !isDeepStrictEqual(checked, defaultValue))
    problems.push({ path: ['defaultValue'], message: `must be given as ${JSON.stringify(checked)}` })
}
