/** A file of records, each with a checksum. It is complete if its last record says so. */
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { endianness } from 'node:os'
import { crc32 } from 'node:zlib'
import { joinColumns, pack, unpack } from './packed.js'

/** Raise it when the meaning of anything in the file changes: files of another format are ignored. */
const FORMAT = 1
const START = `wharf search index ${FORMAT} ${endianness()}\n`

/** Thrown for a file that cannot be used: it is damaged, incomplete, or of another format. */
export class UnusableFile extends Error {}

/** The lengths of the text and of the columns, and the checksum of both. */
const HEAD_BYTES = 12
const END = { isEnd: true }

/** Writes a file with records. It appears under its name when it is complete. Other work goes on between the records. */
export async function writeRecords(path: string, records: Iterable<unknown>): Promise<void> {
  const unfinished = `${path}.${process.pid}.tmp`
  const file = await open(unfinished, 'w', 0o600)
  try {
    await file.write(START)
    for (const record of records) await writeRecord(file, record)
    await writeRecord(file, END)
    await file.sync()
  } catch (error) {
    await file.close()
    await rm(unfinished, { force: true })
    throw error
  }
  await file.close()
  await rename(unfinished, path)
}

async function writeRecord(file: FileHandle, record: unknown): Promise<void> {
  const { text, columns } = pack(record)
  const [head, body, bytes] = [Buffer.alloc(HEAD_BYTES), Buffer.from(text), joinColumns(columns)]
  head.writeUInt32LE(body.length, 0)
  head.writeUInt32LE(bytes.length, 4)
  head.writeUInt32LE(crc32(bytes, crc32(body)), 8)
  await file.writev([head, body, bytes])
}

/** Reads the records of a file one by one. Throws an UnusableFile for one that is not complete and undamaged; the caller must have used no record then. */
export async function* readRecords(path: string): AsyncGenerator<unknown> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const start = await readBytes(file, Buffer.byteLength(START), size)
    if (start.toString() !== START) throw new UnusableFile('The file has another format')
    for (;;) {
      const head = await readBytes(file, HEAD_BYTES, size)
      const length = head.readUInt32LE(0)
      const record = await readBytes(file, length + head.readUInt32LE(4), size)
      if (crc32(record) !== head.readUInt32LE(8)) throw new UnusableFile('The file is damaged')
      const value = unpack(record.toString('utf8', 0, length), record.subarray(length))
      if ((value as { isEnd?: boolean }).isEnd) return
      yield value
    }
  } finally {
    await file.close()
  }
}

/** Reads the next bytes. A damaged length must not ask for more memory than the file has bytes. */
async function readBytes(file: FileHandle, length: number, size: number): Promise<Buffer> {
  if (length > size) throw new UnusableFile('The file is damaged')
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length)
  if (bytesRead < length) throw new UnusableFile('The file is incomplete')
  return bytes
}
