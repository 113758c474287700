import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/test-server.js'

const TODAY = '2026-11-15T12:00:00.000Z'
const quay = { type: 'invoice', street: 'Kade', postalCode: '1011 AB', city: 'Amsterdam', country: 'NL' }
const refusal = ({ status, body }: { status: number; body: { error?: { code: number; messages: string[] } } }) => ({
  status,
  code: body.error?.code,
  messages: body.error?.messages,
})

test('a company is added, read by number, uuid or source, changed and deleted', async () => {
  const { rest } = await startTestServer()

  const added = await rest('POST /v2/companies', {
    name: 'Hull',
    debtorId: 'D1',
    hidden: 'Y',
    tag: 'gold',
    sources: [{ source: 'erp', sourceId: '7/1' }],
    addresses: [quay],
  })

  const { id, uuid } = added.body
  const shown = {
    id,
    uuid,
    companyId: id,
    parentId: null,
    belongsToCompanyId: null,
    name: 'Hull',
    taxNumber: null,
    cocNumber: null,
    debtorId: 'D1',
    phone: null,
    email: null,
    notes: null,
    hidden: 'Y',
    tag: 'gold',
    customFields: {},
    createdAt: TODAY,
    lastModifiedAt: TODAY,
    sources: [{ source: 'erp', sourceId: '7/1' }],
    addresses: [expect.objectContaining({ ...quay, isDefault: 'N' })],
  }
  expect(added).toMatchObject({ status: 201, body: shown })
  for (const path of [`id/${id}`, `id/${uuid}`, 'sourceId/7%2F1', 'sourceId/7%2F1?source=erp'])
    expect((await rest(`GET /v2/companies/${path}`)).body).toEqual(shown)
  const changed = await rest('PATCH /v2/companies/sourceId/7%2F1', { tag: null, sources: [{ source: 'crm', sourceId: 'A' }] })
  const sources = [
    { source: 'crm', sourceId: 'A' },
    { source: 'erp', sourceId: '7/1' },
  ]
  expect(changed).toMatchObject({ status: 200, body: { ...shown, tag: null, sources } })
  expect((await rest(`DELETE /v2/companies/id/${id}`)).body).toEqual({ ...shown, tag: null, sources })
  expect(refusal(await rest(`GET /v2/companies/id/${id}`))).toEqual({
    status: 404,
    code: 40006,
    messages: [`Company with id [${id}] not found`],
  })
})

test('a key that several systems use needs the name of the system', async () => {
  const { rest } = await startTestServer()
  await rest('POST /v2/companies', { name: 'A', sources: [{ source: 'erp', sourceId: '7' }] })
  await rest('POST /v2/companies', { name: 'B', sources: [{ source: 'crm', sourceId: '7' }] })

  expect(refusal(await rest('GET /v2/companies/sourceId/7'))).toMatchObject({ status: 400, code: 40005 })
  expect((await rest('GET /v2/companies/sourceId/7?source=crm')).body).toMatchObject({ name: 'B' })
  expect(refusal(await rest('GET /v2/companies/sourceId/8'))).toMatchObject({ status: 404, code: 40006 })
  expect(refusal(await rest('GET /v2/companies/name/A'))).toMatchObject({ status: 400, code: 10006 })
})

test('deprecated properties are accepted: ignored, merged into sources, or stored until the removal', async () => {
  const { rest, gql } = await startTestServer()
  await rest('POST /v2/companies', { name: 'Group', sources: [{ source: 'erp', sourceId: 'G' }] })
  const thrownAway = Object.fromEntries(
    [
      'authorizeId',
      'budget',
      'budgetInherit',
      'company',
      'defaultobjectId',
      'department',
      'inheritOrderList',
      'office',
      'orderListAllowAll',
      'orderListManagerId',
      'userManagerId',
    ].map((name, i) => [name, [1, 'x', { a: 1 }, null][i % 4]]),
  )

  const { status, body } = await rest('POST /v2/companies', {
    ...thrownAway,
    name: 'Hull',
    inheritProductList: 'Y',
    path: '/1/2',
    slug: 'hull',
    source: 'erp',
    sourceId: 'H',
    parent: { source: 'erp', sourceId: 'G', language: 'NL' },
  })

  expect({ status, parentId: body.parentId, sources: body.sources }).toEqual({
    status: 201,
    parentId: 1,
    sources: [{ source: 'erp', sourceId: 'H' }],
  })
  expect((await gql('{ company(id: 2) { inheritProductList path slug } }')).company).toEqual({
    inheritProductList: 'Y',
    path: '/1/2',
    slug: 'hull',
  })
})

test('a parent must exist and must not be below its own child', async () => {
  const { rest, db } = await startTestServer()
  for (const name of ['Top', 'Middle', 'Bottom']) await rest('POST /v2/companies', { name })
  await rest('PATCH /v2/companies/id/2', { parent: { id: 1 } })
  await rest('PATCH /v2/companies/id/3', { parent: { id: 2 } })

  const circle = await rest('PATCH /v2/companies/id/1', { name: 'Lost', parent: { id: 3 } })
  const itself = await rest('PATCH /v2/companies/id/1', { parent: { id: 1 } })
  const nobody = await rest('PATCH /v2/companies/id/1', { name: 'Lost', parent: { source: 'erp', sourceId: 'X' } })
  const half = await rest('PATCH /v2/companies/id/1', { parent: { source: 'erp' } })

  const message = '#/parent: must not be the company itself or one of its subsidiaries'
  expect(refusal(circle)).toEqual({ status: 400, code: 10007, messages: [message] })
  expect(refusal(itself)).toEqual({ status: 400, code: 10007, messages: [message] })
  expect(refusal(nobody)).toEqual({
    status: 404,
    code: 40007,
    messages: ['Company with source [erp] and sourceId [X] not found'],
  })
  expect(refusal(half)).toMatchObject({ status: 400, code: 10007 })
  expect(await db.selectFrom('company').select(['name', 'parentId']).orderBy('id').execute()).toEqual([
    { name: 'Top', parentId: null },
    { name: 'Middle', parentId: 1 },
    { name: 'Bottom', parentId: 2 },
  ])
  expect((await rest('PATCH /v2/companies/id/3', { parent: null })).body).toMatchObject({ parentId: null })
})

test('lists and searches show companies, with what belongs to them when asked', async () => {
  const { rest } = await startTestServer()
  await rest('POST /v2/companies', { name: 'Hull', sources: [{ source: 'erp', sourceId: '7' }], addresses: [quay] })
  await rest('POST /v2/companies', { name: 'Zeil' })

  const listed = await rest('GET /v2/companies?name=hul&expands=sources,addresses')
  const found = await rest('POST /v2/companies/search', { filters: { sources: [{ sourceId: '7' }] } })

  expect(listed.body.data).toMatchObject([
    { name: 'Hull', sources: [{ source: 'erp', sourceId: '7' }], addresses: [{ street: 'Kade' }] },
  ])
  expect(found.body).toMatchObject({ itemsFound: 1, data: [{ name: 'Hull' }] })
  expect(found.body.data[0]).not.toHaveProperty('addresses')
})
