/** Parts that several REST shapes share: sources, parent references and deprecated account properties. */
import type { Dto, LegacyProperty, Nested } from '../../interfaces/rest/dto.js'

const migration = 'legacy-account-fields'

/** Deprecated properties that are accepted in any shape and ignored. */
export const notStored = (...names: string[]): Record<string, LegacyProperty> =>
  Object.fromEntries(names.map((name) => [name, { type: 'JSON', migration, before: 'notStored', fix: 'drop' }]))

const foldedIntoSources: LegacyProperty = {
  type: 'String',
  migration,
  before: 'folded',
  fix: 'reshape',
  replacement: 'sources',
}

/** The deprecated pair of a single source: it is folded into the `sources` array. */
export const oldSource: Record<string, LegacyProperty> = { source: foldedIntoSources, sourceId: foldedIntoSources }

/** Deprecated properties of contacts and customers that are no longer stored. */
export const oldPerson = notStored('abbreviation', 'pricelistAmount', 'pricelistPercentage', 'ssn', 'title')

/** A reference to the parent record: by id, or by source and sourceId. */
export const parentDto: Dto = {
  name: 'ParentInput',
  from: 'ParentInput',
  declares: `
    "The record that this one belongs to: by id, or by source and sourceId."
    input ParentInput {
      id: Int
      source: String
      sourceId: String
      language: String @legacy(migration: "localized-arrays", before: ignored, fix: drop)
    }`,
  legacy: { language: { migration: 'localized-arrays', before: 'ignored', fix: 'drop' } },
}

/** `sources` in an update: GraphQL can only add and replace sources, REST also removes one by null as its sourceId. */
export const sourcesPatch = { sources: '[SourceUpsertInput!] @rule(maxItems: 100)' }

const sourceDto: Dto = {
  name: 'Source',
  from: 'Source',
  description: 'The id of the record in another system.',
  omit: ['id', 'name'],
  also: { source: 'String!', sourceId: 'String!' },
  read: { source: ({ name }) => name, sourceId: ({ id }) => id },
}

/** Nests the sources of a record in a response. */
export const nestedSources = (of: Nested['of']): Nested => ({ dto: sourceDto, of, many: true })
