/** Every field that an update of either interface takes, and values to write to it, made from the schema. */
import {
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
} from 'graphql'
import { ruleOf } from '../../src/core/input/rules.js'
import type { Rule } from '../../src/core/input/scalar-rules.js'
import { isDropped, legacyOf } from '../../src/core/lifecycle/legacy.js'
import { routes, schema, schemas } from '../contract/surface.js'
import { operations } from './calls.js'
import type { Fixture } from './fixture.js'

export interface UpdateField {
  operation: string
  /** The argument of GraphQL that has the field; REST has one body. */
  argument: string
  name: string
  type: AnyType
  rule: Rule
}

export interface Update {
  operation: string
  argument: string
  fields: UpdateField[]
  /** The fields without which the input is refused. */
  required: string[]
}

const isPartial = (type: unknown) =>
  isInputObjectType(type) && (type.astNode?.directives?.some(({ name }) => name.value === 'partial') ?? false)

/** Fields that are accepted and have no effect until they are removed, on the published list of deprecations. */
const hasNoEffect = (field: GraphQLInputField) => {
  const legacy = legacyOf(field)
  return legacy !== null && isDropped(legacy)
}

function graphqlUpdate(operation: string): Update[] {
  const field = schema.getMutationType()?.getFields()[operation.replace('mutation.', '')]
  return (field?.args ?? []).flatMap((arg) => {
    const input = getNullableType(arg.type)
    if (!isInputObjectType(input) || !(isPartial(input) || /update/i.test(operation))) return []
    const all = Object.values(input.getFields())
    const fields = all
      .filter((one) => !isRequiredInputField(one) && !hasNoEffect(one))
      .map((one) => ({ operation, argument: arg.name, name: one.name, type: one.type, rule: ruleOf(one) }))
    return [{ operation, argument: arg.name, fields, required: all.filter(isRequiredInputField).map(({ name }) => name) }]
  })
}

function restUpdate(operation: string): Update[] {
  const input = routes[operation as keyof typeof routes]?.input
  if (!/^(PATCH|PUT) /.test(operation) || input?.kind !== 'body') return []
  const { properties } = schemas.shapeOf(input.dto)
  const fields = properties
    .filter(({ legacy }) => !(legacy && isDropped(legacy)))
    .map(({ name, type, rule }) => ({ operation, argument: '', name, type, rule }))
  return [{ operation, argument: '', fields, required: properties.filter(({ required }) => required).map(({ name }) => name) }]
}

export const updates: Update[] = operations.flatMap((name) =>
  name.startsWith('mutation.') ? graphqlUpdate(name) : restUpdate(name),
)

/** The smallest picture there is: one pixel. */
const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const UUID = '01939d2c-0000-7000-8000-000000000000'
const formatted: Partial<Record<NonNullable<Rule['format']>, string>> = {
  uuid: UUID,
  country: 'BE',
  language: 'DE',
  email: 'other@b.test',
  https: 'https://other.example/',
  web: 'https://other.example/',
  origin: 'https://other.example',
  dateTime: '2027-01-02T03:04:05.000Z',
  time: '09:30',
  screamingSnake: 'OTHER_NAME',
  word: 'OTHER',
  noSpaces: 'OTHER',
}

/** Inputs that write a value to a field. An update refuses some values, and one may be the default, so there are several. */
export function writesOf({ operation, name, type, rule }: UpdateField, samples: Samples): Record<string, unknown>[] {
  const special = samples[`${operation} ${name}`]
  return special
    ? ([special].flat() as Record<string, unknown>[])
    : valuesOf(type, rule, name, samples).map((value) => ({ [name]: value }))
}

/** Values by the name of a field or of its type, and whole inputs by operation and field. */
type Samples = Record<string, Record<string, unknown> | unknown[]>

type AnyType = GraphQLInputType | GraphQLOutputType

function valuesOf(type: AnyType, rule: Rule, name: string, samples: Samples): unknown[] {
  const bare = getNullableType(type)
  const known = samples[name] ?? samples[getNamedType(type).name]
  if (isListType(bare)) return valuesOf(bare.ofType, rule, name, samples).map((one) => [one])
  if (known) return known as unknown[]
  if (isInputObjectType(bare)) return objectsOf(Object.values(bare.getFields()), samples)
  if (isEnumType(bare)) return bare.getValues().map((value) => value.name)
  if (bare.toString() === 'Boolean') return [true, false]
  if (/^(Int|Float)$/.test(`${bare}`)) return [rule.max ?? 7, (rule.min ?? 1) + 1, rule.min ?? 1]
  if (`${bare}` === 'DateTime') return [formatted.dateTime]
  if (`${bare}` === 'JSON') return [{ other: 1 }]
  const text = rule.format && formatted[rule.format]
  return text ? [text] : ['other'.padEnd(rule.minLength ?? 1, 'x').slice(0, rule.maxLength ?? 10), ...Object.values(formatted)]
}

/** An object with all of its simple fields, and one with only what it requires. */
function objectsOf(fields: GraphQLInputField[], samples: Samples): unknown[] {
  const build = (some: GraphQLInputField[]) =>
    Object.fromEntries(some.map((field) => [field.name, valuesOf(field.type, ruleOf(field), field.name, samples)[0]]))
  const isSimple = ({ type }: GraphQLInputField) => !isInputObjectType(getNamedType(type)) && !isListType(getNullableType(type))
  return [
    build(fields.filter((field) => isSimple(field) || isRequiredInputField(field))),
    build(fields.filter(isRequiredInputField)),
  ]
}

const both = (operation: string, names: string[], value: string): [string, Record<string, unknown>][] =>
  names.map((name) => [`${operation} ${name}`, Object.fromEntries(names.map((one) => [one, value]))])

/** Returns values that cannot be made from the schema: records that a field names, and fields that are only written together. */
export function samplesOf({ own, things }: Fixture): Samples {
  const of = ({ id, uuid }: { id: number; uuid: string }) => [id, uuid]
  const description = ['product', 'company', 'contact', 'customer'].map((kind) =>
    kind === 'product' ? things.otherDescription : things.freeDescriptions[kind as 'company'],
  )
  // A key that no record has yet, and the key of one; GraphQL and REST name the parts differently.
  const source = ['new', 'other'].flatMap((id) => [
    { name: 'erp', id },
    { source: 'erp', sourceId: id },
  ])
  return {
    timeZone: ['Europe/Berlin'],
    categoryId: of(things.categories[1]),
    parentId: [things.categories[1].id, own.otherCompanyId],
    parentUuid: [things.categories[1].uuid],
    ParentReferenceDto: [{ id: things.categories[1].id }],
    productId: of(things.otherProduct),
    productIds: of(things.otherProduct),
    clusterId: of(things.otherCluster),
    clusterIds: of(things.otherCluster),
    companyId: [own.companyId, own.secondCompanyId],
    contactId: [own.contactId],
    customerId: [own.customerId],
    warehouseId: of(things.otherWarehouse),
    carrierId: of(things.carrier),
    channelId: [things.channel.id],
    shopId: [things.channel.id],
    sparePartsMachineId: [things.machine.uuid],
    defaultProductId: [things.members[0].id, things.otherProduct.id],
    assignedToAdminUserId: Array.from({ length: 20 }, (_, id) => id + 1),
    language: ['DE'],
    country: ['BE'],
    SourceInput: source,
    SourceUpsertInput: source,
    AttributeBulkCreateInput: description.map(({ uuid }) => ({ attributeDescriptionId: uuid, value: { intValue: 1 } })),
    EmailContactInput: [{ email: 'other@b.test' }],
    GqlApiKeyRoleInput: [{ roleDefinitionName: 'order', access: 'VIEWER' }],
    ClusterConfigSettingDto: [
      { attributeName: 'HEIGHT', displayType: 'IMAGE' },
      { name: 'HEIGHT', displayType: 'IMAGE' },
    ],
    ApprovalStepInput: [
      { approvers: 'MANAGERS_ABOVE', needs: 'ALL' },
      { approvers: 'ROLE', role: 'COMPANY_MANAGER', needs: 'ANY' },
    ],
    CallOffDeliveryInput: [{ date: '2026-06-01T00:00:00.000Z', quantity: 5 }],
    CurrencyRateInput: [{ currency: 'GBP', rate: 1.2 }],
    OrderStatusSetSearchByInput: [{ id: things.orderStatusSet.id }],
    CreateTransactionInput: [{ transactionId: 'other', amount: 100, currency: 'EUR', type: 'PAY', status: 'OPEN' }],
    UploadFileInput: [{ language: 'DE', uploadType: 'BASE64', base64File: { base64: PIXEL, fileName: 'other.gif' } }],
    UploadVideoInput: [{ language: 'DE', uri: 'https://other.example/' }],
    MediaLocalizedStringArrayInput: [{ language: 'DE', values: ['other'] }],
    priceNet: [121],
    priceTotalNet: [121],
    status: ['Packed', 'PACKED', 'A', 'N', 'OPEN', 'OTHER', 'NEW'],
    ...Object.fromEntries([
      ...both('mutation.agentUpdate', ['webhookBasicAuthUsername', 'webhookBasicAuthPassword'], 'other'),
      ...both('mutation.eventToWebHookConfigUpdate', ['basicAuthUsername', 'basicAuthPassword'], 'other'),
      ...['companies', 'contacts', 'customers'].flatMap((noun) =>
        both(`PATCH /v2/${noun}/{lookupKey}/{lookupValue}`, ['source', 'sourceId'], 'other'),
      ),
    ]),
    'mutation.decisionHookUpdate keepSeconds': { points: ['TAX'], onFailure: 'USE_LAST', keepSeconds: 5 },
    'PATCH /v2/decision-hooks/{id} keepSeconds': { points: ['TAX'], onFailure: 'USE_LAST', keepSeconds: 5 },
    'mutation.eventToEmailConfigUpdate code': { trigger: 'CUSTOM_EVENT', code: 'other' },
    'mutation.eventToWebHookConfigUpdate code': { trigger: 'CUSTOM_EVENT', code: 'other' },
  }
}
