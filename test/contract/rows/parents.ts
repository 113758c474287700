/** The records below which lists are asked: those that have the most to show. */
import { sql } from 'kysely'
import type { TestServer } from '../../test-server.js'
import { first } from './first.js'
import { SHEET_OF_LINES } from './pricing.js'

/** The parents of nested lists: the path parameters under which all n rows are found. */
export const parents: Record<string, (server: TestServer) => Promise<string>> = {
  'GET /v2/valuesets/{id}/items': async ({ db }) => {
    const { id } = await db.selectFrom('valueset').select('id').where('name', '=', 'OF_ITEMS').executeTakeFirstOrThrow()
    return `/v2/valuesets/${id}/items`
  },
  'GET /v2/surcharges/product/{productId}': async ({ db }) => {
    const { id } = await db.selectFrom('product').select('id').where('sku', '=', 'OF_SURCHARGES').executeTakeFirstOrThrow()
    return `/v2/surcharges/product/${id}`
  },
  'GET /v2/pricesheets/{lookupKey}/{lookupValue}/pricing': async () => `/v2/pricesheets/code/${SHEET_OF_LINES}/pricing`,
  'GET /v2/clusters/{lookupKey}/{key}/products': belowCluster('OF_PRODUCTS', 'products'),
  'GET /v2/clusters/{lookupKey}/{key}/options': belowCluster('OF_OPTIONS', 'options'),
  'GET /v2/clusteroptions/{lookupKey}/{key}/products': async ({ db }) => {
    const { clusterOptionId } = await db.selectFrom('clusterOptionProduct').select('clusterOptionId').executeTakeFirstOrThrow()
    return `/v2/clusteroptions/id/${clusterOptionId}/products`
  },
  'GET /v2/products/{lookupKey}/{key}/attributes': attributesOf('products', 'product'),
  'GET /v2/categories/{lookupKey}/{key}/attributes': attributesOf('categories', 'category'),
  'GET /v2/clusters/{lookupKey}/{key}/attributes': attributesOf('clusters', 'cluster'),
  'GET /v2/companies/{lookupKey}/{lookupValue}/attributes': attributesOf('companies', 'company'),
  'GET /v2/contacts/{lookupKey}/{lookupValue}/attributes': attributesOf('contacts', 'contact'),
  'GET /v2/customers/{lookupKey}/{lookupValue}/attributes': attributesOf('customers', 'customer'),
  'GET /v2/companies/{lookupKey}/{lookupValue}/addresses': addressesOf('companies', 'companyId'),
  'GET /v2/companies/{lookupKey}/{lookupValue}/addresses/effective': async (server) =>
    `${await addressesOf('companies', 'companyId')(server)}/effective`,
  'GET /v2/customers/{lookupKey}/{lookupValue}/addresses': addressesOf('customers', 'customerId'),
}

function belowCluster(code: string, list: string) {
  return async ({ db }: TestServer) => {
    const { id } = await db.selectFrom('cluster').select('id').where('code', '=', code).executeTakeFirstOrThrow()
    return `/v2/clusters/id/${id}/${list}`
  }
}

function attributesOf(path: string, table: 'product' | 'category' | 'cluster' | 'company' | 'contact' | 'customer') {
  return async ({ db }: TestServer) => {
    const { rows } = await sql<{ id: number }>`select ${first(table)} as id`.execute(db)
    return `/v2/${path}/id/${rows[0]?.id}/attributes`
  }
}

function addressesOf(path: string, owner: 'companyId' | 'customerId') {
  return async ({ db }: TestServer) => `/v2/${path}/id/${await mostOf(db, 'address', owner)}/addresses`
}

/** The record that most rows of a table belong to. */
async function mostOf(db: TestServer['db'], table: string, column: string): Promise<unknown> {
  const owner = sql.id(column)
  const { rows } = await sql<{ id: unknown }>`select ${owner} as id from ${sql.table(table)} where ${owner} is not null
    group by 1 order by count(*) desc, 1 limit 1`.execute(db)
  return rows[0]?.id
}

/** Lists of GraphQL whose parent is the record that has most of them: table and column. Every other stands below the first record of its kind. */
const richest: Record<string, [table: string, column: string]> = {
  'Company.purchaseAuthorizationConfigs': ['purchaseAuthorizationConfig', 'companyId'],
  'Contact.purchaseAuthorizationConfigs': ['purchaseAuthorizationConfig', 'contactId'],
  'Company.subsidiaries': ['company', 'belongsToCompanyId'],
  'Company.favoriteLists': ['favoriteList', 'companyId'],
  'Contact.favoriteLists': ['favoriteList', 'contactId'],
  'Customer.favoriteLists': ['favoriteList', 'customerId'],
  'Product.crossupsellsFrom': ['crossupsell', 'productIdFrom'],
  'Product.crossupsellsTo': ['crossupsell', 'productIdTo'],
  'Cluster.crossupsellsFrom': ['crossupsell', 'clusterIdFrom'],
  'Cluster.crossupsellsTo': ['crossupsell', 'clusterIdTo'],
  'Valueset.valuesetItems': ['valuesetItem', 'valuesetId'],
  'Query.productSurcharges': ['surchargeProduct', 'productId'],
  'ProductMedia.images': ['mediaImage', 'productId'],
  'ProductMedia.videos': ['mediaVideo', 'productId'],
  'ProductMedia.documents': ['mediaDocument', 'productId'],
  'Product.mediaImages': ['mediaImage', 'productId'],
  'Product.mediaVideos': ['mediaVideo', 'productId'],
  'Product.mediaDocuments': ['mediaDocument', 'productId'],
  'SparePartsMachineMedia.images': ['mediaImage', 'sparePartsMachineId'],
  'SparePartsMachineMedia.videos': ['mediaVideo', 'sparePartsMachineId'],
  'SparePartsMachineMedia.documents': ['mediaDocument', 'sparePartsMachineId'],
  'SparePartsMachineMedia.attachments': ['mediaAttachment', 'sparePartsMachineId'],
}

/** Returns the parent record of a GraphQL list; null for root lists. */
export async function parentOf({ db }: TestServer, list: string): Promise<unknown> {
  const rich = richest[list]
  if (rich) return mostOf(db, ...rich)
  const [type = '', field = ''] = list.split('.')
  const kind = type === 'Query' ? (field.match(/^attribute\w*By(\w+)Id$/)?.[1] ?? null) : type
  if (!kind || kind === 'Media') return null
  const { rows } = await sql<{ id: number }>`select ${first(kind.toLowerCase())} as id`.execute(db)
  return rows[0]?.id
}
