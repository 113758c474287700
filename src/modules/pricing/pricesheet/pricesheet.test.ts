import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addCompany, addContact, addCustomer } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let ada: { id: number; companyIds: number[] }
let eve: { id: number; companyIds: number[] }
let bo: { id: number }
let second: number
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  second = await addCompany(server, 'Tug & Co')
  const first = await addCompany(server)
  ada = await addContact(server, { email: 'ada@dock.test', companyIds: [first, second] })
  eve = await addContact(server, { email: 'eve@tug.test', companyIds: [second] })
  bo = await addCustomer(server, { email: 'bo@shop.test' })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.travel('2026-11-15T12:00:00.000Z')
  await server.db.deleteFrom('pricesheet').execute()
})

const text = (value: string) => [{ language: 'EN', value }]
const create = async (code: string, more: object = {}): Promise<Answer> => {
  const answer = await server.gql(
    'mutation ($input: PricesheetCreateInput!) { pricesheetCreate(input: $input) { id code priority readonly } }',
    {
      input: { code, ...more },
    },
  )
  return answer.pricesheetCreate ?? answer
}
const change = (operation: 'Assign' | 'Unassign' | 'Update', id: string, input: object): Promise<Answer> =>
  server.gql(
    `mutation ($id: String!, $input: Pricesheet${operation}Input!) {
      pricesheet${operation}(id: $id, input: $input) { code priority readonly usergroups names { language value } lastModifiedAt }
    }`,
    { id, input },
  )
const effective = async (input: object): Promise<Answer> => {
  const answer = await server.gql(
    'query ($input: PricesheetsEffectiveInput!) { pricesheetsEffective(input: $input) { itemsFound items { code } } }',
    { input },
  )
  return answer.pricesheetsEffective?.items.map(({ code }: Answer) => code) ?? answer
}

describe('a price sheet', () => {
  test('has its own code, and priority 1 by default', async () => {
    expect(await create('A')).toMatchObject({ code: 'A', priority: 1, readonly: false })
    expect((await create('A')).errors[0].code).toBe('PRICESHEET_NAME_EXISTS_ERROR')
    expect((await create('B', { priority: 0 })).errors).toHaveLength(1)
    expect((await create('x'.repeat(65))).errors).toHaveLength(1)
  })

  test('that is readonly refuses edits until that is unset; its assignments may change', async () => {
    const { id } = await create('A', { readonly: true, names: text('Old') })

    expect((await change('Update', id, { priority: 5 })).errors[0]).toMatchObject({
      code: 'PRICESHEET_VALIDATION_ERROR',
      message: 'The price sheet with code [A] is readonly',
    })
    expect((await server.gql(`mutation { pricesheetDelete(id: "${id}") }`)).errors[0].code).toBe('PRICESHEET_VALIDATION_ERROR')
    expect((await change('Assign', id, { companyIds: [second] })).pricesheetAssign.code).toBe('A')
    expect((await change('Update', id, { priority: 5, readonly: false })).pricesheetUpdate).toMatchObject({
      priority: 5,
      readonly: false,
      names: text('Old'),
    })
    expect(await server.gql(`mutation { pricesheetDelete(id: "${id}") }`)).toEqual({ pricesheetDelete: true })
  })

  test('is found by code, name, priority, parties and state', async () => {
    const gold = await create('GOLD', { names: text('Gold'), priority: 2 })
    await create('SILVER', { names: text('Silver'), priority: 3, readonly: true })
    await change('Assign', gold.id, { contactIds: [ada.id], companyIds: [second], customerIds: [bo.id] })
    const codes = async (input: string) =>
      (await server.gql(`{ pricesheets(input: ${input}) { items { code } } }`)).pricesheets.items.map(({ code }: Answer) => code)

    expect(await codes('{ codes: ["SILVER"] }')).toEqual(['SILVER'])
    expect(await codes('{ names: ["gold", "bronze"] }')).toEqual(['GOLD'])
    expect(await codes('{ priority: { greaterThan: 3 } }')).toEqual(['SILVER'])
    expect(await codes('{ readonly: false }')).toEqual(['GOLD'])
    expect(await codes(`{ contactIds: [${ada.id}] }`)).toEqual(['GOLD'])
    expect(await codes(`{ contactIds: [${eve.id}] }`)).toEqual([])
    expect(await codes(`{ companyIds: [${second}], customerIds: [${bo.id}] }`)).toEqual(['GOLD'])
    expect(await codes('{ sortInputs: [{ field: PRIORITY, order: DESC }] }')).toEqual(['SILVER', 'GOLD'])
  })
})

describe('the assignment of a sheet', () => {
  test('is added and removed; existing ones stay', async () => {
    const { id } = await create('A')
    await change('Assign', id, { companyIds: [second, second], contactIds: [ada.id], usergroups: ['dealers'] })
    const { pricesheetAssign } = await change('Assign', id, {
      companyIds: [second],
      customerIds: [bo.id],
      usergroups: ['dealers', 'vip'],
    })

    expect(pricesheetAssign.usergroups).toEqual(['dealers', 'vip'])
    const fields =
      'contactsPaginated { itemsFound items { contactId } } customersPaginated { itemsFound } companiesPaginated { items { companyId } }'
    expect(
      await server.gql(
        `{ pricesheet(id: "${id}") { ${fields} contacts { contactId } customers { customerId } companies { companyId } } }`,
      ),
    ).toEqual({
      pricesheet: {
        contactsPaginated: { itemsFound: 1, items: [{ contactId: ada.id }] },
        customersPaginated: { itemsFound: 1 },
        companiesPaginated: { items: [{ companyId: second }] },
        contacts: [{ contactId: ada.id }],
        customers: [{ customerId: bo.id }],
        companies: [{ companyId: second }],
      },
    })
    await change('Unassign', id, { contactIds: [ada.id, eve.id], usergroups: ['vip'] })
    expect(
      (await server.gql(`{ pricesheet(id: "${id}") { usergroups contactsPaginated { itemsFound } companies { companyId } } }`))
        .pricesheet,
    ).toEqual({
      usergroups: ['dealers'],
      contactsPaginated: { itemsFound: 0 },
      companies: [{ companyId: second }],
    })
  })

  test('a party that does not exist changes nothing', async () => {
    const { id } = await create('A')

    expect((await change('Assign', id, { companyIds: [second], contactIds: [999999] })).errors[0].code).toBe(
      'CONTACT_NOT_FOUND_ERROR',
    )
    expect(
      (await server.gql(`{ pricesheet(id: "${id}") { companiesPaginated { itemsFound } } }`)).pricesheet.companiesPaginated
        .itemsFound,
    ).toBe(0)
  })

  test('a caller who may price, but not read people, assigns sheets and sees nobody', async () => {
    const { id } = await create('A')
    const pricing = await server.keyFor({ pricing: 'OWNER' })
    const answer = await server.gql(
      `mutation { pricesheetAssign(id: "${id}", input: { contactIds: [${ada.id}] }) { contactsPaginated { itemsFound } contacts { contactId } } }`,
      {},
      pricing,
    )

    expect(answer.pricesheetAssign).toEqual({ contactsPaginated: { itemsFound: 0 }, contacts: [] })
    expect(await effective({ contactId: ada.id })).toEqual(['A'])
  })
})

describe('the sheets that apply', () => {
  beforeEach(async () => {
    const late = await create('LATE', { priority: 5 })
    const own = await create('OWN', { priority: 3 })
    const first = await create('FIRST', { priority: 1 })
    const tie = await create('TIE', { priority: 3 })
    const other = await create('OTHER', { priority: 1 })
    await change('Assign', late.id, { companyIds: [ada.companyIds[0]], customerIds: [bo.id] })
    await change('Assign', own.id, { contactIds: [ada.id], companyIds: [ada.companyIds[0]] })
    await change('Assign', tie.id, { contactIds: [ada.id] })
    await change('Assign', first.id, { companyIds: [second] })
    await change('Assign', other.id, { contactIds: [eve.id] })
  })

  test('to a contact are its own and those of its default company, lowest number first, then the older one', async () => {
    expect(await effective({ contactId: ada.id })).toEqual(['OWN', 'TIE', 'LATE'])
    expect(await effective({ contactId: ada.id, companyId: second })).toEqual(['FIRST', 'OWN', 'TIE'])
    expect(await effective({ customerId: bo.id, companyId: second })).toEqual(['LATE'])
    expect(await effective({ contactId: ada.id, page: 2, offset: 2 })).toEqual(['LATE'])
    expect(await effective({ contactId: ada.id, page: 9, offset: 2 })).toEqual([])
    expect(await effective({ contactId: ada.id, page: 2_147_483_647, offset: 1000 })).toEqual([])
  })

  test('are asked of one person; a company must be one of the contact', async () => {
    const codeOf = async (input: object) => (await effective(input)).errors[0].code
    for (const input of [{}, { contactId: ada.id, customerId: bo.id }, { contactId: eve.id, companyId: ada.companyIds[0] }])
      expect(await codeOf(input)).toBe('PRICESHEET_FETCH_ERROR')
    expect(await codeOf({ contactId: 999999 })).toBe('PRICESHEET_FETCH_ERROR')
    expect(await codeOf({ customerId: 999999 })).toBe('PRICESHEET_FETCH_ERROR')
  })

  test('are shown on parties, for a page of them in a constant number of statements', async () => {
    const query = `{ contacts { items { data: contactId pricesheets { code } pricesheetsEffective(input: { offset: 2 }) { itemsFound items { code } }
      company { pricesheets { code } } } } }`
    await server.gql(query)
    server.statements.length = 0
    const { contacts } = await server.gql(query)

    expect(contacts.items).toEqual([
      {
        data: ada.id,
        pricesheets: [{ code: 'OWN' }, { code: 'TIE' }],
        pricesheetsEffective: { itemsFound: 3, items: [{ code: 'OWN' }, { code: 'TIE' }] },
        company: { pricesheets: [{ code: 'OWN' }, { code: 'LATE' }] },
      },
      {
        data: eve.id,
        pricesheets: [{ code: 'OTHER' }],
        pricesheetsEffective: { itemsFound: 2, items: [{ code: 'FIRST' }, { code: 'OTHER' }] },
        company: { pricesheets: [{ code: 'FIRST' }] },
      },
    ])
    expect(server.statements.filter((statement) => /pricesheet/.test(statement))).toHaveLength(6)
    const { customer } = await server.gql(
      `{ customer(id: ${bo.id}) { pricesheets { code } pricesheetsEffective { items { code } } } }`,
    )
    expect(customer).toEqual({ pricesheets: [{ code: 'LATE' }], pricesheetsEffective: { items: [{ code: 'LATE' }] } })
  })
})

describe('REST', () => {
  test('reads, changes, assigns and deletes a sheet by id or code', async () => {
    const { body: added } = await server.rest('POST /v2/pricesheets', { code: 'A', names: text('Gold') })
    expect(added).toMatchObject({ code: 'A', priority: 1, usergroups: [] })
    for (const path of [`id/${added.id}`, `id/${added.uuid}`, 'code/A'])
      expect((await server.rest(`GET /v2/pricesheets/${path}`)).body.code).toBe('A')
    expect((await server.rest('PATCH /v2/pricesheets/code/A', { priority: 4 })).body.priority).toBe(4)
    expect((await server.rest('POST /v2/pricesheets/code/A/assign', { companyIds: [second] })).status).toBe(200)
    expect((await server.rest('POST /v2/pricesheets/search', { companyIds: [second] })).body.itemsFound).toBe(1)
    expect((await server.rest('POST /v2/pricesheets/code/A/unassign', { companyIds: [second] })).status).toBe(200)
    expect((await server.rest('POST /v2/pricesheets/search', { companyIds: [second] })).body.itemsFound).toBe(0)
    expect((await server.rest('GET /v2/pricesheets/sku/A')).body.error.code).toBe(10006)
    expect((await server.rest('DELETE /v2/pricesheets/code/A')).status).toBe(200)
    expect((await server.rest('GET /v2/pricesheets/code/A')).status).toBe(404)
  })

  test('writes many by code; a readonly one fails alone', async () => {
    await create('LOCKED', { readonly: true })
    const { body } = await server.rest('POST /v2/pricesheets/bulk/code', {
      pricesheets: [
        { code: 'NEW', priority: 2 },
        { code: 'LOCKED', priority: 2 },
      ],
    })

    expect(body.data).toMatchObject([
      { key: 'NEW', success: true, action: 'create' },
      { key: 'LOCKED', success: false, error: 'The price sheet with code [LOCKED] is readonly' },
    ])
  })
})

test('a file of sheets has a row for each language', async () => {
  await create('OLD', { priority: 9, names: text('Old') })
  const content = [
    'CODE,LANGUAGE,NAME,PRIORITY,READONLY',
    'NEW,EN,New,3,true',
    'NEW,NL,Nieuw,,',
    'OLD,NL,Oud,2,',
    ',EN,Nobody,,',
    'ZERO,EN,Zero,0,',
  ].join('\n')
  const { pricesheetCsvImport } = await server.upload(
    'mutation ($input: PricesheetCsvInput!) { pricesheetCsvImport(input: $input) { importedCount errors { code messages rowNumber } } }',
    { input: { file: null } },
    { 'variables.input.file': { name: 'a.csv', type: 'text/csv', content } },
  )

  expect(pricesheetCsvImport).toEqual({
    importedCount: 3,
    errors: [
      { code: 'VALIDATION', messages: ['CODE must be given'], rowNumber: 4 },
      { code: 'VALIDATION', messages: [expect.stringContaining('PRIORITY')], rowNumber: 5 },
    ],
  })
  const { pricesheets } = await server.gql(
    '{ pricesheets(input: { sortInputs: [{ field: CODE }] }) { items { code priority readonly names { language value } } } }',
  )
  expect(pricesheets.items).toEqual([
    {
      code: 'NEW',
      priority: 3,
      readonly: true,
      names: [
        { language: 'NL', value: 'Nieuw' },
        { language: 'EN', value: 'New' },
      ],
    },
    {
      code: 'OLD',
      priority: 2,
      readonly: false,
      names: [
        { language: 'NL', value: 'Oud' },
        { language: 'EN', value: 'Old' },
      ],
    },
  ])
})
