import { expect, test } from 'vitest'
import type { SchemaField, SchemaType } from '../api/schema.js'
import { findHelp, matches } from '../palette/find.js'
import { moveColumn, orderColumns } from './column-choice.js'
import { excelCsv, PLAIN_CSV, writeCsvHead, writeCsvRow } from './export/csv.js'
import { exportRows } from './export/export.js'
import {
  type Filter,
  joinValues,
  listFilters,
  nextSort,
  paramsOf,
  readInput,
  readSort,
  replaceParams,
  splitValues,
  writeSort,
} from './filters.js'

const field = (name: string, type: string, more: Partial<SchemaField> = {}): SchemaField => ({
  name,
  description: '',
  type,
  kind: 'SCALAR',
  isList: false,
  isRequired: false,
  ...more,
})

const typeOf = (name: string, fields: SchemaField[], values: string[] = []): SchemaType => ({
  name,
  description: '',
  fields,
  values: values.map((value) => ({ name: value, description: '' })),
})

const types = new Map(
  [
    typeOf(
      'DateSearchInput',
      ['greaterThan', 'lessThan', 'from', 'to'].map((name) => field(name, 'String')),
    ),
    typeOf('OrderType', [], ['dropshipment', 'purchase', 'quotation']),
    typeOf('SourceInput', [field('id', 'String', { isRequired: true }), field('name', 'String', { isRequired: true })]),
    typeOf('StockInput', [field('totalQuantity', 'NumberInput', { kind: 'INPUT_OBJECT' })]),
    typeOf('NumberInput', [field('greaterThan', 'Int'), field('lessThan', 'Int')]),
  ].map((type) => [type.name, type]),
)

const filters: Filter[] = listFilters(
  typeOf('OrderSearchArguments', [
    field('page', 'Int'),
    field('offset', 'Int'),
    field('sortInputs', 'OrderSortInput', { kind: 'INPUT_OBJECT', isList: true }),
    field('language', 'String'),
    field('term', 'String'),
    field('status', 'String', { isList: true }),
    field('companyIds', 'Int', { isList: true }),
    field('type', 'OrderType', { kind: 'ENUM', isList: true }),
    field('createdAt', 'DateSearchInput', { kind: 'INPUT_OBJECT' }),
    field('hidden', 'Boolean'),
    field('sources', 'SourceInput', { kind: 'INPUT_OBJECT', isList: true }),
    field('stock', 'StockInput', { kind: 'INPUT_OBJECT' }),
    field('value', 'JSON'),
  ]),
  types,
)

const read = (query: string) => readInput(filters, new URLSearchParams(query))

test('a list offers every filter of its search input, but not its page, order and language', () => {
  expect(filters.map(({ name }) => name)).toEqual([
    'term',
    'status',
    'companyIds',
    'type',
    'createdAt',
    'hidden',
    'sources',
    'stock',
    'value',
  ])
  // A range of days has two names for each end; one of them is enough.
  expect(filters[4]?.members.map(({ name, kind }) => [name, kind])).toEqual([
    ['from', 'date'],
    ['to', 'date'],
  ])
})

test('the address of a view becomes the input of the API, with the right types', () => {
  expect(read('status=NEW|CONFIRMED&companyIds=12|7&hidden=false&createdAt.from=2026-01-01&createdAt.to=2026-01-31')).toEqual({
    status: ['NEW', 'CONFIRMED'],
    companyIds: [12, 7],
    hidden: false,
    createdAt: { from: '2026-01-01', to: '2026-01-31' },
  })
  expect(read('stock.totalQuantity.lessThan=5&value=true')).toEqual({ stock: { totalQuantity: { lessThan: 5 } }, value: true })
  expect(read('value=0012a')).toEqual({ value: '0012a' })
})

test('a filter that is not complete, or that the API does not know, is left out', () => {
  expect(read('type=quotation|nonsense&companyIds=abc&hidden=maybe&createdAt.from=soon&constructor=1&page=3')).toEqual({
    type: ['quotation'],
  })
  expect(read('sources.0.id=1&sources.1.id=2&sources.1.name=ERP')).toEqual({ sources: [{ id: '2', name: 'ERP' }] })
  expect(read('')).toEqual({})
})

test('values with the separator, and with percent characters, come back as they were', () => {
  const values = ['a|b', '100%', '%7C', 'plain']
  const url = new URLSearchParams({ status: joinValues(values) }).toString()

  expect(read(url)).toEqual({ status: values })
  expect(splitValues('')).toEqual([])
})

test('another value of a filter replaces all of its old ones, and no other filter', () => {
  const query = new URLSearchParams('createdAt.from=2026-01-01&createdAt.to=2026-01-31&createdAtX=1&status=NEW')

  expect(paramsOf('createdAt', query)).toEqual({ 'createdAt.from': '2026-01-01', 'createdAt.to': '2026-01-31' })
  expect(replaceParams('createdAt', query, { 'createdAt.to': '2026-02-28' })).toEqual({
    'createdAt.from': null,
    'createdAt.to': '2026-02-28',
  })
})

test('the order of a list is one word of the address, and a second click turns it around', () => {
  expect(readSort('-CREATED_AT')).toEqual({ field: 'CREATED_AT', order: 'DESC' })
  expect(writeSort({ field: 'NAME', order: 'ASC' })).toBe('NAME')
  expect(readSort(null)).toBeNull()
  expect(nextSort('NAME', { field: 'NAME', order: 'ASC' })).toEqual({ field: 'NAME', order: 'DESC' })
  expect(nextSort('NAME', { field: 'ID', order: 'ASC' })).toEqual({ field: 'NAME', order: 'ASC' })
})

test('a column that the desk has got since the columns were chosen is shown where it is defined', () => {
  const columns = [{ id: 'a' }, { id: 'new' }, { id: 'b' }, { id: 'rare', isOptional: true }]
  const { ordered, shown } = orderColumns(columns, { order: ['b', 'a'], shown: ['b'] })

  expect(ordered.map(({ id }) => id)).toEqual(['b', 'a', 'new', 'rare'])
  expect(shown.map(({ id }) => id)).toEqual(['b', 'new'])
  expect(moveColumn(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
  expect(moveColumn(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
})

test('CSV quotes what needs it, keeps numbers as numbers, and defuses formulas', () => {
  const row = ['a "b"', 'x,y', 'two\nlines', 12.5, -3, '=1+1', '-5', '+31 6', null, true]

  expect(writeCsvRow(row, PLAIN_CSV)).toBe('"a ""b""","x,y","two\nlines",12.5,-3,\'=1+1,-5,\'+31 6,,true\r\n')
  expect(writeCsvRow(['x;y', 12.5, 'x,y'], excelCsv('nl'))).toBe('"x;y";12,5;x,y\r\n')
  expect(writeCsvHead(['Naam'], excelCsv('de'))).toBe('\uFEFFNaam\r\n')
})

test('an export reads page after page, writes a row that moved only once, and stops at its limit', async () => {
  const pages = [
    [1, 2],
    [2, 3],
    [4, 5],
  ]
  const asked: number[] = []
  const job = {
    columns: [{ title: 'id', value: (row: number) => row }],
    rowKey: (row: number) => row,
    format: PLAIN_CSV,
    readPage: async (page: number) => {
      asked.push(page)
      return { items: pages[page - 1] ?? [], itemsFound: 6, pages: 3 }
    },
    onProgress: () => undefined,
  }

  expect(await exportRows(job)).toEqual({ parts: ['id\r\n', '1\r\n2\r\n', '3\r\n', '4\r\n5\r\n'], rows: 5, isPartial: false })
  expect(asked).toEqual([1, 2, 3])
  expect(await exportRows({ ...job, maxRows: 3 })).toMatchObject({ rows: 3, isPartial: true })
  expect(asked).toEqual([1, 2, 3, 1, 2])
})

test('the palette finds words in any order, and pages of the guide by heading before text', () => {
  const entry = (page: string, words: string) => ({ address: `/guide/${page}`, page, heading: '', words })
  const entries = [entry('Operating', 'a webhook may fail'), entry('Webhooks', 'events are sent'), entry('Tour', 'nothing')]

  expect(matches('Export: CSV for Excel', 'excel export')).toBe(true)
  expect(matches('Export: CSV for Excel', 'excel import')).toBe(false)
  expect(findHelp(entries, 'webhook').map(({ page }) => page)).toEqual(['Webhooks', 'Operating'])
  expect(findHelp(entries, '  ')).toEqual([])
})
