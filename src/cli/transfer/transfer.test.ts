/** Exports of the demo shop, and imports of them into an empty tenant. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createFolder, removeFolder } from '../../../test/process.js'
import { everything, startTestServer, type TestServer } from '../../../test/test-server.js'
import { issueRestClient } from '../../modules/accounts/apikey/apikey.service.js'
import { loadDemo } from '../demo.js'
import { exportCommand } from './export.js'
import { exportFamily } from './export-family.js'
import { readFamilies } from './families.js'
import { chooseFormat } from './files/format.js'
import { importCommand } from './import.js'
import { importFamily } from './import-family.js'
import { openAppServer, type RestServer } from './rest-server.js'

/** Referenced records come first. */
const ORDER = [
  'valuesets',
  'field-definitions',
  'attributedescriptions',
  'warehouses',
  'carriers',
  'taxes',
  'paymethods',
  'pricesheets',
  'categories',
  'clustersconfig',
  'clusters',
  'products',
  'companies',
  'contacts',
  'customers',
  'part-numbers',
  'prices',
  'cost-prices',
  'bulk-prices',
  'bulk-cost-prices',
  'inventory',
]

const families = readFamilies()
let server: TestServer
let folder: string
let shop: RestServer
let empty: RestServer

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  folder = createFolder()
  await loadDemo(server, 'small')
  await server.gql('mutation { tenantCreate(input: { id: "empty", name: "Empty", channel: { name: "Shop" } }) { id } }')
  shop = await serverOf('default')
  empty = await serverOf('empty')
  await addPartNumber()
})
afterAll(async () => {
  await server.gql('mutation { tenantDelete(id: "empty") }')
  removeFolder(folder)
  await server.close()
})

/** The small demo shop has no part numbers. */
async function addPartNumber() {
  const first = async (list: string) => (await shop.call('GET', list)).body.data[0].id
  const [companyId, productId] = [await first('/v2/companies'), await first('/v2/products')]
  await shop.call('POST', '/v2/part-numbers', { companyId, productId, number: 'YARD-0815', unit: 'piece' })
}

async function issueClient(tenantId: string) {
  const client = { tenantId, name: 'cli', roles: everything }
  const { row, clientSecret } = await issueRestClient(server.tenants.control, server.clock(), client)
  return { clientId: row.clientId, clientSecret }
}
const serverOf = async (tenantId: string) => openAppServer(server.app, `tenant ${tenantId}`, await issueClient(tenantId))

const path = (name: string) => join(folder, name)
async function exported(server: RestServer, name: string, file: string, hasIds = false): Promise<Buffer> {
  await exportFamily(server, families, families.find(name), { file: path(file), format: chooseFormat(file, undefined), hasIds })
  return readFileSync(path(file))
}
const imported = (server: RestServer, name: string, file: string, options: Partial<Parameters<typeof importFamily>[3]> = {}) =>
  importFamily(server, families, families.find(name), { file: path(file), format: chooseFormat(file, undefined), ...options })

test('every family with a bulk is exported, and an empty tenant that imports the files exports the same bytes, in all formats', async () => {
  const importable = families.all.filter(({ bulk }) => bulk).map(({ name }) => name)
  expect([...ORDER].sort()).toEqual(importable)

  for (const name of ORDER) {
    await exported(shop, name, `${name}.ndjson`)
    const { created, failed, errors } = await imported(empty, name, `${name}.ndjson`)
    expect({ name, errors, failed, isFilled: created > 0 || name.includes('cost-prices') || name === 'bulk-prices' }).toEqual({
      name,
      errors: [],
      failed: 0,
      isFilled: true,
    })
  }
  for (const name of ORDER)
    for (const ending of ['ndjson', 'csv', 'xlsx']) {
      const original = await exported(shop, name, `${name}.${ending}`)
      const copy = await exported(empty, name, `${name}.copy.${ending}`)
      if (ending !== 'xlsx') expect.soft(copy.toString(), `${name} as ${ending}`).toBe(original.toString())
      else expect.soft(copy.equals(original), `${name} as ${ending}`).toBe(true)
    }
})

test('a text that a spreadsheet program would evaluate is escaped in tables, and is imported unchanged, escaped or not', async () => {
  const codes = { supplierCode: '-5', manufacturerCode: "'=1+1", barCode: '@SUM(A1)', eanCode: '+31612345678' }
  const product = { sku: '=HYPERLINK("//evil")', names: [{ language: 'NL', value: '-1+cmd' }], priority: -3, ...codes }
  await shop.call('POST', '/v2/products', product)
  const own = (bytes: Buffer) =>
    bytes
      .toString()
      .split('\r\n')
      .find((line) => line.includes('HYPERLINK'))
  const cells = (name: string) => own(readFileSync(path(name))) ?? ''

  for (const [ending, isRaw] of [
    ['csv', false],
    ['csv', true],
    ['xlsx', false],
    ['xlsx', true],
  ] as const) {
    const file = `formulas.${isRaw ? 'raw.' : ''}${ending}`
    const options = { file: path(file), format: chooseFormat(file, undefined), hasIds: false, isRaw }
    await exportFamily(shop, families, families.find('products'), options)
    const { failed } = await imported(empty, 'products', file, { isRaw })
    const { body } = await empty.call('GET', `/v2/products/sku/${encodeURIComponent(product.sku)}`)

    expect([file, failed]).toEqual([file, 0])
    expect(body).toMatchObject(product)
    await empty.call('POST', '/v2/products/bulk/sku/delete', { keys: [product.sku] })
  }

  expect(cells('formulas.csv')).toContain(`"'=HYPERLINK(""//evil"")"`)
  expect(cells('formulas.csv')).toContain(",'-1+cmd,")
  expect(cells('formulas.csv')).toContain(",''=1+1,")
  expect(cells('formulas.csv')).toContain(',-5,')
  expect(cells('formulas.csv')).toContain(',-3,')
  expect(cells('formulas.raw.csv')).toContain('"=HYPERLINK(""//evil"")"')
  expect(cells('formulas.raw.csv')).toContain(",'=1+1,")
  await shop.call('POST', '/v2/products/bulk/sku/delete', { keys: [product.sku] })
})

test('files of a tenant are imported back unchanged, also records without external keys', async () => {
  const text = (value: string) => [{ language: 'NL', value }]
  const create = async (address: string, input: object) => (await shop.call('POST', address, input)).body
  const parent = await create('/v2/categories', { names: text('Zonder sleutel'), parent: { id: 1 } })
  const child = await create('/v2/categories', { names: text('Ook zonder'), parent: { id: parent.id } })
  const product = await create('/v2/products', { sku: 'KEYLESS', names: text('Los'), parent: { id: child.id } })
  const price = await create('/v2/prices', { productId: product.id, list: 5, defaultTaxCode: 'H' })
  const company = await create('/v2/companies', { name: 'Keyless' })
  expect([parent, child, product, price, company].map(({ id }) => typeof id)).not.toContain('undefined')
  const keyless: string[] = []
  for (const name of ORDER) {
    const before = await exported(shop, name, `${name}.own.ndjson`)
    if (before.includes('WHARF')) keyless.push(name)
    const { created, failed, errors } = await imported(shop, name, `${name}.own.ndjson`)
    const after = await exported(shop, name, `${name}.again.ndjson`)

    expect([name, created, failed, errors.slice(0, 3)]).toEqual([name, 0, 0, []])
    expect([name, after.equals(before)]).toEqual([name, true])
  }
  expect(keyless).toEqual(expect.arrayContaining(['categories', 'products', 'prices', 'companies']))
  await shop.call('POST', '/v2/products/bulk/sku/delete', { keys: ['KEYLESS'] })
})

test('an export into a folder that does not exist, or onto a folder, is refused before anything is read', async () => {
  const missing = path('nowhere/products.csv')

  await expect(exportCommand(['products', missing])).rejects.toThrow(`${missing} cannot be written: there is no folder`)
  await expect(exportCommand(['products', folder])).rejects.toThrow('is a folder. Name the file in it')
  expect(existsSync(path('nowhere'))).toBe(false)
})

test('a table that is imported back unchanged changes nothing; a changed cell changes its record', async () => {
  for (const name of ['products', 'categories', 'companies', 'inventory', 'prices'])
    for (const ending of ['csv', 'xlsx']) {
      const before = await exported(empty, name, `${name}.back.${ending}`)
      const { created, failed, errors } = await imported(empty, name, `${name}.back.${ending}`)
      expect({ name, ending, created, failed, errors }).toEqual({ name, ending, created: 0, failed: 0, errors: [] })
      expect((await exported(empty, name, `${name}.again.${ending}`)).equals(before)).toBe(true)
    }
  const table = readFileSync(path('products.back.csv'), 'utf8')
  const [header = '', first = '', ...others] = table.split('\r\n')
  const sku = first.split(',')[header.split(',').indexOf('sku')] as string

  writeFileSync(
    path('changed.csv'),
    [`sku;names.NL;priority`, `${sku};Nieuwe; naam;7`, `${sku};"Nieuwe; ""naam""";7`, ''].join('\n'),
  )
  const outcome = await imported(empty, 'products', 'changed.csv')

  expect(outcome).toMatchObject({
    created: 0,
    updated: 1,
    failed: 1,
    errors: [{ line: 2, message: 'has 4 cells for 3 columns' }],
  })
  const copy = (await exported(empty, 'products', 'products.changed.ndjson'))
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  expect(copy.find((product) => product.sku === sku)).toMatchObject({
    priority: 7,
    names: expect.arrayContaining([{ language: 'NL', value: 'Nieuwe; "naam"' }]),
  })
  expect(copy).toHaveLength(others.filter(Boolean).length + 1)
})

test('rows that cannot be written are reported with their lines, and the others are written; a dry run writes nothing', async () => {
  const rows = ['zone,code,percentage', 'AT,H,20', 'AT,L,much', ',H,1', 'AT,X,10', 'AT,N,0']
  writeFileSync(path('taxes.csv'), rows.join('\r\n'))
  const told = [
    { line: 3, message: 'The column "percentage" must be a number such as 12.5, not "much".' },
    { line: 4, message: 'lacks a key: one of zone with code' },
    { line: 5, message: expect.stringContaining('code') },
  ]
  const before = await exported(empty, 'taxes', 'taxes.before.csv')

  const tried = await imported(empty, 'taxes', 'taxes.csv', { isDryRun: true })
  expect({ ...tried, errors: [...tried.errors].sort((a, b) => a.line - b.line) }).toEqual({
    family: 'taxes',
    isDryRun: true,
    created: 2,
    updated: 0,
    failed: 3,
    errors: told,
  })
  expect((await exported(empty, 'taxes', 'taxes.after.csv')).equals(before)).toBe(true)

  const outcome = await imported(empty, 'taxes', 'taxes.csv')
  expect({ ...outcome, errors: outcome.errors.length }).toEqual({
    family: 'taxes',
    isDryRun: false,
    created: 2,
    updated: 0,
    failed: 3,
    errors: 3,
  })
  expect((await exported(empty, 'taxes', 'taxes.after.csv')).toString()).toContain('AT')
})

test('tiers of a price in another currency arrive at that price', async () => {
  const [price] = (await exported(shop, 'prices', 'currencies.ndjson'))
    .toString()
    .split('\n')
    .map((line) => line && JSON.parse(line))
  expect(price.currency).toBe('EUR')
  writeFileSync(path('pounds.ndjson'), JSON.stringify({ ...price, currency: 'GBP', list: 7 }))
  const tier = { productSource: price.productSource, value: 5, quantityFrom: 77 }
  writeFileSync(path('tiers.ndjson'), [tier, { ...tier, currency: 'GBP', value: 4 }].map((one) => JSON.stringify(one)).join('\n'))
  await imported(shop, 'prices', 'pounds.ndjson')
  expect(await imported(shop, 'bulk-prices', 'tiers.ndjson')).toMatchObject({ created: 2, failed: 0 })

  const tiers = (await exported(shop, 'bulk-prices', 'tiers.after.ndjson')).toString().split('\n')
  const written = tiers.filter((line) => line.includes('77')).map((line) => JSON.parse(line))
  expect(written.map(({ currency, value }) => [currency, value]).sort()).toEqual([
    ['EUR', 5],
    ['GBP', 4],
  ])
})

test('a bulk of prices is all or nothing, but only the invalid ones are refused; an unknown reference is reported', async () => {
  const [price] = (await exported(empty, 'prices', 'prices.ndjson'))
    .toString()
    .split('\n')
    .map((line) => line && JSON.parse(line))
  const strange = { ...price, productSource: { name: 'NOWHERE', id: '1' } }
  writeFileSync(path('wrong.ndjson'), [price, strange, { ...price, list: -1 }].map((item) => JSON.stringify(item)).join('\n'))
  const outcome = await imported(empty, 'prices', 'wrong.ndjson')
  expect({ ...outcome, errors: outcome.errors.map(({ line }) => line) }).toMatchObject({
    updated: 1,
    created: 0,
    failed: 2,
    errors: [2, 3],
  })

  const contact = {
    sources: [{ source: 'ERP', sourceId: 'lost' }],
    firstName: 'A',
    lastName: 'B',
    company: { source: 'ERP', sourceId: 'nobody' },
  }
  writeFileSync(path('lost.ndjson'), `${JSON.stringify(contact)}\nno json\n`)
  expect(await imported(empty, 'contacts', 'lost.ndjson')).toMatchObject({
    created: 0,
    failed: 2,
    errors: [{ line: 1, message: 'company: there is no record of companies with the key "ERP nobody"' }, { line: 2 }],
  })
})

test('an export and an import that were broken off go on where they stopped', async () => {
  const family = families.find('products')
  const small = { ...family, list: { ...family.list, pageSize: 5 } }
  const whole = await exported(shop, 'products', 'whole.csv')
  const breaking = (after: number): RestServer & { calls: string[] } => {
    const calls: string[] = []
    return {
      name: shop.name,
      calls,
      call: async (method, address, body, headers) => {
        if (calls.length >= after) throw new Error('broken off')
        calls.push(`${address} ${(body as { page?: number })?.page}`)
        return shop.call(method, address, body, headers)
      },
    }
  }
  const options = { file: path('resumed.csv'), format: 'csv', hasIds: false } as const

  await expect(exportFamily(breaking(5), families, small, options)).rejects.toThrow('broken off')
  expect(existsSync(path('resumed.csv'))).toBe(false)
  const second = breaking(100)
  await exportFamily(second, families, small, options)

  expect(readFileSync(path('resumed.csv')).equals(whole)).toBe(true)
  const pages = second.calls
    .filter((call) => call.startsWith('/v2/products/search?expands'))
    .map((call) => Number(call.split(' ')[1]))
  expect(pages[0]).toBeGreaterThan(1)
  expect(existsSync(path('resumed.csv.part'))).toBe(false)

  const lines = Array.from({ length: 1200 }, (_, i) =>
    JSON.stringify({ externalCode: `P${i}`, names: [{ language: 'NL', value: `Betaalwijze ${i}` }] }),
  )
  writeFileSync(path('paymethods.many.ndjson'), lines.join('\n'))
  const sent: number[] = []
  const counting = (limit: number): RestServer => ({
    name: empty.name,
    call: (method, address, body, headers) => {
      if (sent.length === limit) throw new Error('broken off')
      sent.push((body as { paymethods: [] }).paymethods.length)
      return empty.call(method, address, body, headers)
    },
  })
  await expect(imported(counting(1), 'paymethods', 'paymethods.many.ndjson')).rejects.toThrow('broken off')
  expect(await imported(counting(9), 'paymethods', 'paymethods.many.ndjson')).toMatchObject({
    created: 1200,
    updated: 0,
    failed: 0,
  })
  expect(sent).toEqual([500, 500, 200])
})

test('a file with unknown columns, another encoding or an invalid format is refused as a whole', async () => {
  writeFileSync(path('odd.csv'), 'zone,prcentage\nNL,1\n')
  await expect(imported(empty, 'taxes', 'odd.csv')).rejects.toThrow('There is no column "prcentage". Did you mean percentage?')
  writeFileSync(path('latin.csv'), Buffer.from('zone,code\nN\xe9,H\n', 'latin1'))
  await expect(imported(empty, 'taxes', 'latin.csv')).rejects.toThrow('must be in UTF-8')
  writeFileSync(path('open.csv'), 'zone,code\n"NL,H\n')
  await expect(imported(empty, 'taxes', 'open.csv')).rejects.toThrow('Line 2: a quoted cell is not closed.')
  writeFileSync(path('no.xlsx'), 'zone,code\nNL,H\n')
  await expect(imported(empty, 'taxes', 'no.xlsx')).rejects.toThrow('is not a workbook (.xlsx).')
  await expect(imported(empty, 'orders', 'odd.csv')).rejects.toThrow('orders cannot be imported, only exported.')
  expect(() => families.find('prodcts')).toThrow('There are no records called "prodcts". Did you mean products?')
})

test('a family without a bulk is exported as it is, with ids', async () => {
  const [channel] = (await exported(shop, 'channels', 'channels.ndjson'))
    .toString()
    .split('\n')
    .map((line) => line && JSON.parse(line))
  expect(channel).toMatchObject({ id: 1, name: expect.any(String), createdAt: expect.any(String) })
  expect((await exported(shop, 'products', 'ids.csv', true)).toString().split('\r\n')[0]?.split(',')).toEqual(
    expect.arrayContaining(['id', 'categoryId', 'sku']),
  )
})

test('the commands export and import over HTTP, from any server that a key opens', async () => {
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const keyOf = async (tenantId: string) => Object.values(await issueClient(tenantId)).join(':')
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const local = (await exported(shop, 'warehouses', 'local.csv')).toString()

  await exportCommand(['warehouses', path('remote.csv'), '--url', `${url}/`, '--key', await keyOf('default')])
  expect(readFileSync(path('remote.csv'), 'utf8')).toBe(local)

  const rows = 'zone,code,percentage\nLU,H,17\nLU,L,much\n'
  writeFileSync(path('remote.taxes.csv'), rows)
  vi.stubEnv('WHARF_CLIENT_KEY', await keyOf('empty'))
  const words = ['taxes', path('remote.taxes.csv'), '--url', url]
  await importCommand([...words, '--dry-run'])
  await importCommand(words)
  expect(print.mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(/^\d+ records of warehouses are in /),
    'Nothing was written. It would be: 1 added, 0 changed, 1 refused.',
    '1 added, 0 changed, 1 refused.',
  ])
  expect(complain.mock.calls.map(([line]) => line)).toEqual(
    Array(2).fill('line 3: The column "percentage" must be a number such as 12.5, not "much".'),
  )
  expect(process.exitCode).toBe(1)
  process.exitCode = undefined
  expect((await exported(empty, 'taxes', 'taxes.remote.csv')).toString()).toContain('LU')
  expect((await exported(shop, 'taxes', 'taxes.shop.csv')).toString()).not.toContain('LU')

  await expect(importCommand([...words, '--key', 'nobody:secret'])).rejects.toThrow('does not accept these credentials (401)')
  await expect(importCommand([...words, '--key', 'half'])).rejects.toThrow('--key must be <client id>:<client secret>')
  await expect(importCommand([...words, '--tenant', 'empty'])).rejects.toThrow('--tenant has no use with --url')
  await expect(exportCommand(['taxes', path('no.csv'), '--url', 'http://127.0.0.1:1'])).rejects.toThrow('does not answer')
  await expect(exportCommand(['taxes', path('no.csv'), '--url', 'shop'])).rejects.toThrow('--url must be an address')
  expect(existsSync(path('no.csv'))).toBe(false)
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
