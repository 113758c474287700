import type { Dto } from '../../interfaces/rest/dto.js'

/** A reference to the category of a record: by id, or by source and sourceId. */
export const parentReferenceDto: Dto = {
  name: 'ParentReferenceDto',
  from: 'ParentReferenceDto',
  declares: `
    "The parent category, or the default category, of the record: by id, or by source and sourceId."
    input ParentReferenceDto {
      id: Int
      source: String
      sourceId: String
      language: String @legacy(migration: "localized-arrays", fix: drop)
    }`,
  legacy: { language: { migration: 'localized-arrays', fix: 'drop' } },
}
