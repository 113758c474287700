/** The SDK's documents of pictures, films, papers and attachments, and of the files that whole catalogues come from. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Shop } from './catalog-documents.js'
import { csv, type Data, nl, type Run } from './run.js'

/** One point of colour. */
export const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const PDF = Buffer.from('%PDF-1.7\n').toString('base64')
const WEBP = { transformations: [{ name: 'small', transformation: { width: 20, format: 'WEBP' } }] }

const upload = (base64: string, fileName: string) => [{ language: 'NL', uploadType: 'BASE64', base64File: { base64, fileName } }]
const told = { alt: nl('Een pomp'), description: nl('Van voren'), tags: [{ language: 'NL', values: ['sdk'] }] }

export async function media(run: Run, { productIds: [id] }: Shop) {
  const productId = String(id)
  await image(run, productId)
  const film = { ...told, productId, videos: [{ language: 'NL', uri: 'https://video.example/pomp.mp4' }] }
  const video = await run('mediaVideoCreate', { input: film }, (it) => equal(it.videos[0].uri, 'https://video.example/pomp.mp4'))
  await run('mediaVideoUpdate', { input: { mediaId: video.id, alt: nl('De pomp draait') } }, (it) =>
    deepEqual(it.alt, nl('De pomp draait')),
  )
  const paper = { ...told, productId, uploadDocuments: upload(PDF, 'pomp.pdf') }
  const document = await run('mediaDocumentCreate', { input: paper }, (it) => equal(it.documents[0].mimeType, 'application/pdf'))
  await run('mediaDocumentUpdate', { input: { mediaId: document.id, priority: 3 } }, (it) => equal(it.priority, 3))
  await run('product', { productId: id }, ({ media: shown }) => {
    deepEqual([shown.videos.items[0].id, shown.documents.items[0].id], [video.id, document.id])
  })
  await run('media', {}, (all) => ok(all.videos.itemsFound >= 1 && all.documents.itemsFound >= 1))
  await attachment(run)
  await run('mediaVideoDelete', { mediaId: video.id }, (it) => equal(it.mediaId, video.id))
  await run('mediaDocumentDelete', { mediaId: document.id }, (it) => equal(it.mediaId, document.id))
}

async function image(run: Run, productId: string) {
  const input = { ...told, productId, uploadImages: upload(PNG, 'pomp.png') }
  const made = await run('mediaImageCreate', { input, imageVariantFilters: WEBP }, (it) => {
    deepEqual([it.productId, it.alt, it.images[0].mimeType], [productId, nl('Een pomp'), 'image/png'])
    deepEqual([it.imageVariants[0].name, it.imageVariants[0].mimeType], ['small', 'image/webp'])
  })
  const mediaId = made.id
  await run('mediaImageUpdate', { input: { mediaId, priority: 2 } }, (it) =>
    deepEqual([it.priority, it.alt], [2, nl('Een pomp')]),
  )
  const file = csv('id,language,altValue', `${mediaId},EN,A pump`)
  await run('mediaImageCsvImport', { input: { file } }, (it) => deepEqual(it, { importedCount: 1, errors: [] }))
  await run('product', { productId: Number(productId) }, (it) => equal(it.media.images.items[0].id, mediaId))
  await run('mediaImageDelete', { mediaId }, (it) => equal(it.mediaId, mediaId))
}

async function attachment(run: Run) {
  const { companyId } = await run('companyCreate', { input: { name: 'SDK attachments' } })
  const input = { ...told, companyId, uploadAttachments: upload(PDF, 'contract.pdf') }
  const { id } = await run('mediaAttachmentCreate', { input })
  await run('mediaAttachmentUpdate', { id, input: { description: nl('Getekend') } }, (it) =>
    deepEqual([it.description, it.alt], [nl('Getekend'), nl('Een pomp')]),
  )
  await run('mediaAttachmentDelete', { id }, (it) => equal(it.mediaId, id))
  await run('companyDelete', { id: companyId })
}

const whole = (answer: Data) => deepEqual(answer, { importedCount: 1, errors: [] })

/** Catalogues come as files: a row each, with the records they name already there. */
export async function imports(run: Run, { department, productIds: [id] }: Shop) {
  const { categoryId: parent } = department
  const shelves = csv('name,language,parentId,sourceName,sourceId', `SDK uit bestand,NL,${parent},sdk,csv`)
  await run('categoryCsvImport', { input: { file: shelves } }, whole)
  const { categoryId } = await run('categoryBySource', { source: { name: 'sdk', id: 'csv' } })
  const goods = csv('Artikel,Naam,Taal,Groep', `SDK-CSV,SDK artikel,NL,${categoryId}`)
  const mappings = Object.entries({ Artikel: 'SKU', Naam: 'NAME', Taal: 'LANGUAGE', Groep: 'CATEGORY_ID' })
  const mapped = mappings.map(([csvHeader, fieldName]) => ({ csvHeader, fieldName }))
  await run('productCsvImport', { input: { file: goods, mappings: mapped } }, whole)
  const { productId } = await run('product', { sku: 'SDK-CSV' })
  const config = await run('clusterConfigCreate', { input: { name: 'SDK_IMPORTED' } })
  const groups = csv('names,language,clusterConfigId,categoryId', `SDK groep,NL,${config.id},${categoryId}`)
  await run('clusterCsvImport', { input: { file: groups } }, whole)
  const { cluster } = await run.ask('{ cluster(slug: "sdk-groep", language: "NL") { clusterId } }')
  const films = csv('productId,language,altValue,videoUri', `${id},NL,Film,https://video.example/csv.mp4`)
  await run('mediaVideoCsvImport', { input: { file: films } }, whole)
  const paper = { ...told, productId: String(id), uploadDocuments: upload(PDF, 'csv.pdf') }
  const document = await run('mediaDocumentCreate', { input: paper })
  const papers = csv('id,language,altValue', `${document.id},EN,Manual`)
  await run('mediaDocumentCsvImport', { input: { file: papers } }, whole)
  await run('clusterDelete', { id: cluster.clusterId })
  await run('clusterConfigDelete', { id: config.id })
  await run('productDelete', { productId })
  await run('categoryDelete', { categoryId })
}
