/** Reads the page of a list that the URL of its view asks for. */
import { useEffect, useMemo, useState } from 'react'
import { runDocument } from '../api/client.js'
import { useQuery } from '../api/use-query.js'
import { pageOf, type Route } from '../base/router.js'
import { EXPORT_PAGE_SIZE, type ListPage } from './export/export.js'
import { type Filter, paramsOf, readInput, readSort, type Sort } from './filters.js'
import { PAGE_SIZES } from './list-states.js'
import type { FilterSetting } from './names.js'
import { useSearchType } from './search-type.js'

export interface ListQuery {
  name: string
  route: Route
  /** A document with one list, whose variable `$input` is the search input. */
  document: string
  /** The field of the query that returns the list. */
  root: string
  /** The name of the search input type. */
  inputType: string
  /** What the input has unless a filter or an order is chosen. */
  defaults?: Record<string, unknown>
  /** What the view adds to the input by itself, such as the facets of the catalogue. */
  extraInput?: Record<string, unknown>
  /** The other variables of the document. */
  variables?: object
  filters?: readonly FilterSetting[]
  /** Whether everything that the input needs is known. */
  isReady?: boolean
  /** Another number reads the page again, after the view has changed a record. */
  version?: number
  /** Reads the page again after some milliseconds as long as one of its rows says so. */
  refresh?: { everyMs: number; isWanted(row: never): boolean }
}

const NO_FILTERS: Filter[] = []

const sizeKey = (name: string) => `wharf-desk-rows-${name}`

/** Returns the number of rows on a page; the choice is kept in the browser. */
function usePageSize(name: string) {
  const [size, setSize] = useState(() => {
    const stored = Number(localStorage.getItem(sizeKey(name)))
    return PAGE_SIZES.includes(stored) ? stored : (PAGE_SIZES[0] ?? EXPORT_PAGE_SIZE)
  })
  const choose = (next: number) => {
    localStorage.setItem(sizeKey(name), String(next))
    setSize(next)
  }
  return [size, choose] as const
}

/** Returns the default order, as one of the two members of an input that hold it. */
const defaultSort = ({ sortInputs, sort }: Record<string, unknown>): Sort | null =>
  ((sortInputs ?? sort) as Sort[] | undefined)?.[0] ?? null

/** The part of the URL that names no filter of the API. */
const isFilterParam = (key: string) => !['page', 'term', 'tab'].includes(key)

/** Reads the page again when the view has changed something, or while rows change by themselves. */
function useRefresh(rows: readonly unknown[] | undefined, reload: () => void, { version = 0, refresh }: ListQuery) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version reads it again
  useEffect(() => {
    if (version > 0) reload()
  }, [version])
  const everyMs = refresh && rows?.some((row) => refresh.isWanted(row as never)) ? refresh.everyMs : 0
  useEffect(() => {
    if (!everyMs) return
    const timer = setInterval(reload, everyMs)
    return () => clearInterval(timer)
  }, [everyMs, reload])
}

export function useList<Row>(query: ListQuery) {
  const { name, route, document, root, inputType, defaults = {}, extraInput, variables, isReady = true } = query
  const { search, error: searchError } = useSearchType(inputType)
  const [size, setSize] = usePageSize(name)
  const hidden = new Set(query.filters?.filter(({ isHidden }) => isHidden).map((setting) => setting.name))
  const all = search?.filters ?? NO_FILTERS
  const offered = all.filter((filter) => !hidden.has(filter.name))
  const chosenSort = readSort(route.query.get('sort'))
  const isKnownSort = chosenSort && search?.sort?.fields.includes(chosenSort.field)
  const sort = isKnownSort ? chosenSort : defaultSort(defaults)
  const term = route.query.get('term')
  const input = {
    ...defaults,
    ...(term && { term }),
    ...readInput(offered, route.query),
    ...(isKnownSort && search?.sort && { [search.sort.name]: [chosenSort] }),
    ...extraInput,
  }
  // A view without filters is read at once; others wait until the types of their filters are known.
  const canRead = isReady && (search !== null || ![...route.query.keys()].some(isFilterParam))
  const asked = { ...variables, input: { ...input, page: pageOf(route), offset: size } }
  const state = useQuery<Record<string, ListPage<Row>>>(document, asked, canRead)
  useRefresh(state.data?.[root]?.items, state.reload, query)
  const key = JSON.stringify({ ...variables, input })
  const readPage = useMemo(
    () => async (page: number, signal: AbortSignal) => {
      const whole = JSON.parse(key)
      const pageInput = { ...whole.input, page, offset: EXPORT_PAGE_SIZE }
      const data = await runDocument<Record<string, ListPage<Row>>>(document, { ...whole, input: pageInput }, signal)
      return data[root] as ListPage<Row>
    },
    [document, root, key],
  )
  return {
    list: state.data?.[root],
    error: searchError ?? state.error,
    isLoading: state.isLoading,
    reload: state.reload,
    size,
    setSize,
    /** The search term has a field of its own. */
    filters: offered.filter((filter) => filter.name !== 'term'),
    hasTerm: all.some((filter) => filter.name === 'term'),
    sort,
    sortFields: search?.sort?.fields ?? [],
    /** True until it is known that the list has one fixed order, so that the toolbar does not move. */
    canSort: !search || search.sort !== null,
    /** Changes with the filters, not with the page. */
    scope: JSON.stringify(input),
    isFiltered: Boolean(term) || offered.some((filter) => Object.keys(paramsOf(filter.name, route.query)).length > 0),
    readPage,
  }
}
