/** The pagination contract. Every list and search of both APIs uses this file. */
import { DomainError } from './errors.js'

export interface PageRequest {
  page: number
  /** The number of items per page. The contract calls it `offset`, and so does all code. */
  offset: number
}

export interface Page<T> extends PageRequest {
  items: T[]
  itemsFound: number
  pages: number
  start: number
  end: number
  /** Messages about the page for the client, which REST returns. */
  messages?: string[]
}

const DEFAULT_OFFSET = 12
/** The largest page of most lists. */
export const MAX_OFFSET = 1000
/** The largest page of any list; the interfaces check the maximum of each. */
const LARGEST_OFFSET = 2000
const MAX_PAGE = 2 ** 31 - 1

/** Reads page and offset as the caller sent them. Anything but a whole number in range is refused, not converted. */
export function pageRequest(sent: { page?: unknown; offset?: unknown }, maxOffset = LARGEST_OFFSET): PageRequest {
  return {
    page: readWholeNumber('page', sent.page, 1, MAX_PAGE),
    offset: readWholeNumber('offset', sent.offset, DEFAULT_OFFSET, maxOffset),
  }
}

function readWholeNumber(name: string, value: unknown, fallback: number, max: number): number {
  if (value === undefined || value === null) return fallback
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max) return value
  const message = `must be a whole number from 1 to ${max}`
  throw new DomainError('PAGINATION', 'VALIDATION_ERROR', `${name} ${message}`, [{ path: [name], message }])
}

/** Returns the page of `items`, with its numbers. */
export function pageOf<T>(items: T[], itemsFound: number, { page, offset }: PageRequest): Page<T> {
  const before = (page - 1) * offset
  return {
    items,
    itemsFound,
    page,
    offset,
    pages: Math.ceil(itemsFound / offset),
    start: items.length === 0 ? 0 : before + 1,
    end: items.length === 0 ? 0 : before + items.length,
  }
}
