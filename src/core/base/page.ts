/** The pagination contract. Every list and every search of both interfaces goes through this file. */
import { DomainError } from './errors.js'

export interface PageRequest {
  page: number
  /** Items per page. The public name is `offset`; we keep it, everywhere. */
  offset: number
}

export interface Page<T> extends PageRequest {
  items: T[]
  itemsFound: number
  pages: number
  start: number
  end: number
}

const DEFAULT_OFFSET = 12
export const MAX_OFFSET = 1000
const MAX_PAGE = 2 ** 31 - 1

/** Reads page and offset as the caller sent them; anything but a whole number in range is refused, never coerced. */
export function pageRequest(asked: { page?: unknown; offset?: unknown }, maxOffset = MAX_OFFSET): PageRequest {
  return {
    page: wholeNumber('page', asked.page, 1, MAX_PAGE),
    offset: wholeNumber('offset', asked.offset, DEFAULT_OFFSET, maxOffset),
  }
}

function wholeNumber(name: string, value: unknown, otherwise: number, max: number): number {
  if (value === undefined || value === null) return otherwise
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max) return value
  const message = `must be a whole number from 1 to ${max}`
  throw new DomainError('PAGINATION', 'VALIDATION_ERROR', `${name} ${message}`, [{ path: [name], message }])
}

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
