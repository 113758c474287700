import type { Dto, LegacyProperty } from '../../../interfaces/rest/dto.js'
import { parentReferenceDto } from '../../../resources/shapes/parent.dto.js'

const migration = 'localized-arrays'

/** Returns the deprecated properties for texts: `language` is the language of a text that is given without one. */
export const legacyTexts = (dto: string): Record<string, LegacyProperty> => ({
  language: { type: 'String', migration, fix: 'drop' },
  shortName: { type: 'String', migration, use: [`${dto}.shortNames`], fix: 'reshape' },
})

/** A product in a bulk request, also nested in a cluster or an option. */
export const bulkProductDto: Dto = {
  name: 'BulkProductDto',
  from: 'BulkProductDto',
  declares: `
    "A product to create or update. Properties that are not sent stay unchanged."
    input BulkProductDto @partial {
      id: Int
      "The default category."
      parent: ParentReferenceDto
      "Attributes that are not listed stay unchanged; null as a value removes the attribute."
      attributes: [AttributeBulkCreateInput!] @rule(maxItems: 200)
      categoryId: Int
      names: [LocalizedStringInput!] @rule(maxLength: 500, plain: true)
      descriptions: [LocalizedStringInput!] @rule(html: true, long: true)
      shortDescriptions: [LocalizedStringInput!] @rule(html: true, long: true)
      keywords: [LocalizedStringInput!] @rule(plain: true)
      customKeywords: [LocalizedStringInput!] @rule(plain: true)
      sku: String @rule(maxLength: 255, code: true)
      status: ProductStatus
      statusExtra: String @rule(maxLength: 255, plain: true)
      supplier: String @rule(maxLength: 255, plain: true)
      supplierCode: String @rule(maxLength: 255, code: true)
      barCode: String @rule(maxLength: 255, code: true)
      manufacturerCode: String @rule(maxLength: 255, code: true)
      eanCode: String @rule(maxLength: 255, code: true)
      manufacturer: String @rule(maxLength: 255, plain: true)
      package: String @rule(maxLength: 255, plain: true)
      packageUnit: String @rule(maxLength: 255, plain: true)
      purchaseUnit: Int @rule(min: 1)
      purchaseMinimumQuantity: Int @rule(min: 1)
      orderableFrom: String @rule(format: dateTime)
      orderableTo: String @rule(format: dateTime)
      releaseDate: String @rule(format: dateTime)
      turnoverGroup: String @rule(maxLength: 255, plain: true)
      priceGroup: String @rule(maxLength: 255, plain: true)
      taxonomy: String @rule(maxLength: 255, plain: true)
      shortName: String @legacy(migration: "localized-arrays", use: ["BulkProductDto.shortNames"], fix: reshape)
      shortNames: [LocalizedStringInput!] @rule(maxLength: 255, plain: true)
      packageDescriptions: [LocalizedStringInput!] @rule(plain: true)
      notes: [LocalizedStringInput!] @rule(plain: true)
      priority: Int
      metadataTitles: [LocalizedStringInput!] @rule(plain: true)
      metadataDescriptions: [LocalizedStringInput!] @rule(plain: true)
      metadataKeywords: [LocalizedStringInput!] @rule(plain: true)
      metadataCanonicalUrls: [LocalizedStringInput!]
      unit: Int @rule(min: 1)
      minimumQuantity: Int @rule(min: 1)
      economicOrderQuantity: Int @rule(min: 1)
      orderable: YesNo
      returnable: YesNo
      physical: YesNo
      packageUnitQuantity: String @rule(maxLength: 255, plain: true)
      hidden: YesNo
      slugs: [LocalizedStringInput!]
      clusterId: Int
      width: Int @rule(min: 0)
      height: Int @rule(min: 0)
      depth: Float @rule(min: 0)
      weight: Float @rule(min: 0)
      "By default, slugs are generated from the given names for languages that have none. true regenerates all slugs that are not given, false generates none."
      autoGenerateSlugs: Boolean
      sources: [SourceInput!] @rule(maxItems: 100)
      "Custom fields to change, by their codes: null clears a field, and fields that are not given stay unchanged. Our own addition to the contract."
      customFields: CustomFields
      language: String @legacy(migration: "localized-arrays", fix: drop)
    }`,
  legacy: legacyTexts('BulkProductDto'),
  inner: [parentReferenceDto],
}
