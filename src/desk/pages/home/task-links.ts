import { linkTo } from '../../base/router.js'
import type { Task } from './types.js'

/** The view that lists the records of a query. */
const views: Record<string, string> = {
  orders: '/orders',
  carts: '/carts',
  eventDeliveries: '/deliveries',
  csvImportJobs: '/imports',
  products: '/catalogue',
  lifecycleReadiness: '/lifecycle',
  tickets: '/tickets',
  callOffContracts: '/spending/contracts',
}

/** Kinds of tasks that have a view of their own. */
const viewsByKind: Record<string, string> = { QUOTES_TO_ANSWER: '/quotes' }

/** Writes a filter of the API as lists read it from their URL: `createdAt.greaterThan=…`, and values of a list joined by `|`. */
function toParams(filter: Record<string, unknown>, path = ''): Record<string, string> {
  const entries = Object.entries(filter).flatMap(([name, value]) => {
    const key = path ? `${path}.${name}` : name
    if (value == null) return []
    if (Array.isArray(value)) return [[key, value.map(escapeValue).join('|')]]
    return typeof value === 'object' ? Object.entries(toParams(value as Record<string, unknown>, key)) : [[key, String(value)]]
  })
  return Object.fromEntries(entries)
}

const escapeValue = (value: unknown) => String(value).replaceAll('%', '%25').replaceAll('|', '%7C')

/** Returns the link to the list of the records that wait; null if the desk has no such list. */
export function linkOfTask({ kind, query, filter }: Task): string | null {
  const view = viewsByKind[kind] ?? views[query]
  return view ? linkTo(view, toParams(filter)) : null
}
