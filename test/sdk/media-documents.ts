/** Sends the SDK's documents of images, videos, documents and attachments, and of catalogue imports. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import type { DocumentShop } from './catalog-documents.js'
import { csvFile, type Data, type DocumentRunner, dutch } from './run.js'

/** A picture of one pixel. */
export const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const PDF = Buffer.from('%PDF-1.7\n').toString('base64')
const WEBP = { transformations: [{ name: 'small', transformation: { width: 20, format: 'WEBP' } }] }

const uploadInput = (base64: string, fileName: string) => [
  { language: 'NL', uploadType: 'BASE64', base64File: { base64, fileName } },
]
const mediaTexts = { alt: dutch('Een pomp'), description: dutch('Van voren'), tags: [{ language: 'NL', values: ['sdk'] }] }

export async function sendMedia(run: DocumentRunner, { productIds: [id] }: DocumentShop) {
  const productId = String(id)
  await sendImages(run, productId)
  const film = { ...mediaTexts, productId, videos: [{ language: 'NL', uri: 'https://video.example/pomp.mp4' }] }
  const video = await run('mediaVideoCreate', { input: film }, (it) => equal(it.videos[0].uri, 'https://video.example/pomp.mp4'))
  await run('mediaVideoUpdate', { input: { mediaId: video.id, alt: dutch('De pomp draait') } }, (it) =>
    deepEqual(it.alt, dutch('De pomp draait')),
  )
  const paper = { ...mediaTexts, productId, uploadDocuments: uploadInput(PDF, 'pomp.pdf') }
  const document = await run('mediaDocumentCreate', { input: paper }, (it) => equal(it.documents[0].mimeType, 'application/pdf'))
  await run('mediaDocumentUpdate', { input: { mediaId: document.id, priority: 3 } }, (it) => equal(it.priority, 3))
  await run('product', { productId: id }, ({ media: shown }) => {
    deepEqual([shown.videos.items[0].id, shown.documents.items[0].id], [video.id, document.id])
  })
  await run('media', {}, (all) => ok(all.videos.itemsFound >= 1 && all.documents.itemsFound >= 1))
  await sendAttachments(run)
  await run('mediaVideoDelete', { mediaId: video.id }, (it) => equal(it.mediaId, video.id))
  await run('mediaDocumentDelete', { mediaId: document.id }, (it) => equal(it.mediaId, document.id))
}

async function sendImages(run: DocumentRunner, productId: string) {
  const input = { ...mediaTexts, productId, uploadImages: uploadInput(PNG, 'pomp.png') }
  const created = await run('mediaImageCreate', { input, imageVariantFilters: WEBP }, (it) => {
    deepEqual([it.productId, it.alt, it.images[0].mimeType], [productId, dutch('Een pomp'), 'image/png'])
    deepEqual([it.imageVariants[0].name, it.imageVariants[0].mimeType], ['small', 'image/webp'])
  })
  const mediaId = created.id
  await run('mediaImageUpdate', { input: { mediaId, priority: 2 } }, (it) =>
    deepEqual([it.priority, it.alt], [2, dutch('Een pomp')]),
  )
  const file = csvFile('id,language,altValue', `${mediaId},EN,A pump`)
  await run('mediaImageCsvImport', { input: { file } }, (it) => deepEqual(it, { importedCount: 1, errors: [] }))
  await run('product', { productId: Number(productId) }, (it) => equal(it.media.images.items[0].id, mediaId))
  await run('mediaImageDelete', { mediaId }, (it) => equal(it.mediaId, mediaId))
}

async function sendAttachments(run: DocumentRunner) {
  const { companyId } = await run('companyCreate', { input: { name: 'SDK attachments' } })
  const input = { ...mediaTexts, companyId, uploadAttachments: uploadInput(PDF, 'contract.pdf') }
  const { id } = await run('mediaAttachmentCreate', { input })
  await run('mediaAttachmentUpdate', { id, input: { description: dutch('Getekend') } }, (it) =>
    deepEqual([it.description, it.alt], [dutch('Getekend'), dutch('Een pomp')]),
  )
  await run('mediaAttachmentDelete', { id }, (it) => equal(it.mediaId, id))
  await run('companyDelete', { id: companyId })
}

const requireOneImported = (answer: Data) => deepEqual(answer, { importedCount: 1, errors: [] })

/** Imports of the catalogue from CSV files, one row each; the records that a row refers to exist already. */
export async function sendCatalogImports(run: DocumentRunner, { department, productIds: [id] }: DocumentShop) {
  const { categoryId: parent } = department
  const shelves = csvFile('name,language,parentId,sourceName,sourceId', `SDK uit bestand,NL,${parent},sdk,csv`)
  await run('categoryCsvImport', { input: { file: shelves } }, requireOneImported)
  const { categoryId } = await run('categoryBySource', { source: { name: 'sdk', id: 'csv' } })
  const goods = csvFile('Artikel,Naam,Taal,Groep', `SDK-CSV,SDK artikel,NL,${categoryId}`)
  const mappings = Object.entries({ Artikel: 'SKU', Naam: 'NAME', Taal: 'LANGUAGE', Groep: 'CATEGORY_ID' })
  const mapped = mappings.map(([csvHeader, fieldName]) => ({ csvHeader, fieldName }))
  await run('productCsvImport', { input: { file: goods, mappings: mapped } }, requireOneImported)
  const { productId } = await run('product', { sku: 'SDK-CSV' })
  const config = await run('clusterConfigCreate', { input: { name: 'SDK_IMPORTED' } })
  const groups = csvFile('names,language,clusterConfigId,categoryId', `SDK groep,NL,${config.id},${categoryId}`)
  await run('clusterCsvImport', { input: { file: groups } }, requireOneImported)
  const { cluster } = await run.query('{ cluster(slug: "sdk-groep", language: "NL") { clusterId } }')
  const films = csvFile('productId,language,altValue,videoUri', `${id},NL,Film,https://video.example/csv.mp4`)
  await run('mediaVideoCsvImport', { input: { file: films } }, requireOneImported)
  const paper = { ...mediaTexts, productId: String(id), uploadDocuments: uploadInput(PDF, 'csv.pdf') }
  const document = await run('mediaDocumentCreate', { input: paper })
  const papers = csvFile('id,language,altValue', `${document.id},EN,Manual`)
  await run('mediaDocumentCsvImport', { input: { file: papers } }, requireOneImported)
  await run('clusterDelete', { id: cluster.clusterId })
  await run('clusterConfigDelete', { id: config.id })
  await run('productDelete', { productId })
  await run('categoryDelete', { categoryId })
}
