/** What can be imported: the operation of the API, and the beginning of the names of its types. */
export const importKinds = {
  productCsvImport: 'Product',
  priceCsvImport: 'Price',
  bulkPriceCsvImport: 'BulkPrice',
  bulkCostPriceCsvImport: 'BulkCostPrice',
  inventoryCsvImport: 'Inventory',
  categoryCsvImport: 'Category',
  clusterCsvImport: 'Cluster',
  attributeCsvImport: 'Attribute',
  attributeDescriptionCsvImport: 'AttributeDescription',
  mediaImageCsvImport: 'Image',
  mediaVideoCsvImport: 'Video',
  mediaDocumentCsvImport: 'Document',
  pricesheetCsvImport: 'Pricesheet',
  discountCsvImport: 'Discount',
  companyCsvImport: 'Company',
  contactCsvImport: 'Contact',
  customerCsvImport: 'Customer',
} as const

export type ImportOperation = keyof typeof importKinds

export const isImportOperation = (name: string | null): name is ImportOperation =>
  name !== null && Object.hasOwn(importKinds, name)

/** Names that other systems give to common columns, in the form of `keyOf`. */
const synonyms: Record<string, string[]> = {
  SKU: ['article', 'articlenumber', 'articlecode', 'artikel', 'artikelcode', 'artikelnummer', 'itemnumber', 'productcode'],
  NAME: ['naam', 'title', 'titel', 'bezeichnung', 'productname', 'productnaam', 'omschrijving'],
  DESCRIPTION: ['beschrijving', 'beschreibung', 'longdescription'],
  EAN_CODE: ['ean', 'gtin', 'barcode'],
  PRICE: ['prijs', 'preis', 'listprice', 'verkoopprijs', 'verkaufspreis'],
  QUANTITY: ['aantal', 'menge', 'stock', 'voorraad', 'bestand', 'lagerbestand'],
  MANUFACTURER: ['brand', 'merk', 'fabrikant', 'hersteller', 'marke'],
  SUPPLIER: ['leverancier', 'lieferant', 'vendor'],
  EMAIL: ['emailaddress', 'emailadres', 'mail'],
  FIRST_NAME: ['voornaam', 'vorname'],
  LAST_NAME: ['achternaam', 'nachname', 'surname'],
  SOURCE_ID: ['externalid', 'key', 'erpid'],
  SOURCE_NAME: ['system', 'externalsystem'],
  LANGUAGE: ['taal', 'sprache'],
  UNIT: ['eenheid', 'einheit'],
}

/** `Supplier code`, `supplierCode` and `SUPPLIER_CODE` are one name. */
const keyOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Suggests a field for each column by its name. No field is suggested twice; the exact names come first. */
export function suggestMapping(columns: readonly string[], fields: readonly string[]): Record<string, string> {
  const mapping: Record<string, string> = {}
  const free = new Set(fields)
  const take = (column: string, field: string | undefined) => {
    if (!field || Object.hasOwn(mapping, column)) return
    mapping[column] = field
    free.delete(field)
  }
  for (const column of columns)
    take(
      column,
      [...free].find((field) => keyOf(field) === keyOf(column)),
    )
  for (const column of columns)
    take(
      column,
      [...free].find((field) => synonyms[field]?.includes(keyOf(column))),
    )
  return mapping
}
