/** Detects the type of a file by its bytes: the sender's type never determines what a browser executes. */

import { isUtf8 } from 'node:buffer'
import { open } from 'node:fs/promises'
import { invalid } from '../../../../core/base/errors.js'
import type { FileRules } from '../../../../core/files/files.js'

export type MediaKind = 'image' | 'document' | 'attachment'

interface Type {
  mimeType: string
  extension: string
}

interface Sent {
  path: string
  fileName: string
  way: string
}

const jpeg = { mimeType: 'image/jpeg', extension: 'jpg' }
const png = { mimeType: 'image/png', extension: 'png' }
const gif = { mimeType: 'image/gif', extension: 'gif' }
const webp = { mimeType: 'image/webp', extension: 'webp' }
const avif = { mimeType: 'image/avif', extension: 'avif' }

/** The magic bytes of images, and their offset. SVG is not supported: it is a document that can contain scripts. */
const pictures: [string, Type, number?][] = [
  ['\xff\xd8\xff', jpeg],
  ['\x89PNG\r\n\x1a\n', png],
  ['GIF87a', gif],
  ['GIF89a', gif],
  ['WEBP', webp, 8],
  ['ftypavif', avif, 4],
  ['ftypavis', avif, 4],
]

/** Returns the type of a stored image by the extension of its key, which was derived from its bytes. */
export const typeByExtension = (key: string): string =>
  pictures.find(([, { extension }]) => key.endsWith(`.${extension}`))?.[1].mimeType ?? jpeg.mimeType

const pdf = { mimeType: 'application/pdf', extension: 'pdf' }
const OPEN_XML = 'application/vnd.openxmlformats-officedocument.'
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.'

/** ZIP-based formats, by extension; they all begin with the same bytes. */
const packed: Record<string, string> = {
  docx: `${OPEN_XML}wordprocessingml.document`,
  xlsx: `${OPEN_XML}spreadsheetml.sheet`,
  pptx: `${OPEN_XML}presentationml.presentation`,
  odt: `${OPEN_DOCUMENT}text`,
  ods: `${OPEN_DOCUMENT}spreadsheet`,
  odp: `${OPEN_DOCUMENT}presentation`,
}
const legacyOffice: Record<string, string> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
}

const HEAD_BYTES = 4096

/** Returns the type of an uploaded file, or what is wrong with it. */
export async function kindOf(kind: MediaKind, sent: Sent, rules: FileRules): Promise<Type> {
  const head = await headOf(sent.path)
  const picture = pictures.find(([beginning, , at = 0]) => head.toString('latin1').startsWith(beginning, at))?.[1]
  const refuse = (message: string) => invalid([{ path: [sent.way], message }])
  if (head.length === 0) throw refuse('must not be empty')
  if (picture) return readable(sent.path, picture, rules).catch((reason: Error) => Promise.reject(refuse(reason.message)))
  if (kind === 'image') throw refuse('must be a JPEG, PNG, WebP, GIF or AVIF picture')
  const documentType = documentTypeOf(head, sent.fileName)
  if (!documentType) throw refuse('must be a PDF, an office document, a text, a zip archive or a picture')
  return documentType
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function readable(path: string, type: Type, { maxPixels, drawSeconds }: FileRules): Promise<Type> {
  // The library is large; a server without image uploads does not load it.
  const { isComplete, pixelsOf } = await import('./draw.js')
  const pixels = await pixelsOf(path, maxPixels)
  if (pixels === null) throw new Error('must be a readable picture')
  if (pixels > maxPixels) throw new Error(`must have at most ${maxPixels} pixels`)
  if (!(await isComplete(path, maxPixels, drawSeconds)))
    throw new Error('must be a complete picture: a part of it is missing or damaged')
  return type
}

function documentTypeOf(head: Buffer, fileName: string): Type | null {
  const extension = fileName.match(/\.(\w{1,5})$/)?.[1]?.toLowerCase() ?? ''
  const text = head.toString('latin1')
  if (text.slice(0, 1024).includes('%PDF-')) return pdf
  if (text.startsWith('PK\x03\x04') || text.startsWith('PK\x05\x06'))
    return typeByName(packed, extension) ?? { mimeType: 'application/zip', extension: 'zip' }
  if (text.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'))
    return typeByName(legacyOffice, extension) ?? { mimeType: legacyOffice.doc ?? '', extension: 'doc' }
  if (text.startsWith('{\\rtf')) return { mimeType: 'application/rtf', extension: 'rtf' }
  if (!isText(head)) return null
  return extension === 'csv' ? { mimeType: 'text/csv', extension } : { mimeType: 'text/plain', extension: 'txt' }
}

const typeByName = (types: Record<string, string>, extension: string): Type | null => {
  const mimeType = types[extension]
  return mimeType ? { mimeType, extension } : null
}

/** Returns whether the head is text; a multi-byte character may be cut off at its end. */
const isText = (head: Buffer) =>
  !head.includes(0) && [0, 1, 2, 3].some((cut) => isUtf8(head.subarray(0, Math.max(0, head.length - cut))))
