/** The part of the ZIP format that workbooks need: entries are deflated, written one after another, and found by the directory at the end. */

import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { constants, crc32, createInflateRaw, deflateRawSync } from 'node:zlib'
import { BadFile } from './bad-file.js'

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const DEFLATED = 8
/** The maximum size of an entry, whatever its header says. */
const MAX_BYTES = 4_000_000_000

export interface ZipWriter {
  begin(name: string): Promise<void>
  write(text: string): Promise<void>
  end(): Promise<void>
}

interface WrittenEntry {
  name: Buffer
  offset: number
  crc: number
  packed: number
  size: number
}

/** Writes a file. Each block of text is deflated separately, so that no entry is ever completely in memory; sizes are written to the headers afterwards. */
export async function writeZip(path: string, work: (zip: ZipWriter) => Promise<void>): Promise<void> {
  const file = await open(path, 'w', 0o600)
  const entries: WrittenEntry[] = []
  let at = 0
  let block = ''
  const put = async (data: Buffer) => {
    await file.write(data, 0, data.length, at)
    at += data.length
  }
  const flush = async (isLast: boolean) => {
    const entry = entries.at(-1)
    if (!entry) return
    const data = Buffer.from(block)
    block = ''
    entry.crc = crc32(data, entry.crc)
    entry.size += data.length
    // A block that is not the last ends on a byte boundary and is marked as continued.
    const packed = isLast ? deflateRawSync(data) : deflateRawSync(data, { finishFlush: constants.Z_SYNC_FLUSH })
    entry.packed += packed.length
    await put(packed)
  }
  const finishEntry = async () => {
    const entry = entries.at(-1)
    if (!entry) return
    await flush(true)
    const sizes = sizesOf(entry)
    await file.write(sizes, 0, sizes.length, entry.offset + 14)
  }
  await work({
    async begin(name) {
      await finishEntry()
      const entry = { name: Buffer.from(name), offset: at, crc: 0, packed: 0, size: 0 }
      entries.push(entry)
      await put(localHeader(entry))
    },
    async write(text) {
      block += text
      if (block.length > BLOCK) await flush(false)
    },
    end: finishEntry,
  })
  const start = at
  for (const entry of entries) await put(centralHeader(entry))
  await put(endRecord(entries.length, at - start, start))
  await file.close()
}

const BLOCK = 1_000_000

function sizesOf({ crc, packed, size }: WrittenEntry): Buffer {
  const data = Buffer.alloc(12)
  data.writeUInt32LE(crc >>> 0, 0)
  data.writeUInt32LE(packed, 4)
  data.writeUInt32LE(size, 8)
  return data
}

/** 1 January 1980, so that equal contents give equal files. */
const NO_DATE = 0x00210000

function localHeader(entry: WrittenEntry): Buffer {
  const data = Buffer.alloc(30)
  data.writeUInt32LE(LOCAL, 0)
  data.writeUInt16LE(20, 4)
  data.writeUInt16LE(DEFLATED, 8)
  data.writeUInt32LE(NO_DATE, 10)
  data.writeUInt16LE(entry.name.length, 26)
  return Buffer.concat([data, entry.name])
}

function centralHeader(entry: WrittenEntry): Buffer {
  const data = Buffer.alloc(46)
  data.writeUInt32LE(CENTRAL, 0)
  data.writeUInt16LE(20, 4)
  data.writeUInt16LE(20, 6)
  data.writeUInt16LE(DEFLATED, 10)
  data.writeUInt32LE(NO_DATE, 12)
  sizesOf(entry).copy(data, 16)
  data.writeUInt16LE(entry.name.length, 28)
  data.writeUInt32LE(entry.offset, 42)
  return Buffer.concat([data, entry.name])
}

function endRecord(count: number, size: number, offset: number): Buffer {
  const data = Buffer.alloc(22)
  data.writeUInt32LE(END, 0)
  data.writeUInt16LE(count, 8)
  data.writeUInt16LE(count, 10)
  data.writeUInt32LE(size, 12)
  data.writeUInt32LE(offset, 16)
  return data
}

interface ReadEntry {
  method: number
  packed: number
  offset: number
}

export interface ZipReader {
  has(name: string): boolean
  /** Yields the text of an entry, piece by piece; refuses one that exceeds the limit when unpacked. */
  read(name: string, maxBytes?: number): AsyncGenerator<string>
  close(): Promise<void>
}

export async function openZip(path: string): Promise<ZipReader> {
  const file = await open(path)
  const entries = await readDirectory(file, path).catch(async (error) => {
    await file.close()
    throw error
  })
  return {
    has: (name) => entries.has(name),
    close: () => file.close(),
    read: (name, maxBytes = MAX_BYTES) => readEntry(path, file, entries.get(name), `${path} (${name})`, maxBytes),
  }
}

const MAX_DIRECTORY = 10_000_000

async function readDirectory(file: FileHandle, path: string): Promise<Map<string, ReadEntry>> {
  const { size } = await file.stat()
  const tail = await readAt(file, Math.max(0, size - 65_557), Math.min(size, 65_557))
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const length = at < 0 ? 0 : tail.readUInt32LE(at + 12)
  const offset = at < 0 ? 0 : tail.readUInt32LE(at + 16)
  if (at < 0 || length > MAX_DIRECTORY || offset + length > size) throw new BadFile(`${path} is not a workbook (.xlsx).`)
  const directory = await readAt(file, offset, length)
  const entries = new Map<string, ReadEntry>()
  for (let here = 0; here + 46 <= directory.length && directory.readUInt32LE(here) === CENTRAL; ) {
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.readUInt16LE(here + field)) as [number, number, number]
    entries.set(directory.toString('utf8', here + 46, here + 46 + name), {
      method: directory.readUInt16LE(here + 10),
      packed: directory.readUInt32LE(here + 20),
      offset: directory.readUInt32LE(here + 42),
    })
    here += 46 + name + extra + comment
  }
  return entries
}

async function readAt(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const data = Buffer.alloc(length)
  const { bytesRead } = await file.read(data, 0, length, offset)
  return data.subarray(0, bytesRead)
}

async function* readEntry(
  path: string,
  file: FileHandle,
  entry: ReadEntry | undefined,
  what: string,
  maxBytes: number,
): AsyncGenerator<string> {
  if (!entry || ![0, DEFLATED].includes(entry.method)) throw new BadFile(`${what} cannot be read.`)
  const header = await readAt(file, entry.offset, 30)
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  const packed = createReadStream(path, { start, end: start + entry.packed - 1 })
  const stream = entry.method === DEFLATED ? packed.pipe(createInflateRaw()) : packed
  packed.on('error', (error) => stream.destroy(error))
  const decoder = new TextDecoder('utf-8')
  let size = 0
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      size += piece.length
      if (size > maxBytes) throw new BadFile(`${what} unpacks to more than ${maxBytes} bytes and is refused.`)
      yield decoder.decode(piece, { stream: true })
    }
  } catch (error) {
    throw error instanceof BadFile ? error : new BadFile(`${what} is damaged: ${(error as Error).message}.`)
  } finally {
    packed.destroy()
  }
}
