/** Every list of both interfaces, also those below a record, as one function from a search to a page; with its filters and sorts. */
import {
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { expect } from 'vitest'
import { ruleOf } from '../../src/core/input/rules.js'
import { legacyOf } from '../../src/core/lifecycle/legacy.js'
import type { Answer } from '../test-server.js'
import type { Contract } from './ask.js'
import { nounOf } from './expected/index.js'
import type { FilterField, InterfaceName } from './probes.js'
import { parentOf } from './rows/parents.js'
import { pagingArgument, type RestList, restLists, schema } from './surface.js'

export interface ListSort {
  field: string
  by: (order: 'ASC' | 'DESC') => object
}

export interface List {
  name: string
  noun: string
  interfaceName: InterfaceName
  filters: FilterField[]
  sorts: ListSort[]
  maxOffset: number
  ask: (server: Contract, search: object) => Promise<Answer>
}

const sortedBy =
  (name: string, field: string) =>
  (order: 'ASC' | 'DESC'): object => ({ [name]: [{ field, order }] })

const restList = (list: RestList): List => ({
  name: list.route,
  noun: list.noun,
  interfaceName: 'rest',
  filters: list.filters,
  sorts: [
    ...(list.sort?.fields ?? []).map((field) => ({ field, by: sortedBy(list.sort?.name ?? '', field) })),
    ...(list.isSearch && list.noun.startsWith('Media') ? [byPriority] : []),
  ],
  maxOffset: list.maxOffset,
  ask: (server, search) => server.restPage(list, search),
})

/** Media are sorted by their priority and nothing else: `sort: ASC`. */
const byPriority: ListSort = { field: 'PRIORITY', by: (order) => ({ sort: order }) }

/** Where a record of each type is found, for the lists below it. */
const doors: Record<string, string> = {
  Company: 'company(id: %)',
  Contact: 'contact(id: %)',
  Customer: 'customer(id: %)',
  Category: 'category(categoryId: %)',
  Cluster: 'cluster(clusterId: %)',
  Product: 'product(productId: %)',
  Valueset: 'valueset(id: %)',
  Orderlist: 'orderlist(id: %)',
  SparePartsMachine: 'machine(id: %)',
}

type Field = GraphQLField<unknown, unknown>
type PageType = GraphQLObjectType

/** Returns the type of the page that a field returns, or null. */
function pageOf(field: Field): PageType | null {
  const type = getNamedType(field.type)
  return isObjectType(type) && type.getFields().items && type.getFields().itemsFound ? type : null
}

const fieldsOf = (type: unknown) => Object.values((type as GraphQLObjectType).getFields())

/** `path` leads to the field, each step on the way as a document writes it; % stands for the parent. */
function graphqlLists(type: GraphQLObjectType, path: string[]): List[] {
  return fieldsOf(type).flatMap((field) => {
    const page = pageOf(field)
    if (page) return graphqlList(type, field, page, path) ?? []
    const inner = getNamedType(field.type)
    return isObjectType(inner) && /Media$/.test(inner.name) ? graphqlLists(inner, [...path, field.name]) : []
  })
}

const onLists = 'the products of a list are asked one by one what they say of themselves: list-items.test.ts does'

const ofPerson = 'the company tells which sheets apply to the person, it filters no rows: pricesheet.test.ts tries it'

/** The lists with filters that are not tried here, and why. */
export const exceptions: Record<string, string> = {
  'Query.pricesheetsEffective': ofPerson,
  'Contact.pricesheetsEffective': ofPerson,
  'Customer.pricesheetsEffective': ofPerson,
  'Orderlist.products': onLists,
  'Orderlist.clusters': onLists,
  'FavoriteList.products': onLists,
  'FavoriteList.clusters': onLists,
  'OrderStatus.nextStatuses': 'order statuses that may follow one: order-status.test.ts tries it',
  'OrderStatus.previousStatuses': 'the same the other way round',
  'Order.revisions': 'the revisions of one order: order.test.ts tries it, and Query.orderRevisions every filter',
  'Tender.revisions': 'the revisions of the order of a tender, in the same way',
  'OrderMedia.attachments': 'the attachments of one order: Media.attachments tries every filter',
  'Query.recordHistory': 'the history of one record: history.test.ts tries it',
  'SparePartsMachine.sparePartProducts': 'the product search in the parts of a machine: machine.test.ts tries it',
}

function graphqlList(type: GraphQLObjectType, field: Field, page: PageType, path: string[]): List | null {
  const name = `${type.name}.${field.name}`
  const item = getNamedType(page.getFields().items?.type)
  const argument = field.args.find(pagingArgument)
  if (!argument || name in exceptions || !isCompositeType(item)) return null
  const input = getNamedType(argument.type) as GraphQLInputObjectType
  const filters = Object.values(input.getFields()).filter(
    (one) => !isPaging(one.name) && sortsOf(one.name, one.type).length === 0,
  )
  return {
    name,
    noun: item.name,
    interfaceName: 'graphql',
    filters: filters.map((one) => ({ name: one.name, type: one.type, rule: ruleOf(one) })),
    sorts: Object.values(input.getFields()).flatMap((one) => sortsOf(one.name, one.type)),
    maxOffset: ruleOf(input.getFields().offset ?? {}).max ?? 500,
    ask: async (server, search) => {
      const parent = await parentOf(server, name)
      const document = documentFor(field, argument, item, path, parent)
      const answer = await server.gql(document, { search: { ...leastOf(input), ...search } })
      expect(answer.errors).toBeUndefined()
      const { items, ...rest } = [...path.map(bare), field.name].reduce((found, step) => found[step], answer)
      return { ...rest, data: items }
    },
  }
}

const bare = (step: string) => step.split('(')[0] ?? ''

/** Returns the required fields of a search, without effect. */
const leastOf = (input: GraphQLInputObjectType) =>
  Object.fromEntries(
    Object.values(input.getFields())
      .filter(isRequiredInputField)
      .map(({ name }) => [name, LEAST[name] ?? []]),
  )
const LEAST: Record<string, unknown> = { page: 1, offset: 12, language: 'NL', statuses: ['A'] }

function documentFor(
  field: Field,
  argument: GraphQLArgument,
  item: GraphQLCompositeType,
  path: string[],
  parent: unknown,
): string {
  const id = JSON.stringify(parent)
  const others = field.args.filter((arg) => arg !== argument && isRequiredArgument(arg)).map((arg) => `${arg.name}: ${id}, `)
  const shown = nounOf(item.name).selects ?? identityOf(item as GraphQLObjectType)
  const list = `${field.name}(${others.join('')}${argument.name}: $search) { items { ${shown} } itemsFound offset page pages start end }`
  return `query ($search: ${argument.type}) { ${path.reduceRight((inner, step) => `${step.replace('%', id)} { ${inner} }`, list)} }`
}

/** The fields by which a row is known again; all of its plain fields where its rows say themselves what filters look at. */
function identityOf(item: GraphQLObjectType): string {
  const plain = Object.values(item.getFields()).filter(({ args, type }) => args.length === 0 && isLeafType(getNamedType(type)))
  const own = `${item.name.charAt(0).toLowerCase()}${item.name.slice(1)}Id`
  const isWanted = (name: string) => nounOf(item.name).rows === null || name === 'id' || name === own
  return plain
    .map(({ name }) => name)
    .filter(isWanted)
    .join(' ')
}

/** Custom fields need definitions: custom-fields.search.test.ts tries them. */
const OF_CUSTOM_FIELDS = ['customFields', 'sortByCustomField']
const PAGING = new Set(['page', 'offset', 'sort', 'sortField', 'sortBy', 'sortOrder', ...OF_CUSTOM_FIELDS])
const isPaging = (name: string) => PAGING.has(name)

/** Returns the sorts of an input: `sortInputs: [{ field, order }]`, `sortField` with `sortOrder`, or `sort` alone. */
function sortsOf(name: string, type: unknown): ListSort[] {
  const input = getNamedType(type as never)
  if (name === 'sort' && isEnumType(input)) return [byPriority]
  if ((name === 'sortField' || name === 'sortBy') && isEnumType(input))
    return input.getValues().map(({ name: field }) => ({ field, by: (order) => ({ [name]: field, sortOrder: order }) }))
  if (!isInputObjectType(input)) return []
  const field = getNamedType(input.getFields().field?.type)
  if (!isEnumType(field) || !input.getFields().order) return []
  const values = field.getValues().filter((value) => !legacyOf(value))
  return values.map((value) => ({ field: value.name, by: sortedBy(name, value.name) }))
}

const typeOf = (name: string) => schema.getType(name) as GraphQLObjectType

export const lists: List[] = [
  ...restLists.map(restList),
  ...graphqlLists(schema.getQueryType() as GraphQLObjectType, []),
  ...Object.entries(doors).flatMap(([type, door]) => graphqlLists(typeOf(type), [door])),
]

/** Returns whether a field returns a page for a search with more than paging. */
function takesFilters(field: Field): boolean {
  const input = pageOf(field) && getNamedType(field.args.find(pagingArgument)?.type)
  return isInputObjectType(input) && Object.keys(input.getFields()).some((name) => name !== 'page' && name !== 'offset')
}

/** Every list of both interfaces that takes filters or sorts, by its name. */
export const filteredLists: string[] = [
  ...restLists.filter(({ filters, sort }) => filters.length > 0 || sort).map(({ route }) => route),
  ...Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => fieldsOf(type).flatMap((field) => (takesFilters(field) ? [`${type.name}.${field.name}`] : []))),
]
