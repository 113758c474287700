/** Saved views of a list: filters, order and columns under a name. They are records of the API, so that administrators can share them. */
import { runDocument } from '../api/client.js'
import {
  savedViewCreateDocument,
  savedViewDeleteDocument,
  savedViewsDocument,
  savedViewUpdateDocument,
} from '../api/documents/views.js'
import type { ColumnChoice } from './column-choice.js'

export interface SavedView {
  id: string
  /** The list that the view belongs to, such as `orders`. */
  list: string
  name: string
  /** Filters and order, as in the URL of the view. */
  query: string
  columns: ColumnChoice | null
  isShared: boolean
  /** Whether the administrator has saved it; the desk offers to delete only own views. */
  isOwn: boolean
}

interface ViewsResult {
  savedViews: {
    items: {
      id: string
      list: string
      name: string
      settings: { query?: unknown; columns?: unknown }
      isShared: boolean
      ownerId: number | null
    }[]
  }
  adminUserViewer: { id: string } | null
}

const isNames = (value: unknown): value is string[] => Array.isArray(value) && value.every((name) => typeof name === 'string')

/** Reads the columns of a view. Another client may have saved something else. */
function readColumns(value: unknown): ColumnChoice | null {
  const { order, shown } = (value ?? {}) as { order?: unknown; shown?: unknown }
  return isNames(order) && isNames(shown) ? { order, shown } : null
}

/** Returns the own and the shared views of a list. */
export async function listViews(list: string): Promise<SavedView[]> {
  const { savedViews, adminUserViewer } = await runDocument<ViewsResult>(savedViewsDocument, { list })
  return savedViews.items.map(({ settings, ownerId, ...view }) => ({
    ...view,
    query: typeof settings.query === 'string' ? settings.query : '',
    columns: readColumns(settings.columns),
    isOwn: ownerId !== null && String(ownerId) === adminUserViewer?.id,
  }))
}

/** Saves a view. An own one of the same list and name is replaced. */
export async function saveView({ list, name, query, columns, isShared }: Omit<SavedView, 'id' | 'isOwn'>): Promise<void> {
  const input = { name, settings: { query, columns }, isShared }
  const old = (await listViews(list)).find((view) => view.isOwn && view.name === name)
  if (old) await runDocument(savedViewUpdateDocument, { id: old.id, input })
  else await runDocument(savedViewCreateDocument, { input: { ...input, list } })
}

export const removeView = ({ id }: SavedView) => runDocument<{ savedViewDelete: boolean }>(savedViewDeleteDocument, { id })
