/** The arguments of GraphQL operations without an owner, with which an administrator succeeds. */
import { totp } from '../../src/modules/accounts/two-factor/totp.js'
import { TODAY } from '../test-server.js'
import { depot } from '../warehouses.js'
import { catalogArguments } from './arguments.catalog.js'
import { messagingArguments } from './arguments.messaging.js'
import { pricingArguments } from './arguments.pricing.js'
import { salesArguments } from './arguments.sales.js'
import { FACTOR_SECRET, type Fixture } from './fixture.js'
import { english, type Things } from './things.js'

export type Variables = (things: Things, fixture: Fixture) => Record<string, unknown>

const place = { street: 'Kade', postalCode: '3011 AB', city: 'Rotterdam', country: 'NL' }
const file = (fileName: string, content: string) => ({
  language: 'EN',
  uploadType: 'BASE64',
  base64File: { base64: Buffer.from(content).toString('base64'), fileName },
})
/** The smallest picture there is: one pixel. */
const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const texts = { alt: [], description: [], tags: [] }

/** The code that the app of the administrators shows. */
const appCode = () => totp.codeOfStep(FACTOR_SECRET, totp.stepAt(new Date(TODAY)))

/** The session of an access token. */
const sessionIdOf = (bearer: string): string => JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString()).sid

const platform: Record<string, Variables> = {
  'query.gqlApiKey': ({ gqlApiKey }) => ({ id: gqlApiKey.uuid }),
  'query.restApiKey': ({ restApiKey }) => ({ id: restApiKey.uuid }),
  'mutation.gqlApiKeyCreate': () => ({ input: { name: 'New' } }),
  'mutation.gqlApiKeyUpdate': ({ gqlApiKey }) => ({ id: gqlApiKey.uuid, input: { name: 'Renamed' } }),
  'mutation.gqlApiKeyDelete': ({ gqlApiKey }) => ({ id: gqlApiKey.uuid }),
  'mutation.restApiKeyCreate': () => ({ input: { name: 'New' } }),
  'mutation.restApiKeyUpdate': ({ restApiKey }) => ({ id: restApiKey.uuid, input: { name: 'Renamed' } }),
  'mutation.restApiKeyDelete': ({ restApiKey }) => ({ id: restApiKey.uuid }),
  'mutation.companySearchIndexUpdateMapping': () => ({ input: { template: 'COMPANY_SEARCH' } }),
  'mutation.companySearchReindex': () => ({ input: {} }),
  'mutation.companySearchFixAliasWriteIndex': () => ({ input: {} }),
  'mutation.companySearchCleanupOrphanedIndices': () => ({ input: {} }),
  'mutation.adminUserCreate': () => ({ input: { email: 'new@admins.test' } }),
  'mutation.adminUserTenantCreate': () => ({
    input: { name: 'Default', tenant: 'default', default: false, email: 'admin@elsewhere.test' },
  }),
  'query.channel': ({ channel }) => ({ channelId: channel.id }),
  'mutation.channelCreate': () => ({ input: { name: 'Third' } }),
  'mutation.channelUpdate': ({ channel }) => ({ id: channel.id, input: { name: 'Renamed' } }),
  'mutation.channelDelete': ({ channel }) => ({ id: channel.id }),
  'query.roleDefinition': ({ roleDefinition }) => ({ id: roleDefinition.uuid }),
  'mutation.roleDefinitionCreate': () => ({ input: { name: 'new', descriptions: english('New'), defaultAccess: 'NONE' } }),
  'mutation.roleDefinitionUpdate': ({ roleDefinition }) => ({
    id: roleDefinition.uuid,
    input: { name: 'renamed', descriptions: english('Renamed'), defaultAccess: 'NONE' },
  }),
  'mutation.roleDefinitionDelete': ({ roleDefinition }) => ({ id: roleDefinition.uuid }),
  'query.shop': () => ({ shopId: 1 }),
  'mutation.tenantCreate': () => ({ input: { id: 'third', name: 'Third', channel: { name: 'Third' } } }),
  'mutation.tenantUpdate': () => ({ input: { name: 'Renamed' } }),
  'mutation.tenantDelete': () => ({ id: 'spare' }),
  'query.productSearchReindexStatus': ({ reindex }) => ({ reindexId: reindex.uuid }),
  'mutation.productSearchFullReindexCancel': ({ reindex }) => ({ reindexId: reindex.uuid }),
  'mutation.productSearchCategoriesIndex': ({ categories }) => ({ input: { ids: [`${categories[0].id}`] } }),
  'mutation.productSearchClustersIndex': ({ cluster }) => ({ input: { ids: [`${cluster.id}`] } }),
  'mutation.productSearchProductsIndex': ({ product }) => ({ input: { ids: [`${product.id}`] } }),
}

const accounts: Record<string, Variables> = {
  'mutation.companyCreate': () => ({ input: { name: 'New' } }),
  'mutation.customerCreate': () => ({ input: { firstName: 'New' } }),
  'mutation.customerRegister': () => ({ input: { email: 'new@customers.test', password: 'correct horse 2' } }),
  'mutation.magicTokenLogin': (_, { own }) => ({ id: own.magicTokenId }),
  'mutation.triggerPasswordSendResetEmailEvent': (_, { own }) => ({ input: { email: own.contactEmail } }),
  'mutation.publishPasswordResetEmailEvent': (_, { own }) => ({
    input: { type: 'transactional', email: own.contactEmail },
  }),
  'mutation.login': (_, { own }) => ({ input: { email: own.contactEmail, password: 'correct horse 1' } }),
  'mutation.authenticationCreate': () => ({ input: { email: 'new@accounts.test', password: 'correct horse 2' } }),
  'mutation.verifyToken': (_, { actors }) => ({ input: { token: actors.contact.bearer } }),
  'mutation.exchangeRefreshToken': (_, { refreshToken }) => ({ input: { refreshToken } }),
  'mutation.adminTwoFactorSetUp': () => ({ password: 'correct horse 1' }),
  'mutation.adminTwoFactorEnable': () => ({ code: appCode() }),
  'mutation.adminRecoveryCodesCreate': () => ({ code: appCode() }),
  'mutation.adminTwoFactorDisable': () => ({ password: 'correct horse 1' }),
  'mutation.adminSessionEnd': (_, { actors }) => ({ id: sessionIdOf(actors.admin.bearer ?? '') }),
}

const said: Record<string, Variables> = {
  'query.attributeDescription': ({ description }) => ({ id: description.uuid }),
  'mutation.attributeDescriptionCreate': () => ({
    input: {
      name: 'NEW',
      descriptions: english('New'),
      type: 'INT',
      attributeClass: 'PRODUCT',
      defaultValue: { intValue: 0 },
    },
  }),
  'mutation.attributeDescriptionUpdate': ({ description }) => ({ id: description.uuid, input: { group: 'x' } }),
  'mutation.attributeDescriptionDelete': ({ otherDescription }) => ({ id: otherDescription.uuid }),
  'mutation.attributeDescriptionDeleteBulk': ({ otherDescription }) => ({ ids: [otherDescription.uuid] }),
  'mutation.attributeCreate': ({ otherDescription, product }) => ({
    input: { attributeDescriptionId: otherDescription.uuid, productId: product.id, value: { intValue: 1 } },
  }),
  'query.valueset': ({ valueset }) => ({ id: valueset.id }),
  'mutation.valuesetCreate': () => ({ input: { name: 'NEW' } }),
  'mutation.valuesetUpdate': ({ valueset }) => ({ id: valueset.id, input: { name: 'RENAMED' } }),
  'mutation.valuesetDelete': ({ valueset }) => ({ id: valueset.id }),
  'mutation.valuesetItemCreate': ({ valueset }) => ({ input: { value: 'square', valuesetId: valueset.id } }),
  'mutation.valuesetItemUpdate': ({ valuesetItem }) => ({ id: valuesetItem.id, input: { extra: 'x' } }),
  'mutation.valuesetItemDelete': ({ valuesetItem }) => ({ id: valuesetItem.id }),
  'query.machine': ({ machine }) => ({ id: machine.uuid }),
  'mutation.machineCreate': () => ({ input: { externalReference: { source: 'erp', sourceId: 'M2' }, name: english('New') } }),
  'mutation.machineUpsert': () => ({ input: { externalReference: { source: 'erp', sourceId: 'M1' }, name: english('New') } }),
  'mutation.machineDelete': ({ machine }) => ({ id: machine.uuid }),
  'query.mediaImage': ({ image }) => ({ mediaId: image.uuid }),
  'query.mediaVideo': ({ video }) => ({ mediaId: video.uuid }),
  'query.mediaDocument': ({ document }) => ({ mediaId: document.uuid }),
  'mutation.mediaImageCreate': ({ product }) => ({
    input: {
      ...texts,
      productId: product.id,
      uploadImages: [{ language: 'EN', uploadType: 'BASE64', base64File: { base64: PIXEL, fileName: 'a.gif' } }],
    },
  }),
  'mutation.mediaImageUpdate': ({ image }) => ({ input: { mediaId: image.uuid, priority: 1 } }),
  'mutation.mediaImageDelete': ({ image }) => ({ mediaId: image.uuid }),
  'mutation.mediaVideoCreate': ({ product }) => ({
    input: { ...texts, productId: product.id, videos: [{ language: 'EN', uri: 'https://films.test/a.mp4' }] },
  }),
  'mutation.mediaVideoUpdate': ({ video }) => ({ input: { mediaId: video.uuid, priority: 1 } }),
  'mutation.mediaVideoDelete': ({ video }) => ({ mediaId: video.uuid }),
  'mutation.mediaDocumentCreate': ({ product }) => ({
    input: { ...texts, productId: product.id, uploadDocuments: [file('a.txt', 'text')] },
  }),
  'mutation.mediaDocumentUpdate': ({ document }) => ({ input: { mediaId: document.uuid, priority: 1 } }),
  'mutation.mediaDocumentDelete': ({ document }) => ({ mediaId: document.uuid }),
  'mutation.mediaAttachmentCreate': (_, { own }) => ({
    input: { ...texts, companyId: own.companyId, uploadAttachments: [file('a.txt', 'text')] },
  }),
}

const trade: Record<string, Variables> = {
  'query.surcharge': ({ surcharge }) => ({ id: surcharge.uuid }),
  'mutation.surchargeCreate': () => ({
    input: { name: english('New'), type: 'FlatFee', value: 1, taxCodeValue: 'H', taxZone: 'NL', enabled: true },
  }),
  'mutation.surchargeUpdate': ({ surcharge }) => ({ id: surcharge.uuid, input: { value: 2 } }),
  'mutation.surchargeDelete': ({ surcharge }) => ({ id: surcharge.uuid }),
  'mutation.addSurchargesToProduct': ({ surcharge, otherProduct }) => ({
    input: { surchargeIds: [surcharge.uuid], productId: otherProduct.id },
  }),
  'mutation.removeSurchargesFromProduct': ({ surcharge, product }) => ({
    input: { surchargeIds: [surcharge.uuid], productId: product.id },
  }),
  'query.tax': ({ tax }) => ({ id: tax.uuid }),
  'mutation.taxCreate': () => ({ input: { zone: 'DE', code: 'H' } }),
  'mutation.taxUpdate': ({ tax }) => ({ id: tax.uuid, input: { percentage: 9 } }),
  'mutation.taxDelete': ({ tax }) => ({ id: tax.uuid }),
  'query.payMethod': ({ payMethod }) => ({ id: payMethod.id }),
  'mutation.payMethodCreate': () => ({ input: { externalCode: 'NEW', names: english('New') } }),
  'mutation.payMethodUpdate': ({ payMethod }) => ({ id: payMethod.id, input: { names: english('Renamed') } }),
  'mutation.payMethodDelete': ({ payMethod }) => ({ id: payMethod.id }),
  'query.fieldDefinition': ({ fieldDefinition }) => ({ id: fieldDefinition.id }),
  'mutation.fieldDefinitionCreate': () => ({ input: { ownerType: 'SHIPMENT', code: 'gate', type: 'TEXT' } }),
  'mutation.fieldDefinitionUpdate': ({ fieldDefinition }) => ({ id: fieldDefinition.id, input: { isRequired: true } }),
  'mutation.fieldDefinitionDelete': ({ fieldDefinition }) => ({ id: fieldDefinition.id }),
  'query.carrier': ({ carrier }) => ({ id: carrier.id }),
  'mutation.carrierCreate': () => ({ input: { name: 'New', type: 'DELIVERY', descriptions: english('New') } }),
  'mutation.carrierUpdate': ({ carrier }) => ({ id: carrier.id, input: { name: 'Renamed' } }),
  'mutation.carrierDelete': ({ carrier }) => ({ id: carrier.id }),
  'mutation.carrierAssignWarehouse': ({ carrier, otherWarehouse }) => ({ id: carrier.id, warehouseId: otherWarehouse.id }),
  'mutation.carrierAssignWarehouseAndReturnCarrier': ({ carrier, otherWarehouse }) => ({
    id: carrier.id,
    warehouseId: otherWarehouse.id,
  }),
  'mutation.carrierUnassignWarehouse': ({ carrier, warehouse }) => ({ id: carrier.id, warehouseId: warehouse.id }),
  'mutation.carrierUnassignWarehouseAndReturnCarrier': ({ carrier, warehouse }) => ({
    id: carrier.id,
    warehouseId: warehouse.id,
  }),
  'query.warehouse': ({ warehouse }) => ({ id: warehouse.id }),
  'mutation.warehouseCreate': () => ({
    input: depot('New'),
  }),
  'mutation.warehouseUpdate': ({ warehouse }) => ({ id: warehouse.id, input: { notes: 'x' } }),
  'mutation.warehouseDelete': ({ otherWarehouse }) => ({ id: otherWarehouse.id }),
  'mutation.warehouseAddressCreate': ({ otherWarehouse }) => ({ id: otherWarehouse.id, input: place }),
  'mutation.warehouseAddressUpdate': ({ warehouse, warehouseAddress }) => ({
    id: warehouse.id,
    input: { id: warehouseAddress.id, city: 'Delft' },
  }),
  'mutation.warehouseAddressDelete': ({ warehouse, warehouseAddress }) => ({
    id: warehouse.id,
    input: { id: warehouseAddress.id },
  }),
  'mutation.orderlistCreate': () => ({ input: { type: 'POSITIVE' } }),
  ...ofOrderlist({
    orderlistUpdate: () => ({ input: { code: 'x' } }),
    orderlistAddItems: ({ product }) => ({ input: { productIds: [product.id] } }),
    orderlistRemoveItems: ({ product }) => ({ input: { productIds: [product.id] } }),
    orderlistAssignUsers: (_, { own }) => ({ input: { userIds: [own.contactId] } }),
    orderlistUnassignUsers: (_, { own }) => ({ input: { userIds: [own.contactId] } }),
    orderlistAssignCompanies: (_, { own }) => ({ input: { companyIds: [own.secondCompanyId] } }),
    orderlistUnassignCompanies: (_, { own }) => ({ input: { companyIds: [own.companyId] } }),
    orderlistDelete: () => ({}),
  }),
}

function ofOrderlist(operations: Record<string, Variables>): Record<string, Variables> {
  return Object.fromEntries(
    Object.entries(operations).map(([name, more]) => [
      `mutation.${name}`,
      (things: Things, fixture: Fixture) => ({ id: fixture.own.orderlistId, ...more(things, fixture) }),
    ]),
  )
}

export const graphqlArguments: Record<string, Variables> = {
  ...platform,
  ...accounts,
  ...catalogArguments,
  ...said,
  ...trade,
  ...pricingArguments,
  ...salesArguments,
  ...messagingArguments,
}
