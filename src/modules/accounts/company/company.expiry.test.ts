import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/test-server.js'

const companies = async (server: TestServer) =>
  (await server.db.selectFrom('company').select('name').orderBy('id').execute()).map(({ name }) => name)

/** Registers a company as a visitor; returns what the first contact needs. */
async function register(server: TestServer, name: string) {
  const mutation = 'mutation ($name: String!) { companyCreate(input: { name: $name }) { companyId registrationToken } }'
  return (await server.gql(mutation, { name }, await server.bareKey())).companyCreate
}

test('a company that a visitor registered and nobody joined is deleted after a month, and the deletion is reported', async () => {
  const server = await startTestServer()
  const abandoned = await register(server, 'Abandoned')
  const joined = await register(server, 'Joined')
  const changed = await register(server, 'Seen by the merchant')
  const known = await register(server, 'Known to the ERP')
  await server.gql('mutation { companyCreate(input: { name: "Of the merchant" }) { companyId } }')
  await server.gql(
    `mutation ($id: Int!, $token: String) {
      contactRegister(input: { parentId: $id, registrationToken: $token, email: "ada@hull.test" }) { contact { userId } } }`,
    { id: joined.companyId, token: joined.registrationToken },
    await server.bareKey(),
  )
  // The contact leaves: the company was in use.
  await server.db.deleteFrom('contact').execute()
  await sql`insert into "companySource" values ('erp', '7', ${known.companyId})`.execute(server.db)
  server.travel('2026-11-20T12:00:00.000Z')
  await server.gql('mutation ($id: Int!) { companyUpdate(id: $id, input: { debtorId: "D1" }) { companyId } }', {
    id: changed.companyId,
  })

  server.travel('2026-12-15T11:00:00.000Z')
  await server.outbox.work()
  const before = await companies(server)
  server.travel('2026-12-15T12:01:00.000Z')
  await server.outbox.work()

  expect(before).toHaveLength(5)
  expect(await companies(server)).toEqual(['Joined', 'Seen by the merchant', 'Known to the ERP', 'Of the merchant'])
  const deleted = await server.db.selectFrom('event').select('payload').where('trigger', '=', 'COMPANY_DELETED').execute()
  expect(deleted).toMatchObject([{ payload: { companyId: abandoned.companyId, company: { name: 'Abandoned' } } }])
  expect(server.outbox.failures).toEqual([])
})

test('if strangers register more companies than anybody can review, those of yesterday are deleted first', async () => {
  const server = await startTestServer()
  await sql`insert into company (uuid, name, "registrationTokenHash", "createdAt", "lastModifiedAt")
    select gen_random_uuid(), 'Flood ' || i, '\\x00', t, t from generate_series(1, 10001) i,
           lateral (select timestamptz '2026-11-14T11:00:00Z' + (i / 60) * interval '10 minutes' as t) at`.execute(server.db)

  await server.outbox.work()
  const left = await companies(server)

  expect([left.length, left[0]]).toEqual([9901, 'Flood 101'])
})

test('everything that refers to a company keeps it, apart from its addresses', async () => {
  const server = await startTestServer()
  const { rows } = await sql<{ condition: string }>`
    select format('from %s other where other.%s = company.id', to_json(c.relname), to_json(a.attname)) as condition from pg_constraint f
      join pg_class c on c.oid = f.conrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
     where f.contype = 'f' and f.confrelid = 'company'::regclass`.execute(server.db)
  server.statements.length = 0

  await server.outbox.work()

  const statement = server.statements.find((text) => text.includes('"lastModifiedAt" = "createdAt"')) ?? ''
  expect(rows.map(({ condition }) => condition).filter((condition) => !statement.includes(condition))).toEqual([
    'from "address" other where other."companyId" = company.id',
  ])
})
