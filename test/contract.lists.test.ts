/** Every filter and every sort of every list proves itself: what matches is found, what does not match stays out, and the order is the right one. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Contract, openContract } from './contract/ask.js'
import { nounOf } from './contract/expected/index.js'
import type { SortValue } from './contract/expected/noun.js'
import { exceptions, filteredLists, type List, type ListSort, lists } from './contract/lists.js'
import { defaultLook, type Fact, type FilterField, type Probe } from './contract/probes.js'
import { addVariety } from './contract/rows/variety.js'
import type { Answer } from './test-server.js'

const ROWS = 24

let server: Contract

beforeAll(async () => {
  server = await openContract(ROWS, addVariety)
})
afterAll(async () => {
  await server.close()
  expect(server.logged).toEqual([])
})

/** The truth of each noun: its rows by id and by uuid. */
const truths = new Map<string, Promise<Map<string, Fact>>>()
function truthOf(noun: string): Promise<Map<string, Fact>> {
  const known = truths.get(noun) ?? readTruth(noun)
  truths.set(noun, known)
  return known
}
async function readTruth(noun: string): Promise<Map<string, Fact>> {
  const rows = (await nounOf(noun).rows?.(server)) ?? []
  return new Map(rows.flatMap((fact) => [fact.id, fact.uuid].flatMap((key) => (key == null ? [] : [[String(key), fact]]))))
}

/** All rows of a list, as the database has them. */
async function factsOf(list: List, search: object): Promise<Fact[]> {
  const first = await list.ask(server, { ...search, offset: list.maxOffset })
  const shown: Answer[] = [...first.data]
  for (let page = 2; page <= first.pages; page++)
    shown.push(...(await list.ask(server, { ...search, offset: list.maxOffset, page })).data)
  const { rows, keyOf = ({ id }) => id } = nounOf(list.noun)
  if (rows === null) return shown
  const truth = await truthOf(list.noun)
  return shown.map(
    (row) => truth.get(String(keyOf(row))) ?? expect.fail(`${list.name} shows ${JSON.stringify(row)}, which is no row`),
  )
}

const ids = (facts: readonly Fact[]) => facts.map(({ id }) => id).sort()

/** The results of a search without this filter, cached for each list. */
const bases = new Map<string, Promise<Fact[]>>()
function baseOf(list: List, from: Probe['from'] = {}): Promise<Fact[]> {
  const key = `${list.name} ${JSON.stringify(from)}`
  const known = bases.get(key) ?? (from === 'all' ? allOf(list) : factsOf(list, from))
  bases.set(key, known)
  return known
}
const allOf = async ({ noun }: List) => [...new Set((await truthOf(noun)).values())]

/** The code with which a list of GraphQL refuses a search. */
const codeOf = (list: List, search: object) =>
  list.ask(server, search).then(
    () => null,
    ({ actual }) => actual[0].code,
  )

async function probesOf(list: List, filter: FilterField): Promise<Probe[]> {
  const asked = { ...filter, interfaceName: list.interfaceName, list: list.name, facts: await baseOf(list) }
  const look = nounOf(list.noun).looks?.[filter.name] ?? defaultLook(asked)
  return look(asked)
}

/** Filters that the contract accepts and that leave every row: facets only say which attributes are counted. */
const IGNORED = ['Bundle.taxZone', 'Price.cost', 'IBaseProductSearch.facets']

/** Filters of lists below a record that can only contradict it: what leads from a cluster does not lead from a product. */
const NEVER_FIND = [
  'Cluster.crossupsellsFrom.productIdsFrom',
  'Cluster.crossupsellsTo.productIdsTo',
  'Product.crossupsellsFrom.clusterIdsFrom',
  'Product.crossupsellsTo.clusterIdsTo',
]

test('every list that takes filters or sorts is tried here, or it is an exception with a reason', () => {
  const tried = new Set(lists.map(({ name }) => name))

  expect(filteredLists.length).toBeGreaterThan(90)
  expect(filteredLists.filter((name) => !tried.has(name) && !exceptions[name])).toEqual([])
  expect(Object.keys(exceptions).filter((name) => !filteredLists.includes(name))).toEqual([])
})

describe('filters', () => {
  const filters = lists.flatMap((list) => list.filters.map((filter) => ({ list, filter })))

  for (const { list, filter } of filters)
    test(`the filter ${filter.name} of ${list.name} finds what matches, and leaves out the rest`, () => tryFilter(list, filter))
})

async function tryFilter(list: List, filter: FilterField) {
  const probes = await probesOf(list, filter)
  const isIgnored = IGNORED.includes(`${list.noun}.${filter.name}`)
  let [finds, leavesOut] = [NEVER_FIND.includes(`${list.name}.${filter.name}`), isIgnored]
  for (const { from, search, keeps, refused } of probes) {
    if (refused) return expect(await codeOf(list, search)).toBe(refused)
    const base = await baseOf(list, from)
    const expected = base.filter(keeps)
    expect({ search, ids: ids(await factsOf(list, search)) }).toEqual({ search, ids: ids(expected) })
    finds ||= expected.length > 0
    leavesOut ||= expected.length < base.length
  }
  const lack = finds ? 'that it leaves out' : 'that it finds'
  if (!finds || !leavesOut)
    expect.fail(`test/contract/rows lacks a row of ${list.noun} ${lack}: nothing tells whether the filter works`)
}

/**
 * How relevant a product is to a term is no value of it: quality.test.ts in the search tells which ones come first.
 * What leads from a record, or to it, has this record in common: there is nothing to sort by it.
 */
const isTried = ({ list, sort: { field } }: { list: List; sort: ListSort }) =>
  (field !== 'RELEVANCE' || list.noun === 'CompanySearch') &&
  !(/crossupsellsFrom$/.test(list.name) && field.endsWith('_ID_FROM')) &&
  !(/crossupsellsTo$/.test(list.name) && field.endsWith('_ID_TO'))

describe('sorts', () => {
  const sorts = lists.flatMap((list) => list.sorts.map((sort) => ({ list, sort }))).filter(isTried)

  for (const { list, sort } of sorts)
    test(`the sort ${sort.field} of ${list.name} orders the rows both ways, ties by their ids`, () => trySort(list, sort))
})

async function trySort(list: List, sort: ListSort) {
  const value = sortValueOf(list, sort, await baseOf(list))
  const lack = (what: string) =>
    `test/contract/rows lacks ${what} of ${list.noun} by which to sort: nothing tells whether the sort works`
  const inOrder = async (order: 'ASC' | 'DESC') => factsOf(list, { ...value.besides, ...sort.by(order) })
  const [up, down] = [await inOrder('ASC'), await inOrder('DESC')]

  const [upGroups, downGroups] = [groupsOf(up, value), groupsOf(down, value)]
  const keys = (groups: Group[]) => groups.map(({ key }) => key)
  expect(keys(upGroups)).toEqual(keys(upGroups.toSorted((a, b) => compare(a, b, value))))
  const turned = upGroups.toReversed()
  const nulls = turned.filter(({ value: one }) => one === null)
  expect(keys(downGroups)).toEqual(
    keys(value.nullsLast ? [...turned.filter(({ value: one }) => one !== null), ...nulls] : turned),
  )
  for (const group of [...upGroups, ...downGroups]) expect(group.ids).toEqual(group.ids.toSorted(byNumber))
  if (upGroups.filter(({ value: one }) => one !== null).length < 2) expect.fail(lack('two rows that differ'))
  if (!value.isUnique && !upGroups.some((group) => group.ids.length > 1)) expect.fail(lack('two rows that are equal'))
}

const byNumber = (a: unknown, b: unknown) => (typeof a === 'number' ? a - Number(b) : String(a) < String(b) ? -1 : 1)

function sortValueOf(list: List, { field }: ListSort, facts: readonly Fact[]): SortValue {
  const { sorts } = nounOf(list.noun)
  const said = sorts?.[`${list.name}.${field}`] ?? sorts?.[field]
  if (said) return said
  const column = /[a-z]/.test(field) ? field : field.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  if (!facts.some((fact) => column in fact)) expect.fail(`say in test/contract/expected what the sort ${field} compares`)
  return { of: column, isUnique: column === 'id' }
}

interface Group {
  key: string
  value: unknown
  ids: unknown[]
}

/** Rows with the same value, as long as they stand together. */
function groupsOf(facts: readonly Fact[], { of }: SortValue): Group[] {
  const groups: Group[] = []
  for (const fact of facts) {
    const value = (typeof of === 'string' ? fact[of] : of(fact)) ?? null
    const key = JSON.stringify(value)
    if (groups.at(-1)?.key !== key) groups.push({ key, value, ids: [] })
    groups.at(-1)?.ids.push(fact.id)
  }
  return groups
}

/** As the database compares: nothing comes last, text sign by sign or as a language does, records and lists part by part. */
function compare(a: Group, b: Group, { language }: SortValue): number {
  return compareValues(a.value, b.value, language)
}

function compareValues(a: unknown, b: unknown, language?: string): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (typeof a === 'string' && typeof b === 'string' && language)
    return a.localeCompare(b, language === 'und' ? undefined : language) || byNumber(a, b)
  if (typeof a === 'object' && !(a instanceof Date)) {
    const [left, right] = [Object.values(a as object), Object.values(b as object)]
    for (let i = 0; i < Math.min(left.length, right.length); i++) {
      const order = compareValues(left[i], right[i], language)
      if (order !== 0) return order
    }
    return left.length - right.length
  }
  return (a as number) < (b as number) ? -1 : Number((a as number) > (b as number))
}
