import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ closes: false })
})
afterAll(() => server.close())

const capital = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1)

/** Sends lines as a file. */
async function send(
  kind: 'company' | 'contact' | 'customer',
  lines: string[],
  mappings?: object[],
  apikey?: string,
): Promise<Answer> {
  const query = `mutation ($input: ${capital(kind)}CsvInput!) { ${kind}CsvImport(input: $input) {
    importedCount errors { code messages rowNumber record } } }`
  const file = { name: 'rows.csv', type: 'text/csv', content: lines.join('\n') }
  const answer = await server.upload(query, { input: { file: null, mappings } }, { 'variables.input.file': file }, apikey)
  return answer[`${kind}CsvImport`] ?? answer
}
const rows = async (table: 'company' | 'contact' | 'customer') =>
  (await server.rest(`GET /v2/${table === 'company' ? 'companies' : `${table}s`}?expands=sources&offset=100`)).body.data

describe('a file of companies', () => {
  test('adds and changes them, by number, by another system’s key, or as new ones', async () => {
    const { id } = (await server.rest('POST /v2/companies', { name: 'Old', notes: 'kept' })).body

    const first = await send('company', [
      'companyId,Name,taxNumber,SOURCE_NAME,SOURCE_ID,hidden,budget',
      `${id},Hull,NL1,,,Y,5`,
      '0,Tug,,erp,T,,',
      ',"Dock, Inc",,,,,',
    ])
    const again = await send('company', ['NAME,SOURCE_NAME,SOURCE_ID', 'Tugs,erp,T', 'Tug & Co,erp,T'])

    expect([first, again]).toEqual([
      { importedCount: 3, errors: [] },
      { importedCount: 2, errors: [] },
    ])
    expect(await rows('company')).toMatchObject([
      { id, name: 'Hull', taxNumber: 'NL1', hidden: 'Y', notes: 'kept', sources: [] },
      { name: 'Tug & Co', hidden: 'N', sources: [{ source: 'erp', sourceId: 'T' }] },
      { name: 'Dock, Inc', sources: [] },
    ])
  })

  test('reports every row that it cannot use, and uses the others', async () => {
    const before = (await rows('company')).length

    const answer = await send(
      'company',
      ['naam,key,mail,number', 'Good,1,good@a.nl,', 'Bad,2,nowhere,x', ',3,,', 'Lost,4,,999999', 'Half,,,'],
      [
        { csvHeader: 'naam', fieldName: 'NAME' },
        { csvHeader: 'mail', fieldName: 'EMAIL' },
        { csvHeader: 'number', fieldName: 'COMPANY_ID' },
      ],
    )

    expect(answer.importedCount).toBe(2)
    expect(answer.errors).toEqual([
      {
        code: 'VALIDATION',
        messages: ['EMAIL must be an e-mail address', 'COMPANY_ID must be a whole number'],
        rowNumber: 2,
        record: { naam: 'Bad', key: '2', mail: 'nowhere', number: 'x' },
      },
      expect.objectContaining({ code: 'DB_INSERT', messages: ['Company not found; a new one needs name'], rowNumber: 3 }),
      expect.objectContaining({ code: 'DB_INSERT', messages: ['Company with id [999999] not found'], rowNumber: 4 }),
    ])
    expect(await rows('company')).toHaveLength(before + 2)
  })

  test('needs user.OWNER', async () => {
    const before = await rows('company')

    const answer = await send('company', ['NAME', 'X'], undefined, await server.keyFor({ user: 'EDITOR' }))

    expect(answer.errors).toEqual([{ message: 'Forbidden resource', code: 'FORBIDDEN' }])
    expect(await rows('company')).toEqual(before)
  })
})

test('a file of contacts puts them into their companies', async () => {
  const [one, two] = [
    (await server.rest('POST /v2/companies', { name: 'One', sources: [{ source: 'erp', sourceId: 'ONE' }] })).body.id,
    (await server.rest('POST /v2/companies', { name: 'Two' })).body.id,
  ]

  const answer = await send('contact', [
    'firstName,EMAIL,PRIMARY_COMPANY_ID,COMPANY_ID,COMPANY_SOURCE_NAME,COMPANY_SOURCE_ID,SOURCE_NAME,SOURCE_ID,DATE_OF_BIRTH,primaryLanguage,gender,login',
    `Ada,ada@a.nl,${one},${two},,,erp,A,1990-02-03,nl,f,ada`,
    'Bob,bob@a.nl,,,erp,ONE,erp,B,,,,',
    'Eve,eve@a.nl,,,erp,NONE,erp,E,,,,',
    'Max,max@a.nl,,,,,erp,M,1990-02-30,,,',
    'Joe,joe@a.nl,,,,,erp,J,,,,',
    `Zoe,zoe@a.nl,${one},999999,,,erp,Z,,,,`,
  ])

  expect(answer.importedCount).toBe(2)
  expect(answer.errors.map(({ code, messages, rowNumber }: Answer) => [rowNumber, code, messages[0]])).toEqual([
    [3, 'DB_INSERT', 'The company of the contact does not exist'],
    [4, 'VALIDATION', 'DATE_OF_BIRTH must be an ISO 8601 date'],
    [5, 'DB_INSERT', 'Contact not found; a new one needs parentId'],
    [6, 'DB_INSERT', 'Company with id [999999] not found'],
  ])
  const { contacts } = await server.gql(
    '{ contacts { items { firstName gender primaryLanguage dateOfBirth company { companyId } companies(input: { page: 1, offset: 12 }) { items { companyId } } } } }',
  )
  expect(contacts.items).toEqual([
    {
      firstName: 'Ada',
      gender: 'F',
      primaryLanguage: 'NL',
      dateOfBirth: '1990-02-03T00:00:00.000Z',
      company: { companyId: one },
      companies: { items: [{ companyId: one }, { companyId: two }] },
    },
    {
      firstName: 'Bob',
      gender: null,
      primaryLanguage: null,
      dateOfBirth: null,
      company: { companyId: one },
      companies: { items: [{ companyId: one }] },
    },
  ])
})

test('a file of customers adds and changes them', async () => {
  const made = await send('customer', [
    'FIRST_NAME,EMAIL,DEBTOR_ID,SOURCE_NAME,SOURCE_ID,ssn',
    'Bo,bo@a.nl,D1,erp,B,9',
    'Cy,cy@a.nl,,erp,,',
    ',,,,,9',
  ])
  const [{ id }] = await rows('customer')

  const changed = await send('customer', ['CUSTOMER_ID,LAST_NAME', `${id},Quay`])

  expect(made).toMatchObject({
    importedCount: 1,
    errors: [
      { code: 'VALIDATION', rowNumber: 2 },
      { code: 'VALIDATION', rowNumber: 3, messages: ['EMAIL or a name must be given for a new customer'] },
    ],
  })
  expect(changed).toEqual({ importedCount: 1, errors: [] })
  expect(await rows('customer')).toMatchObject([{ id, firstName: 'Bo', lastName: 'Quay', email: 'bo@a.nl', debtorId: 'D1' }])
})
