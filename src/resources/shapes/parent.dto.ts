import type { Dto } from '../../faces/rest/dto.js'

/** Which category a record stands in or under: by its number, or by another system's key. */
export const parentReferenceDto: Dto = {
  name: 'ParentReferenceDto',
  from: 'ParentReferenceDto',
  declares: `
    "The category that the record stands in or under: by id, or by source and sourceId."
    input ParentReferenceDto {
      id: Int
      source: String
      sourceId: String
      language: String @legacy(migration: "localized-arrays", fix: drop)
    }`,
  legacy: { language: { migration: 'localized-arrays', fix: 'drop' } },
}
