import { type SqlBool, sql } from 'kysely'
import type {
  CategorySearchInput,
  CategorySortableFields,
  DateSearchInput,
  ProductCategorySearchInput,
  SortOrder,
} from '../../contract/contract.gen.js'
import { DEFAULT_LANGUAGE } from '../../contract/defaults.js'
import type { LookupKeys } from '../../core/store/reference.js'
import { relationById } from '../../core/store/relations.js'
import {
  dateRange,
  equals,
  type Filter,
  ignored,
  oneOf,
  type Resource,
  type SortBy,
  visibleToAll,
} from '../../core/store/resource.js'
import { type Source, type SourceTable, sourcesOf } from '../../core/store/sources.js'
import type { CategoryRow } from '../../db/db.gen.js'
import { lacksLanguage } from './missing-language.js'
import type { SlugTable } from './slugs.js'

/** The source table of categories: the ids that other systems have for them. */
export const categorySource: SourceTable = {
  table: 'categorySource',
  owner: 'categoryId',
  taken: 'CATEGORY_ALREADY_EXISTS_ERROR',
}

/** The slug table of categories. */
export const categorySlug: SlugTable = {
  table: 'categorySlug',
  owner: 'categoryId',
  of: 'category',
  taken: 'CATEGORY_SLUG_ALREADY_EXISTS_ERROR',
}

/** A category row. A deleted category carries its sources, because they can no longer be read. */
export type CategoryWithSources = CategoryRow & { sources?: Source[] }

export const sourcesOfCategory = sourcesOf(categorySource)

type CategorySort = Exclude<CategorySortableFields, 'dateCreated' | 'dateChanged'> | 'id'
type DateRangeFields = 'createdAtFrom' | 'createdAtTo' | 'lastModifiedAtFrom' | 'lastModifiedAtTo'
type LegacyFields = 'slug' | 'dateCreatedFrom' | 'dateCreatedTo' | 'dateModifiedFrom' | 'dateModifiedTo'

/** A category search for the store: date ranges and a list of sort inputs, as in every other search. */
export interface CategorySearch
  extends Omit<Partial<CategorySearchInput>, DateRangeFields | LegacyFields | 'sortField' | 'sortOrder'> {
  createdAt?: DateSearchInput | null | undefined
  lastModifiedAt?: DateSearchInput | null | undefined
  sortInputs?: readonly { field: CategorySort; order: SortOrder }[] | null | undefined
  /** The default language of the names to sort by. */
  namesIn?: string | undefined
}

/** The search arguments of the contract. GraphQL sends flat dates and one sort field; REST sends date ranges and `sortInputs`. */
type CategorySearchArgs = Partial<CategorySearchInput> & Partial<ProductCategorySearchInput> & Pick<CategorySearch, 'sortInputs'>

/** Converts the search arguments of the contract to the search of the store. */
export function toCategorySearch(args: CategorySearchArgs): CategorySearch {
  const { createdAtFrom, createdAtTo, lastModifiedAtFrom, lastModifiedAtTo, sortField, sortOrder, ...search } = args
  const range = (from?: string | null, to?: string | null) => (from || to ? { greaterThan: from, lessThan: to } : undefined)
  const createdAt = range(createdAtFrom, createdAtTo)
  const lastModifiedAt = range(lastModifiedAtFrom, lastModifiedAtTo)
  return {
    ...search,
    ...(createdAt && { createdAt }),
    ...(lastModifiedAt && { lastModifiedAt }),
    sortInputs: search.sortInputs ?? [
      { field: (sortField as CategorySort | null | undefined) ?? 'id', order: sortOrder ?? 'ASC' },
    ],
  }
}

const searchLanguage = ({ language }: Record<string, unknown>) => (typeof language === 'string' ? language.toUpperCase() : null)

const hasName: Filter<'category', string> = (eb, name, search) => {
  const language = searchLanguage(search)
  return language
    ? sql<SqlBool>`${eb.ref('names')} @> ${JSON.stringify({ [language]: name })}::jsonb`
    : sql<SqlBool>`${eb.ref('names')} ->> ${eb.ref('defaultLanguage')} = ${name}`
}

/** Matches categories without a name in a language. */
const lacksName: Filter<'category', string> = (eb, language) => lacksLanguage(sql`${eb.ref('names')}`, language)

const hasSlug: Filter<'category', readonly string[]> = (eb, slugs) =>
  slugs.length === 0
    ? eb.val(true)
    : sql<SqlBool>`${eb.ref('id')} in (select "categoryId" from "categorySlug" where slug = any(${slugs}))`

const hasSourceName: Filter<'category', string> = (eb, source) =>
  sql<SqlBool>`${eb.ref('id')} in (select "categoryId" from "categorySource" where name = ${source})`

const hasSourceId: Filter<'category', readonly string[]> = (eb, ids, { source = null }) =>
  ids.length === 0
    ? eb.val(true)
    : sql<SqlBool>`${eb.ref('id')} in (
        select s."categoryId" from "categorySource" s where s.id = any(${ids}) and (${source}::text is null or s.name = ${source}))`

/** Sorts by name. Not indexed: a catalogue has a few thousand categories at most, and the set of languages is open. */
const byName: SortBy<'category'> = (column, search) => {
  const name = sql`coalesce(${column('names')} ->> ${searchLanguage(search) ?? search.namesIn ?? DEFAULT_LANGUAGE}, ${column('names')} ->> ${column('defaultLanguage')})`
  return sql`${name} collate "und-x-icu"`
}

/** Sorts by the path of the parent, then by the order below it. Not indexed, for the same reasons as `byName`. */
const byTreeOrder: SortBy<'category'> = (column) =>
  sql`row(string_to_array(regexp_replace(${column('path')}, '/?[0-9]+$', ''), '/')::int4[], ${column('sortOrder')})`

/** A category: a node of the catalogue tree. */
export const category: Resource<'category', CategorySearch, CategorySort> = {
  label: 'Category',
  table: 'category',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  codes: { inUse: 'DELETE_CATEGORY_ERROR' },
  visible: visibleToAll,
  filters: {
    namesIn: ignored,
    name: hasName,
    missingLanguage: lacksName,
    language: ignored,
    categoryId: oneOf('id'),
    categoryIds: oneOf('id'),
    parentCategoryId: oneOf('parentId'),
    parentCategoryIds: oneOf('parentId'),
    uuids: oneOf('uuid'),
    slugs: hasSlug,
    hidden: equals('hidden'),
    source: hasSourceName,
    sourceIds: hasSourceId,
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: { id: 'id', name: byName, createdAt: 'createdAt', lastModifiedAt: 'lastModifiedAt', categoryOrder: byTreeOrder },
  selectColumns: {
    always: ['uuid', 'parentId', 'path', 'hidden', 'sortOrder'],
    reads: { name: ['names'], description: ['descriptions'], shortDescription: ['shortDescriptions'], slug: ['slugs'] },
  },
  localized: [
    'names',
    'descriptions',
    'shortDescriptions',
    'slugs',
    'metadataTitles',
    'metadataDescriptions',
    'metadataKeywords',
    'metadataCanonicalUrls',
  ],
}

/** The lookup keys of categories. If an input gives both an id and a sourceId, they must mean the same category. */
export const categoryLookup: LookupKeys<'category'> = { resource: category, sources: categorySource, mustAgree: true }

/** Returns the parent of each category; null for a root. */
export const parentOfCategory = relationById(category, ({ parentId }: CategoryRow) => parentId)
