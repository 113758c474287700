/** The view and its query in the URL fragment. */

export interface Route {
  /** The parts of the path, such as `['orders', '12']`. */
  path: string[]
  query: URLSearchParams
}

/** Parses a fragment. A path with an invalid percent-encoding names no view: it is one part, as written. */
export function parseFragment(fragment: string): Route {
  const [path = '', query = ''] = fragment.split('?')
  const parts = path.split('/').filter(Boolean)
  try {
    return { path: parts.map(decodeURIComponent), query: new URLSearchParams(query) }
  } catch {
    return { path: [path], query: new URLSearchParams(query) }
  }
}
