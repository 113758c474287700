import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { newBudget } from '../../../../test/context.js'
import { addAdmin, addCompany, addContact, giveRole, logIn } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'
import { meterDatabase } from '../../../db/database.js'
import { pruneHistory } from './history.rows.js'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})

const HISTORY = `query ($recordType: HistoryRecordType!, $recordId: String!, $input: RecordHistorySearchInput) {
  recordHistory(recordType: $recordType, recordId: $recordId, input: $input) {
  itemsFound items { recordType recordId uuid action changedAt changedBy { kind userId email credentialName requestId } changes { field before after } } } }`

interface Asked {
  recordType: string
  recordId: number | string
  [filter: string]: unknown
}

const history = async ({ recordType, recordId, ...input }: Asked, key?: string | null, bearer?: string) => {
  const answer = await server.gql(HISTORY, { recordType, recordId: String(recordId), input }, key, bearer)
  return answer.recordHistory ?? answer
}

/** An administrator with some roles, and their access token. */
async function admin(email: string, roles: Record<string, 'VIEWER' | 'EDITOR' | 'OWNER'> = {}) {
  const { id } = await addAdmin(server, { email })
  for (const [domain, access] of Object.entries(roles)) await giveRole(server, id, domain, access)
  const { accessToken } = await logIn(server, email)
  return { id, bearer: accessToken as string }
}

const short = ({ recordType, action, changes }: Answer) =>
  `${recordType} ${action} ${changes.map((c: Answer) => `${c.field}: ${JSON.stringify(c.before)} → ${JSON.stringify(c.after)}`).join(', ')}`.trim()

/** Creates or changes a product and returns its id. */
async function saveProduct(sku: string, values: object): Promise<number> {
  const { status } = await server.rest('POST /v2/products/bulk/sku', { products: [{ sku, ...values }] })
  expect(status).toBe(200)
  return (await server.db.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id
}

const addTax = () => server.rest('POST /v2/taxes', { code: 'H', zone: 'NL', percentage: 21 })

describe('the history of a record', () => {
  test('shows who changed which field, from what to what, with which key and request', async () => {
    const { id: adminId, bearer } = await admin('ann@wharf.nl', { pricing: 'OWNER' })
    const { body: tax } = await addTax()
    await server.gql(
      `mutation { taxUpdate(id: "${tax.uuid}", input: { percentage: 22 }) { id } }`,
      {},
      await server.bareKey(),
      bearer,
    )

    const { itemsFound, items } = await history({ recordType: 'tax', recordId: tax.id })

    expect(itemsFound).toBe(2)
    expect(items[0]).toEqual({
      recordType: 'tax',
      recordId: tax.id,
      uuid: tax.uuid,
      action: 'UPDATED',
      changedAt: TODAY,
      changedBy: {
        kind: 'ADMINISTRATOR',
        userId: adminId,
        email: 'ann@wharf.nl',
        credentialName: 'test',
        requestId: expect.stringMatching(/./),
      },
      changes: [{ field: 'percentage', before: 21, after: 22 }],
    })
    expect(items[1]).toMatchObject({
      action: 'CREATED',
      changedBy: { kind: 'OAUTH_CLIENT', credentialName: 'test' },
      changes: [],
    })
  })

  test('is the same on both interfaces, by id and by uuid, and goes on after the record was deleted', async () => {
    const { body: tax } = await addTax()
    await server.rest(`DELETE /v2/taxes/${tax.id}`)

    const byId = await server.rest(`GET /v2/history/tax/${tax.id}`)
    const byUuid = await history({ recordType: 'tax', recordId: tax.uuid })

    expect(byId.body.data).toMatchObject([
      { recordType: 'tax', recordId: tax.id, action: 'DELETED', changedBy: { kind: 'OAUTH_CLIENT' } },
      { action: 'CREATED' },
    ])
    expect(byUuid.items.map(short)).toEqual([
      'tax DELETED code: "H" → null, percentage: 21 → null, zone: "NL" → null',
      'tax CREATED',
    ])
  })

  test('has no entry for a change that changes nothing, nor for a refused or a dry run', async () => {
    const { body: tax } = await addTax()
    server.travel('2026-11-16T00:00:00.000Z')

    await server.rest(`PATCH /v2/taxes/${tax.id}`, { percentage: 21 })
    await server.rest(`PATCH /v2/taxes/${tax.id}`, { percentage: 'much' })
    await server.withHeaders({ 'api-dry-run': 'true' }, () => server.rest(`PATCH /v2/taxes/${tax.id}`, { percentage: 6 }))

    expect((await history({ recordType: 'tax', recordId: tax.id })).items.map(short)).toEqual(['tax CREATED'])
  })

  test('lists only the changed languages of a text, and the values of custom fields', async () => {
    await server.gql(
      `mutation { fieldDefinitionCreate(input: { ownerType: PRODUCT, code: "grade", type: TEXT, names: [{ language: "EN", value: "Grade" }] }) { id } }`,
    )
    const names = (en: string) => [
      { language: 'EN', value: en },
      { language: 'NL', value: 'Anker' },
    ]
    const recordId = await saveProduct('A1', { names: names('Anchor'), customFields: { grade: 'A' } })
    await saveProduct('A1', { names: names('Anchors'), customFields: { grade: 'B' } })

    const { items } = await history({ recordType: 'product', recordId, includesParts: false })
    expect(items[0].changes.filter(({ field }: Answer) => /^(names|customFields)/.test(field))).toEqual([
      { field: 'customFields.grade', before: 'A', after: 'B' },
      { field: 'names.EN', before: 'Anchor', after: 'Anchors' },
    ])
  })

  test('of a company has the changes of its addresses and sources, unless they are left out', async () => {
    const id = await addCompany(server, 'Hull')
    await server.rest(`PATCH /v2/companies/id/${id}`, { sources: [{ source: 'erp', sourceId: 'F1' }] })

    const whole = await history({ recordType: 'company', recordId: id })
    const alone = await history({ recordType: 'company', recordId: id, includesParts: false })

    expect(whole.items.map(short)).toContain(
      'companySource CREATED companyId: null → 1, id: null → "F1", name: null → "erp"'.replace('1,', `${id},`),
    )
    expect(alone.items.map(({ recordType }: Answer) => recordType)).not.toContain('companySource')
  })

  test('narrows to a period and to fields, and has pages', async () => {
    const { body: tax } = await addTax()
    for (const [day, change] of [
      ['16', { percentage: 20 }],
      ['17', { exportCode: 'V20' }],
      ['18', { percentage: 19 }],
    ] as const) {
      server.travel(`2026-11-${day}T00:00:00.000Z`)
      await server.rest(`PATCH /v2/taxes/${tax.id}`, change)
    }
    const of = async (more: object) => (await history({ recordType: 'tax', recordId: tax.id, ...more })).items.map(short)

    expect(await of({ fields: ['exportCode'] })).toEqual(['tax UPDATED exportCode: null → "V20"'])
    expect(await of({ changedAt: { from: '2026-11-16T00:00:00Z', to: '2026-11-17T00:00:00Z' } })).toEqual([
      'tax UPDATED exportCode: null → "V20"',
      'tax UPDATED percentage: 21 → 20',
    ])
    expect(await of({ page: 2, offset: 1 })).toEqual(['tax UPDATED exportCode: null → "V20"'])
    expect(await history({ recordType: 'tax', recordId: tax.id, page: 9 })).toMatchObject({ itemsFound: 4, items: [] })
  })

  test('a bulk has one entry for each changed record, and says who sent it; the server itself is a caller, too', async () => {
    const send = (en: string, ...skus: string[]) =>
      server.rest('POST /v2/products/bulk/sku', {
        products: skus.map((sku) => ({ sku, names: [{ language: 'EN', value: en }] })),
      })
    await send('Rope', 'R1', 'R2', 'R3')
    await send('Line', 'R1', 'R2')
    await send('Rope', 'R3')
    await sql`update product set priority = 5 where sku = 'R3'`.execute(server.db)

    const { rows } = await sql<Answer>`
      select p.sku, h.action, h.origin ->> 'kind' as kind, h.changes from "recordHistory" h join product p on p.id = h."recordId"
       where h.type = 'product' and h.action = 'UPDATED' and h.changes ?| '{names,priority}' order by sku`.execute(server.db)

    expect(rows).toMatchObject([
      { sku: 'R1', kind: 'client', changes: { names: [{ EN: 'Rope' }, { EN: 'Line' }] } },
      { sku: 'R2', kind: 'client', changes: { names: [{ EN: 'Rope' }, { EN: 'Line' }] } },
      { sku: 'R3', kind: 'system', changes: { priority: [null, 5] } },
    ])
  })
})

describe('secrets', () => {
  test('never get into the history: passwords, keys, hooks and webhooks', async () => {
    const { id } = await addAdmin(server, { email: 'eve@wharf.nl' })
    await server.gql('mutation { gqlApiKeyCreate(input: { name: "shop" }) { id } }')
    await server.gql('mutation { restApiKeyCreate(input: { name: "erp" }) { id } }')
    await addContact(server, { email: 'kim@hull.nl' })
    const made = await server.gql(
      `mutation { decisionHookCreate(input: { name: "tax", url: "https://hooks.example.com", points: [TAX] }) { id secret } }`,
    )
    await server.gql(`mutation { decisionHookRotateSecret(id: "${made.decisionHookCreate.id}") { id } }`)
    await server.gql(`mutation { decisionHookDelete(id: "${made.decisionHookCreate.id}") }`)
    await server.gql('mutation { adminUserDelete(email: "eve@wharf.nl") }')

    const { rows } = await sql<{ key: string; text: string }>`
      select k.key, e.changes::text as text from (select changes from "recordHistory" union all select changes from control."controlHistory") e, jsonb_each(e.changes) k`.execute(
      server.db,
    )

    expect(rows.filter(({ key }) => /password|secret|hash|salt|token/i.test(key))).toEqual([])
    expect(rows.filter(({ text }) => text.includes(made.decisionHookCreate.secret))).toEqual([])
    expect(rows.map(({ key }) => key)).toContain('url')
    const { rows: admins } =
      await sql<Answer>`select action from control."controlHistory" where type = 'adminUser' and "recordId" = ${id} order by id`.execute(
        server.db,
      )
    expect(admins).toEqual([{ action: 'CREATED' }, { action: 'DELETED' }])
  })

  test('every table that people edit through the interfaces is kept', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind = 'r'
         and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'lastModifiedAt')
         and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname like 'history\\_%')
       order by 1`.execute(server.db)

    // Requests for approval have a chain of entries that only grows; carts belong to buyers, and saved views to one administrator; revisions are a history themselves; the server writes the others.
    expect(rows.map(({ name }) => name)).toEqual([
      'approvalRequest',
      'cart',
      'cartItem',
      'csvImportJob',
      'magicToken',
      'orderRevision',
      'savedView',
      'searchEntry',
      'searchMember',
      'stockReservation',
    ])
  })
})

describe('the reader of a history', () => {
  test('is an administrator with the right to read the record', async () => {
    const { body: tax } = await addTax()
    const input = { recordType: 'tax', recordId: tax.id }
    const key = await server.bareKey()
    const pricing = await admin('ann@wharf.nl', { pricing: 'VIEWER' })
    const other = await admin('bob@wharf.nl', { product: 'OWNER' })

    expect((await history(input, key, pricing.bearer)).items).toHaveLength(1)
    expect(await history(input, key, other.bearer)).toMatchObject({ errors: [{ code: 'FORBIDDEN' }] })
    expect(await history(input, await server.keyFor({ pricing: 'OWNER' }))).toMatchObject({ errors: [{ code: 'FORBIDDEN' }] })
    expect(
      await server.rest(`GET /v2/history/tax/${tax.id}`, undefined, await server.tokenFor({ pricing: 'VIEWER' })),
    ).toMatchObject({
      status: 200,
    })
    expect(
      await server.rest(`GET /v2/history/tax/${tax.id}`, undefined, await server.tokenFor({ order: 'OWNER' })),
    ).toMatchObject({
      status: 403,
    })
  })

  test('of a product does not see its prices without the right to prices', async () => {
    const recordId = await saveProduct('P1', { names: [{ language: 'EN', value: 'Rope' }] })
    await server.gql('mutation ($input: PriceCreateInput!) { priceCreate(input: $input) { id } }', {
      input: { productId: recordId, list: 10, defaultTaxCode: 'H' },
    })
    const key = await server.bareKey()
    const types = async (bearer: string) =>
      new Set((await history({ recordType: 'product', recordId }, key, bearer)).items.map(({ recordType }: Answer) => recordType))

    const both = await types((await admin('ann@wharf.nl', { product: 'VIEWER', pricing: 'VIEWER' })).bearer)
    const one = await types((await admin('bob@wharf.nl', { product: 'VIEWER' })).bearer)

    expect(both).toContain('price')
    expect(one).not.toContain('price')
    expect(one).toContain('product')
  })

  test('of another tenant does not see its keys and administrators', async () => {
    const { id } = await addAdmin(server, { email: 'acme@wharf.nl' }, [])
    const { bearer } = await admin('ann@wharf.nl', { role: 'VIEWER', apikey: 'VIEWER' })

    expect(await history({ recordType: 'adminUser', recordId: id }, await server.bareKey(), bearer)).toMatchObject({
      errors: [{ code: 'NOT_FOUND' }],
    })
  })

  test('gets an error that names the problem', async () => {
    expect(await history({ recordType: 'tax', recordId: 'x' })).toMatchObject({
      errors: [{ message: expect.stringMatching(/must be a numeric id or a uuid/) }],
    })
    expect(await history({ recordType: 'tax', recordId: crypto.randomUUID() })).toMatchObject({
      errors: [{ code: 'RECORD_NOT_FOUND_ERROR' }],
    })
    const { body: tax } = await addTax()
    const queries = ['page=0', 'offset=1001', 'from=soon', 'to=x', 'includesParts=maybe', 'sort=x', `fields=${'a'.repeat(256)}`]
    for (const query of queries)
      expect(await server.rest(`GET /v2/history/tax/${tax.id}?${query}`), query).toMatchObject({ status: 400 })
    expect(await server.rest('GET /v2/history/ship/1')).toMatchObject({ status: 400 })
    expect(await server.rest('GET /v2/history/productSource/0e4c1a6e-1111-4111-8111-111111111111')).toMatchObject({ status: 404 })
    expect(
      await server.rest(
        `GET /v2/history/tax/${tax.id}?fields=code,names&from=2026-01-01&to=2027-01-01T00:00:00Z&page=1&offset=5`,
      ),
    ).toMatchObject({
      status: 200,
      body: { itemsFound: 0 },
    })
  })
})

test('old entries are deleted in batches, the newer ones stay', async () => {
  await sql`insert into "recordHistory" (type, "recordId", action, "changedAt")
            select 'tax', n, 'CREATED', ${TODAY}::timestamptz - interval '1 day' from generate_series(1, 12000) n`.execute(
    server.db,
  )
  const { body: tax } = await addTax()

  expect(await pruneHistory(server.db, 'recordHistory', new Date(TODAY))).toBeGreaterThanOrEqual(12_000)

  expect((await history({ recordType: 'tax', recordId: tax.id })).items.map(short)).toEqual(['tax CREATED'])
})

test('a page is two statements, whatever its size', async () => {
  const { body: tax } = await addTax()
  await server.rest(`PATCH /v2/taxes/${tax.id}`, { percentage: 6 })
  server.statements.length = 0

  await history({ recordType: 'tax', recordId: tax.id, offset: 1 })
  await history({ recordType: 'tax', recordId: tax.id, offset: 1000 })

  expect(server.statements).toHaveLength(4)
})

test('the first statement of a transaction has its own result, with and without parameters', async () => {
  const origin = JSON.stringify({ kind: 'system', at: TODAY })
  const db = meterDatabase(server.db, Object.assign(newBudget(), { origin }))
  const read = (value: number | null) =>
    db.transaction().execute(async (inner) => {
      const statement = value === null ? sql<Answer>`select 7 as n` : sql<Answer>`select ${value}::int as n`
      const { rows } = await statement.execute(inner)
      return { rows, origin: (await sql<Answer>`select current_setting('wharf.origin') as text`.execute(inner)).rows[0].text }
    })

  for (let run = 0; run < 4; run++) {
    expect(await read(null)).toEqual({ rows: [{ n: 7 }], origin })
    expect(await read(8)).toEqual({ rows: [{ n: 8 }], origin })
  }
  const { rows } = await sql<Answer>`select coalesce(current_setting('wharf.origin', true), '') as text`.execute(server.db)
  expect(rows).toEqual([{ text: '' }])
})

test('a write that fails names its own error, and the next write has its own origin', async () => {
  const { bearer } = await admin('ann@wharf.nl', { pricing: 'OWNER' })
  const create = (key: string | null, token?: string) =>
    server.gql('mutation { taxCreate(input: { code: H, zone: "NL", percentage: 21 }) { id } }', {}, key, token)
  const made = await create(await server.bareKey(), bearer)

  for (let run = 0; run < 3; run++)
    expect(await create(await server.keyFor({ pricing: 'OWNER' }))).toMatchObject({
      errors: [{ code: 'TAX_ALREADY_EXISTS_ERROR' }],
    })

  const { items } = await history({ recordType: 'tax', recordId: made.taxCreate.id })
  expect(items).toMatchObject([{ action: 'CREATED', changedBy: { kind: 'ADMINISTRATOR', email: 'ann@wharf.nl' } }])
})
