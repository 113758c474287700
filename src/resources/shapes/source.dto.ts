/** What the REST shapes of companies, contacts and customers share. */
import type { Dto, LegacyProperty, Nested } from '../../faces/rest/dto.js'

const migration = 'legacy-account-fields'

/** Accepted in any shape, and thrown away. */
export const notStored = (...names: string[]): Record<string, LegacyProperty> =>
  Object.fromEntries(names.map((name) => [name, { type: 'JSON', migration, before: 'notStored', fix: 'drop' }]))

const foldedIntoSources: LegacyProperty = { type: 'String', migration, before: 'folded', fix: 'reshape', note: 'Use the sources array.' }

/** The one key that a record had in the one other system. */
export const oldSource: Record<string, LegacyProperty> = { source: foldedIntoSources, sourceId: foldedIntoSources }

/** What contacts and customers once carried and nobody reads. */
export const oldPerson = notStored('abbreviation', 'pricelistAmount', 'pricelistPercentage', 'ssn', 'title')

/** Which record another one belongs to: by its number, or by another system's key. */
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

/** Where the contract's update can only add and replace keys, REST also forgets one: by null as its sourceId. */
export const sourcesPatch = { sources: '[SourceUpsertInput!] @rule(maxItems: 100)' }

const sourceDto: Dto = {
  name: 'Source',
  from: 'Source',
  description: 'How another system knows the record.',
  omit: ['id', 'name'],
  also: { source: 'String!', sourceId: 'String!' },
  read: { source: ({ name }) => name, sourceId: ({ id }) => id },
}

/** The sources of a record in an answer. */
export const nestedSources = (of: Nested['of']): Nested => ({ dto: sourceDto, of, many: true })
