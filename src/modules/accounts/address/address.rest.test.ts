import { expect, test } from 'vitest'
import { addCustomer } from '../../../../test/people.js'
import { startTestServer } from '../../../../test/test-server.js'

const quay = { type: 'delivery', street: 'Kade', postalCode: '1011 AB', city: 'Amsterdam', country: 'NL' }
const erp = { sources: [{ source: 'erp', sourceId: '7' }] }
const done = (action: string, id: number, key: string) => ({ action, id, key, lookupKey: 'code', success: true })
const failed = (key: string, error: string) => ({ key, lookupKey: 'code', success: false, error })

test('the addresses of a company are added, listed, changed and deleted below it', async () => {
  const { rest } = await startTestServer()
  await rest('POST /v2/companies', { name: 'Hull', ...erp })

  const added = await rest('POST /v2/companies/sourceId/7/addresses?source=erp', { ...quay, isDefault: 'Y' })
  const second = await rest('POST /v2/companies/id/1/addresses', { ...quay, type: 'invoice' })

  const { id, uuid } = added.body
  expect(added).toMatchObject({ status: 201, body: { ...quay, id: 1, isDefault: 'Y', active: 'Y', icp: 'N', code: null } })
  expect((await rest('GET /v2/companies/sourceId/7/addresses?source=erp')).body).toMatchObject({
    itemsFound: 2,
    data: [added.body, second.body],
  })
  expect((await rest('GET /v2/companies/id/1/addresses?type=invoice')).body.data).toEqual([second.body])
  expect((await rest('GET /v2/companies/id/1/addresses?isDefault=Y')).body.data).toEqual([added.body])
  expect((await rest(`PATCH /v2/companies/id/1/addresses/${uuid}`, { street: 'Dam' })).body).toEqual({
    ...added.body,
    street: 'Dam',
  })
  expect((await rest(`DELETE /v2/companies/id/1/addresses/${id}`)).body).toMatchObject({ id, street: 'Dam' })
  expect((await rest(`DELETE /v2/companies/id/1/addresses/${id}`)).status).toBe(404)
  expect((await rest('GET /v2/companies/id/2/addresses')).body.error.code).toBe(40006)
  expect((await rest('GET /v2/companies/name/Hull/addresses')).body.error.code).toBe(10006)
})

test('a bulk finds addresses by code: order is kept, and an invalid item fails alone', async () => {
  const { rest, db } = await startTestServer()
  await rest('POST /v2/companies', { name: 'Hull', ...erp })
  await rest('POST /v2/companies', { name: 'Other', addresses: [{ ...quay, code: 'A' }] })
  await rest('POST /v2/companies/id/1/addresses', { ...quay, code: 'A', isDefault: 'Y', notes: 'kept' })

  const { status, body } = await rest('POST /v2/companies/sourceId/7/addresses/bulk', {
    addresses: [
      { ...quay, code: 'B', isDefault: 'Y' },
      { ...quay, code: 'A', street: 'Dam' },
      { ...quay, code: 'twice' },
      { ...quay, code: 'twice' },
      { ...quay, code: 'C', isDefault: 'Y' },
    ],
  })

  expect({ status, body }).toEqual({
    status: 200,
    body: {
      data: [
        done('create', expect.any(Number), 'B'),
        done('update', 2, 'A'),
        failed('twice', 'Another item of this request has the same key'),
        failed('twice', 'Another item of this request has the same key'),
        done('create', expect.any(Number), 'C'),
      ],
      messages: ['Completed', '2 of 5 items failed; see the error of each item'],
      total: 5,
      succeeded: 3,
      failed: 2,
    },
  })
  const rows = await db
    .selectFrom('address')
    .select(['companyId', 'code', 'street', 'notes', 'isDefault'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { companyId: 2, code: 'A', street: 'Kade', notes: null, isDefault: 'N' },
    { companyId: 1, code: 'A', street: 'Dam', notes: 'kept', isDefault: 'N' },
    { companyId: 1, code: 'B', street: 'Kade', notes: null, isDefault: 'N' },
    { companyId: 1, code: 'C', street: 'Kade', notes: null, isDefault: 'Y' },
  ])
  for (const keyless of [quay, { ...quay, code: '' }]) {
    const lacking = await rest('POST /v2/companies/id/1/addresses/bulk', { addresses: [keyless] })
    expect({ status: lacking.status, code: lacking.body.error.code }).toEqual({ status: 400, code: 10016 })
  }
})

test('a bulk that may only change adds nothing', async () => {
  const { rest, db } = await startTestServer()
  await rest('POST /v2/companies', { name: 'Hull', addresses: [{ ...quay, code: 'A', notes: 'old' }] })

  const { body } = await rest('POST /v2/companies/id/1/addresses/bulk', {
    addresses: [
      { ...quay, code: 'A', notes: 'new', city: 'Breda' },
      { ...quay, code: 'B' },
    ],
    directives: { skipCreate: true, skipIfNotEmpty: ['notes'] },
  })

  expect(body.data).toEqual([done('update', 1, 'A'), failed('B', 'Address not found, and skipCreate is set')])
  expect(await db.selectFrom('address').select(['code', 'city', 'notes']).execute()).toEqual([
    { code: 'A', city: 'Breda', notes: 'old' },
  ])
})

test('the addresses of a customer are kept in the same way', async () => {
  const server = await startTestServer()
  const { id } = await addCustomer(server, { email: 'bo@wharf.test' })
  const path = `/v2/customers/id/${id}/addresses`

  const added = await server.rest(`POST ${path}`, quay)
  const bulk = await server.rest(`POST ${path}/bulk`, { addresses: [{ ...quay, code: 'A' }] })
  const changed = await server.rest(`PATCH ${path}/1`, { code: 'B' })

  expect(added).toMatchObject({ status: 201, body: { ...quay, id: 1 } })
  expect(bulk.body.data).toEqual([done('create', 2, 'A')])
  expect(changed.body).toEqual({ ...added.body, code: 'B' })
  expect((await server.rest(`GET ${path}`)).body.data).toMatchObject([{ id: 1 }, { id: 2 }])
  expect((await server.rest(`DELETE ${path}/2`)).status).toBe(200)
  expect((await server.rest('GET /v2/customers/id/99/addresses')).body.error.code).toBe(60006)
})
