/** Single attributes. Attributes that are written with their record are in attribute.write.ts. */
import type {
  AttributeBulkCreateInput,
  AttributeCreateInput,
  AttributeSearchInput,
  AttributeValueInput,
} from '../../../contract/contract.gen.js'
import { invalid, invalidField } from '../../../core/base/errors.js'
import type { Page } from '../../../core/base/page.js'
import { anyCompanyBuyer, type Buyer } from '../../../core/buyer.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import { create, get, type Key, list, remove } from '../../../core/store/store.js'
import type { AttributeDescriptionRow } from '../../../db/db.gen.js'
import { ownerInAssortment, restrictToAssortment } from '../assortment/assortment.resource.js'
import { withChosenMembers } from './attribute.descriptions.js'
import { refreshOwners, requireEditorRole, requireOwner } from './attribute.owners.js'
import {
  type Attribute,
  attribute,
  CLASS_BY_OWNER,
  OWNER_COLUMNS,
  type OwnerColumn,
  ownerColumnOf,
  withTypename,
} from './attribute.resource.js'
import { refuseOtherIdLists } from './attribute.results.js'
import { dropRemovedLanguages, toStoredValue } from './attribute.value.js'
import { rethrowAsNotFound, writeAttributes } from './attribute.write.js'
import { attributeDescription, descriptionOf } from './attribute-description.resource.js'

type AttributeKey = Key<'attribute'>

/** The owner of an attribute. */
export interface OwnerKey {
  owner: OwnerColumn
  id: number
}

/** An attribute in REST. */
type NamedAttribute = AttributeBulkCreateInput & { value: AttributeValueInput }

/** Returns a page of attributes with their own values, of one class of records. */
export async function listAttributes(
  ctx: Ctx,
  search: AttributeSearchInput,
  options: { counted?: boolean; within?: AttributeKey } = {},
): Promise<Page<Attribute>> {
  const [only] = Object.keys(options.within ?? {}) as OwnerColumn[]
  refuseOtherIdLists(search, only)
  const isOfRecords = only !== undefined || Boolean(search.productIds?.length || search.clusterIds?.length)
  const page = await list(ctx, await visibleAttributes(ctx, isOfRecords ? anyCompanyBuyer(ctx) : ctx.buyer), search, options)
  return { ...page, items: page.items.map(withTypename) }
}

export const getAttribute = async (ctx: Ctx, key: AttributeKey): Promise<Attribute> =>
  withTypename(await get(ctx, await visibleAttributes(ctx, anyCompanyBuyer(ctx)), key))

/** Returns the resource to read attributes from: those of products and clusters outside the assortment do not exist. */
const visibleAttributes = (ctx: Ctx, buyer: Buyer) => restrictToAssortment(ctx, attribute, ownerInAssortment('attribute'), buyer)

/** Adds an attribute to a record that does not have it yet. */
export async function createAttribute(ctx: Ctx, input: AttributeCreateInput): Promise<Attribute> {
  const { attributeDescriptionId: uuid, value, ...owners } = input
  const key = requireOneOwner(owners)
  requireEditorRole(ctx, key.owner)
  return inTransaction(ctx, async (inner) => {
    await requireOwner(inner, key.owner, key.id)
    return addAttribute(inner, key, await get(inner, attributeDescription, { uuid }, 'EDITOR'), value)
  })
}

/** Adds an attribute to a record that was already found; the description is named by id or, within the class, by name. */
export async function addNamedAttribute(ctx: Ctx, key: OwnerKey, input: NamedAttribute): Promise<Attribute> {
  const { attributeDescriptionId: uuid, attributeDescriptionName: name, value } = input
  if (uuid == null && name == null)
    throw invalidField('attributeDescriptionId', 'or attributeDescriptionName must be given', 'ATTRIBUTE_VALIDATION_ERROR')
  const described = uuid == null ? { attributeClass: CLASS_BY_OWNER[key.owner], name: name as string } : { uuid }
  return addAttribute(ctx, key, await get(ctx, attributeDescription, described, 'EDITOR'), value)
}

/** Adds an attribute to an existing record, within a transaction. The caller has checked access to it. */
async function addAttribute(
  ctx: Ctx,
  { owner, id }: OwnerKey,
  description: AttributeDescriptionRow,
  value: AttributeValueInput,
): Promise<Attribute> {
  if (description.attributeClass !== CLASS_BY_OWNER[owner])
    throw invalidField(
      'attributeDescriptionId',
      `is of the class ${description.attributeClass}, not ${CLASS_BY_OWNER[owner]}`,
      'ATTRIBUTE_VALIDATION_ERROR',
    )
  const [fitting] = await withChosenMembers(ctx, [description], [{ value }])
  const stored = dropRemovedLanguages(toStoredValue(fitting ?? description, value))
  const values = { attributeDescriptionId: description.id, [owner]: id, value: stored }
  const added = await create(ctx, attribute, values).catch(rethrowAsNotFound)
  await refreshOwners(ctx, owner, [id])
  return { ...withTypename(added), attributeDescription: description }
}

/** Changes a value; a text keeps the languages that are not given. */
export const updateAttribute = (ctx: Ctx, key: AttributeKey, value: AttributeValueInput): Promise<Attribute> =>
  changing(ctx, attribute, key, { access: 'EDITOR' }, async (inner, before) => {
    const owner = ownerColumnOf(before)
    const [description] = await descriptionOf(inner, [before])
    const attributes = [{ attributeDescriptionId: description?.uuid, value }]
    await writeAttributes(inner, owner, [{ ownerId: before[owner] as number, attributes, isAlone: true }])
    await refreshOwners(inner, owner, [before[owner] as number])
    return withTypename(await get(inner, attribute, { id: before.id }, 'EDITOR'))
  })

/** Deletes a value, so that the default applies, and returns it. */
export const removeAttribute = (ctx: Ctx, key: AttributeKey): Promise<Attribute> =>
  inTransaction(ctx, async (inner) => {
    const gone = withTypename(await remove(inner, attribute, key))
    const owner = ownerColumnOf(gone)
    await refreshOwners(inner, owner, [gone[owner] as number])
    return gone
  })

function requireOneOwner(owners: Partial<Record<OwnerColumn, number | null>>): OwnerKey {
  const given = OWNER_COLUMNS.flatMap((owner) => (owners[owner] == null ? [] : [{ owner, id: owners[owner] }]))
  const [key] = given
  if (key && given.length === 1) return key
  throw invalid([{ path: [], message: `exactly one of ${OWNER_COLUMNS.join(', ')} must be given` }], 'ATTRIBUTE_VALIDATION_ERROR')
}
