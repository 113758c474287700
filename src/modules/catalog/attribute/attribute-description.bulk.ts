/** Adds or changes many descriptions by class and name. */
import { sql } from 'kysely'
import type { AttributeDescriptionUpdateInput, AttributeType, AttributeValueInput } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import { type BulkItem, type BulkResult, type Directives, upsertMany } from '../../../core/bulk/bulk.js'
import { prepareItems, writeValid } from '../../../core/bulk/items.js'
import type { Ctx } from '../../../core/context.js'
import { formats } from '../../../core/input/scalar-rules.js'
import type { AttributeDescriptionRow } from '../../../db/db.gen.js'
import { withChosenMembers } from './attribute.descriptions.js'
import { toStoredDefault } from './attribute.value.js'
import { attributeDescription } from './attribute-description.resource.js'
import { keepValuesets, requireMatchingValueset, valuesetNotFound } from './attribute-description.service.js'

type StoredDescription = Pick<AttributeDescriptionRow, 'name' | 'attributeClass' | 'type' | 'valuesetId' | 'defaultValue'>

/** A description in an item; an existing one needs only name and class. */
export interface DescriptionItem
  extends AttributeDescriptionUpdateInput,
    Pick<AttributeDescriptionRow, 'name' | 'attributeClass'> {
  type?: AttributeType | null
  valuesetId?: number | null
}

/** Adds or changes descriptions with a fixed number of statements; an item that does not match the stored description fails alone. */
export async function upsertDescriptions(ctx: Ctx, items: readonly BulkItem[], directives: Directives): Promise<BulkResult[]> {
  const asked = items as readonly (BulkItem & DescriptionItem)[]
  const stored = await readStoredDescriptions(ctx, asked)
  const sets = await keepValuesets(
    ctx,
    asked.flatMap(({ valuesetId }) => valuesetId ?? []),
  )
  const merged = asked.map((item) => mergeDescription(item, stored.get(classAndName(item))))
  const fitting = await withChosenMembers(
    ctx,
    merged,
    asked.map(({ defaultValue }) => ({ value: defaultValue })),
  )
  const rows = prepareItems(asked, (item, i) => toDescriptionRow(item, fitting[i] as MergedWithMembers, sets))
  return writeValid(rows, (valid) => upsertMany(ctx, attributeDescription, 'name', valid, directives))
}

const classAndName = ({ attributeClass, name }: Pick<StoredDescription, 'attributeClass' | 'name'>) => `${attributeClass} ${name}`

async function readStoredDescriptions(ctx: Ctx, asked: readonly DescriptionItem[]): Promise<Map<string, StoredDescription>> {
  const pairs = asked.map(({ attributeClass, name }) => ({ attributeClass, name }))
  const { rows } = await sql<StoredDescription>`
    select d.name, d."attributeClass", d.type, d."valuesetId", d."defaultValue"
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as x("attributeClass" text, name text)
      join "attributeDescription" d on d."attributeClass" = x."attributeClass" and d.name = x.name`.execute(ctx.db)
  return new Map(rows.map((row) => [classAndName(row), row]))
}

/** The resulting description; a new one needs a type. */
interface MergedDescription {
  name: string
  type: AttributeType | null
  valuesetId: number | null
  before: StoredDescription | undefined
}
type MergedWithMembers = MergedDescription & { members: ReadonlySet<string> }

const mergeDescription = (
  { name, type = null, valuesetId = null }: DescriptionItem,
  before: StoredDescription | undefined,
): MergedDescription => ({
  name,
  type: before?.type ?? type,
  valuesetId: before ? before.valuesetId : valuesetId,
  before,
})

function toDescriptionRow(item: BulkItem & DescriptionItem, fitting: MergedWithMembers, sets: ReadonlySet<number>): BulkItem {
  const { type, valuesetId, defaultValue, ...rest } = item
  requireValidName(item.name)
  if (fitting.type === null) return rest
  refuseImmutableChange(item, fitting)
  if (!fitting.before && fitting.valuesetId !== null && !sets.has(fitting.valuesetId))
    throw valuesetNotFound('ATTRIBUTE_DESCRIPTION_CREATE')
  const value = defaultValue ?? (fitting.before ? null : EMPTY_DEFAULTS[fitting.type])
  const described = { name: item.name, type: fitting.type, members: fitting.members }
  return {
    ...rest,
    type: fitting.type,
    valuesetId: fitting.valuesetId,
    ...(value && { defaultValue: toStoredDefault(described, value, fitting.before?.defaultValue) }),
    ...(fitting.before && !value && { defaultValue: fitting.before.defaultValue }),
  }
}

/** The defaults if none are given. */
const EMPTY_DEFAULTS: Record<AttributeType, AttributeValueInput> = {
  TEXT: { textValues: [] },
  ENUM: { enumValues: [] },
  COLOR: { colorValue: null },
  DATETIME: { dateTimeValue: null },
  INT: { intValue: null },
  DECIMAL: { decimalValue: null },
}

function requireValidName(name: string) {
  if (name.length > 64 || !formats.screamingSnake.pattern.test(name))
    throw invalidField('name', 'must be in SCREAMING_SNAKE_CASE and at most 64 characters long')
}

function refuseImmutableChange({ type, valuesetId }: DescriptionItem, fitting: MergedWithMembers) {
  const { before } = fitting
  if (before && type != null && type !== before.type) throw invalidField('type', `is ${before.type} and never changes`)
  if (before && valuesetId != null && valuesetId !== before.valuesetId) throw invalidField('valuesetId', 'never changes')
  if (!before && fitting.type) requireMatchingValueset({ type: fitting.type, valuesetId: fitting.valuesetId })
}
