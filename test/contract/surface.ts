/** What there is to test, read from the code: the lists of both interfaces, their inputs and sorts. */
import {
  buildASTSchema,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { assembleModules } from '../../src/assemble-modules.js'
import contract from '../../src/contract/schema.gen.graphql'
import type { Policy } from '../../src/core/auth/access.js'
import { ruleOf } from '../../src/core/input/rules.js'
import { legacyOf } from '../../src/core/lifecycle/legacy.js'
import { queryProperties } from '../../src/interfaces/rest/reader.js'
import type { Route, RouteInput, Routes } from '../../src/interfaces/rest/route.js'
import { SchemaRegistry } from '../../src/interfaces/rest/shapes/json-schema.js'
import { type Property, restSchema } from '../../src/interfaces/rest/shapes/properties.js'

const { policies: declaredPolicies, routes: declaredRoutes } = assembleModules()

export const routes: Routes = declaredRoutes
export const policies: Record<string, Policy> = declaredPolicies
export const schema = buildASTSchema(contract, { assumeValid: true, assumeValidSDL: true })
export const schemas = new SchemaRegistry(restSchema(schema, routes))

/** A sort of a search: `sortInputs: [{ field, order }]` with every field that it takes. */
interface Sort {
  name: string
  fields: string[]
}

/** A list or search of REST. */
export interface RestList {
  route: string
  path: string
  noun: string
  isSearch: boolean
  maxOffset: number
  /** The filters: the query parameters of a list, the properties of a search. */
  filters: Property[]
  sort: Sort | undefined
}

/** A root field of GraphQL that returns a page. */
export interface PageField {
  field: string
  noun: string
  argument: string
  /** How a variable for the argument is declared. */
  type: string
  input: GraphQLInputObjectType
  /** The required fields of a search, without effect. */
  least: Record<string, unknown>
  maxOffset: number
  /** More than the maximum counts as the maximum. */
  isCapped: boolean
  /** The fields of an item that need neither arguments nor a selection. */
  leaves: string[]
  sort: Sort | undefined
}

type ListTakes = Extract<RouteInput, { search: unknown }>

function restList(route: string, { input, output }: Route): RestList | undefined {
  if (!isList(input) || output.kind !== 'page') return undefined
  const { properties } = schemas.shapeOf(input.search)
  const offset = properties.find(({ name }) => name === 'offset')
  const isSearch = input.kind === 'search'
  const filters = isSearch
    ? properties.filter(({ name, type }) => !isPaging(name) && !sortOf(name, type))
    : queryProperties(schemas, input)
  return {
    route,
    path: route.split(' ')[1] ?? '',
    noun: output.dto.from,
    isSearch,
    maxOffset: offset?.rule.max ?? 0,
    filters,
    sort: isSearch ? properties.flatMap(({ name, type }) => sortOf(name, type) ?? [])[0] : undefined,
  }
}

const isList = (takes: RouteInput | undefined): takes is ListTakes => takes !== undefined && 'search' in takes
/** Media sort by one thing alone: `sort: ASC`. */
/** Custom fields need definitions: custom-fields.search.test.ts tries them. */
const isPaging = (name: string) => ['page', 'offset', 'sort', 'customFields', 'sortByCustomField'].includes(name)

export const restLists: RestList[] = Object.entries(routes).flatMap(([name, route]) => restList(name, route) ?? [])

/** What a person logs in with is their account's, and a parent's uuid its own: a level of its own, like any relation. So are places and bundles of products, what the merchant pays, the page of a carrier, and how much a contact may order. */
const ELSEWHERE = new Set([
  'login',
  'parentUuid',
  'categoryId',
  'categoryIds',
  'hasBundle',
  'isBundleLeader',
  'cost',
  'url',
  'purchaseAuthorizationRequired',
])

export const pageFields: PageField[] = Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => {
  const page = getNamedType(field.type)
  if (!isObjectType(page) || !page.getFields().items || !page.getFields().itemsFound) return []
  const item = getNamedType(page.getFields().items?.type)
  const argument = field.args.find(pagingArgument)
  // What a page of several types holds, their modules say: search.test.ts and attribute.test.ts look at those.
  if (isAbstractType(item)) return []
  // Nor what stands below a record that another argument names.
  if (field.args.some((arg) => arg !== argument && isRequiredArgument(arg))) return []
  if (!argument || !isObjectType(item)) throw new Error(`${field.name} answers a page, but takes no page and offset`)
  const input = getNamedType(argument.type) as GraphQLInputObjectType
  // Nor what is about a person whom the search names: pricesheet.test.ts looks at that.
  if (field.name === 'pricesheetsEffective') return []
  // Nor what cannot be asked without saying everything: search.test.ts does.
  if (input.getFields().page && isRequiredInputField(input.getFields().page as GraphQLInputField)) return []
  const leaves = Object.values(item.getFields()).filter(
    ({ name, args, type }) => args.length === 0 && isLeafType(getNamedType(type)) && !ELSEWHERE.has(name),
  )
  return [
    {
      field: field.name,
      noun: item.name,
      argument: argument.name,
      type: String(argument.type),
      input,
      least: Object.fromEntries(
        Object.values(input.getFields())
          .filter(isRequiredInputField)
          .map(({ name }) => [name, []]),
      ),
      maxOffset: ruleOf(input.getFields().offset ?? {}).max ?? 0,
      isCapped: ruleOf(input.getFields().offset ?? {}).cap !== undefined,
      leaves: leaves.map(({ name }) => name),
      sort: Object.values(input.getFields()).flatMap(({ name, type }) => sortOf(name, type) ?? [])[0],
    },
  ]
})

/** Whether an argument asks for a page. */
export function pagingArgument({ type }: GraphQLArgument): boolean {
  const input = getNamedType(type)
  return isInputObjectType(input) && 'page' in input.getFields() && 'offset' in input.getFields()
}

/** Whether an input of this type sorts, and by what. */
function sortOf(name: string, type: Property['type']): Sort | undefined {
  const input = getNamedType(type)
  if (!isInputObjectType(input)) return undefined
  const field = getNamedType(input.getFields().field?.type)
  if (!isEnumType(field) || !input.getFields().order) return undefined
  const values = (field as GraphQLEnumType).getValues().filter((value) => !legacyOf(value))
  return { name, fields: values.map((value) => value.name) }
}

export const nouns = [...new Set([...restLists, ...pageFields].map(({ noun }) => noun))].sort()
