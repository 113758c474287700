/** Reads the search input of a list, with all types that it uses: its filters and its sort fields. */
import { useEffect, useState } from 'react'
import { loadType, type SchemaType } from '../api/schema.js'
import { type Filter, listFilters } from './filters.js'

export interface SearchType {
  filters: Filter[]
  /** The member of the input that takes the order, and what the list can be sorted by; null if it has one fixed order. */
  sort: { name: string; fields: string[] } | null
}

const known = new Map<string, Promise<SearchType>>()

/** Returns the filters and sort fields of a search input. It is read once. */
function loadSearchType(inputType: string): Promise<SearchType> {
  const reading = known.get(inputType) ?? readSearchType(inputType)
  known.set(inputType, reading)
  reading.catch(() => known.delete(inputType))
  return reading
}

async function readSearchType(inputType: string): Promise<SearchType> {
  const types = new Map<string, SchemaType>()
  await collectTypes(inputType, types)
  const input = types.get(inputType)
  if (!input) return { filters: [], sort: null }
  const sortInput = input.fields.find(({ name }) => name === 'sortInputs' || name === 'sort')
  const sortField = types.get(sortInput?.type ?? '')?.fields.find(({ name }) => name === 'field')
  const fields = types.get(sortField?.type ?? '')?.values.map(({ name }) => name) ?? []
  return { filters: listFilters(input, types), sort: sortInput && fields.length > 0 ? { name: sortInput.name, fields } : null }
}

/** Reads a type and those of its members, one level at a time. */
async function collectTypes(name: string, types: Map<string, SchemaType>): Promise<void> {
  const type = await loadType(name)
  if (!type) return
  types.set(name, type)
  const next = type.fields.filter((field) => field.kind === 'INPUT_OBJECT' || field.kind === 'ENUM').map((field) => field.type)
  await Promise.all([...new Set(next)].filter((other) => !types.has(other)).map((other) => collectTypes(other, types)))
}

/** Returns the filters and sort fields of a list; null until they are known, and an error if they cannot be read. */
export function useSearchType(inputType: string): { search: SearchType | null; error: Error | null } {
  const [state, setState] = useState<{ search: SearchType | null; error: Error | null }>({ search: null, error: null })
  useEffect(() => {
    let isCurrent = true
    loadSearchType(inputType).then(
      (search) => isCurrent && setState({ search, error: null }),
      (error: Error) => isCurrent && setState({ search: null, error }),
    )
    return () => {
      isCurrent = false
    }
  }, [inputType])
  return state
}
