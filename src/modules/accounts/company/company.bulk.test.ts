import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Answer, startTestServer } from '../../../../test/test-server.js'

const BY_SOURCE = 'POST /v2/companies/bulk/sourceId'
const quay = { type: 'delivery', street: 'Kade', postalCode: '1011 AB', city: 'Amsterdam', country: 'NL', code: 'HQ' }
const erp = (sourceId: string) => ({ sources: [{ source: 'erp', sourceId }] })
const failed = (key: string, error: string) => ({ key, lookupKey: 'sourceId', success: false, error })

test('three thousand companies in consecutive requests keep their order, and one invalid item loses nothing', async () => {
  const { rest, db } = await startTestServer()
  const batch = (from: number) =>
    Array.from({ length: 1000 }, (_, i) => ({
      name: i === 500 ? ' ' : `Company ${from + i}`,
      ...erp(`S${from + i}`),
      addresses: [{ ...quay, city: `City ${from + i}` }],
    }))

  const answers = []
  for (const from of [0, 1000, 2000]) answers.push(await rest(BY_SOURCE, { companies: batch(from) }))

  const data = answers.flatMap(({ body }) => body.data)
  expect(data.map(({ key }) => key)).toEqual(Array.from({ length: 3000 }, (_, i) => `S${i}`))
  expect(data.filter(({ success }) => !success)).toEqual(
    ['S500', 'S1500', 'S2500'].map((key) => failed(key, 'name must contain a visible character')),
  )
  const stored = await db
    .selectFrom('company')
    .innerJoin('companySource', 'companySource.companyId', 'company.id')
    .innerJoin('address', 'address.companyId', 'company.id')
    .select(['company.id', 'companySource.id as key', 'company.name', 'address.city'])
    .execute()
  const byKey = new Map(stored.map((row) => [row.key, row]))
  expect(stored).toHaveLength(2997)
  for (const { key, id, success } of data.filter((one) => one.success))
    expect({ success, ...byKey.get(key) }).toEqual({
      success: true,
      id,
      key,
      name: `Company ${key.slice(1)}`,
      city: `City ${key.slice(1)}`,
    })
})

test('a bulk finds its companies while the statistics of PostgreSQL are still those of empty tables', async () => {
  const { rest, db } = await startTestServer()
  await sql`update pg_class set reltuples = 0, relpages = 50 where relname in ('company', 'companySource')`.execute(db)
  const batch = (from: number) =>
    Array.from({ length: 1000 }, (_, i) => ({ name: `Company ${from + i}`, ...erp(`S${from + i}`) }))

  const answers = []
  for (const from of [0, 1000, 2000, 0]) answers.push(await rest(BY_SOURCE, { companies: batch(from) }))

  expect(answers.map(({ status, body }) => [status, body.data?.[999]?.action])).toEqual([
    [200, 'create'],
    [200, 'create'],
    [200, 'create'],
    [200, 'update'],
  ])
})

test('a bulk costs the same number of statements for ten companies and for a thousand', async () => {
  const { rest, statements } = await startTestServer()
  const ask = async (n: number, prefix: string) => {
    const companies = Array.from({ length: n }, (_, i) => ({
      name: `C${i}`,
      ...erp(`${prefix}${i}`),
      addresses: [quay],
      parent: { id: 1 },
    }))
    statements.length = 0
    const { body } = await rest(BY_SOURCE, { companies })
    expect(body.data.map(({ success }: Answer) => success)).toEqual(companies.map(() => true))
    return statements.length
  }
  await rest('POST /v2/companies', { name: 'Group' })

  const [few, many, again] = [await ask(10, 'a'), await ask(1000, 'b'), await ask(1000, 'b')]

  expect(many).toBe(few)
  expect(again).toBeLessThanOrEqual(few + 1)
})

test('a bulk adds and changes companies with their children, and triggers one event each', async () => {
  const { rest, db } = await startTestServer()
  await rest(BY_SOURCE, { companies: [{ name: 'Group', ...erp('G'), notes: 'kept', addresses: [{ ...quay, isDefault: 'Y' }] }] })

  const { body } = await rest(BY_SOURCE, {
    companies: [
      { ...erp('new'), name: 'New', parent: { source: 'erp', sourceId: 'G' } },
      {
        ...erp('G'),
        name: 'Groep',
        addresses: [
          { ...quay, street: 'Dam' },
          { ...quay, code: 'B', isDefault: 'Y' },
        ],
      },
    ],
  })

  expect(body).toEqual({
    data: [
      { action: 'create', id: 2, key: 'new', lookupKey: 'sourceId', success: true },
      { action: 'update', id: 1, key: 'G', lookupKey: 'sourceId', success: true },
    ],
    messages: ['Completed'],
    total: 2,
  })
  expect((await rest('GET /v2/companies?expands=addresses')).body.data).toMatchObject([
    {
      name: 'Groep',
      notes: 'kept',
      parentId: null,
      addresses: [
        { code: 'HQ', street: 'Dam', isDefault: 'N' },
        { code: 'B', street: 'Kade', isDefault: 'Y' },
      ],
    },
    { name: 'New', parentId: 1, addresses: [] },
  ])
  expect(await db.selectFrom('event').select(['trigger', 'payload']).orderBy('id').execute()).toEqual([
    { trigger: 'COMPANY_BULK', payload: { companyIds: [1] } },
    { trigger: 'COMPANY_BULK', payload: { companyIds: [2, 1] } },
  ])
})

test('an invalid item fails alone and says why', async () => {
  const { rest, db } = await startTestServer()
  await rest(BY_SOURCE, {
    companies: [
      { name: 'A', ...erp('A') },
      { name: 'B', ...erp('B') },
      { name: 'C', ...erp('C') },
    ],
  })

  const { body } = await rest(BY_SOURCE, {
    companies: [
      { ...erp('nameless'), notes: 'x' },
      { ...erp('orphan'), name: 'Orphan', parent: { id: 99 } },
      { name: 'Both', sources: [...erp('B').sources, ...erp('C').sources] },
      { ...erp('A'), name: 'Circle', parent: { source: 'erp', sourceId: 'A' } },
      { ...erp('twice'), name: '1' },
      { ...erp('twice'), name: '2' },
      { ...erp('good'), name: 'Good' },
    ],
  })

  expect(body.data).toEqual([
    failed('nameless', 'Company not found; a new one needs name'),
    failed('orphan', 'Company with id [99] not found'),
    failed('B', 'The sources belong to more than one Company'),
    failed('A', 'parent must not be the company itself or one of its subsidiaries'),
    failed('twice', 'Another item of this request has the same key'),
    failed('twice', 'Another item of this request has the same key'),
    { action: 'create', id: expect.any(Number), key: 'good', lookupKey: 'sourceId', success: true },
  ])
  expect((await db.selectFrom('company').select('name').orderBy('id').execute()).map(({ name }) => name)).toEqual([
    'A',
    'B',
    'C',
    'Good',
  ])
})

test('a number names a company that exists', async () => {
  const { rest } = await startTestServer()
  await rest('POST /v2/companies', { name: 'A' })

  const { body } = await rest('POST /v2/companies/bulk/id', {
    companies: [
      { id: 1, name: 'B' },
      { id: 2, name: 'C' },
    ],
  })

  expect(body.data).toEqual([
    { action: 'update', id: 1, key: '1', lookupKey: 'id', success: true },
    { key: '2', lookupKey: 'id', success: false, error: 'Company with id [2] not found' },
  ])
  expect((await rest('GET /v2/companies')).body.data).toMatchObject([{ id: 1, name: 'B' }])
})

test('items for one company by different keys all fail, and each is reported', async () => {
  const { rest } = await startTestServer()
  const crm = { source: 'crm', sourceId: '2' }
  await rest(BY_SOURCE, { companies: [{ name: 'A', sources: [...erp('1').sources, crm] }] })

  const { body } = await rest(BY_SOURCE, {
    companies: [
      { name: 'B', ...erp('1') },
      { phone: '0201234567', sources: [crm] },
      { name: 'C', ...erp('3') },
    ],
  })

  const repeated = 'Another item of this request refers to the same record'
  expect(body.data).toEqual([
    failed('1', repeated),
    failed('2', repeated),
    { action: 'create', id: 2, key: '3', lookupKey: 'sourceId', success: true },
  ])
  expect((await rest('GET /v2/companies')).body.data).toMatchObject([
    { id: 1, name: 'A', phone: null },
    { id: 2, name: 'C' },
  ])
})

test('directives keep existing values: fields, addresses, the parent; or add nothing', async () => {
  const { rest } = await startTestServer()
  await rest(BY_SOURCE, { companies: [{ name: 'Group', ...erp('G') }] })
  await rest(BY_SOURCE, {
    companies: [
      { name: 'A', ...erp('A'), addresses: [quay], parent: { id: 1 } },
      { name: 'B', ...erp('B') },
    ],
  })
  const change = (key: string) => ({
    ...erp(key),
    name: 'Changed',
    phone: '0201234567',
    addresses: [{ ...quay, street: 'Dam' }],
    parent: null,
  })

  const kept = await rest(BY_SOURCE, {
    companies: [change('A'), change('B'), { ...erp('C'), name: 'C' }],
    directives: { skipIfNotEmpty: ['name', 'addresses'], skipMoveOnUpdate: true, skipCreate: true },
  })

  expect(kept.body.data).toMatchObject([
    { action: 'update', key: 'A' },
    { action: 'update', key: 'B' },
    failed('C', 'Company not found, and skipCreate is set'),
  ])
  expect((await rest('GET /v2/companies?expands=addresses')).body.data).toMatchObject([
    { name: 'Group' },
    { name: 'A', phone: '0201234567', parentId: 1, addresses: [{ street: 'Kade' }] },
    { name: 'B', phone: '0201234567', parentId: null, addresses: [{ street: 'Dam' }] },
  ])
})
