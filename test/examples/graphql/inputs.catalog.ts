/** Inputs of products, clusters, attributes, media, bundles, machines and the search. */
import type { Inputs } from './inputs.js'
import { dutchAndEnglish, english, source } from './texts.js'

const clamp = {
  sku: 'CLAMP-20',
  sources: source('PIM', '901'),
  names: dutchAndEnglish('Klem 20 mm', 'Clamp 20 mm'),
  shortDescriptions: dutchAndEnglish('Voor buizen van 20 mm.', 'For pipes of 20 mm.'),
  manufacturer: 'Klemco',
  eanCode: '8712345678906',
  minimumQuantity: 10,
  unit: 10,
}
const engraving = { sku: 'ENGRAVING-3', names: dutchAndEnglish('Gravure, drie regels', 'Engraving, three lines') }

const products: Inputs = {
  'query.product': ({ product }) => ({ productId: product.id }),
  'query.products': (_, { companyId }) => ({ input: { companyId, term: 'drill', language: 'EN' } }),
  'query.clusters': () => ({ input: { term: 'bolt', language: 'EN' } }),
  'query.productsRaw': () => ({ input: { term: 'drill', language: 'EN' } }),
  'mutation.productCreate': ({ home }) => ({ input: { ...clamp, categoryId: home.id } }),
  'mutation.productUpdate': ({ product }) => ({ productId: product.id, input: { manufacturer: 'Vulcan', minimumQuantity: 5 } }),
  'mutation.clusterProductCreate': ({ cluster }) => ({ id: cluster.id, input: clamp }),
  'mutation.clusterProductUpdate': ({ cluster, members }) => ({
    id: cluster.id,
    productId: members[0].id,
    input: { minimumQuantity: 25, unit: 25 },
  }),
  'mutation.clusterCreate': ({ config, home }) => ({
    input: {
      clusterConfigId: config.id,
      names: dutchAndEnglish('Klemmen', 'Clamps'),
      parentId: home.id,
      sources: source('PIM', 'G-17'),
    },
  }),
  'mutation.clusterUpdate': ({ cluster }) => ({
    id: cluster.id,
    input: { shortDescriptions: dutchAndEnglish('Kies de maat.', 'Choose the size.') },
  }),
  'mutation.clusterUnassignProducts': ({ cluster, members, home }) => ({
    clusterId: cluster.id,
    input: { productIds: [members[0].id], categoryId: home.id },
  }),
  'mutation.clusterConfigCreate': () => ({
    input: { name: 'BY_TEETH_AND_MATERIAL', settings: [{ attributeName: 'TEETH', displayType: 'DROPDOWN', priority: 1 }] },
  }),
  'mutation.clusterConfigUpdate': ({ config }) => ({ clusterConfigId: config.id, input: { name: 'BY_LENGTH_AND_MATERIAL' } }),
  'mutation.clusterConfigAddSetting': ({ config }) => ({
    clusterConfigId: config.id,
    input: { attributeName: 'MATERIAL', displayType: 'RADIO', priority: 2 },
  }),
  'mutation.clusterConfigSettingCreate': ({ config }) => ({
    configUuid: config.uuid,
    input: { attributeName: 'MATERIAL', displayType: 'RADIO', priority: 2 },
  }),
}

const options: Inputs = {
  'mutation.clusterOptionCreate': ({ cluster, looseProduct }) => ({
    clusterId: cluster.id,
    input: { names: dutchAndEnglish('Koffer', 'Case'), isRequired: 'N', productIds: [looseProduct.id] },
  }),
  'mutation.clusterOptionUpdate': ({ cluster, options: [option] }) => ({
    clusterId: cluster.id,
    optionId: option.id,
    input: { names: dutchAndEnglish('Gravure', 'Engraving'), isRequired: 'N' },
  }),
  'mutation.clusterOptionRemoveProducts': ({ options: [option], optionProducts: [first] }) => ({
    uuid: option.uuid,
    productIds: [first.id],
  }),
  'mutation.clusterOptionProductCreate': ({ options: [option] }) => ({ id: option.id, input: engraving }),
  'mutation.clusterOptionProductUpdate': ({ options: [option], optionProducts: [first] }) => ({
    id: option.id,
    productId: first.id,
    input: { names: dutchAndEnglish('Gravure, één regel', 'Engraving, one line') },
  }),
  'mutation.clusterOptionProductDelete': ({ options: [option], optionProducts: [first] }) => ({
    id: option.id,
    productId: first.id,
  }),
  'mutation.productClusterOptionMoveAbove': ({ optionProducts: [first, second] }) => ({
    productUuid: second.uuid,
    targetProductUuid: first.uuid,
  }),
  'mutation.productClusterOptionMoveBelow': ({ optionProducts: [first, second] }) => ({
    productUuid: first.uuid,
    targetProductUuid: second.uuid,
  }),
}

const attributes: Inputs = {
  'query.attribute': ({ attributes: { product } }) => ({ id: product.uuid }),
  'query.attributes': ({ product }) => ({ input: { productIds: [product.id] } }),
  'mutation.attributeDescriptionCreate': () => ({
    input: {
      name: 'TORQUE',
      descriptions: dutchAndEnglish('Koppel', 'Torque'),
      units: english('Nm'),
      type: 'INT',
      attributeClass: 'PRODUCT',
      group: 'Technical data',
      isSearchable: true,
      defaultValue: { intValue: 0 },
    },
  }),
  'mutation.attributeDescriptionUpdate': ({ description }) => ({
    id: description.uuid,
    input: { descriptions: dutchAndEnglish('Aantal per doos', 'Pieces per box'), group: 'Packaging', isPublic: true },
  }),
  'mutation.attributeCreate': ({ otherDescription, product }) => ({
    input: { attributeDescriptionId: otherDescription.uuid, productId: product.id, value: { intValue: 12 } },
  }),
  'mutation.attributeUpdate': ({ attributes: { product } }) => ({ id: product.uuid, input: { value: { intValue: 24 } } }),
  'mutation.attributeDelete': ({ attributes: { product } }) => ({ id: product.uuid }),
  'mutation.valuesetCreate': () => ({
    input: {
      name: 'THREADS',
      descriptions: dutchAndEnglish('Schroefdraad', 'Threads'),
      valuesetItems: [
        { value: 'M6', descriptions: english('6 mm') },
        { value: 'M8', descriptions: english('8 mm') },
      ],
    },
  }),
  'mutation.valuesetUpdate': ({ valueset }) => ({ id: valueset.id, input: { descriptions: english('Colours of the range') } }),
  'mutation.valuesetItemCreate': ({ valueset }) => ({
    input: { valuesetId: valueset.id, value: 'turquoise', descriptions: dutchAndEnglish('Turkoois', 'Turquoise') },
  }),
  'mutation.valuesetItemUpdate': ({ valuesetItem }) => ({ id: valuesetItem.id, input: { extra: '#40e0d0' } }),
}

const related: Inputs = {
  'mutation.bundleCreate': ({ product, otherProduct }) => ({
    input: {
      name: 'Drill with bits',
      discount: 10,
      condition: 'ALL',
      addBundleItems: [{ productId: product.id, isLeader: 'Y' }, { productId: otherProduct.id }],
    },
  }),
  'mutation.bundleUpdate': ({ bundle }) => ({ id: bundle.uuid, input: { discount: 15 } }),
  'mutation.crossupsellCreate': ({ product, looseProduct }) => ({
    input: { type: 'ACCESSORIES', subType: 'Bits', productIdFrom: product.id, productIdTo: looseProduct.id },
  }),
  'mutation.crossupsellUpdate': ({ crossupsell }) => ({ id: crossupsell.uuid, input: { type: 'ALTERNATIVES' } }),
  'query.machine': () => ({ source: 'DEMO', sourceId: 'GRD-0230' }),
  'mutation.machineCreate': () => ({
    input: {
      externalReference: { source: 'ERP', sourceId: 'M-300' },
      name: dutchAndEnglish('Betonmolen 150 l', 'Concrete mixer 150 l'),
      parts: [{ sku: 'PRT-001', quantity: 2, name: english('Carbon brush') }],
    },
  }),
  'mutation.machineUpsert': () => ({
    input: {
      externalReference: { source: 'ERP', sourceId: 'M-300' },
      name: dutchAndEnglish('Betonmolen 150 l', 'Concrete mixer 150 l'),
    },
  }),
}

const upload = (fileName: string, content: string) => [
  { language: 'EN', uploadType: 'BASE64', base64File: { base64: content, fileName } },
]
/** The smallest picture there is: one pixel. */
const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const toBase64 = (text: string) => Buffer.from(text).toString('base64')
const shown = (alt: string) => ({ alt: english(alt), description: [], tags: [] })

const media: Inputs = {
  'mutation.mediaImageCreate': ({ product }) => ({
    input: { ...shown('Rotary hammer in use'), productId: product.id, uploadImages: upload('in-use.gif', PIXEL) },
  }),
  'mutation.mediaImageUpdate': ({ image }) => ({
    input: { mediaId: image.uuid, alt: english('Seen from the left'), priority: 1 },
  }),
  'mutation.mediaVideoCreate': ({ product }) => ({
    input: {
      ...shown('How to change the chuck'),
      productId: product.id,
      videos: [{ language: 'EN', uri: 'https://films.example.com/chuck.mp4' }],
    },
  }),
  'mutation.mediaVideoUpdate': ({ video }) => ({ input: { mediaId: video.uuid, priority: 1 } }),
  'mutation.mediaDocumentCreate': ({ product }) => ({
    input: {
      ...shown('Safety instructions'),
      productId: product.id,
      uploadDocuments: upload('safety.txt', toBase64('Wear goggles.')),
    },
  }),
  'mutation.mediaDocumentUpdate': ({ document }) => ({
    input: { mediaId: document.uuid, alt: english('Data sheet'), priority: 1 },
  }),
  'mutation.mediaAttachmentCreate': (_, { companyId, orderId }) => ({
    input: {
      ...shown('Signed delivery note'),
      companyId,
      orderId,
      uploadAttachments: upload('delivery-note.txt', toBase64('Received in good order.')),
    },
  }),
  'mutation.mediaAttachmentUpdate': (_, { attachmentId }) => ({ id: attachmentId, input: { alt: english('Receipt') } }),
}

export const catalogInputs: Inputs = { ...products, ...options, ...attributes, ...related, ...media }
