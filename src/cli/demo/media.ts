/** Pictures and data sheets of the demo products. Products that look alike share a file, so that a thousand of them need few. */
import { v7 } from 'uuid'
import type { MediaFile } from '../../db/json.js'
import { DEFAULT_TENANT } from '../../db/tenants/tenants.js'
import { storeShared } from '../../modules/catalog/media/storage/shared.js'
import type { DemoTarget } from './client.js'
import { type Picture, pictureName } from './pictures/render.js'
import { LANGUAGES } from './words.js'

/** A product that gets a picture: its name in Dutch, English and German is the text for whoever cannot see it. */
export interface Pictured {
  sku: string
  picture: Picture
  names: readonly [nl: string, en: string, de: string]
}

/** The files of a data sheet in Dutch, English and German, and the products that they are about. */
export interface DataSheet {
  fileName: string
  titles: readonly [nl: string, en: string, de: string]
  pages: readonly Buffer[]
  skus: readonly string[]
}

const perLanguage = <T>(values: readonly T[]) => Object.fromEntries(LANGUAGES.map((language, i) => [language, values[i] as T]))

/** Gives a picture to each of the products that has none yet. */
export async function addPictures(target: DemoTarget, rendered: ReadonlyMap<string, Buffer>, products: readonly Pictured[]) {
  const ids = await findWithout(
    target,
    'mediaImage',
    products.map(({ sku }) => sku),
  )
  const wanted = products.filter(({ sku }) => ids.has(sku))
  const names = [...new Set(wanted.map(({ picture }) => pictureName(picture)))]
  const shared = names.map((name) => ({
    fileName: `${name}.png`,
    bytes: rendered.get(name) as Buffer,
    mimeType: 'image/png' as const,
  }))
  const stored = await storeShared(target.files, DEFAULT_TENANT, shared)
  const files = new Map(names.map((name, i) => [name, stored[i] as MediaFile]))
  await insertMedia(
    target,
    'mediaImage',
    wanted.map(({ sku, picture, names: alt }) => {
      const file = files.get(pictureName(picture)) as MediaFile
      return { productId: ids.get(sku) as number, alt: perLanguage(alt), files: perLanguage([file, file, file]) }
    }),
  )
}

/** Gives the data sheets to those of their products that have no document yet. */
export async function addDataSheets(target: DemoTarget, sheets: readonly DataSheet[]) {
  for (const { fileName, titles, pages, skus } of sheets) {
    const ids = await findWithout(target, 'mediaDocument', skus)
    const shared = pages.map((bytes, i) => ({
      fileName: `${fileName}-${LANGUAGES[i]?.toLowerCase()}.pdf`,
      bytes,
      mimeType: 'application/pdf' as const,
    }))
    const files = perLanguage(await storeShared(target.files, DEFAULT_TENANT, shared))
    await insertMedia(
      target,
      'mediaDocument',
      [...ids.values()].map((productId) => ({ productId, alt: perLanguage(titles), files })),
    )
  }
}

type MediaTable = 'mediaImage' | 'mediaDocument'

/** The ids of the products that have no such medium, by their SKUs. */
async function findWithout({ tenants }: DemoTarget, table: MediaTable, skus: readonly string[]): Promise<Map<string, number>> {
  const found = await tenants.control
    .selectFrom('product')
    .select(['product.id', 'product.sku'])
    .where('product.sku', 'in', [...skus, ''])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom(table).select(`${table}.id`).whereRef(`${table}.productId`, '=', 'product.id'))),
    )
    .orderBy('product.id')
    .execute()
  return new Map(found.map(({ sku, id }) => [sku ?? '', id]))
}

/** How many rows one statement adds. */
const AT_ONCE = 1000

interface NewMedium {
  productId: number
  alt: Record<string, string>
  files: Record<string, MediaFile>
}

async function insertMedia({ tenants, clock }: DemoTarget, table: MediaTable, media: readonly NewMedium[]) {
  const at = clock()
  const rows = media.map((medium) => ({
    ...medium,
    uuid: v7({ msecs: at.getTime() }),
    priority: 1000,
    createdAt: at,
    lastModifiedAt: at,
  }))
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tenants.control
      .insertInto(table)
      .values(rows.slice(from, from + AT_ONCE))
      .execute()
}
