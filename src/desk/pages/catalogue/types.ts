/** The results of the catalogue documents. */
import type { LocalizedText } from '../../parts/format.js'

type Images = { images: { items: { imageVariants: { url: string }[] | null }[] } | null } | null

export interface FoundProduct {
  __typename: 'Product' | 'Cluster'
  id: number
  names: LocalizedText[]
  sku?: string
  code?: string | null
  status?: 'A' | 'N' | 'P' | 'S' | 'R' | 'T'
  manufacturer?: string
  supplier?: string
  eanCode?: string
  hidden?: string | boolean
  lastModifiedAt?: string
  media?: Images
  price?: { currency: string; gross: number | null } | null
  inventory?: { availableQuantity: number }
  defaultProduct?: { id: number; media: Images } | null
  products?: { id: number }[]
}

export interface AttributeFilter {
  id: string
  type: string
  attributeDescription: { name: string; descriptions: LocalizedText[] } | null
  textFilters: { value: string; count: number; isSelected: boolean }[] | null
}

export interface Attribute {
  attributeDescription: { id: string; name: string; descriptions: LocalizedText[]; units: LocalizedText[] | null }
  value: { type: string; value: unknown }
}

export interface ShownProduct {
  productId: number
  sku: string
  status: 'A' | 'N' | 'P' | 'S' | 'R' | 'T'
  orderable: string
  hidden: 'Y' | 'N'
  clusterId: number | null
  manufacturer: string
  manufacturerCode: string
  supplier: string
  supplierCode: string
  eanCode: string
  priceGroup: string | null
  package: string
  minimumQuantity: number
  unit: number
  lastModifiedAt: string
  names: LocalizedText[]
  shortDescriptions: LocalizedText[]
  descriptions: LocalizedText[]
  categoryPath: { categoryId: number; names: LocalizedText[] }[]
  attributes: { items: Attribute[] } | null
  media: {
    images: { items: { id: string; alt: LocalizedText[]; imageVariants: { language: string; url: string }[] | null }[] } | null
    documents: { items: { id: string; documents: { language: string; originalUrl: string }[] | null }[] } | null
  } | null
  inventory: {
    totalQuantity: number
    totalReservedQuantity: number
    localQuantity: number
    localReservedQuantity: number
    supplierQuantity: number
    supplierReservedQuantity: number
    availableQuantity: number
    nextDeliveryDate: string | null
    balance:
      | {
          id: string
          quantity: number
          warehouseId: number
          location: string
          supplier: string
          nextDeliveryDate: string | null
        }[]
      | null
  }
  priceData: { currency: string; list: number; per: number; suggested: number | null; defaultTaxCode: string } | null
}

export interface PriceCandidate {
  id: string | null
  type: 'BULK_COST_PRICE' | 'BULK_SALES_PRICE' | 'PRICESHEET' | 'DEFAULT'
  discountType: string | null
  pricesheetId: string | null
  target: 'PRODUCT' | 'PRICE_GROUP' | 'CATEGORY' | null
  value: string | null
  quantityFrom: number | null
  validFrom: string | null
  validTo: string | null
  gross: string | null
  outcome: CandidateOutcome
}

type CandidateOutcome =
  | 'WON'
  | 'LOST_BY_KIND'
  | 'LOST_BY_PRIORITY'
  | 'LOST_BY_TARGET'
  | 'LOST_BY_QUANTITY'
  | 'LOST_BY_PRICE'
  | 'LOST_BY_ID'
  | 'NOT_VALID'
  | 'QUANTITY_TOO_LOW'
  | 'NO_COST_PRICE'

export interface PriceStep {
  operation: 'START' | 'SUBTRACT_PERCENTAGE' | 'ADD_PERCENTAGE' | 'DIVIDE' | 'ROUND' | 'ADD_TAX'
  source: 'LIST_PRICE' | 'COST_PRICE' | 'NET_PRICE' | null
  value: string
  result: string
}

export interface Derivation {
  taxZone: string
  gross: string
  net: string
  taxCode: string | null
  taxPercentage: string | null
  validUntil: string | null
  steps: PriceStep[]
  cost: { value: string; quantityFrom: number } | null
  candidates: PriceCandidate[]
  sheets: { id: string; code: string; priority: number; outcome: 'WON' | 'LOST' | 'NO_LINE_FITS' | 'NO_LINE' }[]
  nextBreak: { quantity: number; gross: string; net: string } | null
}

export interface PriceExplainResult {
  priceExplain: {
    currency: string
    type: PriceCandidate['type']
    gross: number | null
    quantity: number
    derivation: Derivation | null
  }[]
}
