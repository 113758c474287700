/** Checks and shows the values of custom fields: the one validator of all records that have them. */
import type { FieldOwnerType, FieldReferenceType } from '../../../contract/contract.gen.js'
import { invalid, type Problem } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import {
  type CheckedItem,
  type CustomFieldPatch,
  type CustomFields,
  type FieldTransfer,
  patchFields,
} from '../../../core/store/custom-fields.js'
import { rowsOf } from '../../../core/store/store.js'
import type { FieldDefinitionRow } from '../../../db/db.gen.js'
import type { CustomFieldValue, CustomFieldValues } from '../../../db/json.js'
import { type DefinitionCache, type Definitions, openDefinitions, type TenantDefinitions } from './definitions.js'
import { checkValue, fitsType, scalarType } from './field-definition.values.js'
import { fieldOwners, hasFieldRole, referencedResources } from './field-owners.js'
import { prepareFieldSearch } from './field-search.js'

declare module '../../../core/store/custom-fields.js' {
  interface CustomFields {
    /** Returns the values of all fields, for systems of the merchant: webhooks and decision hooks see what no caller may see. */
    showAll(ctx: Ctx, owner: FieldOwnerType, values: CustomFieldValues): CustomFieldValues | Promise<CustomFieldValues>
    /** Returns whether such records have custom fields. */
    isDefined(ctx: Ctx, owner: FieldOwnerType): boolean | Promise<boolean>
  }
}

/** Runs `work` with the definitions, synchronously if they are cached. */
function withDefinitions<R>(
  cache: DefinitionCache,
  ctx: Ctx,
  work: (known: TenantDefinitions) => R | Promise<R>,
): R | Promise<R> {
  const known = cache.get(ctx)
  return known instanceof Promise ? known.then(work) : work(known)
}

/** Opens the service that both interfaces and all modules use. */
export function openCustomFields(): CustomFields {
  const definitions = openDefinitions()
  return {
    check: (ctx, owner, given, isNew) =>
      withDefinitions(definitions, ctx, (known) => {
        const fields = known.of(owner)
        if (fields.size === 0 && given === undefined) return {}
        return checkOne(ctx, owner, fields, given, isNew)
      }),
    checkMany: async (ctx, owner, given) => checkItems(ctx, owner, (await definitions.get(ctx)).of(owner), given),
    show(ctx, owner, values) {
      if (!values || Object.keys(values).length === 0) return {}
      return withDefinitions(definitions, ctx, (known) => selectFields(known.of(owner), values, (field) => mayRead(ctx, field)))
    },
    showAll: (ctx, owner, values) => withDefinitions(definitions, ctx, (known) => selectFields(known.of(owner), values)),
    isDefined: (ctx, owner) => withDefinitions(definitions, ctx, (known) => known.of(owner).size > 0),
    prepareSearch: async (ctx, owner, search) =>
      prepareFieldSearch(owner, (await definitions.get(ctx)).of(owner), (field) => mayRead(ctx, field), search),
    transfer: (ctx, transfer) => withDefinitions(definitions, ctx, (known) => transferFields(known, transfer)),
    forget: (ctx) => definitions.clear(ctx),
  }
}

const mayRead = (ctx: Ctx, field: FieldDefinitionRow) =>
  field.isVisibleToStorefront || hasFieldRole(ctx.actor, field.ownerType, 'VIEWER')

const mayWrite = (ctx: Ctx, field: FieldDefinitionRow) =>
  field.isEditableByBuyer || hasFieldRole(ctx.actor, field.ownerType, 'EDITOR')

/** Returns the values of fields, in the order of their definitions. Values without a definition, and those of another type, are left out. */
export function selectFields(
  fields: Definitions,
  values: CustomFieldValues,
  isShown: (field: FieldDefinitionRow) => boolean = () => true,
): CustomFieldValues {
  const shown: CustomFieldValues = {}
  for (const [code, field] of fields) {
    const value = values[code]
    if (value !== undefined && isShown(field) && fitsType(field, value)) shown[code] = value
  }
  return shown
}

/** A reference of an input, and where it is. */
interface Reference {
  to: FieldReferenceType
  id: number
  path: readonly (string | number)[]
  problems: Problem[]
}

async function checkOne(ctx: Ctx, owner: FieldOwnerType, fields: Definitions, given: unknown, isNew: boolean) {
  const problems: Problem[] = []
  const references: Reference[] = []
  const patch = readPatch(ctx, owner, fields, given, problems, references)
  if (isNew) addDefaults(ctx, owner, fields, patch, problems)
  await checkReferences(ctx, references)
  if (problems.length) throw invalid(problems)
  return patch
}

/** Checks items one by one, but reads the records that they refer to together. */
async function checkItems(ctx: Ctx, owner: FieldOwnerType, fields: Definitions, given: readonly unknown[]) {
  const references: Reference[] = []
  const checked = given.map((values) => {
    const problems: Problem[] = []
    return { problems, values: values === undefined ? undefined : readPatch(ctx, owner, fields, values, problems, references) }
  })
  await checkReferences(ctx, references)
  const required = [...fields.values()].filter((field) => field.isRequired && field.defaultValue === null && mayWrite(ctx, field))
  const defaults = Object.fromEntries(
    [...fields.values()].flatMap(({ code, defaultValue }) => (defaultValue === null ? [] : [[code, defaultValue]])),
  )
  const items = checked.map(({ problems, values }): CheckedItem => {
    const lacking = required.flatMap(({ code }) => (values?.[code] == null ? [`customFields.${code}`] : []))
    if (problems.length) return { error: invalid(problems).message, lacking }
    return { ...(values && { values }), lacking }
  })
  return { items, defaults }
}

/** Returns the given values as they are stored, and adds their faults to `problems`. */
function readPatch(
  ctx: Ctx,
  owner: FieldOwnerType,
  fields: Definitions,
  given: unknown,
  problems: Problem[],
  references: Reference[],
): CustomFieldPatch {
  const patch: CustomFieldPatch = {}
  if (given === undefined) return patch
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    const hint =
      given === null ? 'must not be null: set single fields to null to clear them' : 'must be an object of codes and values'
    problems.push({ path: ['customFields'], message: hint })
    return patch
  }
  for (const [code, value] of Object.entries(given)) {
    const field = fields.get(code)
    const fault = faultOf(ctx, owner, field, value)
    if (field && !fault) patch[code] = value === null ? null : readValue(field, value, problems, references)
    else problems.push({ path: ['customFields', code], message: fault ?? '' })
  }
  return patch
}

/** Returns one value as it is stored, and adds its faults and references. */
function readValue(field: FieldDefinitionRow, value: unknown, problems: Problem[], references: Reference[]): CustomFieldValue {
  const path = ['customFields', field.code]
  const before = problems.length
  const stored = checkValue(field, value, path, problems)
  if (problems.length === before) references.push(...referencesIn(field, stored, path, problems))
  return stored
}

/** Returns why a field cannot be set, whatever its value is. A field that the caller may not see does not exist. */
function faultOf(ctx: Ctx, owner: FieldOwnerType, field: FieldDefinitionRow | undefined, value: unknown): string | null {
  if (!field || !(mayRead(ctx, field) || mayWrite(ctx, field))) return `is not a custom field of ${fieldOwners[owner].label}`
  if (!mayWrite(ctx, field)) return `can only be set with ${fieldOwners[owner].domain}.EDITOR`
  return value === null && field.isRequired && !fieldOwners[owner].isDraft ? 'is required' : null
}

function referencesIn(field: FieldDefinitionRow, value: unknown, path: readonly string[], problems: Problem[]): Reference[] {
  const { referenceTo: to } = field
  if (scalarType(field) !== 'REFERENCE' || !to) return []
  if (!Array.isArray(value)) return [{ to, id: value as number, path, problems }]
  return value.map((id: number, i) => ({ to, id, path: [...path, i], problems }))
}

/** Refuses references to records that do not exist, or that the caller may not see. One statement for each kind of record. */
async function checkReferences(ctx: Ctx, references: readonly Reference[]): Promise<void> {
  for (const to of new Set(references.map((reference) => reference.to))) {
    const own = references.filter((reference) => reference.to === to)
    const resource = referencedResources[to]
    const rows = await rowsOf(ctx, resource, 'id', [...new Set(own.map(({ id }) => id))], ['id'])
    const known = new Set(rows.map((row) => row.id))
    for (const { id, path, problems } of own)
      if (!known.has(id)) problems.push({ path, message: `refers to the ${to.toLowerCase()} ${id}, which does not exist` })
  }
}

/** Adds the defaults of a new record. A required field must have a value if the caller may set it. */
function addDefaults(ctx: Ctx, owner: FieldOwnerType, fields: Definitions, patch: CustomFieldPatch, problems: Problem[]): void {
  for (const field of fields.values()) {
    const { code, defaultValue, isRequired } = field
    if (patch[code] !== undefined) continue
    if (defaultValue !== null) patch[code] = defaultValue
    else if (isRequired && !fieldOwners[owner].isDraft && mayWrite(ctx, field) && !problems.some(({ path }) => path[1] === code))
      problems.push({ path: ['customFields', code], message: 'is required' })
  }
}

const isSameType = (a: FieldDefinitionRow, b: FieldDefinitionRow): boolean =>
  a.type === b.type && a.itemType === b.itemType && a.referenceTo === b.referenceTo

/** Takes over values. They must be allowed for the new record, too, whose rules may be stricter. */
function transferFields(known: TenantDefinitions, transfer: FieldTransfer): CustomFieldPatch {
  const { from, to, values, isNew, isFinal = false } = transfer
  const [before, after] = [known.of(from), known.of(to)]
  if (before.size === 0 && after.size === 0) return {}
  const problems: Problem[] = []
  const patch: CustomFieldPatch = {}
  for (const [code, field] of after) {
    const twin = before.get(code)
    const isTwin = twin !== undefined && isSameType(twin, field)
    const value = transferValue(field, isTwin ? values[code] : undefined, isTwin, transfer, problems)
    if (value !== undefined) patch[code] = value
  }
  if (isFinal) requireFields(before, values, problems)
  if (problems.length) throw invalid(problems)
  return isNew ? patchFields({}, patch) : patch
}

/** Returns the new value of one field: null clears it, undefined leaves it unchanged. */
function transferValue(
  field: FieldDefinitionRow,
  value: CustomFieldValue | undefined,
  isTwin: boolean,
  { isNew, isFinal }: FieldTransfer,
  problems: Problem[],
): CustomFieldValue | null | undefined {
  const path = ['customFields', field.code]
  if (value !== undefined) return checkValue(field, value, path, problems)
  if (isNew && field.defaultValue !== null) return field.defaultValue
  if (isTwin && isFinal && field.isRequired) problems.push({ path, message: 'is required' })
  return isTwin && !isNew ? null : undefined
}

/** Refuses a record without the required fields. */
function requireFields(fields: Definitions, values: CustomFieldValues, problems: Problem[]): void {
  for (const [code, { isRequired }] of fields)
    if (isRequired && values[code] === undefined && !problems.some(({ path }) => path[1] === code))
      problems.push({ path: ['customFields', code], message: 'is required' })
}
