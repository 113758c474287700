import type { LegacyProperty } from '../../faces/rest/dto.js'
/** What searches called their ranges of dates before. */
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
