import type { LegacyProperty } from '../../interfaces/rest/dto.js'

/** Returns the deprecated names of the date ranges in searches. */
export const oldDates = (search: string): Record<string, LegacyProperty> => ({
  dateCreated: renamedRange(`${search}.createdAt`),
  dateModified: renamedRange(`${search}.lastModifiedAt`),
})

const renamedRange = (use: string): LegacyProperty => ({
  type: 'DateSearchInput',
  migration: 'legacy-dates',
  use: [use],
  fix: 'rename',
})
