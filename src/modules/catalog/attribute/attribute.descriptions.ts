/** The descriptions that attributes name, and the data needed to check values against them. */
import { sql } from 'kysely'
import type { AttributeBulkCreateInput, AttributeDescriptionClass } from '../../../contract/contract.gen.js'
import { type DomainError, invalidField, notFound } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import type { AttributeDescriptionRow } from '../../../db/db.gen.js'
import type { ValueDescription } from './attribute.value.js'

/** A description, as far as it is needed to check a value. */
type LoadedDescription = ValueDescription & Pick<AttributeDescriptionRow, 'id' | 'uuid' | 'valuesetId'>

/** Finds the description that an item names. */
export type FindDescription = (item: AttributeBulkCreateInput) => LoadedDescription

/** Reads the descriptions that the items name, once, with the chosen members of valuesets. */
export async function loadDescriptions(
  ctx: Ctx,
  attributeClass: AttributeDescriptionClass,
  asked: readonly AttributeBulkCreateInput[],
): Promise<FindDescription> {
  const uuids = distinct(asked.map(({ attributeDescriptionId }) => attributeDescriptionId?.toLowerCase()))
  const names = distinct(asked.map((item) => (item.attributeDescriptionId == null ? item.attributeDescriptionName : null)))
  const found = await ctx.db
    .selectFrom('attributeDescription')
    .select(['id', 'uuid', 'name', 'type', 'valuesetId'])
    .where('attributeClass', '=', attributeClass)
    .where((eb) =>
      eb.or([eb('uuid', '=', sql<string>`any(${uuids}::uuid[])`), eb('name', '=', sql<string>`any(${names}::text[])`)]),
    )
    .execute()
  const known = await withChosenMembers(ctx, found, asked)
  const byUuid = new Map(known.map((one) => [one.uuid, one]))
  const byName = new Map(known.map((one) => [one.name, one]))
  return ({ attributeDescriptionId: id, attributeDescriptionName: name }) => {
    const one = id == null ? byName.get(name ?? '') : byUuid.get(id.toLowerCase())
    if (!one) throw descriptionNotFound(attributeClass, id, name)
    if (id != null && name != null && one.name !== name)
      throw invalidField('attributeDescriptionName', `is not the name of the description ${id}`, 'ATTRIBUTE_VALIDATION_ERROR')
    return one
  }
}

const distinct = (values: readonly (string | null | undefined)[]) => [...new Set(values.filter((value) => value != null))]

function descriptionNotFound(attributeClass: AttributeDescriptionClass, id?: string | null, name?: string | null): DomainError {
  if (id == null && name == null)
    return invalidField('attributeDescriptionId', 'or attributeDescriptionName must be given', 'ATTRIBUTE_VALIDATION_ERROR')
  return notFound('AttributeDescription', 'ATTRIBUTE_DESCRIPTION_NOT_FOUND', {
    ...(id == null ? { name } : { id }),
    attributeClass,
  })
}

/** Returns each description with the members of its valueset that the items choose, locked until they are stored. Others are not read: a valueset may be long. */
export async function withChosenMembers<D extends Pick<LoadedDescription, 'valuesetId'>>(
  ctx: Ctx,
  descriptions: readonly D[],
  asked: readonly Pick<AttributeBulkCreateInput, 'value'>[],
): Promise<(D & { members: ReadonlySet<string> })[]> {
  const sets = distinctNumbers(descriptions.map(({ valuesetId }) => valuesetId))
  const chosen = sets.length ? [...new Set(asked.flatMap(({ value }) => value?.enumValues ?? []))] : []
  const items = chosen.length
    ? await ctx.db
        .selectFrom('valuesetItem')
        .select(['valuesetId', 'value'])
        .where('valuesetId', '=', sql<number>`any(${sets}::int4[])`)
        .where('value', '=', sql<string>`any(${chosen}::text[])`)
        .orderBy('id')
        .forKeyShare()
        .execute()
    : []
  const members = new Map<number | null, Set<string>>(sets.map((id) => [id, new Set()]))
  for (const { valuesetId, value } of items) members.get(valuesetId)?.add(value)
  return descriptions.map((one) => ({ ...one, members: members.get(one.valuesetId) ?? new Set() }))
}

const distinctNumbers = (values: readonly (number | null)[]) => [...new Set(values.filter((value) => value !== null))]
