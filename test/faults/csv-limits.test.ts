import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { UploadedFile } from '../../src/contract/uploaded-file.js'
import { type FileRow, readFileRows } from '../../src/modules/platform/csv/file.js'
import { openCsvParser } from '../../src/modules/platform/csv/parser.js'
import { createFolder, removeFolder } from '../process.js'

const MB = 1_000_000

/** The rows of a file, and how often other work had its turn while it was read. */
async function read(content: string | Buffer) {
  const folder = createFolder()
  onTestFinished(() => removeFolder(folder))
  const path = join(folder, 'file.csv')
  await writeFile(path, content)
  let turns = 0
  let isDone = false
  const others = (async () => {
    for (; !isDone; turns++) await setImmediate()
  })()
  const rows: FileRow<string>[] = []
  const file = new UploadedFile('file.csv', 'text/csv', content.length, path)
  for await (const row of readFileRows({ file }, ['SKU', 'NAME'])) rows.push(row)
  isDone = true
  await others
  return { rows: rows.map(({ rowNumber, values, refusal }) => ({ rowNumber, values, refusal })), turns }
}

test('a cell of 20 MB is skipped, its row is refused, and the others are read', async () => {
  const { rows, turns } = await read(`SKU,NAME\nA,first\nB,"${'x'.repeat(20 * MB)}"\nC,last\n`)

  expect(rows).toEqual([
    { rowNumber: 1, values: { SKU: 'A', NAME: 'first' }, refusal: undefined },
    { rowNumber: 2, values: {}, refusal: 'has a cell of more than 100000 characters' },
    { rowNumber: 3, values: { SKU: 'C', NAME: 'last' }, refusal: undefined },
  ])
  // The file has 305 pieces, and is read twice: between two of them the server serves others.
  expect(turns).toBeGreaterThan(300)
})

test('a row of 20 million commas is refused without its cells being kept', async () => {
  const { rows, turns } = await read(Buffer.concat([Buffer.from('SKU,NAME\n'), Buffer.alloc(20 * MB, ','), Buffer.from('\nA,b')]))

  expect(rows).toEqual([
    { rowNumber: 1, values: {}, refusal: 'has more than 1000 cells' },
    { rowNumber: 2, values: { SKU: 'A', NAME: 'b' }, refusal: undefined },
  ])
  expect(turns).toBeGreaterThan(300)
})

test('a quote that is never closed ends the file there, and a first line of 20 MB is refused', async () => {
  const { rows } = await read(`SKU,NAME\nA,"${'x'.repeat(20 * MB)}`)

  expect(rows).toEqual([
    { rowNumber: 1, values: {}, refusal: 'The file cannot be read from here on: a quoted cell is not closed' },
  ])
  await expect(read(`SKU${'x'.repeat(20 * MB)}`)).rejects.toThrow(
    'file has a cell of more than 100000 characters in its first line',
  )
})

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

test('what is written with quotes is read back, with any separator, in pieces of any size', () => {
  const cell = fc.string().map((text) => text.trimEnd())
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 6 })
  fc.assert(
    fc.property(
      rows,
      fc.constantFrom(',', ';', '\t', '|'),
      fc.constantFrom('\n', '\r\n'),
      fc.integer({ min: 1, max: 9 }),
      (given, separator, end, size) => {
        const text = given.map((cells) => cells.map(quoted).join(separator)).join(end)
        const parser = openCsvParser(separator)
        const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []

        const found = [...pieces.flatMap((piece) => parser.push(piece)), ...parser.end()]

        expect(found.map(({ cells }) => cells)).toEqual(given)
      },
    ),
  )
})
