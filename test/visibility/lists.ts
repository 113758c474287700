/** Every list of both interfaces as one function from a search to the rows that a caller gets. */
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { pagingArgument, type RestList, restLists, schema } from '../contract/surface.js'
import { graphqlArguments } from '../matrix/arguments.graphql.js'
import { restCall } from '../matrix/arguments.rest.js'
import type { Fixture } from '../matrix/fixture.js'
import { objects } from '../matrix/objects.js'
import type { Answer, TestServer } from '../test-server.js'
import type { Caller } from './callers.js'

/** The rows that a caller gets, each as one text, or the code with which the list is refused. */
export type Rows = { rows: string[] } | { refused: string }

export interface VisibleList {
  name: string
  /** Searches that match nothing, by the name of their only filter. */
  searches: Record<string, object>
  ask: (server: TestServer, fixture: Fixture, caller: Caller, search?: object) => Promise<Rows>
}

export type Field = GraphQLField<unknown, unknown>

export const fieldsOf = (type: unknown): Field[] => Object.values((type as GraphQLObjectType).getFields())
export const rootFields = fieldsOf(schema.getQueryType())

/** The result of a field: a page of records, all of them at once, or one. */
export interface Shown {
  type: GraphQLOutputType
  as: 'page' | 'list' | 'one'
}

export function shownBy(field: Field): Shown | null {
  const type = getNamedType(field.type)
  if (!isCompositeType(type)) return null
  if (isObjectType(type) && type.getFields().items && type.getFields().itemsFound)
    return { type: getNamedType(type.getFields().items?.type) as GraphQLOutputType, as: 'page' }
  return { type, as: isListType(getNullableType(field.type)) ? 'list' : 'one' }
}

const listedBy = (field: Field) => {
  const shown = shownBy(field)
  return shown?.as === 'one' ? null : shown
}

const rowsIn = (shown: Answer): Answer[] => (shown === null || shown === undefined ? [] : [shown.items ?? shown].flat())

/** The fields that say which record a row is: the first that its type has. */
const IDENTITIES = ['id', 'uuid', 'cartId', 'orderId', 'categoryId', 'companyId', 'contactId', 'customerId', 'userId', 'name']

function identityIn(type: unknown): string | null {
  const fields = 'getFields' in (type as object) ? (type as GraphQLObjectType).getFields() : {}
  const isIdentity = (name: string) => isLeafType(getNamedType(fields[name]?.type)) && !fields[name]?.args.length
  return IDENTITIES.find(isIdentity) ?? null
}

/** The fields that distinguish a record from others, as a document selects them. */
function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type)
  const own = identityIn(named)
  if (own) return `__typename ${own}`
  const parts = possibleTypes(named as GraphQLOutputType).map((part) => `... on ${part.name} { identity: ${identityIn(part)} }`)
  return isAbstractType(named) ? `__typename ${parts.join(' ')}` : '__typename'
}

export function possibleTypes(type: GraphQLOutputType): readonly GraphQLObjectType[] {
  const named = getNamedType(type)
  if (isAbstractType(named)) return schema.getPossibleTypes(named)
  return isObjectType(named) ? [named] : []
}

const PAGE_SIZE = 100

/** Lists that are not asked here, and why. */
export const LEFT_OUT: Record<string, string> = {
  changes: 'a feed with a cursor, by kinds of records: change.test.ts',
  productSearchByCategory: 'the search of `products` in several categories',
}

/** Returns the arguments of a field besides its search: the record that it is about. */
function argumentsOf({ name, args }: Field, fixture: Fixture): Record<string, unknown> {
  const about = objects[`query.${name}`]?.(fixture.own, fixture) ?? graphqlArguments[`query.${name}`]?.(fixture.things, fixture)
  const isNeeded = (arg: GraphQLArgument) => !pagingArgument(arg) && (isRequiredArgument(arg) || !args.some(pagingArgument))
  return Object.fromEntries(args.filter(isNeeded).flatMap(({ name: arg }) => (about?.[arg] == null ? [] : [[arg, about[arg]]])))
}

/** A search for as many records as a page may have. */
function widestSearch(paging: GraphQLArgument): Record<string, unknown> {
  const fields = Object.values((getNamedType(paging.type) as GraphQLInputObjectType).getFields())
  const required = fields.filter(isRequiredInputField).map(({ name }) => [name, LEAST[name] ?? []])
  return { ...Object.fromEntries(required), offset: PAGE_SIZE, page: 1 }
}
const LEAST: Record<string, unknown> = { language: 'NL', statuses: ['A'] }

export const selectRows = (rows: string, { as }: Shown) => (as === 'page' ? `items { ${rows} } pages` : rows)

/** A document that calls a field with variables of the same names as its arguments. */
function documentFor(field: Field, given: object, selection: string, more = ''): string {
  const args = field.args.filter(({ name }) => name in given)
  const declared = [...args.map((arg) => `$${arg.name}: ${arg.type}`), ...(more ? [more] : [])].join(', ')
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ')
  return `query ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} { ${selection} } }`
}

/** Asks a field of Query for everything that it shows, with this selection of each record. */
export async function askRoot(server: TestServer, fixture: Fixture, caller: Caller, field: Field, selection: string) {
  const paging = field.args.find(pagingArgument)
  const variables = { ...argumentsOf(field, fixture), ...(paging && { [paging.name]: widestSearch(paging) }) }
  return server.gql(documentFor(field, variables, selection), variables, caller.apikey ?? null, caller.bearer)
}

function graphqlList(field: Field): VisibleList | null {
  const shown = listedBy(field)
  if (!shown || field.name in LEFT_OUT) return null
  const paging = field.args.find(pagingArgument)
  return {
    name: `query.${field.name}`,
    searches: searchesOf(paging),
    ask: async (server, fixture, { apikey = null, bearer }, search = {}) => {
      const rows: string[] = []
      for (let page = 1, pages = 1; page <= pages; page++) {
        const searched = paging && { [paging.name]: { ...widestSearch(paging), ...search, page } }
        const variables = { ...argumentsOf(field, fixture), ...searched }
        const document = documentFor(field, variables, selectRows(selectionOf(shown.type), shown))
        const answer = await server.gql(document, variables, apikey, bearer)
        if (answer.errors) return { refused: answer.errors[0].code }
        rows.push(...rowsIn(answer[field.name]).map((row) => JSON.stringify(row)))
        pages = answer[field.name]?.pages ?? 1
      }
      return { rows: [...new Set(rows)] }
    },
  }
}

const restList = ({ route, isSearch, filters }: RestList): VisibleList => ({
  name: route,
  searches: Object.fromEntries(
    filters.flatMap(({ name, type }) => {
      const value = PAGING.has(name) ? undefined : noneOf(type, 'rest')
      return value === undefined || (!isSearch && typeof value === 'object') ? [] : [[name, { [name]: value }]]
    }),
  ),
  ask: async (server, fixture, { bearer = null }, search = {}) => {
    const { line, body } = restCall(route, fixture, isSearch)
    const rows: string[] = []
    for (let page = 1, pages = 1; page <= pages; page++) {
      const asked = { ...(body as object), ...search, offset: PAGE_SIZE, page }
      const answer = isSearch
        ? await server.rest(line, asked, bearer)
        : await server.rest(`${line}?${new URLSearchParams(asked as never)}`, undefined, bearer)
      if (answer.status >= 400) return { refused: String(answer.status) }
      rows.push(...answer.body.data.map((row: Answer) => String(row.id ?? row.uuid ?? JSON.stringify(row))))
      pages = answer.body.pages
    }
    return { rows: [...new Set(rows)] }
  },
})

/** The searches of an argument that match nothing. */
function searchesOf(paging: GraphQLArgument | undefined): Record<string, object> {
  const input = getNamedType(paging?.type)
  if (!isInputObjectType(input)) return {}
  const found = Object.values(input.getFields()).flatMap(({ name, type }) => {
    const value = PAGING.has(name) ? undefined : noneOf(type, 'graphql')
    return value === undefined ? [] : [[name, { [name]: value }] as const]
  })
  return Object.fromEntries(found)
}

const PAGING = new Set([
  'page',
  'offset',
  'sort',
  'sortField',
  'sortBy',
  'sortOrder',
  'sortInputs',
  'expands',
  'fields',
  'customFields',
  'sortByCustomField',
])
const NOBODY = '01939d2c-0000-7000-8000-00000000dead'
const FAR = '2190-01-01T00:00:00.000Z'

/** A value that no record has; undefined where the type has only few values, so that some record may have any of them. */
function noneOf(type: GraphQLInputType | GraphQLOutputType, interfaceName: 'graphql' | 'rest'): unknown {
  const inner = getNullableType(type)
  if (isListType(inner)) {
    const one = noneOf(inner.ofType, interfaceName)
    return one === undefined ? undefined : [one]
  }
  const named = getNamedType(inner)
  if (isEnumType(named) || named.name === 'Boolean') return undefined
  if (named.name === 'DateSearchInput') return interfaceName === 'rest' ? { from: FAR } : { greaterThan: FAR }
  if (/^(Decimal|Number)SearchInput$/.test(named.name)) return { greaterThan: 99_999_999 }
  if (/^(Int|Float)$/.test(named.name)) return 2_147_483_647
  if (named.name === 'DateTime') return FAR
  if (isLeafType(named)) return NOBODY
  if (!isInputObjectType(named)) return undefined
  const required = Object.values(named.getFields()).filter(isRequiredInputField)
  const values = required.map((field) => [field.name, noneOf(field.type, interfaceName)])
  return required.length === 0 || values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values)
}

/** A list below the records that a field of Query shows, such as `product.orderlists`: each row says which record has which. */
function nestedList(field: Field, root: Shown, type: GraphQLObjectType, nested: Field): VisibleList | null {
  const shown = listedBy(nested)
  const own = identityIn(type)
  // Texts in several languages are part of the record itself.
  if (!shown || !own || selectionOf(shown.type) === '__typename' || nested.args.some(isRequiredArgument)) return null
  const [rootPaging, paging] = [field.args.find(pagingArgument), nested.args.find(pagingArgument)]
  const children = selectRows(selectionOf(shown.type), shown)
  const below = `${nested.name}${paging ? `(${paging.name}: $search)` : ''} { ${children} }`
  const selection = selectRows(`__typename ... on ${type.name} { ${own} ${below} }`, root)
  return {
    name: `query.${field.name} → ${type.name}.${nested.name}`,
    searches: searchesOf(paging),
    ask: async (server, fixture, { apikey = null, bearer }, search = {}) => {
      const given = { ...argumentsOf(field, fixture), ...(rootPaging && { [rootPaging.name]: widestSearch(rootPaging) }) }
      const document = documentFor(field, given, selection, paging ? `$search: ${paging.type}` : '')
      const variables = { ...given, ...(paging && { search: { ...widestSearch(paging), offset: SMALL_PAGE, ...search } }) }
      const answer = await server.gql(document, variables, apikey, bearer)
      if (answer.errors) return { refused: answer.errors[0].code }
      const rows = rowsIn(answer[field.name]).flatMap((parent) =>
        rowsIn(parent[nested.name]).map((child) => `${type.name} ${parent[own]}: ${JSON.stringify(child)}`),
      )
      return { rows: [...new Set(rows)] }
    },
  }
}

/** Below a page of records, as many children of each as there are in the fixture. */
const SMALL_PAGE = 20

export const lists: VisibleList[] = [...rootFields.flatMap((field) => graphqlList(field) ?? []), ...restLists.map(restList)]

export const nestedLists: VisibleList[] = rootFields.flatMap((field) => {
  const root = field.name in LEFT_OUT ? null : shownBy(field)
  if (!root) return []
  return possibleTypes(root.type).flatMap((type) =>
    fieldsOf(type).flatMap((nested) => nestedList(field, root, type, nested) ?? []),
  )
})
