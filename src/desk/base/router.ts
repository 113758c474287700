/** The address of a view is the fragment of the URL, such as `#/orders?status=NEW`. The server only ever sees `/`. */
import { useMemo, useSyncExternalStore } from 'react'
import { parseFragment, type Route } from './fragment.js'

export type { Route }

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

const readFragment = () => location.hash.slice(1) || '/'

export function useRoute(): Route {
  const fragment = useSyncExternalStore(subscribe, readFragment)
  return useMemo(() => parseFragment(fragment), [fragment])
}

type QueryValues = Record<string, string | number | null | undefined>

/** Returns the link to a view. Empty values are left out. */
export function linkTo(path: string, values: QueryValues = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value != null && value !== '') query.set(name, String(value))
  const text = query.toString()
  return `#${path}${text ? `?${text}` : ''}`
}

export function openView(path: string, values: QueryValues = {}) {
  location.hash = linkTo(path, values)
}

/** Changes some values of the URL and keeps the others. Changing a filter goes back to the first page. */
export function changeQuery({ path, query }: Route, changes: QueryValues) {
  const values = { ...Object.fromEntries(query), page: null, ...changes }
  openView(`/${path.map(encodeURIComponent).join('/')}`, values)
}

export const pageOf = ({ query }: Route) => Math.max(1, Number(query.get('page')) || 1)
