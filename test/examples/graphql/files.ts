/** The files that the examples import. */
import type { Records } from './fixture.js'

type File = (things: Records) => string

const lines = (...rows: string[]) => `${rows.join('\n')}\n`

export const files: Record<string, File | undefined> = {
  companyCsvImport: () => lines('NAME,TAX_NUMBER,SOURCE_NAME,SOURCE_ID', 'Installatiebedrijf Kok,NL001234567B01,CRM,A-100'),
  contactCsvImport: ({ company }) =>
    lines('FIRST_NAME,LAST_NAME,EMAIL,PRIMARY_COMPANY_ID', `Karin,Kok,karin@example.com,${company.id}`),
  customerCsvImport: () => lines('FIRST_NAME,LAST_NAME,EMAIL', 'Karin,Kok,karin@example.com'),
  productCsvImport: () => lines('SKU,NAME,LANGUAGE', 'CLAMP-20,Clamp 20 mm,EN', 'CLAMP-25,Clamp 25 mm,EN'),
  categoryCsvImport: () => lines('NAME,LANGUAGE,SOURCE_NAME,SOURCE_ID', 'Clamps,EN,PIM,C-17'),
  clusterCsvImport: ({ config }) => lines('NAMES,LANGUAGE,CODE,CLUSTER_CONFIG_ID', `Clamps,EN,CLAMPS,${config.id}`),
  attributeDescriptionCsvImport: () =>
    lines('NAME,ATTRIBUTE_CLASS,TYPE,LANGUAGE,DESCRIPTION,UNIT,INT_VALUE', 'TORQUE,PRODUCT,INT,EN,Torque,Nm,0'),
  attributeCsvImport: () =>
    lines(
      'ATTRIBUTE_CLASS,LOOKUP_KEY,LOOKUP_VALUE,ATTRIBUTE_DESCRIPTION_NAME,INT_VALUE',
      'PRODUCT,sku,DRL-1500,EXAMPLE_PRODUCT,12',
    ),
  mediaImageCsvImport: ({ image }) => lines('ID,LANGUAGE,ALT_VALUE,PRIORITY', `${image.uuid},EN,Seen from the left,1`),
  mediaVideoCsvImport: ({ product }) =>
    lines('PRODUCT_ID,LANGUAGE,VIDEO_URI', `${product.id},EN,https://films.example.com/chuck.mp4`),
  mediaDocumentCsvImport: ({ document }) => lines('ID,LANGUAGE,ALT_VALUE,PRIORITY', `${document.uuid},EN,Data sheet,1`),
  discountCsvImport: ({ pricesheet, home }) =>
    lines('PRICESHEET_ID,CATEGORY_ID,VALUE,DISCOUNT_TYPE,QUANTITY_FROM', `${pricesheet.uuid},${home.id},12,LIST_PRICE_MIN,5`),
  priceCsvImport: ({ product }) => lines('PRODUCT_ID,LIST,DEFAULT_TAX_CODE', `${product.id},389,H`),
  pricesheetCsvImport: () => lines('CODE,LANGUAGE,NAME,PRIORITY', 'CONTRACT-2027,EN,Contract 2027,10'),
  bulkPriceCsvImport: ({ price }) => lines('PRICE_ID,VALUE,QUANTITY_FROM', `${price.uuid},59.5,50`),
  bulkCostPriceCsvImport: ({ price }) => lines('PRICE_ID,VALUE,QUANTITY_FROM', `${price.uuid},39.5,50`),
  inventoryCsvImport: ({ warehouse }) => lines('SKU,WAREHOUSE_ID,QUANTITY', `DRL-1500,${warehouse.id},40`),
}
